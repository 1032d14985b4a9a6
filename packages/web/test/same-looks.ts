/** A table looks the same whatever pages one comes from: their styles stay loaded, and may reach nothing of it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { acting, besieged, hallowmere, inConflict, layOut, midGame } from '../scripts/played.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import { go, visit } from './visitors.ts';

/** In the page itself, without loading it anew. */
const turnTo = async (page: Page, path: string, ready: string): Promise<void> => {
  await page.evaluate((there) => history.pushState(null, '', there), path);
  await page.waitForSelector(ready);
};

/** Where everything stands, and in which colours; lines of the log out of sight are measured by the browser when it likes. */
const standing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return [...document.querySelectorAll('.stage *:not(.log-box *)')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const looks = getComputedStyle(one);
      const box = [left, top, width, height].map((side) => Math.round(side)).join(' ');
      return `${one.tagName} ${one.getAttribute('class')}: ${box} ${looks.color} ${looks.backgroundColor}`;
    });
  });

export function sameLooks(): void {
  // Tables at which nobody else goes on meanwhile.
  const played: readonly [string, () => Promise<KeptTable>][] = [
    ['brigade', midGame],
    ['kobolds', acting],
    ['defenders', async () => (await hallowmere('defeat/describe')).table],
    ['bulwark', besieged],
    ['wolsung', inConflict],
  ];
  test.each(played)('a table of %s stands as it does for whoever comes to it first', async (_, make) => {
    const table = await make();
    const { page, context, complaints } = await visit({ width: 1366, height: 768 });
    await go(page, '/about');
    await layOut(page, table);
    const there = `/table/${table.id}`;
    await go(page, there);
    await page.waitForSelector('.tray.asked');
    const alone = await standing(page);
    expect(alone.length).toBeGreaterThan(100);
    await go(page, '/');
    await page.waitForSelector('.wish.first');
    await turnTo(page, '/new/brigade', '.setup-foot');
    await turnTo(page, '/rules/brigade', '.rule-row');
    await turnTo(page, '/rules', '.shelf');
    await turnTo(page, there, '.tray.asked');
    expect(await standing(page)).toEqual(alone);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
