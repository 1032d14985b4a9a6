/** Chapter 9c: breaking away from enemies in base contact, one test for each, two against Grab (KC-16.48). */
import { flag, oneOf } from '@guildhall/kernel';
import { COLOUR_TESTS } from '../data/index.ts';
import { NONE, type Table } from '../table.ts';
import { canAct, lastActionIsForRecovery, spendAction } from './acts.ts';
import { notAnAnswer } from './answers.ts';
import { book, type P } from './book.ts';
import { colourTest } from './cards.ts';
import { activeOn } from './frames.ts';
import { aModel } from './kinds.ts';
import { hasAbility, hasGrab } from './reading.ts';
import { engagedWith, isEngaged } from './scene.ts';

/**
 * What a failed attempt uses up. 'action': an action, or the Walk if none is to be had (KC-9.23, KC-9.27, KC-9.33). 'left': an
 * action if one is left (KC-16.47). 'dash' and 'move': nothing more than that move itself (KC-9.32, KC-18.19, KC-18.24).
 */
export const BREAK_COSTS = ['action', 'left', 'dash', 'move'] as const;
export type BreakCost = (typeof BREAK_COSTS)[number];

/** KC-9.28: it starts its move engaged, and is not Graceful (KC-17.12). */
export const mustBreakAway = (t: Table, m: number): boolean => isEngaged(t, m) && !hasAbility(t, m, 'graceful');

const enemiesOf = (t: Table, m: number): number[] => {
  const list: number[] = [];
  engagedWith(t, m, list);
  return list;
};
const testsAgainst = (t: Table, m: number): number => (hasGrab(t, m) ? 2 : 1);

/** Draws until a black card; gives the enemy that holds the model, or NONE. */
function test(p: P, m: number, enemies: readonly number[]): number {
  for (const enemy of enemies) {
    for (let n = testsAgainst(p.t, enemy); n > 0; n--) if (!colourTest(p, 'break-away', m)) return enemy;
  }
  return NONE;
}

const RULE_OF_COST = { action: 'KC-9.23', walk: 'KC-9.27', dash: 'KC-9.32', move: 'KC-9.22' } as const;

/** Pays for a failed attempt; gives what was used up. */
function pay(p: P, m: number, cost: BreakCost): keyof typeof RULE_OF_COST {
  const { t } = p;
  const a = activeOn(p.game.stack);
  if (cost === 'dash' || cost === 'move' || a === null) return cost === 'dash' ? 'dash' : 'move';
  if (a.vars.model !== m) return 'move';
  if (canAct(t, a)) {
    spendAction(p, 'KC-9.23');
    return 'action';
  }
  if (cost === 'left') return 'move';
  a.vars.walk = false;
  return 'walk';
}

function attempt(p: P, m: number, cost: BreakCost): boolean {
  const { t } = p;
  const { seat } = t.models[m];
  const enemies = enemiesOf(t, m);
  const tests = enemies.reduce((sum, enemy) => sum + testsAgainst(t, enemy), 0);
  p.tell?.({ kind: 'breakingAway', rule: 'KC-9.21', seat, model: m, enemies, tests });
  const holder = test(p, m, enemies);
  if (holder === NONE) {
    p.tell?.({ kind: 'brokeAway', rule: COLOUR_TESTS['break-away'].red, seat, model: m });
    return true;
  }
  const active = activeOn(p.game.stack);
  const reserved = active !== null && lastActionIsForRecovery(t, active);
  const used = pay(p, m, cost);
  const rule = used === 'walk' && reserved ? 'KC-9.33' : RULE_OF_COST[used];
  p.tell?.({ kind: 'heldInPlace', rule, seat, model: m, by: holder, cost: used });
  return false;
}

/** Gives true if the model may go. `ask`: its player may still stay instead, without a test. */
export const breakingAway = book.procedure(
  'breaking away',
  { model: aModel, cost: oneOf(BREAK_COSTS, 'action'), ask: flag(), trying: flag(true) },
  flag(),
);
breakingAway.does((w) => [
  w.when(
    (_t, f) => f.vars.ask,
    [
      w.ask<string>('try', {
        rule: 'KC-9.21',
        legal(_t, _f, list) {
          list.push('try', 'stay');
        },
        why: (_t, _f, answer) => notAnAnswer('breaking away/try', answer),
        take(_p, f, answer) {
          f.vars.trying = answer === 'try';
        },
        show(t, f) {
          const enemies = enemiesOf(t, f.vars.model);
          const tests = enemies.reduce((sum, enemy) => sum + testsAgainst(t, enemy), 0);
          return { model: f.vars.model, enemies, tests };
        },
      }),
    ],
  ),
  w.run((p, f) => p.give(breakingAway, f.vars.trying && attempt(p, f.vars.model, f.vars.cost))),
]);
