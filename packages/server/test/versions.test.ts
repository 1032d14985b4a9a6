/** Tables in mid-game when the server comes back with other rules: they go on, or are shown as they are; nothing is lost. */
import { fileURLToPath } from 'node:url';
import { type MatchRecord, readMatch, replay, verify } from '@guildhall/kernel/hall';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DUEL } from '../../kernel/test/duel.ts';
import type { Config } from '../src/config.ts';
import type { Running } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import type { EventRow } from '../src/store/schema.ts';
import { folder, Guest, type Line, newKey, startHouse } from './house.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';

type Edition = keyof typeof DUEL;
const SHORT = 'Ha';
const LONG = 'Ha, ha!';

let place: ReturnType<typeof folder>;
const houses: Running[] = [];
beforeEach(() => {
  place = folder();
});
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
  place.remove();
});

/** A server with this edition of the rules, on what is stored. */
async function release(edition: Edition, given: Partial<Config> = {}): Promise<Running> {
  const games = fileURLToPath(new URL(`./games/duel-${edition}.ts`, import.meta.url));
  const house = await startHouse({ folder: place.path, games, ...given });
  houses.push(house);
  return house;
}
const close = async (house: Running): Promise<void> => {
  houses.splice(houses.indexOf(house), 1);
  await house.close();
};
const at = (guest: Guest, { address }: Running): Guest => {
  const same = new Guest(address);
  same.cookie = guest.cookie;
  return same;
};

/** One person for both seats answers so many times, boasting in these words. */
async function play(line: Line, table: string, answers: number, boast: string): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const [waiting] = line.view(0).waitingFor;
    if (!waiting) return;
    const { seat } = waiting;
    const { asked } = line.view(seat);
    const made = await line.answer(table, seat, asked?.form ? boast : asked?.options?.[0]);
    expect(made).toMatchObject({ type: 'kept' });
    await line.until(() => made.type === 'kept' && line.sequence >= made.sequence);
  }
}

async function begun(house: Running, boast: string, answers = 12): Promise<{ ann: Guest; table: string }> {
  const ann = await Guest.called('Ann', house.address);
  const { table } = await ann.table({ game: 'duel', seats: [{ kind: 'person' }, { kind: 'person' }] });
  const line = await ann.socket();
  await line.watch(table);
  await line.until(() => line.views.size > 0 || line.state?.state.status === 'playing');
  await line.watch(table);
  await play(line, table, answers, boast);
  await line.close();
  return { ann, table };
}

async function storedEvents(): Promise<EventRow[]> {
  const store = await openStore({ folder: place.path, url: null });
  const rows = await store.db.selectFrom('event').selectAll().orderBy('sequence').execute();
  await store.close();
  return rows;
}
const adoptions = (rows: readonly EventRow[]): unknown[] =>
  rows.map(({ body }) => JSON.parse(body)).filter(({ kind }) => kind === 'adopt');

