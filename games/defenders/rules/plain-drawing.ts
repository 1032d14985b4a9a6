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
/** Places of broad areas within the wall, near enough to each other to be adjacent, the middle first; and without. */
const WITHIN: readonly (readonly [number, number])[] = [
  [500, 350],
  [340, 350],
  [660, 350],
  [420, 215],
  [580, 485],
  [580, 215],
  [420, 485],
];
const WITHOUT: readonly (readonly [number, number])[] = [
  [110, 105],
  [890, 105],
  [890, 595],
  [110, 595],
  [85, 350],
  [915, 350],
  [300, 72],
  [700, 72],
  [700, 628],
  [300, 628],
];
const AREA_WITHIN = 72;
const AREA_WITHOUT = 62;
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
const apart = (p: { x: number; y: number }, x: number, y: number): number => Math.sqrt((p.x - x) ** 2 + (p.y - y) ** 2);

/** The places out of these that nothing broad lies on yet. */
function free(t: Mapped, places: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const features = t.sketch.features.filter(({ footprint }) => footprint.kind === 'area').map(({ footprint }) => footprint);
  const taken = anchors([...drawnBefore(t, ({ kind }) => kind === 'area'), ...features]);
  return places.filter(([x, y]) => taken.every((p) => apart(p, x, y) > 110));
}
function plainArea(t: Mapped, random: Random): Footprint {
  const [within, without] = [free(t, WITHIN), free(t, WITHOUT)];
  // The middle fills up first; now and then something lies outside.
  const begun = within.length < WITHIN.length;
  const out = without.length > 0 && (within.length === 0 || (begun && random.below(5) === 0));
  const slots = out ? without : within;
  const slot = slots.length === 0 ? WITHIN[random.below(WITHIN.length)] : slots[random.below(Math.min(3, slots.length))];
  return { kind: 'area', points: patch(random, slot, out ? AREA_WITHOUT : AREA_WITHIN) };
}

/** How far from what it lies in or beside a small location is drawn: it is adjacent, its name is not over the other's. */
const IN_AREA = 44;
const BESIDE_AREA = 96;
const BESIDE_LINE = 42;
const BESIDE_SMALL = 54;
const TRIES = 24;
type Spot = { x: number; y: number };

/** Somewhere along a road or just within a wall. */
function alongLine(random: Random, { points }: Extract<Footprint, { kind: 'long' }>, wall: boolean): Spot {
  const i = 2 * random.below(points.length / 2 - 1);
  const k = random.below(11) / 10;
  const [x, y] = [points[i] + (points[i + 2] - points[i]) * k, points[i + 1] + (points[i + 3] - points[i + 1]) * k];
  const far = apart({ x, y }, CENTRE[0], CENTRE[1]);
  if (wall && far > BESIDE_LINE) {
    return { x: x + ((CENTRE[0] - x) / far) * BESIDE_LINE, y: y + ((CENTRE[1] - y) / far) * BESIDE_LINE };
  }
  return { x, y: y + (random.below(2) === 0 ? BESIDE_LINE : -BESIDE_LINE) };
}
const around = (random: Random, base: Spot, r: number): Spot => {
  const [dx, dy] = EIGHT[random.below(8)];
  return { x: base.x + r * dx, y: base.y + r * dy };
};

/** In an area or beside it; else beside a road or a wall, or beside another small one, so that they make a town (DF-7.10). */
function plainSmall(t: Mapped, random: Random): Footprint {
  const areas = anchors(drawnBefore(t, ({ kind }) => kind === 'area'));
  const taken = anchors(drawnBefore(t, ({ kind }) => kind === 'small'));
  const lines = t.sketch.drawings.flatMap((drawing, i) =>
    drawing?.footprint.kind === 'long' ? [{ footprint: drawing.footprint, wall: t.locations[i].wall }] : [],
  );
  const spot = (): Spot => {
    const besideLine = lines.length > 0 && (areas.length === 0 || random.below(4) === 0);
    if (!besideLine && areas.length > 0)
      return around(random, areas[random.below(areas.length)], random.below(2) === 0 ? IN_AREA : BESIDE_AREA);
    if (besideLine) {
      const { footprint, wall } = lines[random.below(lines.length)];
      return alongLine(random, footprint, wall);
    }
    if (taken.length > 0) return around(random, taken[random.below(taken.length)], BESIDE_SMALL);
    return { x: CENTRE[0] + about(random, 60), y: CENTRE[1] + about(random, 40) };
  };
  let [best, most] = [at(CENTRE[0], CENTRE[1]), -1];
  for (let tries = 0; tries < TRIES; tries++) {
    const one = spot();
    const [x, y] = at(one.x, one.y);
    // Names stand side by side: what lies beside is in the way sooner than what lies above.
    let room = 220;
    for (const p of taken) room = Math.min(room, Math.abs(p.x - x) + 1.6 * Math.abs(p.y - y));
    for (const p of areas) room = Math.min(room, 2.4 * apart(p, x, y));
    // The edge of the sheet cuts names off.
    room = Math.min(room, 3 * Math.min(x, SHEET_WIDTH - x, y, SHEET_HEIGHT - y));
    if (room > most) [best, most] = [[x, y], room];
  }
  return { kind: 'small', x: best[0], y: best[1] };
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
export function plainFeature(t: Mapped, sort: FeatureSort, random: Random): PlainRecord {
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
  } else {
    const slots = free(t, WITHOUT);
    const slot = slots.length > 0 ? slots[random.below(slots.length)] : WITHOUT[random.below(WITHOUT.length)];
    footprint = { kind: 'area', points: patch(random, slot, AREA_WITHOUT) };
  }
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
