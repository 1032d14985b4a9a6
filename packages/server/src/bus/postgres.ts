/** Word by LISTEN and NOTIFY of the PostgreSQL that keeps the tables: nothing else need be installed. */
import type pg from 'pg';
import type { Carrier, Ears } from './bus.ts';

const RETRY = 500;

export class PostgresCarrier implements Carrier {
  /** PostgreSQL takes less than 8,000 bytes at once. */
  readonly most = 7900;
  private client: pg.PoolClient | null = null;
  private closed = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly channel = 'guildhall',
  ) {}

  async open(ears: Ears): Promise<void> {
    const client = await this.pool.connect();
    client.on('notification', ({ payload }) => ears.heard(payload ?? ''));
    client.on('error', () => {
      if (this.client !== client) return;
      this.client = null;
      client.release(true);
      this.reopen(ears);
    });
    // A notice takes a lock over all of the database until it is committed; it need not be on the disk for that.
    await client.query(`SET synchronous_commit = off; LISTEN ${this.channel}`);
    this.client = client;
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
    await this.client?.query('SELECT pg_notify($1, $2)', [this.channel, text]);
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.client = null;
    client?.removeAllListeners('notification');
    client?.release(true);
  }
}
