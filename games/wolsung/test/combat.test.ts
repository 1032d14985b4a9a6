/** Chapters 13, 14 and 17: offensive actions, active resistance, combat. */
import { describe, expect, it } from 'vitest';
import { conflict, HERO, hero, KITE, THUGS } from './scene.ts';

describe('13. Attack', () => {
  it.each([
    [4, false],
    [5, true],
  ])('WS-13.3, WS-6.3: the Target Number is the resistance, and reaching it is enough: die %i', (face, hit) => {
    // Firearms +6, handguns +3 against 16 - 2.
    const s = conflict().set(KITE, { constitutionLost: 1 });
    s.attack(KITE, 'firearms', face);
    expect(s.lastTn).toBe(14);
    expect(s.c(KITE).markers).toBe(hit ? 2 : 3);
    s.expectFact('result', { success: hit, result: 9 + face });
    s.expectQuestion('turn/act', 0);
  });

  it('WS-2.5, WS-13.4, WS-13.5: a hit takes one marker off the target, and the attacker gains none', () => {
    const s = conflict().attack(KITE, 'firearms', 7);
    expect(s.c(KITE).markers).toBe(2);
    expect(s.c(HERO).markers).toBe(4);
  });

  it('WS-13.6: a failed attack costs nothing', () => {
    const s = conflict().attack(KITE, 'firearms', 1);
    expect([s.c(KITE).markers, s.c(HERO).markers]).toEqual([3, 4]);
  });

  it('WS-13.13, WS-13.14, WS-13.15: without markers a plain attack takes nothing and eliminates nobody', () => {
    const s = conflict().set(KITE, { markers: 0 }).attack(KITE, 'firearms', 7);
    expect(s.c(KITE)).toMatchObject({ markers: 0, state: 'active' });
    s.expectNoFact('markersLost');
  });

  it('WS-13.1, WS-13.2: an offensive action is an attack, a stunt or a finisher', () => {
    const s = conflict();
    for (const action of ['attack', 'stunt', 'finisher']) s.allowed(0, action);
    s.say('finisher').does(`at ${KITE}`, 'firearms');
    s.expectQuestion('declare/dice', 0);
    expect(s.table.tests[0]).toMatchObject({ kind: 'finisher', stunt: '' });
  });

  it('WS-13.22: only an active enemy can be the target', () => {
    const s = conflict({ heroes: ['H2', 'H4'] }).arrange((t) => {
      Object.assign(t.characters[2], { state: 'withdrawn', initiative: null });
      t.discard.push('Qs');
    });
    s.say('attack');
    s.refused(0, 'at 1', 'WS-13.22', 'noEnemy');
    s.refused(0, 'at 2', 'WS-13.22', 'noEnemy');
    s.refused(0, 'at 99', 'WS-13.22', 'notAnAnswer');
    s.allowed(0, 'at 3');
  });
});

describe('13. Stunts and finishers', () => {
  it('WS-13.7, WS-13.8: a stunt adds 5, takes one marker and has its effect', () => {
    const s = conflict().stunt('daze', KITE, 'firearms', '', [8, 7]);
    expect(s.lastTn).toBe(21);
    expect(s.c(KITE)).toMatchObject({ markers: 2, fewer: 1 });
  });

  it('WS-13.9: a failed stunt costs the actor one marker, and has no effect', () => {
    const s = conflict().stunt('daze', KITE, 'firearms', '', 7);
    expect(s.c(KITE)).toMatchObject({ markers: 3, fewer: 0 });
    expect(s.c(HERO).markers).toBe(3);
  });

  it('WS-13.10, WS-13.11: a finisher adds 5 for each marker of the target and eliminates it', () => {
    const s = conflict({ scenario: 'S2' }).set(KITE, { markers: 2, zone: 0 });
    s.finisher(KITE, 'firearms', [9, 9, 1]);
    expect(s.terms).toEqual({ base: 14, markers: 10 });
    s.expectFact('eliminated', { who: { en: 'Baron Aldous Grimshaw', pl: 'baron Aldous Grimshaw' } });
  });

  it('WS-13.12: a failed finisher costs the actor one marker', () => {
    const s = conflict().finisher(KITE, 'firearms', 7);
    expect(s.c(HERO).markers).toBe(3);
    expect(s.c(KITE)).toMatchObject({ state: 'active', markers: 3 });
  });

  it('WS-13.21, WS-3.21: a finisher and an attack use a skill of the conflict', () => {
    const s = conflict();
    s.say('finisher').does(`at ${KITE}`);
    s.refused(0, 'expression', 'WS-13.21', 'foreignSkill');
    const other = conflict();
    other.say('attack').does(`at ${KITE}`);
    other.refused(0, 'expression', 'WS-3.21', 'foreignSkill');
  });

  it('WS-13.24: who is eliminated leaves with dice, grips and initiative card', () => {
    const s = conflict({ heroes: ['H2', 'H4'] })
      .set(1, { grippedBy: 2 })
      .set(2, { markers: 0 });
    s.finisher(2, 'firearms', 7);
    expect(s.c(2)).toMatchObject({ state: 'eliminated', pool: 0, initiative: null });
    expect(s.c(1).grippedBy).toBe(-1);
    expect(s.table.discard).toContain('Qs');
  });
});

