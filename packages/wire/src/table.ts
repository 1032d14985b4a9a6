/** A table as everybody may know it: its settings, who sits where, clocks, requests that are open. */

import type { Customs } from '@guildhall/kernel';
import { LANGUAGES, type OptionSpec, type PlainRecord, type RoleSpec } from '@guildhall/kernel';
import type { Frozen } from '@guildhall/kernel/hall';
import * as v from 'valibot';
import { BOT_LEVELS } from './levels.ts';
import { NAME_LENGTH } from './names.ts';
import { line, text, whole } from './plain.ts';

export const MAX_SEATS = 16;
export const CHAT_LENGTH = 500;

export const language = v.picklist(LANGUAGES);
export const seat = whole(0, MAX_SEATS - 1);
/** 22 letters of base64url: 128 bits nobody can guess. */
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'not a table'));
export const seatKey = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/, 'not a key of a seat'));
/** Made by the client, one per command; the same command sent again carries the same key. */
export const commandKey = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'a key is 8 to 64 letters, digits, - or _'));
export const personName = line(NAME_LENGTH);

export const botLevel = v.picklist(BOT_LEVELS);
export type BotLevel = v.InferOutput<typeof botLevel>;

/** How a seat is to be filled when a table is set up. `person`: the one who sets it up (several: hot seat). */
export const seatWish = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: v.optional(personName) }),
  v.strictObject({ kind: v.literal('bot'), level: botLevel }),
  v.strictObject({ kind: v.literal('open') }),
]);
export type SeatWish = v.InferOutput<typeof seatWish>;

export const pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** Each seat has so many minutes for the game, and so many seconds more after each decision. */
  v.strictObject({ kind: v.literal('live'), minutes: whole(1, 600), increment: whole(0, 600) }),
  /** Each decision may take so many days. */
  v.strictObject({ kind: v.literal('daily'), days: whole(1, 30) }),
]);
export type Pace = v.InferOutput<typeof pace>;

/** `game`: open except where the rules of the game close it. */
export const CHAT_RULES = ['game', 'players', 'closed'] as const;
export const chatRule = v.picklist(CHAT_RULES);
export type ChatRule = v.InferOutput<typeof chatRule>;

export const option = v.union([v.pipe(v.string(), v.maxLength(100)), v.number(), v.boolean()]);

export const tableName = line(60);
export const chatText = text(CHAT_LENGTH);
/** What a seat adds to chance before the deal. */
export const entropy = v.pipe(v.string(), v.maxLength(128), v.regex(/^[\x21-\x7e]*$/, 'visible ASCII only'));

/** `frozen`: begun by earlier rules, and it cannot go on by those of the house. */
export type Status = 'waiting' | 'playing' | 'over' | 'aborted' | 'frozen';

export interface Settings {
  game: string;
  /** Game and version of the rules it is played by: "brigade@1.0.0". */
  rules: string;
  options: { [name: string]: string | number | boolean };
  seats: number;
  pace: Pace;
  public: boolean;
  name: string;
  chat: ChatRule;
  /** Whether a bot may play on for a person who leaves for good though the game can be conceded. */
  standIns: boolean;
  /** Hash of the seed, published before the first draw. */
  commitment: string;
  /** Brought in as a file: its seed was known before, so chance is not sealed. */
  imported: boolean;
  /** The campaign of which this match is a fight; null: it stands alone. */
  linked: { table: string; number: number; name: string } | null;
  created: number;
}

/** Who sits in a seat. */
export interface SeatState {
  seat: number;
  /** Its role, by name; null: all seats are alike. */
  role: string | null;
  kind: 'person' | 'bot' | 'open';
  /** Empty for an open seat and for a bot by its own right. */
  name: string;
  /** The level of the bot that plays here now, also for a person; null: nobody but the person plays. */
  bot: BotLevel | null;
  /**
   * Why a bot plays for a person: the person asked, the clock ran out, others said so of one who was not connected or who
   * let a question wait too long, the seat is on offer, its person resigned, or the organiser of a campaign has ruled so.
   */
  botBecause: 'asked' | 'clock' | 'absent' | 'away' | 'offered' | 'resigned' | 'benched' | null;
  /** The person is back, and has the seat again when the question the bot is at is closed. */
  returning: boolean;
  /** Whoever comes may take this seat; until then a bot plays. */
  offered: boolean;
  /** Time of the server from which on others may mark the person as away though connected; null: nothing waits for the person. */
  awayAt: number | null;
  /** Time of the server from which on others may mark the person as away for want of a connection; null: is connected. */
  absentAt: number | null;
  /** Who had this seat before, oldest first: by this name up to that event. */
  former: { name: string; until: number }[];
  /** A person of this seat is connected now. */
  here: boolean;
}

