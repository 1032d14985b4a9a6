/** Those who keep the hall see to order while it is open: every process does what was decided, and it is written down. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PROTOCOL, type Problem, type SessionReply, type TableReply } from '@guildhall/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../src/config.ts';
import { moderate as tool } from '../src/moderate.ts';
import type { Running } from '../src/server.ts';
import { folder, Guest, newKey, startHouse, until } from './house.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';

const BIN = fileURLToPath(new URL('../../cli/bin/guildhall.mjs', import.meta.url));
const present = hasPostgres();
let postgres: Postgres | null = null;
beforeAll(async () => {
  if (present) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const seats = [{ kind: 'person' } as const, { kind: 'open' } as const];

describe.each(present ? (['embedded', 'postgres'] as const) : (['embedded'] as const))('a hall on the %s store', (kind) => {
  const place = folder();
  let given: Partial<Config>;
  /** One process, or two that share the store. */
  let houses: Running[];
  beforeAll(async () => {
    given = { folder: place.path, databaseUrl: kind === 'postgres' ? ((await postgres?.database()) ?? null) : null };
    houses = [await startHouse(given)];
    if (kind === 'postgres') houses.push(await startHouse(given));
  });
  afterAll(async () => {
    for (const house of houses) await house.close();
    place.remove();
  });
  /** Where the others go. */
  const first = (): string => houses[0].address;
  const last = (): string => houses[houses.length - 1].address;

  const moderate = async (...words: string[]) => {
    const language = words.at(-1) === 'pl' ? 'pl' : 'en';
    const said = language === 'pl' ? words.slice(0, -1) : words;
    const out: string[] = [];
    const err: string[] = [];
    const terminal = { log: (line: string) => out.push(line), error: (line: string) => err.push(line) };
    const where = { folder: place.path, url: given.databaseUrl ?? null };
    const status = await tool([...said, '--by', 'Judge'], language, where, terminal);
    return { status, out: out.join('\n'), err: err.join('\n') };
  };
  const talks = async (guest: Guest, table: string, seat: number, keys: string[] = []): Promise<string> => {
    const line = await guest.socket();
    await line.watch(table, keys);
    const reply = await line.command({ type: 'chat', table, seat, key: newKey(), text: 'hello' });
    await line.close();
    return reply.type === 'kept' ? 'kept' : reply.reason;
  };

  it('lists tables and people, and reads what was said, but nothing that is hidden', async () => {
    const ann = await Guest.called('Ann Example', first());
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }], chat: 'players', name: 'A room' });
    expect(await talks(ann, table, 0)).toBe('kept');
    const listed = await moderate('tables');
    expect(listed).toMatchObject({ status: 0, err: '' });
    expect(listed.out).toContain(`${table}  bids  playing`);
    expect(listed.out).toContain('"A room"');
    expect((await moderate('tables', 'moot')).out).not.toContain(table);
    const people = await moderate('people', 'ann exam');
    expect(people.out).toContain(`${ann.person?.id}`);
    expect(people.out).toContain('guest  "Ann Example"');
    const read = await moderate('read', table);
    expect(read.out).toMatch(/seat 1 \S+ {2}chat {2}"hello"/);
    expect(read.out).not.toMatch(/bid \d/);
  });

  it('whoever is muted plays on but does not talk, at any process, by session or by key, until it is lifted', async () => {
    const ann = await Guest.called('Ann', first());
    const made = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }], chat: 'players' });
    const id = ann.person?.id ?? '';
    expect(await talks(ann, made.table, 0)).toBe('kept');
    expect(await moderate('mute', id, '--why', 'insults', '--days', '3')).toMatchObject({ status: 0, err: '' });
    const there = new Guest(last());
    there.cookie = ann.cookie;
    await until(async () => (await talks(there, made.table, 0)) === 'muted');
    await until(async () => (await talks(ann, made.table, 0)) === 'muted');
    const nobody = new Guest(last());
    const keys = made.grants.map(({ key }) => key);
    expect(await talks(nobody, made.table, 0, keys)).toBe('muted');
    const line = await ann.socket();
    await line.watch(made.table);
    expect((await line.answer(made.table, 0, line.view(0).asked?.options?.[0])).type).toBe('kept');
    await line.close();
    expect((await moderate('people', id)).out).toContain('mute 20');
    expect((await moderate('lift', id, '--why', 'said sorry')).status).toBe(0);
    await until(async () => (await talks(ann, made.table, 0)) === 'kept');
  });

  it('whoever is banned is shown out everywhere, cannot sign in or use a key, and is told in one sentence', async () => {
    const bob = await Guest.called('Bob', first());
    const account = { email: `bob-${kind}@example.org`, password: 'correct horse battery' };
    await bob.request('POST', '/api/account', account);
    const ann = await Guest.called('Ann', first());
    const { table } = await ann.table({ seats });
    const { grants } = await bob.request<TableReply>('POST', `/api/tables/${table}/join`, {});
    const there = new Guest(last());
    there.cookie = bob.cookie;
    const nobody = new Guest(last());
    const lines = [await bob.socket(), await there.socket()];
    for (const line of lines) await line.watch(table);
    const byKey = await nobody.socket();
    expect((await byKey.watch(table, [grants[0].key])).mine).toEqual([1]);
    expect((await moderate('ban', bob.person?.id ?? '', '--why', 'cheats')).status).toBe(0);
    for (const line of lines) {
      await line.until(() => line.closed);
      expect(line.received.findLast(({ type }) => type === 'refused')).toMatchObject({ reason: 'banned' });
    }
    // The key opens nothing any more: everything is sent anew, as to one who looks on.
    await byKey.until(() => byKey.state?.mine.length === 0);
    const reasonOf = async (reply: Promise<Response>): Promise<unknown> => {
      const { reason } = (await (await reply).json()) as Problem;
      return [(await reply).status, reason];
    };
    expect(await reasonOf(there.raw('POST', '/api/tables', { game: 'bids', seats }))).toEqual([403, 'banned']);
    expect(await reasonOf(new Guest(last()).raw('POST', '/api/account/sign-in', account))).toEqual([403, 'banned']);
    expect(await reasonOf(bob.raw('GET', '/api/session'))).toEqual([403, 'banned']);
    const again = await there.socket();
    await again.until(() => again.closed);
    // What is kept of a person is theirs all the same.
    expect((await bob.raw('GET', '/api/account')).status).toBe(200);
    expect((await moderate('lift', bob.person?.id ?? '', '--why', 'a mistake')).status).toBe(0);
    await until(async () => (await bob.raw('GET', '/api/session')).status === 200);
    // The other process hears of it a moment later.
    await until(async () => (await new Guest(last()).raw('POST', '/api/account/sign-in', account)).status === 200);
  });

  it('a guest who is banned does not come back to the seats by way of an account', async () => {
    const eve = await Guest.called('Eve', first());
    const account = { email: `eve-${kind}@example.org`, password: 'correct horse battery' };
    await (await Guest.called('Eve', first())).request('POST', '/api/account', account);
    const { table } = await eve.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
    expect((await moderate('ban', eve.person?.id ?? '', '--why', 'cheats')).status).toBe(0);
    const there = new Guest(last());
    there.cookie = eve.cookie;
    await until(async () => (await there.raw('GET', '/api/session')).status === 403);
    // She is let in by the other name, for an account is somebody else, and holds no seat.
    const { person } = await there.request<SessionReply>('POST', '/api/account/sign-in', account);
    expect(await houses[0].hall.seatsHeld(table, person?.id ?? '', [])).toEqual([]);
  });

  it('whoever has forgotten a password gets a new one, and every device is signed out', async () => {
    const ann = await Guest.called('Ann', first());
    const account = { email: `ann-${kind}@example.org`, password: 'correct horse battery' };
    await ann.request('POST', '/api/account', account);
    const there = new Guest(last());
    there.cookie = ann.cookie;
    const line = await there.socket();
    line.send({ type: 'hello', protocol: PROTOCOL });
    await line.wait('welcome');
    const made = await moderate('password', account.email.toUpperCase(), '--why', 'asked by telephone');
    expect(made).toMatchObject({ status: 0, err: '' });
    await line.until(() => line.closed);
    const signIn = (password: string) => new Guest(last()).raw('POST', '/api/account/sign-in', { ...account, password });
    expect((await signIn(account.password)).status).toBe(401);
    expect((await signIn(/ is (\S+); it is not/.exec(made.out)?.[1] ?? '')).status).toBe(200);
    expect((await moderate('password', 'nobody@example.org', '--why', 'x')).status).toBe(2);
    expect((await moderate('log')).out).toContain('new password');
    expect((await moderate('log')).out).not.toContain(made.out.split(' ')[6].slice(0, -1));
  });

  it('a closed table is over for everybody, and stays so', async () => {
    const ann = await Guest.called('Ann', first());
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }], chat: 'players', public: true });
    const waiting = await ann.table({ seats, public: true });
    const line = await ann.socket();
    await line.watch(table);
    for (const one of [table, waiting.table]) expect((await moderate('close', one, '--why', 'gambling')).status).toBe(0);
    await line.until(() => line.state?.state.status === 'aborted');
    expect(await line.answer(table, 0, 'bid 1')).toMatchObject({ reason: 'over' });
    expect(await line.command({ type: 'chat', table, seat: 0, key: newKey(), text: 'hello' })).toMatchObject({
      reason: 'chatClosed',
    });
    expect(await line.command({ type: 'rematch', table, seat: 0, key: newKey() })).toMatchObject({ reason: 'over' });
    await line.close();
    const bob = await Guest.called('Bob', last());
    await until(async () => !(await (await bob.raw('GET', '/api/tables')).text()).includes(waiting.table));
    expect((await bob.raw('POST', `/api/tables/${waiting.table}/join`, {})).status).toBe(409);
  });

  it('what was decided while no hall was open is done when it opens', async () => {
    const ann = await Guest.called('Ann', first());
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
    for (const house of houses) await house.close();
    expect((await moderate('close', table, '--why', 'late')).status).toBe(0);
    expect((await moderate('ban', ann.person?.id ?? '', '--why', 'late')).status).toBe(0);
    houses = await Promise.all(houses.map(() => startHouse(given)));
    const again = new Guest(last());
    again.cookie = ann.cookie;
    expect((await again.raw('GET', '/api/session')).status).toBe(403);
    await until(async () => (await (await new Guest(last()).raw('GET', `/api/tables/${table}`)).text()).includes('"aborted"'));
  });

  it('the log says who did what, when and why; what cannot be is refused in either language', async () => {
    const { out } = await moderate('log');
    expect(out).toMatch(/1 {2}20\S+ \S+ {2}Judge {2}mute {2}\S+ {2}20\S+ \S+ {2}"insults"/);
    expect(out).toMatch(/Judge {2}ban {2}\S+ {2}"cheats"/);
    const lines = out.trimEnd().split('\n').length;
    for (const words of [
      [],
      ['dance'],
      ['close'],
      ['close', 'no such table', '--why', 'x'],
      ['ban', 'nobody', '--why', 'x'],
      ['lift', 'nobody', '--why', 'x'],
      ['mute', 'nobody'],
      ['mute', 'nobody', '--why', 'x', '--days', '0.5'],
      ['close', 'x', '--why', 'x', '--days', '2'],
      ['ban', 'x', '--wy', 'x'],
      ['read', 'no such table'],
    ]) {
      const refused = await moderate(...words);
      expect([refused.status, refused.out], words.join(' ')).toEqual([2, '']);
      expect(refused.err.trim().length, words.join(' ')).toBeGreaterThan(10);
    }
    expect((await moderate('read', 'nic', 'pl')).err).toBe('Nie ma stołu „nic”.');
    // An id may begin with a dash, and is no setting for that.
    expect((await moderate('close', '-wfe1', '--why', 'x')).err).toContain('-wfe1');
    expect((await moderate('close', '--wfe1', '--why', 'x')).err).toContain('--wfe1');
    expect((await moderate('log')).out.trimEnd().split('\n').length).toBe(lines);
  });
});

it('in the terminal: guildhall moderate', async () => {
  const own = folder();
  const house = await startHouse({ folder: own.path });
  try {
    const ann = await Guest.called('Ann', house.address);
    const env = { PATH: process.env.PATH, DATA_DIR: own.path };
    const typed = (...words: string[]) => spawnSync(process.execPath, [BIN, 'moderate', ...words], { encoding: 'utf8', env });
    const muted = typed('mute', ann.person?.id ?? '', '--why', 'two words', '--by', 'Judge');
    expect(muted).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('may play, but not talk') });
    for (const nowhere of ['nowhere', '-nowhere']) {
      const refused = typed('close', '--why', 'x y', '--lang', 'pl', '--', nowhere);
      expect(refused).toMatchObject({ status: 2, stdout: '', stderr: `Nie ma stołu „${nowhere}”.\n` });
    }
  } finally {
    await house.close();
    own.remove();
  }
});
