/** Starts a server as a process of its own and waits until it is open. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLAGS } from '@guildhall/server/bundle';

export interface Process {
  address: string;
  child: ChildProcess;
  /** kill -9. */
  stop(): Promise<void>;
  /** SIGTERM: in order. */
  end(): Promise<void>;
  /** Processor time used so far, all threads, in seconds; NaN where the system does not tell. */
  busy(): number;
}

/** Ticks of the kernel's clock per second; the same on every Linux that Node runs on. */
const TICKS = 100;

/** What the system tells of a process, after its name; null: it is gone, or nothing is told. */
function statOf(pid: number | string | undefined): number[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').map(Number);
  } catch {
    return null;
  }
}

/** Processor time of a process so far, all threads, in seconds; NaN where the system does not tell. */
export function busy(pid: number | undefined): number {
  const fields = statOf(pid);
  return fields ? (fields[11] + fields[12]) / TICKS : Number.NaN;
}

/** Processor time of a process and all its children, those that have ended included, in seconds. */
export function busyFamily(pid: number): number {
  const own = statOf(pid);
  if (!own) return Number.NaN;
  let ticks = own[11] + own[12] + own[13] + own[14];
  for (const other of readdirSync('/proc')) {
    if (!/^\d+$/.test(other)) continue;
    const fields = statOf(other);
    if (fields?.[1] === pid) ticks += fields[11] + fields[12];
  }
  return ticks / TICKS;
}

export function startProcess(file: string, env: Record<string, string> = {}, flags: readonly string[] = []): Promise<Process> {
  const child = spawn(process.execPath, [...FLAGS, ...flags, file], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  return new Promise((done, failed) => {
    gone.then(() => failed(new Error(`${file} ended`)));
    child.stdout.on('data', (data) => {
      const found = /open at (http\S+)/.exec(String(data));
      if (!found) return;
      const end = (signal: NodeJS.Signals) => (): Promise<void> => {
        child.kill(signal);
        return gone;
      };
      done({ address: found[1], child, stop: end('SIGKILL'), end: end('SIGTERM'), busy: () => busy(child.pid) });
    });
  });
}

/** Our server with an empty store, for as long as `use` needs it. */
export async function withServer<X>(main: string, env: Record<string, string>, use: (server: Process) => Promise<X>): Promise<X> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  const server = await startProcess(main, { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error', ...env });
  try {
    return await use(server);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
