/** Places named in words for moves: "contact m7", "towards m7", "behind t3", "off"; and why a place cannot be come to. */
import {
  distance,
  intoContact,
  MEASURE_TOLERANCE,
  nearestOnOutline,
  newStop,
  type Point,
  type Scene,
  type Stop,
  square,
  sweep,
} from '@guildhall/geometry';
import type { Plain, Refusal } from '@guildhall/kernel';
import { BOARD_SIZE, type CardSide, STARTING_EDGE } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { numberIn, pointOf, texts } from './answers.ts';
import type { KC } from './book.ts';
import { controller, isEnemy, moveLimit } from './reading.ts';
import { exitEdge } from './scenarios/index.ts';
import { landmarkGoal, pushLandmarks } from './scenarios/landmarks.ts';
import { isCarriage, onPiece, sceneOf, standing } from './scene.ts';

export const STAY = 'stay';
export const OFF = 'off';
const contactModel = texts('contact m');
const contactPiece = texts('contact t');
const towardsModel = texts('towards m');
const awayFrom = texts('away from m');
const behindPiece = texts('behind t');

/** Moves shorter than this are none worth naming. */
const SHORTEST = 0.01;
const stop = newStop();

/** Where a move goes; `off`: over the edge of the board, out of the game. */
export interface Goal extends Point {
  readonly off: boolean;
}

/** The board without its edge, for a move that ends beyond it. */
function sceneBeyond(t: Table): Scene {
  const { pieces, bases } = sceneOf(t);
  return { board: null, pieces, bases };
}

/** Does a base at this point reach over the edge the model may leave by (KC-27.9), and over no other? */
function isBeyond(t: Table, m: number, { x, y }: Point): boolean {
  const edge = exitEdge(t, m);
  if (edge === null) return false;
  const { r } = t.models[m];
  if (x < r - MEASURE_TOLERANCE || x > BOARD_SIZE - r + MEASURE_TOLERANCE) return false;
  return edge === 'north' ? y > STARTING_EDGE.north - r + MEASURE_TOLERANCE : y < STARTING_EDGE.south + r - MEASURE_TOLERANCE;
}

/** The straight way over the edge, as far as the move goes; null if it does not lead beyond it. */
function wayOff(t: Table, m: number, limit: number): Goal | null {
  const edge = exitEdge(t, m);
  if (edge === null) return null;
  const model = t.models[m];
  const out = edge === 'north' ? 1 : -1;
  const scene = sceneBeyond(t);
  for (const lean of LEANS) {
    const scale = limit / Math.sqrt(1 + lean * lean);
    const goal = { x: model.x + lean * scale, y: model.y + out * scale };
    if (isBeyond(t, m, goal) && sweep(scene, model, goal.x, goal.y, stop, onPiece(t, m))) return { ...goal, off: true };
  }
  return null;
}
/** Straight across first, then more and more aslant. */
const LEANS = [0, 0.1, -0.1, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1, 1.5, -1.5, 2, -2] as const;

const here = (x: number, y: number): Goal => ({ x, y, off: false });

/** Into base contact: straight if that goes, else by whatever side is free. */
function contact(t: Table, m: number, limit: number, other: number): Goal | null {
  const target = t.models[other];
  if (!target || other === m || target.place !== 'play') return null;
  const model = t.models[m];
  const d = distance(model, target);
  const reach = model.r + target.r;
  if (d - reach > limit || d < SHORTEST) return null;
  const on = onPiece(t, m);
  const part = (d - reach) / d;
  const x = model.x + (target.x - model.x) * part;
  const y = model.y + (target.y - model.y) * part;
  if (sweep(sceneOf(t), model, x, y, stop, on)) return here(x, y);
  const found = intoContact(sceneOf(t), model, target, { limit, on });
  return found && here(found.x, found.y);
}

/** Straight up against a terrain piece. */
function contactTerrain(t: Table, m: number, limit: number, piece: number): Goal | null {
  const model = t.models[m];
  if (piece >= t.terrain.length || model.on === piece) return null;
  const nearest = nearestOnOutline(standing(t)[piece].shape, model.x, model.y);
  const d = distance(model, nearest);
  if (d - model.r > limit || d < SHORTEST) return null;
  const part = (d - model.r) / d;
  const x = model.x + (nearest.x - model.x) * part;
  const y = model.y + (nearest.y - model.y) * part;
  return sweep(sceneOf(t), model, x, y, stop, onPiece(t, m)) ? here(x, y) : null;
}

