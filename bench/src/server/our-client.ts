/** Players at our server: two to a table; a finished match is followed by a rematch. */
import { type Asked, type Plain, QuickRandom } from '@guildhall/kernel';
import {
  type ClientMessageInput,
  readServerFrame,
  type ServerMessage,
  type SessionReply,
  type Sight,
  sightsAfter,
  type TableReply,
  type TableState,
} from '@guildhall/wire';
import WebSocket from 'ws';
import type { Pace, Tally } from './tally.ts';

export async function post<X>(address: string, path: string, body: unknown, cookie = ''): Promise<{ reply: X; cookie: string }> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { reply: (await response.json()) as X, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
}

/** Tables set up at the same time. */
const TOGETHER = 10;

class Player {
  private table = '';
  private sequence = 0;
  private decision = 0;
  private commands = 0;
  /** Commands on their way, by key. */
  private readonly waiting = new Map<string, number>();
  private planned = false;
  private sights: Sight[] = [];

  constructor(
    private readonly socket: WebSocket,
    private readonly tally: Tally,
    private readonly pace: Pace,
    private readonly random: QuickRandom,
  ) {
    socket.on('message', (data) => {
      tally.received(String(data).length);
      for (const message of readServerFrame(data.toString())) this.receive(message);
    });
  }

  watch(table: string): void {
    if (this.table) this.send({ type: 'unwatch', table: this.table });
    this.table = table;
    this.send({ type: 'watch', table });
  }

  private send(message: ClientMessageInput): void {
    this.socket.send(JSON.stringify(message));
  }

  private key(): string {
    return `command-${++this.commands}`;
  }

  private receive(message: ServerMessage): void {
    if ('table' in message && message.table !== this.table && message.type !== 'kept') return;
    switch (message.type) {
      case 'state':
        this.sequence = message.sequence;
        this.decision = message.decision;
        this.sights = message.sights;
        this.look(message.state, this.sights[0]);
        return;
      case 'update':
        if (message.sequence !== this.sequence + 1) this.tally.faults.push(`event ${message.sequence} after ${this.sequence}`);
        this.sequence = message.sequence;
        this.decision = message.decision;
        if (message.sights) {
          const sights = sightsAfter(this.sights, message.sights);
          if (!sights) this.tally.faults.push(`a patch that does not fit at ${message.sequence}`);
          this.sights = sights ?? [];
        }
        this.look(message.state, message.sights && this.sights[0]);
        return;
      case 'kept':
        this.kept(message.key);
        return;
      case 'refused':
        if (message.key === null || !this.waiting.delete(message.key)) return;
        this.tally.sent--;
        if (message.reason !== 'stale') this.tally.faults.push(`refused: ${message.reason} ${message.detail}`);
        return;
    }
  }

  private kept(key: string): void {
    const at = this.waiting.get(key);
    if (at === undefined) return;
    this.waiting.delete(key);
    this.tally.moved(at);
  }

  private look(state: TableState | undefined, sight: Sight | undefined): void {
    if (state?.rematch) {
      this.watch(state.rematch);
      return;
    }
    if (!sight || this.pace.stopped) return;
    const { seat, view } = sight;
    if (seat === null) return;
    if (view.outcome) {
      if (seat === 0) this.send({ type: 'rematch', table: this.table, seat, key: this.key() });
    } else if (view.asked && view.asked.held === null && !this.planned) {
      if (this.pace.gap === 0) this.answer(seat, view.asked);
      else {
        this.planned = true;
        setTimeout(() => this.afterThought(), this.pace.gap);
      }
    }
  }

  /** The question may be another by now, or somebody else's. */
  private afterThought(): void {
    this.planned = false;
    const { seat = null, view } = this.sights[0] ?? {};
    if (seat !== null && view?.asked?.held === null && !this.pace.stopped) this.answer(seat, view.asked);
  }

  private answer(seat: number, asked: Asked): void {
    const answer = answerTo(asked, this.random);
    if (answer === null) {
      this.tally.faults.push(`nothing to say to ${asked.name}`);
      return;
    }
    const key = this.key();
    this.waiting.set(key, performance.now());
    this.tally.sent++;
    this.send({ type: 'answer', table: this.table, seat, decision: this.decision, key, answers: [answer] });
  }
}

/** What somebody says who knows nothing of the game: an answer offered, or the plainest that has the form wanted; null: nothing. */
export function answerTo({ options, form }: Asked, random: QuickRandom): Plain {
  if (options) return options.length > 0 ? options[random.below(options.length)] : null;
  switch (form?.kind) {
    case 'text':
      return 'Ember';
    case 'point':
      return form.min.join(' ');
    case 'several': {
      const left = [...form.of];
      const count = form.min + random.below(Math.min(form.max, left.length) - form.min + 1);
      return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]).join(' ');
    }
    default:
      return null;
  }
}

export const openSocket = (address: string, cookie: string): Promise<WebSocket> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  return new Promise((done, failed) => socket.once('open', () => done(socket)).once('error', failed));
};

export async function ourPlayers(
  address: string,
  game: string,
  matches: number,
  tally: Tally,
  pace: Pace,
): Promise<{ tables: string[]; close(): void }> {
  const sockets: WebSocket[] = [];
  const tables: string[] = [];
  const sit = async (match: number): Promise<void> => {
    const host = await post<SessionReply>(address, '/api/session', { name: `A${match}`, language: 'en' });
    const guest = await post<SessionReply>(address, '/api/session', { name: `B${match}`, language: 'en' });
    const wish = { game, seats: [{ kind: 'person' }, { kind: 'open' }] };
    const { table } = (await post<TableReply>(address, '/api/tables', wish, host.cookie)).reply;
    tables.push(table);
    await post<TableReply>(address, `/api/tables/${table}/join`, {}, guest.cookie);
    for (const [seat, { cookie }] of [host, guest].entries()) {
      const socket = await openSocket(address, cookie);
      sockets.push(socket);
      players.push(new Player(socket, tally, pace, new QuickRandom(match * 2 + seat)));
      places.push(table);
    }
  };
  const players: Player[] = [];
  const places: string[] = [];
  for (let match = 0; match < matches; match += TOGETHER) {
    await Promise.all(Array.from({ length: Math.min(TOGETHER, matches - match) }, (_, i) => sit(match + i)));
  }
  for (const [i, player] of players.entries()) player.watch(places[i]);
  return {
    tables,
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
