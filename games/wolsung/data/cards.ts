/** The deck (D2): what each card gives in a test, and who acts before whom. */
import { ACE_HIGH, type Card, isJoker, PACK_WITH_JOKERS, rankOf, type Suit, suitOf } from '@guildhall/cards';

/** WS-2.1: the 52 standard cards and two Jokers, X1 black and X2 red. */
export const DECK: readonly Card[] = PACK_WITH_JOKERS;

export const CARD_CLASSES = ['number', 'court', 'ace', 'joker'] as const;
export type CardClass = (typeof CARD_CLASSES)[number];

/** WS-7.3: what a card gives, by choice one or the other. */
export const CARD_VALUES: { readonly [card in CardClass]: { readonly bonus: number; readonly result: number } } = {
  number: { bonus: 3, result: 10 },
  court: { bonus: 4, result: 15 },
  ace: { bonus: 5, result: 20 },
  joker: { bonus: 10, result: 30 },
};

/** WS-11.10: from the suit that acts first. */
export const SUIT_ORDER: readonly Suit[] = ['s', 'h', 'd', 'c'];

/** WS-11.9: above the Ace. */
const JOKER_RANK = 15;

function classOf(card: Card): CardClass {
  if (isJoker(card)) return 'joker';
  const rank = ACE_HIGH[rankOf(card)];
  return rank === 14 ? 'ace' : rank > 10 ? 'court' : 'number';
}

type CardValue = {
  readonly is: CardClass;
  readonly bonus: number;
  readonly result: number;
  /** WS-5.7: by how much it widens the re-roll range of a roll it is played on. */
  readonly widens: number;
  /** WS-11.9: 2 to 15. */
  readonly rank: number;
  /** Its place in the order of acting: 0 acts first. */
  readonly place: number;
};

/** WS-11.10, WS-11.12: equal ranks by suit, the black Joker before the red one. */
function compareInitiative(a: Card, b: Card): number {
  const suit = (card: Card): number => (isJoker(card) ? (card === 'X1' ? 0 : 1) : SUIT_ORDER.indexOf(suitOf(card)));
  return rankIn(b) - rankIn(a) || suit(a) - suit(b);
}
const rankIn = (card: Card): number => (isJoker(card) ? JOKER_RANK : ACE_HIGH[rankOf(card)]);

const inOrder = [...DECK].sort(compareInitiative);

/** Everything a card is worth, by its name. */
export const CARD: { readonly [card in Card]: CardValue } = Object.fromEntries(
  DECK.map((card): [Card, CardValue] => {
    const is = classOf(card);
    return [card, { is, ...CARD_VALUES[is], widens: is === 'joker' ? 1 : 0, rank: rankIn(card), place: inOrder.indexOf(card) }];
  }),
) as { [card in Card]: CardValue };
