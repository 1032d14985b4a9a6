/** How answers are written: "bonus Ah", "at 3", "dice 2". They are made once, so that listing them makes nothing. */
import { type Card, isCard, PACK_WITH_JOKERS } from '@guildhall/cards';
import type { Plain } from '@guildhall/kernel';

type CardVerb = 'bonus' | 'automatic' | 'guard' | 'replace' | 'discard' | 'top';
const VERBS: readonly CardVerb[] = ['bonus', 'automatic', 'guard', 'replace', 'discard', 'top'];

/** The answer that does this with a card. */
export const SAY = Object.fromEntries(
  VERBS.map((verb) => [verb, Object.fromEntries(PACK_WITH_JOKERS.map((card) => [card, `${verb} ${card}`]))]),
) as { readonly [verb in CardVerb]: { readonly [card in Card]: string } };

/** The card that an answer of this verb names, or null if it is no such answer. */
export function cardIn(verb: string, answer: Plain): Card | null {
  const rest = restOf(verb, answer);
  return rest !== null && isCard(rest) ? rest : null;
}

/** The first word of an answer. */
export function verbOf(answer: string): string {
  const end = answer.indexOf(' ');
  return end < 0 ? answer : answer.slice(0, end);
}

/** What stands behind a verb, or null. */
export function restOf(verb: string, answer: Plain): string | null {
  return typeof answer === 'string' && answer.startsWith(`${verb} `) ? answer.slice(verb.length + 1) : null;
}

/** The number behind a verb, or NaN. */
export function numberIn(verb: string, answer: Plain): number {
  const rest = restOf(verb, answer);
  return rest !== null && /^\d{1,3}$/.test(rest) ? Number(rest) : Number.NaN;
}

/** Answers that are put together of parts are made when they are first wanted. */
const helps = new Map<string, { readonly [card in Card]: string }>();
/** "help 1 Ah 0": character 1 helps with a card the test of character 0. */
export function helpWith(helper: number, tester: number): { readonly [card in Card]: string } {
  const key = `${helper} ${tester}`;
  let made = helps.get(key);
  if (!made) {
    const entries = PACK_WITH_JOKERS.map((card) => [card, `help ${helper} ${card} ${tester}`]);
    made = Object.fromEntries(entries) as { [card in Card]: string };
    helps.set(key, made);
  }
  return made;
}

const MOST = 100;
const numbered = (word: string): readonly string[] => Array.from({ length: MOST }, (_, i) => `${word} ${i}`);
/** Characters go by their number at the table. */
export const AT = numbered('at');
export const DICE = numbered('dice');
export const ZONE = numbered('zone');
export const ACHIEVEMENT = numbered('achievement');
