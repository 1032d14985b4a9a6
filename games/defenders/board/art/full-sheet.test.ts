/** A sheet with thousands of strokes: drawn plainly, part by part, without losing a line. */
import { describe, expect, test } from 'vitest';
import type { Stroke } from '../../table.ts';
import { inksOf, isFine } from './strokes.ts';

/** Arcs all over the sheet. */
const arcs = (n: number): Stroke[] =>
  Array.from({ length: n }, (_, i) => {
    const [cx, cy] = [60 + ((i * 37) % 880), 60 + ((i * 53) % 580)];
    const points = Array.from({ length: 24 }, (_, k) => [cx + 30 * Math.cos(k / 8), cy + 30 * Math.sin(k / 8)]);
    return { style: 'solid', ink: 'ink', width: 2, points: points.flat().map((value) => Math.round(value * 10) / 10) };
  });
const linesOf = (d: string): number[][] =>
  d
    .split('M')
    .slice(1)
    .map((line) => line.trim().split(' ').map(Number));

describe('a full sheet', () => {
  const strokes = arcs(1200);
  const lines = inksOf(strokes, 0, false).flatMap(({ d }) => linesOf(d));

  test('is drawn plainly', () => {
    expect(isFine(900)).toBe(true);
    expect(isFine(strokes.length)).toBe(false);
  });

  test('keeps every line with its ends', () => {
    const ends = (points: readonly number[]): string => [...points.slice(0, 2), ...points.slice(-2)].join(' ');
    expect(lines.map(ends).sort()).toEqual(strokes.map(({ points }) => ends(points)).sort());
  });

  test('leaves out points, and strays from the drawn line by less than it is wide', () => {
    const drawn = new Map(strokes.map(({ points }) => [points.slice(0, 2).join(' '), points]));
    let kept = 0;
    for (const line of lines) {
      kept += line.length;
      const points = drawn.get(line.slice(0, 2).join(' ')) ?? [];
      for (let i = 0; i < points.length; i += 2) expect(off(points[i], points[i + 1], line)).toBeLessThan(1);
    }
    expect(kept).toBeLessThan(strokes.length * 48 * 0.7);
  });

  test('gathers in one path only what begins close together', () => {
    for (const { d } of inksOf(strokes, 0, false)) {
      const starts = linesOf(d);
      const [xs, ys] = [starts.map(([x]) => x), starts.map(([, y]) => y)];
      expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(80);
      expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(80);
    }
  });
});

/** How far a point is from a line of many corners. */
function off(x: number, y: number, line: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay, dx, dy] = [line[i], line[i + 1], line[i + 2] - line[i], line[i + 3] - line[i + 1]];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
}
