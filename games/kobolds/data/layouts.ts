/** Terrain: the three layouts (KC-D.20), what a piece becomes on the board, and what a home-made layout must keep (KC-2.13). */
import {
  type Box,
  circleInPolygon,
  closedBy,
  holdsSquare,
  overlapCirclePolygon,
  overlapPolygons,
  type Piece,
  type Point,
  pointsOf,
  polygon,
  polygonFault,
  rectangle,
} from '@guildhall/geometry';
import { type Refusal, refuse } from '@guildhall/kernel';
import type { KC } from '../rulebook/ids.generated.ts';
import { BOARD, BOARD_SIZE, CENTRE, LOW_HEIGHT, MEASURE_TOLERANCE, RADIUS, ROAD, STANDING_SQUARE } from './constants.ts';
import type { LayoutId, ScenarioId } from './scenarios.ts';
import { POSITIONS, zoneOf } from './zones.ts';

export const TERRAIN_KINDS = ['house', 'tower', 'low-wall', 'crates', 'barrels', 'stall', 'shed'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** A piece as players draw it: any simple polygon with one height (KC-2.9). */
export interface PiecePlan {
  readonly kind: TerrainKind;
  readonly corners: readonly Point[];
  readonly height: number;
}

/** A piece on the board. Low pieces obscure sight, Tall ones block it (KC-11.5, KC-11.6); `top` is its height. */
export interface Terrain extends Piece {
  /** t1, t2 ... in the order of the plan. */
  readonly id: string;
  readonly kind: TerrainKind;
  readonly low: boolean;
  /** Can models stand on it (KC-2.9)? */
  readonly standable: boolean;
}

interface Row extends Box {
  readonly kind: TerrainKind;
  readonly height: number;
}

const row = (kind: TerrainKind, x0: number, y0: number, x1: number, y1: number, height: number): Row => ({
  kind,
  x0,
  y0,
  x1,
  y1,
  height,
});

/** One half of each layout. */
const ROWS: { readonly [id in LayoutId]: readonly Row[] } = {
  'market-square': [
    row('house', 3, 6, 7, 9.5, 3),
    row('tower', 16.5, 5.5, 19.5, 8.5, 5),
    row('low-wall', 9, 8, 13, 8.5, 1),
    row('crates', 7.5, 11.5, 9, 13, 1),
    row('barrels', 0, 11, 1.5, 12.5, 1),
    row('stall', 11, 4.5, 13, 6, 2),
  ],
  warrens: [
    row('house', 0, 4.5, 3, 7.5, 3),
    row('crates', 8, 5, 10, 6.5, 1),
    row('house', 14, 4.5, 17, 7.5, 3),
    row('shed', 20.5, 5, 22.5, 6.5, 2),
    row('shed', 2, 11, 4.5, 13.5, 2),
    row('barrels', 7.5, 11, 9.9, 12.5, 1),
  ],
  'high-road': [
    row('house', 2, 4.5, 6, 8, 3),
    row('crates', 8.5, 5, 10.5, 7, 1),
    row('tower', 13, 4.5, 16, 7.5, 5),
    row('low-wall', 19, 5.5, 22, 6, 1),
  ],
};

/** The same piece after a half turn about the centre of the board. */
const twin = ({ kind, x0, y0, x1, y1, height }: Row): Row =>
  row(kind, BOARD_SIZE - x1, BOARD_SIZE - y1, BOARD_SIZE - x0, BOARD_SIZE - y0, height);

const planOf = ({ kind, x0, y0, x1, y1, height }: Row): PiecePlan => ({
  kind,
  corners: pointsOf(rectangle(x0, y0, x1, y1)),
  height,
});

const wholePlan = (id: LayoutId): readonly PiecePlan[] => [...ROWS[id], ...ROWS[id].map(twin)].map(planOf);

/** All pieces of each layout: the printed half, then its twins in the same order. */
export const LAYOUT_PLANS: { readonly [id in LayoutId]: readonly PiecePlan[] } = {
  'market-square': wholePlan('market-square'),
  warrens: wholePlan('warrens'),
  'high-road': wholePlan('high-road'),
};

/** The pieces of a plan as they stand on the board. Throws a RangeError where `whyNotLayout` names a fault of shape. */
export const terrainOf = (plan: readonly PiecePlan[]): Terrain[] =>
  plan.map(({ kind, corners, height }, at) => {
    const shape = polygon(corners);
    const low = height <= LOW_HEIGHT;
    return { id: `t${at + 1}`, kind, shape, top: height, opaque: !low, low, standable: holdsSquare(shape, STANDING_SQUARE) };
  });

/** The terrain of each layout, built once. */
export const LAYOUTS: { readonly [id in LayoutId]: readonly Terrain[] } = {
  'market-square': terrainOf(LAYOUT_PLANS['market-square']),
  warrens: terrainOf(LAYOUT_PLANS.warrens),
  'high-road': terrainOf(LAYOUT_PLANS['high-road']),
};

/** Does the base stand wholly on the piece's top (KC-2.12)? */
export const standsOn = (piece: Terrain, x: number, y: number, r: number): boolean =>
  piece.standable && circleInPolygon({ x, y, r }, piece.shape);

/** Home-made layouts come from outside: no more than this is looked at. */
export const MOST_PIECES = 40;
export const MOST_CORNERS = 16;
/** The radius around the board's centre that stays free (KC-2.13). */
export const FREE_CENTRE = 2;

const boxShape = ({ x0, y0, x1, y1 }: Box) => rectangle(x0, y0, x1, y1);

/** Zones as wide as the board: the squares in the corners lie within them. */
const FREE_ZONES = POSITIONS.map((where) => ({ where, shape: boxShape(zoneOf('all-out-brawl', where)) }));
const FREE_ROAD = boxShape(ROAD);

/** What is wrong with the shape of a single piece; numbered from 1 for the players. */
function whyNotPiece({ corners, height }: PiecePlan, piece: number): Refusal<KC> | null {
  if (corners.length > MOST_CORNERS)
    return refuse('KC-2.9', 'layout-corners', { piece, corners: corners.length, most: MOST_CORNERS });
  const fault = polygonFault(corners);
  if (fault) return refuse('KC-2.9', 'layout-polygon', { piece, fault });
  if (!(Number.isFinite(height) && height > 0)) return refuse('KC-2.9', 'layout-height', { piece, height });
  const { x0, y0, x1, y1 } = polygon(corners).box;
  const least = -MEASURE_TOLERANCE;
  const most = BOARD_SIZE + MEASURE_TOLERANCE;
  if (x0 < least || y0 < least || x1 > most || y1 > most) return refuse('KC-2.1', 'layout-board', { piece, x0, y0, x1, y1 });
  return null;
}

/** Why a home-made layout cannot be played, in this scenario or (null) in any without a road; null if it can. */
export function whyNotLayout(plan: readonly PiecePlan[], scenario: ScenarioId | null = null): Refusal<KC> | null {
  if (plan.length > MOST_PIECES) return refuse('KC-2.13', 'layout-pieces', { pieces: plan.length, most: MOST_PIECES });
  for (const [at, piece] of plan.entries()) {
    const refusal = whyNotPiece(piece, at + 1);
    if (refusal) return refusal;
  }
  const shapes = plan.map(({ corners }) => polygon(corners));
  for (const [at, shape] of shapes.entries()) {
    const piece = at + 1;
    const other = shapes.findIndex((another, k) => k < at && overlapPolygons(another, shape));
    if (other >= 0) return refuse('KC-2.9', 'layout-overlap', { piece, other: other + 1 });
    const taken = FREE_ZONES.find((free) => overlapPolygons(free.shape, shape));
    if (taken) return refuse('KC-2.13', 'layout-zone', { piece, where: taken.where });
    if (overlapCirclePolygon({ ...CENTRE, r: FREE_CENTRE }, shape)) {
      return refuse('KC-2.13', 'layout-centre', { piece, radius: FREE_CENTRE });
    }
    if (scenario === 'runaway-carriage' && overlapPolygons(FREE_ROAD, shape)) {
      return refuse('KC-24.2', 'layout-road', { piece, y0: ROAD.y0, y1: ROAD.y1 });
    }
  }
  const chain = closedBy(shapes, BOARD, RADIUS[40]);
  return chain && refuse('KC-2.13', 'layout-closed', { pieces: chain.map((at) => at + 1), base: 40 });
}
