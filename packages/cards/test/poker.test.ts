/** Poker ranks: tables for one to five cards, all five-card hands counted, and a slow second opinion. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACE_HIGH,
  FEWEST_CARDS,
  PACK,
  POKER_RANKS,
  type PokerRank,
  parseCards,
  pokerBits,
  pokerName,
  pokerRank,
  pokerRankOfBits,
  rankOf,
  type SuitCard,
  suitOf,
} from '../src/index.ts';

const hand = (text: string) => parseCards(text) as SuitCard[];

/** The rank by counting with lists and sorting, as one would explain it. */
function slowly(cards: readonly SuitCard[]): PokerRank {
  if (cards.length === 0) return 0;
  const numbers = cards.map((card) => ACE_HIGH[rankOf(card)]).sort((a, b) => a - b);
  const many = [...new Set(numbers)].map((n) => numbers.filter((m) => m === n).length).sort((a, b) => b - a);
  const five = cards.length === 5;
  const flush = five && new Set(cards.map(suitOf)).size === 1;
  const row = numbers.join();
  const straight = five && many.length === 5 && (numbers[4] - numbers[0] === 4 || row === '2,3,4,5,14');
  if (flush && straight) return row === '10,11,12,13,14' ? 10 : 9;
  if (many[0] === 4) return 8;
  if (many[0] === 3 && many[1] === 2) return 7;
  if (flush) return 6;
  if (straight) return 5;
  if (many[0] === 3) return 4;
  if (many[0] === 2) return many[1] === 2 ? 3 : 2;
  return 1;
}

/** All hands of that many cards, as numbers of cards in the pack. */
function everyHand(size: number, visit: (hand: number[]) => void, from = 0, chosen: number[] = []): void {
  if (chosen.length === size) {
    visit(chosen);
    return;
  }
  for (let card = from; card < PACK.length; card++) {
    chosen.push(card);
    everyHand(size, visit, card + 1, chosen);
    chosen.pop();
  }
}

describe('a hand of', () => {
  test.each([
    ['no cards', '', 0],
    ['an ace', 'Ah', 1],
    ['a two', '2c', 1],
    ['two cards', 'Ah Kh', 1],
    ['a pair', '7c 7d', 2],
    ['three cards', '2c 9d Kh', 1],
    ['three in suit', '2c 9c Kc', 1],
    ['three in sequence', '4c 5d 6h', 1],
    ['three in sequence and suit', 'Qs Ks As', 1],
    ['a pair and one', 'Qs 3d Qc', 2],
    ['three of a kind alone', '5c 5h 5s', 4],
    ['four cards', 'Ac 2d 3h 5s', 1],
    ['four in suit', 'Ac 3c 9c Jc', 1],
    ['four in sequence', 'Tc Jd Qh Ks', 1],
    ['four in sequence and suit', 'Jd Qd Kd Ad', 1],
    ['a pair and two', '2c 5d 2h 5s', 3],
    ['one pair among four', '2c 5d 2h 6s', 2],
    ['three of a kind and one', '9c 9d 9h As', 4],
    ['four of a kind alone', '9c 9d 9h 9s', 8],
    ['high card', 'Ac 3d 5h 7s 9c', 1],
    ['pair', 'Ac Ad 5h 7s 9c', 2],
    ['two pair', 'Ac Ad 5h 5s 9c', 3],
    ['two pair with the odd card between', '5s Ac 9c 5h Ad', 3],
    ['three of a kind', 'Ac Ad Ah 7s 9c', 4],
    ['three of a kind at the end', '7s 9c Ac Ad Ah', 4],
    ['straight', '4c 5d 6h 7s 8c', 5],
    ['straight out of order', '8c 4c 7s 5d 6h', 5],
    ['straight to the ace', 'Tc Jd Qh Ks Ac', 5],
    ['straight from the ace', 'Ac 2d 3h 4s 5c', 5],
    ['round the corner from the queen', 'Qc Kd Ah 2s 3c', 1],
    ['round the corner from the king', 'Kc Ad 2h 3s 4c', 1],
    ['round the corner in suit', 'Qc Kc Ac 2c 3c', 6],
    ['four in sequence and a gap', '4c 5d 6h 7s 9c', 1],
    ['flush', '2h 5h 7h Jh Kh', 6],
    ['four of a suit only', '2h 5h 7h Jh Kd', 1],
    ['full house', '3c 3d 3h Ks Kc', 7],
    ['full house, the pair first', 'Ks Kc 3c 3d 3h', 7],
    ['full house, mixed', 'Ks 3c Kc 3d 3h', 7],
    ['four of a kind', '3c 3d 3h 3s Kc', 8],
    ['four of a kind, the odd card first', 'Kc 3c 3d 3h 3s', 8],
    ['four of a kind, the next rank after', '3c 3d 3h 3s 4c', 8],
    ['straight flush', '5s 6s 7s 8s 9s', 9],
    ['straight flush to the king', '9s Ts Js Qs Ks', 9],
    ['straight flush from the ace', 'Ad 2d 3d 4d 5d', 9],
    ['royal flush', 'Th Jh Qh Kh Ah', 10],
  ] as const)('%s', (_name, text, rank) => {
    const cards = hand(text);
    expect(pokerRank(cards)).toBe(rank);
    expect(slowly(cards)).toBe(rank);
  });
});

