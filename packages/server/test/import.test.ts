/** Match files from strangers: whatever they ask for, nobody else waits, and no position that was made up by hand comes in. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Contribution, type Game, QuickRandom } from '@guildhall/kernel';
import { Match, type MatchRecord } from '@guildhall/kernel/hall';
import { loadGame } from '@guildhall/registry';
import type { Problem, TableReply } from '@guildhall/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImportDesk } from '../src/import/desk.ts';
import type { Running } from '../src/server.ts';
import { MAX_CONTRIBUTIONS } from '../src/table/quota.ts';
import { bids } from './games/bids.ts';
import { folder, Guest, HANGS, startHouse, until } from './house.ts';

const MILL = fileURLToPath(new URL('./games/mill.ts', import.meta.url));
const SEED = '0'.repeat(64);
const place = folder();
let mill: Running;
let hall: Running;
beforeAll(async () => {
  mill = await startHouse({ folder: `${place.path}/mill`, games: MILL, importBudget: 1000 });
  hall = await startHouse({ folder: `${place.path}/hall`, games: '@guildhall/registry' });
});
afterAll(async () => {
  await mill.close();
  await hall.close();
  place.remove();
});

const problemOf = async (guest: Guest, file: unknown): Promise<[number, Problem['reason']]> => {
  const reply = await guest.raw('POST', '/api/tables/import', file);
  return [reply.status, ((await reply.json()) as Problem).reason];
};

/** A match in which somebody clapped so loud. */
function clapped(loud: number): MatchRecord {
  const match = Match.create(bids, { seats: 2, options: { cards: 4 }, seed: SEED });
  const clap: Contribution = { n: 1, at: 0, seat: 0, name: 'Ann', after: 0, decisions: 0, body: { kind: 'clap', loud } };
  return { ...match.record(), contributions: [clap] };
}

it('a file that never ends, or wants all the memory, is refused, and nobody else waits for it', async () => {
  const eve = await Guest.called('Eve', mill.address);
  const ann = await Guest.called('Ann', mill.address);
  for (const loud of [0, 1]) {
    let done = false;
    const refused = problemOf(eve, clapped(loud)).finally(() => {
      done = true;
    });
    let answered = 0;
    while (!done) {
      await ann.request('GET', '/healthz');
      answered++;
      await new Promise((later) => setTimeout(later, 20));
    }
    expect(answered).toBeGreaterThan(3);
    expect(await refused).toEqual([422, 'badMatch']);
  }
  // Whoever comes after it is served.
  expect((await ann.request<TableReply>('POST', '/api/tables/import', clapped(2))).grants).toHaveLength(2);
});

it('a file that only waits for the processor is not refused for it', async () => {
  const ann = await Guest.called('Ann', mill.address);
  // Twice its budget of time goes by, and next to none of the processor's.
  expect((await ann.request<TableReply>('POST', '/api/tables/import', clapped(3))).grants).toHaveLength(2);
});

it('whoever hands in many files keeps nobody else waiting', async () => {
  const desk = new ImportDesk(MILL, 60_000);
  const file = Buffer.from(JSON.stringify(clapped(2)));
  const order: string[] = [];
  const hand = (from: string) => desk.check(file, false, from).then(() => order.push(from));
  // One is being played, five wait; more from there find no room, and others do.
  const all = Array.from({ length: 6 }, () => hand('a'));
  await expect(hand('a')).rejects.toThrow('too many');
  all.push(hand('b'), hand('c'));
  await Promise.all(all);
  expect(order.join('')).toBe('abcaaaaa');
  await desk.close();
});

/** A whole match. */
function played(): Match {
  const match = Match.create(bids, { seats: 2, options: { cards: 4 }, seed: SEED });
  const random = new QuickRandom(1);
  for (let [seat] = bids.actors(match.current); seat !== undefined; [seat] = bids.actors(match.current))
    match.answer(seat, bids.sample(match.current, seat, random));
  return match as unknown as Match;
}

/** How many answers were carried out meanwhile, and at most without anybody else having a turn. */
async function milled(job: () => Promise<unknown>): Promise<{ all: number; most: number }> {
  const now = (): number => globalThis.answersMilled ?? 0;
  const began = now();
  let [most, before, done] = [0, began, false];
  const turn = (): void => {
    most = Math.max(most, now() - before);
    before = now();
    if (!done) setImmediate(turn);
  };
  turn();
  await job();
  await new Promise(setImmediate);
  done = true;
  return { all: now() - began, most };
}

it('what was brought in is played again in parts, whenever somebody wants it: nobody waits for all of it', async () => {
  const eve = await Guest.called('Eve', mill.address);
  const match = played();
  let table = '';
  const brought = await milled(async () => {
    ({ table } = await eve.request<TableReply>('POST', '/api/tables/import', match.record()));
  });
  await mill.hall.forget(table);
  const looked = await milled(() => eve.request('GET', `/api/tables/${table}`));
  const proven = await milled(() => eve.request('GET', `/api/tables/${table}/fairness`));
  // Played and told; for the proof every shuffle is drawn once more.
  for (const { all, most } of [brought, looked, proven]) {
    expect(all).toBeGreaterThanOrEqual(2 * match.log.length);
    expect(most).toBeLessThan(match.log.length / 3);
  }
  expect(await eve.request('GET', `/api/tables/${table}/export`)).toEqual(match.record());
});

