/** Defenders as people play it: three browsers found a city, draw it, lose a connection on the way, and hold it or not. */
import { readFileSync } from 'node:fs';
import { QUESTIONS } from '@guildhall/defenders';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { layOut } from '../scripts/played.ts';
import { diaryOf, forget, letPlay, sitDown, until } from './besieged.ts';
import { everyQuestion } from './every-question.ts';
import { go, seriousFlaws, told, type Visit, visit } from './visitors.ts';

/** What would be markup if anybody let it. */
const MARKUP = '<img src=x onerror="hacked=1"> & <b>ash</b>';
const BENCH = '.tray.asked form.df-bench';
const IDLE = '.tray.asked[aria-busy="false"]';

/** Where a point of the sheet is on the screen. */
const onScreen = (page: Page, x: number, y: number): Promise<{ x: number; y: number }> =>
  page.evaluate(
    (p) => {
      const matrix = document.querySelector<SVGSVGElement>('.df-map')?.getScreenCTM();
      const { x, y } = new DOMPoint(p.x, p.y).matrixTransform(matrix ?? undefined);
      return { x, y };
    },
    { x, y },
  );

/** One stroke with the mouse, in units of the sheet; the button is down until `lift`. */
async function stroke(page: Page, points: readonly (readonly [number, number])[], lift = true): Promise<void> {
  for (const [i, [x, y]] of points.entries()) {
    const spot = await onScreen(page, x, y);
    await page.mouse.move(spot.x, spot.y, { steps: 3 });
    if (i === 0) await page.mouse.down();
  }
  if (lift) await page.mouse.up();
}

/** Something like a circle. */
const round = (x: number, y: number, r: number): [number, number][] =>
  Array.from({ length: 13 }, (_, i) => [x + r * Math.cos((Math.PI * i) / 6), y + r * Math.sin((Math.PI * i) / 6)]);

/** How much of the drawing in hand a page shows. */
const units = async (page: Page): Promise<number> => Number(await page.getAttribute('.df-units', 'data-units'));
/** How many locations a page shows as drawn. */
const drawn = (page: Page): Promise<number> => page.locator('.df-map .df-name').count();

/** Walks with the Tab key until it has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Presses the answer that reads like this and waits until it is taken. */
async function give(page: Page, words: RegExp): Promise<void> {
  await page.waitForSelector(IDLE);
  await page.locator('.answer').filter({ hasText: words }).first().click();
  await gone(page);
}
/** Until something else is asked of this page, or nothing. */
async function gone(page: Page): Promise<void> {
  await page.waitForSelector('.tray[aria-busy="false"]');
}

