/** The map as a grid (DF-31.3): its cells taken together so that 80 columns hold them, with their numbers along the edges. */

import type { Point } from '@guildhall/geometry';
import { contains } from '@guildhall/geometry';
import { DIM, paint } from '@guildhall/kernel/terminal';
import { type FeatureSort, GRID_COLUMNS, GRID_ROWS, SHEET_HEIGHT, SHEET_WIDTH } from '../data/index.ts';
import { anchorOf, type Outline, outlineOf, pointsOf } from '../rules/footprints.ts';
import type { Footprint } from '../table.ts';
import type { LocationView, TableView } from '../view.ts';
import { RED, SEAT_PAINT } from './colours.ts';

/** As many as fit beside the figures; rows are fewer in the same measure. */
export const COLUMNS = 72;
export const ROWS = Math.round((GRID_ROWS * COLUMNS) / GRID_COLUMNS);
const WIDE = SHEET_WIDTH / COLUMNS;
const HIGH = SHEET_HEIGHT / ROWS;

export const FEATURE_SIGNS: { readonly [sort in FeatureSort]: string } = {
  river: '~',
  lake: '~',
  sea: '~',
  hills: 'n',
  mountains: '^',
  forest: '*',
  marsh: '"',
  cliff: '/',
  other: ',',
};
export const SIGNS = {
  wall: '#',
  road: '=',
  long: '-',
  area: '·',
  small: 'o',
  underground: ':',
  crossing: 'H',
  damage: 'x',
} as const;

type Cell = { text: string; codes: string };
type Grid = Cell[][];

const column = (x: number): number => Math.min(COLUMNS - 1, Math.floor(x / WIDE));
const row = (y: number): number => Math.min(ROWS - 1, Math.floor(y / HIGH));
function put(grid: Grid, { x, y }: Point, text: string, codes: string): void {
  grid[row(y)][column(x)] = { text, codes };
}

function line(grid: Grid, { points, closed }: Outline, text: string, codes: string): void {
  const all = closed ? [...points, points[0]] : points;
  for (let i = 0; i + 1 < all.length; i++) {
    const [a, b] = [all[i], all[i + 1]];
    const steps = Math.max(1, Math.ceil(Math.abs(b.x - a.x) / WIDE), Math.ceil(Math.abs(b.y - a.y) / HIGH)) * 2;
    for (let k = 0; k <= steps; k++) {
      put(grid, { x: a.x + ((b.x - a.x) * k) / steps, y: a.y + ((b.y - a.y) * k) / steps }, text, codes);
    }
  }
}
/** A broad area is filled, so that it is seen whatever its outline. */
function shape(grid: Grid, footprint: Footprint, text: string, codes: string): void {
  const outline = outlineOf(footprint);
  if (!outline.area) {
    if (outline.points.length > 1) line(grid, outline, text, codes);
    else put(grid, outline.points[0], text, codes);
    return;
  }
  for (let r = 0; r < ROWS; r++) {
    for (let c = 0; c < COLUMNS; c++) {
      if (contains(outline.area, (c + 0.5) * WIDE, (r + 0.5) * HIGH)) grid[r][c] = { text, codes };
    }
  }
}

function signOf({ wall, road, kind, underground }: LocationView): string {
  if (underground) return SIGNS.underground;
  return wall ? SIGNS.wall : road ? SIGNS.road : SIGNS[kind];
}
/** ">L3" is an entry point, "L3!" is held by the enemy, "L3x" is ruined. */
export const labelOf = ({ id, entry, held, status }: LocationView): string =>
  `${entry > 0 ? '>' : ''}${id}${held ? '!' : ''}${status === 'ruined' ? SIGNS.damage : ''}`;

/** Writes a name at a point, or in the nearest row where it covers no other name. */
function name(grid: Grid, taken: Set<number>, at: Point, text: string, codes: string): void {
  const from = Math.max(0, Math.min(COLUMNS - text.length, column(at.x) - Math.floor(text.length / 2)));
  const isFree = (r: number): boolean =>
    r >= 0 && r < ROWS && Array.from(text).every((_, i) => !taken.has(r * COLUMNS + from + i));
  const home = row(at.y);
  const r = [0, 1, -1, 2, -2, 3, -3].map((off) => home + off).find(isFree) ?? home;
  for (const [i, letter] of Array.from(text).entries()) {
    taken.add(r * COLUMNS + from + i);
    grid[r][from + i] = { text: letter, codes };
  }
}

export function mapGrid({ sketch, locations }: Pick<TableView, 'sketch' | 'locations'>): string[] {
  const grid: Grid = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => ({ text: ' ', codes: '' })));
  for (const { sort, footprint } of sketch.features) shape(grid, footprint, FEATURE_SIGNS[sort], DIM);
  // Broad areas lie under lines, lines under what is small.
  for (const kind of ['area', 'long', 'small'] as const) {
    for (const [i, drawing] of sketch.drawings.entries()) {
      if (drawing?.footprint.kind === kind) shape(grid, drawing.footprint, signOf(locations[i]), '');
    }
  }
  for (const { points } of sketch.crossings) for (const at of pointsOf(points)) put(grid, at, SIGNS.crossing, '');
  const taken = new Set<number>();
  for (const [i, drawing] of sketch.drawings.entries()) {
    if (!drawing) continue;
    const { held, status, seat } = locations[i];
    const codes = held || status === 'ruined' ? RED : `${SEAT_PAINT[seat]};1`;
    name(grid, taken, anchorOf(outlineOf(drawing.footprint)), labelOf(locations[i]), codes);
  }
  const edge = `    +${'-'.repeat(COLUMNS)}+`;
  const rows = grid.map((cells, r) => `${String(Math.floor((r + 0.5) * (GRID_ROWS / ROWS))).padStart(3)} |${inked(cells)}|`);
  return [ruler(), edge, ...rows, edge];
}

/** Every tenth column, as they are typed. */
function ruler(): string {
  let text = '     ';
  for (let c = 0; c < GRID_COLUMNS; c += 10) text = text.padEnd(5 + Math.floor((c * COLUMNS) / GRID_COLUMNS)) + String(c);
  return text;
}

/** Neighbours of the same colour are painted together. */
function inked(cells: readonly Cell[]): string {
  let text = '';
  for (let from = 0; from < cells.length; ) {
    let to = from;
    let run = '';
    while (to < cells.length && cells[to].codes === cells[from].codes) run += cells[to++].text;
    text += paint(cells[from].codes, run);
    from = to;
  }
  return text;
}
