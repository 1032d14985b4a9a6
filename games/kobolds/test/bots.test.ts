/** Bots at Kobolds & Cobblestones: they play every scenario to win it, know a good position from a bad one, and what to do at first glance. */
import { GreedyBot, SearchBot, see } from '@guildhall/bots';
import { type Game, type GamePackage, isRefusal, QuickRandom, quickState } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { bestRank } from '../bots/hands.ts';
import { wayBetween } from '../bots/ways.ts';
import { SCENARIO_IDS, type ScenarioId } from '../data/index.ts';
import { kobolds } from '../index.ts';
import type { Table } from '../table.ts';
import { beside, given, model, type Placed, type Scene } from './kit.ts';

const game = kobolds as unknown as GamePackage;

/** Gangs that fight it out quickly. */
const GOLD = 12;
/** Short games of each scenario that one side wins and the other; `guildhall sim` tells how many of forty somebody wins. */
const WON_BY: { readonly [id in ScenarioId]: readonly [number, number] } = {
  'all-out-brawl': [3, 9],
  'hide-and-seek': [2, 4],
  'runaway-carriage': [3, 2],
  'mr-cuddly': [5, 7],
  'territory-grab': [3, 4],
  vic: [3, 5],
  'chuck-ball': [5, 1],
  'protect-the-rat': [6, 8],
};

function begin(scenario: number, seed: number, gold: number): Game<Table> {
  const options = kobolds.options({ scenario, gold }, 2);
  if (isRefusal(options)) throw new Error(options.why);
  return kobolds.setup(options, 2, { kind: 'quick', state: quickState(seed) });
}

describe('every scenario is played to be won, and either side can', () => {
  /** One game among greedy bots: every answer is legal, every position has a value. */
  function winners(scenario: number, seed: number): readonly number[] {
    const g = begin(scenario, seed, GOLD);
    const bots = [new GreedyBot(2 * seed, 1), new GreedyBot(2 * seed + 1, 1)];
    const eyes = new QuickRandom(seed);
    for (let [seat] = kobolds.actors(g); seat !== undefined; [seat] = kobolds.actors(g)) {
      const answer = bots[seat].decideNow(see(game, g as Game<unknown>, seat, eyes)) as string;
      const value = kobolds.bots.evaluate(g, seat);
      if (kobolds.whyNot(g, seat, answer) !== null || !(value >= 0 && value <= 1)) throw new Error(`${answer}, ${value}`);
      kobolds.apply(g, seat, answer);
    }
    return kobolds.outcome(g)?.winners ?? [];
  }

  test.each(SCENARIO_IDS.map((id, at) => [id, at + 1] as const))('%s', (id, scenario) => {
    for (const seat of [0, 1]) expect(winners(scenario, WON_BY[id][seat])).toEqual([seat]);
  });
});

test('no bot hits a friend to be rid of a card (KC-12.37), though that is legal', () => {
  const golem = model('golem', 0, 12, 3);
  const miner = beside(golem, 'east', 'dwarf-miner', 0);
  const s = given({ models: [miner, golem, model('dorick', 0, 3, 3), model('barry', 1, 20, 20)] });
  s.activate(0).allowed(0, 'attack m1');
  for (let seed = 1; seed < 30; seed++) {
    for (const bot of [new GreedyBot(seed, 1), new SearchBot(seed)]) {
      const seen = see(game, s.game as Game<unknown>, 0, new QuickRandom(seed));
      expect(bot.decideNow(seen, { iterations: 5 })).not.toBe('attack m1');
    }
  }
});

test('the search bot answers legally in the thick of it', () => {
  const g = begin(1, 9, 12);
  const bots = [new SearchBot(1), new GreedyBot(2, 1)];
  const eyes = new QuickRandom(4);
  for (let n = 0; n < 60; n++) {
    const [seat] = kobolds.actors(g);
    const answer = bots[seat].decideNow(see(game, g as Game<unknown>, seat, eyes), { iterations: 10 }) as string;
    expect(kobolds.whyNot(g, seat, answer)).toBeNull();
    kobolds.apply(g, seat, answer);
  }
});

