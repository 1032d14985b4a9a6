/** The laws over two thousand games of The Brigade played at random, in all modes, modules and numbers of players. */
import { runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { brigade } from '../index.ts';

test('the laws hold over 2,000 random games', () => {
  const report = runLaws(brigade, { seed: 1, games: 2000, sample: 80 });
  console.log(
    `laws: ${report.games} random games, ${report.decisions} decisions, ${report.looked} looked at closely, longest ${report.longest}`,
  );
  expect(report.games).toBe(2000);
  expect(report.looked).toBeGreaterThan(1000);
});

test('the laws hold at every single decision of 12 random games', () => {
  const report = runLaws(brigade, { seed: 900_001, games: 12, every: true });
  expect(report.looked).toBe(report.decisions);
});
