/** A sixth game in a day: the guide is followed word by word in a copy of the repository, and its game is played in a browser. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHall } from '../scripts/hall.ts';
import { copyOfRepository, follow, keepRunning, run, stepsOf } from './guide.ts';
import { closeDoors, go, moment, openDoorsOf, seriousViolations, visit, wentOn } from './visitors.ts';

const GUIDE = stepsOf('Add a game');
let copy: string;

const section = (n: number): Promise<string> => follow(copy, GUIDE.get(n) ?? []);
const commandsOf = (n: number): string[] => (GUIDE.get(n) ?? []).map((step) => (step.kind === 'run' ? step.command : step.path));

async function succeeds(command: string, input?: string): Promise<string> {
  const { code, output } = await run(copy, command, input);
  expect(code, `${command}\n${output}`).toBe(0);
  return output;
}

/** Format, lint and types of the game alone. */
async function wellFormed(): Promise<void> {
  const own = { extends: './tsconfig.json', include: ['games/lanterns/**/*', 'packages/table/src/css.d.ts'] };
  writeFileSync(join(copy, 'tsconfig.game.json'), JSON.stringify(own));
  await succeeds('npx biome check --error-on-warnings games/lanterns packages/registry package-lock.json');
  await succeeds('node node_modules/typescript-7/bin/tsc -p tsconfig.game.json');
}

/** The checks of `npm run check` that concern one game; the whole of it would look at all the others again. */
async function checked(): Promise<void> {
  await wellFormed();
  await succeeds('node --import tsx scripts/rulebook.ts --check');
  await succeeds('node --import tsx scripts/rule-report.ts lanterns --strangers');
  await succeeds('node scripts/lock.mjs --check');
}

/** Answers whenever an answer is wanted, until the game is over; how many were given. */
async function playToTheEnd(page: Page, give: (page: Page) => Promise<void>): Promise<number> {
  for (let given = 0; ; given++) {
    await page.waitForSelector('.answer:not(.sent), .result');
    if ((await page.locator('.result').count()) > 0) return given;
    const before = await moment(page);
    await give(page);
    await wentOn(page, before);
  }
}

beforeAll(() => {
  copy = copyOfRepository();
});
afterAll(async () => {
  await closeDoors();
  rmSync(copy, { recursive: true, force: true });
});

describe('the guide', () => {
  test('1. lets a game be written, whose tests pass', async () => {
    expect(await section(1)).toContain('games/lanterns is a game of its own');
    await wellFormed();
    await succeeds('npx vitest run games/lanterns');
  });

  test('1. and refuses to write it once more, changing nothing', async () => {
    const prints = 'git hash-object package-lock.json packages/registry/src/index.ts games/lanterns/index.ts';
    const before = await run(copy, prints);
    const { code, output } = await run(copy, 'npm run new-game lanterns');
    expect(code).not.toBe(0);
    expect(output).toContain('"lanterns" is taken: there is a folder games/lanterns');
    expect(await run(copy, prints)).toEqual(before);
  });

  test('2. plays it in the terminal', async () => {
    const [play] = commandsOf(2);
    // A bold player: the first card, whatever is asked.
    expect(await succeeds(play, '1\n'.repeat(100))).toMatch(/wins? .*\[LA-3\.1\]/s);
  });

  describe('2. plays it in the browser, on the plain board', () => {
    beforeAll(async () => {
      const [, start] = commandsOf(2);
      await openDoorsOf(openHall(undefined, (env) => keepRunning(copy, start, env)));
    });

    test('from the lobby to the end, by keyboard alone', async () => {
      const { page, context, complaints } = await visit({ width: 1366, height: 768 });
      await go(page, '/');
      const window = page.locator('.window[data-game="lanterns"]');
      expect(await window.locator('img').getAttribute('src')).toContain('data:image/svg+xml');
      await window.locator('.acts button').focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('.pb-board');
      await page.waitForSelector('.answer');
      // What is hidden is counted, and what may be played is lit.
      expect(await page.locator('.pb-hidden').allTextContents()).toEqual(['2 hidden', '2 hidden']);
      expect(await page.locator('.pb-board [data-legal]').count()).toBe(2);
      expect(await seriousViolations(page, 'light')).toEqual([]);
      await page.locator('[role="tab"][data-view="table"]').focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('.pb-drawing').textContent()).toContain('Played for 3 points');
      await page.keyboard.press('ArrowLeft');
      expect(await playToTheEnd(page, (at) => at.keyboard.press('1'))).toBeGreaterThan(1);
      expect(await page.locator('.result h2').textContent()).toMatch(/win/);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('on a small dark screen in Polish, by pressing what lies on the board', async () => {
      const { page, context, complaints } = await visit({ width: 390, height: 844, theme: 'dark', language: 'pl' });
      await go(page, '/');
      await page.locator('.window[data-game="lanterns"] .acts button').click();
      await page.waitForSelector('.pb-board [data-legal]');
      expect(await page.locator('.pb-board').textContent()).toMatch(/Na ręce.*zakryte: 2.*Punkty/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await seriousViolations(page, 'dark')).toEqual([]);
      const name = await page.locator('.pb-board [data-legal]').first().textContent();
      await page.locator('.pb-board [data-legal]').first().click();
      await page.waitForFunction(
        (played) =>
          [...document.querySelectorAll('.pb-seats .me .pb-thing')].every(
            (one) => one.textContent !== played || !one.matches('button'),
          ),
        name,
      );
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('at a table of the server, with a bot in the open seat', async () => {
      const { page, context, complaints } = await visit();
      await go(page, '/new/lanterns');
      await page.click('.setup-foot button[type="submit"]');
      await page.waitForSelector('.waiting-room img');
      await page.click('.waiting-room button.strong:not(.copy-link *)');
      expect(await playToTheEnd(page, (at) => at.locator('.answer').first().click())).toBeGreaterThan(1);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

  test('4. changes a rule, with its test, its laws and its golden matches', async () => {
    const output = await section(4);
    expect(output).toContain('lanterns: all laws held over 100 games');
    expect(await succeeds('npm run report -- lanterns')).toMatch(/LA-2\.2.*round\.ts.*rules\.test\.ts/);
  });

  test('7. lets bots play it', async () => {
    expect(await section(7)).toMatch(/greedy.*random/s);
  });

  test('8. gives it a board of its own; 9. which passes everything, and every rule has a test', async () => {
    await section(8);
    const output = await section(9);
    expect(output).toContain('games/lanterns/board/board.test.tsx');
    expect(output).not.toMatch(/^LA-\d/m);
    await checked();
    await succeeds('npx depcruise games/lanterns packages/registry --config .dependency-cruiser.cjs');
  });

  test('has nothing to do in the sections that only tell', () => {
    const doing = [...GUIDE].filter(([, steps]) => steps.length > 0).map(([n]) => n);
    expect(doing).toEqual([1, 2, 4, 7, 8, 9]);
  });
});
