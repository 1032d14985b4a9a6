/** At least 100 kills at random moments under load, over both stores: nothing acknowledged is lost, nothing is done twice. */
import { createServer } from 'node:net';
import { QuickRandom } from '@guildhall/kernel';
import { digest, verify } from '@guildhall/kernel/hall';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventLog } from '../src/store/log.ts';
import { openStore, type StorePlace } from '../src/store/open.ts';
import { readTable } from '../src/store/tables.ts';
import { Course } from '../src/table/course.ts';
import type { TableEvent } from '../src/table/events.ts';
import { type Bundle, bundle } from './bundle.ts';
import { loadGame } from './games/index.ts';
import { folder, Guest, newKey, until } from './house.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';
import { type Process, startProcess } from './process.ts';
import { Robot } from './robot.ts';

const KILLS = 50;
const ROBOTS = 6;

let bundled: Bundle;
const present = hasPostgres();
let postgres: Postgres;
const place = folder();
beforeAll(async () => {
  bundled = await bundle();
  if (present) postgres = await startPostgres();
});
afterAll(async () => {
  if (present) await postgres.stop();
  place.remove();
});

const freePort = (): Promise<string> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(String(port)));
    });
  });

/** Kills one server after the other, each at a random moment while moves are being made, and starts it anew at the same address. */
async function torment(servers: Process[], restart: (place: number) => Promise<Process>, moves: () => number): Promise<void> {
  const random = new QuickRandom(7);
  for (let i = 0; i < KILLS; i++) {
    const enough = moves() + 1 + random.below(25);
    while (moves() < enough) await new Promise((later) => setTimeout(later, 1 + random.below(4)));
    const place = random.below(servers.length);
    await servers[place].kill();
    servers[place] = await restart(place);
  }
}

async function ordeal(envs: Record<string, string>[], where: StorePlace): Promise<void> {
  const fixed = await Promise.all(envs.map(async (env) => ({ ...env, PORT: await freePort() })));
  const restart = (place: number): Promise<Process> => startProcess(fixed[place], bundled);
  const servers = await Promise.all(fixed.map((_, place) => restart(place)));
  const addresses = servers.map(({ address }) => address);
  const robots = Array.from({ length: ROBOTS }, (_, i) => new Robot(() => addresses, i + 1));
  const running = robots.map((robot) => robot.run());
  await torment(servers, restart, () => robots.reduce((sum, robot) => sum + robot.acknowledged.length, 0));
  // A little while in peace: everything in doubt is settled once everybody has moved again.
  const before = robots.map(({ acknowledged }) => acknowledged.length);
  await until(() => robots.every(({ acknowledged }, i) => acknowledged.length > before[i] + 1));
  for (const robot of robots) robot.stopped = true;
  await Promise.all(running);
  await Promise.all(servers.map((server) => server.kill()));
  await examine(robots, where);
}

async function examine(robots: Robot[], where: StorePlace): Promise<void> {
  const store = await openStore(where);
  const log = new EventLog(store.db);
  const game = await loadGame('bids');
  let verified = 0;
  const problems: string[] = robots.flatMap(({ faults }) => faults);
  for (const robot of robots) {
    for (const table of robot.tables) {
      const file = await readTable(store.db, table);
      if (!file) {
        problems.push(`${table} is lost`);
        continue;
      }
      const rows = await log.read(file.number, 0);
      rows.forEach((row, i) => {
        if (row.sequence !== i + 1) problems.push(`${table}: ${row.sequence} at place ${i + 1}`);
      });
      const mine = robot.acknowledged.filter((one) => one.table === table);
      for (const { seat, key, sequence, answer } of mine) {
        const found = rows.filter((row) => row.seat === seat && row.key === key);
        const event = found[0] && (JSON.parse(found[0].body) as Extract<TableEvent, { kind: 'answer' }>);
        if (found.length !== 1 || found[0].sequence !== sequence || event.answers[0].answer !== answer) {
          problems.push(`${table}: seat ${seat} ${key} is there ${found.length} times`);
        }
      }
      const given = rows.filter((row) => row.seat >= 0).length;
      const doubtful = robot.unknown.filter((one) => one.table === table).length;
      if (given < mine.length || given > mine.length + doubtful)
        problems.push(`${table}: ${given} answers, ${mine.length} acknowledged`);
      const course = new Course(game, file);
      for (const row of rows) course.play({ ...row, event: JSON.parse(row.body) as TableEvent });
      if (!course.match) continue;
      const checked = verify(game, course.match.record());
      if ('problem' in checked) problems.push(`${table}: ${checked.problem}`);
      else verified++;
      expect(digest(course.match.current)).toMatch(/^[0-9a-f]{64}$/);
    }
  }
  await store.close();
  const acknowledged = robots.reduce((sum, robot) => sum + robot.acknowledged.length, 0);
  const retries = robots.reduce((sum, robot) => sum + robot.retries, 0);
  console.log(`${acknowledged} moves acknowledged, ${retries} sent again, ${verified} matches verified (${store.kind})`);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(KILLS * 3);
  expect(retries).toBeGreaterThan(0);
  expect(verified).toBeGreaterThanOrEqual(ROBOTS);
}

// Side by side: most of the time is spent waiting for a server to come back.
it.concurrent(`embedded: ${KILLS} kills, nothing lost, nothing done twice`, () =>
  ordeal([{ DATA_DIR: place.path }], { folder: place.path, url: null }));

it.runIf(present).concurrent(`PostgreSQL: ${KILLS} kills among two processes, nothing lost, nothing done twice`, async () => {
  const url = await postgres.database();
  await ordeal([{ DATABASE_URL: url }, { DATABASE_URL: url }], { folder: '', url });
});

it.concurrent('what was added beside the game and acknowledged outlives a kill; the rest is sent again, and nothing is there twice', async () => {
  const own = folder();
  const env = { DATA_DIR: own.path, PORT: await freePort() };
  let server = await startProcess(env, bundled);
  try {
    const ann = await Guest.called('Ann', server.address);
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
    const line = await ann.socket();
    await line.watch(table);
    await line.until(() => line.views.has('0'));
    const pieces = Array.from({ length: 300 }, (_, i) => ({ key: newKey(), body: { kind: 'scribble', points: [i] } }));
    for (const { key, body } of pieces) line.send({ type: 'contribute', table, seat: 0, key, body });
    const kept = () => line.received.flatMap((message) => (message.type === 'kept' ? [message.key] : []));
    await line.until(() => kept().length >= 20);
    await server.kill();
    const acknowledged = kept();
    expect(acknowledged.length).toBeLessThan(pieces.length);
    server = await startProcess(env, bundled);
    const again = await ann.socket();
    const state = await again.watch(table);
    const there = state.contributions.map(({ body }) => body);
    expect(there.length).toBeGreaterThanOrEqual(acknowledged.length);
    expect(there).toEqual(pieces.slice(0, there.length).map(({ body }) => body));
    const unsure = pieces.slice(acknowledged.length);
    for (const { key, body } of unsure) expect((await again.contribute(table, 0, body, key)).type).toBe('kept');
    await again.until(() => again.contributions.length >= pieces.length);
    expect(again.contributions.map(({ body }) => body)).toEqual(pieces.map(({ body }) => body));
  } finally {
    await server.kill();
    own.remove();
  }
});
