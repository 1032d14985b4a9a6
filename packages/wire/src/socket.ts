/** Messages on the socket. One socket may watch several tables. Client messages have schemas; others are refused. */
import type { Contribution, Fact, PlainRecord, Refusal, StandingOrders, View } from '@guildhall/kernel';
import * as v from 'valibot';
import type { Person, Reason } from './http.ts';
import type { Patch } from './patch.ts';
import { isBoundedPlain, plain, text, whole } from './plain.ts';
import {
  botLevel,
  chatText,
  commandKey,
  entropy,
  MAX_SEATS,
  RULINGS,
  type Settings,
  seat,
  seatKey,
  type TableState,
  tableId,
} from './table.ts';

export const PROTOCOL = 3;
/** Answers one command may carry. */
export const MAX_BATCH = 64;

/** Letters in the name of an act, a window or a condition, and conditions of one standing order. */
export const MAX_NAME = 200;
export const MAX_CONDITIONS = 32;

/** Letters of the reason for a ruling. */
export const MAX_REASON = 300;

/** Letters of JSON of one contribution. */
export const MAX_CONTRIBUTION = 64 * 1024;

const count = whole(0, Number.MAX_SAFE_INTEGER);
/** Who commands what: each command has a key, and one sent again under the same key is not done twice. */
const command = { table: tableId, key: commandKey };
const ofSeat = { ...command, seat };
const name = v.pipe(v.string(), v.maxLength(MAX_NAME));

export const hello = v.strictObject({ type: v.literal('hello'), protocol: v.literal(PROTOCOL) });
/** Watch a table: with the keys of one's seats, or none (the session may hold seats too); else as a spectator. */
export const watch = v.strictObject({
  type: v.literal('watch'),
  table: tableId,
  keys: v.optional(v.pipe(v.array(seatKey), v.maxLength(MAX_SEATS)), []),
  /** The last sequence number seen: the log then begins after it. */
  since: v.optional(count, 0),
  /** What one adds to chance; taken if one's seat is awaited at this table (a rematch), else of no account. */
  entropy: v.optional(entropy, ''),
});
export const unwatch = v.strictObject({ type: v.literal('unwatch'), table: tableId });
/** Answers the open question: usually one answer; several are taken all or none, one after the other. */
export const answer = v.strictObject({
  type: v.literal('answer'),
  ...ofSeat,
  /** The decision that was open when the answer was chosen; see State. */
  decision: count,
  answers: v.pipe(v.array(plain), v.minLength(1), v.maxLength(MAX_BATCH)),
});
/** Does something out of turn, whoever is asked: one of the `mayAlso` of the seat's view. */
export const act = v.strictObject({ type: v.literal('act'), ...ofSeat, act: name, answer: plain });
/** Gives a standing order, "pass at this window unless ...", or takes it back (null). Nobody else learns of it. */
export const order = v.strictObject({
  type: v.literal('order'),
  ...ofSeat,
  window: name,
  unless: v.nullable(v.pipe(v.array(name), v.maxLength(MAX_CONDITIONS))),
});
/** Takes a face-down answer back. */
export const withdraw = v.strictObject({ type: v.literal('withdraw'), ...ofSeat, decision: count });
/** Takes the last answer back: at once if that is free, else the others are asked. */
export const undo = v.strictObject({ type: v.literal('undo'), ...ofSeat });
/** Answers another's request to undo, by the number of the request. */
export const consent = v.strictObject({ type: v.literal('consent'), ...ofSeat, request: count, agree: v.boolean() });
export const chat = v.strictObject({ type: v.literal('chat'), ...ofSeat, text: chatText });
const contributionBody = v.pipe(
  v.custom<PlainRecord>(
    (given) => typeof given === 'object' && given !== null && !Array.isArray(given) && isBoundedPlain(given),
    'not a plain object, or too deep or too large',
  ),
  v.check((given) => JSON.stringify(given).length <= MAX_CONTRIBUTION, `more than ${MAX_CONTRIBUTION} letters of JSON`),
);
/** Adds something beside the game, of a kind the game provides for. `seat` null: as one who only looks on, by the session's name. */
export const contribute = v.strictObject({
  type: v.literal('contribute'),
  ...command,
  seat: v.nullable(seat),
  body: contributionBody,
});
/** Leaves the game for good: a bot plays on, if the table allows it (see Settings) or the game cannot be conceded. */
export const resign = v.strictObject({ type: v.literal('resign'), ...ofSeat });
/** Votes to abandon the match; it ends once every person agrees. `agree: false` takes the vote back. */
export const abort = v.strictObject({ type: v.literal('abort'), ...ofSeat, agree: v.boolean() });
/**
 * Lets a bot play in a seat: one's own (being away), or that of somebody who has not been connected or has let a question
 * wait for too long. `seat` asks, `of` is played. The level is one's own to choose; for others it is the table's.
 */
