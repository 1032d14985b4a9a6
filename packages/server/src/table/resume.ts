/** A match goes on where it was: one brought in as a file, or one of earlier rules from a position that was kept. */
import type { Fact, Refusal, Told } from '@guildhall/kernel';
import {
  begin,
  type Frozen,
  type MatchRecord,
  type Obstacle,
  obstacleInWords,
  type Parts,
  resuming,
  type Snapshot,
  takeUp,
  walk,
} from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import type { AnyMatch } from './course.ts';
import { Added } from './quota.ts';

/** An event that cannot follow what came before: the store is damaged or the rules have changed. */
export class BrokenCourse extends Error {
  constructor(
    message: string,
    /** The line of the log (from 1; 0: the beginning) that does not hold, and why, if that is the reason. */
    readonly at: Pick<Frozen, 'line' | 'obstacle'> | null = null,
  ) {
    super(message);
  }
}

/** Every line must hold. */
export function must(match: AnyMatch, obstacle: Obstacle | null): void {
  if (obstacle) throw broken(match.game as AnyGame, obstacle, match.log.length + 1);
}

/** A refusal of something that is no line of its own. */
export const undoRefused = (seat: number, refusal: Refusal | null): Obstacle | null => refusal && { why: 'undo', seat, refusal };

function broken(game: AnyGame, obstacle: Frozen['obstacle'], line: number): BrokenCourse {
  return new BrokenCourse(obstacleInWords('en', game, obstacle, line), { line, obstacle });
}

/** A match that was brought in, with what was told by its beginning and by each answer in force. */
export interface BroughtBack {
  match: AnyMatch;
  told: Told<Fact>[][];
  /** How much was added beside the game. */
  added: Added;
}

/** Plays it again, which may take long. */
export function* bringingBack(game: AnyGame, record: MatchRecord): Parts<BroughtBack> {
  const resumed = yield* resuming(game, record, {}, true);
  if (!('match' in resumed)) {
    const { problem, obstacle, line } = resumed;
    throw new BrokenCourse(problem, obstacle ? { line, obstacle } : null);
  }
  const told: Told<Fact>[][] = [];
  for (const step of walk(resumed.match)) {
    told.push(step.told);
    yield;
  }
  const added = new Added();
  for (const { seat, body } of record.contributions ?? []) {
    added.add(seat, body);
    yield;
  }
  return { match: resumed.match, told, added };
}

/** Deals. */
export function dealt(game: AnyGame, record: MatchRecord, sink: (told: Told) => void): AnyMatch {
  const begun = begin(game, record, sink);
  if ('why' in begun) throw broken(game, begun, 0);
  return begun;
}

/** Takes a position up; what lies before it stays as it was written. */
export function takenUp(game: AnyGame, record: MatchRecord, position: Snapshot): AnyMatch {
  const taken = takeUp(game, record, position);
  if ('why' in taken) throw broken(game, taken, 0);
  return taken;
}
