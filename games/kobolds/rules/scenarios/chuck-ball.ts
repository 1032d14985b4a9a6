/** Chapter 28: Chuck Ball. */
import { CONTACT_TOLERANCE, distance, fits, freeAlong, newStop, type Point, push, type Scene, square } from '@guildhall/geometry';
import { seat as aSeat, type Form, type Random } from '@guildhall/kernel';
import { BOARD, BOARD_SIZE, CHEST_START, CHUCK_DISTANCE, MARKER_RADIUS, type Position } from '../../data/index.ts';
import { has } from '../../effects.ts';
import { no } from '../../refusals.ts';
import { NONE, type Table } from '../../table.ts';
import { canAct, registerAct, spendAction, whyNotAct } from '../acts.ts';
import { pointOf, pointText } from '../answers.ts';
import { book, type P } from '../book.ts';
import { colourTest } from '../cards.ts';
import { endGame } from '../ending.ts';
import { aModel } from '../kinds.ts';
import { controller, edgeOf, isCarrier, other, takeOffBoard } from '../reading.ts';
import { standing } from '../scene.ts';
import { canBeTouched, emptyGround, nearestFree } from './spots.ts';

type Chest = NonNullable<Table['chest']>;
const stop = newStop();

/** KC-28.1 */
export function placeChest(p: P): void {
  const { x, y } = CHEST_START;
  p.t.chest = { x, y, carrier: NONE, dropped: NONE };
  p.tell?.({ kind: 'chestPlaced', rule: 'KC-28.1', x, y });
}

/** KC-28.2: the own starting edge of whoever commands the carrier. */
export const chestExit = (t: Table, m: number): Position => edgeOf(t, controller(t, m));

export function chestOut(p: P, m: number): void {
  const { t } = p;
  const seat = controller(t, m);
  takeOffBoard(t.models[m], 'gone');
  p.tell?.({ kind: 'chestCarriedOff', rule: 'KC-28.2', seat, model: m });
  endGame(p, 'chestOut', 'KC-28.2', [seat]);
}

// Where a chest may rest (KC-28.23)

const chestAt = ({ x, y }: Point) => ({ x, y, r: MARKER_RADIUS, z: 0, height: 0 });
const BACK_STEP = 0.05;

/** Wholly on the board, clear of terrain, and where a 30 mm base could touch it. */
function canRest(ground: Scene, spot: Point): boolean {
  return fits(ground, chestAt(spot), stop) && canBeTouched(ground, spot);
}

/** Places along the way back from the wish where it may begin to be a place to rest: coming onto the board, off terrain. */
function* wayBack(ground: Scene, wish: Point, back: Point, length: number): Generator<number> {
  const { x0, y0, x1, y1 } = BOARD;
  const r = MARKER_RADIUS;
  const entries = [
    (x0 + r - wish.x) / back.x,
    (x1 - r - wish.x) / back.x,
    (y0 + r - wish.y) / back.y,
    (y1 - r - wish.y) / back.y,
  ];
  for (const far of [0, ...entries]) {
    if (!(far >= 0 && far <= length)) continue;
    yield far;
    const from = { x: wish.x + back.x * far, y: wish.y + back.y * far };
    const free = freeAlong(ground, chestAt(from), back.x, back.y, length - far, true);
    if (free) yield distance(free, wish);
  }
  for (let far = BACK_STEP; far < length; far += BACK_STEP) yield far;
  yield length;
}

/** The spot itself, else the last one back along its line that will do, else the nearest. */
function restingSpot(t: Table, from: Point, wish: Point): Point {
  const ground = emptyGround(t);
  if (canRest(ground, wish)) return wish;
  const length = distance(from, wish);
  if (length > 0) {
    const back = { x: (from.x - wish.x) / length, y: (from.y - wish.y) / length };
    for (const far of [...wayBack(ground, wish, back, length)].sort((a, b) => a - b)) {
      const spot = { x: wish.x + back.x * far, y: wish.y + back.y * far };
      if (canRest(ground, spot)) return spot;
    }
  }
  return nearestFree(ground, chestAt(wish), wish, BOARD_SIZE * 2, (spot) => canBeTouched(ground, spot)) ?? CHEST_START;
}

function layDown(p: P, chest: Chest, from: Point, wish: Point): void {
  const spot = restingSpot(p.t, from, wish);
  chest.x = spot.x;
  chest.y = spot.y;
  chest.carrier = NONE;
  chest.dropped = NONE;
  const rule = spot.x === wish.x && spot.y === wish.y ? 'KC-28.18' : 'KC-28.23';
  p.tell?.({
    kind: 'chestCameToRest',
    rule,
    from: [from.x, from.y],
    wish: [wish.x, wish.y],
    to: [spot.x, spot.y],
    length: distance(from, spot),
  });
}