export const takeOver = v.strictObject({
  type: v.literal('takeOver'),
  ...ofSeat,
  of: seat,
  level: v.optional(botLevel, 'greedy'),
});
/** Takes one's own seat back from the bot: at once, or when the question the bot is at is closed. */
export const giveBack = v.strictObject({ type: v.literal('giveBack'), ...ofSeat });
/** Offers a seat to whoever comes (see join): one's own, or as host that of somebody away. `on: false` takes the offer back. */
export const offer = v.strictObject({ type: v.literal('offer'), ...ofSeat, of: seat, on: v.boolean() });
/** Asks for a pause, or ends one's own; only in games that know pauses. */
export const pause = v.strictObject({ type: v.literal('pause'), ...ofSeat, on: v.boolean() });
/** The host fills the open seats with bots and begins. */
export const begin = v.strictObject({ type: v.literal('begin'), ...ofSeat, level: v.optional(botLevel, 'greedy') });
/** The organiser of a campaign rules on a seat (`of`), with a reason that everybody reads: see RulingState. */
export const rule = v.strictObject({
  type: v.literal('rule'),
  ...ofSeat,
  of: seat,
  what: v.picklist(RULINGS),
  reason: text(MAX_REASON),
});
/** The organiser of a campaign sets until when the open question can be answered, or lifts that (null). */
export const deadline = v.strictObject({ type: v.literal('deadline'), ...ofSeat, until: v.nullable(count) });
/** The same people again, seats moved on by one. The match begins when all have come to watch, each with new words for chance. */
export const rematch = v.strictObject({ type: v.literal('rematch'), ...ofSeat });
export const ping = v.strictObject({ type: v.literal('ping'), at: v.optional(v.number(), 0) });

export const clientMessage = v.variant('type', [
  answer,
  act,
  order,
  hello,
  watch,
  unwatch,
  withdraw,
  undo,
  consent,
  chat,
  contribute,
  resign,
  abort,
  takeOver,
  giveBack,
  offer,
  pause,
  begin,
  rule,
  deadline,
  rematch,
  ping,
]);
/** A message as the server receives it, and as a client writes it. */
export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type ClientMessageInput = v.InferInput<typeof clientMessage>;
export type Command = Exclude<ClientMessage, { type: 'hello' | 'watch' | 'unwatch' | 'ping' }>;

/** The answer to hello. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  person: Person | null;
  /** Time of the server, for clocks. */
  now: number;
}

