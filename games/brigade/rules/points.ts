/** Chapter 10: how far one move goes. */
import type { Term } from '../facts.ts';
import type { Table } from '../table.ts';
import { has, mayHaveAbilities } from './reading.ts';

/** BR-10.2. */
export const MOVE_POINTS = 3;
/** BR-26.1, BR-26.2. */
export const KULARF_POINTS = 5;

// BR-26.1 Kularf One-Shoe: "Your Move Brigade has 5 movement points."
export function movePoints(t: Table, seat: number): number {
  return mayHaveAbilities(t, seat) && has(t, seat, 'kularf') ? KULARF_POINTS : MOVE_POINTS;
}

/** The points of a move, term by term. */
export function pointTerms(t: Table, seat: number): Term[] {
  const terms: Term[] = [{ name: 'move', rule: 'BR-10.2', add: MOVE_POINTS }];
  if (has(t, seat, 'kularf')) terms.push({ name: 'kularf', rule: 'BR-26.2', add: KULARF_POINTS - MOVE_POINTS });
  return terms;
}
