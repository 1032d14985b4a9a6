/** Standing orders: a seat passes in advance, nobody else notices, and the pass looks like any other (GH-15). */
import type { MatchRecord } from '@guildhall/kernel/hall';
import type { ServerMessage, Summary } from '@guildhall/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Running } from '../src/server.ts';
import { MAX_ORDERS } from '../src/table/quota.ts';
import { folder, Guest, type Line, newKey, startHouse, until } from './house.ts';

const place = folder();
let house: Running;
const start = (passes = { least: 20, most: 60 }): Promise<Running> => startHouse({ folder: place.path, passes });
beforeAll(async () => {
  house = await start();
});
afterAll(async () => {
  await house.close();
  place.remove();
});

const WINDOW = 'objections/respond';
const person = { kind: 'person' } as const;

interface Sat {
  table: string;
  a: Line;
  b: Line;
  looker: Line;
  ann: Guest;
  bob: Guest;
}

async function two(more: object = {}): Promise<Sat> {
  const ann = await Guest.called('Ann', house.address);
  const bob = await Guest.called('Bob', house.address);
  const { table } = await ann.table({ game: 'moot', seats: [person, { kind: 'open' }], ...more });
  await bob.request('POST', `/api/tables/${table}/join`, {});
  const [a, b, looker] = [await ann.socket(), await bob.socket(), await new Guest(house.address).socket()];
  for (const line of [a, b, looker]) {
    await line.watch(table);
    await line.until(() => line.state?.state.status === 'playing');
  }
  return { table, a, b, looker, ann, bob };
}

const order = (line: Line, table: string, seat: number, window: string, unless: string[] | null) =>
  line.command({ type: 'order', table, seat, window, unless, key: newKey() });

const put = async (line: Line, table: string, motion: string): Promise<void> => {
  expect(await line.answer(table, 0, motion)).toMatchObject({ type: 'kept' });
};

const sleep = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));
const asks = (line: Line, seat: number): string | undefined => line.view(seat).asked?.name;

/** Everything of a table that has to do with what happened, without presence. */
const told = (line: Line): ServerMessage[] => line.received.filter(({ type }) => type !== 'presence');

