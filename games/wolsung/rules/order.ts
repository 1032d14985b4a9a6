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

const anybody = (): boolean => true;

/** All active characters that fit, in the order of this round; outside conflicts by seats (WS-6.14). */
export function inTurnOrder(t: Table, fits: (t: Table, n: number) => boolean = anybody): number[] {
  const numbers: number[] = [];
  for (let n = 0; n < t.characters.length; n++) {
    if (isActive(t.characters[n]) && fits(t, n)) numbers.push(n);
  }
  return t.phase === 'free' ? numbers : sortByTurn(t, numbers);
}

/** In place; there are few. */
function sortByTurn(t: Table, numbers: number[]): number[] {
  for (let i = 1; i < numbers.length; i++) {
    const n = numbers[i];
    let at = i;
    for (; at > 0 && placeOf(t, numbers[at - 1]) > placeOf(t, n); at--) numbers[at] = numbers[at - 1];
    numbers[at] = n;
  }
  return numbers;
}