// Directions

const D = Math.SQRT1_2;
const DIRECTIONS: { readonly [name: string]: Point } = {
  north: { x: 0, y: 1 },
  'north-east': { x: D, y: D },
  east: { x: 1, y: 0 },
  'south-east': { x: D, y: -D },
  south: { x: 0, y: -1 },
  'south-west': { x: -D, y: -D },
  west: { x: -1, y: 0 },
  'north-west': { x: -D, y: D },
};
const DIRECTION_NAMES = Object.keys(DIRECTIONS);

/** From the model's centre towards the point named, of length 1; null if that is no direction. */
function directionOf(t: Table, m: number, answer: unknown): Point | null {
  if (typeof answer !== 'string') return null;
  if (Object.hasOwn(DIRECTIONS, answer)) return DIRECTIONS[answer];
  const point = pointOf(answer);
  const model = t.models[m];
  const far = point ? distance(model, point) : 0;
  return point && far > 0 ? { x: (point.x - model.x) / far, y: (point.y - model.y) / far } : null;
}

function sampleDirection(t: Table, m: number, random: Random): string {
  const hundredths = 100 * BOARD_SIZE + 1;
  const point = pointText(random.below(hundredths) / 100, random.below(hundredths) / 100);
  return directionOf(t, m, point) ? point : 'north';
}

const FORM: Form = { kind: 'point', min: [BOARD.x0, BOARD.y0], max: [BOARD.x1, BOARD.y1] };
const pushDirections = (list: string[]): void => {
  list.push(...DIRECTION_NAMES);
};

/** Touching the model on that side. */
const atSide = ({ x, y, r }: { x: number; y: number; r: number }, { x: dx, y: dy }: Point): Point => ({
  x: x + dx * (r + MARKER_RADIUS),
  y: y + dy * (r + MARKER_RADIUS),
});

// Losing the chest

/** KC-28.5: the opponent then says where it lies. */
export function letGoWhenStunned(p: P, m: number): void {
  const { chest } = p.t;
  if (chest === null || chest.carrier !== m) return;
  const { x, y } = p.t.models[m];
  chest.x = x;
  chest.y = y;
  chest.carrier = NONE;
  chest.dropped = m;
  p.tell?.({ kind: 'chestLetGo', rule: 'KC-28.5', seat: controller(p.t, m), model: m, how: 'stunned' });
}

/** KC-28.5, KC-28.6: it lies where the removed carrier's centre was. */
export function dropAtOnce(p: P, m: number): void {
  const { chest } = p.t;
  if (chest === null || (chest.carrier !== m && chest.dropped !== m)) return;
  const { x, y } = p.t.models[m];
  p.tell?.({ kind: 'chestLetGo', rule: 'KC-28.5', seat: controller(p.t, m), model: m, how: 'removed' });
  layDown(p, chest, { x, y }, { x, y });
}

book.obligation({
  name: 'a dropped chest',
  rule: 'KC-28.6',
  when: (t) => t.chest !== null && t.chest.dropped !== NONE,
  to: (t) => {
    const model = t.chest?.dropped ?? NONE;
    return lying.with({ for: other(controller(t, model)), model });
  },
});

/** Where it touches the model that has let go of it: the opponent of a Stunned one says, or the one who puts it down. */
const lying = book.procedure('chest', { model: aModel }).does((w) => [
  w.ask<string>('drop', {
    rule: 'KC-28.6',
    form: FORM,
    accepts: (t, f, answer) => {
      if (directionOf(t, f.vars.model, answer)) return null;
      if (pointOf(answer)) return no('KC-28.6', 'noDirection', { m: f.vars.model });
      return no('KC-28.6', 'notAPoint', { answer });
    },
    sample: (t, f, random) => sampleDirection(t, f.vars.model, random),
    suggest: (_t, _f, list) => pushDirections(list),
    take: (p, f, answer) => {
      const { t } = p;
      const model = t.models[f.vars.model];
      const direction = directionOf(t, f.vars.model, answer);
      if (t.chest === null || !direction) return;
      layDown(p, t.chest, { x: model.x, y: model.y }, atSide(model, direction));
    },
    show: (_t, f) => ({ model: f.vars.model }),
  }),
]);

// Interact and Chuck

function touchesChest(t: Table, m: number): boolean {
  const { chest } = t;
  const model = t.models[m];
  if (chest === null || chest.carrier !== NONE || chest.dropped !== NONE || model.on !== NONE) return false;
  return square(model.x - chest.x) + square(model.y - chest.y) <= square(model.r + MARKER_RADIUS + CONTACT_TOLERANCE);
}

