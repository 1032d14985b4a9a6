/** Chapter 4: building a hero choice by choice. Every choice is shown, with the reason beside each that is not open. */
import {
  ARCHETYPE_IDS,
  type ArchetypeId,
  ATTRIBUTE_IDS,
  type AttributeId,
  GADGET_IDS,
  type GadgetId,
  GEAR_WEAPONS,
  type Hero,
  type HeroSpecialty,
  type Level,
  NATION_IDS,
  type NationId,
  PROFESSION_IDS,
  type ProfessionId,
  RACE_ABILITY_IDS,
  RACE_IDS,
  RACES,
  type RaceAbilityId,
  type RaceId,
  SKILL_IDS,
  type SkillId,
  SPECIALTIES,
  SPECIALTY_IDS,
  type SpecialtyId,
  VEHICLE_IDS,
  type VehicleId,
  WEAPON_IDS,
  type WeaponId,
  type Words,
} from '../data/index.ts';
import { type HeroRead, LONGEST, problemWithText } from './file.ts';
import {
  BLADE_ABILITY,
  type Draft,
  FIRST_ACHIEVEMENTS,
  HIGHEST_LEVEL,
  MOST_GEAR,
  POINTS,
  pointsSpent,
  problemsWithNewHero,
  problemWithBlade,
  problemWithSpecialty,
  SPECIALTIES_BOUGHT,
  sameSpecialty,
  TRAINED_SKILLS,
} from './legal.ts';
import { type HeroProblem, problem } from './problems.ts';

/** WS-4.1: every attribute begins at the first level. */
export const newDraft = (id: string): Draft => ({
  id,
  name: { en: '', pl: '' },
  portrait: { en: '', pl: '' },
  form: 'neutral',
  archetype: null,
  race: null,
  ability: null,
  blade: null,
  nation: null,
  profession: null,
  levels: { brawn: 1, agility: 1, wits: 1, composure: 1, charisma: 1 },
  trained: [],
  specialties: [],
  achievements: [],
  gadgets: [],
  weapons: [],
  vehicle: null,
  scars: [],
  constitutionLost: 0,
  reputationLost: 0,
  used: [],
});

/** The choices that are made by pressing something. Those chosen are taken back by pressing them again. */
export type Choices = {
  archetype: ArchetypeId;
  race: RaceId;
  ability: RaceAbilityId;
  nation: NationId;
  profession: ProfessionId;
  raise: AttributeId;
  lower: AttributeId;
  trained: SkillId;
  specialty: SpecialtyId;
  gadget: GadgetId;
  weapon: WeaponId;
  vehicle: VehicleId;
  blade: WeaponId;
};
export type Step = keyof Choices;

const OPTIONS: { readonly [step in Step]: readonly Choices[step][] } = {
  archetype: ARCHETYPE_IDS,
  race: RACE_IDS,
  ability: RACE_ABILITY_IDS,
  nation: NATION_IDS,
  profession: PROFESSION_IDS,
  raise: ATTRIBUTE_IDS,
  lower: ATTRIBUTE_IDS,
  trained: SKILL_IDS,
  specialty: SPECIALTY_IDS,
  gadget: GADGET_IDS,
  weapon: WEAPON_IDS,
  vehicle: VEHICLE_IDS,
  blade: WEAPON_IDS,
};

/** A way to read a step: whether an option is chosen, why it cannot be pressed, and what comes of pressing it. */
type StepRules<X> = {
  isChosen(draft: Draft, option: X): boolean;
  whyNot(draft: Draft, option: X): HeroProblem | null;
  press(draft: Draft, option: X): Partial<Draft>;
};

const open = (): null => null;
/** One of several; another takes its place. */
const single = <K extends 'archetype' | 'nation' | 'profession'>(key: K): StepRules<NonNullable<Draft[K]>> => ({
  isChosen: (draft, option) => draft[key] === option,
  whyNot: open,
  press: (draft, option) => ({ [key]: draft[key] === option ? null : option }),
});
const toggled = <X>(list: readonly X[], x: X): X[] => (list.includes(x) ? list.filter((other) => other !== x) : [...list, x]);

const known = (id: SpecialtyId): HeroSpecialty => ({ skill: SPECIALTIES[id], id, field: { en: '', pl: '' } });
const pieces = ({ weapons, vehicle }: Draft): number => weapons.length + (vehicle === null ? 0 : 1);
const tooMuchGear = (): HeroProblem => problem('WS-4.8', 'tooMuchGear', { most: MOST_GEAR });

