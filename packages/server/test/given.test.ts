/** Given, report and roles at tables of the server, with the kernel's toy that uses each. */
import { fileURLToPath } from 'node:url';
import { type MatchRecord, verify } from '@guildhall/kernel/hall';
import type { TableReply } from '@guildhall/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brought, DELVE, delve } from '../../kernel/test/delve.ts';
import type { Running } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import { folder, GAMES, Guest, type Line, newKey, startHouse } from './house.ts';

let place: ReturnType<typeof folder>;
let house: Running;
const open = async (games = GAMES): Promise<void> => {
  house = await startHouse({ folder: place.path, games });
};
const edition = (name: string): string => fileURLToPath(new URL(`./games/delve-${name}.ts`, import.meta.url));
const reopen = async (games?: string): Promise<void> => {
  await house.close();
  await open(games);
};
beforeEach(async () => {
  place = folder();
  await open();
});
afterEach(async () => {
  await house.close();
  place.remove();
});

const person = { kind: 'person' } as const;
const bot = { kind: 'bot', level: 'greedy' } as const;
const free = { kind: 'open' } as const;
const hero = { name: 'Ida', wounds: 1, charm: 'iron' };
const { all } = brought();

const guest = (name: string): Promise<Guest> => Guest.called(name, house.address);
const again = (one: Guest): Guest => {
  const same = new Guest(house.address);
  same.cookie = one.cookie;
  return same;
};
const post = async (one: Guest, path: string, body: unknown): Promise<{ status: number; reply: Record<string, unknown> }> => {
  const response = await one.raw('POST', path, body);
  return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
};
const wish = (more: object) => ({ game: 'delve', seats: [person, bot], given: { all, own: [null, hero] }, ...more });
const join = (one: Guest, table: string, body: object) => post(one, `/api/tables/${table}/join`, body);
const tablesStored = async (): Promise<number> => {
  const store = await openStore({ folder: place.path, url: null });
  const rows = await store.db.selectFrom('hall_table').select('id').execute();
  await store.close();
  return rows.length;
};

/** Ann directs, Bob has come with a hero of his own. */
async function two(): Promise<{ ann: Guest; bob: Guest; table: string; a: Line; b: Line }> {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const { table } = await ann.table({ game: 'delve', seats: [person, free], given: { all } });
  expect((await join(bob, table, { given: hero })).status).toBe(200);
  const [a, b] = [await ann.socket(), await bob.socket()];
  for (const line of [a, b]) {
    await line.watch(table);
    await line.until(() => line.state?.state.status === 'playing');
    await line.watch(table);
  }
  return { ann, bob, table, a, b };
}

/** Danger 1 in every room, and the hero hides. */
async function playOut(table: string, a: Line, b: Line): Promise<void> {
  for (let i = 0; i < 20 && a.view(0).outcome === null; i++) {
    const [line, seat, answer] = a.view(0).waitingFor[0].seat === 0 ? ([a, 0, '1'] as const) : ([b, 1, 'hide'] as const);
    const kept = await line.answer(table, seat, answer);
    if (kept.type !== 'kept') throw new Error(JSON.stringify(kept));
    await a.until(() => a.sequence >= kept.sequence);
    await b.until(() => b.sequence >= kept.sequence);
  }
}

