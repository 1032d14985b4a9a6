/** What a process started by `jobs.ts` does: it is told the plan once, then plays one round after another as it is asked to. */
import { loadGame } from '@guildhall/registry';
import type { Job, Orders } from './jobs.ts';
import { type Player, playerHere } from './rounds.ts';

let player: Promise<Player> | null = null;

async function begin({ id, ...plan }: Orders): Promise<Player> {
  return playerHere({ ...plan, game: await loadGame(id) });
}

process.on('message', async (job: Job) => {
  if ('orders' in job) player = begin(job.orders);
  else if (player) process.send?.(await (await player)(job.cell, job.n));
});
// Whoever asked is gone.
process.on('disconnect', () => process.exit());
