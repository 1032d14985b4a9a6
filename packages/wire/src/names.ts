/** Which names people may have: judged alike by the page, before it asks, and by the server. */

export const NAME_LENGTH = 40;

/** Control characters, invisible and direction marks, halves of characters, what no standard has assigned, blank fillers. */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;
/** Marks heaped upon one letter cover the lines above and below. */
const HEAPED = /\p{M}{5}/u;

/** Letters people may use in names and chat. Line breaks are for the caller to judge. */
export const isReadable = (text: string): boolean => !UNREADABLE.test(text.replaceAll('\n', ' ')) && !HEAPED.test(text);

export type NameProblem = 'empty' | 'long' | 'unreadable';

/** What is wrong with a name as it was typed, or null. */
export function whyNotName(typed: string): NameProblem | null {
  const name = typed.trim();
  if (name === '') return 'empty';
  if (name.length > NAME_LENGTH) return 'long';
  return isReadable(name) && !name.includes('\n') ? null : 'unreadable';
}
