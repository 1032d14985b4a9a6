/** The store: compare and append, older layouts, and how a long table is there again. */
import { join } from 'node:path';
import { type Plain, QuickRandom } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixed } from '../src/store/fixed.ts';
import { EventLog } from '../src/store/log.ts';
import { migrate } from '../src/store/migrations.ts';
import { embedded, openStore, type Store } from '../src/store/open.ts';
import type { EventRow, Schema } from '../src/store/schema.ts';
import { insertSeat, insertTable, type NewFile, readTable, seatsOf } from '../src/store/tables.ts';
import { Course } from '../src/table/course.ts';
import type { TableEvent } from '../src/table/events.ts';
import { newId } from '../src/table/secrets.ts';
import { folder, Line, startHouse } from './house.ts';

const DECISIONS = 1000;
/** How often one changes one's mind about an answer that may be taken back. */
const DOUBTS = 150;

let place: ReturnType<typeof folder>;
beforeEach(() => {
  place = folder();
});
afterEach(() => {
  vi.restoreAllMocks();
  place.remove();
});

const row = (sequence: number, key: string, seat = 0): EventRow => ({ place: 1, sequence, at: 1, seat, key, body: '{}' });
const open = (): Promise<Store> => openStore({ folder: place.path, url: null });

/** Events are written by the thread of the embedded store, or by the database itself. */
const WAYS = ['writer', 'db'] as const;
const logOf = (store: Store, way: (typeof WAYS)[number]): EventLog =>
  new EventLog(store.db, way === 'writer' ? store.writer : null);

it.each(WAYS)('takes one event for a number (%s)', async (way) => {
  const store = await open();
  const log = logOf(store, way);
  // All in one group.
  const made = await Promise.all([
    log.append(row(1, 'a')),
    log.append(row(1, 'b')),
    log.append(row(2, 'a', 1)),
    log.append(row(3, 'c')),
  ]);
  expect(made).toEqual([true, false, true, true]);
  expect(await log.append(row(2, 'd'))).toBe(false);
  expect((await log.read(1, 0)).map(({ sequence, seat, key }) => [sequence, seat, key])).toEqual([
    [1, 0, 'a'],
    [2, 1, 'a'],
    [3, 0, 'c'],
  ]);
  expect(await log.heads([1, 2])).toEqual(new Map([[1, 3]]));
  await store.close();
});

it.each(WAYS)('stores all of a group but the one whose companion fails (%s)', async (way) => {
  const store = await open();
  const log = logOf(store, way);
  const failing = (): Promise<never> => Promise.reject(new Error('no'));
  const made = await Promise.allSettled([log.append(row(1, 'a')), log.append(row(2, 'b'), failing), log.append(row(3, 'c'))]);
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await log.read(1, 0)).map(({ sequence }) => sequence)).toEqual([1, 3]);
  await store.close();
});

