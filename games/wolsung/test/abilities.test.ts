/** Chapter 9: the abilities and weaknesses of races (D6), the abilities of professions (D7). */
import { describe, expect, it } from 'vitest';
import { conflict, hero, KITE, type Setting, THUGS } from './scene.ts';

/** A hero's attack with one die is rolled, and the actor is asked about it. */
const rolled = (setting: Setting, target: number, skill: string, ...faces: number[]) =>
  conflict(setting)
    .rolls(...faces)
    .say('attack')
    .does(`at ${target}`, skill, 'dice 1');
const raises = (s: ReturnType<typeof conflict>, seat = 0): string[] => s.offered(seat, 'raise');

describe('9. Once per session', () => {
  it.each<[string, Setting, 'race' | 'profession']>([
    ['secret_runes', { heroes: [hero('H3', { ability: 'secret_runes' })] }, 'race'],
    ['cold_logic', { heroes: [hero('H9', { ability: 'cold_logic' })] }, 'race'],
    ['noble_ancestors', { heroes: ['H7'] }, 'race'],
    ['special_agent', { scenario: 'S4', heroes: ['H9'] }, 'profession'],
    ['detective', { scenario: 'S7', heroes: ['H5'] }, 'profession'],
    ['hunter', { heroes: [hero('H2', { profession: 'hunter' })] }, 'profession'],
    ['journalist', { heroes: ['H8'] }, 'profession'],
    ['writer', { heroes: [hero('H2', { profession: 'writer' })] }, 'profession'],
  ])('WS-9.23: %s is open until it is crossed off', (ability, setting, mark) => {
    const s = conflict(setting);
    s.allowed(0, `use ${ability}`);
    s.set(0, { used: [mark] }).refused(0, `use ${ability}`, 'WS-9.23', 'abilityNotOpen');
  });
});

