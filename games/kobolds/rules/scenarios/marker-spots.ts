/** Where the markers of Hide and Seek may lie: KC-23.6 to KC-23.8 and KC-23.26. */
import {
  CONTACT_TOLERANCE,
  distance,
  MEASURE_TOLERANCE,
  outlineDistance,
  overlapCirclePolygon,
  type Point,
  type Polygon,
  pointsOf,
  square,
} from '@guildhall/geometry';
import type { Refusal } from '@guildhall/kernel';
import { BOARD, BOARD_SIZE, MARKER_DISTANCES, MARKER_RADIUS, zoneOf } from '../../data/index.ts';
import { no } from '../../refusals.ts';
import { NONE, type Table } from '../../table.ts';
import type { KC } from '../book.ts';
import { standing } from '../scene.ts';
import { type Reachable, reachableOn } from './reach.ts';
import { canBeTouched, emptyGround } from './spots.ts';

type Markers = Pick<Table, 'terrain' | 'markers'>;

/** What holds for the next marker: on a terrain piece or on open ground, and how far from the others. */
export type Stage = { on: 'terrain' | 'ground'; least: number };

/** KC-23.8: first on terrain, then on open ground; then both again at a lesser distance. */
const STAGES: readonly Stage[] = MARKER_DISTANCES.flatMap((least): Stage[] => [
  { on: 'terrain', least },
  { on: 'ground', least },
]);

// KC-23.6, KC-23.7: the disc wholly outside both zones.
const SOUTH = zoneOf('hide-and-seek', 'south').y1;
const NORTH = zoneOf('hide-and-seek', 'north').y0;
const isOutsideZones = (y: number): boolean =>
  y - MARKER_RADIUS >= SOUTH - MEASURE_TOLERANCE && y + MARKER_RADIUS <= NORTH + MEASURE_TOLERANCE;

/** Spots that are worth trying whatever markers lie there already; all keep every law but that of distance. */
type Spots = { reachable: Reachable; terrain: Point[]; ground: Point[] | null };

const EDGE_STEP = 0.25;
const GROUND_STEP = 0.5;

/** Worked out once for each layout. */
const known = new WeakMap<ReturnType<typeof standing>, Spots>();

function spotsOf(t: Markers): Spots {
  const layout = standing(t);
  const spots = known.get(layout) ?? makeSpots(t);
  known.set(layout, spots);
  return spots;
}

function makeSpots(t: Markers): Spots {
  const spots: Spots = { reachable: reachableOn(t), terrain: [], ground: null };
  for (const { shape } of standing(t)) {
    for (const spot of alongOutline(shape)) if (isFairSpot(t, spot, spots.reachable)) spots.terrain.push(spot);
  }
  return spots;
}

function* alongOutline(shape: Polygon): Generator<Point> {
  const corners = pointsOf(shape);
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length];
    const parts = 2 * Math.max(1, Math.ceil(distance(a, b) / EDGE_STEP / 2));
    for (let k = 0; k < parts; k++) yield { x: a.x + ((b.x - a.x) * k) / parts, y: a.y + ((b.y - a.y) * k) / parts };
    // Where the outline comes out of a zone.
    for (const y of [SOUTH + MARKER_RADIUS, NORTH - MARKER_RADIUS]) {
      const part = (y - a.y) / (b.y - a.y);
      if (part > 0 && part < 1) yield { x: a.x + (b.x - a.x) * part, y };
    }
  }
}

/** Outside the zones, and to be touched by a base that can get there. */
const isFairSpot = (t: Markers, spot: Point, reachable: Reachable): boolean =>
  isOutsideZones(spot.y) && canBeTouched(emptyGround(t), spot, reachable);

const isOnBoard = ({ x, y }: Point): boolean => Math.min(x, y, BOARD.x1 - x, BOARD.y1 - y) >= MARKER_RADIUS - MEASURE_TOLERANCE;
const overlapped = (t: Markers, spot: Point): number =>
  standing(t).findIndex(({ shape }) => overlapCirclePolygon({ ...spot, r: MARKER_RADIUS }, shape));
const isFairGround = (t: Markers, spot: Point, reachable: Reachable): boolean =>
  isOnBoard(spot) && overlapped(t, spot) < 0 && isFairSpot(t, spot, reachable);

function groundSpots(t: Markers): Point[] {
  const spots = spotsOf(t);
  if (spots.ground) return spots.ground;
  spots.ground = [];
  const y0 = SOUTH + MARKER_RADIUS;
  const y1 = NORTH - MARKER_RADIUS;
  for (let x = MARKER_RADIUS; x <= BOARD_SIZE - MARKER_RADIUS; x += GROUND_STEP) {
    for (let y = y0; y <= y1; y += GROUND_STEP) if (isFairGround(t, { x, y }, spots.reachable)) spots.ground.push({ x, y });
  }
  return spots.ground;
}

