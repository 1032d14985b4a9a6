/** The page in a real browser against the real server: every page, both languages, all by keyboard, small, offline. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOut } from '../scripts/played.ts';
import { resize } from './boxes.ts';
import { comingAndGoing } from './coming.ts';
import { sameLooks } from './same-looks.ts';
import { together } from './together.ts';
import { closeDoors, go, openDoors, seriousFlaws, tables, told, toldMore, visit } from './visitors.ts';

beforeAll(openDoors);
afterAll(closeDoors);

describe('every page', () => {
  // Name, address, what shows that it is there; of the long rulebook one chapter is enough.
  const pages: [string, () => string, string, ((page: Page) => Promise<void>)?][] = [
    ['lobby', () => '/', '.table-row'],
    ['set-up', () => '/new/brigade', '.setup-foot'],
    ['table', () => `/table/${tables.middle.id}`, '.answer'],
    ['table at the start', () => `/table/${tables.early.id}`, '.answer-groups'],
    ['finished table', () => `/table/${tables.over.id}`, '.result'],
    ['replay', () => `/table/${tables.over.id}/replay?at=40`, '.replay-bar'],
    ['rulebooks', () => '/rules', '.shelf'],
    [
      'rulebook',
      () => '/rules/brigade#BR-17.1',
      '.rule-row.cited',
      async (page) => {
        await page.fill('.rule-search', 'BR-17.');
        await page.waitForFunction(() => document.querySelectorAll('.rule-row').length < 60);
      },
    ],
    ['cards', () => '/rules/brigade/cards', '.game-title'],
    ['set-up of Kobolds', () => '/new/kobolds', '#option-scenario'],
    ['cards of Kobolds', () => '/rules/kobolds/cards', '.kb-browser'],
    ['gang builder', () => '/games/kobolds/workshop/gangs#gang%20Lads;klacka;2%20troll;wizard', '.kw-members li'],
    ['layout editor', () => '/games/kobolds/workshop/layouts#house%203%206%207%209.5%203', '.kw-piece'],
    ['hero builder', () => '/games/wolsung/workshop/heroes', '.wh-ledger'],
    ['my tables', () => '/tables', '.table-row'],
    ['about', () => '/about', 'h1'],
    ['nothing there', () => '/nowhere', 'h1'],
  ];
  test('has no serious flaw of accessibility, in light and dark, and fits 390 px without scrolling sideways', async () => {
    const { page, context, complaints } = await visit();
    await go(page, '/about');
    for (const table of Object.values(tables)) await layOut(page, table);
    const found: { [name: string]: string[] } = {};
    for (const [name, path, ready, prepare] of pages) {
      await page.goto('about:blank');
      await page.setViewportSize({ width: 1280, height: 800 });
      await go(page, path());
      await page.waitForSelector(ready);
      await prepare?.(page);
      const flaws = await seriousFlaws(page);
      await resize(page, 390, 844);
      const [shown, wide] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect(shown, name).toBe(390);
      if (wide > shown) flaws.push(`${wide} px wide on a phone of ${shown}`);
      if (flaws.length > 0) found[name] = flaws;
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('speaks Polish throughout and switches at any time', async () => {
    const { page, context } = await visit({ language: 'pl' });
    await go(page, '/');
    await layOut(page, tables.middle);
    expect(await page.getAttribute('html', 'lang')).toBe('pl');
    expect(await page.textContent('h1')).toContain('Wszystkie zasady');
    await go(page, `/table/${tables.middle.id}`);
    await page.waitForSelector('.answer');
    expect(await page.textContent('.strip-game')).toBe('Brygada');
    expect(await page.textContent('.kept')).toContain('zapisane');
    const polish = await page.textContent('.question h2');
    await page.click('.lang button[lang="en"]');
    await page.waitForSelector('html[lang="en"]', { state: 'attached' });
    expect(await page.textContent('.strip-game')).toBe('The Brigade');
    expect(await page.textContent('.question h2')).not.toBe(polish);
    await context.close();
  });
});

describe('a workshop of a game', () => {
  test('is found from the rulebook, keeps what is made there, and opens what was shared', async () => {
    const { page, context, complaints } = await visit();
    const text = (): Promise<string> => page.inputValue('.kw-share-row:nth-of-type(2) input');
    await go(page, '/rules/kobolds');
    await page.click('.book-head a[href$="/workshop/gangs"]');
    await page.waitForSelector('.kw-roster');
    // By keyboard alone: a Leader, a member, a name, and off to the shelf.
    await page.focus('.kw-leader input');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.focus('.kw-hire:nth-child(5) .kw-stepper button:last-child');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.focus('.kw-gang-name input');
    await page.keyboard.type('The; Eggs');
    expect(await text()).toBe('gang The Eggs; egg-keeper; 2 tribal-kobold');
    await page.focus('.kw-roster .button.strong');
    await page.keyboard.press('Enter');
    const link = await page.inputValue('.kw-share-row:nth-of-type(1) input');
    await page.reload();
    await page.waitForSelector('.kw-works .kw-work');
    expect(await page.locator('.kw-works b').allTextContents()).toEqual(['The Eggs']);
    expect(await text()).toBe('gang The Eggs; egg-keeper; 2 tribal-kobold');

    // What cannot be read says so and changes nothing.
    await page.fill('.kw-bring textarea', 'klacka; 3 wombat');
    await page.click('.kw-bring button');
    expect(await page.textContent('.kw-bring [role="alert"]')).toContain('3 wombat');
    expect(await page.inputValue('.kw-bring textarea')).toBe('klacka; 3 wombat');
    expect(await text()).toBe('gang The Eggs; egg-keeper; 2 tribal-kobold');

    // A link opens the gang for somebody else, and leaves the address as it was.
    const friend = await visit({ language: 'pl' });
    await friend.page.goto(link);
    await friend.page.waitForSelector('.kw-members li:nth-child(3)');
    expect(await friend.page.inputValue('.kw-share-row:nth-of-type(2) input')).toBe('gang The Eggs; egg-keeper; 2 tribal-kobold');
    expect(new URL(friend.page.url()).hash).toBe('');
    expect([...complaints, ...friend.complaints]).toEqual([]);
    await friend.context.close();
    await context.close();
  });

  test('builds a hero, refuses a bad file by its line, and brings the hero to a table', async () => {
    const { page, context, complaints } = await visit({ height: 900 });
    await go(page, '/games/wolsung/workshop/heroes');
    // From a sample, by keyboard: a point too many is refused where it was asked for.
    await page.focus('.wh-heroes > div:nth-child(2) .wh-card:nth-child(2) button');
    await page.keyboard.press('Enter');
    await page.focus('.wh-columns > div:nth-child(3) .wh-level button:last-child');
    await page.keyboard.press('Enter');
    expect(await page.textContent('#wh-skills .wh-why')).toContain('WS-4.1');
    await page.fill('.wh-field input', 'Zora Night');
    await page.keyboard.press('Tab');
    await page.click('.wh-actions .button.strong');
    await page.waitForSelector('.wh-heroes > div:nth-child(1) .wh-card');
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('.wh-actions .button:nth-child(2)')]);
    expect(file.suggestedFilename()).toBe('Zora-Night.json');

    const bad = (await readFile(await file.path(), 'utf8')).replace('"wits": 1', '"wits": 8');
    const line = bad.split('\n').findIndex((one) => one.includes('"wits": 8')) + 1;
    await page.setInputFiles('.wh-import input[type="file"]', {
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(bad),
    });
    expect(await page.textContent('.wh-refused li')).toMatch(new RegExp(`^line ${line}:.*WS-3.28`));
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.wh-build, .wh-side, .top').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('.wh-bill').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await go(page, '/new/wolsung');
    await page.waitForSelector('.setup-foot');
    // A friend is waited for, software is the Director (WS-1.6), and only heroes who take part are chosen.
    const seats = page.locator('.seat-rows li');
    const chairs = await seats.evaluateAll((rows) => rows.map((row) => row.querySelector('select')?.value));
    expect(chairs).toEqual(['me', 'open', 'bot']);
    const heroes = (): Promise<number> => page.locator('[id^="option-hero"]:not(#option-heroesPerPlayer)').count();
    expect(await heroes()).toBe(2);
    await page.locator('#option-heroesPerPlayer').selectOption('2');
    expect(await heroes()).toBe(4);
    await page.locator('#option-heroesPerPlayer').selectOption('1');
    await page.locator('.seat-rows li').nth(1).locator('select').first().selectOption('bot');
    await page.click('.may-bring summary');
    await page.locator('.wh-bring select').first().selectOption({ label: 'Zora Night' });
    await page.click('.setup-foot .button.strong');
    await page.waitForSelector('.answer, .tray');
    expect(await page.textContent('body')).toContain('Zora Night');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('draws by pointer and by keys, and marks what the rules forbid', async () => {
    const { page, context, complaints } = await visit({ height: 1000 });
    const text = (): Promise<string> => page.inputValue('.kw-share-row:nth-of-type(2) input');
    await go(page, '/games/kobolds/workshop/layouts');
    await page.waitForSelector('.kw-drawing');
    await page.locator('.kw-drawing').scrollIntoViewIfNeeded();
    const at = (x: number, y: number): Promise<{ x: number; y: number }> =>
      page.evaluate(
        (p) => {
          const matrix = document.querySelector<SVGSVGElement>('.kw-drawing')?.getScreenCTM();
          const { x, y } = new DOMPoint(p.x * 40, (24 - p.y) * 40).matrixTransform(matrix ?? undefined);
          return { x, y };
        },
        { x, y },
      );
    const drag = async (x0: number, y0: number, x1: number, y1: number): Promise<void> => {
      const [from, to] = [await at(x0, y0), await at(x1, y1)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    };
    await page.click('.kw-tools .kw-ways button:nth-of-type(2)');
    await drag(3, 6, 7, 9.5);
    expect(await text()).toBe('house 3 6 7 9.5 3; house 17 14.5 21 18 3');
    await drag(5, 7.5, 6, 8);
    expect(await text()).toBe('house 4 6.5 8 10 3; house 16 14 20 17.5 3');
    await page.focus('.kw-piece');
    await page.keyboard.press('ArrowLeft');
    expect(await text()).toBe('house 3.75 6.5 7.75 10 3; house 16.25 14 20.25 17.5 3');
    await page.fill('.kw-fields input[type="number"] >> nth=2', '2');
    expect(await page.locator('.kw-piece.wrong').count()).toBe(1);
    expect(await page.textContent('.kw-verdict.bad')).toContain('KC-2.13');
    await page.click('.kw-tools > .button >> nth=0');
    expect(await page.locator('.kw-piece.wrong').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a table', () => {
  test('refuses with a reason and a rule that opens the rulebook', async () => {
    const { page, context } = await visit();
    await go(page, '/about');
    await layOut(page, tables.middle);
    await go(page, `/table/${tables.middle.id}`);
    await page.waitForSelector('.answer');
    const before = await told(page);
    await page.locator('.board-sheet [role="button"]:not([data-legal])').first().click();
    const bubble = page.locator('.refusal');
    await bubble.waitFor();
    const rule = await bubble.locator('.rule').textContent();
    expect(rule).toMatch(/^(BR|GH)-/);
    // Nothing has happened, and nothing that may be pressed lies under the reason.
    expect(await told(page)).toBe(before);
    const covered = await page.evaluate(() => {
      const box = document.querySelector('.refusal')?.getBoundingClientRect();
      return [...document.querySelectorAll('.board-sheet [data-legal], .answer')].filter((element) => {
        const other = element.getBoundingClientRect();
        return !box || (box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom);
      }).length;
    });
    expect(covered).toBe(0);
    await bubble.locator('.rule').click();
    await page.waitForSelector(`.rule-row.cited[data-rule="${rule}"]`);
    await context.close();
  });

  test('is where it was after a reload, and undo takes an answer back', async () => {
    const { page, context } = await visit();
    await go(page, '/about');
    await layOut(page, tables.middle);
    await go(page, `/table/${tables.middle.id}`);
    await page.waitForSelector('.answer');
    const question = await page.textContent('.question h2');
    await page.keyboard.press('1');
    await page.waitForFunction((before) => document.querySelector('.question h2')?.textContent !== before, question);
    await page.waitForSelector('.kept.kept');
    // The answer may have been the last of the turn: then the bot plays first.
    await page.waitForSelector('.answer');
    const after = await page.textContent('.question h2');
    await page.reload();
    await page.waitForSelector('.answer');
    expect(await page.textContent('.question h2')).toBe(after);
    await page.keyboard.press('u');
    await page.waitForFunction((before) => document.querySelector('.question h2')?.textContent === before, question);
    await context.close();
  });

  test('works offline once the page has been loaded', async () => {
    const { page, context } = await visit({ offline: true });
    await go(page, '/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => {
      const names = await caches.keys();
      return names.some((name) => name.startsWith('guildhall-'));
    });
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.wish.first');
    await page.click('.wish.first');
    await page.waitForSelector('.answer');
    const before = await told(page);
    await page.keyboard.press('1');
    await toldMore(page, before);
    await page.reload();
    await page.waitForSelector('.stage');
    await context.close();
  });

  test('is replayed by decision, and tried from any moment', async () => {
    const { page, context, complaints } = await visit();
    await go(page, '/about');
    await layOut(page, tables.over);
    await go(page, `/table/${tables.over.id}/replay?at=30`);
    await page.waitForSelector('.replay-bar');
    await page.click('button[aria-label="One decision on"]');
    expect(page.url()).toContain('at=31');
    await page.click('button[aria-label="To the next turn"]');
    expect(Number(new URL(page.url()).searchParams.get('at'))).toBeGreaterThan(31);
    await page.click('text=Try from here');
    await page.waitForSelector('.stage .tray');
    await page.waitForSelector('.answer');
    expect(page.url()).toContain('/table/here-');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('together', together);

describe('from elsewhere in the hall', sameLooks);
describe('people who come and go', comingAndGoing);
