/** Chapter 7: what a drawing must be, whoever sends it. Quality is never judged (DF-7.4). */
import { polygonFault } from '@guildhall/geometry';
import type { Plain, PlainRecord, Refusal } from '@guildhall/kernel';
import {
  CROSSINGS_OVER,
  type CrossingSort,
  FEATURE_SORTS,
  type FeatureSort,
  INKS,
  type Ink,
  type Kind,
  LEAST_CORNERS,
  LEAST_DRAWN,
  LEAST_LINE_POINTS,
  LINE_STYLES,
  type LineStyle,
  MOST_CORNERS,
  MOST_STROKE_POINTS,
  MOST_STROKES_AT_ONCE,
  SHEET_HEIGHT,
  SHEET_WIDTH,
  THICKEST,
  THINNEST,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Crossing, Footprint, Location, Stroke, Table } from '../table.ts';
import type { DF } from './book.ts';
import { crossingPoints, outlineOf, pointsOf, tenth } from './footprints.ts';
import { LOCATION_IDS } from './reading.ts';
import { isRecord, strangeField } from './texts.ts';

/** Points of one answer in all. */
export const MOST_POINTS = 20_000;
export const DRAWING_FORM = { kind: 'drawing', strokes: MOST_STROKES_AT_ONCE, points: MOST_POINTS } as const;

/** What drawing looks at: a table has it, and so has the view of one. */
export type Mapped = Pick<Table, 'locations' | 'sketch' | 'seats'>;

/** Something read from an answer, or why it cannot be. */
export type Read<X> = { ok: X } | { refused: Refusal<DF> };
const refused = (refusal: Refusal<DF>): { refused: Refusal<DF> } => ({ refused: refusal });

/** A flat list of points on the sheet, rounded to a tenth. */
export function readPoints(value: Plain | undefined, field: string, least: number, most: number): Read<number[]> {
  if (!Array.isArray(value) || value.length % 2 === 1) return refused(no('DF-8.2', 'notAShape', { field }));
  const has = value.length / 2;
  if (has > most) return refused(no('DF-8.2', 'tooManyPoints', { has, most }));
  if (has < least) return refused(no('DF-8.2', 'tooFewPoints', { has, least }));
  const points: number[] = new Array(value.length);
  for (let i = 0; i < value.length; i++) {
    const n = value[i];
    if (typeof n !== 'number' || !Number.isFinite(n)) return refused(no('DF-8.2', 'notNumbers', { field }));
    if (n < 0 || n > (i % 2 === 0 ? SHEET_WIDTH : SHEET_HEIGHT)) {
      const at = i - (i % 2);
      return refused(no('DF-8.2', 'offSheet', { field, x: Number(value[at]), y: Number(value[at + 1]) }));
    }
    points[i] = tenth(n);
  }
  return { ok: points };
}

/** How a stroke is drawn; `value` is any record that says so. */
export type Pen = Pick<Stroke, 'style' | 'ink' | 'width'>;
export function readPen(value: PlainRecord): Read<Pen> {
  const { style, ink, width } = value;
  if (!(LINE_STYLES as readonly unknown[]).includes(style)) {
    return refused(no('DF-8.2', 'noSuchStyle', { field: 'style', value: String(style).slice(0, 40) }));
  }
  if (!(INKS as readonly unknown[]).includes(ink)) {
    return refused(no('DF-8.2', 'noSuchStyle', { field: 'ink', value: String(ink).slice(0, 40) }));
  }
  if (typeof width !== 'number' || !(width >= THINNEST && width <= THICKEST)) {
    return refused(no('DF-8.2', 'noSuchStyle', { field: 'width', value: String(width).slice(0, 40) }));
  }
  return { ok: { style: style as LineStyle, ink: ink as Ink, width: tenth(width) } };
}
/** How hard the pen was pressed, from 0 to 1 at each of so many points; null where the device does not tell. */
export function readPressures(value: Plain | undefined, points: number): Read<number[] | null> {
  const field = 'pressures';
  if (value === undefined) return { ok: null };
  if (!Array.isArray(value) || value.length !== points) return refused(no('DF-31.4', 'notAShape', { field }));
  const wrong = value.some((n) => typeof n !== 'number' || !(n >= 0 && n <= 1));
  return wrong ? refused(no('DF-31.4', 'notNumbers', { field })) : { ok: value.map((n) => Math.round(Number(n) * 100) / 100) };
}

