/** What the hall tells of people, and where others find it. */
import { request } from 'node:http';
import { Match } from '@guildhall/kernel/hall';
import type { EntranceReply, KnownPerson, Problem, TableReply, TurnsReply } from '@guildhall/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Running } from '../src/server.ts';
import { bids } from './games/bids.ts';
import { folder, Guest, newKey, startHouse, until } from './house.ts';

const place = folder();
let house: Running;
beforeAll(async () => {
  house = await startHouse({ folder: place.path });
});
afterAll(async () => {
  await house.close();
  place.remove();
});

/** The entrance, asked for by another name than the one it listens to. */
const addressFor = (address: string, host: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(address);
    request({ host: '127.0.0.1', port, path: '/api/session', headers: { host } }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve((JSON.parse(text) as EntranceReply).address));
    })
      .on('error', reject)
      .end();
  });

describe('what is known of a player', () => {
  it('is what was played and won here, and nothing else', async () => {
    const ann = await Guest.called('Ann', house.address);
    const { table } = await ann.table({ name: 'Friday', seats: [{ kind: 'person' }, { kind: 'open' }] });
    const bob = await Guest.called('Bob', house.address);
    await bob.request('POST', `/api/tables/${table}/join`, {});
    const known = (seat: number | string) => ann.request<KnownPerson>('GET', `/api/tables/${table}/people/${seat}`);
    const before = await known(1);
    expect(Object.keys(before).sort()).toEqual(['games', 'name', 'since']);
    expect(before).toMatchObject({ name: 'Bob', games: [] });
    expect(Math.abs(before.since - Date.now())).toBeLessThan(60_000);
    expect(((await (await ann.raw('GET', `/api/tables/${table}/people/7`)).json()) as Problem).reason).toBe('unknownTable');
    expect(((await (await ann.raw('GET', `/api/tables/${table}/people/x`)).json()) as Problem).reason).toBe('unknownTable');

    await house.hall.store.db.updateTable('hall_table').set({ status: 'over', winners: '[1]' }).where('id', '=', table).execute();
    expect((await known(1)).games).toEqual([{ game: 'bids', played: 1, won: 1 }]);
    expect((await known(0)).games).toEqual([{ game: 'bids', played: 1, won: 0 }]);
  });

  it('counts a match that was played to its end', async () => {
    const ann = await Guest.called('Ann', house.address);
    const bots = { kind: 'bot', level: 'random' } as const;
    const { table } = await ann.table({ seats: [{ kind: 'person' }, bots] });
    const line = await ann.socket();
    await line.watch(table, [], 0, 'ann');
    await until(async () => (await ann.request<TurnsReply>('GET', '/api/turns')).turns.some((turn) => turn.table === table));
    await line.command({ type: 'takeOver', table, seat: 0, of: 0, key: newKey() });
    await until(async () => {
      const { games } = await ann.request<KnownPerson>('GET', `/api/tables/${table}/people/0`);
      return games.some(({ game, played }) => game === 'bids' && played === 1);
    });
    const row = await house.hall.store.db.selectFrom('hall_table').select('winners').where('id', '=', table).executeTakeFirst();
    expect(JSON.parse(row?.winners ?? 'null')).toBeInstanceOf(Array);
    expect((await ann.request<TurnsReply>('GET', '/api/turns')).turns).toEqual([]);
    await line.close();
  });
});

it('a match file is not read again whenever somebody asks for a line about its table', async () => {
  const ann = await Guest.called('Ann', house.address);
  const match = Match.create(bids, { seats: 2, options: { cards: 4 }, seed: '0'.repeat(64) });
  const text = 'x'.repeat(20_000);
  match.takeIn({ seat: 0, name: 'Ann' }, { kind: 'clap', loud: 1, text }, 1);
  const [open, ended] = await Promise.all(
    [1, 2].map(() => ann.request<TableReply>('POST', '/api/tables/import', match.record())),
  );
  // How both stand has been written, and is not written again.
  await until(async () => (await ann.request<TurnsReply>('GET', '/api/turns')).turns.length === 2);
  const { db } = house.hall.store;
  await db.updateTable('hall_table').set({ status: 'over', winners: '[0]' }).where('id', '=', ended.table).execute();
  const read = vi.spyOn(JSON, 'parse');
  expect((await ann.request<KnownPerson>('GET', `/api/tables/${open.table}/people/0`)).games).toEqual([]);
  expect((await ann.request<TurnsReply>('GET', '/api/turns')).turns).toMatchObject([{ table: open.table, game: 'bids' }]);
  const large = read.mock.calls.filter(([what]) => what.length > text.length);
  read.mockRestore();
  expect(large).toEqual([]);
});

describe('turns', () => {
  it('are those of the one who asks', async () => {
    const stranger = new Guest(house.address);
    expect(((await (await stranger.raw('GET', '/api/turns')).json()) as Problem).reason).toBe('noSession');
    const carl = await Guest.called('Carl', house.address);
    expect(await carl.request<TurnsReply>('GET', '/api/turns')).toEqual({ turns: [] });
  });
});

describe('the address for others', () => {
  it('is none where only this machine is listened to', async () => {
    expect(await addressFor(house.address, 'localhost')).toBeNull();
    expect(await addressFor(house.address, '127.0.0.1:8080')).toBeNull();
    expect(await addressFor(house.address, '192.168.7.7:8080')).toBe('http://192.168.7.7:8080');
  });

  it('is the public one where there is one, and else that of the network', async () => {
    const other = folder();
    const open = await startHouse({ folder: other.path, origin: 'https://hall.example' });
    expect(await addressFor(open.address, 'localhost')).toBe('https://hall.example');
    await open.close();
    const lan = await startHouse({ folder: other.path, host: '0.0.0.0' });
    const { port } = new URL(lan.address);
    // A machine without a network has nothing better to offer.
    expect(await addressFor(lan.address, 'localhost')).toSatisfy(
      (found: string | null) =>
        found === null || (new RegExp(`^http://\\d+\\.\\d+\\.\\d+\\.\\d+:${port}$`).test(found) && !found.includes('127.0.')),
    );
    await lan.close();
    other.remove();
  });
});
