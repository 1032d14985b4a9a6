/** Word by LISTEN and NOTIFY of the PostgreSQL that keeps the tables: nothing else need be installed. */
import pg from 'pg';
import { breakOff } from '../store/pool.ts';
import type { Carrier, Ears } from './bus.ts';

const RETRY = 500;
/** How often the database is asked whether it still listens, while nothing else is said. */
const PING = 5000;

export class PostgresCarrier implements Carrier {
  /** PostgreSQL takes less than 8,000 bytes at once. */
  readonly most = 7900;
  private client: pg.Client | null = null;
  private pinger: NodeJS.Timeout | null = null;
  private closed = false;
  /** What was asked last has been answered, or has failed. */
  private answered: Promise<unknown> = Promise.resolve();

  constructor(
    /** Listens by a connection of its own, to where those of the pool go. */
    private readonly pool: pg.Pool,
    private readonly channel = 'guildhall',
  ) {}

  async open(ears: Ears): Promise<void> {
    const patience = this.pool.options.connectionTimeoutMillis;
    const client = new pg.Client({ ...this.pool.options, query_timeout: patience });
    client.on('notification', ({ payload }) => ears.heard(payload ?? ''));
    const gone = (): void => this.lost(client, ears);
    client.on('error', gone).on('end', gone);
    await client.connect();
    try {
      // A notice takes a lock over all of the database until it is committed; it need not be on the disk for that.
      await client.query(`SET synchronous_commit = off; LISTEN ${this.channel}`);
    } catch (error) {
      breakOff(client);
      throw error;
    }
    // The hall was closed meanwhile.
    if (this.closed) return breakOff(client);
    this.client = client;
    this.pinger ??= setInterval(() => this.ping(ears), PING).unref();
  }

  private ping(ears: Ears): void {
    const { client } = this;
    if (client) this.ask(client, 'SELECT 1', []).catch(() => this.lost(client, ears));
  }

  /** One question after the other: a connection takes none while it is at another. */
  private ask(client: pg.Client, question: string, values: string[]): Promise<unknown> {
    const asked = this.answered.then(() => client.query(question, values));
    this.answered = asked.catch(() => {});
    return asked;
  }

  private lost(client: pg.Client, ears: Ears): void {
    if (this.client !== client) return;
    this.client = null;
    this.answered = Promise.resolve();
    breakOff(client);
    this.reopen(ears);
  }

  private reopen(ears: Ears): void {
    setTimeout(() => {
      if (this.closed) return;
      this.open(ears).then(
        () => ears.back(),
        () => this.reopen(ears),
      );
    }, RETRY).unref();
  }

  async send(text: string): Promise<void> {
    const { client } = this;
    if (client) await this.ask(client, 'SELECT pg_notify($1, $2)', [this.channel, text]);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.pinger) clearInterval(this.pinger);
    const { client } = this;
    this.client = null;
    client?.removeAllListeners('notification');
    if (client) breakOff(client);
  }
}
