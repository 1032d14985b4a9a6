/** Chapter 12: declaring an attack in an activation: "attack m5", "shoot m5", and with " just do it" at a limit of 0 (KC-12.7). */
import type { Plain, Refusal, Stack } from '@guildhall/kernel';
import type { AttackKind, FreeAttack } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { canAct, registerAct, whyNotAct } from './acts.ts';
import { numberIn, texts } from './answers.ts';
import type { KC } from './book.ts';
import { type Activation, attack } from './frames.ts';
import { kindOf } from './limits.ts';
import { controller, isFriend } from './reading.ts';
import { momentOf } from './scene.ts';
import { canFight, chanceOf, whyNotAttack } from './targets.ts';

const attackOn = texts('attack m');
const shootAt = texts('shoot m');
const attackOnJustDoIt = texts('attack m', ' just do it');
const shootAtJustDoIt = texts('shoot m', ' just do it');

/** Appends everybody whom the model may attack, as "attack m5", "shoot m5", or with " just do it" (KC-12.7); friends last. */
export function pushAttacks(t: Table, m: number, free: FreeAttack, list: string[], stack: Stack): void {
  if (!canFight(t, m)) return;
  const kind = kindOf(t, m);
  // Whoever fights hand to hand need not see.
  const now = kind === 'melee' ? undefined : momentOf(t);
  pushTargets(t, m, kind, free, false, list, stack, now);
  pushTargets(t, m, kind, free, true, list, stack, now);
}

function pushTargets(
  t: Table,
  m: number,
  kind: AttackKind,
  free: FreeAttack,
  friends: boolean,
  list: string[],
  stack: Stack,
  now: number | undefined,
): void {
  const seat = controller(t, m);
  for (let target = 0; target < t.models.length; target++) {
    if (isFriend(t, seat, target) !== friends) continue;
    const chance = chanceOf(t, m, target, kind, free, stack, now);
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

/** What `attack` is given by such an answer. */
export const attackBy = (attacker: number, { kind, target, justDoIt }: NonNullable<ReturnType<typeof attackNamed>>) => ({
  attacker,
  kind,
  target,
  attackerJustDoIt: justDoIt,
});

export function whyNotAttackNamed(t: Table, m: number, free: FreeAttack, answer: Plain, stack: Stack): Refusal<KC> | null {
  const named = attackNamed(answer);
  if (!named) return null;
  const { kind, target, justDoIt } = named;
  if (target >= t.models.length) return no('KC-12.10', 'noSuchModel', { answer });
  return whyNotAttack(t, m, target, kind, free, justDoIt, stack);
}

for (const name of ['attack', 'shoot'] as const) {
  const kind = name === 'attack' ? 'melee' : 'ranged';
  const isMine = (t: Table, { vars }: Activation): boolean => kindOf(t, vars.model) === kind && !(kind === 'ranged' && vars.shot);
  registerAct({
    name,
    legal(t, a, list, stack) {
      if (canAct(t, a) && isMine(t, a)) pushAttacks(t, a.vars.model, '', list, stack);
    },
    why(t, a, answer, stack) {
      // KC-24.9, KC-24.12: whoever touches the carriage strikes it, and shots do nothing to it.
      if (t.carriage !== NONE && answer === `${name} carriage`)
        return no(kind === 'melee' ? 'KC-24.9' : 'KC-24.12', 'onlyStrikesHurtCarriage', {});
      const why = whyNotAct(t, a);
      if (why) return why;
      // KC-17.22: one shot in an activation.
      if (kind === 'ranged' && a.vars.shot) return no('KC-17.22', 'oneShotOnly', { m: a.vars.model });
      return whyNotAttackNamed(t, a.vars.model, '', answer, stack);
    },
    call(_t, a, answer) {
      const named = attackNamed(answer);
      return named && attack.with({ for: a.seat, ...attackBy(a.vars.model, named) });
    },
  });
}
