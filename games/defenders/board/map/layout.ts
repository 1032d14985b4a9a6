/** Where everything stands on the sheet: places by their footprints, tokens beside them, spread so that none hides another. */
import { SHEET_HEIGHT, SHEET_WIDTH } from '../../data/index.ts';
import { anchorOf, outlineOf } from '../../rules/footprints.ts';
import type { DefenderView, TableView, ThreatView } from '../../view.ts';

export interface Spot {
  x: number;
  y: number;
}
export const MIDDLE: Spot = { x: SHEET_WIDTH / 2, y: SHEET_HEIGHT / 2 };

/** The anchor of a location; null: not drawn yet. */
export function spotOf(table: TableView, l: number): Spot | null {
  const drawing = table.sketch.drawings[l];
  return drawing ? anchorOf(outlineOf(drawing.footprint)) : null;
}
export const indexOf = (table: TableView, id: string): number => table.locations.findIndex((one) => one.id === id);

export type Token = { id: string; x: number; y: number; home: Spot } & (
  | { side: 'defender'; unit: DefenderView }
  | { side: 'threat'; unit: ThreatView }
);

/** Tokens are this far apart at least. */
const APART = 58;
/** Side by side, with room for their names; so many in a row; and how far the rows are apart. */
const STRIDE = 84;
const ABREAST = 3;
const ROW = 70;
const EDGE = 34;
const clamp = (n: number, most: number): number => Math.min(most - EDGE, Math.max(EDGE, n));

/** Defenders stand in their place, attackers before it, those who hold it within. The others are not on the sheet. */
export function tokensOf(table: TableView): Token[] {
  const tokens: Token[] = [];
  table.locations.forEach((location, l) => {
    const spot = spotOf(table, l);
    if (!spot) return;
    const within: (DefenderView | ThreatView)[] = table.defenders.filter(({ where }) => where === location.id);
    const foes = table.threats.filter(({ where, target }) => (target || where) === location.id && where !== 'destroyed');
    /** In rows of three, so that names can be read; further rows lie further from the place. */
    const rows = (units: readonly (DefenderView | ThreatView)[], y: number, way: 1 | -1): void => {
      units.forEach((unit, i) => {
        const inRow = Math.min(ABREAST, units.length - ABREAST * Math.floor(i / ABREAST));
        const x = spot.x + ((i % ABREAST) - (inRow - 1) / 2) * STRIDE;
        const far = y + way * ROW * Math.floor(i / ABREAST);
        const at = { id: unit.id, x: clamp(x, SHEET_WIDTH), y: clamp(far, SHEET_HEIGHT), home: spot };
        tokens.push('abilities' in unit ? { ...at, side: 'defender', unit } : { ...at, side: 'threat', unit });
      });
    };
    rows(within, spot.y + 30, 1);
    if (foes.some(({ target }) => target !== '')) rows(foes, spot.y - 46, -1);
    else rows(foes, spot.y + 30, 1);
  });
  return spread(tokens);
}

/** Pushes apart what overlaps, a little at a time. */
function spread(tokens: Token[]): Token[] {
  for (let round = 0; round < 120; round++) {
    let moved = false;
    for (let i = 0; i < tokens.length; i++) {
      for (let j = i + 1; j < tokens.length; j++) {
        const [a, b] = [tokens[i], tokens[j]];
        const [dx, dy] = [b.x - a.x || 0.5 + i, b.y - a.y || 0.25];
        const gap = Math.hypot(dx, dy * 0.9);
        if (gap >= APART) continue;
        const push = (APART - gap) / 2 / (gap || 1);
        a.x = clamp(a.x - dx * push, SHEET_WIDTH);
        b.x = clamp(b.x + dx * push, SHEET_WIDTH);
        a.y = clamp(a.y - dy * push, SHEET_HEIGHT);
        b.y = clamp(b.y + dy * push, SHEET_HEIGHT);
        moved = true;
      }
    }
    if (!moved) break;
  }
  return tokens;
}

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
export function entryArrow({ x, y }: Spot, frame: Frame = WHOLE): { from: Spot; to: Spot } {
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
