/** Chapter 10: how far one move goes. */
import { sum, sumOf } from '@guildhall/kernel';
import type { Term, TermName } from '../facts.ts';
import type { Table } from '../table.ts';
import type { BR } from './book.ts';
import { has, mayHaveAbilities } from './reading.ts';

/** BR-26.1, BR-26.2: no move has more points than this. */
export const KULARF_POINTS = 5;

const POINTS = sumOf<Table, number, TermName, BR>([
  { name: 'move', rule: 'BR-10.2', add: () => 3 },
  // BR-26.1 Kularf One-Shoe: "Your Move Brigade has 5 movement points."
  {
    name: 'kularf',
    rule: 'BR-26.2',
    becomes: (t, seat) => (mayHaveAbilities(t, seat) && has(t, seat, 'kularf') ? KULARF_POINTS : null),
  },
]);

/** The points of a move of this seat; what they are made of goes into `terms` if that is given. */
export function movePoints(t: Table, seat: number, terms?: Term[]): number {
  return sum(POINTS, t, seat, terms);
}
