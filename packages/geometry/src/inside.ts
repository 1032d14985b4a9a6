/** Does a line run deep inside a shape that need not be convex?
 *  Convex shapes have a quicker way, in `sight.ts`; both mean the same by "inside". */
import { type Polygon, square } from './plain.ts';

// Numbers handed to a function may take memory, numbers in an array never do: the line in question lies here.
const AX = 0;
const AY = 1;
const DX = 2;
const DY = 3;
const DEPTH = 4;
const AT = 5;
/** Where the line begins, how far it goes along x and y, and how deep is deep: set it, then ask `deepOnLine`. */
export const line = new Float64Array(6);
const cuts = new Float64Array(256);

/** Does some point of the line lie inside, farther than `depth` from the whole outline? */
export function runsInside(shape: Polygon, ax: number, ay: number, dx: number, dy: number, depth: number): boolean {
  line[AX] = ax;
  line[AY] = ay;
  line[DX] = dx;
  line[DY] = dy;
  line[DEPTH] = depth;
  return deepOnLine(shape);
}

export function deepOnLine(shape: Polygon): boolean {
  const { xs, ys } = shape;
  const ax = line[AX];
  const ay = line[AY];
  const dx = line[DX];
  const dy = line[DY];
  const depth = line[DEPTH];
  const dd = dx * dx + dy * dy;
  const count = crossings(shape);
  // Where it crosses an inside at all it is usually deep halfway.
  for (let k = 0; k <= count; k++) {
    const from = k === 0 ? 0 : cuts[k - 1];
    const to = k === count ? 1 : cuts[k];
    line[AT] = (from + to) / 2;
    if (to > from && isInside(shape)) {
      if (isDeep(shape)) return true;
    } else if (count === 0) return false;
  }
  // It is exactly `depth` from the outline where it begins or ceases to be deeper: just beside such places it is, or nowhere.
  if (dd === 0) return false;
  const small = 1e-9;
  const far = small / Math.sqrt(dd);
  if (deepAt(shape, 0) || deepAt(shape, 1)) return true;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ex = xs[i] - xs[j];
    const ey = ys[i] - ys[j];
    const length = Math.sqrt(ex * ex + ey * ey);
    const ds = (dx * ey - dy * ex) / length;
    const t = (-depth - ((ax - xs[j]) * ey - (ay - ys[j]) * ex) / length) / ds;
    const step = small / Math.abs(ds);
    if (t > -step && t < 1 + step && (deepAt(shape, t - step) || deepAt(shape, t + step))) return true;
    const fx = xs[i] - ax;
    const fy = ys[i] - ay;
    const fd = fx * dx + fy * dy;
    const inner = fd * fd - dd * (fx * fx + fy * fy - square(depth));
    if (inner < 0) continue;
    const root = Math.sqrt(inner);
    if (deepAt(shape, (fd - root) / dd - far) || deepAt(shape, (fd + root) / dd + far)) return true;
  }
  return false;
}

/** Counts where the line touches or crosses the outline, and notes the parts of the way in `cuts`, in order. */
function crossings({ xs, ys }: Polygon): number {
  const ax = line[AX];
  const ay = line[AY];
  const dx = line[DX];
  const dy = line[DY];
  let count = 0;
  let j = xs.length - 1;
  let before = dx * (ys[j] - ay) - dy * (xs[j] - ax);
  for (let i = 0; i < xs.length; j = i++) {
    const side = dx * (ys[i] - ay) - dy * (xs[i] - ax);
    if ((side >= 0 && before <= 0) || (side <= 0 && before >= 0)) {
      const ex = xs[i] - xs[j];
      const ey = ys[i] - ys[j];
      const from = (ax - xs[j]) * ey - (ay - ys[j]) * ex;
      const to = from + dx * ey - dy * ex;
      if (((from >= 0 && to <= 0) || (from <= 0 && to >= 0)) && count < cuts.length) {
        const t = from === to ? 0 : from / (from - to);
        let k = count++;
        for (; k > 0 && cuts[k - 1] > t; k--) cuts[k] = cuts[k - 1];
        cuts[k] = t;
      }
    }
    before = side;
  }
  return count;
}

function deepAt(shape: Polygon, t: number): boolean {
  if (!(t >= 0 && t <= 1)) return false;
  line[AT] = t;
  return isInside(shape) && isDeep(shape);
}

/** Is the point of the line at AT inside? The same test as `contains`. */
function isInside({ xs, ys }: Polygon): boolean {
  const x = line[AX] + line[DX] * line[AT];
  const y = line[AY] + line[DY] * line[AT];
  let inside = false;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    if (ys[i] > y !== ys[j] > y && x < ((xs[j] - xs[i]) * (y - ys[i])) / (ys[j] - ys[i]) + xs[i]) inside = !inside;
  }
  return inside;
}

/** Is it farther than `depth` from every edge? */
function isDeep({ xs, ys }: Polygon): boolean {
  const x = line[AX] + line[DX] * line[AT];
  const y = line[AY] + line[DY] * line[AT];
  const least = square(line[DEPTH]);
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ex = xs[i] - xs[j];
    const ey = ys[i] - ys[j];
    const fx = x - xs[j];
    const fy = y - ys[j];
    const fd = fx * ex + fy * ey;
    const ee = ex * ex + ey * ey;
    const d2 = fd <= 0 ? fx * fx + fy * fy : fd >= ee ? square(fx - ex) + square(fy - ey) : square(fx * ey - fy * ex) / ee;
    if (d2 <= least) return false;
  }
  return true;
}
