/** Answers run a race where a game says how far foresight pays. */
import { type BotKnowledge, type GamePackage, QuickRandom, quickState } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { makeBot, type Seen, see } from '../src/index.ts';
import { Race } from '../src/race.ts';
import { market } from './toys.ts';

/** The first move of the market, in a package that follows a move for so many turns more; undefined: no further than it goes. */
function seen(turns: number | undefined, seed = 1, more: Partial<BotKnowledge> = {}): Seen {
  const any = market as unknown as GamePackage;
  const follow: { [question: string]: number } = turns === undefined ? {} : { 'game/move': turns };
  const foresight = { turn: 'game/move', turns: follow };
  const game: GamePackage = { ...any, bots: { ...any.bots, foresight, ...more } };
  const g = game.setup({}, 2, { kind: 'quick', state: quickState(seed) });
  return see(game, g, 0, new QuickRandom(seed));
}

function raced(from: Seen, seed = 1): Race {
  const race = new Race(from, new QuickRandom(seed));
  while (!race.done) race.iterate();
  return race;
}

describe('a race', () => {
  test('takes the bait where it looks no further, and leaves it where the other has a turn', () => {
    for (let seed = 1; seed < 20; seed++) {
      expect(raced(seen(undefined), seed).ranking()[0].answer).toBe('bait');
      expect(raced(seen(1), seed).ranking()[0].answer).toBe('safe');
      // Nor where the other's turn counts only to its end: it has none before its own.
      expect(raced(seen(0), seed).ranking()[0].answer).toBe('bait');
    }
  });

  test('tries every answer in the same imagined games, and the surely worse ones no longer than need be', () => {
    const ranking = raced(seen(1)).ranking();
    expect(ranking.map(({ answer }) => answer)).toHaveLength(4);
    const of = (name: string) => ranking.find(({ answer }) => answer === name) ?? { visits: 0, value: 0 };
    expect(of('waste').visits).toBeLessThan(of('safe').visits);
    expect(of('gamble').visits).toBeGreaterThan(of('waste').visits);
    // Both meet the same luck and the same reply: what divides them is exactly the six points between a waste and a safe move.
    const even = raced(seen(1, 1, { urge: undefined })).ranking();
    expect(even[0].answer).toBe('safe');
  });

  test('is over by itself when nothing is left to find out', () => {
    const race = raced(seen(1, 1, { evaluate: () => 0.5 }));
    expect(race.ranking().map(({ visits }) => visits)).toEqual([4, 4, 4, 4]);
    // Equals are told apart by the urge.
    expect(race.ranking()[0].answer).toBe('gamble');
  });

  test('counts whole rounds only, and answers even before the first is over', () => {
    const from = seen(1);
    for (let tries = 0; tries < 9; tries++) {
      const race = new Race(from, new QuickRandom(3));
      for (let i = 0; i < tries; i++) race.iterate();
      const [first, ...rest] = race.ranking();
      expect(rest).toHaveLength(3);
      if (tries >= 4) expect(first.answer).not.toBe('waste');
      if (tries === 0) expect(first.answer).toBe('gamble');
    }
    // In the middle of the second round the order is still that of the first.
    const order = (tries: number) => {
      const race = new Race(from, new QuickRandom(5));
      for (let i = 0; i < tries; i++) race.iterate();
      return race.ranking().map(({ answer }) => answer);
    };
    for (const tries of [5, 6, 7]) expect(order(tries)).toEqual(order(4));
  });
});

describe('the search bot', () => {
  test('races where the game has foresight, and only there', () => {
    const { game, ...rest } = seen(1);
    const { foresight: _, ...blind } = game.bots;
    const answer = (bots: BotKnowledge, seed: number) =>
      makeBot('search', seed).decideNow({ ...rest, game: { ...game, bots } }, { iterations: 12 });
    for (let seed = 1; seed < 10; seed++) expect(answer(game.bots, seed)).not.toBe('bait');
    const tree = Array.from({ length: 9 }, (_, seed) => answer(blind, seed));
    expect(tree).toContain('bait');
  });

  test('stops of itself long before its time is up', () => {
    let asked = 0;
    const from = seen(1, 1, {
      evaluate: () => {
        asked++;
        return 0.5;
      },
    });
    makeBot('search', 1).decideNow(from, { ms: 3_600_000 });
    expect(asked).toBeGreaterThan(15);
  });

  test('reads its time from the clock it is given', () => {
    for (const [ms, most] of [
      [3, 4],
      [30, 31],
    ]) {
      let time = 0;
      let tried = 0;
      const now = () => time;
      const from = seen(undefined, 1, {
        evaluate: (g) => {
          time++;
          tried++;
          return (g as unknown as { table: { luck: number } }).table.luck;
        },
      });
      makeBot('search', 1).decideNow(from, { ms, now });
      expect(tried).toBeGreaterThanOrEqual(ms);
      expect(tried).toBeLessThanOrEqual(most);
    }
  });
});
