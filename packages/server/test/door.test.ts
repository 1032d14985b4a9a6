/** The door: who is believed, who is let in by which name, and what ends with a session. */
import { request } from 'node:http';
import type { Problem } from '@guildhall/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { isCalledSo } from '../src/http/guard.ts';
import { Guesses } from '../src/http/guesses.ts';
import type { Running } from '../src/server.ts';
import { folder, Guest, newKey, startHouse, UNLIMITED, until } from './house.ts';

const place = folder();
let house: Running;
beforeAll(async () => {
  const limits = { ...UNLIMITED, signIns: 4, guesses: 3 };
  house = await startHouse({ folder: place.path, trustProxy: 1, limits });
});
afterAll(async () => {
  await house.close();
  place.remove();
});

/** Asks as a proxy does that adds the address it sees to what the visitor claims. */
const through = (claimed: string, seen: string): Record<string, string> => ({ 'x-forwarded-for': `${claimed}, ${seen}` });
let count = 0;
const anywhere = (): string => `198.51.${100 + Math.floor(++count / 250)}.${count % 250}`;

describe('behind a proxy', () => {
  it('nobody is believed to come from elsewhere', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 16; i++) {
      const reply = await new Guest(house.address).raw(
        'POST',
        '/api/session',
        { language: 'en' },
        through(anywhere(), '203.0.113.9'),
      );
      codes.push(reply.status);
    }
    expect(codes.slice(0, 12).every((code) => code === 200)).toBe(true);
    expect(codes.slice(12)).toEqual([429, 429, 429, 429]);
    const other = await new Guest(house.address).raw(
      'POST',
      '/api/session',
      { language: 'en' },
      through('203.0.113.9', anywhere()),
    );
    expect(other.status).toBe(200);
  });

  it('the setting is a number of proxies or a list of them', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, fd00::/8' }).trustProxy).toEqual(['10.0.0.1', 'fd00::/8']);
    for (const nothing of ['', '0', undefined]) expect(readConfig({ TRUST_PROXY: nothing }).trustProxy).toBe(false);
    for (const wrong of ['true', 'yes', '10.0.0', 'proxy.example', '10.0.0.1/x'])
      expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(wrong);
  });
});

describe('accounts', () => {
  const post = (guest: Guest, path: string, body: object) => guest.raw('POST', path, body, through('1.1.1.1', anywhere()));
  const come = async (): Promise<Guest> => {
    const guest = new Guest(house.address);
    await post(guest, '/api/session', { language: 'en' });
    return guest;
  };

  it('are not guessed at from many addresses, and others can still sign in', async () => {
    const ann = { email: 'ann@example.org', password: 'correct horse' };
    const bob = { email: 'bob@example.org', password: 'battery staple' };
    for (const account of [ann, bob]) expect((await post(await come(), '/api/account', account)).status).toBe(200);
    const eve = await come();
    const codes: number[] = [];
    for (let i = 0; i < 5; i++)
      codes.push((await post(eve, '/api/account/sign-in', { ...ann, password: `guess number ${i}` })).status);
    expect(codes).toEqual([401, 401, 401, 429, 429]);
    expect((await post(await come(), '/api/account/sign-in', bob)).status).toBe(200);
    // Right ones are no guesses.
    for (let i = 0; i < 5; i++) expect((await post(await come(), '/api/account/sign-in', bob)).status).toBe(200);
  });

  it('it is not said that an address has one, and nobody tries address after address', async () => {
    const taken = { email: 'carol@example.org', password: 'correct horse' };
    await post(await come(), '/api/account', taken);
    const eve = await come();
    const probe = (email: string) =>
      eve.raw('POST', '/api/account', { email, password: 'anything at all' }, through('1.1.1.1', '203.0.113.77'));
    const told = (await (await probe(taken.email)).json()) as Problem;
    expect(told.reason).toBe('accountRefused');
    expect(JSON.stringify(told)).not.toMatch(/taken|exist|carol/i);
    for (let i = 0; i < 2; i++) await probe(taken.email);
    expect((await probe(taken.email)).status).toBe(429);
  });

  it('an account that is made in between does not give whoever looks for addresses another three tries', async () => {
    const guesses = new Guesses(
      3,
      () => 0,
      () => {},
    );
    const taken = (clears: boolean) => guesses.guess('network', () => Promise.reject(new Error('taken')), clears);
    const made = (clears: boolean) => guesses.guess('network', () => Promise.resolve('made'), clears);
    for (let i = 0; i < 2; i++) await expect(taken(false)).rejects.toThrow('taken');
    for (let i = 0; i < 3; i++) expect(await made(false)).toBe('made');
    await expect(taken(false)).rejects.toThrow('taken');
    await expect(made(false)).rejects.toThrow('too many');
    // The owner of an account who remembers the password after all begins anew.
    const wrong = () => guesses.guess('account', () => Promise.reject(new Error('wrong')));
    for (let i = 0; i < 2; i++) await expect(wrong()).rejects.toThrow('wrong');
    await guesses.guess('account', () => Promise.resolve());
    for (let i = 0; i < 3; i++) await expect(wrong()).rejects.toThrow('wrong');
    await expect(wrong()).rejects.toThrow('too many');
  });
});

