/** Puts the catalogues of one language together as what the kernel asks of every game. */
import { type GameText, type PlainRecord, type Sentences, sentencesOf, tellerOf } from '@guildhall/kernel';
import type { SkirmishReport } from '../report.ts';
import type { Fate } from '../table.ts';
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

/** What is said of a match of a campaign when it is over. */
export interface ReportWords {
  completed(scenario: string, winner: string): string;
  neither(scenario: string): string;
  coffers(n: number): string;
  side(seat: string, counts: { left: number; stash: number; killed: number; mugged: number }): string;
}

export interface Catalogue extends Sentences {
  report: ReportWords;
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
  const teller = tellerOf((say): Teller => makeTeller(c.language, c.names, c.words, say));
  return {
    ...sentencesOf(c, { teller, shown: makeShown, tidy }),
    names: c.names,
    answer(question, answer, show, say) {
      if (typeof answer !== 'string' || !Object.hasOwn(answers, question)) return JSON.stringify(answer);
      return answers[question as keyof typeof answers](answer, teller(say), c.answers, makeShown(show));
    },
    report(given, say) {
      const { scenario, winner, coffers, sides } = given as SkirmishReport;
      const { name } = c.names.scenarios[scenario];
      const fell = (side: number, fate: Fate): number => sides[side].fallen.filter((one) => one.fate === fate).length;
      return [
        winner < 0 ? c.report.neither(name) : c.report.completed(name, say.seat(winner)),
        c.report.coffers(coffers),
        ...sides.map(({ left, stash }, side) =>
          c.report.side(say.seat(side), { left, stash, killed: fell(side, 'killed'), mugged: fell(side, 'mugged') }),
        ),
      ];
    },
    point: teller({ seat: String }).point,
    name: (id) => nameIn(c.names, id),
    place: (name, table) => placeIn(c.names, name, table as unknown as TableView),
  };
}
