/** Chapter 25: excess and displacement. A regiment without room nearby bumps others on, along the shortest way. */
import { listOf, needed, oneOf, type Plain, type Refusal, seatOrNobody } from '@guildhall/kernel';
import { MOST_ITEMS } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NOBODY, NOWHERE, type Table } from '../table.ts';
import { MOVE, MOVES, notAnAnswer, wordsOf } from './answers.ts';
import { book, type DF, type FrameOf, type P, type VarsIn } from './book.ts';
import { place, placeOrNone, unit, unitOrNone, unitSet } from './kinds.ts';
import { enter } from './losses.ts';
import {
  areConnected,
  DEFENDER_IDS,
  defenderNamed,
  enterable,
  hasRoom,
  isEnterable,
  isRegiment,
  LOCATION_IDS,
  locationNamed,
  next,
  regimentsIn,
} from './reading.ts';

/** The four cases of DF-25.1. */
export const CAUSES = ['moves', 'reinforcements', 'ruin', 'immune'] as const;

export const displacement = book.procedure('displacement', {
  cause: needed(oneOf(CAUSES, 'moves')),
  /** The one that is left; NOWHERE: any that holds too many. */
  location: placeOrNone,
  immune: unitSet,
  /** Nobody: the First Player begins. */
  active: seatOrNobody,
  /** Who is displaced, the way to room, and who is bumped on at each step of it. */
  unit: unitOrNone,
  path: listOf(place, MOST_ITEMS),
  bumped: listOf(unit, MOST_ITEMS),
});
type F = FrameOf<typeof displacement>;

export const isExcessive = (t: Table, l: number): boolean => regimentsIn(t, l) > t.locations[l].capacity;
export function anyExcess(t: Table): boolean {
  for (let l = 0; l < t.locations.length; l++) if (isExcessive(t, l)) return true;
  return false;
}

/** DF-25.3, DF-25.4: the originals; if all came this turn, the one that came first. */
function leavers(t: Table, l: number, list: number[]): void {
  let earliest = NOWHERE;
  let originals = false;
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] !== l || !isRegiment(t, d)) continue;
    if (t.arrived[d] === 0) {
      originals = true;
      list.push(d);
    } else if (earliest === NOWHERE || t.arrived[d] < t.arrived[earliest]) earliest = d;
  }
  if (!originals && earliest !== NOWHERE) list.push(earliest);
}

/** Who has to leave now. */
export function pending(t: Table, vars: VarsIn<typeof displacement>): number[] {
  const list: number[] = [];
  const { cause, location, immune } = vars;
  if (cause === 'moves' || cause === 'reinforcements') {
    for (let l = 0; l < t.locations.length; l++) {
      if ((location === NOWHERE || location === l) && isExcessive(t, l)) leavers(t, l, list);
    }
    return list;
  }
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] === location && (cause === 'ruin' || (immune >> d) & 1)) list.push(d);
  }
  return list;
}

/** DF-25.6, DF-25.7: all shortest ways to the nearest locations with room. The location that is left is not passed again. */
export function chains(t: Table, from: number): number[][] {
  const open = enterable(t) & ~(1 << from);
  let ways: number[][] = [[]];
  let seen = 1 << from;
  for (;;) {
    const longer: number[][] = [];
    let reached = 0;
    for (const way of ways) {
      const at = way.length === 0 ? from : way[way.length - 1];
      const on = t.links[at] & open & ~seen;
      for (let l = 0; l < t.locations.length; l++) {
        if (((on >> l) & 1) === 0) continue;
        longer.push([...way, l]);
        reached |= 1 << l;
      }
    }
    if (longer.length === 0) return [];
    const arrived = longer.filter((way) => hasRoom(t, way[way.length - 1]));
    if (arrived.length > 0) return arrived;
    seen |= reached;
    ways = longer;
  }
}
const chainText = (d: number, way: readonly number[]): string =>
  `${DEFENDER_IDS[d]} ${way.map((l) => LOCATION_IDS[l]).join(' ')}`;

/** DF-25.5, DF-25.12: a place next door. */
function pushNextDoor(t: Table, d: number, list: string[]): boolean {
  const from = t.where[d];
  const regiment = isRegiment(t, d);
  let found = false;
  for (let l = 0; l < t.locations.length; l++) {
    if (l === from || !areConnected(t, from, l) || !(regiment ? hasRoom(t, l) : isEnterable(t, l))) continue;
    list.push(MOVE[d][l]);
    found = true;
  }
  return found;
}
function pushMoves(t: Table, f: F, list: string[]): void {
  for (const d of pending(t, f.vars)) {
    if (pushNextDoor(t, d, list) || !isRegiment(t, d)) continue;
    for (const way of chains(t, t.where[d])) list.push(chainText(d, way));
  }
}
const scratch: string[] = [];
export function canDisplace(t: Table, f: F): boolean {
  scratch.length = 0;
  pushMoves(t, f, scratch);
  return scratch.length > 0;
}

