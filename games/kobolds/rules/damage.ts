/** Chapter 14: what a successful attack does, term by term, and Grobblar's Goblin shield (KC-18.20). */

import { within } from '@guildhall/geometry';
import { count, flag, seatOrNobody, sum, sumOf } from '@guildhall/kernel';
import { damageOfMargin, EQUIPMENT, type Harm, L } from '../data/index.ts';
import { has } from '../effects.ts';
import type { Term, TermName } from '../facts/terms.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { modelName, modelOf, notAnAnswer } from './answers.ts';
import { book, type KC } from './book.ts';
import type { Fight } from './frames.ts';
import { aModel, aModelOrNone, aRule, MOST_WOUNDS } from './kinds.ts';
import { controller, hasAbility, isFriend } from './reading.ts';
import { isGone, stun, wound } from './removal.ts';
import { gapBetween } from './scene.ts';

/** The seat whose model has hit. */
export const winningSeat = (f: Fight): number => (f.vars.winner === f.vars.attacker ? f.seat : f.vars.against);

const one = (yes: boolean, add: number): number => (yes ? add : 0);

/** Of equipment one piece counts, two of a kind do not add up (KC-34.8). */
const best = (t: Table, m: number, which: 'attack' | 'armour'): number => {
  let most = 0;
  for (const item of t.models[m].equipment) if (EQUIPMENT[item][which] > most) most = EQUIPMENT[item][which];
  return most;
};

/** KC-14.4: everything that raises or lowers the wounds of a hand. */
const MODIFIERS = sumOf<Table, Fight, TermName, KC>([
  { name: 'bash', rule: 'KC-16.2', add: (_t, { vars }) => one(vars.critical === 'bash', 1) },
  { name: 'bigBash', rule: 'KC-16.3', add: (_t, { vars }) => one(vars.critical === 'big-bash', 2) },
  // KC-17.8: bitten before this attack, whose own Bite comes after the damage.
  {
    name: 'bloodLust',
    rule: 'KC-17.7',
    add: (t, { vars }) => one(has(t.models[vars.loser], 'bite') && hasAbility(t, vars.winner, 'blood-lust'), 1),
  },
  { name: 'stunned', rule: 'KC-16.54', add: (t, { vars }) => one(has(t.models[vars.loser], 'stunned'), 1) },
  { name: 'warCry', rule: 'KC-18.41', add: (t, f) => one(t.gangs[winningSeat(f)].warCry, 1) },
  { name: 'wickedBlade', rule: 'KC-34.17', add: (t, { vars }) => best(t, vars.winner, 'attack') },
  { name: 'block', rule: 'KC-16.38', add: (t, { vars }) => one(has(t.models[vars.loser], 'block'), -1) },
  // KC-19.12: a defending model; one that is struck by a counter attack was not defending.
  { name: 'likeAnOrc', rule: 'KC-19.12', add: (_t, { vars }) => one(vars.likeAnOrc && vars.loser === vars.target, -1) },
  { name: 'woodenShield', rule: 'KC-34.13', add: (t, { vars }) => -best(t, vars.loser, 'armour') },
  { name: 'cursed', rule: 'KC-16.21', add: (t, { vars }) => one(has(t.models[vars.winner], 'curse'), -1) },
]);

/** KC-14.6, KC-14.7: a stun raised by k is k wounds and otherwise stays a stun; wounds are never below none. */
export function changedHarm(harm: Harm, net: number): Harm {
  if (!harm.stun) return { stun: false, wounds: Math.max(0, harm.wounds + net) };
  return net > 0 ? { stun: false, wounds: net } : harm;
}

/** What the attack that has just hit does, with the critical chosen. */
export const harmOf = (t: Table, f: Fight): Harm => changedHarm(damageOfMargin(f.vars.margin), sum(MODIFIERS, t, f));

