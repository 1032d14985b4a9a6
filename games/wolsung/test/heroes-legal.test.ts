/** Chapter 4: what is legal, hero files, and what is refused with which rule. */
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { type Hero, type HeroSpecialty, SAMPLE_IDS, SAMPLES, SPECIALTIES, type SpecialtyId } from '../data/index.ts';
import {
  exportHero,
  HERO_FORMAT,
  type HeroProblem,
  type HeroRead,
  type HeroWhy,
  importHero,
  MOST_LETTERS,
  problemsWithHero,
  problemsWithNewHero,
  readHero,
} from '../heroes/index.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import { sayProblem, whyNoHero } from '../text/data/index.ts';

const H2 = SAMPLES.H2;
const said = (found: readonly HeroProblem[]): [WS, HeroWhy][] => found.map(({ rule, why }) => [rule, why]);
const problemsIn = (read: HeroRead): readonly HeroProblem[] => ('hero' in read ? [] : read.problems);
const special = (id: SpecialtyId): HeroSpecialty => ({ skill: SPECIALTIES[id], id, field: { en: '', pl: '' } });
const field = (skill: Hero['trained'][number], text: string): HeroSpecialty => ({
  skill,
  id: null,
  field: { en: text, pl: text },
});
const { levels, achievements } = H2;
const [first, second] = achievements;

describe('D12 (WS-4.10): the ten sample heroes', () => {
  it.each(SAMPLE_IDS)('WS-4.1 to WS-4.8: %s is legal, and new', (id) => {
    expect(problemsWithNewHero(SAMPLES[id])).toEqual([]);
    expect(readHero(SAMPLES[id])).toEqual({ hero: SAMPLES[id] });
    expect(whyNoHero(SAMPLES[id])).toBeNull();
  });
});

/** One change to a legal hero, and all that is then wrong. */
const ILLEGAL: [string, Partial<Hero>, ...[WS, HeroWhy][]][] = [
  ['a point too many', { levels: { ...levels, wits: 2 } }, ['WS-4.1', 'tooManyPoints']],
  ['a point too few', { levels: { ...levels, brawn: 1 } }, ['WS-4.1', 'pointsLeft']],
  ['six trained skills', { trained: [...H2.trained, 'bluff'] }, ['WS-4.2', 'tooManyTrained']],
  ['four trained skills', { trained: ['firearms', 'brawl', 'athletics', 'drive'] }, ['WS-4.2', 'trainedLeft']],
  [
    'a skill trained twice',
    { trained: ['firearms', 'brawl', 'drive', 'courage', 'courage'] },
    ['WS-4.2', 'trainedTwice'],
    ['WS-4.2', 'trainedLeft'],
  ],
  ['four specialties', { specialties: [...H2.specialties, special('boxing')] }, ['WS-4.3', 'tooManySpecialties']],
  ['two specialties', { specialties: H2.specialties.slice(1) }, ['WS-4.3', 'specialtiesLeft']],
  [
    'a specialty of an untrained skill',
    { specialties: [special('fencing'), special('riding'), special('gossip')] },
    ['WS-4.4', 'notTrained'],
  ],
  [
    'a specialty twice',
    { specialties: [special('fencing'), special('fencing'), special('riding')] },
    ['WS-4.5', 'specialtyTwice'],
  ],
  [
    'a field twice, in other letters',
    {
      trained: ['firearms', 'brawl', 'technics', 'drive', 'courage'],
      specialties: [special('fencing'), field('technics', 'Engines'), field('technics', 'engines')],
    },
    ['WS-4.5', 'specialtyTwice'],
  ],
  [
    'a specialty under another skill',
    { specialties: [special('fencing'), special('riding'), { ...special('handguns'), skill: 'brawl' }] },
    ['WS-3.19', 'otherSkill'],
  ],
  [
    'a field of its own for a skill of D5',
    { specialties: [special('fencing'), special('riding'), field('firearms', 'cannons')] },
    ['WS-3.20', 'noFreeField'],
  ],
  [
    'a field beside a specialty of D5',
    { specialties: [special('fencing'), special('riding'), { ...special('handguns'), field: { en: 'x', pl: 'x' } }] },
    ['WS-3.20', 'noFieldNeeded'],
  ],
  ['an ability of another race', { ability: 'elven_grace' }, ['WS-4.6', 'otherRace']],
  ['a blade nobody dances with', { blade: 'sabre' }, ['WS-4.6', 'noBladeNeeded']],
  ['a dance without a blade', { race: 'elf', ability: 'dancing_with_a_blade' }, ['WS-4.6', 'bladeMissing']],
  [
    'a favourite blade that is a revolver',
    { race: 'elf', ability: 'dancing_with_a_blade', blade: 'revolver' },
    ['WS-4.6', 'noBlade'],
  ],
  [
    'a favourite blade of somebody else',
    { race: 'elf', ability: 'dancing_with_a_blade', blade: 'knife' },
    ['WS-4.6', 'notOwned'],
  ],
  ['one achievement', { achievements: [first] }, ['WS-4.7', 'achievementsLeft']],
  ['no gadget', { gadgets: [] }, ['WS-4.8', 'gadgetMissing']],
  ['two gadgets', { gadgets: ['steel_corset', 'lucky_charm'] }, ['WS-4.8', 'tooManyGadgets']],
  ['four pieces of gear', { weapons: ['revolver', 'sabre', 'knife'] }, ['WS-4.8', 'tooMuchGear']],
  ['a weapon twice', { weapons: ['sabre', 'sabre'] }, ['WS-4.8', 'gearTwice']],
  ['bare hands as gear', { weapons: ['fists'] }, ['WS-4.8', 'noGear']],
  ['iron fists as gear', { weapons: ['iron_fists'] }, ['WS-4.8', 'noGear']],
  ['feet as a vehicle', { vehicle: 'on_foot' }, ['WS-4.8', 'noVehicle']],
  [
    'more Constitution lost than there was',
    { levels: { ...levels, brawn: 2, agility: 2, wits: 2 }, constitutionLost: 3 },
    ['WS-3.6', 'lostTooMuch'],
  ],
  ['more Reputation lost than there was', { reputationLost: 2 }, ['WS-3.6', 'lostTooMuch']],
  ['a scar twice', { scars: ['limp', 'limp'] }, ['WS-3.26', 'scarTwice']],
  ['Prestige used twice', { used: ['prestige', 'prestige'] }, ['WS-9.23', 'usedTwice']],
  ['an ability crossed off that is always there', { used: ['race'] }, ['WS-9.23', 'neverUsedUp']],
  ['a profession crossed off that costs tokens', { used: ['profession'] }, ['WS-9.23', 'neverUsedUp']],
];

