/** Chapter 17: numbers are said aloud, and everybody at the table remembers the last of them. */
import type { P } from './book.ts';

/** Older ones are forgotten. */
export const MOST_SAID = 24;

export function sayAloud({ t }: P, number: number): void {
  if (t.said.length === MOST_SAID) t.said.shift();
  t.said.push(number);
}
