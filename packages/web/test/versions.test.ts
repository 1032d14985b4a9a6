/** Tables of this browser that were begun by earlier rules, and replays of them; without a browser. */
import { type Frozen, Match, type MatchRecord } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import type { ServerMessage, State } from '@guildhall/wire';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DUEL } from '../../kernel/test/duel.ts';
import { Reel } from '../src/replay/reel.ts';
import type { LocalTable as Local } from '../src/tables/local.ts';
import type { RemoteTable as Remote } from '../src/tables/remote.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import type { HallSocket, Listener } from '../src/tables/socket.ts';

type Edition = keyof typeof DUEL;
const shelf = vi.hoisted(() => new Map<string, unknown>());
const loaded = vi.hoisted(() => ({ game: null as unknown }));
vi.mock('@guildhall/registry', () => ({
  loadGame: async () => loaded.game,
  listGames: () => ['duel'],
  listCovers: () => [],
  listCampaignCovers: () => [],
}));
vi.mock('../src/hall/boxes.ts', () => ({ openBox: async () => null, openGame: async () => loaded.game }));
vi.mock('../src/tables/shelf.ts', () => ({
  isUnkept: () => false,
  keepTable: async (table: { id: string }) => shelf.set(table.id, JSON.parse(JSON.stringify(table))),
  keptTable: async (id: string) => shelf.get(id),
}));
vi.mock('../src/tables/bot-room.ts', () => ({
  BotRoom: class {
    close(): void {}
  },
}));

const kept = (id: string): KeptTable => shelf.get(id) as KeptTable;
const rulesAre = (edition: Edition): void => {
  loaded.game = DUEL[edition];
};
const SHORT = 'Ha';
const LONG = 'Ha, ha!';

let LocalTable: typeof Local;
let RemoteTable: typeof Remote;
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 0));
  ({ LocalTable } = await import('../src/tables/local.ts'));
  ({ RemoteTable } = await import('../src/tables/remote.ts'));
});
beforeEach(() => shelf.clear());

function begun(boast: string): MatchRecord {
  const game = DUEL.first;
  const match = Match.create(game, { seats: 2, options: {}, seed: '3'.repeat(64) });
  for (let [seat] = game.actors(match.current); match.decisions < 12; [seat] = game.actors(match.current))
    match.answer(seat, game.isOpen(match.current) ? boast : game.legal(match.current, seat)[0]);
  return match.record();
}

/** A table that was left in this browser in the middle of a match of the first edition. */
async function left(boast: string): Promise<string> {
  rulesAre('first');
  const brought = await LocalTable.bringIn(JSON.stringify(begun(boast)), 'en');
  if ('problem' in brought) throw new Error(brought.problem);
  return brought.id;
}
async function open(id: string): Promise<Local> {
  const table = await LocalTable.open(id);
  if (!table || 'frozen' in table) throw new Error('the table does not go on');
  return table;
}
async function frozen(id: string) {
  const table = await LocalTable.open(id);
  if (!table || !('frozen' in table)) throw new Error('the table goes on');
  return table;
}
async function answerOnce(table: Local): Promise<void> {
  table.passed();
  const { view } = table.get();
  expect(await table.answer(view?.asked?.form ? LONG : (view?.asked?.options?.[0] ?? ''))).toBeNull();
}

describe('a table of this browser', () => {
  test('is adopted when it is opened, stored at once, and goes on', async () => {
    const id = await left(LONG);
    const before = kept(id).record;
    rulesAre('second');
    const table = await open(id);
    expect(kept(id).record.log.at(-1)).toEqual({ rules: 'duel@1.1.0', digest: before.digest });
    expect(kept(id).record.log.slice(0, -1)).toEqual(before.log);
    await answerOnce(table);
    expect((await open(id)).get().decisions).toBe(13);
    expect(kept(id).record.log.filter((entry) => 'rules' in entry)).toHaveLength(1);
  });

  test('goes on from its position; what lies before it can neither be shown nor taken back', async () => {
    const id = await left(SHORT);
    rulesAre('third');
    const table = await open(id);
    expect(table.get()).toMatchObject({ status: 'playing', decisions: 12, frozen: null });
    await answerOnce(table);
    expect((await open(id)).get().decisions).toBe(13);
    expect(await table.fairness()).toBeNull();
    const reel = new Reel(DUEL.third as unknown as AnyGame, kept(id).record, []);
    expect([reel.first, reel.length, reel.frozen]).toEqual([12, 13, null]);
    expect(reel.at(12).table).toMatchObject({ honours: [0, 0] });
    expect(reel.answerAt(12)).toBeNull();
    expect(reel.answerAt(13)).toMatchObject({ question: 'turn/boast', answer: LONG });
    expect(reel.state(13, null, { id, name: '', mine: [] }).decisions).toBe(13);
  });

  test('is given as it is if it cannot go on, waits for nobody, and goes on by later rules', async () => {
    const id = await left(SHORT);
    const before = JSON.stringify(kept(id).record);
    rulesAre('careless');
    const table = await frozen(id);
    expect(table.frozen).toMatchObject({ played: 'duel@1.0.0', obstacle: { why: 'answer', refusal: { rule: 'DL-3' } } });
    expect(JSON.stringify(await table.record())).toBe(before);
    expect(JSON.stringify(kept(id).record)).toBe(before);
    expect(kept(id).summary).toMatchObject({ status: 'frozen', asked: false, question: null, waitingFor: [] });
    const reel = new Reel(DUEL.careless as unknown as AnyGame, kept(id).record, []);
    expect(reel.frozen?.line).toBe(reel.length + 1);
    rulesAre('third');
    await answerOnce(await open(id));
    expect(kept(id).summary.status).toBe('playing');
  });

  test('from a file that cannot go on is kept as it is', async () => {
    const record = begun(SHORT);
    rulesAre('careless');
    const brought = await LocalTable.bringIn(JSON.stringify(record), 'pl');
    if ('problem' in brought) throw new Error(brought.problem);
    expect((await frozen(brought.id)).frozen.played).toBe('duel@1.0.0');
    expect(kept(brought.id).record).toEqual(JSON.parse(JSON.stringify(record)));
  });

  test('of altered lines is no match at all', async () => {
    const record = begun(LONG);
    rulesAre('second');
    expect(await LocalTable.bringIn(JSON.stringify({ ...record, seed: '4'.repeat(64) }), 'en')).toHaveProperty('problem');
    expect(shelf.size).toBe(0);
  });
});

test('a table of the server says why it is frozen, and asks for no file before it is over', async () => {
  const obstacle = { why: 'rules', rules: 'duel@1.0.0' } as const;
  const why: Frozen = { played: 'duel@1.0.0', now: 'duel@2.0.0', line: 0, obstacle, position: null };
  let hear: (message: ServerMessage) => void = () => {};
  const socket = {
    listen: (listener: Listener) => {
      hear = listener.heard;
      return () => {};
    },
    send: () => {},
  } as unknown as HallSocket;
  const table = new RemoteTable('t'.repeat(22), socket);
  const state = { status: 'frozen', seats: [], clock: null, undo: null, abort: null, rematch: null, pause: null, frozen: why };
  const settings = { game: 'duel', rules: 'duel@1.0.0', options: {}, name: 'Old', seats: 2 };
  const nothing = { sequence: 3, decision: 1, mine: [], sights: [], from: 0, logs: [], chat: [], contributions: [], orders: [] };
  hear({ type: 'state', table: 't', settings, state, ...nothing } as unknown as State);
  expect(table.get()).toMatchObject({ status: 'frozen', frozen: why, view: null });
  expect(await table.record()).toBeNull();
});
