/** The benchmark measures what it says: three equal games, a lawful package, bars that can be missed. */
import { QuickRandom, quickState } from '@guildhall/kernel';
import { runLaws } from '@guildhall/kernel/laws';
import { listGames, loadGame } from '@guildhall/registry';
import { describe, expect, test, vi } from 'vitest';
import { usualOptions } from '../src/at-random.ts';
import { playBare, playKernel, proveEqual } from '../src/fire/compare.ts';
import { fire } from '../src/fire/kernel.ts';
import { changedPlay, passes, print, type Section } from '../src/report.ts';
import { answerTo } from '../src/server/our-client.ts';

describe('the small fire game', () => {
  test('is the same game on all three engines', () => {
    const { steps, won } = proveEqual(40);
    expect(steps).toBeGreaterThan(1000);
    expect(won).toBeGreaterThan(0);
    expect(won).toBeLessThan(40);
  });

  test('obeys the laws', () => {
    const report = runLaws(fire, { seed: 1, games: 20, every: true });
    expect(report.unseenQuestions).toEqual([]);
    expect(report.unseenContent).toEqual([]);
    expect(report.games).toBe(20);
  });

  test('plays alike every time', () => {
    expect(playKernel(50)).toEqual(playKernel(50));
    expect(playBare(50)).toEqual(playBare(50));
  });
});

describe('players of the load tests, who see views alone,', () => {
  test.each(listGames())('always say what the rules of %s take', async (id) => {
    const game = await loadGame(id);
    const open = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const random = new QuickRandom(n);
      const g = game.setup(usualOptions(game, 2), 2, { kind: 'quick', state: quickState(n) });
      for (let decisions = 0; decisions < 1000 && game.actors(g).length > 0; decisions++) {
        const [seat] = game.actors(g);
        const { asked } = game.view(g, seat);
        if (!asked) throw new Error(`seat ${seat} is asked and does not see it`);
        if (asked.form && !asked.options) open.add(asked.form.kind);
        const answer = answerTo(asked, random);
        expect(game.whyNot(g, seat, answer), `${asked.name}: ${JSON.stringify(answer)}`).toBeNull();
        game.apply(g, seat, answer as string);
      }
    }
    if (id === 'kobolds') expect(open).toContain('several');
  });
});

test('what could not be measured, now or in the last run, is printed as unknown', () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const section = (value: number): Section => ({
    section: 'cluster',
    proofs: {},
    figures: [{ name: 'p99', value, unit: 'ms', bar: null }],
  });
  print(section(Number.NaN), JSON.parse(JSON.stringify(section(Number.NaN))) as Section);
  expect(lines.mock.calls.flat().join('\n')).toMatch(/p99 +unknown ms +unknown/);
  lines.mockRestore();
});

describe('bars', () => {
  const figure = { name: 'speed', value: 10, unit: 'per s' };

  test('are met or missed', () => {
    expect(passes({ ...figure, bar: null })).toBe(true);
    expect(passes({ ...figure, bar: { at: 'least', value: 10 } })).toBe(true);
    expect(passes({ ...figure, bar: { at: 'least', value: 10.1 } })).toBe(false);
    expect(passes({ ...figure, bar: { at: 'most', value: 10 } })).toBe(true);
    expect(passes({ ...figure, bar: { at: 'most', value: 9 } })).toBe(false);
  });

  test('play that changes under the same rules and seed is noticed', () => {
    const section = (rules: string, decisions: number, digest: string): Section => ({
      section: 'x',
      figures: [],
      proofs: { play: { rules, seed: '1', decisions, digest } },
    });
    const last = section('x@1', 100, 'aa');
    expect(changedPlay(section('x@1', 100, 'aa'), last)).toEqual([]);
    expect(changedPlay(section('x@1', 101, 'aa'), last)).toEqual(['play: 101 decisions, 100 in the last run']);
    expect(changedPlay(section('x@1', 100, 'bb'), last)).toEqual(['play: the games end otherwise than in the last run']);
    expect(changedPlay(section('x@2', 101, 'bb'), last)).toEqual([]);
    expect(changedPlay(section('x@1', 101, 'bb'), undefined)).toEqual([]);
  });
});
