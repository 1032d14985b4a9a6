/** The answers of a question as a numbered menu, and what a typed line means in it. */
import { type Form, folded, type Plain } from '@guildhall/kernel';
import { readTyped } from '@guildhall/kernel/hall';
import { dim } from '../terminal.ts';
import { columns, wrap } from '../wrap.ts';

/** More answers than this are set in groups and columns. */
export const LONG = 9;
/** Of a group larger than this only the marks are shown ("B1"), where its answers end in marks: names would fill the screen. */
const CROWD = 24;
const MARK = /(?:^|\s)(\S{1,3})$/;
/** So many answers of one word that share no more are told apart line by line: "Walk", "Walk and Dash". */
const FEW = 3;

export interface Item {
  answer: Plain;
  words: string;
  /** How it is typed in the reader's language; null: by its number or its words; missing: as it is. */
  typed?: string | null;
}

/** How an answer is typed. */
export function typed(answer: Plain): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}

/** Structures and lines of word lists are chosen by number: nobody would type them. */
const isTypeable = (answer: Plain): boolean => typeof answer === 'string' && /^[\p{L}\p{N}]/u.test(answer) && !isInside(answer);
/** Names for programs, such as "loc.newly_built": people type the words. */
const isInside = (answer: string): boolean => /\p{L}[._]\p{L}/u.test(answer);

/** What stands in brackets behind an answer; null: nothing does. */
export function hint({ answer, words, typed: spoken }: Item): string | null {
  if (spoken === null || !isTypeable(answer)) return null;
  const shown = spoken ?? typed(answer);
  return shown === words ? null : shown;
}

/** How it is typed stands in brackets already: "Town Hall (C2)". */
const isShown = (item: Item): boolean => item.words.includes(`(${hint(item) ?? ''})`);

/**
 * Answers that begin with the same words stand together: "brigade C3" and "brigade D4", "cast attack m4" and "cast attack m5".
 * A bare mark such as "12.5 8" stands alone: nothing about it says what it has in common with another.
 */
export function groupOf(answer: Plain): string {
  const words = typed(answer).split(' ');
  const mark = words.findIndex((word) => /\d/.test(word));
  return mark < 0 ? words[0] : words.slice(0, mark).join(' ') || typed(answer);
}

const marksOf = (group: readonly Item[]): string[] => group.flatMap((item) => MARK.exec(hint(item) ?? '')?.slice(1) ?? []);
const afterLast = (answer: string): string => answer.slice(0, Math.max(0, answer.lastIndexOf(' ')));

/** By the words they begin with; where that is a crowd whose marks repeat, by all but the last word: "add 4h", "add 9h". */
function grouped(items: readonly Item[]): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groupOf(item.answer);
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups.values()].flatMap((group) => {
    const marks = marksOf(group);
    if (group.length <= CROWD || marks.length < group.length || new Set(marks).size === marks.length) return [group];
    const finer = new Map<string, Item[]>();
    for (const item of group) {
      const key = afterLast(typed(item.answer));
      finer.set(key, [...(finer.get(key) ?? []), item]);
    }
    return [...finer.values()];
  });
}

/** The items in the order they are numbered. */
export const arrange = (items: readonly Item[]): Item[] => (items.length <= LONG ? [...items] : grouped(items).flat());

export function menuLines(items: readonly Item[], width: number): string[] {
  const digits = String(items.length).length;
  const number = (i: number): string => String(i + 1).padStart(digits);
  const full = (item: Item, i: number): string => {
    const bracket = isShown(item) ? null : hint(item);
    // Whoever reads "Buy Short Spear" need not be told "buy short-spear".
    const saysMore = bracket !== null && bare(bracket) !== bare(item.words);
    const line = `  ${number(i)}  ${item.words}${saysMore ? `  ${dim(`(${bracket})`)}` : ''}`;
    return wrap(line, width, ' '.repeat(digits + 4));
  };
  if (items.length <= LONG) return items.map(full);
  const lines: string[] = [];
  const groupWith = new Map(grouped(items).flatMap((group) => group.map((item) => [item, group] as const)));
  for (let from = 0; from < items.length; ) {
    const mine = groupWith.get(items[from]);
    let to = from;
    while (to < items.length && groupWith.get(items[to]) === mine) to++;
    const group = items.slice(from, to);
    const common = commonWords(group.map((item) => item.words));
    const places = items.slice(from).findIndex((item) => !isShown(item));
    const alike = places < 0 ? items.length - from : places;
    if (alike > LONG) {
      // Many places, each typed as it stands there in brackets.
      to = from + alike;
      const cells = items.slice(from, to).map(({ words }, i) => `${number(from + i)}  ${words}`);
      lines.push(...columns(cells, width, '  '));
    } else if (group.length === 1 || (common === '' && group.length <= FEW)) {
      lines.push(...group.map((item, i) => full(item, from + i)));
    } else {
      // What all of a group have in common is said once, with how the first of them is typed.
      const marks = group.length > CROWD ? marksOf(group) : [];
      const shown = marks.length === group.length ? marks : group.map(({ words }) => words.slice(common.length).trimStart());
      const cells = shown.map((words, i) => `${number(from + i)}  ${words}`);
      const bracket = hint(group[0]);
      const head = [...(common === '' ? [] : [`${common} …`]), ...(bracket === null ? [] : [dim(`(${bracket}, …)`)])];
      if (head.length > 0) lines.push(`  ${head.join(' ')}`);
      lines.push(...columns(cells, width, '    '));
    }
    from = to;
  }
  return lines;
}

