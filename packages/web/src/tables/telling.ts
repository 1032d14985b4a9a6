/** A match with everything told so far: what local tables and replays are made of. */
import {
  carryOut,
  type Frozen,
  type Game,
  heardBy,
  isRefusal,
  Match,
  type MatchRecord,
  type Plain,
  replay,
  type Seat,
  sealedChance,
  type Told,
} from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { newSeed } from './random.ts';
import type { LogLine } from './source.ts';

export interface Telling {
  decision: number;
  told: Told;
}

/** The answers in force applied once more from the start, with a call after each; gives the last position. */
export function walk(
  match: Match<unknown, Plain>,
  onTold: (telling: Telling) => void,
  after?: (decision: number, game: Game<unknown>) => void,
): Game<unknown> {
  const { game, start } = match;
  let decision = match.settled;
  const sink = (told: Told): void => onTold({ decision, told });
  const g = match.position
    ? game.copy(match.position)
    : game.setup(start.options, start.seats, sealedChance(start.seed, start.entropy), sink);
  after?.(decision, g);
  for (const entry of match.line()) {
    decision++;
    carryOut(game, g, entry, sink);
    after?.(decision, g);
  }
  return g;
}

export const logFor = (tellings: readonly Telling[], seat: Seat | null, from = 0): LogLine[] => {
  const lines: LogLine[] = [];
  for (const { decision, told } of tellings) {
    for (const fact of heardBy([told], seat)) lines.push({ n: from + lines.length, decision, fact });
  }
  return lines;
};

/** A match to be looked at; one that cannot go on, as far as it goes. */
export function openRecord(game: AnyGame, record: MatchRecord): { match: Match<unknown, Plain>; frozen: Frozen | null } {
  const opened = replay(game, record);
  if ('match' in opened) return { match: opened.match, frozen: null };
  const { problem, frozen, upTo } = opened;
  if (!frozen || !upTo) throw new Error(problem);
  return { match: upTo, frozen };
}

export function dealMatch(game: AnyGame, seats: number, given: { [name: string]: Plain }): Match<unknown, Plain> {
  const options = game.options(given, seats);
  if (isRefusal(options)) throw new Error(`${options.rule}: ${options.why}`);
  return Match.create(game, { seats, options, seed: newSeed() });
}
