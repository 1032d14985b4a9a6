/** People: names, invitations, notices, the pace of others, and all that may go wrong with them, in a real browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOut } from '../scripts/played.ts';
import { closedPage } from './push.ts';
import { troubles } from './troubles.ts';
import { closeDoors, go, openDoors, seriousViolations, tables, type Visit, visit } from './visitors.ts';

beforeAll(openDoors);
afterAll(closeDoors);

/** Sets a table up for two and gives the link to it. */
async function host(page: Page, game: string, prepare?: () => Promise<void>): Promise<string> {
  await go(page, `/new/${game}`);
  await page.waitForSelector('.setup-foot');
  await prepare?.();
  await page.click('.setup-foot button');
  await page.waitForSelector('.copy-link input');
  return page.inputValue('.copy-link input');
}

const themes = ['light', 'dark'] as const;

/** Answers until others have done something that waits to be looked at. */
async function othersMove(page: Page): Promise<void> {
  const next = '.steps, .tray.asked .answer:not(.sent)';
  for (await page.waitForSelector(next); (await page.locator('.steps').count()) === 0; await page.waitForSelector(next))
    await page.evaluate(() => document.querySelector<HTMLElement>('.tray.asked .answer:not(.sent)')?.click());
}

describe('names and invitations', () => {
  let kasia: Visit;
  let tomek: Visit;
  let link: string;

  test('a name is asked when sitting down, and the invitation says who invites, to what and at which pace', async () => {
    kasia = await visit({ name: '' });
    link = await host(kasia.page, 'brigade', async () => {
      await kasia.page.fill('.seat-rows li:first-child .name-field input', 'Kasia');
      await kasia.page.click('label[for="option-advanced"]');
      await kasia.page.check('input[name="pace"] >> nth=2');
    });
    // The hall listens to this machine alone, and says so beside the link.
    expect(await kasia.page.textContent('.waiting-room')).toContain('Only this machine can open this link');
    tomek = await visit({ name: '', language: 'pl' });
    await tomek.page.goto(link);
    await tomek.page.waitForSelector('.invitation');
    expect(await tomek.page.textContent('.invitation h2')).toBe('Kasia zaprasza do gry Brygada');
    const facts = await tomek.page.locator('.table-facts li').allTextContents();
    expect(facts.slice(1)).toEqual(['2 graczy', 'Gra zaawansowana: Tak', 'na dni, 2 dni na decyzję']);
    // A name stands there already, ready to be typed over.
    expect(await tomek.page.inputValue('.invitation input')).not.toBe('');
    expect(await tomek.page.evaluate(() => String(getSelection()))).toBe(await tomek.page.inputValue('.invitation input'));
    await tomek.page.keyboard.type('Tomek');
    await tomek.page.keyboard.press('Enter');
    await Promise.all([kasia, tomek].map(({ page }) => page.waitForSelector('.board-sheet svg')));
    expect(await kasia.page.textContent('.players')).toContain('Tomek');
  });

  test('names are kept everywhere: in the hall, at the next table, in an account', async () => {
    for (const [{ context }, name] of [
      [kasia, 'Kasia'],
      [tomek, 'Tomek'],
    ] as const) {
      const page = await context.newPage();
      await go(page, '/');
      expect(await page.textContent('.self span')).toBe(name);
      await page.close();
    }
    const next = await tomek.context.newPage();
    const again = await host(next, 'kobolds');
    const guest = await visit({ name: 'Ola' });
    await guest.page.goto(again);
    await guest.page.waitForSelector('.invitation');
    expect(await guest.page.textContent('.invitation h2')).toBe('Tomek invites you to Kobolds & Cobblestones');
    expect(await guest.page.inputValue('.invitation input')).toBe('Ola');
    await guest.page.click('.invitation .quiet-button');
    expect(await guest.page.textContent('.waiting-room')).toContain('You are watching this table');
    await guest.page.click('.waiting-room .button.strong');
    await guest.page.waitForSelector('.invitation');
    await guest.context.close();
    await next.close();
    const person = await tomek.page.evaluate(async () => (await (await fetch('/api/session')).json()).person.name);
    expect(person).toBe('Tomek');
  });

  test('a clock by the day reads as days, and one is asked once how to be told', async () => {
    await kasia.page.waitForSelector('.clock time');
    const times = await Promise.all([kasia, tomek].map(({ page }) => page.textContent('.clock time')));
    expect(times.join()).toMatch(/1 day 23 hr|1 dzień 23 godz|1 doba|2 days|2 dni/);
    expect(times.join()).not.toMatch(/47:5/);
    const waiting = [kasia, tomek].map(({ page }) => page.waitForSelector('.ask-telling').then(() => page));
    const page = await Promise.race(waiting);
    await page.click('.ask-telling > .button');
    expect(await page.locator('.ask-telling').count()).toBe(0);
    await page.reload();
    await page.waitForSelector('.board-sheet svg');
    expect(await page.locator('.ask-telling').count()).toBe(0);
  });

  test("a player's name opens what the hall knows, and nothing private", async () => {
    await tomek.page.click('.players li:first-child .known-name');
    const known = tomek.page.locator('.popup.known:popover-open');
    await known.locator('p:nth-of-type(3)').waitFor();
    const text = (await known.textContent()) ?? '';
    expect(text).toContain('Kasia');
    expect(text).toContain('Teraz przy stole');
    expect(text).toContain(String(new Date().getFullYear()));
    expect(text).toContain('Jeszcze żadnego ukończonego meczu');
    expect(text).not.toContain('@');
    await tomek.page.keyboard.press('Escape');
  });

  test('whoever only looks on is told so', async () => {
    const zofia = await visit({ name: 'Zofia' });
    await zofia.page.goto(link);
    await zofia.page.waitForSelector('.notice.watching');
    expect(await zofia.page.textContent('.notice.watching')).toContain('You are watching');
    expect(await kasia.page.locator('.notice.watching').count()).toBe(0);
    await zofia.context.close();
  });

  test('chat that was not read is counted on its tab and in the title, and marked when it is opened', async () => {
    await kasia.page.click('#tab-chat');
    for (const line of ['nice save', 'leave me the Library']) {
      await kasia.page.fill('.chat input', line);
      await kasia.page.click('.chat form button');
      await kasia.page.waitForSelector(`.chat li p:text-is("${line}")`);
    }
    const { page } = tomek;
    await page.waitForSelector('.unread:has-text("2")');
    expect(await page.textContent('.peek')).toContain('Kasia');
    expect(await page.title()).toMatch(/^\(2\) /);
    expect(await kasia.page.locator('.unread').count()).toBe(0);
    await page.click('#tab-chat');
    expect(await page.textContent('.new-line')).toBe('2 nowe');
    expect(await page.textContent('.chat li:has(.new-line) p')).toBe('nice save');
    await page.waitForFunction(() => !document.title.startsWith('('));
    await page.reload();
    await page.waitForSelector('.board-sheet svg');
    expect(await page.locator('.unread').count()).toBe(0);
  });

  test('wherever in the hall one is, one learns that a table waits', async () => {
    const asked = '.tray.asked .answer';
    await Promise.race([kasia.page.waitForSelector(asked), tomek.page.waitForSelector(asked)]);
    const [mover, other] = (await kasia.page.locator(asked).count()) > 0 ? [kasia, tomek] : [tomek, kasia];
    expect(await mover.page.title()).toMatch(/^◆ (Your turn: The Brigade|Twoja kolej: Brygada)/);
    expect(await other.page.title()).not.toContain('◆');
    await other.page.evaluate(() => {
      const rung: string[] = [];
      const shown: string[] = [];
      Object.assign(window, { rung, shown });
      class Notice extends EventTarget {
        static permission = 'granted';
        static requestPermission = async (): Promise<string> => 'granted';
        close = (): void => {};
        constructor(title: string) {
          super();
          shown.push(title);
        }
      }
      Object.assign(window, { Notification: Notice });
      const { createOscillator } = AudioContext.prototype;
      AudioContext.prototype.createOscillator = function ring(this: AudioContext) {
        rung.push('tone');
        return createOscillator.call(this);
      };
    });
    // To the lobby without loading anything anew; there all three ways are switched on.
    await other.page.click('.strip-mark');
    await other.page.waitForSelector('.wish.first');
    await other.page.click('.self');
    for (const n of [1, 2]) await other.page.click(`.popup.you .setting .switch >> nth=${n}`);
    await other.page.keyboard.press('Escape');
    await other.page.evaluate(() => {
      (window as unknown as { rung: string[] }).rung.length = 0;
      Object.defineProperty(document, 'hasFocus', { value: () => false });
    });
    // Answers until it is the other's turn.
    while ((await other.page.locator('.toast').count()) === 0) {
      await mover.page.evaluate(() => document.querySelector<HTMLElement>('.tray.asked .answer:not(.sent)')?.click());
      await mover.page.waitForTimeout(100);
    }
    await other.page.waitForSelector('.toast');
    expect(await other.page.textContent('.toast b')).toMatch(/It is your turn|Twoja kolej/);
    expect(await other.page.title()).toMatch(/^\(1\) Guildhall/);
    expect(await other.page.getAttribute('link[rel="icon"]', 'href')).toBe('/icon-turn.svg');
    const told = await other.page.evaluate(() => {
      const { rung, shown } = window as unknown as { rung: string[]; shown: string[] };
      return { rung: rung.length, shown };
    });
    expect(told.rung).toBe(2);
    expect(told.shown.join()).toMatch(/^(Your turn: The Brigade|Twoja kolej: Brygada)$/);
    for (const theme of themes) {
      await other.page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      expect(await seriousViolations(other.page, theme)).toEqual([]);
    }
    await other.page.click('.toast .button');
    await other.page.waitForSelector('.tray.asked');
    expect(await other.page.locator('.toast').count()).toBe(0);
    expect([...kasia.complaints, ...tomek.complaints]).toEqual([]);
    for (const { context } of [kasia, tomek]) await context.close();
  });
});

