/** Answers run a race where a game says how far foresight pays. */
import { type BotKnowledge, type Foresight, type GamePackage, QuickRandom, quickState } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { makeBot, type Seen, see } from '../src/index.ts';
import { Race } from '../src/race.ts';
import { market } from './toys.ts';

/** The first move of the market, in a package that follows a move for so many turns more; undefined: no further than it goes. */
function seen(turns: number | undefined, seed = 1, more: Partial<BotKnowledge> = {}, further: Partial<Foresight> = {}): Seen {
  const any = market as unknown as GamePackage;
  const follow: { [question: string]: number } = turns === undefined ? {} : { 'game/move': turns };
  const foresight = { turn: 'game/move', turns: follow, ...further };
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
    let safe = 0;
    for (let seed = 1; seed <= 20; seed++) {
      expect(raced(seen(undefined), seed).ranking()[0].answer).toBe('bait');
      // To the end of this turn: the other has none before that.
      expect(raced(seen(0), seed).ranking()[0].answer).toBe('bait');
      const [{ answer }] = raced(seen(1), seed).ranking();
      expect(['safe', 'gamble']).toContain(answer);
      if (answer === 'safe') safe++;
    }
    // A gamble that went well half a dozen times in a row may still look better, but seldom does.
    expect(safe).toBeGreaterThan(15);
  });

  test('tries the surely worse answers no longer than need be', () => {
    const ranking = raced(seen(1)).ranking();
    const visits = (name: string) => ranking.find(({ answer }) => answer === name)?.visits ?? 0;
    expect(ranking).toHaveLength(4);
    expect(visits('waste')).toBeGreaterThan(0);
    expect(visits('waste')).toBeLessThan(visits('safe'));
    // Whether to gamble takes longer to find out.
    expect(visits('gamble')).toBeGreaterThan(visits('waste'));
  });

  test('tries all answers of a round in the same imagined game', () => {
    // Nothing counts but luck: if every answer meets the same, all come to the same.
    const luck = (g: unknown) => (g as { table: { luck: number } }).table.luck;
    const race = new Race(seen(1, 1, { evaluate: luck }), new QuickRandom(2));
    for (let i = 0; i < 24; i++) race.iterate();
    const values = race.ranking().map(({ value }) => value);
    expect(new Set(values).size).toBe(1);
    expect(values[0]).toBeGreaterThan(0);
    expect(values[0]).toBeLessThan(1);
  });

  test('is over by itself when nothing is left to find out', () => {
    const race = raced(seen(1, 1, { evaluate: () => 0.5 }));
    expect(race.ranking().map(({ visits }) => visits)).toEqual([10, 10, 10, 10]);
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

describe('a race of those that stand best at first sight', () => {
  const few = (field: number, evaluate?: BotKnowledge['evaluate']): Race =>
    raced(seen(undefined, 1, evaluate ? { evaluate } : {}, { others: 1, field }));

  test('the others are never followed', () => {
    const ranking = few(2).ranking();
    expect(ranking).toHaveLength(4);
    expect(ranking.filter(({ visits }) => visits > 0)).toHaveLength(2);
    expect(ranking.at(-1)).toMatchObject({ answer: 'waste', visits: 0 });
  });

  test('what looks best gives way to what turns out better', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const race = raced(seen(undefined, seed, {}, { others: 1, field: 3 }), seed);
      expect(race.ranking()[0].answer).not.toBe('bait');
    }
  });

  test('and stays first where nothing is seen to be better', () => {
    // Right after a move money counts; later nothing does.
    const atOnce: BotKnowledge['evaluate'] = (g, seat) => {
      const { money, moves } = g.table as { money: number[]; moves: number };
      return moves === 1 ? 0.5 + (money[seat] - money[1 - seat]) / 1000 : 0.5;
    };
    expect(few(3, atOnce).ranking()[0].answer).toBe('bait');
  });

  test('runs alone where all others stand far behind', () => {
    const race = few(3, (g, seat) => ((g.table as { money: number[] }).money[seat] === 2 ? 0.9 : 0.1));
    expect(race.ranking()[0]).toMatchObject({ answer: 'bait', visits: 0 });
    expect(race.iterations).toBe(1);
  });
});

describe('turns played out', () => {
  /** The same, with moves of the market for turns. */
  const playing = (turns: number, seed = 1, atOnce: readonly string[] = []): Seen => {
    const playout = { turns, begun: (g: unknown) => (g as { table: { moves: number } }).table.moves, atOnce };
    return seen(undefined, seed, { playout });
  };

  test('the bait is left only where the answer to it is seen', () => {
    for (let seed = 1; seed <= 20; seed++) {
      expect(raced(playing(0), seed).ranking()[0].answer).toBe('bait');
      expect(raced(playing(1), seed).ranking()[0].answer).not.toBe('bait');
    }
  });

  test('what follows is not looked at where answers are judged at once', () => {
    const { game, world } = playing(1);
    const question = game.question(world) ?? '';
    for (let seed = 1; seed <= 5; seed++) expect(raced(playing(1, 1, [question]), seed).ranking()[0].answer).toBe('bait');
  });

  test('more of them are played than are thought through', () => {
    const [{ visits }] = raced(playing(1)).ranking();
    const [{ visits: careful }] = raced(seen(1)).ranking();
    expect(visits).toBeGreaterThan(careful);
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

  test('stops of itself where all answers are alike, however long it may think', () => {
    let judged = 0;
    const alike = () => {
      judged++;
      return 0.5;
    };
    makeBot('search', 1).decideNow(seen(undefined, 1, { evaluate: alike }), { ms: 3_600_000 });
    expect(judged).toBe(40);
  });

  test('reads its time from the clock it is given', () => {
    for (const ms of [3, 30]) {
      let time = 0;
      const from = seen(undefined, 1, { evaluate: () => ++time / 1000 });
      makeBot('search', 1).decideNow(from, { ms, now: () => time });
      expect(time).toBe(ms);
    }
  });
});
