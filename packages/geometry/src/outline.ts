/** The outline of a shape as seen from beside it: the nearest place of it, how thick the shape is there, places along it. */
import { pointSegment2 } from './distance.ts';
import { type Circle, CONTACT_TOLERANCE, distance, MEASURE_TOLERANCE, type Point, type Polygon, square } from './plain.ts';

/** The point of the outline nearest to (x, y). */
export function nearestOnOutline({ xs, ys }: Polygon, x: number, y: number): Point {
  let least = Infinity;
  let found = 0;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const d = pointSegment2(x, y, xs[j], ys[j], xs[i], ys[i]);
    if (d >= least) continue;
    least = d;
    found = j;
  }
  const next = found + 1 === xs.length ? 0 : found + 1;
  const ex = xs[next] - xs[found];
  const ey = ys[next] - ys[found];
  const along = Math.min(1, Math.max(0, ((x - xs[found]) * ex + (y - ys[found]) * ey) / (ex * ex + ey * ey)));
  return { x: xs[found] + ex * along, y: ys[found] + ey * along };
}

/** A place of an outline, and the way straight ahead from there, of length 1. */
export interface Crossing extends Point {
  readonly ux: number;
  readonly uy: number;
}

/** Where somebody at (x, y) meets the outline who goes straight for its nearest point; null if that is where he is. */
export function crossingFrom(shape: Polygon, x: number, y: number): Crossing | null {
  const near = nearestOnOutline(shape, x, y);
  const d = distance(near, { x, y });
  return d > 0 ? { x: near.x, y: near.y, ux: (near.x - x) / d, uy: (near.y - y) / d } : null;
}

/** The point so far ahead of a crossing. */
export const ahead = ({ x, y, ux, uy }: Crossing, far: number): Point => ({ x: x + ux * far, y: y + uy * far });

/** How far it is from a crossing straight ahead to the next place of the outline; 0 if there is none. */
export function thickness({ xs, ys }: Polygon, { x, y, ux, uy }: Crossing): number {
  let least = Infinity;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ex = xs[i] - xs[j];
    const ey = ys[i] - ys[j];
    const cross = ux * ey - uy * ex;
    if (cross === 0) continue;
    const d = ((xs[j] - x) * ey - (ys[j] - y) * ex) / cross;
    const along = ((xs[j] - x) * uy - (ys[j] - y) * ux) / cross;
    if (d > MEASURE_TOLERANCE && d < least && along >= 0 && along <= 1) least = d;
  }
  return least === Infinity ? 0 : least;
}

/** The centre nearest to the circle's own at which it lies wholly on a convex shape, if there is room for it at all. */
export function nearestWithin({ nx, ny, d }: Polygon, { x, y, r }: Circle): Point {
  let cx = x;
  let cy = y;
  // Off one edge after another. That may push it over an edge it was off before, so it is done as often as there are edges.
  for (let turn = 0; turn < d.length; turn++) {
    for (let i = 0; i < d.length; i++) {
      const over = nx[i] * cx + ny[i] * cy - d[i] + r;
      if (over <= 0) continue;
      cx -= nx[i] * over;
      cy -= ny[i] * over;
    }
  }
  return { x: cx, y: cy };
}

/**
 * Appends points at `out` from one edge (inside, if that is negative): the one nearest to `wish`, then one every `step` or
 * less, in at least so many parts. Near its corners some of them lie nearer to another edge.
 */
export function pushAlongEdge(
  shape: Polygon,
  i: number,
  out: number,
  wish: Point,
  step: number,
  parts: number,
  places: Point[],
): void {
  const { xs, ys, nx, ny } = shape;
  const next = (i + 1) % xs.length;
  const ex = xs[next] - xs[i];
  const ey = ys[next] - ys[i];
  const length = Math.sqrt(ex * ex + ey * ey);
  const wished = ((wish.x - xs[i]) * ex + (wish.y - ys[i]) * ey) / (length * length);
  const count = Math.max(parts, Math.ceil(length / step));
  for (let n = -1; n <= count; n++) {
    const along = n < 0 ? Math.min(1, Math.max(0, wished)) : n / count;
    places.push({ x: xs[i] + ex * along + nx[i] * out, y: ys[i] + ey * along + ny[i] * out });
  }
}

/** The same for all edges. */
export function alongOutline(shape: Polygon, out: number, wish: Point, step: number, parts = 1): Point[] {
  const places: Point[] = [];
  for (let i = 0; i < shape.xs.length; i++) pushAlongEdge(shape, i, out, wish, step, parts, places);
  return places;
}

/** Does a circle touch an edge of the polygon at its end that it did not touch before? */
export function touchesOtherEdge({ xs, ys }: Polygon, before: Circle, end: Circle, gap = CONTACT_TOLERANCE): boolean {
  const most = square(end.r + gap);
  const mostBefore = square(before.r + gap);
  for (let i = 0; i < xs.length; i++) {
    const next = (i + 1) % xs.length;
    if (pointSegment2(end.x, end.y, xs[i], ys[i], xs[next], ys[next]) > most) continue;
    if (pointSegment2(before.x, before.y, xs[i], ys[i], xs[next], ys[next]) > mostBefore) return true;
  }
  return false;
}
