/** `guildhall bots`: the server's bots in a process of their own, until it is told to stop. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context } from '../context.ts';
import { fail } from '../problem.ts';

const TOOL = new URL('../../../server/bin/bots.mjs', import.meta.url);

export async function bots({ text, language }: Context, { url, threads }: { url?: string; threads?: string }): Promise<number> {
  const path = fileURLToPath(TOOL);
  if (!existsSync(path)) fail(text.wrong.noServer);
  const env = { ...process.env, ...(url && { DATABASE_URL: url }), ...(threads && { BOT_THREADS: threads }) };
  const child = spawn(process.execPath, [path, language], { stdio: 'inherit', env });
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}
