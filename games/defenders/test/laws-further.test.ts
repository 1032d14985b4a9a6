/** The laws over the second thousand of random sieges, in a file of its own so that both run at once. */
import { runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { ENDINGS } from '../data/index.ts';
import { defenders } from '../index.ts';

test('the laws hold over 1,000 further random sieges', () => {
  const report = runLaws(defenders, { seed: 1001, games: 1000, sample: 1500 });
  console.log(
    `laws: ${report.games} further random sieges, ${report.decisions} decisions, ${report.looked} looked at closely, longest ${report.longest}`,
  );
  expect(report.games).toBe(1000);
  expect(report.unseenQuestions).toEqual([]);
  expect(report.unseenContent).toEqual([]);
  expect(Object.keys(report.endings).sort()).toEqual([...ENDINGS].sort());
});
