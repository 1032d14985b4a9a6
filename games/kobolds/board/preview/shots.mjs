// Pictures of the preview: node shots.mjs <folder> name:query@widthxheight ... (after `vite build`).
// In the query: press=selector|selector (pressed in turn), hover=selector, point=x,y (inches; pressed with &down).
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const dist = join(import.meta.dirname, 'dist');
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = join(dist, path === '/' ? 'index.html' : path);
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const [folder = 'shots', ...wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: ['--no-sandbox', '--font-render-hinting=none'],
  headless: true,
});
for (const shot of wanted) {
  const [, name = '', query = '', size = ''] = /^(\w+):(.*)@(\w+)$/.exec(shot) ?? [];
  const [width = 1440, height = 900] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1 });
  page.setDefaultTimeout(6000);
  page.on('pageerror', (error) => console.error(name, error.message));
  page.on('console', (message) => (message.type() === 'error' ? console.error(name, message.text()) : undefined));
  await page.goto(`http://127.0.0.1:${server.address().port}/?${query}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
  const wish = new URLSearchParams(query);
  for (const selector of wish.get('press')?.split('|') ?? []) await page.locator(selector).first().click({ force: true });
  const point = wish.get('point')?.split(',').map(Number);
  if (point) {
    const box = await page.locator('.kb-over').boundingBox();
    const k = Math.min(box.width / 1054, box.height / 992);
    const left = box.x + (box.width - 1054 * k) / 2;
    const top = box.y + (box.height - 992 * k) / 2;
    const at = [left + (point[0] * 40 + 16) * k, top + ((24 - point[1]) * 40 + 16) * k];
    await page.mouse.move(...at);
    if (wish.has('down')) await page.mouse.click(...at);
  }
  if (wish.has('hover')) await page.locator(wish.get('hover')).first().hover({ force: true });
  await page.waitForTimeout(wish.has('live') ? 900 : 200);
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage: /browser|art/.test(query),
  });
  await page.close();
}
await browser.close();
server.close();
