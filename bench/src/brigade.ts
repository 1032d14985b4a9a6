/** The Brigade played at random by four seats: in place, with a copy before every decision, and the cost of a copy. */
import { createHash } from 'node:crypto';
import { digest, type Game, type GamePackage, type Options, type Plain, QuickRandom, quickState } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import { bestRates } from './measure.ts';
import type { Section } from './report.ts';

const SEATS = 4;
const GAMES = 60;
const ROUNDS = 6;
const SEED = 'brigade';

export function usualOptions(game: GamePackage, seats: number): Options {
  const options = game.options({}, seats);
  if ('why' in options) throw new Error(`${game.meta.id} refuses its own default options: ${options.why}`);
  return options as Options;
}

/** Plays one game at random, legal answers listed at every decision. Returns the number of decisions. */
function play(game: GamePackage, options: Options, n: number, copying: boolean, at?: (g: Game<unknown>) => void): number {
  const random = new QuickRandom(n * 2 + 1);
  const list: Plain[] = [];
  let g = game.setup(options, SEATS, { kind: 'quick', state: quickState(n) });
  let decisions = 0;
  for (let actors = game.actors(g); actors.length > 0; actors = game.actors(g)) {
    const seat = actors[0];
    at?.(g);
    if (copying) g = game.copy(g);
    game.legal(g, seat, list);
    game.apply(g, seat, list[random.below(list.length)]);
    decisions++;
  }
  at?.(g);
  return decisions;
}

export async function brigadeSection(): Promise<Section> {
  const game = await loadGame('brigade');
  const options = usualOptions(game, SEATS);
  const all = (copying: boolean) => () => {
    let decisions = 0;
    for (let n = 0; n < GAMES; n++) decisions += play(game, options, n, copying);
    return decisions;
  };
  const positions: Game<unknown>[] = [];
  const ends: string[] = [];
  let decisions = 0;
  for (let n = 0; n < GAMES; n++) {
    let last: Game<unknown> | null = null;
    decisions += play(game, options, n, false, (g) => {
      last = g;
      if (positions.length < 2000) positions.push(game.copy(g));
    });
    if (last) ends.push(digest(last));
  }
  const rates = bestRates(
    {
      inPlace: all(false),
      copied: all(true),
      copy: () => {
        for (let round = 0; round < 20; round++) for (const g of positions) game.copy(g);
        return positions.length * 20;
      },
    },
    ROUNDS,
  );
  return {
    section: 'brigade',
    figures: [
      { name: 'decisions in place', value: rates.inPlace, unit: 'per s', bar: { at: 'least', value: 300_000 }, aim: 1_000_000 },
      { name: 'decisions, each on a copy', value: rates.copied, unit: 'per s', bar: { at: 'least', value: 150_000 } },
      { name: 'one copy', value: 1_000_000 / rates.copy, unit: 'µs', bar: { at: 'most', value: 10 } },
      { name: 'decisions in a game', value: decisions / GAMES, unit: '', bar: null },
    ],
    proofs: {
      brigade: {
        rules: `${game.meta.id}@${game.meta.version}`,
        seed: SEED,
        decisions,
        digest: createHash('sha256').update(ends.join()).digest('hex'),
      },
    },
  };
}
