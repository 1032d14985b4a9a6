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

/** BR-2.13: the corners that are no spaces, by number of players. */
export const NO_SPACE_UPPER: readonly number[] = MISSING_CORNERS.map((corners) =>
  corners.reduce((set, s) => set | upperBit(s), 0),
);
export const NO_SPACE_LOWER: readonly number[] = MISSING_CORNERS.map((corners) =>
  corners.reduce((set, s) => set | lowerBit(s), 0),
);
