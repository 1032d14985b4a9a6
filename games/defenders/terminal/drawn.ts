/** DF-31.3: lines of characters on the grid of 100 by 35 cells become strokes, and strokes a drawing. */
import type { PlainRecord, View } from '@guildhall/kernel';
import { footprintFrom } from '../board/press/shapes.ts';
import { CROSSINGS_OVER, GRID_COLUMNS, GRID_ROWS, SHEET_HEIGHT, SHEET_WIDTH } from '../data/index.ts';
import { crossingsDue, insideOf } from '../rules/drawing.ts';
import type { Footprint, Stroke } from '../table.ts';
import type { TableView } from '../view.ts';

const WIDE = SHEET_WIDTH / GRID_COLUMNS;
const HIGH = SHEET_HEIGHT / GRID_ROWS;
/** The middle of a cell, in map units. */
const middle = (column: number, row: number): [number, number] => [
  Math.min(SHEET_WIDTH, Math.max(0, (column + 0.5) * WIDE)),
  Math.min(SHEET_HEIGHT, Math.max(0, (row + 0.5) * HIGH)),
];
type Style = Pick<Stroke, 'style' | 'ink' | 'width'>;
const stroke = (pen: Style, points: readonly [number, number][]): Stroke => ({ ...pen, points: points.flat() });

/** "30 12 to 60 20 to 99 20": the cells it leads through; null: it is no such line. */
function cellsOf(line: string): [number, number][] | null {
  const cells = line.split(/\s(?:to|do|-+>?)\s/i).map((cell) => /^\s*(\d+)[\s,]+(\d+)\s*$/.exec(cell));
  return cells.length < 2 ? null : cells.every((cell) => cell !== null) ? cells.map(([, x, y]) => [Number(x), Number(y)]) : null;
}
/** "30 12 ####": where it begins, and what is drawn. */
const PLACED = /^\s*(\d+)[\s,]+(\d+)(?:\s(.*))?$/;
const onGrid = ([column, row]: readonly [number, number]): boolean => column < GRID_COLUMNS && row < GRID_ROWS;

/** Why a typed line cannot be drawn. */
export function whyNotDrawn(line: string): 'noLine' | 'offGrid' | null {
  const cells = cellsOf(line);
  if (cells) return cells.every(onGrid) ? null : 'offGrid';
  const placed = PLACED.exec(line);
  if (placed && !onGrid([Number(placed[1]), Number(placed[2])])) return 'offGrid';
  // Numbers alone are meant as a place.
  return /[^\d\s,]/.test(placed ? (placed[3] ?? '') : line) ? null : 'noLine';
}

/** The strokes of typed lines: "30 12 ####  ##" has two; "30 12 to 60 20" is one; without numbers it goes on one row below. */
export function strokesOf(lines: readonly string[], pen: Style): Stroke[] {
  const strokes: Stroke[] = [];
  let [column, row] = [0, -1];
  /** The cell where the last straight line ended: one that begins there goes on. */
  let end = '';
  for (const line of lines) {
    const cells = cellsOf(line);
    if (cells) {
      const points = cells.flatMap(([x, y]) => middle(x, y));
      const last = strokes.at(-1);
      if (last && end === String(cells[0]))
        strokes[strokes.length - 1] = { ...last, points: [...last.points, ...points.slice(2)] };
      else strokes.push({ ...pen, points });
      end = String(cells.at(-1));
      continue;
    }
    end = '';
    const placed = PLACED.exec(line);
    if (placed) [column, row] = [Number(placed[1]), Number(placed[2])];
    else row++;
    const drawn = placed ? (placed[3] ?? '') : line;
    for (const { 0: run, index } of drawn.matchAll(/\S+/g)) {
      // From edge to edge of its cells.
      const [from, to] = [column + index - 0.5, column + index + run.length - 0.5];
      strokes.push(stroke(pen, [middle(from, row), middle(to, row)]));
    }
  }
  return strokes;
}

/** Strokes that follow one another as one line, so that a wall may be drawn row by row. */
function asOneLine(strokes: readonly Stroke[]): Stroke[] {
  if (strokes.length < 2) return [...strokes];
  const [first] = strokes;
  const centre = ({ points }: Stroke): [number, number] => [
    (points[0] + points[points.length - 2]) / 2,
    (points[1] + points[points.length - 1]) / 2,
  ];
  return [{ ...first, points: strokes.flatMap((one) => (one.points[1] === one.points[3] ? centre(one) : one.points)) }];
}

/** What the strokes of these lines answer: where it lies, what crosses it, which side of a wall is inside. */
export function drawnAnswer({ table, asked }: View<TableView>, lines: readonly string[], sort: string): PlainRecord {
  const l = table.locations.findIndex(({ id }) => id === asked?.show.location);
  const isRuin = asked?.name === 'threat acts/ruin';
  const location = l < 0 || isRuin ? null : table.locations[l];
  // DF-7.12: what lies underground is dotted.
  const style = location?.underground ? 'dotted' : 'solid';
  const strokes = strokesOf(lines, { style, ink: isRuin ? 'red' : 'ink', width: 3 });
  if (isRuin) return { strokes };
  const kind = location ? location.kind : sort === 'river' || sort === 'cliff' ? 'long' : 'area';
  const line = strokes.some(({ points }) => points.length > 2 || points[1] !== points[3]) ? strokes : asOneLine(strokes);
  const footprint: Footprint | null = footprintFrom(kind, kind === 'long' ? line : strokes);
  const placed: PlainRecord = footprint ? { footprint } : {};
  if (!location) return { sort, ...placed, strokes };
  const crossings = footprint
    ? crossingsDue(table, l, footprint).map(({ with: other, over }) => ({ with: other, sort: CROSSINGS_OVER[over][0] }))
    : [];
  const isRing = footprint?.kind === 'long' && footprint.closed;
  const inside = isRing ? insideOf(footprint.points) : [SHEET_WIDTH / 2, SHEET_HEIGHT / 2];
  return { ...placed, strokes, ...(location.wall ? { inside } : {}), crossings };
}
