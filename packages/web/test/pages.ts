/** Builds the pages once for all tests with a browser, as people get them, from the sources as they are now. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the pages lie. */
    pages: string;
  }
}

const web = fileURLToPath(new URL('..', import.meta.url));

export default function setup(project: TestProject): () => void {
  const pages = mkdtempSync(join(tmpdir(), 'guildhall-pages-'));
  const built = spawnSync('npx', ['vite', 'build', '--outDir', pages, '--emptyOutDir'], {
    cwd: web,
    encoding: 'utf8',
    // The test runner's own mode would build another React.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error(`the pages cannot be built: ${built.stderr}`);
  project.provide('pages', pages);
  return () => rmSync(pages, { recursive: true, force: true });
}
