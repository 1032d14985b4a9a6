/** Sight between round bases, by sample points: the centre and 32 points of the rim, every 11.25 degrees from due east.
 *  One base sees another if any of the 33 x 33 lines is open; it sees it clearly if all 33 lines from one of its points are. */
import { deepOnLine, line } from './inside.ts';
import { type Base, MEASURE_TOLERANCE, type Polygon, type Scene, square } from './plain.ts';

export const SIGHTS = ['clear', 'obscured', 'none'] as const;
export type Sight = (typeof SIGHTS)[number];

export const RIM_POINTS = 32;
export const SAMPLE_POINTS = RIM_POINTS + 1;

// The directions of the rim by halving angles with square roots, which are exact to the last bit on every machine.
const [cosines, sines] = rim();
function rim(): [Float64Array, Float64Array] {
  const half = (cos: number): number => Math.sqrt((1 + cos) / 2);
  const c45 = Math.sqrt(0.5);
  const c22 = half(c45);
  const c67 = Math.sqrt((1 - c45) / 2);
  // cos of 0, 11.25, ... 90 degrees
  const quarter = [1, half(c22), c22, half(c67), c45, Math.sqrt((1 - c67) / 2), c67, Math.sqrt((1 - c22) / 2), 0];
  const cos = new Float64Array(RIM_POINTS);
  const sin = new Float64Array(RIM_POINTS);
  for (let i = 0; i < 8; i++) {
    const [c, s] = [quarter[i], quarter[8 - i]];
    for (const [turn, [x, y]] of [
      [c, s],
      [-s, c],
      [-c, -s],
      [s, -c],
    ].entries()) {
      cos[i + 8 * turn] = x;
      sin[i + 8 * turn] = y;
    }
  }
  return [cos, sin];
}

/** The k-th sample point of a base: 0 is the centre, 1 due east, then counter-clockwise. */
export const sampleX = (base: Base, k: number): number => (k === 0 ? base.x : base.x + base.r * cosines[k - 1]);
export const sampleY = (base: Base, k: number): number => (k === 0 ? base.y : base.y + base.r * sines[k - 1]);

// Working memory, filled anew by every check. P belongs to the first base in a fixed order of places, Q to the other, so
// that looking from A to B and from B to A does the very same sums.
const px = new Float64Array(SAMPLE_POINTS);
const py = new Float64Array(SAMPLE_POINTS);
const qx = new Float64Array(SAMPLE_POINTS);
const qy = new Float64Array(SAMPLE_POINTS);
const MOST = 256;
const kind = new Uint8Array(MOST); // 0 a round base, 1 a convex shape, 2 any other shape
const index = new Int32Array(MOST);
const cx = new Float64Array(MOST);
const cy = new Float64Array(MOST);
const cr2 = new Float64Array(MOST);
const shapes: (Polygon | null)[] = new Array(MOST).fill(null);
let opaque = 0; // blockers [0, opaque) block
let all = 0; // blockers [opaque, all) only obscure
let eps = MEASURE_TOLERANCE;
let swapped = false;
let recent = 0; // the blocker that was hit last is tried first

function sample(base: Base, xs: Float64Array, ys: Float64Array): void {
  const { x, y, r } = base;
  xs[0] = x;
  ys[0] = y;
  for (let k = 0; k < RIM_POINTS; k++) {
    xs[k + 1] = x + r * cosines[k];
    ys[k + 1] = y + r * sines[k];
  }
}

const comesFirst = (a: Base, b: Base): boolean => a.x < b.x || (a.x === b.x && (a.y < b.y || (a.y === b.y && a.r <= b.r)));

/** Could the shape touch any line between the two discs? May say yes in vain, never no in vain. */
function near(shape: Polygon, a: Base, b: Base): boolean {
  const { box, xs, ys, nx, ny, d } = shape;
  if (Math.max(a.x + a.r, b.x + b.r) <= box.x0 || Math.min(a.x - a.r, b.x - b.r) >= box.x1) return false;
  if (Math.max(a.y + a.r, b.y + b.r) <= box.y0 || Math.min(a.y - a.r, b.y - b.r) >= box.y1) return false;
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

/** Gathers what may be in the way. True if some wall right across makes further looking needless. */
function gather(scene: Scene, a: Base, b: Base, except: Base | null, quick: boolean): boolean {
  const { bases, pieces } = scene;
  const stands = Math.max(a.z, b.z);
  all = 0;
  recent = 0;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (!piece.opaque || stands >= piece.top || !near(piece.shape, a, b)) continue;
    if (quick && piece.shape.convex && wallAcross(piece.shape, a, b)) return true;
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
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (!piece.opaque && stands < piece.top && near(piece.shape, a, b)) addShape(piece.shape, i);
  }
  return false;
}

