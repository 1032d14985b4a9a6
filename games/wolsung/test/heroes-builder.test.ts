/** Chapter 4: the builder, choice by choice. */
import { isRefusal, LANGUAGES, QuickRandom } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { type Hero, SAMPLE_IDS, SAMPLES, type SkillId, type WeaponId } from '../data/index.ts';
import {
  addAchievement,
  addField,
  type Choices,
  choose,
  type Draft,
  draftOf,
  finish,
  type HeroProblem,
  type HeroWhy,
  newDraft,
  optionsOf,
  progressOf,
  readHero,
  removeAchievement,
  removeSpecialty,
  type Step,
  write,
} from '../heroes/index.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import { sayProblem } from '../text/data/index.ts';

const isProblem = (made: Draft | HeroProblem): made is HeroProblem => isRefusal(made);
/** The draft after a choice that must be possible. */
function after(made: Draft | HeroProblem): Draft {
  if (isProblem(made)) throw new Error(sayProblem(made, 'en'));
  return made;
}
const pressed = <S extends Step>(draft: Draft, step: S, ...options: Choices[S][]): Draft =>
  options.reduce((now, option) => after(choose(now, step, option)), draft);
/** Why an option is not open, and that it cannot be chosen then. */
function whyNot<S extends Step>(draft: Draft, step: S, option: Choices[S]): [WS, HeroWhy] | null {
  const found = optionsOf(draft, step).find(({ id }) => id === option);
  if (!found) throw new Error(`${step} has no ${option}`);
  const before = JSON.stringify(draft);
  const made = choose(draft, step, option);
  expect(JSON.stringify(draft)).toBe(before);
  expect(isProblem(made) ? made : null).toEqual(found.whyNot);
  return found.whyNot && [found.whyNot.rule, found.whyNot.why as HeroWhy];
}
const problemsIn = (draft: Draft): [WS, HeroWhy][] => {
  const made = finish(draft);
  return 'hero' in made ? [] : made.problems.map(({ rule, why }) => [rule, why]);
};
const draft = newDraft('mine');

/** A sample hero made by the builder alone. */
function rebuilt(hero: Hero): Draft {
  let made = newDraft(hero.id);
  made = pressed(made, 'archetype', hero.archetype);
  made = pressed(made, 'race', hero.race);
  made = pressed(made, 'ability', hero.ability);
  made = pressed(made, 'nation', hero.nation);
  made = pressed(made, 'profession', hero.profession);
  for (const [attribute, level] of Object.entries(hero.levels)) {
    for (let i = 1; i < level; i++) made = pressed(made, 'raise', attribute as keyof Hero['levels']);
  }
  made = pressed(made, 'trained', ...hero.trained);
  for (const { skill, id, field } of hero.specialties) {
    made = id === null ? after(addField(made, skill, field.en)) : pressed(made, 'specialty', id);
  }
  made = pressed(made, 'gadget', ...hero.gadgets);
  made = pressed(made, 'weapon', ...hero.weapons);
  if (hero.vehicle !== null) made = pressed(made, 'vehicle', hero.vehicle);
  for (const { title, skill } of hero.achievements) made = after(addAchievement(made, title.en, skill));
  made = after(write(made, 'portrait', hero.portrait.en));
  return { ...after(write(made, 'name', hero.name.en)), form: hero.form };
}

