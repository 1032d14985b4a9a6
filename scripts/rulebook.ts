/**
 * Makes the rule ids and the rulebook of each game, as TypeScript, from its rulebook/en.md, and from rulebook/pl.md where there
 * is one: the same rules in the same order, in other words.
 * node --import tsx scripts/rulebook.ts [--check]: with --check nothing is written, and anything stale is an error.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRulebook, type Rule, type Rulebook } from '../packages/kernel/src/rulebook.ts';
import { LANGUAGES, type Language } from '../packages/kernel/src/text.ts';

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

const source = (folder: string, language: Language): string => `${folder}/rulebook/${language}.md`;

/** The languages a rulebook was written in; English is one of them. */
export function languagesOf(root: string, folder: string): Language[] {
  return LANGUAGES.filter((language) => existsSync(join(root, source(folder, language))));
}

export function readRulebook(root: string, folder: string, language: Language = 'en'): Rulebook {
  const path = source(folder, language);
  try {
    return parseRulebook(readFileSync(join(root, path), 'utf8'), language);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** "BR" for BR-1.1: one rulebook has one prefix. */
export function prefixOf({ rules }: Rulebook): string {
  const prefixes = [...new Set(rules.map(({ id }) => id.slice(0, 2)))];
  if (prefixes.length !== 1) throw new Error(`a rulebook has one prefix, not ${prefixes.join(', ') || 'none'}`);
  return prefixes[0];
}

const CITED = /\b[A-Z]{2}-\d+(?:\.\d+)*/g;

/** What is wrong with a rulebook beyond its form. */
export function faults({ rules }: Rulebook): string[] {
  const found: string[] = [];
  const ids = new Set(rules.map(({ id }) => id));
  const notes = rules.filter(({ note }) => note).length;
  if (notes * NOTES_ONE_IN > rules.length) found.push(`${notes} of ${rules.length} rules are notes`);
  for (const { id, text } of rules) {
    for (const [cited] of text.matchAll(CITED)) {
      if (cited.slice(0, 2) === id.slice(0, 2) && !ids.has(cited)) found.push(`${id} cites ${cited}, which does not exist`);
    }
  }
  return found;
}

/** What must be alike in every language, as people say it. */
const ALIKE: { [what: string]: (rule: Rule) => string } = {
  tag: ({ tag, note, mark }) => [tag, ...(note ? ['note'] : []), ...(mark ? [mark] : [])].join(' '),
  chapter: ({ chapter }) => chapter.split('.')[0],
  'part of the chapter': ({ part }) => (part === null ? 'none' : 'one'),
  'rules cited': ({ text }) => (text.match(CITED) ?? []).sort().join(' ') || 'none',
};

/** Where a rulebook in another language is not the same as the English one: rules missing, added, moved or otherwise marked. */
export function differences(english: Rulebook, other: Rulebook): string[] {
  const known = new Map(english.rules.map((rule) => [rule.id, rule]));
  const given = new Set(other.rules.map(({ id }) => id));
  const found = [
    ...english.rules.filter(({ id }) => !given.has(id)).map(({ id }) => `${id} is missing`),
    ...other.rules.filter(({ id }) => !known.has(id)).map(({ id }) => `${id} is no rule of the English rulebook`),
  ];
  const order = english.rules.map(({ id }) => id).filter((id) => given.has(id));
  const shared = other.rules.filter(({ id }) => known.has(id));
  const moved = shared.find(({ id }, i) => id !== order[i]);
  if (moved) found.push(`${moved.id} stands where ${order[shared.indexOf(moved)]} should`);
  for (const rule of shared) {
    for (const [what, of] of Object.entries(ALIKE)) {
      const [here, there] = [of(rule), of(known.get(rule.id) ?? rule)];
      if (here !== there) found.push(`${rule.id}: ${what}: ${here}, in English ${there}`);
    }
  }
  return found;
}

const header = (files: string): string => `// Generated from ${files} by scripts/rulebook.ts. Do not edit.\n`;

/** Ids in a few letters: "6.1-24" for rules 1 to 24 of chapter 6. */
function inRuns(ids: readonly string[]): string {
  const runs: { chapter: string; from: number; to: number }[] = [];
  for (const id of ids) {
    const [, chapter = '', number] = /^[A-Z]+-(\w+\.)?(\d+)$/.exec(id) ?? [];
    const last = runs.at(-1);
    if (last && last.chapter === chapter && Number(number) === last.to + 1) last.to++;
    else runs.push({ chapter, from: Number(number), to: Number(number) });
  }
  return runs.map(({ chapter, from, to }) => `${chapter}${from}-${to}`).join(' ');
}

/** Text of ids.generated.ts; `kernel` is where rulebooks are imported from. */
export function idsFile(book: Rulebook, kernel: string): string {
  const prefix = prefixOf(book);
  const ids = book.rules.map(({ id }) => id);
  const notes = book.rules.filter(({ note }) => note).map(({ id }) => id);
  return `${header('rulebook/en.md')}import { ruleIds } from '${kernel}';

export type ${prefix} =
${ids.map((id) => `  | '${id}'`).join('\n')};

/** Every rule of "${book.title}". */
export const RULES = ruleIds<${prefix}>(
  '${prefix}',
  '${inRuns(ids)}',
);

/** Rules without any effect on play. */
export const NOTES: readonly ${prefix}[] = [${notes.map((id) => `'${id}'`).join(', ')}];
`;
}

/** Text of rulebook.generated.ts: where the book in each language is; `kernel` is where types are imported from. */
export function booksFile(languages: readonly Language[], kernel: string): string {
  return `${header('the files of rulebook/')}import type { Rulebooks } from '${kernel}';
import { RULES } from './ids.generated.ts';

export const rulebook: Rulebooks = {
  ids: RULES,
  in: {
${languages.map((language) => `    ${language}: async () => (await import('./${language}.generated.ts')).rulebook,\n`).join('')}  },
};
`;
}

/** A rule as its line in the rulebook. */
const lineOf = ({ id, tag, note, text, mark }: Rule): string =>
  `- **${id}** [${tag}]${note ? ' [note]' : ''} ${text}${mark ? ` {${mark}}` : ''}`;

/** Text of en.generated.ts and the like: headings and rules alone, which is the shortest form a page can load. */
export function bookFile({ title, language, rules }: Rulebook, kernel: string): string {
  const lines = [`# ${title}`];
  for (const [i, rule] of rules.entries()) {
    const before = rules[i - 1];
    if (rule.chapter !== before?.chapter) lines.push(`## ${rule.chapter}`);
    if (rule.part !== null && (rule.part !== before?.part || rule.chapter !== before.chapter)) lines.push(`### ${rule.part}`);
    lines.push(lineOf(rule));
  }
  const text = lines.join('\n').replace(/[`\\]|\$\{/g, '\\$&');
  return `${header(`rulebook/${language}.md`)}import { parseRulebook } from '${kernel}';

export const rulebook = parseRulebook(
  \`${text}\`,
  '${language}',
);
`;
}

/** The generated files of a folder: path and what it should contain. */
export function generated(root: string, folder: string): { path: string; text: string }[] {
  const english = readRulebook(root, folder);
  const languages = languagesOf(root, folder);
  const books = languages.map((language) => {
    const book = language === 'en' ? english : readRulebook(root, folder, language);
    const wrong = language === 'en' ? faults(book) : differences(english, book);
    if (wrong.length > 0) throw new Error(wrong.map((line) => `${source(folder, language)}: ${line}`).join('\n'));
    return book;
  });
  const kernel = folder === 'packages/kernel' ? '../src/rulebook.ts' : '@guildhall/kernel/rulebook';
  return [
    { path: join(folder, 'rulebook/ids.generated.ts'), text: idsFile(english, kernel) },
    { path: join(folder, 'rulebook/rulebook.generated.ts'), text: booksFile(languages, kernel) },
    ...books.map((book) => ({ path: join(folder, `rulebook/${book.language}.generated.ts`), text: bookFile(book, kernel) })),
  ];
}

/** Generated files whose text on disk is not what it should be. */
export function stale(root: string): { path: string; text: string }[] {
  return rulebookFolders(root)
    .flatMap((folder) => generated(root, folder))
    .filter(({ path, text }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);
}

function main(): void {
  let files: { path: string; text: string }[];
  try {
    files = stale(ROOT);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return;
  }
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
