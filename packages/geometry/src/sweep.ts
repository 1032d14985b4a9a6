/** Straight moves of a round base: how far it goes before something stops it, and whether it fits where it stands.
 *  Nothing slides. No memory is taken: the answer is written into a `Stop` that the caller keeps. */
import { boxMargin, circleInPolygon, overlapCirclePolygon, overlapCircles } from './distance.ts';
import { type Base, type Box, type Circle, MEASURE_TOLERANCE, type Piece, type Polygon, type Scene, square } from './plain.ts';

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

// Numbers handed to a function may take memory, numbers in an array never do: the way of the move lies here.
const AX = 0;
const AY = 1;
const DX = 2;
const DY = 3;
const R = 4;
const LEAST = 5; // the radius less the tolerance
const PART = 6; // what `enter...` found: the part of the way, or NEVER
const way = new Float64Array(7);
const NEVER = 2;

/** The part of the way at which the mover touches another circle; never, if it stays out of it but for the tolerance. */
function enterCircle(other: Circle, tolerance: number): void {
  const dx = way[DX];
  const dy = way[DY];
  const fx = other.x - way[AX];
  const fy = other.y - way[AY];
  const reach = way[R] + other.r;
  const least = reach - tolerance;
  const dd = dx * dx + dy * dy;
  const fd = fx * dx + fy * dy;
  const ff = fx * fx + fy * fy;
  const nearest = !(fd > 0) ? ff : fd >= dd ? square(fx - dx) + square(fy - dy) : square(fx * dy - fy * dx) / dd;
  const rest = ff - reach * reach;
  if (!(least > 0) || nearest >= least * least) way[PART] = NEVER;
  else if (rest <= 0) way[PART] = 0;
  // The first t with t*t*dd - 2*t*fd + ff = reach*reach.
  else way[PART] = Math.min(1, rest / (fd + Math.sqrt(Math.max(0, fd * fd - dd * rest))));
}

/** The same for the edge of a shape from corner j to corner i. */
function enterEdge(shape: Polygon, j: number, i: number): void {
  const ax = way[AX];
  const ay = way[AY];
  const dx = way[DX];
  const dy = way[DY];
  const r = way[R];
  const least = way[LEAST];
  way[PART] = NEVER;
  if (!(least > 0)) return;
  // The edge from u to v, both as seen from the start; how far start and end are from its line, and along it.
  const ux = shape.xs[j] - ax;
  const uy = shape.ys[j] - ay;
  const vx = shape.xs[i] - ax;
  const vy = shape.ys[i] - ay;
  const ex = vx - ux;
  const ey = vy - uy;
  const ee = ex * ex + ey * ey;
  const dd = dx * dx + dy * dy;
  const s0 = shape.nx[j] * ax + shape.ny[j] * ay - shape.d[j];
  const ds = shape.nx[j] * dx + shape.ny[j] * dy;
  const s1 = s0 + ds;
  const along0 = -ux * ex - uy * ey;
  const along1 = along0 + dx * ex + dy * ey;
  const uu = ux * ux + uy * uy;
  const vv = vx * vx + vy * vy;
  const start = along0 <= 0 ? uu : along0 >= ee ? vv : s0 * s0;
  // How far u and v are from the way, and along it.
  const du = ux * dx + uy * dy;
  const dv = vx * dx + vy * dy;
  const cu = ux * dy - uy * dx;
  const cv = vx * dy - vy * dx;
  const crosses = ((s0 > 0 && s1 < 0) || (s0 < 0 && s1 > 0)) && ((cu > 0 && cv < 0) || (cu < 0 && cv > 0));
  if (!crosses) {
    const uEnd = uu - 2 * du + dd;
    const vEnd = vv - 2 * dv + dd;
    const end = along1 <= 0 ? uEnd : along1 >= ee ? vEnd : s1 * s1;
    const u = !(du > 0) ? uu : du >= dd ? uEnd : (cu * cu) / dd;
    const v = !(dv > 0) ? vv : dv >= dd ? vEnd : (cv * cv) / dd;
    const nearest = least * least;
    if (start >= nearest && end >= nearest && u >= nearest && v >= nearest) return;
  }
  let first = 1;
  const rr = r * r;
  if (start <= rr) first = 0;
  // Against a corner: the first t with t*t*dd - 2*t*du + uu = rr.
  const innerU = du * du - dd * (uu - rr);
  if (innerU >= 0 && du > 0) first = Math.min(first, (uu - rr) / (du + Math.sqrt(innerU)));
  const innerV = dv * dv - dd * (vv - rr);
  if (innerV >= 0 && dv > 0) first = Math.min(first, (vv - rr) / (dv + Math.sqrt(innerV)));
  // Against the side: the distance from the edge's line sinks to r while the point is abreast of the edge.
  const t = s0 > 0 ? (r - s0) / ds : (-r - s0) / ds;
  if (t >= 0 && t < first) {
    const along = along0 + (dx * ex + dy * ey) * t;
    if (along >= 0 && along <= ee) first = t;
  }
  way[PART] = Math.max(first, 0);
}

