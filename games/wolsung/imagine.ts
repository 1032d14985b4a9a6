/** Draws anew, in place, all that a seat cannot know (WS-2.16, WS-2.18): hands, the order of the deck, the GM's notes. */
import type { Card } from '@guildhall/cards';
import { openFrame, type Random, reimagine, type Seat, type Stack } from '@guildhall/kernel';
import { foresee } from './rules/abilities.ts';
import { describe } from './rules/describe.ts';
import type { Table } from './table.ts';

export function imagine(t: Table, stack: Stack, viewer: Seat | null, random: Random): void {
  const looking = openFrame(stack, foresee);
  // Who looks at the top of the deck knows it while it is looked at.
  const known = looking && looking.seat === viewer ? looking.vars.looked : 0;
  const top = t.deck.splice(t.deck.length - known, known);
  // A card that is being described lies open.
  const playing = openFrame(stack, describe);
  const shown = playing ? { seat: t.characters[playing.vars.by].owner, card: playing.vars.card } : null;
  const hidden: Card[] = t.deck;
  const hands = t.stocks.map(({ hand }, seat) => (seat === viewer ? null : hand.length - (shown?.seat === seat ? 1 : 0)));
  for (const [seat, { hand }] of t.stocks.entries()) {
    if (seat !== viewer) hidden.push(...hand.filter((card) => shown?.seat !== seat || card !== shown.card));
  }
  reimagine(random, hidden);
  for (const [seat, size] of hands.entries()) {
    if (size === null) continue;
    const drawn = hidden.splice(0, size);
    t.stocks[seat].hand = shown?.seat === seat ? [shown.card, ...drawn] : drawn;
  }
  t.deck = [...hidden, ...top];
  if (viewer !== t.gm || viewer === null) t.secrets = [];
}
