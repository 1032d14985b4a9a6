/**
 * How long it takes from a touch of the board to the next paint, also beside a log of 500 lines, and how smoothly a full sheet is
 * moved, on a CPU slowed four times: `pace [game]`. Run after the build, on a machine that does nothing else.
 */
import type { Page } from 'playwright-core';
import { launch } from './browser.ts';
import { openHall } from './hall.ts';
import { besieged, committing, layOut, longLog, moving, opening, sketched } from './played.ts';

const SLOWED = 4;
const TIMES = 12;

/** One touch: a press on the nth of some things, or the pointer at the nth place over one. */
interface Touch {
  selector: string;
  n: number;
  kind: 'press' | 'point';
}
type Do = (touch: Touch) => Promise<void>;

/** What is measured on the board of each game: on which table, and how. */
const TRIALS: { [game: string]: () => Promise<{ table: Awaited<ReturnType<typeof opening>>; ready: string; run: Run }[]> } = {
  brigade: async () => [
    { table: await opening(), ready: '[data-legal]', run: refusalsAndMoves },
    { table: await longLog(), ready: '[data-legal]', run: refusalsAndMoves },
  ],
  bulwark: async () => [{ table: await besieged(), ready: '.bw-card.lit', run: pilesAndMoves }],
  kobolds: async () => [
    { table: await moving(), ready: '.kb-reach', run: dragging },
    { table: await committing(), ready: 'button.kb-card', run: cards },
  ],
  defenders: async () => [{ table: await sketched(), ready: '.df-sketch', run: panning }],
};
type Run = (page: Page, touch: Do, report: (what: string) => void, worked: () => Promise<number>) => Promise<void>;

async function refusalsAndMoves(page: Page, touch: Do, report: (what: string) => void): Promise<void> {
  for (let i = 0; i < TIMES; i++) {
    await touch({ selector: '.board-sheet [data-space]:not([data-legal])', n: i * 5, kind: 'press' });
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
  report('a refusal');
  for (let i = 0; i < TIMES; i++) {
    await page.waitForSelector('.answers .answer', { timeout: 30_000 });
    await touch({ selector: '.answers .answer', n: i * 3, kind: 'press' });
    await page.waitForTimeout(250);
  }
  report('a move');
}

async function pilesAndMoves(page: Page, touch: Do, report: (what: string) => void): Promise<void> {
  for (let i = 0; i < TIMES; i++) {
    await touch({ selector: '.bw-pile:not(.lit)', n: i, kind: 'press' });
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
  report('a refusal');
  for (let i = 0; i < TIMES; i++) {
    await page.waitForSelector('.answers .answer', { timeout: 60_000 });
    await touch({ selector: '.answers .answer', n: 0, kind: 'press' });
    await page.waitForTimeout(400);
  }
  report('a card played or bought, a Foe aimed at');
}

async function dragging(page: Page, touch: Do, report: (what: string) => void): Promise<void> {
  for (let i = 0; i < 4 * TIMES; i++) {
    await touch({ selector: '.kb-over', n: i, kind: 'point' });
    await page.waitForTimeout(30);
  }
  report('a step of a dragged model');
  for (let i = 0; i < TIMES; i++) {
    await touch({ selector: '.kb-hit', n: i, kind: 'press' });
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
  report('a press on the street');
}

async function cards(page: Page, touch: Do, report: (what: string) => void): Promise<void> {
  for (let i = 0; i < TIMES; i++) {
    await touch({ selector: 'button.kb-card', n: i, kind: 'press' });
    await page.waitForTimeout(100);
  }
  report('a card chosen or taken back');
  await touch({ selector: '.answer', n: 0, kind: 'press' });
  report('a hand committed');
}

/** From a press in the lobby to the table with its sketch painted. */
async function openTable(page: Page, table: string, worked: () => Promise<number>): Promise<void> {
  const row = `a[href="${table}"]`;
  await page.goto(new URL('/', page.url()).href, { waitUntil: 'networkidle' });
  await page.hover(row);
  await page.waitForTimeout(1500);
  const before = await worked();
  const time = await page.evaluate(
    (row) =>
      new Promise<number>((resolve) => {
        const eye = {
          start: performance.now(),
          look(): void {
            if (!document.querySelector('.df-sketch')?.hasChildNodes()) requestAnimationFrame(eye.look);
            else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - eye.start)));
          },
        };
        document.querySelector<HTMLElement>(row)?.click();
        eye.look();
      }),
    row,
  );
  const work = (await worked()) - before;
  console.log(`from a press in the lobby to the sketch painted: ${time.toFixed(0)} ms, work of the page ${work.toFixed(0)} ms`);
}

