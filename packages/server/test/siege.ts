/** A siege: malicious guests do their worst while honest people play, and it is measured what the honest ones notice. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isRefusal, QuickRandom } from '@guildhall/kernel';
import { Match, type MatchRecord } from '@guildhall/kernel/hall';
import { loadGame } from '@guildhall/registry';
import { ourPlayers } from '../../../bench/src/server/our-client.ts';
import { busy } from '../../../bench/src/server/process.ts';
import { sleep, Tally } from '../../../bench/src/server/tally.ts';
import type { Bundle } from './bundle.ts';
import { folder, until } from './house.ts';
import type { Order, Told } from './malice/process.ts';
import { startProcess } from './process.ts';

export interface Siege {
  bundled: Bundle;
  /** Honest tables of two, and milliseconds from one move of a person to the next. */
  tables: number;
  gap: number;
  guests: number;
  /** Milliseconds in peace before they come: what the machine itself costs is measured. */
  calm: number;
  /** Until when the guests go on: milliseconds, or hostile frames of each. */
  time: number;
  frames: number;
  seed: number;
  apart?: boolean;
  /** From time to time: how it goes. */
  tell?(moves: number, p99: number, megabytes: number): void;
  enough?(): boolean;
}

export interface Outcome extends Told {
  moves: number;
  p50: number;
  p99: number;
  /** The same in peace. */
  calm: { p50: number; p99: number };
  /** What honest people were refused, or saw out of order. */
  faults: string[];
  /** Of the server, in megabytes: at the beginning, at most, and once it was quiet again. */
  memory: { before: number; most: number; after: number };
  /** Errors the server has told of in its figures, and the delay of its main thread (99 of 100), in milliseconds. */
  errors: number;
  delay: number;
  /** Processor time of the server per second of the attack. */
  busy: number;
}

/** The game honest people play. */
const GAME = 'brigade';
/** What the usual limits are is for the server to say. */
const USUAL = Object.fromEntries(
  ['REQUESTS', 'SIGN_INS', 'TABLES', 'MESSAGES', 'BURST', 'SOCKETS', 'GUESSES', 'OPEN_TABLES', 'IMPORTS', 'KEPT'].map((name) => [
    `LIMIT_${name}`,
    '',
  ]),
);
const LOOK = 1000;

async function sound(): Promise<MatchRecord> {
  const game = await loadGame(GAME);
  const random = new QuickRandom(7);
  const options = game.options({}, 2);
  if (isRefusal(options)) throw new Error(`no match to spoil: ${options.why}`);
  const match = Match.create(game, { seats: 2, options, seed: '7'.repeat(64) });
  for (let i = 0; i < 30 && game.actors(match.current).length > 0; i++) {
    const [seat] = game.actors(match.current);
    match.answer(seat, game.sample(match.current, seat, random));
  }
  return match.record();
}

async function figures(address: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return (name) => Number(new RegExp(`^guildhall_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
const MEGABYTE = 1024 * 1024;
const memoryOf = async (address: string): Promise<number> => (await figures(address))('resident_bytes') / MEGABYTE;

export async function besiege(siege: Siege): Promise<Outcome> {
  const place = folder();
  const env = { ...USUAL, GAMES_MODULE: '', BOT_DELAY: '', BOT_BUDGET: '', DATA_DIR: place.path, TRUST_PROXY: '1' };
  const server = await startProcess(env, siege.bundled, siege.apart);
  try {
    return await measure(siege, server.address, () => busy(server.child.pid));
  } finally {
    await server.kill();
    place.remove();
  }
}

async function measure(siege: Siege, address: string, used: () => number): Promise<Outcome> {
  const tally = new Tally();
  const pace = { gap: siege.gap, stopped: false };
  const honest = await ourPlayers(address, GAME, siege.tables, tally, pace);
  await until(() => tally.acknowledged > siege.tables);
  tally.window(performance.now(), Number.POSITIVE_INFINITY);
  await sleep(siege.calm);
  const calm = { p50: tally.percentile(0.5), p99: tally.percentile(0.99) };
  const memory = { before: await memoryOf(address), most: 0, after: 0 };
  tally.window(performance.now(), Number.POSITIVE_INFINITY);
  const order: Order = {
    address,
    guests: siege.guests,
    victims: { tables: honest.tables, sound: await sound() },
    seed: siege.seed,
    time: siege.time,
    frames: siege.frames,
  };
  const look = async (): Promise<void> => {
    const now = await memoryOf(address).catch(() => Number.NaN);
    if (now > memory.most) memory.most = now;
    siege.tell?.(tally.moves, tally.percentile(0.99), now);
  };
  const looking = setInterval(() => void look(), LOOK);
  const began = { at: performance.now(), used: used() };
  const told = await attack(order, siege);
  const share = (used() - began.used) / ((performance.now() - began.at) / 1000);
  clearInterval(looking);
  await look();
  const measured = { moves: tally.moves, p50: tally.percentile(0.5), p99: tally.percentile(0.99) };
  // Honest people play on as if nothing had been.
  const before = tally.acknowledged;
  await until(() => tally.acknowledged > before + siege.tables * 2);
  pace.stopped = true;
  await until(() => tally.sent === tally.acknowledged || tally.faults.length > 0);
  const now = await figures(address);
  memory.after = now('resident_bytes') / MEGABYTE;
  honest.close();
  return {
    ...told,
    ...measured,
    calm,
    busy: share,
    faults: tally.faults,
    memory,
    errors: now('errors_total'),
    delay: now('event_loop_delay_p99_seconds') * 1000,
  };
}

/** Lets the guests loose in a process of their own. */
function attack(order: Order, { apart = false, enough = () => false }: Siege): Promise<Told> {
  const main = fileURLToPath(new URL('./malice/process.ts', import.meta.url));
  const child = fork(main, { execArgv: ['--import', 'tsx'], detached: apart });
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  child.send(order);
  return new Promise((done, failed) => {
    const stopping = setInterval(() => {
      if (enough()) child.send('stop');
    }, LOOK);
    child.once('message', (told: Told) => done(told));
    child.once('exit', (code) => {
      clearInterval(stopping);
      process.off('exit', end);
      failed(new Error(`the malicious guests ended with ${code}`));
    });
  });
}
