/** Chapter 34: what each piece of equipment does in the skirmish. */
import { describe, expect, it } from 'vitest';
import { type AbilityId, type EquipmentId, RADIUS } from '../../data/index.ts';
import { hasAbility, hasGrab } from '../../rules/reading.ts';
import { BLACK, duel } from '../duel.ts';
import { beside, given, model, type Scene } from '../kit.ts';

type Gear = { mine?: EquipmentId[]; theirs?: EquipmentId[] };

/** A Bruiser's three of a kind against a fold: three better, and so two wounds on Dorick. */
function struck({ mine = [], theirs = [] }: Gear = {}): Scene {
  const s = duel('human-bruiser', 'dorick', {
    mine: { equipment: mine },
    theirs: { equipment: theirs },
    hands: ['Ac As Ah', '2c 4d 6h 8s Tc'],
  }).activate(0);
  s.say('attack m1', 'Ac As Ah', 'fold');
  return s.question === 'attack/critical' ? s.say('none') : s;
}
const plain = struck().wounds(1);

/** A Bruiser attacks a Troll, who counters with three of a kind. */
function countered({ mine = [], theirs = [] }: Gear = {}): Scene {
  const s = duel('human-bruiser', 'troll', {
    mine: { equipment: mine },
    theirs: { equipment: theirs },
    hands: ['2c 3d 4h 5s 7c 7d', 'Ac As Ah 4d 2s 8s'],
    stash: [0, 3],
  }).activate(0);
  return s.say('attack m1', 'none', 'counter', 'done', '2c', 'Ac As Ah', 'none');
}

describe('weapons', () => {
  it('KC-34.17: Wicked Blade: one wound more', () => {
    expect(struck({ mine: ['wicked-blade'] }).wounds(1)).toBe(plain + 1);
  });

  it('KC-34.8: two of a kind do not add up', () => {
    expect(struck({ mine: ['wicked-blade', 'wicked-blade'] }).wounds(1)).toBe(plain + 1);
    expect(struck({ theirs: ['wooden-shield', 'wooden-shield'] }).wounds(1)).toBe(plain - 1);
    const s = struck({ mine: ['poison-blade', 'poison-blade'] });
    s.expectFact('effectGiven', { model: 1, effect: 'poison' });
  });

  it('KC-34.10: Poison Blade: every successful attack poisons', () => {
    expect(struck().effects(1)).not.toContain('poison');
    const s = struck({ mine: ['poison-blade'] });
    expect(s.effects(1)).toContain('poison');
    s.expectFact('effectGiven', { effect: 'poison', rule: 'KC-34.10' });
  });

  it('KC-34.20: Hammer: every successful attack grounds', () => {
    expect(struck({ mine: ['hammer'] }).effects(1)).toContain('grounded');
  });

  it('KC-34.15: Sharp Blade: Vicious, which bites where it wounds', () => {
    expect(struck().effects(1)).not.toContain('bite');
    expect(struck({ mine: ['sharp-blade'] }).effects(1)).toContain('bite');
  });

  it('KC-34.9: what grants an ability does nothing for those who have it', () => {
    const fencer = (equipment: EquipmentId[]): Scene => {
      const s = duel('elf-fencer', 'dorick', { mine: { equipment }, hands: ['Ac As Ah', ''] })
        .activate(0)
        .say('attack m1', 'Ac As Ah');
      return s.question === 'attack/critical' ? s.say('none') : s;
    };
    expect(fencer(['sharp-blade']).facts).toEqual(fencer([]).facts);
    fencer(['sharp-blade']).expectFact('effectGiven', { effect: 'bite', rule: 'KC-17.33' });
  });

  it('KC-34.25: weapons work with a shot and with a counter attack', () => {
    const archer = model('elf-archer', 0, 12, 12, { equipment: ['poison-blade'] });
    const shot = given({ models: [archer, model('dorick', 1, 12, 18)], hands: ['Ac As Ah', ''] }).activate(0);
    shot.say('shoot m1', 'Ac As Ah');
    if (shot.question === 'attack/critical') shot.say('none');
    expect(shot.effects(1)).toContain('poison');
    const armed = countered({ theirs: ['wicked-blade', 'poison-blade'] });
    armed.expectFact('attackHit', { counter: true, winner: 1, loser: 0 });
    expect(armed.effects(0)).toContain('poison');
    expect(armed.wounds(0)).toBe(countered().wounds(0) + 1);
  });

  it('KC-34.25: weapons do nothing for a spell', () => {
    const spell = (equipment: EquipmentId[]): Scene => cast({ caster: equipment });
    expect(spell(['wicked-blade', 'poison-blade']).wounds(1)).toBe(spell([]).wounds(1));
    expect(spell(['poison-blade']).effects(1)).not.toContain('poison');
  });

  it('KC-34.25: weapons do nothing to the target of a scenario', () => {
    const s = given({
      scenario: 'mr-cuddly',
      models: [model('human-bruiser', 0, 12, 13.4, { equipment: ['wicked-blade', 'hammer'] }), model('dorick', 1, 2, 22)],
      targetWounds: 0,
      hands: ['Ac As Kh', '2c 4d 6h'],
    }).activate(0);
    s.say('strike cuddly', 'Ac As');
    expect(s.table.targetWounds).toBe(1);
  });
});

