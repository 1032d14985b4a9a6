/** What people add beside a game: kept like every move, shown to everybody, and of no consequence to the game. */
import { digest, type MatchRecord, readMatch, verify } from '@guildhall/kernel/hall';
import type { TableReply, Update } from '@guildhall/wire';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Running } from '../src/server.ts';
import { MAX_CONTRIBUTIONS } from '../src/table/quota.ts';
import { bids } from './games/bids.ts';
import { folder, Guest, type Line, newKey, startHouse } from './house.ts';

const place = folder();
let house: Running;
const start = (): Promise<Running> => startHouse({ folder: place.path });
beforeAll(async () => {
  house = await start();
});
afterAll(async () => {
  await house.close();
  place.remove();
});

const scribble = (...points: number[]) => ({ kind: 'scribble', points });
const clap = (loud: number) => ({ kind: 'clap', loud });
const bodies = (line: Line) => line.contributions.map(({ body }) => body);

interface Party {
  table: string;
  ann: Guest;
  bob: Guest;
  a: Line;
  b: Line;
  /** Looks on by name. */
  ola: Line;
  olaGuest: Guest;
}

async function party(more: object = {}): Promise<Party> {
  const ann = await Guest.called('Ann', house.address);
  const bob = await Guest.called('Bob', house.address);
  const olaGuest = await Guest.called('Ola', house.address);
  const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }], ...more });
  await bob.request('POST', `/api/tables/${table}/join`, {});
  const [a, b, ola] = [await ann.socket(), await bob.socket(), await olaGuest.socket()];
  for (const line of [a, b, ola]) {
    await line.watch(table);
    await line.until(() => line.state?.state.status === 'playing');
  }
  return { table, ann, bob, a, b, ola, olaGuest };
}

const together = (lines: Line[], sequence: number): Promise<unknown> =>
  Promise.all(lines.map((line) => line.until(() => line.sequence >= sequence)));

/** The first legal answer of whoever is asked first. */
async function step({ table, a, b, ola }: Party): Promise<void> {
  const { seat } = a.view(0).waitingFor[0];
  const line = seat === 0 ? a : b;
  const kept = await line.answer(table, seat, line.view(seat).asked?.options?.[0]);
  if (kept.type !== 'kept') throw new Error(kept.detail);
  await together([a, b, ola], kept.sequence);
}

const standing = async (table: string): Promise<string> =>
  (await house.hall.keeper(table)).with(({ match, decision, sequence, clocks, contributed }) =>
    JSON.stringify([match && digest(match.current), match?.log, decision, sequence, clocks.left, contributed]),
  );

it('is kept, numbered and shown to everybody in order, in small messages', async () => {
  const { table, a, b, ola } = await party({ pace: { kind: 'live', minutes: 10, increment: 0 } });
  const { decision } = a;
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => [a.contribute(table, 0, scribble(i, i)), b.contribute(table, 1, scribble(i))]).flat(),
  );
  expect(replies.every(({ type }) => type === 'kept')).toBe(true);
  const [last] = replies.map((reply) => (reply.type === 'kept' ? reply.sequence : 0)).sort((x, y) => y - x);
  await together([a, b, ola], last);
  expect(a.contributions.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  const own = a.contributions.filter(({ seat }) => seat === 0);
  expect(own.map(({ body }) => body)).toEqual(Array.from({ length: 20 }, (_, i) => scribble(i, i)));
  expect(own[0]).toMatchObject({ seat: 0, name: 'Ann', after: 0, decisions: 0 });
  for (const line of [b, ola]) expect(line.contributions).toEqual(a.contributions);
  const updates = ola.received.filter((message): message is Update => message.type === 'update' && !!message.contribution);
  expect(updates).toHaveLength(40);
  for (const update of updates) {
    expect(Object.keys(update).sort()).toEqual(['at', 'contribution', 'decision', 'sequence', 'table', 'type']);
    expect(update.decision).toBe(decision);
  }
  expect([a, b, ola].flatMap(({ gaps }) => gaps)).toEqual([]);
});

it('is not done twice, and no two who look on share a key', async () => {
  const { table, a, b, ola } = await party();
  const key = newKey();
  const kept = await a.contribute(table, 0, clap(1), key);
  expect(await a.contribute(table, 0, clap(2), key)).toEqual(kept);
  expect((await b.contribute(table, 1, clap(1), key)).type).toBe('kept');
  const first = await ola.contribute(table, null, clap(1), key);
  const another = await Guest.called('Ed', house.address);
  const ed = await another.socket();
  await ed.watch(table);
  const second = await ed.contribute(table, null, clap(1), key);
  expect(second).toMatchObject({ type: 'kept', sequence: Number((first as { sequence: number }).sequence) + 1 });
  // The same person on a new line is the same person.
  const again = await another.socket();
  await again.watch(table);
  expect(await again.contribute(table, null, clap(5), key)).toEqual(second);
  await a.until(() => a.contributions.length === 4);
  expect(a.contributions.map(({ seat, name }) => [seat, name])).toEqual([
    [0, 'Ann'],
    [1, 'Bob'],
    [null, 'Ola'],
    [null, 'Ed'],
  ]);
});

