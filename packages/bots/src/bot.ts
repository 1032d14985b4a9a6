/** What a bot is and what it is given: views and imagined games, never the true one. */
import type { Game, GamePackage, Plain, Random, Seat, View } from '@guildhall/kernel';

/** Everything a bot knows when it must decide. */
export interface Seen {
  readonly game: GamePackage;
  readonly seat: Seat;
  /** What the seat may see; made when first asked for. */
  readonly view: View;
  /** A game the seat cannot tell from the true one. Do not change it: copy it, or imagine others from it. */
  readonly world: Game<unknown>;
}

/** How long a bot may think. Whichever limit comes first; without any, the bot's own measure. */
export interface Budget {
  ms?: number;
  iterations?: number;
  /** Aborting makes `decide` throw the signal's reason. */
  signal?: AbortSignal;
}

export interface Bot {
  readonly name: string;
  /** A legal answer. May return to the event loop while it thinks. */
  decide(seen: Seen, budget?: Budget): Plain | Promise<Plain>;
  /** The same without ever waiting, for simulations. */
  decideNow(seen: Seen, budget?: Budget): Plain;
  /** For bots that look at nothing but their answers: nothing need be imagined for them. */
  blind?(answers: readonly Plain[]): Plain;
}

/** Takes from the true game what a seat may know of it. The one place where bots' code meets a true game. */
export function see(game: GamePackage, g: Game<unknown>, seat: Seat, random: Random): Seen {
  const world = game.imagine(g, seat, random);
  let view: View | null = null;
  return {
    game,
    seat,
    world,
    get view(): View {
      view ??= game.view(world, seat);
      return view;
    },
  };
}

/** How many answers to an open question are tried. */
const SAMPLES = 8;

/** The answers worth thinking about: all legal ones; where they cannot all be listed, those with a name and some samples. */
export function candidates(game: GamePackage, g: Game<unknown>, seat: Seat, random: Random, into: Plain[] = []): Plain[] {
  game.legal(g, seat, into);
  if (into.length === 0 || game.isOpen(g)) for (let i = 0; i < SAMPLES; i++) into.push(game.sample(g, seat, random));
  return into;
}

/** One random answer of an actor, without making garbage where answers can be listed. */
export function anyAnswer(game: GamePackage, g: Game<unknown>, seat: Seat, random: Random, list: Plain[]): Plain {
  if (game.isOpen(g)) return game.sample(g, seat, random);
  game.legal(g, seat, list);
  return list[random.below(list.length)];
}
