/** A deck with its discard pile as plain data. The top of every pile is the end of its list. Chance is the caller's. */

/** Cards are any strings: playing cards, or those of a game's own. */
export interface Piles<C extends string> {
  /** Face down; the next card is the last of the list. */
  deck: C[];
  /** Face up; the card discarded last is the last of the list. */
  discard: C[];
}

/** Puts a list in chance order, in place: `(cards) => p.shuffle('event deck', cards)`. */
export type Shuffle<C extends string> = (cards: C[]) => unknown;

/** A deck of these cards in this order, the first at the bottom, and nothing discarded. */
export function newPiles<C extends string>(cards: readonly C[]): Piles<C> {
  return { deck: cards.slice(), discard: [] };
}

export function copyPiles<C extends string>({ deck, discard }: Piles<C>): Piles<C> {
  return { deck: deck.slice(), discard: discard.slice() };
}

/** The top card of the deck, taken off; null if the deck is used up. */
export function takeTop<C extends string>(piles: Piles<C>): C | null {
  return piles.deck.pop() ?? null;
}

/** Shuffles the discard pile and what is left of the deck into a new deck. */
export function reshuffle<C extends string>(piles: Piles<C>, shuffle: Shuffle<C>): void {
  const { deck, discard } = piles;
  for (const card of discard) deck.push(card);
  discard.length = 0;
  shuffle(deck);
}

/**
 * Draws up to `count` cards onto `hand`, one by one. A deck that is used up when a card is wanted is made anew from the
 * discard pile, and the draw goes on from there; with both empty it stops. Tells how many were drawn.
 */
export function draw<C extends string>(piles: Piles<C>, count: number, hand: C[], shuffle: Shuffle<C>): number {
  for (let drawn = 0; drawn < count; drawn++) {
    if (piles.deck.length === 0 && piles.discard.length > 0) reshuffle(piles, shuffle);
    const card = piles.deck.pop();
    if (card === undefined) return drawn;
    hand.push(card);
  }
  return Math.max(count, 0);
}

/** Moves one card from a pile or hand to the top of another. Throws a RangeError, and moves nothing, if it is not there. */
export function moveCard<C extends string>(card: C, from: C[], to: C[]): void {
  const at = from.lastIndexOf(card);
  if (at < 0) throw new RangeError(`${card} is not there to be moved`);
  from.splice(at, 1);
  to.push(card);
}

/** Moves all cards of a pile or hand onto another, in their order. */
export function moveAll<C extends string>(from: C[], to: C[]): void {
  to.push(...from.splice(0));
}

/** Puts a card at the bottom of a pile. */
export function putUnder<C extends string>(pile: C[], card: C): void {
  pile.unshift(card);
}

/** Cuts a pile: the upper `count` cards go beneath the others, in their order. */
export function cut<C extends string>(pile: C[], count: number): void {
  if (!Number.isInteger(count) || count < 0 || count > pile.length) {
    throw new RangeError(`a pile of ${pile.length} cannot be cut at ${count}`);
  }
  pile.unshift(...pile.splice(pile.length - count));
}

/** What is wrong if these places do not hold each card of the pack exactly as often as the pack does; null if all is well. */
export function notConserved<C extends string>(pack: readonly C[], ...places: readonly (readonly C[])[]): string | null {
  const surplus = new Map<C, number>();
  for (const card of pack) surplus.set(card, (surplus.get(card) ?? 0) - 1);
  for (const place of places) {
    for (const card of place) {
      const before = surplus.get(card);
      if (before === undefined) return `${card} is no card of this pack`;
      surplus.set(card, before + 1);
    }
  }
  for (const [card, count] of surplus) {
    if (count < 0) return `${card} is missing`;
    if (count > 0) return `${card} is there too often`;
  }
  return null;
}