it.each(WAYS)('stores what goes with an event, or neither (%s)', async (way) => {
  const store = await open();
  const log = logOf(store, way);
  const sit = (seat: number) => (db: Kysely<Schema>) => insertSeat(db, { table_id: 't', seat, person: 'p', key_hash: 'h' });
  // The second and the third want the same seat; the last comes too late.
  const made = await Promise.allSettled([
    log.append(row(1, 'a'), sit(0)),
    log.append(row(2, 'b'), sit(1)),
    log.append(row(3, 'c'), sit(1)),
    log.append(row(1, 'd'), sit(2)),
  ]);
  expect(made.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([true, true, 'failed', false]);
  expect((await seatsOf(store.db, 't')).map(({ seat }) => seat)).toEqual([0, 1]);
  expect((await log.read(1, 0)).map(({ sequence }) => sequence)).toEqual([1, 2]);
  await store.close();
});

it('goes on with a new thread when the writer is gone', async () => {
  const store = await open();
  await expect(store.writer?.write([{ sql: 'nonsense', parameters: [] }], [])).rejects.toThrow(/syntax/);
  expect(await logOf(store, 'writer').append(row(1, 'a'))).toBe(true);
  await store.writer?.close();
  expect(await logOf(store, 'writer').append(row(2, 'b'))).toBe(true);
  await store.close();
});

it('refuses a fixed query that does more with its parameters than pass them on', async () => {
  const store = await open();
  const odd = fixed((db, id: string) => db.selectFrom('hall_table').selectAll().where('id', '=', `${id}!`));
  await expect(odd(store.db, 'x')).rejects.toThrow(/are not those given/);
  await store.close();
});

it('carries tables and events of an older layout over', async () => {
  const old = new Kysely<Schema>({ dialect: new SqliteDialect({ database: embedded(join(place.path, 'guildhall.db')) }) });
  await migrate(old, 'embedded', '001 tables and people');
  for (const [id, created] of [
    ['later', 2],
    ['first', 1],
  ]) {
    await sql`INSERT INTO hall_table VALUES (${id}, 'bids', 'bids@1.0.0', '{}', 'seed', 'host', 1, ${created}, 'playing', '[]', 5, NULL)`.execute(
      old,
    );
    await sql`INSERT INTO event VALUES (${id}, 2, 9, 0, 'k2', ${`"${id} 2"`}), (${id}, 1, 8, -1, 'k1', ${`"${id} 1"`})`.execute(
      old,
    );
  }
  await old.destroy();
  const store = await open();
  const log = new EventLog(store.db);
  for (const id of ['first', 'later']) {
    const file = await readTable(store.db, id);
    expect(file).toMatchObject({ id, number: id === 'first' ? 1 : 2, public: true, seed: 'seed' });
    expect((await log.read(file?.number ?? 0, 0)).map(({ body, key }) => `${body} ${key}`)).toEqual([
      `"${id} 1" k1`,
      `"${id} 2" k2`,
    ]);
  }
  expect(await log.append({ ...row(2, 'new'), place: 1 })).toBe(false);
  await store.close();
});

/** A match of The Brigade in which people change their minds very often, written to the store as the server would. */
async function longTable(store: Store): Promise<{ id: string; answers: number; sequence: number }> {
  const game = await loadGame('brigade');
  const options = game.options({}, 4);
  if ('rule' in options) throw new Error('refused');
  const seats = Array.from({ length: 4 }, () => ({ kind: 'person' as const, name: 'Ann', entropy: '' }));
  const setting = { options, seats, pace: { kind: 'none' as const }, name: 'long', chat: 'game' as const, imported: null };
  const rules = `${game.meta.id}@${game.meta.version}`;
  const id = newId();
  const made: NewFile = { id, game: 'brigade', rules, setting, seed: 'b'.repeat(64), host: 'h', public: true, created: 1 };
  await insertTable(store.db, { file: made, seats: [] });
  const file = await readTable(store.db, id);
  if (!file) throw new Error('lost');
  const course = new Course(game, file);
  const log = new EventLog(store.db);
  const random = new QuickRandom(7);
  const stored: Promise<boolean>[] = [];
  const happen = (seat: number, event: TableEvent): void => {
    const sequence = course.sequence + 1;
    course.play({ sequence, at: sequence, seat, key: `key-${sequence}`, event });
    const body = JSON.stringify(event);
    stored.push(log.append({ place: file.number, sequence, at: sequence, seat, key: `key-${sequence}`, body }));
  };
  happen(-1, { kind: 'begin', fill: 'greedy' });
  let answers = 0;
  while (answers < DECISIONS && course.match && course.status === 'playing') {
    const { match } = course;
    const [seat] = course.actors();
    const answer: Plain = game.sample(match.current, seat, random);
    const event: TableEvent = { kind: 'answer', seat, answers: [{ question: game.question(match.current) ?? '', answer }] };
    happen(seat, event);
    answers++;
    for (let doubts = 0; doubts < DOUBTS && answers < DECISIONS && match.whyNotUndo(seat) === null; doubts++) {
      happen(seat, { kind: 'undo', seat });
      happen(seat, event);
      answers++;
    }
  }
  expect(await Promise.all(stored)).not.toContain(false);
  return { id, answers, sequence: course.sequence };
}

it('has a table of a thousand decisions back from its log alone, played once', async () => {
  const before = await open();
  const { id, answers, sequence } = await longTable(before);
  expect(answers).toBe(DECISIONS);
  await before.close();
  const played = vi.spyOn(await loadGame('brigade'), 'apply');
  const house = await startHouse({ folder: place.path, games: '@guildhall/registry' });
  const line = await Line.open(house.address, '');
  const state = await line.watch(id);
  expect(played.mock.calls.length).toBeGreaterThan(DECISIONS / 2);
  expect(played.mock.calls.length).toBeLessThanOrEqual(2 * DECISIONS);
  expect(state).toMatchObject({ sequence, state: { status: 'playing' } });
  await line.close();
  await house.close();
});
