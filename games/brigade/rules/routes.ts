/** Chapter 10, at leisure: cheapest ways, ways that differ in side effects, why a space cannot be reached. See moves.ts. */
import type { Plain, Refusal } from '@guildhall/kernel';
import type { Term } from '../facts.ts';
import { no } from '../refusals.ts';
import { ADJACENT, NOBODY, SPACE_NAMES, SPACES, SURROUNDING } from '../spaces.ts';
import { DESTROYED, type Table } from '../table.ts';
import type { BR } from './book.ts';
import { movePoints } from './points.ts';
import { aviaryFor, brigadePlaces, brigadeWater, has, isSpace, otherBrigadeAt } from './reading.ts';

export interface Way {
  path: number[];
  cost: number;
}
interface Manner {
  /** Passes other Brigades (BR-27.16). */
  ghost: boolean;
  /** Leaves BR-10.12 aside; only to find out whether fire is what stands in the way. */
  throughFire: boolean;
  /** Leaves BR-10.6 aside. */
  overAshes: boolean;
}
const PLAINLY: Manner = { ghost: false, throughFire: false, overAshes: false };

/** Cheapest ways to `to`, one for each set of `marked` spaces visited before it. */
function ways(t: Table, seat: number, to: number, limit: number, manner: Manner, marked: readonly number[]): Way[] {
  const start = t.brigade[seat];
  // BR-26.31 Ebenezer: "You move over burnt and burning blocks without penalty."
  const ebenezer = has(t, seat, 'ebenezer');
  const sets = 1 << marked.length;
  const best = new Map<number, Way>();
  const layers: number[][] = Array.from({ length: limit + 3 }, () => []);
  const found = new Map<number, Way>();
  best.set(start * sets, { path: [start], cost: 0 });
  layers[0].push(start * sets);
  for (let cost = 0; cost < limit; cost++) {
    for (const state of layers[cost]) {
      const way = best.get(state);
      if (!way || way.cost !== cost) continue;
      const here = Math.floor(state / sets);
      const mark = marked.indexOf(here);
      const visited = (state % sets) | (mark < 0 ? 0 : 1 << mark);
      const stopped = here !== start || cost > 0 ? t.fire[here] > 0 && t.fire[here] < DESTROYED : false;
      if (stopped && !ebenezer && !manner.throughFire) continue;
      for (const next of SURROUNDING[here]) {
        if (!isSpace(t, next)) continue;
        const step = t.fire[next] === DESTROYED && !ebenezer && !manner.overAshes ? 2 : 1;
        if (cost + step > limit) continue;
        if (next === to) {
          const known = found.get(visited);
          if (!known || known.cost > cost + step) found.set(visited, { path: [...way.path, next], cost: cost + step });
        }
        if (otherBrigadeAt(t, next, seat) !== NOBODY && !manner.ghost) continue;
        const reached = next * sets + visited;
        const before = best.get(reached);
        if (before && before.cost <= cost + step) continue;
        best.set(reached, { path: [...way.path, next], cost: cost + step });
        layers[cost + step].push(reached);
      }
    }
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost);
}

/** One cheapest way with the points of a move, or null. */
export function cheapestWay(t: Table, seat: number, to: number, ghost: boolean): Way | null {
  return ways(t, seat, to, movePoints(t, seat), { ...PLAINLY, ghost }, [])[0] ?? null;
}

/** Spaces of other players' meeples that Aurath could rob in passing (BR-27.16); nobody robs partners (BR-32.9). */
export function robbable(t: Table, seat: number): number[] {
  if (t.settings.cooperative || brigadeWater(t, seat) >= brigadePlaces(t, seat)) return [];
  const spaces: number[] = [];
  for (let i = 0; i < t.seats; i++) {
    if (i === seat) continue;
    if (brigadeWater(t, i) > 0 && !spaces.includes(t.brigade[i])) spaces.push(t.brigade[i]);
    if (t.wagonWater[i] > 0 && !spaces.includes(t.wagon[i])) spaces.push(t.wagon[i]);
  }
  return spaces.filter((s) => s !== t.brigade[seat]);
}