describe('what is handed in', () => {
  it.each<[what: string, given: unknown, reply: object]>([
    ['nothing where something is needed', undefined, { reason: 'rules', refusal: { rule: 'GH-16', why: 'givenMissing' } }],
    ['an unknown key', { all, own: [null, { ...hero, gold: 1 }] }, { reason: 'rules', refusal: { why: 'badGiven' } }],
    ['a wrong type', { all: { ...all, rooms: 'two' } }, { reason: 'rules', refusal: { why: 'badGiven' } }],
    [
      'out of range',
      { all, own: [null, { ...hero, wounds: 9 }] },
      { refusal: { about: { wrong: 'given.own[1].wounds should be at most 2, not 9' } } },
    ],
    ['too few seats', { all, own: [null] }, { refusal: { about: { wrong: 'given.own should have 2 entries, not 1' } } }],
    ['against a rule of the game', { all, own: [hero, hero] }, { refusal: { rule: 'DE-1.3', why: 'noHero' } }],
    ['no object', 7, { reason: 'malformed' }],
    ['too deep', { all: JSON.parse('['.repeat(40) + ']'.repeat(40)) }, { reason: 'malformed' }],
  ])('%s is refused, and no table is set up', async (_what, given, reply) => {
    const made = await post(await guest('Ann'), '/api/tables', wish({ given }));
    expect(made.status).toBeGreaterThanOrEqual(400);
    expect(made.reply).toMatchObject(reply);
    expect(await tablesStored()).toBe(0);
  });

  it('is refused by a game that takes nothing', async () => {
    const made = await post(await guest('Ann'), '/api/tables', { game: 'bids', seats: [person, bot], given: { all: 1 } });
    expect(made.reply).toMatchObject({ reason: 'rules', refusal: { rule: 'GH-16', why: 'nothingTaken' } });
  });

  it('is dealt from; a bot brings what the game would be given if nobody does', async () => {
    const ann = await guest('Ann');
    const { table } = await ann.table({ game: 'delve', seats: [person, bot], given: { all } });
    const line = await ann.socket();
    await line.watch(table);
    await line.until(() => line.state?.state.status === 'playing');
    await line.watch(table);
    expect(line.view(0).table).toMatchObject({ title: 'Old mill', heroes: [null, { name: 'Hero 1' }] });
  });

  it('is checked when somebody sits down, and nothing has changed if it is refused', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { table } = await ann.table({ game: 'delve', seats: [person, free], given: { all } });
    const sit = async (given: unknown) => (await join(bob, table, { given })).reply;
    expect(await sit(undefined)).toMatchObject({ reason: 'rules', refusal: { rule: 'DE-1.3', why: 'heroMissing' } });
    expect(await sit({ ...hero, wounds: 9 })).toMatchObject({ reason: 'rules', refusal: { rule: 'GH-16', why: 'badGiven' } });
    expect(await sit(7)).toMatchObject({ reason: 'rules', refusal: { why: 'badGiven' } });
    expect(await ann.request('GET', `/api/tables/${table}`)).toMatchObject({ status: 'waiting', seats: [{}, { kind: 'open' }] });
    expect(await sit(hero)).toMatchObject({ grants: [{ seat: 1 }] });
  });

  it('is seen by nobody but its seat before the end', async () => {
    const { ann, bob, table, a, b } = await two();
    const carol = await guest('Carol');
    const looker = await carol.socket();
    await looker.watch(table);
    const answers = [a.answer(table, 0, '2')];
    await Promise.all(answers);
    await b.until(() => b.view(1).asked !== null);
    await b.answer(table, 1, 'hide');
    await a.until(() => a.view(0).asked !== null);
    const pages = await Promise.all(
      [ann, carol].flatMap((one) =>
        ['', '/fairness', '/export'].map(async (page) => (await one.raw('GET', `/api/tables/${table}${page}`)).text()),
      ),
    );
    for (const heard of [...a.texts, ...looker.texts, ...pages]) expect(heard).not.toContain('iron');
    expect(b.texts.join()).toContain('"charm":"iron"');
    expect(await bob.request('GET', `/api/tables/${table}`)).toMatchObject({ mine: [1] });
  });

  it('outlives a restart, before the match has begun and after', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { table } = await ann.table({ game: 'delve', seats: [person, free, bot], given: { all, own: [null, null, hero] } });
    await reopen();
    expect((await join(again(bob), table, { given: { ...hero, name: 'Eve' } })).status).toBe(200);
    const host = await again(ann).socket();
    await host.watch(table);
    await host.until(() => host.state?.state.status === 'playing');
    await reopen();
    const line = await again(bob).socket();
    const { state } = await line.watch(table);
    expect(state).toMatchObject({ status: 'playing', seats: [{ role: 'director' }, { role: 'hero' }, { role: 'hero' }] });
    expect(line.view(1).table).toMatchObject({ heroes: [null, { name: 'Eve', charm: 'iron' }, { name: 'Ida', charm: null }] });
  });
});

