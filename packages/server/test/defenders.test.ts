/** Defenders at a real table: going away, pausing, handing a seat over, and nobody left. */

import type { Problem, Summary, TableReply } from '@guildhall/wire';
import { AWAY_AFTER } from '@guildhall/wire/customs';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Running } from '../src/server.ts';
import { folder, Guest, type Line, newKey, startHouse } from './house.ts';

const place = folder();
let house: Running;
/** Added to the time of the server. */
let later = 0;
beforeAll(async () => {
  const bots = { threads: 1, budget: 20, delay: 0 };
  house = await startHouse({ folder: place.path, games: '@guildhall/registry', bots, now: () => Date.now() + later });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await house.close();
  place.remove();
});

/** Ann, the host, in seat 0; Bob in seat 1, which is asked first. */
async function two() {
  const ann = await Guest.called('Ann', house.address);
  const bob = await Guest.called('Bob', house.address);
  const seats = [{ kind: 'person' }, { kind: 'open' }] as const;
  const { table } = await ann.table({ game: 'defenders', options: { startSeat: '1', setting: 'fantasy' }, seats: [...seats] });
  const { grants } = await bob.request<TableReply>('POST', `/api/tables/${table}/join`, {});
  const [a, b] = [await ann.socket(), await bob.socket()];
  await a.watch(table);
  await b.watch(table);
  for (const line of [a, b]) await line.until(() => line.state?.state.status === 'playing' && line.views.size > 0);
  return { table, a, b, ann, bob, key: grants[0].key };
}

const of = (line: Line, seat: number) => line.state?.state.seats[seat];

it('DF-30.9 a bot stands in for one who is away, beginning with the open question, until they take the seat back', async () => {
  const { table, a, b, bob } = await two();
  // The start seat is asked first, and its person goes.
  expect(a.view(0).waitingFor.map(({ seat }) => seat)).toEqual([1]);
  expect(await a.command({ type: 'takeOver', table, seat: 0, of: 1, key: newKey() })).toMatchObject({ reason: 'notAbsent' });
  const left = a.wait('presence', ({ here }) => !here.includes(1));
  await b.close();
  await left;
  later += AWAY_AFTER;
  expect((await a.command({ type: 'takeOver', table, seat: 0, of: 1, key: newKey() })).type).toBe('kept');
  await a.until(() => a.view(0).waitingFor.some(({ seat }) => seat === 0));
  expect(a.view(0).asked).not.toBeNull();
  expect(a.state?.state.seats[1]).toMatchObject({ name: 'Bob', botBecause: 'absent' });
  const back = await bob.socket();
  await back.watch(table);
  expect((await back.command({ type: 'giveBack', table, seat: 1, key: newKey() })).type).toBe('kept');
  await a.until(() => a.state?.state.seats[1].bot === null);
  expect(house.hall.counts).toMatchObject({ errors: 0, thoughtless: 0 });
});

