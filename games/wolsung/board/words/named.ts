/** Names of characters and things, as short as their places are. */
import { type Card, isJoker, suitOf } from '@guildhall/cards';
import type { Language } from '@guildhall/kernel';
import { ALOUD, DOMAINS, type DomainId, STOCK_LINE } from '../../data/index.ts';
import { archetypeOf } from '../../rules/characters.ts';
import { domains, inForm, nations, professions, races, resistances, scenarios } from '../../text/data/index.ts';
import { text } from '../../text/index.ts';
import type { CharacterView, TableView } from '../../view.ts';
import { tableFrom, whoIs } from '../foresight/imagined.ts';
import { wordsIn } from './words.ts';

/** "Skarbek" of 'Captain Agata "the Kite" Skarbek', "della Serra" of hers: what stands on a plate. Groups keep all of it, and a number stays. */
export function shortName({ kind, name }: CharacterView, language: Language): string {
  const whole = name[language];
  if (kind === 'extras' || kind === 'ally') return whole;
  const [, plain = whole, number = ''] = /^(.*?)( \(\d+\))?$/.exec(whole) ?? [];
  const bare = plain.replace(/[,]? *["„“][^"”]*["”]/g, '').trim();
  const [surname = whole] = /(?:(?<= )\p{Ll}+ )*\S+$/u.exec(bare) ?? [];
  return `${surname}${number}`;
}

export const fullName = (table: TableView, n: number, language: Language): string => whoIs(table, n)?.name[language] ?? '';
export const calledShort = (table: TableView, n: number, language: Language): string => {
  const c = whoIs(table, n);
  return c ? shortName(c, language) : '';
};

export const idName = (id: string, language: Language): string => text[language].id(id);
/** "Halfling criminal, Scylla and Charybdis". */
export function sheetLine({ hero }: CharacterView, language: Language): string {
  if (!hero) return '';
  const race = inForm(races[hero.race], hero.form)[language];
  const profession = inForm(professions[hero.profession].name, hero.form)[language].toLowerCase();
  return `${race}, ${profession}, ${nations[hero.nation][language]}`;
}
/** Defense, endurance or confidence. */
export const resistanceName = ({ type }: TableView, language: Language): string => resistances[type][language];
export const zoneName = ({ scenario }: TableView, zone: number, language: Language): string =>
  scenarios[scenario].zones[zone]?.[language] ?? String(zone + 1);

/** WS-8.1: what a card stands for in the hand of somebody; a Joker for anything. */
export function domainOf(table: TableView, n: number, card: Card): DomainId | null {
  const c = tableFrom(table).characters[n];
  return !c || isJoker(card) ? null : DOMAINS[archetypeOf(c)][suitOf(card)];
}

/** What somebody said of a card, or its stock line; of what was said at the table, that it was. */
export function noteWords(table: TableView, note: TableView['notes'][number], language: Language): string {
  if (note.words === ALOUD) return wordsIn(language).aloud;
  if (note.words !== STOCK_LINE) return note.words;
  const domain = note.card === null ? null : domainOf(table, note.by, note.card);
  return domain ? domains[domain].bot[language] : '';
}

/** Percent as people say it: never 0 or 100 for what is not certain. */
export function percentOf(chance: number): number {
  const whole = Math.round(chance * 100);
  if (whole >= 100) return chance < 1 ? 99 : 100;
  return whole <= 0 ? (chance > 0 ? 1 : 0) : whole;
}