describe('WS-4.9: what is missing is named', () => {
  it('WS-4.9: how far each part is', () => {
    const half = pressed(pressed(pressed(draft, 'race', 'troll'), 'raise', 'wits'), 'trained', 'brawl', 'spot');
    expect(progressOf(half).map(({ part, have, of }) => `${part} ${have}/${of}`)).toEqual([
      'name 0/1',
      'archetype 0/1',
      'race 1/2',
      'nation 0/1',
      'profession 0/1',
      'attributes 1/3',
      'skills 2/5',
      'specialties 0/3',
      'achievements 0/2',
      'gadget 0/1',
      'gear 0/0',
    ]);
    for (const id of SAMPLE_IDS) expect(progressOf(SAMPLES[id]).every(({ have, of }) => have >= of)).toBe(true);
    const dancer = pressed(pressed(draft, 'race', 'elf'), 'ability', 'dancing_with_a_blade');
    expect(progressOf(dancer).find(({ part }) => part === 'race')).toEqual({ part: 'race', rule: 'WS-4.6', have: 2, of: 3 });
  });
  it('WS-4.1 to WS-4.9: everything, at the beginning', () => {
    expect(problemsIn(draft)).toEqual([
      ['WS-4.1', 'pointsLeft'],
      ['WS-4.2', 'trainedLeft'],
      ['WS-4.3', 'specialtiesLeft'],
      ...Array(6).fill(['WS-4.6', 'notChosen']),
      ['WS-4.8', 'gadgetMissing'],
      ['WS-4.7', 'achievementsLeft'],
    ]);
  });
  it('WS-4.1: every attribute begins at level 1', () => {
    expect(Object.values(draft.levels)).toEqual([1, 1, 1, 1, 1]);
  });
  it.each(SAMPLE_IDS)('WS-4.9, D12: %s can be built, and nothing is missing then', (id) => {
    const sample = SAMPLES[id];
    const made = finish(rebuilt(sample));
    if (!('hero' in made)) throw new Error(made.problems.map((wrong) => sayProblem(wrong, 'en')).join(' '));
    // Players write in one language.
    expect({ ...made.hero, name: 0, portrait: 0, achievements: 0, specialties: 0 }).toEqual({
      ...sample,
      name: 0,
      portrait: 0,
      achievements: 0,
      specialties: 0,
    });
    expect(readHero(made.hero)).toEqual({ hero: made.hero });
    expect(finish(draftOf(made.hero))).toEqual(made);
  });
  it('WS-4.6, WS-4.9: each of the single choices is asked for', () => {
    const whole = rebuilt(SAMPLES.H1);
    for (const what of ['archetype', 'race', 'ability', 'nation', 'profession'] as const) {
      expect(problemsIn({ ...whole, [what]: null })).toEqual([['WS-4.6', 'notChosen']]);
    }
    expect(problemsIn({ ...whole, name: { en: '', pl: '' } })).toEqual([['WS-4.6', 'notChosen']]);
  });
});

describe('WS-4.1: attributes', () => {
  it('WS-4.1: three points, no level above 3', () => {
    const high = pressed(draft, 'raise', 'wits', 'wits');
    expect(whyNot(high, 'raise', 'wits')).toEqual(['WS-4.1', 'highestLevel']);
    expect(whyNot(high, 'raise', 'brawn')).toBeNull();
    const spent = pressed(high, 'raise', 'brawn');
    expect(whyNot(spent, 'raise', 'agility')).toEqual(['WS-4.1', 'noPointsLeft']);
    expect(spent.levels).toEqual({ brawn: 2, agility: 1, wits: 3, composure: 1, charisma: 1 });
    expect(problemsIn(spent)).not.toContainEqual(['WS-4.1', 'pointsLeft']);
  });
  it('WS-4.1: points can be taken back, no level falls below 1', () => {
    expect(whyNot(draft, 'lower', 'wits')).toEqual(['WS-4.1', 'lowestLevel']);
    expect(pressed(pressed(draft, 'raise', 'wits'), 'lower', 'wits')).toEqual(draft);
  });
});

describe('WS-4.2 to WS-4.5: skills and specialties', () => {
  const five = pressed(draft, 'trained', 'brawl', 'firearms', 'technics', 'bluff', 'spot');
  it('WS-4.2: a sixth skill is not open, and one of the five can be given up', () => {
    expect(whyNot(five, 'trained', 'drive')).toEqual(['WS-4.2', 'tooManyTrained']);
    expect(pressed(five, 'trained', 'spot').trained).toEqual(['brawl', 'firearms', 'technics', 'bluff']);
    expect(optionsOf(five, 'trained').filter(({ chosen }) => chosen).length).toBe(5);
  });
  it('WS-4.4: a specialty needs its skill, and holds it', () => {
    expect(whyNot(five, 'specialty', 'riding')).toEqual(['WS-4.4', 'notTrained']);
    const boxer = pressed(five, 'specialty', 'boxing');
    expect(whyNot(boxer, 'trained', 'brawl')).toEqual(['WS-4.4', 'hasSpecialty']);
    expect(pressed(boxer, 'specialty', 'boxing').specialties).toEqual([]);
  });
  it('WS-4.3, WS-4.5: three specialties, also in one skill', () => {
    const three = pressed(five, 'specialty', 'boxing', 'fencing', 'rough');
    expect(whyNot(three, 'specialty', 'gossip')).toEqual(['WS-4.3', 'tooManySpecialties']);
    expect(problemsIn(three)).not.toContainEqual(['WS-4.3', 'specialtiesLeft']);
    expect(removeSpecialty(three, 1).specialties.map(({ id }) => id)).toEqual(['boxing', 'rough']);
  });
  it.each<[string, SkillId, string, WS, HeroWhy]>([
    ['for a skill with specialties of its own', 'brawl', 'wrestling', 'WS-3.20', 'noFreeField'],
    ['of an untrained skill', 'survival', 'mountains', 'WS-4.4', 'notTrained'],
    ['that is blank', 'technics', ' ', 'WS-3.28', 'textBlank'],
    ['with markup', 'technics', '<b>engines', 'WS-3.28', 'markup'],
    ['that is taken', 'technics', 'CLOCKWORK', 'WS-4.5', 'specialtyTwice'],
  ])('WS-3.20, WS-4.4, WS-4.5: no field %s', (_what, skill, text, rule, why) => {
    const clock = after(addField(five, 'technics', 'clockwork'));
    const made = addField(clock, skill, text);
    expect(isProblem(made) && [made.rule, made.why]).toEqual([rule, why]);
  });
});

