/**
 * The V.I.C. and the chest, which must leave the board before the turns run out (chapters 27 and 28): what chance each side has
 * of bringing that about. What is too far away for the turns that are left is worth nothing, however near it came.
 */
import { distance, type Point } from '@guildhall/geometry';
import { MARKER_RADIUS, type Position, PROFILES, SCENARIOS, SIDE } from '../data/index.ts';
import { BIT } from '../effects.ts';
import type { Activation } from '../rules/frames.ts';
import { isCarrier } from '../rules/reading.ts';
import { engaged } from '../rules/scene.ts';
import { type Model, NONE, type Table } from '../table.ts';
import { roleOf } from './roles.ts';
import { gap, nearness, reachOf, wayTo } from './stance.ts';
import { wayBetween, wayToEdge } from './ways.ts';

/** A way out that nothing can bar any more, in points. */
const SURE = 16;

/** Who wants to leave the board, and does nothing else. */
export const isRunner = (t: Table, m: number): boolean => m === t.vic || isCarrier(t, m);

/** The edge by which the seat's runner leaves: the V.I.C. across the board, the chest home. */
const exitOf = (t: Table, seat: number): Position => ((t.south === seat) === (t.scenario === 'chuck-ball') ? 'south' : 'north');

/** How far it is to that edge on foot. */
export const wayOut = (t: Table, seat: number, from: Point): number => wayToEdge(t, from, exitOf(t, seat));

/** How moves make a chance, in logits: what each costs that is needed, what each is worth that is to spare, up to a number. */
interface Odds {
  readonly needed: number;
  readonly spared: number;
  readonly most: number;
  /** With nothing needed and nothing to spare. */
  readonly start: number;
}
const OF_CARRYING: Odds = { needed: 0.5, spared: 1.5, most: 1.5, start: 0.5 };
/** Of the V.I.C. and of those who hunt it, by turns: there are more of them than are needed, and each that is lost counts. */
const OF_ESCORTING: Odds = { needed: 0.8, spared: 0.8, most: 3, start: -0.6 };

/** How likely something is to be done that needs so many moves of those there are. */
function chance(odds: Odds, needed: number, moves: number): number {
  const spare = Math.min(odds.most, moves - needed);
  return 1 / (1 + Math.exp(odds.needed * needed - odds.spared * spare - odds.start));
}

/** Moves that tests to break away from so many enemies cost (KC-9.24). */
const HELD = [0, 0.3, 1, 2, 3] as const;
function held(t: Table, m: number): number {
  let holders = 0;
  for (let e = 0; e < t.models.length; e++) if (engaged(t, m, e)) holders++;
  return HELD[Math.min(holders, HELD.length - 1)];
}

/** Ways a runner may take, from straight on to nearly sideways. */
const HEADINGS = [0, 0.5, -0.5, 1, -1].map((angle) => ({ x: Math.sin(angle), y: Math.cos(angle) }));

/** How far those in the way let a runner come towards the edge with its next move, of the whole move; moves are straight (KC-2.26). */
function openness(t: Table, m: number, reach: number): number {
  const model = t.models[m];
  const out = exitOf(t, model.seat) === 'south' ? -1 : 1;
  let best = 0;
  for (const heading of HEADINGS) {
    let free = reach;
    for (const other of t.models) {
      if (other === model || other.place !== 'play') continue;
      const x = other.x - model.x;
      const y = (other.y - model.y) * out;
      const ahead = x * heading.x + y * heading.y;
      const bases = model.r + other.r;
      if (ahead <= 0 || ahead - bases >= free) continue;
      const aside = x * x + y * y - ahead * ahead;
      if (aside < bases * bases) free = Math.max(0, ahead - Math.sqrt(bases * bases - aside));
    }
    if (free * heading.y > best) best = free * heading.y;
  }
  return best / reach;
}

/** What a way that is barred costs, in moves. */
const BARRED = 0.6;
const barred = (t: Table, m: number, reach: number): number => BARRED * (1 - openness(t, m, reach));

/** Turns in which the model may still move. */
function turnsOf(t: Table, m: number, active: Activation | null): number {
  if (t.scenario === 0) return 0;
  const later = SCENARIOS[t.scenario].turns - t.turn;
  if (active !== null && active.vars.model === m) return later + (active.vars.walk && !active.vars.over ? 1 : 0);
  return later + (t.models[m].activated ? 0 : 1);
}

/** A Walk and a Dash. */
const MOVES_A_TURN = 2;
/** Wounds that a turn of hunting takes, if it goes well. */
const WOUNDS_A_TURN = 4;
/** How many hunters are wanted around the V.I.C., and how much those count who are no longer between it and the edge. */
const RING = 2.2;
const BEHIND = 0.5;
/** A hunt with nobody near. */
const AFAR = 0.35;
/** Of those near, so much counts for the escort: it must go on in spite of them. */
const FEARED = 0.15;

function ringAround(t: Table, seat: number, vic: Model, way: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  for (const hunter of t.models) {
    if (hunter.seat !== seat || hunter.place !== 'play' || roleOf(hunter) !== 'fighter') continue;
    const before = wayOut(t, t.escort, hunter) < way || gap(hunter, vic) < hunter.r;
    const near = nearness(wayTo(t, hunter, vic), reachOf(hunter)) * (before ? 1 : BEHIND);
    if (near > first) {
      third = second;
      second = first;
      first = near;
    } else if (near > second) {
      third = second;
      second = near;
    } else if (near > third) third = near;
  }
  return Math.min(1, (first + second + third) / RING);
}