describe('D6. Races', () => {
  it.each<[string, Setting, number, string, string]>([
    ['elven grace', { scenario: 'S6', heroes: [hero('H1', { ability: 'elven_grace' })] }, 1, 'expression', 'elven_grace'],
    ['beginner’s luck', { scenario: 'S6', heroes: ['H6'] }, 1, 'persuasion', 'beginners_luck'],
    [
      'honesty of the orcs',
      { scenario: 'S6', heroes: [hero('H7', { ability: 'honesty_of_the_orcs' })] },
      1,
      'bluff',
      'honesty_of_the_orcs',
    ],
    ['inspired mechanic', { scenario: 'S5', heroes: ['H9'] }, 1, 'drive', 'inspired_mechanic'],
    [
      'animal magnetism',
      { scenario: 'S7', heroes: [hero('H4', { ability: 'animal_magnetism' })] },
      1,
      'persuasion',
      'animal_magnetism',
    ],
    ['fiery passion', { heroes: ['H8'] }, KITE, 'brawl', 'fiery_passion'],
  ])('WS-9.4: %s raises by 5 for a token', (_name, setting, target, skill, source) => {
    const s = rolled({ ...setting, tokens: { 0: 2 } }, target, skill, 1);
    expect(raises(s)).toContain(source);
    s.say(`raise ${source}`).pass();
    expect(s.all('result')[0].terms).toContainEqual({ name: 'token', rule: 'WS-9.1', add: 5 });
  });

  it('animal magnetism does not work in formal situations, beginner’s luck not with trained skills', () => {
    const formal = rolled(
      { scenario: 'S6', heroes: [hero('H4', { ability: 'animal_magnetism' })], tokens: { 0: 2 } },
      1,
      'persuasion',
      1,
    );
    expect(raises(formal)).toEqual(['token']);
    const trained = rolled({ scenario: 'S6', heroes: ['H6'], tokens: { 0: 2 } }, 1, 'expression', 1);
    expect(raises(trained)).toEqual(['token']);
  });

  it('fiery passion: no die before or after it goes to anything but attacks', () => {
    const s = conflict({ heroes: ['H8'], tokens: { 0: 2 } })
      .say('zone 0')
      .set(0, { zone: 1 });
    s.rolls(1).say('attack').does(`at ${KITE}`, 'brawl', 'dice 1');
    expect(raises(s)).toEqual(['token']);
    const t = rolled({ heroes: ['H8'], tokens: { 0: 2 } }, KITE, 'brawl', 1)
      .say('raise fiery_passion')
      .suffer();
    t.refused(0, 'zone 0', 'WS-15.5', 'notPossibleNow');
  });

  it('WS-13.19: iron may finish an elf afterwards, a big one a halfling hand to hand', () => {
    const iron = conflict({ heroes: ['H1'], cards: ['2c', 'As', '3c'] }).set(0, { markers: 0 });
    iron.rolls(9, 1).say('attack').does('at 0', 'brawl', 'dice 1').pass();
    iron.expectQuestion('offence/upgrade', 1, ['attack', 'finisher iron']);
    const tiny = conflict({ scenario: 'S3', heroes: ['H10', 'H2'], cards: ['2c', '3c', '4c', '5c', '6c', 'As'] }).set(0, {
      markers: 0,
      zone: 1,
    });
    tiny.rolls(8, 8, 1).say('attack').does('at 0', 'brawl', 'dice 1').pass();
    tiny.expectQuestion('offence/upgrade', 2, ['attack', 'finisher tiny']);
  });

  it('WS-13.19: curiosity works where the stake tempts, elusive for a token on the run', () => {
    const s = conflict({ scenario: 'S8', heroes: ['H6'], cards: ['2c', 'As', '3c'] }).set(0, { markers: 0 });
    s.rolls(8, 8, 1).say('attack').does('at 0', 'bluff', 'dice 1').pass();
    s.expectQuestion('offence/upgrade', 1, ['attack', 'finisher curiosity']);
    const run = conflict({ scenario: 'S5', heroes: [hero('H10', { ability: 'elusive' })], tokens: { 0: 1 } }).set(1, {
      markers: 1,
    });
    run.rolls(8, 8, 1).say('attack').does('stealth', 'dice 1').pass();
    run.expectQuestion('offence/upgrade', 0, ['attack', 'finisher elusive']).say('finisher elusive');
    expect(run.table.stocks[0].tokens).toBe(0);
  });

  it('hard as nails: a finisher hand to hand against the ogre is 10 harder', () => {
    const s = conflict({ heroes: ['H4'], cards: ['2c', 'As', '3c'] })
      .set(0, { markers: 0 })
      .rolls(1)
      .say('finisher')
      .does('at 0', 'brawl', 'dice 1');
    expect(s.terms).toEqual({ base: 16, nails: 10 });
  });

  it('dancing with a blade: the favourite blade meets defense 2 lower', () => {
    const heroes = [hero('H1', { ability: 'dancing_with_a_blade', weapons: ['sword_cane'], blade: 'sword_cane' })];
    expect(conflict({ heroes }).attack(KITE, 'brawl', 1).terms).toEqual({ base: 16, blade: -2 });
  });

  it('darkness under mountains: stealth and spot are 5 easier on the dark roofs', () => {
    const heroes = [hero('H9', { ability: 'darkness_under_mountains' })];
    expect(conflict({ scenario: 'S4', heroes }).attack(1, 'spot', 1).terms).toEqual({ base: 16, darkness: -5 });
    expect(conflict({ scenario: 'S5', heroes }).attack(1, 'spot', 1).terms.darkness).toBeUndefined();
  });

  it('cold logic: once per session, again for a token: +5 to intimidation, expression at 0 without re-rolls', () => {
    const heroes = [hero('H9', { ability: 'cold_logic' })];
    const s = conflict({ scenario: 'S7', heroes, tokens: { 0: 0 } })
      .say('use cold_logic')
      .attack(1, 'expression', 10);
    expect(s.lastResult).toBe(10);
    s.attack(1, 'intimidation', 1);
    expect(s.all('result').at(-1)?.terms).toContainEqual({ name: 'logic', rule: 'WS-9.24', add: 5 });
    expect(s.c(0).used).toEqual(['race']);
  });

  it('noble ancestors: one skill counts 15, and costs 1 Constitution and 1 Reputation when the scene ends', () => {
    const s = conflict({ scenario: 'S2', heroes: ['H7'], weapons: { 0: 'hunting_rifle' } }).say(
      'use noble_ancestors',
      'firearms',
    );
    s.attack(1, 'firearms', 1);
    expect(s.lastResult).toBe(16);
    s.say('give up', 'concede');
    expect(s.c(0)).toMatchObject({ constitutionLost: 1, reputationLost: 1 });
  });

  it('WS-20.12, WS-20.16: secret runes call an ally with one die, one marker and 12 in every resistance', () => {
    const s = conflict({ heroes: [hero('H3', { ability: 'secret_runes' })] }).say('use secret_runes', 'brawl');
    while (s.table.round === 1) s.next();
    expect(s.view(0).table.characters[3]).toMatchObject({
      kind: 'ally',
      resistance: 12,
      markers: 1,
      fullPool: 1,
      owner: 0,
      weapon: 'fists',
    });
    s.until(3).refused(0, 'stunt', 'WS-13.22', 'nobodyInReach');
  });

  it('WS-20.13: an ally leaves with its marker', () => {
    const s = conflict({ heroes: [hero('H3', { ability: 'secret_runes' })] }).say('use secret_runes', 'brawl');
    while (s.table.round === 1) s.next();
    s.until(KITE).attack(3, 'brawl', 7);
    expect(s.c(3).state).toBe('eliminated');
  });

  it('allegories and parables: +2 confidence for a token, in the test that strikes', () => {
    const heroes = [hero('H3', { ability: 'allegories_and_parables' })];
    const s = conflict({ scenario: 'S7', heroes, tokens: { 0: 1 }, cards: ['2c', 'As'] })
      .rolls(1)
      .say('attack')
      .does('persuasion', 'dice 1');
    s.expectQuestion('modification/respond', 0, ['ability allegories_and_parables', 'pass']).say(
      'ability allegories_and_parables',
    );
    expect(s.all('result')[0].against).toContainEqual({ name: 'allegories', rule: 'WS-9.25', add: 2 });
  });

  it('numerologist: a token to see a hand, or to order the five cards on top', () => {
    const s = conflict({ heroes: ['H3'], hands: { 1: ['5c', '6c'] }, tokens: { 0: 2 } }).say('use numerologist', 'hand 1');
    expect(s.view(0).table.stocks[1].hand).toEqual(['5c', '6c']);
    expect(s.view(null).table.stocks[1].hand).toEqual([]);
    s.say('use numerologist', 'deck').expectQuestion('foresee/top', 0);
    const cards = s.asked(0)?.show.cards as string[];
    expect(cards).toHaveLength(5);
    s.say(`top ${cards[4]}`, `top ${cards[0]}`, `top ${cards[1]}`, `top ${cards[2]}`);
    expect(s.table.deck.slice(-5).reverse()).toEqual([cards[4], cards[0], cards[1], cards[2], cards[3]]);
    // Both tokens are spent.
    expect(s.expectQuestion('turn/act', 0).legal(0)).not.toContain('use numerologist');
  });

  it('rich experience: the hand is filled to four, then one card goes', () => {
    const s = conflict({ tokens: { 0: 1 } }).say('replenish');
    s.expectQuestion('trim hand/discard', 0);
    expect(s.table.stocks[0].hand).toHaveLength(4);
  });

  it.each([
    [0, true],
    [1, false],
    [2, false],
  ])('D6, WS-9.24: rage that lasts to the end of round %i leaves in round 1 more than attacks: %s', (rage, free) => {
    const s = conflict({ heroes: ['H8', 'H2'], hands: { 0: ['5c'] } }).set(0, { rage });
    for (const other of ['zone 0', 'cover']) {
      if (free) s.allowed(0, other);
      else s.refused(0, other, 'WS-15.5', 'notPossibleNow');
    }
    s.allowed(0, 'attack');
    // Nor does it help or resist.
    const helped = s.branch().until(1).rolls(1).say('attack').does('at 2', 'firearms', 'dice 1');
    expect(helped.question === 'modification/respond' && helped.actor === 0).toBe(free);
    const resisted = s.branch().until(2).rolls(9, 9, 1).say('attack').does('at 0', 'firearms', 'dice 1').pass();
    expect(resisted.question === 'resist/skill').toBe(free);
  });

  it('WS-6.9: two raises and a token enrage a troll, who then may only attack and pays for it', () => {
    const s = conflict({ heroes: ['H8'], tokens: { 1: 1 }, cards: ['2c', 'As', '3c'] });
    s.rolls(9, 9, 1).say('attack').does('at 0', 'brawl', 'dice 1').pass();
    s.expectQuestion('offence/temper', 1, ['enrage', 'no']).say('enrage');
    expect(s.c(0).rage).toBe(2);
    expect(s.question).not.toBe('resist/skill');
    s.until(0).refused(0, 'zone 0', 'WS-15.5', 'notPossibleNow');
    while (s.table.round < 3) s.next();
    s.expectFact('raged');
    expect(s.c(0).constitutionLost).toBe(1);
  });
});