/** Opens the table, then zooms in and drags the sheet about, then pinches it, three seconds each. */
async function panning(page: Page, _touch: Do, _report: unknown, worked: () => Promise<number>): Promise<void> {
  const table = new URL(page.url()).pathname;
  for (let i = 0; i < 5; i++) await openTable(page, table, worked);
  await page.waitForLoadState('networkidle');
  const zoom = page.locator('.zoom button').first();
  for (let i = 0; i < 3; i++) await zoom.click();
  for (const [fingers, what] of [
    [1, 'dragging'],
    [2, 'pinching'],
    [1, 'dragging without the sketch, for comparison'],
    [2, 'pinching without the sketch, for comparison'],
  ] as const) {
    if (what.startsWith('dragging without')) await page.locator('.df-layers button').first().dispatchEvent('click');
    await page.waitForTimeout(3000);
    const { frames, longest, ms } = await page.evaluate(
      (fingers) =>
        new Promise<{ frames: number; longest: number; ms: number }>((resolve) => {
          const frame = document.querySelector('.board-frame');
          const box = frame?.getBoundingClientRect() ?? new DOMRect();
          const hand = {
            frames: 0,
            longest: 0,
            start: performance.now(),
            last: performance.now(),
            send(type: string): void {
              const turn = hand.frames / 12;
              for (let id = 1; id <= fingers; id++) {
                // One finger goes round; two come together and part.
                const [x, y] =
                  fingers === 1
                    ? [120 * Math.cos(turn), 120 * Math.sin(turn)]
                    : [(id === 1 ? -1 : 1) * (150 + 60 * Math.sin(turn)), 0];
                const at = { clientX: box.left + box.width / 2 + x, clientY: box.top + box.height / 2 + y };
                frame?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: id, pointerType: 'touch', ...at }));
              }
            },
            step(): void {
              const now = performance.now();
              hand.longest = Math.max(hand.longest, now - hand.last);
              hand.last = now;
              hand.frames++;
              if (now - hand.start < 3000) {
                hand.send('pointermove');
                requestAnimationFrame(hand.step);
                return;
              }
              hand.send('pointerup');
              resolve({ frames: hand.frames, longest: hand.longest, ms: now - hand.start });
            },
          };
          hand.send('pointerdown');
          requestAnimationFrame(hand.step);
        }),
      fingers,
    );
    const rate = ((1000 * frames) / ms).toFixed(0);
    console.log(`${what}: ${rate} frames a second, longest frame ${longest.toFixed(0)} ms`);
  }
}

const game = process.argv[2] ?? 'brigade';
if (!Object.hasOwn(TRIALS, game))
  throw new Error(`nothing is known to try in ${game}; there is ${Object.keys(TRIALS).join(', ')}`);
const trials = await TRIALS[game]();
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
  console.log(`${game}: CPU slowed ${SLOWED} times`);
  for (const { table, ready, run } of trials) {
    const page = await context.newPage();
    await page.goto(`${hall.url}/about`);
    await layOut(page, table);
    await page.goto(`${hall.url}/table/${table.id}`, { waitUntil: 'networkidle' });
    await page.waitForSelector(ready);
    console.log(`${table.name}, lines in the log: ${await page.locator('.log').getAttribute('data-told')}`);
    const session = await context.newCDPSession(page);
    // Work of the page's own thread, which a busy machine does not distort.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const times: number[] = [];
    const work: number[] = [];
    /** Touches something and waits for the paint after it. */
    const touch: Do = async (what) => {
      const before = await worked();
      const time = await page.evaluate(
        ({ selector, n, kind }) =>
          new Promise<number>((resolve) => {
            const all = [...document.querySelectorAll<SVGElement>(selector)];
            const thing = all[n % all.length];
            const box = thing?.getBoundingClientRect();
            const start = performance.now();
            if (kind === 'press') thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            else if (box) {
              // Round and round over the lower left of the street, where the model stands.
              const [x, y] = [0.25 + 0.15 * Math.cos(n / 4), 0.8 + 0.15 * Math.sin(n / 4)];
              const at = { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
              thing?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', ...at }));
            }
            requestAnimationFrame(() => {
              const channel = new MessageChannel();
              channel.port1.onmessage = () => resolve(performance.now() - start);
              channel.port2.postMessage(null);
            });
          }),
        what,
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
    await run(page, touch, report, worked);
    await page.close();
  }
} finally {
  await browser.close();
  await hall.close();
}
