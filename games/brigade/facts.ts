/**
 * Everything that can be told about a game of The Brigade: one closed union, fine-grained enough to be animated.
 * Spaces are named ('C3'), holders of water are 'warden', 'wagon' or the id of a crew card.
 */
import type { Colour, Direction, TrackName } from './data/index.ts';
import type { BR } from './rulebook/ids.generated.ts';
import type { Reason } from './table.ts';

/** A part of a number and the rule it comes from, so that every sum can be shown term by term. */
export const TERM_NAMES = [
  // Actions of a turn.
  'leadership',
  'bonusActions',
  'precious',
  'aviary',
  'spent',
  // Renown awarded.
  'levelsRemoved',
  'ability',
  'event',
  // Renown needed.
  'value',
  'stealing',
  'nery',
  // Movement points.
  'move',
  'kularf',
  // Water needed.
  'intensity',
  'lumen',
] as const;
export type TermName = (typeof TERM_NAMES)[number];
export type Term = { name: TermName; rule: BR; add: number };

/** What raised, lowered or would have raised a fire, or moved water: a rule of the game or the id of a card or tile. */
export type Cause = string;

type Told<K extends string, D> = { kind: K; rule: BR } & D;

export type BrigadeFact =
  // Setting up
  | Told<'cityBuilt', { tiles: string[] }>
  | Told<'firstPlayer', { seat: number; drawn: boolean }>
  | Told<'colourChosen', { seat: number; colour: Colour }>
  | Told<'boardDealt', { seat: number; colour: Colour; warden: string }>
  | Told<'eventDeckPrepared', { cards: number }>
  // Turns
  | Told<'turnBegan', { seat: number; turn: number; extra: boolean; last: boolean }>
  /** Actions left; terms add up to `to - from`. */
  | Told<'actionsChanged', { seat: number; from: number; to: number; terms: Term[] }>
  | Told<'turnEnded', { seat: number; unused: number }>
  // Events
  | Told<'eventDrawn', { seat: number; card: string; starter: boolean }>
  | Told<'eventDiscarded', { card: string }>
  | Told<'eventDeckShuffled', { cards: number }>
  | Told<'fireballLanded', { space: string }>
  | Told<'fireballRedirected', { seat: number; from: string; to: string }>
  | Told<'fireballTurnedToRenown', { seat: number; space: string }>
  // Fire. `source` is the space a gust blew it from, or ''.
  | Told<'fireRose', { space: string; from: number; to: number; cause: Cause; source: string }>
  | Told<'fireFell', { space: string; from: number; to: number; cause: Cause }>
  | Told<'fireExtinguished', { space: string; seat: number; levels: number; cause: Cause }>
  | Told<'firesSwapped', { seat: number; spaces: string[]; before: number[]; after: number[] }>
  /** An Event card would have raised the fire; `by` is the meeple or 'allegiance', of that seat. */
  | Told<'protected', { space: string; by: 'brigade' | 'wagon' | 'allegiance'; seat: number; cause: Cause }>
  | Told<'fireIgnored', { space: string; cause: Cause }>
  | Told<'blockDoomed', { space: string }>
  | Told<'blockDestroyed', { space: string; tile: string; destroyed: number }>
  | Told<'buildingTriggered', { space: string; building: string }>
  | Told<'directionChosen', { seat: number; direction: Direction }>
  // Meeples. `path` runs from the first space to the last; `points` is what it cost of `of`.
  | Told<'brigadeMoved', { seat: number; path: string[]; points: number; of: number; terms: Term[] }>
  | Told<'brigadePushed', { seat: number; by: number; from: string; to: string }>
  | Told<'brigadeReturned', { seat: number; from: string; to: string }>
  | Told<'wagonMoved', { seat: number; from: string; to: string; cause: Cause }>
  | Told<'wagonReturned', { seat: number; from: string; to: string }>
  // Water
  | Told<'waterSpent', { seat: number; holder: string; n: number; left: number }>
  | Told<'waterGained', { seat: number; holder: string; n: number; now: number; cause: Cause }>
  | Told<'waterLost', { seat: number; holder: string; n: number; left: number; cause: Cause }>
  | Told<'waterStolen', { seat: number; holder: string; from: number; fromHolder: string }>
  /** `space` is '' where the place does not matter. */
  | Told<'refilled', { seat: number; space: string; holders: string[]; before: number[]; after: number[]; cause: Cause }>
  | Told<'waterTransferred', { seat: number; holders: string[]; before: number[]; after: number[] }>
  // Renown and Loyalty. Terms add up to `n` or to `needed`.
  | Told<'renownAwarded', { seat: number; n: number; terms: Term[]; cause: Cause }>
  | Told<'renownPlaced', { seat: number; space: string; n: number; now: number; needed: number; terms: Term[] }>
  | Told<'renownForfeited', { seat: number; n: number }>
  | Told<'renownRemoved', { seat: number; space: string; n: number; cause: Cause }>
  /** `from` is the seat it was stolen from, or -1. */
  | Told<'loyaltyGained', { seat: number; space: string; from: number; needed: number; terms: Term[] }>
  | Told<'loyaltyLost', { seat: number; space: string }>
  | Told<'aviaryStocked', { seat: number; space: string }>
  | Told<'aviaryVisited', { seat: number; space: string }>
  // Crew
  | Told<'crewDeckShuffled', { cards: number }>
  /** The others hear the number only: `cards` is then empty. */
  | Told<'crewDrawn', { seat: number; n: number; cards: string[] }>
  | Told<'recruitKeptNone', { seat: number; cards: string[] }>
  /** `replaced` is '' where nobody had to go. */
  | Told<'crewRecruited', { seat: number; card: string; replaced: string; water: number }>
  | Told<'crewDiscarded', { seat: number; card: string; cause: Cause }>
  | Told<'crewTaken', { seat: number; from: number; card: string }>
  | Told<'consentGiven', { seat: number; to: number; card: string; agreed: boolean }>
  | Told<'preciousGiven', { seat: number; to: number }>
  | Told<'preciousDiscarded', { seat: number }>
  | Told<'abilityUsed', { seat: number; card: string }>
  | Told<'offerDeclined', { seat: number; offer: string }>
  // Tracks. `from` and `to` are spaces of the track, the values those printed there.
  | Told<
      'trackRaised',
      { seat: number; track: TrackName; from: number; to: number; valueFrom: number; valueTo: number; cause: Cause }
    >
  | Told<'trackAtEnd', { seat: number; track: TrackName }>
  | Told<'blueBonus', { seat: number; track: TrackName }>
  | Told<'extraTurnWon', { seat: number }>
  // Wardens
  | Told<'wardenUsed', { seat: number; warden: string }>
  | Told<'allegianceBegan', { seat: number }>
  | Told<'allegianceEnded', { seat: number }>
  | Told<'werewolfTurned', { seat: number; werewolf: boolean }>
  | Told<'mimicPlaced', { seat: number; card: string }>
  | Told<'mimicRemoved', { card: string }>
  // The end
  | Told<'evacuationBegan', { seat: number; destroyed: number; university: number }>
  | Told<'allFiresOut', { ends: boolean }>
  | Told<'gameEnded', { reason: Reason; winners: number[]; scores: number[] }>;

export type FactKind = BrigadeFact['kind'];
