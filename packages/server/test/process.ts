/** A server as a process of its own, for tests that kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bundle } from './bundle.ts';
import { GAMES } from './house.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FREE = '1000000';

export interface Process {
  address: string;
  child: ChildProcess;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM; the exit code. */
  stop(): Promise<number | null>;
}

/** Bots as a process of their own. */
export function startBots(env: Record<string, string>, bundled: Bundle): Promise<Pick<Process, 'kill' | 'stop' | 'child'>> {
  const child = spawn(process.execPath, [bundled.bots], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, GAMES_MODULE: bundled.games, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>((done) => child.once('exit', done));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  return new Promise((done, failed) => {
    gone.then((code) => failed(new Error(`the bots ended with ${code}`)));
    child.stdout?.once('data', () => done({ child, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) }));
  });
}

/** `apart`: what a terminal tells this process, such as Ctrl-C, is not told to that one; it ends with this one all the same. */
export function startProcess(env: Record<string, string>, bundled?: Bundle, apart = false): Promise<Process> {
  const child = spawn(process.execPath, bundled ? [bundled.main] : ['--import', 'tsx', MAIN], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      GAMES_MODULE: bundled?.games ?? GAMES,
      BOT_DELAY: '0',
      BOT_BUDGET: '20',
      LIMIT_REQUESTS: FREE,
      LIMIT_SIGN_INS: FREE,
      LIMIT_TABLES: FREE,
      LIMIT_MESSAGES: FREE,
      LIMIT_BURST: FREE,
      LIMIT_SOCKETS: FREE,
      LIMIT_GUESSES: FREE,
      LIMIT_OPEN_TABLES: FREE,
      LIMIT_IMPORTS: FREE,
      LIMIT_KEPT: FREE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: apart,
  });
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const gone = new Promise<number | null>((done) => child.once('exit', done));
  return new Promise((done, failed) => {
    let text = '';
    gone.then((code) => failed(new Error(`the server ended with ${code}: ${text}`)));
    child.stdout?.on('data', (data) => {
      text += data;
      const found = /open at (http\S+)/.exec(text);
      if (!found) return;
      done({
        address: found[1],
        child,
        kill: async () => {
          child.kill('SIGKILL');
          await gone;
        },
        stop: () => {
          child.kill('SIGTERM');
          return gone;
        },
      });
    });
  });
}