/** WS-4.3 to WS-4.5: why this specialty cannot be added. */
function whyNotSpecialty({ trained, specialties }: Draft, specialty: HeroSpecialty): HeroProblem | null {
  const { skill } = specialty;
  const wrong = problemWithSpecialty(specialty);
  if (wrong) return wrong;
  if (!trained.includes(skill)) return problem('WS-4.4', 'notTrained', { skill });
  if (specialties.some((other) => sameSpecialty(other, specialty))) return problem('WS-4.5', 'specialtyTwice', { skill });
  return specialties.length >= SPECIALTIES_BOUGHT ? problem('WS-4.3', 'tooManySpecialties', { most: SPECIALTIES_BOUGHT }) : null;
}

const STEPS: { readonly [step in Step]: StepRules<Choices[step]> } = {
  archetype: single('archetype'),
  nation: single('nation'),
  profession: single('profession'),
  race: {
    isChosen: ({ race }, option) => race === option,
    whyNot: open,
    // WS-4.6: abilities belong to a race.
    press: ({ race }, option) => ({ race: race === option ? null : option, ability: null, blade: null }),
  },
  ability: {
    isChosen: ({ ability }, option) => ability === option,
    whyNot: ({ race }, option) => {
      if (race === null) return problem('WS-4.6', 'raceFirst', {});
      return RACES[race].abilities.includes(option) ? null : problem('WS-4.6', 'otherRace', { ability: option, race });
    },
    press: ({ ability }, option) => ({ ability: ability === option ? null : option, blade: null }),
  },
  raise: {
    isChosen: () => false,
    whyNot: ({ levels }, attribute) => {
      if (levels[attribute] >= HIGHEST_LEVEL) return problem('WS-4.1', 'highestLevel', { attribute });
      return pointsSpent(levels) >= POINTS ? problem('WS-4.1', 'noPointsLeft', { points: POINTS }) : null;
    },
    press: ({ levels }, attribute) => ({ levels: { ...levels, [attribute]: (levels[attribute] + 1) as Level } }),
  },
  lower: {
    isChosen: () => false,
    whyNot: ({ levels }, attribute) => (levels[attribute] > 1 ? null : problem('WS-4.1', 'lowestLevel', { attribute })),
    press: ({ levels }, attribute) => ({ levels: { ...levels, [attribute]: (levels[attribute] - 1) as Level } }),
  },
  trained: {
    isChosen: ({ trained }, option) => trained.includes(option),
    whyNot: ({ trained, specialties }, option) => {
      if (trained.includes(option)) {
        const has = specialties.some(({ skill }) => skill === option);
        return has ? problem('WS-4.4', 'hasSpecialty', { skill: option }) : null;
      }
      return trained.length >= TRAINED_SKILLS ? problem('WS-4.2', 'tooManyTrained', { most: TRAINED_SKILLS }) : null;
    },
    press: ({ trained }, option) => ({ trained: toggled(trained, option) }),
  },
  specialty: {
    isChosen: ({ specialties }, option) => specialties.some(({ id }) => id === option),
    whyNot: (draft, option) => (draft.specialties.some(({ id }) => id === option) ? null : whyNotSpecialty(draft, known(option))),
    press: ({ specialties }, option) => ({
      specialties: specialties.some(({ id }) => id === option)
        ? specialties.filter(({ id }) => id !== option)
        : [...specialties, known(option)],
    }),
  },
  gadget: {
    isChosen: ({ gadgets }, option) => gadgets.includes(option),
    whyNot: open,
    press: ({ gadgets }, option) => ({ gadgets: gadgets.includes(option) ? [] : [option] }),
  },
  weapon: {
    isChosen: ({ weapons }, option) => weapons.includes(option),
    whyNot: (draft, option) => {
      if (!GEAR_WEAPONS.includes(option)) return problem('WS-4.8', 'noGear', { weapon: option });
      if (draft.weapons.includes(option)) {
        return draft.blade === option ? problem('WS-4.6', 'isFavouriteBlade', { weapon: option }) : null;
      }
      return pieces(draft) >= MOST_GEAR ? tooMuchGear() : null;
    },
    press: ({ weapons }, option) => ({ weapons: toggled(weapons, option) }),
  },
  vehicle: {
    isChosen: ({ vehicle }, option) => vehicle === option,
    whyNot: (draft, option) => {
      if (option === 'on_foot') return problem('WS-4.8', 'noVehicle', { vehicle: option });
      if (draft.vehicle === option) return null;
      if (draft.vehicle !== null) return problem('WS-4.8', 'secondVehicle', { vehicle: draft.vehicle });
      return pieces(draft) >= MOST_GEAR ? tooMuchGear() : null;
    },
    press: ({ vehicle }, option) => ({ vehicle: vehicle === option ? null : option }),
  },
  blade: {
    isChosen: ({ blade }, option) => blade === option,
    whyNot: ({ ability, weapons }, option) => {
      if (ability === null) return problem('WS-4.6', 'notChosen', { what: 'ability' });
      if (ability !== BLADE_ABILITY) return problem('WS-4.6', 'noBladeNeeded', { ability });
      return problemWithBlade(option, weapons);
    },
    press: ({ blade }, option) => ({ blade: blade === option ? null : option }),
  },
};

