/** Chapter 3 and D12: what follows from a sheet, each number with its terms. */
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import {
  ATTRIBUTE_IDS,
  CONFLICT_IDS,
  FAME_IDS,
  type Hero,
  type Level,
  type Levels,
  SAMPLE_IDS,
  SAMPLES,
  SCAR_IDS,
  SKILL_IDS,
} from '../data/index.ts';
import {
  challengeOf,
  constitutionOf,
  DERIVED,
  derive,
  deriveSkill,
  fameOf,
  HERO_TERMS,
  type HeroTerms,
  heroMarks,
  poolOfAchievements,
  rangeOfLevel,
  reputationOf,
  resistanceFrom,
  skillRangeOf,
  speedOf,
} from '../heroes/index.ts';
import { heroTerms, sayTerms, sheetLines, sheetOf } from '../text/data/index.ts';
import { rows } from './tables.ts';

const levels = (brawn: Level, agility: Level, wits: Level, composure: Level, charisma: Level): Levels => ({
  brawn,
  agility,
  wits,
  composure,
  charisma,
});
const LEVELS: readonly Level[] = [1, 2, 3];
const changed = (changes: Partial<Hero>): Hero => ({ ...SAMPLES.H2, ...changes });
const termsOf = (hero: Hero, what: (typeof DERIVED)[number], vaBanque = false): HeroTerms => {
  const terms: HeroTerms = [];
  derive(hero, what, terms, vaBanque);
  return terms;
};

describe('3a. Attributes', () => {
  it('WS-3.1: five attributes, and each skill tests one of them', () => {
    expect(ATTRIBUTE_IDS.length).toBe(5);
    expect(SKILL_IDS.map((skill) => skillRangeOf(SAMPLES.H1, skill)).filter((range) => range === 8).length).toBe(4);
  });
  it('WS-3.2, WS-3.3: level and range', () => expect(LEVELS.map(rangeOfLevel)).toEqual([10, 9, 8]));
  it('WS-3.4: Constitution is the higher of Brawn and Agility', () => {
    for (const a of LEVELS) for (const b of LEVELS) expect(constitutionOf(levels(a, b, 3, 3, 3), 0)).toBe(Math.max(a, b));
  });
  it('WS-3.5: Reputation is the higher of Composure and Charisma', () => {
    for (const a of LEVELS) for (const b of LEVELS) expect(reputationOf(levels(3, 3, 3, a, b), 0)).toBe(Math.max(a, b));
  });
  it('WS-3.6: what is lost is subtracted, and nothing falls below 0', () => {
    expect([0, 1, 2, 3].map((lost) => constitutionOf(levels(2, 1, 3, 3, 3), lost))).toEqual([2, 1, 0, 0]);
    expect([0, 1, 2, 3].map((lost) => reputationOf(levels(3, 3, 3, 1, 2), lost))).toEqual([2, 1, 0, 0]);
    // Each is counted apart.
    expect(derive(changed({ constitutionLost: 1 }), 'reputation')).toBe(derive(SAMPLES.H2, 'reputation'));
    expect(derive(changed({ reputationLost: 1 }), 'constitution')).toBe(derive(SAMPLES.H2, 'constitution'));
    expect(derive(changed({ constitutionLost: 2 }), 'constitution')).toBe(1);
    expect(derive({ ...SAMPLES.H1, constitutionLost: 3 }, 'constitution')).toBe(0);
  });
});

