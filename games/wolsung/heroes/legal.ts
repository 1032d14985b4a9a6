/** Chapter 4: what a legal hero is. */
import {
  type ArchetypeId,
  ATTRIBUTE_IDS,
  CONFLICT_SKILLS,
  GEAR_WEAPONS,
  type Hero,
  type HeroSpecialty,
  type Levels,
  type NationId,
  PROFESSIONS,
  type ProfessionId,
  RACE_ABILITIES,
  RACES,
  type RaceAbilityId,
  type RaceId,
  type SkillId,
  SPECIALTIES,
  type Use,
  WEAPONS,
  type WeaponId,
} from '../data/index.ts';
import { constitutionOf, reputationOf } from './derived.ts';
import { type HeroProblem, problem, SINGLES, type Single } from './problems.ts';

/** WS-4.1 */
export const POINTS = 3;
export const HIGHEST_LEVEL = 3;
/** WS-4.2, WS-4.3 */
export const TRAINED_SKILLS = 5;
export const SPECIALTIES_BOUGHT = 3;
/** WS-4.7 */
export const FIRST_ACHIEVEMENTS = 2;
/** So many a sheet has room for; 36 make a legend (WS-3.23). */
export const MOST_ACHIEVEMENTS = 99;
/** WS-4.8 */
export const MOST_GADGETS = 1;
export const MOST_GEAR = 3;
/** D6: the ability that asks for a favourite blade. */
export const BLADE_ABILITY = 'dancing_with_a_blade';

/** A hero in the making: what is not chosen yet is null, and the name blank. A hero is one in which nothing is missing. */
export type Draft = Omit<Hero, 'archetype' | 'race' | 'ability' | 'nation' | 'profession'> & {
  archetype: ArchetypeId | null;
  race: RaceId | null;
  ability: RaceAbilityId | null;
  nation: NationId | null;
  profession: ProfessionId | null;
};

/** WS-4.1: points spent on levels above the first. */
export const pointsSpent = (levels: Levels): number => ATTRIBUTE_IDS.reduce((spent, id) => spent + levels[id] - 1, 0);

/** WS-4.5: two that are the same; in a field of their own, whatever the letters' size. */
export function sameSpecialty(a: HeroSpecialty, b: HeroSpecialty): boolean {
  if (a.skill !== b.skill || a.id !== b.id) return false;
  const alike = (language: 'en' | 'pl'): boolean => a.field[language].toLowerCase() === b.field[language].toLowerCase();
  return a.id !== null || alike('en') || alike('pl');
}

/** WS-3.19, WS-3.20: whether this is a specialty of that skill at all. */
export function problemWithSpecialty({ skill, id, field }: HeroSpecialty): HeroProblem | null {
  if (id === null) {
    return CONFLICT_SKILLS.includes(skill) ? problem('WS-3.20', 'noFreeField', { skill }) : null;
  }
  if (SPECIALTIES[id] !== skill) return problem('WS-3.19', 'otherSkill', { specialty: id, skill });
  return field.en === '' && field.pl === '' ? null : problem('WS-3.20', 'noFieldNeeded', { specialty: id });
}

/** D6: a favourite blade is an own weapon that is a blade. */
export function problemWithBlade(blade: WeaponId, weapons: readonly WeaponId[]): HeroProblem | null {
  if (!WEAPONS[blade].marks.includes('blade')) return problem('WS-4.6', 'noBlade', { weapon: blade });
  return weapons.includes(blade) ? null : problem('WS-4.6', 'notOwned', { weapon: blade });
}

const twice = <X>(list: readonly X[], same: (a: X, b: X) => boolean = (a, b) => a === b): X[] =>
  list.filter((x, i) => list.findIndex((other) => same(other, x)) < i);

function problemsWithLevels({ levels }: Draft): HeroProblem[] {
  const spent = pointsSpent(levels);
  if (spent > POINTS) return [problem('WS-4.1', 'tooManyPoints', { spent, points: POINTS })];
  return spent < POINTS ? [problem('WS-4.1', 'pointsLeft', { left: POINTS - spent })] : [];
}

function problemsWithSkills({ trained, specialties }: Draft): HeroProblem[] {
  const found: HeroProblem[] = twice(trained).map((skill) => problem('WS-4.2', 'trainedTwice', { skill }));
  const different = new Set<SkillId>(trained).size;
  if (different > TRAINED_SKILLS) found.push(problem('WS-4.2', 'tooManyTrained', { most: TRAINED_SKILLS }));
  if (different < TRAINED_SKILLS) found.push(problem('WS-4.2', 'trainedLeft', { left: TRAINED_SKILLS - different }));
  const bought = specialties.length;
  if (bought > SPECIALTIES_BOUGHT) found.push(problem('WS-4.3', 'tooManySpecialties', { most: SPECIALTIES_BOUGHT }));
  if (bought < SPECIALTIES_BOUGHT) found.push(problem('WS-4.3', 'specialtiesLeft', { left: SPECIALTIES_BOUGHT - bought }));
  for (const specialty of specialties) {
    const wrong = problemWithSpecialty(specialty);
    if (wrong) found.push(wrong);
    if (!trained.includes(specialty.skill)) found.push(problem('WS-4.4', 'notTrained', { skill: specialty.skill }));
  }
  for (const { skill } of twice(specialties, sameSpecialty)) found.push(problem('WS-4.5', 'specialtyTwice', { skill }));
  return found;
}

