/** Word between processes, by PostgreSQL and by NATS: what is said is heard, and what gets lost is found in the store. */
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Bus, type Carrier } from '../src/bus/bus.ts';
import { NatsCarrier, NoNats } from '../src/bus/nats.ts';
import { PostgresCarrier } from '../src/bus/postgres.ts';
import { readWords, type Word } from '../src/bus/word.ts';
import { BadSetting, readConfig } from '../src/config.ts';
import type { Running } from '../src/server.ts';
import { startProblem } from '../src/start-problem.ts';
import { Guest, type Line, newKey, startHouse, until } from './house.ts';
import { hasNats, type Nats, type Relay, relayTo, startNats } from './nats.ts';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';

const hasBoth = [hasPostgres(), hasNats()].every((has) => has);
let postgres: Postgres;
let nats: Nats;
let pool: pg.Pool;
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  if (!hasBoth) return;
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => {});
});
afterAll(async () => {
  if (!hasBoth) return;
  await Promise.all(open.map((one) => one.close()));
  await pool.end();
  await nats.kill();
  await postgres.stop();
});

async function listening(carrier: Carrier, name: string): Promise<{ bus: Bus; heard: Word[]; gaps: number[] }> {
  const bus = new Bus(carrier, name);
  const heard: Word[] = [];
  const gaps: number[] = [];
  bus.onWord = (word) => heard.push(word);
  bus.onGap = () => gaps.push(heard.length);
  await bus.open();
  open.push(bus);
  return { bus, heard, gaps };
}

const CARRIERS: { [name: string]: () => Carrier } = {
  PostgreSQL: () => new PostgresCarrier(pool),
  NATS: () => new NatsCarrier([nats.url], async () => 'test'),
};

describe.runIf(hasBoth)('a connection to PostgreSQL', () => {
  it('is asked one thing after the other, whoever asks', async () => {
    const carrier = new PostgresCarrier(pool, 'in_turns');
    open.push(carrier);
    const heard: string[] = [];
    await carrier.open({ heard: (text) => heard.push(text), back: () => {} });
    let asking = 0;
    let most = 0;
    const real = pg.Client.prototype.query;
    const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...asked: []) {
      most = Math.max(most, ++asking);
      try {
        return await Reflect.apply(real, this, asked);
      } finally {
        asking--;
      }
    });
    const said = Array.from({ length: 20 }, (_, i) => `word ${i}`);
    await Promise.all(said.map((text) => carrier.send(text)));
    query.mockRestore();
    await until(() => heard.length >= said.length);
    expect(heard).toEqual(said);
    expect(most).toBe(1);
  });
});

describe.runIf(hasBoth).each(Object.keys(CARRIERS))('word by %s', (name) => {
  const carrier = CARRIERS[name];

  it('is heard by all others, all of it and in order, and not by whoever says it', async () => {
    const [one, two, three] = await Promise.all(['one', 'two', 'three'].map((who) => listening(carrier(), who)));
    const said = Array.from({ length: 3000 }, (_, s) => ({ t: `table ${s % 7}`, s }));
    for (const word of said) one.bus.say(word);
    await until(() => two.heard.length >= said.length && three.heard.length >= said.length);
    for (const { heard } of [two, three]) expect(heard).toEqual(said.map((word) => ({ ...word, p: 'one' })));
    expect(one.heard).toEqual([]);
  });

  it('that is nonsense is not listened to', async () => {
    const one = await listening(carrier(), 'one');
    const raw = carrier();
    await raw.open({ heard: () => {}, back: () => {} });
    open.push(raw);
    for (const text of ['', 'null', '{}', '[{"t":1}]', '[{"t":"a","s":-1}]', '[{"t":"a","h":["0"]}]', '{"t":'])
      await raw.send(text);
    await raw.send('[{"t":"last","new":true}]');
    await until(() => one.heard.length > 0);
    expect(one.heard).toEqual([{ t: 'last' }]);
  });
});

it('reads nothing out of what no process says', () => {
  for (const text of ['', '7', '[7]', '[{"t":"a","q":2}]', '[{"t":"a","x":{}}]']) expect(readWords(text)).toEqual([]);
});

