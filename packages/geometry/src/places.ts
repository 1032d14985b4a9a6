/** Places named in words: into contact with X, towards Y as far as possible, behind Z, on an edge, beside or on top of a piece.
 *  All of them are reached by one straight move (or, without a limit, are free to be put on); none overlaps anything. */

import { circleGap, inContact } from './distance.ts';
import { alongOutline, pushAlongEdge } from './outline.ts';
import {
  type Base,
  type Box,
  type Circle,
  CONTACT_TOLERANCE,
  distance,
  MEASURE_TOLERANCE,
  type Piece,
  type Point,
  type Polygon,
  RISE_TOLERANCE,
  type Scene,
  square,
} from './plain.ts';
import { contains } from './polygon.ts';
import { fits, newStop, type Stop, sweep } from './sweep.ts';

/** How a place may be come to. */
export interface Way {
  /** The longest move of the centre; null: put there, whatever lies between. */
  readonly limit: number | null;
  /** The piece whose top the mover stands on (or is put on). */
  readonly on?: Piece | null;
  /** A base of the scene to pass over: the mover itself, when `mover` is an imagined copy. */
  readonly except?: Base | null;
}

const work: Stop = newStop();

const AROUND = 96;

/** May the mover come to (x, y) this way? */
export function mayEnd(scene: Scene, mover: Base, x: number, y: number, way: Way): boolean {
  const { limit, on = null, except = null } = way;
  if (limit === null) return fits(scene, { ...mover, x, y }, work, on, except ?? mover);
  if (!(square(x - mover.x) + square(y - mover.y) <= square(limit + MEASURE_TOLERANCE))) return false;
  return sweep(scene, mover, x, y, work, on, except);
}

/** The points at `r1` from a and `r2` from b: none or two (which may be the same). */
export function circlesMeet(a: Point, r1: number, b: Point, r2: number): Point[] {
  const d = distance(a, b);
  if (!(d > 0) || d > r1 + r2 || d < Math.abs(r1 - r2)) return [];
  const along = (d * d + r1 * r1 - r2 * r2) / (2 * d);
  const off = Math.sqrt(Math.max(0, r1 * r1 - along * along));
  const [ux, uy] = [(b.x - a.x) / d, (b.y - a.y) / d];
  const [mx, my] = [a.x + ux * along, a.y + uy * along];
  return [
    { x: mx - uy * off, y: my + ux * off },
    { x: mx + uy * off, y: my - ux * off },
  ];
}

/** The points of a circle on the line nx*x + ny*y = d. */
function circleMeetsLine(c: Point, r: number, nx: number, ny: number, d: number): Point[] {
  const s = d - nx * c.x - ny * c.y;
  if (Math.abs(s) > r) return [];
  const off = Math.sqrt(r * r - s * s);
  return [
    { x: c.x + nx * s - ny * off, y: c.y + ny * s + nx * off },
    { x: c.x + nx * s + ny * off, y: c.y + ny * s - nx * off },
  ];
}

/** Where a circle of radius `reach` around c runs into what else would stop a base of radius r there. */
function tightSpots(scene: Scene, c: Point, reach: number, mover: Base, way: Way): Point[] {
  const found: Point[] = [];
  const { r } = mover;
  for (const other of scene.bases) {
    if (other !== mover && other !== way.except && other.r > 0) found.push(...circlesMeet(c, reach, other, r + other.r));
  }
  for (const { shape } of scene.pieces) {
    shape.xs.forEach((x, i) => {
      found.push(...circlesMeet(c, reach, { x, y: shape.ys[i] }, r));
      found.push(...circleMeetsLine(c, reach, shape.nx[i], shape.ny[i], shape.d[i] + r));
      found.push(...circleMeetsLine(c, reach, shape.nx[i], shape.ny[i], shape.d[i] - r));
    });
  }
  if (scene.board) {
    const { x0, y0, x1, y1 } = scene.board;
    for (const x of [x0 + r, x1 - r]) found.push(...circleMeetsLine(c, reach, 1, 0, x));
    for (const y of [y0 + r, y1 - r]) found.push(...circleMeetsLine(c, reach, 0, 1, y));
  }
  if (way.limit !== null) found.push(...circlesMeet(c, reach, mover, way.limit));
  return found;
}

/** The directions tried around a place: fine enough that nothing wider than a finger is missed. */
const around: readonly Point[] = Array.from({ length: AROUND }, (_, i) => {
  const angle = (i / AROUND) * 2 * Math.PI;
  // Rounded, so that every machine tries the very same directions; scaled to length 1 by whoever uses them.
  return { x: Math.round(Math.cos(angle) * 1e6) / 1e6, y: Math.round(Math.sin(angle) * 1e6) / 1e6 };
});

function ring(c: Point, reach: number): Point[] {
  return around.map(({ x, y }) => {
    const scale = reach / Math.sqrt(x * x + y * y);
    return { x: c.x + x * scale, y: c.y + y * scale };
  });
}