describe('3b. Resistances and Challenge', () => {
  it.each([
    ['WS-3.7', 'defense', 'constitution'],
    ['WS-3.8', 'endurance', 'constitution'],
    ['WS-3.9', 'confidence', 'reputation'],
  ] as const)('WS-3.7, WS-3.8, WS-3.9: by %s %s is 10 and twice %s', (rule, resistance, points) => {
    for (const id of SAMPLE_IDS) {
      const hero = { ...SAMPLES[id], gadgets: [] };
      expect(derive(hero, resistance)).toBe(10 + 2 * derive(hero, points));
    }
    expect(termsOf(changed({ gadgets: [] }), resistance)).toEqual([
      { name: 'base', rule, add: 10 },
      { name: points, rule, add: 2 * derive(SAMPLES.H2, points) },
    ]);
  });
  it('WS-3.10: a point lost lowers the resistance by 2 at once', () => {
    const hurt = changed({ constitutionLost: 1, reputationLost: 1 });
    for (const what of ['defense', 'endurance', 'confidence'] as const) {
      expect([what, derive(hurt, what)]).toEqual([what, derive(SAMPLES.H2, what) - 2]);
    }
    expect([0, 1, 3].map(resistanceFrom)).toEqual([10, 12, 16]);
  });
  it('D11 (WS-13.23): a steel corset adds 1 to defense alone', () => {
    const corset = changed({ gadgets: ['steel_corset'] });
    expect(derive(corset, 'defense')).toBe(17);
    expect(derive(corset, 'endurance')).toBe(16);
    expect(termsOf(corset, 'defense')[2]).toEqual({ name: 'gadget', rule: 'WS-13.23', add: 1 });
  });
  it.each([
    ['WS-3.11', 'combat', 'challengeCombat', 'brawn'],
    ['WS-3.12', 'chase', 'challengeChase', 'agility'],
    ['WS-3.13', 'discussion', 'challengeDiscussion', 'composure'],
  ] as const)(
    'WS-3.11, WS-3.12, WS-3.13, WS-3.14, WS-3.15: by %s Challenge in a %s (%s) is the level of %s and 2, or 5 under Va banque',
    (rule, type, what, from) => {
      for (const level of LEVELS) {
        const own = { ...levels(1, 1, 1, 1, 1), [from]: level };
        expect(challengeOf(own, type, false)).toBe(level + 2);
        expect(challengeOf(own, type, true)).toBe(level + 5);
        const hero = changed({ levels: own });
        expect([derive(hero, what), derive(hero, what, undefined, true)]).toEqual([level + 2, level + 5]);
      }
      expect(termsOf(SAMPLES.H2, what)[0]).toEqual({ name: from, rule, add: SAMPLES.H2.levels[from] });
      expect(termsOf(SAMPLES.H2, what, true)[1]).toEqual({ name: 'vaBanque', rule: 'WS-3.14', add: 5 });
    },
  );
});

describe('3c. Skills', () => {
  it('WS-3.18: untrained +3, trained +6, specialty +9', () => {
    expect(deriveSkill(SAMPLES.H2, 'academics', false)).toBe(3);
    expect(deriveSkill(SAMPLES.H2, 'brawl', false)).toBe(6);
    expect(deriveSkill(SAMPLES.H2, 'brawl', true)).toBe(9);
  });
  it('WS-3.19: outside its field a specialty counts nothing, and a skill without one has no field', () => {
    expect(deriveSkill(SAMPLES.H2, 'firearms', false)).toBe(6);
    expect(deriveSkill(SAMPLES.H2, 'athletics', true)).toBe(6);
    expect(deriveSkill(SAMPLES.H2, 'academics', true)).toBe(3);
    const untrained = changed({ trained: [] });
    expect(deriveSkill(untrained, 'brawl', true)).toBe(3);
  });
  it('WS-3.26 (D14): a scar takes 2 here and gives 2 there', () => {
    const scarred = changed({ scars: ['duel_scar', 'eye_patch'] });
    expect(deriveSkill(scarred, 'intimidation', false)).toBe(7);
    expect(deriveSkill(scarred, 'persuasion', false)).toBe(1);
    expect(deriveSkill(scarred, 'firearms', true)).toBe(7);
    expect(deriveSkill(scarred, 'brawl', false)).toBe(6);
    const terms: HeroTerms = [];
    deriveSkill(scarred, 'firearms', true, terms);
    expect(terms.map(({ name, rule, add }) => [name, rule, add])).toEqual([
      ['trained', 'WS-3.18', 6],
      ['specialty', 'WS-3.19', 3],
      ['scar', 'WS-3.26', -2],
    ]);
  });
  it('WS-5.1: the range of a skill is that of its attribute', () => {
    expect(skillRangeOf(SAMPLES.H2, 'firearms')).toBe(8);
    expect(skillRangeOf(SAMPLES.H2, 'brawl')).toBe(9);
    expect(skillRangeOf(SAMPLES.H2, 'bluff')).toBe(10);
  });
});

describe('3d. Fame and the pool', () => {
  it.each([
    [0, 'nobody', 1],
    [1, 'well_known', 2],
    [15, 'well_known', 2],
    [16, 'famous', 3],
    [35, 'famous', 3],
    [36, 'legendary', 4],
    [99, 'legendary', 4],
  ] as const)('WS-3.22, WS-3.23: with %i achievements %s, %i dice', (achievements, fame, dice) => {
    expect([fameOf(achievements), poolOfAchievements(achievements)]).toEqual([fame, dice]);
    expect(FAME_IDS).toContain(fame);
  });
  it('WS-3.23: the pool on the sheet counts achievements', () => {
    const [one] = SAMPLES.H2.achievements;
    expect(derive(changed({ achievements: Array.from({ length: 16 }, () => one) }), 'pool')).toBe(3);
    expect(derive(SAMPLES.H2, 'pool')).toBe(2);
  });
});

