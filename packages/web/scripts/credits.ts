/**
 * Writes down whose work the page ships, with which licence: every package it depends on, through as many others as need be.
 * `--check` only says whether what is written is still true.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: { [name: string]: string };
}

const web = fileURLToPath(new URL('..', import.meta.url));
const root = join(web, '../..');
const FILE = join(web, 'src/pages/credits.generated.ts');
const OWN = '@guildhall/';
const FACES = /^@fontsource(-variable)?\//;

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where a package lies for whoever asks from a folder. */
function folderOf(name: string, from: string): string {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === dirname(at)) throw new Error(`${name} is not installed`);
  }
}

const found = new Map<string, string>();
const seen = new Set<string>();
function gather(folder: string): void {
  for (const name of Object.keys(read(folder).dependencies ?? {})) {
    const place = folderOf(name, folder);
    if (seen.has(place)) continue;
    seen.add(place);
    if (!name.startsWith(OWN)) found.set(name, read(place).license ?? 'unknown');
    gather(place);
  }
}
gather(web);

/** "@fontsource-variable/grenze-gotisch": "Grenze Gotisch". */
const faceName = (name: string): string =>
  name
    .replace(FACES, '')
    .split('-')
    .map((word) => (word === 'sc' ? 'SC' : word === 'jetbrains' ? 'JetBrains' : word[0].toUpperCase() + word.slice(1)))
    .join(' ');

/** Licences that are known by a longer name. */
const LONG: { readonly [licence: string]: string } = { 'OFL-1.1': 'SIL Open Font License 1.1' };

const byLicence = (names: readonly [string, string][]): [string, string[]][] => {
  const licences = [...new Set(names.map(([, licence]) => licence))].sort();
  return licences.map((licence) => [LONG[licence] ?? licence, names.filter(([, its]) => its === licence).map(([name]) => name)]);
};
const all = [...found].sort(([a], [b]) => a.localeCompare(b));
const faces = byLicence(all.filter(([name]) => FACES.test(name)).map(([name, licence]) => [faceName(name), licence]));
const libraries = byLicence(all.filter(([name]) => !FACES.test(name)));

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
const list = (name: string, of: [string, string[]][]): string =>
  `export const ${name}: readonly { licence: string; names: readonly string[] }[] = [\n${of
    .map(
      ([licence, names]) =>
        `  {\n    licence: ${quoted(licence)},\n    names: [\n${names.map((each) => `      ${quoted(each)},\n`).join('')}    ],\n  },\n`,
    )
    .join('')}];\n`;
const text = `/** Made by scripts/credits.ts from the packages the page depends on. */\n\nexport const VERSION = ${quoted(read(root).version)};\n\n${list('FACES', faces)}\n${list('LIBRARIES', libraries)}`;

if (process.argv.includes('--check')) {
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
    console.error('The page ships other packages than it credits: npm run credits -w @guildhall/web');
    process.exit(1);
  }
} else writeFileSync(FILE, text);
