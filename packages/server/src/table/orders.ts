/** What the standing orders of persons answer. */
import type { Plain, Seat } from '@guildhall/kernel';
import type { Course } from './course.ts';

/** To the open question, by seat. */
export function dueByOrder(course: Course): { seat: Seat; answer: Plain }[] {
  const { match, sitters } = course;
  if (!match || course.halted) return [];
  return course.actors().flatMap((seat) => {
    const answer = sitters[seat].bot === null ? match.game.byOrder(match.current, seat, match.orders(seat)) : null;
    return answer === null ? [] : [{ seat, answer }];
  });
}
