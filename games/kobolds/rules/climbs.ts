/**
 * Chapter 9b: where a model can climb to: up a piece, down from it, and over a Low one. `whyNotClimb` says what the rules allow;
 * `climbOf` finds the end that people mean by a word; `canClimb` is quick, since it is asked at every decision: it remembers as
 * long as everything stands still. A test holds the quick way against the other two. Climbing itself is in climbing.ts.
 */
import {
  ahead,
  alongOutline,
  crossingFrom,
  distance,
  fits,
  lengthInside,
  MEASURE_TOLERANCE,
  nearestAllowed,
  nearestWithin,
  newStop,
  onTop,
  type Point,
  sweepOver,
  thickness,
  touchesOtherEdge,
  touchesOutline,
  within,
} from '@guildhall/geometry';
import type { Plain, Refusal } from '@guildhall/kernel';
import { CLIMB_HEIGHT, CLIMB_OVER_REACH, CLIMB_REACH, standsOn } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { numberIn, pointOf, texts } from './answers.ts';
import type { KC } from './book.ts';
import { moveSide } from './reading.ts';
import { isCarriage, sceneOf, standing, touchesTerrain } from './scene.ts';
import { whileStill } from './still.ts';

type How = 'up' | 'down' | 'over';

/** Where a climb ends: on which piece (NONE: the ground), and which piece is climbed. */
export interface Climb extends Point {
  readonly how: How;
  readonly piece: number;
  readonly on: number;
}

export const CLIMB_RULE = { up: 'KC-9.16', down: 'KC-9.17', over: 'KC-9.18' } as const;
const upPiece = texts('up t');
const overPiece = texts('over t');
const DOWN = 'down';

/** How far the centre may move: D + 0.5", or D + 2.0" over a piece (KC-9.16, KC-9.18). */
export const reachOf = (t: Table, m: number, how: How): number =>
  2 * t.models[m].r + (how === 'over' ? CLIMB_OVER_REACH : CLIMB_REACH);
/** KC-9.12, KC-9.13 */
const heightLimit = (t: Table, m: number): number => CLIMB_HEIGHT[moveSide(t, m)];
export const topOf = (t: Table, on: number): number => (on === NONE ? 0 : t.terrain[on].height);
const rise = (t: Table, m: number, on: number): number => Math.abs(topOf(t, on) - t.models[m].z);
const tooHigh = (t: Table, m: number, on: number): boolean => !within(rise(t, m, on), heightLimit(t, m));

// What the rules allow

/** Why a climb to this end is not allowed; null if it is (KC-9.13, KC-9.16 to KC-9.18). */
export function whyNotClimb(t: Table, m: number, climb: Climb): Refusal<KC> | null {
  const { how, piece, on } = climb;
  const length = distance(t.models[m], climb);
  const limit = reachOf(t, m, how);
  if (!touchesTerrain(t, m, piece)) return no('KC-9.10', 'touchesNothing', { m });
  if (on !== NONE && !standing(t)[on].standable) return no('KC-2.9', 'topTooSmall', { t: on });
  if (tooHigh(t, m, on)) return no('KC-9.13', 'tooHigh', { t: piece, height: rise(t, m, on), limit: heightLimit(t, m) });
  if (!within(length, limit)) return no(CLIMB_RULE[how], 'climbTooFar', { length, limit });
  return whyNoRoom(t, m, climb) ?? (how === 'over' ? whyNotOver(t, m, climb) : null);
}

const mayClimb = (t: Table, m: number, climb: Climb): boolean => whyNotClimb(t, m, climb) === null;

/** Filled and read within one call of a function below. */
const stop = newStop();

/** KC-2.6, KC-2.7, KC-2.12: what keeps the base from standing there, on this piece or the ground. */
function whyNoRoom(t: Table, m: number, { x, y, on }: Climb): Refusal<KC> | null {
  const model = t.models[m];
  const there = { x, y, z: topOf(t, on), r: model.r, height: model.height };
  if (fits(sceneOf(t), there, stop, on === NONE ? null : standing(t)[on], model)) return null;
  const { kind, index } = stop;
  if (kind === 'base') return no('KC-2.6', 'overlapsModel', { m, other: index });
  if (kind === 'board') return no('KC-2.7', 'offBoard', { m });
  if (kind === 'rim') return no('KC-2.12', 'leavesTop', { m, t: on });
  return isCarriage(t, index) ? no('KC-2.12', 'overlapsCarriage', { m }) : no('KC-2.12', 'overlapsTerrain', { m, t: index });
}

