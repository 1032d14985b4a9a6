/** Starting: on this machine alone unless told otherwise, one server for one folder, and if it cannot be, one sentence why. */
import { spawnSync } from 'node:child_process';
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TablesReply } from '@guildhall/wire';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS } from '../scripts/settings.mjs';
import { readConfig } from '../src/config.ts';
import { startProblem } from '../src/start-problem.ts';
import { FolderTaken } from '../src/store/lock.ts';
import { DamagedStore } from '../src/store/open.ts';
import { steadyTime } from '../src/time.ts';
import { type Bundle, bundle } from './bundle.ts';
import { folder, Guest, startHouse } from './house.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FILE = fileURLToPath(import.meta.url);
const place = folder();
let bundled: Bundle;
beforeAll(async () => {
  bundled = await bundle();
});
afterAll(() => place.remove());

describe('a folder', () => {
  it('is one server’s; the next may have it when that one has gone', async () => {
    const data = join(place.path, 'one');
    const first = await startHouse({ folder: data });
    await expect(startHouse({ folder: data })).rejects.toThrow(FolderTaken);
    await first.close();
    const second = await startHouse({ folder: data });
    await second.close();
  });

  it('has everything in its one file once its server has gone', async () => {
    const data = join(place.path, 'gathered');
    const house = await startHouse({ folder: data });
    const ann = await Guest.called('Ann', house.address);
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }] });
    await house.close();
    const alone = join(place.path, 'alone');
    mkdirSync(alone);
    copyFileSync(join(data, 'guildhall.db'), join(alone, 'guildhall.db'));
    const copied = await startHouse({ folder: alone });
    const again = new Guest(copied.address);
    again.cookie = ann.cookie;
    expect((await again.request<TablesReply>('GET', '/api/tables/mine')).tables.map((one) => one.table)).toEqual([table]);
    await copied.close();
  });

  it('with a damaged store is not opened, and the reason is said', async () => {
    const data = join(place.path, 'damaged');
    const house = await startHouse({ folder: data });
    const ann = await Guest.called('Ann', house.address);
    for (let i = 0; i < 20; i++) await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }] });
    await house.close();
    const file = join(data, 'guildhall.db');
    const database = new Database(file);
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
    const { size } = statSync(file);
    const written = openSync(file, 'r+');
    for (let at = 4096 * 3; at < size; at += 4096) writeSync(written, Buffer.alloc(2000, 0x5a), 0, 2000, at);
    closeSync(written);
    const error = await startHouse({ folder: data }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(DamagedStore);
    expect(startProblem(error, 'en')).toMatch(/^The store .*guildhall\.db is damaged \([^\n*]*\); put back a copy.*\.$/);
    // The folder is free again for whoever repairs it.
    await expect(startHouse({ folder: data })).rejects.toThrow(DamagedStore);
  });
});

