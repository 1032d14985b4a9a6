/**
 * A kit for arranging positions. `given({...})` puts a siege on the table at the framing of a scene and returns it:
 *
 *   const s = given({
 *     locations: { Keep: {}, Gate: { words: ['loc.well_constructed'], exposed: true } },
 *     connections: ['Keep Gate'],
 *     defenders: { Watch: { card: '7h', at: 'Gate' } },
 *     threats: { Horde: { card: '3s' } },
 *     deck: ['9c'],
 *     dice: { attack: [1], battle: [4, 2] },
 *   });
 *   s.threatsAct().quietly('repulse/kill').answer(0, '{Watch} {Horde}');
 *
 * Names in braces stand for ids. Dice are what they show. Without further words there are 2 seats, seat 0 is First Player of
 * turn 2, every location is small and a barracks, and the threat deck has all cards that lie nowhere else in the order of
 * the pack. `quietly` gives the answers that decide nothing until a question comes that does, or the one that is named.
 */
import { ACE_LOW, PACK, type SuitCard } from '@guildhall/cards';
import type { Frame, Options } from '@guildhall/kernel';
import { begin, placed, type Script } from '@guildhall/kernel/testing';
import {
  BAND_OF_CARD,
  DEFENDER_TYPES,
  type DeckCard,
  type DefenderDescriptorId,
  type DefenderTypeId,
  defaultForm,
  defaultTrade,
  FACE_VALUE,
  JOKER,
  type Kind,
  LOCATION_TYPES,
  type LocationDescriptorId,
  type LocationTypeId,
  THREAT_CLASS_OF_BAND,
  THREAT_TYPES,
  type TradeChoice,
} from '../data/index.ts';
import { defenders } from '../index.ts';
import type { Throw } from '../rules/dice.ts';
import { entrySet } from '../rules/entries.ts';
import { makeDefender, makeLocation } from '../rules/finalise.ts';
import { linksOf } from '../rules/graph.ts';
import { type Connection, DESTROYED, type Drawing, OUTSIDE, type Played, RESERVE, type Table } from '../table.ts';
import { Scene } from './scene.ts';

export { Scene } from './scene.ts';

export type LocationWish = {
  /** The type card; 8c unless said otherwise. */
  card?: SuitCard;
  type?: LocationTypeId;
  words?: readonly LocationDescriptorId[];
  kind?: Kind;
  exposed?: boolean;
  ruined?: boolean;
  /** Its point of morale damage is outstanding. */
  lost?: boolean;
};
export type DefenderWish = {
  card?: SuitCard;
  type?: DefenderTypeId;
  words?: readonly DefenderDescriptorId[];
  /** Further type cards, such as an engineer's. */
  also?: readonly { card: SuitCard; trade: TradeChoice }[];
  trade?: TradeChoice;
  /** Name of a location, or 'reserve', 'destroyed'. */
  at?: string;
  wounds?: number;
};
/** `at` is the name of a location it holds, or 'destroyed'; outside if left out. */
export type ThreatWish = { card: SuitCard; at?: string };

export interface Arrangement {
  seats?: number;
  options?: Options;
  first?: number;
  turn?: number;
  locations: { [name: string]: LocationWish };
  /** "Keep Gate": names without spaces. */
  connections?: readonly string[];
  defenders: { [name: string]: DefenderWish };
  threats?: { [name: string]: ThreatWish };
  /** Cards on top of the threat deck, the first of them next; `deckOnly`: there are no others but the joker's packet. */
  deck?: readonly DeckCard[];
  deckOnly?: boolean;
  /** Cards of the reserve. */
  reserve?: readonly SuitCard[];
  morale?: number;
  intelligence?: boolean;
  dice?: { [stream in Throw]?: readonly number[] };
}

const frame = (at: string, seat: number): Frame => ({ at, seat, vars: {}, held: null });

const typeCard = (card: SuitCard, word: string): Played => ({ card, use: 'type', word, wording: '', form: null, trade: null });
/** Descriptors come on cards that count for nothing (DF-6.7). */
const descriptors = (words: readonly string[]): Played[] =>
  words.map((word) => ({ card: 'As', use: 'descriptor', word, wording: '', form: null, trade: null }));

export function locationOf(id: string, name: string, wish: LocationWish, seat = 0) {
  const card = wish.card ?? '8c';
  const word = wish.type ?? LOCATION_TYPES.fantasy[BAND_OF_CARD[card]][0];
  const type = { ...typeCard(card, word), form: BAND_OF_CARD[card] === 'low' ? defaultForm(word) : null };
  const cards = [type, ...descriptors(wish.words ?? [])];
  return makeLocation(id, seat, name, { text: name, aloud: false, n: 0 }, cards, wish.kind);
}
function defenderOf(id: string, name: string, wish: DefenderWish, seat: number) {
  const card = wish.card ?? '7h';
  const word = wish.type ?? DEFENDER_TYPES.fantasy[BAND_OF_CARD[card]][0];
  const trade = BAND_OF_CARD[card] === 'low' ? (wish.trade ?? defaultTrade(word)) : null;
  const also = (wish.also ?? []).map((one): Played => ({ ...typeCard(one.card, 'spellcasters'), trade: one.trade }));
  const cards = [{ ...typeCard(card, word), trade }, ...also, ...descriptors(wish.words ?? [])];
  return makeDefender(id, seat, name, { text: name, aloud: false, n: 0 }, cards, false);
}
/** Small discs in rows: enough for a map that nobody looks at. */
const drawingOf = (kind: Kind, i: number): Drawing => {
  const [x, y] = [100 + 80 * (i % 10), 100 + 80 * Math.floor(i / 10)];
  const points = [x, y, x + 30, y, x + 30, y + 30];
  const footprint: Drawing['footprint'] =
    kind === 'small' ? { kind, x, y } : kind === 'long' ? { kind, points, closed: false } : { kind, points };
  return { seat: 0, footprint, strokes: [{ style: 'solid', ink: 'ink', width: 2, points }], inside: null };
};