it('what is in force beside a match is no more than whoever comes can be sent', async () => {
  const eve = await Guest.called('Eve', mill.address);
  const clap = clapped(2);
  const [one] = clap.contributions ?? [];
  const most = MAX_CONTRIBUTIONS.inForce;
  const claps = (times: number) => Array.from({ length: times }, (_, i) => ({ ...one, n: i + 1 }));
  const loud = async (contributions: unknown[]): Promise<Partial<Problem>> =>
    (await eve.raw('POST', '/api/tables/import', { ...clap, contributions })).json() as Promise<Partial<Problem>>;
  const text = 'x'.repeat(30_000);
  const long = (times: number) => claps(times).map((clapping) => ({ ...clapping, body: { kind: 'clap', loud: 2, text } }));
  expect((await loud(claps(most + 1))).detail).toContain('in force');
  expect(await loud(claps(most))).toHaveProperty('table');
  expect((await loud(long(150))).detail).toContain('in force');
  expect(await loud(long(100))).toHaveProperty('table');
});

/** The processes that this one has begun to check match files. */
const checkers = (): number[] => {
  const begun = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return begun.filter((one) => fileOf(one, 'cmdline').includes(MILL));
};

/** Empty: the process has just ended. */
function fileOf(process: number, name: string): string {
  try {
    return readFileSync(`/proc/${process}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** What a process takes of the memory; 0: it has ended. */
function megabytesOf(process: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fileOf(process, 'status'))?.[1] ?? 0) / 1024;
}

it.runIf(existsSync(`/proc/self/task/${process.pid}/children`))(
  'where the memory of a whole process is used up, the file is refused and the hall stands',
  async () => {
    const eve = await Guest.called('Eve', mill.address);
    const refused = problemOf(eve, clapped(0));
    await until(() => checkers().length > 0);
    for (const checker of checkers()) process.kill(checker, 'SIGKILL');
    expect(await refused).toEqual([422, 'badMatch']);
    expect((await eve.request<TableReply>('POST', '/api/tables/import', clapped(2))).grants).toHaveLength(2);
  },
);

it.runIf(existsSync(`/proc/self/task/${process.pid}/children`))(
  'a file that wants all the memory is given a part of it, however long it may take',
  async () => {
    // The clock is no reason to end it.
    const desk = new ImportDesk(MILL, HANGS);
    let done = false;
    const refused = desk.check(Buffer.from(JSON.stringify(clapped(1))), false, 'a').catch((error: Error) => {
      done = true;
      return error.message;
    });
    let most = 0;
    while (!done) {
      for (const checker of checkers()) most = Math.max(most, megabytesOf(checker));
      await new Promise((later) => setTimeout(later, 5));
    }
    expect(await refused).toContain('too much');
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(2000);
    await desk.close();
  },
);

it('a position made up by hand does not come in, by whatever door', async () => {
  const eve = await Guest.called('Eve', hall.address);
  const game = await loadGame('defenders');
  const random = new QuickRandom(3);
  const match = Match.create(game, { seats: 2, options: game.options({}, 2) as { [name: string]: string }, seed: SEED });
  const dealt = match.record();
  let frame = -1;
  for (let i = 0; i < 200 && frame < 0; i++) {
    const [seat] = game.actors(match.current);
    match.answer(seat, game.sample(match.current, seat, random));
    frame = match.current.stack.findIndex(({ vars }) => 'ready' in vars);
  }
  expect(frame).toBeGreaterThanOrEqual(0);
  const position = JSON.parse(JSON.stringify(match.current)) as Game<unknown>;
  position.stack[frame].vars.ready = 5;
  const start = Match.from(game, match.current, SEED).record();
  expect(await problemOf(eve, { ...start, start: position })).toEqual([422, 'positions']);
  const from = { rules: dealt.rules, digest: null, from: { line: 0, game: position } };
  expect(await problemOf(eve, { ...dealt, log: [from] })).toEqual([422, 'positions']);
  // What was dealt does.
  expect((await eve.request<TableReply>('POST', '/api/tables/import', match.record())).grants).toHaveLength(2);
});

it('nor behind a match of earlier rules that can no longer be played', async () => {
  const eve = await Guest.called('Eve', hall.address);
  const game = await loadGame('brigade');
  const match = Match.create(game, { seats: 2, options: game.options({}, 2) as { [name: string]: string }, seed: SEED });
  const line = { seat: 0, question: 'no/such', answer: 'x' };
  const rules = `brigade@${game.versions[0].version}`;
  const snapshot = { line: 1, game: match.current };
  const old = { ...match.record(), rules, log: [line], digest: null, snapshot };
  expect(await problemOf(eve, old)).toEqual([409, 'otherRules']);
});
