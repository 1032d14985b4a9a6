/** Chapter 21: the threats win. Kings fall, jacks lead to safety, threats choose, the rest flees. */
import { needed, type Plain, type Refusal, seat } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { NOWHERE, type Table } from '../table.ts';
import { MOVE, MOVES, notAnAnswer, SLAY, SLAYINGS } from './answers.ts';
import { stepIn } from './attack.ts';
import { book, type DF, type FrameOf, type P, type VarsIn } from './book.ts';
import { displacement } from './displacement.ts';
import { place, threatOrNone, threatSet, unit, unitOrNone, unitSet } from './kinds.ts';
import { destroyDefender, enter, occupy, sendToReserve, wound } from './losses.ts';
import {
  areConnected,
  cardValue,
  compareDefenders,
  DEFENDER_IDS,
  defenderNamed,
  defendersAt,
  hasRoom,
  isEnterable,
  isRegiment,
  isRuined,
  LOCATION_IDS,
  next,
  THREAT_IDS,
} from './reading.ts';
import { telling } from './texts.ts';

export const defeat = book.procedure('defeat', {
  location: needed(place),
  active: seat,
  /** Threats that have destroyed a defender (DF-21.5). */
  used: threatSet,
  /** Whom the jacks lead to safety. */
  immune: unitSet,
  /** The jack that chooses now. */
  jack: unit,
  /** Whom it chose; later who was destroyed, and by which threat. */
  unit: unitOrNone,
  threat: threatOrNone,
});
type V = VarsIn<typeof defeat>;
type F = FrameOf<typeof defeat>;
const isImmune = (f: F, d: number): boolean => ((f.vars.immune >> d) & 1) === 1;

/** DF-21.1. */
function fallenKings(p: P, f: F): void {
  const { t } = p;
  f.vars.active = t.first;
  for (const d of ofClass(t, f.vars.location, 'king')) if (t.ending === null) destroyDefender(p, d, 'king', '', 'DF-21.1');
}
/** Highest first (DF-21.3). */
function ofClass(t: Table, l: number, own: 'jack' | 'king'): number[] {
  const list = defendersAt(t, l).filter((d) => t.defenders[d].class === own);
  return list.sort((a, b) => compareDefenders(t, a, b));
}

function whyNotProtect(t: Table, f: F, answer: Plain): Refusal<DF> {
  const d = defenderNamed(t, answer);
  if (d < 0) return notAnAnswer('defeat/protect', answer);
  const unit = DEFENDER_IDS[d];
  return d === f.vars.jack ? no('DF-21.4', 'notItself', { unit }) : no('DF-21.2', 'notInBattle', { unit });
}

/** DF-21.5, DF-21.6. */
function pushPairs(t: Table, f: F, list: string[]): void {
  const { location, used } = f.vars;
  for (let i = 0; i < t.target.length; i++) {
    if (t.target[i] !== location || (used >> i) & 1) continue;
    const { face } = t.threats[i];
    for (let d = 0; d < t.where.length; d++) {
      if (t.where[d] === location && !isImmune(f, d) && cardValue(t, d) <= face) list.push(SLAY[i][d]);
    }
  }
}
function hasPair(t: Table, f: F): boolean {
  const { location, used } = f.vars;
  let strongest = -1;
  for (let i = 0; i < t.target.length; i++) {
    if (t.target[i] === location && ((used >> i) & 1) === 0) strongest = Math.max(strongest, t.threats[i].face);
  }
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] === location && !isImmune(f, d) && cardValue(t, d) <= strongest) return true;
  }
  return false;
}
function whyNotKill(t: Table, f: F, answer: Plain): Refusal<DF> {
  if (answer === 'pass' || answer === 'none') return no('DF-21.6', 'mustChoosePair', {});
  const pair = SLAYINGS.get(answer);
  if (!pair || pair.a >= t.threats.length || pair.b >= t.defenders.length) return notAnAnswer('defeat/kill', answer);
  const [threat, unit] = [THREAT_IDS[pair.a], DEFENDER_IDS[pair.b]];
  if (t.target[pair.a] !== f.vars.location) return no('DF-21.5', 'notInBattle', { unit: threat });
  if ((f.vars.used >> pair.a) & 1) return no('DF-21.5', 'hadItsKill', { unit: threat });
  if (t.where[pair.b] !== f.vars.location) return no('DF-21.5', 'notInBattle', { unit });
  if (isImmune(f, pair.b)) return no('DF-21.6', 'isImmune', { unit });
  const { face } = t.threats[pair.a];
  return no('DF-21.5', 'tooStrong', { unit: threat, value: face, other: unit, otherValue: cardValue(t, pair.b) });
}

/** DF-21.9, DF-21.16, DF-21.17. */
const canFlee = (t: Table, d: number, from: number, l: number): boolean =>
  l !== from && areConnected(t, from, l) && (isRegiment(t, d) ? hasRoom(t, l) : isEnterable(t, l));
function pushFlights(t: Table, f: F, list: string[]): void {
  const from = f.vars.location;
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] !== from) continue;
    for (let l = 0; l < t.locations.length; l++) if (canFlee(t, d, from, l)) list.push(MOVE[d][l]);
  }
}
function anyFlight(t: Table, f: F): boolean {
  const from = f.vars.location;
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] !== from) continue;
    for (let l = 0; l < t.locations.length; l++) if (canFlee(t, d, from, l)) return true;
  }
  return false;
}
function whyNotFlee(t: Table, f: F, answer: Plain): Refusal<DF> {
  const step = stepIn(t, answer);
  if (!step) return notAnAnswer('defeat/flee', answer);
  const from = f.vars.location;
  const [unit, location] = [DEFENDER_IDS[step.d], LOCATION_IDS[step.l]];
  if (t.where[step.d] !== from) return no('DF-21.15', 'notInBattle', { unit });
  if (!areConnected(t, from, step.l)) return no('DF-21.8', 'notConnected', { a: LOCATION_IDS[from], b: location });
  if (!isEnterable(t, step.l)) return no('DF-21.16', 'notEnterable', { location, why: isRuined(t, step.l) ? 'ruined' : 'held' });
  return no('DF-21.9', 'noRoom', { location, capacity: t.locations[step.l].capacity });
}

