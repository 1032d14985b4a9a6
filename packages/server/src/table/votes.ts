/** Whose word is needed when something is to be taken back or abandoned. */
import type { Seat } from '@guildhall/kernel';
import type { Course } from './course.ts';
import type { Vote } from './effects.ts';

/** Seats played by persons. */
const played = ({ sitters }: Course): Seat[] =>
  sitters.flatMap(({ kind, bot }, seat) => (kind === 'person' && bot === null ? [seat] : []));

/**
 * Seats whose person must agree. A bot that stands in agrees to nothing for its person, unless the game has a rule of its own
 * that those who are away are not waited for.
 */
export function voices(course: Course): Seat[] {
  if (course.game.meta.customs?.away !== undefined) return played(course);
  return course.sitters.flatMap(({ kind, because }, seat) =>
    kind === 'person' && because !== 'resigned' && because !== 'benched' ? [seat] : [],
  );
}

/** Seats that have not yet agreed, though they must. */
export function missing(course: Course, { agreed, need, seat: asks }: Vote & { seat?: Seat }): Seat[] {
  const needed = need === null ? played(course) : voices(course).filter((seat) => need.includes(seat));
  return needed.filter((seat) => seat !== asks && !agreed.includes(seat));
}
