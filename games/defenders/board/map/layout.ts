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

/** Where the arrow of an entry point comes from: the nearest edge of the sheet. */
export function entryArrow({ x, y }: Spot): { from: Spot; to: Spot } {
  const sides: Spot[] = [
    { x: -10, y },
    { x: SHEET_WIDTH + 10, y },
    { x, y: -10 },
    { x, y: SHEET_HEIGHT + 10 },
  ];
  const from = sides.reduce((best, one) => (Math.hypot(one.x - x, one.y - y) < Math.hypot(best.x - x, best.y - y) ? one : best));
  const length = Math.hypot(x - from.x, y - from.y) || 1;
  const far = Math.min(length - 22, 74);
  return { from, to: { x: from.x + ((x - from.x) / length) * far, y: from.y + ((y - from.y) / length) * far } };
}
