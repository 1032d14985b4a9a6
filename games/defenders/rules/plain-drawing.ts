/** "Draw it for me": a plain plausible shape in a plausible place, for bots, for tests and for people who like it so. */
import type { PlainRecord, Random } from '@guildhall/kernel';
import { CROSSINGS_OVER, type FeatureSort, type LineStyle, SHEET_HEIGHT, SHEET_WIDTH } from '../data/index.ts';
import type { Footprint, Location } from '../table.ts';
import { crossingsDue, type Mapped } from './drawing.ts';
import { anchorOf, outlineOf, tenth } from './footprints.ts';

const CENTRE = [500, 350] as const;
/** Half axes of the rings that walls are drawn in, the city's own wall first. */
const RINGS: readonly (readonly [number, number])[] = [
  [330, 235],
  [170, 120],
  [460, 325],
  [250, 178],
];
/** Places of broad areas within the wall, near enough to each other to be adjacent, and without. */
const WITHIN: readonly (readonly [number, number])[] = [
  [500, 350],
  [385, 350],
  [615, 350],
  [442, 252],
  [558, 252],
  [442, 448],
  [558, 448],
  [328, 258],
  [672, 258],
  [328, 442],
  [672, 442],
  [730, 350],
  [270, 350],
];
const WITHOUT: readonly (readonly [number, number])[] = [
  [120, 120],
  [500, 60],
  [880, 120],
  [935, 350],
  [880, 590],
  [500, 640],
  [120, 590],
  [65, 350],
];
/** Ways roads run through the middle, to the edges of the sheet. */
const WAYS: readonly (readonly [number, number])[] = [
  [480, 60],
  [150, 330],
  [-360, 320],
  [470, -190],
  [-60, 335],
  [420, 270],
];
/** Eight directions, and twelve for rings. */
const EIGHT = spokes(8);
const TWELVE = spokes(12);
function spokes(count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i): [number, number] => [
    tenth(100 * Math.cos((2 * Math.PI * i) / count)) / 100,
    tenth(100 * Math.sin((2 * Math.PI * i) / count)) / 100,
  ]);
}
const on = (n: number, most: number): number => tenth(Math.min(most, Math.max(0, n)));
const at = (x: number, y: number): [number, number] => [on(x, SHEET_WIDTH), on(y, SHEET_HEIGHT)];
/** A little to one side or the other. */
const about = (random: Random, spread: number): number => random.below(2 * spread + 1) - spread;

function ring(random: Random, [rx, ry]: readonly [number, number]): number[] {
  return TWELVE.flatMap(([dx, dy]) => at(CENTRE[0] + dx * rx + about(random, 6), CENTRE[1] + dy * ry + about(random, 6)));
}
function patch(random: Random, [x, y]: readonly [number, number], radius: number): number[] {
  return EIGHT.flatMap(([dx, dy]) => {
    const r = radius + about(random, 4);
    return at(x + dx * r, y + dy * r);
  });
}

function drawnBefore(t: Mapped, like: (location: Location) => boolean): Footprint[] {
  const found: Footprint[] = [];
  t.sketch.drawings.forEach((drawing, i) => {
    if (drawing && like(t.locations[i])) found.push(drawing.footprint);
  });
  return found;
}
const anchors = (footprints: readonly Footprint[]): { x: number; y: number }[] =>
  footprints.map((footprint) => anchorOf(outlineOf(footprint)));

