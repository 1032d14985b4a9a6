/** What a city is worth while it is made: strong defenders, places that help them, and things of many kinds to fight for. */
import type { SuitCard } from '@guildhall/cards';
import type { Random } from '@guildhall/kernel';
import {
  BAND_OF_CARD,
  CATEGORY_OF_BAND,
  DEFENDER_DESCRIPTORS,
  type DefenderDescriptorId,
  type DefenderTypeId,
  defaultForm,
  defaultTrade,
  FACE_VALUE,
  LEAST_CARDS,
  LEAST_ITEMS,
  LOCATION_DESCRIPTORS,
  type LocationDescriptorId,
  type LocationTypeId,
  MOBILE,
  TRADE_CHOICES,
  UNDERGROUND,
} from '../data/index.ts';
import type { ItemSort, Played, Table } from '../table.ts';

/** More cards than this add nothing to the worth of a stack, so that bots finalise it. */
const ENOUGH_CARDS: { readonly [sort in ItemSort]: number } = { location: 3, defender: 4 };
/** The share of its finished worth that a stack has: before it can be finalised, and after. */
const UNFINISHED = 0.5;
const FINISHED = 0.97;
/** Something to love is worth having, though its loss hurts; once in a place or unit is enough. */
const DEAR = 0.8;
/** A word that the city does not have yet makes it one worth holding. */
const NEW_WORD = 1;

/** How often a word stands in the city, as of one counting: what an earlier one left behind is nothing. */
interface Uses {
  counting: number;
  times: number;
}
const uses = new Map<string, Uses>();
let counting = 0;
function usesOf(word: string): Uses {
  let found = uses.get(word);
  if (found === undefined) {
    found = { counting, times: 0 };
    uses.set(word, found);
  } else if (found.counting !== counting) {
    found.counting = counting;
    found.times = 0;
  }
  return found;
}
function countWords(t: Table): void {
  counting++;
  for (const { cards } of t.locations) for (const { word } of cards) usesOf(word).times++;
  for (const { cards } of t.defenders) for (const { word } of cards) usesOf(word).times++;
  for (const { cards } of t.stacks) for (const { word } of cards) usesOf(word).times++;
}
/** What counts less the more of it there is: all for the only one, little for the third. */
const ifRare = (worth: number, word: string): number => worth / Math.max(1, usesOf(word).times);

/** What the same stack can have only once: a trade or a category is there or is not (DF-6.10, DF-6.12). */
const DEAR_ONE = 1;
const MILITARY = 2;
const DUG = 4;
const WIDE = 8;
const TRADED = 16;

const KING = 13;

/** The worth of a stack, card by card: what has been counted, and which of those there are once. */
interface Sum {
  worth: number;
  face: number;
  had: number;
  wall: number;
  sort: ItemSort;
}
/** Counts a thing the first time it comes. */
function once(sum: Sum, what: number, adds: number): number {
  if ((sum.had & what) !== 0) return 0;
  sum.had |= what;
  return adds;
}
type Card = Pick<Played, 'card' | 'use' | 'word' | 'form' | 'trade'>;

function addDefender(sum: Sum, { use, card, word, trade }: Card): void {
  sum.worth += ifRare(NEW_WORD, word);
  if (use === 'type') {
    sum.face = Math.max(sum.face, FACE_VALUE[card]);
    if (trade !== null && trade !== 'other') sum.worth += once(sum, TRADED << TRADE_CHOICES.indexOf(trade), 1);
    return;
  }
  const { bonus, morale } = DEFENDER_DESCRIPTORS[word as DefenderDescriptorId];
  sum.worth += 1.5 * bonus + (morale ? once(sum, DEAR_ONE, DEAR) : 0) + (word === MOBILE ? 0.7 : 0);
}
function addLocation(sum: Sum, { use, card, word, form }: Card): void {
  sum.worth += ifRare(NEW_WORD, word);
  if (use === 'type') {
    sum.face = Math.max(sum.face, FACE_VALUE[card]);
    if (CATEGORY_OF_BAND[BAND_OF_CARD[card]] === 'military') sum.worth += once(sum, MILITARY, 1.5);
    // A second wall keeps out nobody more; what is broad has room.
    if (form?.wall) sum.wall = usesOf(word).times > 1 ? 0 : WALL;
    else if (form) sum.worth += once(sum, WIDE, 1);
    return;
  }
  const { bonus, morale } = LOCATION_DESCRIPTORS[word as LocationDescriptorId];
  sum.worth += 1.5 * bonus + (morale ? once(sum, DEAR_ONE, DEAR) : 0);
  if (word === UNDERGROUND) sum.had |= DUG;
}

