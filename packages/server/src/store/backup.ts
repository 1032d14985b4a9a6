/**
 * Copies of a store, taken while the hall is open: one file of JSON lines, all of one moment. It can be brought back into an
 * empty store of either kind, so it is also the way from the embedded store to PostgreSQL.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';
import { type ColumnMetadata, Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { lastMigration, migrate } from './migrations.ts';
import type { Store, StorePlace } from './open.ts';
import type { Db, Schema } from './schema.ts';

/** Why a backup cannot be taken or brought back; said to whoever keeps the hall. Nothing was changed. */
export class BackupProblem extends Error {}

/** The first line of a file. */
interface Head {
  guildhall: 'backup';
  /** The schema it was taken from. */
  migration: string;
  taken: string;
}
interface Row {
  [column: string]: unknown;
}
/** A row, or the end with the number of rows. */
type Line = { table: string; row: Row } | { end: number };

/** The migrator's own; they come with the schema. */
const OF_THE_MIGRATOR = /^kysely_/;
/** Others refer to these, so they come first. */
const FIRST = ['user', 'hall_table'];
/** Rows that are written together. */
const AT_ONCE = 100;

/** A connection of its own, which reads one moment and keeps nobody waiting. */
function reader({ folder, url }: StorePlace): Kysely<Schema> {
  if (url) return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }) });
  const file = join(folder, 'guildhall.db');
  if (!existsSync(file)) throw new BackupProblem(`there is no store in ${folder}`);
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: plainly(file) }) });
}

/** Unlike the hall's own connection this one does not mean to write when it begins. */
const plainly = (file: string): SqliteDatabase => new Database(file) as unknown as SqliteDatabase;

/** What bots as processes are asked and have answered: it is asked again. */
const OF_THE_BOTS = ['graphile_worker', 'guildhall_bots'];

const tablesOf = async (db: Db): Promise<string[]> => {
  const found = (await db.introspection.getTables()).filter(({ schema = '' }) => !OF_THE_BOTS.includes(schema));
  const names = found.map(({ name }) => name).filter((name) => !OF_THE_MIGRATOR.test(name));
  return [...FIRST.filter((name) => names.includes(name)), ...names.filter((name) => !FIRST.includes(name)).sort()];
};

/** Takes a copy. The file appears whole or not at all; gives the number of rows. */
export async function backUp(place: StorePlace, file: string): Promise<number> {
  if (!existsSync(dirname(resolve(file)))) throw new BackupProblem(`there is no folder ${dirname(file)}`);
  const db = reader(place);
  const part = `${file}.part`;
  try {
    const rows = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((moment) => writeAll(moment, part))
      .catch((error: unknown) => {
        throw new BackupProblem(`the store cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      });
    renameSync(part, file);
    return rows;
  } finally {
    rmSync(part, { force: true });
    await db.destroy();
  }
}

async function writeAll(db: Db, file: string): Promise<number> {
  const zip = createGzip();
  const out = createWriteStream(file);
  zip.pipe(out);
  const head: Head = { guildhall: 'backup', migration: await lastMigration(db), taken: new Date().toISOString() };
  await say(zip, head);
  let rows = 0;
  for (const table of await tablesOf(db)) {
    for await (const row of rowsOf(db, table)) {
      await say(zip, { table, row } satisfies Line);
      rows++;
    }
  }
  await say(zip, { end: rows } satisfies Line);
  zip.end();
  await finished(out);
  return rows;
}

async function say(zip: Gzip, line: object): Promise<void> {
  if (!zip.write(`${JSON.stringify(line)}\n`)) await once(zip, 'drain');
}

/** All rows; events, of which there are many, table by table. */
async function* rowsOf(db: Db, table: string): AsyncGenerator<Row> {
  if (table !== 'event') {
    for (const row of (await sql<Row>`SELECT * FROM ${sql.table(table)}`.execute(db)).rows) yield row;
    return;
  }
  for (const { place } of await db.selectFrom('event').select('place').distinct().orderBy('place').execute()) {
    for (const row of await db.selectFrom('event').selectAll().where('place', '=', place).orderBy('sequence').execute())
      yield row;
  }
}

/** Brings a copy back into an empty store, and that store to the newest schema; gives the number of rows. */
export async function restore(place: StorePlace, file: string): Promise<number> {
  if (!existsSync(file)) throw new BackupProblem(`there is no file ${file}`);
  const lines = linesOf(file);
  try {
    const head = (await lines.next()).value as Partial<Head> | undefined;
    if (head?.guildhall !== 'backup' || typeof head.migration !== 'string')
      throw new BackupProblem(`${file} is no backup of a hall`);
    const { db, kind } = emptyStore(place);
    try {
      await mustBeEmpty(db);
      return await fill(db, kind, head.migration, lines, file).catch(async (error) => {
        await empty(db, kind);
        throw error;
      });
    } finally {
      await db.destroy();
    }
  } finally {
    await lines.return(undefined);
  }
}

async function fill(
  db: Db,
  kind: Store['kind'],
  migration: string,
  lines: AsyncIterable<unknown>,
  file: string,
): Promise<number> {
  await migrate(db, kind, migration).catch(() => {
    throw new BackupProblem(`${file} was taken by a later version of Guildhall (${migration})`);
  });
  const rows = await db
    .transaction()
    .execute((all) => readAll(all, kind, lines, file))
    .catch((error: unknown) => {
      if (error instanceof BackupProblem) throw error;
      throw new BackupProblem(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}`);
    });
  await migrate(db, kind);
  return rows;
}

/** Takes away what was made for a copy that could not be brought back: there was nothing before. */
async function empty(db: Db, kind: Store['kind']): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  // Those that others refer to go last.
  for (const { name } of tables.sort((a, b) => FIRST.indexOf(a.name) - FIRST.indexOf(b.name))) {
    const drop = db.schema.dropTable(name).ifExists();
    await (kind === 'postgres' ? drop.cascade() : drop).execute();
  }
}