describe('the report', () => {
  it('comes with the end, is in the file, and the file comes back', async () => {
    const { ann, table, a, b } = await two();
    expect(a.view(0).report).toBeNull();
    await playOut(table, a, b);
    const report = { rooms: 2, survivors: [{ name: 'Ida', wounds: 1 }], kills: 0 };
    expect(a.view(0).report).toEqual(report);
    const record = await ann.request<MatchRecord>('GET', `/api/tables/${table}/export`);
    expect(record).toMatchObject({ given: { all, own: [null, hero] }, report });
    expect(verify(delve, record)).toMatchObject({ report });
    const { table: copy } = await ann.request<TableReply>('POST', '/api/tables/import', record);
    expect(await ann.request('GET', `/api/tables/${copy}/export`)).toEqual(record);
    const bad = (changed: object) => post(ann, '/api/tables/import', { ...record, ...changed });
    expect((await bad({ report: { ...report, kills: 3 } })).reply).toMatchObject({
      reason: 'badMatch',
      detail: 'its report does not follow from the match: report.kills: 3 against 0',
    });
    expect((await bad({ report: { ...report, gold: 3 } })).reply).toMatchObject({
      detail: expect.stringContaining('report.gold'),
    });
    expect((await bad({ given: { all, own: [null, { ...hero, wounds: 9 }] } })).reply).toMatchObject({
      reason: 'badMatch',
      detail: expect.stringContaining('given.own[1].wounds should be at most 2, not 9'),
    });
    expect((await bad({ given: [] })).reply).toMatchObject({ detail: expect.stringContaining('"given" should be an object') });
  });

  it('is none of a match that was abandoned', async () => {
    const { ann, table, a, b } = await two();
    await a.command({ type: 'abort', table, seat: 0, key: newKey(), agree: true });
    await b.command({ type: 'abort', table, seat: 1, key: newKey(), agree: true });
    await a.until(() => a.state?.state.status === 'aborted');
    expect(a.view(0).report).toBeNull();
    const record = await ann.request<MatchRecord>('GET', `/api/tables/${table}/export`);
    expect(record.given).toEqual({ all, own: [null, hero] });
    expect('report' in record).toBe(false);
  });
});

describe('roles', () => {
  it('GH-17: a role for persons only is not given to a bot, when a table is set up or when it begins', async () => {
    const ann = await guest('Ann');
    const last = { options: { director: 'last' }, given: { all, own: [hero, null] } };
    const set = await post(ann, '/api/tables', wish({ ...last }));
    expect(set.reply).toMatchObject({ reason: 'rules', refusal: { rule: 'DE-1.1', why: 'botCannot', about: { seat: 1 } } });
    const clever = { kind: 'bot', level: 'search' };
    expect((await post(ann, '/api/tables', wish({ seats: [person, clever] }))).reply).toMatchObject({
      refusal: { about: { bots: ['greedy', 'random'] } },
    });
    const { table } = await ann.table({ game: 'delve', seats: [person, free], ...last });
    const line = await ann.socket();
    await line.watch(table);
    const begin = await line.command({ type: 'begin', table, seat: 0, key: newKey() });
    expect(begin).toMatchObject({ type: 'refused', refusal: { rule: 'DE-1.1', why: 'botCannot' } });
    expect(line.state?.state.status).toBe('waiting');
    expect((await join(await guest('Bob'), table, {})).status).toBe(200);
    await line.until(() => line.state?.state.status === 'playing');
  });

  it('open seats are filled with the bots on offer, and whoever leaves is stood in for', async () => {
    const ann = await guest('Ann');
    const { table } = await ann.table({ game: 'delve', seats: [person, free], given: { all } });
    const line = await ann.socket();
    await line.watch(table);
    const begin = await line.command({ type: 'begin', table, seat: 0, key: newKey(), level: 'search' });
    expect(begin.type).toBe('kept');
    await line.until(() => line.state?.state.status === 'playing');
    expect(line.state?.state.seats).toMatchObject([{ role: 'director' }, { role: 'hero', kind: 'bot', bot: 'greedy' }]);
    const away = { type: 'takeOver', table, seat: 0, of: 0, key: newKey(), level: 'random' } as const;
    expect((await line.command(away)).type).toBe('kept');
    await line.until(() => line.state?.state.seats[0].bot === 'random');
    // Whoever takes a seat over in the middle brings nothing: what was brought is on the table.
    expect((await line.command({ type: 'offer', table, seat: 0, of: 0, key: newKey(), on: true })).type).toBe('kept');
    const bob = await guest('Bob');
    const late = await join(bob, table, { seat: 0, given: hero });
    expect(late.reply).toMatchObject({ reason: 'rules', refusal: { rule: 'GH-16', why: 'nothingTaken' } });
    expect((await join(bob, table, { seat: 0 })).status).toBe(200);
  });

  it('are told to whoever asks for the games, and everybody keeps theirs in a rematch', async () => {
    const { ann, bob, table, a, b } = await two();
    const { games } = await ann.request<{ games: { id: string }[] }>('GET', '/api/games');
    expect(games.find(({ id }) => id === 'delve')).toMatchObject({ roles: delve.meta.roles, given: { all: true, own: true } });
    expect(games.find(({ id }) => id === 'bids')).toMatchObject({ roles: [], given: { all: false, own: false } });
    await playOut(table, a, b);
    expect((await a.command({ type: 'rematch', table, seat: 0, key: newKey() })).type).toBe('kept');
    await a.until(() => a.state?.state.rematch !== null);
    const next = a.state?.state.rematch as string;
    const [c, d] = [await ann.socket(), await bob.socket()];
    await c.watch(next);
    await d.watch(next);
    await d.until(() => d.state?.state.status === 'playing');
    const state = await d.watch(next);
    expect(state.mine).toEqual([1]);
    expect(d.view(1).table).toMatchObject({ title: 'Old mill', heroes: [null, { name: 'Ida', charm: 'iron' }] });
  });
});

