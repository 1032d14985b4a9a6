/** Real positions of Kobolds & Cobblestones changed in one thing: they are refused, or can be played to the end. */
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { kobolds } from '../index.ts';

const checks = lawChecks(kobolds, import.meta.url, {
  first: 700_001,
  batch: 5,
  games: 30,
  run: () => ({ fuzz: 15, sample: 300 }),
});
for (const { name, check } of checks) test(name, { timeout: 0 }, check);
