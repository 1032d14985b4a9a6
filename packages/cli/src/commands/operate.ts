/** `guildhall backup`, `restore` and `moderate`: the server's own tool does it, in a process of its own. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context } from '../context.ts';
import { fail } from '../problem.ts';

const TOOL = new URL('../../../server/bin/operate.mjs', import.meta.url);

export async function operate({ text, language }: Context, words: readonly string[]): Promise<number> {
  const path = fileURLToPath(TOOL);
  if (!existsSync(path)) fail(text.wrong.noServer);
  const child = spawn(process.execPath, [path, ...words, language], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
