/** Chapter 5 as exact odds: nothing is sampled, and however long a die is rolled on it is counted to the end. */
import { FACES } from '../data/index.ts';

/** A die rolled again at this range or from above: no face is. */
export const NO_REROLLS = FACES + 1;

/**
 * WS-5.2 to WS-5.4: how likely one die ends at `total` at most. A die rolled on k times ends at 10k + 1 to 10k + range - 1, and
 * each further roll has the chance of the faces inside the range.
 */
export function dieAtMost(range: number, total: number): number {
  if (total < 1) return 0;
  const again = (FACES + 1 - range) / FACES;
  const rolls = Math.floor(total / FACES);
  const last = total - rolls * FACES;
  let reaches = 1;
  for (let i = 0; i < rolls; i++) reaches *= again;
  return 1 - reaches + (reaches * Math.min(last, range - 1)) / FACES;
}

/** WS-5.5: how likely the highest of `dice` ends at `total` at most. Without dice nothing is above it. */
export function bestAtMost(dice: number, range: number, total: number): number {
  const one = dieAtMost(range, total);
  let all = 1;
  for (let i = 0; i < dice; i++) all *= one;
  return all;
}

/** WS-6.2, WS-6.3: how likely the highest die and the bonus together reach the TN. */
export const chanceOf = (dice: number, range: number, bonus: number, tn: number): number =>
  1 - bestAtMost(dice, range, tn - bonus - 1);

/** How likely each result of the highest die is, from 0 to `most`; the last entry is `most` and all above it. */
export function distribution(dice: number, range: number, most: number): number[] {
  const chances: number[] = [];
  let below = 0;
  for (let total = 0; total < most; total++) {
    const atMost = bestAtMost(dice, range, total);
    chances.push(atMost - below);
    below = atMost;
  }
  chances.push(1 - below);
  return chances;
}

/** A die as it fell, roll by roll: all faces but the last were rolled again. */
export type Faces = readonly number[];

/** WS-5.2, WS-5.3 */
export const totalOfFaces = (faces: Faces): number => FACES * (faces.length - 1) + (faces[faces.length - 1] ?? 0);

/**
 * WS-5.10, WS-5.11, WS-9.7: how likely a roll that lies on the table reaches the TN if its range becomes `range` and `extra`
 * dice are added. Dice whose last face now lies inside the range count 10 for it and are rolled on.
 */
export function chanceOnTop(rolled: readonly Faces[], range: number, extra: number, bonus: number, tn: number): number {
  const needed = tn - bonus;
  let misses = bestAtMost(extra, range, needed - 1);
  for (const faces of rolled) {
    const total = totalOfFaces(faces);
    if (faces[faces.length - 1] >= range) misses *= dieAtMost(range, needed - 1 - FACES * faces.length);
    else if (total >= needed) return 1;
  }
  return 1 - misses;
}
