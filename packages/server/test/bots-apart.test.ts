/** Bots in processes of their own, on a queue in PostgreSQL: they see imagined worlds, and one that is killed loses nothing. */
import { spawnSync } from 'node:child_process';
import type { Game } from '@guildhall/kernel';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BotQueue } from '../src/bots/queue.ts';
import type { Running } from '../src/server.ts';
import { poolOf } from '../src/store/pool.ts';
import { type Bundle, bundle } from './bundle.ts';
import { bids } from './games/bids.ts';
import { Guest, type Line, startHouse, until } from './house.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';
import { startBots } from './process.ts';

const present = hasPostgres();
type Bots = Awaited<ReturnType<typeof startBots>>;
let postgres: Postgres;
let bundled: Bundle;
let url = '';
let house: Running;
let sql: pg.Pool;
const running: Bots[] = [];

const BUDGET = 300;
const begin = async (env: Record<string, string> = {}): Promise<Bots> => {
  const bots = await startBots({ DATABASE_URL: url, ...env }, bundled);
  running.push(bots);
  return bots;
};

beforeAll(async () => {
  if (!present) return;
  bundled = await bundle();
  postgres = await startPostgres();
  url = await postgres.database();
  house = await startHouse({ databaseUrl: url, bots: { threads: 0, budget: BUDGET, delay: 0, patience: 600_000 } });
  sql = poolOf({ url, patience: null });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((bots) => bots.kill()));
});
afterAll(async () => {
  if (!present) return;
  await house.close();
  await sql.end();
  await postgres.stop();
});

const jobs = async (): Promise<{ key: string; priority: number; locked_by: string | null }[]> =>
  (await sql.query('SELECT * FROM graphile_worker.jobs ORDER BY priority, id')).rows;
/** A question of nobody's. */
const THOUGHT = { game: 'bids', world: '', seat: 0, level: 'random', seed: 1, ms: 1 };
const bot = { kind: 'bot', level: 'search' } as const;

/** A person against bots, who has been asked. */
async function sit(name: string, bots = 1): Promise<{ table: string; line: Line }> {
  const guest = await Guest.called(name, house.address);
  const { table } = await guest.table({ seats: [{ kind: 'person' }, ...Array.from({ length: bots }, () => bot)] });
  const line = await guest.socket();
  await line.watch(table);
  await line.until(() => line.views.has('0'));
  return { table, line };
}

/** Answers whenever asked, until so many events have happened or the match is over. */
async function playOn(table: string, line: Line, events: number): Promise<void> {
  const end = line.sequence + events;
  while (line.sequence < end && !line.view(0).outcome) {
    const { asked } = line.view(0);
    if (asked && asked.held === null) await line.answer(table, 0, asked.options?.[0]);
    const { sequence } = line;
    await line.until(() => line.sequence > sequence || line.view(0).outcome !== null || line.view(0).asked?.held === null);
  }
}

