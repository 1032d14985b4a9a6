/** BR-22.1 and BR-22.3: what a seat cannot know is put into an order that depends on nothing but the given source. */
import { type Random, reimagine } from '@guildhall/kernel';
import type { Table } from './table.ts';

/** Sir Precious never lies among the cards drawn: he is shown and given away at once (BR-28.4). */
const SHOWN_AT_ONCE = 'precious';

export function imagineTable(t: Table, seat: number | null, random: Random): void {
  reimagine(random, t.eventDeck);
  reimagine(random, t.starters);
  const hidden = t.recruiter !== seat ? t.drawn.length : 0;
  for (let i = 0; i < hidden; i++) t.crewDeck.push(t.drawn[i]);
  reimagine(random, t.crewDeck);
  if (hidden === 0) return;
  t.drawn = [];
  for (let i = t.crewDeck.length - 1; t.drawn.length < hidden; i--) {
    if (t.crewDeck[i] !== SHOWN_AT_ONCE) t.drawn.push(...t.crewDeck.splice(i, 1));
  }
}