describe('signing out', () => {
  it('ends every socket of the session, and no other', async () => {
    const ann = await Guest.called('Ann', house.address);
    const bob = await Guest.called('Bob', house.address);
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }], chat: 'players' });
    const lines = [await ann.socket(), await ann.socket()];
    const other = await bob.socket();
    for (const line of [...lines, other]) await line.watch(table);
    await ann.request('DELETE', '/api/session');
    for (const line of lines) {
      if (!line.closed) line.send({ type: 'chat', table, seat: 0, key: newKey(), text: 'still here' });
      await line.until(() => line.closed);
    }
    other.send({ type: 'ping', at: 1 });
    await other.wait('pong');
    expect((await other.watch(table)).chat).toEqual([]);
    await other.close();
  });
});

describe('names and eyes', () => {
  const ask = (path: string, headers: Record<string, string>): Promise<number> =>
    new Promise((done, failed) => {
      request(`${house.address}${path}`, { headers }, (reply) => {
        reply.resume();
        done(reply.statusCode ?? 0);
      })
        .on('error', failed)
        .end();
    });

  it('a name that was led here is not ours', async () => {
    const { port } = new URL(house.address);
    expect(await ask('/api/session', { host: `rebound.example:${port}` })).toBe(403);
    expect(await ask('/', { host: 'rebound.example' })).toBe(403);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '[::1]:80'])
      expect(await ask('/api/session', { host })).toBe(200);
    const config = { origin: 'https://hall.example', hosts: ['inner'] };
    expect(
      ['hall.example', 'HALL.example:443', 'inner:8080', 'other.example', 'a b'].map((host) => isCalledSo(host, config)),
    ).toEqual([true, true, true, false, false]);
  });

  it('figures are for this machine', async () => {
    expect(await ask('/metrics', {})).toBe(200);
    expect(await ask('/metrics', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  });

  it('a server that cannot store anything lives, but is not ready', async () => {
    expect([await ask('/healthz', {}), await ask('/readyz', {})]).toEqual([200, 200]);
    const full = vi.spyOn(house.hall.log, 'aside').mockRejectedValue(new Error('database or disk is full'));
    await until(async () => (await ask('/readyz', {})) === 503);
    expect(await ask('/healthz', {})).toBe(200);
    full.mockRestore();
    await until(async () => (await ask('/readyz', {})) === 200);
  });

  it('whoever asks again and again whether it is ready has nothing written for it', async () => {
    const writes = vi.spyOn(house.hall.log, 'aside');
    const began = performance.now();
    const codes = await Promise.all(Array.from({ length: 100 }, () => ask('/readyz', {})));
    const seconds = (performance.now() - began) / 1000;
    const { length } = writes.mock.calls;
    writes.mockRestore();
    expect(new Set(codes)).toEqual(new Set([200]));
    // One a second, and what the house writes by itself.
    expect(length).toBeLessThan(10 + 4 * seconds);
  });

  it('limits hold however an address is written', async () => {
    const { port } = new URL(house.address);
    const from = anywhere();
    const enter = (path: string): Promise<number> =>
      new Promise((done, failed) => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
        const asking = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (reply) => {
          reply.resume();
          done(reply.statusCode ?? 0);
        });
        asking.on('error', failed).end(JSON.stringify({ language: 'en' }));
      });
    for (let i = 0; i < 12; i++) expect(await enter('/api/session')).toBe(200);
    for (const path of ['/api/session', '/%61pi/session', '/ap%69/session', `http://127.0.0.1:${port}/api/session`])
      expect([path, await enter(path)]).toEqual([path, 429]);
  });
});
