/** Players at boardgame.io's server. They speak its protocol on a bare WebSocket: the lightest client there can be. */
import { QuickRandom } from '@guildhall/kernel';
import WebSocket from 'ws';
import { enumerate, type FireG } from '../fire/boardgame.ts';
import type { Pace, Tally } from './tally.ts';

interface State {
  G: FireG;
  ctx: { currentPlayer: string; gameover?: unknown };
  _stateID: number;
}

class Player {
  private match = 0;
  private waiting: { stateID: number; at: number } | null = null;
  private seen = -1;

  constructor(
    private readonly socket: WebSocket,
    private readonly name: string,
    private readonly seat: number,
    private readonly tally: Tally,
    private readonly pace: Pace,
    private readonly random: QuickRandom,
  ) {
    socket.on('message', (data) => this.receive(data.toString()));
  }

  private get matchID(): string {
    return `${this.name}-${this.match}`;
  }

  private emit(...message: unknown[]): void {
    this.socket.send(`42/fire,${JSON.stringify(message)}`);
  }

  private receive(text: string): void {
    if (text[0] === '0') this.socket.send('40/fire,');
    else if (text === '2') this.socket.send('3');
    else if (text.startsWith('40/fire,')) this.sit();
    else if (text.startsWith('42/fire,')) {
      const [type, matchID, given] = JSON.parse(text.slice(8)) as [string, string, State & { state: State }];
      if (matchID !== this.matchID) return;
      if (type === 'sync') this.see(given.state);
      else if (type === 'update') this.see(given);
    }
  }

  private sit(): void {
    this.seen = -1;
    this.emit('sync', this.matchID, String(this.seat), undefined, 2);
  }

  private see(state: State): void {
    if (state._stateID < this.seen) this.tally.faults.push(`state ${state._stateID} after ${this.seen}`);
    this.seen = state._stateID;
    if (this.waiting && state._stateID > this.waiting.stateID) {
      this.tally.moved(this.waiting.at);
      this.waiting = null;
    }
    if (state.ctx.gameover !== undefined) {
      this.match++;
      this.sit();
      return;
    }
    if (state.ctx.currentPlayer !== String(this.seat) || this.waiting || this.pace.stopped) return;
    if (this.pace.gap === 0) this.move(state);
    else setTimeout(() => this.move(state), this.pace.gap);
  }

  private move(state: State): void {
    const moves = enumerate(state.G, this.seat);
    const { move, args } = moves[this.random.below(moves.length)];
    this.waiting = { stateID: state._stateID, at: performance.now() };
    this.tally.sent++;
    const payload = { type: move, args, playerID: String(this.seat) };
    this.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.matchID, String(this.seat));
  }
}

export async function boardgamePlayers(address: string, matches: number, tally: Tally, pace: Pace): Promise<() => void> {
  const sockets: WebSocket[] = [];
  for (let match = 0; match < matches; match++) {
    for (const seat of [0, 1]) {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
      new Player(socket, `m${match}`, seat, tally, pace, new QuickRandom(match * 2 + seat));
      sockets.push(socket);
      await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    }
  }
  return () => {
    for (const socket of sockets) socket.terminate();
  };
}
