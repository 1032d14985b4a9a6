/** Plays the rounds of a grid, with a breath between decisions so that a signal is heard. */
import { GameInPlay, type Simulation, seedNumber } from '@guildhall/bots';
import { fillGiven, isRefusal, type MatchGiven, type Options, QuickRandom } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { addRound, type Figures } from './figures.ts';

export interface Plan {
  readonly game: AnyGame;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly ms: number;
  /** What is handed in; null: nothing. */
  readonly given: MatchGiven | null;
  readonly cells: readonly { readonly options: Options }[];
  /** Rounds of each cell. */
  readonly games: number;
  /** Each game is played without the change as well. */
  readonly against: boolean;
}

/** Time between two returns to the event loop. */
const SLICE_MS = 50;

/** One round: who won its game, and who won the same game without the change, where that is played too. */
export interface Round {
  readonly winners: readonly number[];
  readonly without: readonly number[];
}
/** Plays round `n` of a cell. */
export type Player = (cell: number, n: number) => Promise<Round>;

/** Plays in this process. */
export function playerHere(plan: Plan): Player {
  const breathe = breaths();
  return async (cell, n) => {
    const { options } = plan.cells[cell];
    const winners = await winnersOf(plan, options, n, plan.given, breathe);
    return { winners, without: plan.against ? await winnersOf(plan, options, n, null, breathe) : [] };
  };
}

/**
 * Plays what is missing from the figures, a round of each cell in turn, so that all cells are known equally well whenever it is
 * stopped. Several players take the rounds in turn. A round that was not played to its end counts for nothing and is played anew.
 */
export async function playRounds(
  plan: Plan,
  figures: readonly Figures[],
  players: readonly Player[],
  onRound: () => void,
): Promise<void> {
  const missing = missingRounds(plan, figures);
  // The rounds of a cell are counted in their order: what is kept must say which of them were played.
  const early = figures.map(() => new Map<number, Round>());
  const work = async (play: Player): Promise<void> => {
    for (const { cell, n } of missing) {
      early[cell].set(n, await play(cell, n));
      for (let round = early[cell].get(figures[cell].played); round; round = early[cell].get(figures[cell].played)) {
        early[cell].delete(figures[cell].played);
        addRound(figures[cell], round.winners, round.without);
        onRound();
      }
    }
  };
  await Promise.all(players.map(work));
}

function* missingRounds(plan: Plan, figures: readonly Figures[]): Generator<{ cell: number; n: number }> {
  const played = figures.map((cell) => cell.played);
  for (let n = 0; n < plan.games; n++) {
    for (let cell = 0; cell < plan.cells.length; cell++) if (played[cell] <= n) yield { cell, n };
  }
}

/**
 * Time this process was at work: what others do on the same machine takes nothing from a bot. To ask for it takes longer than
 * many a playout, so that it is asked for once in a millisecond of the wall's clock.
 */
function workingTime(): number {
  const wall = performance.now();
  if (wall >= askAgain) {
    const { user, system } = process.cpuUsage();
    worked = (user + system) / 1000;
    askAgain = wall + 1;
  }
  return worked;
}
let worked = 0;
let askAgain = 0;

async function winnersOf(
  { game, bots, seed, ms }: Plan,
  options: Options,
  n: number,
  given: MatchGiven | null,
  breathe: () => Promise<void> | null,
): Promise<readonly number[]> {
  const simulation: Simulation = {
    game,
    seats: bots,
    games: 1,
    // Each cell has games of its own, or the sum of all cells would look surer than it is.
    seed: `${seed}/${JSON.stringify(options)}`,
    options,
    budget: { ms, now: workingTime },
  };
  if (given) simulation.given = completed(game, options, given, seedNumber(simulation.seed, n, 'given'));
  const play = new GameInPlay(simulation, n);
  while (play.step()) {
    const pause = breathe();
    if (pause) await pause;
  }
  const outcome = game.outcome(play.end);
  if (!outcome) throw new Error(`a game of ${game.meta.id} ended without an outcome`);
  return outcome.winners;
}

/** What seats must bring and nobody has handed in is drawn, as it is for games without the change. */
function completed(game: AnyGame, options: Options, given: MatchGiven, seed: number): MatchGiven {
  const seats = given.own.map((_, seat) => seat);
  const full = fillGiven(game, options, given, seats, new QuickRandom(seed));
  if (isRefusal(full)) throw new Error(`what was handed in is refused by ${full.rule} (${full.why})`);
  return full;
}

/** A pause whenever the slice is over; null in between, so that quick games do not wait at every decision. */
function breaths(): () => Promise<void> | null {
  let until = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < until) return null;
    return new Promise<void>((resume) =>
      setTimeout(() => {
        until = performance.now() + SLICE_MS;
        resume();
      }, 0),
    );
  };
}