/** The place nearest to `wish` that is allowed, at most `limit` away; of equal ones the first named. Null if there is none. */
export function nearestAllowed(
  places: readonly Point[],
  wish: Point,
  allowed: (place: Point) => boolean,
  limit = Infinity,
): Point | null {
  let found: Point | null = null;
  let least = square(limit + MEASURE_TOLERANCE);
  for (const place of places) {
    const far = square(place.x - wish.x) + square(place.y - wish.y);
    if (found ? far >= least : far > least) continue;
    if (!allowed(place)) continue;
    found = place;
    least = far;
  }
  return found;
}

/** The same for places that the mover may come to. */
const best = (scene: Scene, mover: Base, way: Way, wish: Point, places: readonly Point[]): Point | null =>
  nearestAllowed(places, wish, ({ x, y }) => mayEnd(scene, mover, x, y, way));

/** The point at `reach` from c in the direction of p; due east if they are the same. */
function towardsFrom(c: Point, reach: number, p: Point): Point {
  const d = distance(c, p);
  return d > 0 ? { x: c.x + ((p.x - c.x) * reach) / d, y: c.y + ((p.y - c.y) * reach) / d } : { x: c.x + reach, y: c.y };
}

/** The centre nearest to `wish` (the mover itself, if not given) at which the mover touches the target; null if there is none. */
export function intoContact(scene: Scene, mover: Base, target: Circle, way: Way, wish: Point = mover): Point | null {
  const reach = mover.r + target.r;
  const places = [towardsFrom(target, reach, wish), ...tightSpots(scene, target, reach, mover, way), ...ring(target, reach)];
  return best(scene, mover, way, wish, places);
}

/** How close to each other the places tested along an edge and on a top lie. */
const STEP = 0.25;

/** The centres at which a base touches a polygon from outside. */
function besideOutline(shape: Polygon, r: number, wish: Point): Point[] {
  const places: Point[] = [];
  shape.xs.forEach((x, i) => {
    const corner = { x, y: shape.ys[i] };
    pushAlongEdge(shape, i, r, wish, STEP, 2, places);
    places.push(towardsFrom(corner, r, wish), ...ring(corner, r));
  });
  return places;
}

/** The centre nearest to `wish` at which the mover stands against the piece on the ground. */
export const beside = (scene: Scene, mover: Base, shape: Polygon, way: Way, wish: Point = mover): Point | null =>
  best(scene, mover, way, wish, besideOutline(shape, mover.r, wish));

/** The centre nearest to `wish` at which a base stands wholly on the piece, overlapping nobody; at most `limit` away. */
export function onTop(scene: Scene, mover: Base, piece: Piece, limit: number, wish: Point = mover): Point | null {
  const { shape } = piece;
  const { xs, ys, nx, ny, d } = shape;
  const { r } = mover;
  const places = [wish, ...alongOutline(shape, -r, wish, STEP, 2)];
  for (let i = 0; i < d.length; i++) places.push(...insideCorner(shape, i, r));
  for (const b of scene.bases) {
    const reach = b.r + r;
    // Against whoever stands too far away there is no place near enough.
    if (b === mover || !(b.r > 0) || distance(mover, b) - reach > limit + CONTACT_TOLERANCE) continue;
    for (let i = 0; i < d.length; i++) places.push(...circleMeetsLine(b, reach, nx[i], ny[i], d[i] - r));
    places.push(...ring(b, reach));
  }
  pushLattice(shape, mover, limit + CONTACT_TOLERANCE, places);
  places.push({ x: xs.reduce((a, b) => a + b, 0) / xs.length, y: ys.reduce((a, b) => a + b, 0) / ys.length });
  const near = places.filter((p) => distance(mover, p) <= limit + MEASURE_TOLERANCE);
  return best(scene, { ...mover, z: piece.top }, { limit: null, on: piece, except: mover }, wish, near);
}

/** Appends centres of a lattice over the shape, those that are not too far from the base. */
function pushLattice(shape: Polygon, { x: bx, y: by, r }: Circle, most: number, places: Point[]): void {
  const { x0, y0, x1, y1 } = shape.box;
  for (let x = x0 + r; x <= x1 - r; x += STEP) {
    if (Math.abs(x - bx) > most) continue;
    for (let y = y0 + r; y <= y1 - r; y += STEP) {
      if (Math.abs(y - by) <= most && contains(shape, x, y)) places.push({ x, y });
    }
  }
}

/** Where a base of radius r lies against both edges of corner i, inside. */
function insideCorner({ nx, ny, d }: Polygon, i: number, r: number): Point[] {
  const h = (i + d.length - 1) % d.length;
  const cross = nx[h] * ny[i] - ny[h] * nx[i];
  if (cross === 0) return [];
  const [p, q] = [d[h] - r, d[i] - r];
  return [{ x: (p * ny[i] - q * ny[h]) / cross, y: (nx[h] * q - nx[i] * p) / cross }];
}

