/** A match with everything told so far: what local tables and replays are made of. */
import {
  carryOut,
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
  let decision = 0;
  const sink = (told: Told): void => onTold({ decision, told });
  const g = match.position
    ? game.copy(match.position)
    : game.setup(start.options, start.seats, sealedChance(start.seed, start.entropy), sink);
  after?.(0, g);
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

export function openRecord(game: AnyGame, record: MatchRecord): Match<unknown, Plain> {
  const opened = replay(game, record);
  if ('problem' in opened) throw new Error(opened.problem);
  return opened.match;
}

export function dealMatch(game: AnyGame, seats: number, given: { [name: string]: Plain }): Match<unknown, Plain> {
  const options = game.options(given, seats);
  if (isRefusal(options)) throw new Error(`${options.rule}: ${options.why}`);
  return Match.create(game, { seats, options, seed: newSeed() });
}
