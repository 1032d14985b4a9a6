/** Scaling and difficulty (BW-39): numbers that balance may change. Lists by number of Heroes begin with one Hero. */
import type { LevelId } from './ids.ts';

/** BW-39.1 */
export const FOES_KEPT = [15, 25, 25, 25] as const;
/** BW-4.17: packets A, B, C. */
export const PACKETS: { readonly [kept: number]: readonly [number, number, number] } = { 15: [5, 5, 5], 25: [9, 8, 8] };
/** BW-39.2 */
export const WOUND_DECK = [16, 24, 32, 40] as const;
/** BW-39.3 */
export const CROWN_HEALTH = [-1, 0, 1, 1] as const;
/** BW-39.15 */
export const LEAST_CROWN_HEALTH = 3;
/** BW-39.4 to BW-39.8: reveals in rounds 1 to 10, and in each later one. */
export const REVEALS: readonly (readonly number[])[] = [
  [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [0, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3],
  [0, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4],
  [0, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6],
];
/** BW-5.8 */
export const LAST_ROUND = 60;
/** BW-18.6 */
export const MOST_MENACE = 16;
/** BW-10.2, BW-10.3 */
export const HAND = 5;
export const MOST_FEWER = 2;
/** BW-12.18 */
export const CROWN_HEALS = 1;

export interface Level {
  /** Wound cards fewer for each Hero. */
  readonly fewerWounds: number;
  readonly mortalLimit: number;
  readonly crownHealth: number;
  readonly frontRank: number;
  /** The schedule of reveals begins so many rounds later. */
  readonly later: number;
}

/** BW-39.9 to BW-39.14 */
export const LEVELS: { readonly [level in LevelId]: Level } = {
  squire: { fewerWounds: 0, mortalLimit: 12, crownHealth: -1, frontRank: 2, later: 2 },
  knight: { fewerWounds: 0, mortalLimit: 10, crownHealth: 0, frontRank: 2, later: 0 },
  champion: { fewerWounds: 2, mortalLimit: 9, crownHealth: 0, frontRank: 3, later: 0 },
  legend: { fewerWounds: 3, mortalLimit: 9, crownHealth: 2, frontRank: 3, later: 0 },
};
