/** Chapter 9b: climbing up a piece, down from it, and over a Low one. */
import {
  type Circle,
  distance,
  fits,
  lengthInside,
  MEASURE_TOLERANCE,
  newStop,
  onTop,
  type Piece,
  type Point,
  type Polygon,
  sweep,
  touchedEdges,
  touchesOutline,
} from '@guildhall/geometry';
import type { Plain, Refusal } from '@guildhall/kernel';
import { CLIMB_HEIGHT, CLIMB_OVER_REACH, CLIMB_REACH, standsOn } from '../data/index.ts';
import { has } from '../effects.ts';
import { no } from '../refusals.ts';
import { type Activation, NONE, type Table } from '../table.ts';
import { canAct, registerAct, reveal, spendAction, whyNotAct } from './acts.ts';
import { numberIn, pointOf, pointText, texts } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { mustBreakAway } from './breaking-away.ts';
import { controller, isCarrier, moveSide, profileOf } from './reading.ts';
import { onMoved } from './scenarios/index.ts';
import { isCarriage, sceneOf, stampOf, standing, touchesTerrain } from './scene.ts';

const HOWS = ['up', 'down', 'over'] as const;
type How = (typeof HOWS)[number];

/** Where a climb ends: on which piece (NONE: the ground), and which piece is climbed. */
interface Climb extends Point {
  readonly how: How;
  readonly piece: number;
  readonly on: number;
}

const stop = newStop();
const upPiece = texts('up t');
const overPiece = texts('over t');
const DOWN = 'down';

const reachOf = (t: Table, m: number, how: How): number => 2 * t.models[m].r + (how === 'over' ? CLIMB_OVER_REACH : CLIMB_REACH);
const heightLimit = (t: Table, m: number): number => CLIMB_HEIGHT[moveSide(t, m)];
const topOf = (t: Table, on: number): number => (on === NONE ? 0 : t.terrain[on].height);

/** Does a copy of the model fit there, on this piece or the ground? */
function roomAt(t: Table, m: number, x: number, y: number, on: number): boolean {
  const model = t.models[m];
  const { r, height } = model;
  const piece = on === NONE ? null : standing(t)[on];
  return fits(sceneOf(t), { x, y, z: topOf(t, on), r, height }, stop, piece, model);
}

const tooHigh = (t: Table, m: number, on: number): boolean =>
  Math.abs(topOf(t, on) - t.models[m].z) > heightLimit(t, m) + MEASURE_TOLERANCE;

/** Why a climb to this end is not allowed; null if it is (KC-9.13, KC-9.16 to KC-9.18). */
function whyNotClimb(t: Table, m: number, climb: Climb): Refusal<KC> | null {
  const model = t.models[m];
  const { how, piece, on, x, y } = climb;
  const length = distance(model, climb);
  const limit = reachOf(t, m, how);
  const rule = how === 'up' ? 'KC-9.16' : how === 'down' ? 'KC-9.17' : 'KC-9.18';
  if (!touchesTerrain(t, m, piece)) return no('KC-9.10', 'touchesNothing', { m });
  if (on !== NONE && !standing(t)[on].standable) return no('KC-2.9', 'topTooSmall', { t: on });
  if (tooHigh(t, m, on)) {
    return no('KC-9.13', 'tooHigh', { t: piece, height: Math.abs(topOf(t, on) - model.z), limit: heightLimit(t, m) });
  }
  if (length > limit + MEASURE_TOLERANCE) return no(rule, 'climbTooFar', { length, limit });
  if (!roomAt(t, m, x, y, on)) {
    if (stop.kind === 'base') return no('KC-2.6', 'overlapsModel', { m, other: stop.index });
    if (stop.kind === 'board') return no('KC-2.7', 'offBoard', { m });
    if (stop.kind === 'rim') return no('KC-2.12', 'leavesTop', { m, t: on });
    return isCarriage(t, stop.index)
      ? no('KC-2.12', 'overlapsCarriage', { m })
      : no('KC-2.12', 'overlapsTerrain', { m, t: stop.index });
  }
  return how === 'over' ? whyNotOver(t, m, climb) : null;
}

/** KC-9.18: straight across the piece, to another side of it. */
function whyNotOver(t: Table, m: number, climb: Climb): Refusal<KC> | null {
  const model = t.models[m];
  const { shape } = standing(t)[climb.piece];
  const end = { x: climb.x, y: climb.y, r: model.r };
  if (!touchesOutline(end, shape)) return no('KC-9.18', 'notBeyond', { t: climb.piece });
  const before = touchedEdges(model, shape);
  if (touchedEdges(end, shape).every((edge) => before.includes(edge))) return no('KC-9.18', 'sameSide', { t: climb.piece });
  if (lengthInside(shape, model, climb) <= MEASURE_TOLERANCE) return no('KC-9.18', 'notAcross', { t: climb.piece });
  return whyNotThrough(t, m, climb);
}

