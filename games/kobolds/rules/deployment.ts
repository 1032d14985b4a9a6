/** Chapter 4, KC-4.9 to KC-4.18: the players put their models into their zones, one each in turn. */
import { type Box, circleInBox, circlesMeet, fits, newStop, type Point, square } from '@guildhall/geometry';
import type { Plain, Random, Refusal } from '@guildhall/kernel';
import { BASES, hasAbility as profileHas, RADIUS } from '../data/index.ts';
import { no } from '../refusals.ts';
import { type Model, NONE, type Table } from '../table.ts';
import { modelName, modelOf, notAnAnswer, pointOf, pointText } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { aModelOrNone } from './kinds.ts';
import { other, putOnBoard, radiusOf, takeOffBoard } from './reading.ts';
import { zoneOf } from './scenarios/index.ts';
import { isCarriage, sceneOf } from './scene.ts';

const stop = newStop();
const trial = { x: 0, y: 0, z: 0, r: 0, height: 1 };

/** Is this spot legal for a base of this radius (KC-4.12)? */
function free(t: Table, zone: Box, x: number, y: number, r: number): boolean {
  trial.x = x;
  trial.y = y;
  trial.r = r;
  return circleInBox(trial, zone) && fits(sceneOf(t), trial, stop);
}

/** Figures people can type, and still legal. */
const upwards = (n: number): number => Math.ceil(n * 100) / 100;
const downwards = (n: number): number => Math.floor(n * 100) / 100;

const GRID = 0.5;

/**
 * Every place where a base could just be wedged in: the corners of the zone, and where what is in the way (own models, for
 * zones hold no terrain) leaves exactly one spot. If there is any legal spot at all, one of these is legal.
 */
function wedged(t: Table, zone: Box, r: number): Point[] {
  const [x0, y0, x1, y1] = [zone.x0 + r, zone.y0 + r, zone.x1 - r, zone.y1 - r];
  const places: Point[] = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x0, y: y1 },
    { x: x1, y: y1 },
  ];
  const standing = t.models.filter((model) => model.r > 0);
  standing.forEach((a, i) => {
    const reach = a.r + r;
    for (const y of [y0, y1]) {
      const dx = Math.sqrt(square(reach) - square(y - a.y));
      if (dx >= 0) places.push({ x: a.x - dx, y }, { x: a.x + dx, y });
    }
    for (const x of [x0, x1]) {
      const dy = Math.sqrt(square(reach) - square(x - a.x));
      if (dy >= 0) places.push({ x, y: a.y - dy }, { x, y: a.y + dy });
    }
    for (let k = 0; k < i; k++) places.push(...circlesMeet(a, reach, standing[k], standing[k].r + r));
  });
  return places;
}

/** Is there any legal spot left for a base of this radius? */
function hasSpot(t: Table, seat: number, r: number): boolean {
  const zone = zoneOf(t, seat);
  for (let x = zone.x0 + r; x <= zone.x1 - r; x += GRID) {
    for (let y = zone.y0 + r; y <= zone.y1 - r; y += GRID) if (free(t, zone, x, y, r)) return true;
  }
  return wedged(t, zone, r).some(({ x, y }) => free(t, zone, x, y, r));
}

/** The legal spot nearest to a wish; null if there is none. */
function nearestSpot(t: Table, seat: number, r: number, wish: Point): Point | null {
  const zone = zoneOf(t, seat);
  if (free(t, zone, wish.x, wish.y, r)) return wish;
  const places = wedged(t, zone, r);
  for (const y of [zone.y0 + r, zone.y1 - r, wish.y]) {
    for (let x = zone.x0 + r; x <= zone.x1 - r; x += GRID) places.push({ x, y });
  }
  let best: Point | null = null;
  let least = Infinity;
  for (const place of places) {
    const far = square(place.x - wish.x) + square(place.y - wish.y);
    if (far >= least || !free(t, zone, place.x, place.y, r)) continue;
    best = place;
    least = far;
  }
  return best;
}

/** Named spots, as seen from the own edge: along the edge, or at the front of the zone. */
const SPOTS: { readonly [name: string]: { readonly across: number; readonly forward: boolean } } = {
  left: { across: 0.15, forward: false },
  middle: { across: 0.5, forward: false },
  right: { across: 0.85, forward: false },
  'forward left': { across: 0.15, forward: true },
  'forward middle': { across: 0.5, forward: true },
  'forward right': { across: 0.85, forward: true },
};
const SPOT_NAMES = Object.keys(SPOTS);

function spotNamed(t: Table, seat: number, m: number, name: string): Point | null {
  const spot = Object.hasOwn(SPOTS, name) ? SPOTS[name] : null;
  if (!spot) return null;
  const zone = zoneOf(t, seat);
  const r = radiusOf(t.models[m]);
  const south = t.south === seat;
  const across = south ? spot.across : 1 - spot.across;
  const front = south ? zone.y1 - r : zone.y0 + r;
  const back = south ? zone.y0 + r : zone.y1 - r;
  const wish = { x: zone.x0 + (zone.x1 - zone.x0) * across, y: spot.forward ? front : back };
  return nearestSpot(t, seat, r, wish);
}

const placeOf = (t: Table, seat: number, m: number, answer: Plain): Point | null =>
  pointOf(answer) ?? (typeof answer === 'string' ? spotNamed(t, seat, m, answer) : null);

