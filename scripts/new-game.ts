/**
 * Writes a game that can be played at once, to be changed into the one that is wanted.
 * npm run new-game <id> [-- --prefix XY]
 *   id        the name of its folder, of its package and in addresses: letters and digits, small ones
 *   --prefix  the two letters its rules are numbered with; without it they are made from the id
 * Nothing is written unless all of it can be.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generated, prefixOf, ROOT, readRulebook, rulebookFolders, TEMPLATE } from './rulebook.ts';
import { runTool } from './run.mjs';

/** What is put in the place of the template's own names. */
export interface Wish {
  id: string;
  prefix: string;
}
type Files = { [path: string]: string };

const ID = /^[a-z][a-z0-9]{2,19}$/;
const PREFIX = /^[A-Z]{2}$/;
const REGISTRY = 'packages/registry';

/** Why no game can have this id, or null. */
export function whyNotId(root: string, id: string): string | null {
  if (!ID.test(id)) return `"${id}" cannot be an id: write 3 to 20 small letters and digits, a letter first, such as "lanterns"`;
  const folder = ['games', 'packages', '.'].find((parent) => existsSync(join(root, parent, id)));
  if (folder !== undefined) return `"${id}" is taken: there is a folder ${join(folder, id)}`;
  const registry = read(root, `${REGISTRY}/src/index.ts`);
  if (new RegExp(`\\bcover(?:: | as )${id}\\b`).test(registry)) return `"${id}" is taken: the registry has a game of this name`;
  const words = new Set([registry, read(root, `${TEMPLATE}/index.ts`)].flatMap((code) => code.match(/[A-Za-z]\w*/g) ?? []));
  return words.has(id) || !isVariable(id)
    ? `"${id}" is a word of the code that the game is registered with: choose another`
    : null;
}

/** The package is exported as a constant of this name. */
function isVariable(id: string): boolean {
  try {
    new Function(`'use strict'; const ${id} = 0;`);
    return true;
  } catch {
    return false;
  }
}

