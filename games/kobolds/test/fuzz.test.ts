/** Real positions of Kobolds & Cobblestones changed in one thing: they are refused, or can be played to the end. */
import { KEEN, RANDOM } from '@guildhall/kernel/laws';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { kobolds } from '../index.ts';
import { enrich } from './enrich.ts';

const checks = lawChecks(kobolds, import.meta.url, {
  first: 700_001,
  batch: 5,
  games: 12,
  whole: 30,
  // By turns from the building of gangs on, and from the thick of it.
  run: (batch) =>
    batch % 2 === 0
      ? { fuzz: 15, sample: 300, player: RANDOM }
      : { fuzz: 15, sample: 300, player: KEEN, seats: 2, prepare: enrich },
});
for (const { name, check } of checks) test(name, { timeout: 0 }, check);
