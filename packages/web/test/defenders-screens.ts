/** Defenders on every screen: nothing cut or covered in any kind of question, and a paper that follows the window alone. */
import { expect, test } from 'vitest';
import { layOut } from '../scripts/played.ts';
import { flawsOf, resize } from './boxes.ts';
import { everyQuestion } from './every-question.ts';
import { SIZES, sizesFor } from './laid-out.ts';
import { go, visit } from './visitors.ts';

/** The sheet is drawn on 1060 by 760 units; on a laptop it is shown at least this large. */
const LEAST_SHEET = { width: 700, height: 480 };

export function onEveryScreen(): void {
  test('no question cuts or covers anything, and the paper never changes with it', async () => {
    const tables = await everyQuestion('defenders');
    const { page, context, complaints } = await visit();
    await go(page, '/about');
    for (const { table } of tables) await layOut(page, table);
    const flaws: string[] = [];
    const papers = new Map<string, Set<string>>();
    for (const [n, { question, table }] of tables.entries()) {
      await page.evaluate((path) => history.pushState(null, '', path), `/table/${table.id}`);
      await page.waitForSelector(`.tray[data-question="${question}"]`);
      // Fonts and pictures come with the first table, and stay.
      if (question === tables[0].question) await page.waitForLoadState('networkidle');
      for (const [width, height] of sizesFor(n)) {
        await resize(page, width, height);
        const here = `${width}x${height} ${question}`;
        for (const flaw of await flawsOf(page)) flaws.push(`${here}: ${flaw}`);
        const sheet = await page.evaluate(() => {
          const box = document.querySelector('.df-map')?.getBoundingClientRect();
          const names = [...document.querySelectorAll('.df-map .df-name')].map((name) => name.getBoundingClientRect().height);
          return box && { x: box.x, y: box.y, width: box.width, height: box.height, least: Math.min(100, ...names) };
        });
        if (!sheet) continue;
        const size = `${width}x${height}`;
        const { least, ...box } = sheet;
        papers.set(size, (papers.get(size) ?? new Set()).add(JSON.stringify(box)));
        if (least < 11) flaws.push(`${here}: a name of a place is ${least} points high`);
        if (width >= 1280 && (box.width < LEAST_SHEET.width || box.height < LEAST_SHEET.height)) {
          flaws.push(`${here}: the paper has ${Math.round(box.width)} by ${Math.round(box.height)} points`);
        }
      }
    }
    expect(flaws).toEqual([]);
    for (const [size, boxes] of papers) expect([...boxes], `the paper at ${size}`).toHaveLength(1);
    expect([...papers.keys()]).toHaveLength(SIZES.length);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