function whyNotPlace(t: Table, seat: number, m: number, answer: Plain): Refusal<KC> | null {
  const place = placeOf(t, seat, m, answer);
  if (!place) return no('KC-4.12', 'notAPoint', { answer });
  const zone = zoneOf(t, seat);
  const r = radiusOf(t.models[m]);
  if (free(t, zone, place.x, place.y, r)) return null;
  if (!circleInBox({ ...place, r }, zone)) return no('KC-4.12', 'outsideZone', { m, ...zone });
  if (stop.kind === 'base') return no('KC-2.6', 'overlapsModel', { m, other: stop.index });
  if (stop.kind !== 'piece') return no('KC-2.7', 'offBoard', { m });
  return isCarriage(t, stop.index)
    ? no('KC-2.12', 'overlapsCarriage', { m })
    : no('KC-2.12', 'overlapsTerrain', { m, t: stop.index });
}

/** Some legal spot: anywhere if that is quickly found, else wherever there is room. */
function samplePlace(t: Table, seat: number, m: number, random: Random): string {
  const zone = zoneOf(t, seat);
  const r = radiusOf(t.models[m]);
  const fine = 1_000;
  for (let tries = 0; tries < 30; tries++) {
    const x = zone.x0 + r + ((zone.x1 - zone.x0 - 2 * r) * random.below(fine + 1)) / fine;
    const y = zone.y0 + r + ((zone.y1 - zone.y0 - 2 * r) * random.below(fine + 1)) / fine;
    if (free(t, zone, x, y, r)) return pointText(x, y);
  }
  const spot = nearestSpot(t, seat, r, { x: zone.x0 + r, y: zone.y0 + r });
  if (!spot) throw new RangeError('a model was asked to be deployed where there is no room');
  return pointText(spot.x, spot.y);
}

const isReserve = (model: Model, seat: number): boolean => model.place === 'reserve' && model.seat === seat;
const hasReserve = (t: Table, seat: number): boolean => t.models.some((model) => isReserve(model, seat));

/** KC-4.18: whoever finds no room stays out of the game. */
function leaveOut(p: P): void {
  const { t } = p;
  if (!hasReserve(t, t.next)) t.next = other(t.next);
  for (const base of BASES) {
    const r = RADIUS[base];
    const waiting = t.models.some((model) => isReserve(model, t.next) && radiusOf(model) === r);
    if (!waiting || hasSpot(t, t.next, r)) continue;
    t.models.forEach((model, m) => {
      if (!isReserve(model, t.next) || radiusOf(model) !== r) return;
      takeOffBoard(model, 'left out');
      p.tell?.({ kind: 'leftOut', rule: 'KC-4.18', seat: t.next, model: m });
    });
  }
}

function deploy(p: P, m: number, { x, y }: Point): void {
  const { t } = p;
  const model = t.models[m];
  putOnBoard(model, x, y);
  const { seat } = model;
  p.tell?.({ kind: 'deployed', rule: 'KC-4.10', seat, model: m, x, y });
  if (profileHas(model.profile, 'sneaky-beggar')) {
    model.hidden = true;
    p.tell?.({ kind: 'hidden', rule: 'KC-17.25', seat, model: m });
  }
  t.next = other(seat);
}

export const deployment = book.procedure('deployment', { model: aModelOrNone }).does((w) => [
  w.run(({ t }) => {
    t.phase = 'deployment';
    t.next = t.first;
  }),
  w.loop(
    (t) => hasReserve(t, 0) || hasReserve(t, 1),
    [
      w.run((p, f) => {
        f.vars.model = NONE;
        leaveOut(p);
      }),
      w.when(
        (t) => hasReserve(t, t.next),
        [
          w.ask<string>('model', {
            rule: 'KC-4.10',
            who: (t) => t.next,
            legal(t, _f, list) {
              for (let m = 0; m < t.models.length; m++) if (isReserve(t.models[m], t.next)) list.push(modelName(m));
            },
            why(t, _f, answer) {
              const m = modelOf(answer);
              if (m === NONE) return notAnAnswer('deployment/model', answer);
              if (m >= t.models.length) return no('KC-4.10', 'noSuchModel', { answer });
              return t.models[m].seat === t.next ? no('KC-4.10', 'alreadyDeployed', { m }) : no('KC-4.10', 'notYourModel', { m });
            },
            take(_p, f, answer) {
              f.vars.model = modelOf(answer);
            },
          }),
          w.ask<string>('place', {
            rule: 'KC-4.12',
            who: (t) => t.next,
            form: (t, f) => {
              // KC-4.12: the whole base stands in the zone; only there can its centre be.
              const { x0, y0, x1, y1 } = zoneOf(t, t.next);
              const r = radiusOf(t.models[f.vars.model]);
              return { kind: 'point', min: [upwards(x0 + r), upwards(y0 + r)], max: [downwards(x1 - r), downwards(y1 - r)] };
            },
            accepts: (t, f, answer) => whyNotPlace(t, t.next, f.vars.model, answer),
            sample: (t, f, random) => samplePlace(t, t.next, f.vars.model, random),
            suggest(_t, _f, list) {
              list.push(...SPOT_NAMES);
            },
            take(p, f, answer) {
              const spot = placeOf(p.t, p.t.next, f.vars.model, answer);
              if (spot) deploy(p, f.vars.model, spot);
            },
            show: (t, f) => ({ model: f.vars.model, zone: { ...zoneOf(t, t.next) } }),
          }),
        ],
      ),
    ],
  ),
]);
