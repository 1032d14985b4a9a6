/**
 * The process in which people's match files are played again: whatever they ask for, nobody else waits for it. A thread plays
 * them; this looks after it. Where a file takes more than it may, the whole process is killed: newer versions of Node neither
 * keep a thread to its memory nor end one that wants more and more of it.
 */
import { Worker } from 'node:worker_threads';
import { giveWay, OF_FILES } from '../priority.ts';
import type { ImportAnswer, ImportTask, ThreadAnswer } from './tasks.ts';

const START = new URL(import.meta.url.endsWith('.ts') ? './start.mjs' : './import.js', import.meta.url);
const LOOK = 100;
/** What a file may take of the memory, beyond what everything takes that is loaded. */
const MEMORY = 512 * 2 ** 20;
/** What a file may take of the clock, however busy the machine is, beyond its budget. */
const WALL = 10;

const [games, budget] = [process.argv[2], Number(process.argv[3])];
/** The file that is being played. */
let playing: number | null = null;

const kill = (): void => void process.kill(process.pid, 'SIGKILL');

/** Milliseconds of the processor, of all threads: the clock runs on while others have it, and nobody's file should pay for them. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Ends the process once a file has taken more than it may. */
function guard(): void {
  const loaded = process.memoryUsage.rss();
  let file: number | null = null;
  let began = { clock: 0, used: 0 };
  setInterval(() => {
    if (playing !== file) [file, began] = [playing, { clock: performance.now(), used: used() }];
    if (file === null) return;
    const isLong = used() - began.used > budget || performance.now() - began.clock > budget * WALL;
    const isMuch = process.memoryUsage.rss() - loaded > MEMORY;
    if (isLong || isMuch) process.send?.({ id: file, spent: isMuch ? 'much' : 'long' } satisfies ImportAnswer, kill);
  }, LOOK);
}

giveWay(OF_FILES);
const player = new Worker(START, { execArgv: [], workerData: { games }, env: {} });
player.on('message', (answer: ThreadAnswer) => {
  if (answer === 'ready') return guard();
  playing = null;
  process.send?.(answer satisfies ImportAnswer);
});
// Out of memory, if it was faster than the guard.
player.on('error', kill);

process.on('message', (task: ImportTask) => {
  playing = task.id;
  player.postMessage(task);
});
process.on('disconnect', kill);
// The server decides when it stops; what a terminal says to both is not for this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
