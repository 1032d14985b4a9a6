/** Chapter 5: refilling a Combat Hand, with Counting Cards (KC-19.5) and Screek's tricks (KC-18.34 to KC-18.37). */
import { rankOf, type SuitCard } from '@guildhall/cards';
import { count, type Frame, needed, type Plain, type Random, type Refusal, type Stack, type VarsOf } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { cardsOf, notAnAnswer } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { discardCombat, drawCombat, spend } from './cards.ts';
import { fights } from './frames.ts';
import { MOST_CARDS } from './kinds.ts';
import { handMaximum } from './reading.ts';

/** Cards of the seat that lie face up in attacks still being resolved: each attack refills what it used itself. */
function onTable(stack: Stack, seat: number): number {
  let n = 0;
  for (const { seat: attacker, vars } of fights(stack)) {
    if (vars.step !== 'revealed') continue;
    if (attacker === seat) n += vars.attack.length;
    if (vars.against === seat) n += vars.defence.length;
  }
  return n;
}

/** KC-5.4: up to the current maximum and never above it. */
export const cardsDue = (t: Table, seat: number, stack: Stack): number =>
  Math.max(0, handMaximum(t, seat) - t.gangs[seat].hand.length - onTable(stack, seat));

/**
 * Called when what was done with Combat cards has been resolved and they are on the discard pile (KC-5.2, KC-5.8). `due`: how
 * many are to be drawn, which follows from the maximum (KC-5.4, KC-18.37), not from how many were used.
 */
const REFILL = { due: count(MOST_CARDS) };
type RefillFrame = Frame<VarsOf<typeof REFILL>>;

export const refill = book.procedure('refill', REFILL);

/** As many as are due, as can be paid for, and as there are. */
function mostCounted(t: Table, f: RefillFrame): number {
  const { stash, discard } = t.gangs[f.seat];
  return Math.min(f.vars.due, stash, discard.length);
}

function whyNotCount(t: Table, f: RefillFrame, answer: Plain): Refusal<KC> | null {
  if (answer === 'deck') return null;
  const cards = cardsOf(answer);
  if (!cards) return no('KC-19.5', 'notCards', { answer });
  const { stash, discard } = t.gangs[f.seat];
  for (const [at, card] of cards.entries()) {
    if (cards.indexOf(card) !== at) return no('KC-19.7', 'cardTwice', { card });
    if (!discard.includes(card)) return no('KC-19.7', 'notInDiscard', { card });
  }
  if (cards.length > f.vars.due) return no('KC-19.6', 'tooManyCards', { cards: cards.length, most: f.vars.due });
  return cards.length > stash ? no('KC-19.3', 'noCoins', { cost: cards.length, stash }) : null;
}

/** Cards worth a coin: those that go with most of the hand. */
function suggestCount(t: Table, f: RefillFrame, list: string[]): void {
  list.push('deck');
  const { hand, discard } = t.gangs[f.seat];
  for (let alike = 3; alike > 0 && list.length < 9; alike--) {
    for (const card of discard) {
      let n = 0;
      for (const mine of hand) if (rankOf(mine) === rankOf(card)) n++;
      if (n === alike && list.length < 9) list.push(card);
    }
  }
}

function sampleCount(t: Table, f: RefillFrame, random: Random): string {
  const most = mostCounted(t, f);
  let n = random.below(most + 1);
  if (n === 0) return 'deck';
  // Each card of the pile has the same chance: the first is taken with n out of all, and so on.
  const { discard } = t.gangs[f.seat];
  let text = '';
  for (let left = discard.length; n > 0; left--) {
    if (random.below(left) >= n) continue;
    text += text === '' ? discard[left - 1] : ` ${discard[left - 1]}`;
    n--;
  }
  return text;
}

function countCards(p: P, f: RefillFrame, cards: readonly SuitCard[]): void {
  const { seat } = f;
  const gang = p.t.gangs[seat];
  spend(p, seat, cards.length, 'counting-cards', 'KC-19.5');
  for (const card of cards) {
    gang.discard.splice(gang.discard.indexOf(card), 1);
    gang.hand.push(card);
  }
  f.vars.due -= cards.length;
  p.tell?.({ kind: 'cardsCounted', rule: 'KC-19.5', seat, cards: cards.slice() });
}