const LOCATION = 3;
function begin(sum: Sum, sort: ItemSort): void {
  sum.worth = sort === 'location' ? LOCATION : 0;
  sum.face = 0;
  sum.had = 0;
  sum.wall = 0;
  sum.sort = sort;
}
function add(sum: Sum, sort: ItemSort, one: Card): void {
  if (sort === 'location') addLocation(sum, one);
  else addDefender(sum, one);
}
/** With one wall round the city the enemy must come that way (DF-9.4). */
const WALL = 6;
/** A war machine strikes at a threat every turn (DF-26.7); since one unit is activated a turn, a second is only in reserve. */
const WAR_MACHINES: readonly number[] = [30, 10, 6];
/** Two regiments have room at a wall; the others wait behind it (DF-10.4). */
const AT_THE_WALL = 2;
const BEHIND_THE_WALL = -3;
const JACK = 6.5;
const QUEEN = 7;
/** Groups stand where they are needed, in any number (DF-10.6). */
const GROUP = 1;
/** In the city besides the stack that is looked at. */
let kings = 0;
let regiments = 0;
const isRegimental = (face: number): boolean => face > 5 && face <= 10;
function faceWorth(face: number): number {
  if (face === 0) return 0;
  if (face === KING) return WAR_MACHINES[Math.min(kings, WAR_MACHINES.length - 1)];
  if (face > 10) return face === 11 ? JACK : QUEEN;
  if (!isRegimental(face)) return face + GROUP;
  return regiments < AT_THE_WALL ? face : face + BEHIND_THE_WALL;
}
/** Of a wall only if its type is the highest card and nobody digs it in: else it is drawn as something else, and keeps nobody out. */
const wallOf = ({ wall, face, had }: Sum): number => (face <= 5 && (had & DUG) === 0 ? wall : 0);
const totalOf = (sum: Sum): number => sum.worth + (sum.sort === 'location' ? wallOf(sum) : faceWorth(sum.face));

const ofStack: Sum = { worth: 0, face: 0, had: 0, wall: 0, sort: 'location' };
/** Of so many cards at most. */
function worthOf(sort: ItemSort, cards: readonly Card[], most: number): number {
  begin(ofStack, sort);
  for (let i = 0; i < cards.length && i < most; i++) add(ofStack, sort, cards[i]);
  return totalOf(ofStack);
}

/** How much of its worth a stack that is not finalised has already. */
const partDone = (count: number, hasType: boolean): number => (count >= LEAST_CARDS && hasType ? FINISHED : UNFINISHED);
const isType = ({ use }: Card): boolean => use === 'type';

function countUnit(cards: readonly Played[]): void {
  let face = 0;
  for (const one of cards) if (isType(one)) face = Math.max(face, FACE_VALUE[one.card]);
  if (face === KING) kings++;
  else if (isRegimental(face)) regiments++;
}
function countUnits(t: Table, except: string): void {
  kings = 0;
  regiments = 0;
  for (const { cards } of t.defenders) countUnit(cards);
  for (const { id, sort, cards } of t.stacks) if (sort === 'defender' && id !== except) countUnit(cards);
}

export function cityWorth(t: Table): number {
  let worth = 0;
  countWords(t);
  kings = 0;
  regiments = 0;
  const many = { location: 0, defender: 0 };
  const count = (sort: ItemSort, cards: readonly Played[], part: number): void => {
    many[sort]++;
    // Six of each are needed; with more defenders come more threats (DF-11.5).
    if (many[sort] > LEAST_ITEMS) {
      worth -= 1;
      return;
    }
    worth += part * worthOf(sort, cards, ENOUGH_CARDS[sort]);
    if (sort === 'defender') countUnit(cards);
  };
  for (const { cards } of t.locations) count('location', cards, 1);
  for (const { cards } of t.defenders) count('defender', cards, 1);
  for (const { sort, cards } of t.stacks) count(sort, cards, partDone(cards.length, cards.some(isType)));
  return worth - 60;
}

export type Spoken = { sort: ItemSort; card: SuitCard; stack: string };
type Word = { readonly use: 'type' | 'descriptor'; readonly word: string };
/** "type barracks" taken apart, once for each. */
const known = new Map<string, Word>();
function wordOf(text: string): Word {
  let found = known.get(text);
  if (found === undefined) {
    const [use, word] = text.split(' ');
    found = { use: use as Word['use'], word };
    known.set(text, found);
  }
  return found;
}
const before: Sum = { worth: 0, face: 0, had: 0, wall: 0, sort: 'location' };
const after: Sum = { worth: 0, face: 0, had: 0, wall: 0, sort: 'location' };

/**
 * The word that makes most of the card on its stack, any of them where several do; `words` are texts such as "type barracks".
 * The cards that lie there are counted once and each word is added to them, for hundreds of words are weighed in a turn.
 */
export function bestWord(t: Table, { sort, card, stack }: Spoken, words: readonly string[], random: Random): string {
  const cards: readonly Played[] = t.stacks.find(({ id }) => id === stack)?.cards ?? [];
  const isLow = BAND_OF_CARD[card] === 'low';
  countWords(t);
  const hasType = cards.some(isType);
  countUnits(t, stack);
  begin(before, sort);
  begin(after, sort);
  for (const one of cards) add(before, sort, one);
  let best = words[0];
  let most = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const text of words) {
    const { use, word } = wordOf(text);
    const form = use === 'type' && isLow && sort === 'location' ? defaultForm(word as LocationTypeId) : null;
    const trade = use === 'type' && isLow && sort === 'defender' ? defaultTrade(word as DefenderTypeId) : null;
    const inCity = usesOf(word);
    inCity.times++;
    after.worth = before.worth;
    after.face = before.face;
    after.had = before.had;
    after.wall = before.wall;
    // The same word again makes those that lie there less rare too.
    if (inCity.times > 1 && cards.some((one) => one.word === word)) {
      begin(after, sort);
      for (const one of cards) add(after, sort, one);
    }
    add(after, sort, { card, use, word, form, trade });
    inCity.times--;
    const worth = partDone(cards.length + 1, hasType || use === 'type') * totalOf(after);
    if (worth < most) continue;
    ties = worth > most ? 1 : ties + 1;
    if (ties === 1 || random.below(ties) === 0) best = text;
    most = worth;
  }
  return best;
}
