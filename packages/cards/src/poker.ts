/** Poker ranks of one to five cards, by bit masks and without garbage. */
import { PACK, RANKS, rankOf, SUITS, type SuitCard, suitOf } from './cards.ts';

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
const BITS: ReadonlyMap<string, number> = new Map(
  PACK.map((card) => [card, (1 << ((RANKS.indexOf(rankOf(card)) + 12) % 13)) | (1 << (13 + SUITS.indexOf(suitOf(card))))]),
);

/** The bit of a rank by the code of its character: far quicker than to look a card up by its name. */
const BIT_OF_CODE = new Int32Array(128);
for (const [card, bits] of BITS) BIT_OF_CODE[card.charCodeAt(0)] = bits & RANK_BITS;

/** Which sets of five ranks follow each other: 1, or 2 from the ten to the ace. The ace also stands below the two. */
const STRAIGHTS = new Uint8Array(RANK_BITS + 1);
for (let lowest = 0; lowest < 8; lowest++) STRAIGHTS[0b11111 << lowest] = 1;
STRAIGHTS[0b11111 << 8] = 2;
STRAIGHTS[0b1000000001111] = 1;

/** The poker rank of at most five different cards, which must be cards of a pack; throws a RangeError at a joker or a sixth card. */
export function pokerRank(cards: readonly SuitCard[]): PokerRank {
  const { length } = cards;
  if (length > 5) throw new RangeError(`a poker hand has at most five cards, not ${length}`);
  const a = length > 0 ? rankBit(cards[0]) : 0;
  const b = length > 1 ? rankBit(cards[1]) : 0;
  const c = length > 2 ? rankBit(cards[2]) : 0;
  const d = length > 3 ? rankBit(cards[3]) : 0;
  const e = length > 4 ? rankBit(cards[4]) : 0;
  const paired = cameAgain(a, b, c, d, e);
  // Reading a suit costs as much as all the rest: cards that make a pair have no need of it.
  if (paired !== 0) return rankOfPaired(a, b, c, d, e, paired);
  return rankOfUnpaired(a | b | c | d | e, length === 5 && inOneSuit(cards));
}

/** A card as a number for `pokerRankOfBits`; throws a RangeError if it has no rank and suit. */
export function pokerBits(card: SuitCard): number {
  return BITS.get(card) ?? noRank(card);
}

/** The same of cards given as `pokerBits`, 0 for each that is not there: for those who look at very many hands. */
export function pokerRankOfBits(a: number, b: number, c: number, d: number, e: number): PokerRank {
  const paired = cameAgain(a, b, c, d, e) & RANK_BITS;
  if (paired !== 0) return rankOfPaired(a, b, c, d, e, paired);
  // Without pairs only a suit can be common to all; and nothing is, if a card is not there.
  return rankOfUnpaired((a | b | c | d | e) & RANK_BITS, (a & b & c & d & e) !== 0);
}

function rankBit(card: SuitCard): number {
  return BIT_OF_CODE[card.charCodeAt(0)] || noRank(card);
}

function noRank(card: string): never {
  throw new RangeError(`"${card}" has no poker rank`);
}

function inOneSuit(five: readonly SuitCard[]): boolean {
  const suit = five[0].charCodeAt(1);
  for (let at = 1; at < 5; at++) if (five[at].charCodeAt(1) !== suit) return false;
  return true;
}

/** The bits that have come more than once. */
function cameAgain(a: number, b: number, c: number, d: number, e: number): number {
  return (a & b) | ((a | b) & c) | ((a | b | c) & d) | ((a | b | c | d) & e);
}

function rankOfUnpaired(ranks: number, flush: boolean): PokerRank {
  const straight = STRAIGHTS[ranks];
  if (flush) return straight === 2 ? 10 : straight === 1 ? 9 : 6;
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
