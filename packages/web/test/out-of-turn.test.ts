/** Acts out of turn (GH-14) and standing orders (GH-15) at tables of the page; without a browser. */
import { Match, type MatchRecord } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import type { ClientMessageInput, ServerMessage, State } from '@guildhall/wire';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { moot } from '../../kernel/test/moot.ts';
import { Reel } from '../src/replay/reel.ts';
import type { LocalTable as Local } from '../src/tables/local.ts';
import type { RemoteTable as Remote } from '../src/tables/remote.ts';
import type { HallSocket, Listener } from '../src/tables/socket.ts';

const game = moot as unknown as AnyGame;
const WINDOW = 'objections/respond';
const kept = new Map<string, { id: string; record: MatchRecord }>();

vi.mock('@guildhall/registry', () => ({
  loadGame: async () => game,
  listGames: () => ['moot'],
  listCovers: () => [],
  listCampaignCovers: () => [],
}));
vi.mock('../src/hall/boxes.ts', () => ({ openBox: async () => null, openGame: async () => game }));
vi.mock('../src/tables/shelf.ts', () => ({
  isUnkept: () => false,
  keepTable: async (table: { id: string; record: MatchRecord }) => void kept.set(table.id, table),
  keptTable: async (id: string) => kept.get(id) ?? null,
}));
vi.mock('../src/tables/bot-room.ts', () => ({
  BotRoom: class {
    close(): void {}
  },
}));

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

async function opened(id: string): Promise<Local> {
  const table = await LocalTable.open(id);
  if (!table || 'frozen' in table) throw new Error('nothing was kept');
  return table;
}

async function local(): Promise<Local> {
  const seats = ['Ann', 'Bea'].map((name) => ({ kind: 'person' as const, name }));
  const id = await LocalTable.start({ game: 'moot', name: 'here', seats, options: {} });
  const table = await opened(id);
  table.passed();
  return table;
}

describe('a table in this browser', () => {
  test('GH-14 shows apart what may be done at any time, does it, and keeps it', async () => {
    const table = await local();
    expect(table.get().view?.mayAlso.map(({ name }) => name)).toEqual(['anytime/concede', 'anytime/note']);
    expect(table.get().view?.asked?.options).toEqual(['grave', 'light']);
    expect(await table.act('anytime/note', '')).toMatchObject({ rule: 'MO-1.4' });
    expect(await table.act('anytime/nothing', 'x')).toMatchObject({ rule: 'GH-14', why: 'noSuchAct' });
    expect(table.get().decisions).toBe(0);
    expect(await table.act('anytime/note', 'hm')).toBeNull();
    expect(table.get().fresh).toEqual([{ kind: 'noted', rule: 'MO-1.4', seat: 0, words: 'hm' }]);
    expect(table.get().view?.asked?.name).toBe('motion/put');
    expect(await table.act('anytime/concede', 'concede')).toBeNull();
    expect(table.get()).toMatchObject({ status: 'over', outcome: { winners: [1], reason: 'conceded' } });
    const again = await opened(table.get().id);
    expect(again.get().log.map(({ fact }) => fact.kind)).toEqual(['noted', 'conceded']);
    expect(again.get().status).toBe('over');
  });

  test('GH-15 passes at once by standing order; only the seat itself sees the order', async () => {
    const table = await local();
    await table.answer('light');
    expect(table.get()).toMatchObject({ seat: 1, passTo: 1, orders: {} });
    table.passed();
    expect(await table.order(WINDOW, ['light'])).toMatchObject({ rule: 'GH-15' });
    expect(await table.order(WINDOW, ['grave'])).toBeNull();
    expect(table.get().view?.asked?.name).toBe('motion/put');
    expect(table.get()).toMatchObject({ seat: 1, orders: { [WINDOW]: ['grave'] } });
    await table.answer('grave');
    expect(table.get()).toMatchObject({ seat: 0, orders: {} });
    await table.answer('pass');
    await table.answer('grave');
    // The exception holds: the seat is asked, and may take the order back.
    expect(table.get()).toMatchObject({ seat: 1, orders: { [WINDOW]: ['grave'] } });
    expect(await table.order(WINDOW, null)).toBeNull();
    expect(table.get()).toMatchObject({ seat: 1, orders: {}, view: { asked: { name: WINDOW } } });
  });
});