/** The whole words all phrases begin with; at least one word of each is left over. */
export function commonWords(phrases: readonly string[]): string {
  const split = phrases.map((phrase) => phrase.split(' '));
  let n = 0;
  while (split.every((words) => words.length > n + 1 && words[n] === split[0][n])) n++;
  return split[0].slice(0, n).join(' ');
}

const tidy = (line: string): string => line.trim().replace(/\s+/g, ' ');

/** How the answers go on that begin with what was typed, if it is no whole answer: "crew", "wagon" after "upgrade". */
export function whatMayFollow(answer: Plain, items: readonly Item[], line = typed(answer)): string[] {
  if (typeof answer !== 'string' || answer === '') return [];
  const begun = `${tidy(answer).toLowerCase()} `;
  const said = `${tidy(line).toLowerCase()} `;
  const saidWords = said.trim().split(' ').length;
  const following = items.flatMap((item) => {
    const whole = typed(item.answer);
    if (!whole.toLowerCase().startsWith(begun)) return [];
    // Whoever typed the answer's own word is told its own words; else as it may be typed in this language, whatever word for
    // its beginning was typed.
    if (!item.typed || whole.toLowerCase().startsWith(said)) return [whole.slice(begun.length)];
    return [item.typed.split(' ').slice(saidWords).join(' ')];
  });
  return [...new Set(following)];
}

/** Words as people type what they read: without marks, in any letters. */
export const bare = (words: string): string => tidy(folded(words).replaceAll(/[^\p{L}\p{N}\s]/gu, ' '));

/** An answer as it is, and as its words read. */
export const whole = ({ answer, words, typed: spoken }: Item): string[] => [typed(answer), words, ...(spoken ? [spoken] : [])];

/** Whether a line is an answer of the menu to the letter, signs included. */
export const isSaid = (line: string, items: readonly Item[]): boolean => items.some((item) => whole(item).includes(tidy(line)));

/**
 * What an answer is called, without what is said of it: "Brood" of "Brood: kobolds with hidden hunters", "towards Sid" of
 * "towards Sid, 2 inches". Where something follows in the answer itself, as in "draw sabre" for "Draw: sabre", the words before
 * the colon are but half of it.
 */
export const nameIn = ({ answer, words }: Item): string[] => [
  words.split(typed(answer).includes(' ') ? '(' : /[:(]/)[0],
  words.replace(/, [\d.,]+ \p{L}+$/u, ''),
];

/** What the menu shows of an answer below the words it shares with its group: "fortress" of "Type: fortress". */
function afterCommon({ answer, words }: Item, items: readonly Item[]): string[] {
  const group = items.filter((item) => groupOf(item.answer) === groupOf(answer));
  if (items.length <= LONG || group.length === 1) return [];
  return [words.slice(commonWords(group.map((item) => item.words)).length)];
}

export type Meaning = { kind: 'item'; item: Item } | { kind: 'noNumber' } | { kind: 'other'; answer: Plain };

/**
 * What a typed line means as an answer: a number of the menu, an answer of it, or something else that may be refused.
 * Where answers are numbers themselves, the number of the menu is meant, unless the line is to be taken literally.
 */
export function meaning(line: string, items: readonly Item[], form: Form | null, literal = false): Meaning {
  const text = tidy(line);
  if (!literal && /^\d{1,6}$/.test(text) && items.length > 0) {
    const item = items[Number(text) - 1];
    return item ? { kind: 'item', item } : { kind: 'noNumber' };
  }
  const exact = items.find((item) => typed(item.answer) === text);
  if (exact) return { kind: 'item', item: exact };
  const wanted = bare(text);
  for (const spellings of [whole, afterCommon, nameIn]) {
    const alike = items.filter((item) => spellings(item, items).some((spelling) => bare(spelling) === wanted));
    if (wanted !== '' && alike.length === 1) return { kind: 'item', item: alike[0] };
  }
  return { kind: 'other', answer: readTyped(line.trim(), form) };
}
