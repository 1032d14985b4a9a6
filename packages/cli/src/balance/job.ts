/** What a process started by `jobs.ts` does: one round after another, as it is asked to. */
import { loadGame } from '@guildhall/registry';
import { work } from '../jobs.ts';
import type { Asked, Orders } from './jobs.ts';
import { playerHere, type Round } from './rounds.ts';

work<Orders, Asked, Round>(async ({ id, ...plan }) => {
  const play = playerHere({ ...plan, game: await loadGame(id) });
  return ({ cell, n }) => play(cell, n);
});
