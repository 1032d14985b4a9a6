/** Connections to PostgreSQL. A database that falls silent, as when its machine is gone without a word, is waited for only so long. */
import pg from 'pg';

/** Milliseconds. What the hall asks takes some; nobody looks at a table that stands still for longer. */
export const PATIENCE = 15_000;

/** Whole numbers of 64 bits are times in milliseconds here, which fit a number. */
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** Breaks a connection off, even in the middle of a question, which then fails. */
export const breakOff = (client: pg.ClientBase): void => {
  // Between questions it says good-bye, and a connection that is gone never answers that.
  (client as pg.Client).end().catch(() => {});
};

export interface PoolPlace {
  url: string;
  /** How long a connection may be taken out of the pool, or be waited for; null: as long as it takes. */
  patience: number | null;
  most?: number;
}

export function poolOf({ url, patience, most = 10 }: PoolPlace): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    types,
    keepAlive: true,
    connectionTimeoutMillis: patience ?? undefined,
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  if (patience === null) return pool;
  const taken = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) => taken.set(client, setTimeout(breakOff, patience, client).unref()));
  pool.on('release', (_, client) => clearTimeout(taken.get(client)));
  return pool;
}