/** Does the whole way stay beyond one edge's line? Then it stays clear of a convex shape. */
function passesBy({ nx, ny, d }: Polygon): boolean {
  const r = way[R];
  for (let i = 0; i < d.length; i++) {
    const s = nx[i] * way[AX] + ny[i] * way[AY] - d[i];
    if (s >= r && s + nx[i] * way[DX] + ny[i] * way[DY] >= r) return true;
  }
  return false;
}

/** The part of the way at which the mover first touches the outline, from either side. */
function enterOutline(shape: Polygon): void {
  const { xs, nx, ny, d } = shape;
  let first = NEVER;
  const r = way[R];
  if (!shape.convex || !passesBy(shape)) {
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      // Wholly on one side of the edge's line, and far enough from it: nothing to work out.
      const s = nx[j] * way[AX] + ny[j] * way[AY] - d[j];
      const e = s + nx[j] * way[DX] + ny[j] * way[DY];
      if ((s >= r && e >= r) || (s <= -r && e <= -r)) continue;
      enterEdge(shape, j, i);
      if (way[PART] < first) first = way[PART];
    }
  }
  way[PART] = first;
}

/** Is the mover's centre inside the shape before it moves? */
function startsIn({ xs, ys }: Polygon): boolean {
  const x = way[AX];
  const y = way[AY];
  let inside = false;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    if (ys[i] > y !== ys[j] > y && x < ((xs[j] - xs[i]) * (y - ys[i])) / (ys[j] - ys[i]) + xs[i]) inside = !inside;
  }
  return inside;
}

/** The part of the way at which the mover first reaches a side of the board it is on. */
function leaveBox(box: Box, tolerance: number): void {
  const ax = way[AX];
  const ay = way[AY];
  const dx = way[DX];
  const dy = way[DY];
  const r = way[R];
  let first = NEVER;
  if (ax + dx < box.x0 + r - tolerance) first = Math.min(first, dx < 0 ? (box.x0 + r - ax) / dx : 0);
  if (ax + dx > box.x1 - r + tolerance) first = Math.min(first, dx > 0 ? (box.x1 - r - ax) / dx : 0);
  if (ay + dy < box.y0 + r - tolerance) first = Math.min(first, dy < 0 ? (box.y0 + r - ay) / dy : 0);
  if (ay + dy > box.y1 - r + tolerance) first = Math.min(first, dy > 0 ? (box.y1 - r - ay) / dy : 0);
  way[PART] = Math.max(first, 0);
}

/**
 * Moves a base straight towards (x, y) until it is there or the first thing stops it, and writes into `stop` where it is then.
 * Passed over: the mover itself and `except` (the true base, when the mover is an imagined copy), and pieces no higher
 * than the mover stands. `on` is the piece whose top it stands on and does not leave. True if it arrived.
 */
export const sweep = (
  scene: Scene,
  mover: Base,
  x: number,
  y: number,
  stop: Stop,
  on: Piece | null = null,
  except: Base | null = null,
  tolerance = MEASURE_TOLERANCE,
): boolean => travel(scene, mover, x, y, stop, on, null, except, tolerance);

/** The same for a mover on the ground that goes over one piece, however high that is. */
export const sweepOver = (scene: Scene, mover: Base, x: number, y: number, stop: Stop, over: Piece): boolean =>
  travel(scene, mover, x, y, stop, null, over, null, MEASURE_TOLERANCE);

function travel(
  scene: Scene,
  mover: Base,
  x: number,
  y: number,
  stop: Stop,
  on: Piece | null,
  over: Piece | null,
  except: Base | null,
  tolerance: number,
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
  way[AX] = ax;
  way[AY] = ay;
  way[DX] = dx;
  way[DY] = dy;
  way[R] = r;
  way[LEAST] = r - tolerance;
  let first = 1;
  const { board, bases, pieces } = scene;
  if (board) {
    leaveBox(board, tolerance);
    if (way[PART] <= first) {
      first = way[PART];
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
    enterCircle(other, tolerance);
    const t = way[PART];
    if (t < first || (t === first && stop.kind === 'free')) {
      first = t;
      stop.kind = 'base';
      stop.index = i;
    }
  }
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    const { box } = piece.shape;
    if (piece === on || piece === over || piece.top <= mover.z) continue;
    if (x1 <= box.x0 || x0 >= box.x1 || y1 <= box.y0 || y0 >= box.y1) continue;
    if (startsIn(piece.shape)) way[PART] = 0;
    else enterOutline(piece.shape);
    const t = way[PART];
    if (t < first || (t === first && stop.kind === 'free')) {
      first = t;
      stop.kind = 'piece';
      stop.index = i;
    }
  }
  if (on) {
    if (startsIn(on.shape)) enterOutline(on.shape);
    else way[PART] = 0;
    const t = way[PART];
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
