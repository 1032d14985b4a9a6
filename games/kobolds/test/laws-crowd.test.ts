/** The laws over games that begin with the gangs crowded together, so that fights and all that follows from them come up. */
import { KEEN, RANDOM, runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import { enrich } from './enrich.ts';

const again = (n: number): string => `LAWS_GAME=${n} npx vitest run games/kobolds/test/laws-crowd.test.ts`;
const only = process.env.LAWS_GAME;

if (only !== undefined) {
  test('the laws hold in the one game asked for', { timeout: 300_000 }, () => {
    const player = Number(only) >= 700_001 ? KEEN : RANDOM;
    expect(runLaws(kobolds, { seed: Number(only), games: 1, every: true, player, prepare: enrich, again }).games).toBe(1);
  });
} else {
  test('the laws hold over crowded games played at random', { timeout: 300_000 }, () => {
    expect(runLaws(kobolds, { seed: 600_001, games: 40, sample: 60, prepare: enrich, again }).games).toBe(40);
  });

  test('the laws hold over crowded games played to win', { timeout: 300_000 }, () => {
    expect(runLaws(kobolds, { seed: 700_001, games: 12, sample: 60, player: KEEN, prepare: enrich, again }).games).toBe(12);
  });
}
