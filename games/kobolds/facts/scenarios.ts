/** Facts of the scenarios (chapters 22 to 29). Models and markers are indices, -1 nobody; lengths are inches. */
import type { SuitCard } from '@guildhall/cards';
import type { Corner } from '../data/index.ts';
import type { Told } from './terms.ts';

/** What a scenario puts on the board to be struck. */
export const TARGETS = ['carriage', 'cuddly'] as const;
export type Target = (typeof TARGETS)[number];

/** What one member scores: its category's value, twice that at the far edge (KC-26.5). */
export type ScoreLine = { model: number; points: number; doubled: boolean };

export type ScenarioFact =
  // Scores of scenarios 1 and 5
  | Told<'scored', { seat: number; points: number; lines: ScoreLine[] }>
  // Hide and Seek
  | Told<'treasureDeckMade', { treasures: number; traps: number }>
  /** `on`: the terrain piece, -1 on open ground; `least`: the distance it had to keep from the others. */
  | Told<'markerPlaced', { seat: number; marker: number; x: number; y: number; on: number; least: number }>
  | Told<'markersGivenUp', { markers: number }>
  | Told<'markerInspected', { seat: number; model: number; marker: number; card: SuitCard; treasure: boolean; free: boolean }>
  | Told<'trapSprung', { seat: number; model: number; marker: number; wounds: number }>
  | Told<'treasureFound', { seat: number; model: number; marker: number }>
  /** It stays in contact until its next activation, to collect. */
  | Told<'treasureAwaited', { seat: number; model: number; marker: number }>
  | Told<'treasureUpForGrabs', { model: number; marker: number }>
  | Told<'treasureContested', { seat: number; model: number; marker: number; by: number }>
  | Told<'treasureCollected', { seat: number; model: number; marker: number; treasures: number[] }>
  // Targets that only pairs hurt
  | Told<'targetPlaced', { target: Target; x: number; y: number }>
  | Told<'strikeDeclared', { seat: number; model: number; target: Target; justDoIt: boolean }>
  | Told<'targetStruck', { seat: number; model: number; target: Target; cards: SuitCard[]; wounds: number; of: number }>
  /** The last wound: the player of the final attack wins, and a campaign asks what becomes of it (KC-24.20, KC-25.14). */
  | Told<'targetDestroyed', { seat: number; model: number; target: Target }>
  // Runaway Carriage
  | Told<'carriageMoved', { from: number; to: number; length: number }>
  | Told<'carriageGone', { from: number }>
  | Told<
      'pushedByCarriage',
      { model: number; from: [number, number]; to: [number, number]; length: number; limit: number; stop: string; stopBy: number }
    >
  | Told<'sideChosen', { seat: number; model: number; side: 'north' | 'south' }>
  | Told<'setBeside', { model: number; from: [number, number]; to: [number, number]; length: number }>
  // Mr. Cuddly
  | Told<'cuddlyRoused', { seat: number; card: SuitCard; red: boolean; corner: Corner; touching: number[] }>
  | Told<'cuddlyRan', { corner: Corner; from: [number, number]; to: [number, number]; moves: number; of: number }>
  | Told<'cuddlyEscaped', { moves: number }>
  // V.I.C.
  | Told<'rolesChosen', { seat: number; escort: number }>
  /** `extra`: nobody could stand in, so it is a model of its own (KC-27.4). */
  | Told<'vicNamed', { seat: number; model: number; extra: boolean }>
  | Told<'vicEscaped', { seat: number; model: number }>
  | Told<'vicLost', { seat: number; model: number; by: number }>
  // Chuck Ball
  | Told<'chestPlaced', { x: number; y: number }>
  | Told<'chestTaken', { seat: number; model: number }>
  | Told<'chestLetGo', { seat: number; model: number; how: 'put down' | 'stunned' | 'removed' | 'chucked' }>
  /** `line`: where it first touched the model; `wish`: where it would have come to lie, were that a place to rest on (KC-28.23). */
  | Told<'chestCameToRest', { from: [number, number]; wish: [number, number]; to: [number, number]; length: number }>
  | Told<'directionChosen', { seat: number; model: number; dx: number; dy: number }>
  | Told<'chestCarriedOff', { seat: number; model: number }>
  // Protect the Rat
  | Told<'spyNamed', { seat: number; model: number }>
  | Told<'spiesRevealed', { spies: number[]; found: boolean[] }>;