/** What one of your seats (null: a spectator) sees now. */
export interface Sight {
  seat: number | null;
  view: View;
  /** Undo: at once, after asking the others, or not at all. */
  undo: 'free' | 'ask' | 'none';
}
/** What one event changed for one of your seats; `sightsAfter` makes the new sights out of these. */
export interface SightChange extends Pick<Sight, 'seat' | 'undo'> {
  facts: Fact[];
  /** The whole view, where there was none before. */
  view?: View;
  /** Or what to change in the last one; null: nothing. */
  patch?: Patch | null;
  /** The fingerprint of the view that comes of it. */
  print?: number;
}
/** What a seat heard of one event. */
export interface Heard {
  sequence: number;
  at: number;
  facts: Fact[];
}
/** The standing orders of one of your seats. */
export interface SeatOrders {
  seat: number;
  orders: StandingOrders;
}
export interface ChatLine {
  sequence: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** Everything: sent after watch, and whenever something was undone or a seat went to somebody else. Replaces what the client has. */
export interface State {
  type: 'state';
  table: string;
  settings: Settings;
  state: TableState;
  /** Number of the last event of this table. Updates follow without gaps. */
  sequence: number;
  /** Number of the open decision; goes into answers. It stays the same while others answer face down. */
  decision: number;
  /** Your seats. */
  mine: number[];
  /** Seats of yours that others gave away: join takes them back. */
  lost: number[];
  /** One per seat of yours; one with seat null for a spectator; empty before the game begins. */
  sights: Sight[];
  /** The logs contain what happened after this number; what the client has of before stays. */
  from: number;
  /** As heard by each of `sights`. */
  logs: { seat: number | null; log: Heard[] }[];
  chat: ChatLine[];
  /** What was added beside the game and is in force, oldest first. */
  contributions: Contribution[];
  /** Standing orders, one entry per seat of yours. */
  orders: SeatOrders[];
}

/** One event. If its number is not the last one plus one, watch again. */
export interface Update {
  type: 'update';
  table: string;
  sequence: number;
  at: number;
  decision: number;
  /** If the game went on: what each of your seats heard, and how what it sees has changed. */
  sights?: SightChange[];
  /** If the table changed beside the game, or its clocks. */
  state?: TableState;
  chat?: ChatLine;
  /** If somebody added something beside the game; nothing else has changed then. */
  contribution?: Contribution;
  /** Numbers of contributions that are in force no longer, because the game went on. */
  gone?: number[];
}

/** Your standing orders have changed. It has no number: others must not count it. */
export interface OrdersMessage extends SeatOrders {
  type: 'orders';
  table: string;
}

/** Your command is stored and cannot be lost. Comes again if the command comes again. */
export interface Kept {
  type: 'kept';
  table: string;
  key: string;
  sequence: number;
}

/** Nothing has changed. */
export interface RefusedMessage {
  type: 'refused';
  table: string | null;
  key: string | null;
  reason: Reason;
  detail: string;
  /** Which rule, for the game's words, if a rule says so: with reason "rules" always. */
  refusal: Refusal | null;
  /** Which of several answers was refused. */
  index: number | null;
}

export interface Presence {
  type: 'presence';
  table: string;
  /** Seats whose person is connected. */
  here: number[];
  spectators: number;
  /** By seat, as in SeatState. */
  absentAt: (number | null)[];
}
export interface Pong {
  type: 'pong';
  at: number;
  now: number;
}
/** The server goes away or closes this socket; come back after so many milliseconds. */
export interface Goodbye {
  type: 'goodbye';
  reason: Reason;
  retry: number;
}

export type ServerMessage = Welcome | State | Update | OrdersMessage | Kept | RefusedMessage | Presence | Pong | Goodbye;

/** By type: going straight to the schema costs half of trying them one after the other. */
const BY_TYPE = new Map<unknown, v.GenericSchema<unknown, ClientMessage>>(
  clientMessage.options.map((schema) => [schema.entries.type.literal, schema]),
);

function schemaOf(data: unknown): v.GenericSchema<unknown, ClientMessage> {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  return BY_TYPE.get(type) ?? clientMessage;
}

/** Reads one frame: a message, or what is wrong with it. */
export function readClientMessage(frame: string): { message: ClientMessage } | { problem: string; key: string | null } {
  let data: unknown;
  try {
    data = JSON.parse(frame);
  } catch {
    return { problem: 'not JSON', key: null };
  }
  const result = v.safeParse(schemaOf(data), data, { abortEarly: true });
  if (result.success) return { message: result.output };
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return { problem: path ? `${path}: ${issue.message}` : issue.message, key: keyOf(data) };
}

/** So that a client can tell which of its commands was malformed. */
function keyOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('key' in data)) return null;
  return v.is(commandKey, data.key) ? data.key : null;
}