function emptyStore({ folder, url }: StorePlace): { db: Db; kind: Store['kind'] } {
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), kind: 'postgres' };
  }
  mkdirSync(folder, { recursive: true });
  return {
    db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: plainly(join(folder, 'guildhall.db')) }) }),
    kind: 'embedded',
  };
}

async function mustBeEmpty(db: Db): Promise<void> {
  const tables = await tablesOf(db);
  if (tables.length > 0) throw new BackupProblem('the store to restore into is not empty: name a new folder or database');
}

/** The lines of a file. It is read to its end, where it says whether all of it was right. */
async function* linesOf(file: string): AsyncGenerator<unknown, undefined> {
  const text = createGunzip();
  // What goes wrong with either is thrown where the text is read.
  pipeline(createReadStream(file), text, () => {});
  text.setEncoding('utf8');
  let rest = '';
  try {
    for await (const part of text as AsyncIterable<string>) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
    if (rest !== '') yield JSON.parse(rest);
  } catch (error) {
    throw new BackupProblem(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    text.destroy();
  }
  return undefined;
}

async function readAll(db: Db, kind: Store['kind'], lines: AsyncIterable<unknown>, file: string): Promise<number> {
  const columns = new Map((await db.introspection.getTables()).map((table) => [table.name, table.columns] as const));
  let rows = 0;
  let table = '';
  let batch: Row[] = [];
  const write = async (): Promise<void> => {
    if (batch.length > 0)
      await db
        .insertInto(table as 'setting')
        .values(batch as never)
        .execute();
    batch = [];
  };
  let ended = false;
  for await (const line of lines as AsyncIterable<Line>) {
    if (ended) throw new BackupProblem(`${file} is damaged: it goes on after its end`);
    if ('end' in line) {
      if (line.end !== rows) throw new BackupProblem(`${file} is damaged: it should have ${line.end} rows, not ${rows}`);
      ended = true;
      continue;
    }
    const kinds = columns.get(line.table);
    if (!kinds) throw new BackupProblem(`${file} is damaged: there is no table "${line.table}"`);
    if (line.table !== table || batch.length >= AT_ONCE) await write();
    table = line.table;
    batch.push(Object.fromEntries(kinds.map(({ name, dataType }) => [name, fitted(line.row[name] ?? null, dataType, kind)])));
    rows++;
  }
  if (!ended) throw new BackupProblem(`${file} is cut off: its end is missing`);
  await write();
  await countOn(db, kind, columns);
  return rows;
}

/** The two kinds of store write moments and flags differently. */
function fitted(value: unknown, dataType: string, kind: Store['kind']): unknown {
  if (kind === 'embedded') return typeof value === 'boolean' ? Number(value) : value;
  if (dataType === 'bool' && typeof value === 'number') return value !== 0;
  return value;
}

/** PostgreSQL counts on from what it counted itself: it must be told of the numbers that came with the rows. */
async function countOn(db: Db, kind: string, tables: ReadonlyMap<string, readonly ColumnMetadata[]>): Promise<void> {
  if (kind !== 'postgres') return;
  for (const [table, columns] of tables) {
    for (const { name, isAutoIncrementing } of columns) {
      if (!isAutoIncrementing) continue;
      await sql`SELECT setval(pg_get_serial_sequence(${`"${table}"`}, ${name}),
        coalesce((SELECT max(${sql.ref(name)}) FROM ${sql.table(table)}), 0) + 1, false)`.execute(db);
    }
  }
}