/** Straight towards a point as far as the limit and the first thing in the way allow, not beyond the point. */
export function towards(
  scene: Scene,
  mover: Base,
  goal: Point,
  limit: number,
  stop: Stop,
  on: Piece | null = null,
  except: Base | null = null,
): boolean {
  const d = distance(mover, goal);
  const part = d > limit ? limit / d : 1;
  return sweep(scene, mover, mover.x + (goal.x - mover.x) * part, mover.y + (goal.y - mover.y) * part, stop, on, except);
}

/** Against a round or straight-sided cover, on the side turned away from `from`, as nearly behind it as can be come to. */
export function behind(scene: Scene, mover: Base, cover: Circle | Polygon, from: Point, way: Way): Point | null {
  if ('r' in cover) {
    const reach = mover.r + cover.r;
    const away = towardsFrom(cover, -reach, from);
    return intoContact(scene, mover, cover, way, away);
  }
  const { box } = cover;
  const middle = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
  const d = distance(from, middle);
  const size = distance({ x: box.x0, y: box.y0 }, { x: box.x1, y: box.y1 }) / 2 + mover.r;
  const far = d > 0 ? size / d : 0;
  const wish = { x: middle.x + (middle.x - from.x) * far, y: middle.y + (middle.y - from.y) * far };
  const hidden = besideOutline(cover, mover.r, wish).filter((p) => distance(from, p) >= d);
  return best(scene, mover, way, wish, hidden);
}

export const SIDES = ['south', 'north', 'west', 'east'] as const;
export type Side = (typeof SIDES)[number];

/** The centre of a base touching a side of the board at the given place along it. */
export function onEdge(board: Box, side: Side, along: number, r: number): Point {
  if (side === 'south') return { x: along, y: board.y0 + r };
  if (side === 'north') return { x: along, y: board.y1 - r };
  return { x: side === 'west' ? board.x0 + r : board.x1 - r, y: along };
}

/** The free place nearest to (x, y) along a line through it, both ways or (`ahead`) only forward; null if there is none within `most`. */
export function freeAlong(
  scene: Scene,
  base: Base,
  dx: number,
  dy: number,
  most: number,
  ahead = false,
  on: Piece | null = null,
): Point | null {
  const size = Math.sqrt(dx * dx + dy * dy);
  if (!(size > 0)) return null;
  const [ux, uy] = [dx / size, dy / size];
  const [nx, ny, d] = [-uy, ux, -uy * base.x + ux * base.y];
  const places: Point[] = [base];
  const { r } = base;
  for (const other of scene.bases)
    if (other !== base && other.r > 0) places.push(...circleMeetsLine(other, other.r + r, nx, ny, d));
  for (const { shape } of scene.pieces) {
    shape.xs.forEach((x, i) => {
      places.push(...circleMeetsLine({ x, y: shape.ys[i] }, r, nx, ny, d));
      const slope = shape.nx[i] * ux + shape.ny[i] * uy;
      const t = (shape.d[i] + r - shape.nx[i] * base.x - shape.ny[i] * base.y) / slope;
      if (Number.isFinite(t)) places.push({ x: base.x + ux * t, y: base.y + uy * t });
    });
  }
  const allowed = places.filter((p) => {
    const t = (p.x - base.x) * ux + (p.y - base.y) * uy;
    return Math.abs(t) <= most + MEASURE_TOLERANCE && (!ahead || t >= 0);
  });
  return best(scene, base, { limit: null, on }, base, allowed);
}

/** A base that ended within contact tolerance of others is set exactly against them where nothing then overlaps: against
 *  the two nearest if it can be, else against the nearest that allows it. Its centre; the same one if nothing is to be done. */
export function snap(
  scene: Scene,
  base: Base,
  on: Piece | null = null,
  except: Base | null = null,
  gap = CONTACT_TOLERANCE,
  rise = RISE_TOLERANCE,
): Point {
  const near = scene.bases.filter((b) => b !== base && b !== except && b.r > 0 && inContact(base, b, gap, rise));
  if (near.length === 0) return { x: base.x, y: base.y };
  near.sort((a, b) => circleGap(base, a) - circleGap(base, b));
  const places: Point[] = [];
  if (near.length > 1) {
    const pair = circlesMeet(near[0], base.r + near[0].r, near[1], base.r + near[1].r);
    places.push(...pair.sort((p, q) => distance(p, base) - distance(q, base)).filter((p) => distance(p, base) <= 2 * gap));
  }
  for (const other of near) places.push(towardsFrom(other, base.r + other.r, base));
  return places.find((p) => fits(scene, { ...base, ...p }, work, on, except ?? base)) ?? { x: base.x, y: base.y };
}
