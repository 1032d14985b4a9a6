/** What a seat may see of the table (chapter 22): everything but the order of the decks and another's drawn cards. */
import type { Colour, CrewId, EventId, Quarter, TileId, TrackName, WardenId } from './data/index.ts';
import type { Phase, Settings } from './table.ts';

export type SpaceView = {
  name: string;
  /** 'none': a corner without Firehouse (BR-2.13). */
  kind: 'block' | 'firehouse' | 'none';
  /** Seat of the Firehouse, or -1. */
  firehouse: number;
  tile: TileId | '';
  quarter: Quarter | '';
  value: number;
  /** 0 to 4. */
  fire: number;
  doomed: boolean;
  destroyed: boolean;
  /** Seat, or -1. */
  loyal: number;
  /** Renown by seat, and how much each seat needs in all to win the block (0: cannot). */
  renown: number[];
  needed: number[];
  /** Event cards cannot raise this fire now (BR-8.1, BR-27.19). */
  protected: boolean;
};

export type TrackView = { name: TrackName; space: number; value: number; spaces: number };

export type PlayerView = {
  seat: number;
  colour: Colour | '';
  warden: WardenId | '';
  /** Side 2 of warden and board is in use. */
  advanced: boolean;
  firehouse: string;
  brigade: string;
  wagon: string;
  wardenWater: number;
  wardenCapacity: number;
  wagonWater: number;
  wagonCapacity: number;
  crew: { card: CrewId; quarter: Quarter | ''; water: number; capacity: number; active: boolean; mimicked: boolean }[];
  tracks: TrackView[];
  /** Renown left in the supply. */
  renownLeft: number;
  renownOnAviary: boolean;
  loyalBlocks: number;
  score: number;
  bonusActions: number;
  extraTurns: number;
  werewolf: boolean;
  allegiance: boolean;
  precious: boolean;
};

export type TableView = {
  settings: Settings;
  phase: Phase;
  first: number;
  active: number;
  turn: number;
  /** Actions left in this Action phase. */
  actions: number;
  /** What the active player has used this turn. */
  used: { upgrade: boolean; warden: boolean; wagonBonus: boolean; morgana: boolean; leon: boolean; ash: boolean };
  /** All 36 cells in reading order. */
  spaces: SpaceView[];
  players: PlayerView[];
  /** The card being resolved, or ''. */
  event: EventId | '';
  eventDeck: number;
  /** Face up, the last one on top. */
  eventDiscard: EventId[];
  starters: number;
  crewDeck: number;
  crewDiscard: CrewId[];
  /** Who looks at how many drawn Crew cards; the cards themselves only for the recruiter. */
  drawn: { seat: number; n: number; cards: CrewId[] } | null;
  /** A card about to join a crew, or ''. */
  joining: CrewId | '';
  /** Crew card under the mimic token, or ''. */
  mimic: CrewId | '';
  destroyedBlocks: number;
  destroyedUniversity: number;
  /** Seat on whose turn evacuation began, or -1. */
  evacuation: number;
  /** Cooperative play: what all loyal blocks are worth, and the target; 0 otherwise. */
  commonScore: number;
  target: number;
};
