/** The laws over random games of Kobolds & Cobblestones in all scenarios. */
import { runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { kobolds } from '../index.ts';

test('the laws hold over random games', { timeout: 300_000 }, () => {
  const report = runLaws(kobolds, { seed: 1, games: 40, sample: 80 });
  console.log(
    `laws: ${report.games} random games, ${report.decisions} decisions, ${report.looked} looked at closely, longest ${report.longest}`,
  );
  expect(report.games).toBe(40);
});

test('the laws hold at every single decision of a few random games', { timeout: 300_000 }, () => {
  const report = runLaws(kobolds, { seed: 900_001, games: 2, every: true });
  expect(report.looked).toBe(report.decisions);
});