/** Towards another model (or, by a negative limit, away from it) as far as the move and what is in the way allow. */
function along(t: Table, m: number, limit: number, other: number): Goal | null {
  const target = t.models[other];
  if (!target || other === m || target.place !== 'play') return null;
  const model = t.models[m];
  const d = distance(model, target);
  if (d < SHORTEST) return null;
  const part = limit > 0 ? Math.min(limit, d) / d : limit / d;
  sweep(sceneOf(t), model, model.x + (target.x - model.x) * part, model.y + (target.y - model.y) * part, stop, onPiece(t, m));
  return stop.length > SHORTEST ? here(stop.x, stop.y) : null;
}

/** The enemy in play nearest to the model; NONE if there is none. */
function nearestEnemy(t: Table, m: number): number {
  const seat = controller(t, m);
  let found: number = NONE;
  let least = Infinity;
  for (let other = 0; other < t.models.length; other++) {
    if (t.models[other].place !== 'play' || !isEnemy(t, seat, other)) continue;
    const d = square(t.models[other].x - t.models[m].x) + square(t.models[other].y - t.models[m].y);
    if (d < least) {
      least = d;
      found = other;
    }
  }
  return found;
}

const PARTS = [0.5, 0.25, 0.75, 0, 1] as const;

/** Against a terrain piece, on a side turned away from the nearest enemy. */
function behind(t: Table, m: number, limit: number, piece: number): Goal | null {
  const enemy = nearestEnemy(t, m);
  if (enemy === NONE || piece >= t.terrain.length) return null;
  const model = t.models[m];
  const { x: ex, y: ey } = t.models[enemy];
  const { shape, top } = standing(t)[piece];
  if (model.z >= top) return null;
  const { xs, ys, nx, ny } = shape;
  const most = square(limit + MEASURE_TOLERANCE);
  for (let i = 0; i < xs.length; i++) {
    const k = (i + 1) % xs.length;
    for (const part of PARTS) {
      const px = xs[i] + (xs[k] - xs[i]) * part;
      const py = ys[i] + (ys[k] - ys[i]) * part;
      // The side must look away from the enemy.
      if (nx[i] * (px - ex) + ny[i] * (py - ey) <= 0) continue;
      const x = px + nx[i] * model.r;
      const y = py + ny[i] * model.r;
      if (square(x - model.x) + square(y - model.y) > most) continue;
      if (sweep(sceneOf(t), model, x, y, stop, onPiece(t, m))) return here(x, y);
    }
  }
  return null;
}

/** The place an answer names; null if it names none, or one that cannot be come to. */
export function goalOf(t: Table, m: number, side: CardSide, answer: Plain): Goal | null {
  const limit = moveLimit(t, m, side);
  const point = pointOf(answer);
  if (point) return { x: point.x, y: point.y, off: isBeyond(t, m, point) };
  if (answer === STAY) return here(t.models[m].x, t.models[m].y);
  if (answer === OFF) return wayOff(t, m, limit);
  let n = numberIn(answer, 'contact m');
  if (n !== NONE) return contact(t, m, limit, n);
  n = numberIn(answer, 'contact t');
  if (n !== NONE) return contactTerrain(t, m, limit, n);
  n = numberIn(answer, 'towards m');
  if (n !== NONE) return along(t, m, limit, n);
  n = numberIn(answer, 'away from m');
  if (n !== NONE) return along(t, m, -limit, n);
  n = numberIn(answer, 'behind t');
  if (n !== NONE) return behind(t, m, limit, n);
  const landmark = landmarkGoal(t, m, limit, answer);
  return landmark && here(landmark.x, landmark.y);
}

const WORDS =
  /^(?:(?:contact [mtk]|towards [mk]|away from m|behind t)\d{1,4}|(?:contact|towards) (?:chest|carriage)|towards (?:north|south))$/;

