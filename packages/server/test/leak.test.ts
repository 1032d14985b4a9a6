/**
 * Everything a seat, a spectator or a bot receives is the same, byte for byte, in two worlds that differ only in what it may
 * not know: views, facts, refusals, sync after a reconnect, lists, and the world its bot is given.
 */
import { see } from '@guildhall/bots';
import { copyChance, type Game, isRefusal, type Plain, QuickRandom, type Seat, usualGiven } from '@guildhall/kernel';
import { Match } from '@guildhall/kernel/hall';
import * as registry from '@guildhall/registry';
import type { TableReply } from '@guildhall/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/server.ts';
import { bids } from './games/bids.ts';
import * as toys from './games/index.ts';
import { folder, Guest, type Line, startHouse, testConfig } from './house.ts';

const place = folder();
const SEED = '5eed'.repeat(16);
const POSITIONS = 10;
const houses: { [games: string]: Running } = {};
let clock = 1_700_000_000_000;
/** How often another drew a hidden card while we looked. */
let drawn = 0;
beforeAll(async () => {
  const now = (): number => clock;
  const toysModule = testConfig({}).games as string;
  houses.toys = await startHouse({ folder: `${place.path}/toys`, now, positions: true, games: toysModule });
  houses.hall = await startHouse({ folder: `${place.path}/hall`, now, positions: true, games: '@guildhall/registry' });
});
afterAll(async () => {
  for (const house of Object.values(houses)) await house.close();
  place.remove();
});

/** What a game is played with if not with what is usual: small, and with something to hide. */
const OPTIONS: { readonly [id: string]: { [name: string]: string | number } } = {
  kobolds: { gold: 6, scenario: 8 },
  'kobolds-campaign': { start: 40 },
};
/** Bets are laid on the fights of others. */
const SEATS: { readonly [id: string]: number } = { 'kobolds-campaign': 4 };

/** What is bet, offered and agreed in private comes about out of turn alone. */
function outOfTurn(game: registry.AnyGame, match: registry.AnyMatch, random: QuickRandom): void {
  for (let n = 0; n < 6; n++) {
    const seat = random.below(match.start.seats);
    const may = game.acts(match.current, seat);
    const act = may[random.below(may.length)];
    if (act !== undefined) match.act(seat, act, game.sampleAct(match.current, seat, act, random));
  }
}

/** A game somewhere in the middle. */
function somewhere(game: registry.AnyGame, steps: number, seed: number): Game<unknown> {
  const random = new QuickRandom(seed);
  const seats = SEATS[game.meta.id] ?? Math.max(2, game.meta.seats.min);
  const options = game.options(OPTIONS[game.meta.id] ?? {}, seats);
  if (isRefusal(options)) throw new Error(options.why);
  const match = Match.create(game, { seats, options, seed: SEED, given: usualGiven(game, options, seats, random) });
  let before = game.copy(match.current);
  for (let i = 0; i < steps; i++) {
    const actors = game.actors(match.current);
    if (actors.length === 0) break;
    const seat = actors[random.below(actors.length)];
    // Where any words will do, hostile ones could be the last of the game.
    if (!game.isOpen(match.current)) before = game.copy(match.current);
    if (game.links) outOfTurn(game, match, random);
    match.answer(seat, game.sample(match.current, seat, random));
    if (game.actors(match.current).length === 0) return before;
  }
  return match.current;
}

interface Laid {
  table: string;
  host: Line;
  seat: Line;
  spectator: Line;
}

async function lay(house: Running, game: registry.AnyGame, position: Game<unknown>, seat: Seat): Promise<Laid> {
  const owner = await Guest.called('Owner', house.address);
  const record = Match.from(game, position, SEED).record();
  const { table, grants } = await owner.request<TableReply>('POST', '/api/tables/import', record);
  const watcher = new Guest(house.address);
  const [host, mine, spectator] = [await owner.socket(), await watcher.socket(), await watcher.socket()];
  await host.watch(table);
  await host.until(() => host.views.size > 0);
  await mine.watch(table, [grants[seat].key]);
  await spectator.watch(table);
  return { table, host, seat: mine, spectator };
}

const HOSTILE: Plain[] = [
  null,
  '',
  'bid 1',
  'bid 17',
  'draw',
  'done',
  'pass',
  0,
  -1,
  1e9,
  true,
  [],
  {},
  ['bid 3'],
  { answer: 1 },
  '__proto__',
];

/** Everything received, with the names of the two tables made equal. */
const heard = (line: Line, table: string): string[] => line.texts.map((text) => text.replaceAll(table, 'TABLE'));

