/** Questions asked of a layout once, before play: do pieces overlap, is a top large enough, can one get through?
 *  Not for hot paths. */
import { polygonGap } from './distance.ts';
import { runsInside } from './inside.ts';
import { type Box, MEASURE_TOLERANCE, type Point, type Polygon } from './plain.ts';
import { clipOutline, contains, pointsOf, polygon } from './polygon.ts';

/** Does any edge of `a` run inside `b`, or any line between corners of `a` that lies in `a`? */
function reachesInto(a: Polygon, b: Polygon, tolerance: number): boolean {
  const points = pointsOf(a);
  return points.some((p, i) =>
    points.some((q, k) => {
      const edge = k === (i + 1) % points.length;
      if (!edge && (k <= i || !contains(a, (p.x + q.x) / 2, (p.y + q.y) / 2))) return false;
      if (edge) return runsInside(b, p.x, p.y, q.x - p.x, q.y - p.y, tolerance);
      return runsInside(b, (p.x + q.x) / 2, (p.y + q.y) / 2, 0, 0, tolerance);
    }),
  );
}

/** Do two polygons overlap by more than the tolerance? Sharing an edge or a corner is allowed. */
export const overlapPolygons = (a: Polygon, b: Polygon, tolerance = MEASURE_TOLERANCE): boolean =>
  reachesInto(a, b, tolerance) || reachesInto(b, a, tolerance);

/** The square with this centre and side, its first axis along (ux, uy). */
function squareAt(c: Point, side: number, ux: number, uy: number): Polygon {
  const h = side / 2;
  const corner = (a: number, b: number): Point => ({ x: c.x + h * (a * ux - b * uy), y: c.y + h * (a * uy + b * ux) });
  return polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
}

/** Convex shapes: where may the centre of the square be? Each edge keeps it away by half the square's width towards that edge. */
function holdsTurned(shape: Polygon, side: number, ux: number, uy: number): boolean {
  let room = pointsOf(shape);
  shape.d.forEach((d, i) => {
    const [nx, ny] = [shape.nx[i], shape.ny[i]];
    const half = (side / 2) * (Math.abs(nx * ux + ny * uy) + Math.abs(ny * ux - nx * uy));
    room = clipOutline(room, nx, ny, d - half + MEASURE_TOLERANCE);
  });
  return room.length > 0;
}

/** Shapes that are not convex: squares flush with corners are tried. Exact where all edges are square to each other. */
function holdsFlush(shape: Polygon, side: number, ux: number, uy: number): boolean {
  const points = pointsOf(shape);
  const h = side / 2;
  const along = points.flatMap(({ x, y }) => [x * ux + y * uy - h, x * ux + y * uy + h]);
  const across = points.flatMap(({ x, y }) => [y * ux - x * uy - h, y * ux - x * uy + h]);
  return along.some((a) =>
    across.some((b) => {
      const c = { x: a * ux - b * uy, y: a * uy + b * ux };
      if (!contains(shape, c.x, c.y)) return false;
      const square = squareAt(c, side, ux, uy);
      return !shape.xs.some((x, i) => {
        const next = (i + 1) % shape.xs.length;
        return runsInside(square, x, shape.ys[i], shape.xs[next] - x, shape.ys[next] - shape.ys[i], MEASURE_TOLERANCE);
      });
    }),
  );
}

/** Does the shape hold a square of this side? Tried along every edge and, for convex shapes, every two degrees besides. */
export function holdsSquare(shape: Polygon, side: number): boolean {
  const directions: Point[] = shape.nx.map((nx, i) => ({ x: nx, y: shape.ny[i] }));
  if (!shape.convex) return directions.some(({ x, y }) => holdsFlush(shape, side, x, y));
  for (let degrees = 0; degrees < 90; degrees += 2) {
    const angle = (degrees * Math.PI) / 180;
    directions.push({ x: Math.cos(angle), y: Math.sin(angle) });
  }
  return directions.some(({ x, y }) => holdsTurned(shape, side, x, y));
}

/**
 * A chain of shapes that closes the way from south to north for a base of radius r: from the board's west side to its east
 * side, each step too narrow for it. The shortest such chain, as indices; null if one can get through somewhere.
 */
export function closedBy(shapes: readonly Polygon[], board: Box, r: number, tolerance = MEASURE_TOLERANCE): number[] | null {
  const narrow = 2 * r - tolerance;
  if (board.x1 - board.x0 < narrow) return [];
  const from = new Map<number, number>();
  let front: number[] = [];
  shapes.forEach((shape, i) => {
    if (shape.box.x0 - board.x0 >= narrow) return;
    from.set(i, -1);
    front.push(i);
  });
  while (front.length > 0) {
    const last = front.find((i) => board.x1 - shapes[i].box.x1 < narrow);
    if (last !== undefined) {
      const chain: number[] = [];
      for (let i = last; i >= 0; i = from.get(i) ?? -1) chain.unshift(i);
      return chain;
    }
    const next: number[] = [];
    for (const i of front) {
      shapes.forEach((shape, k) => {
        if (from.has(k) || polygonGap(shapes[i], shape) >= narrow) return;
        from.set(k, i);
        next.push(k);
      });
    }
    front = next;
  }
  return null;
}
