/** Bodies and answers of every HTTP request. Bodies have schemas; the server refuses anything else with a Problem. */
import type { Language } from '@guildhall/kernel';
import type { MatchRecord, Transcript } from '@guildhall/kernel/hall';
import * as v from 'valibot';
import { plain, whole } from './plain.ts';
import {
  chatRule,
  entropy,
  type GameInfo,
  language,
  MAX_SEATS,
  option,
  pace,
  personName,
  type Summary,
  seat,
  seatKey,
  seatWish,
  tableName,
} from './table.ts';

export const ROUTES = {
  session: '/api/session',
  account: '/api/account',
  signIn: '/api/account/sign-in',
  games: '/api/games',
  tables: '/api/tables',
  mine: '/api/tables/mine',
  import: '/api/tables/import',
  table: (id: string) => `/api/tables/${id}`,
  join: (id: string) => `/api/tables/${id}/join`,
  export: (id: string) => `/api/tables/${id}/export`,
  fairness: (id: string) => `/api/tables/${id}/fairness`,
  /** POST: the table of a fight of a campaign, by its number; it is laid if need be. */
  fight: (id: string, number: number | string) => `/api/tables/${id}/fights/${number}`,
  /** GET: a campaign that is over, with the records of its fights, in one file. */
  books: (id: string) => `/api/tables/${id}/books`,
  /** GET: what everybody may know of a campaign, as Atom; `?language=`. */
  news: (id: string) => `/api/tables/${id}/news.atom`,
  /** POST: the keys that read what is due for one's seats in a campaign, and do nothing else; `renew` makes new ones. */
  reading: (id: string) => `/api/tables/${id}/reading`,
  /** GET: what is due for the seat that the key reads for, as iCalendar; `?key=&language=`. */
  calendar: (id: string) => `/api/tables/${id}/due.ics`,
  person: (id: string, seat: number | string) => `/api/tables/${id}/people/${seat}`,
  turns: '/api/turns',
  /** GET: the key by which the hall is known to push services. POST: tell this device of turns while no page is open. DELETE: no longer. */
  push: '/api/push',
  socket: '/api/socket',
  health: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
} as const;

/** POST session: be a guest by this name, or by one the server gives. PATCH session: change either. */
export const guestBody = v.strictObject({ name: v.optional(personName), language });
export type GuestBody = v.InferInput<typeof guestBody>;
export const profileBody = v.strictObject({ name: v.optional(personName), language: v.optional(language) });
export type ProfileBody = v.InferInput<typeof profileBody>;

export const email = v.pipe(v.string(), v.maxLength(254), v.trim(), v.toLowerCase(), v.email());
export const password = v.pipe(v.string(), v.minLength(10, 'at least 10 characters'), v.maxLength(128, 'at most 128 characters'));
/** POST account: the guest grows into an account and keeps name and tables. POST sign-in: come back to it. */
export const accountBody = v.strictObject({ email, password });
export type AccountBody = v.InferInput<typeof accountBody>;

/** DELETE account: everything that is kept of a person goes. An account is asked for its password once more. */
export const leaveBody = v.strictObject({ password: v.optional(password) });
export type LeaveBody = v.InferInput<typeof leaveBody>;

/** POST tables. */
export const tableBody = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/)),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(60)), option), {}),
  seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(MAX_SEATS)),
  pace: v.optional(pace, { kind: 'none' }),
  public: v.optional(v.boolean(), false),
  name: v.optional(tableName),
  chat: v.optional(chatRule, 'game'),
  /** What the game is set up with besides options: what all know, and what is each seat's own. The rules judge it. */
  given: v.optional(v.strictObject({ all: v.optional(plain), own: v.optional(v.pipe(v.array(plain), v.maxLength(MAX_SEATS))) })),
  /** May a bot play on for somebody who leaves for good? Without a word: yes, except where two play a game that can be conceded. */
  standIns: v.optional(v.boolean()),
});
export type TableBody = v.InferInput<typeof tableBody>;

/**
 * POST join: the seat wanted, or the first that is open, with what one brings for it; once the match has begun, that is on
 * offer, or that was yours and others gave away. `keys`: those you had, if your session does not say who you are.
 */
export const joinBody = v.strictObject({
  seat: v.optional(seat),
  entropy: v.optional(entropy, ''),
  given: v.optional(plain),
  keys: v.optional(v.pipe(v.array(seatKey), v.maxLength(MAX_SEATS)), []),
});
export type JoinBody = v.InferInput<typeof joinBody>;

/** POST fight: by one of its players or the organiser, who hold their seat of the campaign by session or by `keys`. */
export const fightBody = v.strictObject({
  keys: v.optional(v.pipe(v.array(seatKey), v.maxLength(MAX_SEATS)), []),
});
export type FightBody = v.InferInput<typeof fightBody>;

/** POST reading: by whoever holds a seat of the campaign, by session or by `keys`. */
export const readingBody = v.strictObject({
  keys: v.optional(v.pipe(v.array(seatKey), v.maxLength(MAX_SEATS)), []),
  renew: v.optional(v.boolean(), false),
});
export type ReadingBody = v.InferInput<typeof readingBody>;
/** By seat the key that only reads. */
export interface ReadingReply {
  keys: { seat: number; key: string }[];
}

