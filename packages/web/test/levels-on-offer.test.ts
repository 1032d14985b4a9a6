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
const [kobolds, brigade, defenders] = [await loadGame('kobolds'), await loadGame('brigade'), await loadGame('defenders')];

test('play now seats the strongest bot that the game offers where a stronger one was wished for', () => {
  const levels = (game: typeof kobolds) =>
    usualPlan(game, 'search').seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
  expect(new Set(levels(kobolds))).toEqual(new Set(['greedy']));
  expect(new Set(levels(brigade))).toEqual(new Set(['search']));
  expect(new Set(levels(defenders))).toEqual(new Set(['greedy']));
});

test('set-up lists what the game offers', () => {
  expect(levelsFor(kobolds, undefined).at(-1)).toBe('greedy');
  expect(levelsFor(brigade, undefined).at(-1)).toBe('search');
  const place = { seat: 1, chair: 'bot', chosen: true, name: '', level: 'expert' } as const;
  expect(fitting(kobolds, place, undefined).level).toBe('greedy');
  expect(fitting(brigade, place, undefined).level).toBe('expert');
});

test('Defenders offers the levels that were measured to stand apart, and a weaker one for one it does not', () => {
  expect(levelsFor(defenders, undefined)).toEqual(['random', 'novice', 'apprentice', 'journeyman', 'greedy']);
  const seated = usualPlan(defenders, 'veteran').seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
  expect(new Set(seated)).toEqual(new Set(['journeyman']));
});

test('whoever has chosen no level plays with bots that suit the game', async () => {
  const { preferences } = await import('../src/hall/preferences.ts');
  const { knownLevel } = await import('../src/hall/levels.ts');
  const seated = (game: typeof kobolds) =>
    usualPlan(game, knownLevel(preferences.get().level)).seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
  expect(new Set(seated(brigade))).toEqual(new Set(['greedy']));
  expect(new Set(seated(defenders))).toEqual(new Set(['apprentice']));
});

test('play now remembers in this browser with whom one played', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const { prefer } = await import('../src/hall/preferences.ts');
  prefer({ level: 'apprentice' });
  // As the page is when it is opened again.
  vi.resetModules();
  const again = await import('../src/hall/preferences.ts');
  const { knownLevel } = await import('../src/hall/levels.ts');
  expect(again.preferences.get().level).toBe('apprentice');
  const plan = usualPlan(defenders, knownLevel(again.preferences.get().level));
  expect(plan.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []))).toContain('apprentice');
});