/** Why the model cannot move there; null if it can. */
export function whyNotGoal(t: Table, m: number, side: CardSide, answer: Plain): Refusal<KC> | null {
  const goal = goalOf(t, m, side, answer);
  if (!goal) {
    if (answer === OFF) return no('KC-27.9', 'mayNotLeave', { m });
    if (typeof answer !== 'string' || !WORDS.test(answer)) return no('KC-2.26', 'notAPoint', { answer });
    return (
      whyNotContact(t, m, side, numberIn(answer, 'contact m')) ??
      whyNotAlong(t, m, side, numberIn(answer, 'towards m')) ??
      whyNotAlong(t, m, side, numberIn(answer, 'away from m'), -1) ??
      no('KC-2.28', 'noSuchPlace', { answer })
    );
  }
  const model = t.models[m];
  const limit = moveLimit(t, m, side);
  const length = distance(model, goal);
  if (!(length <= limit + MEASURE_TOLERANCE)) return no('KC-2.24', 'tooFar', { m, length, limit, side });
  if (sweep(goal.off ? sceneBeyond(t) : sceneOf(t), model, goal.x, goal.y, stop, onPiece(t, m))) return null;
  return whyStopped(t, m, stop);
}

/** Why the straight way into contact with that model is too long or not free; null if there is no such model to go to. */
function whyNotContact(t: Table, m: number, side: CardSide, other: number): Refusal<KC> | null {
  if (other === NONE || other === m || other >= t.models.length || t.models[other].place !== 'play') return null;
  const [model, target] = [t.models[m], t.models[other]];
  const limit = moveLimit(t, m, side);
  const between = distance(model, target);
  const length = between - model.r - target.r;
  if (!(length > 0)) return null;
  if (length > limit + MEASURE_TOLERANCE) return no('KC-2.24', 'tooFar', { m, length, limit, side });
  const part = length / between;
  const [x, y] = [model.x + (target.x - model.x) * part, model.y + (target.y - model.y) * part];
  return sweep(sceneOf(t), model, x, y, stop, onPiece(t, m)) ? null : whyStopped(t, m, stop);
}

/** Why it cannot go a step towards that model (or, by -1, away from it): what stands right before it; null if there is no such model. */
function whyNotAlong(t: Table, m: number, side: CardSide, other: number, sign = 1): Refusal<KC> | null {
  if (other === NONE || other === m || other >= t.models.length || t.models[other].place !== 'play') return null;
  along(t, m, sign * moveLimit(t, m, side), other);
  return stop.kind === 'free' ? null : whyStopped(t, m, stop);
}

/** What has stopped the model on its way. */
function whyStopped(t: Table, m: number, { kind, index, length }: Stop): Refusal<KC> {
  switch (kind) {
    case 'base':
      return no('KC-2.28', 'wayBlockedByModel', { m, other: index, length });
    case 'piece':
      return isCarriage(t, index)
        ? no('KC-2.28', 'wayBlockedByCarriage', { m, length })
        : no('KC-2.28', 'wayBlockedByTerrain', { m, t: index, length });
    case 'rim':
      return no('KC-2.28', 'leavesTop', { m, t: t.models[m].on });
    default:
      return no('KC-2.7', 'leavesBoard', { m });
  }
}

/** Appends the places that have a name. */
export function pushGoals(t: Table, m: number, side: CardSide, list: string[]): void {
  const limit = moveLimit(t, m, side);
  const seat = controller(t, m);
  list.push(STAY);
  if (wayOff(t, m, limit)) list.push(OFF);
  for (let other = 0; other < t.models.length; other++) {
    if (t.models[other].place !== 'play' || other === m) continue;
    if (contact(t, m, limit, other)) list.push(contactModel(other));
    if (!isEnemy(t, seat, other) && other !== t.cuddly) continue;
    if (along(t, m, limit, other)) list.push(towardsModel(other));
    if (along(t, m, -limit, other)) list.push(awayFrom(other));
  }
  for (let piece = 0; piece < t.terrain.length; piece++) {
    if (contactTerrain(t, m, limit, piece)) list.push(contactPiece(piece));
    if (behind(t, m, limit, piece)) list.push(behindPiece(piece));
  }
  pushLandmarks(t, m, limit, list);
}
