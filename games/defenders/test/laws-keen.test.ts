/** The laws over sieges played by somebody who wants the city to stand. */
import { KEEN } from '@guildhall/kernel/laws';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { defenders } from '../index.ts';

const checks = lawChecks(defenders, import.meta.url, {
  first: 500_001,
  batch: 10,
  games: 30,
  run: () => ({ player: KEEN, sample: 300 }),
});
for (const { name, check } of checks) test(name, check);
