/** Plays the rounds of a grid in one process, with a breath between decisions so that a signal is heard. */
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
}

/** Time between two returns to the event loop. */
const SLICE_MS = 50;

/**
 * Plays what is missing from the figures, a round of each cell in turn, so that all cells are known equally well whenever it is
 * stopped. A round that was not played to its end counts for nothing and is played anew.
 */
export async function playRounds(plan: Plan, figures: readonly Figures[], onRound: () => void): Promise<void> {
  const breathe = breaths();
  for (let n = 0; n < plan.games; n++) {
    for (const [c, { options }] of plan.cells.entries()) {
      if (figures[c].played > n) continue;
      const { without } = figures[c];
      const winners = await winnersOf(plan, options, n, plan.given, breathe);
      addRound(figures[c], winners, without ? await winnersOf(plan, options, n, null, breathe) : []);
      onRound();
    }
  }
}

/** Time this process was at work: what others do on the same machine takes nothing from a bot. */
function workingTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

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
