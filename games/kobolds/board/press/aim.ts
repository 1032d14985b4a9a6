/** Places people point at: what is asked to be placed, where it would come to stand, and what would stop it. */
import {
  type Base,
  type Box,
  distance,
  fits,
  intoContact,
  newStop,
  type Point,
  reachOutline,
  type Stop,
  snap,
  sweep,
} from '@guildhall/geometry';
import type { Asked, PlainRecord, Refusal } from '@guildhall/kernel';
import { BOARD, type CardSide, MARKER_RADIUS, SIDE, zoneOf } from '../../data/index.ts';
import { pointText } from '../../rules/answers.ts';
import { edgeOf, moveLimit, radiusOf } from '../../rules/reading.ts';
import { onPiece, sceneOf } from '../../rules/scene.ts';
import { NONE } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { scenarioOf } from '../model.ts';

const KINDS: { readonly [question: string]: 'move' | 'climb' | 'deploy' | 'marker' | 'spot' | 'towards' } = {
  'move/destination': 'move',
  'climb/place': 'climb',
  'deployment/place': 'deploy',
  'hide and seek/marker': 'marker',
  'teleport/place': 'spot',
  'chuck/direction': 'towards',
  'chest/drop': 'towards',
};

export interface Placing {
  kind: (typeof KINDS)[string];
  /** The model that moves or is placed; NONE for a marker. */
  model: number;
  /** As geometry knows it, with the radius it will have. */
  mover: Base;
  side: CardSide | null;
  /** The longest shift of its centre; null where nothing is measured. */
  limit: number | null;
  zone: Box | null;
}

/** A number among what the question shows; also "m7". */
export function shown(show: PlainRecord, key: string): number {
  const value = show[key];
  if (typeof value === 'number') return value;
  const found = typeof value === 'string' ? /^m?(\d+(?:\.\d+)?)$/.exec(value) : null;
  return found ? Number(found[1]) : NONE;
}

/** What a question wants placed, or null if it wants no place. */
export function placingOf(table: TableView, asked: Asked | null, seat: number | null): Placing | null {
  const kind = asked && KINDS[asked.name];
  if (!kind) return null;
  const model = kind === 'marker' ? NONE : shown(asked.show, 'model');
  const figure = table.models[model];
  const side = asked.show.side === 'L' || asked.show.side === 'W' ? asked.show.side : null;
  const r = figure ? radiusOf(figure) : MARKER_RADIUS;
  const mover: Base = figure
    ? { x: figure.x, y: figure.y, z: figure.z, r, height: figure.height }
    : { x: 12, y: 12, z: 0, r, height: 0 };
  const told = shown(asked.show, 'limit');
  const limit = kind === 'move' && figure && side ? moveLimit(table, model, side) : told === NONE ? null : told;
  const scenario = scenarioOf(table);
  const zone = kind === 'deploy' && seat !== null && scenario ? zoneOf(scenario, edgeOf(table, seat)) : null;
  return { kind, model, mover, side, limit, zone };
}

export interface Aim extends Point {
  answer: string;
  /** Whether it can be, as far as the geometry of the table tells. */
  free: boolean;
  /** How far the centre shifts. */
  length: number;
  /** The model it is set against, or NONE. */
  contact: number;
  /** What stops it, and where. */
  stop: Stop;
}

/** Within this of contact a destination is set against the base. */
const CATCH = 0.32;

/** The base that the pointer is at or nearly at. */
function caught(table: TableView, { model, mover }: Placing, wish: Point): number {
  let best = NONE;
  let least = CATCH;
  table.models.forEach((other, i) => {
    if (i === model || other.place !== 'play' || Math.abs(other.z - mover.z) > 0.5) return;
    const gap = distance(wish, other) - mover.r - other.r;
    if (gap < least) {
      least = gap;
      best = i;
    }
  });
  return best;
}

/** Where it would come to stand if somebody pressed here. */
export function aimAt(table: TableView, placing: Placing, wish: Point): Aim {
  const { kind, model, mover, limit } = placing;
  const scene = sceneOf(table);
  const figure = table.models[model] ?? null;
  const stop = newStop();
  const on = kind === 'move' && figure ? onPiece(table, model) : null;
  let { x, y } = wish;
  let contact = NONE;
  let free = true;
  if (kind === 'move') {
    const near = caught(table, placing, wish);
    const target = table.models[near];
    const place = target && intoContact(scene, mover, target, { limit, on, except: figure }, wish);
    if (place && distance(place, wish) < 1.6) {
      ({ x, y } = place);
      contact = near;
    }
    free = sweep(scene, mover, x, y, stop, on, figure) && distance(mover, { x, y }) <= (limit ?? 0) + 0.001;
  } else if (kind === 'deploy') {
    x = Math.min(BOARD.x1 - mover.r, Math.max(mover.r, x));
    y = Math.min(BOARD.y1 - mover.r, Math.max(mover.r, y));
    const { zone } = placing;
    if (zone && y > zone.y0 - 1.5 && y < zone.y1 + 1.5) {
      x = Math.min(zone.x1 - mover.r, Math.max(zone.x0 + mover.r, x));
      y = Math.min(zone.y1 - mover.r, Math.max(zone.y0 + mover.r, y));
    }
    const put = snap(scene, { ...mover, x, y, z: 0 }, null, figure, 0.3);
    ({ x, y } = put);
    free = fits(scene, { ...mover, x, y, z: 0 }, stop, null, figure);
    if (zone && (x < zone.x0 + mover.r - 0.001 || x > zone.x1 - mover.r + 0.001)) free = false;
    if (zone && (y < zone.y0 + mover.r - 0.001 || y > zone.y1 - mover.r + 0.001)) free = false;
  }
  return { x, y, answer: pointText(x, y), free, length: distance(mover, { x, y }), contact, stop };
}

/** The outline of all centres a move can reach, to draw; null where nothing is measured. */
export function reachOf(table: TableView, { kind, model, mover, limit }: Placing): Point[] | null {
  const figure = table.models[model];
  if (kind !== 'move' || limit === null || !figure) return null;
  return reachOutline(sceneOf(table), mover, limit, onPiece(table, model), 160, figure);
}

/** How much of the card is used, base to base (KC-2.23), and how long it is. */
export const cardUsed = ({ side, mover }: Placing, length: number): { used: number; of: number } => ({
  used: Math.max(0, length - 2 * mover.r),
  of: side ? SIDE[side] : 0,
});

/** What the page knows of why a place is refused: nothing where only the server could tell. */
export const knownRefusal = (refusal: Refusal | null): Refusal | null | undefined =>
  refusal?.rule.startsWith('GH-') ? undefined : refusal;
