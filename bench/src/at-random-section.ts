/** A game played at random: in place, with a copy before every decision, and the cost of a copy. */
import { createHash } from 'node:crypto';
import { digest } from '@guildhall/kernel/hall';
import { loadGame } from '@guildhall/registry';
import { playAtRandom, usualOptions } from './at-random.ts';
import { bestRates } from './measure.ts';
import type { Figure, Section } from './report.ts';

const GAMES = 400;
const ROUNDS = 6;
const SEED = `games 0 to ${GAMES - 1}`;

interface Measured {
  id: string;
  seats: number;
  /** Positions to copy are taken after fewer decisions than this. */
  within: number;
  inPlace: Pick<Figure, 'bar' | 'aim'>;
  copied: Figure['bar'];
  copy: Figure['bar'];
}

export async function atRandomSection({ id, seats, within, ...wanted }: Measured): Promise<Section> {
  const game = await loadGame(id);
  const options = usualOptions(game, seats);
  const all = (copying: boolean) => () => {
    let decisions = 0;
    for (let n = 0; n < GAMES; n++)
      decisions += playAtRandom(game, options, seats, n, copying, Number.POSITIVE_INFINITY).decisions;
    return decisions;
  };
  const rates = bestRates({ inPlace: all(false), copied: all(true) }, ROUNDS);
  // Only now: an engine that has seen many games kept would from then on lay out new ones for a long life.
  const positions = Array.from({ length: GAMES }, (_, n) => playAtRandom(game, options, seats, n, false, n % within).g);
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
    const played = playAtRandom(game, options, seats, n, false, Number.POSITIVE_INFINITY);
    decisions += played.decisions;
    ends.update(digest(played.g));
  }
  return {
    section: id,
    figures: [
      { name: 'decisions in place', value: rates.inPlace, unit: 'per s', ...wanted.inPlace },
      { name: 'decisions, each on a copy', value: rates.copied, unit: 'per s', bar: wanted.copied },
      { name: 'one copy', value: 1_000_000 / copy, unit: 'µs', bar: wanted.copy },
      { name: 'decisions in a game', value: decisions / GAMES, unit: '', bar: null },
    ],
    proofs: { [id]: { rules: `${id}@${game.meta.version}`, seed: SEED, decisions, digest: ends.digest('hex') } },
  };
}