/** One thing to press: `whyNot` says why it is not open as things stand. */
export type Option<X> = { readonly id: X; readonly chosen: boolean; readonly whyNot: HeroProblem | null };

/** Everything there is to choose in a step, in the order of the tables. */
export function optionsOf<S extends Step>(draft: Draft, step: S): Option<Choices[S]>[] {
  const rules: StepRules<Choices[S]> = STEPS[step];
  return OPTIONS[step].map((id) => ({ id, chosen: rules.isChosen(draft, id), whyNot: rules.whyNot(draft, id) }));
}

/** The draft after a choice, or why it cannot be made: then nothing has changed. */
export function choose<S extends Step>(draft: Draft, step: S, option: Choices[S]): Draft | HeroProblem {
  const rules: StepRules<Choices[S]> = STEPS[step];
  if (!OPTIONS[step].includes(option)) return problem('WS-3.28', 'unknownId', { at: step, found: String(option) });
  return rules.whyNot(draft, option) ?? { ...draft, ...rules.press(draft, option) };
}

const both = (text: string): Words => ({ en: text, pl: text });

/** WS-3.20: adds a specialty in a field of its own. */
export function addField(draft: Draft, skill: SkillId, text: string): Draft | HeroProblem {
  const specialty: HeroSpecialty = { skill, id: null, field: both(text) };
  const wrong = problemWithText(text, 'field', LONGEST.field) ?? whyNotSpecialty(draft, specialty);
  return wrong ?? { ...draft, specialties: [...draft.specialties, specialty] };
}

/** Takes back the n-th specialty, whatever it is. */
export const removeSpecialty = (draft: Draft, at: number): Draft => ({
  ...draft,
  specialties: draft.specialties.filter((_, i) => i !== at),
});

/** WS-4.7: writes an achievement. */
export function addAchievement(draft: Draft, title: string, skill: SkillId): Draft | HeroProblem {
  const wrong = problemWithText(title, 'title', LONGEST.title);
  if (wrong) return wrong;
  if (!SKILL_IDS.includes(skill)) return problem('WS-3.28', 'unknownId', { at: 'skill', found: String(skill) });
  if (draft.achievements.length >= FIRST_ACHIEVEMENTS) {
    return problem('WS-4.7', 'tooManyAchievements', { most: FIRST_ACHIEVEMENTS });
  }
  return { ...draft, achievements: [...draft.achievements, { title: both(title), skill, grade: 'ordinary', used: false }] };
}
export const removeAchievement = (draft: Draft, at: number): Draft => ({
  ...draft,
  achievements: draft.achievements.filter((_, i) => i !== at),
});

/** Name and portrait, in the player's own words. */
export function write(draft: Draft, what: 'name' | 'portrait', text: string): Draft | HeroProblem {
  return problemWithText(text, what, LONGEST[what], what === 'portrait') ?? { ...draft, [what]: both(text) };
}

/** WS-4.9: the hero, or all that is missing or not legal. */
export function finish(draft: Draft): HeroRead {
  const problems = problemsWithNewHero(draft);
  // Nothing is missing, so nothing is null that may not be.
  return problems.length > 0 ? { problems } : { hero: draft as Hero };
}

/** A hero who has not played yet, opened in the builder again. */
export const draftOf = (hero: Hero): Draft => ({ ...hero });
