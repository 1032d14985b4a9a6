/** After a crash tables go on by themselves where a bot must act or a clock runs, though nobody looks. */
import { AWAY_AFTER } from '@guildhall/wire/customs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import { type Bundle, bundle } from './bundle.ts';
import { folder, Guest, startHouse, until } from './house.ts';
import { startProcess } from './process.ts';

const place = folder();
let bundled: Bundle;
beforeAll(async () => {
  bundled = await bundle();
});
afterAll(() => place.remove());

const bot = { kind: 'bot', level: 'random' } as const;
const person = { kind: 'person' } as const;

it('bots play on after a kill -9 and a start though nobody is there, but not among themselves until somebody looks', async () => {
  const data = `${place.path}/killed`;
  const env = { DATA_DIR: data, BOT_DELAY: '5000' };
  const first = await startProcess(env, bundled);
  const ann = await Guest.called('Ann', first.address);
  const alone = await ann.table({ seats: [bot, bot, bot] });
  // One whose bots have to answer a person, and one that waits for a person: it must be left in peace.
  const left = await ann.table({ seats: [person, bot, bot] });
  const quiet = await ann.table({ seats: [person, person] });
  const line = await ann.socket();
  for (const { table } of [alone, quiet]) {
    await line.watch(table);
    await line.until(() => line.state?.state.status === 'playing');
    line.send({ type: 'unwatch', table });
  }
  await line.watch(left.table);
  await line.until(() => line.views.has('0'));
  expect((await line.answer(left.table, 0, line.view(0).asked?.options?.[0])).type).toBe('kept');
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
  await until(async () => (await events(left.table)).length > before[1] + 1);
  expect((await events(quiet.table)).length).toBe(before[2]);
  expect((await events(alone.table)).length).toBe(before[0]);
  const looks = await new Guest(second.address).socket();
  await looks.watch(alone.table);
  await until(async () => (await status(alone.table)) === 'over');
  expect(await status(alone.table)).toBe('over');
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
  const line = await ann.socket();
  for (const id of [table, laid.table]) {
    await line.watch(id);
    await line.until(() => line.state?.state.status === 'playing');
  }
  await line.close();
  await house.close();
  // As a crash in the wrong moment leaves it.
  const store = await openStore({ folder: `${place.path}/clocks`, url: null });
  await store.db.updateTable('hall_table').set({ deadline: null }).where('id', '=', table).execute();
  const row = await store.db.selectFrom('hall_table').select('number').where('id', '=', laid.table).executeTakeFirstOrThrow();
  await store.db.deleteFrom('event').where('place', '=', row.number).where('body', 'like', '{"kind":"begin"%').execute();
  await store.db.updateTable('hall_table').set({ status: 'waiting' }).where('id', '=', laid.table).execute();
  await store.close();
  later += 120_000;
  house = await start();
  later += AWAY_AFTER;
  const clocked = async (): Promise<number> => {
    const rows = house.hall.store.db.selectFrom('event').select('sequence').where('body', 'like', '%"because":"clock"%');
    return (await rows.execute()).length;
  };
  const find = (id: string) =>
    house.hall.store.db.selectFrom('hall_table').select(['status', 'deadline']).where('id', '=', id).executeTakeFirstOrThrow();
  await until(async () => (await clocked()) === 2 && (await find(laid.table)).status === 'playing');
  expect([await clocked(), (await find(laid.table)).status]).toEqual([2, 'playing']);
  await house.close();
});
