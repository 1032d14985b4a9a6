/** Chapters 13, 16, 17 and 18: which offensive actions are open, and why others are not. */
import type { Refusal } from '@guildhall/kernel';
import {
  BODY_PART_IDS,
  type ConflictId,
  FORMALITY_IDS,
  OFFENSIVE,
  RANGE_IDS,
  REQUEST_IDS,
  ROUTE_IDS,
  SKILL_IDS,
  SKILLS,
  type SkillId,
  STUNT_IDS,
  STUNTS,
  type StuntId,
  WEAPONS,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import { type Character, NONE, type Table } from '../table.ts';
import { areEnemies, distance, grips, holds, isAboard, isActive, isPrincipal } from './characters.ts';

export type Offence = 'attack' | 'stunt' | 'finisher';
type Why = Refusal<WS> | null;

/** Listing asks often: what says no without saying more is made once. */
const NO_ENEMY = no('WS-13.22', 'noEnemy', {});
const ATTENDS = no('WS-16.42', 'attends', {});
const NO_GUN = no('WS-17.11', 'noGun', {});
const NO_FOREIGN_GUN = no('WS-16.37', 'noGun', {});
const NO_VEHICLE = no('WS-16.37', 'noVehicle', {});
const NOT_AT_CONTROLS = no('WS-18.10', 'notAtControls', {});
const NOT_ON_FOOT = no('WS-18.10', 'notOnFoot', {});

/** The stunts that a skill is good for, by type of conflict, and the skills that are good for any. */
const STUNTS_WITH = perConflict((type) =>
  perSkill((skill) => STUNT_IDS.filter((stunt) => STUNTS[stunt].skills[type].includes(skill))),
);
const STUNT_SKILLS = perConflict((type) => SKILL_IDS.filter((skill) => STUNTS_WITH[type][skill].length > 0));

function perConflict<X>(of: (type: ConflictId) => X): { readonly [type in ConflictId]: X } {
  return { combat: of('combat'), chase: of('chase'), discussion: of('discussion') };
}
function perSkill<X>(of: (skill: SkillId) => X): { readonly [skill in SkillId]: X } {
  return Object.fromEntries(SKILL_IDS.map((skill) => [skill, of(skill)])) as { [skill in SkillId]: X };
}

/** D15: whom a character may act against only, or NONE. */
const attendsTo = (t: Table, c: Character): number =>
  c.attend >= t.round && c.attendTo !== NONE && isActive(t.characters[c.attendTo]) ? c.attendTo : NONE;

/** WS-13.22: an active enemy; D15: attend. */
export function whyNotTarget(t: Table, actor: number, target: number): Why {
  const a = t.characters[actor];
  const b = t.characters[target];
  if (b?.state !== 'active' || !areEnemies(a, b)) return NO_ENEMY;
  const only = attendsTo(t, a);
  return only !== NONE && only !== target && areEnemies(a, t.characters[only]) ? ATTENDS : null;
}

/** D7: Detective and Hunter take markers with a skill of their own for a while. */
export const isForeignAttack = (c: Character, skill: SkillId): boolean =>
  (skill === 'research' && holds(c, 'detective')) || (skill === 'survival' && holds(c, 'hunter'));

/** WS-17.6 to WS-17.11, WS-18.10, WS-18.11: what a skill of the type needs. */
function whyNotOwnSkill(t: Table, a: Character, b: Character, skill: SkillId): Why {
  if (t.type === 'combat') {
    const range = RANGE_IDS[distance(a, b)];
    const inHand = WEAPONS[a.weapon];
    if (skill === 'firearms') {
      if (inHand.skill !== 'firearms') return NO_GUN;
      return inHand.ranges.includes(range) ? null : no('WS-17.7', 'outOfRange', { weapon: a.weapon, range });
    }
    // Bare hands are always there, at close range.
    if (range === 'close' || (inHand.skill === 'brawl' && inHand.ranges.includes(range))) return null;
    return no('WS-17.6', 'outOfRange', { weapon: inHand.skill === 'brawl' ? a.weapon : 'fists', range });
  }
  if (t.type === 'chase') {
    if (skill === 'drive') return isAboard(t, a) && a.driving ? null : NOT_AT_CONTROLS;
    if (skill === 'athletics') {
      const free = !isAboard(t, a) || t.vehicles[a.vehicle].vehicle === 'bicycle';
      return free ? null : NOT_ON_FOOT;
    }
  }
  return null;
}

/** WS-16.37: what a skill of another type needs. */
function whyNotForeignSkill(a: Character, skill: SkillId): Why {
  if (skill === 'firearms') return WEAPONS[a.weapon].skill === 'firearms' ? null : NO_FOREIGN_GUN;
  return skill === 'drive' ? NO_VEHICLE : null;
}

/** Whether this action is open with this skill against this target; a stunt whatever it aims at. */
export function whyNot(t: Table, actor: number, kind: Offence, target: number, skill: SkillId, stunt: StuntId | ''): Why {
  return whyNotTarget(t, actor, target) ?? whyNotAgainst(t, actor, kind, target, skill, stunt);
}

/** The same against somebody who can be a target. */
function whyNotAgainst(t: Table, actor: number, kind: Offence, target: number, skill: SkillId, stunt: StuntId | ''): Why {
  const a = t.characters[actor];
  const b = t.characters[target];
  // WS-20.9, WS-20.16
  if (!isPrincipal(a)) {
    if (kind === 'stunt') return no('WS-20.9', 'noStunts', {});
    if (kind === 'finisher' && b.markers > 0) return no('WS-20.9', 'hasMarkers', { markers: b.markers });
  }
  const own = SKILLS[skill].offensive === t.type;
  if (kind !== 'stunt') {
    if (kind === 'attack' && isForeignAttack(a, skill)) return null;
    // WS-13.21, WS-16.36
    return own ? whyNotOwnSkill(t, a, b, skill) : no(kind === 'finisher' ? 'WS-13.21' : 'WS-3.21', 'foreignSkill', { skill });
  }
  if (stunt === '') return no('WS-13.7', 'noStunt', {});
  if (!STUNTS[stunt].skills[t.type].includes(skill)) return no('WS-16.1', 'stuntNotOpen', { stunt, skill });
  if (stunt === 'mixing') return whyNotForeignSkill(a, skill);
  return (
    whyNotOwnSkill(t, a, b, skill) ??
    (detailsOf(t, actor, target, skill, stunt).length > 0 ? null : no('WS-16.4', 'changesNothing', { stunt }))
  );
}

/** Why no stunt at all is open with this skill against this target. */
export function whyNoStunt(t: Table, actor: number, target: number, skill: SkillId): Refusal<WS> {
  const a = t.characters[actor];
  const b = t.characters[target];
  const { offensive } = SKILLS[skill];
  if (offensive === null) return no('WS-16.36', 'foreignSkill', { skill });
  const needs = offensive === t.type ? whyNotOwnSkill(t, a, b, skill) : whyNotForeignSkill(a, skill);
  return needs ?? no('WS-16.4', 'noStuntNow', { skill });
}

const NOTHING: readonly string[] = [];
const NO_CHOICE: readonly string[] = [''];

/** WS-16.4: what a stunt can aim at; a stunt without anything to choose has the one detail "". None: it would change nothing. */
export function detailsOf(t: Table, actor: number, target: number, skill: SkillId, stunt: StuntId): readonly string[] {
  const a = t.characters[actor];
  const b = t.characters[target];
  // WS-20.10: against a group these are a daze.
  if (b.kind === 'extras' && (stunt === 'disarm' || stunt === 'grip' || stunt === 'knockdown')) {
    return stunt === 'grip' && t.type === 'combat' && distance(a, b) > 0 ? NOTHING : NO_CHOICE;
  }
  switch (stunt) {
    case 'aimed_attack':
      return b.kind === 'extras' ? NO_CHOICE : BODY_PART_IDS;
    case 'disarm':
      return itemsOf(t, b);
    case 'grip': {
      if (b.grippedBy !== NONE || grips(t, actor) !== NONE) return NOTHING;
      // WS-16.26
      return t.type === 'combat' && distance(a, b) > 0 ? NOTHING : NO_CHOICE;
    }
    case 'break_free':
      return breaksFree(t, actor, target) ? NO_CHOICE : NOTHING;
    case 'knockdown':
      return b.down ? NOTHING : NO_CHOICE;
    case 'push':
      return PUSHES[a.zone][b.zone];
    case 'pull':
      return PULLS[a.zone][b.zone];
    case 'route_change':
      return stepsOf(ROUTE_IDS.indexOf(t.route), ROUTE_IDS.length);
    case 'threat':
      return b.kind === 'extras' || b.threatened || !isPrincipal(b) || t.stocks[b.owner].hand.length === 0 ? NOTHING : NO_CHOICE;
    case 'polite_request':
      return requestsOf(t, b, skill);
    default:
      return NO_CHOICE;
  }
}

/** WS-16.13: an item in hand or the vehicle. */
function itemsOf(t: Table, c: Character): string[] {
  const items: string[] = [];
  if (!WEAPONS[c.weapon].fixed) items.push(c.weapon);
  if (t.type === 'chase' && isAboard(t, c)) items.push(t.vehicles[c.vehicle].vehicle);
  return items;
}

/** WS-16.24, WS-16.25: the target grips the actor or a friend. */
function breaksFree(t: Table, actor: number, target: number): boolean {
  const held = grips(t, target);
  return held !== NONE && t.characters[held].side === t.characters[actor].side;
}

const ZONES = [0, 1, 2] as const;
const byZones = (of: (from: number, at: number) => string[]): readonly (readonly (readonly string[])[])[] =>
  ZONES.map((from) => ZONES.map((at) => of(from, at)));
/** WS-16.45, WS-16.46: by the zones of actor and target, one zone away; from the same zone either way. */
const PUSHES = byZones((from, at) =>
  ZONES.filter((zone) => Math.abs(zone - at) === 1 && Math.abs(from - zone) > Math.abs(from - at)).map(String),
);
/** One zone nearer. */
const PULLS = byZones((from, at) => (from === at ? [] : [String(at + Math.sign(from - at))]));

const stepsOf = (at: number, length: number): string[] => [...(at + 1 < length ? ['up'] : []), ...(at > 0 ? ['down'] : [])];

/** WS-16.40 to WS-16.42: another formality, or a request. */
function requestsOf(t: Table, b: Character, _skill: SkillId): string[] {
  const list = stepsOf(FORMALITY_IDS.indexOf(t.formality), FORMALITY_IDS.length).map((step) => `formality ${step}`);
  for (const request of REQUEST_IDS) {
    if (request === 'put_away') list.push(...putAwayOf(b).map((item) => `put_away ${item}`));
    else if (request !== 'free') list.push(request);
    else if (t.settings.mode === 'hosted') list.push(request);
  }
  return list;
}

/** D15: one named item: the weapon in hand, or a gadget. */
function putAwayOf(c: Character): string[] {
  const items: string[] = WEAPONS[c.weapon].fixed ? [] : [c.weapon];
  for (const gadget of c.hero?.gadgets ?? []) if (!c.away.includes(gadget)) items.push(gadget);
  return items;
}

/** All skills with which somebody may do this against a target. */
export function skillsFor(t: Table, actor: number, kind: Offence, target: number): SkillId[] {
  if (whyNotTarget(t, actor, target) !== null) return [];
  if (kind === 'stunt') return STUNT_SKILLS[t.type].filter((skill) => hasStunt(t, actor, target, skill));
  const skills = OFFENSIVE[t.type].filter((skill) => whyNotAgainst(t, actor, kind, target, skill, '') === null);
  for (const skill of ['research', 'survival'] as const) {
    if (kind === 'attack' && isForeignAttack(t.characters[actor], skill)) skills.push(skill);
  }
  return skills;
}

/** All stunts open with a skill against a target. */
export const stuntsFor = (t: Table, actor: number, target: number, skill: SkillId): StuntId[] =>
  STUNTS_WITH[t.type][skill].filter((stunt) => whyNot(t, actor, 'stunt', target, skill, stunt) === null);

/** Whether any stunt is open with a skill against somebody who can be a target. */
function hasStunt(t: Table, actor: number, target: number, skill: SkillId): boolean {
  for (const stunt of STUNTS_WITH[t.type][skill]) {
    if (whyNotAgainst(t, actor, 'stunt', target, skill, stunt) === null) return true;
  }
  return false;
}

/** Whether somebody may do this against a target with any skill: it stops at the first. */
function reaches(t: Table, actor: number, kind: Offence, target: number): boolean {
  if (whyNotTarget(t, actor, target) !== null) return false;
  const a = t.characters[actor];
  // WS-16.36: some skill of another type that needs nothing can always be mixed in.
  if (kind === 'stunt') return isPrincipal(a);
  for (const skill of OFFENSIVE[t.type]) if (whyNotAgainst(t, actor, kind, target, skill, '') === null) return true;
  return kind === 'attack' && (isForeignAttack(a, 'research') || isForeignAttack(a, 'survival'));
}

/** Whether somebody can do this at all. */
export function canDo(t: Table, actor: number, kind: Offence): boolean {
  for (let n = 0; n < t.characters.length; n++) if (reaches(t, actor, kind, n)) return true;
  return false;
}

/** Whom somebody may do this against. */
export function targetsFor(t: Table, actor: number, kind: Offence): number[] {
  const targets: number[] = [];
  for (let n = 0; n < t.characters.length; n++) if (reaches(t, actor, kind, n)) targets.push(n);
  return targets;
}
