/** Chapter 17: Always Angry (KC-17.2 to KC-17.6, KC-17.37): those into whom somebody was shoved may hit him. */
import { count, type Frame, listOf, type Plain, type Refusal, record, type Stack, type VarsOf } from '@guildhall/kernel';
import { ONCE_TURN } from '../effects.ts';
import { no } from '../refusals.ts';
import { type Angry, NONE, type Table } from '../table.ts';
import { modelName, modelOf, notAnAnswer } from './answers.ts';
import { book, type KC } from './book.ts';
import { attack, firstActive } from './frames.ts';
import { aModel, aModelOrNone } from './kinds.ts';
import { controller, inPlay, isFriend, other } from './reading.ts';
import { canFight, chanceOf, whyNotAttack } from './targets.ts';

/** `queue` is what the push left on the table; what these attacks set off in turn is a queue of its own. */
const ANGRY = {
  queue: listOf(record({ model: aModel, shoved: aModel })),
  turn: count(1),
  model: aModelOrNone,
  shoved: aModelOrNone,
};
type AngryFrame = Frame<VarsOf<typeof ANGRY>>;

export const alwaysAngry = book.procedure('always angry', ANGRY);

const isUsed = (t: Table, m: number): boolean => (t.models[m].onceTurn & ONCE_TURN['always-angry']) !== 0;

/** Still in contact, and able to attack. */
function mayAttack(t: Table, { model, shoved }: Angry, stack: Stack): boolean {
  if (!inPlay(t, model) || !inPlay(t, shoved) || isUsed(t, model) || !canFight(t, model)) return false;
  return chanceOf(t, model, shoved, 'melee', 'always-angry', stack) === 'yes';
}

/** KC-17.37: the active player's first. */
const seatOf = (t: Table, turn: number, stack: Stack): number => {
  const active = firstActive(stack)?.seat ?? t.initiative;
  return turn === 0 ? active : other(active);
};
const isDue = (t: Table, f: AngryFrame, angry: Angry, stack: Stack): boolean =>
  isFriend(t, seatOf(t, f.vars.turn, stack), angry.model) && mayAttack(t, angry, stack);

function isAnyDue(t: Table, f: AngryFrame, stack: Stack): boolean {
  for (const angry of f.vars.queue) if (isDue(t, f, angry, stack)) return true;
  return false;
}

function whyNotAngry(t: Table, f: AngryFrame, answer: Plain, stack: Stack): Refusal<KC> {
  const target = modelOf(answer);
  if (target === NONE) return notAnAnswer('always angry/attack', answer);
  const angry = f.vars.queue.find(({ model }) => model === target);
  if (!angry || !isFriend(t, seatOf(t, f.vars.turn, stack), target)) return no('KC-17.2', 'notAngry', { target });
  if (isUsed(t, target)) return no('KC-17.5', 'powerUsed', { m: target, power: 'always-angry' });
  return whyNotAttack(t, target, angry.shoved, 'melee', 'always-angry', false, stack) ?? no('KC-17.2', 'notAngry', { target });
}

alwaysAngry.does((w) => [
  w.run((p, f) => {
    f.vars.queue = p.t.angry;
    p.t.angry = [];
  }),
  w.each('turn', () => [0, 1], [
    w.loop(isAnyDue, [
      w.ask<string>('attack', {
        rule: 'KC-17.2',
        who: (t, f, stack) => seatOf(t, f.vars.turn, stack),
        legal(t, f, list, stack) {
          for (const angry of f.vars.queue) {
            const name = modelName(angry.model);
            if (isDue(t, f, angry, stack) && !list.includes(name)) list.push(name);
          }
          list.push('pass');
        },
        why: whyNotAngry,
        take(p, f, answer) {
          const { t } = p;
          const { stack } = p.game;
          const model = modelOf(answer);
          f.vars.model = model;
          if (answer === 'pass') {
            const seat = seatOf(t, f.vars.turn, stack);
            for (const angry of f.vars.queue) {
              if (!isDue(t, f, angry, stack)) continue;
              p.tell?.({ kind: 'extraAttackLost', rule: 'KC-17.2', seat, model: angry.model, critical: 'always-angry' });
            }
            f.vars.queue = f.vars.queue.filter((angry) => !isDue(t, f, angry, stack));
            return;
          }
          f.vars.shoved = f.vars.queue.find((angry) => angry.model === model && mayAttack(t, angry, stack))?.shoved ?? NONE;
          t.models[model].onceTurn |= ONCE_TURN['always-angry'];
        },
        show: (t, f, stack) => ({ target: f.vars.queue.find((angry) => isDue(t, f, angry, stack))?.shoved ?? NONE }),
      }),
      w.call(attack, (t, f) => {
        const { model, shoved } = f.vars;
        if (model === NONE) return null;
        return { for: controller(t, model), attacker: model, target: shoved, kind: 'melee', free: 'always-angry' };
      }),
    ]),
  ]),
]);