function whyNotMove(t: Table, f: F, answer: Plain): Refusal<DF> {
  const [unit, ...way] = wordsOf(answer);
  const d = defenderNamed(t, unit);
  if (d < 0) return notAnAnswer('displacement/move', answer);
  if (!pending(t, f.vars).includes(d)) return no('DF-25.3', 'notYoursToMove', { unit });
  const places = way.map((id) => locationNamed(t, id));
  const strange = places.indexOf(NOWHERE);
  if (strange >= 0) return no('DF-25.5', 'noSuchThing', { id: way[strange] });
  const [l] = places;
  if (l === undefined) return notAnAnswer('displacement/move', answer);
  if (!areConnected(t, t.where[d], l)) return no('DF-25.5', 'notConnected', { a: LOCATION_IDS[t.where[d]], b: LOCATION_IDS[l] });
  if (!isEnterable(t, l)) {
    return no('DF-25.7', 'notEnterable', { location: LOCATION_IDS[l], why: (t.ruined >> l) & 1 ? 'ruined' : 'held' });
  }
  if (places.length === 1) return no('DF-25.5', 'noRoom', { location: LOCATION_IDS[l], capacity: t.locations[l].capacity });
  return no('DF-25.6', 'noSuchPath', { unit });
}

/** Regiments in the next location of the chain, one of which is bumped on (DF-25.8). */
function pushBumps(t: Table, f: F, list: string[]): void {
  const at = f.vars.path[f.vars.bumped.length];
  for (let d = 0; d < t.where.length; d++) if (t.where[d] === at && isRegiment(t, d)) list.push(DEFENDER_IDS[d]);
}

/** DF-25.10: the chain is a single event. */
function carryOut(p: P, f: F): void {
  const { t } = p;
  const { unit, path, bumped, active } = f.vars;
  if (path.length > 1) {
    const ids = path.map((l) => LOCATION_IDS[l]);
    p.tell?.({ kind: 'chainMoved', rule: 'DF-25.6', seat: active, unit: DEFENDER_IDS[unit], path: ids });
  }
  enter(p, active, unit, path[0], 'displacement', 'DF-25.5');
  for (const [i, d] of bumped.entries()) enter(p, active, d, path[i + 1], 'bumped', 'DF-25.6');
  f.vars.path = [];
  f.vars.bumped = [];
  f.vars.active = next(t, active);
}

/** DF-25.9: in Normal Order, one displaced unit each, going round. It leaves those without a legal place to the caller. */
displacement.does((w) => [
  w.run((p, f) => {
    if (f.vars.active === NOBODY) f.vars.active = p.t.first;
  }),
  w.loop(
    (t, f) => t.ending === null && canDisplace(t, f),
    [
      w.ask<string>('move', {
        rule: 'DF-25.9',
        who: (_t, f) => f.vars.active,
        legal: pushMoves,
        why: whyNotMove,
        take: (p, f, answer) => {
          const pair = MOVES.get(answer);
          const [unit, ...way] = wordsOf(answer);
          f.vars.unit = pair ? pair.a : defenderNamed(p.t, unit);
          f.vars.path = pair ? [pair.b] : way.map((id) => locationNamed(p.t, id));
        },
        show: (_t, f) => ({ cause: f.vars.cause, location: f.vars.location < 0 ? '' : LOCATION_IDS[f.vars.location] }),
      }),
      w.loop(
        (_t, f) => f.vars.bumped.length < f.vars.path.length - 1,
        [
          w.ask<string>('bump', {
            rule: 'DF-25.8',
            who: (_t, f) => f.vars.active,
            legal: pushBumps,
            why: (t, _f, answer) => {
              const d = defenderNamed(t, answer);
              return d < 0 ? notAnAnswer('displacement/bump', answer) : no('DF-25.8', 'cannotBump', { unit: DEFENDER_IDS[d] });
            },
            take: (p, f, answer) => void f.vars.bumped.push(defenderNamed(p.t, answer)),
            show: (_t, f) => {
              const { unit, path, bumped } = f.vars;
              const at = bumped.length;
              return { unit: DEFENDER_IDS[unit], location: LOCATION_IDS[path[at]], to: LOCATION_IDS[path[at + 1]] };
            },
          }),
        ],
      ),
      w.run(carryOut),
    ],
  ),
  // DF-25.14: what finds no room stays, and is looked at again at the end of the next Defenders act.
  w.run((p, f) => {
    const { t } = p;
    const { cause, location } = f.vars;
    if (!p.tell || (cause !== 'moves' && cause !== 'reinforcements')) return;
    for (let l = 0; l < t.locations.length; l++) {
      if ((location !== NOWHERE && location !== l) || !isExcessive(t, l)) continue;
      const { capacity } = t.locations[l];
      p.tell({ kind: 'excessRemains', rule: 'DF-25.14', location: LOCATION_IDS[l], regiments: regimentsIn(t, l), capacity });
    }
  }),
]);
