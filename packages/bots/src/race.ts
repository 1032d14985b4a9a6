/**
 * A race of answers, for games in which much hangs on small differences and chance hides them: in every round all answers still
 * in the running are tried in one and the same imagined game, and those that are surely worse than the leader drop out. Where
 * whole turns must be played to see a difference, only the best at first sight run, and the very best wins unless another is
 * seen to be better.
 */
import {
  type BotKnowledge,
  type Game,
  type GamePackage,
  type Plain,
  QuickRandom,
  type Random,
  type Seat,
} from '@guildhall/kernel';
import { candidates, type Seen } from './bot.ts';
import { careful, followed, hasty, outlook } from './greedy.ts';

/** Nobody drops out before so many rounds, and after so many all has been seen. */
const FEWEST = 6;
const MOST = 32;
/** As many where whole turns are played out: what happens in them differs more. */
const MOST_PLAYOUTS = 400;
/** A difference is sure when it is so many times its standard error. */
const SURE = 2;
/** What rounds are thought to differ by before any are known: a few that went alike prove little. */
const SPREAD = 0.01;
/** Nobody thinks longer for a gain smaller than this. */
const TRIFLE = 0.002;
/** In how many imagined games answers are looked at before the best of them run. */
const SIGHTS = 6;
/** Whoever stands so much worse at first sight does not run. */
const BEHIND = 0.05;
/** What looks best at first sight gives way to an answer that is better by so many standard errors. */
const BETTER = 1;
/** Decisions of anybody until the turns looked at are over, at most. */
const STEPS = 120;

interface Runner {
  answer: Plain;
  /** What it came to, round by round. */
  values: number[];
  sum: number;
}

export class Race {
  /** Answers tried so far. */
  iterations = 0;
  /** Further rounds would change nothing. */
  done = false;
  /** In the running, and those that dropped out, the last first. */
  private running: Runner[];
  private readonly out: Runner[] = [];
  private rounds = 0;
  /** The imagined game of this round, and with which seed whatever chance decides in it. */
  private imagined: Game<unknown> | null = null;
  private seed = 0;
  private next = 0;
  /** Best at first sight, once somebody has looked; null where there is no such look. */
  private favourite: Runner | null = null;
  /** How many are to run after it. */
  private field: number | null;

  constructor(
    private readonly seen: Seen,
    private readonly random: QuickRandom,
  ) {
    const { game, world, seat } = seen;
    const pull = (answer: Plain): number => game.bots.urge?.(world, seat, answer) ?? 0;
    this.running = candidates(game, world, seat, random)
      .map((answer) => ({ runner: { answer, values: [], sum: 0 }, pull: pull(answer) }))
      .sort((a, b) => b.pull - a.pull)
      .map(({ runner }) => runner);
    this.done = this.running.length < 2;
    this.field = game.bots.foresight?.field ?? null;
  }

  /** Tries one answer, or looks at all of them for the first time. */
  iterate(): void {
    const { seen, random, running } = this;
    this.iterations++;
    if (this.field !== null) {
      this.choose(this.field);
      this.field = null;
      return;
    }
    if (this.imagined === null) {
      this.imagined = seen.game.imagine(seen.world, seen.seat, random);
      this.seed = random.below(2 ** 30);
    }
    const runner = running[this.next++];
    const value = prospect(seen.game, this.imagined, seen.seat, runner.answer, new QuickRandom(this.seed));
    runner.values.push(value);
    runner.sum += value;
    if (this.next < running.length) return;
    this.next = 0;
    this.imagined = null;
    this.rounds++;
    if (this.rounds >= FEWEST) this.dropOut();
    if (this.rounds >= (seen.game.bots.playout ? MOST_PLAYOUTS : MOST)) this.done = true;
  }

  /** Lets only those run that stand best right after what they do is done. */
  private choose(most: number): void {
    const { seen, random, running } = this;
    const totals = running.map(() => 0);
    for (let n = 0; n < SIGHTS; n++) {
      const imagined = seen.game.imagine(seen.world, seen.seat, random);
      const seed = random.below(2 ** 30);
      for (const [i, { answer }] of running.entries())
        totals[i] += outlook(seen.game, imagined, seen.seat, answer, new QuickRandom(seed));
    }
    const order = running.map((runner, i) => ({ runner, value: totals[i] / SIGHTS })).sort((a, b) => b.value - a.value);
    const fit = order.filter(({ value }, i) => i < most && value > order[0].value - BEHIND).length;
    const inOrder = order.map(({ runner }) => runner);
    this.running = inOrder.slice(0, fit);
    this.out.push(...inOrder.slice(fit));
    this.favourite = inOrder[0];
    this.done = fit < 2;
  }