describe('a table that is adopted', () => {
  it('goes on to the end, and its file says by which rules', async () => {
    const first = await release('first');
    const { ann, table } = await begun(first, LONG);
    await close(first);
    const second = await release('second');
    const line = await at(ann, second).socket();
    const state = await line.watch(table);
    expect(state.state).toMatchObject({ status: 'playing', frozen: null });
    expect(state.settings.rules).toBe('duel@1.1.0');
    expect(JSON.stringify(state)).not.toMatch(/"W\d"/);
    await play(line, table, 100, LONG);
    expect(line.view(0).outcome).not.toBeNull();
    await line.close();
    const record = await at(ann, second).request<MatchRecord>('GET', `/api/tables/${table}/export`);
    expect(record.rules).toBe('duel@1.0.0');
    expect(verify(DUEL.second, record)).toMatchObject({
      stretches: [
        { rules: 'duel@1.0.0', from: 1, to: 12, proof: 'replayed', end: 'differs' },
        { rules: 'duel@1.1.0', from: 14, proof: 'recomputed' },
      ],
    });
    const fair = await at(ann, second).request<{ transcript: unknown }>('GET', `/api/tables/${table}/fairness`);
    expect(fair.transcript).toMatchObject({ rules: 'duel@1.1.0' });
    // As a file it comes back, also to a house with still newer rules.
    await close(second);
    const third = await release('third');
    const { table: copy } = await at(ann, third).request<{ table: string }>('POST', '/api/tables/import', record);
    expect(await at(ann, third).request('GET', `/api/tables/${copy}`)).toMatchObject({ status: 'over' });
  });

  it('is adopted once, durably, and comes back after a restart as it was', async () => {
    const first = await release('first');
    const { ann, table } = await begun(first, LONG);
    await close(first);
    const before = await storedEvents();
    for (let n = 0; n < 2; n++) {
      const second = await release('second');
      await at(ann, second).request('GET', `/api/tables/${table}`);
      await close(second);
    }
    const rows = await storedEvents();
    expect(rows.slice(0, before.length)).toEqual(before);
    expect(adoptions(rows)).toEqual([
      { kind: 'adopt', rules: 'duel@1.1.0', digest: expect.stringMatching(/^[0-9a-f]{64}$/), from: null },
    ]);
    const third = await release('third');
    const line = await at(ann, third).socket();
    expect((await line.watch(table)).settings.rules).toBe('duel@1.2.0');
    await play(line, table, 100, LONG);
    expect(line.view(0).outcome).not.toBeNull();
    await line.close();
  });

  it('can be undone past the change', async () => {
    const first = await release('first');
    const { ann, table } = await begun(first, LONG, 7);
    await close(first);
    const second = await release('second');
    const line = await at(ann, second).socket();
    await line.watch(table);
    const { decision } = line;
    const [{ seat }] = line.view(0).waitingFor;
    const other = 1 - seat;
    expect(await line.command({ type: 'undo', table, seat: other, key: newKey() })).toMatchObject({ type: 'kept' });
    const ask = line.state?.state.undo ?? null;
    if (ask) await line.command({ type: 'consent', table, seat, request: ask.sequence, agree: true, key: newKey() });
    await line.until(() => line.decision > decision);
    await play(line, table, 100, LONG);
    await line.close();
    const record = await at(ann, second).request<MatchRecord>('GET', `/api/tables/${table}/export`);
    expect('match' in replay(DUEL.second, record)).toBe(true);
  });

  it('begins by the new rules if it had not begun', async () => {
    const first = await release('first');
    const ann = await Guest.called('Ann', first.address);
    const { table } = await ann.table({ game: 'duel', seats: [{ kind: 'person' }, { kind: 'open' }] });
    await close(first);
    const second = await release('second');
    const bob = await Guest.called('Bob', second.address);
    await bob.request('POST', `/api/tables/${table}/join`, {});
    const line = await at(ann, second).socket();
    const state = await line.watch(table);
    expect(state.state.status).toBe('playing');
    expect(JSON.stringify(state)).not.toMatch(/"W\d"/);
    await line.close();
  });
});

