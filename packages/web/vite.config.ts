/** Build of the page: hashed chunks, games and boards each on their own, and a service worker that knows them all. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: here,
  plugins: [react(), serviceWorker()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    manifest: true,
  },
  server: { port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
