/** A layout on the bench. With twins every piece stands for itself and its half turn about the centre of the board. */
import { pointsOf, polygon, polygonFault, rectangle } from '@guildhall/geometry';
import type { Refusal } from '@guildhall/kernel';
import {
  BOARD_SIZE,
  L,
  MARKER_RADIUS,
  MARKERS,
  MEASURE_TOLERANCE,
  type PiecePlan,
  type ScenarioId,
  TERRAIN_KINDS,
  type TerrainKind,
  whyNotLayout,
} from '../../../data/index.ts';
import type { KC } from '../../../rulebook/ids.generated.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface LayoutDraft {
  readonly twins: boolean;
  readonly pieces: readonly PiecePlan[];
}
export const BARE: LayoutDraft = { twins: true, pieces: [] };

/** Usual heights, after the printed layouts. */
export const USUAL_HEIGHT: { readonly [kind in TerrainKind]: number } = {
  house: 3,
  tower: 5,
  'low-wall': 1,
  crates: 1,
  barrels: 1,
  stall: 2,
  shed: 2,
};

/** Four decimals are far below every tolerance. */
export const neat = (n: number): number => Math.round(n * 10_000) / 10_000 + 0;
const turned = ({ x, y }: Spot): Spot => ({ x: neat(BOARD_SIZE - x), y: neat(BOARD_SIZE - y) });
export function twinOf({ kind, corners, height }: PiecePlan): PiecePlan {
  const spots = corners.map(turned);
  // A rectangle begins at its south-west corner, like all of them.
  const box = boxOfPiece(spots);
  return { kind, corners: box ? boxCorners(box.x0, box.y0, box.x1, box.y1) : spots, height };
}

/** All pieces that will stand on the board: those drawn, then their twins in the same order. */
export const wholePlan = ({ twins, pieces }: LayoutDraft): readonly PiecePlan[] =>
  twins ? [...pieces, ...pieces.map(twinOf)] : pieces;

/** Which drawn piece the piece with this number (from 1) of the whole plan is. */
export const drawnPiece = ({ pieces }: LayoutDraft, number: number): number =>
  pieces.length === 0 ? 0 : (number - 1) % pieces.length;

/** The rectangle that the corners make, or null if they make another shape. */
export function boxOfPiece(corners: readonly Spot[]): { x0: number; y0: number; x1: number; y1: number } | null {
  if (corners.length !== 4) return null;
  const xs = [...new Set(corners.map(({ x }) => x))].sort((a, b) => a - b);
  const ys = [...new Set(corners.map(({ y }) => y))].sort((a, b) => a - b);
  if (xs.length !== 2 || ys.length !== 2) return null;
  if (new Set(corners.map(({ x, y }) => `${x} ${y}`)).size !== 4) return null;
  return corners.every(({ x, y }, i) => x === corners[(i + 1) % 4].x || y === corners[(i + 1) % 4].y)
    ? { x0: xs[0], y0: ys[0], x1: xs[1], y1: ys[1] }
    : null;
}

export const boxCorners = (x0: number, y0: number, x1: number, y1: number): Spot[] => {
  const [west, east] = [Math.min(x0, x1), Math.max(x0, x1)];
  const [south, north] = [Math.min(y0, y1), Math.max(y0, y1)];
  return [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ];
};

/** The same outline, whatever corner it starts at and whichever way it runs. */
function sameOutline(a: readonly Spot[], b: readonly Spot[]): boolean {
  if (a.length !== b.length || a.length === 0) return false;
  const near = (p: Spot, q: Spot): boolean => Math.abs(p.x - q.x) < MEASURE_TOLERANCE && Math.abs(p.y - q.y) < MEASURE_TOLERANCE;
  const n = a.length;
  for (let start = 0; start < n; start++) {
    if (a.every((p, i) => near(p, b[(start + i) % n])) || a.every((p, i) => near(p, b[(start - i + n) % n]))) return true;
  }
  return false;
}
const areTwins = (a: PiecePlan, b: PiecePlan): boolean =>
  a.kind === b.kind && a.height === b.height && sameOutline(twinOf(a).corners, b.corners);

/** A plan as a draft: one half of it where the other half is its twin, else every piece by itself. */
export function folded(plan: readonly PiecePlan[]): LayoutDraft {
  const rest = [...plan];
  const half: PiecePlan[] = [];
  while (rest.length > 0) {
    const [piece] = rest.splice(0, 1);
    const twin = rest.findIndex((other) => areTwins(piece, other));
    if (twin < 0) return { twins: false, pieces: plan };
    rest.splice(twin, 1);
    half.push(piece);
  }
  return { twins: true, pieces: half };
}

