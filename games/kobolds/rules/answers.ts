/** The answers people give, as texts made once, and what they mean. Listing them makes no garbage; reading them is strict. */
import { isCard, isJoker, type SuitCard } from '@guildhall/cards';
import type { Point } from '@guildhall/geometry';
import type { Plain, Refusal } from '@guildhall/kernel';
import type { QuestionName } from '../questions.ts';
import { no } from '../refusals.ts';
import type { KC } from '../rulebook/ids.generated.ts';
import { NONE } from '../table.ts';
import { book } from './book.ts';

/** A family of texts with a number in the middle: `texts('attack m')(5)` is "attack m5", the very same text each time. */
export function texts(before: string, after = ''): (n: number) => string {
  const made: string[] = [];
  const make = (n: number): string => {
    while (made.length <= n) {
      made.push(`${before}${made.length}${after}`);
    }
    return made[n];
  };
  make(63);
  return (n) => made[n] ?? make(n);
}

/** "m7", "t3", "k2", "4". */
export const modelName = texts('m');
export const pieceName = texts('t');
export const markerName = texts('k');
export const numberName = texts('');

const INDEX = /^(?:0|[1-9]\d{0,3})$/;

/** The number in a text of a family: `numberIn('attack m5', 'attack m')` is 5; NONE if it is none of the family. */
export function numberIn(answer: Plain, before: string, after = ''): number {
  if (typeof answer !== 'string' || answer.length <= before.length + after.length) return NONE;
  if (!answer.startsWith(before) || !answer.endsWith(after)) return NONE;
  const middle = answer.slice(before.length, answer.length - after.length);
  return INDEX.test(middle) ? Number(middle) : NONE;
}

/** The model, terrain piece or marker that is named; NONE if the answer is no such name. It need not exist. */
export const modelOf = (answer: Plain): number => numberIn(answer, 'm');
export const pieceOf = (answer: Plain): number => numberIn(answer, 't');
export const markerOf = (answer: Plain): number => numberIn(answer, 'k');

const POINT = /^(-?\d{1,4}(?:\.\d{1,17})?) (-?\d{1,4}(?:\.\d{1,17})?)$/;

/** "12.5 8" as a point; null for anything else. */
export function pointOf(answer: Plain): Point | null {
  if (typeof answer !== 'string') return null;
  const found = POINT.exec(answer);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

const rounded = (x: number): number => {
  const r = Math.round(x * 10_000) / 10_000;
  return r === 0 ? 0 : r;
};
/** A point as an answer, to the ten thousandth of an inch: far below every tolerance. */
export const pointText = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`;

const NUMBER = /^\d{1,4}(?:\.\d{1,17})?$/;
/** A length such as "2.5"; NaN for anything else. */
export const lengthOf = (answer: Plain): number =>
  typeof answer === 'string' && NUMBER.test(answer) ? Number(answer) : Number.NaN;

const isSuitCard = (word: string): word is SuitCard => isCard(word) && !isJoker(word);

/** "Kh Td 3s" as cards; null if any word is none, or if there is no word at all. */
export function cardsOf(answer: Plain): SuitCard[] | null {
  if (typeof answer !== 'string' || answer.length > 400) return null;
  const cards: SuitCard[] = [];
  // Names of cards have two letters, and a space after them unless they are the last.
  for (let at = 0; at <= answer.length; at += 3) {
    const word = answer.slice(at, at + 2);
    if (!isSuitCard(word) || (at + 2 < answer.length && answer[at + 2] !== ' ')) return null;
    cards.push(word);
  }
  return cards;
}

/** Why these cards cannot be taken out of a hand or pile, so many of them; null if they can. */
export function whyNotCards(answer: Plain, pile: readonly SuitCard[], least: number, most: number, rule: KC): Refusal<KC> | null {
  const cards = cardsOf(answer);
  if (!cards) return no(rule, 'notCards', { answer });
  for (const [at, card] of cards.entries()) {
    if (cards.indexOf(card) !== at) return no(rule, 'cardTwice', { card });
    if (!pile.includes(card)) return no(rule, 'notInHand', { card });
  }
  if (cards.length > most) return no(rule, 'tooManyCards', { cards: cards.length, most });
  return cards.length < least ? no(rule, 'tooFewCards', { cards: cards.length, least }) : null;
}

/** The refusal of last resort: the answer belongs to no answer of this question at all. */
export function notAnAnswer(question: QuestionName, answer: Plain): Refusal<KC> {
  return no(book.ruleOf(question), 'notAnAnswer', { answer, question });
}
