/** Real positions of Defenders changed in one thing: they are refused, or can be played to the end. */
import { KEEN, RANDOM } from '@guildhall/kernel/laws';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { defenders } from '../index.ts';

const checks = lawChecks(defenders, import.meta.url, {
  first: 700_001,
  batch: 4,
  games: 12,
  whole: 24,
  run: (batch) => ({ fuzz: 15, sample: 300, player: batch % 3 === 0 ? KEEN : RANDOM }),
});
for (const { name, check } of checks) test(name, { timeout: 0 }, check);
