/** Measures and numbers of Kobolds & Cobblestones (KC-D.1). All lengths are inches.
 *  Nothing is rounded: the four places printed in the rulebook are for reading. */
import type { Box, Point } from '@guildhall/geometry';

export { CONTACT_TOLERANCE, MEASURE_TOLERANCE, RISE_TOLERANCE } from '@guildhall/geometry';

const MM_PER_INCH = 25.4;

/** The short and the long side of a playing card (KC-1.4): the units of distance. */
export const W = 2.5;
export const L = 3.5;
export const HALF_W = W / 2;

export const CARD_SIDES = ['W', 'L'] as const;
export type CardSide = (typeof CARD_SIDES)[number];
/** How long a card side is, by the letter on the profiles. */
export const SIDE: { readonly [side in CardSide]: number } = { W, L };

export const BOARD_SIZE = 24;
export const BOARD: Box = { x0: 0, y0: 0, x1: BOARD_SIZE, y1: BOARD_SIZE };
export const CENTRE: Point = { x: BOARD_SIZE / 2, y: BOARD_SIZE / 2 };

/** Bases by their diameter in millimetres (KC-2.3). */
export const BASES = [30, 40] as const;
export type BaseSize = (typeof BASES)[number];
export const DIAMETER: { readonly [base in BaseSize]: number } = { 30: 30 / MM_PER_INCH, 40: 40 / MM_PER_INCH };
export const RADIUS: { readonly [base in BaseSize]: number } = { 30: 30 / MM_PER_INCH / 2, 40: 40 / MM_PER_INCH / 2 };
/** How tall a model is for sight (KC-11.7). */
export const MODEL_HEIGHT: { readonly [base in BaseSize]: number } = { 30: 1.25, 40: 2 };

/** The greatest shift of the base's centre in one move: card side plus the base itself (KC-2.24). */
export const GREATEST_SHIFT: { readonly [base in BaseSize]: { readonly [side in CardSide]: number } } = {
  30: { W: W + DIAMETER[30], L: L + DIAMETER[30] },
  40: { W: W + DIAMETER[40], L: L + DIAMETER[40] },
};

/** Objective markers and the chest: discs of 20 mm (KC-2.20). */
export const MARKER_DIAMETER = 20 / MM_PER_INCH;
export const MARKER_RADIUS = MARKER_DIAMETER / 2;

/** Terrain up to this height is Low (KC-2.10). */
export const LOW_HEIGHT = 1;
/** A top can be stood on if it holds a square of this side (KC-2.9). */
export const STANDING_SQUARE = 3;

/** The greatest difference in height of one Climb: two cards (KC-9.13). */
export const CLIMB_HEIGHT: { readonly [side in CardSide]: number } = { W: 2 * W, L: 2 * L };
/** A Climb shifts the centre by at most the base's diameter and this (KC-9.16); over a Low piece, and that (KC-9.18). */
export const CLIMB_REACH = 0.5;
export const CLIMB_OVER_REACH = 2;

/** Building a gang (KC-3.2, KC-3.11, KC-3.12, KC-3.15). */
export const DEFAULT_GOLD = 30;
export const LEAST_GOLD = 5;
export const MOST_GOLD = 100;
export const CRYSTAL_COST = 2;
export const MOST_CRYSTALS = 5;
export const MOST_STASH = 10;
/** Coins of Pay Day (KC-18.14). */
export const PAY_DAY_COINS = 2;

/** The Combat Hand without Leadership (KC-4.15). */
export const STANDARD_HAND = 5;
/** No limit of cards played is higher (KC-12.6). */
export const MOST_CARDS_PLAYED = 5;
export const ACTIONS_PER_ACTIVATION = 2;

/** Scenario 2 (KC-23.1, KC-23.6, KC-23.8, KC-23.11). */
export const TREASURES = 3;
export const TRAPS = 5;
export const MARKERS = TREASURES + TRAPS;
/** Least distances between the centres of markers, each tried when the one before leaves no spot. */
export const MARKER_DISTANCES = [2 * L, 2 * W, L] as const;
export const TRAP_WOUNDS = 2;

/** Scenario 3: the road and the carriage, which faces east (KC-24.2 to KC-24.6, KC-24.14). */
export const ROAD: Box = { x0: 0, y0: 9, x1: BOARD_SIZE, y1: 15 };
export const CARRIAGE_LENGTH = L;
export const CARRIAGE_WIDTH = W;
export const CARRIAGE_HEIGHT = 2;
export const CARRIAGE_START: Box = { x0: 0, y0: 10.75, x1: CARRIAGE_LENGTH, y1: 10.75 + CARRIAGE_WIDTH };
export const CARRIAGE_ADVANCE = W + CARRIAGE_LENGTH;
export const CARRIAGE_WOUNDS = 10;

/** Scenario 4 (KC-25.1 to KC-25.13). */
export const MR_CUDDLY_BASE: BaseSize = 40;
export const MR_CUDDLY_START: Point = CENTRE;
export const MR_CUDDLY_WOUNDS = 10;
export const MR_CUDDLY_MOVES = 5;

/** Scenario 5: the line between the halves (KC-26.4). */
export const MIDDLE_LINE = BOARD_SIZE / 2;

/** Scenario 7: the chest (KC-28.1) and how far it is chucked (KC-28.15). */
export const CHEST_START: Point = CENTRE;
export const CHUCK_DISTANCE = W + MARKER_DIAMETER;
