/** Sums: one list of modifiers gives the number and its explanation. */
import { describe, expect, test } from 'vitest';
import { type Modifier, sum, sumOf, type Term } from '../src/index.ts';

type Table = { boots: number };
type Way = { uphill: boolean; gripped: boolean; songs: number[] };
const way: Way = { uphill: false, gripped: false, songs: [] };
type Rule = 'X-1' | 'X-2' | 'X-3' | 'X-4' | 'X-5' | 'X-6';
type Part = Modifier<Table, Way, string, Rule>;

const base: Part = { name: 'base', rule: 'X-1', add: () => 3 };
const boots: Part = { name: 'boots', rule: 'X-2', add: (t) => t.boots };
const uphill: Part = { name: 'uphill', rule: 'X-3', add: (_t, c) => (c.uphill ? -1 : 0) };

function explained(parts: Part[], boots: number, c: Partial<Way> = {}): [number, Term[]] {
  const terms: Term[] = [];
  const made = sumOf(parts);
  const total = sum(made, { boots }, { ...way, ...c }, terms);
  expect(sum(made, { boots }, { ...way, ...c }), 'the same without an explanation').toBe(total);
  expect(
    terms.reduce((so, { add }) => so + add, 0),
    'the terms add up',
  ).toBe(total);
  return [total, terms];
}

describe('a sum', () => {
  test('adds, and lists only what contributes', () => {
    expect(explained([base, boots, uphill], 2)).toEqual([
      5,
      [
        { name: 'base', rule: 'X-1', add: 3 },
        { name: 'boots', rule: 'X-2', add: 2 },
      ],
    ]);
    expect(explained([base, boots, uphill], 2, { uphill: true })[0]).toBe(4);
  });

  test('is replaced by the highest of several replacements in a row, up or down', () => {
    const song = (n: number): Part => ({ name: `song ${n}`, rule: 'X-4', becomes: (_t, c) => c.songs[n] ?? null });
    const parts = [base, song(0), song(1), song(2), boots];
    expect(explained(parts, 1)[0]).toBe(4);
    expect(explained(parts, 1, { songs: [5, 9, 7] })).toEqual([
      10,
      [
        { name: 'base', rule: 'X-1', add: 3 },
        { name: 'song 1', rule: 'X-4', add: 6 },
        { name: 'boots', rule: 'X-2', add: 1 },
      ],
    ]);
    expect(explained(parts, 0, { songs: [1, 2] })[0]).toBe(2);
    expect(explained(parts, 0, { songs: [3] })[1]).toHaveLength(1);
  });

  test('is bounded from above and below at the place where the bound stands', () => {
    const grip: Part = { name: 'grip', rule: 'X-5', atMost: (_t, c) => (c.gripped ? 4 : null) };
    const never: Part = { name: 'never less', rule: 'X-6', atLeast: () => 1 };
    const parts = [base, boots, grip, uphill, never];
    expect(explained(parts, 3)[0]).toBe(6);
    expect(explained(parts, 3, { gripped: true })).toEqual([
      4,
      [
        { name: 'base', rule: 'X-1', add: 3 },
        { name: 'boots', rule: 'X-2', add: 3 },
        { name: 'grip', rule: 'X-5', add: -2 },
      ],
    ]);
    expect(explained(parts, 3, { gripped: true, uphill: true })[0]).toBe(3);
    // A bound that is already kept says nothing.
    expect(explained(parts, 0, { gripped: true })[1]).toHaveLength(1);
    expect(explained(parts, -4)).toEqual([
      1,
      [
        { name: 'base', rule: 'X-1', add: 3 },
        { name: 'boots', rule: 'X-2', add: -4 },
        { name: 'never less', rule: 'X-6', add: 2 },
      ],
    ]);
  });
});