/** KC-9.18: in a straight line across the piece, to another side of it. */
function whyNotOver(t: Table, m: number, climb: Climb): Refusal<KC> | null {
  const model = t.models[m];
  const { shape } = standing(t)[climb.piece];
  const end = { x: climb.x, y: climb.y, r: model.r };
  if (!touchesOutline(end, shape)) return no('KC-9.18', 'notBeyond', { t: climb.piece });
  if (!touchesOtherEdge(shape, model, end)) return no('KC-9.18', 'sameSide', { t: climb.piece });
  if (lengthInside(shape, model, climb) <= MEASURE_TOLERANCE) return no('KC-9.18', 'notAcross', { t: climb.piece });
  return whyNotThrough(t, m, climb);
}

/** KC-2.28: on its straight line over the piece the base passes through nobody else and through no other piece. */
function whyNotThrough(t: Table, m: number, { piece, x, y }: Climb): Refusal<KC> | null {
  if (sweepOver(sceneOf(t), t.models[m], x, y, stop, standing(t)[piece])) return null;
  const { kind, index, length } = stop;
  if (kind === 'base') return no('KC-2.28', 'wayBlockedByModel', { m, other: index, length });
  if (kind !== 'piece') return no('KC-2.7', 'leavesBoard', { m });
  return isCarriage(t, index)
    ? no('KC-2.28', 'wayBlockedByCarriage', { m, length })
    : no('KC-2.28', 'wayBlockedByTerrain', { m, t: index, length });
}

/** What a climb to this point would be: the piece stood on afterwards, and the piece climbed. Null if it is none. */
function climbTo(t: Table, m: number, { x, y }: Point): Climb | null {
  const model = t.models[m];
  const pieces = standing(t);
  const on = pieces.findIndex((piece) => standsOn(piece, x, y, model.r));
  if (on !== NONE && on !== model.on && t.terrain[on].height > model.z) return { x, y, how: 'up', piece: on, on };
  // KC-9.17: down to the ground or a lower top, not across to one of the same height.
  if (model.on !== NONE) return topOf(t, on) < model.z ? { x, y, how: 'down', piece: model.on, on } : null;
  if (on !== NONE) return { x, y, how: 'up', piece: on, on };
  const over = pieces.findIndex(
    ({ low, shape }, i) => low && touchesTerrain(t, m, i) && touchesOutline({ x, y, r: model.r }, shape),
  );
  return over === -1 ? null : { x, y, how: 'over', piece: over, on: NONE };
}

// The ends that have a name

/** How close to each other the places tested around a piece lie. */
const STEP = 0.25;
/** So far beyond an edge a climb down may end. */
const BEYOND = [0, CLIMB_REACH / 2, CLIMB_REACH] as const;

/** The nearest of these places that may be climbed to. */
function nearestClimb(t: Table, m: number, how: How, piece: number, on: number, places: readonly Point[]): Climb | null {
  const allowed = ({ x, y }: Point): boolean => mayClimb(t, m, { x, y, how, piece, on });
  const end = nearestAllowed(places, t.models[m], allowed, reachOf(t, m, how));
  return end && { x: end.x, y: end.y, how, piece, on };
}

/** The first of these places that may be climbed to. */
function firstClimb(t: Table, m: number, how: How, piece: number, on: number, places: readonly Point[]): Climb | null {
  for (const { x, y } of places) {
    const climb = { x, y, how, piece, on };
    if (mayClimb(t, m, climb)) return climb;
  }
  return null;
}

/** KC-9.16: onto the top, as near as there is room on it. */
function up(t: Table, m: number, piece: number): Climb | null {
  if (piece >= t.terrain.length) return null;
  const model = t.models[m];
  const target = standing(t)[piece];
  if (!target.standable || model.on === piece || target.top <= model.z || tooHigh(t, m, piece)) return null;
  if (!touchesTerrain(t, m, piece)) return null;
  const reach = reachOf(t, m, 'up');
  if (target.shape.convex) {
    const near = nearestWithin(target.shape, model);
    if (!within(distance(model, near), reach)) return null;
    const climb = firstClimb(t, m, 'up', piece, piece, [near]);
    if (climb) return climb;
  }
  const spot = onTop(sceneOf(t), model, target, reach);
  return spot && firstClimb(t, m, 'up', piece, piece, [spot]);
}

/** KC-9.17: to the ground or a lower top beyond the edge it touches; straight ahead if that goes. */
function down(t: Table, m: number): Climb | null {
  const model = t.models[m];
  const { on, r } = model;
  if (on === NONE || !touchesTerrain(t, m, on)) return null;
  const { shape } = standing(t)[on];
  if (!tooHigh(t, m, NONE)) {
    const edge = crossingFrom(shape, model.x, model.y);
    const straight =
      edge &&
      firstClimb(
        t,
        m,
        'down',
        on,
        NONE,
        BEYOND.map((gap) => ahead(edge, r + gap)),
      );
    if (straight) return straight;
    const around = BEYOND.flatMap((gap) => alongOutline(shape, r + gap, model, STEP));
    const ground = nearestClimb(t, m, 'down', on, NONE, around);
    if (ground) return ground;
  }
  for (let lower = 0; lower < t.terrain.length; lower++) {
    if (lower === on || !standing(t)[lower].standable || t.terrain[lower].height >= model.z) continue;
    const spot = onTop(sceneOf(t), model, standing(t)[lower], reachOf(t, m, 'down'));
    const climb = spot && firstClimb(t, m, 'down', on, lower, [spot]);
    if (climb) return climb;
  }
  return null;
}

