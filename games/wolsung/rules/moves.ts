/** Chapter 15: actions without a roll. They cost a die, cannot fail and cannot be resisted. */
import { type GadgetId, SCENARIOS, VEHICLES, WEAPONS, type WeaponId } from '../data/index.ts';
import { type Character, NONE, type Table } from '../table.ts';
import { ZONE } from './answers.ts';
import type { P } from './book.ts';
import { areEnemies, countActive, distance, grips, hasGadget, holds, isActive, MOST_PARTICIPANTS } from './characters.ts';
import { hasFeature, letGo, withdraw } from './harm.ts';
import { calledAs, nameOf } from './names.ts';
import { changeZone } from './stunts.ts';

const ZONES = 3;
/** The valve of S1 stands in the middle (D16). */
const VALVE_ZONE = 1;

/** WS-16.8: a hit leg makes the next Move dearer. */
export const moveCost = (t: Table, c: Character): number => (c.aimed.leg >= t.round ? 2 : 1);

/** Rage and passion leave dice for offensive actions only (D6). */
const mayDoOther = (t: Table, c: Character): boolean => c.rage < t.round && !c.passionate;

/** WS-15.7 */
const mayMove = (t: Table, c: Character): boolean => mayDoOther(t, c) && c.grippedBy === NONE && c.pool >= moveCost(t, c);
const mayUse = (t: Table, c: Character): boolean => mayDoOther(t, c) && c.grippedBy === NONE && c.pool > 0;

/** WS-17.12 */
function hasCover(t: Table, c: Character): boolean {
  let taken = 0;
  for (const other of t.characters) if (isActive(other) && other.cover && other.zone === c.zone) taken++;
  return !c.cover && taken < SCENARIOS[t.scenario].cover[c.zone];
}

/** WS-18.12 */
const aboard = (t: Table, vehicle: number): number => countActive(t, (c) => c.vehicle === vehicle);
const hasPlace = (t: Table, vehicle: number): boolean => aboard(t, vehicle) < VEHICLES[t.vehicles[vehicle].vehicle].seats;

/** Vehicles that a side rides in: others are not boarded. */
const isOurs = (t: Table, vehicle: number, side: number): boolean =>
  t.characters.every((c) => c.vehicle !== vehicle || !isActive(c) || c.side === side);

/** D11: the grapnel gun boards without a die once per round. */
const boardsFreely = (t: Table, c: Character): boolean =>
  hasGadget(c, 'grapnel_gun') && !holds(c, `grapnel ${t.round}`) && mayDoOther(t, c) && c.grippedBy === NONE;

/** WS-15.5: what one Move can do now. */
export function listMoves(t: Table, n: number, list: string[]): void {
  const c = t.characters[n];
  const may = mayMove(t, c);
  // WS-16.55
  if (c.down) {
    if (may) list.push('stand');
    return;
  }
  if (t.type === 'combat' && may) {
    if (c.zone > 0) list.push(ZONE[c.zone - 1]);
    if (c.zone < ZONES - 1) list.push(ZONE[c.zone + 1]);
    if (hasCover(t, c)) list.push('cover');
  }
  if (t.type === 'chase') {
    if (c.vehicle !== NONE) {
      if (may) list.push('leave');
    } else if (c.kind !== 'extras' && (may || boardsFreely(t, c))) {
      for (let v = 0; v < t.vehicles.length; v++) if (hasPlace(t, v) && isOurs(t, v, c.side)) list.push(`board ${v}`);
    }
  }
}

/** WS-21.4: how a single character may leave the conflict. */
export function mayWithdraw(t: Table, n: number): boolean {
  const c = t.characters[n];
  if (t.type === 'chase') return mayDoOther(t, c);
  if (!mayMove(t, c) || c.down) return false;
  if (t.type === 'discussion') return true;
  return (
    c.zone !== VALVE_ZONE && t.characters.every((other) => !isActive(other) || !areEnemies(c, other) || distance(c, other) === 2)
  );
}

/** A group may have lost dice since it could pay (WS-20.7). */
function payMove(t: Table, c: Character): void {
  c.pool = Math.max(0, c.pool - moveCost(t, c));
  c.aimed.leg = 0;
  c.spentOtherwise = true;
}

/** Carries out what `listMoves` has offered. */
export function move(p: P, n: number, what: string): void {
  const { t } = p;
  const c = t.characters[n];
  // WS-16.28
  if (grips(t, n) !== NONE) letGo(p, n, 'WS-16.28');
  const [verb, at] = what.split(' ');
  if (verb === 'board' && boardsFreely(t, c)) c.scene.push(`grapnel ${t.round}`);
  else payMove(t, c);
  if (verb === 'zone') changeZone(p, n, Number(at));
  else if (verb === 'stand') {
    c.down = false;
    p.tell?.({ kind: 'stoodUp', rule: 'WS-16.31', who: calledAs(c) });
  } else if (verb === 'cover') takeCover(p, c);
  else if (verb === 'leave') {
    c.vehicle = NONE;
    c.driving = false;
    p.tell?.({ kind: 'leftVehicle', rule: 'WS-18.12', who: calledAs(c) });
  } else board(p, n, Number(at));
}

