/** Chapters 24 and 26: Defenders act. Moves, the clearing of excess, one activation. */
import { oneOf, type Plain, type Refusal, seat, text } from '@guildhall/kernel';
import { ABILITIES, ABILITY, MOST_REGIMENTS } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NOWHERE, type Table } from '../table.ts';
import { abilitiesOf } from './abilities.ts';
import {
  ACTIVATE,
  ACTIVATIONS,
  BOMBARD,
  HEAL,
  INSPIRE,
  isAbility,
  MOVE,
  MOVES,
  notAnAnswer,
  REPAIR,
  wordsOf,
} from './answers.ts';
import { stepIn, whyNotStep } from './attack.ts';
import { book, type DF, type FrameOf, type P, type VarsIn } from './book.ts';
import { roll } from './dice.ts';
import { anyExcess, displacement } from './displacement.ts';
import { changedEntries, entryPoints } from './entries.ts';
import { unitOrNone, unitSet } from './kinds.ts';
import { changeMorale, destroyThreat, enter, releaseHeld, repair } from './losses.ts';
import {
  areConnected,
  DEFENDER_IDS,
  defenderNamed,
  isAlive,
  isEnterable,
  isInCity,
  isRegiment,
  isRuined,
  LOCATION_IDS,
  normalOrder,
  regimentsIn,
  THREAT_IDS,
} from './reading.ts';
import { telling } from './texts.ts';

/** `moved` are those that have had their step (DF-24.4); `unit` is the one that may step again (DF-24.2). */
export const moves = book.procedure('moves', { who: seat, moved: unitSet, unit: unitOrNone });

/** DF-24.5 to DF-24.8: capacity may be broken for the moment, but no three regiments. */
const mayEnter = (t: Table, d: number, l: number): boolean =>
  isEnterable(t, l) && (!isRegiment(t, d) || regimentsIn(t, l) < MOST_REGIMENTS);
function pushSteps(t: Table, d: number, list: string[]): void {
  const from = t.where[d];
  for (let l = 0; l < t.locations.length; l++) if (areConnected(t, from, l) && mayEnter(t, d, l)) list.push(MOVE[d][l]);
}
function whyNotMove(t: Table, answer: Plain, moved: number, question: 'moves/move' | 'moves/again'): Refusal<DF> {
  const step = stepIn(t, answer);
  if (!step) return notAnAnswer(question, answer);
  return whyNotStep(t, step.d, step.l, moved, 'DF-24.1') ?? no('DF-24.7', 'threeRegiments', { location: LOCATION_IDS[step.l] });
}

moves.does((w) => [
  w.each('who', normalOrder, [
    w.ask<string>('move', {
      rule: 'DF-24.1',
      who: (_t, f) => f.vars.who,
      legal: (t, f, list) => {
        for (let d = 0; d < t.where.length; d++) if (isInCity(t, d) && ((f.vars.moved >> d) & 1) === 0) pushSteps(t, d, list);
        list.push('pass');
      },
      why: (t, f, answer) => whyNotMove(t, answer, f.vars.moved, 'moves/move'),
      take: (p, f, answer) => {
        const pair = MOVES.get(answer);
        f.vars.unit = NOWHERE;
        if (!pair) {
          p.tell?.({ kind: 'passed', rule: 'DF-24.1', seat: f.vars.who, question: 'moves/move' });
          return;
        }
        f.vars.moved |= 1 << pair.a;
        if (p.t.defenders[pair.a].mobile) f.vars.unit = pair.a;
        enter(p, f.vars.who, pair.a, pair.b, 'move', 'DF-24.1');
      },
    }),
    w.when(
      (_t, f) => f.vars.unit !== NOWHERE,
      [
        w.ask<string>('again', {
          rule: 'DF-24.2',
          who: (_t, f) => f.vars.who,
          legal: (t, f, list) => {
            pushSteps(t, f.vars.unit, list);
            list.push('stop');
          },
          why: (t, f, answer) => {
            const step = stepIn(t, answer);
            if (step && step.d !== f.vars.unit) return no('DF-24.3', 'notYoursToMove', { unit: DEFENDER_IDS[step.d] });
            return whyNotMove(t, answer, 0, 'moves/again');
          },
          take: (p, f, answer) => {
            const pair = MOVES.get(answer);
            if (pair) enter(p, f.vars.who, pair.a, pair.b, 'move', 'DF-24.2');
          },
          show: (_t, f) => ({ unit: DEFENDER_IDS[f.vars.unit] }),
        }),
      ],
    ),
  ]),
]);

/** `target` is the id of a location (engineers) or of a threat (king), else ''. */
export const activation = book.procedure('activation', {
  unit: unitOrNone,
  ability: oneOf(['', ...ABILITIES], ''),
  target: text(4),
});
type V = VarsIn<typeof activation>;
type F = FrameOf<typeof activation>;

const anyWounded = (t: Table): boolean => t.wounds.some((n, d) => n > 0 && isInCity(t, d));
/** What the First Player may choose (DF-26.1, DF-26.2, DF-26.11). */
function pushActivations(t: Table, list: string[]): void {
  list.push('none');
  for (let d = 0; d < t.where.length; d++) {
    if (!isInCity(t, d)) continue;
    const before = list.length;
    const { trades, class: own } = t.defenders[d];
    if (trades.includes('engineers')) {
      for (let l = 0; l < t.locations.length; l++) if (isRuined(t, l)) list.push(REPAIR[d][l]);
    }
    if (trades.includes('healers') && anyWounded(t)) list.push(HEAL[d]);
    if (own === 'jack') list.push(INSPIRE[d]);
    if (own === 'king') for (let i = 0; i < t.base.length; i++) if (isAlive(t, i)) list.push(BOMBARD[d][i]);
    // Nothing to apply: it may be chosen all the same, without effect.
    if (list.length === before) list.push(ACTIVATE[d]);
  }
}

