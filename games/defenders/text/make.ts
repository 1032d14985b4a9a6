/** Puts the catalogues of one language together as what the kernel asks of every game. */
import {
  type Fact,
  type GameText,
  type Language,
  type Plain,
  type PlainRecord,
  type Refusal,
  type Speaker,
  tableRefusal,
} from '@guildhall/kernel';
import type { Ending } from '../data/index.ts';
import type { TableView } from '../view.ts';
import { type AnswerWords, answers } from './answers.ts';
import type { Names } from './names.ts';
import {
  type FactWords,
  makeTeller,
  nameIn,
  type OptionWords,
  type QuestionWords,
  type RefusalWords,
  type Shown,
  type SmallWords,
  type StepWords,
  type Teller,
} from './teller.ts';

export interface Catalogue {
  language: Language;
  title: string;
  blurb: string;
  names: Names;
  words: SmallWords;
  facts: FactWords;
  refusals: RefusalWords;
  questions: QuestionWords;
  answers: AnswerWords;
  steps: StepWords;
  /** "Turn 4". */
  turn(n: number): string;
  options: OptionWords;
  outcomes: { [reason in Ending]: string };
  seat(n: number): string;
  /** Where something has no words at all: what comes from another version of the rules. */
  unknown: { question: string; fact: string; refusal: string };
}

/** The kernel's interface and what only this game has to say. */
export interface DefendersText extends GameText {
  place(id: string, table: PlainRecord): string;
  /** The vocabulary and all names. */
  names: Names;
  /** A teller for clients that put their own sentences together. */
  teller(say: Speaker): Teller;
}

type Said<T> = ((subject: T, teller: Teller) => string) | undefined;
const entry = <T>(words: object, key: string): Said<T> =>
  Object.hasOwn(words, key) ? (words as { [key: string]: Said<T> })[key] : undefined;

function shown(show: PlainRecord): Shown {
  const at = (key: string): Plain => show[key] ?? null;
  return {
    text: (key) => (at(key) === null || typeof at(key) === 'object' ? '' : String(at(key))),
    number: (key) => Number(at(key) ?? 0),
    list: (key) => {
      const value = at(key);
      return Array.isArray(value) ? value.map(String) : [];
    },
    is: (key) => at(key) === true,
    record: (key) => {
      const value = at(key);
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    },
  };
}

/** A location or unit by the name people gave it; a natural feature by its sort. */
function placeIn(names: Names, id: string, { locations, defenders, threats, sketch }: TableView): string {
  const found = [...(locations ?? []), ...(defenders ?? []), ...(threats ?? [])].find((one) => one.id === id);
  if (found) return found.name;
  const feature = sketch?.features.find((one) => one.id === id);
  return feature ? names.features[feature.sort] : id;
}

export function makeText(c: Catalogue): DefendersText {
  const teller = (say: Speaker): Teller => makeTeller(c.language, c.names, c.words, say);
  return {
    title: c.title,
    blurb: c.blurb,
    names: c.names,
    teller,
    step(name, view) {
      if (name === 'turn') return c.turn(Number(view.turn ?? 0));
      return Object.hasOwn(c.steps, name) ? c.steps[name as keyof StepWords] : null;
    },
    question: (name, show, say) => entry<Shown>(c.questions, name)?.(shown(show), teller(say)) ?? c.unknown.question,
    answer(question, answer, show, say) {
      if (!Object.hasOwn(answers, question)) return JSON.stringify(answer);
      return answers[question as keyof typeof answers](answer, teller(say), c.answers, shown(show));
    },
    fact: (fact: Fact, say) => entry<Fact>(c.facts, fact.kind)?.(fact, teller(say)) ?? c.unknown.fact,
    refusal(refusal: Refusal, say) {
      const ofTable = tableRefusal(c.language, refusal, say);
      return ofTable ?? entry<PlainRecord>(c.refusals, refusal.why)?.(refusal.about, teller(say)) ?? c.unknown.refusal;
    },
    name: (id) => nameIn(c.names, id),
    place: (id, table) => placeIn(c.names, id, table as unknown as TableView),
    option: (name) => (Object.hasOwn(c.options, name) ? c.options[name as keyof OptionWords] : { label: name, values: {} }),
    outcome: (reason) => (Object.hasOwn(c.outcomes, reason) ? c.outcomes[reason as Ending] : reason),
    seat: (seat) => c.seat(seat + 1),
  };
}