export function inTheCity(): void {
  const people: Visit[] = [];
  let link = '';
  const pages = (): [Page, Page, Page] => [people[0].page, people[1].page, people[2].page];
  const spectator = (): Page => people[3].page;
  const others = (page: Page): Page[] => pages().filter((one) => one !== page);
  afterAll(async () => {
    for (const { context } of people) await context.close();
  });

  /** No serious flaw in either theme. */
  async function isSound(page: Page): Promise<void> {
    expect(await seriousFlaws(page)).toEqual([]);
  }

  test('every kind of question there is can be answered on the page', async () => {
    const tables = await everyQuestion('defenders');
    expect(tables.map(({ question }) => question).sort()).toEqual(Object.keys(QUESTIONS).sort());
    const { page, context, complaints } = await visit();
    await go(page, '/about');
    for (const { table } of tables) await layOut(page, table);
    await sitDown(page, { fights: true });
    const unanswered: string[] = [];
    for (const { question, table } of tables) {
      await page.evaluate((path) => history.pushState(null, '', path), `/table/${table.id}`);
      await page.waitForSelector(`.tray[data-question="${question}"]`);
      await forget(page);
      const lines = await told(page);
      await letPlay([page], true);
      const went = await page
        .waitForFunction(
          ([asked, before]) =>
            document.querySelector<HTMLElement>('.tray')?.dataset.question !== asked ||
            Number(document.querySelector<HTMLElement>('.log')?.dataset.told) > Number(before),
          [question, lines] as const,
        )
        .catch(() => null);
      await letPlay([page], false);
      if (!went || !(await diaryOf(page)).answered.includes(question))
        unanswered.push(`${question}: ${await page.textContent('.tray')}`);
    }
    expect(unanswered).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('one person alone plays a siege to its end on one device', async () => {
    const { page, context, complaints } = await visit();
    await go(page, '/new/defenders');
    await page.locator('.choices[role="radiogroup"] label').first().click();
    await page.click('.setup-foot button');
    await page.waitForSelector('.tray.asked');
    await sitDown(page);
    await letPlay([page], true);
    await page.waitForSelector('.result');
    expect((await diaryOf(page)).answered).toContain('epilogues/epilogue');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('three sit down, agree on a world, and somebody watches', async () => {
    people.push(await visit({ name: 'Kasia' }), await visit({ name: 'Olek', language: 'pl' }));
    people.push(await visit({ name: 'Zofia', width: 390, height: 844 }), await visit({ name: 'Nell' }));
    const [kasia, olek, zofia] = pages();
    await go(kasia, '/new/defenders');
    await kasia.locator('.choices[role="radiogroup"] label').nth(2).click();
    await kasia.selectOption('.seat-rows li:nth-child(3) select', 'open');
    await kasia.selectOption('#option-startSeat', '0');
    await kasia.click('.setup-foot button');
    await kasia.waitForSelector('.copy-link input');
    link = await kasia.inputValue('.copy-link input');
    for (const page of [olek, zofia]) {
      await page.goto(link);
      await page.click('.waiting-room .button.strong');
    }
    await spectator().goto(link);
    await Promise.all([...pages(), spectator()].map((page) => page.waitForSelector('.df-world')));
    await Promise.all(pages().map((page) => sitDown(page)));

    // A setting is proposed on the board; one objects, the proposer stands by it, the majority decides.
    // One press on a postcard proposes it, and everybody sees on it who does.
    await kasia.waitForSelector(IDLE);
    const card = kasia.locator('.df-postcard.legal button').nth(1);
    const chosen = await card.locator('b').textContent();
    await card.click();
    await olek.waitForSelector('[data-question="agreement/answer"]');
    await spectator().waitForSelector('.df-postcard.put .df-tag:has-text("Kasia proposes")');
    await give(olek, /^Nie/);
    await give(zofia, /^Yes/);
    await kasia.waitForSelector('[data-question="agreement/amend"]');
    await give(kasia, /Stand by it/);
    await olek.waitForSelector('[data-question="agreement/vote"]');
    await give(olek, /^Nie/);
    await give(zofia, /^Yes/);
    await spectator().waitForSelector(`.df-postcard.now:has-text("${chosen}")`);
    expect(await spectator().locator('.answer, form.df-bench').count()).toBe(0);

    // Somebody describes the city; what would be markup stays text.
    await olek.waitForSelector('[data-question="world building/wish"]');
    await give(olek, /miast/i);
    await olek.fill(`${BENCH} input`, 'Hallowmere');
    await olek.fill(`${BENCH} textarea >> nth=0`, MARKUP);
    await olek.click(`${BENCH} button[type="submit"]`);
    await spectator().waitForSelector('.df-setting .df-hand:text("Hallowmere")');
    expect(await spectator().textContent('.df-setting')).toContain(MARKUP);
    expect(await spectator().evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('a city is made from the row, and what was being written survives a refusal and a reload', async () => {
    let page = await until(pages(), ['city creation/act']);
    // A card and what becomes of it, on the board.
    await page.locator('.df-card-button[data-legal]').first().click();
    await page.locator('.df-chooser [data-legal]').first().click();
    await page.waitForSelector('[data-question="city creation/word"]');
    // Own words without a word of the list: the form says what is missing, and sends nothing that cannot be read.
    await page.locator(`${BENCH} .df-field input`).fill('half timber');
    await page.click(`${BENCH} button[type="submit"]`);
    expect(await page.textContent(`${BENCH} .df-wrong[role="alert"]`)).toMatch(/(Choose|Wybierz).*half timber/);
    await page.locator(`${BENCH} .df-choice label`).first().click();
    await page.locator(`${BENCH} .df-field input`).fill('x'.repeat(1000));
    await page.click(`${BENCH} button[type="submit"]`);
    await page.waitForSelector(`${BENCH} .df-wrong[role="alert"] .df-rule`);
    await page.locator(`${BENCH} .df-field input`).fill('half timber');
    await page.click(`${BENCH} button[type="submit"]`);
    await spectator().waitForSelector('.df-stack q:text("half timber")');

    page = await until(pages(), ['finalise/name']);
    await isSound(page);
    const [name, description] = [page.locator(`${BENCH} input[type="text"]`).first(), page.locator(`${BENCH} textarea`)];
    await name.fill('Ashgate');
    await description.fill('a\u0007bell');
    await page.click(`${BENCH} button[type="submit"]`);
    // A text with a control character is refused at its field, and nothing is lost.
    await page.waitForSelector(`${BENCH} .df-field.wrong textarea`);
    await description.fill('d'.repeat(1_100_000));
    await page.click(`${BENCH} button[type="submit"]`);
    await page.waitForSelector('.refusal');
    await description.fill('Every cart of salt has paid here since the flood.');
    await page.reload();
    await page.waitForSelector(BENCH);
    expect(await name.inputValue()).toBe('Ashgate');
    expect(await description.inputValue()).toBe('Every cart of salt has paid here since the flood.');
    await sitDown(page);
    await page.click(`${BENCH} button[type="submit"]`);
    await spectator().waitForSelector('.df-finished-item:has-text("Ashgate")');
  });

  test('the map is drawn by mouse, by keyboard alone and by the page, and a lost connection loses no stroke', async () => {
    // A river with the pen.
    let page = await until(pages(), ['nature/draw']);
    // Pens are fetched when there is something to draw.
    await page.waitForSelector(`${BENCH} button[type="submit"]`);
    await stroke(page, [
      [700, 20],
      [670, 200],
      [720, 420],
      [690, 680],
    ]);
    await page.click(`${BENCH} button[type="submit"]`);
    for (const other of [...others(page), spectator()]) await other.waitForSelector('.df-map .df-river', { state: 'attached' });

    // The next draws two strokes, one of them while nobody hears it, comes back and has both.
    page = await until(pages(), ['map/draw']);
    await isSound(page);
    // Everybody sees the stroke while it is drawn.
    await stroke(page, round(420, 320, 60), false);
    for (const other of [...others(page), spectator()]) await other.waitForSelector('.df-live path', { state: 'attached' });
    await page.mouse.up();
    const first = await units(page);
    expect(first).toBeGreaterThan(30);
    const { context } = people[pages().indexOf(page)];
    await context.setOffline(true);
    await page.evaluate(() => {
      for (const socket of (window as unknown as { sockets: WebSocket[] }).sockets) {
        socket.close();
        // Without a network nobody answers the farewell; the line is dead all the same.
        socket.dispatchEvent(new CloseEvent('close'));
      }
    });
    await page.waitForSelector('.kept.reconnecting');
    await stroke(page, [
      [400, 300],
      [440, 345],
    ]);
    const both = await units(page);
    expect(both).toBeGreaterThan(first);
    await context.setOffline(false);
    await page.reload();
    await page.waitForSelector(BENCH);
    expect(await units(page)).toBe(both);
    await sitDown(page);
    const before = await drawn(spectator());
    await page.click(`${BENCH} button[type="submit"]`);
    await expect.poll(() => drawn(spectator())).toBe(before + 1);

    // By keyboard alone: a shape, its place, its outline, given.
    page = await until(pages(), ['map/draw']);
    await page.focus('.df-toolbar button');
    await tabTo(page, '.df-numbers summary');
    await page.keyboard.press('Enter');
    await tabTo(page, '.df-numbers button');
    await page.keyboard.press('Enter');
    await tabTo(page, '.df-num:first-of-type input');
    const x = Number(await page.inputValue('.df-num:first-of-type input'));
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
    expect(Number(await page.inputValue('.df-num:first-of-type input'))).not.toBe(x);
    await tabTo(page, `${BENCH} button[type="submit"]`);
    await page.keyboard.press('Enter');
    await expect.poll(() => drawn(spectator())).toBe(before + 2);

    // The page draws the rest.
    page = await until(pages(), ['connections/propose']);
    await expect.poll(() => drawn(spectator())).toBeGreaterThanOrEqual(6);
  });

  test('connections and entry points are proposed, defenders placed on the map', async () => {
    for (const [question, propose] of [
      ['connections/propose', 'connections/pair'],
      ['entry points/propose', 'entry points/location'],
    ] as const) {
      const page = await until(pages(), [question]);
      await give(page, /propose|zaproponuj/i);
      await page.waitForSelector(`[data-question="${propose}"]`);
      await page.locator('.answer').first().click();
      for (const other of others(page)) await other.waitForSelector('[data-question="agreement/answer"]');
      await give(others(page)[0], /^(Yes|Tak)/);
      await give(others(page)[1], /^(Yes|Tak)/);
    }
    const page = await until(pages(), ['placing/location']);
    await page.locator('.df-place[data-legal]').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.df-token') !== null);
    await spectator().waitForSelector('.df-token');
  });

  test('talk is open in reflection and closed by its rule in the two steps', async () => {
    await until(pages(), ['reflection/frame']);
    const [kasia, olek] = pages();
    await kasia.click('#tab-chat');
    await olek.click('#tab-chat');
    await kasia.fill('.chat input', 'Hold the gate?');
    await kasia.click('.chat form button');
    await olek.waitForSelector('.chat li p:text("Hold the gate?")');
    await olek.fill('.chat input', 'Jeszcze nie wiem');

    await until(pages(), ['moves/move', 'battle/attack', 'individuals/move', 'new threat/name']);
    for (const one of [kasia, olek]) {
      await one.waitForSelector('.chat-closed .rule:text("DF-14.5")');
      expect(await one.locator('.chat form').count()).toBe(0);
      expect(await one.locator('#tab-chat .lock').count()).toBe(1);
    }
    // Whoever goes round the page is refused by the same rule.
    const heard = await kasia.evaluate(
      (table) =>
        new Promise<string>((resolve) => {
          const socket = (window as unknown as { sockets: WebSocket[] }).sockets.at(-1);
          socket?.addEventListener('message', ({ data }) => String(data).includes('psst-psst') && resolve(String(data)));
          socket?.send(JSON.stringify({ type: 'chat', table, seat: 0, key: 'psst-psst-psst', text: 'psst' }));
        }),
      link.split('/').at(-1),
    );
    expect(heard).toContain('"rule":"DF-14.5"');

    await until(pages(), ['reflection/frame']);
    // What Olek was typing when talk was closed is still there.
    await olek.waitForSelector('.chat form');
    expect(await olek.inputValue('.chat input')).toBe('Jeszcze nie wiem');
    for (const one of [kasia, olek]) await one.click('#tab-log');
  });

  test('the siege is played to its end, with a battle and epilogues in people’s own words', async () => {
    let page = await until(pages(), ['battle/attack', 'epilogues/epilogue']);
    expect(await page.getAttribute('.tray', 'data-question')).toBe('battle/attack');
    await isSound(page);
    await page.fill(`${BENCH} textarea`, 'Mother Wick walks up the Salt Road with no torch.');
    await page.click(`${BENCH} button[type="submit"]`);
    await spectator().waitForSelector('.log :text("Mother Wick walks up the Salt Road")');
    page = await until(pages(), ['epilogues/epilogue']);
    await isSound(page);
    await page.fill(`${BENCH} textarea`, 'The bell was found in the river, and rung.');
    await page.click(`${BENCH} button[type="submit"]`);
    await letPlay(pages(), true);
  });

  test('what was told is in the chronicle, and the match is replayed', async () => {
    const [kasia] = pages();
    for (const page of [...pages(), spectator()]) await page.waitForSelector('.result');
    const answered = new Set((await Promise.all(pages().map(diaryOf))).flatMap((diary) => diary.answered));
    expect(answered.size).toBeGreaterThan(18);
    await kasia.click('.df-open-chronicle');
    const story = kasia.frameLocator('.df-chronicle iframe');
    await story.locator('h1:has-text("Hallowmere")').waitFor();
    for (const words of ['Ashgate', 'Mother Wick walks up', 'The bell was found', MARKUP]) {
      expect(await story.locator('body').textContent()).toContain(words);
    }
    expect(await story.locator('figure > svg').count()).toBe(1);
    for (const [button, file] of [
      ['one page', /\.html$/],
      ['Markdown', /\.md$/],
    ] as const) {
      const [download] = await Promise.all([
        kasia.waitForEvent('download'),
        kasia.click(`.df-chronicle button:has-text("${button}")`),
      ]);
      expect(download.suggestedFilename()).toMatch(file);
      expect(readFileSync(await download.path(), 'utf8')).toContain('Ashgate');
    }
    await kasia.click('.df-chronicle .df-x');
    await kasia.goto(`${link}/replay?at=40`);
    await kasia.waitForSelector('.replay-bar');
    await kasia.click('button[aria-label="One decision on"]');
    expect(new URL(kasia.url()).searchParams.get('at')).toBe('41');
    const complaints = people.flatMap((one) => one.complaints).filter((text) => !/WebSocket|ERR_|Failed to load/.test(text));
    expect(complaints).toEqual([]);
  });
}