export const withTwins = (draft: LayoutDraft, twins: boolean): LayoutDraft => {
  if (twins === draft.twins) return draft;
  if (!twins) return { twins: false, pieces: wholePlan(draft) };
  const half = folded(draft.pieces);
  return half.twins ? half : { twins: true, pieces: draft.pieces };
};

export const withPiece = (draft: LayoutDraft, at: number, change: Partial<PiecePlan>): LayoutDraft => ({
  ...draft,
  pieces: draft.pieces.map((piece, i) => (i === at ? { ...piece, ...change } : piece)),
});
export const addPiece = (draft: LayoutDraft, piece: PiecePlan): LayoutDraft => ({ ...draft, pieces: [...draft.pieces, piece] });
export const removePiece = (draft: LayoutDraft, at: number): LayoutDraft => ({ ...draft, pieces: draft.pieces.toSpliced(at, 1) });

/** Moved as far as the board allows. */
export function shifted(corners: readonly Spot[], dx: number, dy: number): Spot[] {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const within = (d: number, least: number, most: number): number => Math.min(BOARD_SIZE - most, Math.max(-least, d));
  const [x, y] = [within(dx, Math.min(...xs), Math.max(...xs)), within(dy, Math.min(...ys), Math.max(...ys))];
  return corners.map((corner) => ({ x: neat(corner.x + x), y: neat(corner.y + y) }));
}

/** Where a new rectangle of this size does no harm: the first spot, row by row, that the rules let stand. */
export function freeSpot(draft: LayoutDraft, kind: TerrainKind, width: number, depth: number): PiecePlan {
  const piece = (x: number, y: number): PiecePlan => ({
    kind,
    corners: boxCorners(x, y, x + width, y + depth),
    height: USUAL_HEIGHT[kind],
  });
  for (let y = 4; y + depth <= BOARD_SIZE - 4; y += 1) {
    for (let x = 1; x + width <= BOARD_SIZE - 1; x += 1) {
      if (whyNotLayout(wholePlan(addPiece(draft, piece(x, y)))) === null) return piece(x, y);
    }
  }
  return piece(2, 5);
}

/** What the rules say of the draft, in one scenario or (null) in any without a road. An empty board is no city (KC-2.8). */
export const whyNotDraft = (draft: LayoutDraft, scenario: ScenarioId | null = null): Refusal<KC> | null =>
  whyNotLayout(wholePlan(draft), scenario);

/** How many of the eight markers of Hide and Seek find a place on terrain, 7 inches apart (KC-23.6, KC-23.7); a number reached
 *  by placing them greedily from several starts. The others go on open ground (KC-23.8). */
export function markersOnTerrain(plan: readonly PiecePlan[]): number {
  const [least, most] = [L + MARKER_RADIUS, BOARD_SIZE - L - MARKER_RADIUS];
  const spots: Spot[] = [];
  for (const { corners } of plan) {
    if (polygonFault(corners)) continue;
    const outline = pointsOf(polygon(corners));
    for (const [i, a] of outline.entries()) {
      const b = outline[(i + 1) % outline.length];
      const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) * 2));
      for (let n = 0; n < steps; n++) {
        const spot = { x: a.x + ((b.x - a.x) * n) / steps, y: a.y + ((b.y - a.y) * n) / steps };
        if (spot.y >= least && spot.y <= most) spots.push(spot);
      }
    }
  }
  const orders = [spots, [...spots].sort((a, b) => a.x - b.x), [...spots].sort((a, b) => a.y - b.y || a.x - b.x)];
  let best = 0;
  for (const order of orders) {
    for (const whole of [order, [...order].reverse()]) {
      const placed: Spot[] = [];
      for (const spot of whole) {
        if (placed.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= 2 * L)) placed.push(spot);
      }
      best = Math.max(best, placed.length);
    }
  }
  return Math.min(best, MARKERS);
}

export const isKind = (word: string): word is TerrainKind => (TERRAIN_KINDS as readonly string[]).includes(word);
export const rectangleSpots = (x0: number, y0: number, x1: number, y1: number): Spot[] => pointsOf(rectangle(x0, y0, x1, y1));
