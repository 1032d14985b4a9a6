/** Law 1 for positions from anywhere: changed in one thing they are refused, or can be played to the end. */
import { describe, expect, test } from 'vitest';
import { type Game, sealedChance } from '../src/index.ts';
import { LawBroken, runLaws } from '../src/laws/index.ts';
import { type CourtTable, court } from './court.ts';

type Loaded = ReturnType<typeof court.load>;
/** The toy with another way of loading. */
const loading = (load: (data: unknown) => Loaded): typeof court => ({ ...court, load });
const trusting = loading((data) => ({ game: data as Game<CourtTable> }));

function broken(game: typeof court, fuzz: number): LawBroken {
  try {
    runLaws(game, { seed: 1, games: 20, fuzz });
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error('no law was broken');
}

test('changed positions are refused or played to the end, and both are counted', () => {
  const { fuzz } = runLaws(court, { seed: 1, games: 10, fuzz: 30 });
  expect(fuzz.changed).toBe(300);
  expect(fuzz.refused + fuzz.played).toBe(300);
  expect(Math.min(fuzz.refused, fuzz.played)).toBeGreaterThan(10);
});

test('without the wish nothing is changed', () => {
  expect(runLaws(court, { seed: 1, games: 2 }).fuzz).toEqual({ changed: 0, refused: 0, played: 0 });
});

describe('a fault', () => {
  test('a game that takes everything breaks a law, which says what was changed and how to see it again', () => {
    const { what, again } = broken(trusting, 40);
    expect(what).toMatch(/^a position of ".+" with (stack|table|chance|disclosed|rules).* is loaded, but/);
    expect(again).toMatch(/^npx guildhall laws court --seed \d+ --games 1 --player random --every --fuzz 40$/);
  });

  test('loading that fails instead of refusing breaks law 1', () => {
    const failing = loading((data) => {
      const loaded = court.load(data);
      if ('problem' in loaded) throw new Error(loaded.problem);
      return loaded;
    });
    expect(broken(failing, 10)).toMatchObject({ law: 1, what: expect.stringMatching(/^a position of .* makes loading fail: ./) });
  });

  test('a position that loads but has no end breaks law 4', () => {
    let g: Game<CourtTable> | null = null;
    const endless: typeof court = {
      ...court,
      load: () => {
        g = court.setup({ rounds: 3 }, 2, sealedChance('d'.repeat(64)));
        return { game: g };
      },
      apply: (world, ...rest) => (world === g ? undefined : court.apply(world, ...rest)),
    };
    expect(broken(endless, 1)).toMatchObject({ law: 4, what: expect.stringMatching(/has no end after 201 decisions$/) });
  });
});
