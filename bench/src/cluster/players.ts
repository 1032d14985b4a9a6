/** Players whose table-mates sit at another process. Whoever loses the connection goes to another process and sends the same again. */
import { QuickRandom } from '@guildhall/kernel';
import {
  type ClientMessageInput,
  readServerFrame,
  type ServerMessage,
  type SessionReply,
  type Sight,
  sightsAfter,
  type TableReply,
} from '@guildhall/wire';
import type WebSocket from 'ws';
import { answerTo, openSocket, post } from '../server/our-client.ts';
import { sleep } from '../server/tally.ts';
import type { Course } from './course.ts';

/** Tables set up at the same time. */
const TOGETHER = 10;
const RETRY = 100;
/** The other was faster. */
const NO_FAULT: ReadonlySet<string> = new Set(['stale', 'over']);

type Answer = Extract<ClientMessageInput, { type: 'answer' }>;

/** Two people who play match after match: when each move was sent, and when the other saw it. */
class Pair {
  private readonly sent = new Map<string, number>();
  private readonly seen = new Map<string, number>();

  constructor(private readonly course: Course) {}

  /** `by`: whose move it was. */
  kept(by: string, event: string, sentAt: number): void {
    this.meet(this.sent, this.seen, `${by} ${event}`, sentAt);
  }

  /** `of`: whose move it is if it was not one's own. */
  saw(of: string, event: string, at: number): void {
    this.meet(this.seen, this.sent, `${of} ${event}`, at);
  }

  private meet(mine: Map<string, number>, theirs: Map<string, number>, event: string, at: number): void {
    const other = theirs.get(event);
    if (other === undefined) mine.set(event, at);
    else {
      theirs.delete(event);
      this.course.seenElsewhere(Math.abs(at - other));
    }
  }
}

class Player {
  private socket: WebSocket | null = null;
  private sights: Sight[] = [];
  private decision = 0;
  private commands = 0;
  private asked = '';
  /** The answer on its way. */
  private pending: { answer: Answer; at: number } | null = null;

  constructor(
    private readonly name: string,
    /** The other at the table. */
    private readonly mate: string,
    private readonly cookie: string,
    private table: string,
    private readonly pair: Pair,
    private readonly course: Course,
    private readonly random: QuickRandom,
    /** Which of the processes it goes to first. */
    private place: number,
  ) {}

  async connect(): Promise<void> {
    while (!this.course.stopped) {
      const addresses = this.course.addresses();
      try {
        const socket = await openSocket(addresses[this.place % addresses.length], this.cookie);
        this.socket = socket;
        socket.on('error', () => {});
        socket.on('message', (data) => {
          for (const message of readServerFrame(data.toString())) this.receive(message);
        });
        socket.on('close', () => this.lost(socket));
        this.send({ type: 'watch', table: this.table });
        return;
      } catch {
        this.place++;
        await sleep(RETRY);
      }
    }
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket || this.course.stopped) return;
    this.place++;
    void this.connect();
  }

  private send(message: ClientMessageInput): void {
    if (this.socket?.readyState === this.socket?.OPEN) this.socket?.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        if (message.table !== this.table) return;
        this.sights = message.sights;
        this.decision = message.decision;
        if (message.state.rematch) {
          this.follow(message.state.rematch);
          return;
        }
        // It may have been kept without our hearing of it: the same key makes no second move.
        if (this.pending) this.send(this.pending.answer);
        else this.look();
        return;
      case 'update': {
        if (message.table !== this.table) return;
        this.decision = message.decision;
        if (message.state?.rematch) {
          this.follow(message.state.rematch);
          return;
        }
        if (!message.sights) return;
        const after = sightsAfter(this.sights, message.sights);
        if (!after) this.course.faults.push(`a patch that does not fit at ${message.sequence}`);
        this.sights = after ?? [];
        this.pair.saw(this.mate, `${this.table} ${message.sequence}`, performance.now());
        this.look();
        return;
      }
      case 'kept':
        if (message.key !== this.pending?.answer.key) return;
        this.course.kept(this.table, this.pending.answer, performance.now() - this.pending.at);
        this.pair.kept(this.name, `${message.table} ${message.sequence}`, this.pending.at);
        this.pending = null;
        this.look();
        return;
      case 'refused':
        if (message.key !== this.pending?.answer.key) return;
        if (!NO_FAULT.has(message.reason)) this.course.faults.push(`${message.reason} ${message.detail}`);
        this.pending = null;
        this.look();
    }
  }

  private key(): string {
    return `${this.name}-${String(++this.commands).padStart(6, '0')}`;
  }

  private follow(table: string): void {
    this.send({ type: 'unwatch', table: this.table });
    this.table = table;
    this.pending = null;
    this.sights = [];
    this.send({ type: 'watch', table });
  }

  private look(): void {
    const [sight] = this.sights;
    if (!sight || sight.seat === null || this.pending || this.course.stopped) return;
    const { seat, view } = sight;
    if (view.outcome && seat === 0 && this.asked !== this.table) {
      // A finished match is followed by another.
      this.asked = this.table;
      this.send({ type: 'rematch', table: this.table, seat, key: this.key() });
    }
    if (!view.asked || view.asked.held !== null) return;
    const answers = [answerTo(view.asked, this.random)];
    const answer: Answer = { type: 'answer', table: this.table, seat, decision: this.decision, key: this.key(), answers };
    this.pending = { answer, at: performance.now() };
    this.send(answer);
  }

  close(): void {
    this.socket?.terminate();
  }
}

/** Sets up tables whose two players sit at different processes, and lets them play. */
export async function sitDown(game: string, tables: number, course: Course): Promise<{ close(): void }> {
  const players: Player[] = [];
  const sit = async (n: number): Promise<void> => {
    const addresses = course.addresses();
    const at = (seat: number): string => addresses[(n + seat) % addresses.length];
    const people = [0, 1].map((seat) => post<SessionReply>(at(seat), '/api/session', { name: `P${n}`, language: 'en' }));
    const [host, guest] = await Promise.all(people);
    const wish = { game, seats: [{ kind: 'person' }, { kind: 'open' }] };
    const { table } = (await post<TableReply>(at(0), '/api/tables', wish, host.cookie)).reply;
    await post<TableReply>(at(1), `/api/tables/${table}/join`, {}, guest.cookie);
    const pair = new Pair(course);
    const name = (seat: number): string => `player-${n}-${seat}`;
    for (const [seat, { cookie }] of [host, guest].entries()) {
      const random = new QuickRandom(n * 2 + seat);
      players.push(new Player(name(seat), name(1 - seat), cookie, table, pair, course, random, n + seat));
    }
  };
  for (let n = 0; n < tables; n += TOGETHER) {
    await Promise.all(Array.from({ length: Math.min(TOGETHER, tables - n) }, (_, i) => sit(n + i)));
  }
  await Promise.all(players.map((player) => player.connect()));
  return {
    close: () => {
      for (const player of players) player.close();
    },
  };
}
