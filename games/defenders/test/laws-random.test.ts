/** The laws over a thousand sieges of Defenders played at random, at all tables; a thousand more are in laws-further.test.ts. */
import { runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { CONTENT } from '../content.ts';
import { ABILITIES, ENDINGS, SPECIAL_EVENTS } from '../data/index.ts';
import { defenders } from '../index.ts';

test('the laws hold over 1,000 random sieges, and everything is reached', () => {
  const report = runLaws(defenders, { seed: 1, games: 1000, sample: 1500 });
  console.log(
    `laws: ${report.games} random sieges, ${report.decisions} decisions, ${report.looked} looked at closely, longest ${report.longest}`,
  );
  expect(report.games).toBe(1000);
  expect(report.looked).toBeGreaterThan(300);
  expect(report.unseenQuestions).toEqual([]);
  // Special events and abilities are among the content that must be seen.
  const wanted = [...SPECIAL_EVENTS.map((id) => `event ${id}`), ...ABILITIES.map((id) => `ability ${id}`)];
  expect(CONTENT).toEqual(expect.arrayContaining(wanted));
  expect(report.unseenContent).toEqual([]);
  expect(Object.keys(report.endings).sort()).toEqual([...ENDINGS].sort());
});

test('the laws hold at every single decision of one random siege', () => {
  const report = runLaws(defenders, { seed: 900_001, games: 1, every: true, seats: 2 });
  expect(report.looked).toBe(report.decisions);
});
