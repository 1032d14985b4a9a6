/** The table of The Brigade: everything that lies on it, as plain data. Arrays run by space (36) or by seat. */
import type { Colour, CooperativeLevel, Quarter, TileId, WardenId } from './data/index.ts';

/** Intensities 0 to 4, then the Destroyed icon (BR-5.8), then the burnt side (BR-5.12). */
export const UNLIT = 0;
export const DOOMED = 5;
export const DESTROYED = 6;

export type Phase = 'setup' | 'event' | 'action' | 'over';

export const REASONS = [
  'quarterLoyalty',
  'citizensLoyalty',
  'evacuation',
  'allsWell',
  'coopTarget',
  'coopAllsWell',
  'coopEvacuation',
] as const;
export type Reason = (typeof REASONS)[number];

/** What the host set before the game. */
export type Settings = {
  advanced: boolean;
  cooperative: boolean;
  level: CooperativeLevel;
  bonusWardens: boolean;
  promoCrew: boolean;
  specialBuildings: boolean;
  festivalEvents: boolean;
};

/** How the game ended. */
export type Ending = { reason: Reason; rule: string; winners: number[] };

/**
 * Fields of the first group never change after the deal (or are replaced whole) and are shared by copies.
 * In all lists of cards the top of a deck is its last entry. What is only on its way (the Event card being resolved, Crew cards
 * drawn or joining, blocks won and not yet loyal) lies in the open procedures.
 */
export interface Table {
  settings: Settings;
  seats: number;
  /** Tile on each space; '' on corners. */
  tile: (TileId | '')[];
  /** Printed value by space; 0 on corners. */
  value: number[];
  /** Quarter by space; '' on corners. */
  quarter: (Quarter | '')[];
  /** Space of each seat's Firehouse. */
  firehouse: number[];
  /** '' until chosen. */
  colour: (Colour | '')[];
  warden: (WardenId | '')[];
  first: number;

  /** 0 to 4, DOOMED or DESTROYED; 0 on corners. */
  fire: number[];
  /** Seat with Loyalty by space, or -1. */
  loyal: number[];
  /** By seat, then by space. */
  renown: number[][];
  /** By seat: 1 while the seat's Renown waits on the flipped Aviary (BR-29.9). */
  aviary: number[];

  brigade: number[];
  wagon: number[];
  wardenWater: number[];
  wagonWater: number[];
  /** Crew cards by seat, and the water on each. */
  crew: string[][];
  crewWater: number[][];
  /** Space reached on each track, by seat. */
  crewTrack: number[];
  wagonTrack: number[];
  leadershipTrack: number[];
  /** Bonus actions waiting for the seat's next Action phase (BR-16.22, BR-16.23). */
  bonusActions: number[];
  /** Extra turns waiting (BR-26.26). */
  extraTurns: number[];

  /** Cards still face down; during set-up the starter events lie apart. */
  eventDeck: string[];
  eventDiscard: string[];
  starters: string[];
  crewDeck: string[];
  crewDiscard: string[];

  /** White Fang's werewolf side is up (BR-27.9). */
  werewolf: boolean;
  /** Crew card under the mimic token, or '' (BR-27.12). */
  mimic: string;
  /** Seat whose loyal blocks Allegiance guards, or -1 (BR-27.3). */
  allegiance: number;
  /** Seat that holds Sir Precious, or -1 (BR-28.6). */
  precious: number;

  /** Whose turn it is; during set-up the first player. */
  active: number;
  /** Turns begun so far. */
  turn: number;
  /** Actions left in this Action phase. */
  actions: number;
  /** What has been used this turn. */
  upgraded: boolean;
  wardenUsed: boolean;
  wagonBonusUsed: boolean;
  morganaUsed: boolean;
  leonUsed: boolean;
  ashUsed: boolean;
  /** Seat on whose turn evacuation began, or -1. */
  evacuation: number;
  ending: Ending | null;
}
