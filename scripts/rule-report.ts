/**
 * For each rule of a game: where the code cites it, which tests name it and how often play reached it.
 * npm run report -- [game] [--missing | --strangers] [--reached counts.json] [--json]
 *   game       a folder of games/, or "kernel" for the rules of the table; without it, all rulebooks
 *   --missing  only rules that no test names (notes left out)
 *   --strangers  only citations of rules that do not exist; there should be none
 *   --reached  what 'guildhall laws <game> --json' printed, or just the counts, such as {"BR-5.3": 812}
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rule } from '../packages/kernel/src/rulebook.ts';
import { prefixOf, ROOT, readRulebook, rulebookFolders } from './rulebook.ts';

export interface RuleReport {
  id: string;
  tag: string;
  note: boolean;
  chapter: string;
  text: string;
  /** "games/brigade/rules/fire.ts:12" */
  cited: string[];
  /** "games/brigade/test/fire.test.ts:30 BR-5.3 an unlit block ignites at 1" */
  tests: string[];
  /** null: no counts were given. */
  reached: number | null;
}

interface Source {
  path: string;
  text: string;
}

const SKIPPED = /(^|\/)(node_modules|dist|rulebook)(\/|$)|\.generated\.ts$/;
const TEST = /\.test\.tsx?$/;
const HELP_OF_TESTS = /(^|\/)test\//;

function sources(root: string, folder: string): Source[] {
  const found: Source[] = [];
  for (const name of readdirSync(join(root, folder)).sort()) {
    const path = `${folder}/${name}`;
    if (SKIPPED.test(path)) continue;
    if (statSync(join(root, path)).isDirectory()) found.push(...sources(root, path));
    else if (/\.tsx?$/.test(name)) found.push({ path, text: readFileSync(join(root, path), 'utf8') });
  }
  return found;
}

/** Ids in a text, with runs such as "BR-16.6 to BR-16.8" naming all rules between. */
export function idsIn(text: string, order: readonly string[]): string[] {
  const prefix = order[0].slice(0, 2);
  const found: string[] = [];
  const one = `${prefix}-\\d+(?:\\.\\d+)*[a-z]?`;
  for (const [, first, last] of text.matchAll(new RegExp(`\\b(${one})(?: (?:to|–|-) (${one}))?`, 'g'))) {
    const from = order.indexOf(first);
    const to = last === undefined ? from : order.indexOf(last);
    if (from >= 0) found.push(...order.slice(from, Math.max(from, to) + 1));
  }
  return found;
}

/** Citations of rules and chapters that the rulebook does not have: "games/brigade/rules/fire.ts:12 BR-99.1". */
export function strangers(rules: readonly Rule[], files: readonly Source[]): string[] {
  const known = new Set(rules.flatMap(({ id }) => [id, id.split('.')[0]]));
  const id = new RegExp(`\\b${rules[0].id.slice(0, 2)}-\\d+(?:\\.\\d+)*\\b`, 'g');
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        [...line.matchAll(id)].filter(([cited]) => !known.has(cited)).map(([cited]) => `${path}:${i + 1} ${cited}`),
      ),
  );
}

/** String literals of more than one word: titles of tests, wherever they are written down. */
function titles(text: string): { title: string; line: number }[] {
  const found: { title: string; line: number }[] = [];
  for (const match of text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)) {
    const title = match[2];
    if (/\S \S/.test(title)) found.push({ title, line: text.slice(0, match.index).split('\n').length });
  }
  return found;
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

export function report(rules: readonly Rule[], files: readonly Source[], reached: Record<string, number> | null): RuleReport[] {
  const order = rules.map(({ id }) => id);
  const cited = new Map<string, string[]>();
  const tests = new Map<string, string[]>();
  for (const { path, text } of files) {
    if (TEST.test(path)) {
      for (const { title, line } of titles(text))
        for (const id of idsIn(title, order)) add(tests, id, `${path}:${line} ${title}`);
    } else if (!HELP_OF_TESTS.test(path)) {
      text.split('\n').forEach((line, i) => {
        for (const id of idsIn(line, order)) add(cited, id, `${path}:${i + 1}`);
      });
    }
  }
  return rules.map(({ id, tag, note, chapter, text }) => ({
    id,
    tag,
    note,
    chapter,
    text,
    cited: cited.get(id) ?? [],
    tests: tests.get(id) ?? [],
    reached: reached === null ? null : (reached[id] ?? 0),
  }));
}

const cut = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text);
const more = (list: readonly string[], width: number): string =>
  list.length === 0 ? '-' : cut(list[0], width) + (list.length > 1 ? ` +${list.length - 1}` : '');

function table(rows: readonly RuleReport[]): string {
  const short = (path: string): string => path.replace(/^(games|packages)\/[^/]+\//, '');
  const cells = rows.map((r) => [
    r.id,
    r.note ? `${r.tag}, note` : r.tag,
    more(r.cited.map(short), 40),
    more(r.tests.map(short), 60),
    r.reached === null ? '' : String(r.reached),
    cut(r.text, 70),
  ]);
  const heads = ['rule', 'tag', 'cited', 'tests', rows[0]?.reached === null ? '' : 'reached', 'text'];
  const widths = heads.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i].length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => cell.padEnd(widths[i]))
      .filter((_, i) => widths[i] > 0)
      .join('  ')
      .trimEnd();
  return [line(heads), ...cells.map(line)].join('\n');
}

function summary(title: string, all: readonly RuleReport[]): string {
  const inPlay = all.filter(({ note }) => !note);
  const count = (has: (r: RuleReport) => boolean): string => `${inPlay.filter(has).length} of ${inPlay.length}`;
  const parts = [
    `${title}: ${all.length} rules, ${all.length - inPlay.length} notes`,
    `cited in code ${count((r) => r.cited.length > 0)}`,
    `named by tests ${count((r) => r.tests.length > 0)}`,
  ];
  if (all.some(({ reached }) => reached !== null)) parts.push(`reached in play ${count((r) => (r.reached ?? 0) > 0)}`);
  return parts.join('; ');
}

function main(args: string[]): void {
  const at = args.indexOf('--reached');
  const file = at >= 0 ? args[at + 1] : undefined;
  const counts = file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  const reached = (counts?.reached ?? counts) as Record<string, number> | null;
  const game = args.find((arg, i) => !arg.startsWith('--') && (at < 0 || i !== at + 1));
  const folders = rulebookFolders(ROOT).filter((folder) => game === undefined || folder.endsWith(`/${game}`));
  if (folders.length === 0) {
    console.error(`there is no rulebook of "${game}"`);
    process.exitCode = 1;
    return;
  }
  const packages = sources(ROOT, 'packages');
  const output: Record<string, RuleReport[]> = {};
  for (const folder of folders) {
    const book = readRulebook(ROOT, folder);
    if (args.includes('--strangers')) {
      for (const line of strangers(book.rules, sources(ROOT, folder))) {
        console.error(`${line} is no rule of ${book.title}`);
        process.exitCode = 1;
      }
      continue;
    }
    const files = folder.startsWith('games/')
      ? [...sources(ROOT, folder), ...packages.filter(({ path }) => TEST.test(path))]
      : packages;
    const all = report(book.rules, files, reached);
    const rows = args.includes('--missing') ? all.filter((r) => !r.note && r.tests.length === 0) : all;
    output[prefixOf(book)] = rows;
    if (!args.includes('--json')) console.log(`${summary(book.title, all)}\n${rows.length > 0 ? `${table(rows)}\n` : ''}`);
  }
  if (args.includes('--json') && !args.includes('--strangers')) console.log(JSON.stringify(output, null, 2));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
