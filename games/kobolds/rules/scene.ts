/**
 * Chapters 2 and 11: the table as a scene of geometry, and what is measured, seen and touched on it. All functions need only
 * what is open to everybody, so that a board can ask them of a view.
 */
import {
  baseDistance,
  boxMargin,
  CONTACT_TOLERANCE,
  inContact,
  type Piece,
  rectangle,
  type Scene,
  SIGHTS,
  type Sight,
  sees,
  sight,
  touchesOutline,
} from '@guildhall/geometry';
import {
  BOARD,
  CARRIAGE_HEIGHT,
  CARRIAGE_LENGTH,
  CARRIAGE_START,
  type Position,
  STARTING_EDGE,
  type Terrain as Standing,
  terrainOf,
} from '../data/index.ts';
import { NONE, type Table } from '../table.ts';
import { type Ground, whileStill } from './still.ts';

export { type Ground, momentOf } from './still.ts';

/** What it takes to know who is whose. */
export type Sides = Pick<Table, 'models' | 'lured'>;

type Pieces = { terrain: readonly Standing[]; byCarriage: Map<number, readonly Piece[]> };

// Terrain stays as it was laid, and the same layouts are laid again and again: its geometry is worked out once for each list
// of terrain, and once for all lists that say the same, as far as so many of them are kept.
const byTerrain = new WeakMap<Table['terrain'], Pieces>();
const byShape = new Map<string, Pieces>();
const MOST_KEPT = 16;

function piecesOf({ terrain }: Pick<Table, 'terrain'>): Pieces {
  const known = byTerrain.get(terrain);
  if (known) return known;
  const shape = terrain.map(({ kind, corners, height }) => `${kind} ${corners.join(' ')} ${height}`).join(';');
  const pieces = byShape.get(shape) ?? build(terrain);
  if (byShape.size >= MOST_KEPT) byShape.clear();
  byShape.set(shape, pieces);
  byTerrain.set(terrain, pieces);
  return pieces;
}

function build(terrain: Table['terrain']): Pieces {
  const plan = terrain.map(({ kind, corners, height }) => ({
    kind,
    height,
    corners: Array.from({ length: corners.length / 2 }, (_, i) => ({ x: corners[2 * i], y: corners[2 * i + 1] })),
  }));
  return { terrain: terrainOf(plan), byCarriage: new Map() };
}

/** The terrain as geometry knows it, in the order of the table: the very same list for all tables with the same terrain. */
export const standing = (t: Pick<Table, 'terrain'>): readonly Standing[] => piecesOf(t).terrain;

/** The carriage with its rear at x (KC-24.3, KC-24.4). */
export const carriageAt = (x: number): Piece => ({
  shape: rectangle(x, CARRIAGE_START.y0, x + CARRIAGE_LENGTH, CARRIAGE_START.y1),
  top: CARRIAGE_HEIGHT,
  opaque: true,
});

/** All pieces; the carriage, if there is one, is the last. */
function allPieces(t: Ground): readonly Piece[] {
  const { terrain, byCarriage } = piecesOf(t);
  if (t.carriage === NONE) return terrain;
  const known = byCarriage.get(t.carriage);
  if (known) return known;
  const made = [...terrain, carriageAt(t.carriage)];
  byCarriage.set(t.carriage, made);
  return made;
}

/** The table as a scene, of which the bases are the models themselves: it holds as long as the carriage stays where it is. */
export const sceneOf = (t: Ground): Scene => ({ board: BOARD, pieces: allPieces(t), bases: t.models });

/** The piece of the scene with this index is the carriage, not terrain. */
export const isCarriage = (t: Ground, piece: number): boolean => piece === t.terrain.length;
export const carriagePiece = (t: Ground): Piece | null => (t.carriage === NONE ? null : allPieces(t)[t.terrain.length]);

const sights = whileStill((t, a, b) => SIGHTS.indexOf(sight(sceneOf(t), t.models[a], t.models[b])));
const seen = whileStill((t, a, b) => (sees(sceneOf(t), t.models[a], t.models[b]) ? 1 : 0));

/** How a sees b: clear, obscured (a tricky shot) or none (KC-11.4 to KC-11.9). */
export const sightBetween = (t: Ground, a: number, b: number): Sight => SIGHTS[sights(t, a, b)];

/** KC-11.11: mutual, and everybody sees itself. Who asks many times in a row finds `now` out once, by `momentOf`. */
export const canSee = (t: Ground, a: number, b: number, now?: number): boolean =>
  (a < b ? seen(t, a, b, now) : seen(t, b, a, now)) === 1;

/** From edge to edge (KC-2.14). */
export const gapBetween = (t: Pick<Table, 'models'>, a: number, b: number): number => baseDistance(t.models[a], t.models[b]);

/** KC-2.18: base contact of two models in play. */
export function touching(t: Pick<Table, 'models'>, a: number, b: number): boolean {
  if (a === b) return false;
  const first = t.models[a];
  const second = t.models[b];
  return first.place === 'play' && second.place === 'play' && inContact(first, second);
}

/** Whose the model is just now: a lured one counts as the Egg Keeper player's in every respect (KC-18.11). */
export function sideOf(t: Sides, m: number): number {
  const { seat } = t.models[m];
  return t.lured === m ? 1 - seat : seat;
}

/** KC-2.21: enemies in base contact; a hidden Sneaky Beggar engages nobody (KC-17.31), nor do neutral targets (KC-9.30). */
export function engaged(t: Sides, a: number, b: number): boolean {
  if (!touching(t, a, b)) return false;
  const mine = sideOf(t, a);
  const yours = sideOf(t, b);
  return mine >= 0 && yours >= 0 && mine !== yours && !t.models[a].hidden && !t.models[b].hidden;
}

export function isEngaged(t: Sides, m: number): boolean {
  for (let other = 0; other < t.models.length; other++) if (engaged(t, m, other)) return true;
  return false;
}

/** Appends the enemies engaged with the model. */
export function engagedWith(t: Sides, m: number, list: number[]): void {
  for (let other = 0; other < t.models.length; other++) if (engaged(t, m, other)) list.push(other);
}

/** KC-2.19: beside the piece, or on its top at the edge. */
export function touchesTerrain(t: Ground, m: number, piece: number): boolean {
  const model = t.models[m];
  const { shape, top } = piecesOf(t).terrain[piece];
  return (model.on === piece || model.z < top) && touchesOutline(model, shape);
}

/** KC-2.19: nobody stands on the carriage. */
export function touchesCarriage(t: Ground, m: number): boolean {
  const carriage = carriagePiece(t);
  return carriage !== null && t.models[m].z < carriage.top && touchesOutline(t.models[m], carriage.shape);
}

/** KC-2.19: any edge of the board, or this one. */
export function touchesEdge(t: Pick<Table, 'models'>, m: number, edge?: Position): boolean {
  const model = t.models[m];
  if (edge === undefined) return boxMargin(model, BOARD) <= CONTACT_TOLERANCE;
  return Math.abs(model.y - STARTING_EDGE[edge]) <= model.r + CONTACT_TOLERANCE;
}

/** The piece whose top the model stands on. */
export function onPiece(t: Ground, m: number): Standing | null {
  const { on } = t.models[m];
  return on === NONE ? null : piecesOf(t).terrain[on];
}
