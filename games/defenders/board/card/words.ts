/** What only the cards at the table say, in each language. */
import type { Language } from '@guildhall/kernel';

interface CardWords {
  value: string;
  inBattle: string;
  wounds: string;
  regiments: string;
  of(n: number): string;
  madeOf: string;
  told: string;
  does: string;
  here: string;
  connected: string;
  aloud: string;
  dearPlace: string;
  dearUnit: string;
  mobile: string;
  adds(n: number): string;
  attacks(place: string): string;
}

const en: CardWords = {
  value: 'Card value',
  inBattle: 'In battle',
  wounds: 'Wounds',
  regiments: 'Regiments',
  of: (n) => `of ${n}`,
  madeOf: 'Made of',
  told: 'What was told of it',
  does: 'What it does',
  here: 'Here now',
  connected: 'Connected with',
  aloud: 'said aloud',
  dearPlace: 'Its loss costs morale.',
  dearUnit: 'Its death costs morale.',
  mobile: 'Mobile: it moves without being activated.',
  adds: (n) => `Adds ${n} to the defence.`,
  attacks: (place) => `attacks ${place}`,
};

const pl: CardWords = {
  value: 'Wartość karty',
  inBattle: 'W bitwie',
  wounds: 'Rany',
  regiments: 'Oddziały',
  of: (n) => `z ${n}`,
  madeOf: 'Z czego jest',
  told: 'Co o tym opowiedziano',
  does: 'Co robi',
  here: 'Teraz tutaj',
  connected: 'Połączenia',
  aloud: 'powiedziane na głos',
  dearPlace: 'Utrata kosztuje morale.',
  dearUnit: 'Śmierć kosztuje morale.',
  mobile: 'Mobilny: rusza się bez aktywacji.',
  adds: (n) => `Dodaje do obrony: ${n}.`,
  attacks: (place) => `atakuje: ${place}`,
};

const WORDS: { readonly [language in Language]: CardWords } = { en, pl };
export const cardWordsIn = (language: Language): CardWords => WORDS[language];
