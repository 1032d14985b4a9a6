/** Does a line run deep inside a shape that need not be convex?
 *  Convex shapes have a quicker way, in `sight.ts`; both mean the same by "inside". */
import { type Polygon, square } from './plain.ts';
import { contains } from './polygon.ts';

/** Any simple shape: some point of the line lies inside and farther than `depth` from the whole outline. */
export function runsInside(shape: Polygon, ax: number, ay: number, dx: number, dy: number, depth: number): boolean {
  const { xs, ys } = shape;
  const dd = dx * dx + dy * dy;
  const count = crossings(shape, ax, ay, dx, dy);
  if (count === 0 && !contains(shape, ax, ay)) return false;
  // Where it crosses an inside at all it is usually deep halfway.
  for (let k = 0; k <= count; k++) {
    const from = k === 0 ? 0 : cuts[k - 1];
    const to = k === count ? 1 : cuts[k];
    if (to > from && tryAt(shape, ax, ay, dx, dy, (from + to) / 2, depth)) return true;
  }
  if (dd === 0) return deeper(shape, ax, ay, depth);
  // It is exactly `depth` from the outline where it begins or ceases to be deeper: just beside such places it is, or nowhere.
  const small = 1e-9;
  if (deeper(shape, ax, ay, depth) || deeper(shape, ax + dx, ay + dy, depth)) return true;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ex = xs[i] - xs[j];
    const ey = ys[i] - ys[j];
    const length = Math.sqrt(ex * ex + ey * ey);
    const s0 = ((ax - xs[j]) * ey - (ay - ys[j]) * ex) / length;
    const ds = (dx * ey - dy * ex) / length;
    const t = (-depth - s0) / ds;
    const step = small / Math.abs(ds);
    if (tryAt(shape, ax, ay, dx, dy, t - step, depth) || tryAt(shape, ax, ay, dx, dy, t + step, depth)) return true;
    const fx = xs[i] - ax;
    const fy = ys[i] - ay;
    const fd = fx * dx + fy * dy;
    const inner = fd * fd - dd * (fx * fx + fy * fy - square(depth));
    if (inner < 0) continue;
    const root = Math.sqrt(inner);
    const far = small / Math.sqrt(dd);
    if (tryAt(shape, ax, ay, dx, dy, (fd - root) / dd - far, depth)) return true;
    if (tryAt(shape, ax, ay, dx, dy, (fd + root) / dd + far, depth)) return true;
  }
  return false;
}

const cuts = new Float64Array(256);

/** Counts where the line touches or crosses the outline, and notes the parts of the way in `cuts`, in order. */
function crossings({ xs, ys }: Polygon, ax: number, ay: number, dx: number, dy: number): number {
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

const tryAt = (shape: Polygon, ax: number, ay: number, dx: number, dy: number, t: number, depth: number): boolean =>
  t > 0 && t < 1 && deeper(shape, ax + dx * t, ay + dy * t, depth);

function deeper(shape: Polygon, x: number, y: number, depth: number): boolean {
  if (!contains(shape, x, y)) return false;
  const { xs, ys } = shape;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ex = xs[i] - xs[j];
    const ey = ys[i] - ys[j];
    const fx = x - xs[j];
    const fy = y - ys[j];
    const fd = fx * ex + fy * ey;
    const ee = ex * ex + ey * ey;
    const d2 = fd <= 0 ? fx * fx + fy * fy : fd >= ee ? square(fx - ex) + square(fy - ey) : square(fx * ey - fy * ex) / ee;
    if (d2 <= depth * depth) return false;
  }
  return true;
}
