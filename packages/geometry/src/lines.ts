/** The 33 x 33 lines between the sample points of two bases, and what stops them. One pair of bases is laid out at a time, in
 *  working memory that `sight.ts` alone asks about: looking takes no memory of its own. */
import { deepOnLine, line } from './inside.ts';
import { type Base, MEASURE_TOLERANCE, type Polygon, type Scene, square } from './plain.ts';
import { cosines, RIM_POINTS, SAMPLE_POINTS, sampleX, sampleY, sines } from './rim.ts';

// Working memory, filled anew by every check. P belongs to the first base in a fixed order of places, Q to the other, so
// that looking from A to B and from B to A does the very same sums.
const px = new Float64Array(SAMPLE_POINTS);
const py = new Float64Array(SAMPLE_POINTS);
const qx = new Float64Array(SAMPLE_POINTS);
const qy = new Float64Array(SAMPLE_POINTS);
const MOST = 256;
export const kind = new Uint8Array(MOST); // 0 a round base, 1 a convex shape, 2 any other shape
export const index = new Int32Array(MOST);
const cx = new Float64Array(MOST);
const cy = new Float64Array(MOST);
const cr2 = new Float64Array(MOST);
const shapes: (Polygon | null)[] = new Array(MOST).fill(null);
export let opaque = 0; // blockers [0, opaque) block
export let all = 0; // blockers [opaque, all) only obscure
let eps = MEASURE_TOLERANCE;
export let swapped = false; // the viewer is Q
let recent = 0; // the blocker that was hit last is tested first
const solid = new Uint8Array(MOST); // 1: convex and apart from Q
let leftmost = 1; // the outermost rim points of Q, as seen from the point of P looked from last
let rightmost = 1;

function sampleRim({ x, y, r }: Base, xs: Float64Array, ys: Float64Array): void {
  for (let k = 0; k < RIM_POINTS; k++) {
    xs[k + 1] = x + r * cosines[k];
    ys[k + 1] = y + r * sines[k];
  }
}

/** All points of both; their centres are there already. */
function sampleRims(a: Base, b: Base): void {
  sampleRim(a, px, py);
  sampleRim(b, qx, qy);
}

/** The rim points with this number alone. */
function sampleBoth(a: Base, b: Base, k: number): void {
  px[k] = sampleX(a, k);
  py[k] = sampleY(a, k);
  qx[k] = sampleX(b, k);
  qy[k] = sampleY(b, k);
}

const comesFirst = (a: Base, b: Base): boolean => a.x < b.x || (a.x === b.x && (a.y < b.y || (a.y === b.y && a.r <= b.r)));

/** Could the shape touch any line between the two discs? May say yes in vain, never no in vain. */
function near(shape: Polygon, a: Base, b: Base): boolean {
  const { box, xs, ys, nx, ny, d } = shape;
  if ((a.x + a.r <= box.x0 && b.x + b.r <= box.x0) || (a.x - a.r >= box.x1 && b.x - b.r >= box.x1)) return false;
  if ((a.y + a.r <= box.y0 && b.y + b.r <= box.y0) || (a.y - a.r >= box.y1 && b.y - b.r >= box.y1)) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = Math.max(a.r, b.r) * Math.sqrt(dx * dx + dy * dy);
  let left = false;
  let right = false;
  for (let i = 0; i < xs.length; i++) {
    const side = dx * (ys[i] - a.y) - dy * (xs[i] - a.x);
    if (side > -reach) left = true;
    if (side < reach) right = true;
  }
  if (!left || !right) return false;
  if (!shape.convex) return true;
  for (let i = 0; i < nx.length; i++) {
    if (nx[i] * a.x + ny[i] * a.y - a.r >= d[i] && nx[i] * b.x + ny[i] * b.y - b.r >= d[i]) return false;
  }
  return true;
}

/** Clips the line from (ax, ay) by (dx, dy) to the convex shape shrunk by `shrink`; the middle of what is left, or -1. */
function middleInside(shape: Polygon, ax: number, ay: number, dx: number, dy: number, shrink: number): number {
  const { nx, ny, d } = shape;
  let t0 = 0;
  let t1 = 1;
  for (let i = 0; i < d.length; i++) {
    const s = nx[i] * ax + ny[i] * ay - d[i] + shrink;
    const ds = nx[i] * dx + ny[i] * dy;
    if (s >= 0 && s + ds >= 0) return -1;
    if (s > 0) t0 = Math.max(t0, s / -ds);
    else if (s + ds > 0) t1 = Math.min(t1, s / -ds);
  }
  return t1 > t0 ? (t0 + t1) / 2 : -1;
}

