/** Word between server processes on one PostgreSQL: which tables went on, and who is present. Embedded: nobody else is there. */
import type pg from 'pg';
import type { Store } from './open.ts';

/** t: table, s: its last number, p: the process, h: seats present there, w: spectators there, q: who is present at others?, x: a session that has ended, or a person all of whose have. */
export interface Word {
  t: string;
  s?: number;
  p?: string;
  h?: number[];
  w?: number;
  q?: 1;
  x?: string;
}

const CHANNEL = 'guildhall';
/** PostgreSQL takes 8,000 bytes at once. */
const AT_ONCE = 60;

export class Bus {
  private listener: pg.PoolClient | null = null;
  private words: Word[] = [];
  private sending = false;
  private closed = false;
  /** Word from another process. */
  onWord: (word: Word) => void = () => {};
  /** Word may have been missed: look at everything. */
  onGap: () => void = () => {};

  constructor(
    private readonly store: Store,
    readonly process: string,
  ) {}

  async open(): Promise<void> {
    const { pool } = this.store;
    if (!pool) return;
    const client = await pool.connect();
    this.listener = client;
    client.on('notification', ({ payload }) => {
      for (const word of JSON.parse(payload ?? '[]') as Word[]) if (word.p !== this.process) this.onWord(word);
    });
    client.on('error', () => {
      this.listener = null;
      client.release(true);
      if (!this.closed) setTimeout(() => this.reopen(), 500);
    });
    await client.query(`LISTEN ${CHANNEL}`);
  }

  private reopen(): void {
    if (this.closed) return;
    this.open().then(
      () => this.onGap(),
      () => setTimeout(() => this.reopen(), 1000),
    );
  }

  /** Sent once per turn of the event loop, outside every commit. */
  say(word: Word): void {
    if (!this.store.pool || this.closed) return;
    this.words.push({ ...word, p: this.process });
    if (this.sending) return;
    this.sending = true;
    setImmediate(this.send);
  }

  private send = async (): Promise<void> => {
    const words = this.words;
    this.words = [];
    try {
      for (let i = 0; i < words.length; i += AT_ONCE) {
        await this.store.pool?.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(words.slice(i, i + AT_ONCE))]);
      }
    } catch {
      // Other processes also look by themselves from time to time.
    }
    if (this.words.length > 0) setImmediate(this.send);
    else this.sending = false;
  };

  async close(): Promise<void> {
    this.closed = true;
    this.listener?.removeAllListeners('notification');
    this.listener?.release(true);
    this.listener = null;
  }
}
