/**
 * Every table in every kind of question, at every size people have: nothing cut, nothing over anything else, all measured by
 * the boxes of elements. `laidOut` works for any game of the hall. Positions are laid, not played, so that it takes little time.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foughtOut, layOut, waiting } from '../scripts/played.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import type { SeatPlan } from '../src/tables/source.ts';
import { flawsOf, resize } from './boxes.ts';
import { amongFriends, everyQuestion } from './every-question.ts';
import { go, seriousFlaws, seriousViolations, tables, visit } from './visitors.ts';

type Size = readonly [width: number, height: number];
const PHONE: Size = [390, 844];
const SMALLEST_LAPTOP: Size = [1280, 720];
/** An upright tablet, and the larger laptops. */
const ROOMIER: readonly Size[] = [
  [800, 1100],
  [1366, 768],
  [1440, 900],
];
/** Where room is scarce. */
export const TIGHTEST: readonly Size[] = [PHONE, SMALLEST_LAPTOP];
export const SIZES: readonly Size[] = [...TIGHTEST, ...ROOMIER];

/**
 * Where the n-th question of a game is measured: where room is scarce, and at one of the other sizes in turn.
 * `SCREENS=all npx vitest run screens bulwark wolsung` measures every question at every size.
 */
export const sizesFor = (n: number): readonly Size[] =>
  process.env.SCREENS === 'all' ? SIZES : [...TIGHTEST, ROOMIER[n % ROOMIER.length]];

const SEATS: SeatPlan[] = [
  { kind: 'person', name: 'Kasia' },
  { kind: 'bot', name: 'Cinder', level: 'greedy' },
  { kind: 'bot', name: 'Flint', level: 'greedy' },
  { kind: 'bot', name: 'Marble', level: 'greedy' },
];

/** Goes to a table without loading the page anew. */
export async function turnTo(page: Page, table: KeptTable, ready = '.tray'): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), `/table/${table.id}`);
  await page.waitForSelector(`.stage[data-table="${table.id}"] ${ready}`);
}