describe('a table that is taken up from its position', () => {
  it('goes on, through restarts, to the end', async () => {
    const first = await release('first');
    const { ann, table } = await begun(first, SHORT);
    await close(first);
    let third = await release('third');
    let line = await at(ann, third).socket();
    const state = await line.watch(table);
    expect(state.state.status).toBe('playing');
    expect(line.view(0).table).toMatchObject({ honours: [0, 0], boasts: expect.arrayContaining([SHORT]) });
    await play(line, table, 3, LONG);
    const seen = line.view(0);
    await line.close();
    await close(third);
    third = await release('third');
    line = await at(ann, third).socket();
    await line.watch(table);
    expect(line.view(0)).toEqual(seen);
    await play(line, table, 100, LONG);
    expect(line.view(0).outcome).not.toBeNull();
    await line.close();
    const record = await at(ann, third).request<MatchRecord>('GET', `/api/tables/${table}/export`);
    const verified = verify(DUEL.third, record);
    expect(verified).toMatchObject({
      transcript: null,
      stretches: [{ from: 1, to: 12, proof: 'kept' }, { proof: 'recomputed' }],
    });
    expect(await at(ann, third).request('GET', `/api/tables/${table}/fairness`)).toMatchObject({ transcript: null });
    expect(adoptions(await storedEvents())).toHaveLength(1);
  });

  it('also from a position that is older than its last moves', async () => {
    const first = await release('first');
    const { ann, table } = await begun(first, SHORT);
    await close(first);
    // Two more moves, after which the position was not kept again, as when a server is killed.
    const store = await openStore({ folder: place.path, url: null });
    const kept = await store.db.selectFrom('kept').selectAll().executeTakeFirstOrThrow();
    await store.close();
    const again = await release('first');
    const line = await at(ann, again).socket();
    await line.watch(table);
    await play(line, table, 2, LONG);
    await line.close();
    await close(again);
    const other = await openStore({ folder: place.path, url: null });
    await other.db.updateTable('kept').set({ body: kept.body }).execute();
    await other.close();
    const third = await release('third');
    const late = await at(ann, third).socket();
    await late.watch(table);
    await play(late, table, 100, LONG);
    await late.close();
    const record = await at(ann, third).request<MatchRecord>('GET', `/api/tables/${table}/export`);
    expect(verify(DUEL.third, record)).toMatchObject({
      stretches: [
        { from: 1, to: 12, proof: 'kept' },
        { from: 13, to: 14, proof: 'replayed' },
        { from: 16, proof: 'recomputed' },
      ],
    });
  });
});

