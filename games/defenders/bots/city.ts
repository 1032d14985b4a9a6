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
} from '../data/index.ts';
import type { ItemSort, Played, Table } from '../table.ts';

/** More cards than this add nothing to the worth of a stack, so that bots finalise it. */
const ENOUGH_CARDS = 3;
/** The share of its finished worth that a stack has: before it can be finalised, and after. */
const UNFINISHED = 0.5;
const FINISHED = 0.97;
/** Something to love is worth having, though its loss hurts; once in a place or unit is enough. */
const DEAR = 0.8;
/** A word that the city does not have yet makes it one worth holding. */
const NEW_WORD = 1;

/** How often each word stands in the city. */
type Used = ReadonlyMap<string, number>;
function wordsUsed(t: Table): Map<string, number> {
  const used = new Map<string, number>();
  for (const items of [t.locations, t.defenders, t.stacks]) {
    for (const { cards } of items) for (const { word } of cards) used.set(word, (used.get(word) ?? 0) + 1);
  }
  return used;
}
/** What a word is worth for being rare: all for the only one, little for the third. */
const rarity = (word: string, used: Used): number => NEW_WORD / Math.max(1, used.get(word) ?? 1);

/** Counts a thing the first time it comes. */
function once(): (what: string, adds: number) => number {
  const had = new Set<string>();
  return (what, adds) => {
    if (had.has(what)) return 0;
    had.add(what);
    return adds;
  };
}
/** The same twice on one stack adds nothing: a trade, a category or a wall is there or is not (DF-6.10, DF-6.12). */
function defenderWorth(cards: readonly Played[], used: Used): number {
  let [face, worth] = [0, 0];
  const first = once();
  for (const { use, card, word, trade } of cards) {
    worth += rarity(word, used);
    if (use === 'type') {
      face = Math.max(face, FACE_VALUE[card]);
      if (trade !== null && trade !== 'other') worth += first(trade, 1);
      continue;
    }
    const { bonus, morale } = DEFENDER_DESCRIPTORS[word as DefenderDescriptorId];
    worth += 1.5 * bonus + (morale ? first('dear', DEAR) : 0) + (word === MOBILE ? 0.7 : 0);
  }
  return worth + (face > 10 ? 8 : face);
}
function locationWorth(cards: readonly Played[], used: Used): number {
  let worth = 3;
  const first = once();
  for (const { use, card, word, form } of cards) {
    worth += rarity(word, used);
    if (use === 'type') {
      if (CATEGORY_OF_BAND[BAND_OF_CARD[card]] === 'military') worth += first('military', 1.5);
      // A wall keeps the enemy out; what is broad has room.
      if (form?.wall) worth += first('wall', 1.5 / Math.max(1, used.get(word) ?? 1));
      else if (form) worth += first('broad', 1);
      continue;
    }
    const { bonus, morale } = LOCATION_DESCRIPTORS[word as LocationDescriptorId];
    worth += 1.5 * bonus + (morale ? first('dear', DEAR) : 0);
  }
  return worth;
}
const worthOf = (sort: ItemSort, cards: readonly Played[], used: Used): number =>
  (sort === 'location' ? locationWorth : defenderWorth)(cards, used);

/** How much of its worth a stack that is not finalised has already. */
const partDone = (cards: readonly Played[]): number =>
  cards.length >= LEAST_CARDS && cards.some(({ use }) => use === 'type') ? FINISHED : UNFINISHED;
const stackWorth = (sort: ItemSort, cards: readonly Played[], used: Used): number => partDone(cards) * worthOf(sort, cards, used);

export function cityWorth(t: Table): number {
  let worth = 0;
  const used = wordsUsed(t);
  const count = { location: 0, defender: 0 };
  const add = (sort: ItemSort, cards: readonly Played[], part: number): void => {
    count[sort]++;
    // Six of each are needed; with more defenders come more threats (DF-11.5).
    if (count[sort] <= LEAST_ITEMS) worth += part * worthOf(sort, cards.slice(0, ENOUGH_CARDS), used);
    else worth -= 1;
  };
  for (const { cards } of t.locations) add('location', cards, 1);
  for (const { cards } of t.defenders) add('defender', cards, 1);
  for (const { sort, cards } of t.stacks) add(sort, cards, partDone(cards));
  return worth - 60;
}

export type Spoken = { sort: ItemSort; card: SuitCard; stack: string };
/** The word that makes most of the card on its stack, any of them where several do; `words` are texts such as "type barracks". */
export function bestWord(t: Table, { sort, card, stack }: Spoken, words: readonly string[], random: Random): string {
  const cards: Played[] = t.stacks.find(({ id }) => id === stack)?.cards.slice() ?? [];
  const isLow = BAND_OF_CARD[card] === 'low';
  const used = wordsUsed(t);
  let best = words[0];
  let most = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const text of words) {
    const [use, word] = text.split(' ') as ['type' | 'descriptor', string];
    const form = use === 'type' && isLow && sort === 'location' ? defaultForm(word as LocationTypeId) : null;
    const trade = use === 'type' && isLow && sort === 'defender' ? defaultTrade(word as DefenderTypeId) : null;
    // As if it were played, and taken back: hundreds of words are weighed in a turn.
    const times = used.get(word) ?? 0;
    used.set(word, times + 1);
    cards.push({ card, use, word, wording: '', form, trade });
    const worth = stackWorth(sort, cards, used);
    cards.pop();
    used.set(word, times);
    if (worth < most) continue;
    ties = worth > most ? 1 : ties + 1;
    if (ties === 1 || random.below(ties) === 0) best = text;
    most = worth;
  }
  return best;
}
