/** A hall to visit: the real server with the built pages, on a free port with an empty folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** So often it is asked whether it is open, ten times a second: a limit for a server that hangs, not for a slow machine. */
const TRIES = 6000;

export interface Hall {
  url: string;
  /** Stops the process, as if it had crashed; `start` brings it back on the same port with the same folder. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A server that runs: what a hall needs to know of its process. */
export type Program = Pick<ChildProcess, 'exitCode' | 'kill' | 'once'>;

/** The program of this repository, without a build. */
const fromSources = (env: NodeJS.ProcessEnv): Program =>
  spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts'], { cwd: root, env, stdio: 'ignore' });

/** The same, built: it starts in a quarter of the time. */
export const builtServer =
  (main: string) =>
  (env: NodeJS.ProcessEnv): Program =>
    spawn(process.execPath, [main], { cwd: root, env, stdio: 'ignore' });

/** `pages`: where they were built, if not where they usually are. `launch`: how the server is started, if not from these sources. */
export async function openHall(pages?: string, launch = fromSources): Promise<Hall> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
  const url = `http://127.0.0.1:${port}`;
  let server: Program | null = null;
  const start = async (): Promise<void> => {
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      ...(pages && { PAGES_DIR: pages }),
      LOG_LEVEL: 'warn',
      BOT_DELAY: '20',
      LIMIT_REQUESTS: '100000',
    };
    const going = launch(env);
    server = going;
    for (let tries = 0; tries < TRIES && going.exitCode === null; tries++) {
      const answer = await fetch(`${url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((next) => setTimeout(next, 100));
    }
    throw new Error(`the hall did not open: ${going.exitCode === null ? 'no answer' : `it ended with ${going.exitCode}`}`);
  };
  const stop = async (): Promise<void> => {
    const going = server;
    server = null;
    if (!going || going.exitCode !== null) return;
    const gone = new Promise((resolve) => going.once('exit', resolve));
    going.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url,
    start,
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