function whyNotActivate(t: Table, answer: Plain): Refusal<DF> {
  const [unit, ability, target] = wordsOf(answer);
  const d = defenderNamed(t, unit);
  if (d < 0) return notAnAnswer('activation/unit', answer);
  if (!isInCity(t, d)) return no('DF-26.1', 'notInCity', { unit });
  const own = abilitiesOf(t.defenders[d]);
  if (ability === undefined) return no('DF-26.11', 'abilityNeedsTarget', { ability: own[0] ?? '' });
  if (!isAbility(ability)) return notAnAnswer('activation/unit', answer);
  if (own.length === 0) return no('DF-26.9', 'noAbility', { unit });
  if (!own.includes(ability)) return no('DF-26.9', 'noSuchAbility', { unit, ability });
  const { rule } = ABILITY[ability];
  if (ability === 'engineers' && target !== undefined) return no(rule, 'notRuined', { location: target });
  if (ABILITY[ability].target !== null && target === undefined) return no(rule, 'abilityNeedsTarget', { ability });
  return no(rule, 'noTarget', { ability });
}

function rollAbility(p: P, d: number, ability: 'engineers' | 'healers' | 'jack', of: string): boolean {
  const { rule, from } = ABILITY[ability];
  const needs = from ?? 0;
  const die = roll(p, 'ability', 6);
  const success = die >= needs;
  p.tell?.({ kind: 'abilityRolled', rule, seat: p.t.first, unit: DEFENDER_IDS[d], ability, of, die, needs, success });
  return success;
}
/** DF-26.4: one roll for each wounded defender in the city, the healers included (DF-26.6). */
function heal(p: P, d: number): void {
  const { t } = p;
  for (let i = 0; i < t.wounds.length; i++) {
    if (t.wounds[i] === 0 || !isInCity(t, i) || !rollAbility(p, d, 'healers', DEFENDER_IDS[i])) continue;
    t.wounds[i]--;
    p.tell?.({ kind: 'healed', rule: 'DF-26.4', unit: DEFENDER_IDS[i], wounds: t.wounds[i] });
  }
}
/** DF-26.7, DF-26.8. */
function bombard(p: P, d: number, threat: number): void {
  const [unit, target] = [DEFENDER_IDS[d], THREAT_IDS[threat]];
  const unitDie = roll(p, 'ability', 6);
  const threatDie = roll(p, 'ability', 6);
  p.tell?.({ kind: 'duel', rule: 'DF-26.7', seat: p.t.first, unitSeat: p.t.first, threat: target, unit, threatDie, unitDie });
  if (unitDie >= threatDie) destroyThreat(p, threat, 'ability', unit, 'DF-26.7');
}

function takeActivation(p: P, f: F, answer: string): void {
  const chosen = ACTIVATIONS.get(answer);
  if (!chosen) {
    p.tell?.({ kind: 'passed', rule: 'DF-26.2', seat: f.seat, question: 'activation/unit' });
    return;
  }
  const { unit, ability, target } = chosen;
  f.vars.unit = unit;
  f.vars.ability = ability;
  f.vars.target = target < 0 ? '' : ability === 'king' ? THREAT_IDS[target] : LOCATION_IDS[target];
  p.tell?.({ kind: 'activated', rule: 'DF-26.1', seat: f.seat, unit: DEFENDER_IDS[unit], ability, target: f.vars.target });
}
function apply(p: P, f: F): void {
  const { t } = p;
  const { unit, ability, target } = f.vars;
  if (ability === 'engineers') {
    if (rollAbility(p, unit, ability, target)) repair(p, LOCATION_IDS.indexOf(target));
  } else if (ability === 'healers') heal(p, unit);
  else if (ability === 'jack') {
    if (rollAbility(p, unit, ability, '')) changeMorale(p, -1, 'DF-26.5', 'inspired', DEFENDER_IDS[unit]);
  } else if (ability === 'king') bombard(p, unit, THREAT_IDS.indexOf(target));
  if (t.ending === null) releaseHeld(p);
}

activation.does((w) => [
  w.ask<string>('unit', {
    rule: 'DF-26.1',
    legal: (t, _f, list) => pushActivations(t, list),
    why: (t, _f, answer) => whyNotActivate(t, answer),
    take: takeActivation,
  }),
  w.when(
    (_t, f) => f.vars.unit !== NOWHERE,
    [
      w.ask(
        'line',
        telling<V>({
          question: 'activation/line',
          what: 'activation',
          prompt: (_t, f) => `ability.${f.vars.ability || 'none'}`,
          about: (_t, f) => (f.vars.target === '' ? [DEFENDER_IDS[f.vars.unit]] : [DEFENDER_IDS[f.vars.unit], f.vars.target]),
          show: (_t, f) => ({ unit: DEFENDER_IDS[f.vars.unit], ability: f.vars.ability, target: f.vars.target }),
        }),
      ),
      w.run(apply),
    ],
  ),
]);

export const defendersAct = book.procedure('defenders act', {});
defendersAct.does((w) => [
  w.run((p) => {
    p.tell?.({ kind: 'stepBegan', rule: 'DF-12.1', step: 'defenders', first: p.t.first });
  }),
  w.call(moves),
  w.call(displacement, (t) => (anyExcess(t) ? { cause: 'moves' } : null)),
  w.call(activation),
  w.call(entryPoints, changedEntries),
]);
