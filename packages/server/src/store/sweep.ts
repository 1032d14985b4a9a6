/** What nobody needs any more, and how it goes: tables given up, guests who never played, sessions that have ended. */
import type { Kysely } from 'kysely';
import type { Db, Schema } from './schema.ts';

const DAY = 24 * 60 * 60_000;
/** So many tables go at once; the next time others. */
const AT_ONCE = 200;

/** After how many days without a move and without anybody there. */
export interface Keep {
  /** Tables that never began. */
  waiting: number;
  /** Matches that were not ended, or were abandoned. */
  unfinished: number;
  /** Matches that were brought in as files, ended or not. */
  imports: number;
  /** Guests who have no seat anywhere. */
  guests: number;
}

/** Imported ones say so in their setting. */
const IMPORTED = '%"imported":{%';

/** Tables that are to go, by their number and id. */
export async function tablesToSweep(db: Db, now: number, keep: Keep): Promise<{ number: number; id: string }[]> {
  const before = (days: number): number => now - days * DAY;
  const nobodySince = (days: number) =>
    db
      .selectFrom('hall_table')
      .select(['number', 'id'])
      .where('updated', '<', before(days))
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('seat')
              .select('seat.seat')
              .whereRef('seat.table_id', '=', 'hall_table.id')
              .where('seat.seen', '>=', before(days)),
          ),
        ),
      )
      .limit(AT_ONCE);
  const found = await Promise.all([
    nobodySince(keep.waiting).where('status', '=', 'waiting').execute(),
    nobodySince(keep.unfinished).where('status', 'in', ['playing', 'frozen', 'aborted']).execute(),
    nobodySince(keep.imports).where('setting', 'like', IMPORTED).execute(),
  ]);
  return [...new Map(found.flat().map((row) => [row.id, row])).values()].sort((a, b) => a.number - b.number);
}

/** The table with everything that was ever kept of it. */
export async function deleteTable(db: Kysely<Schema>, { number, id }: { number: number; id: string }): Promise<void> {
  await db.deleteFrom('event').where('place', '=', number).execute();
  await db.deleteFrom('kept').where('place', '=', number).execute();
  await db.deleteFrom('seat').where('table_id', '=', id).execute();
  await db.deleteFrom('seat_before').where('table_id', '=', id).execute();
  await db.deleteFrom('turn').where('table_id', '=', id).execute();
  await db.deleteFrom('hall_table').where('id', '=', id).execute();
}

/**
 * Sessions that have ended, devices on which nobody has opened the page for as long as a guest is kept, and guests who came once
 * and sit nowhere. What belongs to a guest goes along.
 */
export async function sweepPeople(db: Kysely<Schema>, now: number, guestDays: number): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<', new Date(now)).execute();
  await db
    .deleteFrom('device')
    .where('renewed', '<', now - guestDays * DAY)
    .execute();
  await db
    .deleteFrom('user')
    .where('createdAt', '<', new Date(now - guestDays * DAY))
    .where('email', 'like', '%@guest.invalid')
    .where((e) => e.not(e.exists(e.selectFrom('seat').select('seat.seat').whereRef('seat.person', '=', 'user.id'))))
    .execute();
}

/** Of tables where nobody is asked any more nobody need be told. */
export const sweepTurns = (db: Kysely<Schema>) =>
  db
    .deleteFrom('turn')
    .where('table_id', 'not in', (e) => e.selectFrom('hall_table').select('id').where('status', '=', 'playing'))
    .execute();

/** What a person has at the house: tables that are not over, and matches brought in as files with their letters. */
export async function holdings(db: Db, person: string): Promise<{ tables: number; imports: number; letters: number }> {
  const own = db.selectFrom('hall_table').where('host', '=', person);
  const [open, files] = await Promise.all([
    own
      .select((e) => e.fn.countAll().as('count'))
      .where('status', 'in', ['waiting', 'playing'])
      .executeTakeFirstOrThrow(),
    own
      .select((e) => [e.fn.countAll().as('count'), e.fn.sum(e.fn<number>('length', ['setting'])).as('letters')])
      .where('setting', 'like', IMPORTED)
      .executeTakeFirstOrThrow(),
  ]);
  return { tables: Number(open.count), imports: Number(files.count), letters: Number(files.letters ?? 0) };
}
