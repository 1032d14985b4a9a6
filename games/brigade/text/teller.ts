/** What all sentences of The Brigade are made of, in either language: names, places, counted things, sums. */
import type { OptionText, Speaker } from '@guildhall/kernel';
import type { Direction, TrackName } from '../data/index.ts';
import type { BrigadeFact, Cause, FactKind, Term, TermName } from '../facts.ts';
import type { QuestionName, ShownWith, STEPS } from '../questions.ts';
import type { Refusals, Why } from '../refusals.ts';
import type { Reason, Settings } from '../table.ts';
import type { TableView } from '../view.ts';
import type { CardWords, Names } from './names.ts';

/** Small words each language adds to the names. */
export interface SmallWords {
  and: string;
  nobody: string;
  brigade: string;
  wagon: string;
  warden: string;
  /** What moved something where no card or tile did; a name stands for itself. */
  causes: { [cause: string]: string };
  terms: { [name in TermName]: string };
  cards(n: number): string;
  actions(n: number): string;
  points(n: number): string;
  water(n: number): string;
  renown(n: number): string;
  levels(n: number): string;
  /** A fire's intensity, with a word for the Destroyed icon. */
  fire(level: number): string;
}

/** A speaker who knows the names of this game. */
export interface Teller extends Omit<SmallWords, 'terms' | 'causes'> {
  names: Names;
  seat(seat: number): string;
  seats(seats: readonly number[]): string;
  /** "Town Hall (C2)", or "C2" where the table is not at hand. */
  place(space: string): string;
  name(id: string): string;
  holder(holder: string): string;
  track(track: TrackName): string;
  direction(direction: Direction): string;
  /** " (value 4, stealing +1)"; nothing where there is nothing to add up. */
  sum(terms: readonly Term[]): string;
  /** " (Rain of Fire)"; nothing where no card or rule is worth naming. */
  by(cause: Cause): string;
  /** "Rain of Fire: the Wagon protects ..."; without a name for the cause the sentence stands alone. */
  opening(cause: Cause, sentence: string): string;
}

/** A name as a sentence of its own; some names bring their mark with them. */
export const stop = (name: string): string => (/[.!?]$/.test(name) ? name : `${name}.`);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

type Cards = { readonly [id: string]: CardWords };
type Words = { readonly [id: string]: string };

/** The entry of the first of these tables that has one. */
function firstOf<W>(tables: readonly { readonly [id: string]: W }[], id: string): W | null {
  for (const table of tables) if (Object.hasOwn(table, id)) return table[id];
  return null;
}
const cardsIn = (names: Names): Cards[] => [names.events, names.crew, names.wardens, names.abilities];
const wordsIn = (names: Names): Words[] => [
  names.tiles,
  names.quarters,
  names.colours,
  names.tracks,
  names.eventKinds,
  names.terms,
];

/** The proper name of anything that has an id; the id itself if it has none. */
export function nameIn(names: Names, id: string): string {
  return firstOf(cardsIn(names), id)?.name ?? firstOf(wordsIn(names), id) ?? id;
}

/** What is written on a card, a special building or a Firehouse board; '' if nothing is. */
export function cardTextIn(names: Names, id: string): string {
  return firstOf(cardsIn(names), id)?.text ?? firstOf<string>([names.buildings], id) ?? '';
}

export function makeTeller(names: Names, words: SmallWords, say: Speaker): Teller {
  const list = (parts: readonly string[]): string =>
    parts.length < 2 ? (parts[0] ?? words.nobody) : `${parts.slice(0, -1).join(', ')} ${words.and} ${parts[parts.length - 1]}`;
  const named = (cause: Cause): string => {
    const known = firstOf([words.causes], cause) ?? nameIn(names, cause);
    return known === cause ? '' : known;
  };
  const place = (space: string): string => say.place?.(space) ?? space;
  return {
    ...words,
    names,
    seat: (seat) => say.seat(seat),
    seats: (seats) => list(seats.map((seat) => say.seat(seat))),
    place,
    name: (id) => nameIn(names, id),
    holder: (holder) => (holder === 'warden' ? words.warden : holder === 'wagon' ? words.wagon : nameIn(names, holder)),
    track: (track) => names.tracks[track],
    direction: (direction) => names.directions[direction],
    sum(terms) {
      if (terms.length < 2) return '';
      return ` (${terms.map(({ name, add }, i) => `${words.terms[name]} ${i === 0 && add >= 0 ? add : signed(add)}`).join(', ')})`;
    },
    by: (cause) => (named(cause) === '' ? '' : ` (${named(cause)})`),
    opening: (cause, sentence) =>
      named(cause) === '' ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : `${named(cause)}: ${sentence}`,
  };
}

/** A space by the tile that lies there: "Town Hall (C2)". */
export function placeIn(names: Names, space: string, table: TableView): string {
  const found = table.spaces?.find(({ name }) => name === space);
  if (!found || found.kind === 'none') return space;
  const name = found.kind === 'firehouse' ? names.terms.firehouse : found.tile === '' ? '' : names.tiles[found.tile];
  return name === '' ? space : `${name} (${space})`;
}

// What each language must be able to say. A missing sentence does not compile.
export type FactWords = { [K in FactKind]: (fact: Extract<BrigadeFact, { kind: K }>, t: Teller) => string };
export type RefusalWords = { [K in Why]: (about: Refusals[K], t: Teller) => string };
/** What the asked seat is shown, as text; numbers stay readable as numbers. */
export type Shown<Key extends string = never> = (key: Key) => string;
export type QuestionWords = { [Q in QuestionName]: (show: Shown<ShownWith<Q>>, t: Teller) => string };
export type StepWords = { [S in (typeof STEPS)[number]]: string | null };
export type OptionName = keyof Settings | 'firstPlayer';
export type OptionWords = { [O in OptionName]: OptionText };
export type OutcomeWords = { [R in Reason]: string };

/** Where the highest score wins and somebody with the same score does not, the reader is told why (BR-21.4). */
export function isTieBroken(reason: Reason, winners: readonly number[], scores: readonly number[]): boolean {
  if (reason !== 'evacuation' && reason !== 'allsWell') return false;
  return scores.some((score, seat) => score === scores[winners[0]] && !winners.includes(seat));
}
