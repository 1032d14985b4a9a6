/** Wolsung's board in real browsers: one person alone against the Director, and a GM with two players through every kind of conflict. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOut, playedTable } from '../scripts/played.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import { flawsOf, resize } from './boxes.ts';
import { laidOut, SIZES, turnTo, whileOthersDecide } from './laid-out.ts';
import { closeDoors, go, HANGS, openEmptyHall, seriousFlaws, type Visit, visit } from './visitors.ts';

beforeAll(openEmptyHall);
afterAll(closeDoors);

/** A duel in the Winter Garden that is over soon; the number decides all dice. */
const SHORT_GAME = 6;

/** A table for one person and the Director, where the person is asked this. */
const alone = (asked: string, options: { [name: string]: string | number } = {}): Promise<KeptTable> =>
  playedTable('here-wolsung-alone', {
    game: 'wolsung',
    name: 'Winter Garden',
    seats: [
      { kind: 'person', name: 'Kasia' },
      { kind: 'bot', name: 'Marble', level: 'greedy' },
    ],
    seed: SHORT_GAME.toString(16).padStart(64, '0'),
    options: { scenario: 'S2', hero1: 'H2', describe: false, roundLimit: 5, ...options },
    until: (question) => question === asked,
  });

/**
 * Presses one thing, and says what was asked; '' if nothing is, or if a whole declaration is still being given. Whoever is keen
 * presses the best odds on the board, a finisher if it is likelier than not; others end their turn. What is to be `left` is.
 */
const press = (page: Page, keen: boolean, left: readonly string[] = []): Promise<string> =>
  page.evaluate(
    ([wants, leave]) => {
      const tray = document.querySelector<HTMLElement>('.tray.asked[aria-busy="false"]');
      const question = tray?.dataset.question ?? '';
      if (!tray || question.startsWith('declare/')) return '';
      if (leave.includes(question)) return question;
      const chance = (cell: Element): number => Number.parseInt(cell.querySelector('b')?.textContent ?? '', 10);
      const best = (row: Element | null | undefined): Element | null =>
        [...(row?.querySelectorAll('.ws-cell') ?? [])].reduce<Element | null>(
          (found, cell) => (found && chance(found) >= chance(cell) ? found : cell),
          null,
        );
      if (wants && question === 'turn/act') {
        const finisher = best(document.querySelector('.ws-matrix tbody tr:last-child'));
        const cell = finisher && chance(finisher) >= 50 ? finisher : best(document.querySelector('.ws-matrix tbody tr'));
        if (cell instanceof HTMLElement) {
          cell.click();
          return question;
        }
      }
      const answers = [...tray.querySelectorAll<HTMLElement>('.answer')];
      // What comes first accepts, keeps and resists nothing; what comes last ends and passes.
      const first = /^(stake|gear|initiative|resist|grip|request|aftermath)/.test(question);
      const aside = document.querySelectorAll<HTMLElement>('.answer-groups > .answer');
      (aside.length > 0 ? aside[aside.length - 1] : first ? answers[0] : answers[answers.length - 1])?.click();
      return question;
    },
    [keen, left] as const,
  );

/** Whether whoever acts stands whole in the order of acting, which is scrolled where it is too long. */
const actorInSight = (page: Page): Promise<boolean> =>
  page.locator('.ws-rail li.now').evaluate((now) => {
    const [own, order] = [now, now.parentElement ?? now].map((one) => one.getBoundingClientRect());
    return own.left >= order.left - 1 && own.right <= order.right + 1;
  });

/** Gives the answer with these words, by key: a pointer may meet its neighbour where the list still moves. */
const say = (page: Page, words: string | RegExp): Promise<void> =>
  page.locator('.answer', { hasText: words }).first().press('Enter');

describe('laid out', () => {
  // Of those a window about a roll, and the GM's desk between scenes.
  laidOut('wolsung', ['declare/dice', 'modification/respond', 'session/next']);
  whileOthersDecide('wolsung', 3);
});

