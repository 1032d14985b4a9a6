/** The laws over campaigns played at random, restless ones among them in which people hire, lend, bet and tell. */
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { campaign } from '../../campaign/index.ts';

const SERIES = {
  first: 1,
  batch: 16,
  games: 64,
  atMost: 320,
  run: () => ({ options: { rounds: 3, start: 10, doubled: false, optional: true }, sample: 6 }),
};

for (const { name, check } of lawChecks(campaign, import.meta.url, SERIES)) test(name, check);
