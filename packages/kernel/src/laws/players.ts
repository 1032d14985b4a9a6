/** Who plays in a law run: somebody who does anything, and somebody who wants something and so gets further. */
import type { Fact } from '../facts.ts';
import type { Game, Seat } from '../flow/types.ts';
import type { GamePackage } from '../game.ts';
import type { Plain } from '../plain.ts';
import type { Random } from '../random.ts';

/** Chooses answers in a law run. Sees an imagined world only. */
export interface Player {
  name: string;
  choose<T, A extends Plain, B, F extends Fact>(game: GamePackage<T, A, B, F>, world: Game<T>, seat: Seat, random: Random): A;
}

export const RANDOM: Player = {
  name: 'random',
  choose: (game, world, seat, random) => game.sample(world, seat, random),
};

/** Of four decisions one is left to chance, so that odd things are tried too. */
const WHIM = 4;

/** Mostly takes the answer after which the game's own bot knowledge likes the table best. */
export const KEEN: Player = {
  name: 'keen',
  choose(game, world, seat, random) {
    if (random.below(WHIM) === 0) return game.sample(world, seat, random);
    const answers = game.legal(world, seat);
    if (answers.length === 0) return game.sample(world, seat, random);
    let chosen = answers[0];
    let best = Number.NEGATIVE_INFINITY;
    for (const answer of answers) {
      const after = game.copy(world);
      game.apply(after, seat, answer);
      // A little noise, so that equal answers take turns.
      const value = game.bots.evaluate(after, seat) + random.below(1000) * 1e-7;
      if (value > best) {
        best = value;
        chosen = answer;
      }
    }
    return chosen;
  },
};

export const PLAYERS: { readonly [name: string]: Player } = { random: RANDOM, keen: KEEN };
