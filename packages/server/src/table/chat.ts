/** When people may talk: by the table's own rule, and by the game's where it forbids conferring. */
import type { Seat, View } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import type { Course } from './course.ts';

/** A game that closes the chat at times says so by what a spectator sees. */
export interface ChatHook {
  chatOpen?(view: View): boolean;
}

/** `seat` null: whether it is open at all. */
export function chatIsOpen(course: Course, seat: Seat | null): boolean {
  const rule = course.file.setting.chat;
  if (rule === 'closed') return false;
  if (seat !== null && course.sitters[seat].kind !== 'person') return false;
  if (rule === 'players' || !course.match || course.status !== 'playing') return true;
  const hook = (course.game as AnyGame & ChatHook).chatOpen;
  return hook ? hook(course.game.view(course.match.current, null)) : true;
}
