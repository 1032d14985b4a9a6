/**
 * Whole games, played in lockstep in the true world and in worlds that differ in all that a seat or a spectator may not know:
 * everything they receive on the way is the same, byte for byte. And the seed is in nothing that is sent before the end.
 */
import { createHmac } from 'node:crypto';
import type { Socket } from 'node:net';
import { isRefusal, matchKey, type Plain, type PlainRecord } from '@guildhall/kernel';
import { listGames, loadGame } from '@guildhall/registry';
import type { FairnessReply } from '@guildhall/wire';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Running } from '../src/server.ts';
import * as toys from './games/index.ts';
import { folder, GAMES, Guest, newKey, startHouse } from './house.ts';
import { Lockstep, type Spec } from './lockstep.ts';

const place = folder();
const clock = { now: 1_700_000_000_000 };
const houses: { [games: string]: Running } = {};
/** All bytes sent on connections to the hall, while somebody wants them. */
const sent = { wanted: false, chunks: [] as Buffer[], all: (): Buffer => Buffer.concat(sent.chunks) };

function tap(socket: Socket): void {
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
  socket.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    if (sent.wanted) sent.chunks.push(Buffer.from(chunk as string));
    return write(chunk, ...rest);
  }) as typeof socket.write;
}

beforeAll(async () => {
  const now = (): number => clock.now;
  const pages = readConfig({}).pages;
  houses.toys = await startHouse({ folder: `${place.path}/toys`, now, games: GAMES });
  houses.hall = await startHouse({ folder: `${place.path}/hall`, now, games: '@guildhall/registry', pages });
  houses.hall.app.server.on('connection', tap);
});
afterAll(async () => {
  for (const house of Object.values(houses)) await house.close();
  place.remove();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Every module in play; `but` says otherwise. */
function everything(game: Spec['game'], seats: number, but: Spec['options']): Spec['options'] {
  const { options } = game.meta;
  const wish: { [name: string]: Plain } = {};
  for (const { name, values } of options) if (values.includes(true)) wish[name] = true;
  for (const { name } of options) if (name in but) wish[name] = but[name];
  const complete = game.options(wish, seats);
  if (isRefusal(complete)) throw new Error(`${complete.rule} ${complete.why}`);
  return complete;
}

/** What is played together: how many steps there were so far, and what was compared on the way. */
type Played = Lockstep['tally'] & { asked: Set<string> };

/** Plays one game to its end, or for so many steps, and does everything else on the way that makes the house say something. */
async function playOne(house: Running, spec: Spec, played: Played, most: number): Promise<void> {
  const { hall } = house;
  const lockstep = new Lockstep(house, spec, clock);
  // The bots' threads are asked nothing here: what they would be sent is looked at, and answered in lockstep.
  let asking = '';
  const think = hall.think.bind(hall);
  vi.spyOn(hall, 'think').mockImplementation((course, seat, watched) => {
    asking = course.file.id;
    return think(course, seat, watched);
  });
  vi.spyOn(hall.bots, 'think').mockImplementation((task) => lockstep.think(task, asking));
  const fill = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) =>
    array instanceof Uint32Array && array.length === 1 ? (array.fill(7) as typeof array) : fill(array),
  );
  await lockstep.open();
  let bot = false;
  let free = 0;
  // Counted on from game to game, so that all of it is done in short games too.
  for (let i = played.steps + 1; lockstep.tally.steps < most && (await lockstep.step()); i++) {
    if (i % 11 === 0) await lockstep.hostile();
    if (i % 13 === 0) await lockstep.chat(`after ${i}`);
    if (i % 12 === 0 && i <= 120) await lockstep.contribute();
    if (i % 5 === 0 && free < 10 && (await lockstep.undo()) === 'free') free++;
    if (i % 25 === 0) await lockstep.reconnect();
    if (i % 30 === 0) await lockstep.inquire();
    if (i % 8 === 0 && (await lockstep.bot(1, !bot))) bot = !bot;
  }
  await lockstep.close();
  expect(hall.counts.errors).toBe(0);
  const { tally, asked } = lockstep;
  for (const count of Object.keys(tally) as (keyof typeof tally)[]) played[count] += tally[count];
  for (const question of asked) played.asked.add(question);
  vi.restoreAllMocks();
}

/** So many games are played at most where they are short. */
const SHORT_GAMES = 50;

