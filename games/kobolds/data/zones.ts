/** Deployment zones and the corners of Mr. Cuddly (KC-D.19). */
import type { Suit } from '@guildhall/cards';
import type { Box, Point } from '@guildhall/geometry';
import { BOARD_SIZE, L, MR_CUDDLY_BASE, RADIUS } from './constants.ts';
import type { ScenarioId } from './scenarios.ts';

export const POSITIONS = ['south', 'north'] as const;
export type Position = (typeof POSITIONS)[number];
export const OPPOSITE: { readonly [position in Position]: Position } = { south: 'north', north: 'south' };
/** The y of each starting edge. */
export const STARTING_EDGE: { readonly [position in Position]: number } = { south: 0, north: BOARD_SIZE };

type Zones = { readonly [position in Position]: Box };
const FAR = BOARD_SIZE - L;
const WHOLE_WIDTH: Zones = {
  south: { x0: 0, y0: 0, x1: BOARD_SIZE, y1: L },
  north: { x0: 0, y0: FAR, x1: BOARD_SIZE, y1: BOARD_SIZE },
};
const WITHOUT_CORNERS: Zones = {
  south: { ...WHOLE_WIDTH.south, x0: L, x1: FAR },
  north: { ...WHOLE_WIDTH.north, x0: L, x1: FAR },
};

/** Where the gang at this edge deploys: one card length deep, in scenario 4 without the squares in the corners. */
export const zoneOf = (scenario: ScenarioId, position: Position): Box =>
  (scenario === 'mr-cuddly' ? WITHOUT_CORNERS : WHOLE_WIDTH)[position];

export const CORNERS = ['north-west', 'north-east', 'south-east', 'south-west'] as const;
export type Corner = (typeof CORNERS)[number];

/** Where Mr. Cuddly runs (KC-25.9). */
export const CORNER_OF_SUIT: { readonly [suit in Suit]: Corner } = {
  h: 'north-west',
  d: 'north-east',
  c: 'south-east',
  s: 'south-west',
};

const NEAR = RADIUS[MR_CUDDLY_BASE];
/** The centre of his base when it touches both edges of the corner. */
export const CORNER_SPOT: { readonly [corner in Corner]: Point } = {
  'north-west': { x: NEAR, y: BOARD_SIZE - NEAR },
  'north-east': { x: BOARD_SIZE - NEAR, y: BOARD_SIZE - NEAR },
  'south-east': { x: BOARD_SIZE - NEAR, y: NEAR },
  'south-west': { x: NEAR, y: NEAR },
};
