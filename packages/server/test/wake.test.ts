/** After a crash tables go on by themselves where a bot must act or a clock runs, though nobody looks. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import { type Bundle, bundle } from './bundle.ts';
import { folder, Guest, newKey, startHouse, until } from './house.ts';
import { startProcess } from './process.ts';

const place = folder();
let bundled: Bundle;
beforeAll(async () => {
  bundled = await bundle();
});
afterAll(() => place.remove());

const bot = { kind: 'bot', level: 'random' } as const;
const person = { kind: 'person' } as const;

it('bots play on after a kill -9 and a start, with nobody there', async () => {
  const data = `${place.path}/killed`;
  const env = { DATA_DIR: data, BOT_DELAY: '30' };
  const first = await startProcess(env, bundled);
  const ann = await Guest.called('Ann', first.address);
  const alone = await ann.table({ seats: [bot, bot, bot] });
  // One whose only bot has taken a person's seat, and one that waits for a person: it must be left in peace.
  const left = await ann.table({ seats: [person, person] });
  const quiet = await ann.table({ seats: [person, person] });
  const line = await ann.socket();
  await line.watch(left.table);
  await line.until(() => line.views.has('0'));
  for (const seat of [0, 1]) {
    await line.command({ type: 'takeOver', table: left.table, seat, of: seat, level: 'random', key: newKey() });
  }
  await first.kill();
  const store = await openStore({ folder: data, url: null });
  const events = (id: string): Promise<{ body: string }[]> =>
    store.db
      .selectFrom('event')
      .innerJoin('hall_table', 'hall_table.number', 'event.place')
      .where('hall_table.id', '=', id)
      .select('event.body')
      .execute();
  const status = async (id: string): Promise<string> =>
    (await store.db.selectFrom('hall_table').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const before = [await events(alone.table), await events(left.table), await events(quiet.table)].map(({ length }) => length);
  expect([await status(alone.table), await status(left.table)]).toEqual(['playing', 'playing']);

  const second = await startProcess({ ...env, BOT_DELAY: '0' }, bundled);
  await until(async () => (await status(alone.table)) === 'over' && (await status(left.table)) === 'over');
  expect([await status(alone.table), await status(left.table), await status(quiet.table)]).toEqual(['over', 'over', 'playing']);
  expect((await events(alone.table)).length).toBeGreaterThan(before[0]);
  expect((await events(left.table)).length).toBeGreaterThan(before[1]);
  expect((await events(quiet.table)).length).toBe(before[2]);
  await second.kill();
  await store.close();
});

it('a clock runs on though the list had not heard of it, and a table laid but not begun begins', async () => {
  let later = 0;
  const start = (): Promise<Running> => startHouse({ folder: `${place.path}/clocks`, now: () => Date.now() + later });
  let house = await start();
  const ann = await Guest.called('Ann', house.address);
  const { table } = await ann.table({ seats: [person, person], pace: { kind: 'live', minutes: 1, increment: 0 } });
  const laid = await ann.table({ seats: [person, person] });
  await house.close();
  // As a crash in the wrong moment leaves it.
  const store = await openStore({ folder: `${place.path}/clocks`, url: null });
  await store.db.updateTable('hall_table').set({ deadline: null }).where('id', '=', table).execute();
  const row = await store.db.selectFrom('hall_table').select('number').where('id', '=', laid.table).executeTakeFirstOrThrow();
  await store.db.deleteFrom('event').where('place', '=', row.number).execute();
  await store.db.updateTable('hall_table').set({ status: 'waiting' }).where('id', '=', laid.table).execute();
  await store.close();
  later += 120_000;
  house = await start();
  const find = (id: string) =>
    house.hall.store.db.selectFrom('hall_table').select(['status', 'deadline']).where('id', '=', id).executeTakeFirstOrThrow();
  await until(async () => (await find(table)).status === 'over' && (await find(laid.table)).status === 'playing');
  expect([(await find(table)).status, (await find(laid.table)).status]).toEqual(['over', 'playing']);
  await house.close();
});
