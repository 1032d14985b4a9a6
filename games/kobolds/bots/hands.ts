/** How good a hand of cards is: the best poker rank it holds within a limit, found by counting. Nothing here takes memory. */
import type { SuitCard } from '@guildhall/cards';

const RANK_AT = new Int8Array(128);
for (const [at, rank] of [...'23456789TJQKA'].entries()) RANK_AT[rank.charCodeAt(0)] = at;
const SUIT_AT = new Int8Array(128);
for (const [at, suit] of [...'cdhs'].entries()) SUIT_AT[suit.charCodeAt(0)] = at;

const ofRank = new Int8Array(13);
const ofSuit = new Int8Array(4);
const ranksOfSuit = new Int32Array(4);

/** Five in a row among ranks as bits, the ace high or low. */
function hasRun(ranks: number): boolean {
  const bits = (ranks << 1) | ((ranks >> 12) & 1);
  return (bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4)) !== 0;
}

const TOP_FIVE = 0b11111 << 8;

/** The best rank with all five cards; `pairs` and `triples` count the ranks held so often or more often. */
function bestOfFive(ranks: number, most: number, pairs: number, triples: number): number {
  let flush = 0;
  for (let s = 0; s < 4; s++) {
    if (ofSuit[s] < 5) continue;
    if ((ranksOfSuit[s] & TOP_FIVE) === TOP_FIVE) return 10;
    flush = hasRun(ranksOfSuit[s]) ? 9 : Math.max(flush, 6);
  }
  if (flush === 9) return 9;
  if (most >= 4) return 8;
  if (triples > 0 && pairs > 1) return 7;
  return flush === 6 ? 6 : hasRun(ranks) ? 5 : 0;
}

/** The best poker rank (0 to 10) that at most `limit` cards of the hand make. */
export function bestRank(hand: readonly SuitCard[], limit: number): number {
  if (limit <= 0 || hand.length === 0) return 0;
  if (limit === 1) return 1;
  ofRank.fill(0);
  ofSuit.fill(0);
  ranksOfSuit.fill(0);
  let ranks = 0;
  for (let i = 0; i < hand.length; i++) {
    const rank = RANK_AT[hand[i].charCodeAt(0)];
    const suit = SUIT_AT[hand[i].charCodeAt(1)];
    ofRank[rank]++;
    ofSuit[suit]++;
    ranksOfSuit[suit] |= 1 << rank;
    ranks |= 1 << rank;
  }
  let most = 0;
  let pairs = 0;
  let triples = 0;
  for (let r = 0; r < 13; r++) {
    const n = ofRank[r];
    if (n > most) most = n;
    if (n > 1) pairs++;
    if (n > 2) triples++;
  }
  if (limit >= 5) {
    const five = bestOfFive(ranks, most, pairs, triples);
    if (five > 0) return five;
  }
  if (limit >= 4 && most >= 4) return 8;
  if (limit >= 3 && most >= 3) return 4;
  if (limit >= 4 && pairs > 1) return 3;
  return most >= 2 ? 2 : 1;
}
