/** What each language must be able to say, and how sentences are put together. What has no words does not compile. */
import { instructionAt, sayEffect } from '@guildhall/effects';
import {
  type GameText,
  type Language,
  type Plain,
  type PlainRecord,
  type Sentences,
  type Speaker,
  sentencesOf,
} from '@guildhall/kernel';
import { type ArmyId, CARDS, type CardId, FOES, type FoeId, type HeroId, type LevelId, VOCABULARY } from '../data/index.ts';
import type { FactKind, GameFact, TermName, Terms } from '../facts.ts';
import type { QuestionName, Questions } from '../questions.ts';
import type { Refusals, Why } from '../refusals.ts';
import type { Phase } from '../table.ts';
import type { TableView } from '../view.ts';
import { cardWords, foeWords } from './cards.ts';

/** Names of everything with an id. Cards and Foes carry their own. */
export interface Names {
  heroes: { readonly [hero in HeroId]: string };
  armies: { readonly [army in ArmyId]: string };
  levels: { readonly [level in LevelId]: string };
  phases: { readonly [phase in Phase]: string };
  terms: { readonly [term in TermName]: string };
  totals: { readonly [total in 'actions' | 'buys' | 'heroism' | 'shield' | 'rerolls']: string };
  fields: { readonly [field in keyof TableView]: string };
}

/** Short words of the terminal. */
export interface TerminalWords {
  health: string;
  attack: string;
  stunned: string;
  dead: string;
  wounds: string;
  deck: string;
  discard: string;
  play: string;
  hand: string;
  supply: string;
}

/** Answers, by the word they begin with. */
export interface AnswerWords {
  readonly play: (card: string) => string;
  readonly buy: (card: string) => string;
  readonly trash: (card: string) => string;
  readonly gain: (card: string) => string;
  readonly keep: (card: string) => string;
  readonly discard: (card: string) => string;
  readonly risk: (card: string) => string;
  readonly 'heal hand': (card: string) => string;
  readonly 'heal discard': (card: string) => string;
  readonly top: (foe: string) => string;
  readonly place: (n: string) => string;
  readonly alms: (n: string) => string;
  readonly behind: (n: string) => string;
  readonly hero: (n: string) => string;
}

/** Who speaks: knows the names people chose and the names of this game. */
export interface Teller {
  seat(seat: number): string;
  card(card: CardId): string;
  cards(cards: readonly CardId[]): string;
  foe(foe: FoeId): string;
  foes(foes: readonly FoeId[]): string;
  terms(terms: Terms): string;
  names: Names;
}

export interface Catalogue extends Sentences {
  names: Names;
  terminal: TerminalWords;
  answers: AnswerWords;
  /** Answers that are one word. */
  plain: { readonly [answer: string]: string };
  facts: { [K in FactKind]: (fact: Extract<GameFact, { kind: K }>, t: Teller) => string };
  refusals: { [K in Why]: (about: Refusals[K], t: Teller) => string };
  questions: { [Q in QuestionName]: (show: Questions[Q], t: Teller) => string };
}

export interface Words extends GameText {
  names: Names;
  terminal: TerminalWords;
  /** What a card says, and what a Foe does. */
  card(card: CardId): string;
  foe(foe: FoeId): string;
}

/** One of the texts of "choose one". */
function optionWords(effect: string, at: number, n: number, language: Language): string | null {
  if (!Object.hasOwn(CARDS, effect)) return null;
  const instruction = instructionAt(VOCABULARY, CARDS[effect as CardId].effect, at);
  const option = Array.isArray(instruction?.options) ? instruction.options[n - 1] : undefined;
  return Array.isArray(option) ? sayEffect(VOCABULARY, option as PlainRecord[], language) : null;
}

export function wordsOf(c: Catalogue): Words {
  const { language } = c;
  const fields: { readonly [id: string]: string } = {
    ...c.names.fields,
    ...c.names.heroes,
    ...c.names.armies,
    ...c.names.levels,
  };
  const name = (id: string): string => {
    if (Object.hasOwn(CARDS, id)) return CARDS[id as CardId].name[language];
    if (Object.hasOwn(FOES, id)) return FOES[id as FoeId].name[language];
    return Object.hasOwn(fields, id) ? fields[id] : id;
  };
  const teller = (say: Speaker): Teller => ({
    seat: (seat) => say.seat(seat),
    card: name,
    cards: (cards) => cards.map(name).join(', '),
    foe: name,
    foes: (foes) => foes.map(name).join(', '),
    terms: (terms) => terms.map(({ name: term, add }) => `${c.names.terms[term]} ${add < 0 ? add : `+${add}`}`).join(', '),
    names: c.names,
  });
  const verbs = Object.keys(c.answers).sort((a, b) => b.length - a.length) as (keyof AnswerWords)[];

  function answerWords(answer: Plain, show: PlainRecord): string {
    if (typeof answer !== 'string') return JSON.stringify(answer);
    const option = /^option (\d+)$/.exec(answer);
    if (option) return optionWords(String(show.effect), Number(show.at), Number(option[1]), language) ?? answer;
    const verb = verbs.find((word) => answer.startsWith(`${word} `));
    if (verb !== undefined) return c.answers[verb](name(answer.slice(verb.length + 1)));
    return Object.hasOwn(c.plain, answer) ? c.plain[answer] : answer;
  }

  return {
    ...sentencesOf(c, { teller, shown: (show: PlainRecord) => show }),
    names: c.names,
    terminal: c.terminal,
    card: (card) => cardWords(card, language),
    foe: (foe) => foeWords(foe, language),
    answer: (_question, answer, show) => answerWords(answer, show),
    name,
  };
}
