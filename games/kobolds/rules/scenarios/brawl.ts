/** Chapter 22: All Out Brawl. */
import { VALUE_OF_CATEGORY } from '../../data/index.ts';
import type { ScoreLine } from '../../facts/scenarios.ts';
import type { Table } from '../../table.ts';
import type { P } from '../book.ts';
import { endByScore } from '../ending.ts';
import { profileOf } from '../reading.ts';

/** KC-22.2 to KC-22.5: by category, whatever removed it; members left out count for nobody (KC-4.18). */
function pointsFor(t: Table, seat: number, m: number): number {
  const model = t.models[m];
  return model.seat === 1 - seat && model.place === 'removed' ? VALUE_OF_CATEGORY[profileOf(t, m).category] : 0;
}

export function brawlScore(t: Table, seat: number): number {
  let sum = 0;
  for (let m = 0; m < t.models.length; m++) sum += pointsFor(t, seat, m);
  return sum;
}

export function brawlResult(p: P): void {
  const { t } = p;
  const scores: [number, number] = [brawlScore(t, 0), brawlScore(t, 1)];
  if (p.tell) {
    for (const [seat, points] of scores.entries()) {
      const lines: ScoreLine[] = [];
      for (let m = 0; m < t.models.length; m++) {
        if (pointsFor(t, seat, m) > 0) lines.push({ model: m, points: pointsFor(t, seat, m), doubled: false });
      }
      p.tell({ kind: 'scored', rule: 'KC-22.2', seat, points, lines });
    }
  }
  endByScore(p, scores, 'score', 'KC-22.3', 'KC-22.3');
}