export function given(wanted: Arrangement): Scene {
  const seats = wanted.seats ?? 2;
  const first = wanted.first ?? 0;
  // The First Player is not who began the game, so that no rule can take the one for the other unnoticed.
  const { table: t } = dealt({ startSeat: String((first + 1) % seats), ...wanted.options }, seats, 1);
  const places = Object.keys(wanted.locations);
  const place = (name: string): number => {
    if (name === 'destroyed') return DESTROYED;
    if (!places.includes(name)) throw new Error(`there is no location "${name}"`);
    return places.indexOf(name);
  };
  t.turn = wanted.turn ?? 2;
  t.row = [];
  t.pile = [];
  Object.entries(wanted.locations).forEach(([name, wish], i) => {
    t.locations.push(locationOf(`L${i}`, name, wish, i % seats));
    t.order.push(i);
    t.sketch.drawings.push(drawingOf(t.locations[i].kind, i));
    if (wish.exposed) t.exposed |= 1 << i;
    if (wish.ruined) t.ruined |= 1 << i;
    if (wish.lost) t.lost |= 1 << i;
  });
  t.connections = (wanted.connections ?? []).map((pair): Connection => {
    const [a, b] = pair
      .split(' ')
      .map(place)
      .sort((x, y) => x - y);
    return { a, b, origin: 'default', by: -1 };
  });
  t.links = linksOf(places.length, t.connections);
  Object.entries(wanted.defenders).forEach(([name, wish], i) => {
    t.defenders.push(defenderOf(`D${i}`, name, wish, i % seats));
    t.where.push(wish.at === 'reserve' ? RESERVE : place(wish.at ?? places[0]));
    t.wounds.push(wish.wounds ?? 0);
    t.arrived.push(0);
    if (wish.at === 'reserve') t.reserve.push(`D${i}`);
  });
  Object.entries(wanted.threats ?? { Enemy: { card: '2s' } }).forEach(([name, { card, at }], i) => {
    const band = BAND_OF_CARD[card];
    const word = THREAT_TYPES.fantasy[band][0];
    const description = { text: name, aloud: false, n: 0 };
    const face = FACE_VALUE[card];
    t.threats.push({
      id: `T${i}`,
      seat: i % seats,
      name,
      description,
      card,
      word,
      wording: '',
      class: THREAT_CLASS_OF_BAND[band],
      face,
    });
    const base = at ? place(at) : OUTSIDE;
    t.base.push(base);
    t.target.push(-1);
    if (base >= 0) t.held |= 1 << base;
    if (base === DESTROYED) t.discard.push(card);
  });
  t.reserve.push(...(wanted.reserve ?? []));
  t.morale = wanted.morale ?? 0;
  t.intelligence = wanted.intelligence ?? false;
  stackDeck(t, wanted);
  t.entries = t.order.filter((l) => (entrySet(t) >> l) & 1);
  return seated(t, first, wanted.dice ?? {});
}

/** All cards that lie nowhere else, the wanted ones on top; with `deckOnly` the others are discarded. */
function stackDeck(t: Table, { deck = [], deckOnly }: Arrangement): void {
  const elsewhere: string[] = [...t.threats.map(({ card }) => card), ...t.reserve, ...deck];
  const rest: DeckCard[] = PACK.filter((card) => !elsewhere.includes(card)).sort(
    (a, b) => ACE_LOW[a[0] as 'A'] - ACE_LOW[b[0] as 'A'],
  );
  if (!deck.includes(JOKER)) rest.unshift(JOKER);
  if (deckOnly) t.discard.push(...rest.splice(0));
  t.deck = [...rest, ...[...deck].reverse()];
  // The joker lies among the lowest thirteen: cards above are discarded if it is wanted on top.
  const joker = t.deck.indexOf(JOKER);
  if (joker > 12) t.discard.push(...t.deck.splice(0, joker - 12));
}

function seated(t: Table, first: number, dice: Script): Scene {
  t.first = first;
  const stack = [frame('game>turn', first), frame('turn>reflection', first), frame('reflection/frame', first)];
  const script = Object.fromEntries(Object.entries(dice).map(([stream, faces]) => [stream, faces.map((face) => face - 1)]));
  return new Scene(defenders, placed(defenders, t, stack, script));
}

/** A game dealt from a numbered seed. */
export const dealt = (options: Options, seats: number, seed: number): Scene =>
  new Scene(defenders, begin(defenders, { options, seats, seed }));
