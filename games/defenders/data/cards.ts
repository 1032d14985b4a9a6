/** Cards and their values in Defenders (D1, D2): ace lowest, suits ranked clubs, diamonds, hearts, spades.
 *  A card is named as in @guildhall/cards; the joker is 'X1'. */
import { ACE_LOW, compareHighestFirst, PACK, rankOf, type Suit, type SuitCard } from '@guildhall/cards';

/** The one joker, in the threat deck only (DF-2.3). */
export const JOKER = 'X1';
/** What can lie in the threat deck. */
export type DeckCard = SuitCard | typeof JOKER;

/** From the highest suit down (DF-3.2). Suits only put things in order: lower, equal and higher compare numbers (DF-3.3). */
export const SUIT_ORDER = ['c', 'd', 'h', 's'] as const satisfies readonly Suit[];
export const SUIT_RANK: { readonly [suit in Suit]: number } = { c: 0, d: 1, h: 2, s: 3 };

/** The face value of each card: ace 1, jack 11, queen 12, king 13 (DF-3.1). */
export const FACE_VALUE = Object.fromEntries(PACK.map((card) => [card, ACE_LOW[rankOf(card)]])) as {
  readonly [card in SuitCard]: number;
};

export const JACK = 11;
export const QUEEN = 12;
export const KING = 13;
/** Jack, queen or king (DF-3.8). */
export const isFaceValue = (value: number): boolean => value >= JACK;

/** Below 0 if `a` is the higher card, by value and then by suit (DF-3.1, DF-3.2). */
export const compareCards = (a: SuitCard, b: SuitCard): number => compareHighestFirst(a, b, ACE_LOW, SUIT_ORDER);

/** The five bands of face values that all lists of types go by: ace to 5, 6 to 10, jack, queen, king. */
export const BANDS = ['low', 'middle', 'jack', 'queen', 'king'] as const;
export type Band = (typeof BANDS)[number];
export const LOW_TOP = 5;
export const MIDDLE_TOP = 10;

export function bandOf(value: number): Band {
  if (value <= LOW_TOP) return 'low';
  if (value <= MIDDLE_TOP) return 'middle';
  return value === JACK ? 'jack' : value === QUEEN ? 'queen' : 'king';
}
export const BAND_OF_CARD = Object.fromEntries(PACK.map((card) => [card, bandOf(FACE_VALUE[card])])) as {
  readonly [card in SuitCard]: Band;
};
