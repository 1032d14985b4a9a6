/** Chapter 17: Always Angry (KC-17.2 to KC-17.6, KC-17.37): those into whom somebody was shoved may hit him. */
import type { Frame, Plain, Refusal } from '@guildhall/kernel';
import { ONCE_TURN } from '../effects.ts';
import { no } from '../refusals.ts';
import { type Angry, NONE, type Table } from '../table.ts';
import { modelName, modelOf, notAnAnswer } from './answers.ts';
import { book, type KC } from './book.ts';
import { controller, inPlay, isFriend, other } from './reading.ts';
import { canFight, chanceOf, whyNotAttack } from './targets.ts';

/** `queue` is what the push left on the table; what these attacks set off in turn is a queue of its own. */
type AngryVars = { queue: Angry[]; turn: number; model: number; shoved: number };
const ANGRY: AngryVars = { queue: [], turn: 0, model: NONE, shoved: NONE };

const isUsed = (t: Table, m: number): boolean => (t.models[m].onceTurn & ONCE_TURN['always-angry']) !== 0;

/** Still in contact, and able to attack. */
function mayAttack(t: Table, { model, shoved }: Angry): boolean {
  if (!inPlay(t, model) || !inPlay(t, shoved) || isUsed(t, model) || !canFight(t, model)) return false;
  return chanceOf(t, model, shoved, 'melee', 'always-angry') === 'yes';
}

/** KC-17.37: the active player's first. */
const seatOf = (t: Table, turn: number): number => {
  const active = t.activations.length > 0 ? t.activations[0].seat : t.initiative;
  return turn === 0 ? active : other(active);
};
const isDue = (t: Table, f: Frame<AngryVars>, angry: Angry): boolean =>
  isFriend(t, seatOf(t, f.vars.turn), angry.model) && mayAttack(t, angry);

function isAnyDue(t: Table, f: Frame<AngryVars>): boolean {
  for (const angry of f.vars.queue) if (isDue(t, f, angry)) return true;
  return false;
}

function whyNotAngry(t: Table, f: Frame<AngryVars>, answer: Plain): Refusal<KC> {
  const target = modelOf(answer);
  if (target === NONE) return notAnAnswer('always angry/attack', answer);
  const angry = f.vars.queue.find(({ model }) => model === target);
  if (!angry || !isFriend(t, seatOf(t, f.vars.turn), target)) return no('KC-17.2', 'notAngry', { target });
  if (isUsed(t, target)) return no('KC-17.5', 'powerUsed', { m: target, power: 'always-angry' });
  return whyNotAttack(t, target, angry.shoved, 'melee', 'always-angry', false) ?? no('KC-17.2', 'notAngry', { target });
}

book.procedure('always angry', ANGRY, (w) => [
  w.run((p, f) => {
    f.vars.queue = p.t.angry;
    p.t.angry = [];
  }),
  w.each('turn', () => [0, 1], [
    w.loop(isAnyDue, [
      w.ask<string>('attack', {
        rule: 'KC-17.2',
        who: (t, f) => seatOf(t, f.vars.turn),
        legal(t, f, list) {
          for (const angry of f.vars.queue) {
            const name = modelName(angry.model);
            if (isDue(t, f, angry) && !list.includes(name)) list.push(name);
          }
          list.push('pass');
        },
        why: whyNotAngry,
        take(p, f, answer) {
          const { t } = p;
          const model = modelOf(answer);
          f.vars.model = model;
          if (answer === 'pass') {
            const seat = seatOf(t, f.vars.turn);
            for (const angry of f.vars.queue) {
              if (!isDue(t, f, angry)) continue;
              p.tell?.({ kind: 'extraAttackLost', rule: 'KC-17.2', seat, model: angry.model, critical: 'always-angry' });
            }
            f.vars.queue = f.vars.queue.filter((angry) => !isDue(t, f, angry));
            return;
          }
          f.vars.shoved = f.vars.queue.find((angry) => angry.model === model && mayAttack(t, angry))?.shoved ?? NONE;
          t.models[model].onceTurn |= ONCE_TURN['always-angry'];
        },
        show: (t, f) => ({ target: f.vars.queue.find((angry) => isDue(t, f, angry))?.shoved ?? NONE }),
      }),
      w.call('attack', (t, f) => {
        const { model, shoved } = f.vars;
        if (model === NONE) return null;
        const vars = { attacker: model, target: shoved, kind: 'melee', free: 'always-angry', justDoIt: false };
        return { proc: 'attack', seat: controller(t, model), vars };
      }),
    ]),
  ]),
]);
