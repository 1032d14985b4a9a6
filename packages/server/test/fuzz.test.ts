/** 100,000 malformed or hostile frames and requests: no crash, no change, always a reason. */
import { connect } from 'node:net';
import { QuickRandom } from '@guildhall/kernel';
import { digest } from '@guildhall/kernel/hall';
import { REASONS, type ServerMessage } from '@guildhall/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { folder, Guest, type Line, newKey, startHouse } from './house.ts';
import { anyOf, hostileFrames, SCRIPT, STRANGE } from './malice/frames.ts';

const FRAMES = 95_000;
const REQUESTS = 5_000;
const TOGETHER = 200;

const place = folder();
let house: Running;
beforeAll(async () => {
  house = await startHouse({ folder: place.path });
});
afterAll(async () => {
  await house.close();
  place.remove();
});

const random = new QuickRandom(2026);
const any = anyOf(random);
const frame = hostileFrames(random);

async function standing(table: string): Promise<string> {
  const keeper = await house.hall.keeper(table);
  return keeper.with((course) => {
    const game = course.match ? digest(course.match.current) : '';
    return JSON.stringify([
      course.sequence,
      course.decision,
      course.status,
      course.sitters,
      course.talk.lines,
      course.match?.everAdded(),
      game,
    ]);
  });
}

/** How many frames reached the server: each part is answered before the next is sent. */
async function flood(line: Line, frames: number, make: () => string): Promise<number> {
  let sent = 0;
  while (sent < frames && !line.closed) {
    for (let i = 0; i < TOGETHER; i++) line.socket.send(make());
    const echo = line.wait('pong', ({ at }) => at === sent);
    line.send({ type: 'ping', at: sent });
    try {
      await echo;
    } catch {
      // The server may close on one who sends nothing but nonsense.
      break;
    }
    sent += TOGETHER;
  }
  return sent;
}

const isHarmless = (message: ServerMessage): boolean =>
  ['pong', 'welcome', 'state', 'presence'].includes(message.type) ||
  (message.type === 'refused' && REASONS.includes(message.reason) && message.detail.length > 0);

it(`${FRAMES} hostile frames`, async () => {
  const ann = await Guest.called(SCRIPT.slice(0, 40), house.address);
  const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }], name: SCRIPT.slice(0, 60) });
  const own = await ann.socket();
  await own.watch(table);
  await own.until(() => own.views.has('0'));
  const playedKey = newKey();
  await own.answer(table, 0, own.view(0).asked?.options?.[0], playedKey);
  const before = await standing(table);
  const mallory = await Guest.called('Mallory', house.address);
  let sent = 0;
  while (sent < FRAMES) {
    const line = await mallory.socket();
    await line.watch(table);
    sent += await flood(line, 2000, () => frame(table, playedKey));
    expect(line.received.filter((message) => !isHarmless(message)).slice(0, 3)).toEqual([]);
    await line.close();
  }
  expect(await standing(table)).toBe(before);
  // The table goes on as if nothing had been.
  await own.until(() => own.sequence > 0);
  expect((await own.answer(table, 1, own.view(1).asked?.options?.[0])).type).toBe('kept');
  expect(house.hall.counts.errors).toBe(0);
});

