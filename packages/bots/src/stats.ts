/** The little statistics that simulations need. */

/** Standard deviations on either side of the mean that hold 95 of a hundred. */
const z = 1.959964;

/** Wilson's 95% interval for the chance of success after `successes` of `trials`. */
export function wilson(successes: number, trials: number): { low: number; high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const p = successes / trials;
  const scale = 1 + (z * z) / trials;
  const middle = (p + (z * z) / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * What a change did to the chance of success, from pairs of trials with and without it: `gained` succeeded only with it, `lost`
 * only without. The 95% interval is that of Agresti and Min, which half a pair of each kind keeps honest for few trials.
 */
export function pairedDifference(gained: number, lost: number, pairs: number): { difference: number; low: number; high: number } {
  if (pairs === 0) return { difference: 0, low: -1, high: 1 };
  const apart = gained + lost + 1;
  const all = pairs + 2;
  const middle = (gained - lost) / all;
  const half = (z * Math.sqrt(apart - (gained - lost) ** 2 / all)) / all;
  return { difference: (gained - lost) / pairs, low: Math.max(-1, middle - half), high: Math.min(1, middle + half) };
}

/** A value and its 95% interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of so many numbers, from their sum and the sum of their squares. One number alone says nothing about the next. */
export function meanOf(count: number, sum: number, squares: number): Estimate {
  const value = count === 0 ? 0 : sum / count;
  if (count < 2) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const spread = Math.max(0, squares - count * value * value) / (count - 1);
  const half = z * Math.sqrt(spread / count);
  return { value, low: value - half, high: value + half };
}

/** One trial: how it came out, and what was the case in it, as many numbers in each. */
export interface Trial {
  readonly outcome: number;
  readonly causes: readonly number[];
}

/**
 * What one more of each cause adds to the outcome while the others stay as they are: least squares, with White's intervals, which
 * also hold where outcomes are only 0 and 1. Null: the trials cannot tell the causes apart.
 */
export function regress(trials: readonly Trial[]): Estimate[] | null {
  const causes = trials[0]?.causes.length ?? 0;
  if (causes === 0 || trials.length <= causes) return null;
  const inverse = inverted(products(trials.map((trial) => ({ trial, weight: 1 }))));
  if (!inverse) return null;
  const moments = Array.from({ length: causes }, (_, i) =>
    trials.reduce((sum, { outcome, causes: x }) => sum + outcome * x[i], 0),
  );
  const values = inverse.map((row) => dot(row, moments));
  const squared = trials.map((trial) => ({ trial, weight: (trial.outcome - dot(values, trial.causes)) ** 2 }));
  const scatter = products(squared);
  const scale = trials.length / (trials.length - causes);
  return values.map((value, i) => {
    const row = inverse[i];
    const variance =
      scale *
      dot(
        row,
        scatter.map((line) => dot(line, row)),
      );
    const half = z * Math.sqrt(Math.max(0, variance));
    return { value, low: value - half, high: value + half };
  });
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

/** The causes of all trials multiplied pair by pair and added up. */
function products(weighed: readonly { trial: Trial; weight: number }[]): number[][] {
  const size = weighed[0].trial.causes.length;
  const sums = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const { trial, weight } of weighed) {
    for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) sums[i][j] += weight * trial.causes[i] * trial.causes[j];
  }
  return sums;
}

/** Below this a pivot counts as nothing. */
const NOTHING = 1e-9;

/** Gauss and Jordan's way, with the largest pivot of each column; null: there is no inverse. */
function inverted(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++) if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    if (Math.abs(rows[pivot][column]) < NOTHING) return null;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    const by = rows[column][column];
    rows[column] = rows[column].map((x) => x / by);
    for (let i = 0; i < size; i++) {
      const factor = rows[i][column];
      if (i !== column && factor !== 0) rows[i] = rows[i].map((x, j) => x - factor * rows[column][j]);
    }
  }
  return rows.map((row) => row.slice(size));
}

/** Turns a seed of any kind into a number, and gives different numbers for different parts of one run (FNV-1a). */
export function seedNumber(seed: string | number, ...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of `${seed}/${parts.join('/')}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
