/** Kobolds & Cobblestones in the page: two browsers to the end, keys alone against a bot, who sees which cards, small, Polish. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { acting, committing, foughtOut, layOut, moving } from '../scripts/played.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import { go, HANGS, moment, seriousFlaws, seriousViolations, toldMore, type Visit, visit, wentOn } from './visitors.ts';

const SMALL_GANG = 'klacka; goblin-scumbag';
const QUESTION = '.tray.asked .question h2';

/**
 * Gives one answer as a person would, by whatever lies there to be pressed: the gang builder, the cards, the list. Attacks rather
 * than walks, walks rather than waits. False: nothing is asked, or the last answer is still on its way.
 */
const press = (page: Page): Promise<boolean> =>
  page.evaluate((gang) => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    if (!document.querySelector('.tray.asked') || document.querySelector('.answer.sent')) return false;
    if (document.querySelector('.kw-choice')) {
      const [take] = all('.kw-choice .button.strong.large');
      const bring = document.querySelector<HTMLTextAreaElement>('.kw-bring textarea');
      if (!take || !bring) all('.kw-ways button').at(-1)?.click();
      else if (all('.kw-members li').length < 2) {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(bring, gang);
        bring.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(() => document.querySelector<HTMLElement>('.kw-bring button')?.click());
      } else {
        take.click();
        return true;
      }
      return false;
    }
    const [card] = all('button.kb-card');
    if (card && !document.querySelector('button.kb-card.up')) {
      card.click();
      return false;
    }
    const [commit] = all('.kb-hand .kb-go:not([aria-disabled="true"])');
    if (card && commit) {
      commit.click();
      return true;
    }
    // Nobody means one's own side.
    const answers = all('.answer').filter(({ textContent }) => !textContent.includes('your own'));
    const wanted = [/attack|shoot|strike/i, /contact/i, /towards/i, /walk/i].flatMap((words) =>
      answers.filter(({ textContent }) => words.test(textContent)),
    );
    const answer = wanted[0] ?? answers[0];
    answer?.click();
    return answer !== undefined;
  }, SMALL_GANG);

/** Everybody answers until the game is over; on the way somebody looks. */
async function playOut(pages: readonly Page[], look: () => Promise<void>): Promise<number> {
  let given = 0;
  for (let last = Date.now(); Date.now() < last + HANGS; ) {
    for (const page of pages) {
      if (!(await press(page))) continue;
      given++;
      last = Date.now();
      if (given % 5 === 0) await look();
    }
    if ((await pages[0].locator('.result').count()) > 0) return given;
    await pages[0].waitForTimeout(50);
  }
  throw new Error(`nobody could answer ${await pages[0].textContent('.tray')}`);
}

async function at(visitor: Visit, table: KeptTable, ready = '.answer'): Promise<Page> {
  const { page } = visitor;
  await page.goto('about:blank');
  await go(page, '/about');
  await layOut(page, table);
  await go(page, `/table/${table.id}`);
  await page.waitForSelector(ready);
  return page;
}

/** Walks with the Tab key until something of the kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector);
  for (let i = 0; i < 250; i++) {
    const all = await wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
    if (all) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** How often a table of this browser is looked at before something else is pressed. */
const LOOKS = 600;

/** Whether a button would do something if it were pressed. */
const mayGo = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(`${selector}:not([aria-disabled="true"]):not([disabled])`).count()) > 0;

