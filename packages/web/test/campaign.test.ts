/** A campaign in real browsers: four people and a gang of bots, two rounds, and every page of the books whole and readable. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flawsOf, resize } from './boxes.ts';
import { SIZES } from './laid-out.ts';
import { closeDoors, go, HANGS, openEmptyHall, seriousFlaws, type Visit, visit } from './visitors.ts';

beforeAll(openEmptyHall);
afterAll(closeDoors);

const PEOPLE = [
  { name: 'Łucja', width: 1366, height: 768 },
  { name: 'Bram', width: 1366, height: 768 },
  { name: 'Ines', width: 1366, height: 768, language: 'pl' },
  { name: 'Marta', width: 390, height: 844, touch: true },
] as const;
const [ROUND, GANGS, STANDINGS] = [0, 1, 2];

let people: Visit[];
let host: Page;
let pages: Page[];

const turnTo = (page: Page, part: number): Promise<void> => page.locator('.kc-parts button').nth(part).click();
/** Read at once: others go on meanwhile. */
const asked = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.tray.asked')?.getAttribute('data-question') ?? null);
/** The round that is on, by the lamp that is lit now; null: the campaign is over. */
const round = async (page: Page): Promise<number | null> => {
  if ((await page.locator('.result').count()) > 0) return null;
  return Number((await page.locator('.kc-lamps .now b').allTextContents())[0] ?? 0);
};

/** The plainest way to answer: whatever goes along, the first reward. */
const PLAINEST: { readonly [question: string]: string } = {
  'business/bring': '.kc-bring .kc-button',
  'settlement/reward': '.kc-note li:first-child .kc-ways .kc-button',
};

/** Answers what is asked of somebody, if they have not done so yet. */
async function decide(page: Page): Promise<void> {
  const question = (await asked(page)) ?? '';
  const way = PLAINEST[question];
  if (way === undefined) return;
  const isThere = await page.evaluate((answer) => {
    const button = document.querySelector<HTMLElement>(answer);
    button?.click();
    return button !== null;
  }, way);
  if (!isThere) return;
  await page.waitForFunction(
    ([was, answer]) => !document.querySelector(answer) || document.querySelector('.tray')?.getAttribute('data-question') !== was,
    [question, way] as const,
  );
}

/** Everybody decides until something else is to be done. */
async function decideAll(until: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + HANGS; !(await until()); ) {
    if (Date.now() > end) throw new Error(`nobody gets on: ${await host.textContent('.tray')}`);
    for (const page of pages) await decide(page);
    await host.waitForTimeout(50);
  }
}

const fighting = async (): Promise<boolean> => (await asked(host)) === 'fights/result';

/** The organiser writes down the results that are still missing: the first of each pair has won. */
async function enterResults(): Promise<void> {
  while (await fighting()) {
    const left = await host
      .locator('.kc-fight:not(.out)')
      .filter({ hasNot: host.locator('.kc-tag.over') })
      .count();
    const form = host.locator('.kc-book form[aria-label="Enter a result by hand"]');
    if ((await form.count()) === 0) await host.click('.kc-book button:has-text("Enter a result by hand")');
    await form.locator('select').nth(1).selectOption('0');
    await form.locator('[type=submit]').click();
    await host.waitForFunction(
      (before) =>
        document.querySelector('.tray')?.getAttribute('data-question') !== 'fights/result' ||
        [...document.querySelectorAll('.kc-fight:not(.out)')].filter((fight) => !fight.querySelector('.kc-tag.over')).length <
          before,
      left,
    );
  }
}

test('four people and a bot found gangs, by a link from the cover of the game', async () => {
  people = await Promise.all(PEOPLE.map((person) => visit(person)));
  pages = people.map(({ page }) => page);
  host = pages[0];
  await go(host, '/');
  await host.click('.window[data-game="kobolds"] a[href="/new/kobolds-campaign"]');
  await host.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await host.selectOption('.seat-rows li:nth-child(4) select', 'open');
  await host.fill('#option-rounds', '2');
  await host.click('.setup-foot button');
  await host.waitForSelector('.copy-link input');
  const link = await host.inputValue('.copy-link input');
  for (const guest of pages.slice(1)) {
    await guest.goto(link);
    await guest.click('.waiting-room .button.strong');
  }
  for (const [seat, page] of pages.entries()) {
    await page.waitForSelector('.kc-founding');
    await page.fill('.kc-founding footer input', `Gang of ${PEOPLE[seat].name}`);
    // Two coins are left for the Campaign Stash.
    if (seat === 0) for (let n = 0; n < 2; n++) await page.click('button[aria-label="Less: Human Lowlife"]');
    await page.click('.kc-founding [type=submit]');
  }
  await Promise.all(pages.map((page) => page.waitForSelector('.kc-felt')));
  expect(await host.locator('.kc-fight').count()).toBe(3);
  expect(await round(host)).toBe(1);
});

