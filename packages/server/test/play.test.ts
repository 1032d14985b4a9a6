import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { folder, Guest, type Line, newKey, startHouse } from './house.ts';

const place = folder();
let house: Running;
beforeAll(async () => {
  house = await startHouse({ folder: place.path });
});
afterAll(async () => {
  await house.close();
  place.remove();
});

/** Two people at one table, both watching. */
async function two(more: object = {}): Promise<{ table: string; lines: [Line, Line]; guests: [Guest, Guest] }> {
  const ann = await Guest.called('Ann', house.address);
  const bob = await Guest.called('Bob', house.address);
  const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'open' }], ...more });
  const a = await ann.socket();
  await a.watch(table);
  const begun = a.wait('update', ({ state }) => state?.status === 'playing');
  await bob.request('POST', `/api/tables/${table}/join`, { entropy: 'bob-entropy' });
  const b = await bob.socket();
  await b.watch(table);
  await begun;
  return { table, lines: [a, b], guests: [ann, bob] };
}

const first = (line: Line, seat: number): unknown => line.view(seat).asked?.options?.[0];

/** Plays the first legal answers until the match is over. */
async function playOut(table: string, lines: Line[]): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const [a] = lines;
    const view = a.view(0);
    if (view.outcome) return;
    const { seat } = view.waitingFor[0];
    const line = lines[seat];
    await line.until(() => line.sequence === a.sequence && line.view(seat).asked !== null);
    const kept = await line.answer(table, seat, first(line, seat));
    expect(kept.type).toBe('kept');
    const { sequence } = kept as { sequence: number };
    await Promise.all(lines.map((each) => each.until(() => each.sequence >= sequence)));
  }
  throw new Error('the match did not end');
}

describe('two people', () => {
  it('are told that they are here by the first they are sent, and nothing before it', async () => {
    const { table, lines, guests } = await two();
    const again = await guests[0].socket();
    expect((await again.watch(table)).state.seats[0].here).toBe(true);
    expect(again.received[0].type).toBe('state');
    // Also where they come a second time.
    expect((await again.watch(table)).state.seats[0].here).toBe(true);
    for (const line of [...lines, again]) await line.close();
  });

  it('play a whole match, and the file verifies', async () => {
    const { table, lines, guests } = await two();
    const early = await guests[0].raw('GET', `/api/tables/${table}/export`);
    expect(early.status).toBe(409);
    await playOut(table, lines);
    expect(lines[0].gaps).toEqual([]);
    expect(lines[1].gaps).toEqual([]);
    expect(lines[1].view(1).outcome?.winners.length).toBeGreaterThan(0);
    const record = await guests[1].request<Record<string, unknown>>('GET', `/api/tables/${table}/export`);
    expect(record.entropy).toEqual(['', 'bob-entropy']);
    const fairness = await guests[1].request<{ transcript: { draws: unknown[] } }>('GET', `/api/tables/${table}/fairness`);
    expect(fairness.transcript.draws.length).toBeGreaterThan(0);
    const again = await guests[1].request<{ table: string }>('POST', '/api/tables/import', record);
    const copy = await guests[1].request<{ status: string }>('GET', `/api/tables/${again.table}`);
    expect(copy.status).toBe('over');
  });

  it('never plays a command twice', async () => {
    const { table, lines } = await two();
    const [a] = lines;
    const key = newKey();
    const one = await a.answer(table, 0, first(a, 0), key);
    const { sequence } = a;
    const again = await a.answer(table, 0, 'anything else', key, 77);
    expect(again).toEqual(one);
    expect(a.sequence).toBe(sequence);
  });

  it('answer face down at the same time without colliding', async () => {
    const { table, lines } = await two();
    const [a, b] = lines;
    expect(a.decision).toBe(b.decision);
    const { decision } = a;
    const results = await Promise.all([
      a.answer(table, 0, first(a, 0), newKey(), decision),
      b.answer(table, 1, first(b, 1), newKey(), decision),
    ]);
    expect(results.map(({ type }) => type)).toEqual(['kept', 'kept']);
    await a.until(() => a.decision === decision + 1);
  });

  it('may take a face-down answer back', async () => {
    const { table, lines } = await two();
    const [a] = lines;
    await a.answer(table, 0, first(a, 0));
    await a.until(() => a.view(0).asked?.held !== null);
    const back = await a.command({ type: 'withdraw', table, seat: 0, decision: a.decision, key: newKey() });
    expect(back.type).toBe('kept');
    await a.until(() => a.view(0).asked?.held === null);
  });

  it('are refused with a reason: stale, wrong seat, against the rules', async () => {
    const { table, lines } = await two();
    const [a, b] = lines;
    expect(await a.answer(table, 0, first(a, 0), newKey(), a.decision + 1)).toMatchObject({ type: 'refused', reason: 'stale' });
    expect(await b.answer(table, 0, first(a, 0))).toMatchObject({ type: 'refused', reason: 'notYourSeat' });
    const illegal = await a.answer(table, 0, 'bid 99');
    expect(illegal).toMatchObject({ type: 'refused', reason: 'rules', refusal: { rule: 'BI-1.1', why: 'notInHand' } });
  });

  it('answer several questions at once, all or none', async () => {
    const { table, lines } = await two();
    const [a, b] = lines;
    await Promise.all([a.answer(table, 0, first(a, 0)), b.answer(table, 1, first(b, 1))]);
    await a.until(() => a.sequence === 5);
    await b.until(() => b.sequence === 5);
    const seat = a.view(0).waitingFor[0].seat;
    const line = lines[seat];
    const batch = (answers: string[]) =>
      line.command({ type: 'answer', table, seat, decision: line.decision, key: newKey(), answers });
    expect(await batch(['pass', 'mark 1', 'mark 9'])).toMatchObject({ type: 'refused', index: 2 });
    expect(line.view(seat).asked?.name).toBe('round/draw or pass');
    expect(await batch(['pass', 'mark 1'])).toMatchObject({ type: 'kept' });
    await line.until(() => line.view(seat).asked?.name === 'mark/second mark');
    expect(line.undo.get(String(seat))).toBe('free');
    const undone = await line.command({ type: 'undo', table, seat, key: newKey() });
    expect(undone.type).toBe('kept');
    await line.until(() => line.view(seat).asked?.name === 'mark/first mark');
  });
});

