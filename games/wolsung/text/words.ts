/** What each language must be able to say, and how sentences are put together. What has no words does not compile. */
import { type Card, cardSign, isCard } from '@guildhall/cards';
import { type GameText, type Plain, type PlainRecord, type Sentences, type Speaker, sentencesOf } from '@guildhall/kernel';
import { type DomainId, type ScenarioId, STOCK_LINE, type Words } from '../data/index.ts';
import type { CardUse, FactKind, GameFact, TermName, Terms, TokenUse } from '../facts.ts';
import type { CharacterNames, QuestionName, Questions } from '../questions.ts';
import type { Refusals, Why } from '../refusals.ts';
import type { Report } from '../report.ts';
import type { Phase, Stance, State, TestKind } from '../table.ts';
import type { TableView } from '../view.ts';
import { answerWords } from './answers.ts';
import { capital } from './capital.ts';
import { domains, scenarios } from './data/index.ts';
import { nameOfId } from './names.ts';

/** Words for what is neither a sentence nor in the tables. */
export interface Names {
  phases: { readonly [phase in Phase]: string };
  terms: { readonly [term in TermName]: string };
  tests: { readonly [test in TestKind]: string };
  uses: { readonly [use in CardUse]: string };
  tokens: { readonly [use in TokenUse]: string };
  stances: { readonly [stance in Stance]: string };
  states: { readonly [state in State]: string };
  fields: { readonly [field in keyof TableView]: string };
  /** WS-10.9 */
  aims: { readonly [aim: string]: string };
  /** Ids of abilities and sources that no table has. */
  others: { readonly [id: string]: string };
}

/** Short words of the terminal. */
export interface TerminalWords {
  round: string;
  markers: string;
  dice: string;
  hand: string;
  tokens: string;
  deck: string;
  discard: string;
  card: string;
  resistance: string;
  skills: string;
  test: string;
  against: string;
  result: string;
  /** The Target Number; what active resistance has to be more than. */
  toReach: string;
  toExceed: string;
  down: string;
  gripped: string;
  cover: string;
  side: string;
  stake: string;
  /** What is special about the scene. */
  features: string;
}

/** Answers, by the word they begin with. */
export interface AnswerVerbs {
  readonly bonus: (card: string, value: string) => string;
  readonly automatic: (card: string, value: string) => string;
  readonly guard: (card: string, value: string) => string;
  readonly replace: (card: string) => string;
  readonly discard: (card: string) => string;
  readonly top: (card: string) => string;
  readonly help: (who: string, card: string, value: string) => string;
  readonly raise: (source: string) => string;
  readonly die: (source: string) => string;
  readonly achievement: (n: string) => string;
  readonly officer: (use: string) => string;
  readonly cleric: string;
  readonly dice: (n: number) => string;
  readonly zone: (name: string) => string;
  readonly board: (vehicle: string) => string;
  readonly draw: (item: string) => string;
  readonly recover: (item: string) => string;
  readonly ready: (item: string) => string;
  readonly use: (ability: string) => string;
  readonly conflict: (title: string) => string;
  readonly join: (who: string) => string;
  readonly bring: (who: string, size: string) => string;
  readonly honour: (who: string) => string;
  readonly holds: string;
  readonly sayAloud: string;
  readonly token: (seat: string) => string;
  readonly card: (seat: string) => string;
  readonly hand: (seat: string) => string;
  readonly finisher: (source: string) => string;
  readonly up: string;
  readonly down: string;
  readonly formality: (way: string) => string;
  readonly request: (said: string) => string;
}

/** Who speaks: knows the names people chose and the names of this game. */
export interface Teller {
  seat(seat: number): string;
  who(words: Words): string;
  card(card: Card): string;
  cards(cards: readonly Card[]): string;
  terms(terms: Terms): string;
  /** The same in brackets; nothing if there is nothing to be added up. */
  sum(terms: Terms): string;
  id(id: string): string;
  zone(scenario: ScenarioId, zone: number): string;
  /** What was written, or the stock line of the domain (WS-8.10). */
  words(words: string, domain: string): string;
  stake(scenario: ScenarioId, side: number, words: string): string;
  /** A usual aim by its name, or what was written. */
  aim(words: string): string;
  named(names: CharacterNames, number: number): string;
  /** What is said of a condition that nobody has put in words of their own (WS-9.26). */
  holds: string;
  names: Names;
}

