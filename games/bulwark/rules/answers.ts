/** How answers are written: "play set", "place 2". They are made once, so that listing them makes nothing. */
import type { Plain } from '@guildhall/kernel';
import { type ById, CARD_IDS, type CardId } from '../data/index.ts';

type Verb = 'play' | 'buy' | 'trash' | 'gain' | 'keep' | 'discard' | 'risk' | 'heal hand' | 'heal discard';
const VERBS: readonly Verb[] = ['play', 'buy', 'trash', 'gain', 'keep', 'discard', 'risk', 'heal hand', 'heal discard'];

const written = (verb: Verb): ById<CardId, string> =>
  new Map(CARD_IDS.map((card) => [card, `${verb} ${card}`])) as ById<CardId, string>;
/** The answers that do this with a card, by the card. */
export const SAY = Object.fromEntries(VERBS.map((verb) => [verb, written(verb)])) as {
  readonly [verb in Verb]: ById<CardId, string>;
};

/** No line is longer: an army has 30 Foes. */
const LONGEST = 64;
const numbered = (word: string): readonly string[] => Array.from({ length: LONGEST }, (_, i) => `${word} ${i + 1}`);
/** By index of the line or of a list: the first is "place 1". */
export const PLACE = numbered('place');
export const ALMS = numbered('alms');
export const BEHIND = numbered('behind');
export const HERO = numbered('hero');
export const OPTION = numbered('option');

const CARDS_KNOWN = new Set<string>(CARD_IDS);

/** The card that an answer of this verb names, or null if it is no such answer. */
export function cardIn(verb: Verb, answer: Plain): CardId | null {
  if (typeof answer !== 'string' || !answer.startsWith(`${verb} `)) return null;
  const card = answer.slice(verb.length + 1);
  return CARDS_KNOWN.has(card) ? (card as CardId) : null;
}

/** What legal answers name. Looked up and not cut out of them: a name cut out is another string, and slow to compare. */
export const CARD_OF = new Map<string, CardId>(
  VERBS.flatMap((verb) => CARD_IDS.map((card) => [SAY[verb].get(card), card] as const)),
);
export const INDEX_OF = new Map<string, number>(
  [PLACE, ALMS, BEHIND, HERO, OPTION].flatMap((words) => words.map((word, i) => [word, i] as const)),
);
/** The card of a legal answer that names one. */
export const cardOf = (answer: string): CardId => CARD_OF.get(answer) as CardId;
/** The index of a legal answer that counts. */
export const indexOf = (answer: string): number => INDEX_OF.get(answer) ?? Number.NaN;

/** The index that "place 2" names, or NaN. */
export function indexIn(word: string, answer: Plain): number {
  if (typeof answer !== 'string' || !answer.startsWith(`${word} `)) return Number.NaN;
  const digits = answer.slice(word.length + 1);
  return /^[1-9]\d?$/.test(digits) ? Number(digits) - 1 : Number.NaN;
}

/** Adds an answer for each different card of a list that fits. */
export function offerCards(
  list: string[],
  says: ById<CardId, string>,
  cards: readonly CardId[],
  fits: (card: CardId) => boolean = () => true,
): void {
  // Few cards fit, so that is looked at first.
  for (let i = 0; i < cards.length; i++) if (fits(cards[i]) && isFirst(cards, i)) list.push(says.get(cards[i]));
}

/** Does a list have a card that fits? */
export function hasOne(cards: readonly CardId[], fits: (card: CardId) => boolean): boolean {
  for (let i = 0; i < cards.length; i++) if (fits(cards[i])) return true;
  return false;
}

/** Is it the first of its name in the list? */
function isFirst(cards: readonly CardId[], at: number): boolean {
  const card = cards[at];
  for (let i = 0; i < at; i++) if (cards[i] === card) return false;
  return true;
}
