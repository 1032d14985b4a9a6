/** Takes the pictures in docs/screenshots: lobby, table, replay and rulebook in four widths and both themes. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launch } from './browser.ts';
import { openHall } from './hall.ts';
import {
  acting,
  besieged,
  committing,
  finished,
  hallowmere,
  inCampaign,
  inConflict,
  layOut,
  midGame,
  moving,
  opening,
} from './played.ts';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
mkdirSync(folder, { recursive: true });

const SIZES = [
  [390, 844],
  [800, 1000],
  [1366, 768],
  [1440, 900],
] as const;
const only = process.argv[3];

const [drawing, fallen, raising] = await Promise.all([
  hallowmere('map/draw', 2),
  hallowmere('defeat/describe'),
  hallowmere('finalise/name', 3),
]);
const laid = {
  middle: await midGame(),
  early: await opening(),
  over: await finished(),
  act: await acting(),
  move: await moving(),
  commit: await committing(),
  siege: await besieged(),
  conflict: await inConflict(),
  season: await inCampaign(),
};
const tables = [...Object.values(laid), ...[drawing, fallen, raising].map(({ table }) => table)];
const { middle, over, move, commit, siege, conflict, season } = laid;
const pages: { name: string; path: string; ready: string; prepare?: (page: Page) => Promise<void> }[] = [
  { name: 'lobby', path: '/', ready: '.table-row' },
  { name: 'table', path: `/table/${middle.id}`, ready: '.answer' },
  { name: 'replay', path: `/table/${over.id}/replay?at=${Math.round(over.record.log.length * 0.6)}`, ready: '.replay-bar' },
  { name: 'kobolds-move', path: `/table/${move.id}`, ready: '.kb-reach', prepare: pointAbove },
  { name: 'kobolds-commit', path: `/table/${commit.id}`, ready: 'button.kb-card:visible', prepare: chooseHand },
  { name: 'defenders-city', path: `/table/${raising.table.id}`, ready: 'form.df-bench', prepare: nameIt },
  { name: 'defenders-draw', path: `/table/${drawing.table.id}`, ready: '.df-toolbar', prepare: drawIt },
  { name: 'defenders-battle', path: `/table/${fallen.table.id}`, ready: 'form.df-bench', prepare: tellIt },
  { name: 'bulwark', path: `/table/${siege.id}`, ready: '.bw-hand' },
  { name: 'wolsung', path: `/table/${conflict.id}`, ready: '.answer' },
  { name: 'campaign', path: `/table/${season.id}`, ready: '.kc-parts' },
  { name: 'rulebook', path: '/rules/brigade#BR-17.1', ready: '.rule-row.cited' },
];

/** The pointer rests a good step north of the model that moves. */
async function pointAbove(page: Page): Promise<void> {
  const box = await page.locator('.kb-cursor').boundingBox();
  if (box) await page.mouse.move(box.x + box.width * 0.7, box.y - box.height);
}

/** The first hand that the list suggests, chosen card by card. */
async function chooseHand(page: Page): Promise<void> {
  const names = await page
    .locator('.answer')
    .first()
    .locator('[aria-label]')
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  for (const name of names) await page.click(`button[aria-label="Add ${name}"]:visible`, { position: { x: 9, y: 30 } });
}

/** What was drawn there, stroke by stroke, with the mouse. */
async function drawIt(page: Page): Promise<void> {
  const { strokes } = drawing.answer as { strokes: { points: number[] }[] };
  for (const { points } of strokes) {
    for (let i = 0; i < points.length; i += 2) {
      const spot = await page.evaluate(
        ([x, y]) => {
          const matrix = document.querySelector<SVGSVGElement>('.df-map')?.getScreenCTM();
          const point = new DOMPoint(x, y).matrixTransform(matrix ?? undefined);
          return { x: point.x, y: point.y };
        },
        points.slice(i, i + 2),
      );
      await page.mouse.move(spot.x, spot.y, { steps: 2 });
      if (i === 0) await page.mouse.down();
    }
    await page.mouse.up();
  }
}
async function nameIt(page: Page): Promise<void> {
  const { name, description } = raising.answer as { name: string; description: string };
  await page.locator('form.df-bench input[type="text"]').first().fill(name);
  await page.fill('form.df-bench textarea', description);
}
async function tellIt(page: Page): Promise<void> {
  await page.fill('form.df-bench textarea', String(fallen.answer));
}

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
    for (const { name, path, ready, prepare } of pages) {
      if (only && only !== name) continue;
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.goto('about:blank');
        await page.goto(`${hall.url}${path}`, { waitUntil: 'networkidle' });
        await page.waitForSelector(ready);
        await prepare?.(page);
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