/** A spell that beats 12 by 7: three wounds on Dorick. */
function cast({ caster = [], target = [] }: { caster?: EquipmentId[]; target?: EquipmentId[] } = {}, cards = 'Kh 9h'): Scene {
  const s = given({
    models: [
      model('wizard', 0, 12, 10, { equipment: caster }),
      model('dorick', 1, 12, 13, { activated: true, equipment: target }),
      model('human-lowlife', 0, 8, 10, { activated: true }),
    ],
    events: `Kd 2d ${cards}`,
  }).activate(0);
  s.say('cast attack m1', 'stick');
  for (let card = cards.split(' ').length; card > 2; card--) s.say('twist');
  return s.question === 'spell/cast' ? s.say('stick') : s;
}

describe('armour and magic', () => {
  it('KC-34.13, KC-34.14: Wooden Shield: one wound less, folded or not, and against a counter attack', () => {
    expect(struck({ theirs: ['wooden-shield'] }).wounds(1)).toBe(plain - 1);
    expect(countered({ mine: ['wooden-shield'] }).wounds(0)).toBe(countered().wounds(0) - 1);
    expect(cast({ target: ['wooden-shield'] }).wounds(1)).toBe(cast().wounds(1));
  });

  it('KC-34.16: Magic Armour: one wound less by magic, and by nothing else', () => {
    expect(cast({ target: ['magic-armour'] }).wounds(1)).toBe(cast().wounds(1) - 1);
    expect(struck({ theirs: ['magic-armour'] }).wounds(1)).toBe(plain);
  });

  it('KC-34.19: Magical Staff: one wound more, and one more on the Wizard who goes bust', () => {
    expect(cast({ caster: ['magical-staff'] }).wounds(1)).toBe(cast().wounds(1) + 1);
    const bust = (equipment: EquipmentId[]): number => {
      const s = cast({ caster: equipment }, 'Kh 9h 8h');
      return s.expectFact('wizardHarmed').wounds;
    };
    expect(bust(['magical-staff'])).toBe(bust([]) + 1);
  });
});

describe('abilities and moves', () => {
  it.each([
    ['KC-34.18: Big Helmet', 'big-helmet', 'shake-it-off'],
    ['KC-34.21: Heavy Armour', 'heavy-armour', 'solid'],
    ['KC-34.22: Fancy Shoes', 'fancy-shoes', 'graceful'],
    ['KC-34.23: Troll Skin', 'troll-skin', 'regenerate'],
  ] as [string, EquipmentId, AbilityId][])('%s grants its ability to its bearer alone', (_name, item, ability) => {
    const s = duel('human-bruiser', 'dorick', { mine: { equipment: [item] } });
    expect([0, 1, 2].map((m) => hasAbility(s.table, m, ability))).toEqual([true, false, false]);
  });

  it('KC-34.22: who wears Fancy Shoes moves away without a test, and no slower with the chest', () => {
    const walking = (equipment: EquipmentId[]): Scene =>
      duel('elf-archer', 'dorick', { mine: { equipment }, events: '2c' }).activate(0).say('walk');
    walking(['fancy-shoes']).expectNoFact('testDrawn').expectQuestion('move/destination', 0);
    walking(['big-helmet']).expectFact('testDrawn', { test: 'break-away' });
    const carrying = (equipment: EquipmentId[]): Scene =>
      given({
        scenario: 'chuck-ball',
        models: [model('elf-archer', 0, 12, 8, { equipment }), model('dorick', 1, 22, 22)],
        chest: { carrier: 0 },
      })
        .activate(0)
        .say('walk')
        .expectQuestion('move/destination', 0);
    const far = `12 ${8 + 3.5 + 2 * RADIUS[30] - 0.01}`;
    carrying(['fancy-shoes']).allowed(0, far).refused(0, '12 12.9', 'KC-2.24', 'tooFar');
    carrying(['big-helmet']).refused(0, far, 'KC-2.24', 'tooFar');
    carrying([]).refused(0, far, 'KC-2.24', 'tooFar');
  });

  it('KC-34.21: who wears Heavy Armour is neither stunned nor grounded', () => {
    const s = struck({ mine: ['hammer'], theirs: ['heavy-armour'] });
    expect(s.effects(1)).toEqual([]);
  });

  it('KC-34.24: Whip: Grab is always active', () => {
    const whip = beside(model('human-bruiser', 0, 12, 12), 'north', 'human-bruiser', 1, { equipment: ['whip'] });
    const s = duel('human-bruiser', 'dorick', { others: [whip] });
    expect([hasGrab(s.table, 4), hasGrab(s.table, 1)]).toEqual([true, false]);
  });

  it('KC-34.11: Fast Shoes: a Dodge after each hit, without any critical', () => {
    const s = duel('human-bruiser', 'dorick', { mine: { equipment: ['fast-shoes'] }, hands: [BLACK, ''] }).activate(0);
    s.say('attack m1', 'Ac');
    if (s.question === 'attack/critical') s.say('none');
    s.expectQuestion('move/destination', 0).say('stay');
    const barefoot = duel('human-bruiser', 'dorick', { hands: [BLACK, ''] })
      .activate(0)
      .say('attack m1', 'Ac');
    if (barefoot.question === 'attack/critical') barefoot.say('none');
    expect(barefoot.question).not.toBe('move/destination');
  });
});
