/** Chapters 16 and 20: the effects that come with spells, one after another (KC-20.26, KC-20.37), Teleport among them. */
import { reshuffle } from '@guildhall/cards';
import {
  type Base,
  CONTACT_TOLERANCE,
  distance,
  fits,
  freeAlong,
  MEASURE_TOLERANCE,
  newStop,
  onEdge,
  type Point,
  type Scene,
  SIDES,
  type Side,
} from '@guildhall/geometry';
import { type Call, count, needed, oneOf, type Plain, type Random, type Refusal, type VarsOf } from '@guildhall/kernel';
import {
  ATTACK_CHART,
  BOARD,
  BOARD_SIZE,
  SPELL_KINDS,
  type SpellEffectId,
  type SpellKind,
  SUPPORT_CHART,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { notAnAnswer, pointOf, pointText } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { COMBAT_STREAMS, discardCombat, gain } from './cards.ts';
import { aModel, MOST_EFFECTS } from './kinds.ts';
import { inPlay, other, putOnBoard } from './reading.ts';
import { refill } from './refill.ts';
import { giveEffect } from './removal.ts';
import { onMoved } from './scenarios/index.ts';
import { isCarriage, sceneOf } from './scene.ts';

const EFFECTS = {
  kind: needed(oneOf(SPELL_KINDS, 'attack')),
  target: aModel,
  effects: needed(count(MOST_EFFECTS)),
  at: count(MOST_EFFECTS),
};
type EffectsVars = VarsOf<typeof EFFECTS>;

const chartOf = (kind: SpellKind): readonly { readonly id: SpellEffectId; readonly rule: KC }[] =>
  kind === 'attack' ? ATTACK_CHART : SUPPORT_CHART;

/** The effect whose turn it is; those that ask something are procedures of their own. */
const current = ({ kind, at }: EffectsVars): SpellEffectId => chartOf(kind)[at].id;

/** KC-20.28: they come by themselves, in ascending order. */
export const spellEffects = book.procedure('spell effects', EFFECTS).does((w) => [
  w.loop(
    (_t, f) => f.vars.at < f.vars.effects,
    [
      w.run((p, f) => apply(p, f.seat, f.vars)),
      w.call('effect', (t, f): Call | null => {
        const { target } = f.vars;
        switch (current(f.vars)) {
          case 'winds-of-fate':
            return refill.with({ for: other(f.seat) });
          case 'changing-tides':
            return t.gangs[f.seat].discard.length > 0 ? changingTides.with({}) : null;
          case 'teleport':
            return inPlay(t, target) && hasEdgeSpot(t, target) ? teleportation.with({ model: target }) : null;
          default:
            return null;
        }
      }),
      w.run((_p, f) => {
        f.vars.at++;
      }),
    ],
  ),
]);

function lost(p: P, target: number, effect: SpellEffectId, rule: KC): void {
  p.tell?.({ kind: 'spellEffectLost', rule, target, effect });
}

function apply(p: P, seat: number, vars: EffectsVars): void {
  const { t } = p;
  const { target } = vars;
  const { id, rule } = chartOf(vars.kind)[vars.at];
  switch (id) {
    case 'confuse':
    case 'curse':
    case 'terrify':
    case 'concussion':
    case 'confidence':
    case 'fog':
      if (inPlay(t, target)) giveEffect(p, target, id, rule, seat);
      else lost(p, target, id, 'KC-20.27');
      break;
    case 'winds-of-fate':
      // KC-16.10, KC-16.11: the whole hand goes, and a new one is drawn up to the maximum.
      discardCombat(p, other(seat), t.gangs[other(seat)].hand.slice(), rule);
      break;
    case 'alchemy':
      if (t.coffers > 0) gain(p, seat, 1, 'coffers', rule);
      else lost(p, target, id, rule);
      break;
    case 'changing-tides':
      if (t.gangs[seat].discard.length === 0) lost(p, target, id, rule);
      break;
    case 'teleport':
      if (!inPlay(t, target) || !hasEdgeSpot(t, target)) lost(p, target, id, 'KC-16.59');
      break;
  }
}

/** KC-16.4 */
const changingTides = book.procedure('changing tides', {}).does((w) => [
  w.ask<string>('shuffle', {
    rule: 'KC-16.4',
    legal: (_t, _f, list) => {
      list.push('shuffle', 'leave');
    },
    why: (_t, _f, answer) => notAnAnswer('changing tides/shuffle', answer),
    take: (p, f, answer) => {
      if (answer === 'leave') {
        p.tell?.({ kind: 'tidesLeft', rule: 'KC-16.4', seat: f.seat });
        return;
      }
      const gang = p.t.gangs[f.seat];
      reshuffle(gang, (cards) => p.shuffle(COMBAT_STREAMS[f.seat], cards));
      p.tell?.({ kind: 'tidesChanged', rule: 'KC-16.4', seat: f.seat, cards: gang.deck.length });
    },
  }),
]);

// Teleport (KC-16.58, KC-16.59)

const work = newStop();

/** Everything but the model itself. */
function without(t: Table, m: number): Scene {
  const { board, pieces } = sceneOf(t);
  return { board, pieces, bases: t.models.filter((_, other) => other !== m) };
}

const onGround = (t: Table, m: number, { x, y }: Point): Base => {
  const { r, height } = t.models[m];
  return { x, y, r, z: 0, height };
};

/** Places people can name: the side and how far along it, from 0 to 1. */
const EDGE_PLACES: { readonly [name: string]: readonly [Side, number] } = {
  'south middle': ['south', 0.5],
  'north middle': ['north', 0.5],
  'west middle': ['west', 0.5],
  'east middle': ['east', 0.5],
  'south-west corner': ['south', 0],
  'south-east corner': ['south', 1],
  'north-west corner': ['north', 0],
  'north-east corner': ['north', 1],
};
const EDGE_PLACE_NAMES = Object.keys(EDGE_PLACES);

/** The free spot on this side nearest to a place along it; not where the model stands already. */
function freeOnEdge(t: Table, m: number, side: Side, part: number): Point | null {
  const { r } = t.models[m];
  const base = onGround(t, m, onEdge(BOARD, side, r + part * (BOARD_SIZE - 2 * r), r));
  const across = side === 'south' || side === 'north';
  const spot = freeAlong(without(t, m), base, across ? 1 : 0, across ? 0 : 1, BOARD_SIZE);
  return spot && !isWhereItStands(t, m, spot) ? spot : null;
}

function isWhereItStands(t: Table, m: number, spot: Point): boolean {
  return t.models[m].on === NONE && distance(t.models[m], spot) <= MEASURE_TOLERANCE;
}

const hasEdgeSpot = (t: Table, m: number): boolean =>
  SIDES.some((side) => freeOnEdge(t, m, side, 0.5) !== null || freeOnEdge(t, m, side, 0) !== null);

/** A point within reach of an edge is set exactly against it. */
function settleOnEdge(t: Table, m: number, p: Point): { spot: Point; gap: number } {
  const { r } = t.models[m];
  let spot: Point = p;
  let least = Infinity;
  for (const side of SIDES) {
    const along = side === 'south' || side === 'north' ? p.x : p.y;
    const there = onEdge(BOARD, side, along, r);
    const gap = distance(there, p);
    if (gap >= least) continue;
    least = gap;
    spot = there;
  }
  return { spot, gap: least };
}

function whyNotTeleport(t: Table, m: number, answer: Plain): Refusal<KC> | null {
  if (typeof answer === 'string' && Object.hasOwn(EDGE_PLACES, answer)) {
    const [side, part] = EDGE_PLACES[answer];
    return freeOnEdge(t, m, side, part) ? null : no('KC-16.59', 'noSpotThere', { m, place: answer });
  }
  const point = pointOf(answer);
  if (!point) return no('KC-16.59', 'notAPoint', { answer });
  const { spot, gap } = settleOnEdge(t, m, point);
  if (gap > CONTACT_TOLERANCE) return no('KC-16.58', 'notAtEdge', { m, gap });
  const scene = without(t, m);
  if (!fits(scene, onGround(t, m, spot), work)) {
    const { kind, index } = work;
    if (kind === 'base')
      return no('KC-16.59', 'overlapsModel', { m, other: t.models.indexOf(t.models.filter((_, i) => i !== m)[index]) });
    if (kind !== 'piece') return no('KC-2.7', 'offBoard', { m });
    return isCarriage(t, index) ? no('KC-16.59', 'overlapsCarriage', { m }) : no('KC-16.59', 'overlapsTerrain', { m, t: index });
  }
  return isWhereItStands(t, m, spot) ? no('KC-16.59', 'staysPut', { m }) : null;
}

function sampleEdge(t: Table, m: number, random: Random): string {
  const first = random.below(SIDES.length);
  for (let k = 0; k < SIDES.length; k++) {
    const spot = freeOnEdge(t, m, SIDES[(first + k) % SIDES.length], random.below(1001) / 1000);
    if (spot) return pointText(spot.x, spot.y);
  }
  return EDGE_PLACE_NAMES.find((name) => whyNotTeleport(t, m, name) === null) ?? EDGE_PLACE_NAMES[0];
}

const teleportation = book.procedure('teleport', { model: aModel }).does((w) => [
  w.ask<string>('place', {
    rule: 'KC-16.59',
    form: { kind: 'point', min: [BOARD.x0, BOARD.y0], max: [BOARD.x1, BOARD.y1] },
    accepts: (t, f, answer) => whyNotTeleport(t, f.vars.model, answer),
    sample: (t, f, random) => sampleEdge(t, f.vars.model, random),
    suggest: (t, f, list) => {
      for (const name of EDGE_PLACE_NAMES) if (whyNotTeleport(t, f.vars.model, name) === null) list.push(name);
    },
    take: (p, f, answer) => {
      const { t } = p;
      const m = f.vars.model;
      const point = pointOf(answer);
      const [side, part] = EDGE_PLACES[answer] ?? ['south', 0.5];
      const spot = point ? settleOnEdge(t, m, point).spot : freeOnEdge(t, m, side, part);
      if (spot) teleport(p, f.seat, m, spot);
    },
    show: (_t, f) => ({ model: f.vars.model }),
  }),
]);

function teleport(p: P, seat: number, m: number, { x, y }: Point): void {
  const model = p.t.models[m];
  const from: [number, number, number] = [model.x, model.y, model.z];
  putOnBoard(model, x, y);
  p.tell?.({ kind: 'teleported', rule: 'KC-16.58', seat, model: m, from, to: [x, y] });
  onMoved(p, m);
}
