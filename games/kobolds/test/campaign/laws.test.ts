/** The laws over campaigns played at random, restless ones among them in which people hire, lend, bet and tell. */
import { isAct } from '@guildhall/kernel';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { campaign } from '../../campaign/index.ts';

/** What is done out of turn is reached by the seasons of another test, which are full of it. */
const SERIES = {
  first: 1,
  batch: 8,
  games: 48,
  atMost: 80,
  except: isAct,
  run: (batch: number) => ({
    seats: [3, 2, 5][batch % 3],
    options: { rounds: 2, start: 10, doubled: false, optional: true },
    sample: 16,
    fuzz: 4,
  }),
};

for (const { name, check } of lawChecks(campaign, import.meta.url, SERIES)) test(name, check);