/** One game; of those that are over soon as many as it takes to compare this many messages, and a bot's task. */
async function play(house: Running, spec: Spec, messages: number, most = Number.POSITIVE_INFINITY): Promise<Played> {
  const played: Played = { other: 0, same: 0, messages: 0, tasks: 0, steps: 0, added: 0, asked: new Set() };
  const isEnough = (): boolean => played.messages > messages && played.tasks > 0;
  for (let games = 0; !isEnough() && games < SHORT_GAMES; games++)
    await playOne(house, { ...spec, seed: spec.seed + 1000 * games }, played, most);
  expect(played.messages).toBeGreaterThan(messages);
  const { other, same, tasks } = played;
  // Where all hands are turned over at once, no other world may be found in reasonable time.
  expect(other / (other + same)).toBeGreaterThan(0.75);
  expect(tasks).toBeGreaterThan(0);
  return played;
}

it.each([2, 3])('a whole game of the toy with every kind of secret, %i seats', async (seats) => {
  const game = await toys.loadGame('bids');
  const adds = (n: number): PlainRecord[] => [
    { kind: 'scribble', points: [n] },
    { kind: 'clap', loud: n },
  ];
  const spec = { game, seats, options: everything(game, seats, {}), seed: seats, adds };
  const { added } = await play(houses.toys, spec, 100);
  expect(added).toBeGreaterThan(seats);
});

interface Plan {
  seats: number;
  but: Spec['options'];
  keen?: boolean;
  tries?: number;
  /** So many steps of a game that would go on for long in the same way. */
  most?: number;
  adds?: Spec['adds'];
  /** What is asked on the way where somebody hides something, so that it is known to have been tested. */
  asks?: readonly string[];
}
const EVERY_GAME: readonly Plan[] = [
  { seats: 2, but: { cooperative: false } },
  { seats: 4, but: { cooperative: false } },
  { seats: 3, but: { cooperative: true } },
];
/** Games that hide things in several ways, small enough to be played through: hands, cards face down, spies, treasure. */
const OWN_PLANS: { readonly [id: string]: readonly Plan[] } = {
  kobolds: [
    { seats: 2, but: { gold: 5, scenario: 2 }, tries: 100, asks: ['gangs/build', 'hide and seek/marker'] },
    { seats: 2, but: { gold: 6, scenario: 8 }, keen: true, tries: 100, asks: ['spies/spy', 'attack/commit', 'attack/defend'] },
  ],
  // Closed hands, decks, the order of Foes and Wounds; the challenges are for one player alone (BW-25.5).
  bulwark: [2, 3].map((seats) => ({ seats, but: { risingPanic: false, knivesInTheDark: false } })),
  // Hands, the deck, the GM's cards and notes, in each of the three modes.
  wolsung: [
    { seats: 2, but: { scenario: 'S6', hero1: 'H3', roundLimit: 5, openSheets: false }, asks: ['modification/respond'] },
    { seats: 3, but: { mode: 'hosted', roundLimit: 5, openSheets: false }, most: 100, asks: ['session/next'] },
    { seats: 2, but: { mode: 'duel', scenario: 'S2', roundLimit: 5, openSheets: false }, asks: ['initiative/card'] },
  ],
  // Nothing is hidden but the order of two decks, which are drawn from all the time: the half of a siege suffices.
  defenders: [
    {
      seats: 2,
      but: {},
      most: 200,
      adds: (n): PlainRecord[] => [
        { kind: 'reaction', to: n % 4, what: 'groan' },
        { kind: 'leaveOut', text: n % 4 },
        { kind: 'pen', to: 1 },
      ],
    },
  ],
};
/** Those that a game has seats and options for. */
async function plansOf(id: string): Promise<(Plan & { id: string; seed: number })[]> {
  const { meta } = await loadGame(id);
  const names = meta.options.map(({ name }) => name);
  const fit = (OWN_PLANS[id] ?? EVERY_GAME).filter(
    ({ seats, but }) =>
      seats >= meta.seats.min &&
      seats <= meta.seats.max &&
      Object.entries(but).every(([name, on]) => !on || names.includes(name)),
  );
  return fit.map((plan, i) => ({ seed: i + 2, ...plan, id }));
}
const plans = (await Promise.all(listGames().map(plansOf))).flat();

it.each(plans)(
  'a game of $id with everything but $but, $seats seats',
  async ({ id, seats, but, seed, most, keen = false, tries, adds, asks = [] }) => {
    const game = await loadGame(id);
    const spec: Spec = {
      game,
      seats,
      options: everything(game, seats, but),
      seed,
      keen,
      ...(tries && { tries }),
      ...(adds && { adds }),
    };
    const { asked } = await play(houses.hall, spec, 200, most);
    for (const question of asks) expect(asked, question).toContain(question);
  },
);

