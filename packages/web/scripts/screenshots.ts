/** Takes the pictures in docs/screenshots: lobby, table, replay and rulebook in three widths and both themes. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.ts';
import { openHall } from './hall.ts';
import { acting, committing, finished, layOut, midGame, moving, opening } from './played.ts';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
mkdirSync(folder, { recursive: true });

const SIZES = [
  [390, 844],
  [800, 1000],
  [1440, 900],
] as const;
const only = process.argv[3];

const tables = await Promise.all([midGame(), opening(), finished(), acting(), moving(), committing()]);
const [middle, , over, , move, commit] = tables;
const pages: { name: string; path: string; ready: string }[] = [
  { name: 'lobby', path: '/', ready: '.table-row' },
  { name: 'table', path: `/table/${middle.id}`, ready: '.answer' },
  { name: 'replay', path: `/table/${over.id}/replay?at=${Math.round(over.record.log.length * 0.6)}`, ready: '.replay-bar' },
  { name: 'kobolds-move', path: `/table/${move.id}`, ready: '.kb-reach' },
  { name: 'kobolds-commit', path: `/table/${commit.id}`, ready: 'button.kb-card:visible' },
  { name: 'rulebook', path: '/rules/brigade#BR-17.1', ready: '.rule-row.cited' },
];

const hall = await openHall();
const browser = await launch();
try {
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme: theme, locale: 'en-GB', reducedMotion: 'reduce' });
    await context.addInitScript(() =>
      localStorage.setItem('guildhall.preferences', JSON.stringify({ name: 'Kasia', hints: false, language: 'en' })),
    );
    const page = await context.newPage();
    await page.goto(`${hall.url}/about`);
    for (const table of tables) await layOut(page, table);
    for (const { name, path, ready } of pages) {
      if (only && only !== name) continue;
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.goto('about:blank');
        await page.goto(`${hall.url}${path}`, { waitUntil: 'networkidle' });
        await page.waitForSelector(ready);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        const file = join(folder, `${name}-${width}${theme === 'dark' ? '-dark' : ''}.png`);
        await page.screenshot({ path: file });
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await hall.close();
}
console.log(`pictures in ${folder}`);
