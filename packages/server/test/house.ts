/** A listening server for tests, and people who come to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contribution, Fact, PlainRecord, View } from '@guildhall/kernel';
import {
  type ClientMessageInput,
  readServerFrame,
  type ServerMessage,
  type SessionReply,
  type Sight,
  type State,
  sightsAfter,
  type TableBody,
  type TableReply,
  type Update,
} from '@guildhall/wire';
import WebSocket from 'ws';
import { type Config, readConfig } from '../src/config.ts';
import { type Running, startServer } from '../src/server.ts';

export const GAMES = fileURLToPath(new URL('./games/index.ts', import.meta.url));
const FREE = 1_000_000;
export const UNLIMITED: Config['limits'] = {
  requests: FREE,
  signIns: FREE,
  tables: FREE,
  messages: FREE,
  burst: FREE,
  sockets: FREE,
  guesses: FREE,
  openTables: FREE,
  imports: FREE,
  finished: FREE,
  kept: FREE,
};

export const folder = (): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'guildhall-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** A limit for what hangs, in milliseconds: far from what anything takes on the slowest machine. */
export const HANGS = 10 * 60_000;

export const testConfig = (given: Partial<Config>): Partial<Config> => ({
  ...readConfig({}),
  port: 0,
  host: '127.0.0.1',
  games: GAMES,
  logLevel: 'fatal',
  pages: '/nowhere',
  bots: { threads: 1, budget: 20, delay: 0, patience: HANGS },
  passes: { least: 20, most: 60 },
  limits: UNLIMITED,
  databasePatience: HANGS,
  ...given,
});

export const startHouse = (given: Partial<Config>): Promise<Running> => startServer(testConfig(given));

export class Guest {
  cookie = '';
  person: SessionReply['person'] = null;

  constructor(
    readonly address: string,
    /** Sent with every request. */
    private readonly always: Record<string, string> = {},
  ) {}

  static async called(name: string, address: string): Promise<Guest> {
    const guest = new Guest(address);
    const { person } = await guest.request<SessionReply>('POST', '/api/session', { name, language: 'en' });
    guest.person = person;
    return guest;
  }

  async raw(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...this.always,
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0];
    return response;
  }

  async request<X>(method: string, path: string, body?: unknown): Promise<X> {
    const response = await this.raw(method, path, body);
    const reply = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`);
    return reply as X;
  }

  table(body: Partial<TableBody> & Pick<TableBody, 'seats'>): Promise<TableReply> {
    return this.request('POST', '/api/tables', { game: 'bids', ...body });
  }

  socket(): Promise<Line> {
    return Line.open(this.address, this.cookie);
  }
}

let keys = 0;
export const newKey = (): string => `key-${process.pid}-${String(++keys).padStart(8, '0')}`;

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + HANGS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${holds}`);
    await new Promise((later) => setTimeout(later, 5));
  }
}

/** A socket that remembers everything it received and keeps the latest view of each seat. */
export class Line {
  readonly received: ServerMessage[] = [];
  readonly texts: string[] = [];
  readonly gaps: string[] = [];
  private readonly waiting: { test(message: ServerMessage): boolean; done(message: ServerMessage): void; lost(): void }[] = [];
  state: State | null = null;
  sequence = 0;
  decision = 0;
  closed = false;
  /** By seat; "null" for a spectator. */
  readonly views = new Map<string, View>();
  private sights: Sight[] = [];
  readonly undo = new Map<string, string>();
  readonly facts: Fact[] = [];
  /** In force, as the server says. */
  contributions: Contribution[] = [];

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.receive(data.toString()));
    socket.on('close', () => {
      this.closed = true;
      for (const { lost } of this.waiting.splice(0)) lost();
    });
    socket.on('error', () => {});
  }

  static open(address: string, cookie: string, headers: Record<string, string> = {}): Promise<Line> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie, ...headers } });
    const line = new Line(socket);
    return new Promise((done, failed) => {
      socket.once('open', () => done(line));
      socket.once('error', failed);
    });
  }

  private receive(frame: string): void {
    this.texts.push(frame);
    for (const message of readServerFrame(frame)) this.hear(message);
  }

  private hear(message: ServerMessage): void {
    this.received.push(message);
    if (message.type === 'state') this.sync(message);
    if (message.type === 'update') this.update(message);
    for (const wait of [...this.waiting]) {
      if (!wait.test(message)) continue;
      this.waiting.splice(this.waiting.indexOf(wait), 1);
      wait.done(message);
    }
  }

  private sync(state: State): void {
    this.state = state;
    this.sequence = state.sequence;
    this.decision = state.decision;
    this.contributions = state.contributions;
    this.look(state.sights);
  }

  private look(sights: Sight[]): void {
    this.sights = sights;
    for (const { seat, view, undo } of sights) {
      this.views.set(String(seat), view);
      this.undo.set(String(seat), undo);
    }
  }

  private update(update: Update): void {
    if (update.sequence !== this.sequence + 1) this.gaps.push(`${update.sequence} after ${this.sequence}`);
    this.sequence = update.sequence;
    this.decision = update.decision;
    if (update.gone) this.contributions = this.contributions.filter(({ n }) => !update.gone?.includes(n));
    if (update.contribution) this.contributions = [...this.contributions, update.contribution];
    if (this.state && update.state) this.state = { ...this.state, state: update.state };
    if (!update.sights) return;
    const after = sightsAfter(this.sights, update.sights);
    if (!after) this.gaps.push(`a patch that does not fit at ${update.sequence}`);
    this.look(after ?? []);
    for (const { facts } of update.sights) this.facts.push(...facts);
  }

  send(message: ClientMessageInput): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message that fits, also one already received since `from`. */
  wait<T extends ServerMessage['type']>(
    type: T,
    test: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    type Wanted = Extract<ServerMessage, { type: T }>;
    return new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error(`no ${type} came; last: ${this.texts.at(-1)?.slice(0, 300)}`)), HANGS);
      this.waiting.push({
        test: (message) => message.type === type && test(message as Wanted),
        done: (message) => {
          clearTimeout(late);
          done(message as Wanted);
        },
        lost: () => {
          clearTimeout(late);
          failed(new Error(`the connection was lost while waiting for ${type}`));
        },
      });
    });
  }

  async watch(table: string, keys: string[] = [], since = 0, entropy = ''): Promise<State> {
    const state = this.wait('state', (message) => message.table === table);
    this.send({ type: 'watch', table, keys, since, entropy });
    return state;
  }

  /** Sends a command and gives what came of it. */
  async command<C extends Extract<ClientMessageInput, { key: string }>>(
    command: C,
  ): Promise<Extract<ServerMessage, { type: 'kept' | 'refused' }>> {
    const done = Promise.race([
      this.wait('kept', ({ key }) => key === command.key),
      this.wait('refused', ({ key }) => key === command.key),
    ]);
    this.send(command);
    return done;
  }

  async answer(table: string, seat: number, answer: unknown, key = newKey(), decision = this.decision) {
    return this.command({ type: 'answer', table, seat, decision, key, answers: [answer as string] });
  }

  async contribute(table: string, seat: number | null, body: PlainRecord, key = newKey()) {
    return this.command({ type: 'contribute', table, seat, key, body });
  }

  view(seat: number | null): View {
    const view = this.views.get(String(seat));
    if (!view) throw new Error(`no view of seat ${seat}`);
    return view;
  }

  async until(holds: () => boolean): Promise<void> {
    await until(holds);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    const gone = new Promise((done) => this.socket.once('close', done));
    this.socket.close();
    await gone;
  }
}
