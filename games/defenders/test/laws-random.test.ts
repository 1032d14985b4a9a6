/** The laws over sieges of Defenders played at random, at all tables, until everything is reached. */
import { runLaws } from '@guildhall/kernel/laws';
import { lawChecks } from '@guildhall/kernel/testing';
import { expect, test } from 'vitest';
import { all } from '../content.ts';
import { ABILITIES, ENDINGS, SPECIAL_EVENTS } from '../data/index.ts';
import { defenders } from '../index.ts';

const checks = lawChecks(defenders, import.meta.url, {
  first: 1,
  batch: 100,
  games: 100,
  whole: 2000,
  atMost: 2000,
  known: [142, 143, 183, 209, 297],
  endings: ENDINGS,
  run: () => ({ sample: 500 }),
});
for (const { name, check } of checks) test(name, check);

test('special events and abilities are among what must be reached', () => {
  const wanted = [...SPECIAL_EVENTS.map((id) => `event ${id}`), ...ABILITIES.map((id) => `ability ${id}`)];
  expect(all).toEqual(expect.arrayContaining(wanted));
});

test('the laws hold at every single decision of one random siege', () => {
  const report = runLaws(defenders, { seed: 900_001, games: 1, every: true, seats: 2 });
  expect(report.looked).toBe(report.decisions);
});
