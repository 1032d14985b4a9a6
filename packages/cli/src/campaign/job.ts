/** What a process started by `jobs.ts` does: one season after another, as it is asked to. */
import { loadCampaign } from '@guildhall/registry';
import { work } from '../jobs.ts';
import type { Orders } from './jobs.ts';
import { playSeason, type Season } from './season.ts';

work<Orders, number, Season>(async ({ id, ...plan }) => {
  const whole = { ...plan, kind: await loadCampaign(id) };
  return (n, onFight) => playSeason(whole, n, onFight);
});
