/** The bots at a real game: The Brigade, at several tables. */
import { brigade } from '@guildhall/brigade';
import { type GamePackage, type Options, QuickRandom, quickState, type Told } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { makeBot, see, simulate } from '../src/index.ts';

const game = brigade as unknown as GamePackage;
const options = (given: Options, seats: number): Options => game.options(given, seats) as Options;

describe('The Brigade', () => {
  test.each([
    ['two seats', 2, {}],
    [
      'four seats, all modules',
      4,
      { advanced: true, bonusWardens: true, promoCrew: true, specialBuildings: true, festivalEvents: true },
    ],
    ['partners', 3, { cooperative: true }],
    ['alone', 1, { cooperative: true, advanced: true }],
  ] as [string, number, Options][])('%s: greedy and search answer legally', (_name, seats, given) => {
    const names = ['greedy', 'search', 'random', 'greedy'];
    const bots = Array.from({ length: seats }, (_, seat) => makeBot(names[seat], seat));
    const eyes = new QuickRandom(5);
    let decisions = 0;
    // Some games are over soon; then another begins.
    for (let n = 0; decisions < 80; n++) {
      const g = game.setup(options(given, seats), seats, { kind: 'quick', state: quickState(seats + n) });
      for (let [seat] = game.actors(g); seat !== undefined && decisions < 80; [seat] = game.actors(g)) {
        const answer = bots[seat].decideNow(see(game, g, seat, eyes), { iterations: 15 });
        expect(game.whyNot(g, seat, answer)).toBeNull();
        game.apply(g, seat, answer);
        decisions++;
      }
    }
  });

  test('greedy beats random nearly always', async () => {
    const run = (seats: string[]) => simulate({ game, seats, games: 4, seed: 'strength', options: options({}, 2) });
    const [first, second] = [await run(['greedy', 'random']), await run(['random', 'greedy'])];
    expect(first.seats[0].wins + second.seats[1].wins).toBeGreaterThan(6);
  });

  test('greedy neither throws Renown away nor leaves actions unused: it compares what stands at one moment', () => {
    let placed = 0;
    let forfeited = 0;
    let turns = 0;
    let unused = 0;
    const count = ({ fact }: Told): void => {
      if (fact.kind === 'renownPlaced') placed++;
      if (fact.kind === 'renownForfeited') forfeited += Number(fact.n);
      if (fact.kind !== 'turnEnded') return;
      turns++;
      unused += Number(fact.unused);
    };
    for (let n = 0; n < 5; n++) {
      const g = game.setup(options({}, 2), 2, { kind: 'quick', state: quickState(100 + n) });
      const bots = [makeBot('greedy', n), makeBot('greedy', n + 1)];
      const eyes = new QuickRandom(n);
      for (let [seat] = game.actors(g); seat !== undefined; [seat] = game.actors(g)) {
        game.apply(g, seat, bots[seat].decideNow(see(game, g, seat, eyes)), count);
      }
    }
    // Before, every third token was forfeited and a turn ended with one or two actions unused.
    expect(forfeited / (placed + forfeited)).toBeLessThan(0.15);
    expect(unused / turns).toBeLessThan(0.6);
  });

  test('how it stands is told between 0 and 1, and the urge is a number', () => {
    const g = game.setup(options({}, 3), 3, { kind: 'quick', state: quickState(8) });
    const random = new QuickRandom(8);
    for (let [seat] = game.actors(g); seat !== undefined; [seat] = game.actors(g)) {
      for (let s = 0; s < 3; s++) {
        const value = game.bots.evaluate(g, s);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      for (const answer of game.legal(g, seat)) expect(game.bots.urge?.(g, seat, answer)).toEqual(expect.any(Number));
      game.apply(g, seat, game.sample(g, seat, random));
    }
  });
});