describe('alone', () => {
  test('a person plays a scenario against the Director to its end, pressing odds and answers', async () => {
    const { page, context, complaints } = await visit({ width: 1366, height: 768 });
    await go(page, '/about');
    const table = await alone('stake/propose');
    await layOut(page, table);
    await turnTo(page, table, '.ws-stage');
    expect(await page.textContent('.ws-stakes')).toContain('the insult is taken back before witnesses');
    const asked = new Set<string>();
    for (let last = Date.now(); (await page.locator('.result').count()) === 0; await page.waitForTimeout(15)) {
      const question = await press(page, true);
      asked.add(question);
      if (question !== '') last = Date.now();
      if (Date.now() > last + HANGS) throw new Error(`nothing goes on: ${await page.textContent('.tray')}`);
    }
    expect([...asked]).toEqual(expect.arrayContaining(['stake/propose', 'turn/act', 'initiative/card']));
    expect(await page.textContent('.ws-earlier')).toContain('Pistols in the Winter Garden');
    expect(await page.locator('.log .in-die').count()).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('whole at every size, readable by all, with a card by key and a reason for what is not legal', async () => {
    const { page, context, complaints } = await visit({ width: 1366, height: 768, theme: 'dark' });
    await go(page, '/about');
    // Two heroes of one person: six take part, as many as crowd the order of acting.
    const table = await alone('turn/act', { heroesPerPlayer: 2, hero2: 'H7' });
    await layOut(page, table);
    await turnTo(page, table, '.ws-odds');
    expect(await page.locator('.ws-rail li').count()).toBe(6);
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      expect(await flawsOf(page), `${width}x${height}`).toEqual([]);
      expect(await actorInSight(page), `${width}x${height}`).toBe(true);
    }
    await resize(page, 1366, 768);
    expect(await seriousFlaws(page)).toEqual([]);
    await page.locator('.ws-who.foe').first().focus();
    await page.keyboard.press('i');
    await page.waitForSelector('.thing-card');
    expect(await page.textContent('.thing-card h2')).toContain('Grimshaw');
    await page.keyboard.press('Escape');
    // WS-7.3: a card of the hand is for tests; now it says why not.
    await page.locator('.ws-held').first().click();
    expect(await page.locator('.refusal .rule').textContent()).toMatch(/^WS-/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('three browsers', () => {
  /** A GM and two players, one of them Polish with a phone; everybody at the table. */
  async function sitDown(): Promise<{ kasia: Visit; bram: Visit; gm: Visit }> {
    const kasia = await visit({ name: 'Kasia', width: 1366, height: 768 });
    const bram = await visit({ name: 'Bram', language: 'pl', width: 390, height: 844 });
    const gm = await visit({ name: 'Miłosz', width: 1440, height: 900 });
    await go(kasia.page, '/new/wolsung');
    await kasia.page.waitForSelector('.setup-foot');
    await kasia.page.locator('.choice', { hasText: /^3$/ }).click();
    await kasia.page.locator('#option-mode').selectOption('hosted');
    await kasia.page.locator('#option-roundLimit').selectOption('5');
    for (const seat of [1, 2]) {
      await kasia.page.locator('.seat-rows li').nth(seat).locator('select').first().selectOption('open');
    }
    await kasia.page.click('.setup-foot button');
    const link = await kasia.page.inputValue('.copy-link input');
    for (const { page } of [bram, gm]) {
      await page.goto(link);
      await page.click('.waiting-room .button.strong');
    }
    for (const { page } of [kasia, bram, gm]) await page.waitForSelector('.ws-board');
    return { kasia, bram, gm };
  }

  /** Everybody acts once and then ends their turns, until the GM decides what comes next. Bram plays his first card with words. */
  async function playConflict({ kasia, bram, gm }: Record<'kasia' | 'bram' | 'gm', Visit>, words: string): Promise<void> {
    const keen = new Map([kasia, bram, gm].map(({ page }) => [page, true]));
    let toDescribe = words !== '';
    for (let last = Date.now(); Date.now() < last + HANGS; await kasia.page.waitForTimeout(10)) {
      for (const page of keen.keys()) {
        const describes = page === bram.page && toDescribe ? ['card before the roll/respond', 'describe/words'] : [];
        const question = await press(page, keen.get(page) ?? false, ['session/next', ...describes]);
        if (question === 'session/next') return;
        if (question !== '') last = Date.now();
        if (question === 'turn/act') keen.set(page, false);
        if (!describes.includes(question)) continue;
        if (question === 'describe/words') {
          await page.fill('.ws-words textarea', words);
          await page.click('.ws-words button');
          toDescribe = false;
        } else await page.locator('.answer').first().click();
      }
    }
    throw new Error('nobody is asked');
  }

  test('a GM and two players finish a discussion, a combat and a chase; what the GM notes stays the GM’s', async () => {
    const all = await sitDown();
    const { kasia, bram, gm } = all;
    await gm.page.waitForSelector('.ws-desk');
    await gm.page.fill('.ws-secrets textarea', 'The pardon is forged.');
    await gm.page.click('.ws-secrets button[type=submit]');
    await gm.page.waitForSelector('.ws-secrets li');
    await gm.page.locator('.ws-awards button').first().click();
    // A profile is edited by keyboard: refused with a reason first, then kept.
    await gm.page.getByRole('button', { name: 'Copy and edit a profile' }).press('Enter');
    await gm.page.getByLabel('Name', { exact: true }).fill('The Black Baron');
    await gm.page.getByLabel('pool').fill('7');
    await gm.page.getByLabel('carbine').press('Space');
    await gm.page.getByLabel('undead').press('Space');
    await gm.page.getByRole('button', { name: 'Keep the profile' }).press('Enter');
    await gm.page.waitForSelector('.ws-edit [role=alert]:has-text("from 1 to 4")');
    await gm.page.getByLabel('pool').fill('2');
    await gm.page.getByLabel('pool').press('Enter');
    await gm.page.waitForSelector('.ws-profile:has-text("The Black Baron")');
    await gm.page.waitForSelector('.ws-edit', { state: 'detached' });
    await kasia.page.locator('.ws-tokens', { hasText: '7 tokens' }).waitFor();

    await say(gm.page, 'The Duchess Receives');
    await playConflict(all, 'Ciotka Duchessy nagle mięknie.');
    for (const { page } of [kasia, gm]) expect(await page.textContent('.log')).toContain('Ciotka Duchessy nagle mięknie.');
    expect(await gm.page.textContent('.ws-earlier')).toContain('The Duchess Receives');
    expect(await bram.page.textContent('.ws-earlier')).toContain('Księżna przyjmuje');
    await say(gm.page, 'Steam over the Quay');
    await playConflict(all, '');
    await say(gm.page, 'Over the Roofs of Lyonesse');
    await playConflict(all, '');
    expect(await gm.page.locator('.ws-earlier li').count()).toBe(3);

    for (const { page } of [kasia, bram]) expect(await page.content()).not.toContain('forged');
    await say(gm.page, /\bEnd\b/);
    for (const { page } of [kasia, bram, gm]) await page.waitForSelector('.result');
    for (const { complaints, context } of [kasia, bram, gm]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
