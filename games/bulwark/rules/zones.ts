/** Chapters 3, 10 and 14: cards that go from one zone to another. */
import type { Seat } from '@guildhall/kernel';
import { type CardId, isWound, LOCATION_IDS } from '../data/index.ts';
import type { BW } from '../rulebook/ids.generated.ts';
import { SUPPLIES } from '../supplies.ts';
import type { Hero, Table } from '../table.ts';
import type { P } from './book.ts';

/** Takes one copy of a card out of a list that has it. By hand, since `splice` makes a list of what it takes. */
export function takeOut(cards: CardId[], card: CardId): void {
  const last = cards.length - 1;
  for (let i = cards.indexOf(card); i < last; i++) cards[i] = cards[i + 1];
  cards.pop();
}

/** BW-10.4: an empty deck is made anew from the discard pile. True if there is a card to draw. */
function mayDraw(p: P, seat: Seat): boolean {
  const hero = p.t.heroes[seat];
  if (hero.deck.length > 0) return true;
  if (hero.discard.length === 0) return false;
  reshuffle(p, seat);
  return true;
}

/** Shuffles the discard pile and puts it under the deck. BW-29.5: what is in hand or in play stays there. */
export function reshuffle(p: P, seat: Seat): void {
  const hero = p.t.heroes[seat];
  const under = p.shuffle('deck', hero.discard);
  for (let i = 0; i < hero.deck.length; i++) under.push(hero.deck[i]);
  // The two lists change places, so that nothing is made anew.
  hero.discard = hero.deck;
  hero.deck = under;
  while (hero.discard.length > 0) hero.discard.pop();
  p.tell?.({ kind: 'reshuffled', rule: 'BW-10.4', seat, cards: under.length });
}

/** Draws up to so many cards into the hand. */
export function drawCards(p: P, seat: Seat, n: number, rule: BW): void {
  const hero = p.t.heroes[seat];
  const before = hero.hand.length;
  for (let i = 0; i < n && mayDraw(p, seat); i++) hero.hand.push(hero.deck.pop() as CardId);
  if (hero.hand.length === before) return;
  p.disclose();
  if (!p.tell) return;
  const cards = hero.hand.slice(before);
  // BW-26.1 and BW-27.1: hands are open, unless the variant closes them.
  if (!p.t.settings.closedHands) p.tell({ kind: 'drew', rule, seat, cards });
  else p.tellOnly?.([seat], { kind: 'drew', rule, seat, cards }, { kind: 'drewHidden', rule, seat, cards: cards.length });
}

/** Something of a closed hand becomes known (BW-27.1): a card that leaves it, or what cannot be done with it. */
export function showHandCard(p: P): void {
  if (p.t.settings.closedHands) p.disclose();
}

export function discardFromHand(p: P, seat: Seat, card: CardId, rule: BW): void {
  const hero = p.t.heroes[seat];
  takeOut(hero.hand, card);
  hero.discard.push(card);
  showHandCard(p);
  p.tell?.({ kind: 'discarded', rule, seat, card });
}

/** BW-3.9, BW-3.10; BW-3.11: a Wound is healed instead. BW-14.5: its text is not carried out. */
export function trashFromHand(p: P, seat: Seat, card: CardId, rule: BW): void {
  const hero = p.t.heroes[seat];
  takeOut(hero.hand, card);
  showHandCard(p);
  if (isWound(card)) {
    hero.wounds--;
    p.t.woundDeck.unshift(card);
    p.tell?.({ kind: 'healed', rule: 'BW-3.11', seat, card });
    return;
  }
  p.t.trash.push(card);
  p.tell?.({ kind: 'trashed', rule, seat, card });
}

/** How many of a card the Hero's own supply and the Location have together; they never have the same cards. */
export function inSupply(t: Table, hero: Hero, card: CardId): number {
  const own = SUPPLIES[hero.hero].indexOf(card);
  if (own >= 0) return hero.supply[own];
  const pile = (LOCATION_IDS as readonly CardId[]).indexOf(card);
  return pile >= 0 ? t.location[pile] : 0;
}

/** Does this Hero buy and gain this card at all (BW-7.9, BW-7.11)? */
export const isOffered = (hero: Hero, card: CardId): boolean =>
  SUPPLIES[hero.hero].includes(card) || (LOCATION_IDS as readonly CardId[]).includes(card);

/** BW-14.2: from its pile to the discard pile. */
export function takeFromSupply(t: Table, seat: Seat, card: CardId): void {
  const hero = t.heroes[seat];
  const own = SUPPLIES[hero.hero].indexOf(card);
  if (own >= 0) hero.supply[own]--;
  else t.location[(LOCATION_IDS as readonly CardId[]).indexOf(card)]--;
  hero.discard.push(card);
}

/** Adds each card that this Hero may buy or gain and that fits. */
export function offered(t: Table, hero: Hero, fits: (card: CardId) => boolean, found: CardId[]): CardId[] {
  const own = SUPPLIES[hero.hero];
  for (let i = 0; i < own.length; i++) if (hero.supply[i] > 0 && fits(own[i])) found.push(own[i]);
  for (let i = 0; i < LOCATION_IDS.length; i++) if (t.location[i] > 0 && fits(LOCATION_IDS[i])) found.push(LOCATION_IDS[i]);
  return found;
}
