/** The laws every game must obey, in games played at random and by somebody who wants to win. */
import { KEEN } from '@guildhall/kernel/laws';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { newgame } from '../index.ts';

/** Every other batch is played to win; after so many games every question and every animal has come up. */
const SERIES = {
  first: 1,
  batch: 50,
  games: 200,
  atMost: 1000,
  run: (batch: number) => (batch % 2 === 1 ? { player: KEEN, sample: 4 } : { sample: 4 }),
};

for (const { name, check } of lawChecks(newgame, import.meta.url, SERIES)) test(name, check);
