/** Acts out of turn: whoever is asked, a seat may do what the game lets it do at any time (GH-14). */
import { Match, type MatchRecord } from '@guildhall/kernel/hall';
import type { ClientMessageInput, TableReply } from '@guildhall/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moot } from '../../kernel/test/moot.ts';
import type { Running } from '../src/server.ts';
import { folder, Guest, type Line, newKey, startHouse } from './house.ts';

const place = folder();
let house: Running;
const start = (): Promise<Running> => startHouse({ folder: place.path });
beforeAll(async () => {
  house = await start();
});
afterAll(async () => {
  await house.close();
  place.remove();
});

interface Sat {
  table: string;
  a: Line;
  b: Line;
  ann: Guest;
  bob: Guest;
}

async function two(more: object = {}): Promise<Sat> {
  const ann = await Guest.called('Ann', house.address);
  const bob = await Guest.called('Bob', house.address);
  const { table } = await ann.table({ game: 'moot', seats: [{ kind: 'person' }, { kind: 'open' }], ...more });
  await bob.request('POST', `/api/tables/${table}/join`, {});
  const [a, b] = [await ann.socket(), await bob.socket()];
  await a.watch(table);
  await b.watch(table);
  for (const line of [a, b]) await line.until(() => line.state?.state.status === 'playing');
  return { table, a, b, ann, bob };
}

const act = (line: Line, table: string, seat: number, name: string, answer: unknown, key = newKey()) =>
  line.command({ type: 'act', table, seat, act: name, answer: answer as string, key });

const names = (line: Line, seat: number): string[] => line.view(seat).mayAlso.map((each) => each.name);

