/** The laws over games of The Brigade played at random, in all modes, modules and numbers of players. */
import { runLaws } from '@guildhall/kernel/laws';
import { lawChecks } from '@guildhall/kernel/testing';
import { expect, test } from 'vitest';
import { brigade } from '../index.ts';

const checks = lawChecks(brigade, import.meta.url, {
  first: 1,
  batch: 100,
  games: 200,
  whole: 2000,
  run: () => ({ sample: 40 }),
});
for (const { name, check } of checks) test(name, check);

test('the laws hold at every single decision of 6 random games', () => {
  const report = runLaws(brigade, { seed: 900_001, games: 6, every: true });
  expect(report.looked).toBe(report.decisions);
});