const others: Piece[] = [];

/** KC-2.28: on its straight line over the piece the base passes through nobody else and through no other piece. */
function whyNotThrough(t: Table, m: number, { piece, x, y }: Climb): Refusal<KC> | null {
  const { board, pieces, bases } = sceneOf(t);
  others.length = 0;
  for (let i = 0; i < pieces.length; i++) if (i !== piece) others.push(pieces[i]);
  if (sweep({ board, pieces: others, bases }, t.models[m], x, y, stop)) return null;
  const { kind, index, length } = stop;
  if (kind === 'base') return no('KC-2.28', 'wayBlockedByModel', { m, other: index, length });
  if (kind !== 'piece') return no('KC-2.7', 'leavesBoard', { m });
  const inTheWay = index < piece ? index : index + 1;
  return isCarriage(t, inTheWay)
    ? no('KC-2.28', 'wayBlockedByCarriage', { m, length })
    : no('KC-2.28', 'wayBlockedByTerrain', { m, t: inTheWay, length });
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

const STEP = 0.25;

/** Points around the outline of a piece, a base's radius and `gap` outside of it. */
function around({ xs, ys, nx, ny }: Polygon, r: number, gap: number, wish: Point): Point[] {
  const places: Point[] = [];
  xs.forEach((x, i) => {
    const k = (i + 1) % xs.length;
    const [ex, ey] = [xs[k] - x, ys[k] - ys[i]];
    const length = Math.sqrt(ex * ex + ey * ey);
    const wished = ((wish.x - x) * ex + (wish.y - ys[i]) * ey) / (length * length);
    const parts = Math.ceil(length / STEP);
    for (let n = -1; n <= parts; n++) {
      const along = n < 0 ? Math.min(1, Math.max(0, wished)) : n / parts;
      places.push({ x: x + ex * along + nx[i] * (r + gap), y: ys[i] + ey * along + ny[i] * (r + gap) });
    }
  });
  return places;
}

/** The nearest of these ends that is allowed. */
function nearestClimb(t: Table, m: number, how: How, piece: number, on: number, places: readonly Point[]): Climb | null {
  const model = t.models[m];
  const limit = reachOf(t, m, how) + MEASURE_TOLERANCE;
  let best: Climb | null = null;
  let least = limit;
  for (const { x, y } of places) {
    const far = Math.sqrt((x - model.x) ** 2 + (y - model.y) ** 2);
    if (far > least || (best && far === least)) continue;
    const climb: Climb = { x, y, how, piece, on };
    if (whyNotClimb(t, m, climb) !== null) continue;
    best = climb;
    least = far;
  }
  return best;
}

/** The point of the outline nearest to the model, and the way from it to the model, of length 1. */
const near = { x: 0, y: 0, ux: 0, uy: 0 };
function findNear({ xs, ys }: Polygon, x: number, y: number): boolean {
  let least = Infinity;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ex = xs[i] - xs[j];
    const ey = ys[i] - ys[j];
    const along = Math.min(1, Math.max(0, ((x - xs[j]) * ex + (y - ys[j]) * ey) / (ex * ex + ey * ey)));
    const px = xs[j] + ex * along;
    const py = ys[j] + ey * along;
    const d = (x - px) * (x - px) + (y - py) * (y - py);
    if (d >= least) continue;
    least = d;
    near.x = px;
    near.y = py;
  }
  const d = Math.sqrt(least);
  if (!(d > 0)) return false;
  near.ux = (x - near.x) / d;
  near.uy = (y - near.y) / d;
  return true;
}

/** The climb straight ahead, at right angles to the edge it touches: what most climbs are, and quickly found. */
function straight(t: Table, m: number, how: How, piece: number, on: number, across: number): Climb | null {
  const { r } = t.models[m];
  for (const more of [0, CLIMB_REACH / 2, CLIMB_REACH]) {
    const far = across + r + more;
    const climb: Climb = { x: near.x - near.ux * far, y: near.y - near.uy * far, how, piece, on };
    if (whyNotClimb(t, m, climb) === null) return climb;
    if (how === 'over') return null;
  }
  return null;
}

/** How far it is across the piece, straight on from the point touched; 0 if the way does not lead across. */
function thickness({ xs, ys }: Polygon): number {
  const { x, y, ux, uy } = near;
  let least = Infinity;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ex = xs[i] - xs[j];
    const ey = ys[i] - ys[j];
    const cross = ex * uy - ey * ux;
    if (cross === 0) continue;
    const d = ((xs[j] - x) * ey - (ys[j] - y) * ex) / cross;
    const at = ((xs[j] - x) * uy - (ys[j] - y) * ux) / cross;
    if (d > MEASURE_TOLERANCE && d < least && at >= -1 && at <= 0) least = d;
  }
  return least === Infinity ? 0 : least;
}

