/** What only the cards at the table say, in each language. */
import type { Language } from '@guildhall/kernel';

interface CardWords {
  crew: string;
  drawn: string;
  ability: string;
  water: string;
  waterOf(n: number, of: number): string;
  always: string;
  awakeBy(block: string): string;
  basic: string;
  here: string;
  renown: string;
  ofNeeded(n: number, needed: number): string;
  value: string;
  fire: string;
  needsWater(n: number): string;
  unlit: string;
  event: string;
  whenDestroyed: string;
  brigade: string;
  wagon(water: number): string;
  crewNow: string;
  nobody: string;
}

const en: CardWords = {
  crew: 'crew',
  drawn: 'drawn, not yet in a crew',
  ability: 'Ability',
  water: 'Water',
  waterOf: (n, of) => `${n} of ${of}, usable awake or asleep`,
  always: 'belongs to no quarter: always active',
  awakeBy: (block) => `awake: loyal is ${block}`,
  basic: 'The basic side has no ability of its own. The card carries water and stands for the Brigade.',
  here: 'Here',
  renown: 'Renown',
  ofNeeded: (n, needed) => (needed > 0 ? `${n} of ${needed}` : `${n}`),
  value: 'Value',
  fire: 'Fire',
  needsWater: (n) => `as much water puts it out: ${n}`,
  unlit: 'out',
  event: 'Event card',
  whenDestroyed: 'When destroyed',
  brigade: 'Brigade',
  wagon: (water) => `Water Wagon, water ${water}`,
  crewNow: 'Crew',
  nobody: 'nobody yet',
};

const pl: CardWords = {
  crew: 'załoga',
  drawn: 'dobrana, jeszcze w żadnej załodze',
  ability: 'Zdolność',
  water: 'Woda',
  waterOf: (n, of) => `${n} z ${of}, do użycia także we śnie`,
  always: 'bez dzielnicy: zawsze aktywna',
  awakeBy: (block) => `nie śpi: lojalne ${block}`,
  basic: 'Strona podstawowa nie ma własnej zdolności. Karta niesie wodę i oznacza Brygadę.',
  here: 'Tutaj',
  renown: 'Sława',
  ofNeeded: (n, needed) => (needed > 0 ? `${n} z ${needed}` : `${n}`),
  value: 'Wartość',
  fire: 'Ogień',
  needsWater: (n) => `tyle wody go gasi: ${n}`,
  unlit: 'nie płonie',
  event: 'Karta wydarzenia',
  whenDestroyed: 'Po zniszczeniu',
  brigade: 'Brygada',
  wagon: (water) => `Beczkowóz, woda: ${water}`,
  crewNow: 'Załoga',
  nobody: 'jeszcze nikt',
};

const WORDS: { readonly [language in Language]: CardWords } = { en, pl };
export const cardWordsIn = (language: Language): CardWords => WORDS[language];