describe('13. A Joker as initiative card', () => {
  const joker = () => conflict({ cards: ['X1', '2c', '3c'] }).set(KITE, { markers: 1 });

  it('WS-13.16, WS-13.17: makes an attack a finisher afterwards, where the result is enough', () => {
    // With the range one wider 7 counts as ten and is rolled on.
    const t = joker().rolls(7, 5).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1').pass();
    expect(t.lastResult).toBe(24);
    t.expectQuestion('offence/upgrade', 0, ['attack', 'finisher joker']);
    t.say('finisher joker', 'no');
    expect(t.c(KITE).state).toBe('eliminated');
  });

  it('WS-13.17: is not offered where the result is too low, and may be declined', () => {
    const s = joker().set(KITE, { markers: 3 }).rolls(7, 5).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1').pass();
    s.expectQuestion('resist/skill', 1);
    const t = joker().rolls(7, 5).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1').pass().say('attack', 'no');
    expect(t.c(KITE)).toMatchObject({ state: 'active', markers: 0 });
  });

  it('WS-13.18: a stunt is not upgraded', () => {
    const s = joker()
      .set(KITE, { markers: 0 })
      .rolls(7, 7, 5)
      .say('stunt')
      .does(`at ${KITE}`, 'firearms', 'daze', '', 'dice 1')
      .pass();
    s.expectQuestion('resist/skill', 1);
  });

  it('WS-13.20: the markers the target has at T5 count, not those the hit takes', () => {
    const s = joker().rolls(7, 1).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1').pass();
    // 20 against 16 + 5.
    expect(s.lastResult).toBe(20);
    s.expectQuestion('resist/skill', 1);
  });
});

describe('13. How a resistance is put together', () => {
  it('WS-13.23, WS-17.4, WS-17.12: base, range and cover, then the stunt', () => {
    const s = conflict({ scenario: 'S2', weapons: { 0: 'revolver' } })
      .set(0, { zone: 1 })
      .set(1, { cover: true });
    s.stunt('daze', 1, 'firearms', '', 1);
    expect(s.terms).toEqual({ base: 14, range: 2, cover: 2, stunt: 5 });
  });

  it('WS-16.18, WS-16.23, WS-16.30: gripped or down it is 10, whatever range and cover add; a card for resistance still does', () => {
    const s = conflict({ hands: { 1: ['Ac'] } }).set(KITE, { down: true, zone: 2, cover: true });
    s.rolls(4).say('attack').does(`at ${KITE}`, 'firearms', 'dice 1');
    expect(s.lastTn).toBe(10);
    s.expectQuestion('modification/respond', 1, ['guard Ac', 'pass']).say('guard Ac');
    s.expectFact('result', { tn: 15, result: 13, success: false });
  });

  it('WS-16.23: a resistance below 10 is not raised', () => {
    const s = conflict({ scenario: 'S6', heroes: ['H1'] });
    s.set(1, { reputationLost: 3, down: false, stance: 'familiar' });
    s.attack(1, 'persuasion', 1);
    expect(s.lastTn).toBe(10);
  });

  it('WS-3.10: a lost point lowers the resistance by 2 at once; WS-3.6: never below 0', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'] });
    for (const [lost, tn] of [
      [0, 16],
      [1, 14],
      [3, 10],
    ]) {
      const one = s.branch().set(HERO, { constitutionLost: lost });
      one.script('lot', 0).rolls(1, 1).say('attack').does('brawl', 'dice 1');
      expect(one.lastTn).toBe(tn);
    }
  });
});

