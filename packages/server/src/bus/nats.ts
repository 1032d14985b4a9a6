/** Word by a NATS server: for halls of many processes, where PostgreSQL has enough to do. */
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Carrier, Ears } from './bus.ts';

/** A server that is silent for so long, in milliseconds and times, is gone. */
const PING = 5000;
const PINGS = 2;
const RETRY = 250;
const CONNECT = 5000;

/** NATS could not be reached at the start. */
export class NoNats extends Error {}

/** What the client wants to know, from addresses such as nats://user:word@host:4222. */
function optionsOf(servers: readonly string[]): {
  servers: string[];
  user?: string;
  pass?: string;
  token?: string;
  tls?: object;
} {
  const urls = servers.map((server) => new URL(server));
  const [{ username, password }] = urls;
  const user = decodeURIComponent(username);
  const named = password ? { user, pass: decodeURIComponent(password) } : user ? { token: user } : {};
  return {
    servers: urls.map(({ host }) => host),
    ...named,
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}

export class NatsCarrier implements Carrier {
  /** A server usually takes a megabyte at once. */
  readonly most = 256 * 1024;
  private connection: NatsConnection | null = null;
  private connected = false;
  private subject = '';

  constructor(
    private readonly servers: readonly string[],
    /** Finds the name of the hall: several may share a NATS server. */
    private readonly hall: () => Promise<string>,
  ) {}

  async open(ears: Ears): Promise<void> {
    this.subject = `guildhall.${await this.hall()}`;
    const connection = await connect({
      ...optionsOf(this.servers),
      name: 'guildhall',
      noEcho: true,
      timeout: CONNECT,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY,
      pingInterval: PING,
      maxPingOut: PINGS,
    }).catch((error: unknown) => {
      throw new NoNats(error instanceof Error ? error.message : String(error));
    });
    this.connection = connection;
    this.connected = true;
    connection.subscribe(this.subject, {
      callback: (error, message) => {
        if (!error) ears.heard(message.string());
      },
    });
    await connection.flush();
    void this.follow(connection, ears);
  }

  private async follow(connection: NatsConnection, ears: Ears): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.connected = false;
      if (type !== 'reconnect') continue;
      this.connected = true;
      ears.back();
    }
  }

  /** What cannot be said now is not said later: others look in the store. */
  async send(text: string): Promise<void> {
    if (this.connected) this.connection?.publish(this.subject, text);
  }

  async close(): Promise<void> {
    this.connected = false;
    await this.connection?.close();
  }
}
