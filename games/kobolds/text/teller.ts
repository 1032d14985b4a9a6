/** What all sentences of Kobolds & Cobblestones are made of, in either language: names, lengths, cards, counted things, sums. */
import { cardSign, isCard, isJoker, type PokerRank, pokerName, pokerRank, type SuitCard } from '@guildhall/cards';
import type { Language, OptionText, PlainRecord, Speaker } from '@guildhall/kernel';
import { BOARD_SIZE, HIRED_IDS, LEADER_IDS, PROFILES } from '../data/index.ts';
import type { FactKind, KoboldsFact, Term, TermName } from '../facts.ts';
import type { QuestionName, ShownWith } from '../questions.ts';
import type { Refusals, Why } from '../refusals.ts';
import { NONE, type Reason, type Settings } from '../table.ts';
import type { Names, Words } from './names.ts';

/** Where something lies, as answers say it. */
export const SPOTS = [
  'left',
  'middle',
  'right',
  'forward left',
  'forward middle',
  'forward right',
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Spot = (typeof SPOTS)[number];

/** Small words each language adds to the names. */
export interface SmallWords {
  and: string;
  nobody: string;
  carriage: string;
  terms: { [name in TermName]: string };
  spots: { [spot in Spot]: string };
  /** "4.68": what stands before the unit. */
  decimal(text: string): string;
  /** Counted things: "1 coin", "5 monet". */
  coins(n: number): string;
  cards(n: number): string;
  actions(n: number): string;
  wounds(n: number): string;
  inches(text: string, n: number): string;
  /** "6 inches from the south edge"; without a length, at the edge itself. */
  fromEdge(edge: Edge, length: string | null): string;
  middle: string;
  /** "up to 3.5 inches from the south edge", and how far from both sides, if that is limited too. */
  zone(edge: Edge, depth: string, aside: string | null): string;
}

export type Edge = 'north' | 'east' | 'south' | 'west';
interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A speaker who knows the names of this game. */
export interface Teller extends Omit<SmallWords, 'terms' | 'decimal' | 'inches' | 'fromEdge' | 'zone'> {
  names: Names;
  seat(seat: number): string;
  seats(seats: readonly number[]): string;
  /** A model by the name its owner gave it, or by its profile: "Orc Ruffian 2". */
  model(index: number): string;
  models(indices: readonly number[]): string;
  piece(index: number): string;
  marker(index: number): string;
  /** The proper name of anything that has an id. */
  name(id: string): string;
  /** "4.68", and with its unit "4.68 inches"; with more digits where it would else look the same as `apart`: "4.683". */
  length(n: number, apart?: number): string;
  inches(n: number, apart?: number): string;
  /** Where a point lies, by the edges nearest to it: "10 inches from the east edge, 6 inches from the south edge". */
  point(x: number, y: number): string;
  at(point: readonly number[]): string;
  /** "(12.5, 8)", for those who write coordinates. */
  coordinates(x: number, y: number): string;
  /** A deployment zone by its edge. */
  zone(box: Box): string;
  /** The nearest of the eight winds: "north-east". */
  heading(dx: number, dy: number): string;
  /** K♥; K♥ 8♥ 8♦. */
  card(card: string): string;
  hand(cards: readonly string[]): string;
  /** "K♥ 8♥ 8♦: three of a kind". */
  ranked(cards: readonly string[]): string;
  rank(rank: number): string;
  /** "Fight 3, +1 ganging up = 4". */
  sum(terms: readonly Term[]): string;
  /** The same in brackets after a figure; nothing where there is nothing to add up. */
  because(terms: readonly Term[]): string;
}

export const signed = (n: number, text = String(Math.abs(n))): string => `${n < 0 ? '−' : '+'}${text}`;
/** A name as a sentence of its own; some names bring their mark with them. */
export const stop = (name: string): string => (/[.!?]$/.test(name) ? name : `${name}.`);

/** The start of what somebody wrote, without characters that would change how it is shown. */
export const shown = (text: string): string => {
  const start = [...text.slice(0, 200)].slice(0, 40).join('');
  return `${start.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '·')}${start.length < text.length ? '…' : ''}`;
};

/** Everybody who can be named in gang notation, unless what was written is about coins and crystals. */
export function roster(written: string, leaders: string, members: string, called = (id: string): string => id): string {
  if (/^(?:crystals|stash)\b/.test(written)) return '';
  return ` ${leaders}: ${LEADER_IDS.map(called).join(', ')}. ${members}: ${HIRED_IDS.map((id) => `${called(id)} ${PROFILES[id].cost}`).join(', ')}.`;
}

const tablesOf = (names: Names): { readonly [id: string]: Words | string | { name: string } }[] => [
  names.profiles,
  names.scenarios,
  names.layouts,
  names.gangs,
  names.terrain,
  names.abilities,
  names.criticals,
  names.effects,
  names.spellEffects,
  names.gold,
  names.equipment,
  names.tests,
  names.categories,
  names.positions,
  names.corners,
  names.terms,
];

/** The proper name of anything that has an id; the id itself if it has none. */
export function nameIn(names: Names, id: string): string {
  for (const table of tablesOf(names)) {
    if (!Object.hasOwn(table, id)) continue;
    const entry = table[id];
    return typeof entry === 'string' ? entry : entry.name;
  }
  return id;
}

/** From the east round by the north. */
const WINDS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;

const isSuitCard = (card: string): card is SuitCard => isCard(card) && !isJoker(card);
const rounded = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits;
/** To the hundredth, or as far as the ten thousandth where only that tells two lengths apart. */
function shownLength(n: number, apart?: number): number {
  let digits = 2;
  if (apart !== undefined && n !== apart) while (digits < 4 && rounded(n, digits) === rounded(apart, digits)) digits++;
  return rounded(n, digits);
}

export function makeTeller(language: Language, names: Names, words: SmallWords, say: Speaker): Teller {
  const list = (parts: readonly string[]): string =>
    parts.length < 2 ? (parts[0] ?? words.nobody) : `${parts.slice(0, -1).join(', ')} ${words.and} ${parts[parts.length - 1]}`;
  const place = (name: string): string => say.place?.(name) ?? name;
  const model = (index: number): string => (index === NONE ? words.nobody : place(`m${index}`));
  const length = (n: number, apart?: number): string => words.decimal(String(shownLength(n, apart)));
  const card = (name: string): string => (isSuitCard(name) ? cardSign(name) : name);
  const hand = (cards: readonly string[]): string => cards.map(card).join(' ');
  const rank = (n: number): string => pokerName(n as PokerRank, language);
  const sum = (terms: readonly Term[]): string => {
    const parts = terms.map(({ name, add }, i) =>
      i === 0 ? `${words.terms[name]} ${length(add)}` : `${signed(add, length(Math.abs(add)))} ${words.terms[name]}`,
    );
    const total = terms.reduce((all, { add }) => all + add, 0);
    return terms.length < 2 ? parts.join('') : `${parts.join(', ')} = ${length(total)}`;
  };
  const inches = (n: number, apart?: number): string => words.inches(length(n, apart), shownLength(n, apart));
  const near = (n: number, low: Edge, high: Edge): string => {
    const gap = Math.min(n, BOARD_SIZE - n);
    return words.fromEdge(n <= BOARD_SIZE / 2 ? low : high, shownLength(gap) === 0 ? null : inches(gap));
  };
  const point = (x: number, y: number): string =>
    x === BOARD_SIZE / 2 && y === BOARD_SIZE / 2 ? words.middle : `${near(x, 'west', 'east')}, ${near(y, 'south', 'north')}`;
  return {
    ...words,
    names,
    seat: (seat) => say.seat(seat),
    seats: (seats) => list(seats.map((seat) => say.seat(seat))),
    model,
    models: (indices) => list(indices.map(model)),
    piece: (index) => place(`t${index}`),
    marker: (index) => place(`k${index}`),
    name: (id) => nameIn(names, id),
    length,
    inches,
    point,
    at: ([x, y]) => point(x, y),
    coordinates: (x, y) => `(${length(x)}${language === 'pl' ? ';' : ','} ${length(y)})`,
    zone: ({ x0, y0, x1, y1 }) =>
      words.zone(y0 === 0 ? 'south' : 'north', inches(y1 - y0), x1 - x0 === BOARD_SIZE ? null : inches(x0)),
    heading: (dx, dy) => words.spots[WINDS[(Math.round((Math.atan2(dy, dx) * 4) / Math.PI) + 8) % 8]],
    card,
    hand,
    ranked(cards) {
      const known = cards.filter(isSuitCard);
      return known.length < cards.length || cards.length > 5 ? hand(cards) : `${hand(cards)}: ${rank(pokerRank(known))}`;
    },
    rank,
    sum,
    because: (terms) => (terms.length < 2 ? '' : ` (${sum(terms)})`),
  };
}

/** What the asked seat is shown, by what it is. */
export interface Shown<Key extends string = never> {
  readonly n: (key: Key) => number;
  readonly text: (key: Key) => string;
  readonly numbers: (key: Key) => number[];
  readonly texts: (key: Key) => string[];
  readonly terms: (key: Key) => Term[];
  readonly box: (key: Key) => { x0: number; y0: number; x1: number; y1: number };
}
export function makeShown(show: PlainRecord): Shown<string> {
  const n = (key: string): number => Number(show[key] ?? 0);
  const list = (key: string): readonly unknown[] => {
    const value = show[key];
    return Array.isArray(value) ? value : typeof value === 'string' ? value.split(' ').filter((word) => word !== '') : [];
  };
  return {
    n,
    text: (key) => String(show[key] ?? ''),
    numbers: (key) => list(key).map(Number),
    texts: (key) => list(key).map(String),
    terms: (key) => list(key) as Term[],
    box(key) {
      const box = makeShown((show[key] ?? {}) as PlainRecord);
      return { x0: box.n('x0'), y0: box.n('y0'), x1: box.n('x1'), y1: box.n('y1') };
    },
  };
}

/** " (7 : 4)"; most scenarios are won without points. */
export const inPoints = (scores: readonly number[]): string => (scores.every((n) => n === 0) ? '' : ` (${scores.join(' : ')})`);

// What each language must be able to say. A missing sentence does not compile.
export type FactWords = { [K in FactKind]: (fact: Extract<KoboldsFact, { kind: K }>, t: Teller) => string };
export type RefusalWords = { [K in Why]: (about: Refusals[K], t: Teller) => string };
export type QuestionWords = { [Q in QuestionName]: (show: Shown<ShownWith<Q>>, t: Teller) => string };
/** How answers are written, for questions whose answers nobody could guess. */
export type TypingWords = { readonly [Q in QuestionName]?: string };
export type OptionWords = { [O in keyof Settings]: OptionText };
export type OutcomeWords = { [R in Reason]: string };
