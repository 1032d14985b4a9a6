/** Who sits at a table in the terminal if nobody says. */
import { loadGame } from '@guildhall/registry';
import { expect, it } from 'vitest';
import { usualSeats } from '../src/seating.ts';

it.each([
  ['brigade', 'greedy'],
  ['defenders', 'apprentice'],
])('in %s a person and bots that suit the game: %s', async (id, level) => {
  expect(usualSeats(await loadGame(id), [], 3)).toEqual(['me', level, level]);
});
