/** What `npm run new-game` refuses, and what it would write. The game it writes is played in packages/web/test/sixth-game.test.ts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newGame, prefixFor, whyNotId } from '../../../scripts/new-game.ts';
import { ROOT } from '../../../scripts/rulebook.ts';

describe('the id of a new game', () => {
  it.each(['lanterns', 'go9', 'hexandcounter'])('may be %s', (id) => expect(whyNotId(ROOT, id)).toBeNull());

  it.each([
    ['', 'cannot be an id'],
    ['ab', 'cannot be an id'],
    ['Lanterns', 'cannot be an id'],
    ['two words', 'cannot be an id'],
    ['../games', 'cannot be an id'],
    ['7seas', 'cannot be an id'],
    ['a'.repeat(21), 'cannot be an id'],
    ['brigade', 'is taken: there is a folder games/brigade'],
    ['table', 'is taken: there is a folder packages/table'],
    ['scripts', 'is taken: there is a folder scripts'],
    ['wolsung', 'is taken: there is a folder games/wolsung'],
    ['class', 'is a word of the code'],
    ['open', 'is a word of the code'],
    ['outcome', 'is a word of the code'],
  ])('cannot be "%s"', (id, why) => expect(whyNotId(ROOT, id)).toContain(why));

  it('cannot be that of a game the registry announces, though it has no folder yet', () => {
    const root = mkdtempSync(join(tmpdir(), 'guildhall-ids-'));
    mkdirSync(join(root, 'packages/registry/src'), { recursive: true });
    writeFileSync(join(root, 'packages/registry/src/index.ts'), "import { cover as lanterns } from './coming/index.ts';\n");
    mkdirSync(join(root, 'scripts/new-game/template'), { recursive: true });
    writeFileSync(join(root, 'scripts/new-game/template/index.ts'), '');
    expect(whyNotId(root, 'lanterns')).toContain('is taken: the registry has a game of this name');
    expect(whyNotId(root, 'torches')).toBeNull();
    rmSync(root, { recursive: true });
  });
});

describe('the letters of its rules', () => {
  it('are two of its id that nobody uses', () => {
    expect(prefixFor(ROOT, 'lanterns')).toEqual({ prefix: 'LA' });
    expect(prefixFor(ROOT, 'brass')).toEqual({ prefix: 'BA' });
    expect(prefixFor(ROOT, 'k9s')).toEqual({ prefix: 'KS' });
    expect(prefixFor(ROOT, 'lanterns', 'XY')).toEqual({ prefix: 'XY' });
  });

  it.each([
    ['BR', 'the prefix "BR" is taken'],
    ['GH', 'the prefix "GH" is taken'],
    ['x', 'cannot be a prefix'],
    ['XYZ', 'cannot be a prefix'],
    ['xy', 'cannot be a prefix'],
  ])('cannot be "%s"', (wished, why) =>
    expect(prefixFor(ROOT, 'lanterns', wished)).toMatchObject({ problem: expect.stringContaining(why) }),
  );
});

describe('what is written', () => {
  const files = newGame(ROOT, { id: 'lanterns', prefix: 'LA' });

  it('is a folder of its own, the line of the registry, its dependency and the lock file', () => {
    const outside = Object.keys(files).filter((path) => !path.startsWith('games/lanterns/'));
    expect(outside).toEqual(['packages/registry/src/index.ts', 'packages/registry/package.json', 'package-lock.json']);
    expect(Object.keys(files)).toContain('games/lanterns/rulebook/en.md');
    expect(files['games/lanterns/rulebook/pl.md']).toContain('# Lanterns');
    expect(files['packages/registry/src/index.ts']).toContain(
      "  open(lanterns, { rules: () => import('@guildhall/lanterns') }),\n",
    );
    expect(JSON.parse(files['packages/registry/package.json']).dependencies['@guildhall/lanterns']).toBe('*');
  });

  it('bears no name of the template any more', () => {
    for (const [path, text] of Object.entries(files)) {
      if (path.startsWith('games/')) expect(text, path).not.toMatch(/newgame|New game|\bNG\b/);
    }
  });
});