/** DF-21.11, DF-21.15: immune ones left go to the reserve, the others are destroyed. */
function noEscape(p: P, f: F): void {
  const { t } = p;
  for (const d of defendersAt(t, f.vars.location)) {
    if (t.ending !== null) return;
    if (isImmune(f, d)) sendToReserve(p, d);
    else destroyDefender(p, d, 'flight', '', isRegiment(t, d) ? 'DF-21.9' : 'DF-21.16');
  }
}
const isOpen = (t: Table): boolean => t.ending === null;
const pass = (p: P, f: F): void => {
  f.vars.active = next(p.t, f.vars.active);
};

/** In the order of DF-21.19. */
defeat.does((w) => [
  w.run(fallenKings),
  w.each('jack', (t, f) => (isOpen(t) ? ofClass(t, f.vars.location, 'jack') : []), [
    w.run((_p, f) => {
      f.vars.unit = NOWHERE;
    }),
    w.ask<string>('protect', {
      rule: 'DF-21.2',
      who: (_t, f) => f.vars.active,
      legal: (t, f, list) => {
        for (const d of defendersAt(t, f.vars.location)) if (d !== f.vars.jack) list.push(DEFENDER_IDS[d]);
        list.push('none');
      },
      why: whyNotProtect,
      take: (p, f, answer) => {
        const seat = f.vars.active;
        if (answer === 'none') {
          p.tell?.({ kind: 'passed', rule: 'DF-21.2', seat, question: 'defeat/protect' });
          return;
        }
        f.vars.unit = defenderNamed(p.t, answer);
        f.vars.immune |= 1 << f.vars.unit;
        p.tell?.({ kind: 'madeImmune', rule: 'DF-21.2', seat, jack: DEFENDER_IDS[f.vars.jack], unit: answer });
      },
      show: (_t, f) => ({ jack: DEFENDER_IDS[f.vars.jack], location: LOCATION_IDS[f.vars.location] }),
    }),
    w.when(
      (_t, f) => f.vars.unit !== NOWHERE,
      [
        w.ask(
          'safety',
          telling<V>({
            question: 'defeat/safety',
            what: 'safety',
            who: (_t, f) => f.vars.active,
            about: (_t, f) => [DEFENDER_IDS[f.vars.jack], DEFENDER_IDS[f.vars.unit]],
            show: (_t, f) => ({ jack: DEFENDER_IDS[f.vars.jack], unit: DEFENDER_IDS[f.vars.unit] }),
          }),
        ),
      ],
    ),
    w.run(pass),
  ]),
  // DF-12.6: each procedure begins with the First Player afresh.
  w.run((p, f) => {
    f.vars.active = p.t.first;
  }),
  w.loop(
    (t, f) => isOpen(t) && hasPair(t, f),
    [
      w.ask<string>('kill', {
        rule: 'DF-21.5',
        who: (_t, f) => f.vars.active,
        legal: pushPairs,
        why: whyNotKill,
        take: (p, f, answer) => {
          const pair = SLAYINGS.get(answer);
          if (!pair) return;
          f.vars.threat = pair.a;
          f.vars.unit = pair.b;
          f.vars.used |= 1 << pair.a;
          destroyDefender(p, pair.b, 'battle', THREAT_IDS[pair.a], 'DF-21.5');
        },
        show: (_t, f) => ({ location: LOCATION_IDS[f.vars.location] }),
      }),
      w.ask(
        'describe',
        telling<V>({
          question: 'defeat/describe',
          what: 'lastStand',
          who: (_t, f) => f.vars.active,
          about: (_t, f) => [DEFENDER_IDS[f.vars.unit], THREAT_IDS[f.vars.threat]],
          show: (_t, f) => ({ unit: DEFENDER_IDS[f.vars.unit], threat: THREAT_IDS[f.vars.threat] }),
        }),
      ),
      w.run(pass),
    ],
  ),
  w.run((p, f) => {
    const { t } = p;
    f.vars.active = t.first;
    if (isOpen(t)) for (const d of defendersAt(t, f.vars.location)) wound(p, d, 'DF-21.8');
  }),
  w.loop(
    (t, f) => isOpen(t) && anyFlight(t, f),
    [
      w.ask<string>('flee', {
        rule: 'DF-21.15',
        who: (_t, f) => f.vars.active,
        legal: pushFlights,
        why: whyNotFlee,
        take: (p, f, answer) => {
          const pair = MOVES.get(answer);
          if (pair) enter(p, f.vars.active, pair.a, pair.b, 'flight', 'DF-21.8');
        },
        show: (_t, f) => ({ location: LOCATION_IDS[f.vars.location] }),
      }),
      w.run(pass),
    ],
  ),
  w.call(displacement, (t, f) => {
    const { location, immune, active } = f.vars;
    const left = isOpen(t) && defendersAt(t, location).some((d) => isImmune(f, d));
    return left ? { cause: 'immune', location, immune, active } : null;
  }),
  w.run((p, f) => {
    noEscape(p, f);
    if (isOpen(p.t)) occupy(p, f.vars.location);
  }),
]);
