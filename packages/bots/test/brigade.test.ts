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

  test('a Wagon goes where it is of use, and Renown is not left over: nobody thinks about the rest', () => {
    const g = game.setup(options({}, 2), 2, { kind: 'quick', state: quickState(4) });
    while (game.question(g) === 'setup/colour') game.apply(g, game.actors(g)[0], game.legal(g, game.actors(g)[0])[0]);
    const [seat] = game.actors(g);
    const t = g.table as { brigade: number[]; wagon: number[]; wagonWater: number[]; fire: number[]; loyal: number[] };
    const [B2, C2, A3, F5] = [7, 8, 12, 29];
    const thoughtOf = (): string[] => {
      const answers = game.legal(g, seat).map(String);
      return answers.filter((answer) => answer.startsWith('wagon ') && !game.bots.shuns?.(g, seat, answer));
    };
    t.fire.fill(0);
    t.fire[B2] = 3;
    t.fire[C2] = 1;
    t.fire[F5] = 1;
    t.brigade[seat] = A3;
    t.wagon[seat] = B2;
    // To the Brigade, or to a fire it can reach; not to one across the city, nor where nothing burns.
    expect(thoughtOf().sort()).toEqual(['wagon A3', 'wagon C2']);
    t.loyal[F5] = seat;
    expect(thoughtOf()).toContain('wagon F5');
    t.loyal[F5] = -1;
    // Dry, it is of no use at a fire.
    t.wagonWater[seat] = 0;
    expect(thoughtOf()).not.toContain('wagon C2');
    // Its water puts out what the Brigade's own cannot: there it stays.
    t.wagonWater[seat] = 2;
    t.brigade[seat] = B2;
    expect(thoughtOf()).toEqual([]);
    game.apply(g, seat, 'extinguish 3');
    while (game.question(g) === 'pay water/holder') game.apply(g, seat, game.legal(g, seat)[0]);
    expect(game.question(g)).toBe('award/place');
    expect(game.legal(g, seat).filter((answer) => game.bots.shuns?.(g, seat, answer))).toEqual(['done']);
  });

  test('who is without water goes where there is some, step by step', () => {
    const g = game.setup(options({}, 2), 2, { kind: 'quick', state: quickState(4) });
    while (game.question(g) === 'setup/colour') game.apply(g, game.actors(g)[0], game.legal(g, game.actors(g)[0])[0]);
    const [seat] = game.actors(g);
    const t = g.table as {
      brigade: number[];
      wagon: number[];
      wardenWater: number[];
      wagonWater: number[];
      fire: number[];
      firehouse: number[];
    };
    t.fire.fill(0);
    const home = t.firehouse[seat];
    const far = home === 0 ? 28 : 7;
    t.fire[far] = 2;
    t.brigade[seat] = far;
    t.wardenWater[seat] = 0;
    t.wagonWater[seat] = 0;
    t.wagon[seat] = home;
    const stands = game.bots.evaluate(g, seat);
    t.brigade[seat] = home === 0 ? 14 : 21;
    expect(game.bots.evaluate(g, seat)).toBeGreaterThan(stands);
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
