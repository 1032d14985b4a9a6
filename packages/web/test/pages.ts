/**
 * Builds the pages once for all tests with a browser, as people get them, from the sources as they are now. Other tests run in
 * the meantime: whoever needs the pages waits for them with `builtPages`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder in which the pages lie once `outcome` stands beside them. */
    pages: string;
  }
}

const web = fileURLToPath(new URL('..', import.meta.url));
const pagesIn = (folder: string): string => join(folder, 'pages');
/** Empty if the pages were built, else why not. */
const outcomeIn = (folder: string): string => join(folder, 'outcome');

export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-pages-'));
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const building = spawn(process.execPath, [vite, 'build', '--outDir', pagesIn(folder), '--emptyOutDir'], {
    cwd: web,
    // The test runner's own mode would build another React.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  building.stderr.on('data', (words) => {
    complaints += words;
  });
  const ended = new Promise<void>((done) => {
    building.on('close', (code) => {
      // Under another name first: nobody reads half of it.
      writeFileSync(`${outcomeIn(folder)}.new`, code === 0 ? '' : `vite ended with ${code}: ${complaints}`);
      renameSync(`${outcomeIn(folder)}.new`, outcomeIn(folder));
      done();
    });
  });
  project.provide('pages', folder);
  return async () => {
    building.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Where the pages lie, once they are built. */
export async function builtPages(folder: string): Promise<string> {
  while (!existsSync(outcomeIn(folder))) await new Promise((later) => setTimeout(later, 100));
  const problem = readFileSync(outcomeIn(folder), 'utf8');
  if (problem !== '') throw new Error(`the pages cannot be built: ${problem}`);
  return pagesIn(folder);
}