it('refuses what the game does not provide for, and changes nothing', async () => {
  const { table, a, ola, ann } = await party();
  const before = await standing(table);
  const refused = async (line: Line, seat: number | null, body: object) => line.contribute(table, seat, body as { kind: string });
  expect(await refused(ola, null, scribble(1))).toMatchObject({
    reason: 'rules',
    refusal: { rule: 'BI-1.3', why: 'notForOnlookers' },
  });
  expect(await refused(a, 0, { kind: 'shout' })).toMatchObject({ refusal: { rule: 'GH-10', why: 'noSuchContribution' } });
  expect(await refused(a, 0, {})).toMatchObject({ refusal: { rule: 'GH-10' } });
  expect(await refused(a, 0, { kind: 'clap', loud: 'very' })).toMatchObject({ refusal: { rule: 'BI-1.4', why: 'howLoud' } });
  expect(await refused(a, 0, { kind: 'scribble', points: new Array(19_000).fill(1234) })).toMatchObject({
    reason: 'malformed',
    detail: expect.stringContaining('65536'),
  });
  expect(await refused(a, 1, clap(1))).toMatchObject({ reason: 'notYourSeat' });
  expect(await refused(ola, 0, clap(1))).toMatchObject({ reason: 'notYourSeat' });
  // Whoever sits at the table does not speak as an onlooker.
  expect(await refused(a, null, clap(1))).toMatchObject({ reason: 'notYourSeat' });
  const nobody = await new Guest(house.address).socket();
  await nobody.watch(table);
  expect(await refused(nobody, null, clap(1))).toMatchObject({ reason: 'noSession' });
  expect(await standing(table)).toBe(before);

  const early = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }] });
  const line = await ann.socket();
  await line.watch(early.table);
  expect(await line.contribute(early.table, 0, clap(1))).toMatchObject({ reason: 'notBegun' });
});

it('goes with its question or with what is taken back, for everybody and for whoever comes later', async () => {
  const at = await party();
  const { table, a, b, ola, olaGuest } = at;
  const ends = async (lines: Line[]): Promise<void> => {
    const late = await olaGuest.socket();
    await late.watch(table);
    for (const line of lines) expect(line.contributions).toEqual(late.contributions);
    await late.close();
  };
  // A round: both bid face down, whoever scored passes.
  await step(at);
  await step(at);
  await step(at);
  const winner = a.view(0).waitingFor[0].seat;
  const line = winner === 0 ? a : b;
  await line.contribute(table, winner, clap(1));
  await line.contribute(table, winner, scribble(1, 2));
  await ola.until(() => ola.contributions.length === 2);
  await ends([a, b, ola]);
  await step(at);
  expect(bodies(ola)).toEqual([clap(1)]);
  await ends([a, b, ola]);
  await line.contribute(table, winner, clap(2));
  await line.contribute(table, winner, scribble(3));
  await a.until(() => a.contributions.length === 3);
  const undone = await line.command({ type: 'undo', table, seat: winner, key: newKey() });
  expect(undone.type).toBe('kept');
  await together([a, b, ola], (undone as { sequence: number }).sequence);
  expect(bodies(ola)).toEqual([clap(1)]);
  await ends([a, b, ola]);
});

it('survives a restart, and the end of the match; export, verify and import bring it along', async () => {
  const at = await party();
  await at.ola.contribute(at.table, null, clap(3));
  await at.a.contribute(at.table, 0, scribble(7, 7));
  await at.ola.until(() => at.ola.contributions.length === 2);
  const { contributions } = at.ola;
  await house.close();
  house = await start();
  const ann = Object.assign(new Guest(house.address), { cookie: at.ann.cookie });
  const ola = Object.assign(new Guest(house.address), { cookie: at.olaGuest.cookie });
  const [a, o] = [await ann.socket(), await ola.socket()];
  expect((await a.watch(at.table)).contributions).toEqual(contributions);
  await o.watch(at.table);
  // Bob leaves it to a bot, which plays on and adds nothing.
  const b = await Object.assign(new Guest(house.address), { cookie: at.bob.cookie }).socket();
  await b.watch(at.table);
  await b.command({ type: 'takeOver', table: at.table, seat: 1, of: 1, key: newKey(), level: 'random' });
  const turn = (): boolean => a.view(0).waitingFor.some(({ seat }) => seat === 0);
  for (let i = 0; i < 60 && !a.view(0).outcome; i++) {
    await a.until(() => a.view(0).outcome !== null || turn());
    if (!turn()) break;
    const kept = await a.answer(at.table, 0, a.view(0).asked?.options?.[0]);
    if (kept.type === 'kept') await together([a], kept.sequence);
  }
  await a.until(() => a.view(0).outcome !== null);
  // What lasts may be added when all is over; what belongs to a question may not.
  expect((await o.contribute(at.table, null, clap(9))).type).toBe('kept');
  expect(await a.contribute(at.table, 0, scribble(9))).toMatchObject({ reason: 'over' });

  const text = await (await ann.raw('GET', `/api/tables/${at.table}/export`)).text();
  const read = readMatch(text);
  if ('problem' in read) throw new Error(read.problem);
  const { record } = read;
  expect(record.contributions?.map(({ body }) => body)).toEqual([clap(3), scribble(7, 7), clap(9)]);
  expect(verify(bids, record)).toMatchObject({ outcome: a.view(0).outcome });
  const brought = await ann.request<TableReply>('POST', '/api/tables/import', record);
  const file = await ann.request<MatchRecord>('GET', `/api/tables/${brought.table}/export`);
  expect(file).toEqual(record);
  const there = await ann.socket();
  await there.watch(brought.table);
  expect(bodies(there)).toEqual([clap(3), clap(9)]);
  const forged = { ...record, contributions: record.contributions?.map((one) => ({ ...one, name: 'x\u202e' })) };
  expect((await ann.raw('POST', '/api/tables/import', forged)).status).toBe(422);
});

