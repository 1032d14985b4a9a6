/** Rulebooks in the language of the reader: one is fetched and no other, the page says where a book is English alone. */
import { onlyInEnglish, type Rulebook } from '@guildhall/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bookAtTable, loadBook, TABLE_BOOK } from '../src/hall/books.ts';
import { closeDoors, go, openDoors, visit } from './visitors.ts';

const english: Rulebook = {
  title: 'Toy',
  language: 'en',
  rules: [{ id: 'TY-1', tag: 'doc', note: false, chapter: '1. Toys', part: null, text: 'Play.' }],
};

describe('a book', () => {
  test('is in the language asked for, with the rules of the table in the same', async () => {
    expect(await loadBook(TABLE_BOOK, 'pl')).toMatchObject({ title: 'Stół', language: 'pl' });
    expect(await loadBook('brigade', 'en')).toMatchObject({ title: 'The Brigade', language: 'en' });
    const polish = {
      ...onlyInEnglish(english),
      in: { en: async () => english, pl: async () => ({ ...english, language: 'pl' as const }) },
    };
    const text = (book: Rulebook, id: string) => book.rules.find((rule) => rule.id === id)?.text;
    expect(text(await bookAtTable(polish, 'pl'), 'GH-3')).toContain('pozostałe czekają');
    const only = await bookAtTable(onlyInEnglish(english), 'pl');
    expect(only.language).toBe('en');
    expect(text(only, 'TY-1')).toBe('Play.');
    expect(text(only, 'GH-3')).toContain('the others wait');
  });

  test('that is English alone says so to those who read Polish', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal('navigator', { language: 'pl' });
    const { fetchWords } = await import('../src/words/index.ts');
    await fetchWords('pl');
    const { Rulebook: Book } = await import('../src/parts/rulebook.tsx');
    const shown = (book: Rulebook): string => renderToStaticMarkup(createElement(Book, { book, at: null, open: () => {} }));
    expect(shown(english)).toContain('Tekst zasad jest po angielsku.');
    expect(shown(english)).toContain('lang="en"');
    const polish = shown({ ...english, language: 'pl' });
    expect(polish).not.toContain('Tekst zasad jest po angielsku.');
    expect(polish).toContain('lang="pl"');
    vi.unstubAllGlobals();
  });
});

describe('in the browser', () => {
  beforeAll(openDoors);
  afterAll(closeDoors);

  test('the rulebook is read and searched in Polish, with and without marks', async () => {
    const { page, context, complaints } = await visit({ language: 'pl' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(...(/\/(en|pl)\.generated/.exec(request.url())?.slice(1) ?? [])));
    await go(page, '/rules/brigade#BR-12.5');
    await page.waitForSelector('.rule-row.cited');
    expect(await page.getAttribute('.rule-list', 'lang')).toBe('pl');
    expect(await page.locator('.panel-note').count()).toBe(0);
    expect(await page.textContent('.book-page nav a')).toBe('1. Gracze, cel, elementy gry');
    expect([...new Set(fetched)]).toEqual(['pl']);
    const found = async (words: string): Promise<string[]> => {
      await page.fill('.rule-search', words);
      await page.waitForFunction(() => document.querySelectorAll('.rule-row').length < 60);
      return page.locator('.rule-row').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-rule') ?? ''));
    };
    const marked = await found('żeton Sławy');
    expect(marked.length).toBeGreaterThan(0);
    expect(await found('zeton slawy')).toEqual(marked);
    await page.fill('.rule-search', '');
    await page.click('.lang button[lang="en"]');
    await page.waitForSelector('.rule-list[lang="en"]');
    expect(await page.textContent('.book-page nav a')).toBe('1. Players, aim, components');
    expect([...new Set(fetched)]).toEqual(['pl', 'en']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('hints and opened rules at the table are Polish', async () => {
    const { page, context, complaints } = await visit({ language: 'pl', hints: true });
    await go(page, '/');
    await page.click('.first');
    await page.waitForSelector('.answer');
    // What one plays for comes first.
    await page.click('.aim .button');
    // The chip of the rule stands at its end.
    const hint = (await page.textContent('.hint p'))?.replace(/ §[\d.]+$/, '') ?? '';
    const rules = (await loadBook('brigade', 'pl')).rules.map(({ text }) => text);
    expect(rules).toContain(hint);
    await page.click('.question .rule');
    await page.waitForSelector('.rule-row.cited');
    expect(await page.textContent('.rule-row.cited p')).toContain(hint.slice(0, 30));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