it('a player at the table cannot cheat either', async () => {
  const ann = await Guest.called('Ann', house.address);
  const bob = await Guest.called('Bob', house.address);
  const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }] });
  await bob.request('POST', `/api/tables/${table}/join`, {});
  await (await ann.socket()).watch(table);
  const line = await bob.socket();
  await line.watch(table);
  await line.until(() => line.views.has('1'));
  const before = await standing(table);
  const hostile = (): string => {
    if (random.below(4) === 0) {
      const body = any<unknown>([any(STRANGE), { kind: 'scribble', points: 'x' }, { kind: 'clap', loud: SCRIPT }, { kind: 'x' }]);
      return JSON.stringify({ type: 'contribute', table, seat: any([0, 1, 1, 7, null]), key: newKey(), body });
    }
    const decision = any([line.decision, line.decision + 1, 0, 99]);
    const answers = any([['bid 99'], [any(STRANGE)], ['draw'], ['bid 1', 'bid 2', 'bid 3'], [null]]);
    const legal = line.view(1).asked?.options ?? [];
    const fits = answers.length === 1 && legal.includes(answers[0] as string);
    return JSON.stringify({
      type: 'answer',
      table,
      seat: any([0, 1, 1, 7]),
      decision,
      key: newKey(),
      answers: fits ? ['bid 99'] : answers,
    });
  };
  expect(await flood(line, 2000, hostile)).toBe(2000);
  expect(line.received.filter((message) => !isHarmless(message) && message.type !== 'update').slice(0, 3)).toEqual([]);
  expect(await standing(table)).toBe(before);
});

it(`${REQUESTS} hostile requests`, async () => {
  const ann = await Guest.called('Ann', house.address);
  const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }] });
  const before = await standing(table);
  const paths = [
    '/api/session',
    '/api/account',
    '/api/account/sign-in',
    '/api/tables',
    '/api/tables/import',
    `/api/tables/${table}/join`,
    `/api/tables/${table}`,
    '/api/tables/..%2f..',
    '/api/tables/%00',
    `/api/tables/${SCRIPT}`,
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/api/socket',
  ];
  const statuses = new Map<number, number>();
  for (let i = 0; i < REQUESTS; i++) {
    const good = {
      game: 'bids',
      seats: [{ kind: 'person' }],
      name: 'x',
      language: 'en',
      email: 'a@b.c',
      password: 'long enough',
    };
    const body = any<unknown>([
      any(STRANGE),
      { ...good, [any(Object.keys(good))]: any(STRANGE), extra: 1 },
      { ...good, seats: any(STRANGE) },
      `{"name":${'['.repeat(5000)}`,
      '{"__proto__":{"admin":true},"name":"x","language":"en"}',
      { name: 'x'.repeat(70_000), language: 'en' },
      { format: 'guildhall match 1', game: any(STRANGE), seed: any(STRANGE), log: any(STRANGE) },
    ]);
    const reply = await house.app.inject({
      method: any(['POST', 'PATCH', 'PUT', 'DELETE', 'POST']),
      url: any(paths),
      headers: {
        'content-type': any(['application/json', 'text/plain', 'application/xml', 'application/json']),
        cookie: any(['', 'guildhall.session_token=forged.x', 'a=b; '.repeat(50)]),
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
    if (reply.statusCode >= 500) throw new Error(`${reply.statusCode} ${reply.body} for ${JSON.stringify(body)?.slice(0, 200)}`);
    if (reply.statusCode >= 400)
      expect(JSON.parse(reply.body)).toMatchObject({ reason: expect.any(String), detail: expect.any(String) });
    expect(reply.headers['content-type'] ?? 'application/json').toContain('application/json');
  }
  expect([...statuses.keys()].every((status) => status < 500)).toBe(true);
  expect(await standing(table)).toBe(before);
});

it('bytes that are no HTTP, frames that are too large or binary', async () => {
  const { port } = new URL(house.address);
  for (let i = 0; i < 50; i++) {
    await new Promise<void>((done) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.end(Buffer.from(Array.from({ length: 200 }, () => random.below(256))));
      });
      socket.on('close', () => done()).on('error', () => done());
      socket.resume();
      setTimeout(() => socket.destroy(), 500);
    });
  }
  const ann = await Guest.called('Ann', house.address);
  const line = await ann.socket();
  line.socket.send(Buffer.from([1, 2, 3]));
  expect(await line.wait('refused')).toMatchObject({ reason: 'malformed' });
  line.socket.send('x'.repeat(2_000_000));
  await line.until(() => line.closed);
  expect(await ann.request('GET', '/healthz')).toMatchObject({ status: 'ok' });
});
