/** The laws over a few hundred sieges of Defenders played at random, at all tables. */
import { runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { defenders } from '../index.ts';

test('the laws hold over 300 random sieges, and everything is reached', { timeout: 300_000 }, () => {
  const report = runLaws(defenders, { seed: 1, games: 300, sample: 400 });
  console.log(
    `laws: ${report.games} random sieges, ${report.decisions} decisions, ${report.looked} looked at closely, longest ${report.longest}`,
  );
  expect(report.games).toBe(300);
  expect(report.looked).toBeGreaterThan(300);
  expect(report.unseenQuestions).toEqual([]);
  expect(report.unseenContent).toEqual([]);
  expect(Object.keys(report.endings).sort()).toEqual(['deck_empty', 'no_defenders', 'no_threats']);
});

test('the laws hold at every single decision of one random siege', { timeout: 300_000 }, () => {
  const report = runLaws(defenders, { seed: 900_001, games: 1, every: true, seats: 2 });
  expect(report.looked).toBe(report.decisions);
});