/** The wounds term by term: the margin's, every modifier, and what none could take away. */
export function damageTerms(t: Table, f: Fight): Term[] {
  const base = damageOfMargin(f.vars.margin);
  const terms: Term[] = [{ name: 'margin', rule: base.stun ? 'KC-14.1' : 'KC-14.2', add: base.wounds }];
  const added = base.wounds + sum(MODIFIERS, t, f, terms);
  const rest = harmOf(t, f).wounds - added;
  if (rest !== 0) terms.push({ name: 'atLeastZero', rule: base.stun ? 'KC-14.6' : 'KC-14.7', add: rest });
  return terms;
}

/** Grobblar's friends near enough to take a wound for her (KC-18.20, KC-18.21). */
const shields = (t: Table, grobblar: number, m: number): boolean =>
  m !== grobblar && !isGone(t, m) && isFriend(t, controller(t, grobblar), m) && within(gapBetween(t, grobblar, m), L);

function isShielded(t: Table, m: number): boolean {
  if (!hasAbility(t, m, 'goblin-shield')) return false;
  for (let other = 0; other < t.models.length; other++) if (shields(t, m, other)) return true;
  return false;
}

/**
 * The final stun or wounds of a successful attack or attack spell on `model`, by `byModel` of seat `by`. The stun comes first
 * (KC-14.13). Whoever calls this calls `removal` once all is marked.
 */
export const damage = book.procedure('damage', {
  model: aModel,
  stun: flag(),
  wounds: count(MOST_WOUNDS),
  by: seatOrNobody,
  byModel: aModelOrNone,
  rule: aRule('KC-14.2'),
});
damage.does((w) => [
  w.run((p, f) => {
    if (f.vars.stun) stun(p, f.vars.model, f.vars.rule, true);
  }),
  w.when(
    (t, f) => f.vars.wounds > 0 && isShielded(t, f.vars.model),
    [
      w.call(goblinShield, (t, f) => {
        const { model, wounds, by, byModel, rule } = f.vars;
        return { for: controller(t, model), grobblar: model, left: wounds, by, byModel, rule };
      }),
    ],
    [
      w.run((p, f) => {
        const { model, wounds, by, byModel, rule } = f.vars;
        wound(p, model, wounds, { seat: by, model: byModel }, rule);
      }),
    ],
  ),
]);

const goblinShield = book.procedure('goblin shield', {
  grobblar: aModel,
  left: count(MOST_WOUNDS),
  by: seatOrNobody,
  byModel: aModelOrNone,
  rule: aRule('KC-18.20'),
});
goblinShield.does((w) => [
  w.loop(
    (_t, f) => f.vars.left > 0,
    [
      w.ask<string>('wound', {
        rule: 'KC-18.20',
        legal(t, f, list) {
          const { grobblar } = f.vars;
          list.push(modelName(grobblar));
          for (let m = 0; m < t.models.length; m++) if (shields(t, grobblar, m)) list.push(modelName(m));
        },
        why(t, f, answer) {
          const target = modelOf(answer);
          const m = f.vars.grobblar;
          if (target === NONE) return notAnAnswer('goblin shield/wound', answer);
          if (target >= t.models.length) return no('KC-18.20', 'noSuchModel', { answer });
          if (t.models[target].place !== 'play') return no('KC-18.20', 'notInPlay', { m: target });
          if (!isFriend(t, f.seat, target)) return no('KC-18.20', 'notAFriend', { target });
          if (isGone(t, target)) return no('KC-18.21', 'noWoundsLeft', { target });
          return no('KC-18.20', 'tooFarFrom', { m, target, gap: gapBetween(t, m, target), most: L });
        },
        take(p, f, answer) {
          const { grobblar, by, byModel, rule } = f.vars;
          const m = modelOf(answer);
          f.vars.left--;
          if (m !== grobblar) {
            p.tell?.({ kind: 'woundShared', rule: 'KC-18.20', seat: f.seat, model: m, by: grobblar, left: f.vars.left });
          }
          wound(p, m, 1, { seat: by, model: byModel }, m === grobblar ? rule : 'KC-18.21');
        },
        show: (_t, f) => ({ left: f.vars.left, model: f.vars.grobblar }),
      }),
    ],
  ),
]);
