/** Positions that are kept of matches in the middle, for the day their rules are older; and tables that cannot go on. */
import type { Kysely } from 'kysely';
import type { Kept } from '../table/events.ts';
import { fixed } from './fixed.ts';
import type { Db, Schema } from './schema.ts';

const put = fixed((db, place: number, body: string) =>
  db
    .insertInto('kept')
    .values({ place, body })
    .onConflict((c) => c.column('place').doUpdateSet((e) => ({ body: e.ref('excluded.body') }))),
);
export const keepPosition = (db: Kysely<Schema>, place: number, kept: Kept) => put(db, place, JSON.stringify(kept));

export const dropKept = fixed((db, place: number) => db.deleteFrom('kept').where('place', '=', place));

export async function keptPosition(db: Db, place: number): Promise<Kept | null> {
  const row = await db.selectFrom('kept').select('body').where('place', '=', place).executeTakeFirst();
  return row ? (JSON.parse(row.body) as Kept) : null;
}

/** The lists say so; one that is over stays so. */
export const markFrozen = (db: Kysely<Schema>, id: string) =>
  db
    .updateTable('hall_table')
    .set({ status: 'frozen', waiting: '[]', deadline: null })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'playing'])
    .execute();

/** What the lists say of a table. */
export async function statusOf(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('hall_table').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status ?? '';
}
