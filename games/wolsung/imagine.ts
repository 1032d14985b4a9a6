/** Draws anew, in place, all that a seat cannot know (WS-2.16, WS-2.18): hands, the order of the deck, the GM's notes and edited profiles. */
import type { Card } from '@guildhall/cards';
import { openFrame, type Random, reimagine, type Seat, type Stack } from '@guildhall/kernel';
import { foresee } from './rules/abilities.ts';
import { asSeen } from './rules/copies.ts';
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
  /** What the viewer knows of a hand: what was looked at, and what is being shown. */
  const isKnown = (seat: Seat, card: Card): boolean =>
    (shown?.seat === seat && shown.card === card) ||
    t.known.some((one) => one.seat === viewer && one.of === seat && one.cards.includes(card));
  const hands = t.stocks.map(({ hand }, seat) => hand.filter((card) => isKnown(seat, card)).sort());
  for (const [seat, { hand }] of t.stocks.entries()) {
    if (seat !== viewer) hidden.push(...hand.filter((card) => !isKnown(seat, card)));
  }
  reimagine(random, hidden);
  for (const [seat, stock] of t.stocks.entries()) {
    if (seat !== viewer) stock.hand = [...hands[seat], ...hidden.splice(0, stock.hand.length - hands[seat].length)];
  }
  t.deck = [...hidden, ...top];
  // What others have looked at is drawn anew with it.
  t.known = t.known.map((one) =>
    one.seat === viewer ? one : { ...one, cards: t.stocks[one.of].hand.slice(0, one.cards.length).sort() },
  );
  if (viewer === t.gm && viewer !== null) return;
  t.secrets = [];
  t.copies = [];
  for (const c of t.characters) if (c.copy && !c.open && !t.settings.openSheets) c.copy = asSeen(c.copy, c.shown);
}
