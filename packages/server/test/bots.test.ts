/** Bots think for everybody in turn: whoever sets up fifty tables keeps nobody else waiting. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import type { Running } from '../src/server.ts';
import { answers } from '../src/table/judge.ts';
import { folder, GAMES, Guest, HANGS, newKey, startHouse } from './house.ts';

const place = folder();
let house: Running;
beforeAll(async () => {
  house = await startHouse({ folder: place.path, bots: { threads: 1, budget: 200, delay: 0, patience: HANGS } });
});
afterAll(async () => {
  await house.close();
  place.remove();
});

const search = { kind: 'bot', level: 'search' } as const;

it('tables that are looked at come first, then the owner who has waited longest', async () => {
  const pool = new BotPool(GAMES, 1);
  const order: string[] = [];
  const think = (owner: string, watched: boolean) =>
    pool
      .think(
        { game: 'none', level: 'random', seat: 0, seed: 1, ms: 1, world: '{}' },
        { owner, question: '', watched: () => watched },
      )
      .catch(() => order.push(`${owner} ${watched ? 'watched' : 'alone'}`));
  await Promise.all([
    think('first', false),
    ...Array.from({ length: 3 }, () => think('eve', false)),
    ...Array.from({ length: 3 }, () => think('eve', true)),
    think('ann', false),
    think('ann', true),
    think('bob', true),
  ]);
  await pool.close();
  expect(order).toEqual([
    'first alone',
    'eve watched',
    'ann watched',
    'bob watched',
    'eve watched',
    'eve watched',
    'ann alone',
    'eve alone',
    'eve alone',
    'eve alone',
  ]);
});

it('fifty tables of search bots that were left behind cost nobody anything', async () => {
  const eve = await Guest.called('Eve', house.address);
  const line = await eve.socket();
  for (let i = 0; i < 50; i++) {
    const { table } = await eve.table({ seats: [{ kind: 'person' }, search, search, search], standIns: true });
    await line.watch(table);
    await line.command({ type: 'resign', table, seat: 0, key: newKey() });
    line.send({ type: 'unwatch', table });
  }
  await line.close();
  const ann = await Guest.called('Ann', house.address);
  const { table } = await ann.table({ seats: [{ kind: 'person' }, search] });
  const a = await ann.socket();
  await a.watch(table);
  await a.until(() => a.views.has('0'));
  const before = house.hall.counts.thoughts;
  await a.answer(table, 0, a.view(0).asked?.options?.[0]);
  await a.until(() => a.view(0).table.bids !== undefined && (a.view(0).table.bids as number[]).length === 2);
  // All that was thought meanwhile: that one answer, and what had been begun.
  expect(house.hall.counts.thoughts - before).toBeLessThan(10);
  // Soon nobody thinks there at all.
  const { thoughts } = house.hall.counts;
  await new Promise((later) => setTimeout(later, 1500));
  expect(house.hall.counts.thoughts - thoughts).toBeLessThan(5);
});

it('a bot for which another process has answered meanwhile, while others are still asked, is no trouble', async () => {
  const ann = await Guest.called('Ann', house.address);
  const { errors } = house.hall.counts;
  let laid: (table: string) => void = () => {};
  const tableId = new Promise<string>((known) => {
    laid = known;
  });
  const returned: unknown[] = [];
  const think = vi.spyOn(house.hall.bots, 'think').mockImplementationOnce(async (task) => {
    const keeper = await house.hall.keeper(await tableId);
    const first = (course: Parameters<typeof answers>[0]) => {
      const list: number[] = [];
      course.game.legal(course.match?.current as never, task.seat, list);
      return answers(course, task.seat, course.decision, [list[0]], true);
    };
    returned.push(await keeper.make(task.seat, 'elsewhere', first));
    return 'no longer asked';
  });
  const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
  laid(table);
  const a = await ann.socket();
  await a.watch(table);
  await a.until(() => returned.length > 0);
  expect(returned).toEqual([{ kept: expect.any(Number) }]);
  await a.answer(table, 0, a.view(0).asked?.options?.[0]);
  await a.until(() => (a.view(0).table.bids as number[] | undefined)?.length === 2);
  think.mockRestore();
  expect(house.hall.counts.errors).toBe(errors);
  await a.close();
});
