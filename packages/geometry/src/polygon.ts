/** Making polygons and asking simple things of them: area, corners, inside or outside, bounding box.
 *  A polygon is made once, outside hot paths; it may be kept in plain state, for it is plain itself. */
import { type Box, isFinitePoint, type Point, type Polygon } from './plain.ts';

/** Why a list of corners is no simple polygon. */
export const POLYGON_FAULTS = ['few-corners', 'not-numbers', 'flat', 'crosses-itself'] as const;
export type PolygonFault = (typeof POLYGON_FAULTS)[number];

const at = (list: readonly Point[], i: number): Point => list[i % list.length];

/** Twice the signed area of the triangle: positive when a, b, c turn left. */
export const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function signedArea(points: readonly Point[]): number {
  let sum = 0;
  points.forEach((p, i) => {
    const q = at(points, i + 1);
    sum += p.x * q.y - q.x * p.y;
  });
  return sum / 2;
}

const between = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a.x, b.x) <= p.x && p.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= p.y && p.y <= Math.max(a.y, b.y);

/** Do the closed segments ab and cd share a point? */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const t1 = turn(a, b, c);
  const t2 = turn(a, b, d);
  const t3 = turn(c, d, a);
  const t4 = turn(c, d, b);
  if (((t1 > 0 && t2 < 0) || (t1 < 0 && t2 > 0)) && ((t3 > 0 && t4 < 0) || (t3 < 0 && t4 > 0))) return true;
  return (
    (t1 === 0 && between(a, b, c)) ||
    (t2 === 0 && between(a, b, d)) ||
    (t3 === 0 && between(c, d, a)) ||
    (t4 === 0 && between(c, d, b))
  );
}

/** Corners on a straight edge say nothing: they are left out, and so are repeated ones. */
function corners(points: readonly Point[]): Point[] {
  const kept = points.filter((p, i) => p.x !== at(points, i + 1).x || p.y !== at(points, i + 1).y);
  return kept.filter((p, i) => {
    const before = at(kept, i + kept.length - 1);
    const after = at(kept, i + 1);
    const forward = (p.x - before.x) * (after.x - p.x) + (p.y - before.y) * (after.y - p.y) > 0;
    return turn(before, p, after) !== 0 || !forward;
  });
}

/** What keeps these points from being the corners of a simple polygon; null if nothing does. */
export function polygonFault(points: readonly Point[]): PolygonFault | null {
  if (points.length < 3) return 'few-corners';
  if (!points.every(isFinitePoint)) return 'not-numbers';
  const list = corners(points);
  if (list.length < 3) return 'flat';
  const n = list.length;
  for (let i = 0; i < n; i++) {
    const [a, b] = [at(list, i), at(list, i + 1)];
    const c = at(list, i + 2);
    if (turn(a, b, c) === 0) return 'crosses-itself';
    for (let j = i + 2; j < n; j++) {
      if ((j + 1) % n !== i && segmentsMeet(a, b, at(list, j), at(list, j + 1))) return 'crosses-itself';
    }
  }
  return Math.abs(signedArea(list)) > 0 ? null : 'flat';
}

/** The polygon with these corners, in either direction. Throws a RangeError naming the fault if there is one. */
export function polygon(points: readonly Point[]): Polygon {
  const fault = polygonFault(points);
  if (fault) throw new RangeError(`not a simple polygon: ${fault}`);
  const list = corners(points);
  if (signedArea(list) < 0) list.reverse();
  const nx: number[] = [];
  const ny: number[] = [];
  const d: number[] = [];
  let convex = true;
  list.forEach((p, i) => {
    const q = at(list, i + 1);
    const length = Math.sqrt((q.x - p.x) ** 2 + (q.y - p.y) ** 2);
    const x = (q.y - p.y) / length;
    const y = (p.x - q.x) / length;
    nx.push(x);
    ny.push(y);
    d.push(x * p.x + y * p.y);
    if (turn(p, q, at(list, i + 2)) < 0) convex = false;
  });
  return { xs: list.map((p) => p.x), ys: list.map((p) => p.y), nx, ny, d, convex, box: boxOf(list) };
}

/** The rectangle with sides along the axes between two opposite corners. */
export const rectangle = (x0: number, y0: number, x1: number, y1: number): Polygon =>
  polygon([
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]);

export function boxOf(points: readonly Point[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const p of points) {
    x0 = Math.min(x0, p.x);
    y0 = Math.min(y0, p.y);
    x1 = Math.max(x1, p.x);
    y1 = Math.max(y1, p.y);
  }
  return { x0, y0, x1, y1 };
}

/** The corners as points, counter-clockwise. */
export const pointsOf = (shape: Polygon): Point[] => shape.xs.map((x, i) => ({ x, y: shape.ys[i] }));

export const area = (shape: Polygon): number => signedArea(pointsOf(shape));

/** Is the point inside? On the outline the answer is arbitrary: measure the distance where it matters. */
export function contains(shape: Polygon, x: number, y: number): boolean {
  const { xs, ys, box } = shape;
  if (x < box.x0 || x > box.x1 || y < box.y0 || y > box.y1) return false;
  let inside = false;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const yi = ys[i];
    const yj = ys[j];
    if (yi > y !== yj > y) {
      const xi = xs[i];
      if (x < ((xs[j] - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

/** The smallest convex polygon around the points, as corners counter-clockwise; fewer than 3 if all lie on a line. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && turn(chain[chain.length - 2], chain[chain.length - 1], p) <= 0) chain.pop();
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The part of a convex outline where nx*x + ny*y <= d. */
export function clipOutline(points: readonly Point[], nx: number, ny: number, d: number): Point[] {
  const kept: Point[] = [];
  points.forEach((p, i) => {
    const q = at(points, i + 1);
    const sp = nx * p.x + ny * p.y - d;
    const sq = nx * q.x + ny * q.y - d;
    if (sp <= 0) kept.push(p);
    if ((sp < 0 && sq > 0) || (sp > 0 && sq < 0)) {
      const t = sp / (sp - sq);
      kept.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
    }
  });
  return kept;
}
