/** The one schema of both databases. */
import type { Generated, Kysely } from 'kysely';

/** A table as it was set up. What happens there is in `event`; the columns after `created` are caches for lists. */
export interface TableRow {
  /** Given by the store in order; events name it, so that the events of tables played at the same time lie close together. */
  number: Generated<number>;
  /** What people know a table by; nobody can guess it. */
  id: string;
  game: string;
  rules: string;
  /** JSON of the setting up: options, seats, pace, name, chat (see table/setting.ts). */
  setting: string;
  /** Leaves the server only when the match is over. */
  seed: string;
  host: string;
  public: number;
  created: number;
  status: string;
  /** JSON list of the seats that must answer. */
  waiting: string;
  updated: number;
  /** When the next clock runs out, for tables nobody watches; null: none is running. */
  deadline: number | null;
  /** JSON list of the seats that have won; null: it is not over, or ended before winners were written down. */
  winners: string | null;
}

/** One line of the append-only log: whatever changes a table. */
export interface EventRow {
  /** The number of the table. */
  place: number;
  sequence: number;
  at: number;
  /** The seat that commands; -1: the server. */
  seat: number;
  /** Made by the client; a command sent again has the same. */
  key: string;
  body: string;
}

/** Who may play a seat: whoever shows the key, or the person who took it. */
export interface SeatRow {
  table_id: string;
  seat: number;
  person: string;
  /** SHA-256 of the key. */
  key_hash: string;
  /** When the person was last connected. */
  seen: number;
}

/** Who held a seat that others gave away, and may take it back. */
export type SeatBeforeRow = Omit<SeatRow, 'seen'>;

/** The last position of a match that was closed in the middle. */
export interface KeptRow {
  /** The number of the table. */
  place: number;
  body: string;
}

/** What somebody who keeps the hall has done. Lines are only ever added. */
export interface ModerationRow {
  /** Given by the store in order. */
  number: Generated<number>;
  at: number;
  act: 'close' | 'mute' | 'ban' | 'lift' | 'password';
  /** The id of a table to close; else that of a person. */
  target: string;
  /** Until when; null: until it is lifted. */
  until: number | null;
  by: string;
  why: string;
}

/** What a person may not do just now. */
export interface SanctionRow {
  person: string;
  kind: 'mute' | 'ban';
  until: number | null;
}

/** A device that a person wants to be told on of turns, while no page is open. */
export interface DeviceRow {
  /** SHA-256 of the endpoint. */
  id: string;
  person: string;
  /** The session in which it was asked for; it goes when that ends. */
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** When the page last asked for it. */
  renewed: number;
}

/** A turn that began to wait for somebody who was not there. */
export interface TurnRow {
  table_id: string;
  seat: number;
  decision: number;
  /** What the seat is called at the table. */
  player: string;
  /** Since when the seat is asked. */
  asked: number;
  /** When its person is to be told; null: has been, or need not be. */
  due: number | null;
  /** When its person was last told of this table. */
  told: Generated<number>;
}

export interface SettingRow {
  name: string;
  value: string;
}

export interface Schema {
  hall_table: TableRow;
  event: EventRow;
  seat: SeatRow & {
    /** How often its holder asked for another key that reads. */
    renewed: Generated<number>;
  };
  seat_before: SeatBeforeRow;
  kept: KeptRow;
  moderation: ModerationRow;
  sanction: SanctionRow;
  setting: SettingRow;
  device: DeviceRow;
  turn: TurnRow;
  user: {
    id: Generated<string>;
    name: string;
    email: string;
    isAnonymous: number | boolean | null;
    language: string;
    createdAt: Date;
  };
  session: { id: string; userId: string; expiresAt: Date };
}

export type Db = Kysely<Schema>;
