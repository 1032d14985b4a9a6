/** Answers as people type them: in any letters, by Polish words too, cards by any name, and pairs in any order. */
import { spellCards } from '@guildhall/cards';
import { type Asked, folded, type Language, spoken, unspoken } from '@guildhall/kernel';
import { PHRASES, SORTS, WRITTEN } from './polish.ts';

/** First words of answers that name cards, stacks, places or units. */
const COMMANDS: ReadonlySet<string> = new Set(['create', 'add', 'finalise', 'connect', 'disconnect', 'remove', 'value']);
const THING = /^[ldtsn]\d{1,2}$/i;

function spelt(word: string): string {
  if (THING.test(word)) return word.toUpperCase();
  return SORTS[folded(word)] ?? word;
}
/** "dama karo miejsce" is "Qd location". */
const tail = (rest: string): string =>
  spellCards(rest.split(/[\s:,]+/))
    .map(spelt)
    .join(' ');

/** "create location 9c" is "create 9c location", as it is said. */
function inOrder(verb: string, rest: string[]): string[] {
  // DF-8.19: a connection has no direction.
  if (verb === 'connect' || verb === 'disconnect') return rest.sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  const sortFirst = verb === 'create' && (rest[0] === 'location' || rest[0] === 'defender');
  return sortFirst ? [...rest.slice(1), rest[0]] : rest;
}

/** "d0 l2" and "d0 król t1" are orders to units. */
const isOrder = ([unit, ...rest]: readonly string[]): boolean =>
  THING.test(unit) && rest.every((word) => THING.test(word) || SORTS[folded(word)] !== undefined);

/** "CONNECT l3 l1" and "połącz L3 L1" are "connect L1 L3". What is no answer of words stays as it was typed. */
export function read(typed: string, asked: Asked): string {
  const line = spoken(typed, asked, PHRASES, tail);
  const words = line.trim().split(/\s+/);
  const verb = words[0]?.toLowerCase() ?? '';
  if (asked.form?.kind === 'text') return line;
  if (isOrder(words)) return words.map(spelt).join(' ');
  if (words.length === 1 || !COMMANDS.has(verb) || words.length > 5) return line;
  return [verb, ...inOrder(verb, tail(words.slice(1).join(' ')).split(' '))].join(' ');
}

/** Whatever is a mark and no word: "L2", "D0 L3". */
const isMark = (answer: string): boolean => /^[A-Z\d]+( [A-Z\d]+)*$/.test(answer);

/** An answer as it may be typed. */
export const typed = (answer: string, language: Language): string | null => (language === 'pl' ? inPolish(answer) : answer);

/** How a Pole may type an answer: "połącz L1 L3"; null: there is no short way. */
function inPolish(answer: string): string | null {
  if (isMark(answer)) return answer;
  // What they end with is a name for programs: people type the word.
  if (/^(type|descriptor) /.test(answer)) return null;
  return unspoken(answer, PHRASES, (rest) =>
    rest
      .split(' ')
      .map((word) => Object.keys(SORTS).find((sort) => SORTS[sort] === word) ?? word)
      .map((word) => WRITTEN[word] ?? word)
      .join(' '),
  );
}
