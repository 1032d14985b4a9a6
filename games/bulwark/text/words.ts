/** What each language must be able to say, and how sentences are put together. What has no words does not compile. */
import { type EffectData, sayEffect } from '@guildhall/effects';
import {
  type GameText,
  type Language,
  type Plain,
  type PlainRecord,
  type Sentences,
  type Speaker,
  sentencesOf,
} from '@guildhall/kernel';
import { type Box, boxOf, PRINTED } from '../box.ts';
import { type ArmyId, type CardId, type FoeId, type HeroId, type LevelId, VOCABULARY } from '../data/index.ts';
import type { FactKind, GameFact, TermName, Terms } from '../facts.ts';
import type { NumberName, Overlay } from '../overlay.ts';
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
  /** What an overlay may change, where it is a number. */
  numbers: { readonly [what in NumberName]: string };
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
  /** Where the piles are not shown. */
  piles: string;
  /** Above the cards that are not as printed. */
  differ: string;
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
  /** `foe`: whoever stands there; '' where that is not known. */
  readonly place: (n: string, foe: string) => string;
  readonly alms: (n: string, foe: string) => string;
  readonly behind: (n: string, foe: string) => string;
  readonly hero: (n: string) => string;
}

/** Who speaks: knows the names people chose and the names of this game. */
export interface Teller {
  seat(seat: number): string;
  card(card: CardId): string;
  cards(cards: readonly CardId[]): string;
  foe(foe: FoeId): string;
  foes(foes: readonly FoeId[]): string;
  /** "Set: " before what a card asks; nothing before what stands on no card. */
  source(effect: string): string;
  /** What a number is made of, in brackets; nothing if it is just as printed. */
  terms(terms: Terms): string;
  names: Names;
}

export interface Catalogue extends Sentences {
  names: Names;
  terminal: TerminalWords;
  answers: AnswerWords;
  /** Answers that are one word; with the question before them where that says more. */
  plain: { readonly [answer: string]: string };
  facts: { [K in FactKind]: (fact: Extract<GameFact, { kind: K }>, t: Teller) => string };
  refusals: { [K in Why]: (about: Refusals[K], t: Teller) => string };
  questions: { [Q in QuestionName]: (show: Questions[Q], t: Teller) => string };
}

export interface Words extends GameText {
  names: Names;
  terminal: TerminalWords;
  /** What a card says, and what a Foe does, in the box of a table: as printed if none is given. */
  card(card: CardId, box?: Box): string;
  foe(foe: FoeId, box?: Box): string;
  /** By the name it has at this table. */
  place(id: string, table: PlainRecord): string;
}

/** One of the texts of "choose one". */
function optionWords({ options }: PlainRecord, n: number, language: Language): string | null {
  const option = Array.isArray(options) ? options[n - 1] : undefined;
  return Array.isArray(option) ? sayEffect(VOCABULARY, option as EffectData, language) : null;
}

export function wordsOf(c: Catalogue): Words {
  const { language } = c;
  const fields: { readonly [id: string]: string } = {
    ...c.names.fields,
    ...c.names.heroes,
    ...c.names.armies,
    ...c.names.levels,
  };
  const nameIn = ({ cards, foes }: Box, id: string): string => {
    if (cards.has(id)) return cards.get(id as CardId).name[language];
    if (foes.has(id)) return foes.get(id as FoeId).name[language];
    return Object.hasOwn(fields, id) ? fields[id] : id;
  };
  const name = (id: string): string => nameIn(PRINTED, id);
  /** As it is called at the table of whoever speaks, if that is known. */
  const calledBy =
    (say: Speaker | undefined) =>
    (id: string): string => {
      const called = say?.place?.(id) ?? id;
      return called === id ? name(id) : called;
    };
  const teller = (say: Speaker): Teller => ({
    seat: (seat) => say.seat(seat),
    card: calledBy(say),
    cards: (cards) => cards.map(calledBy(say)).join(', '),
    foe: calledBy(say),
    // Some names have a comma of their own: "Exile Siwili, Dwarf Spy".
    foes: (foes) => foes.map(calledBy(say)).join('; '),
    source: (effect) => (PRINTED.cards.has(effect) ? `${calledBy(say)(effect)}: ` : ''),
    // What is just as printed needs no sum.
    terms: (terms) =>
      terms.length === 1 && terms[0].name === 'printed'
        ? ''
        : ` (${terms.map(({ name: term, add }) => `${c.names.terms[term]} ${add < 0 ? add : `+${add}`}`).join(', ')})`,
    names: c.names,
  });
  const verbs = Object.keys(c.answers).sort((a, b) => b.length - a.length) as (keyof AnswerWords)[];

  /** Who stands in a place, as long as the question is open: a replay tells old answers, with nothing shown, of a later line. */
  function foeIn(place: string, show: PlainRecord, say: Speaker | undefined): string {
    const id = `place ${place}`;
    const foe = Object.keys(show).length > 0 ? (say?.place?.(id) ?? id) : id;
    return foe === id ? '' : foe;
  }

  function answerWords(question: string, answer: Plain, show: PlainRecord, say: Speaker | undefined): string {
    if (typeof answer !== 'string') return JSON.stringify(answer);
    const option = /^option (\d+)$/.exec(answer);
    if (option) return optionWords(show, Number(option[1]), language) ?? answer;
    const verb = verbs.find((word) => answer.startsWith(`${word} `));
    if (verb !== undefined) {
      const thing = answer.slice(verb.length + 1);
      return c.answers[verb](calledBy(say)(thing), foeIn(thing, show, say));
    }
    return c.plain[`${question} ${answer}`] ?? c.plain[answer] ?? answer;
  }

  return {
    ...sentencesOf(c, { teller, shown: (show: PlainRecord) => show }),
    names: c.names,
    terminal: c.terminal,
    card: (card, box = PRINTED) => cardWords(card, box, language),
    foe: (foe, box = PRINTED) => foeWords(foe, box, language),
    answer: answerWords,
    name,
    place: (id, { overlay = null, line = [] }) => {
      const place = /^place (\d+)$/.exec(id);
      const foe = place && (line as TableView['line'])[Number(place[1]) - 1]?.foe;
      return nameIn(boxOf({ overlay: overlay as Overlay | null }), foe ?? id);
    },
  };
}
