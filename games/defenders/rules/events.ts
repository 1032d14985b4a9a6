/** Chapter 16: special events, and what an activated threat does. */
import { flag, needed, type Plain, type PlainRecord, type Random, type Refusal, whole } from '@guildhall/kernel';
import { ACTIVATED_JACK_DAMAGE, FACE_VALUE, isFaceValue, LEAST_DAMAGE_STROKES } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { notAnAnswer, VALUE } from './answers.ts';
import { book, type DF, type FrameOf, type P, type VarsIn } from './book.ts';
import { roll } from './dice.ts';
import { displacement } from './displacement.ts';
import { DRAWING_FORM, readStrokes } from './drawing.ts';
import { changedEntries, entryPoints } from './entries.ts';
import { placeOrNone, suitCard, threatOrNone, unitOrNone } from './kinds.ts';
import { changeMorale, destroyDefender, ruin, wound } from './losses.ts';
import { plainDamage } from './plain-drawing.ts';
import {
  compareThreats,
  DEFENDER_IDS,
  defendersAt,
  enterable,
  isAlive,
  isInCity,
  LOCATION_IDS,
  leftOfFirst,
  setOf,
  THREAT_IDS,
  threatIds,
} from './reading.ts';
import { ALOUD, isRecord, nextLine, sampleTold, strangeField, telling, toldOf, whyNotTold } from './texts.ts';

/** Threats in play whose face value passes, in the order in which attackers are placed (DF-17.7). */
export function threatsWith(t: Table, passes: (face: number) => boolean): number[] {
  const list: number[] = [];
  for (let i = 0; i < t.base.length; i++) if (isAlive(t, i) && passes(t.threats[i].face)) list.push(i);
  return list.sort((a, b) => compareThreats(t, a, b));
}

/** DF-16.13 to DF-16.15: the values nearest to the card that are present, one or two of them. */
export function nearestValues(t: Table, value: number): number[] {
  let near: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < t.base.length; i++) {
    if (!isAlive(t, i)) continue;
    const { face } = t.threats[i];
    const off = Math.abs(face - value);
    if (off > least) continue;
    if (off < least) near = [];
    least = off;
    if (!near.includes(face)) near.push(face);
  }
  return near.sort((a, b) => a - b);
}

/** It gives the face value that attacks. */
export const surprise = book.procedure('surprise', { card: needed(suitCard) }, whole(1, VALUE.length - 1));
surprise.does((w) => [
  w.ask<string>('value', {
    rule: 'DF-16.15',
    legal: (t, f, list) => {
      for (const value of nearestValues(t, FACE_VALUE[f.vars.card])) list.push(VALUE[value]);
    },
    why: (_t, _f, answer) => {
      const value = VALUE.indexOf(String(answer));
      return value > 0 ? no('DF-16.14', 'notNearest', { value }) : notAnAnswer('surprise/value', answer);
    },
    take: (p, f, answer) => {
      const { t } = p;
      const value = FACE_VALUE[f.vars.card];
      const nearest = VALUE.indexOf(answer);
      const threats = threatsWith(t, (face) => face === nearest);
      const rule = nearest === value ? 'DF-16.13' : 'DF-16.14';
      p.tell?.({ kind: 'surpriseAttack', rule, value, nearest, threats: threatIds(threats) });
      p.give(surprise, nearest);
    },
    show: (_t, f) => ({ card: f.vars.card }),
  }),
]);

/** One of several with equal chances, shown as a die with as many faces (DF-28.4). */
function drawn(p: P, list: readonly number[], tell: (die: number) => void): number {
  const die = list.length === 1 ? 1 : roll(p, 'activation', list.length);
  tell(die);
  return list[die - 1];
}

/** The threat that acts; the Queen's target and whether it was eliminated; the location the King strikes. */
export const threatActs = book.procedure('threat acts', {
  threat: threatOrNone,
  unit: unitOrNone,
  location: placeOrNone,
  out: flag(),
});
type V = VarsIn<typeof threatActs>;
type F = FrameOf<typeof threatActs>;