describe('a start that fails', () => {
  const run = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [bundled.main, ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: join(place.path, 'fails'), GAMES_MODULE: bundled.games, ...env },
      encoding: 'utf8',
      timeout: 10 * 60_000,
    });

  it('says why in one sentence, in the language of whoever started it', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    const taken = run({ PORT: String(port) });
    expect([taken.status, taken.stderr]).toEqual([1, `Port ${port} is taken by another program; choose another with PORT.\n`]);
    expect(run({ PORT: String(port), LANG: 'pl_PL.UTF-8' }).stderr).toBe(
      `Port ${port} jest zajęty przez inny program; wybierz inny przez PORT.\n`,
    );
    server.close();
    const wrong = run({ PORT: 'eighty' });
    expect([wrong.status, wrong.stderr]).toEqual([1, 'The setting PORT is "eighty", but should be a whole number.\n']);
    const gone = run({ DATABASE_URL: 'postgres://hall@127.0.0.1:1/hall' });
    expect([gone.status, gone.stderr]).toEqual([1, 'PostgreSQL does not answer at DATABASE_URL.\n']);
  });

  it.each([
    [{ PORT: '99999' }, 'The setting PORT is "99999", but should be a number up to 65535.'],
    [
      { DATABASE_URL: 'hall:secret@db' },
      'The setting DATABASE_URL is "…", but should be an address such as postgres://hall@127.0.0.1/hall.',
    ],
    [{ HOST: 'no.such.invalid', PORT: '0' }, 'There is no machine called no.such.invalid; look at HOST and DATABASE_URL.'],
    [{ DATA_DIR: FILE }, `${FILE} can be no folder; choose another with DATA_DIR.`],
    [{ DATA_DIR: join(FILE, 'store') }, `${FILE} can be no folder; choose another with DATA_DIR.`],
    ...(existsSync('/proc/self')
      ? [[{ DATA_DIR: '/proc/hall' }, '/proc/hall can be no folder; choose another with DATA_DIR.']]
      : []),
  ] as [Record<string, string>, string][])('says what is wrong with %j', (env, said) => {
    const { status, stderr } = run(env);
    expect([status, stderr]).toEqual([1, `${said}\n`]);
  });

  it.each([
    [['--lna'], 'There is no option "--lna"; npm start -- --help prints those there are.\n'],
    [['--lan', '8080', '--lang', 'pl'], 'Nie ma opcji „8080”; npm start -- --help wypisuje, jakie są.\n'],
    [['--lang', 'de'], 'After --lang comes "de", but only en or pl can.\n'],
  ])('refuses the words %j before anything is built or opened', (args, said) => {
    const start = spawnSync(process.execPath, ['scripts/start.mjs', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
    for (const { status, stdout, stderr } of [run({}, ...args), start]) expect([status, stdout, stderr]).toEqual([2, '', said]);
  });
});

describe('settings', () => {
  it('open the hall on this machine alone', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
  });

  it('by which people are told of turns are looked at before anything starts', () => {
    expect(readConfig({ PUSH_SERVICES: 'https://push.example/some/path, http://127.0.0.1:9' }).push.services).toEqual([
      'https://push.example',
      'http://127.0.0.1:9',
    ]);
    // A key that is no key is not repeated: it may be one of something else.
    for (const [name, value, said] of [
      ['PUSH_KEY', 'secret', '…'],
      ['PUSH_KEY', Buffer.alloc(32).toString('base64url'), '…'],
      ['PUSH_CONTACT', 'somebody', 'somebody'],
      ['PUSH_CONTACT', 'http://hall.example', 'http://hall.example'],
      ['PUSH_SERVICES', 'http://push.example', 'http://push.example'],
      ['PUSH_SERVICES', 'push.example', 'push.example'],
    ])
      expect(() => readConfig({ [name]: value })).toThrow(`${name}: "${said}"`);
  });

  it('are all told by --help, which starts nothing', () => {
    const source = readFileSync(new URL('../src/config.ts', import.meta.url), 'utf8');
    const read = [...source.matchAll(/env\.([A-Z_]+)|number\('([A-Z_]+)'/g)].map(([, a, b]) => a ?? b);
    const inside = new Set(['PAGES_DIR', 'GAMES_MODULE']);
    const told = SETTINGS.map(([name]) => name);
    expect([...new Set(read)].filter((name) => !inside.has(name)).sort()).toEqual([...told].sort());
    const printed = spawnSync(process.execPath, ['scripts/start.mjs', '--help', '--lang', 'pl'], { cwd: ROOT, encoding: 'utf8' });
    expect(printed.status).toBe(0);
    for (const [name, , , words] of SETTINGS) expect(printed.stdout).toContain(`${name.padEnd(19)}${words}`);
  });
});

describe('time', () => {
  it('does not jump with the machine’s clock, neither ahead nor back', () => {
    let real = 1_000_000;
    let off = 0;
    const now = steadyTime(
      () => real + off,
      () => real,
    );
    const pass = (ms: number): number => {
      real += ms;
      return now() - real;
    };
    expect(pass(1000)).toBe(0);
    off = 3_600_000;
    expect(pass(9000)).toBeLessThan(500);
    off = 0;
    pass(60_000);
    expect(pass(60_000)).toBe(0);
    off = -3_600_000;
    let last = now();
    for (let i = 0; i < 100; i++) {
      pass(100);
      expect(now()).toBeGreaterThan(last);
      last = now();
    }
    // What stays set is followed in the end.
    pass(24 * 3_600_000);
    expect(now() - real).toBe(-3_600_000);
  });
});