describe('how it stands', () => {
  const ogre = model('ogre', 0, 8, 8);
  const leaders = [model('klacka', 0, 3, 3), model('barry', 1, 20, 20)];
  const value = (of: Parameters<typeof given>[0], seat = 0): number => kobolds.bots.evaluate(given(of).game, seat);

  test('wounds and losses are worse the more there are', () => {
    const with_ = (wounds: number) => value({ models: [{ ...ogre, wounds }, ...leaders] });
    expect(with_(0)).toBeGreaterThan(with_(2));
    expect(with_(2)).toBeGreaterThan(with_(4));
    expect(with_(4)).toBeGreaterThan(value({ models: [{ ...ogre, removedBy: 1 }, ...leaders] }));
  });

  test('fighters want to be near the enemy', () => {
    const at = (x: number) => value({ models: [{ ...ogre, x, y: 20 }, ...leaders] });
    expect(at(16)).toBeGreaterThan(at(8));
  });

  test('a collected treasure, the chest near home, a V.I.C. near the far edge are good', () => {
    const treasure = (treasures: [number, number]) => value({ models: [ogre, ...leaders], scenario: 'hide-and-seek', treasures });
    expect(treasure([1, 0])).toBeGreaterThan(treasure([0, 0]));
    expect(treasure([0, 0])).toBeGreaterThan(treasure([0, 1]));
  });
});

describe('how a brawl stands (KC-22.2, KC-22.3)', () => {
  const gang = (seat: number, more: Partial<Placed> = {}) => [
    model('klacka', seat, 3, 3 + 17 * seat, more),
    model('orc-ruffian', seat, 6, 3 + 17 * seat, more),
    model('human-lowlife', seat, 9, 3 + 17 * seat, more),
  ];
  const fallen = (models: Placed[], at: number, by: number) => models.map((m, i) => (i === at ? { ...m, removedBy: by } : m));
  const value = (of: Parameters<typeof given>[0]): number => kobolds.bots.evaluate(given(of).game, 0);

  test('at the end any lead is nearly a win, and at the start it is not', () => {
    const lead = (turn: number, activated: boolean) =>
      value({ models: [...gang(0, { activated }), ...fallen(gang(1, { activated }), 2, 0)], turn });
    expect(lead(6, true)).toBeGreaterThan(0.8);
    expect(lead(1, true)).toBeLessThan(0.65);
  });

  test('when everybody has acted in the last turn, wounds, cards and coins count no more', () => {
    const models = (wounds: number, activated: boolean) => [
      ...gang(0, { activated }).map((m, i) => (i === 1 ? { ...m, wounds } : m)),
      ...gang(1, { activated }),
    ];
    const over = { turn: 6, hands: ['2c 4d 7h', '2h 4c 7s'] as [string, string] };
    const even = value({ ...over, models: models(0, true) });
    expect(even).toBeCloseTo(0.5, 2);
    expect(value({ ...over, models: models(1, true) })).toBeCloseTo(even, 6);
    expect(value({ ...over, models: models(0, true), stash: [5, 0] })).toBeCloseTo(even, 6);
    expect(value({ ...over, models: models(0, true), hands: ['Kc Kd Kh', '2h 4c 7s'] })).toBeCloseTo(even, 6);
    // Before, all of them do.
    const before = value({ ...over, models: models(0, false) });
    expect(value({ ...over, models: models(1, false) })).toBeLessThan(before);
    expect(value({ ...over, models: models(0, false), stash: [5, 0] })).toBeGreaterThan(before);
    expect(value({ ...over, models: models(0, false), hands: ['Kc Kd Kh', '2h 4c 7s'] })).toBeGreaterThan(before);
  });

  test('nobody is ahead because his gang was worth more to begin with', () => {
    const big = [...gang(0, { activated: true }), model('ogre', 0, 12, 3, { activated: true })];
    expect(value({ models: [...big, ...gang(1, { activated: true })], turn: 6 })).toBeCloseTo(0.5, 2);
  });
});

