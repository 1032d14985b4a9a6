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

type FactOf<K extends string, D> = { kind: K; rule: BR } & D;

export type BrigadeFact =
  // Setting up
  | FactOf<'cityBuilt', { tiles: string[] }>
  | FactOf<'firstPlayer', { seat: number; drawn: boolean }>
  | FactOf<'colourChosen', { seat: number; colour: Colour }>
  | FactOf<'boardDealt', { seat: number; colour: Colour; warden: string }>
  | FactOf<'eventDeckPrepared', { cards: number }>
  // Turns
  | FactOf<'turnBegan', { seat: number; turn: number; extra: boolean; last: boolean }>
  /** Actions left; terms add up to `to - from`. */
  | FactOf<'actionsChanged', { seat: number; from: number; to: number; terms: Term[] }>
  | FactOf<'turnEnded', { seat: number; unused: number }>
  // Events
  | FactOf<'eventDrawn', { seat: number; card: string; starter: boolean }>
  | FactOf<'eventDiscarded', { card: string }>
  | FactOf<'eventDeckShuffled', { cards: number }>
  | FactOf<'fireballLanded', { space: string }>
  | FactOf<'fireballRedirected', { seat: number; from: string; to: string }>
  | FactOf<'fireballTurnedToRenown', { seat: number; space: string }>
  // Fire. `source` is the space a gust blew it from, or ''.
  | FactOf<'fireRose', { space: string; from: number; to: number; cause: Cause; source: string }>
  | FactOf<'fireFell', { space: string; from: number; to: number; cause: Cause }>
  | FactOf<'fireExtinguished', { space: string; seat: number; levels: number; cause: Cause }>
  | FactOf<'firesSwapped', { seat: number; spaces: string[]; before: number[]; after: number[] }>
  /** An Event card would have raised the fire; `by` is the meeple or 'allegiance', of that seat. */
  | FactOf<'protected', { space: string; by: 'brigade' | 'wagon' | 'allegiance'; seat: number; cause: Cause }>
  | FactOf<'fireIgnored', { space: string; cause: Cause }>
  | FactOf<'blockDoomed', { space: string }>
  | FactOf<'blockDestroyed', { space: string; tile: string; destroyed: number }>
  | FactOf<'buildingTriggered', { space: string; building: string }>
  | FactOf<'directionChosen', { seat: number; direction: Direction }>
  // Meeples. `path` runs from the first space to the last; `points` is what it cost of `of`.
  | FactOf<'brigadeMoved', { seat: number; path: string[]; points: number; of: number; terms: Term[] }>
  | FactOf<'brigadePushed', { seat: number; by: number; from: string; to: string }>
  | FactOf<'brigadeReturned', { seat: number; from: string; to: string }>
  | FactOf<'wagonMoved', { seat: number; from: string; to: string; cause: Cause }>
  | FactOf<'wagonReturned', { seat: number; from: string; to: string }>
  // Water
  | FactOf<'waterSpent', { seat: number; holder: string; n: number; left: number }>
  | FactOf<'waterGained', { seat: number; holder: string; n: number; now: number; cause: Cause }>
  | FactOf<'waterLost', { seat: number; holder: string; n: number; left: number; cause: Cause }>
  | FactOf<'waterStolen', { seat: number; holder: string; from: number; fromHolder: string }>
  /** `space` is '' where the place does not matter. */
  | FactOf<'refilled', { seat: number; space: string; holders: string[]; before: number[]; after: number[]; cause: Cause }>
  | FactOf<'waterTransferred', { seat: number; holders: string[]; before: number[]; after: number[] }>
  // Renown and Loyalty. Terms add up to `n` or to `needed`.
  | FactOf<'renownAwarded', { seat: number; n: number; terms: Term[]; cause: Cause }>
  | FactOf<'renownPlaced', { seat: number; space: string; n: number; now: number; needed: number; terms: Term[] }>
  | FactOf<'renownForfeited', { seat: number; n: number }>
  | FactOf<'renownRemoved', { seat: number; space: string; n: number; cause: Cause }>
  /** `from` is the seat it was stolen from, or -1. */
  | FactOf<'loyaltyGained', { seat: number; space: string; from: number; needed: number; terms: Term[] }>
  | FactOf<'loyaltyLost', { seat: number; space: string }>
  | FactOf<'aviaryStocked', { seat: number; space: string }>
  | FactOf<'aviaryVisited', { seat: number; space: string }>
  // Crew
  | FactOf<'crewDeckShuffled', { cards: number }>
  /** The others hear the number only: `cards` is then empty. */
  | FactOf<'crewDrawn', { seat: number; n: number; cards: string[] }>
  | FactOf<'recruitKeptNone', { seat: number; cards: string[] }>
  /** `replaced` is '' where nobody had to go. */
  | FactOf<'crewRecruited', { seat: number; card: string; replaced: string; water: number }>
  | FactOf<'crewDiscarded', { seat: number; card: string; cause: Cause }>
  | FactOf<'crewTaken', { seat: number; from: number; card: string }>
  | FactOf<'consentGiven', { seat: number; to: number; card: string; agreed: boolean }>
  | FactOf<'preciousGiven', { seat: number; to: number }>
  | FactOf<'preciousDiscarded', { seat: number }>
  | FactOf<'abilityUsed', { seat: number; card: string }>
  | FactOf<'offerDeclined', { seat: number; offer: string }>
  /** An Event card does nothing for this player: no place for a crew, or no block that could take Renown. */
  | FactOf<'eventIgnored', { seat: number; card: string; why: 'crew' | 'renown' }>
  // Tracks. `from` and `to` are spaces of the track, the values those printed there.
  | FactOf<
      'trackRaised',
      { seat: number; track: TrackName; from: number; to: number; valueFrom: number; valueTo: number; cause: Cause }
    >
  | FactOf<'trackAtEnd', { seat: number; track: TrackName }>
  | FactOf<'blueBonus', { seat: number; track: TrackName }>
  | FactOf<'extraTurnWon', { seat: number }>
  // Wardens
  | FactOf<'wardenUsed', { seat: number; warden: string }>
  | FactOf<'allegianceBegan', { seat: number }>
  | FactOf<'allegianceEnded', { seat: number }>
  | FactOf<'werewolfTurned', { seat: number; werewolf: boolean }>
  | FactOf<'mimicPlaced', { seat: number; card: string }>
  | FactOf<'mimicRemoved', { card: string }>
  // The end
  | FactOf<'evacuationBegan', { seat: number; destroyed: number; university: number }>
  | FactOf<'allFiresOut', { ends: boolean }>
  | FactOf<'gameEnded', { reason: Reason; winners: number[]; scores: number[] }>;

export type FactKind = BrigadeFact['kind'];
