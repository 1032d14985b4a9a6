/** Real positions of Defenders changed in one thing: they are refused, or can be played to the end. */
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { defenders } from '../index.ts';

const checks = lawChecks(defenders, import.meta.url, {
  first: 700_001,
  batch: 4,
  games: 24,
  run: () => ({ fuzz: 15, sample: 300 }),
});
for (const { name, check } of checks) test(name, { timeout: 0 }, check);