describe('the seed', () => {
  const person = { kind: 'person' } as const;
  const bot = { kind: 'bot', level: 'random' } as const;
  const status = async (guest: Guest, table: string): Promise<string> =>
    (await guest.request<{ status: string }>('GET', `/api/tables/${table}`)).status;

  it('is sealed before anybody has added a word, whoever sets the table up included', async () => {
    const ann = await Guest.called('Ann', house.address);
    // Words that came along would be known when the seed is drawn.
    const early = await ann.raw('POST', '/api/tables', { game: 'bids', seats: [person, bot], entropy: 'too-early' });
    expect(early.status).toBe(400);
    const { table, commitment } = await ann.table({ seats: [person, bot] });
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await status(ann, table)).toBe('waiting');
    const line = await ann.socket();
    await line.watch(table, [], 0, 'words-of-ann');
    await line.until(() => line.views.has('0'));
    expect(line.state?.settings.commitment).toBe(commitment);
    expect(await ann.request('GET', `/api/tables/${table}/fairness`)).toMatchObject({
      commitment,
      entropy: ['words-of-ann', ''],
    });
  });

  it('also where only bots play: it waits for the words of whoever set it up, and for nobody else’s', async () => {
    const ann = await Guest.called('Ann', house.address);
    const { table } = await ann.table({ seats: [bot, bot] });
    const eve = await (await Guest.called('Eve', house.address)).socket();
    expect((await eve.watch(table, [], 0, 'words-of-eve')).state.status).toBe('waiting');
    const line = await ann.socket();
    await line.watch(table, [], 0, 'words-of-ann');
    await eve.until(() => eve.views.has('null'));
    expect(await ann.request('GET', `/api/tables/${table}/fairness`)).toMatchObject({ entropy: ['words-of-ann', ''] });
  });
});
