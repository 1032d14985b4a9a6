/** Chapters 2, 3 and 8 and the tables D2 to D11, D14, D17, D18: the data are what the rulebook prints, in both languages. */
import { PACK_WITH_JOKERS } from '@guildhall/cards';
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import * as data from '../data/index.ts';
import * as words from '../text/data/index.ts';
import { idOf, ids, line, rows } from './tables.ts';

const {
  CARD,
  CONFLICT_IDS,
  DECK,
  DIFFICULTIES,
  DOMAINS,
  GADGETS,
  OFFENSIVE,
  PLAYER_STOCK,
  PROFESSIONS,
  RACE_ABILITIES,
  RACES,
  REQUESTS,
  SCARS,
  SKILLS,
  SPECIALTIES,
  STUNTS,
  VEHICLES,
  WEAKNESSES,
  WEAPONS,
  oppositionStock,
} = data;

describe('2. Components', () => {
  it('WS-1.1: three types of conflict', () => expect(CONFLICT_IDS).toEqual(['combat', 'chase', 'discussion']));

  it('WS-2.1: 54 cards: the standard 52, a black and a red Joker', () => {
    expect([...DECK].sort()).toEqual([...PACK_WITH_JOKERS].sort());
    expect(new Set(DECK).size).toBe(54);
    expect(DECK.filter((card) => CARD[card].is === 'joker')).toEqual(['X1', 'X2']);
  });
  it('WS-2.3: dice have ten faces', () => expect(data.FACES).toBe(10));
  it('WS-2.6, WS-2.7: a player has 3 cards, at most as many, and 6 tokens', () =>
    expect(PLAYER_STOCK).toEqual({ cards: 3, tokens: 6 }));
  it.each([
    [1, 4],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('WS-2.8, WS-2.9: with %i players the GM has %i cards and twice as many tokens', (players, cards) => {
    expect(oppositionStock('hosted', players, players, true)).toEqual({ cards, tokens: 2 * cards });
    expect(oppositionStock('director', players, players, false)).toEqual({ cards, tokens: 2 * cards });
  });
  it.each([
    [1, 1, 2],
    [2, 2, 2],
    [3, 3, 3],
    [2, 4, 4],
    [3, 6, 6],
    [4, 4, 4],
    [4, 6, 4],
    [5, 5, 5],
  ])('WS-2.10: gentle scaling, %i players with %i heroes: %i cards for the Director', (players, heroes, cards) => {
    expect(oppositionStock('director', players, heroes, true)).toEqual({ cards, tokens: 2 * cards });
  });
  it('WS-2.11: in a duel nobody has cards but the players', () => expect(oppositionStock('duel', 4, 4, true)).toBeNull());
});

describe('D2. The deck', () => {
  const classes = { 0: 'number', 1: 'court', 2: 'ace', 3: 'joker', 4: 'joker' } as const;
  it('WS-7.3: bonus and automatic result by class', () => {
    const printed = rows('D2', 'en').slice(0, 5);
    for (const [i, [, count, , bonus, result]] of printed.entries()) {
      const is = classes[i as keyof typeof classes];
      const cards = DECK.filter((card) => CARD[card].is === is);
      expect(cards.length).toBe(is === 'joker' ? 2 : Number(count));
      for (const card of cards) {
        expect([card, CARD[card].bonus, CARD[card].result]).toEqual([card, Number.parseInt(bonus, 10), Number(result)]);
      }
    }
  });
  it('WS-7.3: each rank is of its class', () => {
    const is = (card: keyof typeof CARD) => CARD[card].is;
    expect([is('2c'), is('Td'), is('Jh'), is('Qs'), is('Kc'), is('As'), is('X2')]).toEqual([
      'number',
      'number',
      'court',
      'court',
      'court',
      'ace',
      'joker',
    ]);
  });
  it('WS-5.7: only Jokers widen the range, by one', () => {
    for (const card of DECK) expect(CARD[card].widens).toBe(card === 'X1' || card === 'X2' ? 1 : 0);
  });
  it('WS-11.9, WS-11.10, WS-11.12: Jokers, black first, then from the Ace down, each rank by suit', () => {
    const order = [...DECK].sort((a, b) => CARD[a].place - CARD[b].place);
    const ranks = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];
    expect(order).toEqual(['X1', 'X2', ...ranks.flatMap((rank) => ['s', 'h', 'd', 'c'].map((suit) => rank + suit))]);
    expect([CARD['2c'].rank, CARD.Jh.rank, CARD.As.rank, CARD.X1.rank, CARD.X2.rank]).toEqual([2, 11, 14, 15, 15]);
  });
});

describe.each(LANGUAGES)('the tables as printed (%s)', (language) => {
  it('D3 (WS-3.24, WS-8.1, WS-8.2, WS-8.3, WS-8.4, WS-8.5): domains, prompts and lines of bots', () => {
    const suits = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' } as const;
    const printed = rows('D3', language);
    expect(printed.length).toBe(16);
    for (const [archetype, sign, name, scope, prompt, bot] of printed) {
      const domain = DOMAINS[idOf(words.archetypes, archetype, language)][suits[sign as keyof typeof suits]];
      const said = words.domains[domain];
      expect([said.name, said.scope, said.prompt, said.bot].map((text) => text[language])).toEqual([name, scope, prompt, bot]);
    }
  });

  it('D4 (WS-3.1, WS-3.17, WS-3.21): attributes of skills, and where they are offensive', () => {
    const printed = rows('D4', language);
    expect(printed.length).toBe(19);
    for (const [name, attribute, offensive] of printed) {
      const skill = SKILLS[idOf(words.skills, name, language)];
      expect(words.attributes[skill.attribute][language]).toBe(attribute);
      expect(skill.offensive === null ? '–' : words.conflicts[skill.offensive][language]).toBe(offensive);
    }
  });

  it('D5 (WS-3.20): specialties by skill, with their conditions', () => {
    const printed = rows('D5', language);
    expect(printed.length).toBe(30);
    const names = Object.fromEntries(data.SPECIALTY_IDS.map((id) => [id, words.specialties[id].name]));
    for (const [skill, name, when] of printed) {
      const id = idOf(names, name, language) as data.SpecialtyId;
      expect(words.skills[SPECIALTIES[id]][language]).toBe(skill);
      expect(words.specialties[id].when[language]).toBe(when);
    }
  });

  it('D6 (WS-3.25): abilities and weaknesses by race', () => {
    const mark = language === 'en' ? 'weakness ' : 'słabość ';
    for (const race of data.RACE_IDS) {
      const printed = rows('D6', language).filter(([name]) => name === words.races[race].masculine[language]);
      expect(printed.slice(0, 4).map(([, name, effect]) => [name, effect])).toEqual(
        RACES[race].abilities.map((id) => [words.abilities[id].name[language], words.abilities[id].effect[language]]),
      );
      const weakness = words.weaknesses[RACES[race].weakness];
      expect(printed[4].slice(1, 3)).toEqual([mark + weakness.name[language], weakness.effect[language]]);
    }
  });

  it('D7 (WS-3.25): professions with ability and Prestige, nations', () => {
    expect(rows('D7', language).map(([name, ability, , prestige]) => [name, ability, prestige])).toEqual(
      data.PROFESSION_IDS.map((id) => {
        const { name, ability, prestige } = words.professions[id];
        return [name.masculine[language], ability[language], prestige[language]];
      }),
    );
    const nations = line('D7', language, language === 'en' ? 'Nations' : 'Narodowości');
    expect(nations.split(': ')[1]).toBe(`${data.NATION_IDS.map((id) => words.nations[id][language]).join(', ')}.`);
  });

  it('D8 (WS-16.1): stunts by conflict and skill', () => {
    const printed = rows('D8', language);
    expect(printed.length).toBe(data.STUNT_IDS.length);
    for (const [name, ...where] of printed) {
      const id = idOf(words.stunts, name.replace(/ \(.*\)$/, ''), language);
      for (const [i, conflict] of CONFLICT_IDS.entries()) {
        const open = STUNTS[id].skills[conflict];
        const counted = /\d/.exec(where[i]);
        if (counted) expect([id, conflict, open.length]).toEqual([id, conflict, Number(counted[0])]);
        else {
          const cell = where[i].replace(/, (close range|zasięg bezpośredni)$/, '');
          expect([id, conflict, open]).toEqual([id, conflict, ids(words.skills, cell, language)]);
        }
      }
      const ends = words.stuntEnds[STUNTS[id].ends][language];
      if (id !== 'polite_request') expect(ends).toBe(where[3]);
    }
  });

  it('D9 (WS-17.6, WS-17.7, WS-17.8): weapons with skill, ranges and marks', () => {
    for (const [name, skill, ranges, marks] of rows('D9', language)) {
      const weapon = WEAPONS[idOf(words.weapons, name, language)];
      expect(words.skills[weapon.skill][language]).toBe(skill);
      expect([name, weapon.ranges]).toEqual([name, ids(words.ranges, ranges, language)]);
      const fixed = /(, |^)(cannot be disarmed|nie można rozbroić)$/;
      expect([name, weapon.fixed]).toEqual([name, fixed.test(marks)]);
      expect([name, weapon.marks]).toEqual([name, ids(words.weaponMarks, marks.replace(fixed, ''), language)]);
    }
  });

  it('D10 (WS-18.9, WS-18.12): speed and seats', () => {
    expect(rows('D10', language)).toEqual(
      data.VEHICLE_IDS.map((id) => {
        const { speed, seats } = VEHICLES[id];
        return [words.vehicles[id][language], `${speed}`, seats === 0 ? '–' : `${seats}`];
      }),
    );
  });

  it('D11 (WS-3.27): gadgets', () => {
    expect(rows('D11', language)).toEqual(
      data.GADGET_IDS.map((id) => [words.gadgets[id].name[language], words.gadgets[id].effect[language]]),
    );
  });

  it('D14 (WS-3.26): a scar carries a penalty and a bonus', () => {
    expect(rows('D14', language)).toEqual(
      data.SCAR_IDS.map((id) => [
        words.scars[id][language],
        `${words.skills[SCARS[id].penalty][language]} −${data.SCAR_CHANGE}`,
        `${words.skills[SCARS[id].bonus][language]} +${data.SCAR_CHANGE}`,
      ]),
    );
  });

  it('D15 (WS-16.42): requests', () => {
    const printed = rows('D15', language);
    expect(printed.map(([, effect]) => effect)).toEqual(data.REQUEST_IDS.map((id) => words.requests[id].effect[language]));
    const bare = printed.slice(0, 4).map(([said]) => said.replace(/[„”"]/g, ''));
    for (const [i, id] of data.REQUEST_IDS.slice(0, 4).entries()) {
      const { masculine, feminine } = words.requests[id].said;
      expect([masculine[language], feminine[language]]).toContain(bare[i]);
    }
  });

  it('D17 (WS-6.4, WS-6.5): Target Numbers', () => {
    expect(rows('D17', language)).toEqual(
      data.DIFFICULTY_IDS.map((id) => [`${DIFFICULTIES[id]}`, words.difficulties[id][language]]),
    );
  });
});

describe('D5 to D11: numbers and uses', () => {
  const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'];
  const names = (amount: number, text: string): boolean => new RegExp(`\\b(${amount}|${NUMBERS[amount] ?? amount})`).test(text);
  const uses = (effect: string): data.Use =>
    /again for a token/.test(effect)
      ? 'session_then_token'
      : /once per session/.test(effect)
        ? 'session'
        : /\btoken\b/.test(effect)
          ? 'token'
          : 'free';

  it('D6, D7 (WS-9.24): what is enforced, always or where the scenario says so', () => {
    const printed = rows('D6', 'en');
    const auto = (id: string, cell: string) => [id, cell.split(',')[0].split(' ')[0]];
    for (const [, name, , cell] of printed) {
      const weakness = data.WEAKNESS_IDS.find((id) => `weakness ${words.weaknesses[id].name.en}` === name);
      const ability = data.RACE_ABILITY_IDS.find((id) => words.abilities[id].name.en === name);
      const found = weakness ? WEAKNESSES[weakness] : RACE_ABILITIES[ability as data.RaceAbilityId];
      expect([name, found.auto]).toEqual(auto(name, cell));
    }
    for (const [i, [, , cell]] of rows('D7', 'en').entries()) {
      const id = data.PROFESSION_IDS[i];
      const printedAuto = cell.includes('if the stake') ? 'scenario' : cell.split(' ')[0];
      expect([id, PROFESSIONS[id].auto]).toEqual([id, printedAuto]);
    }
  });

  it('D6, D7 (WS-9.4, WS-9.23): what an ability costs, its number and its skills are those of its text', () => {
    const all: [string, data.Ability, string][] = [
      ...data.RACE_ABILITY_IDS.map((id): [string, data.Ability, string] => [
        id,
        RACE_ABILITIES[id],
        words.abilities[id].effect.en,
      ]),
      ...data.PROFESSION_IDS.map((id): [string, data.Ability, string] => [id, PROFESSIONS[id], words.professions[id].ability.en]),
    ];
    for (const [id, ability, text] of all) {
      expect([id, ability.use]).toEqual([id, uses(text)]);
      if (ability.amount !== undefined) expect([id, names(ability.amount, text)]).toEqual([id, true]);
      // Two texts name their skills by the attribute, or by the place where they count.
      if (id === 'hypnotic_charm' || id === 'animal_magnetism') continue;
      for (const skill of ability.skills ?? []) expect([id, skill, text.includes(skill)]).toEqual([id, skill, true]);
    }
    expect(RACE_ABILITIES.hypnotic_charm.skills).toEqual(
      data.SKILL_IDS.filter((skill) => SKILLS[skill].attribute === 'charisma'),
    );
    expect(RACE_ABILITIES.animal_magnetism.skills).toEqual(['persuasion']);
  });

  it('D6 (WS-9.15): the weaknesses that make tokens dear', () => {
    for (const id of data.WEAKNESS_IDS) {
      const dear = /cost 2/.test(words.weaknesses[id].effect.en) || id === 'fiery_temper';
      expect([id, WEAKNESSES[id].amount]).toEqual([id, dear ? 2 : undefined]);
    }
  });

  it('D8 (WS-16.36): mixing takes the offensive skills of the other types', () => {
    for (const conflict of CONFLICT_IDS) {
      const foreign = CONFLICT_IDS.filter((other) => other !== conflict).flatMap((other) => OFFENSIVE[other]);
      expect([...STUNTS.mixing.skills[conflict]].sort()).toEqual(foreign.sort());
    }
  });

  it('WS-3.21: the lists of offensive skills are those of D4', () => {
    for (const conflict of CONFLICT_IDS) {
      const offensive = data.SKILL_IDS.filter((skill) => SKILLS[skill].offensive === conflict);
      expect([...OFFENSIVE[conflict]].sort()).toEqual(offensive);
    }
    expect(data.CONFLICT_SKILLS.length).toBe(10);
  });

  it('WS-3.18: +3, +6, +9', () => expect([data.UNTRAINED, data.TRAINED, data.SPECIALTY]).toEqual([3, 6, 9]));

  it('D11 (WS-9.21): what gadgets do is what their text says', () => {
    for (const id of data.GADGET_IDS) {
      const { raise, stunt, scandal, defense, dice, ally, boards, cover } = GADGETS[id];
      const text = words.gadgets[id].effect.en;
      expect([id, raise && `token: +${raise.by} to ${raise.skill}`]).toEqual([id, text.startsWith('token') ? text : undefined]);
      if (stunt) {
        const withSkill = stunt.skill === null ? '' : ` with ${stunt.skill}`;
        expect(text.startsWith(`${stunt.stunt}${withSkill}: TN + ${stunt.adds} instead of + ${data.STUNT_TN}`)).toBe(true);
      }
      expect([id, stunt !== undefined]).toEqual([id, /TN/.test(text)]);
      expect([id, scandal]).toEqual([id, /\+2 in scandal/.test(text) ? 2 : undefined]);
      expect([id, defense]).toEqual([id, /\+1 defense/.test(text) ? 1 : undefined]);
      expect([id, dice]).toEqual([id, /one extra die/.test(text) ? 1 : undefined]);
      expect([id, ally ?? false]).toEqual([id, /an ally/.test(text)]);
      expect([id, boards ?? false]).toEqual([id, /boarding/.test(text)]);
      expect([id, cover ?? false]).toEqual([id, /take cover/.test(text)]);
    }
  });

  it('D15 (WS-16.42): sitting down costs a die, a free request needs a GM', () => {
    expect(data.REQUEST_IDS.filter((id) => REQUESTS[id].dice > 0)).toEqual(['sit']);
    expect(data.REQUEST_IDS.filter((id) => REQUESTS[id].hosted)).toEqual(['free']);
    expect(data.REQUEST_IDS.map((id) => REQUESTS[id].lasts)).toEqual([
      'next_round',
      'end_of_next_round',
      'use_an_item',
      'next_round',
      'agreed',
    ]);
  });
});

describe('D18. Modifiers at a glance', () => {
  const row = (start: string): string => {
    const found = rows('D18', 'en').find(([, modifier]) => modifier.startsWith(start));
    if (!found) throw new Error(`no modifier "${start}"`);
    return found[1];
  };
  const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

  it('WS-7.3, WS-7.14: cards', () =>
    expect(numbers(row('card'))).toEqual(data.CARD_CLASSES.map((is) => data.CARD_VALUES[is].bonus)));
  it('WS-9.1: a token', () => expect(numbers(row('token'))).toEqual([data.TOKEN_RAISE]));
  it('WS-9.18: achievements', () => {
    expect(data.GRADES).toEqual({
      ordinary: { bonus: 2, once: 'session' },
      epic: { bonus: 2, once: 'scene' },
      legendary: { bonus: 3, once: 'scene' },
    });
  });
  it('WS-17.4: range', () => {
    expect(numbers(row('medium'))).toEqual([data.RANGE_DEFENSE.medium, data.RANGE_DEFENSE.long]);
    expect(data.RANGE_DEFENSE.close).toBe(0);
  });
  it('WS-17.12: cover, two places of it', () => {
    expect(numbers(row('cover'))).toEqual([data.COVER_DEFENSE]);
    expect(data.COVER_PLACES).toBe(2);
  });
  it('WS-18.3: the easy route', () => expect(numbers(row('easy'))).toEqual([data.EASY_PER_POINT]));
  it('WS-18.5: the difficult route', () => expect(numbers(row('difficult'))).toEqual([data.DIFFICULT_SLOWER]));
  it('WS-19.2, WS-19.3, WS-19.4: etiquette', () => {
    expect(numbers(row('public'))).toEqual([data.ETIQUETTE.public, data.ETIQUETTE.formal]);
    expect(data.ETIQUETTE.private).toBe(0);
  });
  it('WS-16.18, WS-16.30: gripped or down', () => expect(numbers(row('resistance'))).toEqual([data.GRIPPED_OR_DOWN]));
  it('WS-13.7, WS-13.10: stunt and finisher', () => {
    expect(numbers(row('TN +5'))).toEqual([data.STUNT_TN]);
    expect(numbers(row('TN +5 per marker'))).toEqual([data.FINISHER_TN_PER_MARKER]);
  });
  it('WS-5.6, WS-5.9: a Joker widens by one, never beyond 5+', () => {
    expect(row('re-roll range')).toBe('re-roll range one wider');
    expect([data.JOKER_WIDENS, data.WIDEST_RANGE]).toEqual([1, 5]);
  });
  it('WS-6.9: a raise is 5 points', () => expect(data.RAISE).toBe(5));
  it('WS-19.11, WS-19.13: scandal', () =>
    expect(data.SCANDAL).toEqual({
      private: { tn: 10, reputation: 0 },
      public: { tn: 15, reputation: 1 },
      formal: { tn: 20, reputation: 2 },
    }));
});
