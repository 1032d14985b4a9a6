/** Given, report and roles on the page, in a real browser against the real server, with the kernel's toy that uses each. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHall } from '../scripts/hall.ts';
import { closeDoors, go, moment, openDoorsOf, seriousViolations, visit, wentOn } from './visitors.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const pages = mkdtempSync(join(tmpdir(), 'guildhall-pages-'));

beforeAll(async () => {
  const command = ['vite', 'build', '--config', 'test/delve/vite.config.ts', '--outDir', pages, '--emptyOutDir'];
  const built = spawnSync('npx', command, { cwd: web, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } });
  if (built.status !== 0) throw new Error(`the pages cannot be built: ${built.stderr}`);
  process.env.GAMES_MODULE = fileURLToPath(new URL('./delve/registry.ts', import.meta.url));
  await openDoorsOf(openHall(pages));
});
afterAll(async () => {
  delete process.env.GAMES_MODULE;
  await closeDoors();
  rmSync(pages, { recursive: true, force: true });
});

const visitor = async (name: string, language: 'en' | 'pl' = 'en'): Promise<Page> =>
  (await visit({ name, language, height: 900 })).page;
const roles = (page: Page): Promise<string[]> => page.locator('.seat-rows .role').allTextContents();
const choices = (page: Page, row: number, select = 0): Promise<string[]> =>
  page.locator('.seat-rows li').nth(row).locator('select').nth(select).locator('option').allTextContents();

/** Answers whatever is asked until the game is over. */
async function playOut(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.waitForSelector('.answer, .result, dialog[open] .button.strong');
    if (await page.locator('.result').count()) return;
    const before = await moment(page);
    const pass = page.locator('dialog[open] .button.strong');
    if (await pass.count()) await pass.first().click();
    else await page.locator('.answer').first().click();
    await wentOn(page, before);
  }
  throw new Error('the game does not end');
}

describe('a table in this browser', () => {
  test('seats by role, takes what is brought, and ends with the report', async () => {
    const page = await visitor('Kasia');
    await go(page, '/new/delve');
    await page.waitForSelector('.setup-foot');
    expect(await roles(page)).toEqual(['director', 'hero']);
    expect(await choices(page, 0)).toEqual(['You']);
    await page.locator('.seat-rows li').nth(1).locator('select').first().selectOption('bot');
    expect(await choices(page, 1, 1)).toEqual(['careless', 'master']);
    // An option gives the seats other roles: nobody may sit where only persons play.
    await page.locator('#option-director').selectOption('last');
    expect(await roles(page)).toEqual(['hero', 'director']);
    expect(await choices(page, 1)).not.toContain('Bot');
    await page.locator('#option-director').selectOption('first');

    expect(await seriousViolations(page, 'light')).toEqual([]);

    const begin = page.locator('.setup-foot button[type=submit]');
    await begin.click();
    await page.waitForSelector('.setup [role=alert]');
    expect(await page.textContent('.setup [role=alert]')).toMatch(/cannot be set up without .* \[GH-16\]/);
    const all = page.locator('.given-field textarea').first();
    await all.fill('{"title": "Mill", "rooms": 9}');
    expect(await page.textContent('.setup-given')).toContain('given.all.rooms should be at most 4, not 9');
    await all.fill('{"title"');
    expect(await page.textContent('.setup-given')).toContain('This is not JSON.');
    await all.fill('{"title": "Mill", "rooms": 1}');
    await begin.click();
    await page.waitForSelector('.answer');
    expect(await page.textContent('.players')).toContain('Kasia, director');
    expect(await page.textContent('#board')).toContain('Mill');
    await playOut(page);
    expect(await page.textContent('.result .report')).toMatch(/^ReportRooms: 1.*Kills: \d$/);
    // It is kept with the table.
    await page.reload();
    await page.waitForSelector('.result .report');
    await page.context().close();
  });

  test('in Polish, and again with the same roles', async () => {
    const page = await visitor('Kasia', 'pl');
    await go(page, '/new/delve');
    await page.waitForSelector('.setup-foot');
    expect(await roles(page)).toEqual(['mistrz gry', 'bohater']);
    await page.locator('.seat-rows li').nth(1).locator('select').first().selectOption('person');
    for (const field of [0, 2]) await page.locator('.given-field').nth(field).locator('button').nth(1).click();
    await page.locator('.setup-foot button[type=submit]').click();
    await playOut(page);
    expect(await page.textContent('.result .report')).toMatch(/^RaportKomnaty: \d.*Pokonani: \d+$/);
    const before = page.url();
    await page.locator('.result .button.strong').click();
    await page.waitForURL((url) => url.href !== before);
    await page.waitForSelector('.players');
    expect(await page.textContent('.players')).toContain('Kasia, mistrz gry');
    await page.context().close();
  });

  test('one press is enough to play', async () => {
    const page = await visitor('Kasia');
    await go(page, '/');
    const address = await page.evaluate(() => location.href);
    await page
      .getByRole('button', { name: /play now/i })
      .first()
      .click();
    await page.waitForURL((url) => url.href !== address);
    await page.waitForSelector('.players');
    expect(await page.locator('.players li').allTextContents()).toEqual([
      expect.stringContaining('Kasia, director'),
      expect.stringContaining(', hero'),
      expect.stringContaining(', hero'),
    ]);
    await page.context().close();
  });
});

describe('a table on the server', () => {
  test('whoever comes brings something of their own, and the lobby says who is wanted', async () => {
    const ann = await visitor('Ann');
    await go(ann, '/new/delve');
    await ann.waitForSelector('.setup-foot');
    await ann.locator('.given-field textarea').first().fill('{"title": "Mill", "rooms": 1}');
    await ann.locator('input[name=public]').nth(1).check();
    await ann.locator('.setup-foot button[type=submit]').click();
    await ann.waitForSelector('.waiting-room');
    expect(await ann.textContent('.players')).toMatch(/Ann, director.*, hero/);

    const bob = await visitor('Bob');
    await go(bob, '/');
    await bob.waitForSelector('.table-row');
    expect(await bob.textContent('.table-row .ask')).toBe('1 seat is open: hero');
    await bob.goto(ann.url());
    await bob.waitForSelector('.waiting-room .given-field');
    await bob.locator('.waiting-room .button.strong').click();
    await bob.waitForSelector('.bar, [role=alert]');
    expect(await bob.textContent('body')).toContain('A hero is missing.');
    await bob.locator('.given-field textarea').fill('{"name": "Ida", "wounds": 0, "charm": "iron"}');
    await bob.locator('.waiting-room .button.strong').click();
    await ann.waitForSelector('.answer');
    expect(await ann.textContent('.players')).toMatch(/Bob, hero/);
    await bob.waitForSelector('.players');
    await bob.waitForFunction(() => document.querySelector('#board')?.textContent?.includes('iron'));
    expect(await ann.textContent('#board')).toContain('Ida');
    expect(await ann.textContent('#board')).not.toContain('iron');
    await ann.context().close();
    await bob.context().close();
  });
});
