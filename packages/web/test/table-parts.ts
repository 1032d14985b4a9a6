/** Log, card, hint and aim in the page: one stop of the Tab key, cards by mouse, touch and keys, what is said once and only once. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { acting, hallowmere, layOut } from '../scripts/played.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import { go, seriousViolations, tables, type Visit, visit } from './visitors.ts';

async function sit({ page }: Visit, table: KeptTable, ready = '.answer'): Promise<Page> {
  await go(page, '/about');
  await layOut(page, table);
  await go(page, `/table/${table.id}`);
  await page.waitForSelector(ready);
  return page;
}

let laid: Promise<{ street: KeptTable; siege: KeptTable }> | null = null;
const others = (): NonNullable<typeof laid> =>
  (laid ??= Promise.all([acting(), hallowmere('defeat/describe')]).then(([street, { table }]) => ({ street, siege: table })));

const focusedIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);
/** The Leader of a gang among the players, and its name. */
async function portraitOf(page: Page): Promise<{ portrait: Locator; name: string }> {
  const portrait = page.locator('.kb-player .kb-roster button', { hasText: 'Egg Keeper' });
  const [name] = ((await portrait.locator('.unseen').textContent()) ?? '').split(',');
  return { portrait, name };
}

const cardName = (page: Page): Promise<string | null> => page.textContent('.thing-card h2');

