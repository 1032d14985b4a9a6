/**
 * The server under load: 200 clients in 100 matches of the toy game "fire" moving as fast as they are acknowledged, embedded
 * store, against boardgame.io's own server with its storage in memory. They take turns, a few rounds each with fresh
 * processes, so that both meet the same neighbours; the round in the middle counts. Then half that load, 2,000 idle
 * connections, and the games of the hall at tables of two.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listGames } from '@guildhall/registry';
import { bundle } from '@guildhall/server/bundle';
import type WebSocket from 'ws';
import type { Figure, Section } from './report.ts';
import { boardgamePlayers } from './server/boardgame-client.ts';
import { echoPlayers } from './server/echo-client.ts';
import { openSocket, ourPlayers } from './server/our-client.ts';
import { type Process, startProcess, withServer } from './server/process.ts';
import { type Pace, sleep, Tally } from './server/tally.ts';

const MATCHES = 100;
const WARM_UP = 3000;
const WARM_MOVES = 5000;
const WARM_MOST = 60_000;
const MEASURED = 4000;
const ROUNDS = 3;
const IDLE = 2000;
const FREE = '1000000';

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the server's process per move, all its threads: those that write, compile and collect garbage too. In microseconds. */
  cost: number;
  /** The same of the players, who all live in one other process: this one. */
  players: number;
  /** Letters sent to each of two players per move. */
  letters: number;
  lost: number;
  faults: number;
}

/** Lets the players loose and measures; they stop at the end, and everything sent must have been acknowledged. */
async function measure(server: Process, tally: Tally, pace: Pace): Promise<Load> {
  await sleep(WARM_UP);
  // On a busy machine as many moves take longer, and the engine must have seen them before what it does is what it does later.
  for (let waited = WARM_UP; tally.acknowledged < WARM_MOVES && waited < WARM_MOST; waited += 100) await sleep(100);
  const from = performance.now();
  tally.window(from, from + MEASURED);
  const before = server.busy();
  const own = process.cpuUsage();
  await sleep(MEASURED);
  const cost = ((server.busy() - before) / tally.moves) * 1e6;
  const { user, system } = process.cpuUsage(own);
  const players = (user + system) / tally.moves;
  const letters = tally.letters / tally.moves / 2;
  const load = { cost, players, letters, perSecond: tally.perSecond, p50: tally.percentile(0.5), p99: tally.percentile(0.99) };
  pace.stopped = true;
  await sleep(1000);
  if (tally.faults.length > 0) console.error(tally.faults.slice(0, 5));
  return { ...load, lost: tally.sent - tally.acknowledged, faults: tally.faults.length };
}

/** Both servers are run as plain JavaScript with the same flags, as `npm start` runs ours: no loader stands between. */
const BUILT = fileURLToPath(new URL('../dist', import.meta.url));
const build = (): Promise<string> => {
  const source = (name: string): string => fileURLToPath(new URL(`./server/${name}.ts`, import.meta.url));
  return bundle(BUILT, { games: source('games'), boardgame: source('boardgame-server'), echo: source('echo-server') });
};

async function boardgame(): Promise<Load> {
  const server = await startProcess(join(BUILT, 'boardgame.js'));
  const tally = new Tally();
  const pace: Pace = { gap: 0, stopped: false };
  const close = await boardgamePlayers(server.address, MATCHES, tally, pace);
  const load = await measure(server, tally, pace);
  close();
  await server.stop();
  return load;
}

/**
 * Messages of the same size without a hall: nobody judges, stores, redacts or compares anything. No server on `ws` and this
 * version of Node can take less for a move.
 */
async function withoutHall(pairs: number, letters: number): Promise<Load> {
  const server = await startProcess(join(BUILT, 'echo.js'), { LETTERS: String(Math.round(letters)) });
  const tally = new Tally();
  const pace: Pace = { gap: 0, stopped: false };
  const close = await echoPlayers(server.address, pairs, tally, pace);
  const load = await measure(server, tally, pace);
  close();
  await server.stop();
  return load;
}

const UNLIMITED = {
  LIMIT_REQUESTS: FREE,
  LIMIT_SIGN_INS: FREE,
  LIMIT_TABLES: FREE,
  LIMIT_MESSAGES: FREE,
  LIMIT_BURST: FREE,
  LIMIT_SOCKETS: FREE,
  LIMIT_OPEN_TABLES: FREE,
  LIMIT_KEPT: FREE,
};
/** The toy stands in for the games of the hall. */
const WITH_TOY = { ...UNLIMITED, GAMES_MODULE: join(BUILT, 'games.js') };
const atOurs = <X>(env: typeof UNLIMITED, use: (server: Process) => Promise<X>): Promise<X> =>
  withServer(join(BUILT, 'main.js'), env, use);

const play = (env: typeof UNLIMITED, game: string, matches: number, gap: number): Promise<Load> =>
  atOurs(env, async (server) => {
    const tally = new Tally();
    const pace: Pace = { gap, stopped: false };
    const players = await ourPlayers(server.address, game, matches, tally, pace);
    const load = await measure(server, tally, pace);
    players.close();
    return load;
  });
const ours = (gap: number): Promise<Load> => play(WITH_TOY, 'fire', MATCHES, gap);

/** People at real games who answer at random, as fast as they are acknowledged. */
const REAL = 40;
/** Aims of a real game: processor time and letters to each player per move. */
const COST = 200;
const LETTERS = 1500;