describe('the pace of others', () => {
  test('step by step: what bots do waits for a press, here and on the server', async () => {
    for (const where of ['here', 'server']) {
      const { page, context, complaints } = await visit({ pace: 'step' });
      await go(page, '/new/brigade');
      if (where === 'here') await page.selectOption('.seat-rows li:nth-child(2) select', 'bot');
      await page.click('.setup-foot button');
      if (where === 'server') await page.click('.waiting-room .row .button.strong');
      // Answers until somebody else has moved: from then on the table waits for a press, and nothing is asked.
      await othersMove(page);
      expect(await page.locator('.tray.asked').count()).toBe(0);
      const lines = await page.locator('.log .line, .log h3').count();
      await page.keyboard.press('n');
      await page.waitForFunction((n) => document.querySelectorAll('.log .line, .log h3').length > n, lines);
      // To the present: whatever the bots have done since is there at once, and what they do until one is asked.
      await page.waitForSelector('.steps, .tray.asked');
      if ((await page.locator('.steps').count()) > 0) await page.click('.steps .button:not(.strong)');
      await page.waitForSelector('.tray.asked');
      expect(await page.locator('.steps').count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('the level of bots is chosen once, remembered, and seated', async () => {
    const { page, context } = await visit();
    await go(page, '/');
    await page.waitForSelector('.level-choice option', { state: 'attached' });
    const levels = await page.locator('.level-choice option').allTextContents();
    const [usual, ...named] = levels;
    expect(usual).toBe('usual');
    expect(named).toEqual(['careless', 'novice', 'apprentice', 'journeyman', 'veteran', 'master', 'grandmaster', 'champion']);
    expect(await page.inputValue('.level-choice')).toBe('');
    await page.selectOption('.level-choice', 'random');
    await page.reload();
    expect(await page.inputValue('.level-choice')).toBe('random');
    await page.click('.wish.first');
    await page.waitForSelector('.players');
    await page.waitForSelector('.players :text("bot, careless")');
    await context.close();
  });

  test('bots that search are fetched by a table that has one, and answer', async () => {
    const { page, context, complaints } = await visit();
    await go(page, '/');
    await page.waitForSelector('.level-choice option', { state: 'attached' });
    await page.selectOption('.level-choice', 'search');
    await page.click('.wish.first');
    await page.waitForSelector('.players :text("bot, champion")');
    const answered = (): Promise<boolean> =>
      page.evaluate(
        () =>
          new Promise((done) => {
            const opening = indexedDB.open('guildhall', 1);
            opening.onsuccess = () => {
              const asking = opening.result.transaction('tables').objectStore('tables').getAll();
              asking.onsuccess = () => {
                opening.result.close();
                const entries = asking.result.flatMap(({ record }): { seat?: number; answer?: unknown }[] => record.log);
                done(entries.some(({ seat, answer }) => seat === 1 && answer !== undefined));
              };
            };
          }),
      );
    while (!(await answered())) {
      const mine = page.locator('.tray.asked[aria-busy="false"] .answer').first();
      if ((await mine.count()) > 0) await mine.click();
      else await page.waitForTimeout(50);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('pages', () => {
  test('of states in which one waits have no serious flaw of accessibility', async () => {
    const { page, context } = await visit();
    const found: { [name: string]: string[] } = {};
    const look = async (name: string): Promise<void> => {
      for (const theme of themes) {
        await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
        const violations = await seriousViolations(page, theme);
        if (violations.length > 0) found[`${name} (${theme})`] = violations;
      }
    };
    const link = await host(page, 'kobolds');
    await look('the host waits');
    const friend = await visit({ name: 'Ola' });
    await friend.page.goto(link);
    await friend.page.waitForSelector('.invitation');
    for (const theme of themes) {
      await friend.page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
      const violations = await seriousViolations(friend.page, theme);
      if (violations.length > 0) found[`an invitation (${theme})`] = violations;
    }
    await friend.page.click('.waiting-room .button.strong');
    await page.waitForSelector('.board-sheet');
    // Both are asked for their gangs at once; whoever has answered waits.
    await page.click('.strip .icon-button[aria-label="Table menu"]');
    await page.click('.menu button:has-text("Settings")');
    await page.waitForSelector('dialog[open] .segments');
    await look('settings at the table');
    await page.keyboard.press('Escape');
    await friend.context.close();
    await go(page, '/about');
    await layOut(page, tables.middle);
    await page.evaluate(() => {
      const saved = JSON.parse(localStorage.getItem('guildhall.preferences') ?? '{}');
      localStorage.setItem('guildhall.preferences', JSON.stringify({ ...saved, watchPace: 'step' }));
    });
    await go(page, `/table/${tables.middle.id}`);
    await othersMove(page);
    await look('the turn of others');
    await go(page, '/');
    await page.click('.self');
    await page.waitForSelector('.popup.you:popover-open');
    await look('settings in the hall');
    expect(found).toEqual({});
    await context.close();
  });

  test('are shown as soon as they have come, and wait for no clock', async () => {
    const { page, context } = await visit();
    await page.clock.install();
    await go(page, '/');
    await page.waitForSelector('.wish.first');
    // From here on no time goes by.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.click('.top nav a[href="/about"]');
    await page.waitForSelector('.designers');
    await context.close();
  });

  test('take whoever comes to another one to its heading', async () => {
    const { page, context } = await visit();
    await go(page, '/');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    for (const [press, heading] of [
      ['.top nav a[href="/about"]', 'About Guildhall'],
      ['.top nav a[href="/rules"]', 'Rulebooks'],
      ['.top nav a[href="/tables"]', 'Your tables'],
    ]) {
      await page.focus(press);
      await page.keyboard.press('Enter');
      await page.waitForFunction((text) => document.activeElement?.textContent === text, heading);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    }
    await context.close();
  });

  test('tell the truth about games, designers, version, licence and whose work is shipped', async () => {
    const { page, context } = await visit();
    await go(page, '/about');
    await page.waitForSelector('.designers');
    const text = (await page.textContent('main')) ?? '';
    for (const said of [
      'Playable now: The Brigade, Kobolds & Cobblestones, Defenders, Bulwark, and Wolsung.',
      'Ben Wright',
      'Robert Burman',
      'Caveat',
      'SIL Open Font License 1.1',
      'perfect-freehand',
      'Apache License 2.0',
    ])
      expect(text).toContain(said);
    expect(text).toMatch(/Guildhall \d+\.\d+\.\d+/);
    await context.close();
  });

  test('need no whole typeface in the lobby', async () => {
    for (const language of ['en', 'pl'] as const) {
      const { page, context } = await visit({ language });
      await go(page, '/');
      await page.waitForSelector('.wish.first');
      await page.evaluate(() => document.fonts.ready);
      const faces = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name.split('/').pop() ?? '')
          .filter((name) => name.endsWith('.woff2')),
      );
      expect(faces.length).toBeGreaterThan(5);
      expect(faces.filter((name) => !/^(figtree|[\w-]+-title-latin|[\w-]+-hall-latin)/.test(name))).toEqual([]);
      await context.close();
    }
  });
});

describe('the closed page', closedPage);

describe('troubles', troubles);