describe.runIf(present)('bots as processes', () => {
  it('answer what halls that do not think ask', async () => {
    const bots = await begin();
    const { table, line } = await sit('Ann');
    const { thoughtless } = house.hall.counts;
    await playOn(table, line, 12);
    expect(house.hall.counts.thoughtless).toBe(thoughtless);
    await line.close();
    expect(await bots.stop()).toBe(0);
  });

  it('see what their seat sees, and nothing by which the table could be found', async () => {
    const { table, line } = await sit('Bea');
    const { number } = (await house.hall.keeper(table)).file;
    await until(async () => (await jobs()).some(({ key }) => key.startsWith(`${number},`)));
    const { rows } = await sql.query('SELECT payload FROM graphile_worker._private_jobs');
    const { rows: secrets } = await sql.query('SELECT id, seed FROM hall_table');
    for (const { payload } of rows) {
      const text = JSON.stringify(payload);
      for (const { id, seed } of secrets) for (const secret of [id, seed]) expect(text).not.toContain(secret);
      expect(Object.keys(payload).sort()).toEqual(['game', 'level', 'ms', 'question', 'seat', 'seed', 'world']);
    }
    const ours = rows.find(({ payload }) => payload.question.startsWith(`${number},`));
    const world = JSON.parse(ours.payload.world) as Game<never>;
    const truth = await (await house.hall.keeper(table)).with((course) => course.match?.current as Game<never>);
    expect(bids.view(world, 1)).toEqual(bids.view(truth, 1));
    expect(world.chance).not.toEqual(truth.chance);
    await begin();
    await playOn(table, line, 3);
    await line.close();
  });

  it('need no right to anything but what they are asked', async () => {
    await sql.query(`CREATE ROLE bots LOGIN BYPASSRLS;
      GRANT USAGE ON SCHEMA graphile_worker, guildhall_bots TO bots;
      GRANT ALL ON ALL TABLES IN SCHEMA graphile_worker, guildhall_bots TO bots;
      GRANT ALL ON ALL SEQUENCES IN SCHEMA graphile_worker TO bots`);
    const theirs = url.replace('hall@', 'bots@');
    const client = new pg.Client({ connectionString: theirs });
    await client.connect();
    for (const table of ['event', 'hall_table', 'seat', 'session', 'setting'])
      await expect(client.query(`SELECT * FROM ${table}`)).rejects.toThrow('permission denied');
    await client.end();
    await begin({ DATABASE_URL: theirs });
    const { table, line } = await sit('Cay');
    const { thoughtless } = house.hall.counts;
    await playOn(table, line, 6);
    expect(house.hall.counts.thoughtless).toBe(thoughtless);
    await line.close();
  });

  it('that are killed in mid-thought are replaced by others, and nothing is lost', async () => {
    const first = await begin();
    const { table, line } = await sit('Dan', 3);
    const { thoughtless } = house.hall.counts;
    let killed = first;
    for (let kills = 0; kills < 3; kills++) {
      // Bots may be done with one question before anybody sees them think: then there is another.
      await until(async () => {
        const { asked, outcome } = line.view(0);
        if (asked && asked.held === null) await line.answer(table, 0, asked.options?.[0]);
        return outcome !== null || (await jobs()).some(({ locked_by }) => locked_by !== null);
      });
      await killed.kill();
      killed = await begin();
      await playOn(table, line, 2);
    }
    expect(line.gaps).toEqual([]);
    expect(house.hall.counts.thoughtless).toBe(thoughtless);
    await line.close();
  });

  it('think first for tables that are looked at, and for everybody’s first question before anybody’s second', async () => {
    const eve = await sit('Eve', 3);
    const fay = await sit('Fay', 1);
    const place = async (table: string) => (await house.hall.keeper(table)).file.number;
    const [eves, fays] = [await place(eve.table), await place(fay.table)];
    const order = async (): Promise<number[]> => {
      const first = (await jobs()).filter(({ priority }) => priority < 1000);
      return first.map(({ key }) => Number(key.split(',')[0])).filter((number) => [eves, fays].includes(number));
    };
    // They were asked before anybody looked; now that somebody does they come forward.
    await until(async () => (await order()).length === 4);
    expect(await order()).toEqual([eves, fays, eves, eves]);
    await Promise.all([eve.line.close(), fay.line.close()]);
  });

  describe('for whom no hall waits', () => {
    let alone: pg.Pool;
    const left = async () => (await alone.query('SELECT key, locked_by FROM graphile_worker.jobs')).rows;
    const open = async (patience: number): Promise<BotQueue> => {
      const queue = new BotQueue(alone, () => {}, patience);
      await queue.open();
      return queue;
    };
    beforeEach(async () => {
      alone = poolOf({ url: await postgres.database(), patience: null });
    });
    afterEach(() => alone.end());

    it('leave no jobs behind that they had in hand when they died', async () => {
      const queue = await open(600_000);
      const payload = JSON.stringify({ ...THOUGHT, question: 'of yesterday' });
      const ask = `SELECT graphile_worker.add_job('think', '${payload}', job_key => 'of yesterday')`;
      const take = "UPDATE graphile_worker._private_jobs SET locked_by = 'gone', locked_at = now() - interval '1 minute'";
      // All at once, since the queue is looked after meanwhile. The first is taken, then its place is: it is begun no more.
      await alone.query([ask, take, ask, take].join(';'));
      await until(async () => (await left()).length === 1);
      expect(await left()).toEqual([{ key: 'of yesterday', locked_by: null }]);
      await queue.close();
    });

    it('find no questions of halls that have given up or died, once they are back', async () => {
      const queue = await open(50);
      await alone.query("SELECT graphile_worker.add_job('think', $1, job_key => 'of the dead')", [{ ...THOUGHT, question: '' }]);
      const asked = queue.think(THOUGHT, { owner: 'Gil', question: 'of Gil', watched: () => true });
      await expect(asked).rejects.toThrow('no bot has answered');
      await until(async () => (await left()).length === 0);
      await queue.close();
    });
  });

  it('begin only with a database, and say so in one sentence', () => {
    const { status, stderr } = spawnSync(process.execPath, [bundled.bots], { env: { PATH: process.env.PATH }, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toBe('The setting DATABASE_URL is "", but should be an address such as postgres://hall@127.0.0.1/hall.\n');
  });
});