function plainWall(t: Mapped, random: Random): Footprint {
  const before = drawnBefore(t, ({ wall }) => wall).length;
  if (before < RINGS.length) return { kind: 'long', points: ring(random, RINGS[before]), closed: true };
  const [dx, dy] = EIGHT[random.below(8)];
  const points = [...at(CENTRE[0] + dx * 120, CENTRE[1] + dy * 90), ...at(CENTRE[0] + dx * 320, CENTRE[1] + dy * 225)];
  return { kind: 'long', points, closed: false };
}
function plainRoad(t: Mapped, random: Random): Footprint {
  const [dx, dy] = WAYS[drawnBefore(t, ({ road }) => road).length % WAYS.length];
  const [x, y] = [CENTRE[0] + about(random, 12), CENTRE[1] + about(random, 12)];
  const points = [...at(x - dx, y - dy), ...at(x - dx / 2, y - dy / 2 + about(random, 10)), ...at(x, y), ...at(x + dx, y + dy)];
  return { kind: 'long', points, closed: false };
}
function plainLine(random: Random): Footprint {
  const [x, y] = WITHIN[random.below(WITHIN.length)];
  const [dx, dy] = EIGHT[random.below(8)];
  return {
    kind: 'long',
    points: [...at(x, y), ...at(x + 70 * dx, y + 70 * dy), ...at(x + 140 * dx, y + 130 * dy)],
    closed: false,
  };
}
function plainArea(t: Mapped, random: Random): Footprint {
  const taken = anchors(drawnBefore(t, ({ kind }) => kind === 'area'));
  const isFree = ([x, y]: readonly [number, number]): boolean => taken.every((p) => Math.abs(p.x - x) + Math.abs(p.y - y) > 60);
  const within = WITHIN.filter(isFree);
  const without = WITHOUT.filter(isFree);
  const slots = without.length > 0 && (within.length === 0 || random.below(5) === 0) ? without : within;
  // The nearest places to the middle fill up first.
  const slot = slots.length === 0 ? WITHIN[random.below(WITHIN.length)] : slots[random.below(Math.min(3, slots.length))];
  return { kind: 'area', points: patch(random, slot, 52) };
}
/** In an area or beside it; in the middle of the city if there is none (DF-7.10). */
function plainSmall(t: Mapped, random: Random): Footprint {
  const around = anchors(drawnBefore(t, ({ kind }) => kind === 'area'));
  const taken = anchors(drawnBefore(t, ({ kind }) => kind === 'small'));
  let [x, y]: [number, number] = [CENTRE[0], CENTRE[1]];
  for (let tries = 0; tries < 12; tries++) {
    const base =
      around.length > 0
        ? around[random.below(around.length)]
        : { x: CENTRE[0] + about(random, 150), y: CENTRE[1] + about(random, 100) };
    const [dx, dy] = EIGHT[random.below(8)];
    const r = random.below(3) === 0 ? 72 : 26;
    [x, y] = at(base.x + r * dx, base.y + r * dy);
    if (taken.every((p) => Math.abs(p.x - x) + Math.abs(p.y - y) > 40)) break;
  }
  return { kind: 'small', x, y };
}

function outlineStroke(footprint: Footprint, style: LineStyle, width: number): PlainRecord {
  const stroke = (points: number[]): PlainRecord => ({ style, ink: 'ink', width, points });
  switch (footprint.kind) {
    case 'area':
      return stroke([...footprint.points, footprint.points[0], footprint.points[1]]);
    case 'long':
      return stroke(footprint.closed ? [...footprint.points, footprint.points[0], footprint.points[1]] : footprint.points);
    case 'small': {
      const { x, y } = footprint;
      const round = EIGHT.flatMap(([dx, dy]) => at(x + 14 * dx, y + 14 * dy));
      return stroke([...round, round[0], round[1]]);
    }
  }
}

/** The plain drawing of a location, as an answer to 'map/draw'. */
export function plainDrawing(t: Mapped, l: number, random: Random): PlainRecord {
  const { kind, wall, road, underground } = t.locations[l];
  let footprint: Footprint;
  if (kind === 'area') footprint = plainArea(t, random);
  else if (kind === 'small') footprint = plainSmall(t, random);
  else footprint = wall ? plainWall(t, random) : road ? plainRoad(t, random) : plainLine(random);
  const strokes = [outlineStroke(footprint, underground ? 'dotted' : 'solid', wall ? 4 : 2)];
  const crossings = crossingsDue(t, l, footprint).map(({ with: other, over }) => ({
    with: other,
    sort: CROSSINGS_OVER[over][0],
  }));
  return { footprint, strokes, ...(wall ? { inside: [...CENTRE] } : {}), crossings };
}

/** A plain natural feature, as an answer to 'nature/draw': mostly a river through the city, else something outside it. */
export function plainFeature(sort: FeatureSort, random: Random): PlainRecord {
  let footprint: Footprint;
  if (sort === 'river' || sort === 'cliff') {
    const x = 250 + random.below(500);
    const points = [
      ...at(x, 0),
      ...at(x + about(random, 60), 200),
      ...at(x + about(random, 60), 450),
      ...at(x + about(random, 90), SHEET_HEIGHT),
    ];
    footprint = { kind: 'long', points, closed: false };
  } else footprint = { kind: 'area', points: patch(random, WITHOUT[random.below(WITHOUT.length)], 54) };
  const ink = sort === 'river' || sort === 'lake' || sort === 'sea' ? 'blue' : sort === 'forest' ? 'green' : 'brown';
  return { sort, footprint, strokes: [{ ...outlineStroke(footprint, 'solid', 3), ink }] };
}

/** A cross over a location, as the damage of 'threat acts/ruin'. */
export function plainDamage(t: Mapped, l: number): PlainRecord[] {
  const drawing = t.sketch.drawings[l];
  const { x, y } = drawing ? anchorOf(outlineOf(drawing.footprint)) : { x: CENTRE[0], y: CENTRE[1] };
  const line = (dx: number, dy: number): PlainRecord => ({
    style: 'solid',
    ink: 'red',
    width: 3,
    points: [...at(x - dx, y - dy), ...at(x + dx, y + dy)],
  });
  return [line(16, 16), line(16, -16)];
}
