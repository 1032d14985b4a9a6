/** Straight moves of a round base: how far it goes before something stops it, and whether it fits where it stands.
 *  Nothing slides. No memory is taken: the answer is written into a `Stop` that the caller keeps. */
import { boxMargin, circleInPolygon, overlapCirclePolygon, overlapCircles, pointSegment2, segmentSegment2 } from './distance.ts';
import { type Base, type Box, type Circle, MEASURE_TOLERANCE, type Piece, type Polygon, type Scene, square } from './plain.ts';
import { contains } from './polygon.ts';

/** What ends a move: nothing, another base, a piece, the board's edge, the edge of the top stood on, or no such place. */
export const STOPS = ['free', 'base', 'piece', 'board', 'rim', 'nowhere'] as const;
export type StopKind = (typeof STOPS)[number];

/** Where a straight move ended. `index` names the base or piece in the scene; -1 for everything else. */
export interface Stop {
  kind: StopKind;
  index: number;
  /** The part of the way that was made, from 0 to 1, and its length. */
  part: number;
  length: number;
  x: number;
  y: number;
}

export const newStop = (): Stop => ({ kind: 'free', index: -1, part: 1, length: 0, x: 0, y: 0 });

/** Part of the way at which a moving point first is within `reach` of (cx, cy); 2 if it stays farther than `least`. */
function enterDisc(ax: number, ay: number, dx: number, dy: number, cx: number, cy: number, reach: number, least: number): number {
  const fx = cx - ax;
  const fy = cy - ay;
  const dd = dx * dx + dy * dy;
  const fd = fx * dx + fy * dy;
  const ff = fx * fx + fy * fy;
  if (!(least > 0)) return 2;
  const nearest = !(fd > 0) ? ff : fd >= dd ? square(fx - dx) + square(fy - dy) : square(fx * dy - fy * dx) / dd;
  if (nearest >= least * least) return 2;
  if (ff <= reach * reach) return 0;
  return firstRoot(fd, dd, ff - reach * reach);
}

/** The smaller t with t*t*dd - 2*t*fd + rest = 0, from 0 to 1; 2 if there is none. */
function firstRoot(fd: number, dd: number, rest: number): number {
  const inner = fd * fd - dd * rest;
  if (inner < 0 || !(fd > 0)) return 2;
  const t = rest / (fd + Math.sqrt(inner));
  return t <= 1 ? t : 2;
}

/** Part of the way at which a moving point comes within r of the edge from u to v; 2 if it stays farther than `least`. */
function enterEdge(
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  r: number,
  least: number,
): number {
  if (!(least > 0) || segmentSegment2(ax, ay, ax + dx, ay + dy, ux, uy, vx, vy) >= least * least) return 2;
  if (pointSegment2(ax, ay, ux, uy, vx, vy) <= r * r) return 0;
  let first = Math.min(enterDisc(ax, ay, dx, dy, ux, uy, r, r), enterDisc(ax, ay, dx, dy, vx, vy, r, r));
  // Against the side: the distance from the edge's line sinks to r while the point is abreast of the edge.
  const ex = vx - ux;
  const ey = vy - uy;
  const length = Math.sqrt(ex * ex + ey * ey);
  const s0 = ((ax - ux) * ey - (ay - uy) * ex) / length;
  const ds = (dx * ey - dy * ex) / length;
  const t = s0 > 0 ? (r - s0) / ds : (-r - s0) / ds;
  if (t >= 0 && t < first) {
    const along = (ax + dx * t - ux) * ex + (ay + dy * t - uy) * ey;
    if (along >= 0 && along <= length * length) first = t;
  }
  return Math.min(first, 1);
}

/** Does the whole way stay beyond one edge's line? Then it stays clear of a convex shape. */
function passesBy({ nx, ny, d }: Polygon, ax: number, ay: number, dx: number, dy: number, r: number): boolean {
  for (let i = 0; i < d.length; i++) {
    const s = nx[i] * ax + ny[i] * ay - d[i];
    if (s >= r && s + nx[i] * dx + ny[i] * dy >= r) return true;
  }
  return false;
}

/** Part of the way at which a moving circle first touches the outline; 2 if it never comes closer than the tolerance allows. */
export function enterOutline(
  shape: Polygon,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  r: number,
  tolerance: number,
): number {
  const { xs, ys, nx, ny, d } = shape;
  let first = 2;
  if (shape.convex && passesBy(shape, ax, ay, dx, dy, r)) return first;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    // Wholly on one side of the edge's line, and far enough from it: nothing to work out.
    const s = nx[j] * ax + ny[j] * ay - d[j];
    const e = s + nx[j] * dx + ny[j] * dy;
    if ((s >= r && e >= r) || (s <= -r && e <= -r)) continue;
    const t = enterEdge(ax, ay, dx, dy, xs[j], ys[j], xs[i], ys[i], r, r - tolerance);
    if (t < first) first = t;
  }
  return first;
}

/** Part of the way at which a moving circle first reaches a side of the box it is in; 2 if never. */
function leaveBox(box: Box, ax: number, ay: number, dx: number, dy: number, r: number, tolerance: number): number {
  let first = 2;
  if (ax + dx < box.x0 + r - tolerance) first = Math.min(first, dx < 0 ? (box.x0 + r - ax) / dx : 0);
  if (ax + dx > box.x1 - r + tolerance) first = Math.min(first, dx > 0 ? (box.x1 - r - ax) / dx : 0);
  if (ay + dy < box.y0 + r - tolerance) first = Math.min(first, dy < 0 ? (box.y0 + r - ay) / dy : 0);
  if (ay + dy > box.y1 - r + tolerance) first = Math.min(first, dy > 0 ? (box.y1 - r - ay) / dy : 0);
  return Math.max(first, 0);
}

