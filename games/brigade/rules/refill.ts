/** Chapter 13: Refill, and Street Smarts (BR-25.1). */
import type { Refusal } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { NOBODY, SPACE_NAMES } from '../spaces.ts';
import { DESTROYED, type Table } from '../table.ts';
import { REFILL_AT } from './answers.ts';
import type { BR, P } from './book.ts';
import { brigadePlaces, brigadeWater, hasBoard, hasWarden, holdersOf, isBlock, isSpace, wagonCapacity } from './reading.ts';
import { removeRenown } from './renown.ts';
import { fill } from './water.ts';

/** BR-13.1, BR-13.5 and BR-32.5: the own Firehouse, or a block loyal to the player (cooperatively: to anybody). */
function isRefillPlace(t: Table, seat: number, s: number): boolean {
  if (s === t.firehouse[seat]) return true;
  const owner = t.loyal[s];
  return owner === seat || (owner !== NOBODY && t.settings.cooperative);
}
// BR-25.1, BR-25.2 Street Smarts: "Refill on any block by removing 1 of your Renown from it."
function isStreetSmartsPlace(t: Table, seat: number, s: number): boolean {
  return t.renown[seat][s] > 0 && hasBoard(t, seat, 'white') && isBlock(t, s);
}

/** BR-13.8: some water place of the player's meeples there is empty. */
function hasEmptyPlace(t: Table, seat: number, s: number): boolean {
  if (t.brigade[seat] === s && brigadeWater(t, seat) < brigadePlaces(t, seat)) return true;
  return t.wagon[seat] === s && t.wagonWater[seat] < wagonCapacity(t, seat);
}

// BR-27.9 White Fang, Dawn: "As a werewolf: no Refill."
function isWerewolf(t: Table, seat: number): boolean {
  return t.werewolf && hasWarden(t, seat, 'white-fang');
}

export function pushRefills(t: Table, seat: number, list: string[]): void {
  if (isWerewolf(t, seat)) return;
  const brigade = t.brigade[seat];
  const wagon = t.wagon[seat];
  if (canRefillAt(t, seat, brigade)) list.push(REFILL_AT[brigade]);
  if (wagon !== brigade && canRefillAt(t, seat, wagon)) list.push(REFILL_AT[wagon]);
}
function canRefillAt(t: Table, seat: number, s: number): boolean {
  return (isRefillPlace(t, seat, s) || isStreetSmartsPlace(t, seat, s)) && hasEmptyPlace(t, seat, s);
}

/** Why there is no Refill on that space; null: there is. */
export function whyNotRefill(t: Table, seat: number, s: number): Refusal<BR> | null {
  const space = SPACE_NAMES[s];
  if (isWerewolf(t, seat)) return no('BR-27.9', 'werewolfCannotRefill', {});
  if (!isSpace(t, s)) return no('BR-2.13', 'noSuchSpace', { space });
  if (t.brigade[seat] !== s && t.wagon[seat] !== s) return no('BR-13.1', 'noMeepleThere', { space });
  if (isRefillPlace(t, seat, s) || isStreetSmartsPlace(t, seat, s)) {
    return hasEmptyPlace(t, seat, s) ? null : no('BR-13.8', 'alreadyFull', { space });
  }
  if (t.fire[s] === DESTROYED) return no('BR-5.23', 'blockDestroyed', { space });
  const others = t.firehouse.includes(s) || t.loyal[s] !== NOBODY;
  return no(others ? 'BR-13.5' : 'BR-13.1', 'notARefillPlace', { space });
}

/** BR-13.2 to BR-13.4: everything of the player's on that one space. */
export function refill(p: P, seat: number, s: number): void {
  const { t } = p;
  const free = isRefillPlace(t, seat, s);
  if (!free) removeRenown(p, seat, s, 'streetSmarts', 'BR-25.1');
  const holders: string[] = [];
  if (t.brigade[seat] === s) holders.push(...holdersOf(t, seat, false));
  if (t.wagon[seat] === s) holders.push('wagon');
  fill(p, seat, holders, s, 'refill', free ? 'BR-13.2' : 'BR-25.1');
}
