/** Chapters 3 and 20: what characters are made of, as numbers. */
import {
  ALLY,
  type ArchetypeId,
  type CharacterMark,
  type Hero,
  PROFILES,
  type Profile,
  type ProfileId,
  RACE_ABILITIES,
  RACES,
  type SkillId,
  skilled,
  TRAINED,
  UNTRAINED,
  VEHICLES,
  WEAPONS,
  type WeaknessId,
  type Weapon,
} from '../data/index.ts';
import {
  challengeOf,
  constitutionOf,
  heroMarks,
  poolOfAchievements,
  reputationOf,
  resistanceFrom,
  skillRangeOf,
} from '../heroes/index.ts';
import { NO_REROLLS } from '../odds/index.ts';
import { type Character, NONE, type Table, type Test } from '../table.ts';
import { editedProfile } from './copies.ts';

/** WS-10.8 */
export const MOST_PARTICIPANTS = 12;

export const isActive = (c: Character): boolean => c.state === 'active';
export const areEnemies = (a: Character, b: Character): boolean => a.side !== b.side;
/** Heroes and antagonists have cards, tokens and active resistance; groups and allies do not (WS-20.11, WS-20.16, WS-14.14). */
export const isPrincipal = (c: Character): boolean => c.kind === 'hero' || c.kind === 'antagonist';

export function profileOf(c: Character): Profile {
  return c.copy === null ? PROFILES[c.profile as ProfileId] : editedProfile(c.copy);
}

export function hasMark(c: Character, mark: CharacterMark): boolean {
  // D7: in duels heroes carry marks too.
  if (c.hero) return heroMarks(c.hero).includes(mark);
  return c.profile !== null && profileOf(c).marks.includes(mark);
}

export const hasWeakness = (c: Character, weakness: WeaknessId): boolean =>
  c.hero !== null && RACES[c.hero.race].weakness === weakness;
export const hasAbility = (c: Character, ability: Hero['ability']): boolean => c.hero?.ability === ability;
export const hasGadget = (c: Character, gadget: Hero['gadgets'][number]): boolean =>
  (c.hero?.gadgets.includes(gadget) ?? false) && !c.away.includes(gadget);
export const holds = (c: Character, what: string): boolean => c.scene.includes(what);

/** WS-3.4, WS-3.6 */
export function constitution(c: Character): number {
  return c.hero ? constitutionOf(c.hero.levels, c.constitutionLost) : 0;
}
/** WS-3.5, WS-3.6 */
export function reputation(c: Character): number {
  if (!c.hero)
    return c.kind === 'antagonist' ? Math.max(0, ((profileOf(c).resistance.discussion ?? 10) - 10) / 2 - c.reputationLost) : 0;
  return reputationOf(c.hero.levels, c.reputationLost);
}

/** WS-3.7 to WS-3.10, WS-20.2, WS-20.16: before anything that depends on the situation. */
export function baseResistance({ type }: Table, c: Character): number {
  if (c.hero) return resistanceFrom(type === 'discussion' ? reputation(c) : constitution(c));
  if (c.kind === 'ally') return ALLY.resistance;
  const printed = profileOf(c).resistance[type] ?? 10;
  if (c.kind === 'extras') return printed;
  const lost = type === 'discussion' ? c.reputationLost : c.constitutionLost;
  return Math.max(Math.min(10, printed), printed - 2 * lost);
}

/** WS-3.11 to WS-3.15, WS-10.18: starting Challenge of a hero. */
export function startingChallenge(t: Table, hero: Hero): number {
  return challengeOf(hero.levels, t.type, t.stake.vaBanque);
}

/** WS-3.23, WS-20.1, WS-20.6: the dice a character has by fame or profile. */
export function fullPool(t: Table, c: Character): number {
  if (c.hero) return poolOfAchievements(c.hero.achievements.length);
  if (c.kind === 'ally') return ALLY.pool;
  if (c.kind === 'extras') return c.markers;
  const profile = profileOf(c);
  const printed = profile.kind === 'antagonist' ? profile.pool : 1;
  if (!t.settings.gentle || t.settings.mode !== 'director') return printed;
  // WS-23.18, WS-23.19
  if (t.heroes === 1) return Math.min(2, printed);
  return printed + Math.max(0, t.heroes - 2);
}

