/** Chapter 23: Hide and Seek. */
import { colourOf, type SuitCard } from '@guildhall/cards';
import { CONTACT_TOLERANCE, distance, square } from '@guildhall/geometry';
import { BOARD, MARKER_DISTANCES, MARKER_RADIUS, MARKERS, TRAP_WOUNDS, TRAPS, TREASURES } from '../../data/index.ts';
import { has } from '../../effects.ts';
import { no } from '../../refusals.ts';
import { NONE, type Table } from '../../table.ts';
import { canAct, registerAct, reveal, spendAction, whyNotAct } from '../acts.ts';
import { markerOf, numberIn, pointOf, pointText, texts } from '../answers.ts';
import { book, type P } from '../book.ts';
import { compareDraw, EVENT_STREAM } from '../cards.ts';
import { endByScore } from '../ending.ts';
import type { Activation } from '../frames.ts';
import { aMarker, aModel } from '../kinds.ts';
import { controller, hasAbility, isEnemy, other } from '../reading.ts';
import { NOBODY, removal, removing, wound } from '../removal.ts';
import { fewSpots, type Stage, sampleSpot, settleSpot, stageOf, whyNotSpot } from './marker-spots.ts';

const TREASURE_STREAM = 'treasure deck';

/** KC-23.1, KC-23.2: taken at random, and out of the Event Deck for the whole game. */
function makeTreasureDeck(p: P): void {
  const { t } = p;
  p.shuffle(EVENT_STREAM, t.eventDeck);
  const rest: SuitCard[] = [];
  let treasures = TREASURES;
  let traps = TRAPS;
  for (const card of t.eventDeck) {
    const red = colourOf(card) === 'red';
    if (red && treasures > 0) treasures--;
    else if (!red && traps > 0) traps--;
    else {
      rest.push(card);
      continue;
    }
    t.treasureDeck.push(card);
  }
  t.eventDeck = rest;
  p.shuffle(TREASURE_STREAM, t.treasureDeck);
  // The cards taken were those at the bottom of the deck: what is left must not tell of it.
  p.shuffle(EVENT_STREAM, t.eventDeck);
  p.tell?.({ kind: 'treasureDeckMade', rule: 'KC-23.1', treasures: TREASURES, traps: TRAPS });
}

const nextStage = (t: Table): Stage | null => (t.markers.length < MARKERS ? stageOf(t) : null);

export const hideAndSeek = book.procedure('hide and seek', {}).does((w) => [
  w.run((p, f) => {
    makeTreasureDeck(p);
    f.seat = compareDraw(p, 'markers', 'KC-23.4');
  }),
  w.loop(
    (t) => nextStage(t) !== null,
    [
      w.ask<string>('marker', {
        rule: 'KC-23.5',
        form: { kind: 'point', min: [BOARD.x0, BOARD.y0], max: [BOARD.x1, BOARD.y1] },
        accepts: (t, _f, answer) => {
          const point = pointOf(answer);
          const stage = nextStage(t);
          return point && stage ? whyNotSpot(t, stage, point) : no('KC-23.5', 'notAPoint', { answer });
        },
        sample: (t, _f, random) => {
          const stage = nextStage(t);
          const spot = stage && sampleSpot(t, stage, (n) => random.below(n));
          if (!spot) throw new RangeError('there is no spot left for a marker');
          return pointText(spot.x, spot.y);
        },
        suggest: (t, _f, list) => {
          const stage = nextStage(t);
          if (stage) for (const spot of fewSpots(t, stage)) list.push(pointText(spot.x, spot.y));
        },
        take: (p, f, answer) => {
          placeMarker(p, f.seat, answer);
          f.seat = other(f.seat);
        },
        show: (t) => {
          const stage = nextStage(t);
          return { left: MARKERS - t.markers.length, distance: stage?.least ?? 0, on: stage?.on ?? '' };
        },
      }),
    ],
  ),
  w.run((p) => {
    const { length } = p.t.markers;
    if (length < MARKERS) p.tell?.({ kind: 'markersGivenUp', rule: 'KC-23.8', markers: length });
  }),
]);

function placeMarker(p: P, seat: number, answer: string): void {
  const { t } = p;
  const point = pointOf(answer);
  const stage = nextStage(t);
  if (!point || !stage) return;
  const { x, y, on } = settleSpot(t, stage, point);
  t.markers.push({ x, y, state: 'hidden', waiting: [] });
  const rule = stage.on === 'terrain' && stage.least === MARKER_DISTANCES[0] ? 'KC-23.6' : 'KC-23.8';
  p.tell?.({ kind: 'markerPlaced', rule, seat, marker: t.markers.length - 1, x, y, on, least: stage.least });
}

/** KC-2.20: the gap between a marker and a model on the ground; overlapping is none. */
function gapToMarker(t: Pick<Table, 'models' | 'markers'>, m: number, k: number): number {
  return Math.max(0, distance(t.models[m], t.markers[k]) - t.models[m].r - MARKER_RADIUS);
}
export function touchesMarker(t: Pick<Table, 'models' | 'markers'>, m: number, k: number): boolean {
  const model = t.models[m];
  const marker = t.markers[k];
  if (model.place !== 'play' || model.on !== NONE) return false;
  return square(model.x - marker.x) + square(model.y - marker.y) <= square(model.r + MARKER_RADIUS + CONTACT_TOLERANCE);
}

const INSPECT = texts('inspect k');

