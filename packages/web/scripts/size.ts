/**
 * Prints how much each page loads, compressed, and fails if one is over its budget: of the front page everything, of the others the
 * script, with the words and the rulebook of one language. Run after the build; with `--build` it builds pages of its own first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@guildhall/kernel';
import { listCampaignCovers, listGames } from '@guildhall/registry';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = process.argv.includes('--build') ? built() : join(web, 'dist');

function built(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-size-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const build = spawnSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], { cwd: web, encoding: 'utf8' });
  if (build.status !== 0) {
    console.error(build.stderr);
    process.exit(1);
  }
  return folder;
}

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
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

const sizes = new Map<string, number>();
function compressed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
  sizes.set(file, size);
  return size;
}
const chunkSize = (end: string): number => compressed(manifest[keyOf(end)].file);
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

interface Page {
  name: string;
  chunks: string[];
  budget: number;
}
/** The longer of the page's own words: everybody fetches one language. */
const words = chunkSize('src/words/pl.ts') > chunkSize('src/words/en.ts') ? 'src/words/pl.ts' : 'src/words/en.ts';
const hall = ['index.html', words];
const front = [...hall, 'src/pages/lobby.tsx'];
const pages: Page[] = [{ name: 'lobby', chunks: front, budget: 100 }];
/** A reader is given one of a game's rulebooks; the longest counts. */
function bookOf(id: string): string {
  const books = LANGUAGES.map((language) => `games/${id}/rulebook/${language}.generated.ts`).filter((name) =>
    Object.keys(manifest).some((key) => key.endsWith(name)),
  );
  return books.reduce((long, name) => (chunkSize(name) > chunkSize(long) ? name : long));
}

for (const id of listGames()) {
  const rules = `games/${id}/index.ts`;
  const book = bookOf(id);
  const own = `games/${id}/board/index.ts`;
  const game = [rules, Object.keys(manifest).some((name) => name.endsWith(own)) ? own : 'table/src/plain/index.tsx'];
  pages.push(
    { name: `${id}: set-up`, chunks: [...hall, 'pages/setup.tsx', rules, book], budget: 300 },
    {
      name: `${id}: table with bots`,
      chunks: [...hall, 'table/page.tsx', 'tables/local.ts', 'tables/bot-worker.ts', ...game, book],
      budget: 300,
    },
    {
      name: `${id}: table (server)`,
      chunks: [...hall, 'table/page.tsx', 'tables/remote.ts', 'tables/socket.ts', ...game, book],
      budget: 300,
    },
    { name: `${id}: replay`, chunks: [...hall, 'replay/page.tsx', ...game, book], budget: 300 },
    { name: `${id}: rulebook`, chunks: [...hall, 'pages/rules.tsx', rules, book], budget: 300 },
  );
}

/** The books of a campaign are kept by a server. */
for (const { campaignOf = '' } of listCampaignCovers()) {
  const own = [`games/${campaignOf}/campaign/index.ts`, `games/${campaignOf}/campaign/board/index.ts`, bookOf(campaignOf)];
  const chunks = [...hall, 'table/page.tsx', 'tables/remote.ts', 'tables/socket.ts', ...own];
  pages.push({ name: `${campaignOf}: campaign`, chunks, budget: 300 });
}

/** What a page loads in one language: its chunks, and the catalogues of that language which stand in them. */
function filesOf(chunks: readonly string[], language: Language): string[] {
  const keys = new Set(chunks.flatMap((chunk) => [...withImports(keyOf(chunk))]));
  const catalogues = [...keys]
    .flatMap((key) => manifest[key].dynamicImports ?? [])
    .filter((key) => new RegExp(`^\\.\\./\\.\\./games/.*/${language}\\.ts$`).test(key));
  return [...new Set([...keys, ...catalogues.flatMap((key) => [...withImports(key)])].map((key) => manifest[key].file))].filter(
    (file) => file.endsWith('.js'),
  );
}
const sizeOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + compressed(file), 0);

let over = false;
console.log(`${'page'.padEnd(28)} script (brotli)   style   budget`);
for (const { name, chunks, budget } of pages) {
  const keys = new Set(chunks.flatMap((chunk) => [...withImports(keyOf(chunk))]));
  const styles = [...new Set([...keys].flatMap((key) => manifest[key].css ?? []))];
  const script = Math.max(...LANGUAGES.map((language) => sizeOf(filesOf(chunks, language))));
  const style = sizeOf(styles);
  if (script > budget * 1024) over = true;
  console.log(`${name.padEnd(28)} ${kb(script).padStart(12)} ${kb(style).padStart(12)} ${`${budget} KB`.padStart(8)}`);
}
/** All the front page fetches, in the language with the longer words: script, styles, pictures of the boxes, cut typefaces. */
const LOBBY = 200;
const PICTURES = /^(cover|bulwark|wolsung)-[\w-]+\.svg$/;
const FACES = /^(figtree-latin(-ext)?-wght-normal|[\w-]+-title-latin(-ext)?|(fraunces|mono)-hall-latin(-ext)?)-[\w-]+\.woff2$/;
const lobby = front
  .flatMap((chunk) => [...withImports(keyOf(chunk))])
  .flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
const beside = readdirSync(join(dist, 'assets')).filter((file) => PICTURES.test(file) || FACES.test(file));
const files = new Set(['index.html', ...lobby, ...beside.map((file) => `assets/${file}`)]);
const total = sizeOf([...files]);
if (total > LOBBY * 1024) over = true;
console.log(`${'lobby, all of it'.padEnd(28)} ${kb(total).padStart(12)} ${''.padStart(12)} ${`${LOBBY} KB`.padStart(8)}`);
if (over) {
  console.error('A page is over its budget.');
  process.exit(1);
}
