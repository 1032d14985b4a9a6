/** What all sentences of Defenders are made of, in either language: names, things, cards, words, sums, told texts. */
import { type Card, cardName } from '@guildhall/cards';
import type { Language, OptionText, Speaker } from '@guildhall/kernel';
import { JOKER } from '../data/index.ts';
import type { Death, DefendersFact, FactKind, MoraleCause, Narration, Term, TermName, Way } from '../facts.ts';
import type { QuestionName, ShownWith, STEPS } from '../questions.ts';
import type { Refusals, Why } from '../refusals.ts';
import { LEFT_OUT } from '../rules/texts.ts';
import type { Names } from './names.ts';
import { knownFrom } from './reading.ts';
import { called, readerText } from './templates.ts';

/** Small words each language adds to the names. */
export interface SmallWords {
  and: string;
  nobody: string;
  nothing: string;
  joker: string;
  outside: string;
  /** "Stack S4", by the sign that answers use. */
  stack(id: string): string;
  aloud: string;
  /** Behind a sentence whose text was put in better words (DF-28.6). */
  edited: string;
  terms: { [name in TermName]: string };
  deaths: { [death in Death]: string };
  ways: { [way in Way]: string };
  morale: { [cause in MoraleCause]: string };
  narrations: { [what in Narration]: string };
  /** The name of a part of an answer. */
  fields: { [field: string]: string };
  cards(n: number): string;
  votes(n: number): string;
  wounds(n: number): string;
  /** A proposal by its words. */
  proposals: {
    setting(setting: string): string;
    own(title: string): string;
    connect(a: string, b: string): string;
    disconnect(a: string, b: string): string;
    add(location: string): string;
    remove(location: string): string;
    finalise(stack: string): string;
    endScene: string;
  };
  quoted(text: string): string;
  /** What is judged, how it stands without a judgement, who judges, and the rule that overrules, or ''. */
  judgement(question: string, usual: string, who: string, rule: string): string;
}

/** A line that somebody says has its marks already. */
const IN_MARKS = /^["“„][^"“”„]*["”]\.?$/;

/** A speaker who knows the names of this game. */
export interface Teller extends Omit<SmallWords, 'terms' | 'proposals' | 'fields' | 'stack'> {
  language: Language;
  names: Names;
  seat(seat: number): string;
  seats(seats: readonly number[]): string;
  /** A location, defender, threat, stack or natural feature by its id. */
  thing(id: string): string;
  things(ids: readonly string[]): string;
  card(card: string): string;
  /** A listed word by its id, and the name of anything that has one. */
  word(id: string): string;
  name(id: string): string;
  /** A name that was given to something: one from the word lists is read in this language. */
  called(name: string): string;
  field(field: string): string;
  /** What was told: in quotation marks, or that it was said aloud. `about` are the ids it is about. */
  told(text: string, aloud: boolean, about?: readonly string[]): string;
  /** The same without marks. */
  plain(text: string, about?: readonly string[]): string;
  list(parts: readonly string[]): string;
  /** ": 4 (Watch) + 1 (tough) + 6 (die)". */
  sum(terms: readonly Term[]): string;
  proposal(text: string, title?: string): string;
}

type Words = { readonly [id: string]: string };
const wordTables = (names: Names): Words[] => [
  names.locationDescriptors,
  names.defenderDescriptors,
  names.locationTypes,
  names.defenderTypes,
  names.threatTypes,
];
const nameTables = (names: Names): Words[] => [
  ...wordTables(names),
  names.settingsShort,
  names.categories,
  names.kinds,
  names.trades,
  names.features,
  names.crossings,
  names.phases,
  names.turnSteps,
  names.terms,
  names.reactions,
];
function firstOf(tables: readonly Words[], id: string): string | null {
  for (const table of tables) if (Object.hasOwn(table, id)) return table[id];
  return null;
}
/** The name of anything that has an id; the id itself if it has none. */
export const nameIn = (names: Names, id: string): string => firstOf(nameTables(names), id) ?? id;

export function makeTeller(language: Language, names: Names, words: SmallWords, say: Speaker): Teller {
  const list = (parts: readonly string[], none: string): string =>
    parts.length < 2 ? (parts[0] ?? none) : `${parts.slice(0, -1).join(', ')} ${words.and} ${parts[parts.length - 1]}`;
  const thing = (id: string): string => {
    if (/^S\d+$/.test(id)) return words.stack(id);
    return called(say.place?.(id) ?? id, language);
  };
  const term = ({ name, add, of }: Term): string => {
    const what = of === '' ? words.terms[name] : name === 'value' ? thing(of) : `${words.terms[name]}: ${thing(of)}`;
    return `${add} (${what})`;
  };
  return {
    ...words,
    language,
    names,
    seat: (seat) => say.seat(seat),
    seats: (seats) =>
      list(
        seats.map((seat) => say.seat(seat)),
        words.nobody,
      ),
    thing,
    things: (ids) => list(ids.map(thing), words.nothing),
    card: (card) =>
      card === JOKER ? words.joker : /^[A2-9TJQK][cdhs]$/.test(card) ? cardName(card as Card, language) : thing(card),
    word: (id) => firstOf(wordTables(names), id) ?? id,
    quoted: (text) => words.quoted(called(text, language)),
    name: (id) => nameIn(names, id),
    called: (name) => called(name, language),
    field: (field) => (Object.hasOwn(words.fields, field) ? words.fields[field] : field),
    told: (text, aloud, about = []) => {
      if (aloud) return words.aloud;
      const read = readerText(text, language, knownFrom(about, thing));
      return text === LEFT_OUT || IN_MARKS.test(read) ? read : words.quoted(read);
    },
    plain: (text, about = []) => readerText(text, language, knownFrom(about, thing)),
    list: (parts) => list(parts, words.nobody),
    sum: (terms) => (terms.length === 0 ? '' : `: ${terms.map(term).join(' + ')}`),
    proposal(text, title = '') {
      const [verb, a = '', b = ''] = text.split(' ');
      const { proposals } = words;
      switch (verb) {
        case 'setting':
          return proposals.setting(firstOf([names.settingsShort], a) ?? a);
        case 'own':
          return proposals.own(title);
        case 'connect':
          return proposals.connect(thing(a), thing(b));
        case 'disconnect':
          return proposals.disconnect(thing(a), thing(b));
        case 'add':
          return proposals.add(thing(a));
        case 'remove':
          return proposals.remove(thing(a));
        case 'finalise':
          return proposals.finalise(thing(a));
        case 'end':
          return proposals.endScene;
        default:
          return text;
      }
    },
  };
}

// What each language must be able to say. A missing sentence does not compile.
export type FactWords = { [K in FactKind]: (fact: Extract<DefendersFact, { kind: K }>, t: Teller) => string };
export type RefusalWords = { [K in Why]: (about: Refusals[K], t: Teller) => string };
/** What the asked seat is shown. */
export interface Shown<Key extends string = never> {
  readonly text: (key: Key) => string;
  readonly number: (key: Key) => number;
  readonly list: (key: Key) => string[];
  readonly is: (key: Key) => boolean;
}
export type QuestionWords = { [Q in QuestionName]: (show: Shown<ShownWith<Q>>, t: Teller) => string };
export type StepWords = { [S in (typeof STEPS)[number]]: string | null };
export const OPTION_NAMES = ['people', 'setting', 'narration', 'conferring', 'startSeat'] as const;
export type OptionWords = { [O in (typeof OPTION_NAMES)[number]]: OptionText };