/** KC-9.18: to the other side of a Low piece; straight across if that goes. */
function over(t: Table, m: number, piece: number): Climb | null {
  const model = t.models[m];
  if (piece >= t.terrain.length || !standing(t)[piece].low || model.on !== NONE || !touchesTerrain(t, m, piece)) return null;
  const { shape } = standing(t)[piece];
  const edge = crossingFrom(shape, model.x, model.y);
  const across = edge ? thickness(shape, edge) : 0;
  const straight = edge && across > 0 ? firstClimb(t, m, 'over', piece, NONE, [ahead(edge, across + model.r)]) : null;
  if (straight) return straight;
  const { r } = model;
  const otherSides = alongOutline(shape, r, model, STEP).filter(({ x, y }) => touchesOtherEdge(shape, model, { x, y, r }));
  return nearestClimb(t, m, 'over', piece, NONE, otherSides);
}

/** The climb an answer means, allowed or not. */
export function climbOf(t: Table, m: number, answer: Plain): Climb | null {
  const point = pointOf(answer);
  if (point) return climbTo(t, m, point);
  if (answer === DOWN) return down(t, m);
  const high = numberIn(answer, 'up t');
  if (high !== NONE) return up(t, m, high);
  const low = numberIn(answer, 'over t');
  return low === NONE ? null : over(t, m, low);
}

/** Why no climb goes by this name: up onto a piece, over it, or down; null if the answer is none of these. */
export function whyNotNamed(t: Table, m: number, answer: Plain): Refusal<KC> | null {
  const { on } = t.models[m];
  if (answer === DOWN) return on === NONE ? no('KC-9.17', 'standsOnGround', { m }) : no('KC-9.17', 'nowhereToClimb', { m });
  const high = numberIn(answer, 'up t');
  const piece = high === NONE ? numberIn(answer, 'over t') : high;
  if (piece === NONE || piece >= t.terrain.length) return null;
  if (!touchesTerrain(t, m, piece)) return no('KC-9.10', 'touchesNot', { m, t: piece });
  if (high === NONE)
    return standing(t)[piece].low ? no('KC-9.18', 'nowhereToClimb', { m }) : no('KC-9.18', 'notLow', { t: piece });
  if (!standing(t)[piece].standable) return no('KC-2.9', 'topTooSmall', { t: piece });
  if (tooHigh(t, m, piece)) return no('KC-9.13', 'tooHigh', { t: piece, height: rise(t, m, piece), limit: heightLimit(t, m) });
  return no('KC-9.16', 'nowhereToClimb', { m });
}

/** Appends the climbs that have a name. Costs nothing for a model that touches no terrain. */
export function pushClimbs(t: Table, m: number, list: string[]): void {
  for (let piece = 0; piece < t.terrain.length; piece++) {
    if (!touchesTerrain(t, m, piece)) continue;
    if (up(t, m, piece)) list.push(upPiece(piece));
    if (piece === t.models[m].on && down(t, m)) list.push(DOWN);
    if (over(t, m, piece)) list.push(overPiece(piece));
  }
}

// Quickly

function findsClimb(t: Table, m: number): boolean {
  for (let piece = 0; piece < t.terrain.length; piece++) {
    if (!touchesTerrain(t, m, piece)) continue;
    if (up(t, m, piece) || (piece === t.models[m].on && down(t, m)) || over(t, m, piece)) return true;
  }
  return false;
}
/** By model and Move, which is all it depends on besides where everything stands. */
const climbs = whileStill<Table>((t, m) => (findsClimb(t, m) ? 1 : 0));
/** Is there any climb that has a name? */
export const canClimb = (t: Table, m: number): boolean => climbs(t, m, moveSide(t, m) === 'L' ? 1 : 0) === 1;

/** KC-9.13: everything it touches rises too high over it, or it stands too high over the ground. */
export function whyAllTooHigh(t: Table, m: number): Refusal<KC> | null {
  const { z, on } = t.models[m];
  const limit = heightLimit(t, m);
  if (!within(z, limit)) return no('KC-9.13', 'tooHigh', { t: on, height: z, limit });
  let lowest: { t: number; height: number; limit: number } | null = null;
  for (let piece = 0; piece < t.terrain.length; piece++) {
    if (piece === on || !touchesTerrain(t, m, piece) || !standing(t)[piece].standable) continue;
    const height = rise(t, m, piece);
    if (within(height, limit)) return null;
    if (lowest === null || height < lowest.height) lowest = { t: piece, height, limit };
  }
  return lowest && no('KC-9.13', 'tooHigh', lowest);
}
