/** Chapters 5 and 8: how fires rise and fall, what protects a block, and how doomed blocks are flipped. */
import { SPECIAL_BUILDINGS, type TileId } from '../data/index.ts';
import type { Cause } from '../facts.ts';
import { NOBODY, NOWHERE, SPACE_NAMES, SPACES } from '../spaces.ts';
import { DESTROYED, DOOMED, type Table, UNLIT } from '../table.ts';
import type { BR, P } from './book.ts';

/** BR-5.3 to BR-5.9: each point is one step; beyond the Destroyed icon it is lost. */
export function raise(p: P, s: number, points: number, cause: Cause, rule: BR, source: number = NOWHERE): void {
  const { t } = p;
  const from = t.fire[s];
  if (t.tile[s] === '') return;
  if (from >= DOOMED) {
    p.tell?.({ kind: 'fireIgnored', rule: from === DOOMED ? 'BR-5.9' : 'BR-5.19', space: SPACE_NAMES[s], cause });
    return;
  }
  const to = Math.min(from + points, DOOMED);
  t.fire[s] = to;
  p.tell?.({
    kind: 'fireRose',
    rule,
    space: SPACE_NAMES[s],
    from,
    to,
    cause,
    source: source === NOWHERE ? '' : SPACE_NAMES[source],
  });
  if (to === DOOMED) p.tell?.({ kind: 'blockDoomed', rule: 'BR-5.8', space: SPACE_NAMES[s] });
}

/** BR-8.1, BR-8.4 and BR-27.19: no Event card raises a fire under a meeple or on a block Allegiance guards. */
export function isProtected(t: Table, s: number): boolean {
  for (let i = 0; i < t.seats; i++) if (t.brigade[i] === s || t.wagon[i] === s) return true;
  return isGuarded(t, s);
}
export function isGuarded(t: Table, s: number): boolean {
  return t.allegiance !== NOBODY && t.loyal[s] === t.allegiance;
}

/** An Event card raises the fire by 1, unless the block is protected. */
export function raiseByEvent(p: P, s: number, card: string, rule: BR, source: number = NOWHERE): void {
  const { t } = p;
  if (t.tile[s] === '') return;
  if (t.fire[s] < DOOMED && isProtected(t, s)) {
    if (p.tell) tellProtected(p, s, card);
    return;
  }
  raise(p, s, 1, card, rule, source);
}

function tellProtected(p: P, s: number, cause: string): void {
  const { t } = p;
  const space = SPACE_NAMES[s];
  const brigade = t.brigade.indexOf(s);
  const wagon = t.wagon.indexOf(s);
  if (brigade >= 0) p.tell?.({ kind: 'protected', rule: 'BR-8.3', space, by: 'brigade', seat: brigade, cause });
  else if (wagon >= 0) p.tell?.({ kind: 'protected', rule: 'BR-8.1', space, by: 'wagon', seat: wagon, cause });
  else p.tell?.({ kind: 'protected', rule: 'BR-27.19', space, by: 'allegiance', seat: t.allegiance, cause });
}

/** Lowers a fire to no less than 0; a doomed or destroyed block stays as it is (BR-5.10). Returns the levels removed. */
export function lower(p: P, s: number, points: number, cause: Cause, rule: BR): number {
  const { t } = p;
  const from = t.fire[s];
  if (from >= DOOMED || from === UNLIT || points === 0) return 0;
  const to = from > points ? from - points : UNLIT;
  t.fire[s] = to;
  p.tell?.({ kind: 'fireFell', rule, space: SPACE_NAMES[s], from, to, cause });
  return from - to;
}

/** BR-20.16: no block with a flame marker is left; a doomed block still has its marker. */
export function allFiresOut(t: Table): boolean {
  const { fire } = t;
  for (let s = 0; s < SPACES; s++) if (fire[s] !== UNLIT && fire[s] !== DESTROYED) return false;
  return true;
}

export function isAnyDoomed(t: Table): boolean {
  const { fire } = t;
  for (let s = 0; s < SPACES; s++) if (fire[s] === DOOMED) return true;
  return false;
}

const isSpecialBuilding = (tile: TileId | ''): boolean => SPECIAL_BUILDINGS.some(({ id }) => id === tile);

/** BR-5.12 to BR-5.22: flips every doomed block at once; returns the spaces of special buildings among them. */
export function flipDoomed(p: P): number[] {
  const { t } = p;
  const buildings: number[] = [];
  for (let s = 0; s < SPACES; s++) {
    if (t.fire[s] !== DOOMED) continue;
    t.fire[s] = DESTROYED;
    p.tell?.({ kind: 'blockDestroyed', rule: 'BR-5.12', space: SPACE_NAMES[s], tile: t.tile[s], destroyed: destroyedBlocks(t) });
    clearTokens(p, s);
    if (isSpecialBuilding(t.tile[s])) buildings.push(s);
  }
  return buildings;
}

function clearTokens(p: P, s: number): void {
  const { t } = p;
  const space = SPACE_NAMES[s];
  for (let seat = 0; seat < t.seats; seat++) {
    const n = t.renown[seat][s];
    if (n > 0) {
      t.renown[seat][s] = 0;
      p.tell?.({ kind: 'renownRemoved', rule: 'BR-5.14', seat, space, n, cause: 'destroyed' });
    }
    if (t.brigade[seat] === s) returnBrigade(p, seat, 'BR-5.15');
    if (t.wagon[seat] === s) {
      t.wagon[seat] = t.firehouse[seat];
      p.tell?.({ kind: 'wagonReturned', rule: 'BR-5.16', seat, from: space, to: SPACE_NAMES[t.firehouse[seat]] });
    }
  }
  if (t.loyal[s] !== NOBODY) {
    p.tell?.({ kind: 'loyaltyLost', rule: 'BR-5.14', seat: t.loyal[s], space });
    t.loyal[s] = NOBODY;
  }
}

/** BR-5.18: whoever else stands there, the Brigade goes home. */
export function returnBrigade(p: P, seat: number, rule: BR): void {
  const { t } = p;
  const from = t.brigade[seat];
  t.brigade[seat] = t.firehouse[seat];
  p.tell?.({ kind: 'brigadeReturned', rule, seat, from: SPACE_NAMES[from], to: SPACE_NAMES[t.firehouse[seat]] });
}

export function destroyedBlocks(t: Table): number {
  let n = 0;
  for (let s = 0; s < SPACES; s++) if (t.fire[s] === DESTROYED) n++;
  return n;
}