describe('14. Active resistance', () => {
  it('WS-14.1, WS-14.5: whoever is hit is asked before the effects', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'] });
    s.rolls(9, 1).say('attack').does(`at ${HERO}`, 'brawl', 'dice 1');
    s.expectQuestion('resist/skill', 0, ['no', 'brawl', 'firearms']);
    expect(s.c(HERO).markers).toBe(4);
    s.say('no');
    expect(s.c(HERO).markers).toBe(3);
  });

  it.each([
    [8, true],
    [7, false],
  ])("WS-14.2, WS-14.3, WS-14.9: the result must be higher than the attacker's, not equal: die %i", (face, wiped) => {
    const s = conflict({ cards: ['2c', 'As', '3c'] });
    // 10 and 1, and +6: 17 against 16. Firearms +6, handguns +3, 7 or 8; 8 is rolled on.
    s.rolls(9, 1).say('attack').does(`at ${HERO}`, 'brawl', 'dice 1').say('firearms');
    s.rolls(...(face === 8 ? [8, 1] : [7])).say('dice 1');
    expect(s.c(HERO).markers).toBe(wiped ? 4 : 3);
    s.expectFact('resisted', { against: 17, success: wiped });
  });

  it('WS-14.3: an equal result does not help', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'] });
    s.rolls(9, 1).say('attack').does(`at ${HERO}`, 'brawl', 'dice 1').say('brawl');
    // Brawl +6 with a revolver in hand, and 11.
    s.rolls(9, 1).say('dice 1');
    s.expectFact('resisted', { result: 17, against: 17, success: false });
    expect(s.c(HERO).markers).toBe(3);
  });

  it('WS-14.4, WS-14.6, WS-12.6, WS-12.7: its dice come from the pool, and without any there is none', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'] });
    s.rolls(9, 1).say('attack').does(`at ${HERO}`, 'brawl', 'dice 1').say('brawl');
    s.refused(0, 'dice 3', 'WS-14.4', 'tooManyDice');
    s.rolls(1, 1).say('dice 2');
    expect(s.c(HERO).pool).toBe(0);
    s.rolls(9, 1).say('attack').does(`at ${HERO}`, 'brawl', 'dice 1');
    expect(s.question).not.toBe('resist/skill');
    expect(s.c(HERO).markers).toBe(2);
  });

  it('WS-14.7: only skills of the conflict resist', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'] });
    s.rolls(9, 1).say('attack').does(`at ${HERO}`, 'brawl', 'dice 1');
    s.refused(0, 'athletics', 'WS-14.7', 'notAnAnswer');
  });

  it('WS-14.10, WS-14.11: it wipes out a stunt with its effect, and the attacker loses nothing for it', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'] });
    s.rolls(9, 9, 1).say('stunt').does(`at ${HERO}`, 'brawl', 'knockdown', '', 'dice 1').say('firearms');
    s.rolls(8, 8, 8, 1).say('dice 1');
    expect(s.c(HERO)).toMatchObject({ markers: 4, down: false });
    expect(s.c(KITE).markers).toBe(3);
  });

  it('WS-14.12: one for each hit', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'] });
    s.rolls(9, 1).say('attack').does(`at ${HERO}`, 'brawl', 'dice 1').say('brawl').rolls(1).say('dice 1');
    expect(s.c(HERO).markers).toBe(3);
    s.expectQuestion('turn/act', 1);
  });

  it('WS-14.13, WS-14.15: neither range nor lying on the ground limits it', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'] }).set(HERO, { down: true, weapon: 'fists' });
    s.rolls(9, 1).say('attack').does(`at ${HERO}`, 'brawl', 'dice 1');
    s.expectQuestion('resist/skill', 0, ['no', 'brawl', 'firearms']);
  });

  it('WS-14.14: groups and allies do not resist', () => {
    const s = conflict().attack(THUGS, 'firearms', 7);
    s.expectQuestion('turn/act', 0);
    expect(s.c(THUGS).markers).toBe(1);
  });

  it('WS-14.8: cards and tokens serve it like any test, and the attacker can change nothing any more', () => {
    const s = conflict({ cards: ['2c', 'As', '3c'], hands: { 0: ['Ac'], 1: ['Kc'] }, tokens: { 0: 1 } });
    s.rolls(9, 1).say('attack').does(`at ${HERO}`, 'brawl', 'dice 1').pass().say('firearms').rolls(4).say('dice 1');
    s.expectQuestion('card before the roll/respond', 0).say('pass');
    s.expectQuestion('modification/respond', 0).say('bonus Ac');
    s.expectQuestion('modification/respond', 0, ['raise token', 'die token', 'pass']).say('pass');
    s.expectFact('resisted', { result: 18, against: 17, success: true });
  });
});

