/**
 * Chapter 10: where the Brigade may go with one move. The same rules are followed in two ways: quickly, as bit sets, to list
 * the spaces at every decision (reach.ts), and at leisure, to say why a space is not among them and which ways lead to one that
 * is (routes.ts). Other chapters ask this file only, and a test holds the two against each other space by space.
 */
import type { Refusal } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { NOBODY, SPACE_NAMES, SPACES } from '../spaces.ts';
import { DESTROYED, type Table } from '../table.ts';
import { BRIGADE_TO } from './answers.ts';
import type { BR } from './book.ts';
import { Reach } from './reach.ts';
import { has, mayHaveAbilities, otherBrigadeAt } from './reading.ts';
import { canEndByAviary, canPush, whyNotReached } from './routes.ts';

export { cheapestWay, isPushTarget, isRouteText, robbable, routeName, routes } from './routes.ts';

/** How a move is made: as an action, as Aurath's free move, or at the end of the turn (Fresh Mounts). */
export const MOVE_KINDS = ['action', 'incorporeal', 'fresh mounts'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** BR-10.9, BR-25.4: no action remains afterwards with which to leave a destroyed block again. */
function isLastMove(t: Table, kind: MoveKind): boolean {
  return kind === 'fresh mounts' || t.actions <= (kind === 'action' ? 1 : 0);
}

/** Filled and read within one call of a function below. */
const reach = new Reach();

/** Lists the destinations of one move. */
export function pushBrigadeMoves(t: Table, seat: number, kind: MoveKind, list: string[]): void {
  const ghost = kind === 'incorporeal';
  reach.find(t, seat, ghost);
  const last = isLastMove(t, kind);
  const before = list.length;
  reach.pushNames(BRIGADE_TO, !last, list);
  if (reach.anyTaken && mayHaveAbilities(t, seat) && has(t, seat, 'mog')) pushOntoOthers(t, seat, last, list);
  if (last && t.aviary[seat] === 1 && kind !== 'fresh mounts') {
    // BR-10.10: whoever stands on a destroyed block must leave for an undestroyed one if that is possible.
    const leaving = kind === 'action' && t.fire[t.brigade[seat]] === DESTROYED && list.length > before;
    if (!leaving) pushByAviary(t, seat, ghost, list);
  }
}

// BR-26.14 Mog the Heavy: "You may end your move on another Brigade and push it to an adjacent space."
function pushOntoOthers(t: Table, seat: number, last: boolean, list: string[]): void {
  for (let i = 0; i < t.seats; i++) {
    const s = t.brigade[i];
    if (i === seat || !reach.isTaken(s) || (last && t.fire[s] === DESTROYED)) continue;
    // Where several stand (BR-5.18), the space is named once.
    if (otherBrigadeAt(t, s, seat) === i && canPush(t, seat, s)) list.push(BRIGADE_TO[s]);
  }
}

/** The Aviary's extra action lets a last move end on a destroyed block (BR-10.9 with BR-29.9). */
function pushByAviary(t: Table, seat: number, ghost: boolean, list: string[]): void {
  for (let s = 0; s < SPACES; s++) if (reach.isAshes(s) && canEndByAviary(t, seat, s, ghost)) list.push(BRIGADE_TO[s]);
}

export function canMove(t: Table, seat: number, kind: MoveKind): boolean {
  // An undestroyed space is nearly always in reach; the listing decides the rest.
  if (canMoveOffAshes(t, seat, kind)) return true;
  const list: string[] = [];
  pushBrigadeMoves(t, seat, kind, list);
  return list.length > 0;
}

/** Some space that is not destroyed can be reached (BR-10.10, BR-10.18). */
export function canMoveOffAshes(t: Table, seat: number, kind: MoveKind): boolean {
  reach.find(t, seat, kind === 'incorporeal');
  if (reach.anyFree) return true;
  if (!reach.anyTaken || !has(t, seat, 'mog')) return false;
  for (let i = 0; i < t.seats; i++) {
    const s = t.brigade[i];
    if (i !== seat && reach.isTaken(s) && t.fire[s] !== DESTROYED && canPush(t, seat, s)) return true;
  }
  return false;
}

/** Why the move cannot end there; null: it can. */
export function whyNotMove(t: Table, seat: number, kind: MoveKind, to: number): Refusal<BR> | null {
  const ghost = kind === 'incorporeal';
  const unreached = whyNotReached(t, seat, to, ghost);
  if (unreached) return unreached;
  if (t.fire[to] !== DESTROYED || !isLastMove(t, kind)) return null;
  const space = SPACE_NAMES[to];
  if (kind === 'fresh mounts') return no('BR-25.4', 'cannotEndOnDestroyed', { space });
  const taken = otherBrigadeAt(t, to, seat) !== NOBODY;
  if (taken || !canEndByAviary(t, seat, to, ghost)) return no('BR-10.9', 'cannotEndOnDestroyed', { space });
  const here = t.brigade[seat];
  if (kind === 'incorporeal' || t.fire[here] !== DESTROYED || !mayEndOffAshes(t, seat)) return null;
  return no('BR-10.10', 'mustLeaveDestroyed', { space: SPACE_NAMES[here] });
}
function mayEndOffAshes(t: Table, seat: number): boolean {
  for (let s = 0; s < SPACES; s++) if (t.fire[s] !== DESTROYED && whyNotReached(t, seat, s, false) === null) return true;
  return false;
}
