/** How long it takes from a press on the board to the next paint, on a CPU slowed four times. Run after the build. */
import { launch } from './browser.ts';
import { openHall } from './hall.ts';
import { layOut, opening } from './played.ts';

const SLOWED = 4;
const PRESSES = 12;

const table = await opening();
const hall = await openHall();
const browser = await launch();
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    try {
      localStorage.setItem('guildhall.preferences', JSON.stringify({ name: 'Kasia', hints: false, still: true }));
    } catch {
      // A blank page has no storage.
    }
  });
  const page = await context.newPage();
  await page.goto(`${hall.url}/about`);
  await layOut(page, table);
  await page.goto(`${hall.url}/table/${table.id}`, { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-legal]');
  const session = await context.newCDPSession(page);
  // Work of the page's own thread, which a busy machine does not distort.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const work: number[] = [];
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const times: number[] = [];
  /** Presses something and waits for the paint after it. */
  const press = async (selector: string, n: number): Promise<void> => {
    const before = await worked();
    const time = await page.evaluate(
      ([what, which]) =>
        new Promise<number>((resolve) => {
          const all = [...document.querySelectorAll<SVGElement>(String(what))];
          const start = performance.now();
          all[Number(which) % all.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - start);
            channel.port2.postMessage(null);
          });
        }),
      [selector, n],
    );
    times.push(time);
    work.push((await worked()) - before);
  };
  const sum = (list: number[]): string => {
    list.sort((a, b) => a - b);
    return `median ${list[list.length >> 1].toFixed(0)} ms, worst ${list[list.length - 1].toFixed(0)} ms`;
  };
  const report = (what: string): void => {
    console.log(`${what}: to paint on this machine now ${sum(times)}; work of the page ${sum(work)}`);
    times.length = 0;
    work.length = 0;
  };
  console.log(`${PRESSES} presses each, CPU slowed ${SLOWED} times`);
  for (let i = 0; i < PRESSES; i++) {
    await press('.board-sheet [data-space]:not([data-legal])', i * 5);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
  report('a refusal');
  for (let i = 0; i < PRESSES; i++) {
    await page.waitForSelector('.answer', { timeout: 30_000 });
    await press('.answer', i * 3);
    await page.waitForTimeout(250);
  }
  report('a move');
} finally {
  await browser.close();
  await hall.close();
}