describe('17. Combat', () => {
  it.each([
    [0, 0],
    [1, 2],
    [2, 4],
  ])('WS-17.1, WS-17.2, WS-17.3, WS-17.4, WS-17.5: %i zones away: defense +%i', (zones, bonus) => {
    const s = conflict({ heroes: ['H9'], weapons: { 0: 'carbine' } })
      .set(0, { zone: 0 })
      .set(KITE, { zone: zones });
    s.attack(KITE, 'firearms', 1);
    expect(s.lastTn).toBe(16 + bonus);
  });

  it('WS-17.5: the bonus is against that attacker only', () => {
    const s = conflict({ heroes: ['H9', 'H9'], weapons: { 0: 'carbine', 1: 'carbine' } });
    s.set(1, { zone: 2 }).set(2, { zone: 2 });
    s.attack(2, 'firearms', 1);
    expect(s.terms.range).toBe(2);
    s.until(1).attack(2, 'firearms', 1);
    expect(s.terms.range).toBeUndefined();
  });

  it.each([
    ['sabre', 1, 'brawl', 'WS-17.6'],
    ['revolver', 2, 'firearms', 'WS-17.7'],
  ] as const)('the %s does not reach %i zones (%s, %s)', (weapon, zones, skill, rule) => {
    const s = conflict({ weapons: { 0: weapon } })
      .set(HERO, { zone: 0 })
      .set(KITE, { zone: zones });
    s.say('stunt').does(`at ${KITE}`);
    s.refused(0, skill, rule, 'outOfRange');
  });

  it('WS-17.8: long guns reach every zone, thrown weapons the next one with brawl', () => {
    const rifle = conflict({ heroes: ['H7'], weapons: { 0: 'hunting_rifle' } })
      .set(0, { zone: 0 })
      .set(KITE, { zone: 2 });
    rifle.attack(KITE, 'firearms', 1);
    expect(rifle.lastTn).toBe(20);
    const knives = conflict({ heroes: ['H10'] })
      .set(0, { zone: 0 })
      .set(KITE, { zone: 1 })
      .set(THUGS, { zone: 2 });
    knives.say('attack').does(`at ${KITE}`);
    expect(knives.table.tests[0]).toMatchObject({ skill: 'brawl', target: KITE });
  });

  it('WS-17.9, WS-17.10, WS-15.1, WS-12.4: one Move goes one zone for one die', () => {
    const s = conflict({ scenario: 'S2' });
    s.refused(0, 'zone 2', 'WS-15.5', 'notPossibleNow');
    s.say('zone 1');
    expect(s.c(0)).toMatchObject({ zone: 1, pool: 1 });
    s.expectFact('zoneChanged', { zone: 1 });
  });

  it('WS-17.11: firearms need a gun in hand; bare hands are always there', () => {
    const s = conflict({ heroes: ['H4'] });
    s.say('attack').does(`at ${KITE}`);
    s.refused(0, 'firearms', 'WS-12.3', 'notAnAnswer');
    const gun = conflict({ weapons: { 0: 'sabre' } });
    gun.say('stunt').does(`at ${KITE}`);
    gun.refused(0, 'firearms', 'WS-17.11', 'noGun');
    const bare = conflict({ weapons: { 0: 'revolver' } });
    bare.attack(KITE, 'brawl', 5);
    expect(bare.lastResult).toBe(11);
  });

  it('WS-17.12: cover helps against other zones, has few places, and is lost by leaving', () => {
    const s = conflict({ scenario: 'S2', cards: ['As', '2c'], heroes: ['H2'] });
    s.say('cover');
    expect(s.c(0)).toMatchObject({ cover: true, pool: 1 });
    s.refused(0, 'cover', 'WS-15.5', 'notPossibleNow');
    s.say('zone 1');
    expect(s.c(0).cover).toBe(false);
    const full = conflict({ scenario: 'S2', heroes: ['H2', 'H4'] }).set(1, { cover: true });
    full.refused(0, 'cover', 'WS-15.5');
  });

  it('WS-17.12: cover does not help against the own zone', () => {
    const s = conflict().set(KITE, { cover: true }).attack(KITE, 'firearms', 1);
    expect(s.terms).toEqual({ base: 16 });
  });

  it('WS-17.13: a gun is never empty', () => {
    const s = conflict();
    for (let i = 0; i < 3; i++) {
      s.attack(KITE, 'firearms', 1).attack(KITE, 'firearms', 1);
      if (i < 2) s.until(HERO);
    }
    expect(s.all('rolled').filter(({ who }) => who.en.startsWith('Captain Wiktor'))).toHaveLength(6);
  });

  it('WS-3.7: defense is 10 and twice Constitution, with what gear adds (D11)', () => {
    const s = conflict({ heroes: [hero('H7'), 'H2'], cards: ['2c', '3c', 'As', '4c', '5c'] });
    s.script('lot', 0).rolls(1).say('attack').say('at 0').does('brawl', 'dice 1');
    expect(s.terms).toEqual({ base: 14, corset: 1 });
  });
});
