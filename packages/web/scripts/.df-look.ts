import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { launch } from './browser.ts';
import { layOut, playedTable } from './played.ts';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' };
const server = createServer((q, r) => { const path = new URL(q.url ?? '/', 'http://l').pathname; let file = join('/tmp/df-web', path); if (path === '/' || !extname(path) || !existsSync(file)) file = '/tmp/df-web/index.html'; r.setHeader('content-type', TYPES[extname(file)] ?? 'x/y'); createReadStream(file).on('error', () => r.writeHead(404).end()).pipe(r); });
await new Promise<void>((ok) => server.listen(0, '127.0.0.1', () => ok()));
const port = (server.address() as { port: number }).port;
const browser = await launch();
const seats = ['Kasia', 'Bram', 'Ines'].map((name, i) => ({ kind: i ? ('bot' as const) : ('person' as const), name, ...(i ? { level: 'greedy' as const } : {}) }));
for (const [name, question, width, height, nth] of [['battle', 'battle/', 1280, 800, 1], ['phone', 'moves/move', 390, 844, 1], ['city', 'city creation/word', 1440, 900, 3]] as const) {
  let left = nth as number;
  const table = await playedTable(`here-${name}`, { game: 'defenders', name: 'The siege', seats, seed: '5'.padStart(64, '0'), until: (q) => (q === question || (question === 'battle/' && /^(battle.(attack|defence)|activation.line)/.test(q))) && --left <= 0 } as never);
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.error(name, 'PAGE', e.message));
  page.on('console', (m) => (m.type() === 'error' ? console.error(name, m.text().slice(0, 200)) : 0));
  await page.goto(`http://127.0.0.1:${port}/about`);
  await layOut(page, table);
  await page.goto(`http://127.0.0.1:${port}/table/${table.id}`);
  await page.waitForSelector('.tray.asked', { timeout: 15000 });
  await page.waitForTimeout(800);
  if (name === 'draw') {
    await page.locator('.df-forme').click();
    await page.reload();
    await page.waitForSelector('.tray.asked');
    await page.waitForTimeout(500);
    console.log('after reload:', await page.locator('.df-units').textContent());
  }
  await page.screenshot({ path: `/tmp/df-shots/web-${name}.png` });
  if (name === 'draw') { await page.locator('.df-strong').click(); await page.waitForTimeout(1500); console.log('next:', await page.locator('.tray h2').textContent()); }
  if (name === 'battle') { await page.locator('.df-idea').click(); await page.locator('.df-strong').click(); await page.waitForTimeout(1500); console.log('next:', await page.locator('.tray h2').textContent()); await page.locator('.df-open-chronicle').click(); await page.waitForTimeout(500); await page.screenshot({ path: '/tmp/df-shots/web-chronicle.png' }); }
  await context.close();
}
await browser.close(); server.close();
