/** What an attacker would try who has read the source: files that cost much, floods, slow requests, names that deceive. */
import { Match } from '@guildhall/kernel/hall';
import { guestBody, isPlainWithin, PROTOCOL, type Problem, type TableReply } from '@guildhall/wire';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { addressKey } from '../src/http/guard.ts';
import { checkFile } from '../src/import/check.ts';
import type { Running } from '../src/server.ts';
import { MAX_CHAT, MAX_LINES } from '../src/table/quota.ts';
import { bids } from './games/bids.ts';
import * as games from './games/index.ts';
import { folder, Guest, type Line, newKey, startHouse, UNLIMITED, until } from './house.ts';

/** Messages a second: so few that on no machine, however slow, it comes to one during a test. */
const SLOWLY = 0.0001;

const place = folder();
let house: Running;
let strict: Running;
beforeAll(async () => {
  house = await startHouse({ folder: `${place.path}/free` });
  strict = await startHouse({ folder: `${place.path}/strict`, limits: { ...UNLIMITED, messages: SLOWLY, burst: 40 } });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await house.close();
  await strict.close();
  place.remove();
});

const seats = [{ kind: 'person' } as const, { kind: 'person' } as const];

/** A match with one answer, as plain data that can be spoiled. */
function file(): ReturnType<Match['record']> {
  const match = Match.create(bids, { seats: 2, options: { cards: 4 }, seed: '0'.repeat(64) });
  match.answer(0, bids.legal(match.current, 0)[0]);
  return match.record();
}

