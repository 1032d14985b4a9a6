/** Chapter 32: what a fight is worth in Notoriety, audacity included (KC-32.1 to KC-32.12). Pure numbers, told elsewhere. */
import type { SkirmishReport } from '../../report.ts';
import { AUDACITY, type AudacityLine, POINTS, UNDERDOG_GAP } from '../data/index.ts';
import { NONE } from '../reading.ts';
import type { KC } from './book.ts';

/** The side that is at least 10 points lower before the game (KC-32.6); NONE: there is none. */
export function underdogOf(ratings: readonly number[]): number {
  const [a, b] = ratings;
  if (Math.abs(a - b) < UNDERDOG_GAP) return NONE;
  return a < b ? 0 : 1;
}

/** KC-32.20: no model in play at the end. */
const isOut = ({ sides }: SkirmishReport, side: number): boolean => sides[side].left === 0;

export type Points = { add: number; rule: KC };

/** KC-32.1 to KC-32.4, KC-32.20. */
export function pointsOfSide(report: SkirmishReport, side: number): Points {
  const { winner } = report;
  if (winner >= 0) return { add: winner === side ? POINTS.completed : 0, rule: 'KC-32.1' };
  const [mine, yours] = [isOut(report, side), isOut(report, 1 - side)];
  if (mine === yours) return { add: POINTS.neither, rule: 'KC-32.2' };
  return { add: yours ? POINTS.tookOut : 0, rule: 'KC-32.3' };
}

/** KC-32.12: the first line that applies to the underdog; KC-32.23: both gone counts as both failed. */
export function audacityOf(report: SkirmishReport, underdog: number): AudacityLine {
  const { winner } = report;
  const [mine, yours] = [isOut(report, underdog), isOut(report, 1 - underdog)];
  if (winner === underdog) return 'completes';
  if (yours && !mine) return 'takesOut';
  if (winner >= 0 || (mine && !yours)) return 'loses';
  return 'bothFail';
}

/** What the bonus is and what the rival loses. */
export const bonusOf = (line: AudacityLine): (typeof AUDACITY)[AudacityLine] => AUDACITY[line];
