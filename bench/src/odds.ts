/** Exact odds of Wolsung: of one test, and of all ways of rolling that a screen shows; the first time and then again and again. */
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
    ],
    proofs: {},
  };
}