/** KC-23.23, KC-17.13: a Locksmith needs no action for it, but does something all the same: not when Grounded or terrified. */
function canInspect(t: Table, a: Activation): boolean {
  if (canAct(t, a)) return true;
  const { model, terrified } = a.vars;
  return hasAbility(t, model, 'locksmith') && !terrified && !has(t.models[model], 'grounded');
}

registerAct({
  name: 'inspect',
  legal: (t, a, list) => {
    const { markers } = t;
    if (markers.length === 0 || !canInspect(t, a)) return;
    for (let k = 0; k < markers.length; k++) {
      if (markers[k].state === 'hidden' && touchesMarker(t, a.vars.model, k)) list.push(INSPECT(k));
    }
  },
  why: (t, a, answer) => {
    const k = numberIn(answer, 'inspect k');
    const m = a.vars.model;
    if (t.scenario !== 'hide-and-seek') return no('KC-10.1', 'notThisScenario', { what: 'marker' });
    if (k === NONE || k >= t.markers.length) return no('KC-23.10', 'noSuchMarker', { k });
    if (t.markers[k].state !== 'hidden') return no('KC-23.10', 'markerInspected', { k });
    if (t.models[m].on !== NONE) return no('KC-2.20', 'onTopOfTerrain', { m });
    if (!touchesMarker(t, m, k)) return no('KC-23.10', 'notTouchingMarker', { m, k, gap: gapToMarker(t, m, k) });
    return whyNotAct(t, a);
  },
  call: (_t, a, answer) => inspect.with({ for: a.seat, model: a.vars.model, marker: markerOf(answer.slice('inspect '.length)) }),
});

const inspect = book.procedure('inspect', { model: aModel, marker: aMarker }).does((w) => [
  w.run((p, f) => {
    const { t } = p;
    const { model, marker } = f.vars;
    const seat = controller(t, model);
    const free = hasAbility(t, model, 'locksmith');
    if (free) reveal(p, model);
    else spendAction(p, 'KC-23.10');
    const card = t.treasureDeck.pop();
    if (card === undefined) return;
    t.treasureDiscard.push(card);
    p.disclose();
    const treasure = colourOf(card) === 'red';
    p.tell?.({ kind: 'markerInspected', rule: free ? 'KC-23.23' : 'KC-23.10', seat, model, marker, card, treasure, free });
    if (treasure) {
      t.markers[marker].state = 'found';
      p.tell?.({ kind: 'treasureFound', rule: 'KC-23.13', seat, model, marker });
      return;
    }
    t.markers[marker].state = 'trap';
    const wounds = free ? 0 : TRAP_WOUNDS;
    p.tell?.({ kind: 'trapSprung', rule: free ? 'KC-17.14' : 'KC-23.11', seat, model, marker, wounds });
    wound(p, model, wounds, NOBODY, 'KC-23.11');
  }),
  w.call(removal, (t) => removing(t)),
]);

/** KC-23.17 */
function contested(t: Table, m: number, k: number): number {
  const seat = t.models[m].seat;
  for (let enemy = 0; enemy < t.models.length; enemy++) if (isEnemy(t, seat, enemy) && touchesMarker(t, enemy, k)) return enemy;
  return NONE;
}

/** KC-23.18: automatic and free; the third treasure ends the game at once (KC-23.21). */
export function collectTreasure(p: P, m: number): void {
  const { t } = p;
  for (const [k, marker] of t.markers.entries()) {
    if (marker.state !== 'found' || !marker.waiting.includes(m)) continue;
    const { seat } = t.models[m];
    const by = contested(t, m, k);
    if (by !== NONE) {
      p.tell?.({ kind: 'treasureContested', rule: 'KC-23.17', seat, model: m, marker: k, by });
      continue;
    }
    marker.state = 'collected';
    marker.waiting = [];
    t.treasures[seat]++;
    p.tell?.({ kind: 'treasureCollected', rule: 'KC-23.18', seat, model: m, marker: k, treasures: [...t.treasures] });
    if (t.treasures[0] + t.treasures[1] === TREASURES) treasureResult(p, true);
  }
}

export function awaitTreasure(p: P, m: number): void {
  const { t } = p;
  for (const [k, marker] of t.markers.entries()) {
    if (marker.state !== 'found' || marker.waiting.includes(m) || !touchesMarker(t, m, k)) continue;
    marker.waiting.push(m);
    p.tell?.({ kind: 'treasureAwaited', rule: 'KC-23.16', seat: t.models[m].seat, model: m, marker: k });
  }
}

/** KC-23.14, KC-23.15: contact was lost, or the model itself. */
export function leaveTreasure(p: P, m: number): void {
  const { t } = p;
  for (const [k, marker] of t.markers.entries()) {
    const at = marker.waiting.indexOf(m);
    if (at < 0 || touchesMarker(t, m, k)) continue;
    marker.waiting.splice(at, 1);
    const rule = t.models[m].place === 'play' ? 'KC-23.15' : 'KC-23.14';
    p.tell?.({ kind: 'treasureUpForGrabs', rule, model: m, marker: k });
  }
}

/** KC-23.22 */
export const treasureWinners = ({ treasures: [a, b] }: Table): number[] => (a === b ? [] : [a > b ? 0 : 1]);

export function treasureResult(p: P, allCollected = false): void {
  const [a, b] = p.t.treasures;
  endByScore(p, [a, b], 'treasure', allCollected ? 'KC-23.21' : 'KC-23.22', 'KC-23.22');
}
