/** Chapter 12: counter attacks (KC-12.42 to KC-12.51), which take the place of a defence. */
import type { Refusal } from '@guildhall/kernel';
import { ONCE_TURN } from '../effects.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import type { KC } from './book.ts';
import type { Fight } from './frames.ts';
import { attackLimit, attackSum, kindOf, termsOf } from './limits.ts';
import { hasAbility, hasFight } from './reading.ts';
import { canSee, gapBetween, touching } from './scene.ts';

/** KC-12.45: it could itself attack the attacker from where it stands. Being Stunned or Grounded is no hindrance (KC-12.49). */
export function canCounter(t: Table, f: Fight): boolean {
  const { attacker, target, against, defenderJustDoIt } = f.vars;
  if (f.seat === against || !hasFight(t, target)) return false;
  const kind = kindOf(t, target);
  if (!(kind === 'melee' ? touching(t, target, attacker) : canSee(t, target, attacker))) return false;
  return attackSum(t, target, attacker, kind, false) + (defenderJustDoIt ? 1 : 0) > 0;
}

export function whyNotCounter(t: Table, f: Fight): Refusal<KC> | null {
  const { target: m, attacker: target, defenderJustDoIt } = f.vars;
  if (canCounter(t, f)) return null;
  if (!hasFight(t, m)) return no('KC-12.45', 'counterFightIsDash', { m });
  const kind = kindOf(t, m);
  if (kind === 'melee' && !touching(t, m, target)) {
    return no('KC-12.45', 'cannotCounter', { m, target, gap: gapBetween(t, m, target) });
  }
  if (kind === 'ranged' && !canSee(t, m, target)) return no('KC-12.45', 'counterOutOfSight', { m, target });
  const terms = termsOf((list) => attackLimit(t, m, target, kind, false, defenderJustDoIt, list));
  return no('KC-12.45', 'counterLimitIsZero', { m, terms });
}

/** KC-17.35: once per turn without paying. */
export const hasFreeCounter = (t: Table, m: number): boolean =>
  hasAbility(t, m, 'what-did-you-say') && (t.models[m].onceTurn & ONCE_TURN['what-did-you-say']) === 0;

export function whyNotFreeCounter(t: Table, m: number): Refusal<KC> | null {
  if (!hasAbility(t, m, 'what-did-you-say')) return no('KC-17.35', 'noFreeCounter', { m });
  return hasFreeCounter(t, m) ? null : no('KC-17.35', 'freeCounterUsed', { m });
}