it('a match file that would cost hours, or is too deep, is refused at once', async () => {
  const ann = await Guest.called('Ann', house.address);
  const record = file();
  const [line] = record.log;
  const steps = vi.spyOn(bids, 'apply');
  // The same check as in its own thread, where nobody could count.
  const check = (file: unknown) => checkFile(typeof file === 'string' ? file : JSON.stringify(file), games, false);
  expect((await ann.request<TableReply>('POST', '/api/tables/import', record)).grants.length).toBe(2);
  expect(await check(record)).toMatchObject({ game: 'bids' });
  expect(steps.mock.calls.length).toBeGreaterThan(0);
  const back = { seat: 0, undo: 9_999, agreed: [1] };
  const costly = { ...record, log: [...new Array(5_000).fill(line), ...new Array(5_000).fill(back)] };
  const deep = JSON.stringify({ ...record, start: 'DEEP' }).replace('"DEEP"', `${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const wide = { ...record, start: { table: new Array(3_000_000).fill(0) } };
  const words = { ...record, entropy: ['\u202e', 'x'.repeat(100_000)] };
  for (const hostile of [costly, deep, wide, words, { ...record, log: new Array(30_000).fill(line) }]) {
    const reply = await ann.raw('POST', '/api/tables/import', hostile);
    expect([reply.status, ((await reply.json()) as Problem).reason]).toEqual([422, 'badMatch']);
    steps.mockClear();
    expect(await check(hostile)).toMatchObject({ reason: 'badMatch' });
    expect(steps.mock.calls.length).toBeLessThan(10);
  }
  expect(isPlainWithin([[[1]]], 3, 10)).toBe(true);
  expect(isPlainWithin([[[1]]], 2, 10)).toBe(false);
});

/** What is said before it is known who says it is on the account of all whom nobody knows, and that may be used up. */
async function known(line: Line): Promise<void> {
  for (let said = ''; said !== 'welcome'; ) {
    line.send({ type: 'hello', protocol: PROTOCOL });
    said = (await Promise.race([line.wait('welcome'), line.wait('refused')])).type;
  }
}

it('whoever floods is first refused, then shown the door; what costs more counts more', async () => {
  const ann = await Guest.called('Ann', strict.address);
  const flooding = await ann.socket();
  for (let i = 0; i < 3000 && !flooding.closed; i++) flooding.send({ type: 'ping', at: i });
  await flooding.until(() => flooding.closed);
  const bob = await Guest.called('Bob', strict.address);
  const { table } = await bob.table({ seats });
  const coming = await bob.socket();
  await known(coming);
  const before = coming.received.filter(({ type }) => type === 'refused').length;
  const tooFast = coming.wait('refused');
  for (let i = 0; i < 15; i++) coming.send({ type: 'watch', table });
  expect((await tooFast).reason).toBe('tooFast');
  const heard = (type: string): number => coming.received.filter((one) => one.type === type).length;
  await coming.until(() => heard('state') + heard('refused') - before === 15);
  // Forty messages, of which to come costs five.
  expect(heard('state')).toBeGreaterThan(4);
  expect(heard('state')).toBeLessThan(10);
  await coming.close();
});

it('sockets are not opened without end, and a refused one is hung up on', async () => {
  // However long it takes, it is all within one minute.
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const few = await startHouse({ folder: `${place.path}/few`, limits: { ...UNLIMITED, requests: 20 } });
  const connections = (): Promise<number> => new Promise((done) => few.app.server.getConnections((_, count) => done(count)));
  for (let i = 0; i < 20; i++) await (await new Guest(few.address).socket()).close();
  for (let i = 0; i < 5; i++) await expect(new Guest(few.address).socket()).rejects.toThrow('429');
  await until(async () => (await connections()) === 0);
  await few.close();
});

it('a table does not remember more talk than it can tell, and nobody talks the others down', async () => {
  const ann = await Guest.called('Ann', house.address);
  const { table } = await ann.table({ seats, chat: 'players' });
  const line = await ann.socket();
  await line.watch(table);
  const say = (seat: number, text: string) => line.command({ type: 'chat', table, seat, key: newKey(), text });
  expect((await say(1, 'first')).type).toBe('kept');
  for (let i = 0; i < MAX_CHAT; i++) line.send({ type: 'chat', table, seat: 0, key: newKey(), text: `line ${i}` });
  expect((await say(1, 'one more')).type).toBe('kept');
  const { chat } = await line.watch(table);
  expect(chat).toHaveLength(MAX_CHAT);
  expect(chat.filter(({ seat }) => seat === 1).map(({ text }) => text)).toEqual(['first', 'one more']);
  expect(chat.at(-2)?.text).toBe(`line ${MAX_CHAT - 1}`);
  const keeper = await house.hall.keeper(table);
  await keeper.with(({ talk }) => {
    for (let i = talk.said(0); i < MAX_LINES; i++) talk.say({ sequence: 0, at: 0, seat: 0, name: 'Ann', text: '' });
  });
  expect(await say(0, 'and on')).toMatchObject({ reason: 'enough' });
  expect((await say(1, 'at last')).type).toBe('kept');
  await line.close();
});

it('what a person may ask for is counted over all sockets', async () => {
  const ann = await Guest.called('Ann', strict.address);
  const lines = await Promise.all(Array.from({ length: 10 }, () => ann.socket()));
  for (const line of lines) await known(line);
  const heard = (type: string): number => lines.flatMap(({ received }) => received).filter((one) => one.type === type).length;
  const before = heard('refused');
  for (const line of lines) for (let i = 0; i < 30; i++) line.send({ type: 'ping', at: i });
  await lines[0].until(() => heard('pong') + heard('refused') - before >= 300);
  expect(heard('pong')).toBeLessThan(100);
  // Somebody else is not touched by it.
  const bob = await (await Guest.called('Bob', strict.address)).socket();
  await known(bob);
  bob.send({ type: 'ping', at: 7 });
  expect(await bob.wait('pong')).toMatchObject({ at: 7 });
  for (const line of [...lines, bob]) await line.close();
});

it('what is large costs by its size, whatever it says', async () => {
  const usual = await startHouse({ folder: `${place.path}/usual`, limits: { ...readConfig({}).limits, messages: SLOWLY } });
  const ann = await Guest.called('Ann', usual.address);
  const line = await ann.socket();
  line.send({ type: 'hello', protocol: PROTOCOL });
  await line.wait('welcome');
  const answers = ['x'.repeat(390_000)];
  const table = 'x'.repeat(22);
  for (let i = 0; i < 20; i++) line.send({ type: 'answer', table, seat: 0, decision: 1, key: newKey(), answers });
  await line.until(() => line.received.filter(({ type }) => type === 'refused').length === 20);
  const reasons = line.received.flatMap((message) => (message.type === 'refused' ? [message.reason] : []));
  expect(reasons.filter((reason) => reason !== 'tooFast')).toHaveLength(1);
  await usual.close();
});

it('whoever comes is sent everything, and that costs by its size', async () => {
  const ann = await Guest.called('Ann', strict.address);
  const { table } = await ann.table({ seats });
  const line = await ann.socket();
  await line.watch(table);
  await line.until(() => line.views.has('0'));
  const text = 'x'.repeat(2_000_000);
  const keeper = await strict.hall.keeper(table);
  await keeper.with(({ match }) => match?.takeIn({ seat: 0, name: 'Ann' }, { kind: 'clap', loud: 1, text }, 1));
  line.send({ type: 'ping', at: 1 });
  expect(await line.wait('pong')).toMatchObject({ at: 1 });
  await line.watch(table);
  const heard = line.received.length;
  line.send({ type: 'ping', at: 2 });
  const answer = () => line.received.slice(heard).find(({ type }) => type === 'pong' || type === 'refused');
  await line.until(() => answer() !== undefined);
  expect(answer()).toMatchObject({ type: 'refused', reason: 'tooFast' });
  await line.close();
});

it('a file with more additions than can be held against each other is refused', async () => {
  const one = { at: 0, seat: 0, name: 'Ann', after: 0, decisions: 0 };
  const contributions = Array.from({ length: 7_500 }, (_, i) => ({ ...one, n: i + 1, body: { kind: 'clap', loud: i } }));
  const { log: _log, snapshot: _snapshot, ...record } = file();
  expect(await checkFile(JSON.stringify({ ...record, log: [], contributions }), games, false)).toMatchObject({
    reason: 'badMatch',
    detail: expect.stringContaining('more was added'),
  });
});

it('names are what they look like', () => {
  const allowed = ['Ann', 'Zażółć gęślą', 'Ελένη', '李雷', 'नमस्ते', "O'Neill <3", 'J🔥y'];
  for (const name of allowed) expect([name, v.is(guestBody, { name, language: 'en' })]).toEqual([name, true]);
  const marks = '\u0301'.repeat(8);
  const codes = [
    0x00, 0x0a, 0x0d, 0x7f, 0xad, 0x61c, 0x1160, 0x200b, 0x200f, 0x2028, 0x202e, 0x2060, 0x2066, 0x2800, 0x3164, 0xd800,
  ];
  const refused = [...[...codes, 0xe000, 0xfeff, 0xe0041].map((code) => `A${String.fromCodePoint(code)}n`), `A${marks}`, ' ', ''];
  for (const name of refused) expect([name, v.is(guestBody, { name, language: 'en' })]).toEqual([name, false]);
});

it('limits count networks, not the endless addresses in them', () => {
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

it('nobody may take for ever to ask', () => {
  expect(house.app.server.requestTimeout).toBe(30_000);
  expect(house.app.server.headersTimeout).toBe(15_000);
});

it('a finished match is verified once, however often its fairness is asked for', async () => {
  const ann = await Guest.called('Ann', house.address);
  const { table } = await ann.table({ seats });
  const line = await ann.socket();
  await line.watch(table);
  await line.until(() => line.views.has('0'));
  for (const seat of [0, 1]) await line.command({ type: 'abort', table, seat, agree: true, key: newKey() });
  const ask = async (): Promise<string> => (await ann.raw('GET', `/api/tables/${table}/fairness`)).text();
  const first = await ask();
  expect(first).toContain('transcript');
  const { match } = await (await house.hall.keeper(table)).with((course) => course);
  Object.assign(match ?? {}, { record: () => Promise.reject(new Error('asked again')) });
  expect(await ask()).toBe(first);
  await line.close();
});

it('to verify a finished match nothing that was added beside it is judged again', async () => {
  const ann = await Guest.called('Ann', house.address);
  const { table } = await ann.table({ seats });
  const line = await ann.socket();
  await line.watch(table);
  await line.until(() => line.views.has('0'));
  expect((await line.contribute(table, 0, { kind: 'clap', loud: 1 })).type).toBe('kept');
  for (const seat of [0, 1]) await line.command({ type: 'abort', table, seat, agree: true, key: newKey() });
  const judged = vi.spyOn(Match.prototype, 'whyNotContribute');
  expect((await ann.raw('GET', `/api/tables/${table}/fairness`)).status).toBe(200);
  expect(judged).not.toHaveBeenCalled();
  await line.close();
});
