/** Chapter 16: what each stunt does when it hits. */
import {
  type BodyPartId,
  FORMALITY_IDS,
  type RequestId,
  ROUTE_IDS,
  type StuntId,
  VEHICLE_IDS,
  type VehicleId,
  type WeaponId,
} from '../data/index.ts';
import { type Character, NONE, type Test } from '../table.ts';
import type { P } from './book.ts';
import { discardFromHand } from './cards.ts';
import { grips, isActive } from './characters.ts';
import { letGo } from './harm.ts';
import { calledAs, nameOf } from './names.ts';

type Effect = (p: P, test: Test, actor: Character, target: Character) => void;

/** WS-16.9 to WS-16.11 */
export function daze(p: P, target: Character): void {
  target.fewer++;
  p.tell?.({ kind: 'dazed', rule: 'WS-16.9', who: calledAs(target) });
}

export function loseCover(p: P, c: Character): void {
  if (!c.cover) return;
  c.cover = false;
  p.tell?.({ kind: 'coverLost', rule: 'WS-17.12', who: calledAs(c) });
}

/** WS-17.9, WS-17.12, WS-16.27, WS-16.47: into another zone, without cover and out of any grip. */
export function changeZone(p: P, n: number, zone: number): void {
  const { t } = p;
  const c = t.characters[n];
  c.zone = zone;
  loseCover(p, c);
  p.tell?.({ kind: 'zoneChanged', rule: 'WS-17.1', who: calledAs(c), zone, scenario: t.scenario });
  if (c.grippedBy !== NONE && t.characters[c.grippedBy].zone !== zone) letGo(p, c.grippedBy, 'WS-16.27');
  const held = grips(t, n);
  if (held !== NONE && t.characters[held].zone !== zone) letGo(p, n, 'WS-16.27');
}

/** WS-16.12 to WS-16.15 */
function disarm(p: P, { detail }: Test, _a: Character, target: Character): void {
  const { t } = p;
  const isVehicle = (VEHICLE_IDS as readonly string[]).includes(detail);
  if (isVehicle) t.vehicles[target.vehicle].stopped = true;
  else {
    target.dropped.push({ weapon: target.weapon, zone: target.zone });
    target.weapons = target.weapons.filter((weapon) => weapon !== target.weapon);
    target.weapon = 'fists';
  }
  p.tell?.({ kind: 'disarmed', rule: 'WS-16.12', who: calledAs(target), item: detail as WeaponId | VehicleId });
}

const step = <X extends string>(ids: readonly X[], at: X, detail: string): X => ids[ids.indexOf(at) + (detail === 'up' ? 1 : -1)];

export function changeFormality(p: P, way: string): void {
  const { t } = p;
  t.formality = step(FORMALITY_IDS, t.formality, way);
  p.tell?.({ kind: 'formalityChanged', rule: 'WS-16.41', formality: t.formality });
}

const EFFECTS: { readonly [stunt in StuntId]: Effect } = {
  // WS-16.8: until the end of the next round.
  aimed_attack: (p, { detail }, _a, target) => {
    const part = detail as BodyPartId;
    if (part !== 'other') target.aimed[part] = p.t.round + 1;
    p.tell?.({ kind: 'aimed', rule: 'WS-16.7', who: calledAs(target), part });
  },
  daze: (p, _test, _a, target) => daze(p, target),
  disarm,
  // WS-16.16: counted with the markers of the hit.
  forceful_blow: () => {},
  grip: (p, test, actor, target) => {
    target.grippedBy = test.actor;
    loseCover(p, target);
    p.tell?.({ kind: 'gripped', rule: 'WS-16.18', who: calledAs(target), by: calledAs(actor) });
    // WS-16.27: a gripper who is gripped lets go.
    letGo(p, test.target, 'WS-16.27');
  },
  break_free: (p, test) => {
    const held = grips(p.t, test.target);
    if (held === NONE) return;
    p.t.characters[held].grippedBy = NONE;
    p.tell?.({ kind: 'freed', rule: 'WS-16.24', who: nameOf(p.t, held) });
  },
  knockdown: (p, _test, _a, target) => {
    target.down = true;
    loseCover(p, target);
    p.tell?.({ kind: 'knockedDown', rule: 'WS-16.30', who: calledAs(target) });
  },
  mixing: () => {},
  // Requests are answered by the target: see request.ts.
  polite_request: (p, { detail }) => {
    const [what, way] = detail.split(' ');
    if (what === 'formality') changeFormality(p, way);
  },
  push: (p, test) => changeZone(p, test.target, Number(test.detail)),
  pull: (p, test) => changeZone(p, test.target, Number(test.detail)),
  // WS-16.49
  route_change: (p, { detail }) => {
    p.t.route = step(ROUTE_IDS, p.t.route, detail);
    p.tell?.({ kind: 'routeChanged', rule: 'WS-16.48', route: p.t.route });
  },
  // WS-16.50 to WS-16.54
  threat: (p, _test, _a, target) => {
    const { hand } = p.t.stocks[target.owner];
    target.threatened = true;
    if (hand.length === 0) return;
    const card = hand[p.draw('threat', hand.length)];
    discardFromHand(p, target.owner, card);
    p.tell?.({ kind: 'threatened', rule: 'WS-16.52', who: calledAs(target), seat: target.owner, card });
  },
};

/** WS-20.10: what these stunts do to a group. */
const DAZE_A_GROUP: readonly StuntId[] = ['aimed_attack', 'disarm', 'grip', 'knockdown'];

/** The additional effect of a stunt that has hit (WS-13.8). */
export function carryOut(p: P, test: Test): void {
  const { t } = p;
  const target = t.characters[test.target];
  if (test.stunt === '' || !isActive(target)) return;
  if (target.kind === 'extras' && DAZE_A_GROUP.includes(test.stunt)) daze(p, target);
  else EFFECTS[test.stunt](p, test, t.characters[test.actor], target);
}

/** D15: what complying costs. */
export function comply(p: P, by: number, target: number, detail: string): void {
  const { t } = p;
  const c = t.characters[target];
  const [request, item] = detail.split(' ') as [RequestId, string];
  if (request === 'floor') c.floor = t.round + 1;
  else if (request === 'attend') {
    c.attend = t.round + 1;
    c.attendTo = by;
  } else if (request === 'sit') c.fewer++;
  else if (request === 'put_away') {
    if (c.weapon === item) c.weapon = 'fists';
    else c.away.push(item as Character['away'][number]);
  }
  p.tell?.({ kind: 'complied', rule: 'WS-16.42', who: calledAs(c), request });
}

/** WS-16.16, WS-16.17: how many markers a hit takes. */
export const markersTaken = ({ kind, stunt }: Test): number => (kind === 'stunt' && stunt === 'forceful_blow' ? 2 : 1);

/** Whether a polite request is one that the target answers. */
export const isRequest = ({ kind, stunt, detail }: Test): boolean =>
  kind === 'stunt' && stunt === 'polite_request' && !detail.startsWith('formality');

export const requestIn = ({ detail }: Test): RequestId => detail.split(' ')[0] as RequestId;
