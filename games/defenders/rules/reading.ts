/** Reading the table: names of things, sets of locations, values, room, order. Chapters 1, 3, 10 and 12. */
import { type SuitCard, suitOf } from '@guildhall/cards';
import { MOST_ITEMS, SUIT_RANK } from '../data/index.ts';
import { NOWHERE, type Table } from '../table.ts';

const named = (letter: string, count: number): readonly string[] => Array.from({ length: count }, (_, i) => `${letter}${i}`);
/** Twelve of each are created (DF-5.19); thirteen hearts and thirteen spades may still come (DF-15.2, DF-15.4). */
export const MOST_UNITS = MOST_ITEMS + 13;
export const LOCATION_IDS = named('L', MOST_ITEMS);
export const DEFENDER_IDS = named('D', MOST_UNITS);
export const THREAT_IDS = named('T', MOST_UNITS);
export const STACK_IDS = named('S', 2 * MOST_ITEMS);
export const FEATURE_IDS = named('N', 12);

const numbers = (ids: readonly string[]): ReadonlyMap<unknown, number> => new Map(ids.map((id, i) => [id, i]));
const LOCATION_NUMBER = numbers(LOCATION_IDS);
const DEFENDER_NUMBER = numbers(DEFENDER_IDS);
const THREAT_NUMBER = numbers(THREAT_IDS);
/** The number of the location, defender or threat of that name on this table, or -1. */
export const locationNamed = (t: Table, id: unknown): number => within(LOCATION_NUMBER.get(id), t.locations.length);
export const defenderNamed = (t: Table, id: unknown): number => within(DEFENDER_NUMBER.get(id), t.defenders.length);
export const threatNamed = (t: Table, id: unknown): number => within(THREAT_NUMBER.get(id), t.threats.length);
const within = (n: number | undefined, count: number): number => (n !== undefined && n < count ? n : NOWHERE);

/** The members of a set of locations, lowest first. */
export function setOf(mask: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < MOST_ITEMS; i++) if ((mask >> i) & 1) list.push(i);
  return list;
}
export const idsOf = (mask: number): string[] => setOf(mask).map((i) => LOCATION_IDS[i]);
export const everywhere = (t: Table): number => (1 << t.locations.length) - 1;

export const isRuined = (t: Table, l: number): boolean => ((t.ruined >> l) & 1) === 1;
export const isHeld = (t: Table, l: number): boolean => ((t.held >> l) & 1) === 1;
/** Standing and not enemy-held (DF-1.9). */
export const isEnterable = (t: Table, l: number): boolean => (((t.ruined | t.held) >> l) & 1) === 0;
export const enterable = (t: Table): number => everywhere(t) & ~(t.ruined | t.held);
export const areConnected = (t: Table, a: number, b: number): boolean => ((t.links[a] >> b) & 1) === 1;

/** DF-3.5. */
export function cardValue(t: Table, d: number): number {
  return Math.max(0, t.defenders[d].face - t.wounds[d] - t.morale);
}
export const isRegiment = (t: Table, d: number): boolean => t.defenders[d].class === 'regiment';
/** Jack, queen or king (DF-6.9). */
export const isIndividual = (t: Table, d: number): boolean => t.defenders[d].face > 10;
export const isInCity = (t: Table, d: number): boolean => t.where[d] >= 0;
/** In play, outside or inside the city. */
export const isAlive = (t: Table, threat: number): boolean => t.base[threat] >= -1;

export function regimentsIn(t: Table, l: number): number {
  let n = 0;
  for (let d = 0; d < t.where.length; d++) if (t.where[d] === l && t.defenders[d].class === 'regiment') n++;
  return n;
}
/** DF-1.10. */
export const hasRoom = (t: Table, l: number): boolean => isEnterable(t, l) && regimentsIn(t, l) < t.locations[l].capacity;

export function isDefended(t: Table, l: number): boolean {
  for (let d = 0; d < t.where.length; d++) if (t.where[d] === l) return true;
  return false;
}
export function defendersAt(t: Table, l: number): number[] {
  const list: number[] = [];
  for (let d = 0; d < t.where.length; d++) if (t.where[d] === l) list.push(d);
  return list;
}
export function attackersOf(t: Table, l: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < t.target.length; i++) if (t.target[i] === l) list.push(i);
  return list;
}
export const defenderIds = (list: readonly number[]): string[] => list.map((d) => DEFENDER_IDS[d]);
export const threatIds = (list: readonly number[]): string[] => list.map((i) => THREAT_IDS[i]);
export const placeId = (l: number): string => (l >= 0 ? LOCATION_IDS[l] : '');

const suitRank = (card: SuitCard): number => SUIT_RANK[suitOf(card)];

/** DF-3.10: below 0 if `a` ranks before `b`. */
export function compareDefenders(t: Table, a: number, b: number): number {
  const [x, y] = [t.defenders[a], t.defenders[b]];
  return cardValue(t, b) - cardValue(t, a) || suitRank(x.card) - suitRank(y.card) || y.face - x.face || a - b;
}
/** A threat's card value is its face value (DF-3.7). */
export function compareThreats(t: Table, a: number, b: number): number {
  const [x, y] = [t.threats[a], t.threats[b]];
  return y.face - x.face || suitRank(x.card) - suitRank(y.card) || a - b;
}
/** Locations by value, then suit (DF-7.13); cards of the city differ, so that is enough. */
export function compareLocations(t: Table, a: number, b: number): number {
  const [x, y] = [t.locations[a], t.locations[b]];
  return y.value - x.value || suitRank(x.card) - suitRank(y.card) || a - b;
}

/** Seats clockwise from each seat, by number of seats: made once. */
const ROUND: readonly (readonly (readonly number[])[])[] = Array.from({ length: 7 }, (_, seats) =>
  Array.from({ length: seats }, (_, from) => Array.from({ length: seats }, (_, i) => (from + i) % seats)),
);
const OTHERS: readonly (readonly number[][])[] = ROUND.map((bySeat) => bySeat.map((round) => round.slice(1)));
/** The First Player first, then clockwise (DF-12.5). */
export const normalOrder = (t: Table): number[] => ROUND[t.seats][t.first].slice();
/** All but one, clockwise from that one. Do not change the list. */
export const othersThan = (t: Table, seat: number): number[] => OTHERS[t.seats][seat];
export const next = (t: Table, seat: number): number => (seat + 1) % t.seats;
/** "The player to the left" (DF-1.13, DF-30.1, DF-30.2). */
export const leftOfFirst = (t: Table): number => next(t, t.first);
/** Votes and agreements are asked of others only where there are other persons (DF-30.3). */
export const hasOthers = (t: Table): boolean => t.seats > 1 && t.settings.people === 'each';