test('business is done where it is read: a refusal says its rule, a hire is in the books, and the books say why', async () => {
  await turnTo(host, GANGS);
  const members = await host.locator('.kc-member').count();
  await host.click('.kc-hire > .kc-button');
  // KC-32.15: nobody hires a Wizard yet.
  await host.locator('.kc-hireling').last().locator('.kc-button').click();
  expect(await host.locator('.refusal .rule').textContent()).toBe('KC-32.15');
  await host.keyboard.press('Escape');
  await host.locator('.kc-hireling [data-legal]').first().click();
  await host.waitForFunction((before) => document.querySelectorAll('.kc-member').length > before, members);
  await host.click('.kc-coins .kc-num');
  await host.waitForSelector('.kc-why[open]');
  expect(await host.textContent('.kc-why footer b')).toBe('1');
  expect(await host.locator('.kc-why .kc-lines > li b').allTextContents()).toEqual(['+10', '−8', '−1']);
  expect(await host.locator('.kc-why .kc-rule').allTextContents()).toContain('KC-35.1');
  await host.keyboard.press('Escape');
  await host.waitForSelector('.kc-why', { state: 'detached' });
  // Others read the sheet, but the purse as it was last settled (KC-38.13).
  const [, bram] = pages;
  await turnTo(bram, GANGS);
  await bram.locator('.kc-gangs button').first().click();
  expect(await bram.textContent('.kc-ghead h1')).toBe('Gang of Łucja');
  expect(await bram.textContent('.kc-coins')).toBe('2');
  await turnTo(bram, ROUND);
  await turnTo(host, ROUND);
});

/** The way from the last line of the ledger that is open to its line in the log. */
const DECISION = '.kc-why > :is(details, .kc-lines):last-of-type li:last-child button:has-text("decision")';

/** The line of the log on which the keyboard stands. */
async function ledTo(page: Page): Promise<string> {
  await page.waitForSelector('.kc-why', { state: 'detached' });
  await page.waitForSelector('.panel-log .line button:focus');
  return (await page.locator('.panel-log .line:focus-within').textContent()) ?? '';
}

test('a line of the ledger leads to its line in the log, and that one to its rule: by mouse, by keyboard and by touch', async () => {
  const hired = /Łucja hires.*35\.1$/;
  await turnTo(host, GANGS);
  await host.click('.kc-coins .kc-num');
  await host.click(DECISION);
  expect(await ledTo(host)).toMatch(hired);
  await host.click('.line:focus-within button');
  await host.waitForSelector('.rule-row.cited');
  expect(await host.getAttribute('.rule-row.cited', 'data-rule')).toBe('KC-35.1');
  // Once more, without a mouse.
  await host.focus('.kc-coins .kc-num');
  await host.keyboard.press('Enter');
  await host.focus(DECISION);
  await host.keyboard.press('Enter');
  expect(await ledTo(host)).toMatch(hired);
  await host.keyboard.press('Enter');
  await host.waitForSelector('.rule-row.cited');
  await turnTo(host, ROUND);
  // On a phone the log takes the place of the board, which is as it was when one comes back.
  const marta = pages[3];
  await turnTo(marta, GANGS);
  await marta.locator('.kc-gangs button').first().tap();
  await marta.locator('.kc-member .kc-num').last().tap();
  await marta.locator(DECISION).tap();
  expect(await ledTo(marta)).toMatch(hired);
  await marta.locator('#tab-board').tap();
  expect(await marta.textContent('.kc-ghead h1')).toBe('Gang of Łucja');
  await turnTo(marta, ROUND);
});

test('the organiser sets a deadline that everybody sees, and lifts it', async () => {
  await host.click('.kc-book .kc-row [type=submit]');
  await Promise.all(pages.map((page) => page.waitForSelector('.kc-sub em')));
  await host.click('.kc-book .kc-row .kc-button[type=button]');
  await host.waitForSelector('.kc-sub em', { state: 'detached' });
  // Nobody else has a desk.
  expect(await pages[1].locator('.kc-book form').count()).toBe(0);
});

test('the organiser rules: what was done by mistake is taken back, and everybody reads why', async () => {
  await host.click('.kc-book button:has-text("Make a ruling")');
  const form = host.locator('.kc-book form[aria-label="Make a ruling"]');
  await form.locator('select').first().selectOption('0');
  await form.locator('input').fill('Hired by a slip');
  await form.locator('[type=submit]').click();
  await Promise.all(pages.map((page) => page.waitForSelector('.kc-rulings li:has-text("Hired by a slip")')));
  await turnTo(host, GANGS);
  await host.waitForFunction(() => document.querySelector('.kc-coins')?.textContent === '2');
  await turnTo(host, ROUND);
});

