/** People together at a table: a whole game with all that happens on the way, and several at one device. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose } from './coming.ts';
import { go, HANGS, hall, moment, told, toldMore, type Visit, visit, wentOn } from './visitors.ts';

/** A name and a line of chat that would be markup if anybody let them. */
const BAD_NAME = '<img src=x onerror="hacked=1">';
const BAD_LINE = `<script>hacked=1</script>${BAD_NAME}`;

/** Presses one visible answer; in a hurry the end of the turn if there is one, so that the city burns. False: nothing is asked. */
const press = (page: Page, hurry: boolean): Promise<boolean> =>
  page.evaluate((ending) => {
    const answers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.answer:not(.sent)')];
    const end = (): HTMLElement | undefined => answers().find(({ textContent }) => /End the turn|Koniec tury/.test(textContent));
    if (answers().length === 0 || document.querySelector('.answer.sent')) return false;
    const first = document.querySelector<HTMLElement>('.answers .answer');
    (ending ? (end() ?? answers().at(-1)) : first)?.click();
    return true;
  }, hurry);

const isOver = async (page: Page): Promise<boolean> => (await page.locator('.result').count()) > 0;

/** Plays until so many answers were given, or the game is over. */
async function play(pages: Page[], answers: number, hurry = false): Promise<number> {
  let given = 0;
  for (let last = Date.now(); given < answers; ) {
    if (Date.now() > last + HANGS) throw new Error(`nobody is asked: ${await pages[0].textContent('.tray')}`);
    for (const page of pages) {
      if (given < answers && (await press(page, hurry))) {
        given++;
        last = Date.now();
      }
    }
    await pages[0].waitForTimeout(40);
    if (await isOver(pages[0])) break;
  }
  return given;
}

/** Nothing that was answered is still on its way: only then is it certain who is asked. */
const settled = async (...pages: Page[]): Promise<void> => {
  for (const page of pages) await page.waitForFunction(() => !document.querySelector('.answer.sent, .kept.sending'));
};
const isAsked = async (page: Page): Promise<boolean> => (await page.locator('.tray.asked .answer').count()) > 0;

/** Whose turn it is, and who waits. */
async function turn(a: Page, b: Page): Promise<[Page, Page]> {
  for (;;) {
    await settled(a, b);
    if (await isAsked(a)) return [a, b];
    if (await isAsked(b)) return [b, a];
    await a.waitForTimeout(20);
  }
}

