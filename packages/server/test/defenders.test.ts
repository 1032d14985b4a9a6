/** Defenders at a real table: a bot stands in for somebody who is away. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { folder, Guest, newKey, startHouse } from './house.ts';

const place = folder();
let house: Running;
beforeAll(async () => {
  house = await startHouse({ folder: place.path, games: '@guildhall/registry', bots: { threads: 1, budget: 20, delay: 0 } });
});
afterAll(async () => {
  await house.close();
  place.remove();
});

it('DF-30.9 a bot stands in for one who is away, beginning with the open question, until they take the seat back', async () => {
  const ann = await Guest.called('Ann', house.address);
  const bob = await Guest.called('Bob', house.address);
  const seats = [{ kind: 'person' }, { kind: 'open' }] as const;
  const { table } = await ann.table({ game: 'defenders', options: { startSeat: '1', setting: 'fantasy' }, seats: [...seats] });
  await bob.request('POST', `/api/tables/${table}/join`, {});
  const [a, b] = [await ann.socket(), await bob.socket()];
  await a.watch(table);
  await b.watch(table);
  await a.until(() => a.state?.state.status === 'playing' && a.views.has('0'));
  // The start seat is asked first, and its person goes.
  expect(a.view(0).waitingFor.map(({ seat }) => seat)).toEqual([1]);
  expect(await a.command({ type: 'takeOver', table, seat: 0, of: 1, key: newKey() })).toMatchObject({ reason: 'notAbsent' });
  const left = a.wait('presence', ({ here }) => !here.includes(1));
  await b.close();
  await left;
  expect((await a.command({ type: 'takeOver', table, seat: 0, of: 1, key: newKey() })).type).toBe('kept');
  await a.until(() => a.view(0).waitingFor.some(({ seat }) => seat === 0), 20_000);
  expect(a.view(0).asked).not.toBeNull();
  expect(a.state?.state.seats[1]).toMatchObject({ name: 'Bob', botBecause: 'absent' });
  const back = await bob.socket();
  await back.watch(table);
  expect((await back.command({ type: 'giveBack', table, seat: 1, key: newKey() })).type).toBe('kept');
  await a.until(() => a.state?.state.seats[1].bot === null);
  expect(house.hall.counts).toMatchObject({ errors: 0, thoughtless: 0 });
});
