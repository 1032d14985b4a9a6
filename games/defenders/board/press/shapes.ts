/** Shapes from strokes: what somebody drew, made simple enough for the graph of the map. No rules: only proposals. */
import { polygonFault } from '@guildhall/geometry';
import { type Kind, MOST_CORNERS, SHEET_HEIGHT, SHEET_WIDTH } from '../../data/index.ts';
import { pointsOf, tenth } from '../../rules/footprints.ts';
import type { Footprint, Stroke } from '../../table.ts';

type XY = readonly [number, number];
const within = (n: number, most: number): number => tenth(Math.min(most, Math.max(0, n)));
export const onSheet = (x: number, y: number): [number, number] => [within(x, SHEET_WIDTH), within(y, SHEET_HEIGHT)];
const pairs = (flat: readonly number[]): XY[] => pointsOf(flat).map(({ x, y }) => [x, y]);
export const flat = (points: readonly XY[]): number[] => points.flatMap(([x, y]) => onSheet(x, y));
const apart = (a: XY, b: XY): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const lengthOf = (points: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i + 3 < points.length; i += 2) sum += Math.hypot(points[i + 2] - points[i], points[i + 3] - points[i + 1]);
  return sum;
};

/** Fewer points along the same line (Ramer, Douglas, Peucker). */
export function simplify(points: readonly XY[], slack: number): XY[] {
  if (points.length < 3) return points.slice();
  const [a, b] = [points[0], points[points.length - 1]];
  let [most, at] = [0, 0];
  const length = apart(a, b);
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i];
    const off = length < 0.01 ? apart(a, p) : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length;
    if (off > most) [most, at] = [off, i];
  }
  if (most <= slack) return [a, b];
  return [...simplify(points.slice(0, at + 1), slack), ...simplify(points.slice(at), slack).slice(1)];
}
function few(points: readonly XY[], least: number): XY[] {
  for (let slack = least; ; slack *= 1.6) {
    const simple = simplify(points, slack);
    if (simple.length <= MOST_CORNERS / 4) return simple;
  }
}

/** The smallest outward-bulging outline round all points. */
export function hull(points: readonly XY[]): XY[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: readonly XY[]): XY[] => {
    const out: XY[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = [out[out.length - 2], out[out.length - 1]];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export function ellipse(x: number, y: number, rx: number, ry: number, corners = 12): number[] {
  return flat(
    Array.from({ length: corners }, (_, i): XY => {
      const a = (2 * Math.PI * i) / corners;
      return [x + rx * Math.cos(a), y + ry * Math.sin(a)];
    }),
  );
}

const ENDS_MEET = 30;
/** What the strokes look like: the outline of an area, the run of a line, the middle of something small. */
export function footprintFrom(kind: Kind, strokes: readonly Stroke[]): Footprint | null {
  const longest = strokes.reduce<Stroke | null>(
    (best, one) => (best && lengthOf(best.points) >= lengthOf(one.points) ? best : one),
    null,
  );
  if (!longest) return null;
  const all = strokes.flatMap(({ points }) => pairs(points));
  const line = pairs(longest.points);
  const meet = apart(line[0], line[line.length - 1]) < Math.max(ENDS_MEET, lengthOf(longest.points) * 0.12);
  if (kind === 'small') {
    const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
    const [x, y] = onSheet((Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2);
    return { kind, x, y };
  }
  if (kind === 'long') {
    const closed = meet && lengthOf(longest.points) > 160;
    const points = few(closed ? line.slice(0, -1) : line, 3);
    return { kind, points: flat(points), closed: closed && points.length > 2 };
  }
  if (meet) {
    const points = flat(few(line.slice(0, -1), 3));
    if (points.length >= 6 && !polygonFault(pointsOf(points))) return { kind, points };
  }
  const round = flat(few([...hull(all)], 2));
  return round.length >= 6 && !polygonFault(pointsOf(round)) ? { kind, points: round } : null;
}

/** A stroke along a footprint, for those who place a shape by numbers. */
export function outlineStrokes(footprint: Footprint, style: Stroke['style'], ink: Stroke['ink'], width: number): Stroke[] {
  const stroke = (points: number[]): Stroke => ({ style, ink, width, points });
  if (footprint.kind === 'small') {
    const round = ellipse(footprint.x, footprint.y, 14, 14, 8);
    return [stroke([...round, round[0], round[1]])];
  }
  const { points } = footprint;
  const closed = footprint.kind === 'area' || footprint.closed;
  return [stroke(closed ? [...points, points[0], points[1]] : points)];
}

export function movedBy(footprint: Footprint, dx: number, dy: number): Footprint {
  if (footprint.kind === 'small') {
    const [x, y] = onSheet(footprint.x + dx, footprint.y + dy);
    return { ...footprint, x, y };
  }
  return { ...footprint, points: flat(pairs(footprint.points).map(([x, y]): XY => [x + dx, y + dy])) };
}
export function cornerMoved(footprint: Footprint, corner: number, x: number, y: number): Footprint {
  const [px, py] = onSheet(x, y);
  if (footprint.kind === 'small') return { ...footprint, x: px, y: py };
  return { ...footprint, points: footprint.points.map((n, i) => (i === 2 * corner ? px : i === 2 * corner + 1 ? py : n)) };
}
export const cornersOf = (footprint: Footprint): XY[] =>
  footprint.kind === 'small' ? [[footprint.x, footprint.y]] : pairs(footprint.points);

/** Left, top, width and height, as number fields show them. */
export function boxOf(footprint: Footprint): { x: number; y: number; w: number; h: number } {
  const corners = cornersOf(footprint);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: tenth(x), y: tenth(y), w: tenth(Math.max(...xs) - x), h: tenth(Math.max(...ys) - y) };
}
/** The same shape in another box. */
export function inBox(footprint: Footprint, box: { x: number; y: number; w: number; h: number }): Footprint {
  if (footprint.kind === 'small') {
    const [x, y] = onSheet(box.x, box.y);
    return { ...footprint, x, y };
  }
  const old = boxOf(footprint);
  const [kx, ky] = [old.w > 0 ? box.w / old.w : 1, old.h > 0 ? box.h / old.h : 1];
  return {
    ...footprint,
    points: flat(pairs(footprint.points).map(([x, y]): XY => [box.x + (x - old.x) * kx, box.y + (y - old.y) * ky])),
  };
}

/** The stroke nearest to a point, for the eraser; -1 if none is near. */
export function strokeAt(strokes: readonly Stroke[], x: number, y: number, near: number): number {
  let [best, least] = [-1, near];
  strokes.forEach(({ points }, i) => {
    for (let k = 0; k + 3 < points.length; k += 2) {
      const [ax, ay, bx, by] = [points[k], points[k + 1], points[k + 2], points[k + 3]];
      const dd = (bx - ax) ** 2 + (by - ay) ** 2;
      const t = dd === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / dd));
      const off = Math.hypot(ax + (bx - ax) * t - x, ay + (by - ay) * t - y);
      if (off < least) [best, least] = [i, off];
    }
  });
  return best;
}
