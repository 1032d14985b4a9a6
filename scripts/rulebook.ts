/**
 * Makes the rule ids and the rulebook of each game, as TypeScript, from its rulebook/en.md.
 * node --import tsx scripts/rulebook.ts [--check]: with --check nothing is written, and anything stale is an error.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRulebook, type Rulebook } from '../packages/kernel/src/rulebook.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Notes are rare: at most one rule in this many. */
export const NOTES_ONE_IN = 20;

/** The game that `npm run new-game` copies. */
export const TEMPLATE = 'scripts/new-game/template';

/** Folders with a rulebook/en.md: the kernel, every game and the template of games. */
export function rulebookFolders(root: string): string[] {
  const games = existsSync(join(root, 'games')) ? readdirSync(join(root, 'games')).sort() : [];
  const folders = ['packages/kernel', ...games.map((game) => `games/${game}`), TEMPLATE];
  return folders.filter((folder) => existsSync(join(root, folder, 'rulebook/en.md')));
}

export function readRulebook(root: string, folder: string): Rulebook {
  return parseRulebook(readFileSync(join(root, folder, 'rulebook/en.md'), 'utf8'));
}

/** "BR" for BR-1.1: one rulebook has one prefix. */
export function prefixOf({ rules }: Rulebook): string {
  const prefixes = [...new Set(rules.map(({ id }) => id.slice(0, 2)))];
  if (prefixes.length !== 1) throw new Error(`a rulebook has one prefix, not ${prefixes.join(', ') || 'none'}`);
  return prefixes[0];
}

/** What is wrong with a rulebook beyond its form. */
export function faults({ rules }: Rulebook): string[] {
  const found: string[] = [];
  const ids = new Set(rules.map(({ id }) => id));
  const notes = rules.filter(({ note }) => note).length;
  if (notes * NOTES_ONE_IN > rules.length) found.push(`${notes} of ${rules.length} rules are notes`);
  for (const { id, text } of rules) {
    for (const [cited] of text.matchAll(/\b[A-Z]{2}-\d+(?:\.\d+)*/g)) {
      if (cited.slice(0, 2) === id.slice(0, 2) && !ids.has(cited)) found.push(`${id} cites ${cited}, which does not exist`);
    }
  }
  return found;
}

const HEADER = '// Generated from rulebook/en.md by scripts/rulebook.ts. Do not edit.\n';

/** Text of ids.generated.ts. */
export function idsFile(book: Rulebook): string {
  const prefix = prefixOf(book);
  const ids = book.rules.map(({ id }) => id);
  const notes = book.rules.filter(({ note }) => note).map(({ id }) => id);
  return `${HEADER}
/** Every rule of "${book.title}". */
export const RULES = [
${ids.map((id) => `  '${id}',\n`).join('')}] as const;
export type ${prefix} = (typeof RULES)[number];

/** Rules without any effect on play. */
export const NOTES: readonly ${prefix}[] = [${notes.map((id) => `'${id}'`).join(', ')}];
`;
}

/** Text of rulebook.generated.ts, one line a rule; `kernel` is where the type Rulebook is imported from. */
export function bookFile({ title, rules }: Rulebook, kernel: string): string {
  return `${HEADER}import type { Rulebook } from '${kernel}';

export const rulebook: Rulebook = {
  title: ${JSON.stringify(title)},
  rules: [
${rules.map((rule) => `    ${JSON.stringify(rule)},\n`).join('')}  ],
};
`;
}

/** The generated files of a folder: path and what it should contain. */
export function generated(root: string, folder: string): { path: string; text: string }[] {
  const book = readRulebook(root, folder);
  const wrong = faults(book);
  if (wrong.length > 0) throw new Error(`${folder}/rulebook/en.md:\n  ${wrong.join('\n  ')}`);
  const kernel = folder === 'packages/kernel' ? '../src/rulebook.ts' : '@guildhall/kernel/rulebook';
  return [
    { path: join(folder, 'rulebook/ids.generated.ts'), text: idsFile(book) },
    { path: join(folder, 'rulebook/rulebook.generated.ts'), text: bookFile(book, kernel) },
  ];
}

/** Generated files whose text on disk is not what it should be. */
export function stale(root: string): { path: string; text: string }[] {
  return rulebookFolders(root)
    .flatMap((folder) => generated(root, folder))
    .filter(({ path, text }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);
}

function main(): void {
  const files = stale(ROOT);
  if (process.argv.includes('--check')) {
    for (const { path } of files) console.error(`${path} is stale: run node --import tsx scripts/rulebook.ts`);
    process.exitCode = files.length > 0 ? 1 : 0;
    return;
  }
  for (const { path, text } of files) {
    writeFileSync(join(ROOT, path), text);
    console.log(`wrote ${path}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
