/**
 * Six people draw at one table, ten pieces of a stroke a second each, before the eyes of thirty who look on: our server as it is
 * usually set up, embedded store, every piece judged by the rules and stored before anybody sees it. How long a piece takes from
 * the hand that draws to all the others, and whether each has got every piece, in the order in which it was drawn.
 */
import { fileURLToPath } from 'node:url';
import { isRefusal, type PlainRecord, QuickRandom } from '@guildhall/kernel';
import { Match, type MatchRecord } from '@guildhall/kernel/hall';
import { loadGame } from '@guildhall/registry';
import { bundle } from '@guildhall/server/bundle';
import { type ClientMessageInput, readServerFrame, type SessionReply, type TableReply } from '@guildhall/wire';
import type WebSocket from 'ws';
import type { Section } from './report.ts';
import { openSocket, post } from './server/our-client.ts';
import { type Process, withServer } from './server/process.ts';
import { sleep } from './server/tally.ts';

const SEATS = 6;
const ONLOOKERS = 30;
const EVERY = 100;
const SECONDS = 10;
/** A stroke takes two seconds; a piece holds what a pen does in a tenth of one. */
const PIECES = 20;
const POINTS = 6;
const BUILT = fileURLToPath(new URL('../dist', import.meta.url));

/** A match of six seats that has come to a drawing, and the seat that draws. */
async function atDrawing(): Promise<{ record: MatchRecord; owner: number }> {
  const game = await loadGame('defenders');
  const options = game.options({ narration: 'spoken' }, SEATS);
  if (isRefusal(options)) throw new Error(options.why);
  const match = Match.create(game, { seats: SEATS, options, seed: 'd0'.repeat(32) });
  const random = new QuickRandom(1);
  while (game.question(match.current) !== 'map/draw') {
    const [seat] = game.actors(match.current);
    if (seat === undefined) throw new Error('the match ended before anybody drew');
    match.answer(seat, game.sample(match.current, seat, random));
  }
  return { record: match.record(), owner: game.actors(match.current)[0] };
}

interface Sent {
  at: number;
  stroke: string;
}

/** What everybody sees: how long each piece took, and what came in another order than it was drawn. */
class Eyes {
  readonly delays: number[] = [];
  readonly drawn: Sent[][] = Array.from({ length: SEATS }, () => []);
  heard = 0;
  wrong = 0;
  readonly refusals: string[] = [];

  /** A line to the server, of a seat or (null) of one who looks on. */
  watch(socket: WebSocket, own: number | null): void {
    const next = new Array<number>(SEATS).fill(0);
    socket.on('message', (data) => {
      for (const message of readServerFrame(data.toString())) {
        if (message.type === 'refused') this.refusals.push(`${message.reason} ${message.detail}`);
        if (message.type !== 'update' || message.contribution?.body.kind !== 'piece') continue;
        const { seat, body } = message.contribution;
        if (seat === null) continue;
        const sent = this.drawn[seat][next[seat]++];
        if (sent?.stroke !== `${String(body.stroke)} ${String(body.points)}`) this.wrong++;
        if (seat === own) continue;
        this.heard++;
        if (sent) this.delays.push(performance.now() - sent.at);
      }
    });
  }

  percentile(p: number): number {
    const sorted = Float64Array.from(this.delays).sort();
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))];
  }

  get sent(): number {
    return this.drawn.reduce((sum, pieces) => sum + pieces.length, 0);
  }
}

/** The nth piece of a seat's drawing. */
function pieceOf(seat: number, n: number): PlainRecord & { stroke: string; points: number[] } {
  const points: number[] = [];
  for (let i = 0; i < POINTS; i++) points.push(100 + ((n * POINTS + i) % 800), 60 + seat * 100 + (i % 7));
  const stroke = `${seat}-${Math.floor(n / PIECES)}`;
  return { kind: 'piece', stroke, style: 'dotted', ink: 'ink', width: 2, points, done: n % PIECES === PIECES - 1 };
}

async function draw({ address, busy }: Process): Promise<{ eyes: Eyes; cost: number }> {
  const { record, owner } = await atDrawing();
  const { cookie } = await post<SessionReply>(address, '/api/session', { name: 'Host', language: 'en' });
  const { table, grants } = (await post<TableReply>(address, '/api/tables/import', record, cookie)).reply;
  const eyes = new Eyes();
  const sockets: WebSocket[] = [];
  const say = (socket: WebSocket, message: ClientMessageInput): void => socket.send(JSON.stringify(message));
  for (let i = 0; i < SEATS + ONLOOKERS; i++) {
    const socket = await openSocket(address, '');
    eyes.watch(socket, i < SEATS ? i : null);
    const keys = grants.flatMap(({ seat, key }) => (seat === i ? [key] : []));
    say(socket, { type: 'watch', table, keys });
    sockets.push(socket);
  }
  await sleep(500);
  let commands = 0;
  const add = (seat: number, body: PlainRecord): void =>
    say(sockets[seat], { type: 'contribute', table, seat, key: `drawing-${++commands}`, body });
  for (let to = 0; to < SEATS; to++) if (to !== owner) add(owner, { kind: 'pen', to });
  await sleep(500);

  const before = busy();
  const hands = Array.from({ length: SEATS }, async (_, seat) => {
    // Nobody draws in step with the others.
    await sleep((seat * EVERY) / SEATS);
    const began = performance.now();
    for (let n = 0; n < (SECONDS * 1000) / EVERY; n++) {
      await sleep(Math.max(0, began + n * EVERY - performance.now()));
      const piece = pieceOf(seat, n);
      eyes.drawn[seat].push({ at: performance.now(), stroke: `${piece.stroke} ${String(piece.points)}` });
      add(seat, piece);
    }
  });
  await Promise.all(hands);
  await sleep(2000);
  const cost = ((busy() - before) / eyes.sent) * 1e6;
  for (const socket of sockets) socket.terminate();
  return { eyes, cost };
}

export async function drawingSection(): Promise<Section> {
  const main = await bundle(BUILT);
  const { eyes, cost } = await withServer(main, {}, draw);
  if (eyes.refusals.length > 0) console.error(eyes.refusals.slice(0, 5));
  const others = SEATS + ONLOOKERS - 1;
  return {
    section: 'drawing',
    figures: [
      { name: `pieces drawn by ${SEATS} people`, value: eyes.sent / SECONDS, unit: 'pieces/s', bar: null },
      { name: `to the other ${others}, p50`, value: eyes.percentile(0.5), unit: 'ms', bar: null },
      { name: `to the other ${others}, p99`, value: eyes.percentile(0.99), unit: 'ms', bar: { at: 'most', value: 200 } },
      { name: 'the slowest', value: eyes.percentile(1), unit: 'ms', bar: null },
      { name: 'processor time per piece, stored and shown', value: cost, unit: 'µs', bar: null },
      { name: 'lost', value: eyes.sent * others - eyes.heard, unit: '', bar: { at: 'most', value: 0 } },
      { name: 'out of order', value: eyes.wrong, unit: '', bar: { at: 'most', value: 0 } },
      { name: 'refused', value: eyes.refusals.length, unit: '', bar: { at: 'most', value: 0 } },
    ],
    proofs: {},
  };
}