function readStroke(value: Plain, field: string, seats: number): Read<Stroke> {
  if (!isRecord(value)) return refused(no('DF-8.2', 'notAShape', { field }));
  const strange = strangeField(value, ['style', 'ink', 'width', 'points', 'pressures', 'by'], 'DF-8.2');
  if (strange) return refused(strange);
  const pen = readPen(value);
  if ('refused' in pen) return pen;
  const points = readPoints(value.points, field, LEAST_LINE_POINTS, MOST_STROKE_POINTS);
  if ('refused' in points) return points;
  const pressures = readPressures(value.pressures, points.ok.length / 2);
  if ('refused' in pressures) return pressures;
  const { by } = value;
  // DF-31.5: whoever holds the pen sits at the table.
  if (by !== undefined && !isSeat(by, seats)) return refused(no('DF-31.5', 'noSuchSeat', { seat: String(by).slice(0, 40) }));
  const stroke: Stroke = { ...pen.ok, points: points.ok };
  if (pressures.ok) stroke.pressures = pressures.ok;
  if (by !== undefined) stroke.by = by;
  return { ok: stroke };
}
export const isSeat = (value: Plain | undefined, seats: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;

export function readStrokes(value: Plain | undefined, seats: number): Read<Stroke[]> {
  if (!Array.isArray(value)) return refused(no('DF-8.2', 'notAShape', { field: 'strokes' }));
  if (value.length > MOST_STROKES_AT_ONCE) {
    return refused(no('DF-8.2', 'tooManyStrokes', { has: value.length, most: MOST_STROKES_AT_ONCE }));
  }
  const strokes: Stroke[] = [];
  let points = 0;
  for (const [i, one] of value.entries()) {
    const stroke = readStroke(one, `strokes[${i}]`, seats);
    if ('refused' in stroke) return stroke;
    points += stroke.ok.points.length / 2;
    if (points > MOST_POINTS) return refused(no('DF-8.2', 'tooManyPoints', { has: points, most: MOST_POINTS }));
    strokes.push(stroke.ok);
  }
  return { ok: strokes };
}

export function drawnLength(strokes: readonly Stroke[]): number {
  let sum = 0;
  for (const { points } of strokes) {
    for (let i = 0; i + 3 < points.length; i += 2) {
      sum += Math.sqrt((points[i + 2] - points[i]) ** 2 + (points[i + 3] - points[i + 1]) ** 2);
    }
  }
  return sum;
}
function whyNotDrawn(strokes: readonly Stroke[]): Refusal<DF> | null {
  const drawn = drawnLength(strokes);
  return drawn < LEAST_DRAWN ? no('DF-7.4', 'notReallyDrawn', { length: tenth(drawn), least: LEAST_DRAWN }) : null;
}

function readFootprint(value: Plain | undefined, kinds: readonly Kind[]): Read<Footprint> {
  if (value === undefined) return refused(no('DF-8.3', 'noFootprint', { wants: kinds[0] }));
  if (!isRecord(value)) return refused(no('DF-8.3', 'notAShape', { field: 'footprint' }));
  const kind = kinds.find((one) => one === value.kind);
  if (!kind) {
    return refused(no('DF-8.3', 'wrongFootprint', { has: String(value.kind).slice(0, 40), wants: kinds.join(' ') }));
  }
  const fields = kind === 'area' ? ['kind', 'points'] : kind === 'long' ? ['kind', 'points', 'closed'] : ['kind', 'x', 'y'];
  const strange = strangeField(value, fields, 'DF-8.3');
  if (strange) return refused(strange);
  if (kind === 'small') {
    const at = readPoints([value.x ?? null, value.y ?? null], 'footprint', 1, 1);
    return 'refused' in at ? at : { ok: { kind, x: at.ok[0], y: at.ok[1] } };
  }
  const points = readPoints(value.points, 'footprint', kind === 'area' ? LEAST_CORNERS : LEAST_LINE_POINTS, MOST_CORNERS);
  if ('refused' in points) return points;
  if (kind === 'area') {
    const fault = polygonFault(pointsOf(points.ok));
    return fault ? refused(no('DF-8.3', 'notAPolygon', { fault })) : { ok: { kind, points: points.ok } };
  }
  if (typeof value.closed !== 'boolean') return refused(no('DF-8.3', 'notAShape', { field: 'closed' }));
  return { ok: { kind, points: points.ok, closed: value.closed } };
}

/** What a road must cross with a mark: rivers and walls already there; for a wall, roads already there (DF-7.16). */
export function crossingsDue(
  t: Mapped,
  l: number,
  footprint: Footprint,
): { with: string; over: 'river' | 'wall'; points: number[] }[] {
  const { road, wall, underground } = t.locations[l];
  // Underground ways pass below: nothing has to be marked.
  if (underground || !(road || wall)) return [];
  const own = outlineOf(footprint);
  const due: { with: string; over: 'river' | 'wall'; points: number[] }[] = [];
  const meet = (other: Footprint, id: string, over: 'river' | 'wall'): void => {
    const points = crossingPoints(own, outlineOf(other));
    if (points.length > 0) due.push({ with: id, over, points });
  };
  if (road) for (const { id, sort, footprint: other } of t.sketch.features) if (sort === 'river') meet(other, id, 'river');
  t.sketch.drawings.forEach((drawing, i) => {
    if (!drawing || i === l || t.locations[i].underground) return;
    if ((road && t.locations[i].wall) || (wall && t.locations[i].road)) meet(drawing.footprint, LOCATION_IDS[i], 'wall');
  });
  return due;
}

function readCrossings(t: Mapped, l: number, footprint: Footprint, value: Plain | undefined): Read<Crossing[]> {
  const given = value ?? [];
  if (!Array.isArray(given)) return refused(no('DF-7.16', 'notAShape', { field: 'crossings' }));
  const due = crossingsDue(t, l, footprint);
  const marked = new Map<string, string>();
  for (const one of given) {
    if (!isRecord(one)) return refused(no('DF-7.16', 'notAShape', { field: 'crossings' }));
    const strange = strangeField(one, ['with', 'sort'], 'DF-7.16');
    if (strange) return refused(strange);
    const other = due.find((crossing) => crossing.with === one.with);
    const name = String(one.with).slice(0, 40);
    if (!other || marked.has(name)) return refused(no('DF-7.16', 'noSuchCrossing', { with: name }));
    const sorts: readonly unknown[] = CROSSINGS_OVER[other.over];
    if (!sorts.includes(one.sort)) {
      const rule = other.over === 'river' ? 'DF-7.14' : 'DF-7.15';
      return refused(no(rule, 'wrongCrossing', { with: name, sort: String(one.sort).slice(0, 40) }));
    }
    marked.set(name, String(one.sort));
  }
  const crossings: Crossing[] = [];
  const own = LOCATION_IDS[l];
  for (const { with: id, over, points } of due) {
    const sort = marked.get(id);
    if (sort === undefined) return refused(no('DF-7.16', 'crossingUnmarked', { with: id, sorts: [...CROSSINGS_OVER[over]] }));
    // Where a wall is drawn across a road, the road is the other one.
    const isRoad = over === 'river' || t.locations[l].road;
    crossings.push({ road: isRoad ? own : id, over: isRoad ? id : own, sort: sort as CrossingSort, points });
  }
  return { ok: crossings };
}

/** DF-7.17: required, but the inside of a closed wall is its interior unless somebody says otherwise. */
function readInside(location: Location, footprint: Footprint, value: Plain | undefined): Read<number[] | null> {
  if (!location.wall) return value === undefined ? { ok: null } : refused(no('DF-7.17', 'strangeField', { field: 'inside' }));
  if (value !== undefined) return readPoints(value, 'inside', 1, 1);
  if (footprint.kind !== 'long' || !footprint.closed) return refused(no('DF-7.17', 'insideMissing', {}));
  const points = pointsOf(footprint.points);
  if (polygonFault(points)) return refused(no('DF-7.17', 'insideMissing', {}));
  return { ok: insideOf(footprint.points) };
}
/** A point in the interior of a simple polygon: the middle of one of its diagonals. */
export function insideOf(flat: readonly number[]): number[] {
  const points = pointsOf(flat);
  const n = points.length;
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n; j++) {
      const [x, y] = [(points[i].x + points[j].x) / 2, (points[i].y + points[j].y) / 2];
      if ((i > 0 || j < n - 1) && isWithin(points, x, y)) return [tenth(x), tenth(y)];
    }
  }
  const [a, b, c] = points;
  return [tenth((a.x + b.x + c.x) / 3), tenth((a.y + b.y + c.y) / 3)];
}
function isWithin(points: readonly { x: number; y: number }[], x: number, y: number): boolean {
  let inside = false;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    if (p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x) inside = !inside;
  });
  return inside;
}

