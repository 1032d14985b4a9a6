/** Chapters 22 and 23: wounds, deaths, morale, locations lost and regained; and a defender entering a location. */
import { FEARED_WORDS, TREASURE_WORDS } from '../data/index.ts';
import type { Death, MoraleCause, Way } from '../facts.ts';
import { DESTROYED, HAPPENED, NOWHERE, RESERVE, type Table } from '../table.ts';
import type { DF, P } from './book.ts';
import { checkCity, checkThreats } from './ending.ts';
import { forgetOverride } from './entries.ts';
import { attackersOf, cardValue, DEFENDER_IDS, isAlive, LOCATION_IDS, placeId, THREAT_IDS, threatIds } from './reading.ts';

const isFeared = (words: readonly string[]): boolean => words.some((word) => (FEARED_WORDS as readonly string[]).includes(word));
const isTreasured = (words: readonly string[]): boolean =>
  words.some((word) => (TREASURE_WORDS as readonly string[]).includes(word));

/** DF-22.3, DF-22.11: one counter, never below 0. */
export function changeMorale(p: P, by: number, rule: DF, cause: MoraleCause, of: string): void {
  const { t } = p;
  const from = t.morale;
  t.morale = Math.max(0, from + by);
  p.tell?.({ kind: 'moraleChanged', rule, from, to: t.morale, cause, of });
}

/** DF-22.1. */
export function wound(p: P, d: number, rule: DF): void {
  const { t } = p;
  t.wounds[d]++;
  p.tell?.({ kind: 'wounded', rule, unit: DEFENDER_IDS[d], wounds: t.wounds[d], value: cardValue(t, d) });
}

/** DF-1.4: the unit leaves the game for good. `by` is a threat's id or ''. */
export function destroyDefender(p: P, d: number, death: Death, by: string, rule: DF): void {
  const { t } = p;
  const defender = t.defenders[d];
  const location = placeId(t.where[d]);
  t.where[d] = DESTROYED;
  t.happened |= HAPPENED.defender_destroyed;
  if (isFeared(defender.words)) t.happened |= HAPPENED.feared_lost;
  // DF-11.12.
  if (defender.reinforcement) t.discard.push(defender.card);
  p.tell?.({ kind: 'defenderDestroyed', rule, unit: DEFENDER_IDS[d], by, death, location });
  // DF-22.7, DF-22.9, DF-22.10: at once.
  if (defender.dear) changeMorale(p, 1, 'DF-22.7', 'defenderKilled', DEFENDER_IDS[d]);
  checkCity(p);
}

export function destroyThreat(p: P, i: number, death: Death, by: string, rule: DF): void {
  const { t } = p;
  t.base[i] = DESTROYED;
  t.target[i] = NOWHERE;
  t.discard.push(t.threats[i].card);
  p.tell?.({ kind: 'threatDestroyed', rule, threat: THREAT_IDS[i], by, death });
  checkThreats(p);
}

/** DF-21.11, DF-22.14: not killed, but no longer in the city. */
export function sendToReserve(p: P, d: number): void {
  const { t } = p;
  const from = placeId(t.where[d]);
  t.where[d] = RESERVE;
  t.reserve.push(DEFENDER_IDS[d]);
  p.tell?.({ kind: 'sentToReserve', rule: 'DF-21.11', unit: DEFENDER_IDS[d], from });
  checkCity(p);
}

/** DF-22.4, DF-22.6: one point for a location and its loss, until it is taken back. */
function lose(p: P, l: number): void {
  const { t } = p;
  const { words, dear } = t.locations[l];
  const bit = 1 << l;
  forgetOverride(t, l);
  if (isTreasured(words)) t.happened |= HAPPENED.treasure_lost;
  if (isFeared(words)) t.happened |= HAPPENED.feared_lost;
  if (!dear || (t.lost & bit) !== 0) return;
  t.lost |= bit;
  changeMorale(p, 1, 'DF-22.4', 'locationLost', LOCATION_IDS[l]);
}
function regain(p: P, l: number, rule: DF, cause: MoraleCause): void {
  const { t } = p;
  const bit = 1 << l;
  if ((t.lost & bit) === 0) return;
  t.lost &= ~bit;
  changeMorale(p, -1, rule, cause, LOCATION_IDS[l]);
}

/** DF-16.28, DF-16.32. */
export function ruin(p: P, l: number, threat: string): void {
  p.t.ruined |= 1 << l;
  p.tell?.({ kind: 'locationRuined', rule: 'DF-16.28', location: LOCATION_IDS[l], threat });
  lose(p, l);
}
/** DF-23.5, DF-7.21. */
export function repair(p: P, l: number): void {
  const { t } = p;
  t.ruined &= ~(1 << l);
  forgetOverride(t, l);
  const damage = t.sketch.damage.map((one) => (one.location === l ? { ...one, hidden: true } : one));
  t.sketch = { ...t.sketch, damage };
  p.tell?.({ kind: 'repaired', rule: 'DF-26.3', location: LOCATION_IDS[l] });
  regain(p, l, 'DF-23.5', 'repaired');
}

/** DF-21.12, DF-21.13: the attackers stay, and the location is enemy-held. */
export function occupy(p: P, l: number): void {
  const { t } = p;
  const attackers = attackersOf(t, l);
  for (const i of attackers) {
    t.base[i] = l;
    t.target[i] = NOWHERE;
  }
  t.held |= 1 << l;
  p.tell?.({ kind: 'locationTaken', rule: 'DF-21.12', location: LOCATION_IDS[l], threats: threatIds(attackers) });
  lose(p, l);
}

/** DF-23.3: a location is held no longer when no threat is based there; looked at when an attack or an ability is over. */
export function releaseHeld(p: P): void {
  const { t } = p;
  let based = 0;
  for (let i = 0; i < t.base.length; i++) if (isAlive(t, i) && t.base[i] >= 0) based |= 1 << t.base[i];
  const free = t.held & ~based;
  if (free === 0) return;
  t.held &= based;
  for (let l = 0; l < t.locations.length; l++) {
    if (((free >> l) & 1) === 0) continue;
    forgetOverride(t, l);
    p.tell?.({ kind: 'noLongerHeld', rule: 'DF-23.3', location: LOCATION_IDS[l] });
  }
}

/** A defender comes into a location, by whatever way; the first to enter recaptures it (DF-23.4). */
export function enter(p: P, seat: number, d: number, l: number, way: Way, rule: DF): void {
  const { t } = p;
  const from = placeId(t.where[d]);
  t.where[d] = l;
  t.arrivals++;
  t.arrived[d] = t.arrivals;
  p.tell?.({ kind: 'defenderMoved', rule, seat, unit: DEFENDER_IDS[d], from, to: LOCATION_IDS[l], way });
  if (((t.lost >> l) & 1) === 0) return;
  p.tell?.({ kind: 'recaptured', rule: 'DF-23.4', location: LOCATION_IDS[l], unit: DEFENDER_IDS[d] });
  regain(p, l, 'DF-22.5', 'recaptured');
}

/** A new turn: everybody who is there was there before (DF-25.3). */
export function forgetArrivals(t: Table): void {
  t.arrivals = 0;
  for (let d = 0; d < t.arrived.length; d++) t.arrived[d] = 0;
}
