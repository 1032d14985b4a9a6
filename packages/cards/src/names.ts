/** What people call cards and poker hands, in English and Polish. */
import { folded, LANGUAGES, type Language } from '@guildhall/kernel';
import {
  type Card,
  isJoker,
  type Joker,
  PACK_WITH_JOKERS,
  type Rank,
  rankOf,
  readCard,
  type Suit,
  type SuitCard,
  suitOf,
} from './cards.ts';
import type { PokerRank } from './poker.ts';

interface Words {
  ranks: { readonly [rank in Rank]: string };
  suits: { readonly [suit in Suit]: string };
  jokers: { readonly [joker in Joker]: string };
  named(rank: string, suit: string): string;
  poker: { readonly [rank in PokerRank]: string };
}

const WORDS: { readonly [language in Language]: Words } = {
  en: {
    ranks: {
      A: 'ace',
      2: 'two',
      3: 'three',
      4: 'four',
      5: 'five',
      6: 'six',
      7: 'seven',
      8: 'eight',
      9: 'nine',
      T: 'ten',
      J: 'jack',
      Q: 'queen',
      K: 'king',
    },
    suits: { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' },
    jokers: { X1: 'black joker', X2: 'red joker' },
    named: (rank, suit) => `${rank} of ${suit}`,
    poker: {
      0: 'no cards',
      1: 'high card',
      2: 'pair',
      3: 'two pair',
      4: 'three of a kind',
      5: 'straight',
      6: 'flush',
      7: 'full house',
      8: 'four of a kind',
      9: 'straight flush',
      10: 'royal flush',
    },
  },
  pl: {
    ranks: {
      A: 'as',
      2: 'dwójka',
      3: 'trójka',
      4: 'czwórka',
      5: 'piątka',
      6: 'szóstka',
      7: 'siódemka',
      8: 'ósemka',
      9: 'dziewiątka',
      T: 'dziesiątka',
      J: 'walet',
      Q: 'dama',
      K: 'król',
    },
    suits: { c: 'trefl', d: 'karo', h: 'kier', s: 'pik' },
    jokers: { X1: 'czarny joker', X2: 'czerwony joker' },
    named: (rank, suit) => `${rank} ${suit}`,
    poker: {
      0: 'bez kart',
      1: 'wysoka karta',
      2: 'para',
      3: 'dwie pary',
      4: 'trójka',
      5: 'strit',
      6: 'kolor',
      7: 'full',
      8: 'kareta',
      9: 'poker',
      10: 'poker królewski',
    },
  },
};

const SIGNS: { readonly [suit in Suit]: string } = { c: '♣', d: '♦', h: '♥', s: '♠' };
const JOKER_SIGNS: { readonly [joker in Joker]: string } = { X1: '★', X2: '☆' };

export const rankName = (rank: Rank, language: Language): string => WORDS[language].ranks[rank];
export const suitName = (suit: Suit, language: Language): string => WORDS[language].suits[suit];
export const suitSign = (suit: Suit): string => SIGNS[suit];

/** "ace of spades", "as pik"; "black joker", "czarny joker". */
export function cardName(card: Card, language: Language): string {
  const words = WORDS[language];
  return isJoker(card) ? words.jokers[card] : words.named(words.ranks[rankOf(card)], words.suits[suitOf(card)]);
}

/** A♠, 10♦; the black joker is ★, the red one ☆. The same in every language. */
export function cardSign(card: Card): string {
  return isJoker(card) ? JOKER_SIGNS[card] : `${shortRank(card)}${SIGNS[suitOf(card)]}`;
}

const shortRank = (card: SuitCard): string => (card[0] === 'T' ? '10' : card[0]);

/** "full house", "full". */
export const pokerName = (rank: PokerRank, language: Language): string => WORDS[language].poker[rank];

/** "nine of clubs"; and as it is said in a hurry, "9 of clubs", "nine clubs", "9 clubs". */
function spokenNames(card: Card, language: Language): string[] {
  if (isJoker(card)) return [cardName(card, language)];
  const suit = suitName(suitOf(card), language);
  return [rankName(rankOf(card), language), shortRank(card)].flatMap((rank) => [
    WORDS[language].named(rank, suit),
    `${rank} ${suit}`,
  ]);
}

const CARD_OF_NAME = new Map(
  LANGUAGES.flatMap((language) =>
    PACK_WITH_JOKERS.flatMap((card) => spokenNames(card, language).map((name) => [folded(name), card] as const)),
  ),
);
/** What people put between cards. */
const BETWEEN: ReadonlySet<string> = new Set(['and', 'i', 'oraz']);
/** Words in the longest name of a card, "ace of spades". */
const MOST_WORDS = 3;

const namedBy = (words: readonly string[]): Card | null =>
  CARD_OF_NAME.get(folded(words.join(' '))) ?? (words.length === 1 ? readCard(words[0]) : null);

/** The card whose name begins there, and how many words it takes; the longest name first: "as" alone would be the ace of spades. */
function cardAt(words: readonly string[], at: number): { card: Card | null; used: number } {
  for (let used = Math.min(MOST_WORDS, words.length - at); used > 0; used--) {
    const card = namedBy(words.slice(at, at + used));
    if (card !== null) return { card, used };
  }
  return { card: null, used: 1 };
}

/** The words of a line, with the cards among them as cards are spelt: "10♥", "th", "ten of hearts" and "dziesiątka kier" are Th. */
export function spellCards(words: readonly string[]): string[] {
  const spelt: string[] = [];
  let afterCard = false;
  for (let at = 0; at < words.length; ) {
    const { card, used } = cardAt(words, at);
    const joins = afterCard && BETWEEN.has(folded(words[at])) && cardAt(words, at + 1).card !== null;
    if (!joins) spelt.push(card ?? words[at]);
    afterCard = card !== null;
    at += used;
  }
  return spelt;
}