describe('WS-4.6: what a hero is', () => {
  it('WS-4.6: an ability of the race, chosen after it', () => {
    expect(whyNot(draft, 'ability', 'elusive')).toEqual(['WS-4.6', 'raceFirst']);
    const halfling = pressed(draft, 'race', 'halfling');
    expect(whyNot(halfling, 'ability', 'elven_grace')).toEqual(['WS-4.6', 'otherRace']);
    expect(optionsOf(halfling, 'ability').filter((option) => option.whyNot === null).length).toBe(4);
    expect(pressed(halfling, 'ability', 'elusive').ability).toBe('elusive');
  });
  it('WS-4.6: another race brings other abilities', () => {
    const elf = pressed(pressed(draft, 'race', 'elf'), 'ability', 'elven_grace');
    expect(pressed(elf, 'race', 'orc').ability).toBeNull();
  });
  it('WS-4.6: another choice takes the place of the first, and the same one takes it back', () => {
    const first = pressed(draft, 'nation', 'ys');
    expect(pressed(first, 'nation', 'vinland').nation).toBe('vinland');
    expect(pressed(first, 'nation', 'ys').nation).toBeNull();
  });
  it('WS-4.6 (D6): the favourite blade', () => {
    expect(whyNot(draft, 'blade', 'sabre')).toEqual(['WS-4.6', 'notChosen']);
    const elf = pressed(pressed(draft, 'race', 'elf'), 'ability', 'elven_grace');
    expect(whyNot(elf, 'blade', 'sabre')).toEqual(['WS-4.6', 'noBladeNeeded']);
    const dancer = pressed(elf, 'ability', 'dancing_with_a_blade');
    expect(problemsIn(dancer)).toContainEqual(['WS-4.6', 'bladeMissing']);
    expect(whyNot(dancer, 'blade', 'club')).toEqual(['WS-4.6', 'noBlade']);
    expect(whyNot(dancer, 'blade', 'sabre')).toEqual(['WS-4.6', 'notOwned']);
    const armed = pressed(pressed(dancer, 'weapon', 'sabre'), 'blade', 'sabre');
    expect(problemsIn(armed)).not.toContainEqual(['WS-4.6', 'bladeMissing']);
    expect(whyNot(armed, 'weapon', 'sabre')).toEqual(['WS-4.6', 'isFavouriteBlade']);
    expect(pressed(armed, 'ability', 'hypnotic_charm').blade).toBeNull();
  });
});

describe('WS-4.7: achievements', () => {
  it('WS-4.7: two, in words, each with a skill', () => {
    const two = after(addAchievement(after(addAchievement(draft, 'First', 'brawl')), 'Second', 'spot'));
    expect(two.achievements).toEqual([
      { title: { en: 'First', pl: 'First' }, skill: 'brawl', grade: 'ordinary', used: false },
      { title: { en: 'Second', pl: 'Second' }, skill: 'spot', grade: 'ordinary', used: false },
    ]);
    const third = addAchievement(two, 'Third', 'spot');
    expect(isProblem(third) && [third.rule, third.why]).toEqual(['WS-4.7', 'tooManyAchievements']);
    expect(removeAchievement(two, 0).achievements.length).toBe(1);
    const blank = addAchievement(draft, '...', 'spot');
    expect(isProblem(blank) && blank.why).toBe('textBlank');
    const strange = addAchievement(draft, 'Chef', 'cooking' as SkillId);
    expect(isProblem(strange) && [strange.rule, strange.why]).toEqual(['WS-3.28', 'unknownId']);
  });
});

