/** Opens the database: embedded under the data folder, or PostgreSQL. Everything above speaks kysely. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';

export interface Store {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** The pool of PostgreSQL connections, for listening; null when embedded. */
  pool: pg.Pool | null;
  close(): Promise<void>;
}

export interface StorePlace {
  folder: string;
  url: string | null;
}

/** Statements are prepared once: the hot ones come back thousands of times a second. */
export function embedded(file: string): SqliteDatabase {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  // A commit is on the disk when it returns, also if the machine loses power.
  database.pragma('synchronous = FULL');
  // A page that changes in many commits is carried over to the file once. 64 MB at most.
  database.pragma('wal_autocheckpoint = 16000');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => {
      prepared.clear();
      database.close();
    },
    prepare(sql) {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = database.prepare(sql) as unknown as SqliteStatement;
        if (prepared.size >= 500) prepared.clear();
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

/** Whole numbers of 64 bits are times in milliseconds here, which fit a number. */
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

export async function openStore({ folder, url }: StorePlace): Promise<Store> {
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 10, types });
    // A broken idle connection is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => {});
    const db: Db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db, 'postgres');
    return { db, kind: 'postgres', pool, close: () => db.destroy() };
  }
  mkdirSync(folder, { recursive: true });
  const db: Db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: embedded(join(folder, 'guildhall.db')) }) });
  await migrate(db, 'embedded');
  return { db, kind: 'embedded', pool: null, close: () => db.destroy() };
}
