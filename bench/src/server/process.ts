/** Starts a server as a process of its own and waits until it is open. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Process {
  address: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

export function startProcess(file: string, env: Record<string, string> = {}): Promise<Process> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  return new Promise((done, failed) => {
    gone.then(() => failed(new Error(`${file} ended`)));
    child.stdout.on('data', (data) => {
      const found = /open at (http\S+)/.exec(String(data));
      if (!found) return;
      const stop = async (): Promise<void> => {
        child.kill('SIGKILL');
        await gone;
      };
      done({ address: found[1], child, stop });
    });
  });
}
