/** The numbers of the rules: characters, dice, tests, modifiers (D17, D18). */
import type { DifficultyId, FameId, FormalityId, GradeId, RangeId } from './ids.ts';

/** WS-1.5 */
export const MOST_HEROES = 6;
/** WS-2.3 */
export const FACES = 10;
/** WS-5.9: never wider than 5+. */
export const WIDEST_RANGE = 5;
/** WS-5.6, WS-5.7 */
export const JOKER_WIDENS = 1;

/** WS-3.3: a level is this minus the range: 10+ is 1. */
export const LEVEL_AND_RANGE = 11;
/** WS-3.7 to WS-3.9: resistance = 10 + 2 × Constitution or Reputation. */
export const RESISTANCE_BASE = 10;
export const RESISTANCE_PER_POINT = 2;
/** WS-3.11 to WS-3.14: what is added to a level for starting Challenge. */
export const CHALLENGE_BASE = 2;
export const CHALLENGE_VA_BANQUE = 5;

/** WS-3.23: from so many achievements on; the dice of the pool. */
export const FAME: { readonly [fame in FameId]: { readonly from: number; readonly dice: number } } = {
  nobody: { from: 0, dice: 1 },
  well_known: { from: 1, dice: 2 },
  famous: { from: 16, dice: 3 },
  legendary: { from: 36, dice: 4 },
};

/** WS-6.4, WS-6.5 (D17) */
export const DIFFICULTIES: { readonly [difficulty in DifficultyId]: number } = {
  standard: 10,
  difficult: 15,
  very_difficult: 20,
  heroic: 30,
  legendary: 50,
};
/** WS-6.9: each full 5 points above the TN. */
export const RAISE = 5;

/** WS-9.1 */
export const TOKEN_RAISE = 1;
/** WS-9.18: the bonus, and how often it may be used. */
export const GRADES: { readonly [grade in GradeId]: { readonly bonus: number; readonly once: 'session' | 'scene' } } = {
  ordinary: { bonus: 2, once: 'session' },
  epic: { bonus: 2, once: 'scene' },
  legendary: { bonus: 3, once: 'scene' },
};

/** WS-13.7, WS-13.10 */
export const STUNT_TN = 5;
export const FINISHER_TN_PER_MARKER = 5;
/** WS-16.18, WS-16.30 */
export const GRIPPED_OR_DOWN = 10;

/** WS-17.4, WS-17.12 */
export const RANGE_DEFENSE: { readonly [range in RangeId]: number } = { close: 0, medium: 2, long: 4 };
export const COVER_DEFENSE = 2;
export const COVER_PLACES = 2;
/** WS-18.3, WS-18.5 */
export const EASY_PER_POINT = 2;
export const DIFFICULT_SLOWER = 2;
/** WS-19.2 to WS-19.4 */
export const ETIQUETTE: { readonly [formality in FormalityId]: number } = { private: 0, public: 2, formal: 4 };
/** WS-19.11, WS-19.13 */
export const SCANDAL: { readonly [formality in FormalityId]: { readonly tn: number; readonly reputation: number } } = {
  private: { tn: 10, reputation: 0 },
  public: { tn: 15, reputation: 1 },
  formal: { tn: 20, reputation: 2 },
};

/** WS-20.4 */
export const UNLISTED = { bonus: 3, range: 10 } as const;
/** WS-20.6: members of a group. */
export const GROUP_SIZES = [2, 5] as const;
/** WS-20.12, WS-20.16 */
export const ALLY = { pool: 1, challenge: 1, resistance: 12, skill: { bonus: 6, range: 10 } } as const;