describe('D6, D7, D10', () => {
  it('D6, D7: the marks of heroes in duels', () => {
    expect(SAMPLE_IDS.filter((id) => heroMarks(SAMPLES[id]).includes('big'))).toEqual(['H4', 'H8']);
    expect(SAMPLE_IDS.filter((id) => heroMarks(SAMPLES[id]).includes('well_born'))).toEqual(['H1']);
  });
  it('WS-18.9: the speed of the own vehicle, or on foot', () => {
    expect(SAMPLE_IDS.map((id) => speedOf(SAMPLES[id]))).toEqual([0, 2, 0, 0, 0, 0, 0, 2, 3, 1]);
  });
});

describe('D12. Sample heroes', () => {
  it('WS-3.29, WS-4.10: the values printed are those computed', () => {
    for (const [i, cells] of rows('D12', 'en', 0).entries()) {
      // The table prints values without gear.
      const hero = { ...SAMPLES[SAMPLE_IDS[i]], gadgets: [] };
      const value = (what: (typeof DERIVED)[number]) => derive(hero, what);
      const printed = [
        `${value('constitution')}/${value('reputation')}`,
        `${value('defense')}/${value('endurance')}/${value('confidence')}`,
        `${value('challengeCombat')}/${value('challengeChase')}/${value('challengeDiscussion')}`,
      ];
      expect([hero.id, ...printed]).toEqual([cells[0], ...cells.slice(5, 8)]);
      expect(value('pool')).toBe(2);
    }
  });
  it('every number is the sum of its terms, and every term has words', () => {
    for (const id of SAMPLE_IDS) {
      const hero = { ...SAMPLES[id], constitutionLost: 1, scars: [...SCAR_IDS] };
      for (const what of DERIVED) {
        const terms = termsOf(hero, what);
        expect(terms.reduce((all, { add }) => all + add, 0)).toBe(derive(hero, what));
      }
      for (const conflict of CONFLICT_IDS) expect(challengeOf(hero.levels, conflict, false)).toBeGreaterThan(2);
    }
    for (const term of HERO_TERMS) for (const language of LANGUAGES) expect(heroTerms[term][language]).not.toBe('');
    expect(sayTerms(termsOf(changed({ constitutionLost: 1 }), 'constitution'), 'en')).toBe('3 Agility −1 lost');
    expect(sayTerms(termsOf(SAMPLES.H7, 'defense'), 'pl')).toBe('10 podstawa +4 Kondycja +1 gadżet');
  });
});

describe.each(LANGUAGES)('the sheet to print (%s)', (language) => {
  it('WS-3.28: says everything of every sample hero', () => {
    for (const id of SAMPLE_IDS) {
      const hero: Hero = { ...SAMPLES[id], scars: ['limp'] };
      const parts = sheetOf(hero, language);
      const text = sheetLines(hero, language).join('\n');
      expect(parts.length).toBe(7);
      expect(parts[0].title).toBe(hero.name[language]);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(parts[3].lines.length).toBe(SKILL_IDS.length);
      for (const { title } of hero.achievements) expect(text).toContain(title[language]);
      expect(text).toContain(language === 'en' ? '2d10' : '2k10');
      expect(text).toContain(language === 'en' ? 'a limp' : 'utykanie');
    }
  });
  it('WS-3.18, WS-3.26: skills with bonus, range and specialties', () => {
    const skills = sheetOf({ ...SAMPLES.H2, scars: ['eye_patch'] }, language)[3].lines.map(({ value }) => value);
    const handguns = language === 'en' ? 'handguns' : 'broń krótka';
    expect(skills[SKILL_IDS.indexOf('firearms')]).toBe(`+4, 8+; ${handguns}: +7`);
    expect(skills[SKILL_IDS.indexOf('academics')]).toBe('+3, 10+');
    expect(skills[SKILL_IDS.indexOf('intimidation')]).toBe('+5, 10+');
  });
  it('agrees with the hero in form', () => {
    const [{ lines }] = sheetOf(SAMPLES.H8, language);
    expect(lines.slice(1, 3).map(({ value }) => value)).toEqual(
      language === 'en' ? ['Troll', 'Journalist'] : ['Trollica', 'Dziennikarka'],
    );
    expect(lines[4].value).toBe(language === 'en' ? 'Well-known (2d10)' : 'Znana (2k10)');
  });
});
