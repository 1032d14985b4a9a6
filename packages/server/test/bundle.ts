/** The server in one file, so that a killed one is back in a fraction of a second. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('..', import.meta.url));
/** Inside node_modules, where what is not bundled can be found and nothing is kept. */
const out = join(here, 'node_modules/.bundle');

export interface Bundle {
  main: string;
  games: string;
}

export async function bundle(): Promise<Bundle> {
  await build({
    entryPoints: [join(here, 'src/main.ts'), join(here, 'test/games/index.ts')],
    outbase: here,
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    external: ['libsql', 'tsx', 'pg-native', '@guildhall/registry'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  return { main: join(out, 'src/main.mjs'), games: join(out, 'test/games/index.mjs') };
}