export function partsOfTheTable(): void {
  test('the log is one stop of the Tab key, walked by arrows, folded by turn', async () => {
    const visitor = await visit({ width: 1366, height: 768 });
    const page = await sit(visitor, tables.middle);
    expect(await page.locator('.log [tabindex="0"]').count()).toBe(1);
    await page.locator('.log [tabindex="0"]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('.log [tabindex="0"]').count()).toBe(1);
    expect(await focusedIn(page, '.log .line')).toBe(true);
    // From inside the log the next stop lies outside it.
    await page.keyboard.press('Tab');
    expect(await focusedIn(page, '.log')).toBe(false);
    // Others' turns are one line each, with what they came to, until they are opened.
    expect(await page.textContent('.log .since')).toContain('Since your last turn');
    const folded = page.locator('.log .turn.folded').last();
    expect(await folded.locator('.part-sum').textContent()).not.toBe('');
    const lines = await page.locator('.log .line').count();
    await folded.locator('.fold').click();
    expect(await page.locator('.log .line').count()).toBeGreaterThan(lines);
    // Counting is folded away, and comes when it is asked for.
    const counting = page.locator('.log .line:has-text("actions left")');
    expect(await counting.count()).toBe(0);
    await page.locator('.log .bookkeeping .fold').last().click();
    expect(await counting.count()).toBeGreaterThan(0);
    // Enter opens the rule of the line.
    await page.locator('.log .line .rule').last().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.rule-row.cited');
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  test('a fire that falls is a picture to those who look, and a sentence to those who listen', async () => {
    const visitor = await visit({ language: 'pl', width: 1366, height: 768 });
    const page = await sit(visitor, tables.middle);
    const line = page.locator('.log .line:has(.br-log-flame)').last();
    expect(await line.locator('.br-log-flame').count()).toBe(2);
    expect(await line.locator('.unseen').textContent()).toMatch(/^Kasia gasi pożar|^Kasia/);
    const shown = await line.locator('[aria-hidden="true"] .in-change').count();
    expect(shown).toBe(1);
    await visitor.context.close();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`the card of a thing opens over the log by mouse and keys, and closes (${theme})`, async () => {
      const { street, siege } = await others();
      const visitor = await visit({ theme, width: 1366, height: 768 });
      const found: string[] = [];
      // A portrait is pressed; a model has the right button.
      let page = await sit(visitor, street);
      const { portrait, name } = await portraitOf(page);
      await portrait.click();
      expect(await cardName(page)).toBe(name);
      expect(await page.locator('.thing-numbers dt').allTextContents()).toEqual(['Move', 'Fight', 'Defend', 'Wounds']);
      const lines = await page.locator('.thing-part li').allTextContents();
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.filter((line) => line.trim().length < 8)).toEqual([]);
      expect(await page.getAttribute('.thing-card .link', 'href')).toBe('/rules/kobolds/cards');
      found.push(...(await seriousViolations(page, theme)));
      const enemy = page.locator('.kb-hit[data-card^="m"]').last();
      await enemy.click({ button: 'right', force: true });
      await page.waitForFunction((other) => document.querySelector('.thing-card h2')?.textContent !== other, name);
      await page.keyboard.press('Escape');
      expect(await page.locator('.thing-card').count()).toBe(0);
      // By keyboard: what has the focus shows its card, and gets the focus back.
      page = await sit(visitor, tables.middle);
      await page.locator('.br-space[data-card="C2"]').focus();
      await page.keyboard.press('i');
      const block = await page.getAttribute('.br-space[data-card="C2"]', 'aria-label');
      await page.waitForSelector('.thing-card');
      expect(block).toContain(`C2: ${await cardName(page)}`);
      expect(await focusedIn(page, '.thing-card')).toBe(true);
      found.push(...(await seriousViolations(page, theme)));
      await page.keyboard.press('Escape');
      expect(await focusedIn(page, '.br-space[data-card="C2"]')).toBe(true);
      // The answer of the list speaks of a block too; nothing was answered on the way.
      await page.keyboard.press('a');
      await page.keyboard.press('i');
      expect(await page.locator('.thing-card').count()).toBe(1);
      expect(await page.locator('.answer.sent').count()).toBe(0);
      page = await sit(visitor, siege, '.df-map');
      await page.locator('[data-card="D1"]').first().click({ button: 'right', force: true });
      expect(await cardName(page)).toBe('Mother Osk');
      found.push(...(await seriousViolations(page, theme)));
      expect(found).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    });
  }

  test('a mouse that rests on a thing shows its card as long as it rests there, and takes nothing from the board', async () => {
    const { street } = await others();
    const visitor = await visit({ width: 1366, height: 768 });
    const page = await sit(visitor, street);
    await page.locator('.answer').first().focus();
    const { portrait, name } = await portraitOf(page);
    await portrait.hover();
    await page.waitForSelector('.thing-card.passing');
    expect(await cardName(page)).toBe(name);
    expect(await focusedIn(page, '.answer')).toBe(true);
    await page.mouse.move(683, 4);
    await page.waitForSelector('.thing-card', { state: 'detached' });
    // A piece of terrain and a card of the hand have cards too.
    await page
      .locator('.kb-fan [data-card]')
      .first()
      .hover({ position: { x: 6, y: 20 } });
    await page.waitForSelector('.thing-card.passing');
    expect(await page.textContent('.thing-card')).toContain('Blackjack');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.thing-card', { state: 'detached' });
    await page.locator('.kb-hit[data-card="t0"]').click({ button: 'right', force: true });
    await page.waitForSelector('.thing-card:not(.passing)');
    expect(await page.textContent('.thing-numbers')).toContain('Height');
    expect(await page.locator('.answer.sent').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  test('a finger that rests shows the card and gives no answer; one that moves does neither', async () => {
    const { street } = await others();
    const visitor = await visit({ width: 390, height: 844 });
    const page = await sit(visitor, street, '.kb-map');
    const question = await page.textContent('.question h2');
    const model = page.locator('.kb-hit[data-legal]').first();
    const box = await model.boundingBox();
    const at = { clientX: (box?.x ?? 0) + 8, clientY: (box?.y ?? 0) + 8, pointerType: 'touch', isPrimary: true, bubbles: true };
    await model.dispatchEvent('pointerdown', at);
    await model.dispatchEvent('pointermove', { ...at, clientX: at.clientX + 40 });
    await page.waitForTimeout(600);
    expect(await page.locator('.thing-card').count()).toBe(0);
    await model.dispatchEvent('pointerup', at);
    await model.dispatchEvent('pointerdown', at);
    await page.waitForSelector('.thing-card');
    await model.dispatchEvent('pointerup', at);
    await model.dispatchEvent('click', { bubbles: true });
    expect(await page.locator('.answer.sent').count()).toBe(0);
    expect(await page.textContent('.question h2')).toBe(question);
    // The sheet leaves the board in sight.
    const sheet = await page.locator('.thing-card').boundingBox();
    expect(sheet?.y ?? 0).toBeGreaterThan(844 * 0.38);
    await page.click('.thing-card .icon-button');
    expect(await page.locator('.thing-card').count()).toBe(0);
    await visitor.context.close();
  });

  test('what one plays for is said once, then whole hints, and the menu brings it back', async () => {
    const visitor = await visit({ hints: true, width: 1366, height: 768 });
    const page = await sit(visitor, tables.early);
    await page.waitForSelector('.aim li');
    expect(await page.locator('.aim li').count()).toBe(3);
    const violations = await seriousViolations(page, 'light');
    expect(await page.locator('.hint').count()).toBe(0);
    await page.click('.aim .button');
    expect(await page.locator('.aim').count()).toBe(0);
    const whole = async (): Promise<boolean> => {
      await page.waitForSelector('.hint p');
      return page
        .locator('.hint p')
        .first()
        .evaluate((p) => p.scrollWidth <= p.clientWidth && p.scrollHeight <= p.clientHeight);
    };
    expect(await whole()).toBe(true);
    expect(await page.textContent('.hint')).not.toMatch(/…|\(D\d/);
    await page.emulateMedia({ colorScheme: 'dark' });
    violations.push(...(await seriousViolations(page, 'dark')));
    await page.emulateMedia({ colorScheme: 'light' });
    violations.push(...(await seriousViolations(page, 'light')));
    expect(violations).toEqual([]);
    await page.reload();
    await page.waitForSelector('.answer');
    expect(await page.locator('.aim').count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await whole()).toBe(true);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.click('.icon-button[aria-label="Table menu"]');
    await page.click('.menu button:has-text("What you are here for")');
    await page.waitForSelector('.aim');
    await page.click('.aim .quiet-link');
    expect(await page.locator('.aim, .hint').count()).toBe(0);
    await visitor.context.close();
  });

  test('a tie is explained by what broke it', async () => {
    const visitor = await visit({ width: 1366, height: 768 });
    const page = await sit(visitor, tables.over, '.result');
    expect(await page.textContent('.result .tie')).toContain('the number of loyal blocks decides: Kasia 7, Flint 8');
    expect(await page.locator('.breakdown dd').allTextContents()).toContainEqual(expect.stringMatching(/ = 24$/));
    await visitor.context.close();
  });
}
