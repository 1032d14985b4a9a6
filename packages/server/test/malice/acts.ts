/** What malicious guests do, each act a piece of work that ends by itself. What they must never achieve is told as a breach. */
import { connect } from 'node:net';
import { QuickRandom } from '@guildhall/kernel';
import type { MatchRecord } from '@guildhall/kernel/hall';
import { MAX_FRAME, type TableReply } from '@guildhall/wire';
import { Guest, Line, newKey } from '../house.ts';
import { spoiled, spoiledText } from './files.ts';
import { anyOf, hostileFrames } from './frames.ts';

export interface Victims {
  /** Tables of honest people. */
  tables: readonly string[];
  /** A match that was played soundly, to be spoiled. */
  sound: MatchRecord;
}

/** What was done, by its name. */
export type Done = { [what: string]: number };

const sleep = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));
/** Frames that go out before the next answers are waited for. */
const TOGETHER = 100;
/** An answer that does not come within this time never does: the guest goes on to the next mischief. */
const PATIENCE = 5000;

export class Malice {
  readonly done: Done = {};
  readonly breaches: string[] = [];
  private guest: Guest;
  private readonly random: QuickRandom;
  private readonly frame: (table: string, key: string) => string;

  constructor(
    private readonly place: string,
    /** Each comes from an address of its own. */
    private readonly from: string,
    private readonly victims: Victims,
    seed: number,
  ) {
    this.random = new QuickRandom(seed);
    this.frame = hostileFrames(this.random);
    this.guest = new Guest(place, { 'x-forwarded-for': from });
  }

  /** One act after the other, in an order of its own. */
  async run(enough: () => boolean): Promise<void> {
    const acts = [
      this.frames,
      this.files,
      this.largeFiles,
      this.deaf,
      this.wishes,
      this.sockets,
      this.chat,
      this.bigAnswers,
      this.keys,
      this.seats,
      this.abandon,
      this.requests,
      this.passwords,
      this.loris,
    ];
    while (!enough()) {
      for (let i = acts.length - 1; i > 0; i--) {
        const j = this.random.below(i + 1);
        [acts[i], acts[j]] = [acts[j], acts[i]];
      }
      for (const act of acts) {
        if (enough()) return;
        await this.enter();
        // Whatever the server refuses is well; the connection may be gone as well.
        await act.call(this).catch(() => this.count('acts cut short'));
      }
    }
  }

  private count(what: string, n = 1): void {
    this.done[what] = (this.done[what] ?? 0) + n;
  }

  private async enter(): Promise<void> {
    if (this.guest.cookie !== '') return;
    const reply = await this.guest.raw('POST', '/api/session', { name: 'Mallory', language: 'en' }).catch(() => null);
    if (!reply?.ok) await sleep(200);
  }

  private async line(): Promise<Line> {
    return Line.open(this.place, this.guest.cookie, { 'x-forwarded-for': this.from });
  }

  private victim(): string {
    return this.victims.tables[this.random.below(this.victims.tables.length)];
  }

  private async post(path: string, body: unknown): Promise<Response> {
    const reply = await this.guest.raw('POST', path, body);
    await reply.arrayBuffer();
    return reply;
  }

  /** A table of Mallory's own, if the house lets him have one more. */
  private async table(seats: unknown[], game = 'brigade'): Promise<string | null> {
    const reply = await this.guest.raw('POST', '/api/tables', { game, seats });
    const body = (await reply.json()) as Partial<TableReply>;
    return reply.ok ? (body.table ?? null) : null;
  }

  private async watched(line: Line, table: string): Promise<void> {
    line.send({ type: 'watch', table });
    await Promise.race([line.wait('state'), line.wait('refused'), sleep(PATIENCE)]);
  }