/** Is there a wall right across: a chord of the convex shape from one border of the lane to the other, between the discs? */
function wallAcross(shape: Polygon, a: Base, b: Base): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const wide = Math.max(a.r, b.r) / length;
  const ox = -dy * wide;
  const oy = dx * wide;
  const shrink = eps + 1e-9;
  const l = middleInside(shape, a.x + ox, a.y + oy, dx, dy, shrink);
  if (l < 0) return false;
  const r = middleInside(shape, a.x - ox, a.y - oy, dx, dy, shrink);
  if (r < 0) return false;
  // The chord from the left border to the right one: a wholly on one side of it, b wholly on the other.
  const ex = dx * (r - l) - 2 * ox;
  const ey = dy * (r - l) - 2 * oy;
  const lx = a.x + ox + dx * l;
  const ly = a.y + oy + dy * l;
  const size = Math.sqrt(ex * ex + ey * ey);
  const sa = ((a.x - lx) * ey - (a.y - ly) * ex) / size;
  const sb = ((b.x - lx) * ey - (b.y - ly) * ex) / size;
  return (sa >= a.r && sb <= -b.r) || (sa <= -a.r && sb >= b.r);
}

function addShape(shape: Polygon, i: number): void {
  if (all === MOST) throw new RangeError(`more than ${MOST} things between two bases`);
  kind[all] = shape.convex ? 1 : 2;
  shapes[all] = shape;
  index[all++] = i;
}

/** Whether anything is seen at all, or how well it is seen, or which lines are open: how much must be looked at. */
export type Looking = 'at all' | 'how well' | 'line by line';

/** Gathers what may be in the way. True if some wall right across makes further looking needless. */
function gather(scene: Scene, a: Base, b: Base, except: Base | null, looking: Looking): boolean {
  const { bases, pieces } = scene;
  const stands = Math.max(a.z, b.z);
  all = 0;
  recent = 0;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (!piece.opaque || stands >= piece.top || !near(piece.shape, a, b)) continue;
    if (looking !== 'line by line' && piece.shape.convex && wallAcross(piece.shape, a, b)) return true;
    addShape(piece.shape, i);
  }
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dd = dx * dx + dy * dy;
  const wide = Math.max(a.r, b.r);
  for (let i = 0; i < bases.length; i++) {
    const other = bases[i];
    if (other === a || other === b || other === except || stands >= other.z + other.height || !(other.r > eps)) continue;
    const fx = other.x - a.x;
    const fy = other.y - a.y;
    const reach = other.r + wide;
    const fd = fx * dx + fy * dy;
    if (square(fx * dy - fy * dx) >= reach * reach * dd) continue;
    if (fd < 0 ? fx * fx + fy * fy >= reach * reach : fd > dd && square(fx - dx) + square(fy - dy) >= reach * reach) continue;
    if (all === MOST) throw new RangeError(`more than ${MOST} things between two bases`);
    kind[all] = 0;
    cx[all] = other.x;
    cy[all] = other.y;
    cr2[all] = square(other.r - eps);
    index[all++] = i;
  }
  opaque = all;
  if (looking === 'at all') return false;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (!piece.opaque && stands < piece.top && near(piece.shape, a, b)) addShape(piece.shape, i);
  }
  return false;
}

/** Does the line between sample i of P and sample j of Q run more than the tolerance inside blocker k? */
export function hits(k: number, i: number, j: number): boolean {
  const ax = px[i];
  const ay = py[i];
  const dx = qx[j] - ax;
  const dy = qy[j] - ay;
  if (kind[k] === 0) {
    const fx = cx[k] - ax;
    const fy = cy[k] - ay;
    const fd = fx * dx + fy * dy;
    if (!(fd > 0)) return fx * fx + fy * fy < cr2[k];
    const dd = dx * dx + dy * dy;
    if (fd >= dd) return square(fx - dx) + square(fy - dy) < cr2[k];
    return square(fx * dy - fy * dx) < cr2[k] * dd;
  }
  const shape = shapes[k] as Polygon;
  if (kind[k] === 1) return middleInside(shape, ax, ay, dx, dy, eps) >= 0;
  line[0] = ax;
  line[1] = ay;
  line[2] = dx;
  line[3] = dy;
  line[4] = eps;
  return deepOnLine(shape);
}

/** Is any of the first `count` blockers in the way of the line? */
export function stopped(count: number, i: number, j: number): boolean {
  if (recent < count && hits(recent, i, j)) return true;
  for (let k = 0; k < count; k++) {
    if (k !== recent && hits(k, i, j)) {
      recent = k;
      return true;
    }
  }
  return false;
}

