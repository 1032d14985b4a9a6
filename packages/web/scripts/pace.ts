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
  for (let i = 0; i < PRESSES; i++) {
    // Pointing at a space lights it; pressing one that is not legal asks the rules why and shows the bubble.
    const before = await worked();
    const time = await page.evaluate(
      (n) =>
        new Promise<number>((resolve) => {
          const spaces = [...document.querySelectorAll<SVGElement>('.board-sheet [data-space]')];
          const space = spaces[(n * 5) % spaces.length];
          const start = performance.now();
          space.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          space.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - start);
            channel.port2.postMessage(null);
          });
        }),
      i,
    );
    times.push(time);
    work.push(SLOWED * ((await worked()) - before));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(120);
  }
  const sum = (list: number[]): string => {
    list.sort((a, b) => a - b);
    return `median ${list[list.length >> 1].toFixed(0)} ms, worst ${list[list.length - 1].toFixed(0)} ms`;
  };
  console.log(`CPU slowed ${SLOWED} times, ${PRESSES} presses on the board`);
  console.log(`  press to paint on this machine now: ${sum(times)}`);
  console.log(`  work of the page's thread:          ${sum(work)}`);
} finally {
  await browser.close();
  await hall.close();
}