  private async frames(): Promise<void> {
    const line = await this.line();
    const table = this.victim();
    await this.watched(line, table);
    for (let sent = 0; sent < 1000 && !line.closed; sent += TOGETHER) {
      for (let i = 0; i < TOGETHER; i++) line.socket.send(this.frame(table, newKey()));
      this.count('hostile frames', TOGETHER);
      await sleep(20);
    }
    const kept = line.received.filter(({ type }) => type === 'kept').length;
    if (kept > 0) this.breaches.push(`${kept} hostile frames were kept`);
    line.socket.terminate();
  }

  private async files(): Promise<void> {
    for (let i = 0; i < 20; i++) {
      await this.post('/api/tables/import', spoiledText(this.victims.sound, this.random));
      this.count('hostile files');
    }
  }

  /** Files of some megabytes: one is no match at all, the other only at its end. */
  private async largeFiles(): Promise<void> {
    const { sound } = this.victims;
    const stroke = {
      n: 1,
      at: 0,
      seat: 0,
      name: 'Mallory',
      after: 0,
      decisions: 0,
      body: { kind: 'piece', text: 'x'.repeat(1000) },
    };
    const contributions = Array.from({ length: 4000 }, (_, i) => ({ ...stroke, n: i + 1 }));
    await this.post('/api/tables/import', '[1,'.repeat(2_000_000));
    await this.post('/api/tables/import', { ...sound, contributions });
    this.count('files of some megabytes', 2);
  }

  /** Asks for everything again and again, and reads nothing of it. */
  private async deaf(): Promise<void> {
    const lines = await Promise.all(Array.from({ length: 30 }, () => this.line()));
    for (const line of lines) line.socket.pause();
    for (let i = 0; i < 10; i++) {
      for (const line of lines) line.send({ type: 'watch', table: this.victim() });
      await sleep(100);
    }
    this.count('sockets that read nothing', lines.length);
    for (const line of lines) line.socket.terminate();
  }

  private async wishes(): Promise<void> {
    const sound = {
      game: 'brigade',
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
      given: { all: null, own: [null, null] },
      options: { advanced: true },
      name: 'x',
    };
    for (let i = 0; i < 20; i++) {
      await this.post(anyOf(this.random)(['/api/tables', `/api/tables/${this.victim()}/join`]), spoiled(sound, this.random));
      this.count('hostile wishes');
    }
  }

  private async sockets(): Promise<void> {
    const opened = await Promise.all(Array.from({ length: 250 }, () => this.line().catch(() => null)));
    this.count('sockets of a flood', opened.length);
    for (const line of opened) line?.send({ type: 'watch', table: this.victim() });
    await sleep(200);
    for (const line of opened) line?.socket.terminate();
  }

  private async chat(): Promise<void> {
    const table = await this.table([{ kind: 'person' }, { kind: 'person' }]);
    if (!table) return;
    const lines = await Promise.all(Array.from({ length: 10 }, () => this.line()));
    for (const line of lines) await this.watched(line, table);
    for (let i = 0; i < 500; i++)
      lines[i % lines.length].send({ type: 'chat', table, seat: 0, key: newKey(), text: 'x'.repeat(400) });
    this.count('lines of chat', 500);
    await sleep(200);
    for (const line of lines) line.socket.terminate();
  }

  private async bigAnswers(): Promise<void> {
    const table = await this.table([{ kind: 'person' }, { kind: 'person' }]);
    if (!table) return;
    const lines = await Promise.all(Array.from({ length: 4 }, () => this.line()));
    for (const line of lines) await this.watched(line, table);
    const answers = ['x'.repeat(MAX_FRAME - 1000)];
    for (const line of lines)
      for (let i = 0; i < 10; i++) line.send({ type: 'answer', table, seat: 0, decision: 1, key: newKey(), answers });
    this.count('answers of half a megabyte', 40);
    await sleep(500);
    for (const line of lines) line.socket.terminate();
  }

