/** The table of Defenders: everything that lies on it, as plain data. Lists run by location, defender, threat or seat. */
import type { SuitCard } from '@guildhall/cards';
import type {
  Category,
  ConferringMode,
  ConnectionOrigin,
  CrossingSort,
  Phase as DataPhase,
  DeckCard,
  DefenderClass,
  DefenderDescriptorId,
  Ending as EndingReason,
  FeatureSort,
  Ink,
  Kind,
  LineStyle,
  LocationDescriptorId,
  NarrationMode,
  SceneSuggestionId,
  Setting,
  Shape,
  ThreatClass,
  Trade,
  TradeChoice,
  TurnStep,
} from './data/index.ts';

/** Who holds the seats: every seat its own person or bot, or one person all of them (DF-2.9, DF-2.10, DF-30.3). */
export const PEOPLE = ['each', 'one'] as const;
export type People = (typeof PEOPLE)[number];
/** The setting is agreed on at the table (DF-4.5), or the host has named it. */
export type SettingOption = Setting | 'agree';

/** What the host set before the game (DF-2.14). */
export type Settings = {
  people: People;
  setting: SettingOption;
  narration: NarrationMode;
  conferring: ConferringMode;
};

/** Phases of the whole game; 'over' when the last epilogue is told. */
export type Phase = DataPhase | 'over';
/** '' outside a turn. */
export type Step = TurnStep | '';

/** A text people gave: as written, or '' with `aloud` (DF-29.3). `n` is its number among the texts of the table, 0 if it has none. */
export type Description = { text: string; aloud: boolean; n: number };

export type World = {
  setting: Setting;
  /** Of an own setting (DF-4.4); '' otherwise. */
  title: string;
  description: string;
  /** DF-4.7; all may stay ''. */
  city: string;
  aboutCity: string;
  aboutEnemy: string;
  /** The numbers of these texts; 0: there is none. */
  texts: { description: number; aboutCity: number; aboutEnemy: number };
};

/** What a type card of ace to 5 records of a location (DF-5.15). */
export type PlaceForm = { shape: Shape; wall: boolean; road: boolean };

/** One card on a location or defender (DF-5.7): the word it gives, and what people wrote beside it (DF-5.14). */
export type Played = {
  card: SuitCard;
  use: 'type' | 'descriptor';
  /** Id of a listed word. */
  word: string;
  /** '' : the word stands alone. */
  wording: string;
  /** Of a type card of ace to 5 on a location (DF-5.15), else null. */
  form: PlaceForm | null;
  /** Of a type card of ace to 5 on a defender (DF-5.16), else null. */
  trade: TradeChoice | null;
};
export type ItemSort = 'location' | 'defender';
/** A location or defender that is not finalised. Ids S0, S1 ... in the order of creation. */
export type Stack = { id: string; sort: ItemSort; by: number; cards: Played[] };

/** A finalised location. Never changed in play: what changes lies in the lists of the table. Ids L0, L1 ... */
export type Location = {
  id: string;
  seat: number;
  name: string;
  description: Description;
  cards: Played[];
  /** The principal card (DF-6.6) and its value. */
  card: SuitCard;
  value: number;
  kind: Kind;
  categories: Category[];
  words: LocationDescriptorId[];
  underground: boolean;
  concealed: boolean;
  wall: boolean;
  road: boolean;
  capacity: number;
  /** What the place adds to its defence (DF-19.16). */
  bonus: number;
  /** Its loss costs morale (DF-22.4). */
  dear: boolean;
};

/** A finalised defender or a reinforcement. Ids D0, D1 ... */
export type Defender = {
  id: string;
  seat: number;
  name: string;
  description: Description;
  cards: Played[];
  card: SuitCard;
  /** It came with the joker and keeps its card out of the deck (DF-11.12). */
  reinforcement: boolean;
  class: DefenderClass;
  face: number;
  trades: Trade[];
  words: DefenderDescriptorId[];
  mobile: boolean;
  /** What its words add in a battle (DF-19.13, DF-19.14). */
  bonus: number;
  /** Its death costs morale (DF-22.7). */
  dear: boolean;
};

/** A threat. Ids T0, T1 ... */
export type Threat = {
  id: string;
  seat: number;
  name: string;
  description: Description;
  card: SuitCard;
  word: string;
  wording: string;
  class: ThreatClass;
  face: number;
};

/** Somebody invented for a scene (DF-13.10). `unit` is the id of a defender or ''. */
export type Person = {
  name: string;
  personality: string;
  preoccupation: string;
  unit: string;
  texts: { personality: number; preoccupation: number };
};

/** Who takes part in a scene; `seat` -1: not played (DF-13.6). */
export type Role = { name: string; unit: string; seat: number };
export type Scene = {
  suggestion: SceneSuggestionId | '';
  roles: Role[];
  place: Description;
  time: Description;
  situation: Description;
};

