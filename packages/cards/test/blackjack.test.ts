/** Blackjack totals, with aces as the owner chooses or as serves best. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestTotal,
  countAces,
  isBust,
  isTwentyOne,
  lowestTotal,
  PACK,
  parseCards,
  possibleTotals,
  type SuitCard,
  totalWith,
} from '../src/index.ts';

const hand = (text: string) => parseCards(text) as SuitCard[];

describe('totals', () => {
  test.each([
    ['', 0, [0]],
    ['2c', 2, [2]],
    ['Tc', 10, [10]],
    ['Jc', 10, [10]],
    ['Qd', 10, [10]],
    ['Kh', 10, [10]],
    ['Ah', 11, [1, 11]],
    ['Ah Kh', 21, [11, 21]],
    ['Ah Ac', 12, [2, 12, 22]],
    ['Ah Ac 9d', 21, [11, 21, 31]],
    ['Ah Ac Td', 12, [12, 22, 32]],
    ['Ah Ac Ad As', 14, [4, 14, 24, 34, 44]],
    ['Ah 5c 5d', 21, [11, 21]],
    ['Ah 5c 6d', 12, [12, 22]],
    ['Kc Qd Ah', 21, [21, 31]],
    ['Kc Qd 2h', 22, [22]],
    ['Kc Qd Ah As', 22, [22, 32, 42]],
    ['9c 8d 7h 6s', 30, [30]],
  ] as const)('%j is best counted as %i', (text, best, totals) => {
    const cards = hand(text);
    expect(bestTotal(cards)).toBe(best);
    expect(possibleTotals(cards)).toEqual(totals);
    expect(lowestTotal(cards)).toBe(totals[0]);
    expect(totals.map((_, elevens) => totalWith(cards, elevens))).toEqual(totals);
  });

  test('more aces than there are cannot count as eleven', () => {
    expect(() => totalWith(hand('Ah 2c'), 2)).toThrow('2 aces cannot count as eleven: there are 1');
    expect(() => totalWith(hand('Ah 2c'), -1)).toThrow(RangeError);
    expect(() => totalWith(hand('Ah 2c'), 0.5)).toThrow(RangeError);
    expect(() => totalWith(hand('Ah 2c'), Number.NaN)).toThrow(RangeError);
  });

  test('above 21 is bust, and only 21 is 21', () => {
    expect([20, 21, 22].map(isBust)).toEqual([false, false, true]);
    expect([20, 21, 22].map(isTwentyOne)).toEqual([false, true, false]);
  });

  test('the best total is the highest possible one that is not bust, else the lowest', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { maxLength: 9 }), (cards) => {
        const totals = possibleTotals(cards);
        expect(totals).toHaveLength(countAces(cards) + 1);
        const fine = totals.filter((total) => total <= 21);
        expect(bestTotal(cards)).toBe(fine.length > 0 ? Math.max(...fine) : Math.min(...totals));
      }),
      { numRuns: 2_000 },
    );
  });
});