describe('GH-15 standing orders', () => {
  it('pass for the seat, by the way of every answer', async () => {
    const { table, a, b, ann } = await two();
    expect(await order(b, table, 1, WINDOW, [])).toMatchObject({ type: 'kept' });
    await put(a, table, 'light');
    await b.until(() => asks(b, 1) === 'motion/put');
    expect(a.view(0).table.points).toEqual([1, 0]);
    for (const line of [a, b]) expect(line.gaps).toEqual([]);
    await b.command({ type: 'act', table, seat: 1, act: 'anytime/concede', answer: 'concede', key: newKey() });
    await a.until(() => a.state?.state.status === 'over');
    const { log } = await ann.request<MatchRecord>('GET', `/api/tables/${table}/export`);
    expect(log).toEqual([
      { seat: 1, order: WINDOW, unless: [] },
      { seat: 0, question: 'motion/put', answer: 'light' },
      { seat: 1, question: WINDOW, answer: 'pass' },
      { seat: 1, question: 'anytime/concede', answer: 'concede' },
    ]);
  });

  it('keep their exceptions, are replaced and taken back', async () => {
    const { table, a, b } = await two();
    await order(b, table, 1, WINDOW, ['grave']);
    await put(a, table, 'grave');
    await b.until(() => asks(b, 1) === WINDOW);
    await sleep(150);
    expect(asks(b, 1)).toBe(WINDOW);
    // Given while the question is open it holds at once; taken back in time it does not.
    const slow = vi.spyOn(house.hall, 'passDelay').mockReturnValue(1000);
    await Promise.all([order(b, table, 1, WINDOW, []), order(b, table, 1, WINDOW, null)]);
    await sleep(1200);
    expect(asks(b, 1)).toBe(WINDOW);
    slow.mockRestore();
    await order(b, table, 1, WINDOW, []);
    await b.until(() => asks(b, 1) === 'motion/put');
  });

  it('are told to the sockets of the seat, now and when one comes back, and to nobody else', async () => {
    const { table, a, b, looker, bob } = await two();
    const other = await bob.socket();
    await other.watch(table);
    await sleep(30);
    const before = [a, looker].map((line) => told(line).length);
    const sequence = b.sequence;
    const kept = await order(b, table, 1, WINDOW, ['grave']);
    // It has the number of what came before it.
    expect(kept).toMatchObject({ type: 'kept', sequence });
    const message = { type: 'orders', table, seat: 1, orders: { [WINDOW]: ['grave'] } };
    await other.until(() => other.received.some(({ type }) => type === 'orders'));
    expect(other.received).toContainEqual(message);
    expect((await b.watch(table)).orders).toEqual([{ seat: 1, orders: { [WINDOW]: ['grave'] } }]);
    expect((await a.watch(table)).orders).toEqual([{ seat: 0, orders: {} }]);
    expect((await looker.watch(table)).orders).toEqual([]);
    // Those two states are all that the others were sent.
    expect([a, looker].map((line) => told(line).length)).toEqual(before.map((n) => n + 1));
  });

  it('leave everything that others can see as it was: numbers, clocks, lists, contributions', async () => {
    const pace = { kind: 'live', minutes: 5, increment: 0 } as const;
    const { table, a, b, looker, ann } = await two({ pace });
    const look = async () => {
      const state = await a.watch(table);
      const seen = await looker.watch(table);
      const summary = await ann.request<Summary>('GET', `/api/tables/${table}`);
      return JSON.stringify([state, seen, summary]);
    };
    const before = await look();
    await sleep(20);
    await order(b, table, 1, WINDOW, []);
    await order(b, table, 1, WINDOW, ['grave']);
    expect(await look()).toBe(before);
    await b.contribute(table, 1, { kind: 'clap' });
    await a.until(() => a.contributions.length === 1);
    expect(a.contributions[0]).toMatchObject({ n: 1, after: 0, decisions: 0 });
    expect((await a.watch(table)).contributions[0].after).toBe(0);
    // Whoever comes back by number misses nothing.
    const since = a.sequence;
    await put(a, table, 'light');
    await a.until(() => a.view(0).waitingFor[0].question === 'motion/put');
    expect(a.gaps).toEqual([]);
    const { logs, from } = await looker.watch(table, [], since);
    expect(from).toBe(since);
    expect(logs[0].log.flatMap(({ facts }) => facts.map(({ kind }) => kind))).toEqual(['put']);
  });

  it('pass after a time of their own, drawn anew', async () => {
    const delays = new Set(Array.from({ length: 40 }, () => house.hall.passDelay()));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...delays)).toBeLessThanOrEqual(60);
    expect(delays.size).toBeGreaterThan(5);
  });

  it('are carried out after a restart, even if nobody opens the table', async () => {
    await house.close();
    house = await start({ least: 60_000, most: 60_000 });
    const { table, a, b, ann } = await two();
    await order(b, table, 1, WINDOW, []);
    await put(a, table, 'light');
    await b.until(() => asks(b, 1) === WINDOW);
    await house.close();
    house = await start();
    const back = new Guest(house.address);
    back.cookie = ann.cookie;
    const { db } = house.hall.store;
    const { number } = await db.selectFrom('hall_table').select('number').where('id', '=', table).executeTakeFirstOrThrow();
    const events = () => db.selectFrom('event').select('body').where('place', '=', number).execute();
    await until(async () => (await events()).some(({ body }) => body.includes('"pass"')));
    const line = await back.socket();
    await line.watch(table);
    expect(line.view(0).table.points).toEqual([1, 0]);
  });

  it('wait while the game is paused', async () => {
    const { table, a, b } = await two();
    await put(a, table, 'light');
    await b.until(() => asks(b, 1) === WINDOW);
    await a.command({ type: 'pause', table, seat: 0, on: true, key: newKey() });
    expect(await order(b, table, 1, WINDOW, [])).toMatchObject({ type: 'kept' });
    await sleep(150);
    expect(asks(b, 1)).toBe(WINDOW);
    await a.command({ type: 'pause', table, seat: 0, on: false, key: newKey() });
    await b.until(() => asks(b, 1) === 'motion/put');
  });

  it('are refused where there is no such window, condition, seat or match, and kept in bounds', async () => {
    const { table, a, b, looker } = await two();
    const refused: [string, unknown, object][] = [
      ['motion/put', [], { reason: 'rules', refusal: { rule: 'GH-15', why: 'noSuchWindow' } }],
      ['__proto__', null, { reason: 'rules', refusal: { rule: 'GH-15', why: 'noSuchWindow' } }],
      [WINDOW, ['light'], { reason: 'rules', refusal: { rule: 'GH-15', why: 'noSuchException' } }],
      [WINDOW, ['grave', 'grave'], { reason: 'rules', refusal: { rule: 'GH-15', why: 'noSuchException' } }],
      [WINDOW, 'grave', { reason: 'malformed' }],
      [WINDOW, [7], { reason: 'malformed' }],
      [WINDOW, new Array(33).fill('grave'), { reason: 'malformed' }],
      ['x'.repeat(201), [], { reason: 'malformed' }],
    ];
    for (const [window, unless, reply] of refused) {
      expect(await order(b, table, 1, window, unless as string[]), window).toMatchObject(reply);
    }
    for (const line of [a, looker]) expect(await order(line, table, 1, WINDOW, [])).toMatchObject({ reason: 'notYourSeat' });
    for (let i = 0; i < MAX_ORDERS; i++) await order(b, table, 1, WINDOW, i % 2 === 0 ? [] : null);
    expect(await order(b, table, 1, WINDOW, [])).toMatchObject({ reason: 'enough' });
    expect(a.sequence).toBe(b.sequence);
  });
});
