/** The server in plain JavaScript, as `npm start` runs it, together with the games of the tests. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle as build } from '../scripts/bundle.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));

export interface Bundle {
  main: string;
  /** Bots as a process. */
  bots: string;
  games: string;
}

export async function bundle(): Promise<Bundle> {
  // Where what is not bundled can be found and nothing is kept; a folder for each who builds, for they may do so at once.
  const out = join(here, 'node_modules/.bundle', String(process.pid));
  process.once('exit', () => rmSync(out, { recursive: true, force: true }));
  const main = await build(out, { games: join(here, 'test/games/index.ts') });
  return { main, bots: join(out, 'bots.js'), games: join(out, 'games.js') };
}
