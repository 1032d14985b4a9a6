/** The area a straight move can reach: membership exactly as the move itself, and an outline to draw.
 *  The area is a star around the mover: whoever can go somewhere can stop on the way. */
import { type Base, distance, MEASURE_TOLERANCE, type Piece, type Point, type Polygon, type Scene, square } from './plain.ts';
import { newStop, type Stop, sweep } from './sweep.ts';

const work: Stop = newStop();

/** Can the mover go straight to (x, y), its centre shifting by at most `limit`? */
export function reaches(
  scene: Scene,
  mover: Base,
  x: number,
  y: number,
  limit: number,
  on: Piece | null = null,
  except: Base | null = null,
): boolean {
  if (!(square(x - mover.x) + square(y - mover.y) <= square(limit + MEASURE_TOLERANCE))) return false;
  return sweep(scene, mover, x, y, work, on, except);
}

/** Outline points of the reachable area, counter-clockwise: evenly spread directions and those that just pass a thing. */
export function reachOutline(
  scene: Scene,
  mover: Base,
  limit: number,
  on: Piece | null = null,
  directions = 128,
  except: Base | null = null,
): Point[] {
  const angles: number[] = Array.from({ length: directions }, (_, i) => (i / directions) * 2 * Math.PI - Math.PI);
  const edgeOn = (x: number, y: number, reach: number): void => {
    const d = distance(mover, { x, y });
    if (!(d > 0) || d > limit + reach) return;
    const middle = Math.atan2(y - mover.y, x - mover.x);
    const half = d > reach ? Math.asin(reach / d) : Math.PI / 2;
    for (const a of [middle - half, middle + half]) angles.push(a - 1e-4, a, a + 1e-4);
    angles.push(middle);
  };
  for (const other of scene.bases) {
    if (other !== mover && other !== except && other.r > 0) edgeOn(other.x, other.y, other.r + mover.r);
  }
  for (const { shape, top } of scene.pieces)
    if (top > mover.z) for (let i = 0; i < shape.xs.length; i++) edgeOn(shape.xs[i], shape.ys[i], mover.r);
  const turn = 2 * Math.PI;
  const sorted = angles.map((a) => a - turn * Math.floor((a + Math.PI) / turn)).sort((a, b) => a - b);
  return sorted.map((a) => {
    sweep(scene, mover, mover.x + Math.cos(a) * limit, mover.y + Math.sin(a) * limit, work, on, except);
    return { x: work.x, y: work.y };
  });
}

/** A circle as points, to draw. */
export const circleOutline = (c: Point, r: number, points = 48): Point[] =>
  Array.from({ length: points }, (_, i) => {
    const a = (i / points) * 2 * Math.PI;
    return { x: c.x + r * Math.cos(a), y: c.y + r * Math.sin(a) };
  });

/** The lane a base of radius r sweeps from a to b, as points, to draw. */
export function laneOutline(a: Point, b: Point, r: number, points = 16): Point[] {
  const along = Math.atan2(b.y - a.y, b.x - a.x);
  const arc = (c: Point, from: number): Point[] =>
    Array.from({ length: points + 1 }, (_, i) => {
      const angle = from + (i / points) * Math.PI;
      return { x: c.x + r * Math.cos(angle), y: c.y + r * Math.sin(angle) };
    });
  return [...arc(b, along - Math.PI / 2), ...arc(a, along + Math.PI / 2)];
}

/** The shape grown by r, its convex corners rounded, as points, to draw. */
export function inflate(shape: Polygon, r: number, points = 6): Point[] {
  const { xs, ys, nx, ny } = shape;
  const n = xs.length;
  return xs.flatMap((x, i) => {
    const h = (i + n - 1) % n;
    const y = ys[i];
    const cross = nx[h] * ny[i] - ny[h] * nx[i];
    if (cross <= 0) {
      const scale = r / (1 + nx[h] * nx[i] + ny[h] * ny[i]);
      return [{ x: x + (nx[h] + nx[i]) * scale, y: y + (ny[h] + ny[i]) * scale }];
    }
    const from = Math.atan2(ny[h], nx[h]);
    const sweepAngle = Math.atan2(cross, nx[h] * nx[i] + ny[h] * ny[i]);
    return Array.from({ length: points + 1 }, (_, k) => {
      const a = from + (k / points) * sweepAngle;
      return { x: x + r * Math.cos(a), y: y + r * Math.sin(a) };
    });
  });
}