describe('NATS_URL', () => {
  const problem = (env: NodeJS.ProcessEnv): string => {
    try {
      readConfig(env);
      return '';
    } catch (error) {
      expect(error).toBeInstanceOf(BadSetting);
      return startProblem(error, 'en');
    }
  };

  it('is an address of NATS, or several, beside a database that is shared', () => {
    const DATABASE_URL = 'postgres://hall@db/hall';
    expect(readConfig({ NATS_URL: 'nats://a:4222, tls://b', DATABASE_URL }).nats).toEqual(['nats://a:4222', 'tls://b']);
    expect(problem({ NATS_URL: 'nats://a' })).toBe(
      'The setting NATS_URL is "nats://a", but should be set so only together with DATABASE_URL.',
    );
    for (const wrong of ['here', 'http://a', 'nats:'])
      expect(problem({ NATS_URL: wrong, DATABASE_URL })).toMatch(/such as nats:/);
  });

  it.runIf(hasBoth)('where nobody answers keeps a hall from opening, and the reason is one sentence', async () => {
    const config = { databaseUrl: await postgres.database(), nats: ['nats://127.0.0.1:1'] };
    const error = await startHouse(config).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(NoNats);
    expect(startProblem(error, 'en')).toMatch(/^NATS cannot be used at NATS_URL \(.*\)\.$/);
    expect(startProblem(error, 'pl')).toMatch(/^Z NATS nie można korzystać/);
  });
});

describe.runIf(hasBoth)('two processes that tell each other by NATS', () => {
  let url = '';
  let relay: Relay;
  let houses: [Running, Running];
  beforeAll(async () => {
    url = await postgres.database();
    relay = await relayTo(nats.url);
    const first = await startHouse({ databaseUrl: url, nats: [nats.url] });
    const second = await startHouse({ databaseUrl: url, nats: [relay.url] });
    houses = [first, second];
    open.push(first, second);
  });
  afterAll(() => relay?.close());

  /** Ann at the first, Bob at the second, both in the middle of a match. */
  async function sit(): Promise<{ table: string; ann: Guest; bob: Guest; lines: Line[] }> {
    const ann = await Guest.called('Ann', houses[0].address);
    const bob = await Guest.called('Bob', houses[1].address);
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }] });
    await bob.request('POST', `/api/tables/${table}/join`, {});
    const lines = [await ann.socket(), await bob.socket()];
    for (const line of lines) await line.watch(table);
    await Promise.all(lines.map((line, seat) => line.until(() => line.views.has(String(seat)))));
    return { table, ann, bob, lines };
  }

  async function playOn(table: string, lines: Line[], moves: number): Promise<void> {
    for (let i = 0; i < moves && !lines[0].view(0).outcome; i++) {
      const [{ seat }] = lines[0].view(0).waitingFor;
      const line = lines[seat];
      await line.until(() => line.sequence === lines[0].sequence && line.view(seat).asked?.held === null);
      const kept = await line.answer(table, seat, line.view(seat).asked?.options?.[0], newKey());
      if (kept.type !== 'kept') throw new Error(kept.detail);
      await Promise.all(lines.map((each) => each.until(() => each.sequence >= kept.sequence)));
    }
    for (const { gaps } of lines) expect(gaps).toEqual([]);
  }

  it('hear of moves by it alone', async () => {
    const listener = await connect({ servers: nats.url });
    const said: Word[] = [];
    listener.subscribe('guildhall.>', {
      callback: (_, message) => {
        said.push(...readWords(message.string()));
      },
    });
    await listener.flush();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const notices: unknown[] = [];
    client.on('notification', (notice) => notices.push(notice));
    await client.query('LISTEN guildhall');
    const { table, lines } = await sit();
    await playOn(table, lines, 4);
    await until(() => said.some(({ t, s }) => t === table && (s ?? 0) >= lines[0].sequence));
    expect(notices).toEqual([]);
    await client.end();
    await listener.close();
  });

  it('lose nothing while NATS is gone, and hear of each other again when it is back', async () => {
    const { table, lines } = await sit();
    await playOn(table, lines, 2);
    await nats.kill();
    await playOn(table, lines, 2);
    await nats.restart();
    const gaps: string[] = [];
    for (const { hall } of houses) {
      const { onGap } = hall.bus;
      hall.bus.onGap = () => {
        gaps.push(hall.bus.process);
        onGap();
      };
    }
    await playOn(table, lines, 1);
    await until(() => houses.every(({ hall }) => gaps.includes(hall.bus.process)));
    await playOn(table, lines, 3);
  });

  it('catch up after a line was cut: moves, and who has signed out meanwhile', async () => {
    const { table, ann, lines } = await sit();
    const elsewhere = new Guest(houses[1].address);
    elsewhere.cookie = ann.cookie;
    const other = await elsewhere.socket();
    await other.watch(table);
    relay.cut();
    await playOn(table, lines, 2);
    await ann.request('DELETE', '/api/session');
    await lines[0].until(() => lines[0].closed);
    expect(other.closed).toBe(false);
    relay.mend();
    await other.until(() => other.closed);
    expect(lines[1].closed).toBe(false);
    expect(lines[1].gaps).toEqual([]);
  });
});