/** Takes the first answer in the list that reads like this, else the first of all, by keys. */
async function choose(page: Page, words: RegExp): Promise<void> {
  await page.keyboard.press('a');
  const texts = await page.locator('.answers .answer').allTextContents();
  const steps = Math.max(
    0,
    texts.findIndex((text) => words.test(text)),
  );
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

let laid: Promise<{ act: KeptTable; move: KeptTable; commit: KeptTable }> | null = null;
const positions = (): NonNullable<typeof laid> =>
  (laid ??= Promise.all([acting(), moving(), committing()]).then(([act, move, commit]) => ({ act, move, commit })));

export function inTheStreet(): void {
  test('two browsers fight out a scenario, and who looks on sees no hand', async () => {
    const host = await visit({ name: 'Kasia' });
    const guest = await visit({ name: 'Olek' });
    await go(host.page, '/new/kobolds');
    await host.page.fill('#option-gold', '5');
    await host.page.check('#option-scenario input[value="3"]');
    await host.page.click('.setup-foot button');
    await host.page.waitForSelector('.copy-link input');
    const link = await host.page.inputValue('.copy-link input');
    await guest.page.goto(link);
    await guest.page.click('.waiting-room .button.strong');
    const spectator = await visit({ name: 'Zofia' });
    await spectator.page.goto(link);
    const hands = { host: 0, guest: 0, spectator: 0 };
    const given = await playOut([host.page, guest.page], async () => {
      const cards = (page: Page): Promise<number> => page.locator('.kb-hand .kb-card').count();
      hands.host = Math.max(hands.host, await cards(host.page));
      hands.guest = Math.max(hands.guest, await cards(guest.page));
      hands.spectator += await cards(spectator.page);
      expect(await spectator.page.locator('.answer').count()).toBe(0);
    });
    expect(given).toBeGreaterThan(30);
    // Everybody has a hand, nobody else's is shown.
    expect(hands.host).toBeGreaterThan(3);
    expect(hands.guest).toBeGreaterThan(3);
    expect(hands.spectator).toBe(0);
    const ranking = await host.page.textContent('.ranking');
    for (const { page } of [guest, spectator]) {
      await page.waitForSelector('.result');
      expect(await page.textContent('.ranking')).toBe(ranking);
    }
    expect([...host.complaints, ...guest.complaints, ...spectator.complaints]).toEqual([]);
    for (const { context } of [host, guest, spectator]) await context.close();
  });

  test('is begun by keyboard alone against a bot, and left by a word', async () => {
    const { page, context, complaints } = await visit();
    await go(page, '/new/kobolds');
    await tabTo(page, '.seat-rows li:nth-child(2) select');
    await page.keyboard.type('Bot');
    await tabTo(page, '#option-gold');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('5');
    await tabTo(page, '#option-scenario input');
    await page.keyboard.press('ArrowDown');
    expect(await page.inputValue('#option-gold')).toBe('5');
    expect(await page.isChecked('#option-scenario input[value="1"]')).toBe(true);
    await tabTo(page, '.setup-foot button');
    await page.keyboard.press('Enter');
    // A gang: built in its own words, taken by its button.
    await page.waitForSelector('.kw-choice');
    await tabTo(page, '.kw-ways button:last-child');
    await page.keyboard.press('Enter');
    await tabTo(page, '.kw-bring textarea, .kw-bring summary');
    if (await page.evaluate(() => document.activeElement?.matches('summary'))) {
      await page.keyboard.press('Enter');
      await tabTo(page, '.kw-bring textarea');
    }
    await page.keyboard.type(SMALL_GANG);
    await tabTo(page, '.kw-bring button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.kw-members li:nth-child(2)');
    await tabTo(page, '.kw-choice .button.strong.large');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.tray.asked:not([data-question^="gangs/"])');
    const before = await moment(page);
    await choose(page, /stay|contact|towards/i);
    expect(await wentOn(page, before, LOOKS)).toBe(true);
    // What is done out of turn is no move: it is in the menu, whoever is asked, and nothing of it is lit.
    expect(await page.textContent('.menu .menu-acts h3')).toBe('At any time');
    expect(await page.locator('.menu .menu-acts .rule:text-is("KC-39.1")').count()).toBe(1);
    expect(await page.locator('.answer:has-text("Concede")').count()).toBe(0);
    await tabTo(page, '.strip [popovertarget].icon-button');
    await page.keyboard.press('Enter');
    await tabTo(page, '.menu button:text-is("Concede the game")');
    await page.keyboard.press('Enter');
    // It is asked for a second time, and can still be left.
    await page.waitForSelector('.dialog[open] [data-act="anytime/concede"]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.dialog[open]', { state: 'detached' });
    await tabTo(page, '.strip [popovertarget].icon-button');
    await page.keyboard.press('Enter');
    await tabTo(page, '.menu button:text-is("Concede the game")');
    await page.keyboard.press('Enter');
    await tabTo(page, '.dialog[open] .button.strong:text-is("Concede the game")');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.result');
    expect(await page.textContent('.result')).toContain('KC-39.1');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('cards are committed and places reached by keyboard alone, by their names and by a cursor', async () => {
    const { move, commit } = await positions();
    const visitor = await visit();
    const { page, context, complaints } = visitor;
    const goesOn = async (act: () => Promise<void>): Promise<void> => {
      const before = await moment(page);
      await act();
      expect(await wentOn(page, before, LOOKS)).toBe(true);
    };
    await at(visitor, commit, 'button.kb-card');
    await goesOn(async () => {
      await tabTo(page, 'button.kb-card');
      await page.keyboard.press('Space');
      // Where one card is too few, more are taken up.
      while (!(await mayGo(page, '.kb-hand .kb-go'))) {
        await tabTo(page, 'button.kb-card:not(.up)');
        await page.keyboard.press('Space');
      }
      await tabTo(page, '.kb-hand .kb-go');
      await page.keyboard.press('Enter');
    });
    await at(visitor, move, '.kb-place');
    await goesOn(() => choose(page, /contact|towards/i));
    await at(visitor, move, '.kb-place');
    await goesOn(async () => {
      // Two steps of the cursor, and the field shows where it stands; the same is typed, shown, and gone to.
      await tabTo(page, '.kb-cursor');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      const place = (await page.getAttribute('.kb-place input', 'placeholder')) ?? '';
      await tabTo(page, '.kb-place input');
      await page.keyboard.type(place);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.kb-place .kb-go:not([aria-disabled="true"]):not([disabled])');
      await tabTo(page, '.kb-place .kb-go');
      await page.keyboard.press('Enter');
    });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is left at a table of the server: conceded by the menu or, where the table allows it, to a bot', async () => {
    for (const standIns of [false, true]) {
      const host = await visit({ name: 'Ann' });
      const guest = await visit({ name: 'Bartek', language: 'pl' });
      const [a, b] = [host.page, guest.page];
      await go(a, '/new/kobolds');
      await a.waitForSelector('.setup-foot');
      expect(await a.locator('input[name="stand-ins"]').count()).toBe(2);
      if (standIns) await a.locator('input[name="stand-ins"]').last().check();
      await a.click('.setup-foot button');
      await a.waitForURL(/\/table\//);
      await b.goto(a.url());
      await b.click('.waiting-room .button.strong');
      for (const page of [a, b]) await page.waitForSelector('.tray.asked');
      await b.click('.strip [popovertarget].icon-button');
      expect(await b.textContent('.menu .menu-acts h3')).toBe('W każdej chwili');
      expect(await b.locator('.menu button:text-is("Poddaj się")').count()).toBe(standIns ? 1 : 0);
      if (standIns) {
        await b.click('.menu button:text-is("Poddaj się")');
        await b.waitForSelector('.dialog[open] .button:text-is("Poddaję grę")');
        await b.click('.dialog[open] .button:text-is("Niech dalej gra za mnie bot")');
        await a.waitForSelector('text=resigned; a bot plays here');
      } else {
        await b.click('.menu button:text-is("Poddaję grę")');
        await b.waitForSelector('.dialog[open] .button.strong');
        expect(await seriousViolations(b, 'light')).toEqual([]);
        await b.click('.dialog[open] .button.strong:text-is("Poddaję grę")');
        for (const page of [a, b]) await page.waitForSelector('.result');
        expect(await a.textContent('.result')).toContain('Ann wins');
      }
      expect([...host.complaints, ...guest.complaints]).toEqual([]);
      for (const { context } of [host, guest]) await context.close();
    }
  });

  test('has no serious flaw of accessibility where one moves, acts and commits, in light and dark', async () => {
    const visitor = await visit();
    const found: { [name: string]: string[] } = {};
    for (const [name, table] of Object.entries(await positions())) {
      const page = await at(visitor, table, '.tray.asked');
      const [answer] = await page.locator('.answer').all();
      await answer?.focus();
      const [card] = await page.locator('button.kb-card').all();
      await card?.click();
      const flaws = await seriousFlaws(page);
      if (flaws.length > 0) found[name] = flaws;
    }
    expect(found).toEqual({});
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  test('fits a phone: nothing to scroll sideways, every answer and card within reach', async () => {
    const visitor = await visit({ width: 390, height: 844 });
    const { move, commit } = await positions();
    const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const page = await at(visitor, move);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const first = await page.locator('.answer').first().boundingBox();
    expect(first?.height).toBeGreaterThanOrEqual(44);
    await at(visitor, commit, 'button.kb-card:visible');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const question = await page.textContent(QUESTION);
    const before = await moment(page);
    await page
      .locator('button.kb-card:visible')
      .first()
      .click({ position: { x: 8, y: 20 } });
    await page.locator('.kb-hand .kb-go:visible').click();
    await wentOn(page, before);
    expect(await page.textContent('.stage')).not.toContain(String(question));
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  test('speaks Polish', async () => {
    const visitor = await visit({ language: 'pl' });
    const { act } = await positions();
    const page = await at(visitor, act);
    expect(await page.textContent('.strip-game')).toBe('Kobolds & Cobblestones');
    const polish = { question: await page.textContent(QUESTION), answers: await page.locator('.answer b').allTextContents() };
    expect(polish.answers.join(' ')).toMatch(/[ąćęłńóśżź]/i);
    await page.click('.lang button[lang="en"]');
    await page.waitForSelector('html[lang="en"]', { state: 'attached' });
    expect(await page.textContent(QUESTION)).not.toBe(polish.question);
    const english = await page.locator('.answer b').allTextContents();
    expect(english.filter((answer) => polish.answers.includes(answer))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  test('is replayed and tried from any moment', async () => {
    const { page, context, complaints } = await visit();
    const over = await foughtOut();
    await go(page, '/about');
    await layOut(page, over);
    await go(page, `/table/${over.id}/replay?at=60`);
    await page.waitForSelector('.replay-bar');
    await page.click('button[aria-label="One decision on"]');
    expect(page.url()).toContain('at=61');
    await page.click('text=Try from here');
    await page.waitForURL(/\/table\/here-[^/]*$/);
    await page.waitForSelector('.tray.asked');
    const question = await page.textContent(QUESTION);
    for (let i = 0; i < 20 && (await page.textContent(QUESTION)) === question; i++) {
      const before = await moment(page);
      if (await press(page)) await wentOn(page, before);
    }
    expect(await page.textContent('.stage')).not.toContain(String(question));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('begins with one press, also offline', async () => {
    const { page, context } = await visit({ offline: true });
    await go(page, '/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await caches.keys()).some((name) => name.startsWith('guildhall-')));
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await page.click('.window[data-game="kobolds"] .acts button');
    await page.waitForSelector('.kb-map');
    // Two ready gangs have come, for a brawl: nothing is built before a first game.
    await toldMore(page, 0);
    expect(await page.textContent('.kb-status, .stage')).toContain('All Out Brawl');
    await context.close();
  });
}
