/** Where the names of places stand on the sheet: at their places, one above another where they would cover each other. */
import { anchorOf, outlineOf } from '../../rules/footprints.ts';
import type { Sketch } from '../../table.ts';

export interface NameSpot {
  x: number;
  y: number;
}
/** About the width of a letter and the height of a line in the hand the names are written in. */
const LETTER = 10.5;
const LINE = 24;
/** Tried in this order: where it belongs, then a line up, down, two up and so on. */
const SHIFTS = [0, -1, 1, -2, 2, -3, 3];

/** By the number of the place; null where nothing is drawn. */
export function nameSpots({ drawings }: Sketch, names: readonly string[]): (NameSpot | null)[] {
  const taken: { x: number; y: number; half: number }[] = [];
  return drawings.map((drawing, i) => {
    if (!drawing) return null;
    const anchor = anchorOf(outlineOf(drawing.footprint));
    const up = drawing.footprint.kind === 'small' ? 26 : drawing.footprint.kind === 'area' ? 4 : 16;
    const half = ((names[i] ?? '').length * LETTER) / 2;
    const x = Math.min(920, Math.max(80, anchor.x));
    const isFree = (y: number): boolean =>
      taken.every((other) => Math.abs(other.x - x) >= half + other.half || Math.abs(other.y - y) >= LINE);
    const ys = SHIFTS.map((shift) => Math.min(690, Math.max(18, anchor.y - up + shift * LINE)));
    const y = ys.find(isFree) ?? ys[0];
    taken.push({ x, y, half });
    return { x, y };
  });
}