/** GET news and GET calendar: in which language, and by which reading key. */
export const feedQuery = v.strictObject({ language: v.optional(language, 'en') });
export const calendarQuery = v.strictObject({ language: v.optional(language, 'en'), key: seatKey });

const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/, 'base64url'), v.maxLength(most));
/** Where the push service of a browser takes letters for it. */
const endpoint = v.pipe(v.string(), v.maxLength(1000), v.url());
/** POST push: what the browser got from its push service: an address, and the keys by which a letter is sealed for it alone. */
export const deviceBody = v.strictObject({ endpoint, keys: v.strictObject({ p256dh: bytes(100), auth: bytes(30) }) });
export type DeviceBody = v.InferInput<typeof deviceBody>;
/** DELETE push. */
export const noDeviceBody = v.strictObject({ endpoint });

/** GET tables. */
export const lobbyQuery = v.object({
  game: v.optional(v.string()),
  limit: v.optional(v.pipe(v.string(), v.toNumber(), whole(1, 100))),
});

export interface Person {
  id: string;
  name: string;
  language: Language;
  /** Has grown into an account with an address; a guest has not. */
  account: boolean;
  email: string | null;
}
export interface SessionReply {
  person: Person | null;
}
/** GET session: who one is, and where others find the hall. */
export interface EntranceReply extends SessionReply {
  /** An address of this hall that others can reach; null: only this machine can. */
  address: string | null;
}
/** GET person: what the hall tells everybody of whoever sits there. */
export interface KnownPerson {
  name: string;
  /** Since when the hall knows the person. */
  since: number;
  /** Finished matches here, by game; `won` of those whose winners are known. */
  games: { game: string; played: number; won: number }[];
}
/** GET turns: the tables that wait for one, read without opening any. */
export interface TurnsReply {
  turns: { table: string; game: string; name: string; updated: number }[];
}
/** GET push. */
export interface PushReply {
  /** Base64url; null: this hall writes to no device. */
  key: string | null;
}
/** What a device is told of a turn: nothing of the game but which it is. */
export interface TurnLetter {
  table: string;
  game: string;
  /** Of the table, and of the seat that is asked. */
  name: string;
  player: string;
}
/** GET account: all that is kept of a person. */
export interface AccountFile {
  format: 'guildhall person 1';
  person: Person;
  /** Devices that are told of turns: by which push service, and when that was last asked for. */
  devices: { service: string; renewed: number }[];
  tables: {
    table: string;
    game: string;
    status: string;
    created: number;
    seat: number;
    said: { at: number; text: string }[];
  }[];
}
export interface GamesReply {
  games: GameInfo[];
}
export interface TablesReply {
  tables: Summary[];
}
/** A seat is whoever holds its key. The session of the one who took it opens it too. */
export interface SeatGrant {
  seat: number;
  key: string;
}
export interface TableReply {
  table: string;
  grants: SeatGrant[];
  /** The hash of its seed, which is sealed from now on. Whoever set the table up adds words for chance with `watch`, and only then it begins. */
  commitment: string;
}
/** Where a fight is played, and one's own seats there: the key of the campaign's seat opens that of the fight too. */
export interface FightReply {
  table: string;
  seats: number[];
  /** Those that were opened by key; the session opens the others. */
  grants: SeatGrant[];
}
export type ExportReply = MatchRecord;
export interface FairnessReply {
  commitment: string;
  /** What each seat added, once dealt; null before. */
  entropy: string[] | null;
  /** The seed, once the match is over. */
  seed: string | null;
  transcript: Transcript | null;
}
export interface HealthReply {
  /** `unready`: nothing can be stored just now. */
  status: 'ok' | 'unready' | 'stopping';
  version: string;
  store: 'embedded' | 'postgres';
}

/** Every failed request is answered with this. */
export interface Problem {
  reason: Reason;
  /** Where it is wrong, in English, for developers. */
  detail: string;
  /** If the rules refuse it. */
  refusal?: { rule: string; why: string; about: Record<string, unknown> };
}

/** Why the server refuses; clients have a sentence for each. */
export const REASONS = [
  'malformed',
  'tooLarge',
  'tooFast',
  'origin',
  'noSession',
  'unknownGame',
  'unknownTable',
  'unknownRoute',
  'notYourSeat',
  'noOpenSeat',
  'notHost',
  'notBegun',
  'over',
  'notOver',
  'stale',
  'rules',
  'noRequest',
  'chatClosed',
  'muted',
  'banned',
  'enough',
  'notAbsent',
  'notTakenOver',
  'noStandIns',
  'paused',
  'suspended',
  'noPauses',
  'botPlays',
  'notOrganiser',
  'notYourFight',
  'accountRefused',
  'wrongPassword',
  'tooManyTables',
  'badMatch',
  'positions',
  'otherRules',
  'badDevice',
  'noPush',
  'stopping',
  'internal',
] as const;
export type Reason = (typeof REASONS)[number];
