/** Means and causes with their intervals. */
import { QuickRandom } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { makeSimulationBot, meanOf, regress } from '../src/index.ts';

test('a mean has the interval of its spread, and one number alone has none', () => {
  // 1, 2, 3: deviation 1, half an interval of 1.96 / sqrt 3.
  const { value, low, high } = meanOf(3, 6, 14);
  expect(value).toBe(2);
  expect(high - value).toBeCloseTo(1.13159, 4);
  expect(value - low).toBeCloseTo(1.13159, 4);
  expect(meanOf(1, 5, 25)).toEqual({ value: 5, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
});

test('causes that come together are told apart, and one without effect is not shown to have any', () => {
  const random = new QuickRandom(7);
  const trials = Array.from({ length: 4000 }, () => {
    const rich = random.below(2);
    // Whoever is rich mostly carries the hammer as well.
    const hammer = random.below(10) < 8 ? rich : 1 - rich;
    const charm = random.below(2);
    const chance = 20 + 30 * rich + 10 * hammer;
    return { outcome: random.below(100) < chance ? 1 : 0, causes: [1, rich, hammer, charm] };
  });
  const [base, rich, hammer, charm] = regress(trials) ?? [];
  for (const [estimate, truth] of [
    [base, 0.2],
    [rich, 0.3],
    [hammer, 0.1],
    [charm, 0],
  ] as const) {
    expect(estimate.low).toBeLessThan(truth);
    expect(estimate.high).toBeGreaterThan(truth);
    expect(estimate.high - estimate.low).toBeLessThan(0.12);
  }
  expect(rich.low).toBeGreaterThan(0);
  expect(hammer.low).toBeGreaterThan(0);
});

test('causes that are always the same cannot be told apart, and few trials say nothing', () => {
  const same = Array.from({ length: 9 }, (_, n) => ({ outcome: n % 2, causes: [n, 2 * n] }));
  expect(regress(same)).toBeNull();
  expect(regress(same.slice(0, 2))).toBeNull();
  expect(regress([])).toBeNull();
});

test('brisk is a bot of its own for simulations', () => {
  expect(makeSimulationBot('brisk', 1).name).toBe('brisk');
  expect(makeSimulationBot('greedy', 1).name).toBe('greedy');
  expect(() => makeSimulationBot('genius', 1)).toThrow('there is no bot "genius"');
});
