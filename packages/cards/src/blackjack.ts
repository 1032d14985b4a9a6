/** Blackjack totals: two to ten by number, jack, queen and king ten, an ace one or eleven. */
import { RANKS, type Rank, rankOf, type SuitCard } from './cards.ts';

/** What a hand tries to reach and must not exceed. */
export const TWENTY_ONE = 21;

const PIPS = Object.fromEntries(RANKS.map((rank, at) => [rank, Math.min(at + 1, 10)])) as { [rank in Rank]: number };

export function countAces(cards: readonly SuitCard[]): number {
  let aces = 0;
  for (const card of cards) if (rankOf(card) === 'A') aces++;
  return aces;
}

/** The total with that many of the aces counted as eleven, the others as one. */
export function totalWith(cards: readonly SuitCard[], elevens: number): number {
  const aces = countAces(cards);
  if (!Number.isInteger(elevens) || elevens < 0 || elevens > aces) {
    throw new RangeError(`${elevens} aces cannot count as eleven: there are ${aces}`);
  }
  return lowestTotal(cards) + 10 * elevens;
}

/** The total with every ace as one: above 21 the hand is bust, whatever its owner chooses. */
export function lowestTotal(cards: readonly SuitCard[]): number {
  let total = 0;
  for (const card of cards) total += PIPS[rankOf(card)];
  return total;
}

/** Every total the owner of the hand may choose, from the lowest up: one more than there are aces. */
export function possibleTotals(cards: readonly SuitCard[]): number[] {
  const lowest = lowestTotal(cards);
  return Array.from({ length: countAces(cards) + 1 }, (_, elevens) => lowest + 10 * elevens);
}

/** An ace counts eleven as long as the total stays at 21 or less, else one. */
export function bestTotal(cards: readonly SuitCard[]): number {
  const lowest = lowestTotal(cards);
  // Two aces as eleven are 22 already.
  return lowest + 10 <= TWENTY_ONE && countAces(cards) > 0 ? lowest + 10 : lowest;
}

export const isBust = (total: number): boolean => total > TWENTY_ONE;
export const isTwentyOne = (total: number): boolean => total === TWENTY_ONE;
