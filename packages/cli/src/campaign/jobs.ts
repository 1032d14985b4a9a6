/** Seasons played by several processes at once. */
import { startWorkers, type Workers } from '../jobs.ts';
import type { Season, SeasonPlan } from './season.ts';

/** The plan as it can be sent: the kind by its name. */
export type Orders = Omit<SeasonPlan, 'kind'> & { readonly id: string };

/** Starts so many processes, each asked for seasons by their numbers. `ended` says that one ended too early. */
export function startSeasons({ kind, ...plan }: SeasonPlan, jobs: number, ended: () => never): Workers<number, Season> {
  const orders: Orders = { ...plan, id: kind.ledger.meta.id };
  return startWorkers(new URL('./job.ts', import.meta.url), orders, jobs, ended);
}
