/** One socket: reads messages, hands commands to the keepers of the tables it watches, and sends what they show. */
import type { Socket } from 'node:net';
import {
  type ClientMessage,
  type Command,
  joinMessages,
  type Person,
  PROTOCOL,
  type Reason,
  readClientMessage,
  type ServerMessage,
} from '@guildhall/wire';
import type { WebSocket } from 'ws';
import type { Hall } from '../hall.ts';
import type { Metrics } from '../metrics.ts';
import type { Watcher } from '../table/audience.ts';
import { speaksFor } from '../table/judge.ts';
import type { Keeper, Made } from '../table/keeper.ts';
import { Denied } from '../table/problem.ts';
import { arrive, playAgain } from '../table/setup.ts';
import type { Denial } from '../table/verdict.ts';
import { type Budget, type Budgets, ENOUGH_KEPT, PIECE, TABLE_BYTES } from './budget.ts';
import { Outbox } from './outbox.ts';
import { MOST_UNREAD } from './unread.ts';

/** All who are connected. */
export interface Neighbours {
  at(address: string): Iterable<Visitor>;
}

/** Somebody who does not read is let go: everything can be had again by watching again. */
const MAX_UNREAD = 8 * 1024 * 1024;
/** What is no sign of reading slowly. */
const FEW = 64 * 1024;
const MAX_TABLES = 20;
/** So many malformed messages in a row, or so many in a row that came too fast, and the socket is closed. */
const PATIENCE = 1000;

/** Whoever was told something is sent it, all in one frame, as soon as those who speak have finished. */
export class Post {
  private visitors: Visitor[] = [];
  private called = false;

  hand(visitor: Visitor): void {
    this.visitors.push(visitor);
    if (this.called) return;
    this.called = true;
    queueMicrotask(this.last);
  }

  private last = (): void => {
    this.called = false;
    this.deliver();
  };

  /** Sends at once what has gathered. */
  deliver = (): void => {
    const { visitors } = this;
    if (visitors.length === 0) return;
    this.visitors = [];
    for (const visitor of visitors) visitor.flush();
  };
}

/** What costs more counts as so many more messages: to come is to be sent everything, to take back is to play all again. */
const COSTS: { [type in ClientMessage['type']]?: number } = { watch: 4, chat: 3, undo: 9, consent: 9, rematch: 9 };
/** Who comes is sent everything there is: so many bytes of it count as one message. */
const SENT = 16 * PIECE;
/** Those who only look on add a word now and then. */
const ONLOOKER = 29;
/** What is added is sent to everybody: ten or twenty small pieces of a drawing a second are well. */
const costOf = (message: ClientMessage): number => {
  if (message.type !== 'contribute') return COSTS[message.type] ?? 0;
  return 1 + (message.seat === null ? ONLOOKER : 0);
};

type Watch = Extract<ClientMessage, { type: 'watch' }>;

interface Looking {
  keeper: Keeper;
  watcher: Watcher;
}

/** So that a client can tell which of its commands came too fast, at little cost. */
const keyIn = (data: Buffer): string | null => (data.length > PIECE ? null : (KEY.exec(data.toString())?.[1] ?? null));
const KEY = /"key":"([\w-]{8,64})"/;

export class Visitor {
  private readonly looking = new Map<string, Promise<Looking>>();
  /** Those of `looking` that are done. */
  private readonly settled = new Map<string, Looking>();
  private budget: Budget;
  /** What may still be kept of all at this address. */
  private readonly keeping: Budget;
  /** Who it is, once that is known. */
  personId: string | null = null;
  /** The largest single message that was sent: whoever is sent it must be able to read it. */
  private largest = 0;
  private malformed = 0;
  private unheard = 0;
  private open = true;
  /** What has been said and waits for the post. */
  private unsent: string[] = [];
  private readonly outbox: Outbox;

  constructor(
    private readonly socket: WebSocket,
    line: Socket,
    private readonly post: Post,
    private readonly person: Promise<Person | null>,
    readonly address: string,
    budgets: Budgets,
    private readonly neighbours: Neighbours,
    private readonly hall: Hall,
    private readonly metrics: Metrics,
  ) {
    this.outbox = new Outbox(socket, line);
    this.budget = budgets.of(address, null);
    this.keeping = budgets.kept(address);
    person.then((known) => {
      if (!known) return;
      this.personId = known.id;
      if (hall.steward.isBanned(known.id)) this.shutOut();
      this.budget = budgets.of(address, known.id);
    });
    metrics.sockets++;
    socket.on('message', (data, binary) => this.receive(data as Buffer, binary));
    socket.on('close', () => this.leave());
    socket.on('error', () => socket.terminate());
  }

