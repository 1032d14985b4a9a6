import type { View } from '@guildhall/kernel';
import type { FairnessReply, TableReply } from '@guildhall/wire';
import { AWAY_AFTER } from '@guildhall/wire/customs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { folder, Guest, type Line, newKey, startHouse, until } from './house.ts';

const place = folder();
let house: Running;
/** Added to the time of the server, so that days can pass. */
let later = 0;
const start = (): Promise<Running> => startHouse({ folder: place.path, now: () => Date.now() + later });
beforeAll(async () => {
  house = await start();
});
afterAll(async () => {
  await house.close();
  place.remove();
});

const person = { kind: 'person' } as const;
const greedy = { kind: 'bot', level: 'greedy' } as const;

/** One person with both seats, watching. */
async function hotSeat(more: object = {}): Promise<{ table: string; line: Line; guest: Guest }> {
  const guest = await Guest.called('Ann', house.address);
  const { table } = await guest.table({ seats: [person, { kind: 'person', name: 'Bea' }], ...more });
  const line = await guest.socket();
  await line.watch(table);
  await line.until(() => line.state?.state.status === 'playing');
  return { table, line, guest };
}

async function two(more: object = {}): Promise<{ table: string; a: Line; b: Line; ann: Guest; bob: Guest }> {
  const ann = await Guest.called('Ann', house.address);
  const bob = await Guest.called('Bob', house.address);
  const { table } = await ann.table({ seats: [person, { kind: 'open' }], ...more });
  await bob.request('POST', `/api/tables/${table}/join`, {});
  const [a, b] = [await ann.socket(), await bob.socket()];
  await a.watch(table);
  await b.watch(table);
  await a.until(() => a.state?.state.status === 'playing');
  await b.until(() => b.state?.state.status === 'playing');
  return { table, a, b, ann, bob };
}

const options = (line: Line, seat: number) => line.view(seat).asked?.options ?? [];

/** One hot-seat answer, the first legal one of whoever is asked. */
async function step(table: string, line: Line): Promise<void> {
  const { seat } = line.view(0).waitingFor[0];
  const kept = await line.answer(table, seat, options(line, seat)[0]);
  expect(kept.type).toBe('kept');
  await line.until(() => line.sequence >= (kept as { sequence: number }).sequence);
}

