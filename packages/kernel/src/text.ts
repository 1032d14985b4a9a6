/** Words people read. Games give one catalogue per language; a missing sentence does not compile. */
import type { Fact } from './facts.ts';
import type { Seat } from './flow/types.ts';
import type { Plain, PlainRecord } from './plain.ts';
import type { Refusal } from './refusal.ts';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who is meant by a seat number; clients give the names people chose. */
export interface Speaker {
  seat(seat: Seat): string;
  /** What a place of this very table is called (`GameText.place`); without it places go by their bare names. */
  place?(place: string): string;
  /** Answers are typed here: things are told with the names they have in answers. */
  typed?: boolean;
}

/** What every game must be able to say in each language. */
/** An option and its values as people choose them. */
export interface OptionText {
  label: string;
  /** What it brings, in one sentence. */
  hint?: string;
  values: { [value: string]: string };
  /** What each value means, in one sentence. */
  hints?: { [value: string]: string };
}

export interface GameText {
  /** Name of the game. */
  title: string;
  /** One sentence: what it is. */
  blurb: string;
  /** The open procedures, for the breadcrumb ("Turn 4 > Action phase > Extinguish"); null: not shown. */
  step(name: string, view: PlainRecord): string | null;
  /** The open question as one sentence, addressed to the one who answers. */
  question(name: string, show: PlainRecord, say: Speaker): string;
  /** For those who type: how an answer to this question, with what it shows, is written where that needs telling; null: it does not. */
  typing?(question: string, show?: PlainRecord): string | null;
  /** One answer as a short phrase. */
  answer(question: string, answer: Plain, show: PlainRecord, say: Speaker): string;
  /**
   * For standing orders: when a window opens ("when a fireball lands"; condition null), or what may be an exception ("I have no
   * water left"). Games without windows do without.
   */
  order?(window: string, condition: string | null): string;
  fact(fact: Fact, say: Speaker): string;
  refusal(refusal: Refusal, say: Speaker): string;
  /** The proper name of a component: a tile, a card, a quarter. */
  name(id: string): string;
  /** A place of this table as people call it, such as a space by the tile that lies there; `table` is the view's. */
  place?(place: string, table: PlainRecord): string;
  option(name: string): OptionText;
  /** Why the game ended, by the outcome's reason. */
  outcome(reason: string): string;
  /** What a role is called, in a game that has roles: "game master". */
  role?(role: string): string;
  /** What is reported of a finished game, one line for each thing, in a game that reports something. */
  report?(report: Plain, say: Speaker): string[];
  /** A seat's own name in this game, such as its colour or its role, if nothing else is known. */
  seat(seat: Seat): string;
}

/** A program may fetch a game's words one language at a time, as the page does: until then a catalogue is empty. */
const isFetched = (text: GameText): boolean => text.title !== undefined;

/** The languages whose words are at hand. */
export const spokenBy = (text: { readonly [language in Language]: GameText }): readonly Language[] =>
  LANGUAGES.filter((language) => isFetched(text[language]));

const rules: { [language in Language]: Intl.PluralRules } = {
  en: new Intl.PluralRules('en'),
  pl: new Intl.PluralRules('pl'),
};

/** "1 token, 2 tokens"; "1 żeton, 2 żetony, 5 żetonów". */
export function plural(
  language: Language,
  n: number,
  forms: { one: string; few?: string; many?: string; other: string },
): string {
  const form = rules[language].select(n);
  const word = (form === 'zero' || form === 'two' ? undefined : forms[form]) ?? forms.other;
  return `${n} ${word}`;
}
