/** Draws anew, in place, all that a seat cannot know (BW-26.2, BW-26.4): orders of decks, and what was put away unseen. */

import { openFrame, type Random, reimagine, type Seat, type Stack } from '@guildhall/kernel';
import { boxOf } from './box.ts';
import { type CardId, FOES, FOES_KEPT, type FoeId, PACKETS } from './data/index.ts';
import { isEligible } from './rules/cards/double-or-nothing.ts';
import { browse } from './rules/cards/looking.ts';
import { doubleOrNothing } from './rules/procedures.ts';
import type { Table } from './table.ts';

export function imagine(t: Table, stack: Stack, viewer: Seat | null, random: Random): void {
  imagineHeroes(t, stack, viewer, random);
  imagineFoes(t, viewer, random);
  // BW-4.13: nobody knows which Wounds were put away.
  const wounds = reimagine(random, [...t.woundDeck, ...t.woundsAway]);
  t.woundDeck = wounds.splice(0, t.woundDeck.length);
  t.woundsAway = wounds;
}

function imagineHeroes(t: Table, stack: Stack, viewer: Seat | null, random: Random): void {
  const looking = openFrame(stack, browse);
  for (const [seat, hero] of t.heroes.entries()) {
    // BW-26.5: who looks at cards knows them while they are looked at.
    const known = looking?.seat === seat && seat === viewer ? looking.vars.n : 0;
    const top = hero.deck.splice(hero.deck.length - known, known);
    const hidden = hero.deck;
    const closed = t.settings.closedHands && seat !== viewer;
    if (closed) hidden.push(...hero.hand);
    reimagine(random, hidden);
    if (closed) hero.hand = hidden.splice(0, hero.hand.length);
    const fits = closed ? askedFor(t, stack, seat) : null;
    if (fits) mustHold(hero.hand, hidden, fits);
    hero.deck = [...hidden, ...top];
  }
}

/** A closed hand must hold what its owner is asked about: others know that there is such a card. */
function askedFor(t: Table, stack: Stack, seat: Seat): ((card: CardId) => boolean) | null {
  const risking = openFrame(stack, doubleOrNothing);
  if (risking?.seat === seat && risking.vars.rest === 0) {
    const { risked } = risking.vars;
    return risked === '' ? isEligible : (card) => card === risked;
  }
  return stack.at(-1)?.at === 'buy step/pay with' && stack.at(-1)?.seat === seat ? boxOf(t).isHeroism : null;
}

function mustHold(hand: CardId[], hidden: CardId[], fits: (card: CardId) => boolean): void {
  const at = hidden.findIndex(fits);
  if (hand.some(fits) || at < 0) return;
  [hand[0], hidden[at]] = [hidden[at], hand[0]];
}

/** The packets that are left of the Foe deck, from the bottom: how many cards each has (BW-4.17 to BW-4.20). */
function packetsLeft(t: Table, cards: number): number[] {
  if (t.settings.fullShuffle) return [cards];
  const [, sizeOfB, sizeOfC] = PACKETS[FOES_KEPT[t.heroes.length - 1]];
  // Two crown Foes in B; two and the Mastermind in C.
  const c = Math.min(cards, sizeOfC + 3);
  const b = Math.min(cards - c, sizeOfB + 2);
  return [c, b, cards - c - b];
}

/** Crown Foes stay in the packets they are known to be in; all the others may lie anywhere, or have been put away. */
function imagineFoes(t: Table, viewer: Seat | null, random: Random): void {
  const known = viewer === null ? 0 : t.foreseen[viewer];
  const total = t.foeDeck.length;
  const top = t.foeDeck.splice(total - known, known);
  const others = reimagine(
    random,
    [...t.foeDeck, ...t.foesAway].filter((foe) => !FOES.get(foe).crown),
  );
  const crowns = reimagine(
    random,
    t.foeDeck.filter((foe) => FOES.get(foe).crown && !FOES.get(foe).mastermind),
  );
  const deck: FoeId[] = [];
  for (const size of packetsLeft(t, total)) {
    const packet = t.foeDeck.slice(deck.length, deck.length + size);
    const anew = packet.map((foe) => {
      if (FOES.get(foe).mastermind) return foe;
      return (FOES.get(foe).crown ? crowns.pop() : others.pop()) as FoeId;
    });
    deck.push(...reimagine(random, anew));
  }
  t.foeDeck = [...deck, ...top];
  t.foesAway = others;
}
