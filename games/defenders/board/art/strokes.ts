/** From strokes to paths: a pen's line swells and tapers as a hand draws it; dots and dashes are lines of their own. */
import getStroke from 'perfect-freehand';
import type { Footprint, Stroke } from '../../table.ts';
import { inkColour } from './seats.ts';

export const f = (n: number): number => Math.round(n * 10) / 10;
type XY = [number, number];
export const pairs = (flat: readonly number[]): XY[] => {
  const points: XY[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) points.push([flat[i], flat[i + 1]]);
  return points;
};
const apart = (a: XY, b: XY): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** A pen does not run quite straight: a slow waver that depends on the place alone. */
const waver = (x: number, y: number, far: number): number =>
  Math.sin(x * 0.07 + far * 0.045) + 0.6 * Math.sin(y * 0.11 + far * 0.12);

/** Few points far apart become a line as a hand would lead it through them. */
export function hand(points: readonly XY[]): XY[] {
  const n = points.length;
  if (n < 2) return points.slice();
  let whole = 0;
  for (let i = 1; i < n; i++) whole += apart(points[i - 1], points[i]);
  if (whole / (n - 1) < 14) return points.slice();
  const closed = n > 3 && apart(points[0], points[n - 1]) < 0.5;
  const at = (i: number): XY =>
    closed ? points[(((i % (n - 1)) + (n - 1)) % (n - 1)) as number] : points[Math.min(n - 1, Math.max(0, i))];
  const out: XY[] = [];
  let far = 0;
  for (let i = 0; i + 1 < n; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const length = apart(b, c);
    const steps = Math.max(2, Math.round(length / 8));
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const curve = (q: 0 | 1): number =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t);
      const [x, y] = n === 2 ? [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t] : [curve(0), curve(1)];
      const w = 0.7 * waver(b[0], b[1], far + length * t);
      out.push([x + w, y - w]);
    }
    far += length;
  }
  out.push(points[n - 1]);
  return out;
}

/** A smooth line through points. */
export function linePath(points: readonly XY[]): string {
  if (points.length < 3) return `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`;
  let d = `M${f(points[0][0])} ${f(points[0][1])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    d += `Q${f(x)} ${f(y)} ${f((x + points[i + 1][0]) / 2)} ${f((y + points[i + 1][1]) / 2)}`;
  }
  const [x, y] = points[points.length - 1];
  return `${d}L${f(x)} ${f(y)}`;
}
const ringPath = (points: readonly (readonly number[])[]): string =>
  points.length < 2 ? '' : `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;

/** The outline of one stroke of the pen; with the pressures of a device where it tells them. */
export function penPath(points: readonly XY[], width: number, pressures?: readonly number[]): string {
  const led = pressures ? points.map(([x, y], i) => [x, y, pressures[i] ?? 0.5]) : hand(points);
  return ringPath(
    getStroke(led, { size: width * 1.5 + 0.8, thinning: 0.55, smoothing: 0.55, streamline: 0.25, simulatePressure: !pressures }),
  );
}

/** Something to paint: filled for the pen, stroked for dots and dashes. */
export interface Ink {
  d: string;
  colour: string;
  /** null: a filled outline. A dash of '' is none. */
  line: { width: number; dash: string } | null;
}
export const dashOf = (style: Stroke['style'], width: number): string =>
  style === 'dotted' ? `0.1 ${f(width * 2.4 + 2)}` : `${f(width * 3 + 4)} ${f(width * 2 + 3)}`;

/** A sheet with more strokes than these is drawn with plain round lines: outlines of so many would take too long. */
const MOST_FINE = 900;
export const isFine = (strokes: number): boolean => strokes <= MOST_FINE;

/** A plain line without the points that hardly bend it. */
function plainPath(points: readonly number[]): string {
  let [x, y] = points;
  let d = `M${x} ${y}`;
  for (let i = 2; i + 1 < points.length; i += 2) {
    const [px, py, qx, qy] = [points[i], points[i + 1], points[i + 2], points[i + 3]];
    if (qx !== undefined) {
      const [dx, dy] = [qx - x, qy - y];
      const length = Math.hypot(dx, dy);
      if (length < LONGEST_PLAIN && Math.abs(dx * (py - y) - dy * (px - x)) < SLIGHT * length) continue;
    }
    [x, y] = [px, py];
    d += ` ${x} ${y}`;
  }
  return d;
}
const SLIGHT = 0.4;
const LONGEST_PLAIN = 12;
/** Lines that begin near each other: a path of lines from everywhere is worked through for every part of the screen. */
const cellOf = (points: readonly number[]): string => `${Math.floor(points[0] / CELL)} ${Math.floor(points[1] / CELL)}`;
const CELL = 80;

const painted = { fine: new WeakMap<readonly Stroke[], Ink[]>(), plain: new WeakMap<readonly Stroke[], Ink[]>() };
/** All strokes of one drawing in as few paths as their inks allow, on a full sheet part by part; worked out once, for strokes are never changed in place. */
export function inksOf(strokes: readonly Stroke[], seat: number, fine = true): Ink[] {
  const known = painted[fine ? 'fine' : 'plain'].get(strokes);
  if (known) return known;
  const by = new Map<string, { parts: string[]; ink: Omit<Ink, 'd'> }>();
  for (const { style, ink, width, points, pressures, by: drawer = seat } of strokes) {
    const filled = fine && style === 'solid';
    const colour = inkColour(ink, drawer);
    const key = filled ? colour : `${colour} ${style} ${width}`;
    const part = filled ? penPath(pairs(points), width, pressures) : fine ? linePath(hand(pairs(points))) : plainPath(points);
    const heap = fine ? key : `${key} ${cellOf(points)}`;
    const same = by.get(heap);
    if (same) same.parts.push(part);
    else {
      const line = filled ? null : { width, dash: style === 'solid' ? '' : dashOf(style, width) };
      by.set(heap, { parts: [part], ink: { colour, line } });
    }
  }
  const inks = [...by.values()].map(({ parts, ink }) => ({ d: parts.join(''), ...ink }));
  painted[fine ? 'fine' : 'plain'].set(strokes, inks);
  return inks;
}

/** The shape of a footprint, for presses and tints. */
export function footprintPath(footprint: Footprint, radius = 18): string {
  switch (footprint.kind) {
    case 'area':
      return ringPath(pairs(footprint.points));
    case 'long':
      return `M${pairs(footprint.points)
        .map(([x, y]) => `${f(x)} ${f(y)}`)
        .join('L')}${footprint.closed ? 'Z' : ''}`;
    case 'small': {
      const { x, y } = footprint;
      return `M${f(x - radius)} ${f(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    }
  }
}
