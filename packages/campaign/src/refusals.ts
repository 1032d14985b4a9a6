/** Why a match file is not taken as the result of a fight, in words. The rule is the one by which the campaign takes results. */
import type { Language, Refusal } from '@guildhall/kernel';

export const FILE_REFUSALS = [
  'noSuchMatch',
  'otherGame',
  'notProven',
  'fromPosition',
  'otherDeal',
  'otherOptions',
  'otherGiven',
  'unfinished',
  'filedAlready',
  'reasonWanted',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

type Words = { readonly [why in FileRefusal]: (about: { readonly [key: string]: unknown }) => string };

const en: Words = {
  noSuchMatch: ({ number }) => `No result of fight ${number} is waited for.`,
  otherGame: ({ game, wanted }) => `The file is a match of "${game}", not of "${wanted}".`,
  notProven: ({ problem }) => `The file does not prove itself: ${problem}.`,
  fromPosition: () => 'The match began from a position that somebody laid out, and not from its deal.',
  otherDeal: () => 'The match was dealt otherwise than this fight is: its chance does not follow from the campaign.',
  otherOptions: ({ option }) => `The match was played with another setting of "${option}".`,
  otherGiven: () => 'The match was played by other gangs than those of this fight.',
  unfinished: () => 'The match is not over.',
  filedAlready: () => 'This match is in the books already.',
  reasonWanted: ({ most }) => `A ruling needs a reason of 1 to ${most} letters.`,
};

const pl: Words = {
  noSuchMatch: ({ number }) => `Nikt nie czeka na wynik walki ${number}.`,
  otherGame: ({ game, wanted }) => `Plik zawiera mecz gry „${game}”, a nie „${wanted}”.`,
  notProven: ({ problem }) => `Plik sam sobie przeczy: ${problem}.`,
  fromPosition: () => 'Mecz zaczął się od ułożonej pozycji, a nie od rozdania.',
  otherDeal: () => 'Mecz rozdano inaczej niż tę walkę: jego los nie wynika z kampanii.',
  otherOptions: ({ option }) => `Mecz rozegrano z innym ustawieniem „${option}”.`,
  otherGiven: () => 'Mecz rozegrały inne bandy niż te z tej walki.',
  unfinished: () => 'Mecz nie jest skończony.',
  filedAlready: () => 'Ten mecz jest już w księgach.',
  reasonWanted: ({ most }) => `Orzeczenie wymaga uzasadnienia, od 1 do ${most} znaków.`,
};

const WORDS: { readonly [language in Language]: Words } = { en, pl };

/** The sentence, if it is one of these refusals; else null, and the game has the words. */
export function sayFileRefusal(language: Language, { why, about }: Refusal): string | null {
  return (FILE_REFUSALS as readonly string[]).includes(why) ? WORDS[language][why as FileRefusal](about) : null;
}