export function together(): void {
  let host: Visit;
  let guest: Visit;
  let link: string;

  test('a friend joins by the link, and a clock runs', async () => {
    host = await visit({ name: 'Kasia' });
    guest = await visit({ name: BAD_NAME, language: 'pl' });
    await go(host.page, '/new/brigade');
    await host.page.check('input[name="pace"] >> nth=1');
    await host.page.click('.setup-foot button');
    await host.page.waitForSelector('.copy-link input');
    link = await host.page.inputValue('.copy-link input');
    await guest.page.goto(link);
    await guest.page.click('.waiting-room .button.strong');
    await Promise.all([host, guest].map(({ page }) => page.waitForSelector('.board-sheet svg')));
    const clock = host.page.locator('.clock time');
    const before = await clock.textContent();
    expect(before).toMatch(/^(30:00|2\d:\d\d)$/);
    await host.page.waitForFunction((was) => (document.querySelector('.clock time')?.textContent ?? was) < was, before ?? '');
  });

  test('names and chat are shown as text and never executed', async () => {
    await host.page.click('#tab-chat');
    await host.page.fill('.chat input', BAD_LINE);
    await host.page.click('.chat button');
    await guest.page.click('#tab-chat');
    await guest.page.waitForSelector('.chat li p');
    expect(await guest.page.textContent('.chat li p')).toBe(BAD_LINE);
    await guest.page.fill('.chat input', 'Dzień dobry');
    await guest.page.click('.chat button');
    await host.page.waitForSelector('.chat li:nth-child(2) p');
    expect(await host.page.textContent('.chat li:nth-child(2) p')).toBe('Dzień dobry');
    expect(await host.page.textContent('.chat li:nth-child(2) b')).toBe(BAD_NAME);
    for (const { page } of [host, guest]) {
      expect(await page.textContent('.players')).toContain(BAD_NAME);
      expect(await page.locator('.players img, .chat img, .chat script').count()).toBe(0);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await page.click('#tab-log');
    }
  });

  test('what was disclosed is taken back only by consent', async () => {
    const pages: [Page, Page] = [host.page, guest.page];
    await play(pages, 2);
    const ask = '.tools button:has-text("Ask to undo"), .tools button:has-text("Poproś o cofnięcie")';
    let asker = host.page;
    let other = guest.page;
    let question: string | null = null;
    let before = 0;
    // Ending turns draws fire sooner or later; from then on the other must agree.
    for (let ends = 0; ends < 4; ends++) {
      [asker, other] = await turn(...pages);
      question = await asker.textContent('.question h2');
      before = await told(asker);
      await play([asker], 1, true);
      await toldMore(asker, before);
      if ((await asker.locator(ask).count()) > 0) break;
    }
    await asker.click(ask);
    await other.waitForSelector('.ask-bar[role="alertdialog"]');
    await other.click('.ask-bar .button.strong');
    await asker.waitForSelector('.tray.asked .answer');
    expect(await asker.textContent('.question h2')).toBe(question);
    expect(await told(asker)).toBe(before);
    await other.waitForSelector('.ask-bar', { state: 'detached' });
  });

  test('a broken connection and a crash of the server lose nothing', async () => {
    await guest.context.setOffline(true);
    await guest.page.evaluate(() => {
      const { sockets } = window as unknown as { sockets: WebSocket[] };
      for (const socket of sockets) socket.close();
    });
    await guest.page.waitForSelector('.kept.reconnecting');
    await settled(host.page);
    if (await isAsked(host.page)) await play([host.page], 1);
    await guest.context.setOffline(false);
    await guest.page.waitForSelector('.kept:not(.reconnecting)');
    expect(await play([host.page, guest.page], 2)).toBe(2);

    await Promise.all([host, guest].map(({ page }) => page.waitForSelector('.kept.kept:not(.sending)')));
    const before = await told(host.page);
    await hall.stop();
    await host.page.waitForSelector('.kept.reconnecting');
    await hall.start();
    for (const { page } of [host, guest]) await page.waitForSelector('.kept:not(.reconnecting)');
    expect(await told(host.page)).toBeGreaterThanOrEqual(before);
    expect(await told(host.page)).toBe(await told(guest.page));
  });

  test('nobody takes a seat because its person has lost the connection', async () => {
    await guest.page.close();
    await host.page.waitForSelector('.players li[data-seat="1"] :text("not here")');
    expect(await host.page.locator('.players li[data-seat="1"] .link').count()).toBe(0);
    guest.page = await guest.context.newPage();
    await guest.page.goto(link);
    await host.page.waitForSelector('.players li[data-seat="1"] :text("not here")', { state: 'detached' });
  });

  test('a bot plays for somebody who is away, and gives the seat back', async () => {
    await choose(guest.page, 'Odchodzę na chwilę');
    await guest.page.waitForSelector('.notice.standing-in');
    await guest.page.close();
    await host.page.waitForSelector('.players li[data-seat="1"]:has-text("a bot plays here"), .tray.asked');
    // The bot answers whatever it is asked, so the question comes back to the host.
    await host.page.waitForSelector('.tray.asked .answer');
    guest.page = await guest.context.newPage();
    await guest.page.goto(link);
    await guest.page.click('.players li[data-seat="1"] .link');
    await guest.page.waitForSelector('.players li[data-seat="1"] .link', { state: 'detached' });
    await host.page.waitForSelector('.players li[data-seat="1"] :text("not here"), .players li[data-seat="1"] :text("here")');
  });

  test('the game is played to its end, before a spectator who sees and cannot touch', async () => {
    const spectator = await visit({ name: 'Zofia' });
    await spectator.page.goto(link);
    await spectator.page.waitForSelector('.board-sheet svg');
    await host.page.waitForSelector('.players header:has-text("1 watching")');
    expect(await spectator.page.locator('.answer').count()).toBe(0);
    const seen = await told(spectator.page);
    await play([host.page, guest.page], 200, true);
    const all = [host.page, guest.page, spectator.page];
    await Promise.all(all.map((page) => page.waitForSelector('.result')));
    expect(await told(spectator.page)).toBeGreaterThan(seen);
    const ranking = await host.page.textContent('.ranking');
    for (const page of all) expect(await page.textContent('.ranking')).toBe(ranking);
    expect(await spectator.page.locator('.result .button.strong').count()).toBe(0);
    expect([...host.complaints, ...spectator.complaints].filter((text) => !/WebSocket|ERR_|Failed to load/.test(text))).toEqual(
      [],
    );
    await spectator.context.close();
  });

  test('chance can be checked, the match saved, opened again and replayed with names', async () => {
    const { page } = host;
    await page.click('.result button:has-text("Fairness")');
    await page.waitForSelector('.fairness dd ul');
    expect(await page.locator('.fairness code').allTextContents()).toHaveLength(4);
    await page.click('text=Check it yourself');
    expect(await page.textContent('.verdict.good')).toMatch(/\d+ draws and \d+ decisions, all as played/);
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('text=Match file')]);
    const path = await file.path();
    const [transcript] = await Promise.all([page.waitForEvent('download'), page.click('text=Transcript of chance')]);
    expect(transcript.suggestedFilename()).toMatch(/\.transcript\.json$/);

    await page.goto(`${link}/replay`);
    await page.waitForSelector('.replay-bar');
    expect(await page.textContent('.players')).toContain('Kasia');
    expect(await page.textContent('.players')).toContain(BAD_NAME);

    await go(page, '/tables');
    await page.setInputFiles('.open-file input', path);
    await page.waitForSelector('.replay-bar');
    expect(page.url()).toMatch(/\/table\/here-.*\/replay/);
    await go(page, '/tables');
    await page.setInputFiles('.open-file input', { name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.waitForSelector('.open-file [role="alert"]');
  });

  test('the same people play again, and abandon it together', async () => {
    await host.page.goto(link);
    await host.page.click('.result .button.strong');
    await host.page.waitForURL((url) => !link.endsWith(url.pathname));
    await guest.page.click('.result .button.strong');
    await guest.page.waitForURL(host.page.url());
    await Promise.all([host, guest].map(({ page }) => page.waitForSelector('.board-sheet svg')));
    await host.page.click('.strip .icon-button[aria-label="Table menu"]');
    await host.page.click('text=Propose to abandon');
    await guest.page.click('.ask-bar .button.strong');
    for (const { page } of [host, guest]) await page.waitForSelector('.result');
    expect(await host.page.textContent('.result h2')).toBe('The match was abandoned.');
    for (const { context } of [host, guest]) await context.close();
  });

  test('several at one device pass it on', async () => {
    const { page, context, complaints } = await visit();
    await go(page, '/new/brigade');
    await page.selectOption('.seat-rows li:nth-child(2) select', 'person');
    await page.fill('.seat-rows li:nth-child(2) input', 'Olek');
    await page.click('.setup-foot button');
    const asked = new Set<string>();
    for (let i = 0; i < 12 && asked.size < 2; i++) {
      await page.waitForSelector('dialog[open] .button.strong, .tray.asked .answer');
      const pass = page.locator('dialog[open] .button.strong');
      if ((await pass.count()) > 0) {
        // Nothing of the next one's is to be seen before the device is passed.
        expect(await page.locator('.board-sheet svg, .answer').count()).toBe(0);
        asked.add((await pass.textContent()) ?? '');
        await pass.click();
      }
      await page.waitForSelector('.tray.asked .answer');
      const before = await moment(page);
      await play([page], 1);
      await wentOn(page, before);
    }
    expect([...asked].sort()).toEqual(['I am Kasia', 'I am Olek']);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
