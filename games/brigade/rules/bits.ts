/**
 * Sets of spaces as bits, for the listings that are made at every decision: no set is ever allocated. 36 bits do not fit
 * into one number, so there are two: the upper half of the board (rows 1 to 3) and the lower one (rows 4 to 6).
 */
import { MISSING_CORNERS, SPACES } from '../spaces.ts';

/** Spaces in one half. */
export const HALF = SPACES / 2;
export const ALL = (1 << HALF) - 1;

/** The bit of a space in the upper half of the board; 0 if it lies in the lower one. */
export function upperBit(s: number): number {
  return s < HALF ? 1 << s : 0;
}
export function lowerBit(s: number): number {
  return s < HALF ? 0 : 1 << (s - HALF);
}
export function isIn(upper: number, lower: number, s: number): boolean {
  return ((s < HALF ? upper >> s : lower >> (s - HALF)) & 1) === 1;
}

/** By fire: 1 if the block is destroyed, 1 if it burns (a doomed one does). Looked up, which is faster than to compare. */
export const IS_DESTROYED: readonly number[] = [0, 0, 0, 0, 0, 0, 1];
export const IS_BURNING: readonly number[] = [0, 1, 1, 1, 1, 1, 0];

/** Adds the names of the spaces in one half, from `first` on, in reading order. */
export function pushNames(set: number, first: number, names: readonly string[], list: string[]): void {
  let rest = set;
  while (rest !== 0) {
    const bit = rest & -rest;
    list.push(names[first + 31 - Math.clz32(bit)]);
    rest ^= bit;
  }
}

/** BR-2.13: the corners that are no spaces, by number of players. */
export const NO_SPACE_UPPER: readonly number[] = MISSING_CORNERS.map((corners) =>
  corners.reduce((set, s) => set | upperBit(s), 0),
);
export const NO_SPACE_LOWER: readonly number[] = MISSING_CORNERS.map((corners) =>
  corners.reduce((set, s) => set | lowerBit(s), 0),
);
