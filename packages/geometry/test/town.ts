/** A town to measure and to test in: boards 24 across, terrain like that of a busy quarter, bases of 30 and 40 mm in inches.
 *  Numbers come from a small generator of its own, so that every run is the same. */
import { type Base, fits, newStop, type Piece, polygon, rectangle, type Scene } from '../src/index.ts';

export const BOARD = { x0: 0, y0: 0, x1: 24, y1: 24 } as const;
export const SMALL = 15 / 25.4;
export const LARGE = 20 / 25.4;

export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const base = (x: number, y: number, r = SMALL, z = 0): Base => ({ x, y, r, z, height: r > 0.7 ? 2 : 1.25 });

export const piece = (x0: number, y0: number, x1: number, y1: number, h: number): Piece => ({
  shape: rectangle(x0, y0, x1, y1),
  top: h,
  opaque: h > 1,
});

/** A square with pieces and their twins under a half turn. */
const ROWS: readonly (readonly [number, number, number, number, number])[] = [
  [3, 6, 7, 9.5, 3],
  [16.5, 5.5, 19.5, 8.5, 5],
  [9, 8, 13, 8.5, 1],
  [7.5, 11.5, 9, 13, 1],
  [0, 11, 1.5, 12.5, 1],
  [11, 4.5, 13, 6, 2],
];
export const MARKET: readonly Piece[] = ROWS.flatMap(([x0, y0, x1, y1, h]) => [
  piece(x0, y0, x1, y1, h),
  piece(24 - x1, 24 - y1, 24 - x0, 24 - y0, h),
]);

/** Puts bases at random where they fit: on the ground, or on a top that is large enough. */
export function populate(pieces: readonly Piece[], count: number, random: () => number, tops = true): Scene {
  const bases: Base[] = [];
  const scene: Scene = { board: BOARD, pieces, bases };
  const stop = newStop();
  for (let tries = 0; bases.length < count && tries < 5000; tries++) {
    const r = random() < 0.25 ? LARGE : SMALL;
    const high = tops && random() < 0.2 ? pieces.filter((p) => p.top >= 3) : [];
    const on = high.length > 0 ? high[Math.floor(random() * high.length)] : null;
    const { x0, y0, x1, y1 } = on ? on.shape.box : BOARD;
    const [x, y] = [x0 + random() * (x1 - x0), y0 + random() * (y1 - y0)];
    const made = base(x, y, r, on ? on.top : 0);
    if (fits(scene, made, stop, on)) bases.push(made);
  }
  return scene;
}

/** Pieces with many corners, some of them not convex. */
export function crookedTown(count: number, random: () => number): Piece[] {
  return Array.from({ length: count }, () => {
    const [x, y, size] = [2 + random() * 20, 2 + random() * 20, 0.7 + random() * 1.5];
    const corners = 3 + Math.floor(random() * 5);
    const points = Array.from({ length: corners }, (_, i) => {
      const angle = ((i + random() * 0.6) / corners) * 2 * Math.PI;
      const far = size * (0.5 + random() * 0.5);
      return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
    });
    return { shape: polygon(points), top: random() < 0.3 ? 1 : 2 + random() * 3, opaque: true };
  }).map((p) => ({ ...p, opaque: p.top > 1 }));
}
