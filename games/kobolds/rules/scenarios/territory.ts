/** Chapter 26: Territory Grab. */
import { MIDDLE_LINE, OPPOSITE, TERRITORY_VALUE } from '../../data/index.ts';
import type { ScoreLine } from '../../facts/scenarios.ts';
import type { Table } from '../../table.ts';
import type { P } from '../book.ts';
import { endByScore } from '../ending.ts';
import { edgeOf, profileOf } from '../reading.ts';
import { touchesEdge } from '../scene.ts';

/** KC-26.4: by the centre of its base; on the line it is in neither half. */
function isInFarHalf(t: Table, m: number): boolean {
  const { seat, y } = t.models[m];
  return edgeOf(t, seat) === 'south' ? y > MIDDLE_LINE : y < MIDDLE_LINE;
}

/** KC-26.5, where it was agreed on (KC-21.3). A campaign gives Notoriety for the same members. */
function isDoubled(t: Table, m: number): boolean {
  return t.settings.doublePoints && touchesEdge(t, m, OPPOSITE[edgeOf(t, t.models[m].seat)]);
}

/** KC-26.1: Leaders score nothing, at the far edge neither (KC-26.6). */
function pointsOf(t: Table, m: number): number {
  const value = t.models[m].place === 'play' ? TERRITORY_VALUE[profileOf(t, m).category] : 0;
  if (value === 0 || !isInFarHalf(t, m)) return 0;
  return isDoubled(t, m) ? 2 * value : value;
}

export function territoryScore(t: Table, seat: number): number {
  let sum = 0;
  for (let m = 0; m < t.models.length; m++) if (t.models[m].seat === seat) sum += pointsOf(t, m);
  return sum;
}

export function territoryResult(p: P): void {
  const { t } = p;
  const scores: [number, number] = [territoryScore(t, 0), territoryScore(t, 1)];
  if (p.tell) {
    for (const [seat, points] of scores.entries()) {
      const lines: ScoreLine[] = [];
      for (let m = 0; m < t.models.length; m++) {
        const each = t.models[m].seat === seat ? pointsOf(t, m) : 0;
        if (each > 0) lines.push({ model: m, points: each, doubled: isDoubled(t, m) });
      }
      p.tell({ kind: 'scored', rule: t.settings.doublePoints ? 'KC-26.5' : 'KC-26.1', seat, points, lines });
    }
  }
  endByScore(p, scores, 'score', 'KC-26.2', 'KC-26.2');
}
