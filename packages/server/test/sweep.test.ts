/** Nothing is kept for ever that nobody needs, nobody has tables without end, and a person can leave. */
import { Match } from '@guildhall/kernel/hall';
import { type AccountFile, PROTOCOL, type Problem, type SessionReply, type TableReply } from '@guildhall/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { tablesToSweep } from '../src/store/sweep.ts';
import { bids } from './games/bids.ts';
import { folder, Guest, newKey, startHouse, UNLIMITED, until } from './house.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';

const DAY = 24 * 60 * 60_000;
const person = { kind: 'person' } as const;
const open = { kind: 'open' } as const;
const file = () => Match.create(bids, { seats: 2, options: { cards: 4 }, seed: '0'.repeat(64) }).record();
const present = hasPostgres();
let postgres: Postgres | null = null;
beforeAll(async () => {
  if (present) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe.each(present ? (['embedded', 'postgres'] as const) : (['embedded'] as const))('a house on the %s store', (kind) => {
  const place = folder();
  let house: Running;
  /** Added to the time of the server. */
  let later = 0;
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? ((await postgres?.database()) ?? null) : null;
    const limits = { ...UNLIMITED, openTables: 3, imports: 2, finished: 3 };
    house = await startHouse({ folder: place.path, databaseUrl, limits, now: () => Date.now() + later });
  });
  afterAll(async () => {
    await house.close();
    place.remove();
  });

  const status = async (guest: Guest, table: string): Promise<number> => (await guest.raw('GET', `/api/tables/${table}`)).status;
  const rows = async (): Promise<{ [name: string]: number }> => {
    const count = async (table: 'event' | 'seat' | 'user' | 'session'): Promise<number> => {
      const { n } = await house.hall.store.db
        .selectFrom(table)
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    return { event: await count('event'), seat: await count('seat'), user: await count('user'), session: await count('session') };
  };

  it('forgets by stated times what was given up, and nothing else', async () => {
    const ann = await Guest.called('Ann', house.address);
    const bob = await Guest.called('Bob', house.address);
    const passing = await Guest.called('Passing', house.address);
    const waiting = await ann.table({ seats: [person, open] });
    const imported = await ann.request<TableReply>('POST', '/api/tables/import', file());
    const { table } = await ann.table({ seats: [person, open] });
    await bob.request('POST', `/api/tables/${table}/join`, {});
    const line = await ann.socket();
    await line.watch(table);
    await line.until(() => line.state?.state.status === 'playing');
    await line.close();
    const there = async (): Promise<number[]> => Promise.all([waiting.table, imported.table, table].map((id) => status(ann, id)));
    later += 13 * DAY;
    await house.hall.clean();
    expect(await there()).toEqual([200, 200, 200]);
    later += 2 * DAY;
    await house.hall.clean();
    expect(await there()).toEqual([404, 200, 200]);
    later += 30 * DAY;
    await house.hall.clean();
    expect(await there()).toEqual([404, 404, 200]);
    later += 60 * DAY;
    await house.hall.clean();
    expect((await passing.request<SessionReply>('GET', '/api/session')).person).toBeNull();
    expect((await ann.request<SessionReply>('GET', '/api/session')).person?.name).toBe('Ann');
    later += 180 * DAY;
    await house.hall.clean();
    expect(await there()).toEqual([404, 404, 404]);
    later += 200 * DAY;
    await house.hall.clean();
    expect(await rows()).toEqual({ event: 0, seat: 0, user: 0, session: 0 });
    later = 0;
  });

  it('keeps up with whoever sets up tables on and on', async () => {
    const people = await Promise.all(Array.from({ length: 70 }, (_, i) => Guest.called(`Guest ${i}`, house.address)));
    for (const guest of people) await Promise.all([1, 2, 3].map(() => guest.table({ seats: [person, open] })));
    expect((await rows()).seat).toBe(210);
    later += 15 * DAY;
    await house.hall.clean();
    expect((await rows()).seat).toBe(0);
    later = 0;
  });

  it('gives nobody tables without end', async () => {
    const eve = await Guest.called('Eve', house.address);
    // Also to whoever asks for many in the same moment.
    const brought = await Promise.all([1, 2, 3, 4].map(() => eve.raw('POST', '/api/tables/import', file())));
    expect(brought.map((reply) => reply.status).sort()).toEqual([201, 201, 409, 409]);
    const fay = await Guest.called('Fay', house.address);
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => fay.raw('POST', '/api/tables', { game: 'bids', seats: [person, open] })),
    );
    expect(asked.map((reply) => reply.status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    const another = await eve.raw('POST', '/api/tables/import', file());
    expect([another.status, ((await another.json()) as Problem).reason]).toEqual([409, 'tooManyTables']);
    await eve.table({ seats: [person, open] });
    const more = await eve.raw('POST', '/api/tables', { game: 'bids', seats: [person, open] });
    expect([more.status, ((await more.json()) as Problem).reason]).toEqual([409, 'tooManyTables']);
    expect((await (await Guest.called('Ann', house.address)).table({ seats: [person, open] })).grants).toHaveLength(1);
  });

  it('nor files without end, and closes what was brought in soon', async () => {
    const eve = await Guest.called('Eve', house.address);
    const { table } = await eve.request<TableReply>('POST', '/api/tables/import', file());
    expect((await house.hall.keeper(table)).used).toBeLessThan(house.hall.now() - 60_000);
    const { db } = house.hall.store;
    const { setting } = await db.selectFrom('hall_table').select('setting').where('id', '=', table).executeTakeFirstOrThrow();
    const long = setting + ' '.repeat(33 * 1024 * 1024);
    await db.updateTable('hall_table').set({ setting: long }).where('id', '=', table).execute();
    const another = await eve.raw('POST', '/api/tables/import', file());
    expect([another.status, ((await another.json()) as Problem).reason]).toEqual([409, 'tooManyTables']);
  });

  it('nor by way of rematches, and what was abandoned goes as well', async () => {
    const eve = await Guest.called('Eve', house.address);
    const { table } = await eve.table({ seats: [person, person] });
    const line = await eve.socket();
    await line.watch(table);
    await line.until(() => line.state?.state.status === 'playing');
    for (const seat of [0, 1]) await line.command({ type: 'abort', table, seat, agree: true, key: newKey() });
    for (let i = 0; i < 3; i++) await eve.table({ seats: [person, open] });
    const again = () => line.command({ type: 'rematch', table, seat: 0, key: newKey() });
    expect(await again()).toMatchObject({ reason: 'tooManyTables' });
    await line.close();
    // When she was last there is noted before time goes by.
    const { watchers } = (await house.hall.keeper(table)).audience;
    await until(() => watchers.size === 0);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    later += 179 * DAY;
    await house.hall.clean();
    expect(await status(eve, table)).toBe(200);
    later += 2 * DAY;
    await house.hall.clean();
    expect(await status(eve, table)).toBe(404);
    later = 0;
  });

  it('tells a person everything, and lets a person leave', async () => {
    const ann = await Guest.called('Ann', house.address);
    const bob = await Guest.called('Bob', house.address);
    const account = { email: `ann-${kind}@example.org`, password: 'correct horse' };
    await ann.request('POST', '/api/account', account);
    const alone = await ann.table({ seats: [person, open] });
    const { table } = await bob.table({ seats: [person, open], chat: 'players' });
    const { grants } = await ann.request<TableReply>('POST', `/api/tables/${table}/join`, {});
    const [a, b] = [await ann.socket(), await bob.socket()];
    for (const line of [b, a]) await line.watch(table);
    // Somebody has found the key of her seat, and another seat of hers was given away.
    const byKey = await new Guest(house.address).socket();
    expect((await byKey.watch(table, [grants[0].key])).mine).toEqual([1]);
    const { db } = house.hall.store;
    const lost = { table_id: table, seat: 0, person: ann.person?.id ?? '', key_hash: 'x' };
    await db.insertInto('seat_before').values(lost).execute();
    await a.until(() => a.state?.state.status === 'playing');
    await a.command({ type: 'chat', table, seat: 1, key: newKey(), text: 'hello' });
    const told = await ann.request<AccountFile>('GET', '/api/account');
    expect(told.person).toMatchObject({ name: 'Ann', email: account.email });
    expect(told.tables.map(({ table: id, seat, said }) => [id, seat, said.map(({ text }) => text)])).toEqual([
      [alone.table, 0, []],
      [table, 1, ['hello']],
    ]);

    const without = await ann.raw('DELETE', '/api/account', {});
    expect(((await without.json()) as Problem).reason).toBe('wrongPassword');
    const elsewhere = new Guest(house.address);
    await elsewhere.request('POST', '/api/account/sign-in', account);
    const another = await elsewhere.socket();
    another.send({ type: 'hello', protocol: PROTOCOL });
    expect((await another.wait('welcome')).person?.name).toBe('Ann');
    expect(await ann.request('DELETE', '/api/account', { password: account.password })).toEqual({ person: null });
    for (const line of [a, another]) await line.until(() => line.closed);
    expect((await elsewhere.request<SessionReply>('GET', '/api/session')).person).toBeNull();
    expect((await elsewhere.raw('POST', '/api/account/sign-in', account)).status).toBe(401);
    expect(await status(bob, alone.table)).toBe(404);
    // The others play on.
    await b.until(() => b.state?.state.seats[1].botBecause === 'resigned');
    const seats = await house.hall.seatsHeld(table, told.person.id, []);
    expect(seats).toEqual([]);
    expect(await house.hall.seatsLost(table, told.person.id, [])).toEqual([]);
    await byKey.until(() => byKey.state?.mine.length === 0);
    await byKey.close();
    const users = await house.hall.store.db.selectFrom('user').select('id').where('email', '=', account.email).execute();
    expect(users).toEqual([]);
  });

  /** A match that is over, between whoever set it up and perhaps somebody else. */
  const ended = async (host: Guest, other: Guest | null = null, linked: string | null = null): Promise<string> => {
    const { table } = await host.table({ seats: [person, other ? open : { kind: 'bot', level: 'random' }] });
    if (other) await other.request('POST', `/api/tables/${table}/join`, {});
    await house.hall.forget(table);
    const { db } = house.hall.store;
    const { setting } = await db.selectFrom('hall_table').select('setting').where('id', '=', table).executeTakeFirstOrThrow();
    const fight = linked === null ? setting : JSON.stringify({ ...JSON.parse(setting), linked: { table: linked } });
    await db.updateTable('hall_table').set({ status: 'over', setting: fight }).where('id', '=', table).execute();
    return table;
  };
  const grown = async (name: string): Promise<Guest> => {
    const guest = await Guest.called(name, house.address);
    await guest.request('POST', '/api/account', { email: `${name}-${kind}@example.org`, password: 'correct horse' });
    return guest;
  };

  it('forgets finished matches of guests whom nobody has seen for long, and none of anybody with an account', async () => {
    const [ann, bob] = [await Guest.called('Ann', house.address), await Guest.called('Bob', house.address)];
    const [cyd, dan] = [await grown('Cyd'), await grown('Dan')];
    const ledger = (await cyd.table({ seats: [person, open] })).table;
    const { db } = house.hall.store;
    await db.updateTable('hall_table').set({ status: 'over' }).where('id', '=', ledger).execute();
    const tables = [await ended(ann, bob), await ended(cyd, ann), await ended(bob, dan), await ended(bob, null, ledger)];
    const there = async (): Promise<string> => {
      const rows = await db.selectFrom('hall_table').select('id').where('id', 'in', tables).execute();
      return tables.map((table) => Number(rows.some(({ id }) => id === table))).join('');
    };
    later += 364 * DAY;
    await house.hall.clean();
    expect(await there()).toBe('1111');
    later += 2 * DAY;
    const keep = { ...house.hall.config.keep, finished: 0 };
    const swept = await tablesToSweep(db, house.hall.now(), keep, 100);
    expect(tables.filter((table) => swept.some(({ id }) => id === table))).toEqual([]);
    await house.hall.clean();
    // A fight stays as long as its campaign.
    expect(await there()).toBe('0111');
    // Whoever has left for good does not come back.
    const again = new Guest(house.address);
    await again.request('POST', '/api/account/sign-in', { email: `Dan-${kind}@example.org`, password: 'correct horse' });
    await again.request('DELETE', '/api/account', { password: 'correct horse' });
    await db.deleteFrom('hall_table').where('id', '=', ledger).execute();
    await house.hall.clean();
    expect(await there()).toBe('0100');
    later = 0;
  });

  it('keeps so many finished matches of one guest, the newest', async () => {
    const [eve, fay] = [await Guest.called('Eve', house.address), await grown('Fay')];
    const tables: string[] = [];
    for (let i = 0; i < 5; i++) tables.push(await ended(eve));
    const hers = [];
    for (let i = 0; i < 5; i++) hers.push(await ended(fay));
    await house.hall.clean();
    const left = await house.hall.store.db.selectFrom('hall_table').select('id').where('status', '=', 'over').execute();
    const ids = left.map(({ id }) => id);
    expect(tables.map((id) => ids.includes(id))).toEqual([false, false, true, true, true]);
    expect(hers.every((id) => ids.includes(id))).toBe(true);
  });
});
