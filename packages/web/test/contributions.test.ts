/** What people add beside a game, as a table of the server and a replay show it; without a browser. */
import type { Contribution } from '@guildhall/kernel';
import { Match } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import type { ClientMessageInput, ServerMessage, State, Update } from '@guildhall/wire';
import { beforeAll, expect, test, vi } from 'vitest';
import { court } from '../../kernel/test/court.ts';
import { Reel } from '../src/replay/reel.ts';
import type { RemoteTable as Remote } from '../src/tables/remote.ts';
import type { HallSocket, Listener } from '../src/tables/socket.ts';

const ADA = { seat: 0, name: 'Ada' };
const OLA = { seat: null, name: 'Ola' };
const doodle = { kind: 'doodle' };
const cheer = (loud: number) => ({ kind: 'cheer', loud });

test('a replay shows at each moment what lasts, and what was added to the question answered next', () => {
  const match = Match.create(court, { seats: 2, options: { rounds: 3 }, seed: 'ab'.repeat(32) });
  const goOn = (): void => {
    const [seat] = court.actors(match.current);
    const [first] = court.legal(match.current, seat, []);
    expect(match.answer(seat, first)).toBeNull();
  };
  match.contribute(ADA, doodle, 1);
  goOn();
  match.contribute(ADA, doodle, 2);
  match.contribute(OLA, cheer(1), 3);
  goOn();
  // Taken back: what follows belongs to another course of the match.
  match.contribute(OLA, cheer(2), 4);
  expect(match.undo(1, [0])).toBeNull();
  match.contribute(ADA, doodle, 5);
  goOn();
  match.contribute(OLA, cheer(3), 6);
  const reel = new Reel(court as unknown as AnyGame, match.record(), []);
  const at = (n: number): number[] =>
    reel.state(n, null, { id: 'x', name: '', mine: [] }).contributions.map((one: Contribution) => one.at);
  expect(at(0)).toEqual([1]);
  expect(at(1)).toEqual([3, 5]);
  expect(at(2)).toEqual([3, 6]);
});

let RemoteTable: typeof Remote;
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  ({ RemoteTable } = await import('../src/tables/remote.ts'));
});

/** A line to a server that says what the test says. */
class FakeSocket {
  listener: Listener | null = null;
  readonly sent: ClientMessageInput[] = [];
  readonly replies: ((reply: ServerMessage) => void)[] = [];
  renewed = 0;
  listen(listener: Listener): () => void {
    this.listener = listener;
    listener.opened();
    return () => {};
  }
  send(message: ClientMessageInput): void {
    this.sent.push(message);
  }
  command(message: ClientMessageInput): Promise<ServerMessage> {
    this.sent.push(message);
    return new Promise((done) => this.replies.push(done));
  }
  renew(): void {
    this.renewed++;
  }
}

const one = (n: number, body: Contribution['body'] = doodle): Contribution => ({
  ...ADA,
  n,
  at: n,
  after: 0,
  decisions: 0,
  body,
});

function table(): { socket: FakeSocket; remote: Remote } {
  const socket = new FakeSocket();
  const remote = new RemoteTable('table', socket as unknown as HallSocket);
  return { socket, remote };
}

const state = (contributions: Contribution[], mine: number[]): State =>
  ({
    type: 'state',
    table: 'table',
    settings: { game: 'court', name: '', options: {} },
    state: { status: 'playing', seats: [], clock: null, undo: null, abort: null, rematch: null, chatOpen: false },
    sequence: 7,
    decision: 1,
    mine,
    sights: [],
    from: 0,
    logs: [],
    chat: [],
    contributions,
    orders: [],
  }) as unknown as State;
const update = (sequence: number, more: Partial<Update>): Update => ({
  type: 'update',
  table: 'table',
  sequence,
  at: 0,
  decision: 1,
  ...more,
});

