/** Build of the page: hashed chunks, games and boards each on their own, and a service worker that knows them all. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fewChunks } from './scripts/few-chunks.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Writes sw.js from src/offline/sw.js with the list of everything built, so that a visit leaves the whole hall behind. */
function serviceWorker(): Plugin {
  return {
    name: 'guildhall-service-worker',
    apply: 'build',
    // Last of all: chunks that hold nothing but style are gone by then.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle)
        .filter((file) => file !== 'index.html' && !file.endsWith('.map'))
        .map((file) => `/${file}`);
      const fixed = readdirSync(`${here}public`).map((file) => `/${file}`);
      const files = ['/', ...built, ...fixed].sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(`${here}src/offline/sw.js`, 'utf8')
        .replace('__VERSION__', version)
        .replace("['__FILES__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

const BOT_WORKER = 'virtual:bot-worker';

/**
 * Builds the bots' worker as one more entry of the page, not as a bundle of its own: it then shares the chunks of the rules
 * with the page, and nobody loads a game twice. The module gives the worker's address.
 */
function botWorker(): Plugin {
  let file = '';
  let building = false;
  return {
    name: 'guildhall-bot-worker',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    buildStart() {
      if (building) file = this.emitFile({ type: 'chunk', id: `${here}src/tables/bot-worker.ts`, name: 'bot-worker' });
    },
    resolveId: (id) => (id === BOT_WORKER ? `\0${BOT_WORKER}` : null),
    load: (id) =>
      id === `\0${BOT_WORKER}`
        ? `export default ${building ? `import.meta.ROLLUP_FILE_URL_${file}` : `'/src/tables/bot-worker.ts'`};`
        : null,
  };
}

const NEVER_ASKED_FOR = '\0never-asked-for';

/**
 * What games show, look up and read in a terminal, and what the laws want to be reached: where there is a board the page asks for
 * none of it and does not load it.
 */
function neverAskedFor(): Plugin {
  return {
    name: 'guildhall-never-asked-for',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer !== undefined &&
      /\/games\/[^/]+\/(campaign\/)?index\.ts$/.test(importer) &&
      /^\.\/(terminal|sights|read|content)\b/.test(id) &&
      existsSync(join(dirname(importer), 'board/index.ts'))
        ? NEVER_ASKED_FOR
        : null,
    load: (id) =>
      id === NEVER_ASKED_FOR
        ? 'export const draw = undefined, sights = undefined, guide = undefined, read = undefined, typed = undefined, all = [], seen = () => [], shown = undefined;'
        : null,
  };
}

const CATALOGUE = '\0catalogue:';

/**
 * Games and their boards bring their words in every language (`text/en.ts`, `board/words/en.ts` and their like in `pl`): the page
 * fetches the language in use, the other when it is switched to. In the place of each catalogue stands one that is filled then.
 */
function oneLanguage(): Plugin {
  return {
    name: 'guildhall-one-language',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (importer === undefined || importer.startsWith(CATALOGUE) || !/\/(en|pl)\.ts$/.test(id)) return null;
      const file = (await this.resolve(id, importer, { skipSelf: true }))?.id;
      return file && /\/games\/[^/]+\/(campaign\/)?(text|board\/words)\//.test(file) ? CATALOGUE + file : null;
    },
    load(id) {
      if (!id.startsWith(CATALOGUE)) return null;
      const file = id.slice(CATALOGUE.length);
      const language = basename(file, '.ts');
      return [
        `import { later } from ${JSON.stringify(`${here}src/words/of-games.ts`)};`,
        `export const ${language} = later('${language}', async () => (await import(${JSON.stringify(file)})).${language});`,
      ].join('\n');
    },
  };
}

export default defineConfig({
  root: here,
  plugins: [react(), fewChunks(), neverAskedFor(), oneLanguage(), botWorker(), serviceWorker()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    // A worker has no document to hang preloads into: chunks are asked for by import alone, only styles beforehand.
    modulePreload: { polyfill: false, resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')) },
    sourcemap: false,
    manifest: true,
  },
  server: { port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