const threatClass = (t: Table, f: F): string => (f.vars.threat < 0 ? '' : t.threats[f.vars.threat].class);
const about = (_t: Table, f: F): string[] => {
  const list = [THREAT_IDS[f.vars.threat]];
  if (f.vars.unit >= 0) list.push(DEFENDER_IDS[f.vars.unit]);
  return list;
};
const show = (_t: Table, f: F): PlainRecord => ({
  threat: THREAT_IDS[f.vars.threat],
  unit: f.vars.unit < 0 ? '' : DEFENDER_IDS[f.vars.unit],
});

/** A machine neither drinks poison nor sleeps in a bed. */
const onTarget =
  (prompt: string) =>
  (t: Table, f: F): string =>
    t.defenders[f.vars.unit].class === 'king' ? `${prompt}_machine` : prompt;

/** DF-16.17 to DF-16.19. */
function activate(p: P, f: F): void {
  const { t } = p;
  const threats: number[] = [];
  for (let i = 0; i < t.base.length; i++) if (isAlive(t, i) && isFaceValue(t.threats[i].face)) threats.push(i);
  if (threats.length === 0) {
    p.tell?.({ kind: 'nothingActivated', rule: 'DF-16.19' });
    return;
  }
  f.vars.threat = drawn(p, threats, (die) => {
    const { id, class: own } = t.threats[threats[die - 1]];
    p.tell?.({ kind: 'threatActivated', rule: 'DF-16.18', threat: id, class: own, die, of: threats.length });
  });
}

/** DF-16.21, DF-16.24: a Face Card defender in the city. */
function aim(p: P, f: F): void {
  const { t } = p;
  const threat = THREAT_IDS[f.vars.threat];
  const units: number[] = [];
  for (let d = 0; d < t.where.length; d++) if (isInCity(t, d) && isFaceValue(t.defenders[d].face)) units.push(d);
  if (units.length === 0) {
    p.tell?.({ kind: 'noTarget', rule: 'DF-16.24', threat });
    return;
  }
  f.vars.unit = drawn(p, units, (die) =>
    p.tell?.({ kind: 'targetDrawn', rule: 'DF-16.21', target: DEFENDER_IDS[units[die - 1]], die, of: units.length }),
  );
}

/** DF-16.21 to DF-16.23. */
function duel(p: P, f: F): void {
  const { threat, unit } = f.vars;
  const threatDie = roll(p, 'activation', 6);
  const unitDie = roll(p, 'activation', 6);
  const [t, d] = [THREAT_IDS[threat], DEFENDER_IDS[unit]];
  const [seat, unitSeat] = [p.t.first, leftOfFirst(p.t)];
  p.tell?.({ kind: 'duel', rule: 'DF-16.21', seat, unitSeat, threat: t, unit: d, threatDie, unitDie });
  f.vars.out = threatDie >= unitDie;
  if (f.vars.out) destroyDefender(p, unit, 'activation', t, 'DF-16.21');
  else p.tell?.({ kind: 'threatDrivenOff', rule: 'DF-16.23', threat: t, unit: d });
}

/** DF-16.28 to DF-16.30, in the order of DF-16.32. */
function strike(p: P, f: F): void {
  const { t } = p;
  const threat = THREAT_IDS[f.vars.threat];
  const places = setOf(enterable(t));
  if (places.length === 0) {
    p.tell?.({ kind: 'noTarget', rule: 'DF-16.29', threat });
    return;
  }
  const l = drawn(p, places, (die) =>
    p.tell?.({ kind: 'targetDrawn', rule: 'DF-16.29', target: LOCATION_IDS[places[die - 1]], die, of: places.length }),
  );
  f.vars.location = l;
  ruin(p, l, threat);
  for (const d of defendersAt(t, l)) wound(p, d, 'DF-16.30');
}