describe('GH-14 acts out of turn', () => {
  it('are offered to a seat that is not asked, and done by it; the open question stays open under its number', async () => {
    const { table, a, b } = await two();
    expect(b.view(1).asked).toBeNull();
    expect(names(b, 1)).toEqual(['anytime/concede', 'anytime/note']);
    const { decision } = a;
    const key = newKey();
    const made = await act(b, table, 1, 'anytime/note', 'well met', key);
    expect(made).toMatchObject({ type: 'kept' });
    await a.until(() => a.sequence >= (made as { sequence: number }).sequence);
    expect(a.facts).toContainEqual({ kind: 'noted', rule: 'MO-1.4', seat: 1, words: 'well met' });
    expect(a.view(0).asked?.name).toBe('motion/put');
    // An answer that was on its way is not lost by it.
    expect(a.decision).toBe(decision);
    expect(await a.answer(table, 0, 'light')).toMatchObject({ type: 'kept' });
    // Sent again under its key it is not done twice.
    expect(await act(b, table, 1, 'anytime/note', 'well met', key)).toEqual(made);
    expect(names(b, 1)).toEqual(['anytime/concede']);
  });

  it('end the game where that is what they do, for good', async () => {
    const { table, a, b, ann } = await two();
    expect(await act(b, table, 1, 'anytime/concede', 'concede')).toMatchObject({ type: 'kept' });
    await a.until(() => a.state?.state.status === 'over');
    expect(a.view(0).outcome).toMatchObject({ winners: [0], reason: 'conceded', rule: 'MO-1.3' });
    expect(await act(a, table, 0, 'anytime/concede', 'concede')).toMatchObject({ type: 'refused', reason: 'over' });
    const record = await ann.request<MatchRecord>('GET', `/api/tables/${table}/export`);
    expect(record.log).toEqual([{ seat: 1, question: 'anytime/concede', answer: 'concede' }]);
    const again = await ann.request<TableReply>('POST', '/api/tables/import', record);
    const line = await ann.socket();
    await line.watch(again.table);
    await line.until(() => line.state?.state.status === 'over');
    expect(line.state?.logs[0].log.flatMap(({ facts }) => facts)).toContainEqual(expect.objectContaining({ kind: 'conceded' }));
  });

  it('can be taken back like an answer', async () => {
    const { table, a, b } = await two();
    await act(b, table, 1, 'anytime/note', 'hm');
    await b.until(() => !names(b, 1).includes('anytime/note'));
    expect(b.undo.get('1')).toBe('ask');
    await b.command({ type: 'undo', table, seat: 1, key: newKey() });
    await a.until(() => a.state?.state.undo != null);
    const request = a.state?.state.undo?.sequence ?? -1;
    expect(await a.command({ type: 'consent', table, seat: 0, request, agree: true, key: newKey() })).toMatchObject({
      type: 'kept',
    });
    await b.until(() => names(b, 1).includes('anytime/note'));
    expect(await act(b, table, 1, 'anytime/note', 'better')).toMatchObject({ type: 'kept' });
  });

  it('wait while the game is paused, and while a bot plays in the seat', async () => {
    const { table, a, b } = await two();
    await a.command({ type: 'pause', table, seat: 0, on: true, key: newKey() });
    expect(await act(b, table, 1, 'anytime/concede', 'concede')).toMatchObject({
      reason: 'paused',
      refusal: { rule: 'MO-1.1', why: 'paused' },
    });
    await a.command({ type: 'pause', table, seat: 0, on: false, key: newKey() });
    await b.command({ type: 'takeOver', table, seat: 1, of: 1, key: newKey() });
    expect(await act(b, table, 1, 'anytime/concede', 'concede')).toMatchObject({ reason: 'botPlays' });
    expect(a.state?.state.status).toBe('playing');
  });

  it('are nobody else’s: neither strangers nor those who look on nor the other seat', async () => {
    const { table, a, b } = await two();
    const stranger = await (await Guest.called('Sam', house.address)).socket();
    expect(await act(stranger, table, 0, 'anytime/concede', 'concede')).toMatchObject({ reason: 'notYourSeat' });
    await stranger.watch(table);
    expect(stranger.view(null).mayAlso).toEqual([]);
    expect(await act(stranger, table, 0, 'anytime/concede', 'concede')).toMatchObject({ reason: 'notYourSeat' });
    expect(await act(b, table, 0, 'anytime/concede', 'concede')).toMatchObject({ reason: 'notYourSeat' });
    expect(a.state?.state.status).toBe('playing');
  });

  it('are refused with a rule or as malformed, whatever is sent, and nothing changes', async () => {
    const { table, b } = await two();
    const before = b.sequence;
    const refusals: [string, unknown, object][] = [
      ['anytime/nothing', 'concede', { rule: 'GH-14', why: 'noSuchAct' }],
      ['motion/put', 'light', { rule: 'GH-14', why: 'noSuchAct' }],
      ['__proto__', 'x', { rule: 'GH-14', why: 'noSuchAct' }],
      ['anytime/concede', 'I give up', { rule: 'MO-1.3', why: 'sayConcede' }],
      ['anytime/concede', null, { rule: 'MO-1.3' }],
      ['anytime/note', '', { rule: 'MO-1.4' }],
      ['anytime/note', 'x'.repeat(21), { rule: 'MO-1.4' }],
      ['anytime/note', 'x'.repeat(200_000), { rule: 'MO-1.4' }],
      ['anytime/note', { words: ['deep'] }, { rule: 'MO-1.4' }],
    ];
    for (const [name, answer, refusal] of refusals) {
      expect(await act(b, table, 1, name, answer), name).toMatchObject({ reason: 'rules', refusal });
    }
    let deep: unknown = 'x';
    for (let i = 0; i < 60; i++) deep = [deep];
    const frames: object[] = [
      { act: 7, answer: 'concede' },
      { answer: 'concede' },
      { act: 'anytime/concede' },
      { act: 'x'.repeat(201), answer: 'concede' },
      { act: 'anytime/note', answer: deep },
      { act: 'anytime/concede', answer: 'concede', decision: 3 },
      { act: 'anytime/concede', answer: 'concede', seat: '1' },
    ];
    for (const frame of frames) {
      const message = { type: 'act', table, seat: 1, key: newKey(), ...frame } as unknown as ClientMessageInput & { key: string };
      expect(await b.command(message as never), JSON.stringify(frame).slice(0, 80)).toMatchObject({ reason: 'malformed' });
    }
    expect(b.sequence).toBe(before);
  });

  it('are there again after a restart', async () => {
    const { table, b, bob } = await two();
    await act(b, table, 1, 'anytime/note', 'kept');
    await house.close();
    house = await start();
    const back = new Guest(house.address);
    back.cookie = bob.cookie;
    const line = await back.socket();
    await line.watch(table);
    await line.until(() => line.views.has('1'));
    expect(line.view(1).table.notes).toEqual(['', 'kept']);
  });

  it('come in with a match that is not over, and are told again', async () => {
    const match = Match.create(moot, { seats: 2, options: {}, seed: '0'.repeat(64) });
    match.act(1, 'anytime/note', 'from a file');
    match.answer(0, 'grave');
    const ann = await Guest.called('Ann', house.address);
    const { table } = await ann.request<TableReply>('POST', '/api/tables/import', match.record());
    const line = await ann.socket();
    await line.watch(table);
    await line.until(() => line.views.has('1'));
    expect(line.view(1).asked?.name).toBe('objections/respond');
  });
});

describe('leaving for good', () => {
  const resign = (line: Line, table: string, seat: number) => line.command({ type: 'resign', table, seat, key: newKey() });

  it('a game of two that can be conceded leaves no bot behind unless the table chose so', async () => {
    const { table, a, b } = await two();
    expect(a.state?.settings.standIns).toBe(false);
    expect(await resign(b, table, 1)).toMatchObject({ reason: 'noStandIns' });
    expect(a.state?.state.seats[1].bot).toBeNull();
    const allowed = await two({ standIns: true });
    expect(allowed.a.state?.settings.standIns).toBe(true);
    expect(await resign(allowed.b, allowed.table, 1)).toMatchObject({ type: 'kept' });
  });

  it('more players, or a game without conceding: a bot plays on as ever', async () => {
    const ann = await Guest.called('Ann', house.address);
    const bot = { kind: 'bot', level: 'greedy' } as const;
    const { table } = await ann.table({ game: 'moot', seats: [{ kind: 'person' }, bot, bot] });
    const line = await ann.socket();
    expect((await line.watch(table)).settings.standIns).toBe(true);
    expect(await resign(line, table, 0)).toMatchObject({ type: 'kept' });
    const { table: other } = await ann.table({ game: 'bids', seats: [{ kind: 'person' }, bot] });
    expect((await line.watch(other)).settings.standIns).toBe(true);
    expect(await resign(line, other, 0)).toMatchObject({ type: 'kept' });
  });
});
