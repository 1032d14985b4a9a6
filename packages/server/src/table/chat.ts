/** When people may talk: by the table's own rule, and by the game's where it forbids conferring. */
import { type Refusal, refuse, type Seat } from '@guildhall/kernel';
import type { Course } from './course.ts';
import { Glance } from './glance.ts';

/** `seat` null: whether it is open at all. */
export function chatIsOpen(course: Course, seat: Seat | null, glance?: Glance): boolean {
  if (course.closed || course.file.setting.chat === 'closed') return false;
  if (seat !== null && course.sitters[seat].kind !== 'person') return false;
  return whyNoTalk(course, glance) === null;
}

/** What the game says against talk just now, or null. */
export function whyNoTalk({ file, match, status }: Course, glance = new Glance()): Refusal | null {
  if (file.setting.chat === 'players' || !match || status !== 'playing') return null;
  const { game } = match;
  return !game.chat || game.chat.open(glance.view(match, null)) ? null : refuse(game.chat.rule, 'chatClosed');
}
