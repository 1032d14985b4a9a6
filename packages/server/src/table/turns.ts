/** Whose turn begins by an event: persons for whom the table waits from then on. */
import type { Seat } from '@guildhall/kernel';
import type { Course } from './course.ts';
import { waitingFor } from './due.ts';
import { dueByOrder } from './orders.ts';

/** For whom a table waits, and with which question. */
export interface Waiting {
  seats: readonly Seat[];
  /** null: no question of the game, but fights of a campaign that nobody has opened. */
  decision: number | null;
}

/** Persons only; in a pause nobody is waited for. */
export function waitingPersons(course: Course): Waiting {
  const { match, campaign, sitters } = course;
  if (course.status !== 'playing' || course.halted) return { seats: [], decision: null };
  const seats = waitingFor(course).filter((seat) => sitters[seat].kind === 'person' && sitters[seat].bot === null);
  return { seats, decision: match && campaign?.awaitsFights(match) ? null : course.decision };
}

/** Whose turn has begun while they were not there. Whoever has said in advance what the answer is need not come. */
export function turnsMissed(before: Waiting, course: Course, here: () => ReadonlySet<Seat>): Seat[] {
  const now = waitingPersons(course);
  const another = now.decision !== before.decision;
  const begun = now.seats.filter((seat) => another || !before.seats.includes(seat));
  if (begun.length === 0) return begun;
  const present = here();
  const missed = begun.filter((seat) => !present.has(seat));
  if (missed.length === 0) return missed;
  const answered = new Set(dueByOrder(course).map(({ seat }) => seat));
  return missed.filter((seat) => !answered.has(seat));
}