/** KC-23.7: between centres. The nearest of the others that is too near, or NONE. */
function tooNear({ markers }: Markers, { x, y }: Point, least: number): number {
  let found: number = NONE;
  let nearest = square(least - MEASURE_TOLERANCE);
  for (let k = 0; k < markers.length; k++) {
    const far = square(markers[k].x - x) + square(markers[k].y - y);
    if (far < nearest) {
      nearest = far;
      found = k;
    }
  }
  return found;
}

/** At exactly the least distance from a marker: the ends of what is left of outlines and of the ground. */
function* atLeastDistance(t: Markers, { on, least }: Stage): Generator<Point> {
  const around = t.markers.map(({ x, y }) => ({ x, y, r: least }));
  if (on === 'terrain') {
    for (const { shape } of standing(t)) {
      for (const [i, a] of pointsOf(shape).entries()) {
        const b = { x: shape.xs[(i + 1) % shape.xs.length], y: shape.ys[(i + 1) % shape.xs.length] };
        for (const c of around) yield* circleMeetsSegment(c, c.r, a, b);
      }
    }
    return;
  }
  const [x0, x1, y0, y1] = [MARKER_RADIUS, BOARD_SIZE - MARKER_RADIUS, SOUTH + MARKER_RADIUS, NORTH - MARKER_RADIUS];
  const sides = [
    [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
    ],
    [
      { x: x0, y: y1 },
      { x: x1, y: y1 },
    ],
    [
      { x: x0, y: y0 },
      { x: x0, y: y1 },
    ],
    [
      { x: x1, y: y0 },
      { x: x1, y: y1 },
    ],
  ];
  for (const [a, b] of sides) for (const c of around) yield* circleMeetsSegment(c, c.r, a, b);
  for (const [i, c] of around.entries()) {
    // A ring of points, and the corners between two circles.
    for (let k = 0; k < 48; k++) {
      const turn = RING[k];
      yield { x: c.x + turn.x * least, y: c.y + turn.y * least };
    }
    for (let k = 0; k < i; k++) yield* twoCirclesMeet(c, around[k], least);
  }
}

const RING: readonly Point[] = Array.from({ length: 48 }, (_, i) => {
  const angle = (i / 48) * 2 * Math.PI;
  const x = Math.round(Math.cos(angle) * 1e6) / 1e6;
  const y = Math.round(Math.sin(angle) * 1e6) / 1e6;
  const size = Math.sqrt(x * x + y * y);
  return { x: x / size, y: y / size };
});

function* twoCirclesMeet(a: Point, b: Point, r: number): Generator<Point> {
  const d = distance(a, b);
  if (!(d > 0) || d > 2 * r) return;
  const off = Math.sqrt(Math.max(0, r * r - (d / 2) * (d / 2)));
  const [mx, my, ux, uy] = [(a.x + b.x) / 2, (a.y + b.y) / 2, (b.x - a.x) / d, (b.y - a.y) / d];
  yield { x: mx - uy * off, y: my + ux * off };
  yield { x: mx + uy * off, y: my - ux * off };
}

function* circleMeetsSegment(c: Point, r: number, a: Point, b: Point): Generator<Point> {
  const [dx, dy, fx, fy] = [b.x - a.x, b.y - a.y, a.x - c.x, a.y - c.y];
  const dd = dx * dx + dy * dy;
  const half = (fx * dx + fy * dy) / dd;
  const inner = half * half - (fx * fx + fy * fy - r * r) / dd;
  if (!(inner >= 0)) return;
  for (const part of [-half - Math.sqrt(inner), -half + Math.sqrt(inner)]) {
    if (part >= 0 && part <= 1) yield { x: a.x + dx * part, y: a.y + dy * part };
  }
}

/** The spot's law but for the distance from other markers. */
const isFairAt = (t: Markers, spot: Point, { on }: Stage): boolean =>
  on === 'terrain' ? isFairSpot(t, spot, spotsOf(t).reachable) : isFairGround(t, spot, spotsOf(t).reachable);

const listed = (t: Markers, { on }: Stage): readonly Point[] => (on === 'terrain' ? spotsOf(t).terrain : groundSpots(t));

/** How many listed spots are far enough from the markers. */
function countListed(t: Markers, stage: Stage): number {
  let n = 0;
  for (const spot of listed(t, stage)) if (tooNear(t, spot, stage.least) === NONE) n++;
  return n;
}

/** A spot between those listed, if only such are left. */
function lastSpot(t: Markers, stage: Stage): Point | null {
  for (const spot of atLeastDistance(t, stage)) {
    if (tooNear(t, spot, stage.least) === NONE && isFairAt(t, spot, stage)) return spot;
  }
  return null;
}

