/** A real NATS server for tests: Debian's. Ends with the tests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';

const PROGRAM = 'nats-server';
/** Debian puts servers where not everybody looks. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
const runs = (): boolean => spawnSync(PROGRAM, ['--version'], { env }).status === 0;
const inCi = (): boolean => !!process.env.CI && process.env.CI !== 'false';

/** In CI it is installed if it is missing. */
function install(): string {
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', PROGRAM]]) {
    const { status, stderr, error } = spawnSync('apt-get', words, { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
    if (status !== 0) return `apt-get ${words[0]}: ${error ?? stderr}`;
  }
  return '';
}

/**
 * Tests that need NATS ask this first. Without it they are left out, and say so loudly; where everything must be tested
 * (CI) that is a failure.
 */
export function hasNats(): boolean {
  if (runs()) return true;
  const problem = inCi() ? install() : '';
  if (runs()) return true;
  if (inCi()) throw new Error(`There is no ${PROGRAM} here (${problem}). In CI nothing is left out.`);
  console.error(`\n  !! TESTS WITH NATS ARE LEFT OUT. There is no ${PROGRAM} here; Debian has it as "${PROGRAM}".\n`);
  return false;
}

export interface Nats {
  url: string;
  /** Its process. */
  pid(): number;
  /** kill -9. */
  kill(): Promise<void>;
  /** At the same address. */
  restart(): Promise<void>;
}

export async function startNats(): Promise<Nats> {
  const port = await freePort();
  let server: ChildProcess;
  const restart = async (): Promise<void> => {
    server = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(port)], { env, stdio: 'ignore' });
    while (!(await answers(port))) await new Promise((later) => setTimeout(later, 20));
  };
  await restart();
  return {
    url: `nats://127.0.0.1:${port}`,
    pid: () => server.pid ?? 0,
    restart,
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGKILL');
      await gone;
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connectTo(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });

/** A line to a server that can be cut without either end noticing. */
export interface Relay {
  url: string;
  cut(): void;
  /** The connections that were cut end; new ones get through. */
  mend(): void;
  /** The connections there are say nothing more and never end, as when a machine is gone; new ones get through. */
  silence(): void;
  close(): void;
}

export async function relayTo(url: string): Promise<Relay> {
  const { port, protocol } = new URL(url);
  const ends = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let isCut = false;
  const server: Server = createServer((near) => {
    const far = connectTo(Number(port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(one);
      one.on('data', (data) => {
        if (!isCut && !silent.has(one)) other.write(data);
      });
      one.on('close', () => {
        ends.delete(one);
        if (!silent.has(one)) other.destroy();
      });
      one.on('error', () => one.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const end = (): void => {
    for (const one of ends) one.destroy();
  };
  return {
    url: `${protocol}//127.0.0.1:${(server.address() as { port: number }).port}`,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
      end();
    },
    silence: () => {
      for (const one of ends) silent.add(one);
    },
    close: () => {
      server.close();
      end();
    },
  };
}
