/** The table of Kobolds & Cobblestones: everything that lies on it, as plain data. Lengths are inches, (0, 0) is south-west. */
import type { SuitCard } from '@guildhall/cards';
import type { CardSide, EquipmentId, LayoutId, ProfileId, ScenarioId, TerrainKind } from './data/index.ts';

/** The seat of what belongs to nobody: Mr. Cuddly as a target (KC-1.16). */
export const NEUTRAL = -1;
/** "No model", "no piece", "no seat", wherever a number is wanted. */
export const NONE = -1;

export const PHASES = ['gangs', 'setup', 'deployment', 'initiative', 'action', 'end of turn', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const REASONS = [
  'wipedOut', // KC-22.1, KC-26.3
  'score', // KC-22.3, KC-26.2
  'treasure', // KC-23.22
  'destroyed', // KC-24.14, KC-25.5
  'escaped', // KC-24.7, KC-25.11: a draw
  'vicOut', // KC-27.8
  'vicRemoved', // KC-27.10
  'chestOut', // KC-28.2
  'spyFound', // KC-29.8
  'turnLimit', // a draw by KC-25.13, KC-27.11, KC-28.20, KC-29.8
  'equal', // an equal score: KC-22.3, KC-23.22, KC-26.2
  'nobodyLeft', // KC-21.6
  'stopped', // KC-21.5
  'conceded', // KC-39.1
  'agreedDraw', // KC-39.2
] as const;
export type Reason = (typeof REASONS)[number];
export type Ending = { reason: Reason; rule: string; winners: number[]; scores: [number, number] };

/** What the host set before the game. `scenario` 0: by lot (KC-4.2); `layout` 'random': dealt among those allowed (KC-2.13). */
export type Settings = {
  gold: number;
  scenario: 0 | ScenarioId;
  layout: LayoutId | 'random' | 'own';
  /** Whether members touching the far edge score double in Territory Grab (KC-21.3, KC-26.5). */
  doublePoints: boolean;
};

/** A terrain piece: corners of a simple polygon, x and y in turn, and its height (KC-2.9). Never changes during a game. */
export type Terrain = { kind: TerrainKind; corners: number[]; height: number };

/** Where a model is: still to be deployed, on the board, removed (KC-1.20), gone over an edge (KC-27.8), or left out (KC-4.18). */
export const PLACES = ['reserve', 'play', 'removed', 'gone', 'left out'] as const;
export type Place = (typeof PLACES)[number];

/**
 * One model; its number is its index in `models` and its name in answers is "m" and that number. It is a Base of
 * @guildhall/geometry as it stands: a model that is not in play has r 0 and so is in nobody's way.
 */
export type Model = {
  /** The gang it belongs to; see `controller` for who commands it now. */
  seat: number;
  profile: ProfileId;
  /** What its owner calls it; '' for the profile's name (KC-1.23). Text from people: never markup. */
  name: string;
  equipment: EquipmentId[];
  place: Place;
  x: number;
  y: number;
  z: number;
  r: number;
  /** Height for sight (KC-11.7). */
  height: number;
  /** The terrain piece it stands on, or NONE. */
  on: number;
  /** Wound marks (KC-14.10). */
  wounds: number;
  /** Effects as bits; see effects.ts. `due` are those that end with the activation in progress (KC-7.7). */
  effects: number;
  due: number;
  /** Activated this turn (KC-7.15). */
  activated: boolean;
  /** A Sneaky Beggar that has not acted yet (KC-17.25). */
  hidden: boolean;
  /** Bits of `Once`: what it has used in the activation in progress (KC-15.12) and in this turn. */
  once: number;
  onceTurn: number;
  /** Dead Good, until the end of the turn (KC-18.32). */
  deadGood: boolean;
  /** Raised by Extra Life (KC-18.28). */
  raised: boolean;
  /** Who removed it: a seat, or NONE for nobody (KC-14.14). */
  removedBy: number;
  /** Whose Poison and whose Bite it suffers from: a seat, or NONE for nobody's (KC-14.14, KC-29.6). */
  poisonedBy: number;
  bittenBy: number;
  /** In a campaign: its number in the books, and whether it was killed or mugged (KC-31.1). Nowhere else. */
  member?: number;
  fate?: Fate;
  /** What a Leader is like after levels and injuries (KC-31.10, KC-32.14), if not as printed. It never changes during a game. */
  as?: LeaderNumbers;
};

/** Killed or mugged (KC-31.1). */
export const FATES = ['killed', 'mugged'] as const;
export type Fate = (typeof FATES)[number];

/** The statistics of a Leader that a campaign changes. */
export type LeaderNumbers = { move: CardSide; fight: number; defend: number; wounds: number; leadership: number };

export type Gang = {
  name: string;
  /** Its Leader's model. */
  leader: number;
  stash: number;
  crystals: number;
  hand: SuitCard[];
  deck: SuitCard[];
  discard: SuitCard[];
  /** Poison Proof belongs to the gang (KC-18.13). */
  poisonProof: boolean;
  /** Until the end of the turn: War Cry, Take a Chance, Check his Sleeves (the one extra card of the maximum). */
  warCry: boolean;
  /** KC-39.2: has offered a draw this turn. */
  drawOffered: boolean;
  takeAChance: boolean;
  sleeves: boolean;
  /** Compromising position was used this turn (KC-18.38). */
  compromised: boolean;
};

/** Hide and Seek (KC-23). `finder`: the model that waits to collect, or NONE. */
export type Marker = {
  x: number;
  y: number;
  state: 'hidden' | 'found' | 'collected' | 'trap';
  /** Models in unbroken contact with the found treasure since the end of their activation (KC-23.18). */
  waiting: number[];
};

/** What a shove has brought upon an Always Angry model: it may attack once the pushing attack is done (KC-17.6). */
export type Angry = { model: number; shoved: number };

/** Fields of the first group never change once set and are shared by copies. */
export interface Table {
  settings: Settings;
  terrain: Terrain[];

  phase: Phase;
  /** 0 until drawn or agreed. */
  scenario: 0 | ScenarioId;
  layout: LayoutId | 'own' | '';
  models: Model[];
  gangs: [Gang, Gang];
  /** The seat whose starting edge is South; NONE before the choice. */
  south: number;
  turn: number;
  first: number;
  /** Who has the Initiative (KC-6.6). */
  initiative: number;
  /** Whose turn it is to activate. */
  next: number;
  coffers: number;
  eventDeck: SuitCard[];
  eventDiscard: SuitCard[];
  /** Event cards lying face up in front of players: a comparison or a blackjack hand (KC-5.12). */
  eventTable: SuitCard[];
  angry: Angry[];
  /** The enemy whom the Egg Keeper commands for a moment, or NONE. */
  lured: number;
  ending: Ending | null;

  // Scenarios
  markers: Marker[];
  treasureDeck: SuitCard[];
  treasureDiscard: SuitCard[];
  /** Collected treasures by seat. */
  treasures: [number, number];
  /** Wounds of the scenario's target: carriage or Mr. Cuddly. */
  targetWounds: number;
  /** West end of the carriage; NONE if there is none or it is gone. */
  carriage: number;
  /** Mr. Cuddly's model, or NONE; and how often he has moved. */
  cuddly: number;
  cuddlyMoves: number;
  /** The V.I.C.'s model and the escorting seat. */
  vic: number;
  escort: number;
  /**
   * The chest's centre while it lies on the ground, and its carrier or NONE. `dropped`: the Stunned model that has just let
   * go of it, whose opponent is about to say where it lies (KC-28.6); otherwise NONE.
   */
  chest: { x: number; y: number; carrier: number; dropped: number } | null;
  /** Secret: each seat's spy (KC-38.7). */
  spies: [number, number];
}
