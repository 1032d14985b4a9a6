/** Opens the database: embedded under the data folder, or PostgreSQL. Everything above speaks kysely. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import type pg from 'pg';
import { migrate } from './migrations.ts';
import { PATIENCE, poolOf } from './pool.ts';
import type { Db, Schema } from './schema.ts';
import { Writer } from './writer.ts';

export interface Store {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** The pool of PostgreSQL connections, for listening; null when embedded. */
  pool: pg.Pool | null;
  /** Where events are written, if not by `db`. */
  writer: Writer | null;
  /** `alone`: nobody else has it open. Then everything goes into the one file, which is the whole store while no hall is open. */
  close(alone?: boolean): Promise<void>;
}

/** The database file is not what it was. */
export class DamagedStore extends Error {
  constructor(
    readonly file: string,
    problem: string,
  ) {
    // SQLite says it in several lines.
    super(problem.replace('*** in database main ***', '').trim().replace(/\s+/g, ' '));
  }
}

/** Looks through the whole file, so that damage is found by whoever starts the server and not by whoever plays. */
function check(file: string): void {
  let problem: string;
  try {
    const database = new Database(file);
    const [found] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    database.close();
    problem = found.quick_check;
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  if (problem !== 'ok') throw new DamagedStore(file, problem);
}

/** Carries what is in the log beside the file over to it. On a full disk it stays there, and is found at the next start. */
function gather(file: string): void {
  const database = new Database(file);
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Nothing is lost.
  } finally {
    database.close();
  }
}

export interface StorePlace {
  folder: string;
  url: string | null;
  /** Whether the file is looked through first. */
  check?: boolean;
  /** Milliseconds after which a PostgreSQL that says nothing is given up. */
  patience?: number;
}

const PRAGMAS = [
  'journal_mode = WAL',
  // A commit is on the disk when it returns, also if the machine loses power.
  'synchronous = FULL',
  // A page that changes in many commits is carried over to the file once. 64 MB at most.
  'wal_autocheckpoint = 16000',
  'foreign_keys = ON',
  'busy_timeout = 5000',
];

/** Statements are prepared once: the hot ones come back thousands of times a second. */
export function embedded(file: string): SqliteDatabase {
  const database = new Database(file);
  for (const pragma of PRAGMAS) database.pragma(pragma);
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => {
      prepared.clear();
      database.close();
    },
    prepare(sql) {
      let statement = prepared.get(sql);
      if (!statement) {
        // Whoever begins will write: then the writer's thread is waited for, not run into.
        statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql) as unknown as SqliteStatement;
        if (prepared.size >= 500) prepared.clear();
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

export async function openStore({ folder, url, check: looks = false, patience = PATIENCE }: StorePlace): Promise<Store> {
  if (url) {
    // Bringing the schema up to date may take long, and another process may be at it.
    const unhurried = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf({ url, patience: null, most: 1 }) }) });
    await migrate(unhurried, 'postgres').finally(() => unhurried.destroy());
    const pool = poolOf({ url, patience });
    const db: Db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    return { db, kind: 'postgres', pool, writer: null, close: () => db.destroy() };
  }
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'guildhall.db');
  if (looks && existsSync(file)) check(file);
  const db: Db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: embedded(file) }) });
  await migrate(db, 'embedded');
  const writer = new Writer(file, PRAGMAS);
  const close = async (alone = false): Promise<void> => {
    await writer.close();
    await db.destroy();
    if (alone) gather(file);
  };
  return { db, kind: 'embedded', pool: null, writer, close };
}
