/** D12, D13 and D16: sample heroes, opposition and scenarios are what the rulebook prints, in both languages. */
import { LANGUAGES, type Language } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import * as data from '../data/index.ts';
import * as words from '../text/data/index.ts';
import { ids, line, rows } from './tables.ts';

const { PROFILES, SAMPLES, SCENARIOS, lineUp, skilled } = data;

const slashed = (values: data.PerConflict): string => data.CONFLICT_IDS.map((conflict) => values[conflict] ?? '–').join('/');
/** "brawl 9/9+, firearms 6/9+" */
const skillsOf = (profile: data.Profile, language: Language): string[] =>
  (Object.keys(profile.skills) as data.SkillId[]).map((skill) => {
    const { bonus, range } = skilled(profile, skill);
    return `${words.skills[skill][language]} ${bonus}/${range}+`;
  });

describe.each(LANGUAGES)('as printed (%s)', (language) => {
  it('D12 (WS-4.10): who the sample heroes are', () => {
    const printed = rows('D12', language, 0);
    expect(printed.map(([id]) => id)).toEqual([...data.SAMPLE_IDS]);
    for (const [i, [id, name, who, archetype, levels]] of printed.entries()) {
      const hero = SAMPLES[data.SAMPLE_IDS[i]];
      const race = words.inForm(words.races[hero.race], hero.form)[language].toLowerCase();
      const profession = words.inForm(words.professions[hero.profession].name, hero.form)[language].toLowerCase();
      expect(hero.id).toBe(id);
      expect(hero.name[language]).toBe(name);
      expect(`${race}, ${profession}, ${words.nations[hero.nation][language]}`).toBe(who);
      expect(words.archetypes[hero.archetype][language]).toBe(archetype);
      expect(data.ATTRIBUTE_IDS.map((attribute) => hero.levels[attribute]).join(' ')).toBe(levels);
    }
  });

  it('D12 (WS-4.10): what they can and own', () => {
    for (const [i, cells] of rows('D12', language, 1).entries()) {
      const [id, trained, specialties, ability, gadget, gear, achievements] = cells;
      const hero = SAMPLES[data.SAMPLE_IDS[i]];
      const name = ({ id: known, field }: data.HeroSpecialty): string =>
        known === null ? field[language] : words.specialties[known].name[language];
      expect([id, hero.trained]).toEqual([id, ids(words.skills, trained, language)]);
      expect(
        hero.specialties.map((specialty) => `${words.skills[specialty.skill][language]}: ${name(specialty)}`).join('; '),
      ).toBe(specialties);
      expect(words.abilities[hero.ability].name[language]).toBe(ability);
      expect(hero.gadgets.map((own) => words.gadgets[own].name[language])).toEqual([gadget]);
      const own = hero.weapons.map((weapon) => words.weapons[weapon][language]);
      if (hero.vehicle) own.push(words.vehicles[hero.vehicle][language]);
      expect(own.join(', ')).toBe(gear);
      expect(
        hero.achievements.map(({ title, skill }) => `${title[language]} (${words.skills[skill][language]})`).join('; '),
      ).toBe(achievements);
      expect(hero.achievements.every(({ grade, used }) => grade === 'ordinary' && !used)).toBe(true);
    }
  });

  it('D13 (WS-20.1): antagonists', () => {
    const printed = rows('D13', language, 0);
    expect(printed.length).toBe(8);
    for (const [i, [id, name, archetype, pool, challenge, resistance, skills, gear, favourites, marks]] of printed.entries()) {
      const profile = PROFILES[data.ANTAGONIST_IDS[i]];
      if (profile.kind !== 'antagonist') throw new Error(`${id} is no antagonist`);
      expect([profile.id, words.profiles[profile.id][language]]).toEqual([id, name]);
      expect(words.archetypes[profile.archetype][language]).toBe(archetype);
      expect([`${profile.pool}`, slashed(profile.challenge), slashed(profile.resistance)]).toEqual([pool, challenge, resistance]);
      expect(skillsOf(profile, language)).toEqual(skills.split(', '));
      expect(profile.weapons).toEqual(ids(words.weapons, gear.replace(' / ', ', '), language));
      expect(profile.marks.map((mark) => words.inForm(words.characterMarks[mark], profile.form)[language]).join(', ')).toBe(
        marks,
      );
      const liked = new Set(data.CONFLICT_IDS.flatMap((conflict) => profile.favourites[conflict].map(({ stunt }) => stunt)));
      const printedStunts = favourites.split(/[,;] /).map((stunt) => stunt.replace(/ \(.*\)$/, ''));
      expect([...liked].map((stunt) => words.stunts[stunt][language]).sort()).toEqual([...new Set(printedStunts)].sort());
    }
  });

  it('D13 (WS-20.5): extras', () => {
    for (const [i, [id, name, resistance, skills]] of rows('D13', language, 1).entries()) {
      const profile = PROFILES[data.EXTRAS_IDS[i]];
      expect([profile.id, profile.kind, words.profiles[profile.id][language]]).toEqual([id, 'extras', name]);
      expect(slashed(profile.resistance)).toBe(resistance);
      expect(skillsOf(profile, language)).toEqual(skills.split(', '));
    }
  });

  it('D16: titles, types, zones and stakes of the scenarios', () => {
    for (const [i, [id, title, type, heroes, , start, stakes]] of rows('D16', language).entries()) {
      const scenario = SCENARIOS[data.SCENARIO_IDS[i]];
      const said = words.scenarios[scenario.id];
      expect([scenario.id, said.title[language]]).toEqual([id, title]);
      expect(type.split(',')[0]).toBe(words.conflicts[scenario.type][language]);
      expect(scenario.heroes.join('–')).toBe(heroes);
      const zones = /(?:zones|strefy): (.*)$/.exec(start);
      expect(said.zones.map((zone) => zone[language]).join(' / ')).toBe(zones ? zones[1] : '');
      expect([id, said.stakes.length]).toEqual([id, stakes.split(' / ').length]);
      // Stakes stand alone here: some name again whom the table only points to.
      for (const [side, printed] of stakes
        .replaceAll(/ \(SQ.*?\)/g, '')
        .split(' / ')
        .entries()) {
        const last = printed.split(' ').slice(-1)[0];
        expect([id, side, said.stakes[side][language].endsWith(last)]).toEqual([id, side, true]);
      }
    }
  });
});

