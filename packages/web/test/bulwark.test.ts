/** Bulwark's board in real browsers: whole at every size and question, readable by all, and two who win and lose together. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOut } from '../scripts/played.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import { everyQuestionOfBulwark, othersTurn, SHORT_GAME } from './besieging.ts';
import { flawsOf, resize } from './boxes.ts';
import { sizesFor, TIGHTEST, turnTo } from './laid-out.ts';
import { closeDoors, go, HANGS, openEmptyHall, seriousFlaws, visit } from './visitors.ts';

let asked: { question: string; table: KeptTable }[];
beforeAll(async () => {
  await openEmptyHall();
  asked = await everyQuestionOfBulwark();
});
afterAll(closeDoors);

const at = (question: string): KeptTable => {
  const found = asked.find((each) => each.question === question);
  if (!found) throw new Error(`${question} was not reached`);
  return found.table;
};

describe('on every screen', () => {
  test.each(['en', 'pl'] as const)('nothing is cut and nothing overlaps, whatever is asked (%s)', async (language) => {
    const { page, context, complaints } = await visit({ language });
    await go(page, '/about');
    for (const { table } of asked) await layOut(page, table);
    const found: { [where: string]: string[] } = {};
    for (const [n, { question, table }] of asked.entries()) {
      await turnTo(page, table, `.tray[data-question="${question}"]`);
      // In Polish words are longer: the narrowest phone and laptop will do.
      for (const [width, height] of language === 'en' ? sizesFor(n) : TIGHTEST) {
        await resize(page, width, height);
        const flaws = await flawsOf(page);
        if (flaws.length > 0) found[`${question} at ${width}x${height}`] = flaws;
      }
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('at 1366x768 line, sums, hand and answers are seen at once', async () => {
    const { page, context } = await visit({ width: 1366, height: 768 });
    await go(page, '/about');
    for (const question of ['action phase/play', 'attack/target', 'buy step/buy']) {
      await layOut(page, at(question));
      await turnTo(page, at(question), '.answer');
      const hidden = await page.evaluate(() => {
        const frame = document.querySelector('#board .board-frame')?.getBoundingClientRect();
        const parts = [...document.querySelectorAll('.bw-foe, .bw-endnow, .bw-ledger, .bw-card')];
        return parts.filter((part) => part.getBoundingClientRect().bottom > (frame?.bottom ?? 0) + 1).length;
      });
      expect(hidden, question).toBe(0);
    }
    await context.close();
  });
});

describe('for everybody', () => {
  test('no serious flaw of accessibility, asked and waiting, in light and dark', async () => {
    const { page, context } = await visit({ width: 1366, height: 768 });
    // Bots that never come: the table waits.
    await context.route('**/bot-worker*', () => undefined);
    await go(page, '/about');
    const waits = await othersTurn();
    const found: { [name: string]: string[] } = {};
    for (const table of [at('attack/target'), at('bribe/move'), waits]) {
      await layOut(page, table);
      await turnTo(page, table, table === waits ? '.tray:not(.asked) .latest-facts li' : '.answer');
      const flaws = await seriousFlaws(page);
      if (flaws.length > 0) found[table.name] = flaws;
    }
    expect(found).toEqual({});
    await context.close();
  });

  test('by keyboard: a card is looked at, a Foe aimed at, an answer given; a press on what is not legal says why', async () => {
    const { page, context, complaints } = await visit({ width: 1366, height: 768 });
    await go(page, '/about');
    const table = at('attack/target');
    await layOut(page, table);
    await turnTo(page, table, '.answer');
    const aimed = page.locator('.bw-foe[data-legal]').first();
    await aimed.focus();
    // What it says stands beside what it will do, and its answer in the list is marked.
    expect(await page.locator('.bw-print p').textContent()).not.toBe('');
    expect(await page.locator('.answer.here').count()).toBe(1);
    await page.keyboard.press('i');
    await page.waitForSelector('.thing-card');
    expect(await page.textContent('.thing-card h2')).toBeTruthy();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.thing-card', { state: 'detached' });
    const told = await page.locator('.log').getAttribute('data-told');
    const far = page.locator('.bw-foe.dim').first();
    if ((await far.count()) > 0) {
      await far.click();
      expect(await page.locator('.refusal .rule').textContent()).toMatch(/^BW-12\./);
      expect(await page.locator('.log').getAttribute('data-told')).toBe(told);
      await page.keyboard.press('Escape');
    }
    await aimed.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((was) => document.querySelector('.log')?.getAttribute('data-told') !== was, told);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the dial becomes a slide for who likes that better, and stays one', async () => {
    const { page, context } = await visit({ width: 1366, height: 768 });
    await go(page, '/about');
    const table = at('redraw/discard');
    await layOut(page, table);
    await turnTo(page, table, '.bw-rose');
    await page.click('.bw-taste');
    await page.waitForSelector('.bw-slide');
    await page.reload();
    await page.waitForSelector('.bw-slide');
    expect(await flawsOf(page)).toEqual([]);
    await context.close();
  });

  test.each(['en', 'pl'] as const)('all decks can be leafed through without a table (%s)', async (language) => {
    const { page, context, complaints } = await visit({ language });
    await go(page, '/rules/bulwark/cards');
    await page.waitForSelector('.bw-entry');
    // BW-2.9: 39 cards of Heroes and Location, 4 Wounds, 33 Foes; the three Heroes share their Heroism cards.
    expect(await page.locator('.bw-entry').count()).toBeGreaterThan(75);
    expect(await page.textContent('.bw-browser')).toContain(language === 'en' ? 'Throwing Knife' : 'Nóż do rzucania');
    expect(await seriousFlaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Presses one thing: a crown in reach, a card that may be played, else whatever ends the step. False: nothing is asked. */
const fight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const tray = document.querySelector<HTMLElement>('.tray.asked');
    if (!tray || document.querySelector('.answer.sent')) return false;
    const crown = document.querySelector<HTMLElement>('.bw-foe.crown[data-legal]');
    const card =
      tray.dataset.question === 'action phase/play' ? document.querySelector<HTMLElement>('.bw-card[data-legal]') : null;
    const answers = [...tray.querySelectorAll<HTMLElement>('.answer')];
    const pressed = crown ?? card ?? answers.at(-1);
    pressed?.click();
    return pressed !== undefined;
  });
/** Ends whatever is asked. */
const idle = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const answers = [...document.querySelectorAll<HTMLElement>('.tray.asked .answer')];
    if (answers.length === 0 || document.querySelector('.answer.sent')) return false;
    (document.querySelector<HTMLElement>('.answer-groups > .answer') ?? answers.at(-1))?.click();
    return true;
  });

