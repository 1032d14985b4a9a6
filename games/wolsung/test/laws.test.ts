/** The laws every game must obey: in whole games played at random, in all modes, and from the middle of richer ones. */
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { wolsung } from '../index.ts';
import { varied } from './varied.ts';

/** The first games are looked at closely; those after them only look for what was not reached yet. */
const CLOSELY = 40;
const BATCH = 10;
const SERIES = {
  first: 1,
  batch: BATCH,
  games: CLOSELY,
  whole: 3000,
  atMost: 3000,
  known: [96, 398, 671, 805, 892, 1190, 1424, 2170],
  run: (batch: number) => ({
    prepare: batch % 2 === 0 ? undefined : varied,
    sample: batch * BATCH < CLOSELY ? 40 : 500,
    fuzz: batch * BATCH < CLOSELY ? 2 : 0,
  }),
};

for (const { name, check } of lawChecks(wolsung, import.meta.url, SERIES)) test(name, check);
