/** Chapter 2: the deck, hands and tokens. */
import { type Card, moveCard, reshuffle } from '@guildhall/cards';
import type { Seat } from '@guildhall/kernel';
import { DECK, oppositionStock, PLAYER_STOCK } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import type { Character, Table } from '../table.ts';
import { cardIn, SAY } from './answers.ts';
import { book, type P } from './book.ts';
import { hasAbility } from './characters.ts';

/** How many seats play heroes. */
export const players = (t: Table): number => t.stocks.length - (t.gm < 0 ? 0 : 1);

/** WS-2.7, WS-2.8, WS-2.10: the hand limit, which is the starting hand too; and the tokens at the start. */
export function startingStock(t: Table, seat: Seat): { readonly cards: number; readonly tokens: number } {
  if (seat !== t.gm) return PLAYER_STOCK;
  const { mode, gentle } = t.settings;
  return oppositionStock(mode, players(t), t.heroes, gentle) ?? PLAYER_STOCK;
}
export const handLimit = (t: Table, seat: Seat): number => startingStock(t, seat).cards;

/** WS-2.14: the discard pile is shuffled in first if the deck has too few. */
function provide(p: P, count: number): void {
  const { t } = p;
  if (t.deck.length >= count || t.discard.length === 0) return;
  reshuffle(t, (cards) => p.shuffle('deck', cards));
  // Cards seen in a hand that was played since may now be anybody's.
  t.known = t.known.map((one) => ({ ...one, cards: one.cards.filter((card) => t.stocks[one.of].hand.includes(card)) }));
  p.tell?.({ kind: 'reshuffled', rule: 'WS-2.14', cards: t.deck.length });
}

/** WS-2.15: cards that are not there are not drawn. */
export function drawCards(p: P, seat: Seat, count: number, rule: WS): void {
  const { t } = p;
  provide(p, count);
  const drawn = t.deck.splice(Math.max(0, t.deck.length - count), count).reverse();
  if (drawn.length === 0) return;
  t.stocks[seat].hand.push(...drawn);
  p.disclose();
  p.tellOnly?.(
    [seat],
    { kind: 'drew', rule, seat, cards: drawn.slice() },
    { kind: 'drewHidden', rule, seat, cards: drawn.length },
  );
}

/** WS-11.3, WS-11.4: one card face up for each, as far as there are any. */
export function dealInitiative(p: P, numbers: readonly number[]): void {
  const { t } = p;
  provide(p, numbers.length);
  for (const n of numbers) {
    const card = t.deck.pop() ?? null;
    t.characters[n].initiative = card;
    p.disclose();
  }
}

/** WS-2.13: face up, at once. */
export function discardFromHand(p: P, seat: Seat, card: Card): void {
  moveCard(card, p.t.stocks[seat].hand, p.t.discard);
  p.disclose();
}

export function discardInitiative(t: Table, c: Character): void {
  if (c.initiative === null) return;
  t.discard.push(c.initiative);
  c.initiative = null;
}

/** WS-22.1: all cards are shuffled, fresh hands dealt, fresh tokens given; nothing is carried over. */
export function freshStocks(p: P): void {
  const { t } = p;
  for (const c of t.characters) c.initiative = null;
  for (const stock of t.stocks) stock.hand = [];
  t.discard = [];
  t.known = [];
  t.deck = p.shuffle('deck', DECK.slice());
  for (let seat = 0; seat < t.stocks.length; seat++) {
    const { cards, tokens } = startingStock(t, seat);
    t.stocks[seat].tokens = tokens;
    drawCards(p, seat, cards, 'WS-2.6');
  }
}

/** D6: a human of rich experience among the heroes of a seat. */
const hasExperience = (t: Table, seat: Seat): boolean =>
  t.characters.some((c) => c.owner === seat && hasAbility(c, 'rich_experience'));

/** WS-9.3, WS-9.9: room in the hand. */
export const hasRoom = (t: Table, seat: Seat): boolean => t.stocks[seat].hand.length < handLimit(t, seat);

/** Fills the hand of a seat up to its limit (WS-9.3); with rich experience to four, of which one goes. */
export function fillHand(p: P, seat: Seat): void {
  const { t } = p;
  const limit = handLimit(t, seat) + (hasExperience(t, seat) ? 1 : 0);
  drawCards(p, seat, limit - t.stocks[seat].hand.length, 'WS-9.3');
}

/** WS-2.20: down to the limit, by the owner's choice. */
export const trimHand = book.procedure('trim hand', {}).does((w) => [
  w.loop(
    (t, f) => t.stocks[f.seat].hand.length > handLimit(t, f.seat),
    [
      w.ask('discard', {
        rule: 'WS-2.20',
        legal: (t, f, list: string[]) => {
          for (const card of t.stocks[f.seat].hand) list.push(SAY.discard[card]);
        },
        why: (_t, _f, answer) => {
          const card = cardIn('discard', answer);
          return card === null ? no('WS-2.20', 'notAnAnswer', { answer }) : no('WS-2.20', 'notInHand', { card });
        },
        show: (t, f) => ({ limit: handLimit(t, f.seat) }),
        take: (p, f, answer) => {
          const card = cardIn('discard', answer) as Card;
          discardFromHand(p, f.seat, card);
          p.tell?.({ kind: 'discarded', rule: 'WS-2.20', seat: f.seat, card });
        },
      }),
    ],
  ),
]);

/** Cards left over are put away when a session ends. */
export const allCards = (t: Table): Card[] => {
  const all: Card[] = [...t.deck, ...t.discard];
  for (const { hand } of t.stocks) all.push(...hand);
  for (const { initiative } of t.characters) if (initiative !== null) all.push(initiative);
  return all;
};
