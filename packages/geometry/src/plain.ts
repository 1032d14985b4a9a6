/** The things geometry speaks of, as plain data, and the tolerances that are taken unless others are given.
 *  Lengths have no unit here; games choose one. Nothing but + - * / and square roots: every machine agrees on every bit. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Circle extends Point {
  readonly r: number;
}

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A simple polygon, counter-clockwise, with what the tests need worked out once. Made by `polygon`; plain numbers only. */
export interface Polygon {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Outward unit normal of the edge from corner i to the next, and its offset: inside means nx*x + ny*y <= d. */
  readonly nx: readonly number[];
  readonly ny: readonly number[];
  readonly d: readonly number[];
  readonly convex: boolean;
  readonly box: Box;
}

/** Something that stands on a round foot: its elevation, and how tall it is for sight. A radius of 0 takes no room. */
export interface Base extends Circle {
  readonly z: number;
  readonly height: number;
}

/** A solid thing with a flat top at elevation `top`; what is not opaque only obscures. */
export interface Piece {
  readonly shape: Polygon;
  readonly top: number;
  readonly opaque: boolean;
}

/** Everything that can be in the way. */
export interface Scene {
  /** The board, which bases do not leave; null where nothing bounds them. */
  readonly board: Box | null;
  readonly pieces: readonly Piece[];
  readonly bases: readonly Base[];
}

/** Less than this is no overlap, no crossing, no excess over a measure. */
export const MEASURE_TOLERANCE = 0.001;
/** A gap of at most this is contact. */
export const CONTACT_TOLERANCE = 0.05;
/** Bases in contact differ in elevation by at most this. */
export const RISE_TOLERANCE = 0.5;

/** Are all coordinates ordinary numbers? */
export const isFinitePoint = (p: Point): boolean => Number.isFinite(p.x) && Number.isFinite(p.y);

export const square = (x: number): number => x * x;

/** Straight distance between two points. */
export const distance = (a: Point, b: Point): number => Math.sqrt(square(b.x - a.x) + square(b.y - a.y));

/** Is `measured` within `limit`? Equality counts. */
export const within = (measured: number, limit: number, tolerance = MEASURE_TOLERANCE): boolean => measured <= limit + tolerance;
