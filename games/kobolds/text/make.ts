/** Puts the catalogues of one language together as what the kernel asks of every game. */
import { type GameText, type PlainRecord, type Sentences, type Speaker, sentencesOf } from '@guildhall/kernel';
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
  type SmallWords,
  type Teller,
} from './teller.ts';

export interface Catalogue extends Sentences {
  names: Names;
  words: SmallWords;
  facts: FactWords;
  refusals: RefusalWords;
  questions: QuestionWords;
  typing: { readonly [question: string]: string };
  answers: AnswerWords;
  options: OptionWords;
  outcomes: OutcomeWords;
}

/** The kernel's interface and what only this game has to say. */
export interface KoboldsText extends GameText {
  /** A model ("m7"), a terrain piece ("t3") or a marker ("k2") as people call it. */
  place(name: string, table: PlainRecord): string;
  /** Where a point of the street lies, by its edges. */
  point(x: number, y: number): string;
  /** The vocabulary and all names. */
  names: Names;
}

/** Some names bring their mark with them (V.I.C., Just do it!): a sentence that ends with one needs no other. */
const tidy = (sentence: string): string => sentence.replace(/([.!?])\.(?= |$)/g, '$1');

export function makeText(c: Catalogue): KoboldsText {
  const teller = (say: Speaker): Teller => makeTeller(c.language, c.names, c.words, say);
  return {
    ...sentencesOf(c, { teller, shown: makeShown, tidy }),
    names: c.names,
    answer(question, answer, show, say) {
      if (typeof answer !== 'string' || !Object.hasOwn(answers, question)) return JSON.stringify(answer);
      return answers[question as keyof typeof answers](answer, teller(say), c.answers, makeShown(show));
    },
    point: teller({ seat: String }).point,
    name: (id) => nameIn(c.names, id),
    place: (name, table) => placeIn(c.names, name, table as unknown as TableView),
  };
}