refill.does((w) => [
  w.run((p, f) => {
    f.vars.due = cardsDue(p.t, f.seat, p.game.stack);
  }),
  w.when(
    (t, f) => mostCounted(t, f) > 0,
    [
      w.ask<string>('count cards', {
        rule: 'KC-19.5',
        form: (t, f) => ({ kind: 'several', of: t.gangs[f.seat].discard, min: 1, max: mostCounted(t, f) }),
        accepts: whyNotCount,
        sample: sampleCount,
        suggest: suggestCount,
        take(p, f, answer) {
          if (answer !== 'deck') countCards(p, f, cardsOf(answer) ?? []);
        },
        show: (t, f) => ({ due: f.vars.due, stash: t.gangs[f.seat].stash }),
      }),
    ],
  ),
  w.when(
    (t, f) => f.vars.due > 0 && t.gangs[f.seat].takeAChance,
    [w.call(takeAChance, (_t, f) => ({ due: f.vars.due }))],
    [w.run((p, f) => void drawCombat(p, f.seat, f.vars.due))],
  ),
]);

/** KC-18.34, KC-18.35: one card more than are due, and one of those drawn is then discarded. `drawn` are the last of the hand. */
const takeAChance = book.procedure('take a chance', { due: needed(count(MOST_CARDS)), drawn: count(MOST_CARDS) });
takeAChance.does((w) => [
  w.ask<string>('extra', {
    rule: 'KC-18.34',
    legal(_t, _f, list) {
      list.push('extra', 'no');
    },
    why: (_t, _f, answer) => notAnAnswer('take a chance/extra', answer),
    take(p, f, answer) {
      const { due } = f.vars;
      if (answer === 'no') {
        drawCombat(p, f.seat, due);
        return;
      }
      p.tell?.({ kind: 'extraCardTaken', rule: 'KC-18.34', seat: f.seat });
      const drawn = drawCombat(p, f.seat, due + 1, 'KC-18.34');
      // KC-5.9: with deck and pile used up there was none too many.
      f.vars.drawn = drawn > due ? drawn : 0;
    },
    show: (_t, f) => ({ due: f.vars.due }),
  }),
  w.when(
    (_t, f) => f.vars.drawn > 0,
    [
      w.ask<string>('discard', {
        rule: 'KC-18.35',
        legal(t, f, list) {
          const { hand } = t.gangs[f.seat];
          for (let i = hand.length - f.vars.drawn; i < hand.length; i++) list.push(hand[i]);
        },
        why: (t, f, answer) => whyNotDiscard(t, f.seat, answer, 'KC-18.35', 'take a chance/discard'),
        take: (p, f, answer) => discardCombat(p, f.seat, [answer as SuitCard], 'KC-18.35'),
      }),
    ],
  ),
]);

function whyNotDiscard(
  t: Table,
  seat: number,
  answer: Plain,
  rule: KC,
  question: 'take a chance/discard' | 'sleeves/discard',
): Refusal<KC> {
  const cards = cardsOf(answer);
  if (!cards) return notAnAnswer(question, answer);
  const [card] = cards;
  if (cards.length > 1) return no(rule, 'tooManyCards', { cards: cards.length, most: 1 });
  return no(rule, t.gangs[seat].hand.includes(card) ? 'notDrawnNow' : 'notInHand', { card });
}

/** KC-18.36, KC-18.37: the end of the turn for a seat under Check his Sleeves; at most the one extra card goes. */
export const sleeves = book.procedure('sleeves', {}).does((w) => [
  w.when(
    (t, f) => t.gangs[f.seat].sleeves,
    [
      w.run((p, f) => {
        p.t.gangs[f.seat].sleeves = false;
      }),
      w.when(
        (t, f) => t.gangs[f.seat].hand.length > handMaximum(t, f.seat),
        [
          w.ask<string>('discard', {
            rule: 'KC-18.37',
            legal(t, f, list) {
              for (const card of t.gangs[f.seat].hand) list.push(card);
            },
            why: (t, f, answer) => whyNotDiscard(t, f.seat, answer, 'KC-18.37', 'sleeves/discard'),
            take: (p, f, answer) => discardCombat(p, f.seat, [answer as SuitCard], 'KC-18.36'),
          }),
        ],
      ),
    ],
  ),
]);
