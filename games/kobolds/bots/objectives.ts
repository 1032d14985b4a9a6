/** What the scenario gives a side so far and promises it, in points, for each of the eight (chapters 22 to 29). */
import { BOARD_SIZE, MARKER_RADIUS, PROFILES, SCENARIOS, TERRITORY_VALUE } from '../data/index.ts';
import type { Activation } from '../rules/frames.ts';
import { maySpy } from '../rules/scenarios/rat.ts';
import { type Model, NONE, type Table } from '../table.ts';
import { getaway } from './getaway.ts';
import { roleOf } from './roles.ts';
import { gap, nearness, reachOf } from './stance.ts';
import { target } from './target.ts';
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

/** A game won by the spies (KC-29.8), in points, and what a draw is worth of it: nobody plays for one. */
const WON = 32;
const DRAWN = 0.25;
/** How near the enemy's fighters are to somebody: 0 if none comes there in three Walks, and never more than this. */
const SURELY = 0.9;
const FAR = 3;
function exposure(t: Table, own: Model): number {
  let sum = 0;
  for (const enemy of t.models) {
    if (enemy.seat !== 1 - own.seat || enemy.place !== 'play' || enemy.hidden || roleOf(enemy) !== 'fighter') continue;
    const reach = reachOf(enemy);
    const far = gap(own, enemy);
    if (far < FAR * reach) sum += nearness(far, reach) - nearness(FAR * reach, reach);
  }
  return Math.min(SURELY, sum);
}
/** What it is worth to have a spy whom nobody can get at, to a side that has taken out so much more than it has lost. */
const KEPT = 14;
const LEAD = 0.3;
/**
 * The looker knows which its spy is. Whoever is ahead keeps it away from those who could still find it; whoever is not needs
 * everybody to catch up, the spy too. It is safety that is rewarded, not danger that is punished, or a spy in the thick of it
 * would rather take nobody out.
 */
function kept(t: Table, own: Model, lead: number): number {
  if (own.place !== 'play' || lead <= 0) return 0;
  return KEPT * Math.min(1, lead / LEAD) * (1 - exposure(t, own));
}
/** How likely the other side's spy has been found: it may be any of those it could be, taken out or not. */
function found(t: Table, seat: number): number {
  let could = 0;
  let out = 0;
  for (let m = 0; m < t.models.length; m++) {
    const { raised, place, removedBy } = t.models[m];
    if (!maySpy(t, 1 - seat, m) || raised) continue;
    could++;
    if (place === 'removed' && removedBy === seat) out++;
  }
  return could > 0 ? out / could : 0;
}
/**
 * What chance whoever looks has to win by the spies. At even odds the own spy fights like the others: if both hid theirs, nobody
 * would be found, and if nobody did, both would.
 */
function spies(t: Table, seat: number, looker: number): number {
  const own = t.models[t.spies[seat]];
  if (seat !== looker || own === undefined) return 0;
  const q = found(t, seat);
  const lost = own.place === 'removed' && own.removedBy === 1 - seat;
  if (lost) return WON * DRAWN * q;
  return WON * (q + DRAWN * (1 - q)) + kept(t, own, q - found(t, 1 - seat));
}

/** `looker`: the seat that wants to know. `active`: the activation under way. */
export function objectiveOf(t: Table, seat: number, looker: number, active: Activation | null): number {
  switch (t.scenario) {
    case 'hide-and-seek':
      return treasure(t, seat);
    case 'runaway-carriage':
    case 'mr-cuddly':
      return target(t, seat);
    case 'territory-grab':
      return territory(t, seat);
    case 'vic':
    case 'chuck-ball':
      return getaway(t, seat, looker, active);
    case 'protect-the-rat':
      return spies(t, seat, looker);
    default:
      return 0;
  }
}
