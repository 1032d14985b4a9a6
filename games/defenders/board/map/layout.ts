/** Where everything stands on the sheet: places by their footprints, tokens beside them, spread so that none hides another. */
import { SHEET_HEIGHT, SHEET_WIDTH } from '../../data/index.ts';
import { anchorOf, outlineOf } from '../../rules/footprints.ts';
import type { TableView } from '../../view.ts';

export interface Spot {
  x: number;
  y: number;
}

/** The anchor of a location; null: not drawn yet. */
export function spotOf(table: TableView, l: number): Spot | null {
  const drawing = table.sketch.drawings[l];
  return drawing ? anchorOf(outlineOf(drawing.footprint)) : null;
}
export const indexOf = (table: TableView, id: string): number => table.locations.findIndex((one) => one.id === id);

/** A part of the sheet. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}
export const WHOLE: Frame = { x: 0, y: 0, w: SHEET_WIDTH, h: SHEET_HEIGHT };
const LEAST_WIDTH = 560;
const MARGIN = 90;

/** The part of the sheet that the city fills, in the shape of the sheet: a small city is shown large. */
export function frameOf(table: TableView): Frame {
  const points = table.sketch.drawings.flatMap((drawing) => (drawing ? outlineOf(drawing.footprint).points : []));
  if (points.length === 0) return WHOLE;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = SHEET_WIDTH / SHEET_HEIGHT;
  const w = Math.min(SHEET_WIDTH, Math.max(LEAST_WIDTH, x1 - x0 + 2 * MARGIN, (y1 - y0 + 2 * MARGIN) * shape));
  const h = w / shape;
  const inside = (middle: number, size: number, most: number): number =>
    Math.round(Math.min(most - size, Math.max(0, middle - size / 2)));
  return {
    x: inside((x0 + x1) / 2, w, SHEET_WIDTH),
    y: inside((y0 + y1) / 2, h, SHEET_HEIGHT),
    w: Math.round(w),
    h: Math.round(h),
  };
}

/** Where the arrow of an entry point comes from: the nearest edge of what is shown. */
export function entryArrow({ x, y }: Spot, frame: Frame): { from: Spot; to: Spot } {
  const sides: Spot[] = [
    { x: frame.x - 10, y },
    { x: frame.x + frame.w + 10, y },
    { x, y: frame.y - 10 },
    { x, y: frame.y + frame.h + 10 },
  ];
  const from = sides.reduce((best, one) => (Math.hypot(one.x - x, one.y - y) < Math.hypot(best.x - x, best.y - y) ? one : best));
  const length = Math.hypot(x - from.x, y - from.y) || 1;
  const far = Math.min(length - 22, 74);
  return { from, to: { x: from.x + ((x - from.x) / length) * far, y: from.y + ((y - from.y) / length) * far } };
}
