/** What somebody types, in the spelling of answers: cards as people write them ("10h", "K♠", "dama pik"), and Polish words. */
import { spellCards } from '@guildhall/cards';
import { type Asked, folded, type Language, spoken, unspoken, type View } from '@guildhall/kernel';
import { QUESTIONS } from '../questions.ts';
import { names as pl } from '../text/names.pl.ts';
import type { TableView } from '../view.ts';
import { gangSpelt } from './gangs.ts';
import { withSigns } from './named.ts';
import { PHRASES, TAILS } from './polish.ts';

const CARD_QUESTIONS: ReadonlySet<string> = new Set(
  Object.entries(QUESTIONS).flatMap(([name, { answers }]) => (/^CARDS?\b/.test(answers) ? [name] : [])),
);

/** "m3 zrób to" is "m3 just do it"; names of models and pieces stay as they are. */
function tail(rest: string): string {
  const plain = folded(rest);
  for (const [words, answer] of Object.entries(TAILS)) {
    const end = folded(words);
    if (plain === end) return answer;
    if (plain.endsWith(` ${end}`)) return `${rest.slice(0, -end.length)}${answer}`;
  }
  return rest;
}

/** Where cards are asked for, whatever is a card under its own name; elsewhere, and where no card is named, what the words say. */
export function read(typed: string, asked: Asked, view?: View<TableView>): string {
  if (asked.name === 'gangs/build') return gangSpelt(typed);
  if (!CARD_QUESTIONS.has(asked.name)) return spoken(view ? withSigns(typed, view.table) : typed, asked, PHRASES, tail);
  const words = typed.split(/[\s,]+/).filter((word) => word !== '');
  const spelt = spellCards(words).join(' ');
  return spelt === words.join(' ') ? spoken(spelt, asked, PHRASES, tail) : spelt;
}

/** Whatever is a mark and no word: "m3", "Kh 2c", "12.5 8". */
const isMark = (answer: string): boolean => /^[a-zA-Z]?[\d.]+[cdhs]?( \S{1,5})*$|^([\dTJQKA][cdhs] ?)+$/.test(answer);

/** An answer as it may be typed. */
export const typed = (answer: string, language: Language): string | null => (language === 'pl' ? inPolish(answer) : answer);

/** How a Pole may type an answer: "atak m3"; null: there is no short way. */
function inPolish(answer: string): string | null {
  if (isMark(answer)) return answer;
  // It stands for nobody, no bribe and no critical: only this says all of them.
  if (answer === 'none') return 'nic';
  // A critical by its name alone: what it does stands beside it.
  if (Object.hasOwn(pl.criticals, answer)) return pl.criticals[answer as keyof typeof pl.criticals].name.toLowerCase();
  return unspoken(answer, PHRASES);
}
