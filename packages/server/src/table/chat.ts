/** When people may talk: by the table's own rule, and by the game's where it forbids conferring. */
import type { Seat } from '@guildhall/kernel';
import type { Course } from './course.ts';

/** `seat` null: whether it is open at all. */
export function chatIsOpen(course: Course, seat: Seat | null): boolean {
  const rule = course.file.setting.chat;
  if (rule === 'closed') return false;
  if (seat !== null && course.sitters[seat].kind !== 'person') return false;
  if (rule === 'players' || !course.match || course.status !== 'playing') return true;
  const { game, match } = course;
  return game.chatOpen?.(game.view(match.current, null)) ?? true;
}
