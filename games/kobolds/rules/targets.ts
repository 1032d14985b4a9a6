/** Chapter 12: whom a model may attack from where it stands, and why not. */
import { CONTACT_TOLERANCE, explainSight, RISE_TOLERANCE } from '@guildhall/geometry';
import type { Refusal, Stack } from '@guildhall/kernel';
import type { AttackKind, FreeAttack } from '../data/index.ts';
import { has } from '../effects.ts';
import { no } from '../refusals.ts';
import { NEUTRAL, NONE, type Table } from '../table.ts';
import type { KC } from './book.ts';
import { isActive } from './frames.ts';
import { attackLimit, attackSum, attackSumUnhindered, isByActive, isTricky, kindOf, termsOf } from './limits.ts';
import { controller, hasFight, isCarrier, profileOf } from './reading.ts';
import { canSee, gapBetween, isCarriage, sceneOf, sideOf, touching } from './scene.ts';

/** What becomes of declaring an attack: it cannot be, it can, or only with Just do it! (KC-12.7). */
export const CHANCES = ['no', 'yes', 'just do it'] as const;
export type Chance = (typeof CHANCES)[number];

/** KC-12.37: friends can be attacked while inactive; an Always Angry model takes the place of the active one (KC-17.4). */
function isActiveFriend(t: Table, attacker: number, target: number, free: FreeAttack, stack: Stack): boolean {
  if (free === 'always-angry' || sideOf(t, attacker) !== sideOf(t, target)) return false;
  return isActive(stack, target);
}

/** Everything a model needs to attack anybody: a Fight (KC-12.48), free hands (KC-28.7), feet (KC-16.64) and cards (KC-12.8). */
export function canFight(t: Table, m: number): boolean {
  if (!hasFight(t, m) || isCarrier(t, m) || has(t.models[m], 'grounded')) return false;
  return t.gangs[controller(t, m)].hand.length > 0;
}

/** Given that it can fight: may it attack this one, whatever the limit? */
function isTarget(
  t: Table,
  attacker: number,
  target: number,
  kind: AttackKind,
  free: FreeAttack,
  stack: Stack,
  now?: number,
): boolean {
  const model = t.models[target];
  if (target === attacker || model.place !== 'play' || model.seat === NEUTRAL) return false;
  if (kind === 'melee' && !touching(t, attacker, target)) return false;
  if (model.hidden && sideOf(t, attacker) !== sideOf(t, target)) return false;
  if (isActiveFriend(t, attacker, target, free, stack)) return false;
  return kind === 'melee' || canSee(t, attacker, target, now);
}

/** Where nobody suffers from anything, nothing but an obscured target takes a card away: two are enough without summing up. */
const isPlainlyEnough = (t: Table, attacker: number, target: number): boolean =>
  (t.models[attacker].effects | t.models[target].effects) === 0 && (profileOf(t, attacker).fight ?? 0) >= 2;

/** May a model that can fight attack this one? For `now` see still.ts. */
export function chanceOf(
  t: Table,
  attacker: number,
  target: number,
  kind: AttackKind,
  free: FreeAttack,
  stack: Stack,
  now?: number,
): Chance {
  if (!isTarget(t, attacker, target, kind, free, stack, now)) return 'no';
  if (isPlainlyEnough(t, attacker, target)) return 'yes';
  let sum = attackSumUnhindered(t, attacker, target, kind, isByActive(stack, attacker, free));
  // Only where the one card counts is it worth looking how clear the shot is.
  if (kind === 'ranged' && (sum === 0 || sum === 1) && isTricky(t, attacker, target)) sum--;
  if (sum > 0) return 'yes';
  return sum === 0 && t.gangs[controller(t, attacker)].stash > 0 ? 'just do it' : 'no';
}

/** Why this attack cannot be declared (so, with or without Just do it!); null if it can. */
export function whyNotAttack(
  t: Table,
  attacker: number,
  target: number,
  kind: AttackKind,
  free: FreeAttack,
  justDoIt: boolean,
  stack: Stack,
): Refusal<KC> | null {
  const why = whyNotFight(t, attacker, kind) ?? whyNotTarget(t, attacker, target, kind, free, stack);
  if (why) return why;
  const seat = controller(t, attacker);
  if (t.gangs[seat].hand.length === 0) return no('KC-12.8', 'emptyHand', {});
  const active = isByActive(stack, attacker, free);
  const sum = attackSum(t, attacker, target, kind, active);
  const terms = termsOf((list) => attackLimit(t, attacker, target, kind, active, justDoIt, list));
  if (!justDoIt) return sum > 0 ? null : no('KC-12.7', 'limitIsZero', { m: attacker, target, terms });
  if (sum > 0) return no('KC-12.7', 'limitIsEnough', { m: attacker, limit: sum, terms });
  if (sum < 0) return no('KC-12.7', 'justDoItNotEnough', { m: attacker, terms });
  const { stash } = t.gangs[seat];
  return stash > 0 ? null : no('KC-19.3', 'noCoins', { cost: 1, stash });
}

function whyNotFight(t: Table, m: number, kind: AttackKind): Refusal<KC> | null {
  if (!hasFight(t, m)) return no('KC-12.48', 'cannotFight', { m });
  if (isCarrier(t, m)) return no('KC-28.7', 'carrierCannotFight', { m });
  if (has(t.models[m], 'grounded')) return no('KC-16.64', 'groundedCannotAttack', { m });
  if (kind === kindOf(t, m)) return null;
  return kind === 'melee' ? no('KC-17.19', 'reloadOnlyShoots', { m }) : no('KC-12.2', 'needsReload', { m });
}

function whyNotTarget(t: Table, m: number, target: number, kind: AttackKind, free: FreeAttack, stack: Stack): Refusal<KC> | null {
  const model = t.models[target];
  if (target === m) return no('KC-12.1', 'cannotAttackItself', { m });
  if (model.place !== 'play') return no('KC-1.20', 'targetOutOfPlay', { target });
  if (model.seat === NEUTRAL) return no('KC-25.3', 'onlyStrikesHurtIt', { target });
  if (model.hidden && sideOf(t, m) !== sideOf(t, target)) return no('KC-17.25', 'targetHidden', { target });
  if (isActiveFriend(t, m, target, free, stack)) return no('KC-12.37', 'friendIsActive', { target });
  return kind === 'melee' ? whyNotTouching(t, m, target) : whyNotSeen(t, m, target);
}

/** KC-12.1, KC-2.18: with the gap as it is measured. */
export function whyNotTouching(t: Table, m: number, target: number, rule: KC = 'KC-12.1'): Refusal<KC> | null {
  if (touching(t, m, target)) return null;
  const rise = Math.abs(t.models[m].z - t.models[target].z);
  if (rise > RISE_TOLERANCE) return no(rule, 'differentLevels', { m, target, rise, most: RISE_TOLERANCE });
  return no(rule, 'notInContact', { m, target, gap: gapBetween(t, m, target), most: CONTACT_TOLERANCE });
}

/** KC-12.2, KC-11.1: with what is in the way. */
export function whyNotSeen(t: Table, m: number, target: number, rule: KC = 'KC-12.2'): Refusal<KC> | null {
  if (canSee(t, m, target)) return null;
  const first = explainSight(sceneOf(t), t.models[m], t.models[target]).inTheWay.find(({ blocks }) => blocks);
  const piece = first?.what === 'piece' ? first.index : NONE;
  const carriage = piece !== NONE && isCarriage(t, piece);
  const model = first?.what === 'base' ? first.index : NONE;
  return no(rule, 'cannotSee', { m, target, model, piece: carriage ? NONE : piece, carriage });
}
