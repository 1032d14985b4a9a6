/** One socket to the server for all tables: comes back by itself, sends unanswered commands again under their old keys. */
import type { ClientMessageInput, Kept, RefusedMessage, ServerMessage } from '@guildhall/wire';
import { MAX_FRAME, readServerFrame } from '@guildhall/wire/frame';
import { newId } from './random.ts';

const PROTOCOL = 3;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;

type Unkeyed<M> = M extends { key: string } ? Omit<M, 'key'> : never;
export type CommandInput = Unkeyed<ClientMessageInput>;

export interface Listener {
  table: string;
  /** The socket is open: say what is to be watched. */
  opened(): void;
  lost(): void;
  heard(message: ServerMessage): void;
}

interface Pending {
  message: ClientMessageInput;
  resolve(reply: Kept | RefusedMessage): void;
}

export class HallSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private readonly listeners = new Set<Listener>();
  private readonly pending = new Map<string, Pending>();
  private open = false;

  constructor(private readonly url: string) {
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.hurry();
    });
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.open) listener.opened();
    else this.connect();
    return () => {
      this.listeners.delete(listener);
      if (this.open) this.send({ type: 'unwatch', table: listener.table });
      if (this.listeners.size === 0) this.close();
    };
  }

  send(message: ClientMessageInput): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Resolves when the server has kept or refused it, however often the connection breaks in between. */
  command(input: CommandInput): Promise<Kept | RefusedMessage> {
    const key = newId(12);
    const message = { ...input, key } as ClientMessageInput;
    // The server would cut the line, and be sent the same again as soon as it is back.
    if (new Blob([JSON.stringify(message)]).size > MAX_FRAME) {
      return Promise.resolve({
        type: 'refused',
        table: input.table,
        key,
        reason: 'tooLarge',
        detail: '',
        refusal: null,
        index: null,
      });
    }
    return new Promise((resolve) => {
      this.pending.set(key, { message, resolve });
      this.send(message);
    });
  }

  /** Opens the line anew, because the server now knows us under another name. */
  renew(): void {
    const { socket } = this;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.lost();
    this.hurry();
  }

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', protocol: PROTOCOL });
    };
    socket.onmessage = ({ data }) => {
      for (const message of readServerFrame(String(data))) this.heard(message);
    };
    socket.onclose = () => this.lost();
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.open = true;
        this.wait = FIRST_WAIT;
        clearInterval(this.pinging);
        this.pinging = setInterval(() => this.send({ type: 'ping', at: Date.now() }), PING_EVERY);
        for (const listener of this.listeners) listener.opened();
        for (const { message: again } of this.pending.values()) this.send(again);
        return;
      case 'goodbye':
        this.wait = message.retry;
        return;
      case 'kept':
        this.settle(message.key, message);
        return;
      case 'refused':
        if (message.key) this.settle(message.key, message);
        break;
    }
    for (const listener of this.listeners) {
      if ('table' in message && message.table === listener.table) listener.heard(message);
    }
  }

  private settle(key: string, reply: Kept | RefusedMessage): void {
    this.pending.get(key)?.resolve(reply);
    this.pending.delete(key);
  }

  private lost(): void {
    this.socket = null;
    this.open = false;
    clearInterval(this.pinging);
    if (this.listeners.size === 0) return;
    for (const listener of this.listeners) listener.lost();
    // A little disorder, so that a hall full of clients does not come back in one instant.
    const [disorder] = crypto.getRandomValues(new Uint8Array(1));
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + disorder / 512));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  private hurry(): void {
    if (this.socket || this.listeners.size === 0) return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  private close(): void {
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    const { socket } = this;
    this.socket = null;
    this.open = false;
    if (socket) socket.onclose = null;
    socket?.close();
  }
}

let shared: HallSocket | null = null;
/** The page's one socket. */
export function hallSocket(): HallSocket {
  shared ??= new HallSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
  return shared;
}