it('DF-30.5 a seat goes to another person with all it holds; the old key and session open it no more', async () => {
  const { table, a, b, bob, key } = await two();
  expect((await a.command({ type: 'chat', table, seat: 0, key: newKey(), text: 'Who is next?' })).type).toBe('kept');
  const stranger = await Guest.called('Dora', house.address);
  const early = await stranger.raw('POST', `/api/tables/${table}/join`, {});
  expect(((await early.json()) as Problem).reason).toBe('noOpenSeat');

  expect((await b.command({ type: 'offer', table, seat: 1, of: 1, on: true, key: newKey() })).type).toBe('kept');
  await a.until(() => of(a, 1)?.offered === true);
  const d = await stranger.socket();
  expect((await d.watch(table)).mine).toEqual([]);
  // Whoever looked through the seat is shown the table anew, without it.
  const fresh = b.wait('state');
  const { grants } = await stranger.request<TableReply>('POST', `/api/tables/${table}/join`, { seat: 1 });
  expect(grants).toMatchObject([{ seat: 1 }]);
  const seen = await fresh;
  expect(seen.mine).toEqual([]);
  expect(seen.sights.map(({ seat }) => seat)).toEqual([null]);
  expect(seen.state.seats[1]).toMatchObject({ name: 'Dora', bot: null, offered: false, former: [{ name: 'Bob' }] });

  const refused = { type: 'refused', reason: 'notYourSeat' };
  expect(await b.command({ type: 'giveBack', table, seat: 1, key: newKey() })).toMatchObject(refused);
  const again = await bob.socket();
  expect((await again.watch(table, [key])).mine).toEqual([]);
  expect(await again.command({ type: 'chat', table, seat: 1, key: newKey(), text: 'I' })).toMatchObject(refused);
  const late = await bob.raw('POST', `/api/tables/${table}/join`, {});
  expect(late.status).toBe(409);

  expect((await d.watch(table, [grants[0].key])).mine).toEqual([1]);
  expect((await d.command({ type: 'chat', table, seat: 1, key: newKey(), text: 'I am.' })).type).toBe('kept');
  const { chat } = await a.watch(table);
  expect(chat.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Ann: Who is next?', 'Dora: I am.']);
  expect(house.hall.counts).toMatchObject({ errors: 0, thoughtless: 0 });
});

it('DF-30.5 what is said at the table afterwards never shows the old holder what the seat sees', async () => {
  const { table, b } = await two();
  await b.command({ type: 'offer', table, seat: 1, of: 1, on: true, key: newKey() });
  const stranger = await Guest.called('Dora', house.address);
  const handed = b.wait('state');
  const { grants } = await stranger.request<TableReply>('POST', `/api/tables/${table}/join`, {});
  await handed;
  const from = b.received.length;
  const d = await stranger.socket();
  await d.watch(table, [grants[0].key]);
  await d.command({ type: 'takeOver', table, seat: 1, of: 1, key: newKey() });
  await b.until(() => b.received.slice(from).some(({ type }) => type === 'update'));
  for (const message of b.received.slice(from)) {
    if (message.type !== 'state' && message.type !== 'update') continue;
    for (const { seat } of message.sights ?? []) expect(seat).toBeNull();
    const { view } = message.sights?.[0] ?? {};
    if (view) expect([view.seat, view.asked]).toEqual([null, null]);
  }
});

it('DF-30.5 somebody with another seat at the table may take it too, and holds both', async () => {
  const { table, a, b, ann } = await two();
  await b.command({ type: 'offer', table, seat: 1, of: 1, on: true, key: newKey() });
  const { grants } = await ann.request<TableReply>('POST', `/api/tables/${table}/join`, { seat: 1 });
  expect((await a.watch(table, [grants[0].key])).mine).toEqual([0, 1]);
});

it('DF-30.6 with all away bots do not go on, and with the first who returns they do', async () => {
  const thoughts = vi.spyOn(house.hall.bots, 'think');
  const { table, a, b, ann } = await two();
  await a.command({ type: 'takeOver', table, seat: 0, of: 0, key: newKey() });
  // Both are away from the moment the second goes; the bot of the seat that is asked does nothing.
  await b.command({ type: 'takeOver', table, seat: 1, of: 1, key: newKey() });
  await a.until(() => a.state?.state.suspended === true);
  const { decision } = a;
  // Whatever a bot was thinking about has been thought to its end, and a round has been made since.
  await Promise.allSettled(thoughts.mock.results.map(({ value }) => value));
  await a.watch(table);
  expect(a.decision).toBe(decision);
  expect(await ann.request<Summary>('GET', `/api/tables/${table}`)).toMatchObject({ suspended: true, yourTurn: false });
  await a.command({ type: 'giveBack', table, seat: 0, key: newKey() });
  await a.until(() => a.decision > decision);
  expect(a.state?.state.suspended).toBe(false);
});

it('DF-29.6 a bot that has thought in a pause answers after it', async () => {
  const { table, a, b, ann } = await two();
  const think = house.hall.bots.think.bind(house.hall.bots);
  let goOn = (): void => {};
  const paused = new Promise<void>((done) => {
    goOn = done;
  });
  const thoughts = vi.spyOn(house.hall.bots, 'think').mockImplementation((task, wish) => paused.then(() => think(task, wish)));
  await b.command({ type: 'takeOver', table, seat: 1, of: 1, key: newKey() });
  await b.until(() => thoughts.mock.results.length > 0);
  await a.command({ type: 'pause', table, seat: 0, on: true, key: newKey() });
  const { decision } = a;
  goOn();
  await Promise.allSettled(thoughts.mock.results.map(({ value }) => value));
  await a.watch(table);
  expect(a.decision).toBe(decision);
  expect(await ann.request<Summary>('GET', `/api/tables/${table}`)).toMatchObject({ paused: true });
  await a.command({ type: 'pause', table, seat: 0, on: false, key: newKey() });
  await a.until(() => a.decision > decision);
});

it('DF-2.11 a table with bots in all seats is refused, one that a person may join is not', async () => {
  const ann = await Guest.called('Ann', house.address);
  const bot = { kind: 'bot', level: 'greedy' } as const;
  const reply = await ann.raw('POST', '/api/tables', { game: 'defenders', seats: [bot, bot] });
  expect((await reply.json()) as Problem).toMatchObject({ reason: 'rules', refusal: { rule: 'DF-2.11', why: 'noPerson' } });
  expect((await ann.raw('POST', '/api/tables', { game: 'defenders', seats: [bot, { kind: 'open' }] })).status).toBe(201);
});

it('everybody who is here is shown as here, also where the state comes along; with answers it does only if talk opens or closes', async () => {
  const { table, a, b } = await two();
  const updates = () => a.received.filter((message) => message.type === 'update');
  const before = updates().length;
  let open = a.state?.state.chatOpen;
  const kept = await b.answer(table, 1, b.view(1).asked?.options?.[0]);
  if (kept.type !== 'kept') throw new Error(kept.detail);
  await a.until(() => a.sequence >= kept.sequence);
  for (const { state } of updates().slice(before)) {
    if (state) expect(state.chatOpen).not.toBe(open);
    open = state?.chatOpen ?? open;
  }
  const states = () => updates().filter(({ state }) => state !== undefined).length;
  const said = states();
  await b.command({ type: 'pause', table, seat: 1, on: true, key: newKey() });
  await a.until(() => states() > said);
  expect(a.state?.state.seats.map(({ here }) => here)).toEqual([true, true]);
});

it('DF-30.5 whoever lost a seat that the host gave away takes it back, by session or by key', async () => {
  for (const by of ['session', 'key'] as const) {
    const { table, a, b, bob, key } = await two();
    const left = a.wait('presence', ({ here }) => !here.includes(1));
    await b.close();
    await left;
    later += AWAY_AFTER;
    expect((await a.command({ type: 'takeOver', table, seat: 0, of: 1, key: newKey() })).type).toBe('kept');
    expect((await a.command({ type: 'offer', table, seat: 0, of: 1, on: true, key: newKey() })).type).toBe('kept');
    const stranger = await Guest.called('Dora', house.address);
    await stranger.request('POST', `/api/tables/${table}/join`, { seat: 1 });
    const d = await stranger.socket();
    expect((await d.watch(table)).mine).toEqual([1]);

    // Nobody else can do the same.
    const eve = await Guest.called('Eve', house.address);
    const refused = await eve.raw('POST', `/api/tables/${table}/join`, { seat: 1, keys: ['x'.repeat(32)] });
    expect(((await refused.json()) as Problem).reason).toBe('noOpenSeat');

    const back = by === 'session' ? bob : await Guest.called('Bob', house.address);
    const line = await back.socket();
    expect(await line.watch(table, by === 'session' ? [] : [key])).toMatchObject({ mine: [], lost: [1] });
    const given = await back.request<TableReply>('POST', `/api/tables/${table}/join`, {
      seat: 1,
      keys: by === 'key' ? [key] : [],
    });
    expect(given.grants).toMatchObject([{ seat: 1 }]);
    await d.until(() => d.state?.mine.length === 0);
    expect((await line.watch(table)).mine).toEqual([1]);
    // Once is enough: the newcomer has no claim, and nobody can do it again.
    expect((await d.watch(table)).lost).toEqual([]);
  }
});