  /** Guesses at seat keys, sessions and what is sealed until the end. */
  private async keys(): Promise<void> {
    const line = await this.line();
    for (let i = 0; i < 20 && !line.closed; i++) {
      const table = this.victim();
      const keys = Array.from({ length: 6 }, () => newKey().padEnd(32, 'x').slice(0, 32));
      line.send({ type: 'watch', table, keys });
      await Promise.race([line.wait('state', (state) => state.table === table), line.wait('refused'), sleep(PATIENCE)]);
      this.count('guesses at keys', keys.length);
    }
    const seen = line.received.filter((message) => message.type === 'state');
    if (seen.some(({ mine }) => mine.length > 0)) this.breaches.push('a guessed key opened a seat');
    line.socket.terminate();
    const forged = new Guest(this.place, { 'x-forwarded-for': this.from });
    forged.cookie = `guildhall.session_token=${newKey()}.${'A'.repeat(43)}=`;
    if ((await (await forged.raw('GET', '/api/session')).json()).person) this.breaches.push('a forged session was believed');
    for (const what of ['export', 'fairness']) {
      const reply = await this.guest.raw('GET', `/api/tables/${this.victim()}/${what}`);
      const body = (await reply.json()) as { seed?: unknown };
      if (reply.ok && typeof body.seed === 'string') this.count('seeds of matches that were over');
    }
  }

  /** Tries to get an honest person out of a seat, and into it. */
  private async seats(): Promise<void> {
    const line = await this.line();
    const table = this.victim();
    await this.watched(line, table);
    for (const seat of [0, 1]) {
      for (const type of ['takeOver', 'offer', 'resign', 'abort', 'undo', 'begin', 'pause'] as const) {
        const more = type === 'takeOver' ? { of: 1 - seat } : type === 'offer' ? { of: 1 - seat, on: true } : {};
        const rest = type === 'abort' ? { agree: true } : type === 'pause' ? { on: true } : more;
        line.send({ type, table, seat, key: newKey(), ...rest } as Parameters<Line['send']>[0]);
        this.count('attempts at seats');
      }
      const reply = await this.post(`/api/tables/${table}/join`, { seat });
      if (reply.ok) this.breaches.push(`seat ${seat} of ${table} was stolen`);
    }
    await sleep(200);
    if (line.received.some(({ type }) => type === 'kept')) this.breaches.push('a command for a seat of others was kept');
    line.socket.terminate();
  }

  /** A table of bots that think hard, left at once. */
  private async abandon(): Promise<void> {
    const bot = { kind: 'bot', level: 'search' };
    const table = await this.table([{ kind: 'person' }, bot, bot, bot]);
    if (!table) return;
    const line = await this.line();
    await this.watched(line, table);
    line.send({ type: 'resign', table, seat: 0, key: newKey() });
    await sleep(100);
    this.count('abandoned tables of bots');
    line.socket.terminate();
  }

  private async requests(): Promise<void> {
    const paths = [
      '/api/tables',
      '/api/tables/mine',
      '/api/games',
      `/api/tables/${this.victim()}`,
      '/api/account',
      '/',
      '/metrics',
    ];
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        Array.from({ length: 10 }, async (_, i) => {
          const reply = await this.guest.raw('GET', paths[i % paths.length]);
          await reply.arrayBuffer();
        }),
      );
      this.count('requests of a flood', 10);
    }
  }

  private async passwords(): Promise<void> {
    const email = `victim${this.random.below(3)}@example.org`;
    await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const path = i % 2 === 0 ? '/api/account/sign-in' : '/api/account';
        await this.post(path, { email, password: `wrong password ${this.random.below(1000)}` });
        this.count('guesses at passwords');
      }),
    );
  }

  /** Connections that never say what they want. */
  private async loris(): Promise<void> {
    const { hostname, port } = new URL(this.place);
    const slow = Array.from({ length: 20 }, () => {
      const socket = connect(Number(port), hostname, () =>
        socket.write('POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-le'),
      );
      socket.on('error', () => {});
      return socket;
    });
    this.count('half requests', slow.length);
    await sleep(300);
    for (const socket of slow) socket.destroy();
  }
}
