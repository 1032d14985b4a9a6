/** The laws over games that begin in the middle and are played by somebody who wants to win: everything is reached. */
import { KEEN, RANDOM } from '@guildhall/kernel/laws';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { brigade } from '../index.ts';
import { enrich } from './enrich.ts';

const ALL_MODULES = {
  advanced: true,
  bonusWardens: true,
  promoCrew: true,
  specialBuildings: true,
  festivalEvents: true,
  cooperative: false,
  firstPlayer: 'random',
};

const checks = lawChecks(brigade, import.meta.url, {
  first: 500_001,
  batch: 50,
  games: 100,
  whole: 2000,
  atMost: 6000,
  known: [500131, 500170, 500250],
  // Colours are chosen before play begins in the middle; the random games reach that question.
  except: (name) => name === 'setup/colour',
  // Every other batch with all there is, so that what is rare comes up.
  // What is still missing after the first ones comes up at random as soon, in a tenth of the time.
  run: (batch) => ({
    player: batch < 2 ? KEEN : RANDOM,
    sample: 60,
    prepare: enrich,
    ...(batch % 2 === 1 && { seats: 4, options: ALL_MODULES }),
  }),
});
for (const { name, check } of checks) test(name, check);
