/** People who pause, go away, come back and hand their seats over, at a table of Defenders. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { go, type Visit, visit } from './visitors.ts';

/** Opens the table's menu and presses an item of it. */
export async function choose(page: Page, text: string): Promise<void> {
  await page.click('.strip .icon-button:is([aria-label="Table menu"], [aria-label="Menu stołu"])');
  await page.click(`.menu button:has-text("${text}")`);
}

const bar = (kind: string) => `.notice.${kind}`;
const row = (seat: number) => `.players li[data-seat="${seat}"]`;
const spoken = (page: Page): Promise<string[]> => page.locator('.unseen [aria-live="polite"]').allTextContents();

export function comingAndGoing(): void {
  let kasia: Visit;
  let olek: Visit;
  let zofia: Visit;
  let link: string;

  test('DF-2.11 bots in all seats are refused with the rule before the table is made', async () => {
    kasia = await visit({ name: 'Kasia' });
    const { page } = kasia;
    await go(page, '/new/defenders');
    for (const n of [1, 2]) await page.selectOption(`.seat-rows li:nth-child(${n}) select`, 'bot');
    expect(await page.textContent('.unseated')).toBe('At least one seat is held by a person. DF-2.11');
    expect(await page.isDisabled('.setup-foot button')).toBe(true);
    await page.selectOption('.seat-rows li:nth-child(1) select', 'me');
    await page.waitForSelector('.unseated', { state: 'detached' });
    await page.selectOption('.seat-rows li:nth-child(2) select', 'open');
    await page.click('.setup-foot button');
    link = await page.inputValue('.copy-link input');
    olek = await visit({ name: 'Olek', language: 'pl' });
    await olek.page.goto(link);
    await olek.page.click('.waiting-room .button.strong');
    for (const visitor of [kasia, olek]) await visitor.page.waitForSelector('.board-sheet');
    expect(await page.textContent(row(0))).toContain('(host)');
  });

  test('DF-29.6 a pause is seen and heard by all, refuses answers, and is ended by the one who asked', async () => {
    await choose(kasia.page, 'Pause the game');
    for (const { page } of [kasia, olek]) await page.waitForSelector(bar('paused'));
    expect(await olek.page.textContent(`${bar('paused')} p`)).toBe('Gra jest wstrzymana. O pauzę prosi Kasia. DF-29.6');
    expect(await olek.page.locator(`${bar('paused')} .button`).count()).toBe(0);
    expect((await spoken(olek.page)).join()).toContain('Gra jest wstrzymana');
    const pages = [kasia.page, olek.page];
    const asked = await Promise.race(pages.map((page) => page.waitForSelector('.tray.asked .answer').then(() => page)));
    await asked.click('.tray.asked .answer');
    await asked.waitForSelector('.refusal .rule:has-text("DF-29.6")');
    await kasia.page.click(`${bar('paused')} .button`);
    for (const { page } of [kasia, olek]) await page.waitForSelector(bar('paused'), { state: 'detached' });
  });

  test('DF-30.8 DF-30.9 who goes away says so, a bot plays, and the seat is theirs again when they are back', async () => {
    await choose(olek.page, 'Odchodzę na chwilę');
    await olek.page.waitForSelector(bar('standing-in'));
    await kasia.page.waitForSelector(`${row(1)}:has-text("away; a bot plays here")`);
    await olek.page.click(`${bar('standing-in')} .button.strong`);
    await olek.page.waitForSelector(bar('standing-in'), { state: 'detached' });
    await kasia.page.waitForSelector(`${row(1)} .bot`, { state: 'detached' });
  });

  test('DF-30.5 a seat goes to one who looks on, who plays it, and whoever had it only looks on', async () => {
    zofia = await visit({ name: '' });
    await zofia.page.goto(link);
    await zofia.page.waitForSelector('.board-sheet');
    await choose(olek.page, 'Przekaż moje miejsce');
    await olek.page.click('dialog[open] .button.strong');
    await zofia.page.waitForSelector(bar('free-seat'));
    expect(await zofia.page.textContent(`${bar('free-seat')} p`)).toBe('The seat of Olek is free to take. DF-30.5');
    await kasia.page.waitForSelector(`${row(1)}:has-text("free to take")`);
    // Whoever has no name yet is asked for one.
    await zofia.page.click(`${bar('free-seat')} .button`);
    await zofia.page.fill('dialog[open] .name-field input', 'Zofia');
    await zofia.page.click('dialog[open] .button.strong');
    await zofia.page.waitForSelector(`${row(1)}:has-text("Zofia (you)")`);
    await kasia.page.waitForSelector(`${row(1)}:has-text("Zofia")`);
    await olek.page.waitForSelector(`${row(1)}.me`, { state: 'detached' });
    expect(await olek.page.locator('.answer').count()).toBe(0);
    expect(await olek.page.locator('.notice:not(.watching), .ask-bar').count()).toBe(0);
    await olek.page.reload();
    await olek.page.waitForSelector(`${row(1)}:has-text("Zofia")`);
    expect(await olek.page.locator(`${row(1)}.me, .answer`).count()).toBe(0);
  });

  test('DF-30.6 with all away the game waits for the first who is back', async () => {
    await choose(kasia.page, 'I am away');
    await choose(zofia.page, 'I am away');
    for (const { page } of [kasia, olek, zofia]) await page.waitForSelector(`${bar('suspended')} .rule:has-text("DF-30.6")`);
    expect(await olek.page.textContent(`${bar('suspended')} p`)).toContain('Nikogo nie ma');
    await zofia.page.click(`${bar('standing-in')} .button.strong`);
    for (const { page } of [kasia, olek, zofia]) await page.waitForSelector(bar('suspended'), { state: 'detached' });
    // DF-2.13: the host is away, so the next person is host, and may offer the seat.
    await zofia.page.waitForSelector(`${row(1)}:has-text("(host)")`);
    await zofia.page.waitForSelector(`${row(0)} .link:has-text("Offer this seat")`);
    await kasia.page.click(`${bar('standing-in')} .button.strong`);
    await kasia.page.waitForSelector(bar('standing-in'), { state: 'detached' });
  });

  test('DF-30.8 whoever lets a question wait may be marked as away, later; the table says how long', async () => {
    const [asked, other, seat] = (await kasia.page.locator('.tray.asked').count()) > 0 ? [kasia, zofia, 0] : [zofia, kasia, 1];
    await asked.page.waitForSelector('.tray.asked');
    await other.page.waitForSelector(`${row(seat)} .acting`);
    // Two minutes on by the watch of the one who waits, and then six: the table itself keeps its own time.
    await other.page.clock.install({ time: Date.now() + 2 * 60_000 });
    await other.page.reload();
    await other.page.waitForSelector(`${row(seat)} .away-from:text-matches("\\\\b[1-3] min") .rule:has-text("DF-30.8")`);
    await other.page.clock.fastForward(4 * 60_000);
    await other.page.click(`${row(seat)} .link:has-text("Mark as away")`);
    await other.page.waitForSelector('.ask-bar[role="alert"] .rule:has-text("DF-30.8")');
    const complaints = [...kasia.complaints, ...olek.complaints, ...zofia.complaints];
    expect(complaints.filter((text) => !/WebSocket|ERR_|Failed to load/.test(text))).toEqual([]);
    for (const { context } of [kasia, olek, zofia]) await context.close();
  });
}
