/**
 * The nearest free spot to a wish, exactly: it is the wish itself, or lies straight out from it against one obstacle, or in
 * a corner between two. Also where markers and the chest can be touched. For rare moments, not for hot paths.
 */
import {
  type Base,
  CONTACT_TOLERANCE,
  circlesMeet,
  distance,
  fits,
  MEASURE_TOLERANCE,
  newStop,
  type Point,
  type Scene,
  square,
} from '@guildhall/geometry';
import { BOARD, MARKER_RADIUS, RADIUS } from '../../data/index.ts';
import type { Table } from '../../table.ts';
import { standing } from '../scene.ts';

/** Where the centre of a base cannot be nearer: a circle around something, or a line nx*x + ny*y = d. */
type Round = { x: number; y: number; r: number };
type Line = { nx: number; ny: number; d: number };

const work = newStop();
const REACHES = [1, 2, 4, 8, 16, 40] as const;

const awayFrom = (c: Round, p: Point): Point => {
  const far = distance(c, p);
  return far > 0 ? { x: c.x + ((p.x - c.x) * c.r) / far, y: c.y + ((p.y - c.y) * c.r) / far } : { x: c.x + c.r, y: c.y };
};
const offLine = ({ nx, ny, d }: Line, { x, y }: Point): number => d - nx * x - ny * y;
const ontoLine = (l: Line, p: Point): Point => ({ x: p.x + l.nx * offLine(l, p), y: p.y + l.ny * offLine(l, p) });

function lineMeetsCircle(l: Line, c: Round): Point[] {
  const s = offLine(l, c);
  if (Math.abs(s) > c.r) return [];
  const off = Math.sqrt(square(c.r) - square(s));
  return [off, -off].map((o) => ({ x: c.x + l.nx * s - l.ny * o, y: c.y + l.ny * s + l.nx * o }));
}

function linesMeet(a: Line, b: Line): Point[] {
  const cross = a.nx * b.ny - a.ny * b.nx;
  if (cross === 0) return [];
  return [{ x: (a.d * b.ny - b.d * a.ny) / cross, y: (a.nx * b.d - b.nx * a.d) / cross }];
}

/** What stands around, grown by the base's radius, as far as it can matter within `reach` of the wish. */
function obstacles(scene: Scene, base: Base, wish: Point, reach: number): { rounds: Round[]; lines: Line[] } {
  const rounds: Round[] = [];
  const lines: Line[] = [];
  const { r } = base;
  const addRound = (x: number, y: number, far: number): void => {
    if (square(x - wish.x) + square(y - wish.y) <= square(reach + far)) rounds.push({ x, y, r: far });
  };
  const addLine = (nx: number, ny: number, d: number): void => {
    if (Math.abs(d - nx * wish.x - ny * wish.y) <= reach) lines.push({ nx, ny, d });
  };
  for (const b of scene.bases) if (b !== base && b.r > 0) addRound(b.x, b.y, b.r + r);
  for (const { shape, top } of scene.pieces) {
    const { x0, y0, x1, y1 } = shape.box;
    const near = reach + r;
    if (top <= base.z || x0 > wish.x + near || x1 < wish.x - near || y0 > wish.y + near || y1 < wish.y - near) continue;
    for (let i = 0; i < shape.xs.length; i++) {
      addRound(shape.xs[i], shape.ys[i], r);
      addLine(shape.nx[i], shape.ny[i], shape.d[i] + r);
    }
  }
  if (scene.board) {
    const { x0, y0, x1, y1 } = scene.board;
    for (const d of [x0 + r, x1 - r]) addLine(1, 0, d);
    for (const d of [y0 + r, y1 - r]) addLine(0, 1, d);
  }
  return { rounds, lines };
}

function candidates(scene: Scene, base: Base, wish: Point, reach: number): Point[] {
  const { rounds, lines } = obstacles(scene, base, wish, reach);
  const found: Point[] = [];
  rounds.forEach((c, i) => {
    found.push(awayFrom(c, wish));
    for (let k = 0; k < i; k++) found.push(...circlesMeet(c, c.r, rounds[k], rounds[k].r));
  });
  lines.forEach((l, i) => {
    found.push(ontoLine(l, wish));
    for (let k = 0; k < i; k++) found.push(...linesMeet(l, lines[k]));
    for (const c of rounds) found.push(...lineMeetsCircle(l, c));
  });
  return found;
}

/** A lattice around the wish, for conditions that obstacles know nothing of. */
function lattice(wish: Point, reach: number): Point[] {
  const step = reach / 8;
  const found: Point[] = [];
  for (let i = -8; i <= 8; i++) for (let k = -8; k <= 8; k++) found.push({ x: wish.x + i * step, y: wish.y + k * step });
  return found;
}

/**
 * The spot nearest to the wish at which the base overlaps nothing and is on the board; no farther than `most`. If it must be
 * `allowed` besides, a lattice is tried too. Null if there is none.
 */
export function nearestFree(
  scene: Scene,
  base: Base,
  wish: Point,
  most: number = REACHES[REACHES.length - 1],
  allowed: ((p: Point) => boolean) | null = null,
): Point | null {
  const there = { ...base };
  const isFree = (p: Point): boolean => {
    there.x = p.x;
    there.y = p.y;
    return fits(scene, there, work, null, base) && (allowed === null || allowed(p));
  };
  if (isFree(wish)) return { x: wish.x, y: wish.y };
  for (const step of REACHES) {
    if (step < most && most <= 2) continue;
    const reach = Math.min(step, most);
    const places = candidates(scene, base, wish, reach);
    if (allowed) places.push(...lattice(wish, reach));
    const near = places.map((p, i) => ({ p, i, far: distance(p, wish) })).filter(({ far }) => far <= reach + MEASURE_TOLERANCE);
    near.sort((a, b) => a.far - b.far || a.i - b.i);
    const best = near.find(({ p }) => isFree(p));
    if (best) return best.p;
    if (reach === most) return null;
  }
  return null;
}

/** The board with its terrain and nobody on it. */
export const emptyGround = (t: Pick<Table, 'terrain'>): Scene => ({ board: BOARD, pieces: standing(t), bases: [] });

/** A 30 mm base on the ground somewhere. */
export const smallBase = (x: number, y: number): Base => ({ x, y, r: RADIUS[30], z: 0, height: 0 });

/** How far a 30 mm base's centre is from that of a marker or chest at most when they touch (KC-2.20). */
export const TOUCHING_REACH = RADIUS[30] + MARKER_RADIUS + CONTACT_TOLERANCE;

/** Could a 30 mm base stand on the ground touching a marker here (KC-23.26, KC-28.23)? Models are no hindrance: they move. */
export const canBeTouched = (ground: Scene, spot: Point, allowed: ((p: Point) => boolean) | null = null): boolean =>
  nearestFree(ground, smallBase(spot.x, spot.y), spot, TOUCHING_REACH, allowed) !== null;
