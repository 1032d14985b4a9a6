/** Bots and match files give way to people who move. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Match } from '@guildhall/kernel/hall';
import type { TableReply } from '@guildhall/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OF_BOTS, OF_FILES } from '../src/priority.ts';
import type { Running } from '../src/server.ts';
import { bids } from './games/bids.ts';
import { folder, GAMES, Guest, startHouse } from './house.ts';

const CHILDREN = `/proc/self/task/${process.pid}/children`;
const NICE = 16;
/** The tests themselves may give way already, and nobody gives way by more than this. */
const LOWEST = 19;

/** By how much each thread of this process gives way. */
const threads = (): number[] =>
  readdirSync('/proc/self/task').map((thread) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1].split(' ')[NICE]),
  );

describe.runIf(existsSync(CHILDREN))('where more is to do than the machine can', () => {
  const place = folder();
  const own = getPriority();
  let house: Running;
  beforeAll(async () => {
    house = await startHouse({ folder: place.path });
  });
  afterAll(async () => {
    await house.close();
    place.remove();
  });

  it('bots give way, and the hall does not', async () => {
    const ann = await Guest.called('Ann', house.address);
    const { table } = await ann.table({ seats: [{ kind: 'bot', level: 'random' }, { kind: 'person' }] });
    const line = await ann.socket();
    await line.watch(table);
    // It has answered, face down.
    await line.until(() => line.views.has('1') && line.view(1).waitingFor.every(({ seat }) => seat !== 0));
    expect(threads()).toContain(Math.min(LOWEST, own + OF_BOTS));
    expect(getPriority()).toBe(own);
    await line.close();
  });

  it('match files give way to both', async () => {
    const ann = await Guest.called('Ann', house.address);
    const match = Match.create(bids, { seats: 2, options: { cards: 4 }, seed: '0'.repeat(64) });
    expect((await ann.request<TableReply>('POST', '/api/tables/import', match.record())).grants).toHaveLength(2);
    const begun = readFileSync(CHILDREN, 'utf8').trim().split(' ').filter(Boolean).map(Number);
    const checkers = begun.filter((one) => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes(GAMES));
    expect(checkers.map((one) => getPriority(one))).toEqual([Math.min(LOWEST, own + OF_FILES)]);
    expect(OF_FILES).toBeGreaterThan(OF_BOTS);
  });
});
