/** Facts of the scenarios (chapters 22 to 29). Models and markers are indices, -1 nobody; lengths are inches. */
import type { SuitCard } from '@guildhall/cards';
import type { Corner } from '../data/index.ts';
import type { FactOf } from './terms.ts';

/** What a scenario puts on the board to be struck. */
export const TARGETS = ['carriage', 'cuddly'] as const;
export type Target = (typeof TARGETS)[number];

/** What one member scores: its category's value, twice that at the far edge (KC-26.5). */
export type ScoreLine = { model: number; points: number; doubled: boolean };

export type ScenarioFact =
  // Scores of scenarios 1 and 5
  | FactOf<'scored', { seat: number; points: number; lines: ScoreLine[] }>
  // Hide and Seek
  | FactOf<'treasureDeckMade', { treasures: number; traps: number }>
  /** `on`: the terrain piece, -1 on open ground; `least`: the distance it had to keep from the others. */
  | FactOf<'markerPlaced', { seat: number; marker: number; x: number; y: number; on: number; least: number }>
  | FactOf<'markersGivenUp', { markers: number }>
  | FactOf<'markerInspected', { seat: number; model: number; marker: number; card: SuitCard; treasure: boolean; free: boolean }>
  | FactOf<'trapSprung', { seat: number; model: number; marker: number; wounds: number }>
  | FactOf<'treasureFound', { seat: number; model: number; marker: number }>
  /** It stays in contact until its next activation, to collect. */
  | FactOf<'treasureAwaited', { seat: number; model: number; marker: number }>
  | FactOf<'treasureUpForGrabs', { model: number; marker: number }>
  | FactOf<'treasureContested', { seat: number; model: number; marker: number; by: number }>
  | FactOf<'treasureCollected', { seat: number; model: number; marker: number; treasures: number[] }>
  // Targets that only pairs hurt
  | FactOf<'targetPlaced', { target: Target; x: number; y: number }>
  | FactOf<'strikeDeclared', { seat: number; model: number; target: Target; justDoIt: boolean }>
  | FactOf<'targetStruck', { seat: number; model: number; target: Target; cards: SuitCard[]; wounds: number; of: number }>
  /** The last wound: the player of the final attack wins, and a campaign asks what becomes of it (KC-24.20, KC-25.14). */
  | FactOf<'targetDestroyed', { seat: number; model: number; target: Target }>
  // Runaway Carriage
  | FactOf<'carriageMoved', { from: number; to: number; length: number }>
  | FactOf<'carriageGone', { from: number }>
  | FactOf<
      'pushedByCarriage',
      { model: number; from: [number, number]; to: [number, number]; length: number; limit: number; stop: string; stopBy: number }
    >
  | FactOf<'sideChosen', { seat: number; model: number; side: 'north' | 'south' }>
  | FactOf<'setBeside', { model: number; from: [number, number]; to: [number, number]; length: number }>
  // Mr. Cuddly
  | FactOf<'cuddlyRoused', { seat: number; card: SuitCard; red: boolean; corner: Corner; touching: number[] }>
  | FactOf<'cuddlyRan', { corner: Corner; from: [number, number]; to: [number, number]; moves: number; of: number }>
  | FactOf<'cuddlyEscaped', { moves: number }>
  // V.I.C.
  | FactOf<'rolesChosen', { seat: number; escort: number }>
  /** `extra`: nobody could stand in, so it is a model of its own (KC-27.4). */
  | FactOf<'vicNamed', { seat: number; model: number; extra: boolean }>
  | FactOf<'vicEscaped', { seat: number; model: number }>
  | FactOf<'vicLost', { seat: number; model: number; by: number }>
  // Chuck Ball
  | FactOf<'chestPlaced', { x: number; y: number }>
  | FactOf<'chestTaken', { seat: number; model: number }>
  | FactOf<'chestLetGo', { seat: number; model: number; how: 'put down' | 'stunned' | 'removed' | 'chucked' }>
  /** `line`: where it first touched the model; `wish`: where it would have come to lie, were that a place to rest on (KC-28.23). */
  | FactOf<'chestCameToRest', { from: [number, number]; wish: [number, number]; to: [number, number]; length: number }>
  | FactOf<'directionChosen', { seat: number; model: number; dx: number; dy: number }>
  | FactOf<'chestCarriedOff', { seat: number; model: number }>
  // Protect the Rat
  | FactOf<'spyNamed', { seat: number; model: number }>
  | FactOf<'spiesRevealed', { spies: number[]; found: boolean[] }>;
