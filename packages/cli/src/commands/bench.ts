/** `guildhall bench`: runs the benchmark of the clone in a process of its own, so that nothing disturbs it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context } from '../context.ts';
import { fail } from '../problem.ts';

const BENCH = new URL('../../../../bench/src/main.ts', import.meta.url);

export async function bench({ text }: Context, args: readonly string[]): Promise<number> {
  const path = fileURLToPath(BENCH);
  if (!existsSync(path)) fail(text.wrong.noBench);
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), path, ...args], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
