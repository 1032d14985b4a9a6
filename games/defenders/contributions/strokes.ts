/** The drawing in progress as people's pieces make it: whose it is, who holds a pen, and the strokes so far. Rules and board read it. */
import type { Contribution, Game } from '@guildhall/kernel';
import type { Ink, LineStyle } from '../data/index.ts';
import { NOWHERE, type Table } from '../table.ts';

/** A piece of a stroke: the points since the last piece, the pen of the whole stroke, and whether the pen is up. */
export type PieceBody = {
  kind: 'piece';
  /** Made up by whoever draws; no two strokes of one drawing share it. */
  stroke: string;
  style: LineStyle;
  ink: Ink;
  width: number;
  points: number[];
  /** By point, where the device has it. */
  pressures?: number[];
  done: boolean;
};
export type EraseBody = { kind: 'erase'; stroke: string };
/** The owner of the drawing lends the pen to one more person; null: takes it back from everybody. */
export type PenBody = { kind: 'pen'; to: number | null };

/** A drawing question that is open: whose drawing it is, and the number of the location, or NOWHERE for a natural feature. */
export interface DrawingNow {
  question: 'nature/draw' | 'map/draw' | 'threat acts/ruin';
  seat: number;
  location: number;
}
export function drawingNow({ stack, table: t }: Game<Table>): DrawingNow | null {
  const frame = stack.at(-1);
  switch (frame?.at) {
    case 'nature/draw':
      return { question: frame.at, seat: Number(frame.vars.active), location: NOWHERE };
    case 'map/draw': {
      const location = Number(frame.vars.location);
      return { question: frame.at, seat: t.locations[location].seat, location };
    }
    // DF-7.21: the First Player's.
    case 'threat acts/ruin':
      return { question: frame.at, seat: frame.seat, location: Number(frame.vars.location) };
    default:
      return null;
  }
}

/** The seats that the pen is lent to (DF-31.5). */
export function pensLent(contributions: readonly Contribution[]): number[] {
  let seats: number[] = [];
  for (const { body } of contributions) {
    if (body.kind !== 'pen') continue;
    seats = body.to === null ? [] : [...seats, Number(body.to)];
  }
  return seats;
}

/** A stroke of the drawing in progress. */
export interface LiveStroke {
  id: string;
  seat: number;
  style: LineStyle;
  ink: Ink;
  width: number;
  points: number[];
  /** null where the device has none. */
  pressures: number[] | null;
  done: boolean;
  erased: boolean;
}
/** All strokes that were begun, in that order, the erased ones too. */
export function strokesBegun(contributions: readonly Contribution[]): Map<string, LiveStroke> {
  const strokes = new Map<string, LiveStroke>();
  for (const { seat, body } of contributions) {
    if (body.kind === 'erase') {
      const stroke = strokes.get(String(body.stroke));
      if (stroke) stroke.erased = true;
    } else if (body.kind === 'piece' && seat !== null) addPiece(strokes, seat, body as PieceBody);
  }
  return strokes;
}
function addPiece(strokes: Map<string, LiveStroke>, seat: number, piece: PieceBody): void {
  const { stroke: id, style, ink, width, points, pressures, done } = piece;
  const begun = strokes.get(id);
  if (!begun) {
    const own = pressures ? pressures.slice() : null;
    strokes.set(id, { id, seat, style, ink, width, points: points.slice(), pressures: own, done, erased: false });
    return;
  }
  for (const n of points) begun.points.push(n);
  for (const n of pressures ?? []) begun.pressures?.push(n);
  begun.done = done;
}
/** The strokes that can be seen. */
export const strokesNow = (contributions: readonly Contribution[]): LiveStroke[] =>
  [...strokesBegun(contributions).values()].filter(({ erased }) => !erased);
