/** Prints how much script each page loads, compressed, and fails if one is over its budget. Run after the build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '@guildhall/kernel';
import { listGames } from '@guildhall/registry';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build yet: npm run build -w @guildhall/web');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
const keyOf = (end: string): string => {
  const key = Object.keys(manifest).find((name) => name.endsWith(end));
  if (!key) throw new Error(`no chunk for ${end}`);
  return key;
};

/** A chunk and everything it imports at once. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, seen);
  return seen;
}

const compressed = (file: string): number => brotliCompressSync(readFileSync(join(dist, file))).length;
const chunkSize = (end: string): number => compressed(manifest[keyOf(end)].file);
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

interface Page {
  name: string;
  chunks: string[];
  budget: number;
}
const pages: Page[] = [{ name: 'lobby', chunks: ['index.html'], budget: 150 }];
for (const id of listGames()) {
  const rules = `games/${id}/index.ts`;
  const books = LANGUAGES.map((language) => `games/${id}/rulebook/${language}.generated.ts`).filter((name) =>
    Object.keys(manifest).some((key) => key.endsWith(name)),
  );
  // A reader is given one of them; the longest counts.
  const book = books.reduce((long, name) => (chunkSize(name) > chunkSize(long) ? name : long));
  const own = `games/${id}/board/index.ts`;
  const game = [rules, Object.keys(manifest).some((name) => name.endsWith(own)) ? own : 'table/src/plain/index.tsx'];
  pages.push(
    { name: `${id}: set-up`, chunks: ['index.html', 'pages/setup.tsx', rules, book], budget: 300 },
    {
      name: `${id}: table with bots`,
      chunks: ['index.html', 'table/page.tsx', 'tables/bot-worker.ts', ...game, book],
      budget: 300,
    },
    {
      name: `${id}: table (server)`,
      chunks: ['index.html', 'table/page.tsx', 'tables/remote.ts', 'tables/socket.ts', ...game, book],
      budget: 300,
    },
    { name: `${id}: replay`, chunks: ['index.html', 'replay/page.tsx', ...game], budget: 300 },
    { name: `${id}: rulebook`, chunks: ['index.html', 'pages/rules.tsx', rules, book], budget: 300 },
  );
}

let over = false;
console.log(`${'page'.padEnd(28)} script (brotli)   style   budget`);
for (const { name, chunks, budget } of pages) {
  const keys = new Set(chunks.flatMap((chunk) => [...withImports(keyOf(chunk))]));
  const files = [...new Set([...keys].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
  const styles = [...new Set([...keys].flatMap((key) => manifest[key].css ?? []))];
  const script = files.reduce((sum, file) => sum + compressed(file), 0);
  const style = styles.reduce((sum, file) => sum + compressed(file), 0);
  if (script > budget * 1024) over = true;
  console.log(`${name.padEnd(28)} ${kb(script).padStart(12)} ${kb(style).padStart(12)} ${`${budget} KB`.padStart(8)}`);
}
if (over) {
  console.error('A page is over its budget.');
  process.exit(1);
}