describe('seats', () => {
  it('one person may hold several', async () => {
    const { table, line } = await hotSeat();
    expect(line.state?.mine).toEqual([0, 1]);
    expect(line.view(0).table.hand).not.toEqual(line.view(1).table.hand);
    for (let i = 0; i < 10; i++) await step(table, line);
    expect(line.gaps).toEqual([]);
  });

  it('are whoever shows the key; a spectator sees only what is public', async () => {
    const ann = await Guest.called('Ann', house.address);
    const { table, grants } = await ann.table({ seats: [person, greedy] });
    await (await ann.socket()).watch(table);
    const stranger = await Guest.called('Sam', house.address);
    const line = await stranger.socket();
    const seen = await line.watch(table);
    expect(seen.mine).toEqual([]);
    await line.until(() => line.views.has('null'));
    expect(line.view(null).table.hand).toBeNull();
    expect(line.view(null).asked).toBeNull();
    expect(await line.answer(table, 0, 'bid 1')).toMatchObject({ reason: 'notYourSeat' });
    const keyed = await line.watch(table, [grants[0].key]);
    expect(keyed.mine).toEqual([0]);
    expect(keyed.sights[0].view.table.hand).not.toBeNull();
    expect((await line.watch(table, ['x'.repeat(32)])).mine).toEqual([]);
  });

  it('GH-12 handed over hide their cards from the one who had them, in every way', async () => {
    const { table, a, b, bob } = await two();
    const hand = b.view(1).table.hand;
    expect(hand).not.toBeNull();
    await b.command({ type: 'offer', table, seat: 1, of: 1, on: true, key: newKey() });
    await b.until(() => b.state?.state.seats[1].offered === true);
    const dora = await Guest.called('Dora', house.address);
    // At the very moment somebody takes the seat its old holder looks again: whatever comes first, nothing is shown afterwards.
    const [{ grants }] = await Promise.all([
      dora.request<TableReply>('POST', `/api/tables/${table}/join`, {}),
      ...Array.from({ length: 5 }, () => b.watch(table)),
    ]);
    await b.until(() => b.state?.mine.length === 0);
    const from = b.received.length;
    await b.watch(table);
    const d = await dora.socket();
    await d.watch(table, [grants[0].key]);
    expect(d.view(1).table.hand).not.toBeNull();
    for (const [line, seat] of [[a, 0] as const, [d, 1] as const]) {
      // Both have heard of the other's answer before they give theirs.
      await line.until(() => line.sequence >= Math.max(a.sequence, d.sequence) && line.view(seat).waitingFor.length > 0);
      if (line.view(seat).asked) expect((await line.answer(table, seat, options(line, seat)[0])).type).toBe('kept');
    }
    const later = await (await bob.socket()).watch(table);
    const messages = [...b.received.slice(from), later];
    const sights = messages.flatMap((message): { seat: number | null }[] => ('sights' in message ? (message.sights ?? []) : []));
    expect(sights.length).toBeGreaterThan(1);
    for (const sight of sights) {
      expect(sight.seat).toBeNull();
      if ('view' in sight) expect((sight.view as View).table.hand).toBeNull();
    }
    expect(b.view(null).table.hand).toBeNull();
  });

  it('cannot be taken twice', async () => {
    const ann = await Guest.called('Ann', house.address);
    const { table } = await ann.table({ seats: [person, { kind: 'open' }] });
    const guests = await Promise.all(['B', 'C', 'D'].map((name) => Guest.called(name, house.address)));
    const replies = await Promise.all(guests.map((guest) => guest.raw('POST', `/api/tables/${table}/join`, {})));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('left open are filled with bots when the host begins', async () => {
    const ann = await Guest.called('Ann', house.address);
    const { table } = await ann.table({ seats: [person, { kind: 'open' }, { kind: 'open' }], public: true });
    const lobby = await ann.request<{ tables: { table: string; status: string }[] }>('GET', '/api/tables?game=bids');
    expect(lobby.tables.find((one) => one.table === table)?.status).toBe('waiting');
    const line = await ann.socket();
    await line.watch(table);
    expect((await line.command({ type: 'begin', table, seat: 0, key: newKey() })).type).toBe('kept');
    await line.until(() => line.view(0).waitingFor.length === 1);
    const mine = await ann.request<{ tables: { table: string; yourTurn: boolean }[] }>('GET', '/api/tables/mine');
    expect(mine.tables.find((one) => one.table === table)?.yourTurn).toBe(true);
  });
});

describe('bots', () => {
  it.each(['random', 'greedy', 'search'] as const)('%s plays a match out', async (level) => {
    const ann = await Guest.called('Ann', house.address);
    const { table } = await ann.table({ seats: [person, { kind: 'bot', level }] });
    const line = await ann.socket();
    await line.watch(table);
    await line.until(() => line.views.has('0'));
    for (let i = 0; i < 100 && !line.view(0).outcome; i++) {
      await line.until(() => line.view(0).outcome !== null || line.view(0).waitingFor.some(({ seat }) => seat === 0));
      if (!line.view(0).outcome) await step(table, line);
    }
    expect(line.view(0).outcome).not.toBeNull();
    expect(house.hall.counts).toMatchObject({ errors: 0, thoughtless: 0 });
  });

  it('take over the seat of one who left, and give it back', async () => {
    const { table, a, b, bob } = await two();
    await a.answer(table, 0, options(a, 0)[0]);
    const early = await a.command({ type: 'takeOver', table, seat: 0, of: 1, key: newKey() });
    expect(early).toMatchObject({ type: 'refused', reason: 'notAbsent' });
    const left = a.wait('presence', ({ here }) => !here.includes(1));
    await b.close();
    await left;
    const { decision } = a;
    later += AWAY_AFTER;
    expect((await a.command({ type: 'takeOver', table, seat: 0, of: 1, key: newKey() })).type).toBe('kept');
    await a.until(() => a.decision > decision);
    expect(a.state?.state.seats[1]).toMatchObject({ name: 'Bob', bot: 'greedy', botBecause: 'absent' });
    const back = await bob.socket();
    await back.watch(table);
    expect(await back.answer(table, 1, 'pass')).toMatchObject({ type: 'refused' });
    expect((await back.command({ type: 'giveBack', table, seat: 1, key: newKey() })).type).toBe('kept');
    await a.until(() => a.state?.state.seats[1].bot === null);
  });

  it('answer face down again after their person has taken their answer back', async () => {
    const { table, b } = await two();
    const asked = (): boolean => b.view(1).waitingFor.some(({ seat }) => seat === 1);
    const takeOver = () => b.command({ type: 'takeOver', table, seat: 1, of: 1, key: newKey() });
    const giveBack = () => b.command({ type: 'giveBack', table, seat: 1, key: newKey() });
    const withdraw = () => b.command({ type: 'withdraw', table, seat: 1, decision: b.decision, key: newKey() });
    expect((await takeOver()).type).toBe('kept');
    await b.until(() => !asked());
    expect(await withdraw()).toMatchObject({ type: 'refused', reason: 'botPlays' });
    expect((await giveBack()).type).toBe('kept');
    expect((await withdraw()).type).toBe('kept');
    await b.until(asked);
    expect((await takeOver()).type).toBe('kept');
    await b.until(() => !asked());
  });

  it('play on for one who resigns, for good', async () => {
    const { table, b } = await two();
    expect((await b.command({ type: 'resign', table, seat: 1, key: newKey() })).type).toBe('kept');
    expect(await b.command({ type: 'giveBack', table, seat: 1, key: newKey() })).toMatchObject({ reason: 'over' });
    await b.until(() => !b.view(1).waitingFor.some(({ seat }) => seat === 1));
  });
});

describe('taking back', () => {
  it('needs the consent of the other persons once something was disclosed', async () => {
    const { table, a, b } = await two();
    await a.answer(table, 0, options(a, 0)[0]);
    await b.answer(table, 1, options(b, 1)[0]);
    await a.until(() => a.sequence === b.sequence && a.view(0).table.round === 0 && a.view(0).waitingFor.length === 1);
    expect(a.undo.get('0')).toBe('ask');
    expect((await a.command({ type: 'undo', table, seat: 0, key: newKey() })).type).toBe('kept');
    await b.until(() => b.state?.state.undo !== null);
    const request = b.state?.state.undo?.sequence ?? 0;
    expect(await a.command({ type: 'consent', table, seat: 0, request, agree: true, key: newKey() })).toMatchObject({
      reason: 'noRequest',
    });
    const fresh = a.wait('state');
    expect((await b.command({ type: 'consent', table, seat: 1, request, agree: true, key: newKey() })).type).toBe('kept');
    const { sights, logs } = await fresh;
    expect(sights[0].view.waitingFor.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(logs[0].log.flatMap(({ facts }) => facts.map(({ kind }) => kind))).toEqual(['dealt', 'dealt']);
    // The log starts anew for one who had seen what was taken back.
    expect((await a.watch(table, [], 4)).from).toBe(0);
  });

  it('is refused if another person does not agree', async () => {
    const { table, a, b } = await two();
    await a.answer(table, 0, options(a, 0)[0]);
    await b.answer(table, 1, options(b, 1)[0]);
    await a.until(() => a.undo.get('0') === 'ask');
    await a.command({ type: 'undo', table, seat: 0, key: newKey() });
    await b.until(() => b.state?.state.undo !== null);
    const request = b.state?.state.undo?.sequence ?? 0;
    await b.command({ type: 'consent', table, seat: 1, request, agree: false, key: newKey() });
    await a.until(() => a.state?.state.undo === null);
    expect(a.view(0).table.bids).toHaveLength(2);
  });
});

describe('talk', () => {
  it('is closed while bids lie face down, open before and after', async () => {
    const { table, a, b } = await two();
    const say = (text: string) => a.command({ type: 'chat', table, seat: 0, key: newKey(), text });
    expect(a.state?.state.chatOpen).toBe(false);
    expect(await say('psst')).toMatchObject({
      type: 'refused',
      reason: 'chatClosed',
      refusal: { rule: 'BI-1.1', why: 'chatClosed' },
    });
    await a.answer(table, 0, options(a, 0)[0]);
    await b.answer(table, 1, options(b, 1)[0]);
    await a.until(() => a.state?.state.chatOpen === true);
    const heard = b.wait('update', ({ chat }) => chat !== undefined);
    expect((await say('<b>well</b> played')).type).toBe('kept');
    expect((await heard).chat).toMatchObject({ seat: 0, name: 'Ann', text: '<b>well</b> played' });
    expect((await b.watch(table)).chat).toHaveLength(1);
  });
});

describe('the end', () => {
  it('comes by agreement of all persons', async () => {
    const { table, a, b, ann } = await two();
    await a.command({ type: 'abort', table, seat: 0, agree: true, key: newKey() });
    await b.until(() => b.state?.state.abort !== null);
    expect(b.state?.state.abort).toEqual({ agreed: [0], missing: [1] });
    await b.command({ type: 'abort', table, seat: 1, agree: true, key: newKey() });
    await a.until(() => a.state?.state.status === 'aborted');
    expect(await a.answer(table, 0, 'pass')).toMatchObject({ reason: 'over' });
    expect((await ann.raw('GET', `/api/tables/${table}/export`)).status).toBe(200);
  });

  it('leads to a rematch with the seats moved on, once', async () => {
    const { table, a, b, ann } = await two();
    await a.command({ type: 'abort', table, seat: 0, agree: true, key: newKey() });
    await b.command({ type: 'abort', table, seat: 1, agree: true, key: newKey() });
    const made = await Promise.all([
      a.command({ type: 'rematch', table, seat: 0, key: newKey() }),
      b.command({ type: 'rematch', table, seat: 1, key: newKey() }),
    ]);
    expect(made.map(({ type }) => type).sort()).toEqual(['kept', 'refused']);
    await a.until(() => a.state?.state.rematch !== null);
    const again = a.state?.state.rematch ?? '';
    expect(await a.watch(again, [], 0, 'words-of-ann')).toMatchObject({ mine: [1], state: { status: 'waiting' } });
    // Coming twice is coming once.
    expect(await a.watch(again, [], 0, 'other-words')).toMatchObject({ state: { status: 'waiting' } });
    expect((await b.watch(again, [], 0, 'words-of-bob')).mine).toEqual([0]);
    await a.until(() => a.state?.state.status === 'playing');
    // Words for chance are given anew, by everybody.
    const { entropy } = await ann.request<FairnessReply>('GET', `/api/tables/${again}/fairness`);
    expect(entropy).toEqual(['words-of-bob', 'words-of-ann']);
  });

  it('begins a rematch without those who do not come, if whoever asked for it says so', async () => {
    const { table, a, b } = await two();
    await a.command({ type: 'abort', table, seat: 0, agree: true, key: newKey() });
    await b.command({ type: 'abort', table, seat: 1, agree: true, key: newKey() });
    await b.command({ type: 'rematch', table, seat: 1, key: newKey() });
    await b.until(() => b.state?.state.rematch !== null);
    const again = b.state?.state.rematch ?? '';
    expect((await b.watch(again)).state.status).toBe('waiting');
    expect((await b.command({ type: 'begin', table: again, seat: 0, key: newKey() })).type).toBe('kept');
    await b.until(() => b.state?.state.status === 'playing');
  });
});

describe('clocks', () => {
  it('live: a bot plays on for one whose time is up, and gives the seat back', async () => {
    const { table, line } = await hotSeat({ pace: { kind: 'live', minutes: 1, increment: 5 } });
    expect(line.state?.state.clock).toMatchObject({ running: [0, 1] });
    await step(table, line);
    expect(line.state?.state.clock?.left[0]).toBeGreaterThan(60_000);
    later += 120_000;
    const keeper = await house.hall.keeper(table);
    keeper.checkClocks();
    await line.until(() => line.state?.state.seats[1].botBecause === 'clock');
    expect((await line.command({ type: 'giveBack', table, seat: 1, key: newKey() })).type).toBe('kept');
    await line.until(() => line.state?.state.seats[1].bot === null);
    expect(line.state?.state.clock?.left[1]).toBeGreaterThan(50_000);
  });

  it('stand still while the hall is closed, and whoever was asked before has time to come back', async () => {
    const { table, line, guest } = await hotSeat({ pace: { kind: 'live', minutes: 10, increment: 0 } });
    await step(table, line);
    later += 9.5 * 60_000;
    await step(table, line);
    const left = line.state?.state.clock?.left ?? [];
    expect(Math.min(...left.map(Number))).toBeLessThan(60_000);
    await line.close();
    await house.close();
    later += 60 * 60_000;
    house = await start();
    const again = new Guest(house.address);
    again.cookie = guest.cookie;
    const back = await again.socket();
    const { state } = await back.watch(table);
    for (const seat of [0, 1]) expect(state.clock?.left[seat]).toBeGreaterThan(Number(left[seat]) - 10_000);
    expect(state.clock?.at).toBeGreaterThanOrEqual(house.hall.openSince());
    // Less than that was left, but nobody is late before there was time to come back.
    later += AWAY_AFTER - 30_000;
    (await house.hall.keeper(table)).checkClocks();
    await step(table, back);
    expect(back.state?.state.seats.map(({ botBecause }) => botBecause)).toEqual([null, null]);
    // The next question was asked after that.
    later += 11 * 60_000;
    (await house.hall.keeper(table)).checkClocks();
    await back.until(() => back.state?.state.seats.some(({ botBecause }) => botBecause === 'clock') === true);
  });

  it('by the day: also at a table nobody has open', async () => {
    const { table, line, guest } = await hotSeat({ pace: { kind: 'daily', days: 1 } });
    await line.close();
    await house.close();
    house = await start();
    later += 25 * 60 * 60 * 1000;
    guest.person = null;
    const again = new Guest(house.address);
    again.cookie = guest.cookie;
    const taken = async (): Promise<number> => {
      const query = house.hall.store.db.selectFrom('event').select('sequence').where('body', 'like', '%"because":"clock"%');
      return (await query.where('at', '>', Date.now() + later - 60_000).execute()).length;
    };
    await until(async () => (await taken()) >= 2);
    const { state } = await (await again.socket()).watch(table);
    expect(state.seats.map(({ botBecause }) => botBecause)).toEqual(['clock', 'clock']);
  });
});

describe('a restart', () => {
  it('resumes every table where it was, and the session with it', async () => {
    const { table, line, guest } = await hotSeat();
    for (let i = 0; i < 7; i++) await step(table, line);
    const before = line.view(1);
    const { sequence, decision } = line;
    await house.close();
    house = await start();
    const again = new Guest(house.address);
    again.cookie = guest.cookie;
    const back = await again.socket();
    const state = await back.watch(table, [], 3);
    expect(state).toMatchObject({ sequence, decision, mine: [0, 1], from: 3 });
    expect(state.sights[1].view).toEqual(before);
    expect(state.logs[0].log[0].sequence).toBe(4);
    await step(table, back);
  });
});
