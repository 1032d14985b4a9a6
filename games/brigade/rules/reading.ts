/** Reading the table: small questions many chapters ask. Nothing here changes anything. */
import type { Refusal } from '@guildhall/kernel';
import {
  type Colour,
  CREW,
  type CrewId,
  type Quarter,
  RENOWN_PER_PLAYER,
  TRACKS,
  type TrackName,
  WARDEN_WATER,
  type WardenId,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { BR } from '../rulebook/ids.generated.ts';
import { NOBODY, SPACES } from '../spaces.ts';
import { DESTROYED, DOOMED, type Table } from '../table.ts';

export const CREW_QUARTER: { readonly [card: string]: Quarter | '' } = Object.fromEntries(
  CREW.map((card) => [card.id, card.quarter ?? '']),
);
export const CREW_PLACES: { readonly [card: string]: number } = Object.fromEntries(CREW.map((card) => [card.id, card.water]));

/** A space of the board in play: a tile, flipped or not, or a Firehouse (BR-2.13, BR-2.14). */
export function isSpace(t: Table, s: number): boolean {
  return t.tile[s] !== '' || t.firehouse.includes(s);
}

/** A block, that is a tile that is not flipped (BR-5.23). */
export function isBlock(t: Table, s: number): boolean {
  return t.tile[s] !== '' && t.fire[s] !== DESTROYED;
}

/** A fire that can be lowered: not on the Destroyed icon (BR-5.11). */
export function isLowerable(t: Table, s: number): boolean {
  return t.fire[s] > 0 && t.fire[s] < DOOMED;
}

/** A block whose fire can be raised (BR-5.9, BR-5.19). */
export function isRaisable(t: Table, s: number): boolean {
  return t.tile[s] !== '' && t.fire[s] < DOOMED;
}

/** Another player's Brigade on the space, or NOBODY. */
export function otherBrigadeAt(t: Table, s: number, seat: number): number {
  for (let i = 0; i < t.seats; i++) if (i !== seat && t.brigade[i] === s) return i;
  return NOBODY;
}

export function otherWagonAt(t: Table, s: number, seat: number): number {
  for (let i = 0; i < t.seats; i++) if (i !== seat && t.wagon[i] === s) return i;
  return NOBODY;
}

export function meepleAt(t: Table, s: number): boolean {
  return t.brigade.includes(s) || t.wagon.includes(s);
}

/** All seats clockwise from the active one (BR-7.23, BR-19.15). */
export function seatsInOrder(t: Table): number[] {
  const order: number[] = [];
  for (let i = 0; i < t.seats; i++) order.push((t.active + i) % t.seats);
  return order;
}

export function crewCapacity(t: Table, seat: number): number {
  return TRACKS.crew[t.crewTrack[seat]];
}
export function wagonCapacity(t: Table, seat: number): number {
  return TRACKS.wagon[t.wagonTrack[seat]];
}
export function leadership(t: Table, seat: number): number {
  return TRACKS.leadership[t.leadershipTrack[seat]];
}

export function trackSpaces(t: Table, track: TrackName): number[] {
  return track === 'crew' ? t.crewTrack : track === 'wagon' ? t.wagonTrack : t.leadershipTrack;
}
export function isAtEnd(t: Table, seat: number, track: TrackName): boolean {
  return trackSpaces(t, track)[seat] === TRACKS[track].length - 1;
}

/** Renown still in the supply (BR-22.6). */
export function renownLeft(t: Table, seat: number): number {
  return RENOWN_PER_PLAYER - renownOnBoard(t, seat) - t.aviary[seat];
}
export function renownOnBoard(t: Table, seat: number): number {
  const own = t.renown[seat];
  let sum = 0;
  for (let s = 0; s < SPACES; s++) sum += own[s];
  return sum;
}

export function loyalIn(t: Table, seat: number, quarter: Quarter | ''): number {
  const { loyal } = t;
  let n = 0;
  for (let s = 0; s < SPACES; s++) if (loyal[s] === seat && t.quarter[s] === quarter) n++;
  return n;
}

// BR-27.12 Galeela: "Put the mimic token on a crew card in play; you have its ability without Loyalty."
/** BR-19.1 to BR-19.3: the seat has the ability of that crew card now. */
export function has(t: Table, seat: number, card: CrewId): boolean {
  if (t.crew[seat].includes(card) && loyalIn(t, seat, CREW_QUARTER[card]) > 0) return true;
  return t.mimic === card && hasWarden(t, seat, 'galeela');
}

/** Why the seat does not have the ability of that card now. */
export function whyNotHad(t: Table, seat: number, card: CrewId): Refusal<BR> {
  const quarter = CREW_QUARTER[card];
  if (!t.crew[seat].includes(card) || quarter === '') return no('BR-19.1', 'notYourCrew', { card });
  return no('BR-19.1', 'abilityInactive', { card, quarter });
}

/** Any crew ability at all may be there; spares the look at each card. */
export function mayHaveAbilities(t: Table, seat: number): boolean {
  return t.crew[seat].length > 0 || t.mimic !== '';
}

/** Wardens have abilities on their advanced side only (BR-4.8, BR-23.1). */
export function hasWarden(t: Table, seat: number, warden: WardenId): boolean {
  return t.settings.advanced && t.warden[seat] === warden;
}
export function hasBoard(t: Table, seat: number, colour: Colour): boolean {
  return t.settings.advanced && t.colour[seat] === colour;
}

/** Everybody who holds water for a seat: warden, crew, Wagon. */
export function holdersOf(t: Table, seat: number, withWagon: boolean): string[] {
  const holders = ['warden', ...t.crew[seat]];
  if (withWagon) holders.push('wagon');
  return holders;
}
export function waterOf(t: Table, seat: number, holder: string): number {
  if (holder === 'warden') return t.wardenWater[seat];
  if (holder === 'wagon') return t.wagonWater[seat];
  return t.crewWater[seat][t.crew[seat].indexOf(holder)];
}
export function placesOf(t: Table, seat: number, holder: string): number {
  if (holder === 'warden') return WARDEN_WATER;
  if (holder === 'wagon') return wagonCapacity(t, seat);
  return CREW_PLACES[holder];
}
export function setWater(t: Table, seat: number, holder: string, n: number): void {
  if (holder === 'warden') t.wardenWater[seat] = n;
  else if (holder === 'wagon') t.wagonWater[seat] = n;
  else t.crewWater[seat][t.crew[seat].indexOf(holder)] = n;
}
/** Water of warden and crew together. */
export function brigadeWater(t: Table, seat: number): number {
  let sum = t.wardenWater[seat];
  const crew = t.crewWater[seat];
  for (let i = 0; i < crew.length; i++) sum += crew[i];
  return sum;
}
export function brigadePlaces(t: Table, seat: number): number {
  let sum = WARDEN_WATER;
  const crew = t.crew[seat];
  for (let i = 0; i < crew.length; i++) sum += CREW_PLACES[crew[i]];
  return sum;
}
/** Water an Extinguish can use: the Brigade's, and the own Wagon's on the same space (BR-12.2). */
export function waterAtHand(t: Table, seat: number): number {
  const water = brigadeWater(t, seat);
  return t.wagon[seat] === t.brigade[seat] ? water + t.wagonWater[seat] : water;
}

/** The space of the flipped Aviary while the seat's Renown waits there (BR-29.9), else -1. */
export function aviaryFor(t: Table, seat: number): number {
  return t.aviary[seat] === 1 ? t.tile.indexOf('aviary') : -1;
}
