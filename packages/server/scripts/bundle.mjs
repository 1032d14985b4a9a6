// Puts the server into plain JavaScript, so that it starts in a fraction of a second and runs without a loader.
// Plain Node: `npm start` calls it before anything else runs.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** How Node runs the server: most of what a move leaves behind dies young, given the room, and from the first move on. */
export const FLAGS = ['--min-semi-space-size=16', '--max-semi-space-size=64'];

const here = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writes main.js, bots.js (bots as a process), and bot.js, import.js and writer.js (where threads and the process for match files begin), and what they share into a folder that lies as deep as `src`.
 * `more` names further files that go along, such as the games of a test.
 */
export async function bundle(out = join(here, 'dist'), more = {}) {
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints: {
      main: join(here, 'src/main.ts'),
      bots: join(here, 'src/bots/main.ts'),
      bot: join(here, 'src/bots/worker.ts'),
      import: join(here, 'src/import/main.ts'),
      writer: join(here, 'src/store/writer-thread.mjs'),
      ...more,
    },
    outdir: out,
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    logLevel: 'error',
    // Native parts stay where they are installed; boards are for pages, and no server ever loads one. A compiler is named by a
    // library that would read settings written in TypeScript: ten megabytes, read at every start and never used.
    external: ['libsql', 'pg-native', 'typescript', '@guildhall/*/board'],
    banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
  });
  return join(out, 'main.js');
}

// Alone: into the folder that is named, or where `npm start` looks for it.
if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(process.argv[2]);