/** How many hands of each rank there are, worked out by hand: C(13,1) C(4,2) C(12,1) C(4,1) and so on. */
const COUNTS: { readonly [size: number]: readonly number[] } = {
  0: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  1: [0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  2: [0, 1_248, 78, 0, 0, 0, 0, 0, 0, 0, 0],
  3: [0, 18_304, 3_744, 0, 52, 0, 0, 0, 0, 0, 0],
  4: [0, 183_040, 82_368, 2_808, 2_496, 0, 0, 0, 13, 0, 0],
  5: [0, 1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4],
};

describe('all hands', () => {
  const bits = PACK.map(pokerBits);

  test.each([0, 1, 2, 3, 4, 5])('of %i cards, counted by rank', (size) => {
    const counts = POKER_RANKS.map(() => 0);
    everyHand(size, (h) => {
      const at = (i: number) => (i < size ? bits[h[i]] : 0);
      counts[pokerRankOfBits(at(0), at(1), at(2), at(3), at(4))]++;
    });
    expect(counts).toEqual(COUNTS[size]);
    const possible = POKER_RANKS.filter((rank) => counts[rank] > 0);
    const allowed = POKER_RANKS.filter((rank) => FEWEST_CARDS[rank] <= size && (rank > 0 || size === 0));
    expect(possible).toEqual(allowed);
  });

  test('of five cards, by name as by number', () => {
    const cards: SuitCard[] = PACK.slice(0, 5);
    let hands = 0;
    let differing = 0;
    everyHand(5, (h) => {
      for (let at = 0; at < 5; at++) cards[at] = PACK[h[at]];
      hands++;
      if (pokerRank(cards) !== pokerRankOfBits(bits[h[0]], bits[h[1]], bits[h[2]], bits[h[3]], bits[h[4]])) differing++;
    });
    expect([hands, differing]).toEqual([2_598_960, 0]);
  });

  test('of up to four cards, against the slow way', () => {
    for (const size of [1, 2, 3, 4]) {
      let differing = 0;
      everyHand(size, (h) => {
        const cards = h.map((at) => PACK[at]);
        if (pokerRank(cards) !== slowly(cards)) differing++;
      });
      expect(differing).toBe(0);
    }
  });
});

describe('whatever the hand', () => {
  const anyHand = fc.shuffledSubarray([...PACK], { minLength: 0, maxLength: 5 });

  test('it ranks as by the slow way, in any order, and is left as it was', () => {
    fc.assert(
      fc.property(anyHand, (cards) => {
        const before = cards.slice();
        expect(pokerRank(cards)).toBe(slowly(cards));
        expect(pokerRank(cards.toReversed())).toBe(pokerRank(cards));
        expect(cards).toEqual(before);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a further card never lowers it', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { minLength: 1, maxLength: 5 }), (cards) => {
        expect(pokerRank(cards)).toBeGreaterThanOrEqual(pokerRank(cards.slice(0, -1)));
      }),
      { numRuns: 1_000 },
    );
  });
});

test('more than five cards, jokers and what is no card are refused', () => {
  expect(() => pokerRank(hand('2c 3c 4c 5c 6c 7c'))).toThrow('a poker hand has at most five cards, not 6');
  expect(() => pokerRank(hand('2c 3c X1'))).toThrow('"X1" has no poker rank');
  expect(() => pokerBits('X1' as SuitCard)).toThrow('"X1" has no poker rank');
  for (const wrong of ['', 'ah', '10h', '♥A', 'éh', 'toString'] as string[] as SuitCard[]) {
    expect(() => pokerBits(wrong)).toThrow(RangeError);
    expect(() => pokerRank([wrong])).toThrow(RangeError);
    expect(() => pokerRank(['2c', '3c', '4c', '5c', wrong])).toThrow(RangeError);
  }
});

test('every rank has a name of its own in both languages', () => {
  for (const language of ['en', 'pl'] as const) {
    expect(new Set(POKER_RANKS.map((rank) => pokerName(rank, language))).size).toBe(11);
  }
  expect([pokerName(7, 'en'), pokerName(7, 'pl'), pokerName(10, 'pl')]).toEqual(['full house', 'full', 'poker królewski']);
});
