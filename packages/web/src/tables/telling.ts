/** What local tables and replays are made of: matches dealt or opened here, and their log as a seat heard it. */
import { type Frozen, heardBy, isRefusal, Match, type MatchRecord, type Plain, replay, type Seat } from '@guildhall/kernel';
import type { AnyGame, AnyMatch, AnyTelling } from '@guildhall/registry';
import { newSeed } from './random.ts';
import type { LogLine } from './source.ts';

/** What a seat (null: a spectator) heard, line by line, from one step of the match on; the first line has the number `n`. */
export function logFor(telling: AnyTelling, seat: Seat | null, from = 0, n = 0): LogLine[] {
  const lines: LogLine[] = [];
  for (let step = from; step < telling.steps; step++) {
    const decision = telling.match.settled + step;
    for (const fact of heardBy(telling.by(step), seat)) lines.push({ n: n + lines.length, decision, fact });
  }
  return lines;
}

/** A match to be looked at; one that cannot go on, as far as it goes. */
export function openRecord(game: AnyGame, record: MatchRecord): { match: AnyMatch; frozen: Frozen | null } {
  const opened = replay(game, record);
  if ('match' in opened) return { match: opened.match, frozen: null };
  const { problem, frozen, upTo } = opened;
  if (!frozen || !upTo) throw new Error(problem);
  return { match: upTo, frozen };
}

export function dealMatch(game: AnyGame, seats: number, given: { [name: string]: Plain }): AnyMatch {
  const options = game.options(given, seats);
  if (isRefusal(options)) throw new Error(`${options.rule}: ${options.why}`);
  return Match.create(game, { seats, options, seed: newSeed() });
}
