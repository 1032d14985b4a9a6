/**
 * Builds pages and server once for all tests with a browser, as people get them, from the sources as they are now. Other tests
 * run in the meantime: whoever needs them waits with `builtPages`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
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
    /** The server's program in plain JavaScript, which is there as soon as the pages are. */
    server: string;
  }
}

const web = fileURLToPath(new URL('..', import.meta.url));
const bundler = fileURLToPath(new URL('../../server/scripts/bundle.mjs', import.meta.url));
const bundles = fileURLToPath(new URL('../../server/node_modules/.bundle', import.meta.url));
const pagesIn = (folder: string): string => join(folder, 'pages');
/** Empty if all was built, else why not. */
const outcomeIn = (folder: string): string => join(folder, 'outcome');

/** Runs one builder; gives what it complained of if it failed, else nothing. */
function build(builders: ChildProcess[], command: string[]): Promise<string> {
  const [program] = command;
  const building = spawn(process.execPath, command, {
    cwd: web,
    // The test runner's own mode would build another React.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  builders.push(building);
  let complaints = '';
  building.stderr?.on('data', (words) => {
    complaints += words;
  });
  return new Promise((done) => {
    building.on('close', (code) => done(code === 0 ? '' : `${program} ended with ${code}: ${complaints}`));
  });
}

export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-pages-'));
  // Where what is not bundled can be found.
  const server = join(bundles, `pages-${process.pid}`);
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const builders: ChildProcess[] = [];
  const ended = Promise.all([
    build(builders, [vite, 'build', '--outDir', pagesIn(folder), '--emptyOutDir']),
    build(builders, [bundler, server]),
  ]).then((problems) => {
    // Under another name first: nobody reads half of it.
    writeFileSync(`${outcomeIn(folder)}.new`, problems.join(''));
    renameSync(`${outcomeIn(folder)}.new`, outcomeIn(folder));
  });
  project.provide('pages', folder);
  project.provide('server', join(server, 'main.js'));
  return async () => {
    for (const building of builders) building.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
    rmSync(server, { recursive: true, force: true });
  };
}

/** Where the pages lie, once they are built. */
export async function builtPages(folder: string): Promise<string> {
  while (!existsSync(outcomeIn(folder))) await new Promise((later) => setTimeout(later, 100));
  const problem = readFileSync(outcomeIn(folder), 'utf8');
  if (problem !== '') throw new Error(`the pages cannot be built: ${problem}`);
  return pagesIn(folder);
}