  private receive(data: Buffer, binary: boolean): void {
    this.metrics.messages++;
    if (!this.budget.mayGoOn()) {
      this.refuse(null, keyIn(data), 'tooFast', 'too many messages');
      if (++this.unheard > PATIENCE) this.socket.close(1008, 'too fast');
      return;
    }
    // What is large costs by its size, whatever it says.
    this.budget.take(1 + Math.floor(data.length / PIECE));
    if (this.budget.calm) this.unheard = 0;
    if (binary) {
      this.refuse(null, null, 'malformed', 'text frames only');
      return;
    }
    const read = readClientMessage(data.toString());
    if ('problem' in read) {
      this.refuse(null, read.key, 'malformed', read.problem);
      if (++this.malformed > PATIENCE) this.socket.close(1008, 'malformed');
      return;
    }
    this.malformed = 0;
    const { message } = read;
    this.budget.take(costOf(message));
    if ('key' in message) {
      if (!this.keeping.mayGoOn()) {
        this.refuse(message.table, message.key, 'tooFast', ENOUGH_KEPT);
        return;
      }
      this.keeping.take(data.length + (message.type === 'rematch' ? TABLE_BYTES : 0));
    }
    if (message.type === 'answer' || (message.type === 'contribute' && message.seat !== null)) {
      // The usual case needs no waiting: the table has been watched for a while.
      const settled = this.settled.get(message.table);
      if (settled) {
        this.obey(message, settled);
        return;
      }
    }
    this.handle(read.message).catch((error) => this.trouble(read.message, error));
  }