export function takeCover(p: P, c: Character): void {
  c.cover = true;
  p.tell?.({ kind: 'tookCover', rule: 'WS-17.12', who: calledAs(c) });
}

/** WS-18.12: the first aboard drives. */
export function board({ t, tell }: P, n: number, vehicle: number): void {
  const c = t.characters[n];
  c.driving = !t.characters.some((other) => isActive(other) && other.vehicle === vehicle && other.driving);
  c.vehicle = vehicle;
  tell?.({ kind: 'boarded', rule: 'WS-18.12', who: nameOf(t, n), vehicle: t.vehicles[vehicle].vehicle, driving: c.driving });
}

/** WS-21.4: a Move in combat and discussion, free in a chase. */
export function leaveConflict(p: P, n: number): void {
  const c = p.t.characters[n];
  if (p.t.type !== 'chase') payMove(p.t, c);
  withdraw(p, n);
}

/** WS-15.6: what one use of an item can do now. */
export function listItems(t: Table, n: number, list: string[]): void {
  const c = t.characters[n];
  if (!mayUse(t, c)) return;
  for (const weapon of c.weapons) if (weapon !== c.weapon) list.push(`draw ${weapon}`);
  // WS-16.14
  for (const { weapon, zone } of c.dropped) if (t.type !== 'combat' || zone === c.zone) list.push(`recover ${weapon}`);
  for (const gadget of c.away) list.push(`ready ${gadget}`);
  if (c.vehicle !== NONE) {
    if (t.vehicles[c.vehicle].stopped) list.push('remount');
    else if (!t.characters.some((other) => isActive(other) && other.vehicle === c.vehicle && other.driving))
      list.push('controls');
  }
  if (hasGadget(c, 'pocket_golem') && !holds(c, 'pocket_golem') && countActive(t) < MOST_PARTICIPANTS) list.push('golem');
  if (hasFeature(t, 'steam_valve') && !t.featureUsed && c.zone === VALVE_ZONE) list.push('valve');
}

/** Carries out what `listItems` has offered; the golem is called by the turn itself. */
export function takeItem(p: P, n: number, what: string): void {
  const { t } = p;
  const c = t.characters[n];
  c.pool--;
  c.spentOtherwise = true;
  const [verb, item] = what.split(' ');
  if (verb === 'draw') {
    c.weapon = item as WeaponId;
    p.tell?.({ kind: 'armed', rule: 'WS-15.6', who: calledAs(c), weapon: c.weapon });
  } else if (verb === 'recover') recover(p, c, item as WeaponId);
  else if (verb === 'ready') {
    c.away = c.away.filter((one) => one !== (item as GadgetId));
    p.tell?.({ kind: 'itemReady', rule: 'WS-9.22', who: calledAs(c), item });
  } else if (verb === 'remount') {
    // WS-16.15: whoever remounts becomes the driver.
    for (const other of t.characters) if (other.vehicle === c.vehicle) other.driving = false;
    t.vehicles[c.vehicle].stopped = false;
    c.driving = true;
    p.tell?.({ kind: 'remounted', rule: 'WS-16.15', who: calledAs(c) });
  } else if (verb === 'controls') {
    c.driving = true;
    p.tell?.({ kind: 'boarded', rule: 'WS-15.6', who: calledAs(c), vehicle: t.vehicles[c.vehicle].vehicle, driving: true });
  } else if (verb === 'valve') openValve(p, c);
}

function recover(p: P, c: Character, weapon: WeaponId): void {
  const at = c.dropped.findIndex((one) => one.weapon === weapon);
  c.dropped = c.dropped.filter((_one, i) => i !== at);
  c.weapons.push(weapon);
  c.weapon = weapon;
  p.tell?.({ kind: 'armed', rule: 'WS-16.14', who: calledAs(c), weapon });
}

/** D16, S1: everyone in the zone loses a die in the next round. */
function openValve(p: P, c: Character): void {
  p.t.featureUsed = true;
  p.tell?.({ kind: 'featureUsed', rule: 'WS-15.6', who: calledAs(c) });
  for (const other of p.t.characters) if (isActive(other) && other.zone === VALVE_ZONE) other.fewer++;
}

/** WS-15.8, WS-15.6: putting a weapon away is free. */
export const mayPutAway = (c: Character): boolean => !WEAPONS[c.weapon].fixed && c.weapons.includes(c.weapon);
