/** One person has one budget, at however many processes. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Budgets } from '../src/http/budget.ts';
import type { Running } from '../src/server.ts';
import { folder, Guest, newKey, startHouse, UNLIMITED, until } from './house.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';

it('what is taken at one process is taken at the others', () => {
  const limits = { messages: 10, burst: 100, kept: 1 };
  const [one, two] = [new Budgets(limits), new Budgets(limits)];
  const here = one.of('1.2.3.4', 'ann');
  here.take(1);
  // Few are worth a word.
  expect([...one.untold()]).toEqual([]);
  here.take(99);
  const told = [...one.untold()];
  expect(told).toEqual([
    ['person ann', 100],
    ['address 1.2.3.4', 100],
  ]);
  expect([...one.untold()]).toEqual([]);
  for (const [key, tokens] of told) two.takenElsewhere(key, tokens);
  expect(two.of('5.6.7.8', 'ann').mayGoOn()).toBe(false);
  // The address may do as much as eight people, and somebody else is not touched.
  expect(two.of('1.2.3.4', 'bob').mayGoOn()).toBe(true);
  // What was heard is not told on.
  expect([...two.untold()]).toEqual([]);
});

it('one who waits until full buckets are forgotten has one all the same, by however many sockets', () => {
  const budgets = new Budgets({ messages: 0.0001, burst: 100, kept: 1 });
  const sockets = Array.from({ length: 5 }, () => {
    budgets.sweep();
    return budgets.of('1.2.3.4', 'ann');
  });
  sockets[0].take(100);
  expect(sockets.map((socket) => socket.mayGoOn())).toEqual([false, false, false, false, false]);
});

it('what is kept of one address is counted by the day, and others have theirs', () => {
  const [one, two] = [1, 2].map(() => new Budgets({ messages: 10, burst: 100, kept: 1 }));
  const keeping = one.kept('1.2.3.4');
  keeping.take(999_000);
  expect(keeping.mayGoOn()).toBe(true);
  keeping.take(2_000_000);
  expect([keeping, one.kept('1.2.3.4'), one.kept('5.6.7.8')].map((kept) => kept.mayGoOn())).toEqual([false, false, true]);
  // Whatever else is asked for is another matter.
  expect(one.of('1.2.3.4', 'ann').mayGoOn()).toBe(true);
  for (const [key, bytes] of one.untold()) two.takenElsewhere(key, bytes);
  expect(two.kept('1.2.3.4').mayGoOn()).toBe(false);
});

it('once too much is kept of an address nothing more is, by whatever door', async () => {
  const place = folder();
  const house = await startHouse({ folder: place.path, limits: { ...UNLIMITED, kept: 1 } });
  const ann = await Guest.called('Ann', house.address);
  const { table } = await ann.table({ chat: 'players', seats: [{ kind: 'person' }, { kind: 'person' }] });
  const line = await ann.socket();
  await line.watch(table);
  await line.until(() => line.state?.state.status === 'playing');
  const say = () => line.command({ type: 'chat', table, seat: 0, key: newKey(), text: 'hello' });
  expect(await say()).toMatchObject({ type: 'kept' });
  // It counts whether or not it is a match.
  expect((await ann.raw('POST', '/api/tables/import', 'x'.repeat(1_100_000))).status).toBe(422);
  expect(await say()).toMatchObject({ type: 'refused', reason: 'tooFast' });
  for (const [path, body] of [
    ['/api/tables', { game: 'bids', seats: [{ kind: 'person' }, { kind: 'person' }] }],
    ['/api/tables/import', '{}'],
  ] as const)
    expect([path, (await ann.raw('POST', path, body)).status]).toEqual([path, 429]);
  // What is there can be looked at.
  expect((await ann.raw('GET', `/api/tables/${table}`)).status).toBe(200);
  await line.close();
  await house.close();
  place.remove();
});

const BURST = 200;
/** A second: so little that on no machine, however slow, it comes to a message during a test. */
const SLOWLY = 0.0001;

const present = hasPostgres();
describe.runIf(present)('two processes', () => {
  let postgres: Postgres;
  let houses: Running[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.database();
    const limits = { ...UNLIMITED, messages: SLOWLY, burst: BURST, guesses: 3 };
    houses = [await startHouse({ databaseUrl, limits }), await startHouse({ databaseUrl, limits })];
  });
  afterAll(async () => {
    await Promise.all(houses.map((house) => house.close()));
    await postgres.stop();
  });

  it('do not let somebody ask twice as much', async () => {
    const heard = vi.spyOn(Budgets.prototype, 'takenElsewhere');
    const ann = await Guest.called('Ann', houses[0].address);
    const elsewhere = new Guest(houses[1].address);
    elsewhere.cookie = ann.cookie;
    const [line, other] = [await ann.socket(), await elsewhere.socket()];
    // Whoever is shown a table is known: what is asked before that is on nobody's account.
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
    for (const each of [line, other]) await each.watch(table);
    const refused = line.wait('refused', ({ reason }) => reason === 'tooFast');
    for (let i = 0; i < 250; i++) line.send({ type: 'ping', at: i });
    await refused;
    // Word goes round: what is left at the other is less than one message.
    const heardOf = () => heard.mock.calls.reduce((all, [key, tokens]) => all + (key.startsWith('person') ? tokens : 0), 0);
    await until(() => heardOf() > BURST - 1);
    const refusedToo = other.wait('refused', ({ reason }) => reason === 'tooFast');
    for (let i = 0; i < 20; i++) other.send({ type: 'ping', at: i });
    await refusedToo;
    expect(other.received.filter(({ type }) => type === 'pong')).toEqual([]);
    heard.mockRestore();
    await Promise.all([line.close(), other.close()]);
  });

  it('count wrong passwords together', async () => {
    const guess = (house: Running) =>
      new Guest(house.address).raw('POST', '/api/account/sign-in', { email: 'ann@hall.example', password: 'not the password' });
    for (let i = 0; i < 3; i++) expect((await guess(houses[0])).status).not.toBe(429);
    await until(async () => (await guess(houses[1])).status === 429);
  });
});