describe('KC-19.10 Just do it! is bought for a better hand, and for nothing else', () => {
  const ruffian = model('orc-ruffian', 0, 10, 12);
  const s = (hand: string): Scene =>
    given({
      models: [ruffian, beside(ruffian, 'east', 'human-bruiser', 1), model('klacka', 0, 2, 2), model('barry', 1, 22, 22)],
      hands: [hand, '2h 4d'],
      stash: [2, 0],
    })
      .activate(0)
      .say('attack m1')
      .expectQuestion('attack/just do it', 0);
  const gained = (hand: string): number => {
    const after = (answer: string): number => kobolds.bots.evaluate(s(hand).say(answer).game, 0);
    return after('just do it') - after('no');
  };
  const urged = (hand: string): number => {
    const { game } = s(hand);
    return (kobolds.bots.urge?.(game, 0, 'just do it') ?? 0) - (kobolds.bots.urge?.(game, 0, 'no') ?? 0);
  };

  test('a fourth card makes it four of a kind', () => {
    expect(gained('Kh Kd Kc Ks 7h')).toBeGreaterThan(0);
    expect(urged('Kh Kd Kc Ks 7h')).toBeGreaterThan(0);
  });
  test.each([
    ['a pair stays a pair', 'Kh Kd 2c 4s 7h'],
    ['three of a kind stay so', 'Kh Kd Kc 4s 7h'],
    ['nothing stays nothing', 'Kh 9d 2c 4s 7h'],
    ['there is no fourth card', 'Kh Kd 2c'],
  ])('%s', (_what, hand) => {
    expect(gained(hand)).toBeLessThan(0);
    expect(urged(hand)).toBeLessThan(0);
  });
});

test('foresight is for questions that the game asks', () => {
  const { foresight } = kobolds.bots;
  expect(kobolds.questions()).toContain(foresight?.turn);
  expect(kobolds.questions()).toEqual(expect.arrayContaining(Object.keys(foresight?.turns ?? {})));
  // Every answer is followed until the other side has acted and the own side again.
  expect(foresight?.others).toBe(2);
});

describe('at first glance', () => {
  const ruffian = model('orc-ruffian', 0, 10, 12);
  const enemy = beside(ruffian, 'east', 'human-bruiser', 1);

  function act(hands: [string, string]): (answer: string) => number {
    const s = given({ models: [ruffian, enemy, beside(ruffian, 'west', 'goblin-scumbag', 0)], hands });
    s.activate(0);
    return (answer) => kobolds.bots.urge?.(s.game, 0, answer) ?? 0;
  }

  test('attacks with a good hand, draws cards with a bad one, leaves friends alone', () => {
    const good = act(['Kh Kd Ks 2c 4d', '2h 4d 7s']);
    expect(good('attack m1')).toBeGreaterThan(good('draw cards'));
    expect(good('attack m1')).toBeGreaterThan(good('attack m2'));
    const bad = act(['2c 4d 6h 8s Tc', '2h 4d 7s']);
    expect(bad('draw cards')).toBeGreaterThan(bad('attack m1'));
    expect(bad('draw cards')).toBeGreaterThan(bad('end'));
  });
});

describe('the best rank within a limit', () => {
  test.each([
    ['2c 4d 6h 8s Tc', 5, 1],
    ['2c 2d 6h 8s Tc', 1, 1],
    ['2c 2d 6h 8s Tc', 2, 2],
    ['2c 2d 6h 6s Tc', 3, 2],
    ['2c 2d 6h 6s Tc', 4, 3],
    ['2c 2d 2h 6s Tc 6d', 4, 4],
    ['2c 2d 2h 6s Tc 6d', 5, 7],
    ['2c 2d 2h 2s Tc', 3, 4],
    ['2c 2d 2h 2s Tc', 4, 8],
    ['Ac 2d 3h 4s 5c 9d', 5, 5],
    ['Ac 2c 3c 4c 5c 9d', 5, 9],
    ['Ac Kc Qc Jc Tc 9d', 5, 10],
    ['Ac Kc 9c 4c 2c 2d', 5, 6],
    ['Kh', 5, 1],
    ['', 5, 0],
  ])('%s, %i cards: %i', (hand, limit, rank) => {
    expect(bestRank(hand === '' ? [] : (hand.split(' ') as Parameters<typeof bestRank>[0]), limit)).toBe(rank);
  });
});

test('the way around a wall is longer than straight through it', () => {
  const s = given({ models: [model('klacka', 0, 3, 3), model('barry', 1, 20, 20)], terrain: 'house 4 11 20 13 3' });
  const [from, to] = [
    { x: 12, y: 8 },
    { x: 12, y: 16 },
  ];
  expect(wayBetween(s.game.table, from, to)).toBeGreaterThan(15);
  expect(wayBetween(s.game.table, from, { x: 12, y: 4 })).toBeCloseTo(4, 0);
});
