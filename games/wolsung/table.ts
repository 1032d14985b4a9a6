/**
 * The table of Wolsung as plain data.
 *
 * How play is cut into moments: the session is a row of scenes, a scene is a conflict, a conflict a row of rounds, a round the
 * turns of its participants (rules/session.ts, conflict.ts, round.ts, turn.ts). Every roll goes through one procedure (rules/
 * test.ts) with two windows: T2, in which only the actor may play a card, and T4, in which the actor, the target and all who can
 * help are asked until all have passed in a row. Standing orders pass both. What people do unasked (narrating, claiming Prestige,
 * wishing for an end; the GM's awards, rulings, notes and newcomers) are acts out of turn (rules/acts.ts).
 *
 * The opposition belongs to one seat: a GM's (Hosted), or the Director's, whose bot plays by chapter 23 (bots/policy.ts). Both
 * are asked the same questions, so that answers and seed alone make the match.
 */
import type { Card } from '@guildhall/cards';
import type {
  ArchetypeId,
  BodyPartId,
  CharacterMark,
  ConflictId,
  FormalityId,
  GadgetId,
  Hero,
  Mode,
  OncePerSession,
  ProfileId,
  RouteId,
  ScenarioId,
  Skilled,
  SkillId,
  StuntId,
  VehicleId,
  WeaponId,
} from './data/index.ts';

/** "Nobody" and "not yet", wherever a number is wanted. */
export const NONE = -1;

/** WS-23.14 */
export const TEMPERS = ['genteel', 'daring', 'ruthless'] as const;
export type Temper = (typeof TEMPERS)[number];

export const KINDS = ['hero', 'antagonist', 'extras', 'ally'] as const;
export type CharacterKind = (typeof KINDS)[number];

/** `waiting`: joins in the next upkeep (WS-11.17). `absent`: takes no part in this scene. */
export const STATES = ['active', 'eliminated', 'withdrawn', 'waiting', 'absent'] as const;
export type State = (typeof STATES)[number];

export const STANCES = ['proper', 'familiar'] as const;
export type Stance = (typeof STANCES)[number];

/** The parts of a conflict (WS-10.2, WS-11.1, WS-11.2); `free`: free play between conflicts. */
export const PHASES = ['free', 'set-up', 'upkeep', 'initiative', 'actions', 'outcome', 'aftermath'] as const;
export type Phase = (typeof PHASES)[number];

