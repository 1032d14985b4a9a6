/**
 * Which names from the word lists fit what they are given to. A name is a number: its tens choose the noun in English, its ones
 * the noun in Polish (text/prompts/names.*.ts), and both must do: a temple is no "Yard", and archers are no "Riders".
 */
import type { Band } from './cards.ts';
import type { Category } from './locations.ts';
import { DEFAULT_SETTING, type ListedSetting, type Setting } from './settings.ts';

type Nouns = { readonly english: readonly string[]; readonly polish: readonly string[] };
/** For each of the first ten nouns the categories it can be, by their letters: area, military, economy, religion, government. */
const nouns = (english: string, polish: string): Nouns => ({ english: english.split(' '), polish: polish.split(' ') });
const LETTER: { readonly [category in Category]: string } = {
  area: 'a',
  military: 'm',
  economy: 'e',
  religion: 'r',
  government: 'g',
};
const PLACES: { readonly [setting in Setting]: Nouns } = {
  fantasy: nouns('eg ae ar ame argm am mg ar r a', 'ae eg ae ar rgm ar am m mg am'),
  kaiju: nouns('aeg ae agr a me ar am mg a am', 'aeg ae eg am ae ar am am agr am'),
  steampunk: nouns('em ae am ae eg m rg ame ae rg', 'em ae am ae m e amrg ae rg am'),
  space: nouns('ameg arg em m m aem a rg a erg', 'ameg arg em m m aem a rg a erg'),
  zombie: nouns('ae arg ame m agm mg ae m er ar', 'ae arg aegm m agm mg ae m er ar'),
  heroes: nouns('ae meg ar am am rg agm em ae ag', 'aeg meg ar am am rg agm em ae ag'),
  own: nouns('a m rg ame am argm a ae erg ae', 'a m e amrg am argm a ae erg ae'),
};
/** The nouns that say what a threat rides, or is no more: only riders are called so. */
const RIDERS: { readonly [setting in Setting]?: readonly [english: number, polish: number] } = {
  fantasy: [2, 2],
  steampunk: [2, 2],
  own: [7, 7],
};

const englishOf = (n: number): number => Math.floor((n % 100) / 10);
const polishOf = (n: number): number => n % 10;

/** The names, by their numbers, that fit a place of this category. */
export function fitsPlace(setting: Setting, category: Category): (n: number) => boolean {
  const { english, polish } = PLACES[setting];
  const letter = LETTER[category];
  return (n) => english[englishOf(n)].includes(letter) && polish[polishOf(n)].includes(letter);
}
export const fitsThreat =
  (setting: Setting, word: string) =>
  (n: number): boolean =>
    word.includes('riders') || !(englishOf(n) === RIDERS[setting]?.[0] || polishOf(n) === RIDERS[setting]?.[1]);

type Types<I extends string> = { readonly [setting in ListedSetting]: { readonly [band in Band]: readonly I[] } };
/** The words of a setting itself, without those of the default that it offers too (D15): whoever suggests keeps to them. */
export const ownTypes = <I extends string>(types: Types<I>, setting: Setting, band: Band): readonly I[] =>
  types[setting === 'own' ? DEFAULT_SETTING : setting][band];