/** WS-20.1, WS-23.18, WS-23.19 */
export function antagonistChallenge(t: Table, profile: Profile): number {
  const printed = (profile.kind === 'antagonist' ? profile.challenge[t.type] : null) ?? 0;
  if (!t.settings.gentle || t.settings.mode !== 'director') return printed;
  if (t.heroes === 1) return Math.min(printed, Math.max(2, printed - 1));
  return printed + Math.max(0, t.heroes - 2);
}

/** WS-3.18, WS-20.1, WS-20.4, WS-20.16: the bonus of a skill without specialties. */
export function skillBonus(c: Character, skill: SkillId): number {
  if (c.hero) {
    if (holds(c, `noble_ancestors ${skill}`)) return RACE_ABILITIES.noble_ancestors.amount ?? TRAINED;
    if (holds(c, 'cold_logic') && (skill === 'expression' || skill === 'empathy')) return 0;
    return c.hero.trained.includes(skill) ? TRAINED : UNTRAINED;
  }
  if (c.kind === 'ally') return c.skill === skill ? ALLY.skill.bonus : UNTRAINED;
  return skilled(profileOf(c), skill).bonus;
}

/** WS-5.1, WS-3.2: from this face on dice are rolled again, before anything widens it. 11: never. */
export function skillRange(c: Character, skill: SkillId): number {
  if (c.hero) {
    if (holds(c, 'cold_logic') && (skill === 'expression' || skill === 'empathy')) return NO_REROLLS;
    return skillRangeOf(c.hero, skill);
  }
  if (c.kind === 'ally') return ALLY.skill.range;
  return skilled(profileOf(c), skill).range;
}

/** What is in hand counts only for what it is made for: with a gun in hand one brawls with bare hands (WS-17.11). */
export function weaponFor(c: Character, skill: SkillId): Weapon {
  const inHand = WEAPONS[c.weapon];
  return inHand.skill === skill ? inHand : WEAPONS.fists;
}

/** WS-18.9, WS-18.11, WS-16.15 */
export function speed(t: Table, c: Character): number {
  const own = c.hero || c.kind === 'ally' ? 0 : profileOf(c).speed;
  if (c.vehicle === NONE || t.vehicles[c.vehicle].stopped) return own;
  return VEHICLES[t.vehicles[c.vehicle].vehicle].speed;
}
export const isAboard = (t: Table, c: Character): boolean => c.vehicle !== NONE && !t.vehicles[c.vehicle].stopped;

/** WS-17.1: 0 close, 1 medium, 2 long. */
export const distance = (a: Character, b: Character): number => Math.abs(a.zone - b.zone);

/** WS-8.1, WS-8.10; a Writer may have borrowed another for the scene. */
export function archetypeOf(c: Character): ArchetypeId {
  const borrowed = c.scene.find((one) => one.startsWith('writer '));
  if (borrowed) return borrowed.slice('writer '.length) as ArchetypeId;
  if (c.hero) return c.hero.archetype;
  const profile = c.profile === null ? null : profileOf(c);
  return profile?.kind === 'antagonist' ? profile.archetype : 'daredevil';
}

export const actorOf = (t: Table, test: Test): Character => t.characters[test.actor];

/** Whom a character grips, or NONE. */
export function grips(t: Table, n: number): number {
  for (let i = 0; i < t.characters.length; i++) {
    if (t.characters[i].grippedBy === n && isActive(t.characters[i])) return i;
  }
  return NONE;
}

/** WS-5.6, WS-11.13 to WS-11.15 */
export const hasJoker = (c: Character): boolean => c.initiative === 'X1' || c.initiative === 'X2';

/** WS-4.2 and after: whether a hero was trained in it; others have no such thing. */
export const isUntrained = (c: Character, skill: SkillId): boolean => c.hero !== null && !c.hero.trained.includes(skill);

export function countActive(t: Table, fits: (c: Character) => boolean = () => true): number {
  let n = 0;
  for (const c of t.characters) if (isActive(c) && fits(c)) n++;
  return n;
}
