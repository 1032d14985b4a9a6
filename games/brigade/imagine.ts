/** BR-22.1 and BR-22.3: what a seat cannot know is put into an order that depends on nothing but the given source. */
import { type Random, reimagine, type Stack } from '@guildhall/kernel';
import { looking } from './rules/recruit.ts';
import type { Table } from './table.ts';

/** Sir Precious never lies among the cards drawn: he is shown and given away at once (BR-28.4). */
const SHOWN_AT_ONCE = 'precious';

export function imagineTable(t: Table, stack: Stack, seat: number | null, random: Random): void {
  reimagine(random, t.eventDeck);
  reimagine(random, t.starters);
  const recruiting = looking(stack);
  const drawn = recruiting !== null && recruiting.seat !== seat ? recruiting.vars.drawn : [];
  const hidden = drawn.length;
  t.crewDeck.push(...drawn.splice(0));
  reimagine(random, t.crewDeck);
  for (let i = t.crewDeck.length - 1; drawn.length < hidden; i--) {
    if (t.crewDeck[i] !== SHOWN_AT_ONCE) drawn.push(...t.crewDeck.splice(i, 1));
  }
}
