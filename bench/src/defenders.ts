/** Defenders played at random with narration said aloud: whole games of three seats, the siege alone, other tables; and copies. */
import { createHash } from 'node:crypto';
import { type Game, isRefusal, type Options, type Plain, QuickRandom, quickState } from '@guildhall/kernel';
import { digest } from '@guildhall/kernel/hall';
import { loadGame } from '@guildhall/registry';
import { bestRates } from './measure.ts';
import type { Section } from './report.ts';

const GAMES = 60;
const ROUNDS = 7;
const SEED = `games 0 to ${GAMES - 1}`;

export async function defendersSection(): Promise<Section> {
  const game = await loadGame('defenders');
  const optionsOf = (given: Options, seats: number): Options => {
    const options = game.options({ narration: 'spoken', ...given }, seats);
    if (isRefusal(options)) throw new Error(options.why);
    return options;
  };
  const list: Plain[] = [];
  /** Plays on at random to the end, or until somebody has looked enough. */
  function playOn(g: Game<unknown>, random: QuickRandom, look?: (g: Game<unknown>) => boolean): number {
    let decisions = 0;
    for (let [seat] = game.actors(g); seat !== undefined; [seat] = game.actors(g)) {
      if (look?.(g)) break;
      if (game.isOpen(g)) game.apply(g, seat, game.sample(g, seat, random));
      else {
        game.legal(g, seat, list);
        game.apply(g, seat, list[random.below(list.length)]);
      }
      decisions++;
    }
    return decisions;
  }
  const begin = (options: Options, seats: number, n: number): Game<unknown> =>
    game.setup(options, seats, { kind: 'quick', state: quickState(n) });
  function playAll(options: Options, seats: number): number {
    let decisions = 0;
    for (let n = 0; n < GAMES; n++) decisions += playOn(begin(options, seats, n), new QuickRandom(n));
    return decisions;
  }

  const three = optionsOf({}, 3);
  const alone = optionsOf({ people: 'one' }, 3);
  const six = optionsOf({}, 6);
  const sieges = Array.from({ length: GAMES }, (_, n) => {
    const g = begin(three, 3, n);
    playOn(g, new QuickRandom(n), () => game.question(g) === 'reflection/frame');
    return g;
  });
  const positions: Game<unknown>[] = [];
  for (let n = 0; n < 8; n++) {
    let at = 0;
    playOn(begin(three, 3, n), new QuickRandom(n), (g) => {
      if (at++ % 20 === 0) positions.push(game.copy(g));
      return false;
    });
  }

  const { inPlace, siege, onePerson, sixSeats, copy } = bestRates(
    {
      inPlace: () => playAll(three, 3),
      siege: () => sieges.reduce((sum, g, n) => sum + playOn(game.copy(g), new QuickRandom(n)), 0),
      onePerson: () => playAll(alone, 3),
      sixSeats: () => playAll(six, 6),
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
    const g = begin(three, 3, n);
    decisions += playOn(g, new QuickRandom(n));
    ends.update(digest(g));
  }
  return {
    section: 'defenders',
    figures: [
      { name: 'decisions in place, 3 seats', value: inPlace, unit: 'per s', bar: { at: 'least', value: 200_000 } },
      { name: 'of the siege alone', value: siege, unit: 'per s', bar: null },
      { name: 'one person with 3 seats', value: onePerson, unit: 'per s', bar: null },
      { name: '6 seats', value: sixSeats, unit: 'per s', bar: null },
      { name: 'one copy', value: 1_000_000 / copy, unit: 'µs', bar: { at: 'most', value: 20 } },
      { name: 'decisions in a game', value: decisions / GAMES, unit: '', bar: null },
    ],
    proofs: {
      defenders: { rules: `${game.meta.id}@${game.meta.version}`, seed: SEED, decisions, digest: ends.digest('hex') },
    },
  };
}
