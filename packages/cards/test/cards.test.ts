/** What a card is called, its rank, suit and colour, the order of cards, the words for them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACE_HIGH,
  ACE_LOW,
  type Card,
  cardName,
  cardSign,
  colourOf,
  compareHighestFirst,
  countColour,
  isCard,
  isFaceCard,
  isJoker,
  JOKERS,
  PACK,
  PACK_WITH_JOKERS,
  parseCard,
  parseCards,
  RANKS,
  rankName,
  rankOf,
  SUITS,
  type SuitCard,
  spellCards,
  suitName,
  suitOf,
  suitSign,
} from '../src/index.ts';

const anyCard = fc.constantFrom(...PACK_WITH_JOKERS);

describe('the pack', () => {
  test('has 13 cards of each of four suits, all different, and two jokers', () => {
    expect(new Set(PACK).size).toBe(52);
    for (const suit of SUITS) expect(PACK.filter((card) => suitOf(card) === suit).map(rankOf)).toEqual(RANKS);
    expect(new Set(PACK_WITH_JOKERS).size).toBe(54);
    expect(PACK_WITH_JOKERS.slice(52)).toEqual(JOKERS);
    expect(PACK_WITH_JOKERS.filter(isJoker)).toEqual(['X1', 'X2']);
  });

  test('is half red and half black, jokers included', () => {
    expect(['2h', '2d', 'X2'].map((card) => colourOf(card as Card))).toEqual(['red', 'red', 'red']);
    expect(['2c', '2s', 'X1'].map((card) => colourOf(card as Card))).toEqual(['black', 'black', 'black']);
    expect(countColour(PACK, 'red')).toBe(26);
    expect(countColour(PACK_WITH_JOKERS, 'black')).toBe(27);
    expect(countColour([], 'red')).toBe(0);
  });

  test('numbers the ranks with the ace low or high', () => {
    expect(RANKS.map((rank) => ACE_LOW[rank])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(RANKS.map((rank) => ACE_HIGH[rank])).toEqual([14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test('has twelve face cards', () => {
    expect(PACK_WITH_JOKERS.filter(isFaceCard).sort()).toEqual(
      ['J', 'K', 'Q'].flatMap((rank) => ['c', 'd', 'h', 's'].map((suit) => `${rank}${suit}`)),
    );
  });
});

describe('order', () => {
  const sorted = (cards: SuitCard[], numbers: typeof ACE_LOW, suits: typeof SUITS | ['s', 'h', 'd', 'c']) =>
    cards.sort((a, b) => compareHighestFirst(a, b, numbers, suits)).join(' ');

  test('is by number, then by the suits a game names from the highest down', () => {
    expect(sorted(['As', 'Kd', '2h', 'Kc', 'Ac'], ACE_LOW, SUITS)).toBe('Kc Kd 2h Ac As');
    expect(sorted(['Kd', 'As', '2h', 'Kc', 'Ac'], ACE_HIGH, ['s', 'h', 'd', 'c'])).toBe('As Ac Kd Kc 2h');
  });

  test('leaves no two cards of a pack equal', () => {
    const two = fc.uniqueArray(fc.constantFrom(...PACK), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(two, ([a, b]) => {
        const order = compareHighestFirst(a, b, ACE_HIGH, SUITS);
        expect(Math.sign(order)).toBe(-Math.sign(compareHighestFirst(b, a, ACE_HIGH, SUITS)));
        expect(order).not.toBe(0);
      }),
    );
  });
});

describe('reading cards', () => {
  test.each([
    ['Ah', 'Ah'],
    ['ah', 'Ah'],
    ['AH', 'Ah'],
    ['Td', 'Td'],
    ['10d', 'Td'],
    [' 10♦ ', 'Td'],
    ['A♠', 'As'],
    ['q♥\uFE0F', 'Qh'],
    ['2♣', '2c'],
    ['x1', 'X1'],
    ['X2', 'X2'],
  ])('%j is %s', (typed, card) => {
    expect(parseCard(typed)).toBe(card);
  });

  test.each([
    '',
    ' ',
    'A',
    'h',
    '1h',
    '11h',
    '0d',
    'Ax',
    'hA',
    'X',
    'X3',
    'X0',
    'Xh',
    'A1',
    'AhAh',
    '10',
    'toString',
    '♠',
    '10T',
  ])('%j is no card', (typed) => {
    expect(() => parseCard(typed)).toThrow(RangeError);
  });

  test('the error says what was typed and what a card is', () => {
    expect(() => parseCard('1h')).toThrow(
      '"1h" is no card: it takes a rank (A 2 3 4 5 6 7 8 9 T J Q K) and a suit (c d h s) as in Ah or Td, or a joker (X1, X2)',
    );
  });

  test('several at once', () => {
    expect(parseCards(' Ah 10d,X1,\n2♣ ')).toEqual(['Ah', 'Td', 'X1', '2c']);
    expect(parseCards('')).toEqual([]);
    expect(() => parseCards('Ah Zz')).toThrow('"Zz" is no card');
  });

  test('names and signs are read back', () => {
    for (const card of PACK_WITH_JOKERS) expect(parseCard(card)).toBe(card);
    for (const card of PACK) expect(parseCard(cardSign(card))).toBe(card);
  });

  test('only exact names are cards', () => {
    for (const card of PACK_WITH_JOKERS) expect(isCard(card)).toBe(true);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isCard(value)).toBe((PACK_WITH_JOKERS as readonly unknown[]).includes(value));
      }),
    );
    expect(['ah', '10h', 'A♥', 'Ah ', 'X3', 'constructor', ['Ah'], null].some(isCard)).toBe(false);
  });

  test('whatever is typed is a card or a RangeError', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 3 })), (typed) => {
        try {
          expect(isCard(parseCard(typed))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});

describe('words', () => {
  test.each([
    ['As', 'ace of spades', 'as pik', 'A♠'],
    ['Td', 'ten of diamonds', 'dziesiątka karo', '10♦'],
    ['Qh', 'queen of hearts', 'dama kier', 'Q♥'],
    ['2c', 'two of clubs', 'dwójka trefl', '2♣'],
    ['X1', 'black joker', 'czarny joker', '★'],
    ['X2', 'red joker', 'czerwony joker', '☆'],
  ] as const)('%s is the %s', (card, en, pl, sign) => {
    expect(cardName(card, 'en')).toBe(en);
    expect(cardName(card, 'pl')).toBe(pl);
    expect(cardSign(card)).toBe(sign);
  });

  test('suits and ranks by themselves', () => {
    expect(SUITS.map((suit) => suitName(suit, 'en'))).toEqual(['clubs', 'diamonds', 'hearts', 'spades']);
    expect(SUITS.map((suit) => suitName(suit, 'pl'))).toEqual(['trefl', 'karo', 'kier', 'pik']);
    expect(SUITS.map(suitSign).join('')).toBe('♣♦♥♠');
    expect([rankName('A', 'en'), rankName('J', 'pl'), rankName('9', 'pl')]).toEqual(['ace', 'walet', 'dziewiątka']);
  });

  test('no two cards share a name or a sign', () => {
    const two = fc.uniqueArray(anyCard, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(two, ([a, b]) => {
        for (const language of ['en', 'pl'] as const) expect(cardName(a, language)).not.toBe(cardName(b, language));
        expect(cardSign(a)).not.toBe(cardSign(b));
      }),
    );
  });
});

test('cards are known by every name they go by, and other words stay', () => {
  const spelt = (line: string): string => spellCards(line.split(' ')).join(' ');
  for (const card of PACK_WITH_JOKERS) {
    expect(spelt(cardName(card, 'en'))).toBe(card);
    expect(spelt(`twórz ${cardName(card, 'pl')} miejsce`)).toBe(`twórz ${card} miejsce`);
  }
  expect(spelt('as karo dziesiatka KIER k♠ 10h')).toBe('Ad Th Ks Th');
  expect(spelt('9 trefl i trójka karo')).toBe('9c 3d');
  expect(spelt('3 clubs and 7 of spades')).toBe('3c 7s');
  expect(spelt('Jan i Anna')).toBe('Jan i Anna');
  expect(spelt('as karo i Anna')).toBe('Ad i Anna');
  expect(spelt('ace of hearts of clubs')).toBe('Ah of clubs');
  expect(spellCards([])).toEqual([]);
});
