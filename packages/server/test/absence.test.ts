/** Who is absent, and what others may do then: an opponent who would rather have your seat gets nothing by your lost connection. */

import type { Problem } from '@guildhall/wire';
import { AWAY_AFTER } from '@guildhall/wire/customs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { folder, Guest, type Line, newKey, startHouse } from './house.ts';

const DAY = 24 * 60 * 60_000;
const place = folder();
let house: Running;
/** Added to the time of the server. */
let later = 0;
const start = (): Promise<Running> => startHouse({ folder: place.path, now: () => Date.now() + later });
beforeAll(async () => {
  house = await start();
});
afterAll(async () => {
  await house.close();
  place.remove();
});

const at = (guest: Guest): Guest => {
  const same = new Guest(house.address);
  same.cookie = guest.cookie;
  return same;
};

async function two(more: object = {}) {
  const ann = await Guest.called('Ann', house.address);
  const bob = await Guest.called('Bob', house.address);
  const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }], ...more });
  await bob.request('POST', `/api/tables/${table}/join`, {});
  const [a, b] = [await ann.socket(), await bob.socket()];
  await a.watch(table);
  await b.watch(table);
  for (const line of [a, b]) await line.until(() => line.views.size > 0);
  return { table, a, b, ann, bob };
}

const takeOver = (line: Line, table: string, seat: number, of: number, level: 'random' | 'greedy' = 'greedy') =>
  line.command({ type: 'takeOver', table, seat, of, level, key: newKey() });
const offer = (line: Line, table: string, seat: number, of: number) =>
  line.command({ type: 'offer', table, seat, of, on: true, key: newKey() });

async function drop(line: Line, seat: number, from: Line): Promise<void> {
  const left = from.wait('presence', ({ here }) => !here.includes(seat));
  await line.close();
  await left;
}

it('GH-11 a lost connection gives nobody the seat: not at once, not four minutes later', async () => {
  const { table, a, b, bob } = await two();
  await drop(b, 1, a);
  for (const wait of [0, AWAY_AFTER - 60_000]) {
    later += wait;
    expect(await takeOver(a, table, 0, 1)).toMatchObject({ reason: 'notAbsent', refusal: { rule: 'GH-11', why: 'notLongAway' } });
    expect(await offer(a, table, 0, 1)).toMatchObject({ type: 'refused' });
    const carol = await Guest.called('Carol', house.address);
    const join = await carol.raw('POST', `/api/tables/${table}/join`, { seat: 1 });
    expect(((await join.json()) as Problem).reason).toBe('noOpenSeat');
  }
  const back = await bob.socket();
  expect((await back.watch(table)).mine).toEqual([1]);
  // Whoever was back in between has the whole time again, if nothing waits for them.
  await back.answer(table, 1, back.view(1).asked?.options?.[0]);
  await drop(back, 1, a);
  later += AWAY_AFTER - 60_000;
  expect(await takeOver(a, table, 0, 1)).toMatchObject({ reason: 'notAbsent' });
});

it('GH-11 by the day for as long as a decision may take', async () => {
  const { table, a, b } = await two({ pace: { kind: 'daily', days: 2 } });
  await drop(b, 1, a);
  later += DAY;
  expect(await takeOver(a, table, 0, 1)).toMatchObject({ reason: 'notAbsent' });
});

it('GH-11 a restart makes nobody absent, however long it took: the first one back takes no seat', async () => {
  const { table, ann, bob } = await two();
  await house.close();
  later += DAY;
  house = await start();
  const a = await at(ann).socket();
  await a.watch(table);
  expect(await takeOver(a, table, 0, 1)).toMatchObject({ reason: 'notAbsent' });
  const b = await at(bob).socket();
  expect((await b.watch(table)).mine).toEqual([1]);
  await drop(b, 1, a);
  later += AWAY_AFTER;
  expect((await takeOver(a, table, 0, 1)).type).toBe('kept');
});

it('GH-12 nobody hands on an opponent’s seat, even of one who is away', async () => {
  const { table, a, b, bob } = await two();
  await drop(b, 1, a);
  later += AWAY_AFTER;
  expect((await takeOver(a, table, 0, 1)).type).toBe('kept');
  expect(await offer(a, table, 0, 1)).toMatchObject({
    reason: 'notYourSeat',
    refusal: { rule: 'GH-12', why: 'onlyYoursToHand' },
  });
  const back = await bob.socket();
  expect((await back.watch(table)).mine).toEqual([1]);
  expect((await back.command({ type: 'giveBack', table, seat: 1, key: newKey() })).type).toBe('kept');
});

it('GH-11 a bot that stands in is the table’s, and agrees to nothing in its person’s name', async () => {
  const { table, a, b, bob } = await two();
  for (const [line, seat] of [[a, 0] as const, [b, 1] as const])
    await line.answer(table, seat, line.view(seat).asked?.options?.[0]);
  await a.until(() => a.view(0).waitingFor.every(({ question }) => question !== 'round/bid'));
  await drop(b, 1, a);
  later += AWAY_AFTER;
  expect((await takeOver(a, table, 0, 1, 'random')).type).toBe('kept');
  await a.until(() => a.state?.state.seats[1].bot !== null);
  expect(a.state?.state.seats[1].bot).toBe('greedy');
  expect((await a.command({ type: 'undo', table, seat: 0, key: newKey() })).type).toBe('kept');
  expect((await a.command({ type: 'abort', table, seat: 0, agree: true, key: newKey() })).type).toBe('kept');
  expect(a.state?.state).toMatchObject({ status: 'playing', abort: { agreed: [0], missing: [1] } });
  expect(a.received.filter(({ type }) => type === 'state')).toHaveLength(1);
  for (const secret of ['export', 'fairness']) {
    const text = await (await bob.raw('GET', `/api/tables/${table}/${secret}`)).text();
    expect(text).not.toMatch(/"seed":"/);
  }
  // The person agrees, and only then is it so.
  const back = await bob.socket();
  await back.watch(table);
  await back.command({ type: 'giveBack', table, seat: 1, key: newKey() });
  expect((await back.command({ type: 'abort', table, seat: 1, agree: true, key: newKey() })).type).toBe('kept');
  await a.until(() => a.state?.state.status === 'aborted');
});
