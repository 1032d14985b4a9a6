/** The greedy bot: tries each answer in a few imagined games and takes the one after which it stands best. */
import { type Game, type GamePackage, type Plain, QuickRandom, type Random, type Seat } from '@guildhall/kernel';
import { anyAnswer, type Bot, type Budget, candidates, keepStrongest, manners, type Seen, strongest } from './bot.ts';

/** In how many imagined games each answer is tried. */
const WORLDS = 3;
/** How a seat makes its own decisions that follow from an answer. */
type Follow = typeof careful;
/** How many follow-up decisions of its own are made before judging, and how many of anybody. */
const FOLLOW = 6;
const STEPS = 24;
/** How many answers to an open question are weighed in what follows; the first of all is thought about with more care. */
const FOLLOW_OPEN = 6;
/** Values closer than this count as equal. */
const EQUAL = 1e-9;

export class GreedyBot implements Bot {
  readonly name: string = 'greedy';
  private readonly random: QuickRandom;

  constructor(
    seed: number,
    private readonly worlds = WORLDS,
    private readonly follow: Follow = careful,
  ) {
    this.random = new QuickRandom(seed);
  }

  decide(seen: Seen, budget?: Budget): Plain {
    return this.decideNow(seen, budget);
  }

  decideNow({ game, world, seat }: Seen, budget: Budget = {}): Plain {
    budget.signal?.throwIfAborted();
    const answers = candidates(game, world, seat, this.random);
    if (answers.length === 1) return answers[0];
    const totals: number[] = new Array(answers.length).fill(0);
    const worlds = game.bots.certain?.includes(game.question(world) ?? '') ? 1 : this.worlds;
    for (let w = 0; w < worlds; w++) {
      const imagined = w === 0 ? world : game.imagine(world, seat, this.random);
      for (let i = 0; i < answers.length; i++) {
        budget.signal?.throwIfAborted();
        totals[i] += outlook(game, imagined, seat, answers[i], this.random, this.follow);
      }
    }
    return answers[best(totals, (i) => game.bots.urge?.(world, seat, answers[i]) ?? 0, this.random)];
  }
}

/** How good a game stands for a seat once it has given an answer and what follows from it is decided. */
export const outlook = (
  game: GamePackage,
  g: Game<unknown>,
  seat: Seat,
  answer: Plain,
  random: Random,
  follow: Follow = careful,
): number => game.bots.evaluate(followed(game, g, seat, answer, random, follow), seat);

/**
 * The game after an answer, with what follows from it decided: by the seat itself with care, unless it is in a hurry, by others
 * on their first urge.
 * All answers are judged at the same moment: when the question comes again or the procedure that asked is done, and never
 * after something that only some of them let happen, as the next player's turn.
 */
export function followed(
  game: GamePackage,
  g: Game<unknown>,
  seat: Seat,
  answer: Plain,
  random: Random,
  follow: Follow = careful,
): Game<unknown> {
  const asked = game.question(g);
  const depth = g.stack.length;
  const next = game.copy(g);
  const list: Plain[] = [];
  let done = game.applyWithin(next, seat, answer, depth);
  // Answered face down: nothing is decided before the others have answered too.
  while (!done && next.stack.at(-1)?.held) {
    const [other] = game.actors(next);
    done = game.applyWithin(next, other, anyAnswer(game, next, other, random, list), depth);
  }
  let own = 0;
  for (let step = 0; step < STEPS && own < FOLLOW && !done; step++) {
    const actors = game.actors(next);
    if (actors.length === 0 || game.question(next) === asked) break;
    if (actors.includes(seat)) {
      done = game.applyWithin(next, seat, follow(game, next, seat, random, list), depth);
      own++;
      continue;
    }
    if (!game.bots.urge) break;
    const [other] = actors;
    done = game.applyWithin(next, other, hasty(game, next, other, random, list), depth);
  }
  return next;
}

/** What a seat answers on its first urge. */
export function hasty(game: GamePackage, g: Game<unknown>, seat: Seat, random: Random, list: Plain[]): Plain {
  const polite = manners(game, g, seat);
  if (polite !== null) return polite;
  game.legal(g, seat, list);
  if (list.length === 0) list.push(game.sample(g, seat, random));
  return strongest(game, g, seat, list, random);
}

/** Of the answers worth thinking about the one with the strongest urge. */
export function eager(game: GamePackage, g: Game<unknown>, seat: Seat, random: Random, list: Plain[]): Plain {
  return strongest(game, g, seat, candidates(game, g, seat, random, list), random);
}

/** The answer after which the seat stands best at once. */
export function careful(game: GamePackage, g: Game<unknown>, seat: Seat, random: Random, list: Plain[]): Plain {
  candidates(game, g, seat, random, list);
  if (list.length > FOLLOW_OPEN && game.isOpen(g)) keepStrongest(game, g, seat, list, FOLLOW_OPEN);
  if (list.length === 1) return list[0];
  const values = list.map((answer) => {
    const after = game.copy(g);
    game.applyWithin(after, seat, answer, g.stack.length);
    return game.bots.evaluate(after, seat);
  });
  return list[best(values, (i) => game.bots.urge?.(g, seat, list[i]) ?? 0, random)];
}

/** The place of the highest value; among equals the stronger urge, then chance. */
function best(values: readonly number[], urge: (i: number) => number, random: Random): number {
  const top = Math.max(...values);
  let found: number[] = [];
  let strongest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    if (values[i] < top - EQUAL) continue;
    const pull = urge(i);
    if (pull > strongest + EQUAL) {
      strongest = pull;
      found = [i];
    } else if (pull >= strongest - EQUAL) found.push(i);
  }
  return found[random.below(found.length)];
}
