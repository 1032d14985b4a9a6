/** Bots answer legally, within their budget, from imagined games only, and not foolishly. */
import { type Game, type GamePackage, QuickRandom, quickState } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { BOTS, makeBot, pairedDifference, playGame, Search, type Seen, see, simulate, wilson } from '../src/index.ts';
import { auction, heap } from './toys.ts';

const chance = (seed: number) => ({ kind: 'quick' as const, state: quickState(seed) });
const start = (game: GamePackage, seats: number, seed: number, options = {}): Game<unknown> =>
  game.setup(game.options(options, seats) as never, seats, chance(seed));
const names = Object.keys(BOTS);

describe('every bot', () => {
  test.each(names)('%s gives only legal answers, also to open questions and face down', async (name) => {
    for (const [game, seats] of [
      [heap, 2],
      [auction, 3],
    ] as [GamePackage, number][]) {
      const g = start(game, seats, 7);
      const bots = Array.from({ length: seats }, (_, seat) => makeBot(name, seat));
      let decisions = 0;
      for (let actors = game.actors(g); actors.length > 0; actors = game.actors(g)) {
        const seat = actors[actors.length - 1];
        const answer = await bots[seat].decide(see(game, g, seat, new QuickRandom(decisions)), { iterations: 30 });
        expect(game.whyNot(g, seat, answer)).toBeNull();
        game.apply(g, seat, answer);
        decisions++;
      }
      expect(decisions).toBeGreaterThan(3);
    }
  });

  test.each(names)('%s leaves the world it is given as it was', (name) => {
    const g = start(auction, 3, 3);
    const seen = see(auction, g, 1, new QuickRandom(1));
    const before = JSON.stringify(seen.world);
    makeBot(name, 1).decideNow(seen, { iterations: 50 });
    expect(JSON.stringify(seen.world)).toBe(before);
  });

  test.each(names)('%s has the manners of the game, whatever it thinks', async (name) => {
    const any = heap as unknown as GamePackage;
    const g = start(any, 2, 1);
    // Whichever legal answer the game wants of bots: that one, and no other.
    for (const wanted of any.legal(g, 0)) {
      const strict: GamePackage = { ...any, bots: { ...any.bots, manners: (_g, seat) => (seat === 0 ? wanted : null) } };
      expect(makeBot(name, 1).decideNow(see(strict, g, 0, new QuickRandom(1)), { iterations: 20 })).toBe(wanted);
      expect(await makeBot(name, 1).decide(see(strict, g, 0, new QuickRandom(1)), { iterations: 20 })).toBe(wanted);
    }
  });

  test.each(names)('%s stops when told to', async (name) => {
    const g = start(heap, 2, 1);
    const bot = makeBot(name, 1);
    const off = AbortSignal.abort(new Error('enough'));
    expect(() => bot.decideNow(see(heap, g, 0, new QuickRandom(1)), { signal: off })).toThrow('enough');
    await expect(async () => bot.decide(see(heap, g, 0, new QuickRandom(1)), { signal: off })).rejects.toThrow('enough');
  });
});

describe('what bots think about', () => {
  const thinking = names.filter((name) => name !== 'random');

  test.each(thinking)('%s thinks of as many answers as the game wants, of those with the strongest urges', (name) => {
    const any = heap as unknown as GamePackage;
    const g = start(any, 2, 1) as Game<{ stones: number }>;
    g.table.stones = 3;
    const urge = (_g: Game<unknown>, _seat: number, answer: unknown): number => (answer === 'take 2' ? 1 : 0);
    const decided = (narrow?: { [question: string]: number }): Set<unknown> => {
      // Nobody slips: whoever does takes any answer (see levels.test.ts).
      const ladder = { slips: { novice: 0, apprentice: 0, journeyman: 0, veteran: 0 }, expert: 20 };
      const asked: GamePackage = { ...any, bots: { ...any.bots, urge, narrow, ladder } };
      const answers = Array.from({ length: 20 }, (_, seed) =>
        makeBot(name, seed).decideNow(see(asked, g, 0, new QuickRandom(seed)), { iterations: 20 }),
      );
      return new Set(answers);
    };
    expect(decided({ 'game/take': 1 })).toEqual(new Set(['take 2']));
    // Taking all three wins.
    expect(decided()).toContain('take 3');
  });

  test.each(thinking)('%s does not think of what is shunned, at an open question either', (name) => {
    const any = auction as unknown as GamePackage;
    const asked: GamePackage = { ...any, bots: { ...any.bots, shuns: (_g, _seat, answer) => Number(answer) % 2 === 1 } };
    const g = start(any, 2, 1);
    for (const [seat, bid] of [
      [0, 0],
      [1, 1],
    ])
      any.apply(g, seat, bid);
    expect(any.isOpen(g)).toBe(true);
    for (let seed = 0; seed < 10; seed++) {
      const answer = makeBot(name, seed).decideNow(see(asked, g, 1, new QuickRandom(seed)), { iterations: 20 });
      expect(Number(answer) % 2, `seed ${seed}`).toBe(0);
    }
  });
});