/** BR-10.17: the ways to a destination that differ in their side effects, the cheapest of each sort. */
export function routes(t: Table, seat: number, to: number, ghost: boolean, aviaryOnly: boolean): Way[] {
  const aviary = aviaryFor(t, seat);
  const marked = ghost ? robbable(t, seat) : [];
  if (aviary >= 0 && aviary !== to && aviary !== t.brigade[seat]) marked.push(aviary);
  const all = ways(t, seat, to, movePoints(t, seat), { ...PLAINLY, ghost }, marked);
  return aviaryOnly && aviary !== to ? all.filter((way) => way.path.includes(aviary)) : all;
}

/** BR-29.9 and BR-10.9: a destroyed space can end the last action's move if the way leads over the Aviary. */
export function canEndByAviary(t: Table, seat: number, to: number, ghost: boolean): boolean {
  const aviary = aviaryFor(t, seat);
  if (aviary < 0 || aviary === t.brigade[seat]) return false;
  return to === aviary || routes(t, seat, to, ghost, true).length > 0;
}

// BR-26.14 Mog the Heavy: "You may end your move on another Brigade and push it to an adjacent space."
/** BR-26.15: every other Brigade there can be pushed to a space of its own. */
export function canPush(t: Table, seat: number, to: number): boolean {
  let pushed = 0;
  for (let i = 0; i < t.seats; i++) if (i !== seat && t.brigade[i] === to) pushed++;
  let free = 0;
  for (const s of ADJACENT[to]) if (isPushTarget(t, seat, s)) free++;
  return free >= pushed;
}
/** The mover has left its own space by then. */
export function isPushTarget(t: Table, mover: number, s: number): boolean {
  return isSpace(t, s) && t.fire[s] !== DESTROYED && otherBrigadeAt(t, s, mover) === NOBODY;
}

/** Why the Brigade cannot get there with one move; null: it can. */
export function whyNotReached(t: Table, seat: number, to: number, ghost: boolean): Refusal<BR> | null {
  const space = SPACE_NAMES[to];
  if (!isSpace(t, to)) return no('BR-2.13', 'noSuchSpace', { space });
  if (to === t.brigade[seat]) return no('BR-10.15', 'alreadyThere', { space });
  const other = otherBrigadeAt(t, to, seat);
  if (other !== NOBODY && !has(t, seat, 'mog')) return no('BR-10.3', 'brigadeInTheWay', { space, seat: other });
  if (other !== NOBODY && !canPush(t, seat, to)) return no('BR-26.15', 'nowhereToPush', { space, seat: other });
  const terms: Term[] = [];
  const points = movePoints(t, seat, terms);
  const manner = { ...PLAINLY, ghost };
  if (ways(t, seat, to, points, manner, []).length > 0) return null;
  const far = 2 * SPACES;
  const within = (changed: Partial<Manner>): boolean => ways(t, seat, to, points, { ...manner, ...changed }, []).length > 0;
  const needs = ways(t, seat, to, far, manner, [])[0]?.cost ?? 0;
  if (within({ throughFire: true })) return no('BR-10.12', 'fireStopsYou', { space });
  if (within({ ghost: true })) return no('BR-10.3', 'noWayThere', { space });
  if (within({ overAshes: true }))
    return no(t.fire[to] === DESTROYED ? 'BR-10.7' : 'BR-10.6', 'tooFar', { space, needs, points, terms });
  const least = ways(t, seat, to, far, { ghost: true, throughFire: true, overAshes: false }, [])[0]?.cost ?? 0;
  return no('BR-10.2', 'tooFar', { space, needs: needs > 0 ? needs : least, points, terms });
}

export function routeName(path: readonly number[]): string {
  return path.map((s) => SPACE_NAMES[s]).join('-');
}

export function isRouteText(answer: Plain): boolean {
  return typeof answer === 'string' && /^[A-F][1-6](-[A-F][1-6])+$/.test(answer);
}
