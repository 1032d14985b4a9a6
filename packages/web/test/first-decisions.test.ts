/** A newcomer's first ten decisions in every game, from the press in the lobby on: by keys alone, and by a finger alone. */
import { listGames } from '@guildhall/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDoors, go, moment, openEmptyHall, visit, wentOn } from './visitors.ts';

beforeAll(openEmptyHall);
afterAll(closeDoors);

const DECISIONS = 10;
/** How often the page is looked at before something is pressed once more, as where it asks whether one is sure. */
const LOOKS = 300;

/** Somebody's way to press a thing. */
type Press = (page: Page, thing: string) => Promise<void>;

/** A finger meets the label of a small button. */
const byTouch: Press = async (page, thing) => {
  const first = page.locator(`${thing} >> visible=true`).first();
  const label = page.locator(`label:has(${thing})`);
  await ((await label.count()) > 0 ? label : first).tap();
};

/** Tab leads to it; Enter or Space presses it. */
const byKeys: Press = async (page, thing) => {
  const there = (): Promise<boolean> => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, thing);
  for (let i = 0; !(await there()); i++) {
    if (i > 250) throw new Error(`Tab does not lead to ${thing}`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press((await page.evaluate(() => document.activeElement?.matches('input'))) ? 'Space' : 'Enter');
};

/** Answers by a digit, which opens a group where answers are sorted, and by walking the list, in turn. */
async function answerByKeys(page: Page, n: number): Promise<void> {
  const first = (await page.locator('.answer-groups [aria-keyshortcuts="1"], .answers [aria-keyshortcuts="1"]').count()) > 0;
  if (n % 2 === 0 && first) {
    const sorted = (await page.locator('.answer-groups').count()) > 0;
    await page.keyboard.press('1');
    if (!sorted) return;
    await page.waitForFunction(() => document.activeElement?.matches('.answers .answer'));
  } else {
    await page.keyboard.press('a');
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** What is pressed next where the answer is put together, marked for the hand that presses it, and whether it gives the answer. */
const next = (page: Page): Promise<'first' | 'gives' | null> =>
  page.evaluate(() => {
    const all = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const isEmpty = (field: HTMLElement): boolean =>
      field.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.value === '';
    const form = 'form.df-bench';
    // A word of the list, an idea for each empty field, a card of the hand until it is enough.
    const words = all(`${form}:not(:has(input[type="radio"]:checked)) input[type="radio"]`);
    const ideas = all(`${form} .df-field:has(.df-idea)`).filter(isEmpty);
    const given = all(`${form} button[type="submit"], .kb-hand .kb-go:not([aria-disabled="true"])`);
    const cards = all('.kb-hand button.kb-card:not(.up)');
    const first = words[0] ?? ideas[0]?.querySelector('.df-idea') ?? (given[0] ? null : cards[0]);
    document.querySelector('[data-next]')?.removeAttribute('data-next');
    (first ?? given[0])?.setAttribute('data-next', '');
    return first ? 'first' : given[0] ? 'gives' : null;
  });

/** How many answers of the first seat this browser has kept. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    (id) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('guildhall', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('tables').objectStore('tables').get(id);
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () => {
            opening.result.close();
            const log: { seat?: number; answer?: unknown }[] = asking.result.record.log;
            resolve(log.filter(({ seat, answer }) => seat === 0 && answer !== undefined).length);
          };
        };
      }),
    new URL(page.url()).pathname.split('/').at(-1) ?? '',
  );

/** Decides ten times, each time in the first way that is offered; gives what was decided. */
async function decide(page: Page, press: Press, answer: (n: number) => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  // What one is here for is fetched, so it may come after the question; it covers the table until it is put away.
  await page.waitForSelector('.aim .button');
  await press(page, '.aim .button');
  await page.waitForSelector('.aim', { state: 'detached' });
  await page.waitForSelector('.tray.asked');
  let begun = await kept(page);
  let before = 0;
  const made = async (): Promise<number> => before + (await kept(page)) - begun;
  while ((await made()) < DECISIONS) {
    await page.waitForSelector(':is(.tray.asked[aria-busy="false"], .result)');
    // A city may burn down, or a conflict be lost, before that: then one plays again.
    if ((await page.locator('.result').count()) > 0) {
      before = await made();
      const over = page.url();
      await press(page, '.result .button.strong');
      await page.waitForURL((url) => url.href !== over);
      await page.waitForSelector(':is(.tray.asked, .result)');
      begun = await kept(page);
      continue;
    }
    // Forms are fetched when they are first wanted.
    await page.waitForSelector(':is(.answer, form.df-bench button[type="submit"], .kb-hand .kb-go):visible');
    let step = await next(page);
    for (; step === 'first'; step = await next(page)) await press(page, '[data-next]');
    const now = await moment(page);
    asked.push((await page.getAttribute('.tray', 'data-question')) ?? '');
    await (step === 'gives' ? press(page, '[data-next]') : answer(asked.length));
    await wentOn(page, now, LOOKS);
  }
  return asked;
}

describe.each(listGames())('the first ten decisions of %s', (game) => {
  const begin = `.window[data-game="${game}"] .acts button`;

  test('are made by keys alone', async () => {
    const { page, context, complaints } = await visit({ width: 1366, height: 768, hints: true });
    await go(page, '/');
    await byKeys(page, begin);
    const asked = await decide(page, byKeys, (n) => answerByKeys(page, n));
    expect(asked.length).toBeGreaterThanOrEqual(DECISIONS);
    // The keys are told by a key, and left by another.
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('are made by a finger alone, on a phone', async () => {
    const { page, context, complaints } = await visit({ width: 390, height: 844, hints: true, touch: true });
    await go(page, '/');
    await byTouch(page, begin);
    const asked = await decide(page, byTouch, () => byTouch(page, '.answer'));
    expect(asked.length).toBeGreaterThanOrEqual(DECISIONS);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
