// Pictures of the preview: node shots.mjs <folder> name:query@widthxheight ... (after `vite build`).
// In the query: press=selector|selector (pressed in turn), draw=x,y,x,y,... (a stroke over the map, in sheet units).
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
  const [, name = '', query = '', size = ''] = /^([\w-]+):(.*)@(\w+)$/.exec(shot) ?? [];
  const [width = 1440, height = 900] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1 });
  page.setDefaultTimeout(6000);
  page.on('pageerror', (error) => console.error(name, error.message));
  page.on('console', (message) => (message.type() === 'error' ? console.error(name, message.text()) : undefined));
  await page.goto(`http://127.0.0.1:${server.address().port}/?${query}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const wish = new URLSearchParams(query);
  for (const selector of wish.get('press')?.split('|') ?? []) await page.locator(selector).first().click({ force: true });
  const stroke = wish.get('draw')?.split(',').map(Number) ?? [];
  for (let i = 0; i + 1 < stroke.length; i += 2) {
    const at = await page.evaluate(
      ([x, y]) => {
        const svg = document.querySelector('.df-map');
        const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
        return [point.x, point.y];
      },
      stroke.slice(i, i + 2),
    );
    await page.mouse.move(...at, { steps: 6 });
    if (i === 0) await page.mouse.down();
  }
  if (stroke.length > 0) await page.mouse.up();
  if (wish.has('reload')) await page.reload();
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}
await browser.close();
server.close();
