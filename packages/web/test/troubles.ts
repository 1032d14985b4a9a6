/** What may go wrong with people and their browsers: each says one clear sentence and loses nothing. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layOut } from '../scripts/played.ts';
import { choose } from './coming.ts';
import { go, moment, tables, visit, wentOn } from './visitors.ts';

/** A browser in which nothing can be stored, from the next page on. */
const withoutStorage = (context: BrowserContext, name: 'QuotaExceededError' | 'SecurityError'): Promise<unknown> =>
  context.addInitScript((error) => {
    if (location.protocol === 'about:') return;
    const no = (): never => {
      throw new DOMException('no', error);
    };
    if (error === 'SecurityError') IDBFactory.prototype.open = no;
    else IDBObjectStore.prototype.put = no;
    Storage.prototype.setItem = no;
  }, name);

const answer = async (page: Page): Promise<void> => {
  await page.waitForSelector('.tray.asked .answer:not(.sent)');
  const before = await moment(page);
  await page.click('.tray.asked .answer:not(.sent) >> nth=0');
  expect(await wentOn(page, before)).toBe(true);
};

export function troubles(): void {
  test.each([
    ['of 200 letters', 'x'.repeat(200), 'A name has at most 40 letters; this one has 200.'],
    ['with marks that turn the writing around', 'Kasia\u202egnorw', 'This name has signs that nobody can see'],
  ])('a name %s is refused in one sentence and stays typed', async (_what, name, said) => {
    const { page, context, complaints } = await visit({ name: 'Ola' });
    await go(page, '/');
    await page.click('.self');
    await page.fill('.popup.you .name-field input', name);
    expect(await page.textContent('.popup.you .name-field [role="alert"]')).toContain(said);
    await page.click('.popup.you > .button.strong');
    await page.click('.self');
    expect(await page.inputValue('.popup.you .name-field input')).toBe(name);
    await page.reload();
    expect(await page.textContent('.self span')).toBe('Ola');
    await go(page, '/new/brigade');
    await page.fill('.seat-rows li:first-child .name-field input', name);
    expect(await page.textContent('.seat-rows [role="alert"]')).toContain(said);
    expect(await page.isDisabled('.setup-foot button')).toBe(true);
    await page.fill('.seat-rows li:first-child .name-field input', 'Ola');
    expect(await page.isDisabled('.setup-foot button')).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['markup', '<b onclick="hacked=1">Bo</b>'],
    ['letters from right to left', 'שלמה 7 המלך'],
  ])('a name of %s is a name like any other', async (_what, name) => {
    const kasia = await visit();
    const { page, context, complaints } = await visit({ name: '', width: 800, height: 900 });
    await go(kasia.page, '/new/brigade');
    await kasia.page.click('.setup-foot button');
    await kasia.page.waitForSelector('.copy-link input');
    await page.goto(await kasia.page.inputValue('.copy-link input'));
    await page.fill('.invitation input', name);
    await page.click('.invitation .button.strong');
    await page.waitForSelector('.board-sheet svg');
    await kasia.page.waitForSelector('.board-sheet svg');
    await page.click('#tab-players');
    for (const each of [page, kasia.page]) {
      expect(await each.textContent('.players li:nth-child(2) bdi')).toContain(name);
      expect(await each.locator('.players li b b, [onclick]').count()).toBe(0);
      expect(await each.evaluate(() => 'hacked' in window)).toBe(false);
    }
    // A name that runs the other way does not turn the sentences around it.
    const log = (await kasia.page.textContent('.log')) ?? '';
    if (log.includes(name) && /[א-ת]/.test(name)) expect(log).toContain(`\u2068${name}\u2069`);
    expect([...complaints, ...kasia.complaints]).toEqual([]);
    await context.close();
    await kasia.context.close();
  });

  test.each([
    ['denied', 'Your browser refuses notifications from this hall.'],
    ['default', 'You have not allowed notifications.'],
  ])('leave for notices that is %s is told, and the switch stays off', async (given, said) => {
    const { page, context } = await visit();
    await context.addInitScript((permission) => {
      const requestPermission = async (): Promise<string> => permission;
      Object.assign(window, { Notification: { permission: 'default', requestPermission } });
    }, given);
    await go(page, '/');
    await page.click('.self');
    const toggle = page.locator('.popup.you .setting .switch >> nth=1');
    await toggle.click();
    await page.waitForSelector('.setting-said:not(:empty)');
    expect(await page.textContent('.setting-said')).toContain(said);
    expect(await toggle.locator('input').isChecked()).toBe(false);
    await context.close();
  });

  test.each([
    ['QuotaExceededError', 'This browser has no room left'],
    ['SecurityError', 'This browser does not let the page keep anything'],
  ] as const)(
    'a browser that stores nothing (%s) says so, and the table is played on and saved as a file',
    async (error, said) => {
      const { page, context, complaints } = await visit();
      await withoutStorage(context, error);
      await go(page, '/');
      await page.click('.wish.first');
      await page.waitForSelector('.ask-bar[role="alert"]');
      expect(await page.textContent('.ask-bar[role="alert"]')).toContain(said);
      expect(await page.textContent('.kept')).toBe('Not kept');
      await answer(page);
      await answer(page);
      const [file] = await Promise.all([page.waitForEvent('download'), page.click('.ask-bar .button')]);
      expect(file.suggestedFilename()).toMatch(/^brigade-.*\.guildhall\.json$/);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('what is being written is not lost where no draft can be kept, and the page says so', async () => {
    const { page, context } = await visit();
    await context.addInitScript(() => {
      if (location.protocol === 'about:') return;
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function keep(this: Storage, key: string, value: string) {
        if (key.includes('draft')) throw new DOMException('no', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await go(page, '/new/defenders');
    await page.selectOption('.seat-rows li:nth-child(2) select', 'bot');
    await page.click('.setup-foot button');
    const field = page.locator('.tray textarea, .tray input[type="text"], .tray input:not([type])').first();
    await page.click('.tray.asked .answer:has-text("Write about the city")');
    await field.waitFor();
    await field.fill('A wall of salt');
    await page.waitForSelector('.ask-bar:has-text("This browser keeps no drafts")');
    expect(await field.inputValue()).toBe('A wall of salt');
    await context.close();
  });

  test('a table opened in two tabs is played in the last one, and comes back on a press', async () => {
    const { page, context, complaints } = await visit();
    await go(page, '/about');
    await layOut(page, tables.middle);
    await go(page, `/table/${tables.middle.id}`);
    await answer(page);
    await page.waitForSelector('.kept.kept');
    const second = await context.newPage();
    await go(second, `/table/${tables.middle.id}`);
    await second.waitForSelector('.stage');
    await page.waitForSelector('dialog[open]');
    expect(await page.textContent('dialog[open]')).toContain('This table is open in another tab');
    await answer(second);
    await second.waitForSelector('.kept.kept');
    await second.waitForSelector('.tray.asked .answer:not(.sent)');
    const question = await second.textContent('.question h2');
    const lines = await second.locator('.log .line').count();
    await page.click('dialog[open] .button.strong');
    await second.waitForSelector('dialog[open]');
    await page.waitForSelector('.tray.asked .answer');
    expect(await page.textContent('.question h2')).toBe(question);
    expect(await page.locator('.log .line').count()).toBe(lines);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['of this browser', '/table/here-gone', 'There is no such table here.'],
    ['of the server', `/table/${'x'.repeat(22)}`, 'There is no such table.'],
    ['cut short', '/table/x7', 'There is no such table here.'],
  ])('a link to a table %s that is gone says so and leads on', async (_which, path, said) => {
    const { page, context } = await visit();
    await go(page, path);
    await page.waitForSelector('main h1');
    expect(await page.textContent('main h1')).toBe(said);
    await page.click('main a.button');
    await page.waitForSelector('.wish.first');
    await context.close();
  });

  test('what cannot be taken back is asked by a dialog of the page', async () => {
    const { page, context } = await visit();
    page.on('dialog', () => expect.unreachable('the browser was let ask'));
    await go(page, '/about');
    await layOut(page, tables.middle);
    await go(page, '/tables');
    await page.click('.table-row .icon-button');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    expect(await page.locator('.table-row').count()).toBe(1);
    await page.click('.table-row .icon-button');
    await page.click('dialog[open] .button.strong');
    await page.waitForSelector('.table-row', { state: 'detached' });

    await go(page, '/new/brigade');
    await page.click('.setup-foot button');
    await page.click('.waiting-room .row .button.strong');
    await page.waitForSelector('.board-sheet svg');
    await choose(page, 'Resign');
    expect(await page.textContent('dialog[open]')).toContain('A bot plays on for you.');
    await page.click('dialog[open] .button:not(.strong)');
    expect(await page.locator('.notice.standing-in').count()).toBe(0);
    await context.close();
  });
}
