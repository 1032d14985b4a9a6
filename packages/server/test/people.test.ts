import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { PROTOCOL, type Problem, type SessionReply, type TablesReply } from '@guildhall/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurns, openPeople, sessionOf } from '../src/people.ts';
import type { Running } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import { folder, Guest, Line, startHouse, UNLIMITED } from './house.ts';

const place = folder();
const pages = join(place.path, 'pages');
let house: Running;
const start = (): Promise<Running> =>
  startHouse({ folder: place.path, pages, limits: { ...UNLIMITED, signIns: 8, messages: 50, burst: 100 } });
beforeAll(async () => {
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Guildhall</title>');
  writeFileSync(join(pages, 'assets', 'app-1234.js'), 'console.log(1)');
  writeFileSync(join(pages, 'assets', 'app-1234.js.br'), 'compressed');
  house = await start();
});
afterAll(async () => {
  await house.close();
  place.remove();
});

const seats = [{ kind: 'person' } as const, { kind: 'bot', level: 'random' } as const];
const account = { email: 'Ann@Example.org', password: 'correct horse' };

describe('people', () => {
  it('come as guests by name and may change it', async () => {
    const ann = await Guest.called('Ann', house.address);
    expect(ann.person).toMatchObject({ name: 'Ann', language: 'en', account: false, email: null });
    await ann.request('PATCH', '/api/session', { language: 'pl', name: 'Anna' });
    expect((await ann.request<SessionReply>('GET', '/api/session')).person).toMatchObject({ name: 'Anna', language: 'pl' });
    expect((await new Guest(house.address).request<SessionReply>('GET', '/api/session')).person).toBeNull();
  });

  it('who choose no name get one of their own, and keep it', async () => {
    const come = async (language: 'en' | 'pl', guest = new Guest(house.address)) =>
      (await guest.request<SessionReply>('POST', '/api/session', { language })).person?.name;
    const someone = new Guest(house.address);
    const name = await come('en', someone);
    expect(name).toMatch(/^Guest \d{5}$/);
    expect(await come('en', someone)).toBe(name);
    expect(await come('pl')).toMatch(/^Gość \d{5}$/);
    expect(new Set(await Promise.all(Array.from({ length: 5 }, () => come('en')))).size).toBeGreaterThan(1);
  });

  it('grow into accounts and keep their tables, also after a restart and on another machine', async () => {
    const ann = await Guest.called('Ann', house.address);
    const { table } = await ann.table({ seats });
    await ann.request('POST', '/api/account', account);
    await house.close();
    house = await start();
    const same = new Guest(house.address);
    same.cookie = ann.cookie;
    expect((await same.request<SessionReply>('GET', '/api/session')).person).toMatchObject({
      account: true,
      email: 'ann@example.org',
    });

    const elsewhere = await Guest.called('Somebody', house.address);
    const other = await elsewhere.table({ seats });
    expect((await elsewhere.raw('POST', '/api/account/sign-in', { ...account, password: 'wrong horse' })).status).toBe(401);
    await elsewhere.request('POST', '/api/account/sign-in', account);
    const { tables } = await elsewhere.request<TablesReply>('GET', '/api/tables/mine');
    expect(tables.map((one) => one.table).sort()).toEqual([table, other.table].sort());

    const thief = await Guest.called('Thief', house.address);
    const reply = await thief.raw('POST', '/api/account', account);
    expect(((await reply.json()) as Problem).reason).toBe('accountRefused');
    await elsewhere.request('DELETE', '/api/session');
    expect((await elsewhere.request<SessionReply>('GET', '/api/session')).person).toBeNull();
  });

  it('who sign out while they ask for something are not remembered', async () => {
    const store = await openStore({ folder: join(place.path, 'own'), url: null });
    const people = await openPeople(store, false);
    const { cookies } = await people.guest(new Headers(), 'Ann', 'en');
    const cookie = cookies[0].split(';')[0];
    const headers = new Headers({ cookie });
    const asked = people.who(headers);
    people.forget(sessionOf({ cookie }) ?? '');
    expect((await asked)?.name).toBe('Ann');
    await people.signOut(headers);
    expect(await people.who(headers)).toBeNull();
    await store.close();
  });

  it('wait for their turn where many passwords are looked at: two at once, whatever becomes of them', async () => {
    const few = inTurns();
    let [busy, most] = [0, 0];
    const look = (right: boolean) => async (): Promise<boolean> => {
      most = Math.max(most, ++busy);
      await new Promise(setImmediate);
      busy--;
      if (!right) throw new Error('wrong');
      return right;
    };
    const all = await Promise.allSettled([true, false, false, true, true, false, true].map((right) => few(look(right))));
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, true, true, false, true]);
    expect([most, busy]).toEqual([2, 0]);
  });

  it('need a session to set up a table', async () => {
    const reply = await new Guest(house.address).raw('POST', '/api/tables', { game: 'bids', seats });
    expect(reply.status).toBe(401);
  });

  it('are not allowed to try passwords for ever', async () => {
    const guest = new Guest(house.address);
    const codes: number[] = [];
    for (let i = 0; i < 12; i++) codes.push((await guest.raw('POST', '/api/account/sign-in', account)).status);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('the door', () => {
  it('is closed to other sites, for requests and sockets', async () => {
    const ann = await Guest.called('Ann', house.address);
    const foreign = await ann.raw('POST', '/api/tables', { game: 'bids', seats }, { origin: 'https://evil.example' });
    expect([foreign.status, ((await foreign.json()) as Problem).reason]).toEqual([403, 'origin']);
    expect((await ann.raw('POST', '/api/tables', { game: 'bids', seats }, { origin: house.address })).status).toBe(201);
    await expect(Line.open(house.address, ann.cookie, { origin: 'https://evil.example' })).rejects.toThrow('403');
    const own = await Line.open(house.address, ann.cookie, { origin: house.address });
    own.send({ type: 'hello', protocol: PROTOCOL });
    expect((await own.wait('welcome')).person?.name).toBe('Ann');
  });

  it('sets strict headers and cookies', async () => {
    const reply = await new Guest(house.address).raw('POST', '/api/session', { name: 'X', language: 'en' });
    expect(reply.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/i);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('says in the same words what is no address at all', async () => {
    const { port } = new URL(house.address);
    for (const path of ['/%', '/api/%c0%ae']) {
      const { status, body } = await new Promise<{ status?: number; body: string }>((done, failed) => {
        request({ host: '127.0.0.1', port, path }, (answer) => {
          let body = '';
          answer.on('data', (part) => {
            body += part;
          });
          answer.on('end', () => done({ status: answer.statusCode, body }));
        })
          .on('error', failed)
          .end();
      });
      expect([status, (JSON.parse(body) as Problem).reason]).toEqual([400, 'malformed']);
    }
  });

  it('limits messages on a socket', async () => {
    const ann = await Guest.called('Ann', house.address);
    const line = await ann.socket();
    for (let i = 0; i < 200; i++) line.send({ type: 'ping', at: i });
    expect(await line.wait('refused')).toMatchObject({ reason: 'tooFast' });
  });
});

describe('pages', () => {
  it('are served: assets for ever and compressed, the page for every other address', async () => {
    const guest = new Guest(house.address);
    const asset = await guest.raw('GET', '/assets/app-1234.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const encoding = await new Promise((done) => {
      const headers = { 'accept-encoding': 'br' };
      request(`${house.address}/assets/app-1234.js`, { headers }, (reply) => {
        reply.resume();
        done(reply.headers['content-encoding']);
      }).end();
    });
    expect(encoding).toBe('br');
    const page = await guest.raw('GET', '/table/whatever');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('Guildhall');
    expect((await guest.raw('GET', '/api/nothing')).status).toBe(404);
    expect((await guest.raw('GET', '/assets/missing.js')).status).toBe(404);
  });

  it('tell of health and figures', async () => {
    const guest = new Guest(house.address);
    expect(await guest.request('GET', '/healthz')).toMatchObject({ status: 'ok', store: 'embedded' });
    expect(await (await guest.raw('GET', '/metrics')).text()).toMatch(/^guildhall_events_total \d+$/m);
  });
});
