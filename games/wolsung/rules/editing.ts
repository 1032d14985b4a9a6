/** D13: how a GM writes a change of a profile, in the way profiles are listed: "pool 3", "brawl 9/8+", "weapons sabre + derringer". */
import type { Refusal } from '@guildhall/kernel';
import {
  ARCHETYPE_IDS,
  CHARACTER_MARKS,
  CONFLICT_IDS,
  type ConflictId,
  GEAR_WEAPONS,
  PROFILES,
  SKILL_IDS,
  type SkillId,
  VEHICLE_IDS,
  type WeaponId,
  type Words,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import type { Copy } from '../table.ts';
import { archetypes, characterMarks, resistances, skills, vehicles, weapons } from '../text/data/index.ts';

/** What the figures of a profile may be. */
export const LIMITS = {
  pool: [1, 4],
  challenge: [1, 9],
  resistance: [10, 30],
  bonus: [0, 15],
  range: [5, 10],
  speed: [0, 3],
} as const;
type Figure = keyof typeof LIMITS;

/** More nobody carries. */
export const MOST_WEAPONS = 4;
/** What can be in somebody's hand; bare hands are there without being listed. */
export const EDIT_WEAPONS: readonly WeaponId[] = [...GEAR_WEAPONS, 'iron_fists'];

/** Names of what can be edited, in the words of either language. */
const POOL = ['pool', 'pula'];
const CHALLENGE = ['challenge', 'odporność'];
const SPEED = ['speed', 'szybkość'];
const WEAPONS = ['weapons', 'weapon', 'broń'];
const MARKS = ['marks', 'mark', 'znaki', 'znak'];
const ARCHETYPE = ['archetype', 'archetyp'];
const VEHICLE = ['vehicle', 'pojazd'];
const NOTHING = ['none', 'brak'];

/** What is left as it is. */
export const AS_IT_IS = '–';
/** Between two weapons, or two marks. */
export const AND = ' + ';

/** Ids by what people call them, in either language and in any form; the id itself serves too. */
function called<Id extends string>(ids: readonly Id[], wordsOf: (id: Id) => readonly Words[]): ReadonlyMap<string, Id> {
  return new Map(
    ids.flatMap((id) => [id, ...wordsOf(id).flatMap(({ en, pl }) => [en, pl])].map((word) => [word.toLowerCase(), id] as const)),
  );
}
const RESISTANCE: ReadonlyMap<string, ConflictId> = new Map(
  CONFLICT_IDS.flatMap((id) => Object.values(resistances[id]).map((word) => [word.toLowerCase(), id] as const)),
);
const SKILL: ReadonlyMap<string, SkillId> = called(SKILL_IDS, (id) => [skills[id]]);
const WEAPON = called(EDIT_WEAPONS, (id) => [weapons[id]]);
const MARK = called(CHARACTER_MARKS, (id) => Object.values(characterMarks[id]));
const ARCHETYPES = called(ARCHETYPE_IDS, (id) => [archetypes[id]]);
const VEHICLES = called(VEHICLE_IDS, (id) => [vehicles[id]]);

const isWithin = (figure: Figure, value: number): boolean => LIMITS[figure][0] <= value && value <= LIMITS[figure][1];
const outside = (figure: Figure, change: string): Refusal<WS> =>
  no('WS-20.1', 'impossibleFigure', { change, least: LIMITS[figure][0], most: LIMITS[figure][1] });
const isAntagonist = ({ of }: Copy): boolean => PROFILES[of].kind === 'antagonist';

/** "sabre + revolver": each by a name that is known, and none twice. */
function listed<Id extends string>(written: string, known: ReadonlyMap<string, Id>, what: 'weapon' | 'mark'): Id[] | Refusal<WS> {
  if (NOTHING.includes(written.toLowerCase())) return [];
  const ids: Id[] = [];
  for (const name of written.split('+').map((one) => one.trim())) {
    const id = known.get(name.toLowerCase());
    if (id === undefined) return no('WS-20.1', 'noSuchName', { name, what });
    if (ids.includes(id)) return no('WS-20.1', 'namedTwice', { name });
    ids.push(id);
  }
  return ids;
}

/** A change that names things instead of figures; undefined: it is none. */
function editNames(copy: Copy, change: string): Refusal<WS> | null | undefined {
  const [, word, written] = /^(\S+)\s+(.*\S)$/.exec(change) ?? ['', '', ''];
  const what = word.toLowerCase();
  if (WEAPONS.includes(what)) {
    const ids = listed(written, WEAPON, 'weapon');
    if (!Array.isArray(ids)) return ids;
    if (ids.length > MOST_WEAPONS) return no('WS-20.1', 'tooManyWeapons', { most: MOST_WEAPONS });
    copy.weapons = ids;
    return null;
  }
  if (MARKS.includes(what)) {
    const ids = listed(written, MARK, 'mark');
    if (!Array.isArray(ids)) return ids;
    copy.marks = ids;
    return null;
  }
  if (VEHICLE.includes(what)) {
    const id = VEHICLES.get(written.toLowerCase());
    if (id === undefined) return no('WS-20.1', 'noSuchName', { name: written, what: 'vehicle' });
    copy.vehicle = id;
    return null;
  }
  if (!ARCHETYPE.includes(what)) return undefined;
  const id = ARCHETYPES.get(written.toLowerCase());
  if (id === undefined) return no('WS-20.1', 'noSuchName', { name: written, what: 'archetype' });
  // WS-20.11: extras use no cards, which is what an archetype is for.
  if (!isAntagonist(copy)) return no('WS-20.11', 'noArchetype', {});
  copy.archetype = id;
  return null;
}

/** One change, made in place; a refusal if it cannot be. */
export function edit(copy: Copy, change: string): Refusal<WS> | null {
  const byName = editNames(copy, change);
  if (byName !== undefined) return byName;
  const [, what, value] = /^(.*\S)\s+(\S+)$/.exec(change) ?? ['', '', ''];
  const name = what.toLowerCase();
  // WS-20.6: a group has as many dice and markers as members.
  if ((POOL.includes(name) || CHALLENGE.includes(name)) && !isAntagonist(copy))
    return no('WS-20.6', 'groupCountsMembers', { change });
  if (CHALLENGE.includes(name)) return editChallenge(copy, change, value);
  const figures = value.split('/').map((one) => (/^\d{1,2}\+?$/.test(one) ? Number.parseInt(one, 10) : Number.NaN));
  if (figures.some(Number.isNaN)) return no('WS-20.1', 'noSuchChange', { change });
  const [first, second] = figures;
  const isOne = figures.length === 1 && !value.endsWith('+');
  if (POOL.includes(name) && isOne) {
    if (!isWithin('pool', first)) return outside('pool', change);
    copy.pool = first;
    return null;
  }
  if (SPEED.includes(name) && isOne) {
    if (!isWithin('speed', first)) return outside('speed', change);
    copy.speed = first;
    return null;
  }
  const type = RESISTANCE.get(name);
  if (type && isOne) {
    if (!isWithin('resistance', first)) return outside('resistance', change);
    copy.resistance[type] = first;
    if (isAntagonist(copy)) copy.challenge[type] ??= LIMITS.challenge[0];
    return null;
  }
  const skill = SKILL.get(name);
  if (!skill || figures.length !== 2 || !value.endsWith('+')) return no('WS-20.1', 'noSuchChange', { change });
  if (!isWithin('bonus', first)) return outside('bonus', change);
  if (!isWithin('range', second)) return outside('range', change);
  copy.skills = [...copy.skills.filter((one) => one.skill !== skill), { skill, bonus: first, range: second }];
  return null;
}

/** One figure for all types of conflict, or one for each; those that stay as they are have a dash. */
function editChallenge(copy: Copy, change: string, value: string): Refusal<WS> | null {
  const parts = value.split('/');
  if (parts.length !== 1 && parts.length !== CONFLICT_IDS.length) return no('WS-20.1', 'noSuchChange', { change });
  const changed = { ...copy.challenge };
  for (const [i, id] of CONFLICT_IDS.entries()) {
    const part = parts[parts.length === 1 ? 0 : i];
    if (part === AS_IT_IS && parts.length > 1) continue;
    if (!/^\d{1,2}$/.test(part)) return no('WS-20.1', 'noSuchChange', { change });
    if (!isWithin('challenge', Number(part))) return outside('challenge', change);
    changed[id] = Number(part);
  }
  copy.challenge = changed;
  return null;
}