describe('a table that is frozen', () => {
  it('is shown with the reason, takes no commands, stays sealed, and goes on by later rules', async () => {
    const first = await release('first');
    const { ann, table } = await begun(first, SHORT);
    await close(first);
    const before = await storedEvents();
    const careless = await release('careless');
    const line = await at(ann, careless).socket();
    const state = await line.watch(table);
    expect(state.sights).toEqual([]);
    expect(state.state.status).toBe('frozen');
    expect(state.state.frozen).toMatchObject({
      played: 'duel@1.0.0',
      now: 'duel@1.2.0',
      obstacle: { why: 'unsaid', question: 'turn/boast', rule: 'DL-3' },
    });
    // Its name is drawn by lot and may contain anything.
    expect(JSON.stringify({ ...state, table: '' })).not.toContain(SHORT);
    for (const command of [
      { type: 'answer' as const, table, seat: 0, decision: line.decision, key: newKey(), answers: ['rest'] },
      { type: 'undo' as const, table, seat: 0, key: newKey() },
      { type: 'chat' as const, table, seat: 0, key: newKey(), text: 'Hello' },
    ])
      expect(await line.command(command)).toMatchObject({ type: 'refused', reason: 'otherRules' });
    await line.close();
    const mine = await at(ann, careless).request<{ tables: { table: string; status: string }[] }>('GET', '/api/tables/mine');
    expect(mine.tables).toMatchObject([{ table, status: 'frozen', yourTurn: false }]);
    // Nobody learns the seed and what others hide, whether they sit there or not: the match may still go on.
    const eve = await Guest.called('Eve', careless.address);
    for (const somebody of [eve, at(ann, careless)])
      expect((await somebody.raw('GET', `/api/tables/${table}/export`)).status).toBe(409);
    await close(careless);
    expect(await storedEvents()).toEqual(before);
    const third = await release('third');
    const later = await at(ann, third).socket();
    expect((await later.watch(table)).state.status).toBe('playing');
    await play(later, table, 100, LONG);
    expect(later.view(0).outcome).not.toBeNull();
    await later.close();
  });

  it('is given up once all who play agree, and is then given out like any other', async () => {
    const first = await release('first');
    const { ann, table } = await begun(first, SHORT);
    await close(first);
    const careless = await release('careless');
    const line = await at(ann, careless).socket();
    await line.watch(table);
    const vote = (seat: number, agree: boolean) => line.command({ type: 'abort', table, seat, key: newKey(), agree });
    const file = () => at(ann, careless).raw('GET', `/api/tables/${table}/export`);
    expect(await vote(0, true)).toMatchObject({ type: 'kept' });
    await line.until(() => line.state?.state.abort?.missing.join() === '1');
    expect((await file()).status).toBe(409);
    expect(await vote(1, true)).toMatchObject({ type: 'kept' });
    await line.until(() => line.state?.state.status === 'aborted');
    await line.close();
    const record = (await (await file()).json()) as MatchRecord;
    expect(readMatch(JSON.stringify(record))).toEqual({ record });
    // It is the match as the first edition has it.
    expect(replay(DUEL.first, record)).toHaveProperty('match.decisions', 12);
    // Another house with these rules does not take it.
    const refused = await at(ann, careless).raw('POST', '/api/tables/import', record);
    expect([refused.status, await refused.json()]).toMatchObject([409, { reason: 'otherRules' }]);
    await close(careless);
    // It stays so, here and by rules that could have gone on.
    for (const edition of ['careless', 'third'] as const) {
      const house = await release(edition);
      const late = await at(ann, house).socket();
      expect((await late.watch(table)).state).toMatchObject({ status: 'aborted' });
      await late.close();
      const eve = await Guest.called('Eve', house.address);
      expect((await eve.request<MatchRecord>('GET', `/api/tables/${table}/export`)).seed).toBe(record.seed);
      await close(house);
    }
  });

  it('of rules nobody has heard of says so; one that is over can still be had by anybody', async () => {
    const first = await release('first');
    const { ann, table } = await begun(first, SHORT, 100);
    const record = await ann.request<MatchRecord>('GET', `/api/tables/${table}/export`);
    await close(first);
    const stranger = await release('stranger');
    const eve = await Guest.called('Eve', stranger.address);
    expect(await eve.request('GET', `/api/tables/${table}`)).toMatchObject({ status: 'over' });
    const same = await eve.request<MatchRecord>('GET', `/api/tables/${table}/export`);
    expect({ ...same, digest: record.digest }).toEqual(record);
    const line = await eve.socket();
    expect((await line.watch(table)).state.frozen).toMatchObject({ line: 0, obstacle: { why: 'rules', rules: 'duel@1.0.0' } });
    await line.close();
    expect(await at(ann, stranger).request('GET', `/api/tables/${table}/fairness`)).toMatchObject({ seed: null });
  });
});

describe.runIf(hasPostgres())('several processes on one PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('adopt a table once, and one with older rules stops playing it', async () => {
    const databaseUrl = await postgres.database();
    const first = await release('first', { databaseUrl });
    const { ann, table } = await begun(first, LONG);
    const old = await at(ann, first).socket();
    await old.watch(table);
    const [one, two] = await Promise.all([release('second', { databaseUrl }), release('second', { databaseUrl })]);
    const lines = await Promise.all([at(ann, one).socket(), at(ann, two).socket()]);
    await Promise.all(lines.map((line) => line.watch(table)));
    await play(lines[0], table, 2, LONG);
    await lines[1].until(() => lines[1].sequence === lines[0].sequence);
    await play(lines[1], table, 2, LONG);
    // Word has come to the process with the older rules that it can no longer play here.
    const refused = await old.answer(table, old.view(0).waitingFor[0]?.seat ?? 0, 'rest');
    expect(refused).toMatchObject({ type: 'refused' });
    await old.until(() => old.state?.state.status === 'frozen');
    const store = await openStore({ folder: place.path, url: databaseUrl });
    const rows = await store.db.selectFrom('event').selectAll().orderBy('sequence').execute();
    await store.close();
    expect(adoptions(rows)).toHaveLength(1);
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, i) => i + 1));
    for (const line of [old, ...lines]) await line.close();
  });
});
