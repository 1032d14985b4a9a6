/** Whole games played at random, the same ones in every run. */
import { type Game, type GamePackage, type Options, type Plain, QuickRandom, quickState } from '@guildhall/kernel';

export function usualOptions(game: GamePackage, seats: number): Options {
  const options = game.options({}, seats);
  if ('why' in options) throw new Error(`${game.meta.id} refuses its own default options: ${options.why}`);
  return options as Options;
}

/** Plays one game at random, legal answers listed at every decision, to its end or for so many decisions. */
export function playAtRandom(
  game: GamePackage,
  options: Options,
  seats: number,
  n: number,
  copying: boolean,
  limit: number,
): { g: Game<unknown>; decisions: number } {
  const random = new QuickRandom(n * 2 + 1);
  const list: Plain[] = [];
  let g = game.setup(options, seats, { kind: 'quick', state: quickState(n) });
  let decisions = 0;
  for (let actors = game.actors(g); actors.length > 0 && decisions < limit; actors = game.actors(g)) {
    const seat = actors[0];
    if (copying) g = game.copy(g);
    game.legal(g, seat, list);
    game.apply(g, seat, list[random.below(list.length)]);
    decisions++;
  }
  return { g, decisions };
}
