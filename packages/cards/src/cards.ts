/** A pack of playing cards: what each card is called by programs, and its rank, suit and colour. Knows no game. */

/** From the ace up, as the ranks are printed; T is the ten, so that every card has two characters. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** Clubs, diamonds, hearts, spades: the order of the alphabet. Which suit is higher is for a game to say. */
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];

export const COLOURS = ['black', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** A card with a rank and a suit: `Ah` the ace of hearts, `Td` the ten of diamonds. */
export type SuitCard = `${Rank}${Suit}`;

/** X1 is the black joker, X2 the red one. */
export const JOKERS = ['X1', 'X2'] as const;
export type Joker = (typeof JOKERS)[number];

export type Card = SuitCard | Joker;

/** The 52 cards, suit by suit from the ace up. */
export const PACK: readonly SuitCard[] = SUITS.flatMap((suit) => RANKS.map((rank): SuitCard => `${rank}${suit}`));
/** The 52 cards and both jokers. */
export const PACK_WITH_JOKERS: readonly Card[] = [...PACK, ...JOKERS];

export const COLOUR_OF_SUIT: { readonly [suit in Suit]: Colour } = { c: 'black', d: 'red', h: 'red', s: 'black' };

/** The number of a rank with the ace lowest: ace 1, jack 11, queen 12, king 13. */
export const ACE_LOW = numbered((at) => at + 1);
/** The number of a rank with the ace highest: jack 11, queen 12, king 13, ace 14. */
export const ACE_HIGH = numbered((at) => (at === 0 ? 14 : at + 1));

function numbered(number: (at: number) => number): { readonly [rank in Rank]: number } {
  return Object.fromEntries(RANKS.map((rank, at) => [rank, number(at)])) as { [rank in Rank]: number };
}

export const rankOf = (card: SuitCard): Rank => card[0] as Rank;
export const suitOf = (card: SuitCard): Suit => card[1] as Suit;
export const isJoker = (card: Card): card is Joker => card[0] === 'X';

export function colourOf(card: Card): Colour {
  if (isJoker(card)) return card === 'X1' ? 'black' : 'red';
  return COLOUR_OF_SUIT[suitOf(card)];
}

/** Jack, queen or king. */
export function isFaceCard(card: Card): boolean {
  const rank = card[0];
  return rank === 'J' || rank === 'Q' || rank === 'K';
}

export function countColour(cards: readonly Card[], colour: Colour): number {
  let count = 0;
  for (const card of cards) if (colourOf(card) === colour) count++;
  return count;
}

/**
 * Puts cards of equal number in the order of their suits: below 0 if `a` comes before `b`, highest first.
 * `suits` names the suits from the highest down.
 */
export function compareHighestFirst(
  a: SuitCard,
  b: SuitCard,
  numbers: { readonly [rank in Rank]: number },
  suits: readonly Suit[],
): number {
  return numbers[rankOf(b)] - numbers[rankOf(a)] || suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b));
}

const KNOWN: ReadonlySet<unknown> = new Set(PACK_WITH_JOKERS);

/** Whether any value is a card by its exact name. */
export const isCard = (value: unknown): value is Card => KNOWN.has(value);

const SIGNS: { readonly [sign: string]: Suit } = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** The card somebody has typed: its name in small or capital letters, `10` for `T`, a sign for the suit. null if it is none. */
export function readCard(text: string): Card | null {
  const typed = text.trim().replace(/\uFE0F$/, '');
  const sign = SIGNS[typed.slice(-1)] ?? typed.slice(-1).toLowerCase();
  const front = typed.slice(0, -1).toUpperCase();
  const card = `${front === '10' ? 'T' : front}${sign}`;
  return isCard(card) ? card : null;
}

/** The same for texts that must be cards: throws a RangeError. */
export function parseCard(text: string): Card {
  const card = readCard(text);
  if (card) return card;
  throw new RangeError(
    `"${text}" is no card: it takes a rank (${RANKS.join(' ')}) and a suit (${SUITS.join(' ')}) as in Ah or Td, or a joker (${JOKERS.join(', ')})`,
  );
}

/** Several cards, parted by spaces or commas: `parseCards('Ah Td, X1')`. */
export function parseCards(text: string): Card[] {
  return text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map(parseCard);
}
