/** Puts the catalogues of one language together as what the kernel asks of every game. */
import {
  type Fact,
  type GameText,
  type Language,
  type PlainRecord,
  type Refusal,
  type Speaker,
  tableRefusal,
} from '@guildhall/kernel';
import type { TableView } from '../view.ts';
import { type AnswerWords, answers } from './answers.ts';
import type { Names } from './names.ts';
import { placeIn } from './places.ts';
import {
  type FactWords,
  makeShown,
  makeTeller,
  nameIn,
  type OptionWords,
  type OutcomeWords,
  type QuestionWords,
  type RefusalWords,
  type Shown,
  type SmallWords,
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
  /** Names of procedures worth showing. */
  steps: { [name: string]: string };
  /** "Turn 4". */
  turn(n: number): string;
  options: OptionWords;
  outcomes: OutcomeWords;
  seat(n: number): string;
  /** Where something has no words at all: what comes from another version of the rules. */
  unknown: { question: string; fact: string; refusal: string };
}

/** The kernel's interface and what only this game has to say. */
export interface KoboldsText extends GameText {
  /** A model ("m7"), a terrain piece ("t3") or a marker ("k2") as people call it. */
  place(name: string, table: PlainRecord): string;
  /** The vocabulary and all names. */
  names: Names;
}

/** Some names bring their mark with them (V.I.C., Just do it!): a sentence that ends with one needs no other. */
const tidy = (sentence: string): string => sentence.replace(/([.!?])\.(?= |$)/g, '$1');

type Said<T> = ((subject: T, teller: Teller) => string) | undefined;
const entry = <T>(words: object, key: string): Said<T> =>
  Object.hasOwn(words, key) ? (words as { [key: string]: Said<T> })[key] : undefined;

export function makeText(c: Catalogue): KoboldsText {
  const teller = (say: Speaker): Teller => makeTeller(c.language, c.names, c.words, say);
  return {
    title: c.title,
    blurb: c.blurb,
    names: c.names,
    step(name, view) {
      if (name === 'turn') return c.turn(Number(view.turn ?? 0));
      return Object.hasOwn(c.steps, name) ? c.steps[name] : null;
    },
    question: (name, show, say) => entry<Shown>(c.questions, name)?.(makeShown(show), teller(say)) ?? c.unknown.question,
    answer(question, answer, show, say) {
      if (typeof answer !== 'string' || !Object.hasOwn(answers, question)) return JSON.stringify(answer);
      // KC-39.1, KC-39.2: offered besides the answers of many questions.
      if (answer === 'concede' || answer === 'offer draw') return c.answers.fixed[answer];
      return answers[question as keyof typeof answers](answer, teller(say), c.answers, makeShown(show));
    },
    fact: (fact: Fact, say) => tidy(entry<Fact>(c.facts, fact.kind)?.(fact, teller(say)) ?? c.unknown.fact),
    refusal(refusal: Refusal, say) {
      const ofTable = tableRefusal(c.language, refusal, say);
      return ofTable ?? tidy(entry<PlainRecord>(c.refusals, refusal.why)?.(refusal.about, teller(say)) ?? c.unknown.refusal);
    },
    name: (id) => nameIn(c.names, id),
    place: (name, table) => placeIn(c.names, name, table as unknown as TableView),
    option: (name) => (Object.hasOwn(c.options, name) ? c.options[name as keyof OptionWords] : { label: name, values: {} }),
    outcome: (reason) => (Object.hasOwn(c.outcomes, reason) ? c.outcomes[reason as keyof OutcomeWords] : reason),
    seat: (seat) => c.seat(seat + 1),
  };
}
