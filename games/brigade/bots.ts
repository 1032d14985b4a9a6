/** What bots know of The Brigade beyond its rules: how a table stands for a seat. */
import type { BotKnowledge } from '@guildhall/kernel';
import { COOPERATIVE_TARGETS, QUARTER_LOYALTY, QUARTERS } from './data/index.ts';
import { commonScore, loyalBlocks, ownScore } from './rules/ending.ts';
import { brigadeWater, crewCapacity, leadership, loyalIn, wagonCapacity } from './rules/reading.ts';
import { needed } from './rules/renown.ts';
import { NOBODY, SPACES } from './spaces.ts';
import { DESTROYED, DOOMED, type Table } from './table.ts';

/** Rough worth of a position in points of score: blocks, Renown on its way, tracks, water, and nearness to a victory. */
function worth(t: Table, seat: number): number {
  let sum = ownScore(t, seat) + loyalBlocks(t, seat);
  for (let s = 0; s < SPACES; s++) {
    const own = t.renown[seat][s];
    if (own > 0) sum += (0.7 * t.value[s] * own) / needed(t, seat, s);
    if (t.loyal[s] === seat && t.fire[s] > 0 && t.fire[s] < DESTROYED) sum -= 0.1 * t.value[s] * t.fire[s];
  }
  let quarters = 0;
  let nearest = 0;
  for (const quarter of QUARTERS) {
    const n = loyalIn(t, seat, quarter);
    if (n > 0) quarters++;
    nearest = Math.max(nearest, n / QUARTER_LOYALTY[quarter]);
  }
  sum += quarters * quarters * 0.6 + nearest * nearest * 12;
  sum += 2 * (leadership(t, seat) - 4) + t.leadershipTrack[seat] * 0.4 + crewCapacity(t, seat) + t.crewTrack[seat] * 0.2;
  sum += 0.5 * wagonCapacity(t, seat) + t.crew[seat].length + 0.25 * (brigadeWater(t, seat) + t.wagonWater[seat]);
  // Fire near the Brigade is work to be had.
  const fire = t.fire[t.brigade[seat]];
  if (fire > 0 && fire < DOOMED && brigadeWater(t, seat) >= fire) sum += 0.5 * fire;
  return sum;
}

function evaluateTogether(t: Table): number {
  const goal = COOPERATIVE_TARGETS[t.settings.level];
  let destroyed = 0;
  for (let s = 0; s < SPACES; s++) if (t.fire[s] === DESTROYED) destroyed++;
  const reached = Math.min(1, commonScore(t) / goal);
  return Math.min(0.99, Math.max(0.01, 0.15 + 0.8 * reached - 0.06 * destroyed));
}

export const bots: BotKnowledge<Table, string> = {
  evaluate(g, seat) {
    const t = g.table;
    if (t.ending !== null)
      return t.ending.winners.includes(seat) ? 1 / Math.max(1, t.settings.cooperative ? 1 : t.ending.winners.length) : 0;
    if (t.settings.cooperative) return evaluateTogether(t);
    const own = worth(t, seat);
    let best = NOBODY as number;
    for (let other = 0; other < t.seats; other++) if (other !== seat) best = Math.max(best, worth(t, other));
    return 1 / (1 + Math.exp((best - own) / 8));
  },
};
