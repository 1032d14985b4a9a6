/** Where the names of places stand on the sheet: at their places, one above another where they would cover each other. */
import { anchorOf, outlineOf } from '../../rules/footprints.ts';
import type { Sketch } from '../../table.ts';

export interface NameSpot {
  x: number;
  y: number;
}
/** The size names are written in where there is room, in units of the sheet. */
export const NAME_SIZE = 27;
/** About the width of a letter and the height of a line, as parts of that size. */
const LETTER = 0.4;
const LINE = 0.9;
/** Tried in this order: where it belongs, then a line up, down, two up and so on. */
const SHIFTS = [0, -1, 1, -2, 2, -3, 3];

/** By the number of the place; null where nothing is drawn. */
export function nameSpots({ drawings }: Sketch, names: readonly string[], size = NAME_SIZE): (NameSpot | null)[] {
  const line = LINE * size;
  const taken: { x: number; y: number; half: number }[] = [];
  return drawings.map((drawing, i) => {
    if (!drawing) return null;
    const anchor = anchorOf(outlineOf(drawing.footprint));
    const up = drawing.footprint.kind === 'small' ? 26 : drawing.footprint.kind === 'area' ? 4 : 16;
    const half = ((names[i] ?? '').length * LETTER * size) / 2;
    const edge = Math.max(80, Math.min(480, half));
    const x = Math.min(1000 - edge, Math.max(edge, anchor.x));
    const isFree = (y: number): boolean =>
      taken.every((other) => Math.abs(other.x - x) >= half + other.half || Math.abs(other.y - y) >= line);
    const ys = SHIFTS.map((shift) => Math.min(690, Math.max(18, anchor.y - up + shift * line)));
    const y = ys.find(isFree) ?? ys[0];
    taken.push({ x, y, half });
    return { x, y };
  });
}

/** The boxes the names fill, in units of the sheet. */
export function nameBoxes(
  sketch: Sketch,
  names: readonly string[],
  size = NAME_SIZE,
): { x: number; y: number; w: number; h: number }[] {
  return nameSpots(sketch, names, size).flatMap((spot, i) => {
    if (!spot) return [];
    const w = (names[i] ?? '').length * LETTER * size;
    return [{ x: spot.x - w / 2, y: spot.y - size * 0.75, w, h: size }];
  });
}
