/** What those who keep the hall do about tables and people, and what holds of it. Both stores alike. */
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Db, ModerationRow, SanctionRow, Schema } from './schema.ts';

export type Act = Omit<Insertable<ModerationRow>, 'number'>;
export type Noted = Selectable<ModerationRow>;

/** Writes down what is done together with what holds from now on. */
export async function moderate(db: Kysely<Schema>, act: Act): Promise<void> {
  const { act: kind, target: person, until } = act;
  await db.insertInto('moderation').values(act).execute();
  if (kind === 'lift') await db.deleteFrom('sanction').where('person', '=', person).execute();
  if (kind === 'mute' || kind === 'ban')
    await db
      .insertInto('sanction')
      .values({ person, kind, until })
      .onConflict((c) => c.columns(['person', 'kind']).doUpdateSet({ until }))
      .execute();
}

/** The number of the last line. */
export async function lastNoted(db: Db): Promise<number> {
  const row = await db
    .selectFrom('moderation')
    .select((e) => e.fn.max('number').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** What was done after a line. */
export const notedAfter = (db: Db, number: number): Promise<Noted[]> =>
  db.selectFrom('moderation').selectAll().where('number', '>', number).orderBy('number').execute();

export const allSanctions = (db: Db): Promise<SanctionRow[]> => db.selectFrom('sanction').selectAll().execute();

/** Tables that were to be closed and are not: no process was there to do it. */
export async function tablesToClose(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('moderation')
    .innerJoin('hall_table', 'hall_table.id', 'moderation.target')
    .select('hall_table.id')
    .distinct()
    .where('moderation.act', '=', 'close')
    .where('hall_table.status', 'in', ['waiting', 'playing', 'frozen'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Where a person sits. */
export const seatsOfPerson = (db: Db, person: string): Promise<{ table_id: string; seat: number }[]> =>
  db.selectFrom('seat').select(['table_id', 'seat']).where('person', '=', person).execute();