describe('D7. Professions', () => {
  it('WS-9.25: the Special agent has +2 endurance for one chase', () => {
    const s = conflict({ scenario: 'S5', heroes: ['H9'] })
      .say('use special_agent')
      .until(1);
    s.rolls(1).say('attack').does('drive', 'dice 1');
    expect(s.terms.agent).toBe(2);
    expect(s.c(0).used).toEqual(['profession']);
  });

  it('the Detective takes markers with research where the stake is evidence, until the first failure', () => {
    const s = conflict({ scenario: 'S7', heroes: ['H5'] })
      .say('use detective')
      .attack(1, 'research', [9, 9, 1]);
    expect(s.c(1).markers).toBe(3);
    s.attack(1, 'research', 1);
    expect(s.c(0).scene).toEqual([]);
    conflict({ scenario: 'S6', heroes: ['H5'] }).refused(0, 'use detective', 'WS-9.23', 'abilityNotOpen');
  });

  it('the Hunter does so with survival, and never finishes with it', () => {
    const heroes = [hero('H7', { profession: 'hunter' })];
    const s = conflict({ heroes }).say('use hunter').say('attack').does(`at ${KITE}`);
    s.allowed(0, 'survival');
    const finisher = conflict({ heroes, weapons: { 0: 'hunting_rifle' } })
      .say('use hunter', 'finisher')
      .does(`at ${KITE}`);
    finisher.refused(0, 'survival', 'WS-13.21', 'foreignSkill');
  });

  it('the Journalist opens one sheet, the Writer borrows an archetype', () => {
    const s = conflict({ heroes: ['H8'] }).say('use journalist', `at ${KITE}`);
    expect(s.view(0).table.characters[KITE].skills.length).toBeGreaterThan(5);
    expect(s.view(0).table.characters[THUGS].skills).toEqual([]);
    const writer = conflict({ heroes: [hero('H8', { profession: 'writer' })], hands: { 0: ['Ah'] } }).say(
      'use writer',
      'socialite',
    );
    writer.rolls(1).say('attack').does(`at ${KITE}`, 'brawl', 'dice 1').say('bonus Ah');
    writer.expectFact('cardPlayed', { domain: 'emotions' });
  });

  it('the Criminal has any weapon from the next upkeep, the Cleric shields from the undead', () => {
    const s = conflict({ heroes: ['H10'], tokens: { 0: 1 } }).say('use criminal', 'carbine');
    expect(s.c(0).weapons).not.toContain('carbine');
    expect(s.until(0).c(0).weapons).toContain('carbine');
    const heroes = [hero('H2', { profession: 'cleric' }), hero('H4')];
    const tomb = conflict({ scenario: 'S3', heroes, tokens: { 0: 1 }, cards: ['2c', '3c', 'As', '4c', '5c', '6c'] }).set(1, {
      zone: 2,
    });
    tomb
      .rolls(1)
      .say('attack')
      .does('at 1', 'firearms', 'dice 1')
      .expectQuestion('modification/respond', 0, ['cleric 0 1', 'pass']);
    tomb.say('cleric 0 1');
    expect(tomb.all('result')[0].against).toContainEqual({ name: 'cleric', rule: 'WS-9.25', add: 2 });
  });

  it('WS-13.19: the Sportsman finishes after an athletics roll, the Gunslinger with the first attack of the first to act', () => {
    const s = conflict({ scenario: 'S4', heroes: ['H4'] }).set(1, { markers: 1 });
    s.rolls(8, 8, 1).say('attack').does('athletics', 'dice 1').pass();
    s.expectQuestion('offence/upgrade', 0, ['attack', 'finisher sportsman']).say('finisher sportsman', 'no');
    expect(s.c(0).used).toEqual(['profession']);
    const gun = conflict({ heroes: [hero('H2', { profession: 'gunslinger' })], weapons: { 0: 'revolver' } }).set(KITE, {
      markers: 1,
    });
    gun.rolls(8, 8, 1).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1').pass();
    gun.expectQuestion('offence/upgrade', 0, ['attack', 'finisher gunslinger']).say('attack', 'no');
    gun.rolls(8, 8, 1).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1').pass();
    gun.expectQuestion('resist/skill', 1);
  });
});