/** Is any line at all open? The outermost lines are tested first: past a thing in the way one of them often is. */
export function isAnyOpen(viewer: Base, target: Base): boolean {
  const a = swapped ? target : viewer;
  const b = swapped ? viewer : target;
  if (opaque === 0) return true;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let left = 1;
  let most = -Infinity;
  for (let k = 0; k < RIM_POINTS; k++) {
    const side = sines[k] * dx - cosines[k] * dy;
    if (side > most) {
      most = side;
      left = k + 1;
    }
  }
  const right = left > 16 ? left - 16 : left + 16;
  sampleBoth(a, b, left);
  sampleBoth(a, b, right);
  if (!stopped(opaque, left, left) || !stopped(opaque, right, right) || !stopped(opaque, 0, 0)) return true;
  sampleRims(a, b);
  for (let k = 0; k < opaque; k++) solid[k] = isApart(k, b) ? 1 : 0;
  leftmost = left;
  rightmost = right;
  for (let i = 0; i < SAMPLE_POINTS; i++) if (!allStopped(i, b)) return true;
  return false;
}

/** Is the blocker convex and, for certain, apart from Q? */
function isApart(k: number, q: Base): boolean {
  if (kind[k] === 0) return square(cx[k] - q.x) + square(cy[k] - q.y) >= square(Math.sqrt(cr2[k]) + q.r);
  if (kind[k] === 2) return false;
  const { nx, ny, d } = shapes[k] as Polygon;
  for (let i = 0; i < d.length; i++) if (nx[i] * q.x + ny[i] * q.y - q.r >= d[i]) return true;
  return false;
}

/** How far the way from point i of P to rim point j of Q lies to the left of the way to its rim point k. */
const leftOf = (i: number, j: number, k: number): number => (qx[k] - px[i]) * (qy[j] - py[i]) - (qy[k] - py[i]) * (qx[j] - px[i]);

const after = (j: number): number => (j === RIM_POINTS ? 1 : j + 1);
const before = (j: number): number => (j === 1 ? RIM_POINTS : j - 1);

/** The rim point of Q outermost as seen from point i of P, looked for from another one on: to the left (1) or right (-1). */
function outermost(i: number, from: number, side: 1 | -1): number {
  let at = from;
  for (let steps = 0; steps < RIM_POINTS; steps++) {
    if (side * leftOf(i, after(at), at) > 0) at = after(at);
    else if (side * leftOf(i, before(at), at) > 0) at = before(at);
    else return at;
  }
  return at;
}

/**
 * Are all lines from point i of P stopped? What is convex and apart from Q stops all lines between two that it stops, so
 * that few of them need testing: the two outermost, and where one thing does not stop both, the ends of what each stops.
 */
function allStopped(i: number, q: Base): boolean {
  if (square(q.x - px[i]) + square(q.y - py[i]) <= square(q.r + eps)) return eachStopped(i);
  // The outermost points of Q as seen from here are near those seen from the point of P before.
  leftmost = outermost(i, leftmost, 1);
  rightmost = outermost(i, rightmost, -1);
  if (!stopped(opaque, i, leftmost)) return false;
  if (solid[recent] === 1 && hits(recent, i, rightmost)) return true;
  return stopped(opaque, i, 0) && rimStopped(i, leftmost, rightmost) && rimStopped(i, rightmost, leftmost);
}

function eachStopped(i: number): boolean {
  for (let j = 0; j < SAMPLE_POINTS; j++) if (!stopped(opaque, i, j)) return false;
  return true;
}

/** Are all lines from point i of P to the rim of Q between two outermost points stopped, going round from one to the other? */
function rimStopped(i: number, from: number, to: number): boolean {
  const length = (to - from + RIM_POINTS) % RIM_POINTS;
  for (let at = 0; at <= length; at++) {
    if (!stopped(opaque, i, 1 + ((from - 1 + at) % RIM_POINTS))) return false;
    if (solid[recent] === 0) continue;
    // The last point of which the same thing stops the line, by halving.
    let beyond = length + 1;
    while (beyond - at > 1) {
      const middle = (at + beyond) >> 1;
      if (hits(recent, i, 1 + ((from - 1 + middle) % RIM_POINTS))) at = middle;
      else beyond = middle;
    }
  }
  return true;
}

/** Lays out the two bases and what may be in the way. Says at once 'none' or 'clear' where that is possible, else null. */
export function lay(
  scene: Scene,
  viewer: Base,
  target: Base,
  except: Base | null,
  tolerance: number,
  looking: Looking,
): 'none' | 'clear' | null {
  if (eps !== tolerance) eps = tolerance; // writing it anew would take memory
  swapped = !comesFirst(viewer, target);
  const a = swapped ? target : viewer;
  const b = swapped ? viewer : target;
  if (gather(scene, a, b, except, looking)) return 'none';
  if (looking !== 'line by line' && all === 0) return 'clear';
  sampleBoth(a, b, 0);
  if (looking !== 'at all') sampleRims(a, b);
  return null;
}