describe('4. What is refused', () => {
  it.each(ILLEGAL)('WS-4.1 to WS-4.9, WS-3.6, WS-3.19, WS-3.20, WS-3.26, WS-9.23: %s', (_what, changes, ...expected) => {
    const hero = { ...H2, ...changes };
    const before = JSON.stringify(hero);
    expect(said(problemsWithHero(hero))).toEqual(expected);
    const read = readHero(hero);
    expect(said(problemsIn(read))).toEqual(expected);
    for (const found of problemsIn(read)) {
      for (const language of LANGUAGES) expect(sayProblem(found, language)).toMatch(/^.{12,}\.$/);
      expect(sayProblem(found, 'en')).not.toMatch(/undefined|\[object/);
    }
    expect(whyNoHero(hero)).toContain(expected[0][0]);
    expect(JSON.stringify(hero)).toBe(before);
  });

  it('WS-4.5: three specialties may lie in one skill', () => {
    const hero = { ...H2, specialties: [special('fencing'), special('boxing'), special('rough')] };
    expect(problemsWithHero(hero)).toEqual([]);
  });
  it('WS-4.8: gear may be left out, and three pieces without a vehicle are enough', () => {
    expect(problemsWithHero({ ...H2, weapons: [], vehicle: null })).toEqual([]);
    expect(problemsWithHero({ ...H2, weapons: ['revolver', 'sabre', 'knife'], vehicle: null })).toEqual([]);
  });
  it('WS-4.6 (D6): an elf dances with an own blade', () => {
    const elf: Hero = { ...H2, race: 'elf', ability: 'dancing_with_a_blade', blade: 'sabre' };
    expect(problemsWithHero(elf)).toEqual([]);
  });

  it('WS-3.28, WS-22.5: a hero who has played may have more achievements, scars, losses and crosses', () => {
    const veteran: Hero = {
      ...H2,
      profession: 'journalist',
      achievements: [first, { ...second, grade: 'legendary', used: true }, { ...first, grade: 'epic' }],
      scars: ['limp', 'bad_name'],
      constitutionLost: 3,
      reputationLost: 1,
      used: ['profession', 'prestige'],
    };
    expect(problemsWithHero(veteran)).toEqual([]);
    expect(importHero(exportHero(veteran))).toEqual({ hero: veteran });
  });

  it.each<[string, Partial<Hero>, WS, HeroWhy]>([
    ['three achievements', { achievements: [first, second, first] }, 'WS-4.7', 'tooManyAchievements'],
    ['an epic achievement', { achievements: [first, { ...second, grade: 'epic' }] }, 'WS-4.7', 'notOrdinary'],
    ['a used achievement', { achievements: [first, { ...second, used: true }] }, 'WS-4.9', 'notFresh'],
    ['a scar', { scars: ['limp'] }, 'WS-4.9', 'notFresh'],
    ['Constitution lost', { constitutionLost: 1 }, 'WS-4.9', 'notFresh'],
    ['Reputation lost', { reputationLost: 1 }, 'WS-4.9', 'notFresh'],
    ['Prestige used', { used: ['prestige'] }, 'WS-4.9', 'notFresh'],
  ])('WS-4.7, WS-4.9: a new hero has not got %s', (_what, changes, rule, why) => {
    expect(said(problemsWithNewHero({ ...H2, ...changes }))).toEqual([[rule, why]]);
    expect(problemsWithHero({ ...H2, ...changes })).toEqual([]);
  });
});

describe('WS-4.10: hero files', () => {
  const file = (changes: { [field: string]: unknown } = {}): string =>
    JSON.stringify({ ...JSON.parse(exportHero(H2)), ...changes });
  const refused = (text: string): [WS, HeroWhy, unknown][] =>
    problemsIn(importHero(text)).map(({ rule, why, about }) => [rule, why, about.at]);

  it.each(SAMPLE_IDS)('WS-4.10: %s comes back from its file as it was', (id) => {
    const text = exportHero(SAMPLES[id]);
    expect(importHero(text)).toEqual({ hero: SAMPLES[id] });
    expect(JSON.parse(text).format).toBe(HERO_FORMAT);
    expect(exportHero(SAMPLES[id])).toBe(text);
  });

  it('WS-4.10, WS-24.3: a text stands once if it is the same in both languages', () => {
    const written = JSON.parse(exportHero(SAMPLES.H4));
    expect(written.name).toBe('Bruna Kettle');
    expect(JSON.parse(exportHero(H2)).name).toEqual({ en: 'Captain Wiktor Zawadzki', pl: 'kapitan Wiktor Zawadzki' });
    const read = importHero(file({ name: 'Jan Nowak' }));
    expect('hero' in read && read.hero.name).toEqual({ en: 'Jan Nowak', pl: 'Jan Nowak' });
  });

  it('WS-4.10: what a new hero has none of may be left out of a file, but not of the data', () => {
    const short: { [field: string]: unknown } = JSON.parse(file());
    for (const name of ['portrait', 'form', 'blade', 'scars', 'constitutionLost', 'reputationLost', 'used']) delete short[name];
    const read = importHero(JSON.stringify(short));
    expect(read).toEqual({ hero: { ...H2, form: 'neutral', portrait: { en: '', pl: '' } } });
    const { format: _format, ...data } = short;
    expect(said(problemsIn(readHero(data))).every(([, why]) => why === 'missingField' || why === 'notObject')).toBe(true);
    expect(problemsIn(readHero(data)).filter(({ why }) => why === 'missingField').length).toBeGreaterThanOrEqual(7);
    expect(said(problemsIn(readHero({ ...H2, name: 'Jan' })))).toEqual([['WS-3.28', 'notObject']]);
  });

  it.each<[string, string, WS, HeroWhy]>([
    ['a file that is too large', ' '.repeat(MOST_LETTERS + 1), 'WS-4.10', 'fileTooLarge'],
    ['no JSON', '{"name": ', 'WS-4.10', 'notJson'],
    ['nothing', '', 'WS-4.10', 'notJson'],
    ['a list', '[]', 'WS-4.10', 'notObject'],
    ['a number', '7', 'WS-4.10', 'notObject'],
    ['null', 'null', 'WS-4.10', 'notObject'],
    ['another format', '{"format": "kobolds-gang/1"}', 'WS-4.10', 'strangeFormat'],
    ['no format', '{}', 'WS-4.10', 'strangeFormat'],
  ])('WS-4.10: %s', (_what, text, rule, why) => {
    expect(said(problemsIn(importHero(text)))).toEqual([[rule, why]]);
  });

  it.each<[string, { [field: string]: unknown }, HeroWhy, string]>([
    ['a field of another game', { gold: 40 }, 'strangeField', 'gold'],
    ['a tag in the name', { name: 'Jan <b>Nowak</b>' }, 'markup', 'name'],
    ['a script in the portrait', { portrait: '<script>alert(1)</script>' }, 'markup', 'portrait'],
    ['half a tag', { name: 'Jan > Nowak' }, 'markup', 'name'],
    ['the other half', { name: 'Jan < Nowak' }, 'markup', 'name'],
    ['an entity', { name: 'Jan &lt;Nowak' }, 'markup', 'name'],
    ['a number entity', { name: 'Jan &#60;Nowak' }, 'markup', 'name'],
    ['a link', { portrait: '[press](here)' }, 'markup', 'portrait'],
    ['an address', { portrait: 'see https://example.org' }, 'markup', 'portrait'],
    ['markup in one language', { name: { en: 'Jan', pl: 'Jan <i>' } }, 'markup', 'name.pl'],
    ['a line break', { name: 'Jan\nNowak' }, 'strangeSign', 'name'],
    ['a sign that turns the direction', { name: 'Jan \u202eNowak' }, 'strangeSign', 'name'],
    ['half a sign', { name: 'Jan \ud800' }, 'strangeSign', 'name'],
    ['a blank name', { name: '   ' }, 'textBlank', 'name'],
    ['a name of digits', { name: '007' }, 'textBlank', 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'textTooLong', 'name'],
    ['a long portrait', { portrait: 'x'.repeat(201) }, 'textTooLong', 'portrait'],
    ['a name that is a number', { name: 7 }, 'notObject', 'name'],
    ['a name with a third language', { name: { en: 'a', pl: 'a', de: 'a' } }, 'strangeField', 'name.de'],
    ['a text that is a number', { name: { en: 7, pl: 'a' } }, 'notText', 'name.en'],
    ['a strange id', { id: 'a b' }, 'strangeId', 'id'],
    ['an id like a path', { id: '../x' }, 'strangeId', 'id'],
    ['an unknown race', { race: 'dragon' }, 'unknownId', 'race'],
    ['a race that every object has', { race: 'constructor' }, 'unknownId', 'race'],
    ['a race that is null', { race: null }, 'unknownId', 'race'],
    ['an unknown skill', { trained: ['brawl', 'cooking'] }, 'unknownId', 'trained[1]'],
    ['an unknown gadget', { gadgets: ['laser'] }, 'unknownId', 'gadgets[0]'],
    ['an unknown weapon', { weapons: ['cannon'] }, 'unknownId', 'weapons[0]'],
    ['an unknown vehicle', { vehicle: 'submarine' }, 'unknownId', 'vehicle'],
    ['an unknown scar', { scars: ['hook'] }, 'unknownId', 'scars[0]'],
    ['an unknown form', { form: 'plural' }, 'unknownId', 'form'],
    ['level 0', { levels: { ...levels, wits: 0 } }, 'notWhole', 'levels.wits'],
    ['level 4', { levels: { ...levels, agility: 4 } }, 'notWhole', 'levels.agility'],
    ['half a level', { levels: { ...levels, agility: 2.5 } }, 'notWhole', 'levels.agility'],
    ['a level as text', { levels: { ...levels, agility: '3' } }, 'notWhole', 'levels.agility'],
    ['levels that are null', { levels: null }, 'notObject', 'levels'],
    ['a sixth attribute', { levels: { ...levels, luck: 3 } }, 'strangeField', 'levels.luck'],
    ['less than nothing lost', { constitutionLost: -1 }, 'notWhole', 'constitutionLost'],
    ['a heap lost', { reputationLost: 1e9 }, 'notWhole', 'reputationLost'],
    ['trained skills that are a text', { trained: 'brawl' }, 'notList', 'trained'],
    ['a hundred skills', { trained: Array(100).fill('brawl') }, 'listTooLong', 'trained'],
    ['a hundred achievements', { achievements: Array(100).fill({ title: 'x', skill: 'brawl' }) }, 'listTooLong', 'achievements'],
    ['an achievement without a title', { achievements: [{ skill: 'brawl' }, first] }, 'missingField', 'achievements[0].title'],
    [
      'an achievement of an unknown grade',
      { achievements: [{ ...first, grade: 'mythic' }, first] },
      'unknownId',
      'achievements[0].grade',
    ],
    ['a mark that is a number', { achievements: [{ ...first, used: 1 }, first] }, 'notFlag', 'achievements[0].used'],
    ['an achievement that is a text', { achievements: ['Toast', first] }, 'notObject', 'achievements[0]'],
    ['a specialty without a field', { specialties: [{ skill: 'technics' }] }, 'textBlank', 'specialties[0].field'],
    ['a specialty with markup', { specialties: [{ skill: 'technics', field: '<u>' }] }, 'markup', 'specialties[0].field'],
    ['a long field', { specialties: [{ skill: 'technics', field: 'x'.repeat(41) }] }, 'textTooLong', 'specialties[0].field'],
    ['a long title', { achievements: [{ ...first, title: 'x'.repeat(81) }, first] }, 'textTooLong', 'achievements[0].title'],
  ])('WS-3.28, WS-4.10: %s', (_what, changes, why, at) => {
    const found = refused(file(changes));
    expect(found).toContainEqual(['WS-3.28', why, at]);
    for (const wrong of problemsIn(importHero(file(changes)))) {
      for (const language of LANGUAGES) expect(sayProblem(wrong, language)).toContain(String(wrong.about.at));
    }
  });

  it('WS-3.28: a field called __proto__ is a strange one', () => {
    const text = file().replace('{', '{"__proto__": {"race": "elf"}, ');
    expect(refused(text)).toContainEqual(['WS-3.28', 'strangeField', '__proto__']);
  });

  it('WS-4.10: however deep something is nested in a file, it is refused', () => {
    const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;
    for (const name of ['race', 'name', 'levels', 'trained', 'specialties', 'constitutionLost', 'blade']) {
      const text = file({ [name]: 'deep' }).replace('"deep"', deep);
      expect(text.length).toBeLessThan(MOST_LETTERS);
      expect(problemsIn(importHero(text)).length).toBeGreaterThan(0);
    }
  });

  it('WS-3.28: each missing field is named', () => {
    for (const name of [
      'id',
      'name',
      'archetype',
      'race',
      'ability',
      'nation',
      'profession',
      'levels',
      'trained',
      'specialties',
      'achievements',
      'gadgets',
    ]) {
      const { [name]: _left, ...rest } = JSON.parse(file());
      expect(refused(JSON.stringify(rest))).toContainEqual(['WS-3.28', 'missingField', name]);
    }
  });

  it('names and texts in every script pass', () => {
    for (const name of ['Żółć Gęślą-Jaźń', "O'Neill & Sons", 'Séverine', '石狩 蓮', 'Dr. No (3rd)']) {
      const read = importHero(file({ name }));
      expect('hero' in read && read.hero.name.en).toBe(name);
    }
  });

  it('WS-4.10: whatever stands in a file, it is refused or read as a legal hero, and nothing throws', () => {
    const strange: unknown[] = [
      null,
      -1,
      0,
      1e300,
      1.5,
      '',
      '<b>',
      'zzz',
      [],
      {},
      true,
      [null],
      { en: 1 },
      'brawl',
      ['brawl', 'brawl'],
    ];
    const paths: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]): void => {
      if (path.length > 0) paths.push(path);
      if (Array.isArray(value)) for (const [i, entry] of value.entries()) walk(entry, [...path, i]);
      else if (typeof value === 'object' && value !== null) {
        for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
      }
    };
    walk(JSON.parse(file()), []);
    let refusedOnes = 0;
    for (const path of paths) {
      for (const value of strange) {
        const changed = JSON.parse(file());
        let at = changed;
        for (const key of path.slice(0, -1)) at = at[key];
        at[path[path.length - 1]] = value;
        const read = importHero(JSON.stringify(changed));
        if ('hero' in read) expect(problemsWithHero(read.hero)).toEqual([]);
        else {
          refusedOnes++;
          expect(read.problems.length).toBeGreaterThan(0);
        }
        const { format: _format, ...data } = changed;
        const direct = readHero(data);
        if ('hero' in direct) expect(direct.hero).toEqual(data);
      }
    }
    expect(refusedOnes).toBeGreaterThan(paths.length * strange.length * 0.8);
  });
});
