/** Chapter 5: Event cards, Combat cards and coins. All drawing and paying goes through here. */
import { ACE_LOW, colourOf, draw, rankOf, type SuitCard } from '@guildhall/cards';
import { COLOUR_TESTS, type ColourTestId, type GoldOptionId } from '../data/index.ts';
import type { CoinSource, Comparison } from '../facts/table.ts';
import { NONE } from '../table.ts';
import type { KC, P } from './book.ts';
import { controller } from './reading.ts';

export const EVENT_STREAM = 'event deck';
export const COMBAT_STREAMS = ['combat deck 0', 'combat deck 1'] as const;

/**
 * The top Event card, open to all (KC-5.10). It goes to the discard pile at once, or stays on the table (`eventTable`)
 * where it is still in use: then call `clearEventTable` when it is not (KC-5.12).
 */
export function drawEvent(p: P, stays = false): SuitCard {
  const { t } = p;
  if (t.eventDeck.length === 0) {
    for (const card of t.eventDiscard) t.eventDeck.push(card);
    t.eventDiscard.length = 0;
    p.shuffle(EVENT_STREAM, t.eventDeck);
    p.tell?.({ kind: 'eventDeckShuffled', rule: 'KC-5.11', cards: t.eventDeck.length });
  }
  const card = t.eventDeck.pop();
  if (card === undefined) throw new RangeError('there is no Event card anywhere');
  p.disclose();
  (stays ? t.eventTable : t.eventDiscard).push(card);
  return card;
}

/** Puts the Event cards lying on the table onto the discard pile. */
export function clearEventTable(p: P): void {
  const { t } = p;
  for (const card of t.eventTable) t.eventDiscard.push(card);
  t.eventTable.length = 0;
}

/** A test by the colour of an Event card (KC-D.12); true for red. The fact cites the rule of the colour unless one is given. */
export function colourTest(p: P, test: ColourTestId, model: number, rule?: KC): boolean {
  const card = drawEvent(p);
  const red = colourOf(card) === 'red';
  p.tell?.({
    kind: 'testDrawn',
    rule: rule ?? (red ? COLOUR_TESTS[test].red : COLOUR_TESTS[test].black),
    test,
    model,
    seat: model === NONE ? NONE : controller(p.t, model),
    card,
    red,
  });
  return red;
}

/**
 * "Highest card": seat 0 draws first, then seat 1; the King is highest, ties are drawn again (KC-5.13, KC-5.15). Gives the
 * winner. All cards go to the discard pile, or (`stay`) remain on the table.
 */
export function compareDraw(p: P, about: Comparison, rule: KC, stay = false): number {
  for (;;) {
    const a = drawEvent(p, true);
    const b = drawEvent(p, true);
    const by = ACE_LOW[rankOf(a)] - ACE_LOW[rankOf(b)];
    const winner = by > 0 ? 0 : by < 0 ? 1 : NONE;
    p.tell?.({ kind: 'cardsCompared', rule, about, cards: [a, b], winner });
    if (!stay) clearEventTable(p);
    if (winner !== NONE) return winner;
  }
}

/** Draws up to so many Combat cards into the hand (KC-5.6 to KC-5.9); tells how many there were. */
export function drawCombat(p: P, seat: number, n: number, rule: KC = 'KC-5.2'): number {
  const { t } = p;
  const gang = t.gangs[seat];
  if (n <= 0) return 0;
  const before = gang.hand.length;
  const drawn = draw(gang, n, gang.hand, (cards) => {
    p.shuffle(COMBAT_STREAMS[seat], cards);
    p.tell?.({ kind: 'combatDeckShuffled', rule: 'KC-5.6', seat, cards: cards.length });
  });
  if (drawn === 0) return 0;
  p.disclose();
  if (p.tellOnly) {
    const cards = gang.hand.slice(before);
    p.tellOnly(
      [seat],
      { kind: 'cardsDrawn', rule, seat, n: drawn, cards },
      { kind: 'cardsDrawn', rule, seat, n: drawn, cards: [] },
    );
  }
  return drawn;
}

/** Puts cards of the hand onto the own discard pile, open to all (KC-38.3). */
export function discardCombat(p: P, seat: number, cards: readonly SuitCard[], rule: KC): void {
  const gang = p.t.gangs[seat];
  for (const card of cards) {
    const at = gang.hand.indexOf(card);
    if (at < 0) throw new RangeError(`${card} is not in the hand of seat ${seat}`);
    gang.hand.splice(at, 1);
    gang.discard.push(card);
  }
  if (cards.length === 0) return;
  p.disclose();
  p.tell?.({ kind: 'cardsDiscarded', rule, seat, cards: cards.slice() });
}

/** Coins from the Stash into the Coffers (KC-19.1). */
export function spend(p: P, seat: number, coins: number, option: GoldOptionId, rule: KC): void {
  const gang = p.t.gangs[seat];
  gang.stash -= coins;
  p.t.coffers += coins;
  p.tell?.({ kind: 'coinsSpent', rule, seat, coins, option, left: gang.stash, coffers: p.t.coffers });
}

/** Coins into the Stash: from the Coffers, from the opponent's Stash, or new ones (KC-18.14). */
export function gain(p: P, seat: number, coins: number, from: CoinSource, rule: KC): void {
  const gang = p.t.gangs[seat];
  gang.stash += coins;
  if (from === 'coffers') p.t.coffers -= coins;
  if (from === 'opponent') p.t.gangs[1 - seat].stash -= coins;
  p.tell?.({ kind: 'coinsGained', rule, seat, coins, from, now: gang.stash, coffers: p.t.coffers });
}
