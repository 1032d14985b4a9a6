/** A level whose name a game does not hold is not offered there, whatever somebody has chosen for all games. */
import { loadGame } from '@guildhall/registry';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => new EventTarget());
const { fitting, levelsFor } = await import('../src/pages/setup-seats.tsx');
const { fetchWords } = await import('../src/words/index.ts');
const { usualPlan } = await import('../src/tables/usual-plan.ts');

await fetchWords('en');
const [kobolds, brigade] = [await loadGame('kobolds'), await loadGame('brigade')];

test('play now seats the strongest bot that the game offers where a stronger one was wished for', () => {
  const levels = (game: typeof kobolds) =>
    usualPlan(game, 'search').seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
  expect(new Set(levels(kobolds))).toEqual(new Set(['greedy']));
  expect(new Set(levels(brigade))).toEqual(new Set(['search']));
});

test('set-up lists what the game offers', () => {
  expect(levelsFor(kobolds, undefined).at(-1)).toBe('greedy');
  expect(levelsFor(brigade, undefined).at(-1)).toBe('search');
  const place = { seat: 1, chair: 'bot', chosen: true, name: '', level: 'expert' } as const;
  expect(fitting(kobolds, place, undefined).level).toBe('greedy');
  expect(fitting(brigade, place, undefined).level).toBe('expert');
});
