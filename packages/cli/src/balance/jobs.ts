/** Rounds played by several processes at once. */
import { startWorkers } from '../jobs.ts';
import type { Plan, Player, Round } from './rounds.ts';

/** The plan as it can be sent: the game by its name. */
export type Orders = Omit<Plan, 'game'> & { readonly id: string };
export interface Asked {
  readonly cell: number;
  readonly n: number;
}

export interface Jobs {
  readonly players: readonly Player[];
  /** Ends the processes. */
  end(): void;
}

/** Starts so many processes. `ended` says that one ended too early. */
export function startJobs({ game, ...plan }: Plan, jobs: number, ended: () => never): Jobs {
  const orders: Orders = { ...plan, id: game.meta.id };
  const workers = startWorkers<Asked, Round>(new URL('./job.ts', import.meta.url), orders, jobs, ended);
  return { players: workers.ask.map((ask) => (cell, n) => ask({ cell, n })), end: workers.end };
}
