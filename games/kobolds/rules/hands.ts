/** Chapters 12 and 13: choosing cards of the own hand to play: which are allowed, which are worth it, and any at random. */
import { colourOf, pokerBits, pokerRankOfBits, SUITS, type SuitCard } from '@guildhall/cards';
import type { Plain, Random, Refusal } from '@guildhall/kernel';
import { type Allegiance, MOST_CARDS_PLAYED } from '../data/index.ts';
import type { Term } from '../facts/terms.ts';
import { no } from '../refusals.ts';
import { cardsOf } from './answers.ts';
import type { KC } from './book.ts';

/** Why these cards cannot be played; null if they can. At least one (KC-12.8), all different, all held, and within the limit. */
export function whyNotPlayed(
  hand: readonly SuitCard[],
  answer: Plain,
  limit: number,
  terms: () => Term[],
  rule: KC,
): Refusal<KC> | null {
  if (answer === '') return no('KC-12.8', 'playAtLeastOne', {});
  const cards = cardsOf(answer);
  if (!cards) return no(rule, 'notCards', { answer });
  for (const [at, card] of cards.entries()) {
    if (cards.indexOf(card) !== at) return no(rule, 'cardTwice', { card });
    if (!hand.includes(card)) return no(rule, 'notInHand', { card });
  }
  return cards.length > limit ? no(rule, 'overLimit', { cards: cards.length, limit, terms: terms() }) : null;
}

/** The cards as an answer, by a mask of places in the hand. */
function textOf(hand: readonly SuitCard[], mask: number): string {
  let text = '';
  for (let i = 0; i < hand.length; i++) {
    if ((mask & (1 << i)) !== 0) text += text === '' ? hand[i] : ` ${hand[i]}`;
  }
  return text;
}

/** Some cards, from one to the limit; every number and every choice of that number is as likely. */
export function samplePlayed(hand: readonly SuitCard[], limit: number, random: Random): string {
  const most = Math.min(limit, hand.length);
  let n = 1 + random.below(most);
  let mask = 0;
  for (let left = hand.length; n > 0; left--) {
    if (random.below(left) >= n) continue;
    mask |= 1 << (left - 1);
    n--;
  }
  return textOf(hand, mask);
}

const RANKS = 11;
const bits = new Int32Array(16);
const matches = new Int32Array(16);
const five = new Int32Array(MOST_CARDS_PLAYED);
// For each rank: the choice with the fewest cards, and the one with most cards of the colour that opens criticals.
const few = new Int32Array(RANKS);
const fewCards = new Int32Array(RANKS);
const fewMatches = new Int32Array(RANKS);
const full = new Int32Array(RANKS);
const fullCards = new Int32Array(RANKS);
const fullMatches = new Int32Array(RANKS);

/**
 * Appends hands worth playing, the highest rank first: for each rank within reach that with the fewest cards, and that with the
 * most cards of the model's allegiance (KC-12.9, KC-15.6); null where criticals are not in question.
 */
export function suggestPlayed(hand: readonly SuitCard[], limit: number, allegiance: Allegiance | null, list: string[]): void {
  const n = Math.min(hand.length, bits.length);
  for (let i = 0; i < n; i++) {
    bits[i] = pokerBits(hand[i]);
    matches[i] = colourOf(hand[i]) === allegiance ? 1 : 0;
  }
  few.fill(0);
  full.fill(0);
  for (let mask = 1; mask < 1 << n; mask++) weigh(mask, n, Math.min(limit, MOST_CARDS_PLAYED));
  for (let rank = RANKS - 1; rank > 0; rank--) {
    if (few[rank] === 0) continue;
    list.push(textOf(hand, few[rank]));
    if (fullMatches[rank] > fewMatches[rank]) list.push(textOf(hand, full[rank]));
  }
}

function weigh(mask: number, n: number, limit: number): void {
  let cards = 0;
  let alike = 0;
  five.fill(0);
  for (let i = 0; i < n; i++) {
    if ((mask & (1 << i)) === 0) continue;
    if (cards === limit) return;
    five[cards++] = bits[i];
    alike += matches[i];
  }
  const rank = pokerRankOfBits(five[0], five[1], five[2], five[3], five[4]);
  if (few[rank] === 0 || cards < fewCards[rank] || (cards === fewCards[rank] && alike > fewMatches[rank])) {
    few[rank] = mask;
    fewCards[rank] = cards;
    fewMatches[rank] = alike;
  }
  if (full[rank] === 0 || alike > fullMatches[rank] || (alike === fullMatches[rank] && cards < fullCards[rank])) {
    full[rank] = mask;
    fullCards[rank] = cards;
    fullMatches[rank] = alike;
  }
}

/** Appends what is worth exchanging, most first: cards that go with no other, and those that keep four from being a flush. */
export function suggestDiscards(hand: readonly SuitCard[], most: number, list: string[]): void {
  let loose = 0;
  let n = 0;
  for (let i = 0; i < hand.length && n < most; i++) {
    if (hand.some((card, k) => k !== i && card[0] === hand[i][0])) continue;
    loose |= 1 << i;
    n++;
  }
  if (n > 0) list.push(textOf(hand, loose));
  for (const suit of SUITS) {
    let others = 0;
    let count = 0;
    for (let i = 0; i < hand.length; i++) {
      if (hand[i][1] === suit) continue;
      others |= 1 << i;
      count++;
    }
    if (hand.length - count >= 4 && count > 0 && count <= most && others !== loose) list.push(textOf(hand, others));
  }
}
