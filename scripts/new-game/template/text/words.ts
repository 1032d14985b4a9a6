/** What each language must be able to say. A missing sentence does not compile. */
import { type GameText, type PlainRecord, type Sentences, type Speaker, sentencesOf } from '@guildhall/kernel';
import type { Animal } from '../data/animals.ts';
import type { FactKind, GameFact } from '../facts.ts';
import type { QuestionName, Questions } from '../questions.ts';
import type { Refusals, Why } from '../refusals.ts';
import type { TableView } from '../view.ts';

/** Names of everything with an id: animals, and the fields of the view, which the page's plain board shows. */
export interface Names {
  animals: { readonly [animal in Animal]: string };
  fields: { readonly [field in keyof TableView]: string };
}

/** Who speaks: knows the names people chose and the names of this game. */
export interface Teller {
  seat(seat: number): string;
  animal(animal: Animal): string;
  animals(animals: readonly Animal[]): string;
}

export interface TerminalWords {
  goal(points: number): string;
  points(n: number): string;
  pack(n: number): string;
  hidden(n: number): string;
  hand: string;
  played: string;
  gone: string;
}

export interface Catalogue extends Sentences {
  names: Names;
  terminal: TerminalWords;
  facts: { [K in FactKind]: (fact: Extract<GameFact, { kind: K }>, t: Teller) => string };
  refusals: { [K in Why]: (about: Refusals[K], t: Teller) => string };
  questions: { [Q in QuestionName]: (show: Questions[Q], t: Teller) => string };
}

/** What the kernel asks of every game, and what only this one has to say. */
export interface Words extends GameText {
  names: Names;
  terminal: TerminalWords;
}

export function wordsOf(c: Catalogue): Words {
  const named: { readonly [id: string]: string } = { ...c.names.fields, ...c.names.animals };
  const name = (id: string): string => (Object.hasOwn(named, id) ? named[id] : id);
  const teller = (say: Speaker): Teller => ({
    seat: (seat) => say.seat(seat),
    animal: (animal) => c.names.animals[animal],
    animals: (animals) => animals.map((animal) => c.names.animals[animal]).join(', '),
  });
  return {
    ...sentencesOf(c, { teller, shown: (show: PlainRecord) => show }),
    names: c.names,
    terminal: c.terminal,
    answer: (_question, answer) => (typeof answer === 'string' ? name(answer) : JSON.stringify(answer)),
    name,
  };
}