describe('earlier rules', () => {
  const old = { name: 'Ida', scars: 1, charm: 'C2' };

  it('what was given is read in the words of today, also of a table that has not begun', async () => {
    await reopen(edition('first'));
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const { table } = await ann.table({ game: 'delve', seats: [person, free], given: { all, own: [null, old] } });
    await reopen();
    expect((await join(again(bob), table, { given: hero })).reply).toMatchObject({ reason: 'otherRules' });
    expect((await join(again(bob), table, {})).status).toBe(200);
    const [a, b] = [await again(ann).socket(), await again(bob).socket()];
    for (const line of [a, b]) {
      await line.watch(table);
      await line.until(() => line.state?.state.status === 'playing');
      await line.watch(table);
    }
    expect(b.view(1).table).toMatchObject({ heroes: [null, { name: 'Ida', wounds: 1, charm: 'iron' }] });
    await playOut(table, a, b);
    const record = await again(ann).request<MatchRecord>('GET', `/api/tables/${table}/export`);
    expect(record).toMatchObject({ rules: 'delve@1.0.0', given: { all, own: [null, old] } });
    expect(verify(DELVE.second, record)).toMatchObject({ report: record.report });
  });

  it('what today refuses leaves the match to the position that was kept of it', async () => {
    await reopen(edition('first'));
    const ann = await guest('Ann');
    const { table } = await ann.table({ game: 'delve', seats: [person, person], given: { all, own: [null, old] } });
    const line = await ann.socket();
    await line.watch(table);
    await line.until(() => line.state?.state.status === 'playing');
    await line.watch(table);
    expect((await line.answer(table, 0, '1')).type).toBe('kept');
    await line.close();
    await reopen(edition('careless'));
    const next = await again(ann).socket();
    expect((await next.watch(table)).state.status).toBe('playing');
    expect(next.view(1).table).toMatchObject({ heroes: [null, { name: 'Ida', wounds: 1, charm: 'iron' }] });
    await playOut(table, next, next);
    const record = await again(ann).request<MatchRecord>('GET', `/api/tables/${table}/export`);
    expect(record.given).toEqual({ all, own: [null, old] });
    expect(verify(DELVE.careless, record)).toMatchObject({
      report: { rooms: 2 },
      stretches: [{ proof: 'kept' }, { proof: 'recomputed' }],
    });
  });

  it('a table that is frozen for it tells nobody what was given', async () => {
    await reopen(edition('first'));
    const ann = await guest('Ann');
    const { table } = await ann.table({ game: 'delve', seats: [person, free], given: { all, own: [null, old] } });
    await reopen(edition('careless'));
    const line = await again(ann).socket();
    const { state } = await line.watch(table);
    expect(state).toMatchObject({ status: 'frozen', frozen: { obstacle: { why: 'given', refusal: { why: 'givenUnsaid' } } } });
    for (const heard of line.texts) expect(heard).not.toMatch(/scars|C2|Ida/);
  });
});
