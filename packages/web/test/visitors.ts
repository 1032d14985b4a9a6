/** Visitors of one hall with one browser, shared by all tests of one file. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launch } from '../scripts/browser.ts';
import { builtServer, type Hall, openHall } from '../scripts/hall.ts';
import { finished, midGame, opening } from '../scripts/played.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import { builtPages } from './pages.ts';

/** A limit for what hangs, in milliseconds: far from what anything takes on the slowest machine. */
export const HANGS = 10 * 60_000;

export let hall: Hall;
let browser: Browser;
export let tables: { middle: KeptTable; early: KeptTable; over: KeptTable };

/** Opens a hall, and a browser to visit it with. */
export async function openDoorsOf(opening: Promise<Hall>): Promise<void> {
  [hall, browser] = await Promise.all([opening, launch()]);
}

/** The hall of this repository. */
export const openEmptyHall = (): Promise<void> =>
  openDoorsOf(builtPages(inject('pages')).then((pages) => openHall(pages, builtServer(inject('server')))));

/** The same with three tables to lay there. */
export async function openDoors(): Promise<void> {
  await openEmptyHall();
  const [middle, early, over] = await Promise.all([midGame(), opening(), finished()]);
  tables = { middle, early, over };
}

export async function closeDoors(): Promise<void> {
  await browser?.close();
  await hall?.close();
}

export interface Visitor {
  name?: string;
  language?: 'en' | 'pl';
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  hints?: boolean;
  /** A phone, with a finger instead of a mouse. */
  touch?: boolean;
  /** Keeps the pages for when there is no connection. Nobody else does: fetching all of them costs more than the visit. */
  offline?: boolean;
  /** How fast the moves of others are shown. */
  pace?: 'slow' | 'normal' | 'now' | 'step';
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  complaints: string[];
}

/** A visitor with a browser of their own; anything the page complains about fails the test. */
export async function visit(visitor: Visitor = {}): Promise<Visit> {
  const {
    name = 'Kasia',
    language = 'en',
    width = 1280,
    height = 800,
    theme = 'light',
    hints = false,
    pace = 'now',
    touch = false,
    offline = false,
  } = visitor;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  await context.addInitScript(
    (saved) => {
      // A blank page has no storage and needs none.
      if (location.protocol === 'about:') return;
      // Everything is laid out and can be pressed, but nobody looks: what is not painted takes a fifth less time.
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.opacity = '0';
      });
      // Sockets within reach, so that a test can cut them.
      const Real = WebSocket;
      const sockets: WebSocket[] = [];
      Object.assign(window, {
        sockets,
        WebSocket: class extends Real {
          constructor(url: string) {
            super(url);
            sockets.push(this);
          }
        },
      });
      if (!localStorage.getItem('guildhall.preferences')) localStorage.setItem('guildhall.preferences', saved);
    },
    JSON.stringify({ name, language, hints, still: true, watchPace: pace }),
  );
  context.setDefaultTimeout(HANGS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** Goes there, and waits until the words are there and something is shown. */
export async function go(page: Page, path: string): Promise<void> {
  await page.goto(`${hall.url}${path}`, { waitUntil: 'load' });
  await page.waitForSelector('#root > *', { state: 'attached' });
}

/** All by which people tell one moment of a table from the next: what is asked, what may be answered, what has happened. */
const SHOWN = '.tray.asked .question h2, .answer, .log h3, .log .line, .log .bookkeeping, .result h2, .dialog[open]';

/** How many facts the log holds, folded or not. */
export const told = async (page: Page): Promise<number> => Number(await page.locator('.log').getAttribute('data-told'));

/** Waits until the log holds more than so many facts. */
export const toldMore = async (page: Page, than: number): Promise<void> => {
  await page.waitForFunction((n) => Number(document.querySelector<HTMLElement>('.log')?.dataset.told) > n, than);
};

export const moment = (page: Page): Promise<string> =>
  page.evaluate((shown) => [...document.querySelectorAll(shown)].map(({ textContent }) => textContent).join('\n'), SHOWN);

/**
 * Waits until a table has gone on from a moment, or has refused what was tried. False: refused, or nothing came of it in as
 * many looks (the page is looked at once a frame), which is for tables of this browser alone: a server may take long.
 */
export async function wentOn(page: Page, before: string, looks = Number.MAX_SAFE_INTEGER): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { looks: 0 }));
  const went = await page.waitForFunction(
    ([shown, was, most]) => {
      const now = [...document.querySelectorAll(shown)].map(({ textContent }) => textContent).join('\n');
      if (now !== was) return 'on';
      const counter = window as unknown as { looks: number };
      return document.querySelector('.refusal') || ++counter.looks > most ? 'not' : null;
    },
    [SHOWN, before, looks] as const,
  );
  return (await went.jsonValue()) === 'on';
}

/** Colours that change do so within a moment, from the next frame on; what counts is what they come to. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** The dark theme differs in its colours only. */
export async function seriousViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const paint = (opacity: string): Promise<void> =>
    page.evaluate((value) => {
      document.documentElement.style.opacity = value;
    }, opacity);
  // Colours are judged as they are seen.
  await paint('');
  await settled(page);
  // Only what is wrong is gathered, and there are no frames: most of the time would go into the rest.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (theme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
  await paint('0');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

/** The serious flaws of a page in both themes, which it is shown in one after the other. */
export async function seriousFlaws(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
    for (const violation of await seriousViolations(page, theme)) found.push(`${theme}: ${violation}`);
  }
  return found;
}
