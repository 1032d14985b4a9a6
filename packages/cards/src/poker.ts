/** Poker ranks of one to five cards, by bit masks and without garbage. */
import { PACK, RANKS, type Rank, SUITS, type Suit, type SuitCard } from './cards.ts';

/**
 * 10 royal flush, 9 straight flush, 8 four of a kind, 7 full house, 6 flush, 5 straight, 4 three of a kind, 3 two pair,
 * 2 pair, 1 high card, 0 no cards at all. Fewer than five cards make what they contain, never a straight, flush or full house.
 */
export const POKER_RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type PokerRank = (typeof POKER_RANKS)[number];

/** The fewest cards that make each rank. */
export const FEWEST_CARDS: { readonly [rank in PokerRank]: number } = {
  0: 0,
  1: 1,
  2: 2,
  3: 4,
  4: 3,
  5: 5,
  6: 5,
  7: 5,
  8: 4,
  9: 5,
  10: 5,
};

// One bit for each rank from the two (bit 0) to the ace (bit 12), and one for each suit from bit 13.
const RANK_BITS = 0x1fff;
const RANK_BIT = Object.fromEntries(RANKS.map((rank, at) => [rank, 1 << ((at + 12) % 13)])) as { [rank in Rank]: number };
const SUIT_BIT = Object.fromEntries(SUITS.map((suit, at) => [suit, 1 << (13 + at)])) as { [suit in Suit]: number };

/** Bits of every card, found by the codes of its two characters; 0 where there is no card. */
const BITS = new Int32Array(1 << 14);
for (const card of PACK) BITS[place(card)] = RANK_BIT[card[0] as Rank] | SUIT_BIT[card[1] as Suit];

function place(card: SuitCard): number {
  return (card.charCodeAt(0) << 7) | card.charCodeAt(1);
}

/** Which sets of five ranks follow each other: 1, or 2 from the ten to the ace. The ace also stands below the two. */
const STRAIGHTS = new Uint8Array(RANK_BITS + 1);
for (let lowest = 0; lowest < 8; lowest++) STRAIGHTS[0b11111 << lowest] = 1;
STRAIGHTS[0b11111 << 8] = 2;
STRAIGHTS[0b1000000001111] = 1;

/** A card as a number for `pokerRankOfBits`; throws a RangeError if it has no rank and suit. */
export function pokerBits(card: SuitCard): number {
  const bits = card.length === 2 ? BITS[place(card)] : 0;
  if (!bits) throw new RangeError(`"${card}" has no poker rank`);
  return bits;
}

/** The poker rank of at most five different cards. */
export function pokerRank(cards: readonly SuitCard[]): PokerRank {
  const { length } = cards;
  if (length === 5) {
    return pokerRankOfBits(
      pokerBits(cards[0]),
      pokerBits(cards[1]),
      pokerBits(cards[2]),
      pokerBits(cards[3]),
      pokerBits(cards[4]),
    );
  }
  if (length > 5) throw new RangeError(`a poker hand has at most five cards, not ${length}`);
  return pokerRankOfBits(
    length > 0 ? pokerBits(cards[0]) : 0,
    length > 1 ? pokerBits(cards[1]) : 0,
    length > 2 ? pokerBits(cards[2]) : 0,
    length > 3 ? pokerBits(cards[3]) : 0,
    0,
  );
}

/** The same of cards given as `pokerBits`, 0 for each that is not there: for those who look at very many hands. */
export function pokerRankOfBits(a: number, b: number, c: number, d: number, e: number): PokerRank {
  // Ranks seen before that come again; a card that is not there has none.
  const ab = a | b;
  const abc = ab | c;
  const abcd = abc | d;
  const paired = ((a & b) | (ab & c) | (abc & d) | (abcd & e)) & RANK_BITS;
  if (paired !== 0) return rankOfPaired(a, b, c, d, e, paired);
  const ranks = (abcd | e) & RANK_BITS;
  const straight = STRAIGHTS[ranks];
  // All five share a suit; with a card missing the result is 0.
  if ((a & b & c & d & e) !== 0) return straight === 2 ? 10 : straight === 1 ? 9 : 6;
  return straight !== 0 ? 5 : ranks !== 0 ? 1 : 0;
}

function rankOfPaired(a: number, b: number, c: number, d: number, e: number, paired: number): PokerRank {
  // Ranks that have come twice after two, three and four cards; then thrice; then four times.
  const two = a & b;
  const twoOfThree = two | ((a | b) & c);
  const twoOfFour = twoOfThree | ((a | b | c) & d);
  const three = two & c;
  const threeOfFour = three | (twoOfThree & d);
  const threeOfFive = (threeOfFour | (twoOfFour & e)) & RANK_BITS;
  if ((((three & d) | (threeOfFour & e)) & RANK_BITS) !== 0) return 8;
  if (threeOfFive !== 0) return threeOfFive !== paired ? 7 : 4;
  return (paired & (paired - 1)) !== 0 ? 3 : 2;
}