export interface Catalogue extends Sentences {
  names: Names;
  terminal: TerminalWords;
  answers: AnswerVerbs;
  /** Answers that are one phrase. */
  plain: { readonly [answer: string]: string };
  facts: { [K in FactKind]: (fact: Extract<GameFact, { kind: K }>, t: Teller) => string };
  refusals: { [K in Why]: (about: Refusals[K], t: Teller) => string };
  questions: { [Q in QuestionName]: (show: Questions[Q], t: Teller) => string };
  roles: { readonly player: string; readonly director: string; readonly gm: string };
  orders: { readonly [window: string]: string };
  exceptions: { readonly [condition: string]: string };
  /** What is reported of a session. */
  reported: {
    result(title: string, winner: number, rounds: number): string;
    hero(name: string, constitution: number, reputation: number, scars: readonly string[]): string;
    dead: string;
  };
}

export interface GameWords extends GameText {
  names: Names;
  terminal: TerminalWords;
  id(id: string): string;
}

export function wordsOf(c: Catalogue): GameWords {
  const { language } = c;
  const fields: { readonly [id: string]: string } = c.names.fields;
  const id = (one: string): string => {
    const [first, ...rest] = one.split(' ');
    const known = c.names.others[one] ?? nameOfId(one, language) ?? c.names.others[first] ?? nameOfId(first, language);
    if (known === undefined || known === null) return fields[one] ?? one;
    const more = rest.map((part) => nameOfId(part, language) ?? '').filter((part) => part !== '');
    return nameOfId(one, language) === null && more.length > 0 ? `${known}: ${more.join(', ')}` : known;
  };
  const aim = (words: string): string => (Object.hasOwn(c.names.aims, words) ? c.names.aims[words] : words);
  const termWords = (terms: Terms): string =>
    terms.map(({ name, add }) => `${c.names.terms[name]} ${add < 0 ? add : `+${add}`}`).join(', ');
  const teller = (say: Speaker): Teller => ({
    seat: (seat) => say.seat(seat),
    who: (words) => words[language],
    card: (card) => cardSign(card),
    cards: (cards) => cards.map((card) => cardSign(card)).join(', '),
    terms: termWords,
    sum: (terms) => (terms.every(({ name }) => name === 'fixed') ? '' : ` (${termWords(terms)})`),
    id,
    zone: (scenario, zone) => scenarios[scenario].zones[zone]?.[language] ?? String(zone + 1),
    words: (words, domain) => (words === STOCK_LINE ? (domains[domain as DomainId]?.bot[language] ?? '') : words),
    stake: (scenario, side, words) => (words === '' ? (scenarios[scenario].stakes[side]?.[language] ?? '') : aim(words)),
    aim,
    holds: c.answers.holds,
    named: (names, number) => names[number]?.[language] ?? '',
    names: c.names,
  });
  const words = sentencesOf(c, { teller, shown: (show: PlainRecord) => show, tidy: capital });
  return {
    ...words,
    question: (name, show, say) => capital(words.question(name, show, say)),
    names: c.names,
    terminal: c.terminal,
    id,
    answer: (question, answer: Plain, show, say) =>
      answerWords({ catalogue: c, question, show, say: say ?? { seat: (seat) => c.seat(seat + 1) }, id }, answer),
    name: (one) =>
      isCard(one) ? cardSign(one) : Object.hasOwn(fields, one) && nameOfId(one, language) === null ? fields[one] : id(one),
    report: (given) => {
      const { results, heroes } = given as unknown as Report;
      return [
        ...results.map(({ scenario, winner, rounds }) => c.reported.result(scenarios[scenario].title[language], winner, rounds)),
        ...heroes.map((hero) =>
          hero === null
            ? c.reported.dead
            : capital(c.reported.hero(hero.name[language], hero.constitutionLost, hero.reputationLost, hero.scars.map(id))),
        ),
      ];
    },
    role: (role) => c.roles[role as keyof Catalogue['roles']] ?? role,
    order: (window, condition) => (condition === null ? (c.orders[window] ?? window) : (c.exceptions[condition] ?? condition)),
  };
}