describe('what bots may know', () => {
  /** A package that notes every game object it is asked about. */
  function spied(game: GamePackage): { game: GamePackage; asked: Set<unknown>; made: Set<unknown> } {
    const asked = new Set<unknown>();
    const made = new Set<unknown>();
    const bots = { ...game.bots };
    const noting = (target: object): ProxyHandler<object> => ({
      get: (_, key) => {
        const value = (target as Record<PropertyKey, unknown>)[key];
        if (typeof value !== 'function') return key === 'bots' ? new Proxy(bots, noting(bots)) : value;
        return (...args: unknown[]) => {
          if (key !== 'options' && key !== 'setup') asked.add(args[0]);
          const result: unknown = value(...args);
          if (key === 'imagine' || key === 'copy') made.add(result);
          return result;
        };
      },
    });
    return { game: new Proxy(game, noting(game)) as GamePackage, asked, made };
  }

  test.each(names)('%s touches no game but imagined ones and copies of them', (name) => {
    const g = start(auction, 3, 5);
    const seen = see(auction, g, 0, new QuickRandom(2));
    const { game, asked, made } = spied(auction);
    const watched: Seen = { game, seat: seen.seat, view: seen.view, world: seen.world };
    const before = JSON.stringify(g);
    makeBot(name, 4).decideNow(watched, { iterations: 40 });
    expect(JSON.stringify(g)).toBe(before);
    expect(asked.size).toBeGreaterThan(0);
    for (const one of asked) expect(one === seen.world || made.has(one)).toBe(true);
    expect(asked.has(g)).toBe(false);
  });

  test('what a bot sees does not depend on what it cannot know', () => {
    const g = start(auction, 2, 5);
    const other = auction.copy(g as never);
    other.table.secrets[1] = [1, 2, 3, 4, 5].find((n) => !other.table.secrets.includes(n)) ?? 0;
    for (const name of names) {
      const answer = (truth: Game<unknown>) =>
        makeBot(name, 9).decideNow(see(auction, truth, 0, new QuickRandom(8)), { iterations: 60 });
      expect(answer(other)).toEqual(answer(g));
    }
  });
});

describe('search', () => {
  const thinker = (stones: number, seed: number) => {
    const g = start(heap, 2, seed) as Game<{ stones: number }>;
    g.table.stones = stones;
    return see(heap, g, 0, new QuickRandom(seed));
  };

  test('takes the win at hand', () => {
    for (const stones of [2, 3]) {
      expect(makeBot('search', stones).decideNow(thinker(stones, 1), { iterations: 100 })).toBe(`take ${stones}`);
      expect(makeBot('greedy', stones).decideNow(thinker(stones, 1))).toBe(`take ${stones}`);
    }
  });

  test('leaves a multiple of four, which takes looking ahead', () => {
    for (const stones of [5, 6, 7, 9, 10, 11]) {
      expect(makeBot('search', stones).decideNow(thinker(stones, stones), { iterations: 3000 })).toBe(`take ${stones % 4}`);
    }
  });

  test('does as many rounds as it is allowed', () => {
    const search = new Search(thinker(21, 1), new QuickRandom(1));
    for (let i = 0; i < 25; i++) search.iterate();
    expect(search.ranking().reduce((sum, { visits }) => sum + visits, 0)).toBe(25);
  });

  test('keeps to its time and lets others have a turn meanwhile', async () => {
    let turns = 0;
    const ticking = setInterval(() => turns++, 1);
    // By this clock time goes on only while others have their turn: a bot that gives them none, or looks at no clock, never ends.
    let looked = 0;
    const now = (): number => {
      looked = turns;
      return turns * 20;
    };
    await makeBot('search', 1).decide(thinker(21, 1), { ms: 120, now });
    clearInterval(ticking);
    expect(looked).toBeGreaterThanOrEqual(6);
    expect(looked).toBeLessThan(12);
  });

  test('can be called off while it thinks', async () => {
    const call = new AbortController();
    const thinking = makeBot('search', 1).decide(thinker(21, 1), { ms: 60_000, signal: call.signal });
    setTimeout(() => call.abort(new Error('enough')), 30);
    await expect(thinking).rejects.toThrow('enough');
  });
});

