/** Chapter 30: festival events. */
import { type Refusal, seat } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { NOBODY, NOWHERE, SPACE_NAMES, SPACES, spaceNamed } from '../spaces.ts';
import type { Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { type BR, book } from './book.ts';
import { eventCard } from './events.ts';
import { isGuarded, isProtected, raise } from './fire.ts';
import { isRaisable, meepleAt, seatsInOrder } from './reading.ts';
import { whyNoTarget } from './targets.ts';

const RULE: { readonly [card: string]: BR } = {
  arson: 'BR-30.2',
  'burning-man': 'BR-30.3',
  'dirty-dealings': 'BR-30.4',
  'karnaj-celebrates': 'BR-30.5',
};

/** What the card asks of a block, apart from protection. */
function isMeant(t: Table, s: number, card: string): boolean {
  // BR-30.2 Arson: "+1 intensity on one block with a Loyalty marker, chosen by the active player."
  if (card === 'arson') return t.loyal[s] !== NOBODY;
  // BR-30.3 Burning Man Festival: "+1 intensity on one block with a Brigade or Wagon, chosen by the active player."
  if (card === 'burning-man') return meepleAt(t, s);
  // BR-30.4 Dirty Dealings: "Each player may add 1 intensity to one block without Brigade or Wagon."
  if (card === 'dirty-dealings') return !meepleAt(t, s);
  // BR-30.5 Karnaj Celebrates: "+1 intensity on one block of value 2, chosen by the active player."
  return t.value[s] === 2;
}
/** BR-30.7, BR-27.19: Burning Man works in spite of meeples, though not of Allegiance. */
function isSpared(t: Table, s: number, card: string): boolean {
  return card === 'burning-man' ? isGuarded(t, s) : isProtected(t, s);
}
/** BR-30.8. */
function fits(t: Table, s: number, card: string): boolean {
  return isRaisable(t, s) && isMeant(t, s, card) && !isSpared(t, s, card);
}
function anyFits(t: Table, card: string): boolean {
  for (let s = 0; s < SPACES; s++) if (fits(t, s, card)) return true;
  return false;
}

function whyNot(t: Table, s: number, card: string): Refusal<BR> {
  const space = SPACE_NAMES[s];
  const rule = RULE[card];
  if (!isRaisable(t, s)) return whyNoTarget(t, s, rule);
  if (!isMeant(t, s, card)) return no(rule, 'notATarget', { space });
  if (isGuarded(t, s)) return no('BR-27.19', 'guardedByAllegiance', { space, seat: t.allegiance });
  return no('BR-8.1', 'notATarget', { space });
}

export const festival = book.procedure('festival', { who: seat });
festival.does((w) => [
  // BR-30.6: the active player chooses; Dirty Dealings is for everybody in turn (BR-7.23).
  w.each('who', (t, _f, stack) => (eventCard(stack) === 'dirty-dealings' ? seatsInOrder(t) : [t.active]), [
    w.when(
      (t, _f, stack) => anyFits(t, eventCard(stack)),
      [
        w.ask<string>('block', {
          rule: 'BR-30.6',
          who: (_t, f) => f.vars.who,
          legal(t, _f, list, stack) {
            const card = eventCard(stack);
            for (let s = 0; s < SPACES; s++) if (fits(t, s, card)) list.push(SPACE_NAMES[s]);
            if (card === 'dirty-dealings') list.push('none');
          },
          why(t, _f, answer, stack) {
            if (answer === 'none') return no('BR-30.8', 'mustChoose', {});
            const s = typeof answer === 'string' ? spaceNamed(answer) : NOWHERE;
            return s === NOWHERE ? notAnAnswer('festival/block', answer) : whyNot(t, s, eventCard(stack));
          },
          take(p, f, answer) {
            const card = eventCard(p.game.stack);
            if (answer === 'none') p.tell?.({ kind: 'offerDeclined', rule: 'BR-30.8', seat: f.vars.who, offer: card });
            else raise(p, spaceNamed(answer), 1, card, RULE[card]);
          },
          show: (_t, _f, stack) => ({ card: eventCard(stack) }),
        }),
      ],
    ),
  ]),
]);
