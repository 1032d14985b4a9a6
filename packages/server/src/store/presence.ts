/** When the person of a seat was last connected, who held a seat that others gave away, and since when there is a hall at all. */
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fixed } from './fixed.ts';
import type { Db, Schema } from './schema.ts';

const seenAt = fixed((db, seen: number, table_id: string, seat: number, before: number) =>
  db.updateTable('seat').set({ seen }).where('table_id', '=', table_id).where('seat', '=', seat).where('seen', '<', before),
);

/** When seats of tables were connected last. In one order everywhere, so that two processes never wait for each other. */
export async function markSeen(db: Kysely<Schema>, seats: ReadonlyMap<string, ReadonlyMap<number, number>>): Promise<void> {
  for (const table of [...seats.keys()].sort()) {
    const times = [...(seats.get(table) ?? [])].sort(([a], [b]) => a - b);
    for (const [seat, at] of times) await seenAt(db, at, table, seat, at);
  }
}

/** The seat goes to somebody else though its person never said so: who held it is remembered. */
export const rememberSeat = (db: Kysely<Schema>, table: string, seat: number): Promise<unknown> =>
  db
    .insertInto('seat_before')
    .columns(['table_id', 'seat', 'person', 'key_hash'])
    .expression((e) =>
      e
        .selectFrom('seat')
        .select(['table_id', 'seat', 'person', 'key_hash'])
        .where('table_id', '=', table)
        .where('seat', '=', seat),
    )
    .onConflict((c) => c.doNothing())
    .execute();

/** It was taken back. */
export const forgetSeat = (db: Kysely<Schema>, table: string, seat: number): Promise<unknown> =>
  db.deleteFrom('seat_before').where('table_id', '=', table).where('seat', '=', seat).execute();

/** Who held seats of a table that others gave away. */
export const seatsBefore = fixed((db, table: string) =>
  db.selectFrom('seat_before').selectAll().where('table_id', '=', table).orderBy('seat'),
);

/** The time of the database. */
export async function timeOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ now: string }>('SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS now');
  return Number(rows[0].now);
}

async function note(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((c) => c.column('name').doUpdateSet({ value }))
    .execute();
}

const ALIVE = 'alive';
const OPEN_SINCE = 'open since';

/** Says that there is a process that people can come to. */
export const stayAlive = (db: Kysely<Schema>, now: number): Promise<void> => note(db, ALIVE, String(now));

/** Since when there has been one without a break: the same for every process. `lifetime`: so long one counts without a word. */
export async function openedAt(db: Db, now: number, lifetime: number): Promise<number> {
  const rows = await db.selectFrom('setting').selectAll().where('name', 'in', [ALIVE, OPEN_SINCE]).execute();
  const known = new Map(rows.map(({ name, value }) => [name, Number(value)]));
  const since = now - (known.get(ALIVE) ?? 0) <= lifetime ? known.get(OPEN_SINCE) : undefined;
  if (since === undefined) await note(db, OPEN_SINCE, String(now));
  await stayAlive(db, now);
  return since ?? now;
}
