/** What nobody needs any more, and how it goes: tables given up, guests who never played, sessions that have ended. */
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { frameOfSetting } from '../table/setting-text.ts';
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
  /** Matches that are over, where nobody with an account sits; 0: they stay. */
  finished: number;
}

/** Imported ones say so in their setting, and so do fights of campaigns. */
const IMPORTED = '%"imported":{%';
const LINKED = '%"linked":{%';

/** Addresses of guests: nobody comes back by them. */
const GUEST = '%@guest.invalid';

export interface Swept {
  number: number;
  id: string;
}

/** Tables that are to go, by their number and id. `most`: so many matches that are over are kept of one guest. */
export async function tablesToSweep(db: Db, now: number, keep: Keep, most: number): Promise<Swept[]> {
  const before = (days: number): number => now - days * DAY;
  const nobodySince = (days: number) =>
    db
      .selectFrom('hall_table')
      .select(['hall_table.number', 'hall_table.id'])
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
    keep.finished === 0 ? [] : ofGuests(nobodySince(keep.finished)).where('setting', 'not like', LINKED).execute(),
    keep.finished === 0 ? [] : strayFights(db, ofGuests(nobodySince(keep.finished))),
    tooMany(db, most),
  ]);
  return [...new Map(found.flat().map((row) => [row.id, row])).values()].sort((a, b) => a.number - b.number);
}

type Tables = SelectQueryBuilder<Schema, 'hall_table', Swept>;

/** Of matches that are over those that nobody with an account has set up or sits at: nobody can come back to them for good. */
const ofGuests = (tables: Tables): Tables =>
  tables
    .where('status', '=', 'over')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('user')
            .select('user.id')
            .whereRef('user.id', '=', 'hall_table.host')
            .where('user.email', 'not like', GUEST),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('seat')
            .innerJoin('user', 'user.id', 'seat.person')
            .select('user.id')
            .whereRef('seat.table_id', '=', 'hall_table.id')
            .where('user.email', 'not like', GUEST),
        ),
      ),
    );

/** Fights stay as long as their campaign: it proves by them what stands in its books. */
async function strayFights(db: Db, tables: Tables): Promise<Swept[]> {
  const stray: Swept[] = [];
  for (let after = -1; stray.length < AT_ONCE; ) {
    const rows = await tables
      .where('setting', 'like', LINKED)
      .where('hall_table.number', '>', after)
      .orderBy('hall_table.number')
      .select('hall_table.setting')
      .execute();
    const ledgers = rows.map(({ setting }) => frameOfSetting(setting).linked?.table ?? '');
    const known = await db
      .selectFrom('hall_table')
      .select('id')
      .where('id', 'in', [...ledgers, ''])
      .execute();
    const there = new Set(known.map(({ id }) => id));
    stray.push(...rows.flatMap(({ number, id }, i) => (there.has(ledgers[i]) ? [] : [{ number, id }])));
    if (rows.length < AT_ONCE) break;
    after = rows[rows.length - 1].number;
  }
  return stray;
}

/** Of guests who have more of them than are kept, the oldest. */
async function tooMany(db: Db, most: number): Promise<Swept[]> {
  const hosts = await db
    .selectFrom('hall_table')
    .select('host')
    .where('status', '=', 'over')
    .groupBy('host')
    .having((e) => e.fn.countAll(), '>', most)
    .execute();
  const old: Swept[] = [];
  for (const { host } of hosts) {
    const own = await ofGuests(db.selectFrom('hall_table').select(['hall_table.number', 'hall_table.id']))
      .where('host', '=', host)
      .where('setting', 'not like', LINKED)
      .orderBy('hall_table.number', 'desc')
      .execute();
    old.push(...own.slice(most));
    if (old.length >= AT_ONCE) break;
  }
  return old.slice(0, AT_ONCE);
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
    .where('email', 'like', GUEST)
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
