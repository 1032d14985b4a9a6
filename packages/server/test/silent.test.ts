/** A PostgreSQL that is gone without a word, as when its machine has died and another takes its place at the same address. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Running } from '../src/server.ts';
import { Guest, type Line, newKey, startHouse, until } from './house.ts';
import { type Relay, relayTo } from './nats.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';

const present = hasPostgres();
/** Milliseconds: short here, and far longer than any answer takes that does come. */
const PATIENCE = 4000;
let postgres: Postgres;
let relay: Relay;
/** The first reaches the database by the relay, the second by itself. */
let first: Running;
let second: Running;

beforeAll(async () => {
  if (!present) return;
  postgres = await startPostgres();
  const url = await postgres.database();
  relay = await relayTo(url);
  const through = new URL(url);
  through.port = new URL(relay.url).port;
  first = await startHouse({ databaseUrl: through.href, databasePatience: PATIENCE });
  second = await startHouse({ databaseUrl: url });
});
afterAll(async () => {
  if (!present) return;
  await Promise.all([first.close(), second.close()]);
  relay.close();
  await postgres.stop();
});

/** Sends one answer until it is kept, always with the same key. */
async function insist(line: Line, table: string, seat: number): Promise<number> {
  const key = newKey();
  const { decision } = line;
  const answer = line.view(seat).asked?.options?.[0];
  for (;;) {
    const reply = await line.answer(table, seat, answer, key, decision);
    if (reply.type === 'kept') return reply.sequence;
    expect(reply.reason).toBe('internal');
  }
}

it('is waited for by a setting', () => {
  expect(readConfig({ DATABASE_PATIENCE: '3000' }).databasePatience).toBe(3000);
  expect(readConfig({}).databasePatience).toBe(15_000);
});

describe.runIf(present)('a database that falls silent', () => {
  it('is given up: moves are kept by the next connection, each once, and word from other processes is heard again', async () => {
    const ann = await Guest.called('Ann', first.address);
    const bob = await Guest.called('Bob', second.address);
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }] });
    await bob.request('POST', `/api/tables/${table}/join`, {});
    const lines = [await ann.socket(), await bob.socket()];
    for (const line of lines) await line.watch(table);
    await Promise.all(lines.map((line, seat) => line.until(() => line.views.has(String(seat)))));
    relay.silence();
    for (let n = 0; n < 6 && !lines[0].view(0).outcome; n++) {
      const [{ seat }] = lines[0].view(0).waitingFor;
      await lines[seat].until(() => lines[seat].view(seat).asked?.held === null);
      const sequence = await insist(lines[seat], table, seat);
      await Promise.all(lines.map((line) => line.until(() => line.sequence >= sequence)));
      expect(lines[0].sequence).toBe(sequence);
    }
    for (const { gaps } of lines) expect(gaps).toEqual([]);
    // Said by notice, not found by looking: what is said to nobody in particular is found by nobody.
    await until(async () => {
      second.hall.bus.say({ t: '', x: 'nobody' });
      return heard.includes('nobody');
    });
  });

  const heard: string[] = [];
  beforeAll(() => {
    if (!present) return;
    const { onSignOut } = first.hall;
    first.hall.onSignOut = (ended) => {
      heard.push(ended);
      onSignOut(ended);
    };
  });

  it('keeps nobody who closes the hall waiting, and nothing goes on behind it', async () => {
    const through = new URL(await postgres.database());
    const line = await relayTo(through.href);
    through.port = new URL(line.url).port;
    const house = await startHouse({ databaseUrl: through.href, databasePatience: PATIENCE });
    await Guest.called('Ann', house.address);
    line.silence();
    // As long as it takes until the hall has looked several times at what it cannot see.
    await new Promise((later) => setTimeout(later, 3 * PATIENCE));
    await house.close();
    const { errors } = house.hall.counts;
    await new Promise((later) => setTimeout(later, PATIENCE));
    expect(house.hall.counts.errors).toBe(errors);
    line.close();
  });
});
