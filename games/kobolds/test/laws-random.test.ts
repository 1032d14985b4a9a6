/** The laws over games of Kobolds & Cobblestones played at random: all options, from the building of gangs on. */
import { runLaws } from '@guildhall/kernel/laws';
import { lawChecks } from '@guildhall/kernel/testing';
import { expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import { isBefore } from './enrich.ts';

const checks = lawChecks(kobolds, import.meta.url, {
  first: 1,
  batch: 25,
  games: 75,
  whole: 600,
  atMost: 600,
  // What comes after the first turn is reached by the games that begin in the thick of it.
  except: (name) => !isBefore(name),
  run: () => ({ sample: 150 }),
});
for (const { name, check } of checks) test(name, check);

test('the laws hold at every single decision of a random game', () => {
  const report = runLaws(kobolds, { seed: 900_001, games: 1, every: true });
  expect(report.looked).toBe(report.decisions);
});