describe('D13. The opposition', () => {
  it('WS-20.4: an unlisted skill is 3/10+', () => {
    expect(skilled(PROFILES.A7, 'brawl')).toEqual({ bonus: 3, range: 10 });
    expect(skilled(PROFILES.A7, 'courage')).toEqual({ bonus: 9, range: 8 });
  });

  it('D13: what extras hold, ride and run', () => {
    expect(data.EXTRAS_IDS.map((id) => PROFILES[id].weapons)).toEqual([
      ['club'],
      ['revolver'],
      ['iron_fists'],
      [],
      ['knife'],
      ['revolver'],
    ]);
    expect(data.PROFILE_IDS.filter((id) => PROFILES[id].vehicle !== 'on_foot')).toEqual(['E6']);
    expect(PROFILES.E6.vehicle).toBe('horse');
    expect(data.PROFILE_IDS.filter((id) => PROFILES[id].speed !== 0)).toEqual(['E3']);
    expect(PROFILES.E3.speed).toBe(2);
    expect(data.EXTRAS_IDS.flatMap((id) => PROFILES[id].marks)).toEqual([]);
  });

  it('D13 (WS-23.7): favourites are stunts that are open in their conflict with a skill of the antagonist', () => {
    for (const id of data.ANTAGONIST_IDS) {
      const profile = PROFILES[id];
      if (profile.kind !== 'antagonist') throw new Error(`${id} is no antagonist`);
      for (const conflict of data.CONFLICT_IDS) {
        for (const { stunt, part, step } of profile.favourites[conflict]) {
          expect([id, conflict, stunt, data.STUNTS[stunt].skills[conflict].length > 0]).toEqual([id, conflict, stunt, true]);
          expect([id, stunt, part]).toEqual([id, stunt, stunt === 'aimed_attack' ? 'arm' : undefined]);
          if (stunt === 'polite_request') expect([id, step]).toEqual([id, id === 'A5' ? 'down' : 'up']);
        }
      }
    }
  });

  it('D13: the Colossus and the hounds take no part in discussions', () => {
    expect(data.PROFILE_IDS.filter((id) => !data.mayTakePart(PROFILES[id], 'discussion'))).toEqual(['A3', 'E3']);
    expect(data.PROFILE_IDS.filter((id) => !data.mayTakePart(PROFILES[id], 'combat'))).toEqual([]);
  });

  it('WS-20.6, WS-20.12, WS-20.16: groups of two to five, allies', () => {
    expect(data.GROUP_SIZES).toEqual([2, 5]);
    expect(data.ALLY).toEqual({ pool: 1, challenge: 1, resistance: 12, skill: { bonus: 6, range: 10 } });
  });
});

