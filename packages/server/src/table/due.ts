/** For whom a table waits, and until when: by clocks, or by the deadline that the organiser of a campaign has set. */
import type { Seat } from '@guildhall/kernel';
import type { Course } from './course.ts';

/** Seats that must answer now and for whom time runs: results of fights come when they come. */
export const hurried = (course: Course): readonly Seat[] => (course.campaign?.awaitsFights(course.match) ? [] : course.actors());

const played = (course: Course): Seat[] => hurried(course).filter((seat) => course.sitters[seat].bot === null);

/** For whom lists say that the table waits: in a campaign also for those whose fight nobody has opened. */
export function waitingFor(course: Course): readonly Seat[] {
  const { campaign, match } = course;
  if (!match || course.status !== 'playing' || !campaign?.awaitsFights(match)) return course.actors();
  return campaign.open(match).flatMap(({ linked, laid }) => (laid ? [] : linked.players));
}

/** When the time of somebody who is asked is up; null: nobody's is. */
export function dueAt(course: Course): number | null {
  if (course.status !== 'playing') return null;
  const until = played(course).length > 0 ? course.campaign?.until(course.match) : null;
  return until ?? course.clocks.deadline();
}

/** Seats whose time is up at this moment. */
export function late(course: Course, now: number): Seat[] {
  const until = course.campaign?.until(course.match) ?? null;
  if (until === null) return course.clocks.out(now);
  return now < until ? [] : played(course);
}