/** Does the line between sample i of P and sample j of Q run more than the tolerance inside blocker k? */
function hits(k: number, i: number, j: number): boolean {
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
function stopped(count: number, i: number, j: number): boolean {
  if (recent < count && hits(recent, i, j)) return true;
  for (let k = 0; k < count; k++) {
    if (k !== recent && hits(k, i, j)) {
      recent = k;
      return true;
    }
  }
  return false;
}

/** The same with the viewer's point first, whichever of the two is P. */
const barred = (count: number, v: number, t: number): boolean => (swapped ? stopped(count, t, v) : stopped(count, v, t));

/** Is there a point of the viewer from which all lines to the target are free of everything? */
function seesAll(): boolean {
  let last = 0;
  for (let v = 0; v < SAMPLE_POINTS; v++) {
    if (barred(all, v, last)) continue;
    let t = 0;
    while (t < SAMPLE_POINTS && (t === last || !barred(all, v, t))) t++;
    if (t === SAMPLE_POINTS) return true;
    last = t;
  }
  return false;
}

/** Is any line at all open? The outermost lines are tried first: past a thing in the way one of them often is. */
function seesAny(a: Base, b: Base): boolean {
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
  if (!stopped(opaque, left, left) || !stopped(opaque, right, right) || !stopped(opaque, 0, 0)) return true;
  for (let i = 0; i < SAMPLE_POINTS; i++) {
    for (let j = 0; j < SAMPLE_POINTS; j++) if (!stopped(opaque, i, j)) return true;
  }
  return false;
}

/** Makes ready the working memory. Answers at once where that is possible, else null. */
function prepare(scene: Scene, viewer: Base, target: Base, except: Base | null, tolerance: number, quick: boolean): Sight | null {
  if (eps !== tolerance) eps = tolerance; // writing it anew would take memory
  swapped = !comesFirst(viewer, target);
  const a = swapped ? target : viewer;
  const b = swapped ? viewer : target;
  if (gather(scene, a, b, except, quick)) return 'none';
  if (quick && all === 0) return 'clear';
  sample(a, px, py);
  sample(b, qx, qy);
  return null;
}

/**
 * How the viewer sees the target: clearly, obscured, or not at all. Seeing is mutual; seeing clearly need not be.
 * The two bases themselves never block, nor does `except` (the true base, when one of the two is an imagined copy), nor
 * anything whose top is no higher than one of the two stands. Who looks at itself sees itself.
 */
export function sight(
  scene: Scene,
  viewer: Base,
  target: Base,
  except: Base | null = null,
  tolerance = MEASURE_TOLERANCE,
): Sight {
  if (viewer === target) return 'clear';
  const known = prepare(scene, viewer, target, except, tolerance, true);
  if (known) return known;
  if (seesAll()) return 'clear';
  return (swapped ? seesAny(target, viewer) : seesAny(viewer, target)) ? 'obscured' : 'none';
}

/** Can the two see each other at all? Quicker than `sight` where it does not matter how well. */
export function sees(scene: Scene, a: Base, b: Base, except: Base | null = null, tolerance = MEASURE_TOLERANCE): boolean {
  if (a === b) return true;
  const known = prepare(scene, a, b, except, tolerance, true);
  if (known) return known !== 'none';
  return swapped ? seesAny(b, a) : seesAny(a, b);
}

/** One line of sight between sample points. */
export interface Line {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What is in the way: a piece or base of the scene, and how many of the 1,089 lines it meets. */
export interface InTheWay {
  what: 'piece' | 'base';
  index: number;
  blocks: boolean;
  lines: number;
}

/** A sight with its reasons, for people to read: not for hot paths. */
export interface SightExplained {
  sight: Sight;
  /** Lines that nothing touches, lines only obscured, lines blocked. */
  open: number;
  dimmed: number;
  blocked: number;
  /** The best line there is (open, else dimmed), from viewer to target; null if all are blocked. */
  seen: Line | null;
  /** The first line that is blocked or dimmed, seen from the viewer's best point; null if nothing is in the way. */
  barred: Line | null;
  /** What meets at least one line, most lines first. */
  inTheWay: InTheWay[];
}

export function explainSight(
  scene: Scene,
  viewer: Base,
  target: Base,
  except: Base | null = null,
  tolerance = MEASURE_TOLERANCE,
): SightExplained {
  const told: SightExplained = { sight: 'clear', open: 0, dimmed: 0, blocked: 0, seen: null, barred: null, inTheWay: [] };
  told.sight = sight(scene, viewer, target, except, tolerance);
  if (viewer === target) return { ...told, open: SAMPLE_POINTS * SAMPLE_POINTS };
  prepare(scene, viewer, target, except, tolerance, false);
  const counts = new Array<number>(all).fill(0);
  let best = -1;
  for (let v = 0; v < SAMPLE_POINTS; v++) {
    let freeHere = 0;
    let barredHere: Line | null = null;
    for (let t = 0; t < SAMPLE_POINTS; t++) {
      let worst = 0;
      for (let k = 0; k < all; k++) {
        if (!(swapped ? hits(k, t, v) : hits(k, v, t))) continue;
        counts[k]++;
        worst = Math.max(worst, k < opaque ? 2 : 1);
      }
      const way = { x0: sampleX(viewer, v), y0: sampleY(viewer, v), x1: sampleX(target, t), y1: sampleY(target, t) };
      if (worst === 0) freeHere++;
      else barredHere ??= way;
      if (worst === 0 ? told.open === 0 : worst === 1 && told.open + told.dimmed === 0) told.seen = way;
      if (worst === 0) told.open++;
      else if (worst === 1) told.dimmed++;
      else told.blocked++;
    }
    if (freeHere > best) {
      best = freeHere;
      told.barred = barredHere;
    }
  }
  for (let k = 0; k < all; k++) {
    if (counts[k] > 0)
      told.inTheWay.push({ what: kind[k] ? 'piece' : 'base', index: index[k], blocks: k < opaque, lines: counts[k] });
  }
  told.inTheWay.sort((a, b) => b.lines - a.lines || a.index - b.index);
  return told;
}