function whyNotRuin(t: Table, answer: Plain): Refusal<DF> | null {
  if (!isRecord(answer)) return no('DF-7.21', 'notAShape', { field: 'ruin' });
  const strange = strangeField(answer, ['text', 'aloud', 'strokes'], 'DF-7.21');
  if (strange) return strange;
  const wrong = whyNotTold(t, answer.aloud === true ? ALOUD : answer.text, 'text');
  if (wrong) return wrong;
  const strokes = readStrokes(answer.strokes, t.seats);
  if ('refused' in strokes) return strokes.refused;
  return strokes.ok.length < LEAST_DAMAGE_STROKES ? no('DF-7.21', 'noDamageDrawn', {}) : null;
}
function sampleRuin(t: Table, f: F, random: Random): PlainRecord {
  const told = sampleTold(t, 'destruction', random);
  const strokes = plainDamage(t, f.vars.location);
  return typeof told === 'string' ? { text: told, strokes } : { aloud: true, strokes };
}
const suggestRuin = (t: Table, f: F): PlainRecord => ({
  text: nextLine(t, 'destruction'),
  strokes: plainDamage(t, f.vars.location),
});
function drawRuin(p: P, f: F, answer: PlainRecord): void {
  const { t } = p;
  const { location, threat } = f.vars;
  const strokes = readStrokes(answer.strokes, t.seats);
  if ('refused' in strokes) return;
  const damage = { location, seat: f.seat, strokes: strokes.ok, hidden: false };
  t.sketch = { ...t.sketch, damage: [...t.sketch.damage, damage] };
  const [seat, aloud] = [f.seat, answer.aloud === true];
  const id = LOCATION_IDS[location];
  const { text, n } = toldOf(t, seat, aloud ? ALOUD : String(answer.text));
  const about = [THREAT_IDS[threat], id];
  p.tell?.({ kind: 'narrated', rule: 'DF-16.33', what: 'ruin', seat, text, aloud, about, texts: { text: n } });
  p.tell?.({ kind: 'ruinDrawn', rule: 'DF-7.21', seat, location: id });
}

threatActs.does((w) => [
  w.run(activate),
  w.when(
    (t, f) => threatClass(t, f) === 'jack',
    [
      w.ask('describe', telling<V>({ question: 'threat acts/describe', what: 'infiltration', about, show })),
      w.run((p, f) => changeMorale(p, ACTIVATED_JACK_DAMAGE, 'DF-16.20', 'jack', THREAT_IDS[f.vars.threat])),
    ],
  ),
  w.when((t, f) => threatClass(t, f) === 'queen', [w.run(aim)]),
  w.when(
    (_t, f) => f.vars.unit >= 0,
    [
      w.ask(
        'attempt',
        telling<V>({ question: 'threat acts/attempt', what: 'attempt', about, show, prompt: onTarget('attempt') }),
      ),
      w.ask(
        'defend',
        telling<V>({ question: 'threat acts/defend', what: 'defence', who: leftOfFirst, about, show, prompt: onTarget('parry') }),
      ),
      w.run(duel),
      w.when(
        (_t, f) => f.vars.out,
        [w.ask('fate', telling<V>({ question: 'threat acts/fate', what: 'fate', about, show, prompt: onTarget('fate') }))],
      ),
    ],
  ),
  w.when((t, f) => threatClass(t, f) === 'king', [w.run(strike)]),
  w.when(
    (_t, f) => f.vars.location >= 0,
    [
      w.call(displacement, (t, f) =>
        defendersAt(t, f.vars.location).length === 0 ? null : { cause: 'ruin', location: f.vars.location },
      ),
      // DF-25.13.
      w.run((p, f) => {
        for (const d of defendersAt(p.t, f.vars.location)) {
          if (p.t.ending === null) destroyDefender(p, d, 'ruin', THREAT_IDS[f.vars.threat], 'DF-25.13');
        }
      }),
      w.call(entryPoints, changedEntries),
      w.ask<PlainRecord>('ruin', {
        rule: 'DF-7.21',
        form: DRAWING_FORM,
        accepts: (t, _f, answer) => whyNotRuin(t, answer),
        sample: sampleRuin,
        suggest: (t, f, list) => void list.push(suggestRuin(t, f)),
        take: drawRuin,
        show: (_t, f) => ({ threat: THREAT_IDS[f.vars.threat], location: LOCATION_IDS[f.vars.location] }),
      }),
    ],
  ),
]);