export interface ReadDrawing {
  footprint: Footprint;
  strokes: Stroke[];
  inside: number[] | null;
  crossings: Crossing[];
}
/** The drawing of a location: { footprint, strokes, inside, crossings }. */
export function readDrawing(t: Mapped, l: number, answer: Plain): Read<ReadDrawing> {
  const location = t.locations[l];
  if (!isRecord(answer)) return refused(no('DF-7.3', 'notAShape', { field: 'drawing' }));
  const strange = strangeField(answer, ['footprint', 'strokes', 'inside', 'crossings'], 'DF-7.3');
  if (strange) return refused(strange);
  const footprint = readFootprint(answer.footprint, [location.kind]);
  if ('refused' in footprint) return footprint;
  const strokes = readStrokes(answer.strokes, t.seats);
  if ('refused' in strokes) return strokes;
  const hardly = whyNotDrawn(strokes.ok);
  if (hardly) return refused(hardly);
  if (location.underground && strokes.ok.some(({ style }) => style !== 'dotted'))
    return refused(no('DF-7.12', 'mustBeDotted', {}));
  const inside = readInside(location, footprint.ok, answer.inside);
  if ('refused' in inside) return inside;
  const crossings = readCrossings(t, l, footprint.ok, answer.crossings);
  if ('refused' in crossings) return crossings;
  return { ok: { footprint: footprint.ok, strokes: strokes.ok, inside: inside.ok, crossings: crossings.ok } };
}