async function realGame(game: string): Promise<{ load: Load; figures: Figure[] }> {
  const load = await play(UNLIMITED, game, REAL, 0);
  const of = `${game}, ${REAL} tables of two`;
  const figures: Figure[] = [
    { name: `${of}, durable`, value: load.perSecond, unit: 'moves/s', bar: null },
    { name: `${of}, p50`, value: load.p50, unit: 'ms', bar: null },
    { name: `${of}, p99`, value: load.p99, unit: 'ms', bar: null },
    { name: `${of}, the server's processor time per move`, value: load.cost, unit: 'µs', bar: null, aim: COST },
    { name: `${of}, server and players together`, value: load.cost + load.players, unit: 'µs', bar: null },
    { name: `${of}, sent to each player per move`, value: load.letters, unit: 'letters', bar: { at: 'most', value: LETTERS } },
  ];
  return { load, figures };
}

/** Resident bytes of the server with so many connections that watch tables and say nothing. */
const idle = (): Promise<number> =>
  atOurs(WITH_TOY, async ({ address }) => {
    const { tables } = await ourPlayers(address, 'fire', MATCHES / 4, new Tally(), { gap: 0, stopped: true });
    const sockets: WebSocket[] = [];
    for (let i = 0; i < IDLE; i++) {
      const socket = await openSocket(address, '');
      socket.send(JSON.stringify({ type: 'watch', table: tables[i % tables.length] }));
      sockets.push(socket);
    }
    await sleep(3000);
    const text = await (await fetch(`${address}/metrics`)).text();
    const found = /^guildhall_resident_bytes (\d+)$/m.exec(text);
    for (const socket of sockets) socket.terminate();
    return Number(found?.[1] ?? Number.NaN);
  });

/** One turn of each. */
interface Round {
  theirs: Load;
  full: Load;
  ratio: number;
}

export async function serverSection(): Promise<Section> {
  const [beside] = loadavg();
  await build();
  const rounds: Round[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const theirs = await boardgame();
    const full = await ours(0);
    rounds.push({ theirs, full, ratio: full.perSecond / theirs.perSecond });
  }
  rounds.sort((a, b) => a.ratio - b.ratio);
  const { theirs, full, ratio } = rounds[Math.floor(ROUNDS / 2)];
  const bare = await withoutHall(MATCHES, full.letters);
  const half = await ours((MATCHES * 1000) / (full.perSecond / 2));
  const memory = await idle();
  const real: Awaited<ReturnType<typeof realGame>>[] = [];
  for (const game of listGames()) real.push(await realGame(game));
  const usual = real.reduce((letters, { load }) => letters + load.letters, 0) / real.length;
  const bareGames = await withoutHall(REAL, usual);
  const all = [half, ...rounds.map((round) => round.full), ...real.map(({ load }) => load)];
  const sum = (of: (load: Load) => number): number => all.reduce((total, load) => total + of(load), 0);
  return {
    section: 'server',
    figures: [
      { name: 'who else wanted a core (load of the machine before)', value: beside, unit: '', bar: null },
      { name: "boardgame.io's server, in memory", value: theirs.perSecond, unit: 'moves/s', bar: null },
      { name: "boardgame.io's server, p99", value: theirs.p99, unit: 'ms', bar: null },
      { name: "boardgame.io's server, its processor time per move", value: theirs.cost, unit: 'µs', bar: null },
      { name: 'ours with the toy "fire", durable and rules-checked', value: full.perSecond, unit: 'moves/s', bar: null },
      { name: "ours, the server's processor time per move", value: full.cost, unit: 'µs', bar: null },
      { name: 'messages of the same size without a hall, processor time per move', value: bare.cost, unit: 'µs', bar: null },
      { name: 'messages of the same size without a hall', value: bare.perSecond, unit: 'moves/s', bar: null },
      { name: 'ours, server and players together', value: full.cost + full.players, unit: 'µs', bar: null },
      { name: "boardgame.io's processor time to ours", value: theirs.cost / full.cost, unit: 'x', bar: null },
      { name: 'ours, p50', value: full.p50, unit: 'ms', bar: null },
      { name: 'ours, p99', value: full.p99, unit: 'ms', bar: null },
      {
        name: "ours against boardgame.io's",
        value: ratio,
        unit: 'x',
        bar: { at: 'least', value: 3 },
      },
      { name: `the same in the worst of ${ROUNDS} rounds`, value: rounds[0].ratio, unit: 'x', bar: null },
      { name: 'at half that load', value: half.perSecond, unit: 'moves/s', bar: null },
      { name: 'at half that load, p99', value: half.p99, unit: 'ms', bar: { at: 'most', value: 100 } },
      ...real.flatMap(({ figures }) => figures),
      {
        name: `messages of ${usual.toFixed(0)} letters without a hall, ${REAL} tables of two, processor time per move`,
        value: bareGames.cost,
        unit: 'µs',
        bar: null,
      },
      { name: 'moves lost', value: sum(({ lost }) => lost), unit: '', bar: { at: 'most', value: 0 } },
      { name: 'out of order or refused', value: sum(({ faults }) => faults), unit: '', bar: { at: 'most', value: 0 } },
      { name: `memory with ${IDLE} idle connections`, value: memory / 1e6, unit: 'MB', bar: { at: 'most', value: 1000 } },
    ],
    proofs: {},
  };
}