/** How a conflict ended (WS-21). */
export const ENDINGS = ['', 'last side', 'conceded', 'draw', 'round limit', 'called off'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a seat wishes for in the outcome step (WS-21.2, WS-21.3). */
export const WISHES = ['nothing', 'draw', 'concede'] as const;
export type Wish = (typeof WISHES)[number];

/** WS-24.1. They never change during a match (WS-24.2). */
export type Settings = {
  mode: Mode;
  gentle: boolean;
  /** Off: brisk play (WS-8.11). */
  describe: boolean;
  openSheets: boolean;
  /** 0: none. */
  roundLimit: number;
  temper: Temper;
};

/** What a seat has (WS-2.12). */
export type Stock = {
  hand: Card[];
  tokens: number;
  wish: Wish;
};

/** Everything in play about a character that is not on the sheet. */
export type Character = {
  kind: CharacterKind;
  /** The sheet of a hero; it is never changed in place. */
  hero: Hero | null;
  /** Of an antagonist or a group. */
  profile: ProfileId | null;
  /** The edited copy of the profile that it has instead. */
  copy: Copy | null;
  /** Which of several with the same profile, from 1. */
  which: number;
  /** WS-20.16: what an ally is good at. */
  skill: SkillId | null;
  side: number;
  owner: number;
  state: State;

  markers: number;
  /** Markers at the start. */
  start: number;
  /** Dice left in this round. */
  pool: number;
  /** Dice fewer in the next round: daze, requests, features. */
  fewer: number;
  constitutionLost: number;
  reputationLost: number;

  initiative: Card | null;
  acted: boolean;

  zone: number;
  cover: boolean;
  weapon: WeaponId;
  /** All it has with it, the one in hand included; what was lost lies in `dropped`. */
  weapons: WeaponId[];
  dropped: { weapon: WeaponId; zone: number }[];
  /** Index among the vehicles, or NONE. */
  vehicle: number;
  driving: boolean;
  stance: Stance;

  down: boolean;
  /** By whom, or NONE. */
  grippedBy: number;
  /** The last round in which a hit on the part counts; 0: none (WS-16.8). */
  aimed: { [part in Exclude<BodyPartId, 'other'>]: number };
  /** D15: the round in which it acts last; the last round in which it may act only against `attendTo`. */
  floor: number;
  attend: number;
  attendTo: number;
  /** Gadgets put away (WS-9.22). */
  away: GadgetId[];
  /** WS-16.53 */
  threatened: boolean;
  /** Whom it has helped in this round (WS-7.22). */
  helped: number[];
  /** WS-2.19: skills whose bonus the table has seen; `open`: all of them. */
  shown: SkillId[];
  open: boolean;

  /** Achievements used up, by their place on the sheet (WS-9.17). */
  usedAchievements: number[];
  /** Once per session (WS-9.13, WS-9.23). */
  used: OncePerSession[];
  /** What was used or holds in this scene: "lucky_charm", "noble_ancestors brawl". */
  scene: string[];
  /** WS-22.4: achievements gained in this session. */
  gained: number;
  /** The troll's fiery temper: the last round of rage, or 0. */
  rage: number;
  /** A die of this round went to something else than an offensive action; all dice must go to those (fiery passion). */
  spentOtherwise: boolean;
  passionate: boolean;
  /** Mistrust: Reputation was lost in this scene. */
  shamed: boolean;
  /** Offensive actions declared in this scene. */
  actions: number;
  /** Acting first in round 1 (Gunslinger). */
  first: boolean;
  /** WS-10.13: gear of the Criminal comes with the next upkeep; "" if none. */
  coming: string;
};

/** D13: a profile that the GM has copied and edited; it is never changed in place. */
export type Copy = {
  of: ProfileId;
  name: string;
  pool: number;
  challenge: { [type in ConflictId]: number | null };
  resistance: { [type in ConflictId]: number | null };
  skills: ({ skill: SkillId } & Skilled)[];
  /** Of an antagonist, else null. */
  archetype: ArchetypeId | null;
  /** The first is in hand when a conflict begins. */
  weapons: WeaponId[];
  vehicle: VehicleId;
  speed: number;
  marks: CharacterMark[];
};

export type Vehicle = { vehicle: VehicleId; stopped: boolean };

export const TEST_KINDS = ['attack', 'stunt', 'finisher', 'resist', 'scandal', 'simple', 'opposed'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

/** One die: every face but the last counts as 10 (WS-5.2, WS-5.3). */
export type Die = number[];

/** A test from its declaration on; everything about it is public. */
export type Test = {
  kind: TestKind;
  actor: number;
  /** Of an offensive action; of an active resistance the attacker; of an opposed test the opponent. NONE: nobody. */
  target: number;
  skill: SkillId;
  /** A specialty in a field of its own is claimed (WS-3.20). */
  claimed: boolean;
  stunt: StuntId | '';
  /** What the stunt aims at: a part, an item, a direction, a request. */
  detail: string;
  /** The research of a Detective or the survival of a Hunter takes markers. */
  foreign: boolean;
  /** Chosen (WS-12.3). */
  dice: number;
  rolled: Die[];
  widened: number;
  /** WS-7.4: the card that is the whole result. */
  automatic: Card | null;
  card: Card | null;
  helps: Card[];
  helpers: number[];
  /** The card for resistance (WS-7.14). */
  guard: Card | null;
  /** WS-9.5: how much a token has raised the result, and by what. */
  raise: number;
  raisedBy: string;
  officer: number;
  achievement: number;
  gadget: boolean;
  /** Abilities used in this test. */
  abilities: string[];
  /** A description of this test was sent back (WS-8.7). */
  sentBack: boolean;
  /** The Target Number, where it is fixed from the start; for an active resistance the result to be exceeded. Else NONE until T5. */
  tn: number;
  /** NONE until T5. */
  result: number;
};

/** The sides' words (WS-10.3); "": as the scenario has it. */
export type Stake = { texts: string[]; vaBanque: boolean; deadly: boolean; refusals: number };

/** What came of a scene. `winner` NONE: a draw. */
export type Result = { scenario: ScenarioId; winner: number; ending: Ending; rounds: number };

export type Table = {
  settings: Settings;
  /** The seat of GM or Director; NONE in a duel. */
  gm: number;
  stocks: Stock[];
  deck: Card[];
  /** Cards of a hand that a seat has looked at. */
  known: { seat: number; of: number; cards: Card[] }[];
  discard: Card[];
  /** Heroes first, in the order of seats. Numbers never change during a session. */
  characters: Character[];
  heroes: number;

  /** The scenes to come in Director mode and duels, this one first. */
  scenes: ScenarioId[];
  scenario: ScenarioId;
  type: ConflictId;
  phase: Phase;
  round: number;
  /** Whose turn it is, or NONE. */
  turn: number;
  /** Something was done in this turn (WS-19.6: the stance comes first). */
  begun: boolean;
  sides: number;
  /** The side that a tie at the round limit goes to (WS-10.3, WS-21.5). */
  statusQuo: number;
  stake: Stake;
  /** Who refused last: a stake, a concession, a draw. */
  refusers: number[];
  vehicles: Vehicle[];
  route: RouteId;
  formality: FormalityId;
  /** A feature of the scenario that works once was used. */
  featureUsed: boolean;
  /** The Colossus remembers who last acted against it (D16, S3); NONE: nobody. */
  grudge: number;
  /** WS-23.5: decides ties of the Director; drawn before each of its turns. */
  lot: number;
  /** Open tests, the innermost last. */
  tests: Test[];
  /** Who decided the conflict (WS-21.7). */
  decider: number;

  results: Result[];
  /** Tests in free play in this session, and sessions so far, so that both come to an end. */
  tested: number;
  sessions: number;
  over: boolean;
  /** Described elements of the scene (WS-8.8): words, or "*" for a stock line, with who and which card. */
  notes: { by: number; card: Card | null; words: string }[];
  /** Seen by the GM alone. */
  secrets: string[];
  /** Profiles of the GM's own; others see of them what comes to the table. */
  copies: Copy[];
  ending: Ending;
};
