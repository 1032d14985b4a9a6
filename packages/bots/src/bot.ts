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
  /** The clock `ms` is read from, in milliseconds; without it that of the wall. */
  now?: () => number;
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

/** How many answers to an open question are drawn at random, and how many are thought about in all. */
const SAMPLES = 8;
const MOST_OPEN = 14;

/** What good manners leave to say, without thinking; null where a bot has a choice. */
export const manners = (game: GamePackage, g: Game<unknown>, seat: Seat): Plain | null => game.bots.manners?.(g, seat) ?? null;

/**
 * The answers worth thinking about: all legal ones, unless the game narrows them; where they cannot all be listed, those with
 * a name and some samples, of which the strongest urges are kept. Only one where manners decide.
 */
export function candidates(game: GamePackage, g: Game<unknown>, seat: Seat, random: Random, into: Plain[] = []): Plain[] {
  const polite = manners(game, g, seat);
  if (polite !== null) {
    into.length = 0;
    into.push(polite);
    return into;
  }
  game.legal(g, seat, into);
  if (into.length > 0 && !game.isOpen(g)) {
    keepThoughtOf(game, g, seat, into);
    return into;
  }
  for (let i = 0; i < SAMPLES; i++) {
    const answer = game.sample(g, seat, random);
    if (typeof answer === 'object' || !into.includes(answer)) into.push(answer);
  }
  leaveOutShunned(game, g, seat, into);
  keepStrongest(game, g, seat, into, MOST_OPEN);
  return into;
}

/** Leaves out what no bot thinks about while it has a choice. */
export function leaveOutShunned(game: GamePackage, g: Game<unknown>, seat: Seat, answers: Plain[]): void {
  const { shuns } = game.bots;
  if (!shuns) return;
  let kept = 0;
  for (const answer of answers) if (!shuns(g, seat, answer)) answers[kept++] = answer;
  if (kept > 0) answers.length = kept;
}

/** Of the answers to a question that lists them all, those the game wants bots to think about. */
export function keepThoughtOf(game: GamePackage, g: Game<unknown>, seat: Seat, answers: Plain[]): void {
  leaveOutShunned(game, g, seat, answers);
  const most = game.bots.narrow?.[game.question(g) ?? ''];
  if (most !== undefined) keepStrongest(game, g, seat, answers, most);
}

/** Leaves the answers with the strongest urges, as many as are wanted. */
export function keepStrongest(game: GamePackage, g: Game<unknown>, seat: Seat, answers: Plain[], most: number): void {
  const { urge } = game.bots;
  if (!urge || answers.length <= most) return;
  const order = answers.map((answer) => ({ answer, pull: urge(g, seat, answer) })).sort((a, b) => b.pull - a.pull);
  for (let i = 0; i < most; i++) answers[i] = order[i].answer;
  answers.length = most;
}

/** The answer of the list with the strongest urge, any of them if there are several; the first where nobody has urges. */
export function strongest(game: GamePackage, g: Game<unknown>, seat: Seat, answers: readonly Plain[], random: Random): Plain {
  const { urge } = game.bots;
  let best = answers[0];
  if (!urge) return best;
  let most = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const answer of answers) {
    const pull = urge(g, seat, answer);
    if (pull > most) {
      most = pull;
      best = answer;
      ties = 1;
    } else if (pull === most && random.below(++ties) === 0) best = answer;
  }
  return best;
}

/** One random answer of an actor who has manners, without making garbage where answers can be listed. */
export function anyAnswer(game: GamePackage, g: Game<unknown>, seat: Seat, random: Random, list: Plain[]): Plain {
  const polite = manners(game, g, seat);
  if (polite !== null) return polite;
  if (game.isOpen(g)) return game.sample(g, seat, random);
  game.legal(g, seat, list);
  return list[random.below(list.length)];
}
