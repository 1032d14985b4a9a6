/** Bulwark played at random by two Heroes: in place, with a copy before every decision, and the cost of a copy. */
import { createHash } from 'node:crypto';
import { digest } from '@guildhall/kernel/hall';
import { loadGame } from '@guildhall/registry';
import { playAtRandom, usualOptions } from './at-random.ts';
import { bestRates } from './measure.ts';
import type { Section } from './report.ts';

const SEATS = 2;
const GAMES = 400;
const ROUNDS = 6;
const SEED = `games 0 to ${GAMES - 1}`;

export async function bulwarkSection(): Promise<Section> {
  const game = await loadGame('bulwark');
  const options = usualOptions(game, SEATS);
  const all = (copying: boolean) => () => {
    let decisions = 0;
    for (let n = 0; n < GAMES; n++)
      decisions += playAtRandom(game, options, SEATS, n, copying, Number.POSITIVE_INFINITY).decisions;
    return decisions;
  };
  const rates = bestRates({ inPlace: all(false), copied: all(true) }, ROUNDS);
  // Only now: an engine that has seen many games kept would from then on lay out new ones for a long life.
  const positions = Array.from({ length: GAMES }, (_, n) => playAtRandom(game, options, SEATS, n, false, n % 200).g);
  const { copy } = bestRates(
    {
      copy: () => {
        for (let round = 0; round < 100; round++) for (const g of positions) game.copy(g);
        return positions.length * 100;
      },
    },
    ROUNDS,
  );
  const ends = createHash('sha256');
  let decisions = 0;
  for (let n = 0; n < GAMES; n++) {
    const played = playAtRandom(game, options, SEATS, n, false, Number.POSITIVE_INFINITY);
    decisions += played.decisions;
    ends.update(digest(played.g));
  }
  return {
    section: 'bulwark',
    figures: [
      { name: 'decisions in place', value: rates.inPlace, unit: 'per s', bar: { at: 'least', value: 300_000 }, aim: 500_000 },
      { name: 'decisions, each on a copy', value: rates.copied, unit: 'per s', bar: null },
      { name: 'one copy', value: 1_000_000 / copy, unit: 'µs', bar: { at: 'most', value: 15 } },
      { name: 'decisions in a game', value: decisions / GAMES, unit: '', bar: null },
    ],
    proofs: {
      bulwark: { rules: `${game.meta.id}@${game.meta.version}`, seed: SEED, decisions, digest: ends.digest('hex') },
    },
  };
}