/**
 * Moves a base straight towards (x, y) until it is there or the first thing stops it, and writes into `stop` where it is then.
 * Passed over: the mover itself and `except` (the true base, when the mover is an imagined copy), and pieces no higher
 * than the mover stands. `on` is the piece whose top it stands on and does not leave. True if it arrived.
 */
export function sweep(
  scene: Scene,
  mover: Base,
  x: number,
  y: number,
  stop: Stop,
  on: Piece | null = null,
  except: Base | null = null,
  tolerance = MEASURE_TOLERANCE,
): boolean {
  const { x: ax, y: ay, r } = mover;
  const dx = x - ax;
  const dy = y - ay;
  const dd = dx * dx + dy * dy;
  stop.kind = 'free';
  stop.index = -1;
  if (!(dd < Infinity)) {
    stop.kind = 'nowhere';
    return settle(stop, mover, 0, 0, 0);
  }
  let first = 1;
  const { board, bases, pieces } = scene;
  if (board) {
    const t = leaveBox(board, ax, ay, dx, dy, r, tolerance);
    if (t <= first) {
      first = t;
      stop.kind = 'board';
    }
  }
  const x0 = (dx < 0 ? x : ax) - r;
  const x1 = (dx < 0 ? ax : x) + r;
  const y0 = (dy < 0 ? y : ay) - r;
  const y1 = (dy < 0 ? ay : y) + r;
  for (let i = 0; i < bases.length; i++) {
    const other = bases[i];
    if (other === mover || other === except || !(other.r > 0)) continue;
    if (other.x - other.r >= x1 || other.x + other.r <= x0 || other.y - other.r >= y1 || other.y + other.r <= y0) continue;
    const t = enterDisc(ax, ay, dx, dy, other.x, other.y, r + other.r, r + other.r - tolerance);
    if (t < first || (t === first && stop.kind === 'free')) {
      first = t;
      stop.kind = 'base';
      stop.index = i;
    }
  }
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    const { box } = piece.shape;
    if (piece === on || piece.top <= mover.z) continue;
    if (x1 <= box.x0 || x0 >= box.x1 || y1 <= box.y0 || y0 >= box.y1) continue;
    const t = contains(piece.shape, ax, ay) ? 0 : enterOutline(piece.shape, ax, ay, dx, dy, r, tolerance);
    if (t < first || (t === first && stop.kind === 'free')) {
      first = t;
      stop.kind = 'piece';
      stop.index = i;
    }
  }
  if (on) {
    const t = contains(on.shape, ax, ay) ? enterOutline(on.shape, ax, ay, dx, dy, r, tolerance) : 0;
    if (t < first || (t === first && stop.kind === 'free')) {
      first = t;
      stop.kind = 'rim';
      stop.index = -1;
    }
  }
  return settle(stop, mover, stop.kind === 'free' ? 1 : first, dx, dy);
}

function settle(stop: Stop, mover: Circle, part: number, dx: number, dy: number): boolean {
  stop.part = part;
  stop.x = mover.x + dx * part;
  stop.y = mover.y + dy * part;
  stop.length = Math.sqrt(dx * dx + dy * dy) * part;
  return stop.kind === 'free';
}

/** What keeps a base from standing where it is: written into `stop` (which takes its place). True if nothing does. */
export function fits(
  scene: Scene,
  base: Base,
  stop: Stop,
  on: Piece | null = null,
  except: Base | null = null,
  tolerance = MEASURE_TOLERANCE,
): boolean {
  stop.kind = 'free';
  stop.index = -1;
  const { board, bases, pieces } = scene;
  if (!(base.x - base.x === 0 && base.y - base.y === 0)) stop.kind = 'nowhere';
  else if (board && boxMargin(base, board) < -tolerance) stop.kind = 'board';
  else if (on && !circleInPolygon(base, on.shape, tolerance)) stop.kind = 'rim';
  for (let i = 0; stop.kind === 'free' && i < bases.length; i++) {
    const other = bases[i];
    if (other === base || other === except || !(other.r > 0) || !overlapCircles(base, other, tolerance)) continue;
    stop.kind = 'base';
    stop.index = i;
  }
  for (let i = 0; stop.kind === 'free' && i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece === on || piece.top <= base.z || !overlapCirclePolygon(base, piece.shape, tolerance)) continue;
    stop.kind = 'piece';
    stop.index = i;
  }
  return settle(stop, base, 0, 0, 0);
}

/** Pushes a base along a direction (of any length) for at most `length`; it stops against the first thing in its way. */
export function push(
  scene: Scene,
  base: Base,
  dx: number,
  dy: number,
  length: number,
  stop: Stop,
  on: Piece | null = null,
  except: Base | null = null,
): boolean {
  const size = Math.sqrt(dx * dx + dy * dy);
  const scale = size > 0 ? length / size : Number.NaN;
  return sweep(scene, base, base.x + dx * scale, base.y + dy * scale, stop, on, except);
}

/** Pushes a base straight away from another point, along the line through both centres. */
export const shove = (
  scene: Scene,
  from: Circle | Base,
  base: Base,
  length: number,
  stop: Stop,
  on: Piece | null = null,
): boolean => push(scene, base, base.x - from.x, base.y - from.y, length, stop, on);
