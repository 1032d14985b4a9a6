/** Draws anew, in place, all that a seat cannot know. Bots think in such games only, never in the true one. */
import { type Random, reimagine, type Seat } from '@guildhall/kernel';
import type { Table } from './table.ts';

export function imagine(t: Table, viewer: Seat | null, random: Random): void {
  const hidden = [...t.pack];
  for (const [seat, hand] of t.hands.entries()) if (seat !== viewer) hidden.push(...hand);
  // Not a mere shuffle: the result must not depend on the order in which the hidden animals really lie.
  reimagine(random, hidden);
  for (const [seat, hand] of t.hands.entries()) if (seat !== viewer) t.hands[seat] = hidden.splice(0, hand.length);
  t.pack = hidden;
}
