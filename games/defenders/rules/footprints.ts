/** Chapter 8: footprints as geometry. Distances, anchors, crossings and sides, from which the graph is made. */
import { contains, type Point, type Polygon, polygon, segmentSegment2, turn } from '@guildhall/geometry';
import { ADJACENT_WITHIN, LONG_HALF_WIDTH, SMALL_RADIUS } from '../data/index.ts';
import type { Footprint } from '../table.ts';

/** Pairs of a flat list as points. */
export function pointsOf(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) points.push({ x: flat[i], y: flat[i + 1] });
  return points;
}

/** A footprint taken apart: its line or outline, how far it reaches beyond, and its inside. */
export interface Outline {
  readonly points: readonly Point[];
  /** The last point is joined to the first. */
  readonly closed: boolean;
  readonly pad: number;
  /** null: it has no inside. */
  readonly area: Polygon | null;
}
export function outlineOf(footprint: Footprint): Outline {
  switch (footprint.kind) {
    case 'area': {
      const points = pointsOf(footprint.points);
      return { points, closed: true, pad: 0, area: polygon(points) };
    }
    case 'long':
      return { points: pointsOf(footprint.points), closed: footprint.closed, pad: LONG_HALF_WIDTH, area: null };
    case 'small':
      return { points: [{ x: footprint.x, y: footprint.y }], closed: false, pad: SMALL_RADIUS, area: null };
  }
}

/** The segments of a line; one of no length for a single point. */
function segmentsOf({ points, closed }: Outline): [Point, Point][] {
  if (points.length === 1) return [[points[0], points[0]]];
  const segments: [Point, Point][] = [];
  for (let i = 0; i + 1 < points.length; i++) segments.push([points[i], points[i + 1]]);
  if (closed) segments.push([points[points.length - 1], points[0]]);
  return segments;
}

/** How far two footprints lie apart; 0 where they overlap or touch, or one lies in the other (DF-8.4). */
export function gap(a: Outline, b: Outline): number {
  if (a.area && contains(a.area, b.points[0].x, b.points[0].y)) return 0;
  if (b.area && contains(b.area, a.points[0].x, a.points[0].y)) return 0;
  let least = Number.POSITIVE_INFINITY;
  const others = segmentsOf(b);
  for (const [p, q] of segmentsOf(a)) {
    for (const [r, s] of others) least = Math.min(least, segmentSegment2(p.x, p.y, q.x, q.y, r.x, r.y, s.x, s.y));
  }
  return Math.max(0, Math.sqrt(least) - a.pad - b.pad);
}
export const areAdjacent = (a: Outline, b: Outline): boolean => gap(a, b) <= ADJACENT_WITHIN;

/** DF-8.13: disc centre; centroid, or the first corner where that lies outside; the middle of a line. */
export function anchorOf(outline: Outline): Point {
  const { points, area } = outline;
  if (points.length === 1) return points[0];
  if (!area) return middleOf(outline);
  let [x, y, sum] = [0, 0, 0];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    const cross = p.x * q.y - q.x * p.y;
    sum += cross;
    x += (p.x + q.x) * cross;
    y += (p.y + q.y) * cross;
  });
  const centroid = { x: x / (3 * sum), y: y / (3 * sum) };
  return contains(area, centroid.x, centroid.y) ? centroid : points[0];
}
const length = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
function middleOf(outline: Outline): Point {
  const segments = segmentsOf(outline);
  let left = segments.reduce((sum, [a, b]) => sum + length(a, b), 0) / 2;
  for (const [a, b] of segments) {
    const l = length(a, b);
    if (left <= l && l > 0) return { x: a.x + ((b.x - a.x) * left) / l, y: a.y + ((b.y - a.y) * left) / l };
    left -= l;
  }
  return outline.points[0];
}

/** How often the segment from p to q crosses a line. A corner of the line on the segment counts once, not twice. */
export function timesCrossed(p: Point, q: Point, line: Outline): number {
  let times = 0;
  for (const [a, b] of segmentsOf(line)) {
    if (turn(p, q, a) > 0 !== turn(p, q, b) > 0 && turn(a, b, p) > 0 !== turn(a, b, q) > 0) times++;
  }
  return times;
}

/** Where two lines cross, as a flat list of points. */
export function crossingPoints(a: Outline, b: Outline): number[] {
  const found: number[] = [];
  const others = segmentsOf(b);
  for (const [p, q] of segmentsOf(a)) {
    for (const [r, s] of others) {
      const t1 = turn(p, q, r);
      const t2 = turn(p, q, s);
      if (t1 > 0 === t2 > 0 || turn(r, s, p) > 0 === turn(r, s, q) > 0) continue;
      const k = t1 / (t1 - t2);
      found.push(tenth(r.x + (s.x - r.x) * k), tenth(r.y + (s.y - r.y) * k));
    }
  }
  return found;
}
/** Map units are kept to a tenth. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;

function nearestOn(line: Outline, to: Point): Point {
  let best = line.points[0];
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of segmentsOf(line)) {
    const dd = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const k = dd === 0 ? 0 : Math.min(1, Math.max(0, ((to.x - a.x) * (b.x - a.x) + (to.y - a.y) * (b.y - a.y)) / dd));
    const point = { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k };
    const d = length(point, to);
    if (d < least) {
      least = d;
      best = point;
    }
  }
  return best;
}
function nearestPair(a: Outline, b: Outline): [Point, Point] {
  const crossing = crossingPoints(a, b);
  if (crossing.length > 0) return [pointsOf(crossing)[0], pointsOf(crossing)[0]];
  // Lines that do not cross come nearest at an end of one of their segments.
  let best: [Point, Point] = [a.points[0], b.points[0]];
  let least = Number.POSITIVE_INFINITY;
  const consider = (p: Point, q: Point): void => {
    if (length(p, q) >= least) return;
    least = length(p, q);
    best = [p, q];
  };
  for (const p of a.points) consider(p, nearestOn(b, p));
  for (const q of b.points) consider(nearestOn(a, q), q);
  return best;
}

const isLine = ({ area, points }: Outline): boolean => area === null && points.length > 1;
/** DF-8.13, river test: the places between which the banks are compared. */
function banks(a: Outline, b: Outline): [Point, Point] {
  if (isLine(a) && isLine(b)) return nearestPair(a, b);
  if (isLine(a)) {
    const other = anchorOf(b);
    return [nearestOn(a, other), other];
  }
  if (isLine(b)) {
    const other = anchorOf(a);
    return [other, nearestOn(b, other)];
  }
  return [anchorOf(a), anchorOf(b)];
}
/** On opposite banks of the river. */
export function isAcross(a: Outline, b: Outline, river: Outline): boolean {
  const [p, q] = banks(a, b);
  return timesCrossed(p, q, river) % 2 === 1;
}

/** DF-8.13: inside the wall, or a small location whose disc touches its footprint. */
export function isInside(place: Outline, wall: Outline, inside: Point): boolean {
  if (place.points.length === 1 && gap(place, wall) === 0) return true;
  return timesCrossed(anchorOf(place), inside, wall) % 2 === 0;
}
/** The line lies wholly within the closed wall (DF-9.2). */
export function isSurrounded(place: Outline, wall: Outline): boolean {
  if (!wall.closed || wall.points.length < 3) return false;
  const far = { x: -1000, y: -1234.5 };
  return place.points.every((p) => timesCrossed(p, far, wall) % 2 === 1);
}
