/**
 * Exact odds of Wolsung: how long those of one test, and of all ways of rolling that a screen shows, take; and how far a million
 * rolls lie from them.
 */
import { QuickRandom } from '@guildhall/kernel';
import { type Choice, chanceOf, upTo, waysAfter, waysBefore } from '@guildhall/wolsung';
import { bestRates, took } from './measure.ts';
import type { Section } from './report.ts';

const ROUNDS = 8;
const TESTS = 20_000;
const ONE_TEST = { at: 'most', value: 1 } as const;
const ALL_WAYS = { at: 'most', value: 5 } as const;

/** The most that a screen ever has: four dice, a card of each class, tokens. */
function choices(): Choice[] {
  const random = new QuickRandom(1);
  return Array.from({ length: TESTS }, () => ({
    bonus: 3 + random.below(13),
    range: 8 + random.below(3),
    tn: 10 + random.below(41),
    leastDice: 1,
    mostDice: 4,
    cards: ['7c', 'Kh', 'As', 'X1'] as const,
    automatic: true,
    tokens: 6,
    tokenCost: 1,
    raise: 1,
    achievement: 2,
  }));
}

const tests = choices();
const ROLLED = [[9, 4], [10, 10, 2], [7], [3]] as const;

/** The sum is used, so that no engine leaves the work out. */
function counted(sum: number): number {
  if (!(sum >= 0)) throw new Error('chances are not negative');
  return tests.length;
}
const oneTest = ({ mostDice, range, bonus, tn }: Choice): number => chanceOf(mostDice, range, bonus, tn);
const allWays = (choice: Choice): number =>
  waysBefore(choice).reduce((sum, { chance }) => sum + chance, 0) +
  waysAfter(ROLLED, choice).reduce((sum, { chance }) => sum + chance, 0) +
  upTo(choice.mostDice, choice);
const each = (odds: (choice: Choice) => number): number => counted(tests.reduce((sum, test) => sum + odds(test), 0));

const ROLLS = 1_000_000;
/** Dice, from which face on they are rolled again, and what is needed. */
const ROLLED_OUT = [
  [1, 10, 10],
  [2, 9, 8],
  [2, 8, 11],
  [3, 8, 27],
  [4, 5, 44],
] as const;
/** Further than five deviations away a million rolls would lie once in a million times. */
const WITHIN = { at: 'most', value: 5 } as const;

/** The best of some dice, as people roll them (WS-5.2, WS-5.3). */
function rollBest(random: QuickRandom, dice: number, range: number): number {
  let best = 0;
  for (let i = 0; i < dice; i++) {
    let total = 0;
    for (;;) {
      const face = 1 + random.below(10);
      if (face < range) {
        total += face;
        break;
      }
      total += 10;
    }
    if (total > best) best = total;
  }
  return best;
}

/** By how many standard deviations a million rolls lie from the exact odds, at most. */
function furthest(): number {
  let most = 0;
  for (const [dice, range, needed] of ROLLED_OUT) {
    const random = new QuickRandom(needed * 1000 + range);
    let hits = 0;
    for (let i = 0; i < ROLLS; i++) if (rollBest(random, dice, range) >= needed) hits++;
    const chance = chanceOf(dice, range, 0, needed);
    most = Math.max(most, Math.abs(hits - ROLLS * chance) / Math.sqrt(ROLLS * chance * (1 - chance)));
  }
  return most;
}

export function oddsSection(): Section {
  const firstTest = took(() => void oneTest(tests[0]));
  const firstScreen = took(() => void allWays(tests[0]));
  const rates = bestRates({ test: () => each(oneTest), screen: () => each(allWays) }, ROUNDS);
  const ways = waysBefore(tests[0]).length + waysAfter(ROLLED, tests[0]).length;
  const ms = (name: string, value: number, bar: Section['figures'][number]['bar']) => ({ name, value, unit: 'ms', bar });
  return {
    section: 'odds',
    figures: [
      ms('odds of one test, the first time', firstTest, ONE_TEST),
      ms('odds of one test', 1000 / rates.test, ONE_TEST),
      { name: 'ways of rolling on a screen, before and after', value: ways, unit: 'ways', bar: null },
      ms('odds of all ways, the first time', firstScreen, ALL_WAYS),
      ms('odds of all ways', 1000 / rates.screen, ALL_WAYS),
      { name: 'a million rolls from exact odds, at most', value: furthest(), unit: 'deviations', bar: WITHIN },
    ],
    proofs: {},
  };
}
