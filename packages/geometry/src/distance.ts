/** Distances and overlaps: points, segments, circles, polygons, bases.
 *  Gaps are never negative; overlaps are told by `overlap...` with the tolerance that touching is allowed. */
import {
  type Base,
  type Box,
  type Circle,
  CONTACT_TOLERANCE,
  MEASURE_TOLERANCE,
  type Point,
  type Polygon,
  RISE_TOLERANCE,
  square,
} from './plain.ts';
import { contains } from './polygon.ts';

/** Square of the distance from a point to the segment between (ax, ay) and (bx, by). */
export function pointSegment2(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const fx = px - ax;
  const fy = py - ay;
  const dd = dx * dx + dy * dy;
  const fd = fx * dx + fy * dy;
  if (!(fd > 0)) return fx * fx + fy * fy;
  if (fd >= dd) return square(px - bx) + square(py - by);
  return square(fx * dy - fy * dx) / dd;
}

export const pointSegment = (p: Point, a: Point, b: Point): number => Math.sqrt(pointSegment2(p.x, p.y, a.x, a.y, b.x, b.y));

/** Square of the distance between two segments; 0 where they cross. */
export function segmentSegment2(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const sc = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const sd = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  const sa = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const sb = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  if (((sc > 0 && sd < 0) || (sc < 0 && sd > 0)) && ((sa > 0 && sb < 0) || (sa < 0 && sb > 0))) return 0;
  const p = Math.min(pointSegment2(ax, ay, cx, cy, dx, dy), pointSegment2(bx, by, cx, cy, dx, dy));
  return Math.min(p, pointSegment2(cx, cy, ax, ay, bx, by), pointSegment2(dx, dy, ax, ay, bx, by));
}

export const segmentSegment = (a: Point, b: Point, c: Point, d: Point): number =>
  Math.sqrt(segmentSegment2(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y));

/** Distance from a point to the outline of a polygon, from inside or outside. */
export function outlineDistance(shape: Polygon, x: number, y: number): number {
  const { xs, ys } = shape;
  let least = Infinity;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const d = pointSegment2(x, y, xs[j], ys[j], xs[i], ys[i]);
    if (d < least) least = d;
  }
  return Math.sqrt(least);
}

/** Distance from the outline, negative inside. */
export const signedDistance = (shape: Polygon, x: number, y: number): number =>
  contains(shape, x, y) ? -outlineDistance(shape, x, y) : outlineDistance(shape, x, y);

/** From edge to edge on the level. */
export const circleGap = (a: Circle, b: Circle): number =>
  Math.max(0, Math.sqrt(square(b.x - a.x) + square(b.y - a.y)) - (a.r + b.r));

/** From edge to edge: sqrt(gap^2 + difference in elevation^2). */
export const baseDistance = (a: Base, b: Base): number => Math.sqrt(square(circleGap(a, b)) + square(b.z - a.z));

export const circlePolygonGap = (c: Circle, shape: Polygon): number => Math.max(0, signedDistance(shape, c.x, c.y) - c.r);

/** From the circle to the nearest side of the box it is in; negative when it reaches over. */
export const boxMargin = (c: Circle, box: Box): number => Math.min(c.x - box.x0, box.x1 - c.x, c.y - box.y0, box.y1 - c.y) - c.r;

export const overlapCircles = (a: Circle, b: Circle, tolerance = MEASURE_TOLERANCE): boolean => {
  const reach = a.r + b.r - tolerance;
  return reach > 0 && square(b.x - a.x) + square(b.y - a.y) < reach * reach;
};

export function overlapCirclePolygon(c: Circle, shape: Polygon, tolerance = MEASURE_TOLERANCE): boolean {
  const { box } = shape;
  if (c.x + c.r <= box.x0 || c.x - c.r >= box.x1 || c.y + c.r <= box.y0 || c.y - c.r >= box.y1) return false;
  return signedDistance(shape, c.x, c.y) < c.r - tolerance;
}

/** Is the circle wholly on the polygon? Reaching over by the tolerance is nothing. */
export const circleInPolygon = (c: Circle, shape: Polygon, tolerance = MEASURE_TOLERANCE): boolean =>
  signedDistance(shape, c.x, c.y) <= tolerance - c.r;

export const circleInBox = (c: Circle, box: Box, tolerance = MEASURE_TOLERANCE): boolean => boxMargin(c, box) >= -tolerance;

/** From outline to outline; 0 where they overlap. */
export function polygonGap(a: Polygon, b: Polygon): number {
  if (contains(a, b.xs[0], b.ys[0]) || contains(b, a.xs[0], a.ys[0])) return 0;
  let least = Infinity;
  for (let i = 0, j = a.xs.length - 1; i < a.xs.length; j = i++) {
    for (let k = 0, l = b.xs.length - 1; k < b.xs.length; l = k++) {
      least = Math.min(least, segmentSegment2(a.xs[j], a.ys[j], a.xs[i], a.ys[i], b.xs[l], b.ys[l], b.xs[k], b.ys[k]));
    }
  }
  return Math.sqrt(least);
}

/** Do two bases touch? */
export const inContact = (a: Base, b: Base, gap = CONTACT_TOLERANCE, rise = RISE_TOLERANCE): boolean =>
  square(b.x - a.x) + square(b.y - a.y) <= square(a.r + b.r + gap) && Math.abs(a.z - b.z) <= rise;

/** Does a circle touch the outline of a polygon, from beside it or from on top of it? */
export function touchesOutline(c: Circle, shape: Polygon, gap = CONTACT_TOLERANCE): boolean {
  const { x0, y0, x1, y1 } = shape.box;
  // What is farther than that from the box needs no measuring; with room for rounding.
  const far = c.r + gap + MEASURE_TOLERANCE;
  if (c.x < x0 - far || c.x > x1 + far || c.y < y0 - far || c.y > y1 + far) return false;
  return outlineDistance(shape, c.x, c.y) <= c.r + gap;
}

/** The edges of the polygon (by their first corner) that the circle touches. */
export function touchedEdges(c: Circle, shape: Polygon, gap = CONTACT_TOLERANCE): number[] {
  const { xs, ys } = shape;
  const limit = square(c.r + gap);
  const next = (i: number): number => (i + 1) % xs.length;
  return xs.flatMap((x, i) => (pointSegment2(c.x, c.y, x, ys[i], xs[next(i)], ys[next(i)]) <= limit ? [i] : []));
}

/** How much of the segment from a to b lies over the polygon. */
export function lengthInside(shape: Polygon, a: Point, b: Point): number {
  const { xs, ys } = shape;
  const cuts = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const [ux, uy] = [xs[j], ys[j]];
    const [ex, ey] = [xs[i] - ux, ys[i] - uy];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const t = ((ux - a.x) * ey - (uy - a.y) * ex) / cross;
    if (t > 0 && t < 1) cuts.push(t);
  }
  cuts.sort((s, t) => s - t);
  let part = 0;
  for (let i = 1; i < cuts.length; i++) {
    const [from, to] = [cuts[i - 1], cuts[i]];
    const middle = (from + to) / 2;
    if (contains(shape, a.x + dx * middle, a.y + dy * middle)) part += to - from;
  }
  return part * Math.sqrt(dx * dx + dy * dy);
}
