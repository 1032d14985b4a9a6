/** What the scenario gives a side so far and promises it, in points, for each of the eight (chapters 22 to 29). */
import { distance, type Point } from '@guildhall/geometry';
import { BOARD_SIZE, MARKER_RADIUS, PROFILES, SCENARIOS, TERRITORY_VALUE } from '../data/index.ts';
import { BIT } from '../effects.ts';
import { maySpy } from '../rules/scenarios/rat.ts';
import { type Model, NONE, type Table } from '../table.ts';
import { nearness, reachOf, roleOf, wayTo } from './stance.ts';
import { target } from './target.ts';
import { wayBetween } from './ways.ts';

/** How far the model's centre is from the side's own edge, from 0 to 1. */
function advance(t: Table, seat: number, { y }: Model): number {
  const far = t.south === seat ? y : BOARD_SIZE - y;
  return far / BOARD_SIZE;
}

/** Where along an edge one may try to leave the board. */
const EXITS = [2, 6, 10, 14, 18, 22] as const;
const exit = { x: 0, y: 0 };
/** How much of the board lies between a place and an edge, on foot, from 0 to 1. */
function wayOut(t: Table, from: Point, y: number): number {
  exit.y = y;
  let least = BOARD_SIZE;
  for (const x of EXITS) {
    exit.x = x;
    const far = wayBetween(t, from, exit);
    if (far < least) least = far;
  }
  return least / BOARD_SIZE;
}
const ownEdge = (t: Table, seat: number): number => (t.south === seat ? 0 : BOARD_SIZE);

const isOwn = (model: Model, seat: number): boolean => model.seat === seat && model.place === 'play';

/** Treasure collected, waited for, found, and who is near what is still hidden. */
function treasure(t: Table, seat: number): number {
  let sum = 9 * t.treasures[seat];
  for (const marker of t.markers) {
    if (marker.state !== 'found' && marker.state !== 'hidden') continue;
    const worth = marker.state === 'found' ? 4 : 1.2;
    let best = 0;
    for (const model of t.models) {
      if (!isOwn(model, seat) || model.on !== NONE) continue;
      const near = nearness(Math.max(0, wayBetween(t, model, marker) - model.r - MARKER_RADIUS), reachOf(model));
      if (near > best) best = near;
    }
    sum += worth * best;
    for (const m of marker.waiting) if (t.models[m].seat === seat) sum += 2.5;
  }
  return sum;
}

/** Members beyond the middle line, and those on their way (KC-26.1). */
function territory(t: Table, seat: number): number {
  const left = SCENARIOS['territory-grab'].turns - t.turn;
  let sum = 0;
  for (const model of t.models) {
    if (!isOwn(model, seat)) continue;
    const value = TERRITORY_VALUE[PROFILES[model.profile].category];
    if (value === 0) continue;
    const way = advance(t, seat, model);
    if (way > 0.5) sum += value * (t.settings.doublePoints ? 0.9 + 0.6 * (way - 0.5) : 1);
    else sum += value * way * Math.min(1.6, 0.8 + 0.2 * left);
  }
  return sum;
}

/** Of what those who are after the V.I.C. have of being near, so much counts for the escort: it must go on in spite of them. */
const HUNTERS = 0.3;

/** The V.I.C. on its way out, or those who are after it (KC-27.8, KC-27.10). */
function vic(t: Table, seat: number, looker: number): number {
  if (t.vic === NONE) return 0;
  const model = t.models[t.vic];
  if (model.place !== 'play') return 0;
  // The fewer turns are left, the more every inch counts.
  if (seat === t.escort) return (10 + 2 * t.turn) * (1 - wayOut(t, model, ownEdge(t, 1 - seat)));
  let close = 0;
  for (const hunter of t.models) {
    if (isOwn(hunter, seat) && roleOf(hunter) === 'fighter') close += nearness(wayTo(t, hunter, model), reachOf(hunter));
  }
  return 1.2 * (seat === looker ? 1 : HUNTERS) * close;
}

/** What the chest is worth in hand, by how near it is to the own edge. */
const inHand = (t: Table, seat: number, from: Point): number => 5 + 12 * (1 - wayOut(t, from, ownEdge(t, seat)));
/** A chest that lies at the feet of somebody, against one in hand. */
const AT_FEET = 0.55;
/** A carrier is stopped by a stun (KC-28.5): what each enemy who gets at it takes from its prospects. */
const THREAT = 0.12;
/** Of what the other side has of the chest, so much counts: who only stops the other carries nothing home. */
const THEIR_CHEST = 0.6;

function threatsTo(t: Table, carrier: Model): number {
  let threats = 0;
  for (const enemy of t.models) {
    if (!isOwn(enemy, 1 - carrier.seat) || (enemy.effects & BIT.stunned) !== 0) continue;
    if (distance(enemy, carrier) - enemy.r - carrier.r <= reachOf(enemy)) threats++;
  }
  return threats;
}

/** The chest in hand and how near the own edge, or who is near it (KC-28.2). */
function chest(t: Table, seat: number): number {
  if (t.chest === null) return 0;
  const { carrier } = t.chest;
  if (carrier !== NONE && t.models[carrier].seat === seat) {
    return inHand(t, seat, t.models[carrier]) / (1 + THREAT * threatsTo(t, t.models[carrier]));
  }
  const where = carrier === NONE ? t.chest : t.models[carrier];
  let best = 0;
  let second = 0;
  for (const model of t.models) {
    if (!isOwn(model, seat)) continue;
    const near = nearness(Math.max(0, wayBetween(t, model, where) - model.r), reachOf(model));
    if (near > best) {
      second = best;
      best = near;
    } else if (near > second) second = near;
  }
  return second + best * (carrier === NONE ? AT_FEET * inHand(t, seat, t.chest) : 3);
}

/** An enemy's spy taken out (KC-29.8), in points. */
const SPY = 24;

/**
 * What taking out the other side's spy is worth so far. Whoever looks knows the own spy; the other may be any of those it
 * could be, so that each of them taken out is a part of a success.
 */
function spies(t: Table, seat: number, looker: number): number {
  const own = t.models[t.spies[seat]];
  const whole =
    own !== undefined && own.place === 'play' && seat === looker ? 2 * (1 - own.wounds / PROFILES[own.profile].wounds) : 0;
  const other = 1 - seat;
  if (other === looker) {
    const spy = t.models[t.spies[other]];
    return whole + (spy !== undefined && spy.place === 'removed' && spy.removedBy === seat ? SPY : 0);
  }
  let could = 0;
  let out = 0;
  for (let m = 0; m < t.models.length; m++) {
    if (!maySpy(t, other, m) || t.models[m].raised) continue;
    could++;
    if (t.models[m].place === 'removed' && t.models[m].removedBy === seat) out++;
  }
  return whole + (could > 0 ? (SPY * out) / could : 0);
}

/** `looker`: the seat that wants to know. */
export function objectiveOf(t: Table, seat: number, looker: number): number {
  switch (t.scenario) {
    case 'hide-and-seek':
      return treasure(t, seat);
    case 'runaway-carriage':
    case 'mr-cuddly':
      return target(t, seat);
    case 'territory-grab':
      return territory(t, seat);
    case 'vic':
      return vic(t, seat, looker);
    case 'chuck-ball':
      return (seat === looker ? 1 : THEIR_CHEST) * chest(t, seat);
    case 'protect-the-rat':
      return spies(t, seat, looker);
    default:
      return 0;
  }
}
