/** Reads the course of a table from its events, also of one that was played by earlier rules. Nothing is stored here. */
import { type Frozen, obstacleInWords, type Parts, rulesName } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import { inParts } from '../parts.ts';
import { whyNotToday } from './brought.ts';
import { Course, type TableFile } from './course.ts';
import type { Effect } from './effects.ts';
import type { Happened, Kept, TableEvent } from './events.ts';
import { recordOf } from './history.ts';
import { BrokenCourse, dealt } from './resume.ts';
import { freeze } from './versions.ts';

type Adoption = Extract<TableEvent, { kind: 'adopt' }>;

export interface Read {
  course: Course;
  /** The event by which the table goes over to the rules of this house, to be stored before anything else happens. */
  owed: Adoption | null;
}

/** Hears what each event did. */
export type Hearer = (course: Course, happened: Happened, effect: Effect) => void;

/**
 * Everything that happened, by the rules of this house. `kept` gives the position that was kept of the match, if any; it is
 * asked for only where the rules have changed.
 */
export async function readCourse(
  game: AnyGame,
  file: TableFile,
  events: readonly Happened[],
  kept: () => Promise<Kept | null>,
  heard: Hearer = () => {},
): Promise<Read> {
  const now = rulesName(game.meta);
  const from = takenUpBefore(events);
  try {
    const course = await inParts(playingAll(new Course(game, file, from?.sequence ?? 0, from), events, heard));
    if (course.rules === now) return { course, owed: null };
    // A match that has not begun must be one that can.
    if (course.status === 'waiting') mustBegin(game, course);
    const last = await kept();
    const digest = last && last.line === course.match?.log.length ? last.digest : null;
    return { course, owed: { kind: 'adopt', rules: now, digest, from: null } };
  } catch (error) {
    if (!(error instanceof BrokenCourse) || !error.at || rulesOf(file, events) === now) throw error;
    return await afterTrouble(game, file, events, error.at, await kept());
  }
}

/** A table that waits may still lack people and what they bring; else it is dealt to see whether it can be. */
function mustBegin(game: AnyGame, course: Course): void {
  const refusal = game.given && !course.file.setting.imported ? whyNotToday(course) : null;
  if (refusal) {
    const obstacle = { why: 'given' as const, refusal };
    throw new BrokenCourse(obstacleInWords('en', game, obstacle, 0), { line: 0, obstacle });
  }
  if (!game.given || course.file.setting.imported)
    dealt(game, recordOf(course.file, { ...course.brought(), entropy: [] }, [], []), () => {});
}

/** A line no longer holds: the match goes on from the position that was kept of it, or not at all. */
async function afterTrouble(
  game: AnyGame,
  file: TableFile,
  events: readonly Happened[],
  at: Pick<Frozen, 'line' | 'obstacle'>,
  kept: Kept | null,
): Promise<Read> {
  const now = rulesName(game.meta);
  let position: string | null = null;
  if (kept) {
    try {
      const course = await inParts(playingAll(new Course(game, file, kept.sequence, kept), events));
      const { match } = course;
      if (match?.position) {
        const from: Kept = { ...kept, game: match.position };
        const digest = kept.line === match.log.length ? kept.digest : null;
        return { course, owed: { kind: 'adopt', rules: now, digest, from } };
      }
    } catch (error) {
      if (!(error instanceof BrokenCourse) || !error.at) throw error;
      position = obstacleInWords('en', game, error.at.obstacle, error.at.line);
    }
  }
  const course = await inParts(playingAll(new Course(game, file, Number.POSITIVE_INFINITY), events));
  freeze(course, { played: rulesOf(file, events), now, ...at, position });
  return { course, owed: null };
}

function* playingAll(course: Course, events: readonly Happened[], heard: Hearer = () => {}): Parts<Course> {
  for (const happened of events) {
    yield* course.preparing(happened.event);
    heard(course, happened, course.play(happened));
    yield;
  }
  return course;
}

/** By which rules the last events were written. */
function rulesOf(file: TableFile, events: readonly Happened[]): string {
  const last = events.findLast(({ event }) => event.kind === 'adopt')?.event;
  return last?.kind === 'adopt' ? last.rules : file.rules;
}

/** The position from which the match had to go on before, if it had to. */
function takenUpBefore(events: readonly Happened[]): Kept | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const { event } = events[i];
    if (event.kind === 'adopt' && event.from) return event.from;
  }
  return null;
}
