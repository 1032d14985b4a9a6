/** What only the cards at the table say, in each language. */
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
};

const WORDS: { readonly [language in Language]: CardWords } = { en, pl };
export const cardWordsIn = (language: Language): CardWords => WORDS[language];