  /** The answers, best first; equals in the order of their urges. */
  ranking(): { answer: Plain; visits: number; value: number }[] {
    return [...this.finish(), ...this.out].map(({ answer, values, sum }) => ({
      answer,
      visits: values.length,
      value: sum / Math.max(1, values.length),
    }));
  }

  /** A round that is not over counts for nobody: its game may be an easier one. Only in the first is there nothing else. */
  private inOrder(): Runner[] {
    const { rounds, next } = this;
    const tried = (at: number): boolean => rounds > 0 || at < next;
    const worth = (runner: Runner): number => (rounds > 0 ? total(runner, rounds) : runner.sum);
    return this.running
      .map((runner, at) => ({ runner, value: tried(at) ? worth(runner) : Number.NEGATIVE_INFINITY }))
      .sort((a, b) => b.value - a.value)
      .map(({ runner }) => runner);
  }

  /** The same, with the favourite before those that are not seen to be better than it. */
  private finish(): Runner[] {
    const { favourite, rounds } = this;
    const order = this.inOrder();
    if (favourite === null || !order.includes(favourite)) return order;
    const beats = (runner: Runner): boolean => {
      const ahead = (total(runner, rounds) - total(favourite, rounds)) / rounds;
      return rounds > 0 && ahead > BETTER * standardError(runner, favourite, ahead, rounds);
    };
    const others = order.filter((runner) => runner !== favourite);
    return [...others.filter(beats), favourite, ...others.filter((runner) => !beats(runner))];
  }

  private dropOut(): void {
    const { rounds } = this;
    const [leader, ...rivals] = this.inOrder();
    let open = false;
    const stay = [leader];
    for (const rival of rivals) {
      const behind = (leader.sum - rival.sum) / rounds;
      const error = SURE * standardError(leader, rival, behind, rounds);
      if (behind > error) this.out.unshift(rival);
      else stay.push(rival);
      if (error - behind > TRIFLE) open = true;
    }
    this.running = stay;
    this.done = !open;
  }
}

/** What an answer came to in so many whole rounds. */
const total = ({ values, sum }: Runner, rounds: number): number => (values.length > rounds ? sum - values[rounds] : sum);

function standardError(a: Runner, b: Runner, mean: number, n: number): number {
  let squares = SPREAD ** 2;
  for (let i = 0; i < n; i++) squares += (a.values[i] - b.values[i] - mean) ** 2;
  return Math.sqrt(squares) / n;
}

/** How good the game stands after an answer and, where foresight pays, after so many further turns. */
function prospect(game: GamePackage, g: Game<unknown>, seat: Seat, answer: Plain, random: Random): number {
  const { foresight, playout } = game.bots;
  const question = game.question(g) ?? '';
  if (playout && !playout.atOnce?.includes(question)) return playedOut(game, g, seat, answer, playout, random);
  const turns = foresight?.turns[question] ?? foresight?.others;
  const next = followed(game, g, seat, answer, random);
  if (foresight && turns !== undefined) playTurns(game, next, foresight.turn, turns, random);
  return game.bots.evaluate(next, seat);
}

/** How good the game stands when this turn has been played to its end with care, and so many after it by urge. */
function playedOut(
  game: GamePackage,
  g: Game<unknown>,
  seat: Seat,
  answer: Plain,
  { turns, begun }: NonNullable<BotKnowledge['playout']>,
  random: Random,
): number {
  const list: Plain[] = [];
  const next = game.copy(g);
  const now = begun(next);
  game.apply(next, seat, answer);
  for (let actors = game.actors(next); actors.length > 0 && begun(next) <= now + turns; actors = game.actors(next)) {
    const play = begun(next) === now ? careful : hasty;
    game.apply(next, actors[0], play(game, next, actors[0], random, list));
  }
  return game.bots.evaluate(next, seat);
}

/** Plays this turn to its end and so many after it by urge: nobody who knows all hands thinks long about an answer to them. */
function playTurns(game: GamePackage, g: Game<unknown>, turn: string, turns: number, random: Random): void {
  const list: Plain[] = [];
  let begun = 0;
  for (let step = 0; step < STEPS; step++) {
    const [actor] = game.actors(g);
    if (actor === undefined) return;
    if (game.question(g) === turn && begun++ >= turns) return;
    game.apply(g, actor, hasty(game, g, actor, random, list));
  }
}
