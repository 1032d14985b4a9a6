/** Plays many games between bots in one process and counts what came of them. */
import {
  type Game,
  type GamePackage,
  type MatchGiven,
  type Options,
  type Plain,
  QuickRandom,
  quickState,
  type Seat,
  usualGiven,
} from '@guildhall/kernel';
import { type Bot, type Budget, manners, see } from './bot.ts';
import { makeSimulationBot } from './simulation-bots.ts';
import { seedNumber, wilson } from './stats.ts';

export interface Simulation {
  game: GamePackage;
  /** Name of the bot in each seat. */
  seats: readonly string[];
  games: number;
  seed: string | number;
  /** Complete options, as the package's `options` gives them. */
  options: Options;
  /** What is handed in, as the package's `handedIn` gives it; without it each game draws its own if it must have something. */
  given?: MatchGiven;
  /** Answers by seat to the first questions, given before the bots take over: what is dealt instead of chosen. */
  opening?: readonly (readonly Plain[])[];
  /** How long bots that think may think. */
  budget?: Budget;
  /** Called now and then with the number of games played. */
  onProgress?: (played: number) => void;
  signal?: AbortSignal;
}
export interface SeatResult {
  seat: Seat;
  bot: string;
  /** Games won alone, and games won together with others. */
  wins: number;
  shared: number;
  meanScore: number;
  /** Share of games won, alone or together, with its 95% interval. */
  rate: number;
  low: number;
  high: number;
}
export interface SimulationResult {
  games: number;
  decisions: number;
  decisionsPerSecond: number;
  seats: SeatResult[];
  /** How often the game ended for each reason. */
  reasons: { [reason: string]: number };
}

/** Time between two returns to the event loop. */
const SLICE_MS = 50;

export async function simulate(s: Simulation): Promise<SimulationResult> {
  const tally = new Tally(s);
  const before = performance.now();
  let slice = before + SLICE_MS;
  for (let n = 0; n < s.games; n++) {
    s.signal?.throwIfAborted();
    tally.add(playGame(s, n));
    if (performance.now() < slice) continue;
    s.onProgress?.(n + 1);
    await new Promise<void>((resume) => setTimeout(resume, 0));
    slice = performance.now() + SLICE_MS;
  }
  s.onProgress?.(s.games);
  return tally.result(performance.now() - before);
}

export interface Played {
  end: Game<unknown>;
  decisions: number;
}

/** Plays game number `n` of a simulation; the same simulation and number give the same game. */
export function playGame(simulation: Simulation, n: number): Played {
  const play = new GameInPlay(simulation, n);
  for (let going = true; going; ) going = play.step();
  return play;
}

/** The same decision by decision, for whoever has other things to do between them. */
export class GameInPlay implements Played {
  /** The game as it stands; its end when `step` says so. */
  readonly end: Game<unknown>;
  decisions = 0;
  private readonly game: GamePackage;
  private readonly bots: readonly Bot[];
  private readonly eyes: QuickRandom;
  private readonly limits: Budget;
  private readonly list: Plain[] = [];

  constructor(simulation: Simulation, n: number) {
    const { game, seats, seed, options, opening = [], budget = {}, signal } = simulation;
    this.game = game;
    this.bots = seats.map((name, seat) => makeSimulationBot(name, seedNumber(seed, n, 'bot', seat)));
    this.eyes = new QuickRandom(seedNumber(seed, n, 'eyes'));
    this.limits = signal ? { ...budget, signal } : budget;
    const given = simulation.given ?? usualGiven(game, options, seats.length, new QuickRandom(seedNumber(seed, n, 'given')));
    const chance = { kind: 'quick' as const, state: quickState(seedNumber(seed, n, 'chance')) };
    const g = game.setup(options, seats.length, chance, undefined, undefined, given);
    for (const answers of opening) for (const seat of game.actors(g).slice()) game.apply(g, seat, answers[seat]);
    this.end = g;
  }

  /** One decision; false: the game is over. */
  step(): boolean {
    const { game, end: g } = this;
    const actors = game.actors(g);
    if (actors.length === 0) return false;
    if (this.decisions++ >= game.meta.longest)
      throw new Error(`a game of ${game.meta.id} took over ${game.meta.longest} decisions`);
    const seat = actors[0];
    game.apply(g, seat, answerOf(game, g, seat, this.bots[seat], this.eyes, this.limits, this.list));
    return true;
  }
}

function answerOf(
  game: GamePackage,
  g: Game<unknown>,
  seat: Seat,
  bot: Bot,
  eyes: QuickRandom,
  limits: Budget,
  list: Plain[],
): Plain {
  if (bot.blind) {
    const polite = manners(game, g, seat);
    if (polite !== null) return polite;
    if (game.isOpen(g)) return game.sample(g, seat, eyes);
    game.legal(g, seat, list);
    return bot.blind(list);
  }
  return bot.decideNow(see(game, g, seat, eyes), limits);
}

class Tally {
  private games = 0;
  private decisions = 0;
  private readonly wins: number[];
  private readonly shared: number[];
  private readonly scores: number[];
  private readonly reasons: { [reason: string]: number } = {};

  constructor(private readonly s: Simulation) {
    this.wins = s.seats.map(() => 0);
    this.shared = s.seats.map(() => 0);
    this.scores = s.seats.map(() => 0);
  }

  add({ end, decisions }: Played): void {
    const { game, seats } = this.s;
    this.games++;
    this.decisions += decisions;
    const outcome = game.outcome(end);
    if (!outcome) throw new Error(`a game of ${game.meta.id} ended without an outcome`);
    this.reasons[outcome.reason] = (this.reasons[outcome.reason] ?? 0) + 1;
    for (const seat of outcome.winners) (outcome.winners.length === 1 ? this.wins : this.shared)[seat]++;
    for (let seat = 0; seat < seats.length; seat++) this.scores[seat] += outcome.scores[seat] ?? 0;
  }

  result(ms: number): SimulationResult {
    const { games, decisions } = this;
    const seats = this.s.seats.map((bot, seat): SeatResult => {
      const won = this.wins[seat] + this.shared[seat];
      return {
        seat,
        bot,
        wins: this.wins[seat],
        shared: this.shared[seat],
        meanScore: games > 0 ? this.scores[seat] / games : 0,
        rate: games > 0 ? won / games : 0,
        ...wilson(won, games),
      };
    });
    return {
      games,
      decisions,
      decisionsPerSecond: ms > 0 ? Math.round((decisions / ms) * 1000) : 0,
      seats,
      reasons: this.reasons,
    };
  }
}