registerAct({
  name: 'take chest',
  legal: (t, a, list) => {
    if (t.chest === null || !canAct(t, a)) return;
    if (touchesChest(t, a.vars.model) && !has(t.models[a.vars.model], 'stunned')) list.push('take chest');
  },
  why: (t, a, answer) => {
    const m = a.vars.model;
    if (answer !== 'take chest') return null;
    if (t.chest === null) return no('KC-10.1', 'notThisScenario', { what: 'chest' });
    if (t.chest.carrier !== NONE) return no('KC-28.4', 'chestCarried', { m, carrier: t.chest.carrier });
    if (t.models[m].on !== NONE) return no('KC-2.20', 'onTopOfTerrain', { m });
    if (!touchesChest(t, m)) {
      const gap = Math.max(0, distance(t.models[m], t.chest) - t.models[m].r - MARKER_RADIUS);
      return no('KC-28.4', 'notTouchingChest', { m, gap });
    }
    if (has(t.models[m], 'stunned')) return no('KC-28.22', 'stunnedCannotCarry', { m });
    return whyNotAct(t, a);
  },
  take: (p, a) => {
    spendAction(p, 'KC-28.4');
    const { model } = a.vars;
    if (p.t.chest) p.t.chest.carrier = model;
    p.tell?.({ kind: 'chestTaken', rule: 'KC-28.4', seat: a.seat, model });
  },
  call: () => null,
});

const putDown = book.procedure('put down chest', { model: aModel }).does((w) => [
  w.run((p, f) => {
    spendAction(p, 'KC-28.17');
    p.tell?.({ kind: 'chestLetGo', rule: 'KC-28.17', seat: f.seat, model: f.vars.model, how: 'put down' });
  }),
  w.call(lying, (_t, f) => ({ model: f.vars.model })),
]);

/** KC-28.11 to KC-28.15: whose direction it is goes by the colour of a card. */
const chucking = book.procedure('chuck', { model: aModel, chooser: aSeat }).does((w) => [
  w.run((p, f) => {
    spendAction(p, 'KC-28.11');
    const red = colourTest(p, 'chuck', f.vars.model);
    f.vars.chooser = red ? f.seat : other(f.seat);
    p.tell?.({ kind: 'chestLetGo', rule: 'KC-28.11', seat: f.seat, model: f.vars.model, how: 'chucked' });
  }),
  w.ask<string>('direction', {
    rule: 'KC-28.12',
    who: (_t, f) => f.vars.chooser,
    form: FORM,
    accepts: (t, f, answer) => {
      if (directionOf(t, f.vars.model, answer)) return null;
      if (pointOf(answer)) return no('KC-28.12', 'noDirection', { m: f.vars.model });
      return no('KC-28.12', 'notAPoint', { answer });
    },
    sample: (t, f, random) => sampleDirection(t, f.vars.model, random),
    suggest: (_t, _f, list) => pushDirections(list),
    take: (p, f, answer) => {
      const direction = directionOf(p.t, f.vars.model, answer);
      if (direction) chuck(p, f.vars.model, f.vars.chooser, direction);
    },
    show: (_t, f) => ({ model: f.vars.model }),
  }),
]);

for (const [name, procedure, rule] of [
  ['put down chest', putDown, 'KC-28.17'],
  ['chuck', chucking, 'KC-28.16'],
] as const) {
  registerAct({
    name,
    legal: (t, a, list) => {
      if (isCarrier(t, a.vars.model) && canAct(t, a)) list.push(name);
    },
    why: (t, a, answer) => {
      if (answer !== name) return null;
      if (t.chest === null) return no('KC-10.1', 'notThisScenario', { what: 'chest' });
      return isCarrier(t, a.vars.model) ? whyNotAct(t, a) : no(rule, 'notCarrying', { m: a.vars.model });
    },
    call: (_t, a) => procedure.with({ for: a.seat, model: a.vars.model }),
  });
}

/** KC-28.15: over models and Low terrain, as far as Tall terrain or the edge allow (KC-28.14). */
function chuck(p: P, m: number, chooser: number, direction: Point): void {
  const { t } = p;
  if (t.chest === null) return;
  const rule = chooser === controller(t, m) ? 'KC-28.12' : 'KC-28.13';
  p.tell?.({ kind: 'directionChosen', rule, seat: chooser, model: m, dx: direction.x, dy: direction.y });
  const from = atSide(t.models[m], direction);
  const tall: Scene = { board: BOARD, pieces: standing(t).filter(({ opaque }) => opaque), bases: [] };
  push(tall, chestAt(from), direction.x, direction.y, CHUCK_DISTANCE, stop);
  layDown(p, t.chest, from, { x: stop.x, y: stop.y });
}
