/** Small tools of the drawing: inches on the sheet, repeatable chance for art, numbers short enough for path data. */
import { BOARD_SIZE } from '../../data/constants.ts';

/** Units of the sheet in one inch. North is up. */
export const U = 40;
export const SHEET = BOARD_SIZE * U;
/** The whole picture: the board, its frame and the river beside it. */
export const VIEW = { x: -16, y: -16, w: 1054, h: 992 } as const;
/** A part of the sheet that is looked at. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export const viewBox = ({ x, y, w, h }: Frame): string => `${f(x)} ${f(y)} ${f(w)} ${f(h)}`;
export const VIEW_BOX = '-16 -16 1054 992';

/** One decimal at most. */
export const f = (n: number): number => Math.round(n * 10) / 10;
export const X = (x: number): number => f(x * U);
export const Y = (y: number): number => f((BOARD_SIZE - y) * U);
/** Where on the board a place of the sheet is, in inches. */
export const inches = (x: number, y: number): { x: number; y: number } => ({ x: x / U, y: BOARD_SIZE - y / U });
export const at = (p: { x: number; y: number }): string => `translate(${X(p.x)} ${Y(p.y)})`;

/** The same row of numbers for the same seed, so that a street looks the same on every screen. */
export function hand(seed: number): () => number {
  let x = (seed * 2654435761) >>> 0 || 1;
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x / 4294967296;
  };
}

/** A stroke of the brush: what it fills, what it lines. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export const box = (x: number, y: number, w: number, h: number): string => `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`;
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(ry)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(ry)} 0 1 0 ${f(-2 * r)} 0Z`;
export const ring = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;
/** Points of the board, in inches, as a closed outline on the sheet. */
export const outline = (points: readonly { x: number; y: number }[]): string =>
  `M${points.map((p) => `${X(p.x)} ${Y(p.y)}`).join('L')}Z`;