/** WS-4.6, WS-4.9 */
function problemsWithChoices(draft: Draft): HeroProblem[] {
  const isMissing = (what: Single): boolean => (what === 'name' ? draft.name.en === '' : draft[what] === null);
  return SINGLES.filter(isMissing).map((what) => problem('WS-4.6', 'notChosen', { what }));
}

function problemsWithOrigin({ race, ability, blade, weapons }: Draft): HeroProblem[] {
  if (race === null || ability === null) return [];
  if (!RACES[race].abilities.includes(ability)) return [problem('WS-4.6', 'otherRace', { ability, race })];
  if (ability !== BLADE_ABILITY) return blade === null ? [] : [problem('WS-4.6', 'noBladeNeeded', { ability })];
  if (blade === null) return [problem('WS-4.6', 'bladeMissing', {})];
  const wrong = problemWithBlade(blade, weapons);
  return wrong ? [wrong] : [];
}

function problemsWithGear({ gadgets, weapons, vehicle }: Draft): HeroProblem[] {
  const found: HeroProblem[] = [];
  if (gadgets.length === 0) found.push(problem('WS-4.8', 'gadgetMissing', {}));
  if (gadgets.length > MOST_GADGETS) {
    found.push(problem('WS-4.8', 'tooManyGadgets', { most: MOST_GADGETS, gadget: gadgets[MOST_GADGETS] }));
  }
  for (const weapon of weapons) if (!GEAR_WEAPONS.includes(weapon)) found.push(problem('WS-4.8', 'noGear', { weapon }));
  for (const weapon of twice(weapons)) found.push(problem('WS-4.8', 'gearTwice', { weapon }));
  if (vehicle === 'on_foot') found.push(problem('WS-4.8', 'noVehicle', { vehicle }));
  const pieces = weapons.length + (vehicle === null ? 0 : 1);
  if (pieces > MOST_GEAR) found.push(problem('WS-4.8', 'tooMuchGear', { most: MOST_GEAR }));
  return found;
}

const isOncePerSession = (use: Use): boolean => use === 'session' || use === 'session_then_token';

/** What play may have done to a hero. */
function problemsWithHistory(hero: Draft): HeroProblem[] {
  const found: HeroProblem[] = [];
  const { ability, profession, levels, achievements, constitutionLost, reputationLost, scars, used } = hero;
  if (achievements.length < FIRST_ACHIEVEMENTS) {
    found.push(problem('WS-4.7', 'achievementsLeft', { left: FIRST_ACHIEVEMENTS - achievements.length }));
  }
  if (achievements.length > MOST_ACHIEVEMENTS) {
    found.push(problem('WS-3.28', 'tooManyAchievements', { most: MOST_ACHIEVEMENTS }));
  }
  const constitution = constitutionOf(levels, 0);
  const reputation = reputationOf(levels, 0);
  if (constitutionLost > constitution) {
    found.push(problem('WS-3.6', 'lostTooMuch', { what: 'constitution', most: constitution }));
  }
  if (reputationLost > reputation) found.push(problem('WS-3.6', 'lostTooMuch', { what: 'reputation', most: reputation }));
  for (const scar of twice(scars)) found.push(problem('WS-3.26', 'scarTwice', { scar }));
  for (const at of twice(used)) found.push(problem('WS-9.23', 'usedTwice', { at }));
  if (used.includes('race') && ability !== null && !isOncePerSession(RACE_ABILITIES[ability].use)) {
    found.push(problem('WS-9.23', 'neverUsedUp', { what: 'race' }));
  }
  if (used.includes('profession') && profession !== null && !isOncePerSession(PROFESSIONS[profession].use)) {
    found.push(problem('WS-9.23', 'neverUsedUp', { what: 'profession' }));
  }
  return found;
}

/** Everything that is not legal about a hero, in the order of the chapter; one who has played may have changed since. */
export function problemsWithHero(hero: Draft): HeroProblem[] {
  return [
    ...problemsWithLevels(hero),
    ...problemsWithSkills(hero),
    ...problemsWithChoices(hero),
    ...problemsWithOrigin(hero),
    ...problemsWithGear(hero),
    ...problemsWithHistory(hero),
  ];
}

/** The same for a hero who comes from the builder and has not played yet (WS-4.7, WS-4.9). */
export function problemsWithNewHero(hero: Draft): HeroProblem[] {
  const found = problemsWithHero(hero);
  const { achievements, scars, constitutionLost, reputationLost, used } = hero;
  if (achievements.length > FIRST_ACHIEVEMENTS) {
    found.push(problem('WS-4.7', 'tooManyAchievements', { most: FIRST_ACHIEVEMENTS }));
  }
  for (const [i, { grade, used: isUsed }] of achievements.entries()) {
    if (grade !== 'ordinary') found.push(problem('WS-4.7', 'notOrdinary', { at: `achievements[${i}].grade` }));
    if (isUsed) found.push(problem('WS-4.9', 'notFresh', { at: `achievements[${i}].used` }));
  }
  if (scars.length > 0) found.push(problem('WS-4.9', 'notFresh', { at: 'scars' }));
  if (constitutionLost > 0) found.push(problem('WS-4.9', 'notFresh', { at: 'constitutionLost' }));
  if (reputationLost > 0) found.push(problem('WS-4.9', 'notFresh', { at: 'reputationLost' }));
  if (used.length > 0) found.push(problem('WS-4.9', 'notFresh', { at: 'used' }));
  return found;
}