/** Two letters that no rulebook uses: the first of the id and the next one that is free. */
export function prefixFor(root: string, id: string, wished?: string): { prefix: string } | { problem: string } {
  const taken = rulebookFolders(root).map((folder) => prefixOf(readRulebook(root, folder)));
  if (wished !== undefined) {
    if (!PREFIX.test(wished)) return { problem: `"${wished}" cannot be a prefix: write two capital letters, such as "LA"` };
    if (taken.includes(wished)) return { problem: `the prefix "${wished}" is taken; taken are ${taken.join(', ')}` };
    return { prefix: wished };
  }
  const letters = `${id.slice(1)}abcdefghijklmnopqrstuvwxyz`.replace(/\d/g, '');
  const free = [...letters].map((second) => `${id[0]}${second}`.toUpperCase()).find((prefix) => !taken.includes(prefix));
  return free
    ? { prefix: free }
    : { problem: `no prefix beginning with "${id[0].toUpperCase()}" is free: say one with --prefix` };
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

/** "lanterns" is called "Lanterns" until somebody says otherwise. */
const titleOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The template in the new game's words. Generated files are left out: they are made anew. */
function gameFiles(root: string, { id, prefix }: Wish): Files {
  const files: Files = {};
  for (const entry of readdirSync(join(root, TEMPLATE), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.generated.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    files[join('games', id, path.slice(join(root, TEMPLATE).length))] = readFileSync(path, 'utf8')
      .replaceAll('newgame', id)
      .replaceAll('New game', titleOf(id))
      .replace(/\bNG\b/g, prefix);
  }
  return files;
}

type Needs = { [name: string]: string };
interface Manifest {
  version: string;
  license: string;
  dependencies: Needs;
  devDependencies: Needs;
  peerDependencies: Needs;
}
interface Lock {
  packages: { [path: string]: object & { dependencies?: { [name: string]: string } } };
}
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const inOrder = <V>(record: { [key: string]: V }): { [key: string]: V } =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** The line of the registry, its dependency, and what the lock file says of both: what `npm install` would write. */
function registryFiles(root: string, { id }: Wish, manifest: Manifest): Files {
  const name = `@guildhall/${id}`;
  const code = read(root, `${REGISTRY}/src/index.ts`);
  const imported = code.replace(/^import /m, `import { cover as ${id} } from '${name}/cover';\nimport `);
  const places = [...imported.matchAll(/^ {2}open\(.*\n/gm)];
  const last = places.at(-1);
  if (!last) throw new Error(`${REGISTRY}/src/index.ts lists no game that is open`);
  const end = last.index + last[0].length;
  const line = `  open(${id}, { rules: () => import('${name}') }),\n`;

  const registry = JSON.parse(read(root, `${REGISTRY}/package.json`)) as Manifest;
  registry.dependencies = inOrder({ ...registry.dependencies, [name]: '*' });
  const lock = JSON.parse(read(root, 'package-lock.json')) as Lock;
  lock.packages[REGISTRY].dependencies = registry.dependencies;
  const { '': own, ...packages } = lock.packages;
  const { version, license, dependencies, devDependencies, peerDependencies } = manifest;
  const added = {
    [`games/${id}`]: { name, version, license, dependencies, devDependencies, peerDependencies },
    [`node_modules/${name}`]: { resolved: `games/${id}`, link: true },
  };
  lock.packages = { '': own, ...inOrder<object>({ ...packages, ...added }) };
  return {
    [`${REGISTRY}/src/index.ts`]: imported.slice(0, end) + line + imported.slice(end),
    [`${REGISTRY}/package.json`]: json(registry),
    'package-lock.json': json(lock),
  };
}

/** Everything that is written, by path. */
export function newGame(root: string, wish: Wish): Files {
  const files = gameFiles(root, wish);
  const manifest = JSON.parse(files[join('games', wish.id, 'package.json')]) as Manifest;
  return { ...files, ...registryFiles(root, wish, manifest) };
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}

/** Puts the package where imports find it, as `npm install` would. */
function link(root: string, id: string): void {
  const scope = join(root, 'node_modules/@guildhall');
  if (existsSync(scope) && !existsSync(join(scope, id))) symlinkSync(`../../games/${id}`, join(scope, id), 'junction');
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function main([id, ...rest]: string[]): void {
  if (id === undefined || id.startsWith('-')) fail('Say the id of the game: npm run new-game lanterns');
  const [option, wished, ...more] = rest;
  if (more.length > 0 || (option !== undefined && (option !== '--prefix' || wished === undefined)))
    fail(`"${rest.join(' ')}" is not understood: npm run new-game ${id} -- --prefix XY`);
  const problem = whyNotId(ROOT, id);
  if (problem) fail(problem);
  const chosen = prefixFor(ROOT, id, wished);
  if ('problem' in chosen) fail(chosen.problem);

  const files = newGame(ROOT, { id, prefix: chosen.prefix });
  for (const [path, text] of Object.entries(files)) write(ROOT, path, text);
  for (const { path, text } of generated(ROOT, `games/${id}`)) write(ROOT, path, text);
  link(ROOT, id);
  const golden = `games/${id}/test/golden.test.ts`;
  const recorded = runTool('vitest/vitest.mjs', ['run', golden, '--reporter=dot', '--silent'], { UPDATE_GOLDEN: '1' });
  // Names are of other lengths now, and imports in another order.
  const formatted = runTool('@biomejs/biome/bin/biome', ['check', '--write', '--log-level=error', `games/${id}`, REGISTRY]);
  if (recorded !== 0 || formatted !== 0) fail(`games/${id} is written, but not in order: see above`);
  const next = [
    [`npx guildhall play ${id}`, 'play it here'],
    ['npm start', 'play it in the browser'],
    [`npm run laws -- ${id}`, 'look for broken laws'],
  ].map(([command, what]) => `  ${command.padEnd(32)}${what}`);
  console.log(`
games/${id} is a game of its own: the rules ${chosen.prefix}-1.1 to ${chosen.prefix}-3.1 in games/${id}/rulebook/en.md.
${next.join('\n')}
How to make it yours stands in CONTRIBUTING.md, "Add a game".`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
