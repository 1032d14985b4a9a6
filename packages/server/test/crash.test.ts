/** A hundred kills at random moments under load, over both stores: nothing acknowledged is lost, nothing is done twice. `npm run crash` kills more. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StorePlace } from '../src/store/open.ts';
import { type Bundle, bundle } from './bundle.ts';
import { folder, Guest, newKey } from './house.ts';
import { freePort, ordeal } from './ordeal.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';
import { startProcess } from './process.ts';

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

async function kill(where: StorePlace, processes: number): Promise<void> {
  const found = await ordeal({ where, processes, kills: KILLS, robots: ROBOTS, thought: 10, seed: 7, bundled });
  expect(found.problems).toEqual([]);
  expect(found.kills).toBe(KILLS);
  expect(found.acknowledged).toBeGreaterThan(KILLS * 3);
  expect(found.resent).toBeGreaterThan(0);
  expect(found.verified).toBeGreaterThanOrEqual(ROBOTS);
}

// Side by side: most of the time is spent waiting for a server to come back.
it.concurrent(`embedded: ${KILLS} kills, nothing lost, nothing done twice`, () => kill({ folder: place.path, url: null }, 1));

it.runIf(present).concurrent(`PostgreSQL: ${KILLS} kills among two processes, nothing lost, nothing done twice`, async () =>
  kill({ folder: '', url: await postgres.database() }, 2),
);

it.concurrent('campaigns: 5 kills, no coin lost or doubled, and every fight counts once', async () => {
  const own = folder();
  const where = { folder: own.path, url: null };
  const found = await ordeal({ where, processes: 1, kills: 5, robots: 2, thought: 10, seed: 7, bundled, campaigns: true });
  own.remove();
  expect(found.problems).toEqual([]);
  expect(found.kills).toBe(5);
  expect(found.verified).toBeGreaterThanOrEqual(2);
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