/** The centre nearest to the model at which its base lies wholly on a convex shape, into `near`. */
function intoTop({ nx, ny, d }: Polygon, { x, y, r }: Circle): void {
  near.x = x;
  near.y = y;
  for (let turn = 0; turn < d.length; turn++) {
    for (let i = 0; i < d.length; i++) {
      const over = nx[i] * near.x + ny[i] * near.y - d[i] + r;
      if (over <= 0) continue;
      near.x -= nx[i] * over;
      near.y -= ny[i] * over;
    }
  }
}

function up(t: Table, m: number, piece: number): Climb | null {
  if (piece >= t.terrain.length) return null;
  const model = t.models[m];
  const target = standing(t)[piece];
  if (!target.standable || model.on === piece || target.top <= model.z || tooHigh(t, m, piece)) return null;
  if (!touchesTerrain(t, m, piece)) return null;
  if (target.shape.convex) {
    // The nearest place with the base wholly on the top: further away than that there is none within reach either.
    intoTop(target.shape, model);
    if (distance(model, near) > reachOf(t, m, 'up') + MEASURE_TOLERANCE) return null;
    const climb: Climb = { x: near.x, y: near.y, how: 'up', piece, on: piece };
    if (whyNotClimb(t, m, climb) === null) return climb;
  }
  const spot = onTop(sceneOf(t), model, target, reachOf(t, m, 'up'));
  return spot && nearestClimb(t, m, 'up', piece, piece, [spot]);
}

/** To the ground, or to a lower top, beyond the edge it touches (KC-9.17). */
function down(t: Table, m: number): Climb | null {
  const model = t.models[m];
  const { on } = model;
  if (on === NONE || !touchesTerrain(t, m, on)) return null;
  const { shape } = standing(t)[on];
  const ahead = findNear(shape, model.x, model.y) ? straight(t, m, 'down', on, NONE, 0) : null;
  if (ahead) return ahead;
  const places = [0, CLIMB_REACH / 2, CLIMB_REACH].flatMap((gap) => around(shape, model.r, gap, model));
  const ground = tooHigh(t, m, NONE) ? null : nearestClimb(t, m, 'down', on, NONE, places);
  if (ground) return ground;
  for (let lower = 0; lower < t.terrain.length; lower++) {
    if (lower === on || !standing(t)[lower].standable || t.terrain[lower].height >= model.z) continue;
    const spot = onTop(sceneOf(t), model, standing(t)[lower], reachOf(t, m, 'down'));
    const climb = spot && nearestClimb(t, m, 'down', on, lower, [spot]);
    if (climb) return climb;
  }
  return null;
}

function over(t: Table, m: number, piece: number): Climb | null {
  const model = t.models[m];
  if (piece >= t.terrain.length || !standing(t)[piece].low || model.on !== NONE || !touchesTerrain(t, m, piece)) return null;
  const { shape } = standing(t)[piece];
  const across = findNear(shape, model.x, model.y) ? thickness(shape) : 0;
  const ahead = across > 0 ? straight(t, m, 'over', piece, NONE, across) : null;
  return ahead ?? nearestClimb(t, m, 'over', piece, NONE, around(shape, model.r, 0, model));
}

/** The climb an answer means, allowed or not. */
function climbOf(t: Table, m: number, answer: Plain): Climb | null {
  const point = pointOf(answer);
  if (point) return climbTo(t, m, point);
  if (answer === DOWN) return down(t, m);
  const high = numberIn(answer, 'up t');
  if (high !== NONE) return up(t, m, high);
  const low = numberIn(answer, 'over t');
  return low === NONE ? null : over(t, m, low);
}

/** Appends the climbs that have a name. Costs nothing for a model that touches no terrain. */
function pushClimbs(t: Table, m: number, list: string[], one = false): void {
  for (let piece = 0; piece < t.terrain.length; piece++) {
    if (!touchesTerrain(t, m, piece)) continue;
    if (up(t, m, piece)) list.push(upPiece(piece));
    if (piece === t.models[m].on && down(t, m)) list.push(DOWN);
    if (over(t, m, piece)) list.push(overPiece(piece));
    if (one && list.length > 0) return;
  }
}

/** KC-9.14, KC-16.17, KC-28.7. */
function whyNeverClimbs(t: Table, m: number): Refusal<KC> | null {
  if (profileOf(t, m).category === 'big-guy') return no('KC-9.14', 'bigGuysCannotClimb', { m });
  if (has(t.models[m], 'broken-bones')) return no('KC-16.17', 'brokenBonesCannotClimb', { m });
  return isCarrier(t, m) ? no('KC-28.7', 'carrierCannotClimb', { m }) : null;
}

