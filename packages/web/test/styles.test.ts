/** Every style lies in one of the stated layers: pages in theirs, games in theirs, whenever they are loaded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file.replaceAll('\\', '/')));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const boards = readdirSync(join(root, 'games'))
  .map((game) => `games/${game}/board`)
  .filter((folder) => existsSync(join(root, folder)) && filesIn(folder, /\.css$/).length > 0);

/** Style sheets that code asks for: lists of others, each with its layer. */
const listsOf = (folder: string): string[] => [
  ...new Set(
    filesIn(folder, /\.tsx?$/).flatMap((file) =>
      [...textOf(file).matchAll(/^import '(\.[^']+\.css)';$/gm)].map(([, path]) => join(dirname(file), path)),
    ),
  ),
];
const withoutComments = (list: string): string => textOf(list).replaceAll(/\/\*.*?\*\//gs, '');
const partsOf = (list: string): { path: string; layer: string | undefined }[] =>
  [...withoutComments(list).matchAll(/@import "([^"]+)"(?: layer\((\w+)\))?;/g)].map(([, path, layer]) => ({
    path: path.startsWith('.') ? join(dirname(list), path) : path,
    layer,
  }));

const ORDER = 'packages/web/src/styles/index.css';
const FONTS = 'packages/web/src/styles/fonts.css';

describe('styles', () => {
  test('the order of layers is stated once, in front of all styles', () => {
    expect(withoutComments(ORDER).trim()).toMatch(/^@layer tokens, base, page, game, unseen;/);
    const others = ['packages/web/src', 'packages/table/src', ...boards].flatMap((folder) => filesIn(folder, /\.css$/));
    expect(others.filter((file) => file !== ORDER && /@layer\b/.test(textOf(file)))).toEqual([]);
    expect(textOf('packages/web/src/main.tsx').match(/^import '\..+';$|^import .+ from '\..+';$/m)?.[0]).toBe(
      `import './${relative('packages/web/src', ORDER)}';`,
    );
  });

  test.each([
    ['packages/web/src', ['tokens', 'base', 'page', 'unseen']],
    ...boards.map((folder): [string, string[]] => [folder, ['game']]),
  ])('%s: whatever is loaded only lists parts, each in a layer of its own kind', (folder, layers) => {
    const lists = listsOf(folder);
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) {
      const rest = withoutComments(list).replaceAll(/@import "[^"]+"(?: layer\(\w+\))?;|@layer [\w, ]+;/g, '');
      expect(rest.trim(), list).toBe('');
    }
    const parts = lists.flatMap(partsOf).filter(({ path }) => path !== FONTS);
    expect(parts.filter(({ layer }) => !layers.includes(layer ?? 'none'))).toEqual([]);
    const own = filesIn(folder, /\.css$/).filter((file) => file !== FONTS && !lists.includes(file));
    expect(parts.map(({ path }) => path).filter((path) => path.startsWith(folder))).toEqual(expect.arrayContaining(own));
    expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length);
  });

  test('those of the lobby reach nothing but the lobby: they stay when somebody goes on to a table', () => {
    const parts = filesIn('packages/web/src/styles/lobby', /\.css$/);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(withoutComments(part).trim(), part).toMatch(/^:where\(\.lobby\) \{\n( .*\n|\n)*\}$/);
  });
});
