/** What a bot answers at a table. Its world is imagined here; the thread in which it thinks never sees the true one. */
import { see } from '@guildhall/bots';
import { type Plain, QuickRandom, type Seat } from '@guildhall/kernel';
import type { Hall } from '../hall.ts';
import type { Course } from '../table/course.ts';
import { anySeed, inLogs } from '../table/secrets.ts';

export async function thoughtOf(hall: Hall, course: Course, seat: Seat, watched: () => boolean): Promise<Plain> {
  const { match, game, decision } = course;
  if (!match) throw new Error('nothing to think about');
  const random = new QuickRandom(anySeed());
  const { world } = see(game, match.current, seat, random);
  const level = course.sitters[seat].bot ?? 'greedy';
  hall.counts.thoughts++;
  let answer: unknown;
  try {
    const task = { game: course.file.game, level, seat, seed: anySeed(), ms: hall.config.bots.budget };
    const question = [course.file.number, seat, decision, course.withdrawals].join();
    answer = await hall.bots.think({ ...task, world: JSON.stringify(world) }, { owner: course.file.host, question, watched });
  } catch (error) {
    hall.counts.thoughtless++;
    hall.logger.warn({ table: inLogs(course.file.id), error: String(error) }, 'a bot gave no answer');
    answer = game.sample(world, seat, random);
  }
  // The world was imagined, the question is real; unless another process has answered it for this seat, while others still think.
  const isOpen = course.decision === decision && course.actors().includes(seat);
  if (isOpen && match.whyNot(seat, answer) !== null) return game.sample(match.current, seat, random);
  return answer as Plain;
}
