/** A newcomer's first table: options and first answers come from the game, and are played like any others. */
import type { Plain } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import { describe, expect, it } from 'vitest';
import { bookAtTable } from '../src/hall/books.ts';
import { hintText } from '../src/table/hint-text.ts';
import type { SeatPlan } from '../src/tables/source.ts';
import { dealMatch } from '../src/tables/telling.ts';

const seats: SeatPlan[] = [
  { kind: 'person', name: 'Kasia' },
  { kind: 'bot', name: 'Flint', level: 'greedy' },
];

describe('the first table of Kobolds & Cobblestones', () => {
  it('is an All Out Brawl of two ready gangs, with nothing to build first', async () => {
    const game = await loadGame('kobolds');
    const { first } = game.meta;
    const match = dealMatch(game, { seats, options: { ...first?.options }, answers: first?.answers });
    expect(game.question(match.current)).not.toBe('gangs/build');
    const { table } = game.view(match.current, 0);
    expect(table).toMatchObject({ scenario: 'all-out-brawl' });
    const leaders = (table.gangs as { leader: number }[]).map(
      ({ leader }) => (table.models as { profile: Plain }[])[leader].profile,
    );
    expect(leaders).toEqual(['klacka', 'grobblar']);
    expect(match.decisions).toBe(2);
  });

  it('says why an answer given in advance is none', async () => {
    const game = await loadGame('kobolds');
    const answers = { 'gangs/build': ['nobody', 'volunteers'] };
    expect(() => dealMatch(game, { seats, options: {}, answers })).toThrow();
  });
});

describe('a rule as a hint', () => {
  it('is whole, without tables and numbers that only the rulebook explains', () => {
    expect(hintText('Each card names the item (D15); suits do not matter.', 'en')).toBe(
      'Each card names the item; suits do not matter.',
    );
    expect(hintText('It differs from its default (DF-5.15, DF-5.16, D14).', 'en')).toBe('It differs from its default.');
    expect(hintText('The suggestions of D16 are shown.', 'en')).toBe('The suggestions of table 16 are shown.');
    expect(hintText('Zdania z D16 są pokazane (KC-D.10).', 'pl')).toBe('Zdania z tab. 16 są pokazane.');
  });

  it('keeps what brackets say, and the spaces of a board', () => {
    expect(hintText('It stands on C3, D3, C4 and D4.', 'en')).toBe('It stands on C3, D3, C4 and D4.');
    expect(hintText('A wound (or two) is taken.', 'en')).toBe('A wound (or two) is taken.');
  });

  it.each(['kobolds', 'defenders'])('leaks no table of %s in either language', async (id) => {
    const { rulebook } = await loadGame(id);
    for (const language of ['en', 'pl'] as const) {
      const { rules } = await bookAtTable(rulebook, language);
      for (const { id: rule, text } of rules) expect(`${rule} ${hintText(text, language)}`).not.toMatch(/\bD\d\d\b/);
    }
  });
});
