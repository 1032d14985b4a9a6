/** Prints how much script each page loads, compressed, and fails if one is over its budget. Run after the build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

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
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const GAME = ['games/brigade/index.ts', 'games/brigade/board/index.ts'];
const pages = [
  { name: 'lobby', chunks: ['index.html'], budget: 150 },
  { name: 'set-up', chunks: ['index.html', 'pages/setup.tsx', GAME[0]], budget: 300 },
  { name: 'table with bots', chunks: ['index.html', 'table/page.tsx', ...GAME], budget: 300, bots: true },
  {
    name: 'table (server)',
    chunks: ['index.html', 'table/page.tsx', 'tables/remote.ts', 'tables/socket.ts', ...GAME],
    budget: 300,
  },
  { name: 'replay', chunks: ['index.html', 'replay/page.tsx', ...GAME], budget: 300 },
  { name: 'rulebook', chunks: ['index.html', 'pages/rules.tsx', GAME[0]], budget: 300 },
];

/** The bots' room is built on its own: the worker and whatever it loads. */
function workerFiles(): string[] {
  const names = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const found = new Set(names.filter((name) => name.startsWith('bot-worker')));
  for (const name of found) {
    const text = readFileSync(join(dist, 'assets', name), 'utf8');
    for (const other of names) if (text.includes(other)) found.add(other);
  }
  return [...found].map((name) => `assets/${name}`);
}

let over = false;
console.log('page             script (brotli)   style   budget');
for (const { name, chunks, budget, bots } of pages) {
  const keys = new Set(chunks.flatMap((chunk) => [...withImports(keyOf(chunk))]));
  const files = [...new Set([...keys].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
  if (bots) files.push(...workerFiles());
  const styles = [...new Set([...keys].flatMap((key) => manifest[key].css ?? []))];
  const script = files.reduce((sum, file) => sum + compressed(file), 0);
  const style = styles.reduce((sum, file) => sum + compressed(file), 0);
  if (script > budget * 1024) over = true;
  console.log(`${name.padEnd(16)} ${kb(script).padStart(12)} ${kb(style).padStart(12)} ${`${budget} KB`.padStart(8)}`);
}
if (over) {
  console.error('A page is over its budget.');
  process.exit(1);
}
