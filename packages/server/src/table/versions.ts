/** A table whose rules have a new version: it goes over to them, from a position if need be, or it is frozen. */
import { digest, type Frozen, obstacleInWords, readingOf } from '@guildhall/kernel/hall';
import type { Course } from './course.ts';
import type { Kept, TableEvent } from './events.ts';
import { recordOf } from './history.ts';
import { BrokenCourse, takenUp } from './resume.ts';

/** What happens from now on is written by other rules. */
export function adopt(course: Course, { rules, digest, from }: Extract<TableEvent, { kind: 'adopt' }>): void {
  const entry = { rules, digest, ...(from && { from: { line: from.line, game: from.game } }) };
  course.rules = rules;
  if (course.history) {
    course.history.write(entry);
    return;
  }
  if (!readingOf(course.game, rules)) {
    const obstacle = { why: 'rules' as const, rules };
    throw new BrokenCourse(obstacleInWords('en', course.game, obstacle, 0), { line: 0, obstacle });
  }
  course.match?.adopt(entry);
}

/** What came before was only written down; from here on it is played. */
export function goOnFrom(course: Course, kept: Kept, at: number): void {
  const { history, game, file, number, clocks } = course;
  if (!history) return;
  course.match = takenUp(game, recordOf(file, course.brought(), history.log, history.contributions), kept);
  course.history = null;
  course.lines = [{ sequence: number, at, told: [] }];
  course.decision = kept.decision;
  clocks.left.splice(0, kept.left.length, ...kept.left);
  course.rewound = number;
}

/** The match as it rests, for the day its rules are older; null: there is nothing to go on from. */
export function keptOf({ match, status, sequence, decision, clocks }: Course): Kept | null {
  if (!match || status !== 'playing') return null;
  const { current, log } = match;
  return { sequence, decision, left: [...clocks.left], line: log.length, game: current, digest: digest(current) };
}

/** The match cannot go on by the rules of this house. */
export function freeze(course: Course, frozen: Frozen): void {
  course.frozen = frozen;
  if (!course.over) course.status = 'frozen';
}