it('is refused when a match has enough of it, and nobody uses up the share of the others', async () => {
  const { table, a, b, ola } = await party();
  const keeper = await house.hall.keeper(table);
  const text = 'x'.repeat(MAX_CONTRIBUTIONS.letters / 2);
  await keeper.with(({ contributed }) => contributed.add(0, { kind: 'clap', text }));
  expect(await a.contribute(table, 0, clap(1))).toMatchObject({ reason: 'enough' });
  expect(await b.contribute(table, 1, clap(1))).toMatchObject({ type: 'kept' });
  expect(await ola.contribute(table, null, clap(1))).toMatchObject({ type: 'kept' });
  await keeper.with(({ contributed }) => contributed.add(1, { kind: 'clap', text }));
  for (const [line, seat] of [[a, 0] as const, [b, 1] as const, [ola, null] as const])
    expect(await line.contribute(table, seat, clap(2))).toMatchObject({ reason: 'enough' });
});

it('however much one adds, whoever comes can look on', async () => {
  const { table, a, b, olaGuest } = await party();
  const text = 'ż'.repeat(12_000);
  let refused = 0;
  for (let loud = 0; refused === 0 && loud < 1000; loud++) {
    const made = await a.contribute(table, 0, { kind: 'clap', loud, text });
    if (made.type === 'refused') {
      expect(made.reason).toBe('enough');
      refused++;
    }
  }
  expect(refused).toBe(1);
  const line = await olaGuest.socket();
  const state = await line.watch(table);
  expect(JSON.stringify(state).length).toBeLessThan(MAX_CONTRIBUTIONS.lettersInForce);
  expect((await b.contribute(table, 1, clap(1))).type).toBe('kept');
  await line.until(() => line.contributions.some(({ seat }) => seat === 1));
  expect(line.closed).toBe(false);
});

it('comes at the pace of a pen; a flood is refused, and those who look on add little', async () => {
  const own = folder();
  const strict = await startHouse({ folder: own.path, limits: { ...house.hall.config.limits, messages: 60, burst: 300 } });
  try {
    const ann = await Guest.called('Ann', strict.address);
    const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
    const pen = await ann.socket();
    await pen.watch(table);
    await pen.until(() => pen.views.has('0'));
    // Two seconds at 15 pieces a second, after a burst like that of a line that came back. Time goes on by the piece, and
    // stands still in the flood.
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const pieces: Promise<{ type: string }>[] = [];
    for (let i = 0; i < 100; i++) pieces.push(pen.contribute(table, 0, scribble(i)));
    for (let i = 0; i < 30; i++) {
      now += 66;
      const piece = pen.contribute(table, 0, scribble(...new Array(40).fill(i)));
      pieces.push(piece);
      await piece;
    }
    expect((await Promise.all(pieces)).every(({ type }) => type === 'kept')).toBe(true);
    const flood = await ann.socket();
    await flood.watch(table);
    const tooFast = flood.wait('refused', ({ reason, key }) => reason === 'tooFast' && key !== null);
    for (let i = 0; i < 400; i++) flood.send({ type: 'contribute', table, seat: 1, key: newKey(), body: scribble(i) });
    await tooFast;
    const ola = await (await Guest.called('Ola', strict.address)).socket();
    await ola.watch(table);
    const enough = ola.wait('refused', ({ reason }) => reason === 'tooFast');
    for (let i = 0; i < 20; i++) ola.send({ type: 'contribute', table, seat: null, key: newKey(), body: clap(i) });
    await enough;
    expect(ola.contributions.filter(({ name }) => name === 'Ola').length).toBeLessThan(12);
  } finally {
    vi.restoreAllMocks();
    await strict.close();
    own.remove();
  }
});
