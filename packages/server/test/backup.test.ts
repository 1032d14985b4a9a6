/** Copies taken while people play, brought back elsewhere: nothing acknowledged before the copy is missing. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { TablesReply } from '@guildhall/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BackupProblem, backUp, restore } from '../src/store/backup.ts';
import { EventLog } from '../src/store/log.ts';
import { openStore, type StorePlace } from '../src/store/open.ts';
import { readTable } from '../src/store/tables.ts';
import { folder, Guest, startHouse } from './house.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';
import { type Acknowledged, Robot } from './robot.ts';

const present = hasPostgres();
let postgres: Postgres;
const place = folder();
const HERE = fileURLToPath(new URL('..', import.meta.url));
/** Another process writes into the store. */
const WRITE = `
  import pg from 'pg';
  const client = new pg.Client(process.argv[1]);
  await client.connect();
  await client.query("INSERT INTO setting VALUES ('late', '1')");
  await client.end();
`;
const at = (name: string): string => join(place.path, name);
beforeAll(async () => {
  if (present) postgres = await startPostgres();
});
afterAll(async () => {
  if (present) await postgres.stop();
  place.remove();
});

const embedded = (name: string): StorePlace => ({ folder: at(name), url: null });
const shared = async (): Promise<StorePlace> => ({ folder: '', url: await postgres.database() });
const configOf = ({ folder: path, url }: StorePlace) => ({ ...(url ? {} : { folder: path }), databaseUrl: url });

/** Robots play; in the middle of it a copy is taken. Gives what was acknowledged before that. */
async function playAndCopy(from: StorePlace, file: string): Promise<Acknowledged[]> {
  const house = await startHouse(configOf(from));
  const robots = [1, 2, 3].map((seed) => new Robot(() => [house.address], seed));
  const running = robots.map((robot) => robot.run());
  const moves = (): number => robots.reduce((sum, robot) => sum + robot.acknowledged.length, 0);
  const until = async (n: number): Promise<void> => {
    while (moves() < n) await new Promise((later) => setTimeout(later, 2));
  };
  await until(60);
  const before = robots.flatMap(({ acknowledged }) => [...acknowledged]);
  const [rows] = await Promise.all([backUp(from, file), until(moves() + 20)]);
  expect(rows).toBeGreaterThan(before.length);
  for (const robot of robots) robot.stopped = true;
  await Promise.all(running);
  expect(robots.flatMap(({ faults }) => faults)).toEqual([]);
  await house.close();
  return before;
}

async function missing(to: StorePlace, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const store = await openStore(to);
  const log = new EventLog(store.db);
  const problems: string[] = [];
  for (const id of new Set(acknowledged.map(({ table }) => table))) {
    const file = await readTable(store.db, id);
    const rows = file ? await log.read(file.number, 0) : [];
    rows.forEach((row, i) => {
      if (row.sequence !== i + 1) problems.push(`${id}: ${row.sequence} at place ${i + 1}`);
    });
    for (const { seat, key, sequence } of acknowledged.filter(({ table }) => table === id)) {
      if (!rows.some((row) => row.seat === seat && row.key === key && row.sequence === sequence)) problems.push(`${id}: ${key}`);
    }
  }
  await store.close();
  return problems;
}

