/** Puts the catalogues of one language together as what the kernel asks of every game. */
import { type GameText, type PlainRecord, type Sentences, sentencesOf, tellerOf } from '@guildhall/kernel';
import type { TableView } from '../view.ts';
import { type AnswerWords, answers } from './answers.ts';
import type { Names } from './names.ts';
import {
  cardTextIn,
  type FactWords,
  makeTeller,
  nameIn,
  type OptionWords,
  type OutcomeWords,
  placeIn,
  type QuestionWords,
  type RefusalWords,
  type Shown,
  type SmallWords,
  type StepWords,
  type Teller,
} from './teller.ts';

/** For standing orders: when each window opens, and what may be made an exception of. */
export interface OrderWords {
  'gain abilities/respond': { when: string; unless: { [condition: string]: never } };
  'fireball/respond': { when: string; unless: { brigade: string } };
}

export interface Catalogue extends Sentences {
  names: Names;
  words: SmallWords;
  facts: FactWords;
  refusals: RefusalWords;
  questions: QuestionWords;
  answers: AnswerWords;
  steps: StepWords;
  options: OptionWords;
  outcomes: OutcomeWords;
  orders: OrderWords;
}

/** The kernel's interface and what only this game has to say. */
export interface BrigadeText extends GameText {
  place(space: string, table: PlainRecord): string;
  /** What is written on a card, a special building or a Firehouse board. */
  cardText(id: string): string;
  /** The vocabulary and all names. */
  names: Names;
}

export function makeText(c: Catalogue): BrigadeText {
  const teller = tellerOf((say): Teller => makeTeller(c.names, c.words, say));
  const shown =
    (show: PlainRecord): Shown<string> =>
    (key) =>
      String(show[key] ?? '');
  return {
    ...sentencesOf(c, { teller, shown }),
    names: c.names,
    answer(question, answer, show, say) {
      if (typeof answer !== 'string' || !Object.hasOwn(answers, question)) return JSON.stringify(answer);
      return answers[question as keyof typeof answers](answer, teller(say), c.answers, shown(show));
    },
    order(window, condition) {
      const words: { [window: string]: { when: string; unless: { [condition: string]: string } } } = { ...c.orders };
      return (condition === null ? words[window]?.when : words[window]?.unless[condition]) ?? condition ?? window;
    },
    name: (id) => nameIn(c.names, id),
    place: (space, table) => placeIn(c.names, space, table as unknown as TableView),
    cardText: (id) => cardTextIn(c.names, id),
  };
}