describe('a table of the server', () => {
  /** A line to a server that says what the test says. */
  class FakeSocket {
    listener: Listener | null = null;
    readonly sent: ClientMessageInput[] = [];
    reply: ServerMessage = { type: 'kept', table: 'table', key: '', sequence: 1 };
    listen(listener: Listener): () => void {
      this.listener = listener;
      return () => {};
    }
    send(message: ClientMessageInput): void {
      this.sent.push(message);
    }
    async command(message: ClientMessageInput): Promise<ServerMessage> {
      this.sent.push(message);
      return this.reply;
    }
  }

  function table(): { socket: FakeSocket; remote: Remote } {
    const socket = new FakeSocket();
    const remote = new RemoteTable('table', socket as unknown as HallSocket);
    const match = Match.create(moot, { seats: 2, options: {}, seed: '0'.repeat(64) });
    const state = {
      type: 'state',
      table: 'table',
      settings: { game: 'moot', name: '', options: {}, standIns: false },
      state: {
        status: 'playing',
        seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: '', bot: null, here: true, awayAt: null })),
        clock: null,
        undo: null,
        abort: null,
        rematch: null,
        chatOpen: false,
        host: 0,
        pause: null,
        suspended: false,
      },
      sequence: 7,
      decision: 1,
      mine: [1],
      sights: [{ seat: 1, view: moot.view(match.current, 1), undo: 'none' }],
      from: 0,
      logs: [{ seat: 1, log: [] }],
      chat: [],
      contributions: [],
      orders: [{ seat: 1, orders: { [WINDOW]: [] } }],
    } as unknown as State;
    socket.listener?.heard(state);
    return { socket, remote };
  }

  test('GH-14 sends what is done out of turn by the seat that looks, though it is not asked', async () => {
    const { socket, remote } = table();
    expect(remote.get()).toMatchObject({ seat: 1, standIns: false, view: { asked: null } });
    expect(remote.get().view?.mayAlso).toHaveLength(2);
    expect(await remote.act('anytime/concede', 'concede')).toBeNull();
    expect(socket.sent.at(-1)).toEqual({ type: 'act', table: 'table', seat: 1, act: 'anytime/concede', answer: 'concede' });
    const refusal = { rule: 'MO-1.3', why: 'sayConcede', about: {} };
    socket.reply = { type: 'refused', table: 'table', key: '', reason: 'rules', detail: '', refusal, index: null };
    expect(await remote.act('anytime/concede', 'no')).toEqual(refusal);
  });

  test('GH-15 knows the standing orders of its seat, and hears when they change', async () => {
    const { socket, remote } = table();
    expect(remote.get().orders).toEqual({ [WINDOW]: [] });
    expect(await remote.order(WINDOW, null)).toBeNull();
    expect(socket.sent.at(-1)).toEqual({ type: 'order', table: 'table', seat: 1, window: WINDOW, unless: null });
    socket.listener?.heard({ type: 'orders', table: 'table', seat: 1, orders: {} });
    expect(remote.get().orders).toEqual({});
  });
});

test('a replay goes through acts and standing orders', () => {
  const match = Match.create(moot, { seats: 2, options: {}, seed: '0'.repeat(64) });
  match.order(1, WINDOW, []);
  match.act(1, 'anytime/note', 'hm');
  match.contribute({ seat: 0, name: 'Ada' }, { kind: 'nod' }, 1);
  match.order(1, WINDOW, null);
  match.answer(0, 'light');
  match.act(0, 'anytime/concede', 'concede');
  const reel = new Reel(game, match.record(), []);
  expect(reel.length).toBe(3);
  const at = (n: number) => reel.state(n, 1, { id: 'x', name: '', mine: [1] });
  expect(at(1).fresh).toEqual([expect.objectContaining({ kind: 'noted' })]);
  expect(at(1).view?.mayAlso).toEqual([]);
  // What was added to a question goes with it; an order given in between is no answer.
  expect([0, 1, 2].map((n) => at(n).contributions.length)).toEqual([0, 1, 0]);
  expect(at(3).outcome).toMatchObject({ winners: [1] });
  expect(reel.answerAt(1)).toEqual({ seat: 1, question: 'anytime/note', answer: 'hm' });
});