describe('WS-4.8: gadget and gear', () => {
  it('WS-4.8: one gadget; another takes its place', () => {
    const first = pressed(draft, 'gadget', 'smoke_cane');
    expect(pressed(first, 'gadget', 'lucky_charm').gadgets).toEqual(['lucky_charm']);
    expect(pressed(first, 'gadget', 'smoke_cane').gadgets).toEqual([]);
  });
  it('WS-4.8: three pieces, at most one of them a vehicle', () => {
    const three = pressed(pressed(draft, 'weapon', 'sabre', 'knife'), 'vehicle', 'horse');
    expect(whyNot(three, 'weapon', 'club')).toEqual(['WS-4.8', 'tooMuchGear']);
    expect(whyNot(three, 'vehicle', 'wyvern')).toEqual(['WS-4.8', 'secondVehicle']);
    expect(pressed(pressed(three, 'vehicle', 'horse'), 'vehicle', 'wyvern').vehicle).toBe('wyvern');
    const armed = pressed(draft, 'weapon', 'sabre', 'knife', 'club');
    expect(whyNot(armed, 'vehicle', 'horse')).toEqual(['WS-4.8', 'tooMuchGear']);
    expect(pressed(armed, 'weapon', 'club').weapons).toEqual(['sabre', 'knife']);
  });
  it('WS-4.8: bare hands, iron fists and feet are no gear, and what is not in the tables is nothing at all', () => {
    expect(whyNot(draft, 'weapon', 'fists')).toEqual(['WS-4.8', 'noGear']);
    expect(whyNot(draft, 'weapon', 'iron_fists')).toEqual(['WS-4.8', 'noGear']);
    expect(optionsOf(draft, 'weapon').filter((option) => option.whyNot === null).length).toBe(11);
    expect(whyNot(draft, 'vehicle', 'on_foot')).toEqual(['WS-4.8', 'noVehicle']);
    const made = choose(draft, 'weapon', 'cannon' as WeaponId);
    expect(isProblem(made) && [made.rule, made.why]).toEqual(['WS-3.28', 'unknownId']);
  });
});

describe('names and portraits', () => {
  it('WS-3.28: plain text only', () => {
    for (const [what, text, why] of [
      ['name', '<i>', 'markup'],
      ['name', '', 'textBlank'],
      ['name', 'x'.repeat(61), 'textTooLong'],
      ['portrait', 'a\u0000b', 'strangeSign'],
    ] as const) {
      const made = write(draft, what, text);
      expect([what, isProblem(made) && made.why]).toEqual([what, why]);
    }
    expect(after(write(draft, 'portrait', '')).portrait).toEqual({ en: '', pl: '' });
  });
});

describe('at random', () => {
  const STEPS: readonly Step[] = [
    'archetype',
    'race',
    'ability',
    'nation',
    'profession',
    'raise',
    'lower',
    'trained',
    'specialty',
    'gadget',
    'weapon',
    'vehicle',
    'blade',
  ];
  /** What no walk through the builder may ever come to. */
  const NEVER: readonly HeroWhy[] = [
    'tooManyPoints',
    'tooManyTrained',
    'trainedTwice',
    'tooManySpecialties',
    'notTrained',
    'specialtyTwice',
    'otherRace',
    'noBladeNeeded',
    'noBlade',
    'notOwned',
    'tooManyGadgets',
    'tooMuchGear',
    'gearTwice',
    'noGear',
    'noVehicle',
  ];
  it('WS-4.9: whatever is pressed, nothing illegal comes of it, and what is not open says why in both languages', () => {
    const random = new QuickRandom(4);
    const seen = new Set<HeroWhy>();
    for (let walk = 0; walk < 60; walk++) {
      let now = newDraft('walk');
      for (let presses = 0; presses < 80; presses++) {
        const step = STEPS[random.below(STEPS.length)];
        const options = optionsOf<Step>(now, step);
        const option = options[random.below(options.length)];
        const made = choose(now, step, option.id);
        expect(isProblem(made)).toBe(option.whyNot !== null);
        if (!isProblem(made)) now = made;
        else {
          seen.add(made.why);
          for (const language of LANGUAGES) expect(sayProblem(made, language)).toMatch(/^.{12,}\.$/);
        }
        const found = finish(now);
        if (!('hero' in found)) {
          for (const wrong of found.problems) {
            expect(NEVER).not.toContain(wrong.why);
            for (const language of LANGUAGES) expect(sayProblem(wrong, language)).toMatch(/^.{12,}\.$/);
          }
        }
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  });
});