describe('a backup', () => {
  it('of the embedded store, taken under load, has everything acknowledged before it', async () => {
    const before = await playAndCopy(embedded('busy'), at('busy.gz'));
    await restore(embedded('again'), at('busy.gz'));
    expect(await missing(embedded('again'), before)).toEqual([]);
  });

  it.runIf(present)('of PostgreSQL as well, and it goes over to the embedded store and back', async () => {
    const before = await playAndCopy(await shared(), at('shared.gz'));
    const copy = await shared();
    await restore(copy, at('shared.gz'));
    expect(await missing(copy, before)).toEqual([]);
    await restore(embedded('moved'), at('shared.gz'));
    expect(await missing(embedded('moved'), before)).toEqual([]);
    await backUp(embedded('moved'), at('moved.gz'));
    const back = await shared();
    await restore(back, at('moved.gz'));
    expect(await missing(back, before)).toEqual([]);
  });

  it.runIf(present)('is of one moment: what is written while it is taken is not in it', async () => {
    const from = await shared();
    await (await openStore(from)).close();
    const { stringify } = JSON;
    const written: (number | null)[] = [];
    // The first line has been made, and the rest is still to be read.
    const said = vi.spyOn(JSON, 'stringify').mockImplementation((value, ...rest) => {
      if (value?.guildhall === 'backup')
        written.push(spawnSync(process.execPath, ['--input-type=module', '-e', WRITE, from.url ?? ''], { cwd: HERE }).status);
      return stringify(value, ...(rest as []));
    });
    await backUp(from, at('moment.gz'));
    said.mockRestore();
    expect(written).toEqual([0]);
    await restore(embedded('moment'), at('moment.gz'));
    const store = await openStore(embedded('moment'));
    const late = await store.db.selectFrom('setting').select('name').where('name', '=', 'late').execute();
    await store.close();
    expect(late).toEqual([]);
  });

  it.each([['the embedded store'], ...(present ? [['PostgreSQL']] : [])])(
    'is a hall again in %s: people keep sessions and seats, play goes on, new tables get new numbers',
    async (kind) => {
      const first = await startHouse(configOf(embedded(`hall-${kind}`)));
      const ann = await Guest.called('Ann', first.address);
      const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
      await first.close();
      await backUp(embedded(`hall-${kind}`), at(`${kind}.gz`));
      const to = kind === 'PostgreSQL' ? await shared() : embedded(`hall-again-${kind}`);
      await restore(to, at(`${kind}.gz`));
      const second = await startHouse(configOf(to));
      try {
        const again = new Guest(second.address);
        again.cookie = ann.cookie;
        const { tables } = await again.request<TablesReply>('GET', '/api/tables/mine');
        expect(tables.map((summary) => summary.table)).toEqual([table]);
        const line = await again.socket();
        await line.watch(table);
        const seat = line.view(0).asked ? 0 : 1;
        expect((await line.answer(table, seat, line.view(seat).asked?.options?.[0] ?? null)).type).toBe('kept');
        const other = await again.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
        expect(other.table).not.toBe(table);
      } finally {
        await second.close();
      }
    },
  );
});

describe('what cannot be brought back is refused, and nothing is changed', () => {
  const taken = async (): Promise<string> => {
    const from = embedded('small');
    await (await openStore(from)).close();
    await backUp(from, at('small.gz'));
    return at('small.gz');
  };
  const changed = (file: string, name: string, change: (lines: string[]) => string[]): string => {
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    writeFileSync(at(name), gzipSync(`${change(lines).join('\n')}\n`));
    return at(name);
  };

  it('into a store that is in use', async () => {
    const file = await taken();
    await expect(restore(embedded('small'), file)).rejects.toThrow(/not empty/);
  });

  it('from a file that is none, is cut off, has lost rows, or is of a later hall', async () => {
    const file = await taken();
    writeFileSync(at('words.gz'), 'words');
    writeFileSync(at('half.gz'), readFileSync(file).subarray(0, 60));
    const files: [string, RegExp][] = [
      [at('nowhere.gz'), /there is no file/],
      [at('words.gz'), /damaged/],
      [at('half.gz'), /damaged|cut off/],
      [changed(file, 'other.gz', () => ['{"a":1}']), /is no backup of a hall/],
      [changed(file, 'cut.gz', (lines) => lines.slice(0, -1)), /cut off/],
      [changed(file, 'rows.gz', (lines) => [...lines.slice(0, -1), '{"end":99}']), /should have 99 rows/],
      [changed(file, 'table.gz', ([head]) => [head, '{"table":"dragons","row":{}}']), /there is no table "dragons"/],
      [changed(file, 'later.gz', ([head, ...rest]) => [head.replace(/"\d{3} [^"]*"/, '"099 later"'), ...rest]), /later version/],
    ];
    for (const [i, [one, why]] of files.entries()) {
      await expect(restore(embedded(`fresh-${i}`), one), one).rejects.toThrow(why);
      await expect(restore(embedded(`fresh-${i}`), one), one).rejects.toBeInstanceOf(BackupProblem);
    }
  });

  it('and there is nothing to copy where no store is', async () => {
    await expect(backUp(embedded('nobody'), at('nobody.gz'))).rejects.toThrow(/there is no store/);
  });
});

describe('in the terminal', () => {
  const BIN = fileURLToPath(new URL('../../cli/bin/guildhall.mjs', import.meta.url));
  const guildhall = (words: string[], name: string) =>
    spawnSync(process.execPath, [BIN, ...words], { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: at(name) } });

  it('guildhall backup and restore say what they did, or why they did nothing', async () => {
    await (await openStore(embedded('typed'))).close();
    const taken = guildhall(['backup', at('typed.gz')], 'typed');
    expect(taken).toMatchObject({ status: 0, stderr: '' });
    expect(taken.stdout).toMatch(/^\d+ rows are copied to .*typed\.gz\.\n$/);
    expect(guildhall(['restore', at('typed.gz')], 'typed-again').stdout).toContain('The hall can be opened.');
    const refused = guildhall(['restore', at('typed.gz'), '--lang', 'pl'], 'typed-again');
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^Nic nie zrobiono: /);
    expect(guildhall(['backup'], 'typed').status).toBe(2);
  });
});
