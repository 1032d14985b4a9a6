/** Where all win together, two levels are told apart by what comes of the same deal. */
import { playGame } from '@guildhall/bots';
import type { Options } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import { expect, test } from 'vitest';
import { compare, standing, TOGETHER } from '../src/together.ts';

const of = (table: object) =>
  TOGETHER.defenders.besides({ locations: [1, 2, 3, 4], ruined: 0, held: 0, where: [0, 1, -1, -1], morale: 0, ...table });

test('a city that stands is better than one that fell, whatever is left of it', () => {
  expect(compare([1, 0.2], [0, 1.9])).toBeGreaterThan(0);
  expect(compare([0, 0.5], [0, 0.7])).toBeLessThan(0);
  expect(compare([1, 0.5], [1, 0.5])).toBe(0);
});

test('places ruined or held by the enemy are lost once, and so are units destroyed; a reserve is there', () => {
  expect(of({})).toEqual([2, 0]);
  expect(of({ ruined: 0b0011, held: 0b0110 })).toEqual([1.25, 0]);
  expect(of({ where: [0, -2, -2, -1] })).toEqual([1.5, 0]);
});

test('where as much is left, the city whose spirits are higher came out better, and never otherwise', () => {
  expect(compare([1, ...of({ morale: 1 })], [1, ...of({ morale: 3 })])).toBeGreaterThan(0);
  expect(compare([1, ...of({ morale: 9 })], [1, ...of({ ruined: 1 })])).toBeGreaterThan(0);
});

test('sieges played to their end are compared: greedy comes out better than random more often than not', async () => {
  const game = await loadGame('defenders');
  const options = game.options({}, 3) as Options;
  const { end: same } = playGame({ game, seats: ['random', 'random', 'random'], games: 1, seed: 'together', options }, 1);
  expect(compare(standing(game, same, TOGETHER.defenders), standing(game, same, TOGETHER.defenders))).toBe(0);
  let better = 0;
  for (let n = 0; n < 4; n++) {
    const [greedy, random] = ['greedy', 'random'].map((level) => {
      const { end } = playGame({ game, seats: [level, level, level], games: 1, seed: 'together', options }, n);
      return standing(game, end, TOGETHER.defenders);
    });
    better += Math.sign(compare(greedy, random));
  }
  expect(better).toBeGreaterThan(0);
});
