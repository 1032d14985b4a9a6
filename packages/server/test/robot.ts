/** A player that never gives up: after a lost connection it comes back and sends the same command with the same key. */
import { type Plain, QuickRandom } from '@guildhall/kernel';
import type { ClientMessageInput, ServerMessage } from '@guildhall/wire';
import { Guest, type Line, newKey } from './house.ts';

/** A command of which the server said that it is kept. */
export interface Acknowledged {
  table: string;
  seat: number;
  key: string;
  sequence: number;
  answer: Plain;
}

type Move = Extract<ClientMessageInput, { type: 'answer' | 'act' }>;

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Robot {
  readonly acknowledged: Acknowledged[] = [];
  /** Commands sent whose fate was never learned: at most the last one. */
  readonly unknown: { table: string; seat: number; key: string }[] = [];
  readonly tables: string[] = [];
  readonly faults: string[] = [];
  /** When a move was acknowledged again after a connection was lost (milliseconds of this process). */
  readonly back: number[] = [];
  retries = 0;
  stopped = false;
  private guest: Guest | null = null;
  private line: Line | null = null;
  private lost = false;
  protected readonly random: QuickRandom;

  constructor(
    private readonly addresses: () => string[],
    seed: number,
    /** Milliseconds of thought before each move: whoever waits for others need not keep the machine busy. */
    protected readonly thought = 0,
  ) {
    this.random = new QuickRandom(seed);
  }

  /** What is played: alone in both seats. */
  protected readonly wish: Parameters<Guest['table']>[0] = { seats: [{ kind: 'person' }, { kind: 'person' }] };

  async run(): Promise<void> {
    while (!this.stopped) {
      const table = await this.insist((guest) => guest.table(this.wish).then((made) => made.table));
      if (table === null) return;
      this.tables.push(table);
      await this.play(table);
    }
    await this.line?.close().catch(() => {});
  }

  /** Tries until it works: servers come and go. */
  protected async insist<X>(work: (guest: Guest) => Promise<X>): Promise<X | null> {
    while (!this.stopped) {
      try {
        const places = this.addresses();
        const address = places[this.random.below(places.length)];
        const cookie: string = this.guest?.cookie ?? '';
        this.guest = cookie ? new Guest(address) : await Guest.called('Robot', address);
        if (cookie) this.guest.cookie = cookie;
        return await work(this.guest);
      } catch {
        await sleep(60);
      }
    }
    return null;
  }

  protected async connect(table: string): Promise<Line | null> {
    return this.insist(async (guest) => {
      const line = await guest.socket();
      await line.watch(table);
      await line.until(() => line.views.has('0') || line.closed);
      if (line.closed) throw new Error('closed');
      this.line = line;
      return line;
    });
  }

  private async play(table: string): Promise<void> {
    let line = await this.connect(table);
    while (line && !this.stopped) {
      const view = line.view(0);
      if (view.outcome) {
        await line.close();
        return;
      }
      if (this.thought > 0) await sleep(this.thought);
      const { seat, question } = view.waitingFor[this.random.below(view.waitingFor.length)];
      line = await this.decide(table, line, seat, question);
    }
  }

  /** What it does when a seat is asked something. */
  protected decide(table: string, line: Line, seat: number, _question: string): Promise<Line | null> {
    return this.give(table, line, seat, this.pick(line.view(seat).asked?.options ?? []));
  }

  protected pick(answers: readonly Plain[]): Plain {
    return answers[this.random.below(answers.length)];
  }

  /** Gives one answer, or does something out of turn, however often it must be sent. */
  protected async give(table: string, first: Line, seat: number, answer: Plain, act?: string): Promise<Line | null> {
    const key = newKey();
    const { decision } = first;
    const command: Move =
      act === undefined
        ? { type: 'answer', table, seat, key, decision, answers: [answer] }
        : { type: 'act', table, seat, key, act, answer };
    let line: Line | null = first;
    while (line && !this.stopped) {
      const reply = await this.ask(line, command);
      if (reply === null) {
        this.retries++;
        this.lost = true;
        line = await this.connect(table);
        continue;
      }
      if (reply.type === 'kept') {
        this.acknowledged.push({ table, seat, key, sequence: reply.sequence, answer });
        if (this.lost) this.back.push(performance.now());
        this.lost = false;
        const now: Line = line;
        await now.until(() => now.sequence >= reply.sequence || now.closed);
        return now.closed ? this.connect(table) : now;
      }
      this.faults.push(`${table} seat ${seat}: ${reply.reason} ${reply.detail}`);
      return this.connect(table);
    }
    this.unknown.push({ table, seat, key });
    return null;
  }

  private ask(line: Line, command: Move): Promise<Extract<ServerMessage, { type: 'kept' | 'refused' }> | null> {
    return new Promise((done) => {
      const gone = (): void => done(null);
      line.wait('kept', (message) => message.key === command.key).then(done, gone);
      line.wait('refused', (message) => message.key === command.key).then(done, gone);
      if (line.closed) gone();
      else line.send(command);
    });
  }
}
