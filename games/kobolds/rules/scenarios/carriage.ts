/** Chapter 24: Runaway Carriage. How it is struck is in strike.ts. */
import {
  CONTACT_TOLERANCE,
  distance,
  freeAlong,
  MEASURE_TOLERANCE,
  newStop,
  overlapCirclePolygon,
  type Point,
  pointSegment,
  push,
} from '@guildhall/geometry';
import { oneOf } from '@guildhall/kernel';
import { BOARD_SIZE, CARRIAGE_ADVANCE, CARRIAGE_LENGTH, CARRIAGE_START, type Position } from '../../data/index.ts';
import { NONE, type Table } from '../../table.ts';
import { alwaysAngry } from '../always-angry.ts';
import { notAnAnswer } from '../answers.ts';
import { book, type P } from '../book.ts';
import { endGame } from '../ending.ts';
import { aModelOrNone } from '../kinds.ts';
import { moveLimit } from '../reading.ts';
import { NOBODY, removal, removing, wound } from '../removal.ts';
import { carriagePiece, type Ground, sceneOf } from '../scene.ts';
import { anger, contactsOfAngry, stopName } from '../shove.ts';
import { nearestFree } from './spots.ts';

const stop = newStop();

/** KC-24.4 */
export function placeCarriage(p: P): void {
  p.t.carriage = CARRIAGE_START.x0;
  p.tell?.({ kind: 'targetPlaced', rule: 'KC-24.4', target: 'carriage', x: CARRIAGE_START.x0, y: CARRIAGE_START.y0 });
}

const frontOf = (t: Pick<Table, 'carriage'>): number => t.carriage + CARRIAGE_LENGTH;

/** KC-24.15, KC-24.17: touching the front, or in the area about to be covered. Beside the carriage is not before it. */
function isInItsWay(t: Table, m: number): boolean {
  const model = t.models[m];
  if (model.place !== 'play' || model.on !== NONE) return false;
  const front = frontOf(t);
  const { y0, y1 } = CARRIAGE_START;
  if (model.x <= front) return false;
  if (pointSegment(model, { x: front, y: y0 }, { x: front, y: y1 }) <= model.r + CONTACT_TOLERANCE) return true;
  return overlapsBox(model, front, front + CARRIAGE_ADVANCE);
}

function overlapsBox({ x, y, r }: { x: number; y: number; r: number }, x0: number, x1: number): boolean {
  const { y0, y1 } = CARRIAGE_START;
  const dx = Math.max(x0 - x, 0, x - x1);
  const dy = Math.max(y0 - y, 0, y - y1);
  return dx * dx + dy * dy < (r - MEASURE_TOLERANCE) * (r - MEASURE_TOLERANCE);
}

/** KC-24.17: those furthest ahead first. */
const furthestFirst = (t: Table, list: number[]): number[] => list.sort((a, b) => t.models[b].x - t.models[a].x || a - b);

function inItsWay(t: Table): number[] {
  const list: number[] = [];
  for (let m = 0; m < t.models.length; m++) if (isInItsWay(t, m)) list.push(m);
  return furthestFirst(t, list);
}

/** KC-24.16: along the direction of travel, L and its own base, unless something stops it. */
function pushAway(p: P, m: number): void {
  const { t } = p;
  const model = t.models[m];
  const limit = moveLimit(t, m, 'L');
  const from: [number, number] = [model.x, model.y];
  const angry = contactsOfAngry(t, m);
  push(sceneOf(t), model, 1, 0, limit, stop);
  model.x = stop.x;
  model.y = stop.y;
  const to: [number, number] = [model.x, model.y];
  p.tell?.({
    kind: 'pushedByCarriage',
    rule: 'KC-24.15',
    model: m,
    from,
    to,
    length: stop.length,
    limit,
    stop: stopName(t, stop),
    stopBy: stop.index,
  });
  // KC-17.6: a push by the carriage is a shove too.
  if (stop.length > 0) anger(p, m, angry);
}

/** The carriage where it is about to be. It comes there only when everybody is out of its way. */
const ahead = (t: Table): Ground => ({ terrain: t.terrain, models: t.models, carriage: t.carriage + CARRIAGE_ADVANCE });