/** Registers the test of every question of a game; those named are also held against the rules of accessibility. */
export function laidOut(game: string, readable: readonly string[] = []): void {
  test(`${game}: nothing is cut and nothing overlaps, whatever is asked, at all sizes in turn`, async () => {
    const tables = await everyQuestion(game);
    const { page, context, complaints } = await visit();
    await go(page, '/about');
    for (const { table } of tables) await layOut(page, table);
    const found: { [where: string]: string[] } = {};
    for (const [n, { question, table }] of tables.entries()) {
      await turnTo(page, table);
      await page.waitForSelector(`.tray[data-question="${question}"]`);
      for (const [width, height] of sizesFor(n)) {
        await resize(page, width, height);
        const flaws = await flawsOf(page);
        if (flaws.length > 0) found[`${question} at ${width}x${height}`] = flaws;
      }
      const flaws = readable.includes(question) ? await seriousFlaws(page) : [];
      if (flaws.length > 0) found[`${question}, to read`] = flaws;
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** Registers the test of a game in which somebody else is asked. */
export function whileOthersDecide(game: string, seats: number): void {
  test(`${game}: no serious flaw of accessibility while others decide, in light and dark`, async () => {
    const table = await waiting(game, SEATS.slice(0, seats));
    const { page, context } = await visit({ width: 1366, height: 768 });
    // Bots that never come: the table waits.
    await context.route('**/bot-worker*', () => undefined);
    await go(page, '/about');
    await layOut(page, table);
    await go(page, `/table/${table.id}`);
    await page.waitForSelector('.tray:not(.asked) .latest-facts li');
    expect(await seriousFlaws(page)).toEqual([]);
    expect(await flawsOf(page)).toEqual([]);
    await context.close();
  });
}

/** What the tables of single games promise on a laptop. */
export function onLaptops(): void {
  test('the end of a match and its replay are laid out as whole as its questions', async () => {
    const { page, context } = await visit({ width: 1366, height: 768 });
    await go(page, '/about');
    const found: { [where: string]: string[] } = {};
    for (const table of [tables.over, await foughtOut()]) {
      await layOut(page, table);
      for (const [path, ready] of [
        ['', '.result'],
        ['/replay?at=60', '.replay-bar'],
      ]) {
        await go(page, `/table/${table.id}${path}`);
        await page.waitForSelector(`.stage[data-table="${table.id}"] ${ready}`);
        for (const [width, height] of SIZES) {
          await resize(page, width, height);
          const flaws = await flawsOf(page);
          if (flaws.length > 0) found[`${table.summary.game}${path} at ${width}x${height}`] = flaws;
        }
        expect(await seriousViolations(page, 'light'), `${table.summary.game}${path}`).toEqual([]);
      }
    }
    expect(found).toEqual({});
    await context.close();
  });

  test('The Brigade: the city is as high as the window, with the names of its blocks, and a turn ends by one press', async () => {
    const tables = await everyQuestion('brigade');
    const acting = tables.find(({ question }) => question === 'action phase/action')?.table;
    if (!acting) throw new Error('no action phase was reached');
    const { page, context } = await visit({ width: 1366, height: 768 });
    await go(page, '/about');
    await layOut(page, acting);
    await go(page, `/table/${acting.id}`);
    await page.waitForSelector('.answer-groups');
    const city = await page.locator('.br-board').boundingBox();
    expect(city?.height).toBeGreaterThanOrEqual(640);
    expect(await page.locator('.br-name:visible').count()).toBeGreaterThan(25);
    expect(await page.locator('.answer-groups > .answer[aria-keyshortcuts="0"]').textContent()).toContain('End the turn');

    // Digits open groups and lead into them; a place is answered by its name.
    await page.keyboard.press('2');
    expect(await page.locator('.answer-groups [aria-pressed="true"]').getAttribute('aria-keyshortcuts')).toBe('2');
    await page.waitForFunction(() => document.activeElement?.matches('.answers .answer'));
    // The board is walked at once.
    await page.keyboard.press('b');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-space'))).toBe(true);
    const from = await page.evaluate(() => document.activeElement?.getAttribute('data-space'));
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-space'))).not.toBe(from);
    // Something is lit, so nobody need ask why nothing is.
    expect(await page.locator('.why').count()).toBe(0);

    // A space that means several answers asks which, beside the board.
    await page.locator('.answer-groups [aria-keyshortcuts="1"]').click();
    const both = await page.evaluate(() => {
      const legal = (label: string | null): number => (label?.match(/You may choose: (.*)/)?.[1] ?? '').split('; ').length;
      const spaces = [...document.querySelectorAll('#board [data-legal]')];
      return spaces.find((space) => legal(space.getAttribute('aria-label')) > 1)?.getAttribute('data-space') ?? null;
    });
    expect(both).not.toBeNull();
    await page.click(`#board [data-space="${both}"]`);
    const asked = await page.locator('.choice').boundingBox();
    const edge = await page.locator('#board').boundingBox();
    expect(asked?.x).toBeGreaterThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
    await page.keyboard.press('Escape');
    expect(await page.locator('.choice').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-space'))).toBe(both);

    // A refusal stands on the edge of the tray, never on the board.
    await page.locator('#board [role="button"]:not([data-legal])').first().click();
    const refusal = await page.locator('.refusal').boundingBox();
    const board = await page.locator('#board').boundingBox();
    expect(refusal?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0));
    expect(await page.locator('[data-refused]').count()).toBe(1);
    await page.click('.refusal-close');
    expect(await page.locator('.refusal, [data-refused]').count()).toBe(0);

    const place = await page.locator('.answers .answer[data-typed]').first().getAttribute('data-typed');
    const before = await page.locator('.log').textContent();
    await page.keyboard.type(place ?? '');
    await page.waitForFunction((was) => document.querySelector('.log')?.textContent !== was, before);
    await context.close();
  });

  test('Kobolds: one’s own side comes last, and is asked twice; places are said in words', async () => {
    const tables = await everyQuestion('kobolds');
    const { page, context } = await visit({ width: 1366, height: 768 });
    await go(page, '/about');
    const of = async (question: string): Promise<void> => {
      const table = tables.find((each) => each.question === question)?.table;
      if (!table) throw new Error(`${question} was not reached`);
      await layOut(page, table);
      await turnTo(page, table);
      await page.waitForSelector(`.tray[data-question="${question}"] .answer`);
    };
    await of('deployment/place');
    expect(await page.textContent('.question h2')).toMatch(/up to 3\.5 inches from the (south|north) edge/);
    await of('hide and seek/marker');
    expect(await page.locator('.answers').textContent()).not.toMatch(/\(\d/);

    const own = await amongFriends();
    await layOut(page, own);
    await turnTo(page, own);
    await page.waitForSelector('.answer');
    const answers = await page.locator('.answer').allTextContents();
    expect(answers.findIndex((text) => text.includes('your own'))).toBeGreaterThan(
      answers.findLastIndex((text) => !text.includes('your own')),
    );
    const log = await page.locator('.log').textContent();
    const attack = page.locator('.answer:has-text("your own")').first();
    await attack.click();
    await page.waitForSelector('.edge [role="alertdialog"]');
    expect(await page.locator('.log').textContent()).toBe(log);
    await page.click('.edge [role="alertdialog"] .button:not(.strong)');
    expect(await page.locator('.edge [role="alertdialog"]').count()).toBe(0);
    await attack.click();
    await attack.click();
    await page.waitForFunction((was) => document.querySelector('.log')?.textContent !== was, log);
    await context.close();
  });
}