/** The drawing of a natural feature: { sort, footprint, strokes } (DF-7.7). */
export function readFeature(answer: Plain, seats: number): Read<{ sort: FeatureSort; footprint: Footprint; strokes: Stroke[] }> {
  if (!isRecord(answer)) return refused(no('DF-7.7', 'notAShape', { field: 'feature' }));
  const strange = strangeField(answer, ['sort', 'footprint', 'strokes'], 'DF-7.7');
  if (strange) return refused(strange);
  const sort = FEATURE_SORTS.find((one) => one === answer.sort);
  if (!sort) return refused(no('DF-7.7', 'noSuchStyle', { field: 'sort', value: String(answer.sort).slice(0, 40) }));
  const shape = answer.footprint;
  if (sort === 'river' && shape !== undefined && isRecord(shape) && shape.kind === 'area') {
    return refused(no('DF-8.3', 'riverIsALine', {}));
  }
  const footprint = readFootprint(shape, sort === 'river' ? ['long'] : ['area', 'long']);
  if ('refused' in footprint) return footprint;
  const strokes = readStrokes(answer.strokes, seats);
  if ('refused' in strokes) return strokes;
  const hardly = whyNotDrawn(strokes.ok);
  return hardly ? refused(hardly) : { ok: { sort, footprint: footprint.ok, strokes: strokes.ok } };
}