describe('D16. Scenarios', () => {
  const comers = (id: data.ScenarioId, heroes: number): string =>
    lineUp(SCENARIOS[id], heroes)
      .map(({ side, profile, size }) => `${side}:${profile}${size === 0 ? '' : `x${size}`}`)
      .join(' ');

  it.each<[data.ScenarioId, number, string]>([
    ['S1', 1, '1:A2 1:A1'],
    ['S1', 2, '1:A2 1:E1x3 1:A1'],
    ['S1', 3, '1:A2 1:E1x4 1:A1 1:E1x5'],
    ['S1', 4, '1:A2 1:E1x5 1:A1 1:E1x5'],
    ['S1', 5, '1:A2 1:E1x5 1:A1 1:E1x5 1:E1x5'],
    ['S1', 6, '1:A2 1:E1x5 1:A1 1:E1x5 1:E1x5 1:E1x5'],
    ['S2', 1, '1:A1 1:A5 1:E2x2'],
    ['S2', 2, '1:A1 1:A5 1:E2x5 1:E2x4'],
    ['S3', 2, '1:A4 1:E5x4 1:E5x3 2:A3'],
    ['S3', 6, '1:A4 1:E5x5 1:E5x3 2:A3'],
    ['S4', 1, '1:A8 1:E3x3'],
    ['S4', 2, '1:A8 1:E3x4 1:E3x2'],
    ['S4', 3, '1:A8 1:E3x5 1:E3x5 1:E3x3'],
    ['S4', 4, '1:A8 1:E3x5 1:E3x5 1:E3x5 1:E3x5'],
    ['S4', 5, '1:A8 1:E3x5 1:E3x5 1:E3x5 1:E3x5 1:E3x5'],
    ['S4', 6, '1:A8 1:E3x5 1:E3x5 1:E3x5 1:E3x5 1:A5'],
    ['S5', 1, '1:E6x5 1:E6x3'],
    ['S5', 2, '1:A2 1:E6x3'],
    ['S5', 4, '1:A2 1:E6x5 1:E6x5 1:E6x5'],
    ['S5', 5, '1:A2 1:E6x5 1:E6x5 1:E6x5 1:E6x5'],
    ['S5', 6, '1:A2 1:E6x5 1:E6x5 1:E6x5 1:E6x5 1:E6x5'],
    ['S6', 1, '1:A7 1:E4x3'],
    ['S6', 2, '1:A7 1:E4x3 1:A2'],
    ['S6', 4, '1:A7 1:E4x5 1:A2 1:E4x5'],
    ['S6', 6, '1:A7 1:E4x5 1:A2 1:E4x5 1:E4x5'],
    ['S7', 1, '1:A6 1:E4x5 1:E4x4'],
    ['S7', 2, '1:A6 1:E4x5 1:E4x5 1:E4x5'],
    ['S7', 3, '1:A6 1:E4x5 1:E4x5 1:E4x5'],
    ['S7', 4, '1:A6 1:E4x5 1:E4x5 1:E4x5 1:E4x5'],
    ['S8', 1, '1:A5 2:A1'],
    ['S8', 2, '1:A5 2:A8'],
    ['S8', 3, '1:A2 2:A1'],
    ['S8', 4, '1:A2 2:A1'],
  ])('D16: %s with %i heroes: %s', (id, heroes, expected) => expect(comers(id, heroes)).toBe(expected));

  it('D16 (WS-10.12): where they begin', () => {
    const chases = (['S4', 'S5'] as const).map((id) => SCENARIOS[id]);
    expect(chases.map(({ route, vehicle }) => [route, vehicle])).toEqual([
      ['difficult', 'on_foot'],
      ['easy', 'steamobile'],
    ]);
    expect(chases.map(({ sides }) => sides.map(({ pursuit }) => pursuit))).toEqual([
      ['pursuing', 'fleeing'],
      ['fleeing', 'pursuing'],
    ]);
    expect((['S6', 'S7', 'S8'] as const).map((id) => SCENARIOS[id].formality)).toEqual(['formal', 'public', 'private']);
    expect((['S1', 'S2', 'S3'] as const).map((id) => SCENARIOS[id].sides.map(({ zone }) => zone + 1))).toEqual([
      [2, 2],
      [1, 3],
      [1, 3, 2],
    ]);
    expect(lineUp(SCENARIOS.S5, 2).map(({ vehicle }) => vehicle)).toEqual(['wyvern', 'horse']);
  });

  it('D16 (WS-21.5): the status quo side', () => {
    expect(data.SCENARIO_IDS.map((id) => SCENARIOS[id].statusQuo)).toEqual([1, 1, 2, 1, 0, 1, 1, 2]);
  });

  it('D16 (WS-17.12): places of cover', () => {
    expect((['S1', 'S2', 'S3'] as const).map((id) => SCENARIOS[id].cover)).toEqual([
      [2, 2, 2],
      [1, 1, 1],
      [2, 0, 2],
    ]);
  });

  it('D16: features', () => {
    expect(data.SCENARIO_IDS.map((id) => SCENARIOS[id].features)).toEqual([
      ['steam_valve'],
      [],
      ['grudge'],
      ['darkness'],
      ['night'],
      ['watchful_society'],
      ['evidence'],
      ['temptation'],
    ]);
  });

  it('D16: fitting heroes are those of the hint', () => {
    const said = line('D16', 'en', 'Fitting heroes');
    const [alone, company] = said.split('In company also: ');
    const hint = (heroes: 'alone' | 'company') =>
      data.SCENARIO_IDS.filter((id) => SCENARIOS[id].fitting[heroes].length > 0)
        .map((id) => `${id} ${SCENARIOS[id].fitting[heroes].join(', ')}`)
        .join('; ');
    expect(alone.split('alone: ')[1].trim()).toBe(`${hint('alone')}.`);
    expect(company).toBe(`${hint('company')}.`);
  });

  it('WS-1.5, WS-20.6: every line-up is possible: groups of 2 to 5, each side somebody, all able to take part', () => {
    for (const id of data.SCENARIO_IDS) {
      const scenario = SCENARIOS[id];
      const [least, most] = scenario.heroes;
      expect(most).toBeLessThanOrEqual(data.MOST_HEROES);
      for (let heroes = least; heroes <= most; heroes++) {
        const all = lineUp(scenario, heroes);
        expect(new Set(all.map(({ side }) => side)).size).toBe(scenario.sides.length - 1);
        expect(all.length + heroes).toBeLessThanOrEqual(12);
        for (const { profile, size } of all) {
          expect([id, profile, data.mayTakePart(PROFILES[profile], scenario.type)]).toEqual([id, profile, true]);
          if (PROFILES[profile].kind === 'extras') expect(size >= 2 && size <= 5).toBe(true);
          else expect(size).toBe(0);
        }
      }
    }
  });

  it('D16: which scenarios a table may choose', () => {
    expect(data.scenariosFor(1)).toEqual(['S1', 'S2', 'S4', 'S5', 'S6', 'S7', 'S8']);
    expect(data.scenariosFor(5)).toEqual(['S1', 'S3', 'S4', 'S5', 'S6']);
  });
});