  private async handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        this.send({ type: 'pong', at: message.at, now: this.hall.now() });
        return;
      case 'hello':
        this.send({ type: 'welcome', protocol: PROTOCOL, person: await this.person, now: this.hall.now() });
        return;
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        return this.unwatch(message.table);
      default:
        return this.command(message);
    }
  }

  private async watch(message: Watch): Promise<void> {
    const { table } = message;
    if (this.looking.size >= MAX_TABLES && !this.looking.has(table)) {
      this.refuse(table, null, 'tooFast', `one socket watches at most ${MAX_TABLES} tables`);
      return;
    }
    const before = this.looking.get(table);
    const looking = this.look(message, before);
    this.looking.set(table, looking);
    this.settled.delete(table);
    try {
      const done = await looking;
      if (this.looking.get(table) === looking) this.settled.set(table, done);
    } catch (error) {
      if (this.looking.get(table) === looking) this.looking.delete(table);
      throw error;
    }
  }

  private async look(message: Watch, before?: Promise<Looking>): Promise<Looking> {
    const { table, keys, since, entropy } = message;
    const [keeper, person, earlier] = await Promise.all([this.hall.keeper(table), this.person, before?.catch(() => null)]);
    const held = () => this.hall.seatsHeld(table, person?.id ?? null, keys);
    const lost = () => this.hall.seatsLost(table, person?.id ?? null, keys);
    if (earlier) earlier.keeper.unwatch(earlier.watcher);
    const watcher: Watcher = {
      mine: [],
      lostSeats: [],
      person,
      lost: () => this.lookAgain({ ...message, since: 0 }),
      send: (text) => this.sendText(text),
      sendAll: (text) => {
        this.budget.take(Math.floor(text.length / SENT));
        this.sendText(text);
      },
    };
    await arrive(keeper, person?.id ?? null, held, entropy);
    await keeper.watch(watcher, since, held, lost);
    if (!this.open) keeper.unwatch(watcher);
    return { keeper, watcher };
  }

  /** A seat has changed hands, and perhaps into ours. */
  private lookAgain(message: Watch): void {
    if (this.open && this.looking.has(message.table)) this.watch(message).catch((error) => this.trouble(message, error));
  }

  private async unwatch(table: string): Promise<void> {
    const looking = this.looking.get(table);
    this.looking.delete(table);
    this.settled.delete(table);
    if (!looking) return;
    const { keeper, watcher } = await looking;
    keeper.unwatch(watcher);
  }

  private async command(command: Command): Promise<void> {
    const looking = await this.looking.get(command.table);
    const { table, seat, key } = command;
    const talks = command.type === 'chat' || (command.type === 'contribute' && seat === null);
    if (talks && !(await this.hall.steward.mayTalk(table, seat, this.personId))) {
      this.refuse(table, key, 'muted', 'those who keep this hall have taken this person the word');
      return;
    }
    this.obey(command, looking ?? null);
  }

  private obey(command: Command, looking: Looking | null): void {
    const began = performance.now();
    const { table, key, seat } = command;
    if (!looking || !speaksFor(looking.watcher, seat)) {
      this.refuse(table, key, 'notYourSeat', 'this seat is not yours, or you do not watch this table');
      return;
    }
    const { keeper, watcher } = looking;
    const done = (made: Made): void => {
      if ('refused' in made) {
        this.refused(table, key, made.refused);
        return;
      }
      this.metrics.kept(performance.now() - began);
      this.send({ type: 'kept', table, key, sequence: made.kept });
    };
    const failed = (error: unknown): void => this.trouble(command, error);
    if (command.type === 'rematch') playAgain(this.hall, keeper, command.seat, key).then(done, failed);
    else keeper.command(command, watcher, done, failed);
  }

  private trouble(message: ClientMessage, error: unknown): void {
    const table = 'table' in message ? message.table : null;
    const key = 'key' in message ? message.key : null;
    if (error instanceof Denied) {
      this.refuse(table, key, error.reason, error.message);
      return;
    }
    this.hall.failed(table ?? '', error);
    this.refuse(table, key, 'internal', 'something went wrong; try again with the same key');
  }

  private refuse(table: string | null, key: string | null, reason: Reason, detail: string): void {
    this.refused(table, key, { reason, detail, refusal: null, index: null });
  }

  private refused(table: string | null, key: string | null, refused: Denial): void {
    this.metrics.refused++;
    this.send({ type: 'refused', table, key, ...refused });
  }

  private send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  private sendText(text: string): void {
    if (!this.open) return;
    this.largest = Math.max(this.largest, text.length);
    if (this.unsent.push(text) === 1) this.post.hand(this);
  }

  /** Sends what has gathered in one frame. */
  flush(): void {
    const texts = this.unsent;
    if (!this.open || texts.length === 0) return;
    this.unsent = [];
    const { unread } = this;
    if (unread > MAX_UNREAD + this.largest) this.cutOff();
    else if (unread > FEW) this.makeRoom();
    if (!this.open) return;
    this.isBehind();
    this.outbox.send(joinMessages(texts));
    this.isBehind();
  }

  /** What it was sent and has not read, as far as one can know. */
  get unread(): number {
    return this.open ? this.outbox.unread : 0;
  }

  /** Since when there has been more to read than a little; null: it has kept up. */
  private behind: number | null = null;

  private isBehind(): boolean {
    if (this.unread <= FEW) this.behind = null;
    else this.behind ??= performance.now();
    return this.behind !== null;
  }

  /**
   * Somebody who reads slowly is waited for, but not by ever so many sockets at once. Of all at one address that one goes first
   * which has not kept up for longest: whoever reads has nothing to fear from a neighbour who does not.
   */
  private makeRoom(): void {
    const all = [...this.neighbours.at(this.address)];
    let together = all.reduce((sum, { unread }) => sum + unread, 0);
    if (together <= MOST_UNREAD) return;
    const late = all.filter((one) => one.isBehind()).sort((a, b) => (a.behind ?? 0) - (b.behind ?? 0));
    for (const one of late) {
      if (together <= MOST_UNREAD) return;
      together -= one.unread;
      one.cutOff();
    }
  }

  private cutOff(): void {
    this.socket.terminate();
    this.leave();
  }

  /** Those who keep the hall do not let this person in. */
  shutOut(): void {
    this.refuse(null, null, 'banned', 'those who keep this hall have shut it to this person');
    this.flush();
    this.end(1008, 'banned');
  }

  /** The session it came with has ended: whoever it is comes again as somebody else. */
  signedOut(): void {
    this.end(1000, 'signed out');
  }

  private end(code: number, why: string): void {
    this.socket.close(code, why);
    // Nothing more is taken from it, however long it takes to close.
    this.socket.removeAllListeners('message');
    this.leave();
  }

  /** The server stops: say when to come back. */
  goodbye(): void {
    this.send({ type: 'goodbye', reason: 'stopping', retry: 1000 });
    this.flush();
    this.socket.close(1012, 'restarting');
  }

  private leave(): void {
    if (!this.open) return;
    this.open = false;
    this.metrics.sockets--;
    for (const looking of this.looking.values()) {
      looking.then(({ keeper, watcher }) => keeper.unwatch(watcher)).catch(() => {});
    }
    this.looking.clear();
    this.settled.clear();
  }
}