/** What holds for the next marker (KC-23.8); null if there is no spot left on the whole board. */
export function stageOf(t: Markers): Stage | null {
  for (const stage of STAGES) {
    for (const spot of listed(t, stage)) if (tooNear(t, spot, stage.least) === NONE) return stage;
    if (lastSpot(t, stage)) return stage;
  }
  return null;
}

/** A legal spot by chance; `stage` is that of `stageOf`. */
export function sampleSpot(t: Markers, stage: Stage, below: (n: number) => number): Point | null {
  const n = countListed(t, stage);
  if (n === 0) return lastSpot(t, stage);
  let left = below(n);
  for (const spot of listed(t, stage)) if (tooNear(t, spot, stage.least) === NONE && left-- === 0) return spot;
  return null;
}

const MOST_SUGGESTED = 24;

/** Some legal spots, spread over all there are; on terrain corners and middles of sides are preferred. */
export function fewSpots(t: Markers, stage: Stage): Point[] {
  const legal = listed(t, stage).filter((spot) => tooNear(t, spot, stage.least) === NONE);
  const last = legal.length === 0 ? lastSpot(t, stage) : null;
  if (last) return [last];
  const named =
    stage.on === 'terrain' ? legal.filter(({ x, y }) => standing(t).some(({ shape }) => isCornerOrMiddle(shape, x, y))) : [];
  const spots = named.length > 0 ? named : legal;
  const every = Math.ceil(spots.length / MOST_SUGGESTED);
  return spots.filter((_, i) => i % every === 0);
}

const isCornerOrMiddle = ({ xs, ys }: Polygon, x: number, y: number): boolean =>
  xs.some((cx, i) => {
    const next = (i + 1) % xs.length;
    return (cx === x && ys[i] === y) || ((cx + xs[next]) / 2 === x && (ys[i] + ys[next]) / 2 === y);
  });

/** The terrain piece whose outline is nearest, and the point of it. */
function nearestOutline(t: Markers, p: Point): { piece: number; gap: number; x: number; y: number } {
  const best = { piece: NONE as number, gap: Infinity, x: p.x, y: p.y };
  for (const [piece, { shape }] of standing(t).entries()) {
    const gap = outlineDistance(shape, p.x, p.y);
    if (gap >= best.gap) continue;
    best.piece = piece;
    best.gap = gap;
    let least = Infinity;
    const corners = pointsOf(shape);
    for (const [i, a] of corners.entries()) {
      const b = corners[(i + 1) % corners.length];
      const dd = square(b.x - a.x) + square(b.y - a.y);
      const part = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / dd));
      const foot = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
      if (distance(foot, p) >= least) continue;
      least = distance(foot, p);
      best.x = foot.x;
      best.y = foot.y;
    }
  }
  return best;
}

/** The marker's true spot: set exactly onto the outline it is meant for (KC-23.7). `on` is the piece, or NONE. */
export function settleSpot(t: Markers, stage: Stage, p: Point): { x: number; y: number; on: number } {
  if (stage.on === 'ground') return { x: p.x, y: p.y, on: NONE };
  const { x, y, piece } = nearestOutline(t, p);
  return { x, y, on: piece };
}

/** Why the next marker cannot be put here, with the figures; null if it can. */
export function whyNotSpot(t: Markers, stage: Stage, p: Point): Refusal<KC> | null {
  if (!(p.x >= 0 && p.x <= BOARD.x1 && p.y >= 0 && p.y <= BOARD.y1)) return no('KC-23.7', 'markerOffBoard', {});
  if (stage.on === 'terrain') {
    const { gap, piece } = nearestOutline(t, p);
    if (gap > CONTACT_TOLERANCE) return no('KC-23.7', 'markerNotOnTerrain', { gap, t: piece });
  } else {
    if (!isOnBoard(p)) return no('KC-23.8', 'markerOffBoard', {});
    const on = overlapped(t, p);
    if (on >= 0) return no('KC-23.8', 'markerOnTerrain', { t: on });
  }
  const spot = settleSpot(t, stage, p);
  if (!isOutsideZones(spot.y)) {
    const south = spot.y < BOARD_SIZE / 2;
    const gap = Math.max(0, south ? spot.y - SOUTH : NORTH - spot.y);
    return no('KC-23.6', 'markerInZone', { edge: south ? 'south' : 'north', gap, least: MARKER_RADIUS });
  }
  const k = tooNear(t, spot, stage.least);
  if (k !== NONE) {
    const rule = stage.least === MARKER_DISTANCES[0] ? 'KC-23.6' : 'KC-23.8';
    return no(rule, 'markerTooNear', { k, distance: distance(t.markers[k], spot), least: stage.least });
  }
  return isFairSpot(t, spot, spotsOf(t).reachable) ? null : no('KC-23.26', 'markerOutOfReach', { base: 30 });
}
