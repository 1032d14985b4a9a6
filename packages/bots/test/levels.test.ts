/** The levels between the bots: how often they slip, how little the expert looks, and that they stand in order. */
import { brigade } from '@guildhall/brigade';
import {
  type Game,
  type GamePackage,
  type Ladder,
  type Options,
  offeredLevel,
  offersLevel,
  type Plain,
  QuickRandom,
  quickState,
} from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { BOTS, makeBot, playGame, see } from '../src/index.ts';
import { heap } from './toys.ts';

const game = heap as unknown as GamePackage;
/** A heap of three stones, of which taking all three wins: greedy always does. */
function three(ladder: Ladder | undefined): { seen: ReturnType<typeof see> } {
  const g = game.setup(game.options({}, 2) as Options, 2, { kind: 'quick', state: quickState(1) }) as Game<{ stones: number }>;
  g.table.stones = 3;
  const asked: GamePackage = { ...game, bots: { ...game.bots, ladder } };
  return { seen: see(asked, g, 0, new QuickRandom(1)) };
}
const slips = (each: number): Ladder['slips'] => ({ novice: each, apprentice: each, journeyman: each, veteran: each });
const answers = (level: string, ladder: Ladder | undefined, times: number): Plain[] => {
  const { seen } = three(ladder);
  const bot = makeBot(level, 5);
  return Array.from({ length: times }, () => bot.decideNow(seen));
};

test.each(['novice', 'apprentice', 'journeyman', 'veteran'])('%s slips as often as its game says', (level) => {
  const never = answers(level, { slips: slips(0), expert: 1 }, 100);
  expect(new Set(never)).toEqual(new Set(['take 3']));
  const always = answers(level, { slips: slips(100), expert: 1 }, 300);
  const count = (answer: string): number => always.filter((given) => given === answer).length;
  // Any of the three, about as often.
  for (const answer of ['take 1', 'take 2', 'take 3']) expect(count(answer)).toBeGreaterThan(60);
  const half = answers(level, { slips: slips(50), expert: 1 }, 300).filter((answer) => answer !== 'take 3').length;
  // A slip takes the wrong stones in two of three cases.
  expect(half).toBeGreaterThan(70);
  expect(half).toBeLessThan(130);
});

test('where thinking is narrowed to one answer, whoever slips still takes any', () => {
  const { seen } = three({ slips: slips(100), expert: 1 });
  const bots = {
    ...seen.game.bots,
    narrow: { 'game/take': 1 },
    urge: (_g: unknown, _seat: number, a: Plain) => (a === 'take 3' ? 1 : 0),
  };
  const narrowed = { ...seen, game: { ...seen.game, bots } };
  expect(makeBot('greedy', 5).decideNow(narrowed)).toBe('take 3');
  const novice = makeBot('novice', 5);
  expect(new Set(Array.from({ length: 60 }, () => novice.decideNow(narrowed)))).toEqual(new Set(['take 1', 'take 2', 'take 3']));
});

test('where a game says nothing, each level slips less than the one below', () => {
  const foolish = (level: string): number => answers(level, undefined, 400).filter((answer) => answer !== 'take 3').length;
  const order = ['novice', 'apprentice', 'journeyman', 'veteran'].map(foolish);
  expect(order).toEqual([...order].sort((a, b) => b - a));
  expect(order[0]).toBeGreaterThan(2 * order[3]);
});

test('greedy tries answers whose worth is certain in one imagined game, others in several', () => {
  const { seen } = three(undefined);
  const imagined = (certain: readonly string[]): number => {
    let times = 0;
    const counting: GamePackage = {
      ...seen.game,
      bots: { ...seen.game.bots, certain },
      imagine: (g, seat, random) => {
        times++;
        return seen.game.imagine(g, seat, random);
      },
    };
    expect(makeBot('greedy', 1).decideNow({ ...seen, game: counting })).toBe('take 3');
    return times;
  };
  // The first is the one it was given.
  expect(imagined(['game/take'])).toBe(0);
  expect(imagined(['game/other'])).toBe(2);
});

test('the expert looks at as many imagined games as its game says, and never at more than it may', () => {
  const { seen } = three({ slips: slips(0), expert: 7 });
  let imagined = 0;
  const counting: GamePackage = {
    ...seen.game,
    imagine: (g, seat, random) => {
      imagined++;
      return seen.game.imagine(g, seat, random);
    },
  };
  const looks = (limits: { iterations?: number; ms?: number }): number => {
    imagined = 0;
    makeBot('expert', 1).decideNow({ ...seen, game: counting }, limits);
    return imagined;
  };
  expect(looks({})).toBe(7);
  expect(looks({ iterations: 3 })).toBe(3);
  expect(looks({ iterations: 30, ms: 3_600_000 })).toBe(7);
});

test('a level that is not stronger than the one below it is not offered: greedy plays in its place', () => {
  const { seen } = three({ slips: slips(0), expert: 7, unproven: ['expert', 'search'] });
  const names = Object.keys(BOTS);
  expect(names.filter((level) => !offersLevel(seen.game, level))).toEqual(['expert', 'search']);
  expect(offeredLevel(seen.game, 'search')).toBe('greedy');
  expect(offeredLevel(seen.game, 'expert')).toBe('greedy');
  expect(offeredLevel(seen.game, 'novice')).toBe('novice');
  const { seen: fewer } = three({ slips: slips(0), expert: 7, unproven: ['veteran', 'expert', 'search'] });
  expect(names.filter((level) => !offersLevel(fewer.game, level))).toEqual(['veteran', 'expert', 'search']);
  // The strongest below: nobody is given more than they asked for.
  expect(offeredLevel(fewer.game, 'veteran')).toBe('journeyman');
  expect(offeredLevel(fewer.game, 'search')).toBe('greedy');
  expect(names.every((level) => offersLevel(three({ slips: slips(0), expert: 7 }).seen.game, level))).toBe(true);
  expect(names.every((level) => offersLevel(three(undefined).seen.game, level))).toBe(true);
});

test('in The Brigade every learner wins more often than it loses against the one two below', () => {
  const real = brigade as unknown as GamePackage;
  const options = real.options({}, 2) as Options;
  const levels = Object.keys(BOTS).slice(0, Object.keys(BOTS).indexOf('greedy'));
  for (let at = 2; at < levels.length; at++) {
    let ahead = 0;
    for (let n = 0; n < 12; n++) {
      const mine = n % 2;
      const seats = mine === 0 ? [levels[at], levels[at - 2]] : [levels[at - 2], levels[at]];
      const { end } = playGame({ game: real, seats, games: 1, seed: `ladder ${n >> 1}`, options }, 0);
      const { winners } = real.outcome(end) ?? { winners: [] };
      if (winners.length === 1) ahead += winners[0] === mine ? 1 : -1;
    }
    expect(ahead, `${levels[at]} against ${levels[at - 2]}`).toBeGreaterThan(2);
  }
});
