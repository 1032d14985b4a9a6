/**
 * Which job queue on PostgreSQL bots as processes should stand on: how long a job waits until somebody takes it, and what
 * one costs this process and PostgreSQL together. Both in the last version that runs on the least Node.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { see } from '@guildhall/bots';
import { QuickRandom } from '@guildhall/kernel';
import { Match } from '@guildhall/kernel/hall';
import { loadGame } from '@guildhall/registry';
import { startPostgres } from '@guildhall/server/test/postgres';
import { Logger, run } from 'graphile-worker';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { usualOptions } from './at-random.ts';
import type { Figure, Section } from './report.ts';
import { busyFamily } from './server/process.ts';

/** One after the other with a pause, as bots at one table come; then many at once. */
const ALONE = 40;
const PAUSE = 60;
const TOGETHER = 1000;
const HANDS = 4;

interface Job {
  n: number;
  world: string;
}

/** A queue that is open: `taken` is told of every job. */
interface Queue {
  add(job: Job): Promise<unknown>;
  close(): Promise<unknown>;
}
type Open = (url: string, taken: (job: Job) => void) => Promise<Queue>;

const graphile: Open = async (url, taken) => {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const runner = await run({
    pgPool: pool,
    concurrency: HANDS,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: new Logger(() => () => {}),
    taskList: { think: async (job) => taken(job as Job) },
  });
  return {
    add: (job) => runner.addJob('think', job),
    close: async () => {
      await runner.stop();
      await pool.end();
    },
  };
};

const boss: Open = async (url, taken) => {
  const queue = new PgBoss(url);
  queue.on('error', () => {});
  await queue.start();
  await queue.createQueue('think');
  // It looks for jobs twice a second: more often it will not.
  for (let hand = 0; hand < HANDS; hand++)
    await queue.work<Job>('think', { pollingIntervalSeconds: 0.5, batchSize: TOGETHER / HANDS }, async (jobs) => {
      for (const { data } of jobs) taken(data);
    });
  return { add: (job) => queue.send('think', job), close: () => queue.stop({ graceful: false }) };
};

async function measure(name: string, open: Open, world: string): Promise<Figure[]> {
  const postgres = await startPostgres();
  const began = new Map<number, number>();
  const waits: number[] = [];
  const queue = await open(await postgres.database(), ({ n }) => waits.push(performance.now() - (began.get(n) ?? 0)));
  const add = (n: number): Promise<unknown> => {
    began.set(n, performance.now());
    return queue.add({ n, world });
  };
  const all = async (count: number): Promise<void> => {
    while (waits.length < count) await sleep(1);
  };
  for (let n = 0; n < ALONE; n++) {
    await add(n);
    await all(n + 1);
    await sleep(PAUSE);
  }
  const alone = waits.splice(0).sort((a, b) => a - b);
  const before = process.cpuUsage();
  const there = busyFamily(postgres.pid);
  for (let n = 0; n < TOGETHER; n++) await add(n);
  await all(TOGETHER);
  const { user, system } = process.cpuUsage(before);
  const cost = (user + system) / 1000 + (busyFamily(postgres.pid) - there) * 1000;
  await queue.close();
  await postgres.stop();
  return [
    { name: `${name}, a job waits, p50`, value: alone[ALONE / 2], unit: 'ms', bar: null },
    { name: `${name}, the longest`, value: alone[ALONE - 1], unit: 'ms', bar: null },
    { name: `${name}, processor time per job`, value: cost / TOGETHER, unit: 'ms', bar: null },
  ];
}

export async function queueSection(): Promise<Section> {
  const game = await loadGame('brigade');
  const random = new QuickRandom(1);
  const match = Match.create(game, { seats: 4, options: usualOptions(game, 4), seed: '1'.padStart(64, '0') });
  const world = JSON.stringify(see(game, match.current, 0, random).world);
  return {
    section: 'queue',
    figures: [
      { name: 'letters of a job', value: world.length, unit: '', bar: null },
      ...(await measure('graphile-worker 0.17', graphile, world)),
      ...(await measure('pg-boss 10', boss, world)),
    ],
    proofs: {},
  };
}