async function together(pages: readonly Page[], press: (page: Page) => Promise<boolean>): Promise<void> {
  for (let last = Date.now(); Date.now() < last + HANGS; ) {
    for (const page of pages) if (await press(page)) last = Date.now();
    if ((await pages[0].locator('.result').count()) > 0) return;
    await pages[0].waitForTimeout(30);
  }
  throw new Error(`nobody could answer ${await pages[0].textContent('.tray')}`);
}

describe('two browsers', () => {
  /** A table of the server for two, with what the host chooses. */
  async function sitDown(choose: (page: Page) => Promise<void>) {
    const host = await visit({ name: 'Kasia' });
    const guest = await visit({ name: 'Bram', language: 'pl' });
    await go(host.page, '/new/bulwark');
    await host.page.waitForSelector('.setup-foot');
    await choose(host.page);
    await host.page.click('.setup-foot button');
    await host.page.waitForSelector('.copy-link input');
    await guest.page.goto(await host.page.inputValue('.copy-link input'));
    await guest.page.click('.waiting-room .button.strong');
    for (const { page } of [host, guest]) await page.waitForSelector('.bw-board');
    return { host, guest, pages: [host.page, guest.page] };
  }

  test('win a game together, pressing windows and cards; the table says which cards differ', async () => {
    const { host, guest, pages } = await sitDown(async (page) => {
      await page.locator('#option-army').selectOption('carnival');
      await page.locator('#option-hero2').selectOption('harsfa');
      await page.locator('.may-bring > summary').click();
      await page.locator('.given-field textarea').fill(JSON.stringify(SHORT_GAME));
    });
    expect(await host.page.textContent('.bw-differ summary')).toContain('These cards differ: 12');
    expect(await guest.page.textContent('.bw-differ summary')).toContain('Te karty są inne: 12');
    await together(pages, fight);
    for (const page of pages) await page.waitForSelector('.result');
    expect(await host.page.textContent('.result')).toContain('All crown Foes of the Final Battle are defeated.');
    // BW-2.9: played by the names of the overlay.
    expect(await host.page.textContent('.log')).toContain('Long Lance');
    expect(await guest.page.textContent('.log')).toContain('Długa lanca');
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    for (const { context } of [host, guest]) await context.close();
  });

  test('lose a game together that nobody fights', async () => {
    const { host, guest, pages } = await sitDown(async (page) => {
      await page.locator('#option-level').selectOption('legend');
    });
    await together(pages, idle);
    for (const page of pages) await page.waitForSelector('.result');
    expect(await host.page.textContent('.result')).toMatch(
      /Menace has reached 16|All Heroes have been killed|The Wound deck is exhausted/,
    );
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    for (const { context } of [host, guest]) await context.close();
  });
});
