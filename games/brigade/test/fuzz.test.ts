/** Real positions of The Brigade changed in one thing: they are refused, or can be played to the end. */
import { KEEN, RANDOM } from '@guildhall/kernel/laws';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { brigade } from '../index.ts';

const checks = lawChecks(brigade, import.meta.url, {
  first: 700_001,
  batch: 10,
  games: 30,
  whole: 60,
  run: (batch) => ({ fuzz: 25, sample: 300, player: batch % 2 === 0 ? KEEN : RANDOM }),
});
for (const { name, check } of checks) test(name, { timeout: 0 }, check);
