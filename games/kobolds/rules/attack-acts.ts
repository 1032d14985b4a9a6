/** Chapter 12: declaring an attack in an activation: "attack m5", "shoot m5", and with " just do it" at a limit of 0 (KC-12.7). */
import type { Plain, Refusal } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { type Activation, type Fight, NONE, type Table } from '../table.ts';
import { canAct, registerAct, whyNotAct } from './acts.ts';
import { numberIn, texts } from './answers.ts';
import type { KC } from './book.ts';
import { type AttackKind, kindOf } from './limits.ts';
import { controller, isFriend } from './reading.ts';
import { momentOf } from './still.ts';
import { canFight, chanceOf, whyNotAttack } from './targets.ts';

const attackOn = texts('attack m');
const shootAt = texts('shoot m');
const attackOnJustDoIt = texts('attack m', ' just do it');
const shootAtJustDoIt = texts('shoot m', ' just do it');

/** Appends everybody whom the model may attack, as "attack m5", "shoot m5", or with " just do it" (KC-12.7); friends last. */
export function pushAttacks(t: Table, m: number, free: Fight['free'], list: string[]): void {
  if (!canFight(t, m)) return;
  const kind = kindOf(t, m);
  pushTargets(t, m, kind, free, false, list);
  pushTargets(t, m, kind, free, true, list);
}

function pushTargets(t: Table, m: number, kind: AttackKind, free: Fight['free'], friends: boolean, list: string[]): void {
  const seat = controller(t, m);
  const now = momentOf(t);
  for (let target = 0; target < t.models.length; target++) {
    if (isFriend(t, seat, target) !== friends) continue;
    const chance = chanceOf(t, m, target, kind, free, now);
    if (chance === 'yes') list.push(kind === 'melee' ? attackOn(target) : shootAt(target));
    else if (chance === 'just do it') list.push(kind === 'melee' ? attackOnJustDoIt(target) : shootAtJustDoIt(target));
  }
}

const JUST_DO_IT = ' just do it';

/** The attack that such an answer names; null if it names none. The target need not exist. */
export function attackNamed(answer: Plain): { kind: AttackKind; target: number; justDoIt: boolean } | null {
  if (typeof answer !== 'string') return null;
  const justDoIt = answer.endsWith(JUST_DO_IT);
  const kind = answer.startsWith('attack') ? 'melee' : 'ranged';
  const target = numberIn(answer, kind === 'melee' ? 'attack m' : 'shoot m', justDoIt ? JUST_DO_IT : '');
  return target === NONE ? null : { kind, target, justDoIt };
}

export function whyNotAttackNamed(t: Table, m: number, free: Fight['free'], answer: Plain): Refusal<KC> | null {
  const named = attackNamed(answer);
  if (!named) return null;
  const { kind, target, justDoIt } = named;
  if (target >= t.models.length) return no('KC-12.10', 'noSuchModel', { answer });
  return whyNotAttack(t, m, target, kind, free, justDoIt);
}

for (const name of ['attack', 'shoot']) {
  const kind = name === 'attack' ? 'melee' : 'ranged';
  const isMine = (t: Table, a: Activation): boolean => kindOf(t, a.model) === kind && !(kind === 'ranged' && a.shot);
  registerAct({
    name,
    legal(t, a, list) {
      if (canAct(t, a) && isMine(t, a)) pushAttacks(t, a.model, '', list);
    },
    why(t, a, answer) {
      const why = whyNotAct(t, a);
      if (why) return why;
      // KC-17.22: one shot in an activation.
      if (kind === 'ranged' && a.shot) return no('KC-17.22', 'oneShotOnly', { m: a.model });
      return whyNotAttackNamed(t, a.model, '', answer);
    },
    call(_t, a, answer) {
      const named = attackNamed(answer);
      return named && { proc: 'attack', seat: a.seat, vars: { attacker: a.model, free: '', ...named } };
    },
  });
}
