/**
 * Several processes on one PostgreSQL: real games at tables whose two players sit at different processes, by both ways word
 * travels. How many moves are kept, how long the other waits for them, what a move costs and in which part; then one process
 * is killed in the middle.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@guildhall/server/bundle';
import { hasNats, type Nats, startNats } from '@guildhall/server/test/nats';
import { type Postgres, startPostgres } from '@guildhall/server/test/postgres';
import pg from 'pg';
import { Course } from './cluster/course.ts';
import { PARTS, shares } from './cluster/parts.ts';
import { sitDown } from './cluster/players.ts';
import { wordsFigures } from './cluster/words.ts';
import type { Figure, Section } from './report.ts';
import { busyFamily, type Process, startProcess } from './server/process.ts';
import { sleep } from './server/tally.ts';

const GAMES = ['brigade', 'kobolds'];
const PROCESSES = [1, 2, 4];
const TABLES = 40;
const WARM_UP = 3000;
/** How long after a process is killed the others are looked at, in stretches of this many milliseconds. */
const AFTER = [1000, 4000];
const FREE = '1000000';
const UNLIMITED = Object.fromEntries(
  ['REQUESTS', 'SIGN_INS', 'TABLES', 'MESSAGES', 'BURST', 'SOCKETS', 'OPEN_TABLES', 'KEPT'].map((name) => [
    `LIMIT_${name}`,
    FREE,
  ]),
);
const BUILT = fileURLToPath(new URL('../dist', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

interface Hall {
  url: string;
  env: Record<string, string>;
  /** Processor time of what stands beside the processes, in seconds. */
  beside(): { store: number; words: number };
}

const open = (env: Record<string, string>, main: string, flags: string[] = []): Promise<Process> =>
  startProcess(main, { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...UNLIMITED, ...env }, flags);

/** Moves that were acknowledged and are not in the store. */
async function lost(url: string, course: Course): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; seat: number; key: string }>(
    'SELECT t.id, e.seat, e.key FROM event e JOIN hall_table t ON t.number = e.place',
  );
  await client.end();
  const there = new Set(rows.map(({ id, seat, key }) => `${id} ${seat} ${key}`));
  return course.moves.filter(({ table, seat, key }) => !there.has(`${table} ${seat} ${key}`)).length;
}

/** One run; where there are several processes one is killed at its end. */
async function play(game: string, count: number, bus: string, hall: Hall, ms: number): Promise<Figure[]> {
  const processes = await Promise.all(Array.from({ length: count }, () => open(hall.env, join(BUILT, 'main.js'))));
  const course = new Course(() => processes.map(({ address }) => address));
  const players = await sitDown(game, TABLES, course);
  await sleep(WARM_UP);
  const busy = (): number => processes.reduce((sum, each) => sum + each.busy(), 0);
  course.stretch();
  const [halls, beside] = [busy(), hall.beside()];
  await sleep(ms);
  const whole = course.stretch();
  const perMove = (seconds: number): number => (seconds / whole.moves) * 1e6;
  const now = hall.beside();
  const of = `${game}, ${count} ${count === 1 ? 'process' : 'processes'}, word by ${bus}`;
  const figures: Figure[] = [
    { name: `${of}, durable`, value: whole.perSecond, unit: 'moves/s', bar: null },
    { name: `${of}, acknowledged, p50`, value: whole.p50, unit: 'ms', bar: null },
    { name: `${of}, acknowledged, p99`, value: whole.p99, unit: 'ms', bar: null },
    { name: `${of}, seen by the other, p50`, value: whole.seenP50, unit: 'ms', bar: null },
    { name: `${of}, seen by the other, p99`, value: whole.seenP99, unit: 'ms', bar: null },
    { name: `${of}, processor time per move, halls`, value: perMove(busy() - halls), unit: 'µs', bar: null },
    { name: `${of}, the same, PostgreSQL`, value: perMove(now.store - beside.store), unit: 'µs', bar: null },
  ];
  if (bus === 'NATS') {
    figures.push({ name: `${of}, the same, NATS`, value: perMove(now.words - beside.words), unit: 'µs', bar: null });
  }
  if (count > 1) figures.push(...(await killOne(of, processes, course)));
  course.stopped = true;
  await sleep(500);
  players.close();
  await Promise.all(processes.map((each) => each.stop()));
  figures.push(
    { name: `${of}, moves lost`, value: await lost(hall.url, course), unit: '', bar: { at: 'most', value: 0 } },
    { name: `${of}, out of order or refused`, value: course.faults.length, unit: '', bar: { at: 'most', value: 0 } },
  );
  if (course.faults.length > 0) console.error(course.faults.slice(0, 5));
  return figures;
}

/** Its players go to the others and play on. */
async function killOne(of: string, processes: Process[], course: Course): Promise<Figure[]> {
  const [killed] = processes.splice(0, 1);
  course.stretch();
  await killed.stop();
  const figures: Figure[] = [];
  let from = 0;
  for (const to of AFTER) {
    await sleep(to - from);
    const { perSecond, seenP99 } = course.stretch();
    const when = `${from / 1000} to ${to / 1000} s after one was killed`;
    figures.push(
      { name: `${of}, ${when}, durable`, value: perSecond, unit: 'moves/s', bar: null },
      { name: `${of}, ${when}, seen by the other, p99`, value: seenP99, unit: 'ms', bar: null },
    );
    from = to;
  }
  return figures;
}

/** Where two processes spend their time, run from the sources, whose files have names. */
async function parts(game: string, bus: string, env: Record<string, string>, ms: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-profile-'));
  const flags = ['--import', 'tsx', '--cpu-prof', `--cpu-prof-dir=${folder}`];
  try {
    const began = performance.now();
    const processes = await Promise.all([0, 1].map(() => open(env, SOURCES, flags)));
    const course = new Course(() => processes.map(({ address }) => address));
    const players = await sitDown(game, TABLES, course);
    await sleep(WARM_UP);
    const skip = performance.now() - began;
    await sleep(ms);
    course.stopped = true;
    players.close();
    await Promise.all(processes.map((each) => each.end()));
    const found = shares(folder, skip);
    return PARTS.map((part) => ({
      name: `${game}, 2 processes, word by ${bus}, share of ${part}`,
      value: found[part] * 100,
      unit: '%',
      bar: null,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function clusterSection(seconds: number): Promise<Section> {
  if (!hasNats()) throw new Error('nats-server must be installed: Debian has it as "nats-server"');
  await bundle(BUILT);
  const ms = seconds * 1000;
  const postgres: Postgres = await startPostgres();
  const nats: Nats = await startNats();
  const hallOn = async (bus: string): Promise<Hall> => {
    const url = await postgres.database();
    return {
      url,
      env: { DATABASE_URL: url, ...(bus === 'NATS' && { NATS_URL: nats.url }) },
      beside: () => ({ store: busyFamily(postgres.pid), words: busyFamily(nats.pid()) }),
    };
  };
  const figures: Figure[] = [];
  try {
    for (const game of GAMES) {
      for (const bus of ['NOTIFY', 'NATS']) {
        for (const count of PROCESSES) figures.push(...(await play(game, count, bus, await hallOn(bus), ms)));
        figures.push(...(await parts(game, bus, (await hallOn(bus)).env, ms)));
      }
    }
    figures.push(...(await wordsFigures(await postgres.database(), nats.url, ms)));
  } finally {
    await nats.kill();
    await postgres.stop();
  }
  return { section: 'cluster', figures, proofs: {} };
}