async function probe({ table, host, seat: mine, spectator }: Laid, seat: Seat, house: Running): Promise<void> {
  const before = mine.received.length;
  for (const [i, answer] of HOSTILE.entries()) {
    if (isLegal(mine, seat, answer)) continue;
    await mine.answer(table, seat, answer, `hostile-${i}-000`);
  }
  await mine.answer(table, (seat + 1) % 2, 'bid 1', 'not-my-seat-1');
  await mine.command({ type: 'withdraw', table, seat, decision: mine.decision, key: 'withdraw-0001' });
  expect(mine.received.length).toBeGreaterThan(before);
  // What others do face down.
  for (const other of host.views.keys()) {
    const view = host.view(Number(other));
    if (Number(other) === seat || !view.asked?.options || view.waitingFor.length < 2 || view.asked.held !== null) continue;
    if (!view.waitingFor.some((waiting) => waiting.seat === Number(other))) continue;
    if (!view.waitingFor.some((waiting) => waiting.seat === seat)) continue;
    const [answer] = view.asked.options;
    await host.command({
      type: 'answer',
      table,
      seat: Number(other),
      decision: host.decision,
      key: `other-${other}-0000`,
      answers: [answer],
    });
    await host.command({ type: 'withdraw', table, seat: Number(other), decision: host.decision, key: `back-${other}-00000` });
    await mine.until(() => mine.sequence === host.sequence);
    await spectator.until(() => spectator.sequence === host.sequence);
  }
  // A card that only its drawer sees.
  const [asked] = host.view(0).waitingFor;
  if (asked && asked.seat !== seat && host.view(asked.seat).asked?.options?.includes('draw')) {
    await host.answer(table, asked.seat, 'draw', 'drawn-by-other');
    await mine.until(() => mine.sequence === host.sequence);
    await spectator.until(() => spectator.sequence === host.sequence);
    drawn++;
  }
  await mine.watch(table, [], 0);
  await spectator.watch(table, [], 1);
  const stranger = new Guest(house.address);
  for (const path of ['', '/fairness', '/export']) {
    mine.texts.push(await (await stranger.raw('GET', `/api/tables/${table}${path}`)).text());
  }
}

const isLegal = (line: Line, seat: Seat, answer: Plain): boolean => line.view(seat).asked?.options?.includes(answer) === true;

async function compare(house: Running, game: registry.AnyGame): Promise<number> {
  let different = 0;
  for (let n = 0; n < POSITIONS; n++) {
    const one = somewhere(game, n * 3 + n * n + 2, n + 1);
    const actors = game.actors(one);
    // Somebody who looks on while another decides, if there is one.
    const seat = actors.length === 1 && n % 3 > 0 ? (actors[0] + 1) % game.seats(one) : n % 2;
    const other = game.imagine(one, seat, new QuickRandom(n + 100));
    other.chance = copyChance(one.chance);
    if (JSON.stringify(one.table) !== JSON.stringify(other.table)) different++;
    clock += 1000;
    const worlds: Laid[] = [];
    for (const position of [one, other]) {
      const laid = await lay(house, game, position, seat);
      await probe(laid, seat, house);
      worlds.push(laid);
    }
    const [a, b] = worlds;
    expect(heard(b.seat, b.table), `seat ${seat}`).toEqual(heard(a.seat, a.table));
    expect(heard(b.spectator, b.table), 'a spectator').toEqual(heard(a.spectator, a.table));
    expect(a.seat.texts.length).toBeGreaterThan(15);
    const given = [one, other].map((g) => JSON.stringify(see(game, g, seat, new QuickRandom(n)).world));
    expect(given[1], 'a bot').toBe(given[0]);
    for (const line of worlds.flatMap(({ host, seat: mine, spectator }) => [host, mine, spectator])) await line.close();
  }
  return different;
}

it('the toy with every kind of secret tells nobody what they may not know', async () => {
  expect(await compare(houses.toys, await toys.loadGame('bids'))).toBe(POSITIONS);
  expect(drawn).toBeGreaterThan(0);
});

it('the toy whose secrets are brought along tells nobody what they may not know', async () => {
  expect(await compare(houses.toys, await toys.loadGame('delve'))).toBeGreaterThan(0);
});

it.each([...registry.listGames(), ...registry.listCampaigns()])('%s tells nobody what they may not know', async (id) => {
  expect(await compare(houses.hall, await registry.loadGame(id))).toBeGreaterThan(0);
});

it('the comparison finds a leak where there is one', async () => {
  const leaky = { ...bids, view: (g: Game<never>, seat: Seat | null) => ({ ...bids.view(g, seat), leak: g.table }) };
  const one = somewhere(bids as unknown as registry.AnyGame, 3, 1);
  const other = (bids as unknown as registry.AnyGame).imagine(one, 0, new QuickRandom(5));
  const seen = [one, other].map((g) => JSON.stringify(leaky.view(g as Game<never>, 0)));
  expect(seen[0]).not.toBe(seen[1]);
});

it('the seed and the deck never leave before the end', async () => {
  const ann = await Guest.called('Ann', houses.toys.address);
  const { table } = await ann.table({ seats: [{ kind: 'person' }, { kind: 'person' }] });
  const line = await ann.socket();
  await line.watch(table);
  const keeper = await houses.toys.hall.keeper(table);
  const { seed } = keeper.file;
  const replies = await Promise.all(
    ['', '/fairness', '/export'].map(async (path) => (await ann.raw('GET', `/api/tables/${table}${path}`)).text()),
  );
  const everything = [...line.texts, ...replies].join('\n');
  expect(everything).not.toContain(seed);
  expect(everything).not.toContain('"stack"');
  expect(everything).not.toContain('"chance"');
});