test('a table of the server shows what was added, drops what is gone, and takes the list of a fresh state', async () => {
  const { socket, remote } = table();
  const shown = (): number[] => remote.get().contributions.map(({ n }) => n);
  socket.listener?.heard(state([one(1, cheer(1)), one(2)], [0]));
  expect(shown()).toEqual([1, 2]);
  const { players } = remote.get();
  socket.listener?.heard(update(8, { contribution: one(3) }));
  socket.listener?.heard(update(9, { contribution: one(4) }));
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3, 4]));
  expect(remote.get().players).toBe(players);
  socket.listener?.heard(update(10, { sights: [], gone: [2, 3, 4] }));
  expect(shown()).toEqual([1]);
  socket.listener?.heard(state([one(9)], [0]));
  expect(shown()).toEqual([9]);
  remote.close();
});

test('contributions go out in order, a number of them at once; too fast, they go again', async () => {
  const { socket, remote } = table();
  socket.listener?.heard(state([], [1]));
  const given = Array.from({ length: 50 }, (_, i) => remote.contribute(cheer(i)));
  const sent = () => socket.sent.filter((message) => message.type === 'contribute');
  expect(sent()).toHaveLength(40);
  expect(sent()[0]).toMatchObject({ seat: 1, body: cheer(0) });
  const kept = { type: 'kept', table: 'table', key: '', sequence: 1 } as const;
  socket.replies[0]({ type: 'refused', table: null, key: '', reason: 'tooFast', detail: '', refusal: null, index: null });
  socket.replies[1](kept);
  await vi.waitFor(() => expect(sent()).toHaveLength(42));
  expect(sent().map((message) => message.body.loud)).toEqual([...Array.from({ length: 41 }, (_, i) => i), 0]);
  for (let i = 2; i < 51; i++) {
    await vi.waitFor(() => expect(socket.replies.length).toBeGreaterThan(i));
    socket.replies[i](kept);
  }
  expect(await Promise.all(given)).toEqual(given.map(() => null));
});

test('somebody who only looks on becomes somebody by name; a refusal is told', async () => {
  const { socket, remote } = table();
  socket.listener?.heard(state([], []));
  const names: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    names.push(JSON.parse(body));
    return Response.json({ person: { id: 'p', name: 'Guest 40318' } });
  });
  const given = remote.contribute(cheer(1));
  const refused = { type: 'refused', table: 'table', key: '', detail: '', refusal: null, index: null } as const;
  socket.replies[0]({ ...refused, reason: 'noSession' });
  await vi.waitFor(() => expect(socket.replies).toHaveLength(2));
  expect([socket.renewed, names]).toEqual([1, [{ language: 'en' }]]);
  expect(socket.sent.at(-1)).toMatchObject({ type: 'contribute', seat: null });
  socket.replies[1]({ ...refused, reason: 'enough' });
  expect(await given).toEqual({ rule: 'GH', why: 'enough', about: {} });
});

test('those who listen hear what was told as it is shown now', async () => {
  const { spokenOf } = await import('../src/table/words-of.ts');
  const told = (kind: string) => ({ kind, rule: 'CT-1' });
  const fresh = [...Array.from({ length: 8 }, (_, i) => told(`old ${i}`)), told('epitaph')];
  const words = { fact: ({ kind }: { kind: string }) => `${kind}.` };
  const amended = (fact: ReturnType<typeof told>, added: readonly Contribution[]) =>
    added.length > 0 && fact.kind === 'epitaph' ? told('left out') : fact;
  expect(spokenOf({ fresh, contributions: [] }, words, { amended }).slice(-2)).toEqual(['old 7. ', 'epitaph. ']);
  const now = spokenOf({ fresh, contributions: [one(1)] }, words, { amended });
  expect(now).toHaveLength(8);
  expect(now.slice(-2)).toEqual(['old 7. ', 'left out. ']);
  expect(spokenOf({ fresh, contributions: [one(1)] }, words, {}).at(-1)).toBe('epitaph. ');
});
