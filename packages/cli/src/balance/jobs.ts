/**
 * Rounds played by several processes at once. Processes and not threads: bots think for so much processor time, and that of a
 * thread alone cannot be asked for.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Plan, Player, Round } from './rounds.ts';

/** The plan as it can be sent: the game by its name. */
export type Orders = Omit<Plan, 'game'> & { readonly id: string };
export type Job = { readonly orders: Orders } | { readonly cell: number; readonly n: number };

const START = fileURLToPath(new URL('./job.mjs', import.meta.url));

export interface Jobs {
  readonly players: readonly Player[];
  /** Ends the processes. */
  end(): void;
}

/** Starts so many processes. `ended` says that one ended too early. */
export function startJobs({ game, ...plan }: Plan, jobs: number, ended: () => never): Jobs {
  const orders: Orders = { ...plan, id: game.meta.id };
  const children = Array.from({ length: jobs }, () => fork(START, { execArgv: [] }));
  for (const child of children) child.send({ orders } satisfies Job);
  return {
    players: children.map((child) => (cell, n) => ask(child, { cell, n }, ended)),
    end: () => {
      for (const child of children) child.kill();
    },
  };
}

async function ask(child: ChildProcess, job: Job, ended: () => never): Promise<Round> {
  if (!child.connected) ended();
  const over = new AbortController();
  const { signal } = over;
  const answered = once(child, 'message', { signal }).then(([round]) => round as Round);
  const gone = once(child, 'exit', { signal }).then(() => ended());
  child.send(job);
  try {
    return await Promise.race([answered, gone]);
  } finally {
    answered.catch(() => {});
    gone.catch(() => {});
    over.abort();
  }
}