const scratch: string[] = [];
const MOST_REMEMBERED = 64;
/** By model and Move, as long as nothing moves: 0 not known, 1 no, 2 yes. */
const climbs = new Uint8Array(2 * MOST_REMEMBERED);
let climbStamp = 0;

function findsClimb(t: Table, m: number): boolean {
  scratch.length = 0;
  pushClimbs(t, m, scratch, true);
  return scratch.length > 0;
}

function hasClimb(t: Table, m: number): boolean {
  const now = stampOf(t);
  if (now === 0) return findsClimb(t, m);
  if (now !== climbStamp) {
    climbs.fill(0);
    climbStamp = now;
  }
  const at = 2 * m + (moveSide(t, m) === 'L' ? 1 : 0);
  if (climbs[at] === 0) climbs[at] = findsClimb(t, m) ? 2 : 1;
  return climbs[at] === 2;
}

const touchesAny = (t: Table, m: number): boolean => t.terrain.some((_, piece) => touchesTerrain(t, m, piece));

const canClimb = (t: Table, a: Activation): boolean =>
  canAct(t, a) && profileOf(t, a.model).category !== 'big-guy' && hasClimb(t, a.model) && whyNeverClimbs(t, a.model) === null;

registerAct({
  name: 'climb',
  legal(t, a, list) {
    if (canClimb(t, a)) list.push('climb');
  },
  why(t, a, answer) {
    if (answer !== 'climb') return null;
    const m = a.model;
    const refusal = whyNotAct(t, a) ?? whyNeverClimbs(t, m);
    if (refusal) return refusal;
    return touchesAny(t, m) ? no('KC-9.16', 'nowhereToClimb', { m }) : no('KC-9.10', 'touchesNothing', { m });
  },
  call: (_t, a) => ({ proc: 'climb', vars: { model: a.model } }),
});

function carryOut(p: P, m: number, climb: Climb): void {
  const { t } = p;
  const model = t.models[m];
  const from: [number, number, number] = [model.x, model.y, model.z];
  const length = distance(model, climb);
  model.x = climb.x;
  model.y = climb.y;
  model.z = topOf(t, climb.on);
  model.on = climb.on;
  const { how, piece } = climb;
  const rule = how === 'up' ? 'KC-9.16' : how === 'down' ? 'KC-9.17' : 'KC-9.18';
  const to: [number, number, number] = [model.x, model.y, model.z];
  p.tell?.({ kind: 'climbed', rule, seat: controller(t, m), model: m, how, piece, from, to, length, limit: reachOf(t, m, how) });
  onMoved(p, m);
}

/** KC-9.19: an engaged model must break away first; a Sneaky Beggar is engaged once it has declared this (KC-17.29, KC-17.31). */
book.procedure('climb', { model: NONE, free: true as boolean }, (w) => [
  w.run((p, f) => reveal(p, f.vars.model)),
  w.call(
    'break away',
    (t, f) => (mustBreakAway(t, f.vars.model) ? { proc: 'breaking away', vars: { model: f.vars.model, cost: 'action' } } : null),
    (_p, f, given) => {
      f.vars.free = given === true;
    },
  ),
  w.when(
    (_t, f) => f.vars.free,
    [
      w.run((p) => spendAction(p, 'KC-9.11')),
      w.ask<string>('place', {
        rule: 'KC-9.16',
        form: { kind: 'point', min: [0, 0], max: [24, 24] },
        accepts(t, f, answer) {
          const { model } = f.vars;
          const climb = climbOf(t, model, answer);
          if (climb) return whyNotClimb(t, model, climb);
          return pointOf(answer) ? no('KC-9.10', 'nowhereToClimb', { m: model }) : no('KC-9.16', 'notAPoint', { answer });
        },
        sample(t, f, random) {
          const list: string[] = [];
          pushClimbs(t, f.vars.model, list);
          const answer = list[random.below(list.length)];
          const climb = climbOf(t, f.vars.model, answer);
          if (!climb || random.below(2) === 0) return answer;
          const text = pointText(climb.x, climb.y);
          const again = climbOf(t, f.vars.model, text);
          return again && whyNotClimb(t, f.vars.model, again) === null ? text : answer;
        },
        suggest: (t, f, list) => pushClimbs(t, f.vars.model, list),
        take(p, f, answer) {
          const climb = climbOf(p.t, f.vars.model, answer);
          if (climb) carryOut(p, f.vars.model, climb);
        },
        show: (t, f) => ({ model: f.vars.model, limit: reachOf(t, f.vars.model, 'up') }),
      }),
    ],
  ),
]);