test('every page of the books is whole at every size, and readable by all', async () => {
  const found: { [where: string]: string[] } = {};
  for (const part of [ROUND, GANGS, STANDINGS]) {
    await turnTo(host, part);
    for (const [width, height] of SIZES) {
      await resize(host, width, height);
      const flaws = await flawsOf(host);
      if (flaws.length > 0) found[`page ${part} at ${width}x${height}`] = flaws;
    }
    await resize(host, 1366, 768);
    const serious = await seriousFlaws(host);
    if (serious.length > 0) found[`page ${part}`] = serious;
  }
  expect(found).toEqual({});
  await turnTo(host, ROUND);
  // The longest words of a clock leave the menu its place on a phone.
  const ines = pages[2];
  await resize(ines, 390, 844);
  expect(await ines.textContent('.strip .clock')).toMatch(/dzień|dni/);
  const menu = await ines.locator('.strip .icon-button').last().boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 999)).toBeLessThanOrEqual(390);
  await resize(ines, 1366, 768);
});

test('a round is fought on real tables: its results are entered by hand, and marked so', async () => {
  await decideAll(fighting);
  await enterResults();
  await decideAll(async () => (await round(host)) === 2);
  await turnTo(host, GANGS);
  expect(await host.locator('.kc-history li:first-child').textContent()).toMatch(/entered by hand|Sat out/);
  await turnTo(host, STANDINGS);
  expect(await host.locator('.kc-press article').count()).toBeGreaterThan(1);
  const feeds = await host
    .locator('.kc-press footer a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const [news, due] = await Promise.all(feeds.map(async (address) => (await host.request.get(address)).text()));
  expect(news).toContain('Gang of Łucja');
  expect(due).toContain('BEGIN:VCALENDAR');
  await equip();
});

test('a fight is conceded at its own table and enters itself; then the titles are given, and all read the same', async () => {
  await decideAll(fighting);
  const fighter = await firstWith(async (page) => (await page.locator('.kc-fight.me').count()) > 0);
  await fighter.click('.kc-fight.me footer .kc-button');
  await fighter.waitForSelector('.stage[data-game="kobolds"] .tray');
  await fighter.locator('.strip > .icon-button, .strip .icon-button').last().click();
  await fighter.locator('.menu-acts button').first().click();
  await fighter.click('.act-dialog .button.strong');
  await fighter.click('.result a[href^="/table/"].strong');
  await fighter.waitForSelector('.kc-board');
  await host.waitForFunction(() => document.querySelector('.kc-fight .kc-tag.over'));
  expect(await host.locator('.kc-fight .kc-hand').count()).toBe(0);
  await enterResults();
  await decideAll(async () => (await round(host)) === null);
  await Promise.all(pages.map((page) => page.waitForSelector('.result')));
  for (const page of pages) await turnTo(page, STANDINGS);
  const standings = await Promise.all(
    pages.map((page) => page.locator('.kc-stand').first().locator('tbody td.n').allTextContents()),
  );
  for (const read of standings) expect(read).toEqual(standings[0]);
  expect(await host.locator('.kc-titles li').count()).toBe(3);
  await seeTheFight(host);
  for (const { complaints, context } of people) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

/** Somebody gives a member what was found, and is led to where that stands, though it is folded away as bookkeeping. */
async function equip(): Promise<void> {
  for (const page of pages) await turnTo(page, GANGS);
  const finder = await firstWith(async (page) => (await page.locator('.kc-store .kc-link').count()) > 0);
  const item = (await finder.locator('.kc-store .kc-link').first().textContent()) ?? '';
  await finder.locator('.kc-store li:has(.kc-link) > .kc-button').first().click();
  await finder.locator('.kc-store .kc-panel > .kc-button').first().click();
  await finder.locator('.kc-leader button').getByText(item, { exact: true }).click();
  expect(await finder.locator('.kc-why .kc-lines > li').count()).toBe(2);
  await finder
    .locator('.kc-why .kc-lines > li')
    .last()
    .getByText(/decision|decyzja/)
    .click();
  expect(await ledTo(finder)).toContain(item);
  for (const page of pages) await turnTo(page, ROUND);
}

/** A number leads to its lines, and a line of a fight at a table to that fight, watched again. */
async function seeTheFight(page: Page): Promise<void> {
  const numbers = page.locator('.kc-stand .kc-num');
  const watch = page.locator('.kc-why button:has-text("see the fight")');
  for (let n = 0; n < (await numbers.count()) && (await watch.count()) === 0; n++) {
    if (n > 0) await page.keyboard.press('Escape');
    await page.waitForSelector('.kc-why', { state: 'detached' });
    await numbers.nth(n).click();
    await page.waitForSelector('.kc-why[open]');
  }
  await watch.first().click();
  await page.waitForSelector('.stage[data-game="kobolds"] .replay-bar');
  expect(page.url()).toMatch(/\/table\/[\w-]+\/replay\?of=/);
}

/** The first of the people of whom something holds. */
async function firstWith(holds: (page: Page) => Promise<boolean>): Promise<Page> {
  for (const page of pages) if (await holds(page)) return page;
  throw new Error('nobody is like that');
}
