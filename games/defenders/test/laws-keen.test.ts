/** The laws over sieges played by somebody who wants the city to stand. */
import { KEEN, runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { defenders } from '../index.ts';

test('the laws hold over 30 keen sieges', { timeout: 300_000 }, () => {
  const report = runLaws(defenders, { seed: 500_001, games: 30, player: KEEN, sample: 300 });
  console.log(
    `laws: ${report.games} keen sieges, ${report.decisions} decisions, ${report.looked} looked at closely, longest ${report.longest}`,
  );
  expect(report.games).toBe(30);
});