export interface Clock {
  /** Milliseconds left per seat, as of `at`. null: this seat has no clock. */
  left: (number | null)[];
  /** Seats whose clock is running. */
  running: number[];
  /** Time of the server at which this was true. */
  at: number;
}

export interface UndoAsk {
  /** Number of the request; consent names it. */
  sequence: number;
  seat: number;
  /** Persons that have agreed so far, and those still to be heard. */
  agreed: number[];
  missing: number[];
}

/** A fight of a campaign: `waiting` for its table, being played there, or over. */
export interface FightState {
  /** Among those of its round, from 0. */
  number: number;
  /** A name that no other fight of the campaign has: "round 2 fight 1". */
  name: string;
  /** By seat of the fight, the seat here that plays it. */
  players: number[];
  /** Where it is played; null: nobody has opened it yet. */
  table: string | null;
  state: 'waiting' | 'open' | 'over';
}

/**
 * A ruling of the organiser on a seat, with its reason. `correct`: what the seat did last was taken back, and all since;
 * `bench`: a bot keeps the gang until `recall`; `replace`: the seat is on offer to whoever comes.
 */
export const RULINGS = ['correct', 'bench', 'recall', 'replace'] as const;
export interface RulingState {
  sequence: number;
  at: number;
  of: number;
  what: (typeof RULINGS)[number];
  reason: string;
}

/** What a campaign has beside the books. */
export interface CampaignState {
  /** The seat that leads it. */
  organiser: number;
  /** Those of the present round. */
  fights: FightState[];
  /** The tables of fights that are over, of all rounds, oldest first. */
  past: { name: string; table: string }[];
  /** Until when, by the time of the server, that question can be answered and anything be done; null: there is no hurry. */
  deadline: { question: string; until: number } | null;
  /** Oldest first. */
  rulings: RulingState[];
}

/** What changes at a table beside the game. */
export interface TableState {
  status: Status;
  seats: SeatState[];
  clock: Clock | null;
  undo: UndoAsk | null;
  /** Seats that voted to abandon the match, and those still to be heard. */
  abort: { agreed: number[]; missing: number[] } | null;
  /** The table where the same people play again. */
  rematch: string | null;
  chatOpen: boolean;
  /** The seat of the host; null: nobody is here. */
  host: number | null;
  /** Persons who asked for a pause that stands: the game and its clocks wait. */
  pause: { seats: number[] } | null;
  /** All persons are gone or away, and the game waits for the first who returns. */
  suspended: boolean;
  /** Why the match is frozen; null: it is not. */
  frozen: Frozen | null;
  /** At the table of a campaign; null: this is none. */
  campaign: CampaignState | null;
}

/** One line in a list of tables. */
export interface Summary {
  table: string;
  settings: Settings;
  status: Status;
  seats: SeatState[];
  /** Your own seats. */
  mine: number[];
  /** It waits for you. */
  yourTurn: boolean;
  /** Seats that must answer now. */
  waitingFor: number[];
  /** What one of your own seats is asked, for the game's words; null: nothing. */
  asked: { seat: number; name: string; rule: string; show: PlainRecord } | null;
  clock: Clock | null;
  /** By seat, which sign it plays by, in games where people choose; null: each seat has its own. */
  signs: readonly number[] | null;
  /** How many watch without a seat. */
  spectators: number;
  /** The game waits: see TableState. */
  paused: boolean;
  suspended: boolean;
  updated: number;
}

export interface GameInfo {
  id: string;
  version: string;
  seats: { min: number; max: number };
  options: readonly OptionSpec[];
  roles: readonly RoleSpec[];
  /** Whether something is handed in when it is set up: for all, or for each seat. */
  given: { all: boolean; own: boolean };
  customs: Customs;
  /** The game whose campaign it is; null: it is none. */
  campaignOf: string | null;
  bots: readonly BotLevel[];
}
