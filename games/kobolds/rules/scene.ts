/**
 * Chapters 2 and 11: the table as a scene of geometry, and what is measured, seen and touched on it. Nothing here takes
 * memory. All functions need only what is open to everybody, so that a board can ask them of a view.
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
import { type Model, NONE, type Table } from '../table.ts';

export type Ground = Pick<Table, 'terrain' | 'models' | 'carriage'>;
/** What it takes to know who is whose. */
export type Sides = Pick<Table, 'models' | 'lured'>;

type Pieces = { terrain: readonly Standing[]; byCarriage: Map<number, readonly Piece[]> };
const built = new WeakMap<readonly object[], Pieces>();

function piecesOf(t: Pick<Table, 'terrain'>): Pieces {
  const known = built.get(t.terrain);
  if (known) return known;
  const plan = t.terrain.map(({ kind, corners, height }) => ({
    kind,
    height,
    corners: Array.from({ length: corners.length / 2 }, (_, i) => ({ x: corners[2 * i], y: corners[2 * i + 1] })),
  }));
  const made: Pieces = { terrain: terrainOf(plan), byCarriage: new Map() };
  built.set(t.terrain, made);
  return made;
}

/** The terrain as geometry knows it, in the order of the table. */
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

const scene: { board: typeof BOARD; pieces: readonly Piece[]; bases: readonly Model[] } = { board: BOARD, pieces: [], bases: [] };

/** The table as a scene. There is one scene only, filled anew by every call: use it at once and do not keep it. */
export function sceneOf(t: Ground): Scene {
  scene.pieces = allPieces(t);
  scene.bases = t.models;
  return scene;
}

/** The piece of the scene with this index is the carriage, not terrain. */
export const isCarriage = (t: Ground, piece: number): boolean => piece === t.terrain.length;
export const carriagePiece = (t: Ground): Piece | null => (t.carriage === NONE ? null : allPieces(t)[t.terrain.length]);

// What was looked at last is remembered as long as nobody has moved: the same question is asked again and again.
const MOST_REMEMBERED = 64;
const where = new Float64Array(4 * MOST_REMEMBERED);
let terrainThen: readonly object[] | null = null;
let carriageThen: number = NONE;
let modelsThen = 0;
let stamp = 0;

/**
 * A number that changes whenever anything stands elsewhere than at the last call: what was worked out from positions alone
 * holds as long as it stays the same. 0: there are too many models to remember.
 */
export function stampOf(t: Ground): number {
  const { models } = t;
  const n = models.length;
  if (n > MOST_REMEMBERED) return 0;
  let same = n === modelsThen && t.terrain === terrainThen && t.carriage === carriageThen;
  for (let m = 0, i = 0; m < n; m++, i += 4) {
    const { x, y, z, r } = models[m];
    if (same && where[i] === x && where[i + 1] === y && where[i + 2] === z && where[i + 3] === r) continue;
    same = false;
    where[i] = x;
    where[i + 1] = y;
    where[i + 2] = z;
    where[i + 3] = r;
  }
  if (!same) {
    terrainThen = t.terrain;
    carriageThen = t.carriage;
    modelsThen = n;
    stamp++;
  }
  return stamp;
}

const sights = new Uint8Array(MOST_REMEMBERED * MOST_REMEMBERED);
const seen = new Uint8Array(MOST_REMEMBERED * MOST_REMEMBERED);
let sightStamp = 0;

/** Makes sure that what is remembered is of these positions; false if nothing can be. */
function remembers(t: Ground): boolean {
  const now = stampOf(t);
  if (now === 0) return false;
  if (now !== sightStamp) {
    sights.fill(0);
    seen.fill(0);
    sightStamp = now;
  }
  return true;
}

/** How a sees b: clear, obscured (a tricky shot) or none (KC-11.4 to KC-11.9). */
export function sightBetween(t: Ground, a: number, b: number): Sight {
  if (!remembers(t)) return sight(sceneOf(t), t.models[a], t.models[b]);
  const at = a * MOST_REMEMBERED + b;
  if (sights[at] === 0) sights[at] = 1 + SIGHTS.indexOf(sight(sceneOf(t), t.models[a], t.models[b]));
  return SIGHTS[sights[at] - 1];
}

/** KC-11.11: mutual, and everybody sees itself. */
export function canSee(t: Ground, a: number, b: number): boolean {
  if (!remembers(t)) return sees(sceneOf(t), t.models[a], t.models[b]);
  const at = a < b ? a * MOST_REMEMBERED + b : b * MOST_REMEMBERED + a;
  if (seen[at] === 0) seen[at] = sees(sceneOf(t), t.models[a], t.models[b]) ? 2 : 1;
  return seen[at] === 2;
}

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