/** The V.I.C. on its way out, or those who are after it (KC-27.8, KC-27.10). */
function escorting(t: Table, seat: number, looker: number, active: Activation | null): number {
  if (t.vic === NONE || t.models[t.vic].place !== 'play') return 0;
  const model = t.models[t.vic];
  const way = wayOut(t, t.escort, model);
  const turns = turnsOf(t, t.vic, active);
  const reach = reachOf(model);
  const needed = Math.max(0, way - model.r) / reach + held(t, t.vic) + barred(t, t.vic, reach);
  if (seat === t.escort) return chance(OF_ESCORTING, needed / MOVES_A_TURN, turns);
  const wounds = Math.max(0, PROFILES[model.profile].wounds - model.wounds);
  const ring = ringAround(t, seat, model, way) * (seat === looker ? 1 : FEARED);
  return chance(OF_ESCORTING, wounds / WOUNDS_A_TURN, SCENARIOS.vic.turns - t.turn + 1) * (AFAR + (1 - AFAR) * ring);
}

/** A chest that somebody must still take, against one in hand; and one that must be wrested from the enemy. */
const FREE = 0.65;
const THEIRS = 0.3;
/** Turns to go to the chest and take it, however near it is; to wrest it from somebody, more. */
const TAKING = 0.6;
const WRESTING = 1;
/** A carrier is stopped by a stun (KC-28.5): what each enemy who gets at it takes from its prospects. */
const THREAT = 0.12;
/** What the carrier's move of this turn loses by waiting. */
const WAITING = 0.3;
/** What the other side has of the chest counts less: who only stops the other carries nothing home. */
const THEIR_CHEST = 0.6;
/** The nearest counts, and in part those who could take its place. */
const NEXT = 0.25;

function threatsTo(t: Table, seat: number, where: Point, r: number): number {
  let threats = 0;
  for (const enemy of t.models) {
    if (enemy.seat !== 1 - seat || enemy.place !== 'play' || (enemy.effects & BIT.stunned) !== 0) continue;
    if (distance(enemy, where) - enemy.r - r <= reachOf(enemy)) threats++;
  }
  return threats;
}

/** Whoever stands on a chest that lies on the ground: nobody else can touch it. */
function standsOnChest(t: Table, where: Point): number {
  for (let m = 0; m < t.models.length; m++) {
    const model = t.models[m];
    if (model.place === 'play' && distance(model, where) < model.r - MARKER_RADIUS) return m;
  }
  return NONE;
}

/** KC-28.8 */
const carryingReach = ({ profile, r }: Model): number =>
  2 * r + (PROFILES[profile].abilities.includes('graceful') ? SIDE[PROFILES[profile].move] : SIDE.W);

/** The chest on its way home, or whoever could take it there (KC-28.2). */
function chest(t: Table, seat: number, active: Activation | null): number {
  if (t.chest === null) return 0;
  const { carrier } = t.chest;
  const where = carrier === NONE ? t.chest : t.models[carrier];
  const home = wayOut(t, seat, where);
  if (carrier !== NONE && t.models[carrier].seat === seat) {
    const model = t.models[carrier];
    const reach = carryingReach(model);
    const needed = Math.max(0, home - model.r) / reach + held(t, carrier) + barred(t, carrier, reach);
    // A move that waits may come to nothing: a carrier goes before others do.
    const waits = model.activated ? 0 : WAITING;
    return chance(OF_CARRYING, needed, turnsOf(t, carrier, active) - waits) / (1 + THREAT * threatsTo(t, seat, model, model.r));
  }
  const holder = carrier === NONE ? standsOnChest(t, where) : carrier;
  let best = 0;
  let second = 0;
  for (let m = 0; m < t.models.length; m++) {
    const model = t.models[m];
    if (model.seat !== seat || model.place !== 'play') continue;
    const far = wayBetween(t, model, where) - model.r - MARKER_RADIUS;
    const there = far <= 0 ? held(t, m) : TAKING + far / (MOVES_A_TURN * reachOf(model));
    const wrest = holder === NONE || holder === m ? 0 : WRESTING;
    const could = chance(OF_CARRYING, wrest + there + Math.max(0, home - model.r) / carryingReach(model), turnsOf(t, m, active));
    if (could > best) {
      second = best;
      best = could;
    } else if (could > second) second = could;
  }
  const could = (1 - NEXT) * best + NEXT * second;
  if (carrier !== NONE) return THEIRS * could;
  return (FREE * could) / (1 + THREAT * threatsTo(t, seat, where, MARKER_RADIUS));
}

/** In points: what chance the seat has to win by a getaway, or by preventing the V.I.C.'s for good. */
export function getaway(t: Table, seat: number, looker: number, active: Activation | null): number {
  if (t.scenario === 'vic') return SURE * escorting(t, seat, looker, active);
  return SURE * (seat === looker ? 1 : THEIR_CHEST) * chest(t, seat, active);
}
