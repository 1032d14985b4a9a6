/** Queries about tables and seats, the same for both databases. */
import type { Kysely, Selectable } from 'kysely';
import { inParts } from '../parts.ts';
import type { TableFile } from '../table/course.ts';
import type { Setting, TableEvent } from '../table/events.ts';
import { settingReading, settingText } from '../table/setting-text.ts';
import { fixed } from './fixed.ts';
import type { Db, Schema, SeatRow, TableRow } from './schema.ts';

/** The store gives it its number. */
export type NewFile = Omit<TableFile, 'number'>;

export interface NewTable {
  file: NewFile;
  seats: SeatRow[];
  /** What the setting says of a match that was brought in, as text, where the file leaves it out: it may be long. */
  imported?: string;
}

/** The caches of a table's row. */
export interface Standing {
  status: string;
  waiting: string;
  updated: number;
  deadline: number | null;
  winners: string | null;
}

const newTable = fixed(
  (
    db,
    id: string,
    game: string,
    rules: string,
    setting: string,
    seed: string,
    host: string,
    isPublic: number,
    created: number,
    status: string,
    waiting: string,
    updated: number,
  ) => {
    const row = { id, game, rules, setting, seed, host, public: isPublic, created, status, waiting, updated };
    return db.insertInto('hall_table').values(row);
  },
);

const newSeat = fixed((db, table_id: string, seat: number, person: string, key_hash: string, seen: number) =>
  db.insertInto('seat').values({ table_id, seat, person, key_hash, seen }),
);

export async function insertTable(db: Kysely<Schema>, { file, seats, imported }: NewTable): Promise<void> {
  const { id, game, rules, setting, seed, host, created } = file;
  const isPublic = file.public ? 1 : 0;
  await newTable(db, id, game, rules, settingText(setting, imported), seed, host, isPublic, created, 'waiting', '[]', created);
  for (const row of seats) await insertSeat(db, row);
}

const fileOf = (row: Selectable<TableRow>, setting: Setting): TableFile => ({
  number: row.number,
  id: row.id,
  game: row.game,
  rules: row.rules,
  setting,
  seed: row.seed,
  host: row.host,
  public: row.public === 1,
  created: row.created,
});

const tableById = fixed((db, id: string) => db.selectFrom('hall_table').selectAll().where('id', '=', id));

export async function readTable(db: Db, id: string): Promise<TableFile | null> {
  const [row] = await tableById(db, id);
  return row ? fileOf(row, await inParts(settingReading(row.setting))) : null;
}

export const insertSeat = (db: Kysely<Schema>, { table_id, seat, person, key_hash, seen }: SeatRow) =>
  newSeat(db, table_id, seat, person, key_hash, seen);

const seatTo = fixed((db, person: string, key_hash: string, seen: number, table_id: string, seat: number) =>
  db.updateTable('seat').set({ person, key_hash, seen }).where('table_id', '=', table_id).where('seat', '=', seat),
);
/** The seat is another person's now, under another key. */
export const handSeat = (db: Kysely<Schema>, { table_id, seat, person, key_hash, seen }: SeatRow) =>
  seatTo(db, person, key_hash, seen, table_id, seat);

export const seatsOf = fixed((db, table: string) =>
  db.selectFrom('seat').selectAll().where('table_id', '=', table).orderBy('seat'),
);

/** From now on another key reads for this seat. */
export async function renewReading(db: Db, table: string, seat: number): Promise<void> {
  await db
    .updateTable('seat')
    .set((e) => ({ renewed: e('renewed', '+', 1) }))
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute();
}

/** A guest has become, or has come back to, another person. */
export async function moveSeats(db: Db, from: string, to: string): Promise<void> {
  for (const table of ['seat', 'seat_before'] as const)
    await db.updateTable(table).set({ person: to }).where('person', '=', from).execute();
}

const standingAt = fixed(
  (db, status: string, waiting: string, updated: number, deadline: number | null, winners: string | null, id: string) =>
    db.updateTable('hall_table').set({ status, waiting, updated, deadline, winners }).where('id', '=', id),
);

export const updateStanding = (db: Kysely<Schema>, id: string, { status, waiting, updated, deadline, winners }: Standing) =>
  standingAt(db, status, waiting, updated, deadline, winners, id);

/** Public tables: those with open seats first. */
export async function publicTables(db: Db, game: string | undefined, limit: number): Promise<string[]> {
  let query = db.selectFrom('hall_table').select('id').where('public', '=', 1).where('status', 'in', ['waiting', 'playing']);
  if (game) query = query.where('game', '=', game);
  const rows = await query.orderBy('status', 'desc').orderBy('updated', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function tablesOf(db: Db, person: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('hall_table')
    .select(['id', 'updated'])
    .where('id', 'in', (e) => e.selectFrom('seat').select('table_id').where('person', '=', person))
    .orderBy('updated', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function clocksRunOut(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('hall_table')
    .select('id')
    .where('deadline', '<=', now)
    .where('status', '=', 'playing')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export type Unfinished = Pick<Selectable<TableRow>, 'number' | 'id' | 'game' | 'status' | 'waiting' | 'deadline' | 'updated'>;

/** Tables that are not over (frozen ones may go on by other rules) and have not moved since a moment, in the order of their numbers. */
export const unfinished = (db: Db, after: number, before: number, limit: number): Promise<Unfinished[]> =>
  db
    .selectFrom('hall_table')
    .select(['number', 'id', 'game', 'status', 'waiting', 'deadline', 'updated'])
    .where('status', 'in', ['waiting', 'playing', 'frozen'])
    .where('number', '>', after)
    .where('updated', '<=', before)
    .orderBy('number')
    .limit(limit)
    .execute();

/** Matches of fights that have ended since a moment, each with its campaign. */
export async function endedFights(db: Db, since: number): Promise<{ id: string; ledger: string }[]> {
  const rows = await db
    .selectFrom('hall_table')
    .select(['id', 'setting'])
    .where('status', '=', 'over')
    .where('updated', '>=', since)
    .where('setting', 'like', LINKED)
    .execute();
  return rows.flatMap(({ id, setting }) => {
    const { linked } = JSON.parse(setting) as Setting;
    return linked ? [{ id, ledger: linked.table }] : [];
  });
}
/** Fights say so in their setting. */
const LINKED = '%"linked":{%';

/** Whether a bot has ever taken a person's seat there, or somebody has given a standing order. */
export const hasProxy = (db: Db, place: number): Promise<boolean> => hasAny(db, place, ['takeOver', 'offer', 'order']);

/** Whether somebody has come there who was awaited. */
export const hasCome = (db: Db, place: number): Promise<boolean> => hasAny(db, place, ['come']);

async function hasAny(db: Db, place: number, events: readonly TableEvent['kind'][]): Promise<boolean> {
  const kinds = events.map((kind) => `{"kind":"${kind}"%`);
  const query = db.selectFrom('event').select('sequence').where('place', '=', place);
  const found = query.where((e) => e.or(kinds.map((kind) => e('body', 'like', kind)))).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** A value kept for all processes, made by the first that wants it. */
export async function lasting(db: Db, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: make() })
    .onConflict((c) => c.doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
