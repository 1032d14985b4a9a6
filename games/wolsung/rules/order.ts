/** WS-11.8 to WS-11.12: who acts before whom. */
import { CARD } from '../data/index.ts';
import type { Table } from '../table.ts';
import { isActive } from './characters.ts';

const LAST = 1000;

/** The place of a character in this round: the lowest acts first. WS-2.15: without a card after all others, by number. */
export function placeOf({ characters, round }: Table, n: number): number {
  const { initiative, floor } = characters[n];
  const place = initiative === null ? LAST + n : CARD[initiative].place;
  // D15: who has given the floor to others acts last; among several such by card.
  return floor === round ? place + 2 * LAST : place;
}

/** All active characters in the order of this round; outside conflicts by seats (WS-6.14). */
export function inTurnOrder(t: Table): number[] {
  const numbers: number[] = [];
  for (let n = 0; n < t.characters.length; n++) if (isActive(t.characters[n])) numbers.push(n);
  return t.phase === 'free' ? numbers : numbers.sort((a, b) => placeOf(t, a) - placeOf(t, b));
}
