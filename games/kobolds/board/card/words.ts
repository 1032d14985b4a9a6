/** What only the cards at the table say, in each language. */
import type { Colour } from '@guildhall/cards';
import type { Language } from '@guildhall/kernel';
import type { Allegiance } from '../../data/index.ts';

interface CardWords {
  acting: string;
  waiting: string;
  done: string;
  out: string;
  reserve: string;
  criticals: { readonly [colour in Allegiance | 'own']: string };
  abilities: string;
  effects: string;
  now: string;
  of(n: number): string;
  printed(n: number | string): string;
  engaged(list: string): string;
  leadership(n: number): string;
  playing: {
    red: string;
    black: string;
    blackjack: string;
    aceOr: string;
    fights: string;
    ranks: string;
    aceStraight: string;
    critical(colour: Colour): string;
    helps(list: string): string;
    magic: string;
    counts(n: string): string;
    chart: { readonly [colour in Colour]: string };
  };
  terrain: {
    low: string;
    tall: string;
    height: string;
    obscures: string;
    blocks: string;
    stands: string;
    cluttered: string;
    climbs: string;
    over: string;
    bigGuys: string;
    onTop(list: string): string;
  };
}

const en: CardWords = {
  acting: 'acting now',
  waiting: 'waits for its turn',
  done: 'done for this turn',
  out: 'out of play',
  reserve: 'not on the street yet',
  criticals: {
    red: 'Criticals, by red cards ♥ ♦, one per attack',
    black: 'Criticals, by black cards ♠ ♣, one per attack',
    own: 'Criticals, one per attack',
  },
  abilities: 'Abilities',
  effects: 'Effects on it',
  now: 'Now',
  of: (n) => `of ${n}`,
  printed: (n) => `not ${n}`,
  engaged: (list) => `In contact with ${list}.`,
  leadership: (n) => `Leadership: ${n} more cards in the gang's hand.`,
  playing: {
    red: 'a red card',
    black: 'a black card',
    blackjack: 'Blackjack',
    aceOr: '1 or 11',
    fights: 'In a fight',
    ranks: 'Part of a poker hand: only the rank of the hand is compared, never the value of a card.',
    aceStraight: 'In a straight an Ace is high or low.',
    critical: (colour) =>
      `In the attacker's hand it counts towards criticals of models that go by ${colour === 'red' ? 'red ♥ ♦' : 'black ♠ ♣'}.`,
    helps: (list) => `Of your own now: ${list}.`,
    magic: 'In magic',
    counts: (n) => `Counts ${n}.`,
    chart: {
      red: 'In the hand of a support spell it adds one more effect of its chart.',
      black: 'In the hand of an attack spell it adds one more effect of its chart.',
    },
  },
  terrain: {
    low: 'Low terrain',
    tall: 'Tall terrain',
    height: 'Height',
    obscures: 'Obscures sight across it, and does not block it.',
    blocks: 'Blocks sight.',
    stands: 'Its top can be stood on, with the whole base.',
    cluttered: 'Its top is too small to be stood on.',
    climbs: 'Climbing costs one action: up to 5″ for Move W, up to 7″ for Move L.',
    over: 'It can be climbed over in one action.',
    bigGuys: 'Big Guys do not climb.',
    onTop: (list) => `On top: ${list}.`,
  },
};

const pl: CardWords = {
  acting: 'działa teraz',
  waiting: 'czeka na swoją kolej',
  done: 'po aktywacji w tej turze',
  out: 'poza grą',
  reserve: 'jeszcze nie na ulicy',
  criticals: {
    red: 'Trafienia krytyczne, za czerwone karty ♥ ♦, jedno na atak',
    black: 'Trafienia krytyczne, za czarne karty ♠ ♣, jedno na atak',
    own: 'Trafienia krytyczne, jedno na atak',
  },
  abilities: 'Zdolności',
  effects: 'Działające efekty',
  now: 'Teraz',
  of: (n) => `z ${n}`,
  printed: (n) => `nie ${n}`,
  engaged: (list) => `W kontakcie: ${list}.`,
  leadership: (n) => `Dowodzenie: liczba dodatkowych kart na ręce bandy: ${n}.`,
  playing: {
    red: 'karta czerwona',
    black: 'karta czarna',
    blackjack: 'Blackjack',
    aceOr: '1 lub 11',
    fights: 'W walce',
    ranks: 'Część układu pokerowego: porównuje się tylko układy, nigdy wartości kart.',
    aceStraight: 'W stricie as jest najwyższy albo najniższy.',
    critical: (colour) =>
      `Na ręce atakującego liczy się do trafień krytycznych figurek, którym służą karty ${colour === 'red' ? 'czerwone ♥ ♦' : 'czarne ♠ ♣'}.`,
    helps: (list) => `Z twoich teraz: ${list}.`,
    magic: 'W magii',
    counts: (n) => `Liczy się za ${n}.`,
    chart: {
      red: 'Wśród kart czaru wsparcia dodaje kolejny efekt z jego tabeli.',
      black: 'Wśród kart czaru bojowego dodaje kolejny efekt z jego tabeli.',
    },
  },
  terrain: {
    low: 'element Niski',
    tall: 'element Wysoki',
    height: 'Wysokość',
    obscures: 'Częściowo przesłania to, co za nim, ale nie zasłania.',
    blocks: 'Zasłania to, co za nim.',
    stands: 'Na dachu można stać, całą podstawką.',
    cluttered: 'Dach jest za mały, by na nim stać.',
    climbs: 'Wspinaczka kosztuje jedną akcję: do 5″ przy Ruchu W, do 7″ przy Ruchu L.',
    over: 'Można przez niego przejść jedną akcją.',
    bigGuys: 'Wielkoludy nie mogą się Wspinać.',
    onTop: (list) => `Na dachu: ${list}.`,
  },
};

const WORDS: { readonly [language in Language]: CardWords } = { en, pl };
export const cardWordsIn = (language: Language): CardWords => WORDS[language];
