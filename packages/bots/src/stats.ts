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

/** Turns a seed of any kind into a number, and gives different numbers for different parts of one run (FNV-1a). */
export function seedNumber(seed: string | number, ...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of `${seed}/${parts.join('/')}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