function isUnder(t: Table, m: number): boolean {
  const model = t.models[m];
  const piece = carriagePiece(ahead(t));
  return piece !== null && model.place === 'play' && model.on === NONE && overlapCirclePolygon(model, piece.shape);
}

function under(t: Table): number[] {
  const list: number[] = [];
  for (let m = 0; m < t.models.length; m++) if (isUnder(t, m)) list.push(m);
  return furthestFirst(t, list);
}

/** The nearest free spot straight to that side, or null. */
const beside = (t: Table, m: number, side: Position): Point | null =>
  freeAlong(sceneOf(ahead(t)), t.models[m], 0, side === 'north' ? 1 : -1, BOARD_SIZE, true);

const shift = (t: Table, m: number, side: Position): number => {
  const spot = beside(t, m, side);
  return spot ? Math.abs(spot.y - t.models[m].y) : Infinity;
};

/** KC-24.18: both sides are equally near. */
function isChoice(t: Table, m: number): boolean {
  const north = shift(t, m, 'north');
  return north < Infinity && Math.abs(north - shift(t, m, 'south')) <= MEASURE_TOLERANCE;
}

function setBeside(p: P, m: number, side: Position): void {
  const { t } = p;
  const model = t.models[m];
  const spot = beside(t, m, side) ?? nearestFree(sceneOf(ahead(t)), model, model);
  if (!spot) return;
  const from: [number, number] = [model.x, model.y];
  const length = distance(model, spot);
  model.x = spot.x;
  model.y = spot.y;
  p.tell?.({ kind: 'setBeside', rule: 'KC-24.18', model: m, from, to: [spot.x, spot.y], length });
}

const SIDES = ['north', 'south'] as const satisfies readonly Position[];

export const carriage = book.procedure('carriage', { model: aModelOrNone, side: oneOf([...SIDES, ''], '') }).does((w) => [
  w.run((p) => {
    const { t } = p;
    if (t.carriage === NONE) return;
    if (frontOf(t) + CARRIAGE_ADVANCE > BOARD_SIZE + MEASURE_TOLERANCE) {
      // KC-24.8, KC-24.21: over and drawn, and nobody is pushed by this move.
      const from = t.carriage;
      t.carriage = NONE;
      p.tell?.({ kind: 'carriageGone', rule: 'KC-24.8', from });
      endGame(p, 'escaped', 'KC-24.7', []);
      return;
    }
    const pushed = inItsWay(t);
    for (const m of pushed) {
      pushAway(p, m);
      wound(p, m, 1, NOBODY, 'KC-24.15');
    }
  }),
  w.call(removal, (t) => removing(t)),
  w.each('model', under, [
    w.when(
      (t, f) => isUnder(t, f.vars.model),
      [
        w.run((p, f) => {
          f.vars.side = '';
          const { model } = f.vars;
          if (!isChoice(p.t, model)) f.vars.side = shift(p.t, model, 'north') <= shift(p.t, model, 'south') ? 'north' : 'south';
        }),
        w.when(
          (_t, f) => f.vars.side === '',
          [
            w.ask<string>('side', {
              rule: 'KC-24.18',
              who: (t, f) => t.models[f.vars.model].seat,
              legal: (_t, _f, list) => {
                list.push(...SIDES);
              },
              why: (_t, _f, answer) => notAnAnswer('carriage/side', answer),
              take: (p, f, answer) => {
                const side: Position = answer === 'north' ? 'north' : 'south';
                const { model } = f.vars;
                f.vars.side = side;
                p.tell?.({ kind: 'sideChosen', rule: 'KC-24.18', seat: p.t.models[model].seat, model, side });
              },
              show: (_t, f) => ({ model: f.vars.model }),
            }),
          ],
        ),
        w.run((p, f) => {
          if (f.vars.side !== '') setBeside(p, f.vars.model, f.vars.side);
        }),
      ],
    ),
  ]),
  w.run((p) => {
    const { t } = p;
    const from = t.carriage;
    t.carriage = from + CARRIAGE_ADVANCE;
    p.tell?.({ kind: 'carriageMoved', rule: 'KC-24.6', from, to: t.carriage, length: CARRIAGE_ADVANCE });
  }),
  w.call(alwaysAngry, (t) => (t.angry.length > 0 ? {} : null)),
]);