describe('simulate', () => {
  const run = (seats: string[], games: number, seed: string) =>
    simulate({ game: heap, seats, games, seed, options: { stones: 21 }, budget: { iterations: 150 } });

  test('counts games, decisions, outcomes and reasons', async () => {
    const progress: number[] = [];
    const result = await simulate({
      game: auction,
      seats: ['random', 'greedy', 'random'],
      games: 40,
      seed: 1,
      options: {},
      onProgress: (n) => progress.push(n),
    });
    expect(result.games).toBe(40);
    expect(result.decisions).toBeGreaterThan(40 * 9 - 1);
    expect(result.reasons).toEqual({ rounds: 40 });
    expect(result.seats.map(({ bot }) => bot)).toEqual(['random', 'greedy', 'random']);
    for (const { rate, low, high, wins, shared } of result.seats) {
      expect(rate).toBeCloseTo((wins + shared) / 40);
      expect(low).toBeLessThanOrEqual(rate);
      expect(high).toBeGreaterThanOrEqual(rate);
    }
    expect(result.seats[1].rate).toBeGreaterThan(result.seats[0].rate);
    expect(progress.at(-1)).toBe(40);
  });

  test('the same seed gives the same games, another seed others', async () => {
    const { decisionsPerSecond: _a, ...first } = await run(['search', 'random'], 5, 'a');
    const { decisionsPerSecond: _b, ...again } = await run(['search', 'random'], 5, 'a');
    expect(again).toEqual(first);
    const games = ['a', 'b', 'c'].map((seed) =>
      JSON.stringify(playGame({ game: auction, seats: ['random', 'random'], games: 1, seed, options: {} }, 0).end),
    );
    expect(new Set(games).size).toBe(3);
  });

  test('the stronger bot wins more', async () => {
    const { seats } = await run(['random', 'search'], 20, 'strong');
    expect(seats[1].wins).toBeGreaterThan(17);
  });

  test('can be called off', async () => {
    const call = new AbortController();
    const running = simulate({
      game: auction,
      seats: ['random', 'random'],
      games: 10_000_000,
      seed: 1,
      options: {},
      signal: call.signal,
      onProgress: () => call.abort(new Error('enough')),
    });
    await expect(running).rejects.toThrow('enough');
  });

  test('makes no imagined games for bots that do not look', () => {
    const imagining = { ...auction, imagine: () => expect.unreachable('imagined a game for a random bot') } as GamePackage;
    expect(
      playGame({ game: imagining, seats: ['random', 'random'], games: 1, seed: 1, options: {} }, 0).decisions,
    ).toBeGreaterThan(5);
  });
});

test('an unknown bot is named with those there are', () => {
  expect(() => makeBot('genius', 1)).toThrow(
    'there is no bot "genius"; there are random, novice, apprentice, journeyman, veteran, greedy, expert, search',
  );
  expect(() => makeBot('constructor', 1)).toThrow('there is no bot "constructor"');
});

test('Wilson intervals', () => {
  const { low, high } = wilson(70, 100);
  expect(low).toBeCloseTo(0.6042, 3);
  expect(high).toBeCloseTo(0.7811, 3);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  expect(wilson(10, 10).high).toBeCloseTo(1, 9);
});

test('intervals of a difference in pairs', () => {
  const { difference, low, high } = pairedDifference(20, 8, 100);
  expect(difference).toBeCloseTo(0.12, 9);
  expect(low).toBeCloseTo(0.01672, 4);
  expect(high).toBeCloseTo(0.21858, 4);
  const none = pairedDifference(0, 0, 50);
  expect(none.difference).toBe(0);
  expect(none.low).toBeLessThan(0);
  expect(none.high).toBeCloseTo(-none.low, 9);
  expect(pairedDifference(0, 0, 0)).toEqual({ difference: 0, low: -1, high: 1 });
  expect(pairedDifference(3, 3, 3).high).toBeLessThanOrEqual(1);
});
