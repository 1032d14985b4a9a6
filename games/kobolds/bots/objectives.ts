/** What the scenario gives a side so far and promises it, in points, for each of the eight (chapters 22 to 29). */
import {
  BOARD_SIZE,
  CARRIAGE_LENGTH,
  CARRIAGE_START,
  CARRIAGE_WOUNDS,
  MARKER_RADIUS,
  MR_CUDDLY_WOUNDS,
  PROFILES,
  SCENARIOS,
  TERRITORY_VALUE,
} from '../data/index.ts';
import { type Model, NONE, type Table } from '../table.ts';
import { bestRank } from './hands.ts';
import { nearness, reachOf, roleOf, wayTo } from './stance.ts';
import { wayBetween } from './ways.ts';

/** How far the model's centre is from the side's own edge, from 0 to 1. */
function advance(t: Table, seat: number, { y }: Model): number {
  const far = t.south === seat ? y : BOARD_SIZE - y;
  return far / BOARD_SIZE;
}

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

const onCarriage = { x: 0, y: 0 };
function farFromTarget(t: Table, model: Model): number {
  if (t.carriage !== NONE) {
    onCarriage.x = Math.min(Math.max(model.x, t.carriage), t.carriage + CARRIAGE_LENGTH);
    onCarriage.y = Math.min(Math.max(model.y, CARRIAGE_START.y0), CARRIAGE_START.y1);
    return Math.max(0, wayBetween(t, model, onCarriage) - model.r);
  }
  return wayTo(t, model, t.models[t.cuddly]);
}

const IN_REACH = 0.1;
/** From corner to corner. */
const ACROSS = BOARD_SIZE * Math.SQRT2;

const isTargetGame = (t: Table): boolean => t.carriage !== NONE || t.cuddly !== NONE;

/** Only who strikes last wins (KC-24.14, KC-25.5): the fewer wounds are left, the more it counts who can strike next. */
function target(t: Table, seat: number): number {
  if (!isTargetGame(t)) return 0;
  const left = (t.carriage !== NONE ? CARRIAGE_WOUNDS : MR_CUDDLY_WOUNDS) - t.targetWounds;
  let close = 0;
  let ready = 0;
  for (const model of t.models) {
    if (!isOwn(model, seat) || roleOf(model) !== 'fighter') continue;
    const far = farFromTarget(t, model);
    // The last steps count most, but from afar every step does.
    const near = 0.5 * nearness(far, reachOf(model)) + 0.5 * (1 - far / ACROSS);
    close += near * (model.activated ? 0.6 : 1);
    if (far <= IN_REACH && !model.activated) ready++;
  }
  const pair = bestRank(t.gangs[seat].hand, 2) >= 2 ? 1 : 0.4;
  const soon = left <= 2 ? 6 : left <= 4 ? 2.5 : 1.5;
  return 4 * close + soon * pair * Math.min(1, ready * (t.next === seat ? 0.8 : 0.4));
}

/** A wound of the target, in points for whoever looks: if nobody strikes, nobody wins. */
const STRUCK = 3.5;
/** Each time Mr. Cuddly runs, one of his five moves is gone (KC-25.11). */
const RAN = 2;

/** How near the game is to being won by anybody. Unlike all else it counts for both sides, or they would wait for ever. */
export const decided = (t: Table): number => (isTargetGame(t) ? STRUCK * t.targetWounds - RAN * t.cuddlyMoves : 0);

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

/** The V.I.C. on its way out, or those who are after it (KC-27.8, KC-27.10). */
function vic(t: Table, seat: number): number {
  if (t.vic === NONE) return 0;
  const model = t.models[t.vic];
  if (model.place !== 'play') return 0;
  if (seat === t.escort) return 14 * advance(t, seat, model) ** 1.5;
  let close = 0;
  for (const hunter of t.models) {
    if (isOwn(hunter, seat) && roleOf(hunter) === 'fighter') close += nearness(wayTo(t, hunter, model), reachOf(hunter));
  }
  return 1.2 * close;
}

/** The chest in hand and how near the own edge, or who is near it (KC-28.2). */
function chest(t: Table, seat: number): number {
  if (t.chest === null) return 0;
  const { carrier } = t.chest;
  if (carrier !== NONE && t.models[carrier].seat === seat) return 5 + 12 * (1 - advance(t, seat, t.models[carrier]));
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
  return 3 * best + second + (carrier === NONE ? 2 * (1 - advanceOf(t, seat, t.chest.y)) : 0);
}
const advanceOf = (t: Table, seat: number, y: number): number => (t.south === seat ? y : BOARD_SIZE - y) / BOARD_SIZE;

/** The own spy, and the enemy's as this game imagines it (KC-29.8). */
function spies(t: Table, seat: number): number {
  const spy = t.models[t.spies[1 - seat]];
  if (spy !== undefined && spy.place === 'removed' && spy.removedBy === seat) return 14;
  const own = t.models[t.spies[seat]];
  return own !== undefined && own.place === 'play' ? 2 * (1 - own.wounds / PROFILES[own.profile].wounds) : 0;
}

export function objectiveOf(t: Table, seat: number): number {
  switch (t.scenario) {
    case 'hide-and-seek':
      return treasure(t, seat);
    case 'runaway-carriage':
    case 'mr-cuddly':
      return target(t, seat);
    case 'territory-grab':
      return territory(t, seat);
    case 'vic':
      return vic(t, seat);
    case 'chuck-ball':
      return chest(t, seat);
    case 'protect-the-rat':
      return spies(t, seat);
    default:
      return 0;
  }
}
