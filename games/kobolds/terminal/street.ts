/** The street from above: three columns and one row to the inch. Terrain by its outline, models and markers by their names. */

import { rectangle, signedDistance } from '@guildhall/geometry';
import { DIM, paint, REVERSE } from '@guildhall/kernel/terminal';
import { BOARD_SIZE, CARRIAGE_LENGTH, CARRIAGE_START, LOW_HEIGHT, ROAD } from '../data/index.ts';
import { sceneOf } from '../rules/scene.ts';
import { NEUTRAL, NONE } from '../table.ts';
import type { ModelView, TableView } from '../view.ts';
import { SEAT_PAINT } from './seats.ts';

/** Columns of one inch. */
const WIDE = 3;
const COLUMNS = BOARD_SIZE * WIDE;

/** ▲ goes up from the South edge, ▼ down from the North edge, ● belongs to nobody. */
export function signOf(table: Pick<TableView, 'south'>, seat: number): string {
  if (seat === NEUTRAL) return '●';
  const south = table.south === NONE ? seat === 0 : table.south === seat;
  return south ? '▲' : '▼';
}

type Cell = { text: string; codes: string };
type Grid = Cell[][];

function ground(table: TableView): Grid {
  const road = table.scenario === 'runaway-carriage';
  return Array.from({ length: BOARD_SIZE }, (_, y) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const onRoad = road && y >= ROAD.y0 && y < ROAD.y1;
      return { text: column % WIDE === 1 ? (onRoad ? '-' : '·') : ' ', codes: DIM };
    }),
  );
}

/** How far into a square terrain is looked for, so that a thin wall is not overlooked. */
const SAMPLES = [0.25, 0.5, 0.75];

function fill(grid: Grid, shape: ReturnType<typeof rectangle>, text: string): void {
  const { x0, y0, x1, y1 } = shape.box;
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(BOARD_SIZE, y1); y++) {
    for (let column = Math.max(0, Math.floor(x0 * WIDE)); column < Math.min(COLUMNS, x1 * WIDE); column++) {
      const x = (column + 0.5) / WIDE;
      if (SAMPLES.some((part) => signedDistance(shape, x, y + part) < 0)) grid[y][column] = { text, codes: DIM };
    }
  }
}

const EDGE = 1e-6;

/** Writes a short name into the square where a point lies, or the nearest square that is still free. */
function mark(grid: Grid, taken: Set<number>, x: number, y: number, text: string, codes: string): void {
  const held = (n: number): number => Math.max(0, Math.min(BOARD_SIZE - 1, n));
  const [column, row] = [held(Math.floor(x)), held(Math.floor(y))];
  // On the line between two squares it belongs to the one that begins there, as the numbers say.
  const [px, py] = [x + EDGE, y + EDGE];
  let best = column + row * BOARD_SIZE;
  let nearest = Number.POSITIVE_INFINITY;
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const [c, r] = [held(column + dx), held(row + dy)];
      const away = (c + 0.5 - px) ** 2 + (r + 0.5 - py) ** 2;
      if (taken.has(c + r * BOARD_SIZE) || away >= nearest) continue;
      nearest = away;
      best = c + r * BOARD_SIZE;
    }
  }
  taken.add(best);
  const from = (best % BOARD_SIZE) * WIDE;
  for (const [i, letter] of [...text.slice(0, WIDE).padEnd(WIDE)].entries()) {
    grid[Math.floor(best / BOARD_SIZE)][from + i] = { text: letter, codes };
  }
}

const modelMark = (table: TableView, model: ModelView, index: number): string => `${signOf(table, model.seat)}${index}`;

function pieces(table: TableView, grid: Grid, taken: Set<number>): void {
  const { pieces: shapes } = sceneOf(table);
  for (const [i, { height }] of table.terrain.entries()) fill(grid, shapes[i].shape, height <= LOW_HEIGHT ? '░' : '▓');
  for (const [i] of table.terrain.entries()) {
    const { x0, y0, x1, y1 } = shapes[i].shape.box;
    // The name goes where the terrain surely is: the middle of the square nearest the middle of the piece.
    mark(grid, taken, (x0 + x1) / 2 - 0.01, (y0 + y1) / 2 - 0.01, `t${i}`, '');
  }
  if (table.carriage === NONE) return;
  const { y0, y1 } = CARRIAGE_START;
  fill(grid, rectangle(table.carriage, y0, table.carriage + CARRIAGE_LENGTH, y1), '=');
}

export function street(table: TableView): string[] {
  const grid = ground(table);
  const models = new Set<number>();
  const active = table.activations.at(-1)?.model ?? NONE;
  const labels = new Set<number>();
  pieces(table, grid, labels);
  for (const [k, { x, y, state }] of table.markers.entries()) {
    if (state === 'hidden') mark(grid, models, x, y, `k${k}?`, '33');
    if (state === 'found') mark(grid, models, x, y, `k${k}$`, '33;1');
  }
  if (table.chest && table.chest.carrier === NONE) mark(grid, models, table.chest.x, table.chest.y, '[$]', '33;1');
  for (const [m, model] of table.models.entries()) {
    if (model.place !== 'play') continue;
    const codes = `${SEAT_PAINT[model.seat] ?? '33'};1${m === active ? `;${REVERSE}` : ''}`;
    mark(grid, models, model.x, model.y, modelMark(table, model, m), codes);
  }
  const edge = `   +${'-'.repeat(COLUMNS)}+`;
  const rows = grid.map((cells, y) => `${String(y).padStart(2)} |${inked(cells)}|`).reverse();
  return [edge, ...rows, edge, `    ${Array.from({ length: BOARD_SIZE }, (_, x) => String(x).padEnd(WIDE)).join('')}`.trimEnd()];
}

/** Neighbours of the same colour are painted together. */
function inked(cells: readonly Cell[]): string {
  let line = '';
  for (let from = 0; from < cells.length; ) {
    let to = from;
    let run = '';
    while (to < cells.length && cells[to].codes === cells[from].codes) run += cells[to++].text;
    line += paint(cells[from].codes, run);
    from = to;
  }
  return line;
}