it('the comparison finds a leak where there is one', async () => {
  const game = await toys.loadGame('bids');
  const spec = { game, seats: 2, options: everything(game, 2, {}), seed: 1 };
  const look = game.view.bind(game);
  vi.spyOn(game, 'view').mockImplementation((g, seat) => {
    const view = look(g, seat);
    return { ...view, table: { ...view.table, top: (g.table as { deck: number[] }).deck[0] } };
  });
  await expect(play(houses.toys, spec, 0)).rejects.toThrow('a message to');
});

it('neither the seed nor the keys made of it are in anything sent before the end', async () => {
  const house = houses.hall;
  sent.wanted = true;
  const tasks = vi.spyOn(house.hall.bots, 'think');
  const ann = await Guest.called('Ann', house.address);
  const bob = await Guest.called('Bob', house.address);
  const [game] = listGames();
  const entropy = 'words-of-ann';
  const { table } = await ann.table({
    game,
    public: true,
    seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }],
  });
  const keeper = await house.hall.keeper(table);
  const { seed } = keeper.file;
  await bob.request('POST', `/api/tables/${table}/join`, { entropy: 'words-of-bob' });
  const lines = [await ann.socket(), await bob.socket(), await new Guest(house.address).socket()];
  await lines[0].watch(table, [], 0, entropy);
  for (const line of lines.slice(1)) await line.watch(table);
  // The page bundle, file by file, where it has been built.
  const worker = await (await ann.raw('GET', '/sw.js')).text();
  for (const [, file] of worker.matchAll(/"(\/assets\/[^"]+)"/g)) {
    await (await ann.raw('GET', file, undefined, { 'accept-encoding': 'identity' })).text();
  }
  const inquire = async (): Promise<void> => {
    const paths = ['', '/fairness', '/export'].map((path) => `/api/tables/${table}${path}`);
    const others = ['/api/tables', '/api/tables/mine', '/api/games', '/api/session', '/healthz', '/metrics', '/', '/sw.js'];
    for (const guest of [ann, bob, new Guest(house.address)]) {
      for (const path of [...paths, ...others])
        await (await guest.raw('GET', path, undefined, { 'accept-encoding': 'identity' })).text();
    }
  };
  for (let i = 0; i < 40; i++) {
    await lines[0].until(() => lines[0].view(0).outcome !== null || lines[0].view(0).waitingFor.some(({ seat }) => seat < 2));
    if (lines[0].view(0).outcome) break;
    const { seat } = lines[0].view(0).waitingFor[0];
    await lines[seat].until(() => lines[seat].view(seat).asked !== null);
    const options = lines[seat].view(seat).asked?.options ?? [];
    await lines[seat].answer(table, seat, options[i % options.length]);
    if (i === 5) await lines[seat].answer(table, seat, 'nonsense');
    if (i === 10) await lines[2].watch(table, [], 3);
    if (i % 15 === 0) await inquire();
    await lines[0].until(() => lines[0].sequence >= lines[seat].sequence);
    await lines[1].until(() => lines[1].sequence >= lines[0].sequence);
  }
  const { key, streams } = await keeper.with(({ match }) => {
    const { chance } = match?.current ?? {};
    if (chance?.kind !== 'sealed') throw new Error('chance is not sealed');
    return { key: chance.key, streams: Object.keys(chance.used) };
  });
  expect(key).toBe(matchKey(seed, [entropy, 'words-of-bob', '']));
  expect(streams.length).toBeGreaterThan(2);
  const secrets = [seed, key, ...streams.map((name) => createHmac('sha256', Buffer.from(key, 'hex')).update(name).digest('hex'))];
  const forms = secrets.flatMap((hex) => {
    const bytes = Buffer.from(hex, 'hex');
    return [
      Buffer.from(hex.slice(0, 16)),
      Buffer.from(hex.slice(-16)),
      bytes.subarray(0, 8),
      Buffer.from(bytes.toString('base64url').slice(0, 12)),
    ];
  });
  const found = (bytes: Buffer): number => forms.filter((form) => bytes.includes(form)).length;
  expect(sent.all().length).toBeGreaterThan(100_000);
  expect(found(sent.all())).toBe(0);
  expect(tasks.mock.calls.length).toBeGreaterThan(5);
  expect(found(Buffer.from(JSON.stringify(tasks.mock.calls)))).toBe(0);
  // Once it is over the seed is shown, and what looks for it finds it.
  for (const seat of [0, 1]) await lines[seat].command({ type: 'abort', table, seat, agree: true, key: newKey() });
  expect((await ann.request<FairnessReply>('GET', `/api/tables/${table}/fairness`)).seed).toBe(seed);
  expect(found(sent.all())).toBeGreaterThan(0);
  for (const line of lines) await line.close();
});