/** Points are flat lists x, y, x, y ... in map units, rounded to a tenth. */
export type Stroke = {
  style: LineStyle;
  ink: Ink;
  width: number;
  points: number[];
  /** By point, from 0 to 1, where the device had it. */
  pressures?: number[];
  /** The seat whose hand drew it, where the pen was lent (DF-31.5). */
  by?: number;
};
export type Footprint =
  | { kind: 'area'; points: number[] }
  | { kind: 'long'; points: number[]; closed: boolean }
  | { kind: 'small'; x: number; y: number };
/** A natural feature. Ids N0, N1 ... A river's footprint is long. */
export type Feature = { id: string; seat: number; sort: FeatureSort; footprint: Footprint; strokes: Stroke[] };
/** A drawn location, by its number; `inside` is a wall's inside point (DF-7.17). */
export type Drawing = { seat: number; footprint: Footprint; strokes: Stroke[]; inside: number[] | null };
/** `road` crosses `over`, a river (N0) or a wall (L3), at these points (DF-7.14, DF-7.15). */
export type Crossing = { road: string; over: string; sort: CrossingSort; points: number[] };
/** The map for the eye, with the footprints that the graph was made from. Replaced whole, never changed in place. */
export type Sketch = {
  features: Feature[];
  /** By location; null: not drawn yet. */
  drawings: (Drawing | null)[];
  crossings: Crossing[];
  /** Strokes of the damage layer by location (DF-7.21); hidden by repair. */
  damage: { location: number; seat: number; strokes: Stroke[]; hidden: boolean }[];
};

/** Unordered pair a < b of locations (DF-8.19). `by` is the proposing seat, or -1. */
export type Connection = { a: number; b: number; origin: ConnectionOrigin; by: number };

/** How the game ended. */
export type Ending = { reason: EndingReason; rule: string };

/** Places of a defender besides the numbers of locations; outside is also a place of threats. */
export const RESERVE = -1;
export const OUTSIDE = -1;
export const DESTROYED = -2;
/** A defender of the city that is still to be placed. */
export const UNPLACED = -3;
export const NOWHERE = -1;
export const NOBODY = -1;

/** Bits of `happened`: what the suggestions for scenes look at (table 16). */
export const HAPPENED = { defender_destroyed: 1, battle_lost: 2, treasure_lost: 4, feared_lost: 8, battle_won: 16 } as const;

/**
 * Sets of locations are numbers with one bit for each. Fields of the first group are replaced whole and shared by copies.
 * In all lists of cards the top of a deck is its last entry.
 */
export interface Table {
  settings: Settings;
  seats: number;
  /** DF-2.13. */
  start: number;
  world: World;
  stacks: Stack[];
  /** How many stacks of each sort were ever begun (DF-5.19). */
  created: { location: number; defender: number };
  locations: Location[];
  defenders: Defender[];
  threats: Threat[];
  persons: Person[];
  scene: Scene | null;
  sketch: Sketch;
  connections: Connection[];
  /** Locations in the order they were drawn. */
  order: number[];
  /** By location: the set of locations connected with it. */
  links: number[];
  /** Locations accessible from outside (DF-9.2). */
  exposed: number;

  /** City creation: the common row and the draw pile. */
  row: SuitCard[];
  pile: SuitCard[];
  /** The threat deck, face down. */
  deck: DeckCard[];
  discard: DeckCard[];
  /** Cards on their way and defenders that wait (ids), in the order they came (DF-15.2, DF-10.8). */
  reserve: string[];
  /** The card of this turn while it is resolved, or ''. */
  card: DeckCard | '';

  /** By defender: number of a location, RESERVE, DESTROYED or UNPLACED. */
  where: number[];
  wounds: number[];
  /** By defender: the order of arrival in its location this turn, 0 if it was there before (DF-25.4). */
  arrived: number[];
  arrivals: number;
  /** By threat: number of the location it is based in, OUTSIDE or DESTROYED. */
  base: number[];
  /** By threat: number of the location it attacks, or NOWHERE (DF-17.10). */
  target: number[];

  ruined: number;
  /** Enemy-held locations; one whose threats are gone stays so to the end of a running attack (DF-1.8). */
  held: number;
  /** Locations whose point of morale damage has not been taken back (DF-22.6). */
  lost: number;
  /** Overrides by the table (DF-9.15). */
  letIn: number;
  keptOut: number;
  /** Entry points; the number of one is its place in the list plus 1 (DF-9.5). */
  entries: number[];

  morale: number;
  intelligence: boolean;
  happened: number;
  /** Dice thrown since the last scene was framed, the last one last. */
  dice: number[];
  /** By text, in the order they were given: the seat that gave it. Texts are numbered from 1. */
  authors: number[];
  /** The votes turned over last; replaced whole. */
  poll: { seat: number; answer: string }[];

  turn: number;
  /** The First Player (DF-12.3); the start seat before turn 1. */
  first: number;
  ending: Ending | null;
}
