/** Chapter 17: abilities, but for Always Angry and Sneaky Beggar. */
import { describe, expect, test } from 'vitest';
import { EFFECT_IDS, type EffectId, type ProfileId } from '../data/index.ts';
import { attackLimit } from '../rules/limits.ts';
import { handMaximum } from '../rules/reading.ts';
import { BLACK, duel, RED } from './duel.ts';
import { beside, given, model, type Scene } from './kit.ts';
import { attackTerms } from './sums.ts';

const far = model('golem', 1, 22, 12);

test('KC-17.1 abilities need no cards: they work with an empty hand', () => {
  const hands: [string, string] = ['', ''];
  const troll = given({ models: [model('troll', 0, 12, 12, { wounds: 2 }), far], hands, events: 'Ah' }).say('m0', 'draw', 'stop');
  expect(troll.wounds(0)).toBe(1);
  const miner = given({ models: [model('dwarf-miner', 0, 12, 12, { effects: ['stunned'] }), far], hands }).activate(0);
  expect(miner.effects(0)).toEqual([]);
});

describe('Blood Lust', () => {
  test('KC-17.7 one wound more against a bitten model', () => {
    const wounds = (profile: ProfileId, effects: EffectId[]) =>
      duel(profile, 'dorick', { theirs: { effects } }).activate(0).say('attack m1', 'Ah Ad', 'fold', 'none').wounds(1);
    expect(wounds('kobold-gator', ['bite'])).toBe(2);
    expect(wounds('kobold-gator', [])).toBe(1);
    expect(wounds('ogre', ['bite'])).toBe(1);
  });
  test('KC-17.8 bitten before this attack: its own Bite does not count yet', () => {
    const s = duel('kobold-gator', 'dorick', { decks: ['9h 9d', ''] })
      .activate(0)
      .say('attack m1', 'Ah Ad', 'fold', 'bite');
    expect([s.wounds(1), s.effects(1)]).toEqual([1, ['bite']]);
    s.say('attack m1', '9h 9d', 'fold', 'none');
    expect(s.wounds(1)).toBe(3);
  });
});

describe('Fight bonuses', () => {
  const BONUSES: [string, ProfileId, EffectId, string, 'KC-17.9' | 'KC-17.10' | 'KC-17.15', number][] = [
    ['KC-17.9 Cowardly: +1 against a Grounded model', 'goblin-scumbag', 'grounded', 'cowardly', 'KC-17.9', 2],
    ['KC-17.10 Deadly Concoction: +1 against a Poisoned model', 'ratman-assassin', 'poison', 'deadlyConcoction', 'KC-17.10', 3],
    ['KC-17.15 Opportunist: +1 against a Blinded model', 'halfling-thief', 'blind', 'opportunist', 'KC-17.15', 3],
  ];
  test.each(BONUSES)('%s', (_, profile, effect, name, rule, fight) => {
    const s = duel(profile, 'dorick', { theirs: { effects: [effect] } })
      .activate(0)
      .say('attack m1');
    expect(attackTerms(s.table, 0, 1, 'melee', true, false)).toEqual([
      { name: 'fight', rule: 'KC-12.4', add: fight },
      { name, rule, add: 1 },
    ]);
    s.allowed(
      0,
      RED.split(' ')
        .slice(0, fight + 1)
        .join(' '),
    );
    // Nothing against others, nor for others.
    expect(attackLimit(duel(profile, 'dorick').table, 0, 1, 'melee', true, false)).toBe(fight);
    const ogre = duel('ogre', 'dorick', { theirs: { effects: [effect] } });
    expect(attackLimit(ogre.table, 0, 1, 'melee', true, false)).toBe(4);
  });
  test.each(BONUSES)('%s, and against nothing else it suffers from', (_, profile, effect, name) => {
    const others = EFFECT_IDS.filter((id) => id !== effect);
    const s = duel(profile, 'dorick', { theirs: { effects: others } });
    expect(s.effects(1)).toHaveLength(others.length);
    expect(attackTerms(s.table, 0, 1, 'melee', true, false).filter((term) => term.name === name)).toEqual([]);
  });
  test('KC-17.9 Cowardly: in melee only', () => {
    const s = duel('goblin-scumbag', 'dorick', { theirs: { effects: ['grounded'] } });
    expect(attackLimit(s.table, 0, 1, 'ranged', true, false)).toBe(2);
  });
  test.each(BONUSES)('KC-17.16 also in a counter attack: %s', (_, profile, effect, name, rule, fight) => {
    // The Ogre suffers from it, and attacks; a Grounded one cannot, so its attack is looked at from where it stands.
    const s = duel('ogre', profile, { mine: { effects: [effect] }, hands: ['2c', RED], stash: [0, 1] });
    expect(attackTerms(s.table, 1, 0, 'melee', false, false)).toContainEqual({ name, rule, add: 1 });
    s.activate(0);
    if (effect === 'grounded') return;
    s.say('attack m1', 'none', 'counter', '2c').allowed(
      1,
      RED.split(' ')
        .slice(0, fight + 1)
        .join(' '),
    );
    s.expectFact('limitSet', { limit: 'counter', model: 1, n: fight + 1 });
  });
});

test('KC-17.11 Immune to Poison: cannot be Poisoned', () => {
  const poisoned = (profile: ProfileId) => duel('kobold-hunter', profile).activate(0).say('attack m1', 'Ah', 'fold', 'poison');
  const s = poisoned('kobold-grunt');
  expect(s.effects(1)).toEqual(['stunned']);
  s.expectFact('unaffected', { model: 1, effect: 'poison', because: 'immune', rule: 'KC-17.11' });
  expect(poisoned('ogre').effects(1)).toEqual(['poison', 'stunned']);
});

test('KC-17.12 Graceful: no break away test when moving out of base contact', () => {
  const walking = (profile: ProfileId) =>
    duel(profile, 'dorick', { events: '2c', theirs: { effects: ['grab'] } })
      .activate(0)
      .say('walk');
  walking('elf-fencer').expectNoFact('testDrawn').expectQuestion('move/destination', 0).say('12 9');
  walking('elf-archer').expectFact('testDrawn', { test: 'break-away' });
});

test('KC-17.12 Graceful: nor to Dash out of the contact that the Walk has made', () => {
  const dashing = (profile: ProfileId) =>
    given({ models: [model(profile, 0, 10, 12), model('ogre', 1, 13, 12)], events: '2c' })
      .activate(0)
      .say('walk and dash', 'contact m1');
  const fencer = dashing('elf-fencer').expectNoFact('testDrawn').expectQuestion('move/destination', 0).say('10 10');
  fencer.expectFact('moved', { model: 0, move: 'dash', to: [10, 10] });
  fencer.expectQuestion('activation/act', 0).expectNoFact('breakingAway');
  dashing('elf-archer').expectQuestion('breaking away/try', 0, ['try', 'stay']);
});

describe('Locksmith', () => {
  const seeking = (profile: ProfileId, treasureDeck: string): Scene => {
    const seeker = model(profile, 0, 12, 12);
    return given({
      scenario: 'hide-and-seek',
      models: [seeker, far, model('human-lowlife', 0, 2, 2)],
      markers: [{ x: 12, y: 12 + 0.5905 + 0.3937 }],
      treasureDeck,
    }).activate(0);
  };
  test('KC-17.13 inspecting treasure costs no action', () => {
    const s = seeking('halfling-thief', 'Ah').say('inspect k0').expectNoFact('actionSpent');
    s.expectFact('markerInspected', { marker: 0, free: true });
    expect(s.activation.actions).toBe(2);
    expect(seeking('ogre', 'Ah').say('inspect k0').activation.actions).toBe(1);
  });
  test('KC-17.13 not even one that it does not have', () => {
    const s = seeking('halfling-thief', 'Ah').say('draw cards', '2c', 'draw cards', '4d');
    expect(s.activation.actions).toBe(0);
    s.say('inspect k0').expectFact('treasureFound', { model: 0 });
  });
  test('KC-17.14 no wounds from traps', () => {
    const s = seeking('halfling-thief', '2c').say('inspect k0');
    s.expectFact('trapSprung', { model: 0, wounds: 0, rule: 'KC-17.14' });
    expect(s.wounds(0)).toBe(0);
    expect(seeking('ogre', '2c').say('inspect k0').wounds(0)).toBe(2);
  });
});

describe('Regenerate', () => {
  const troll = (wounds: number, events: string, profile: ProfileId = 'troll') =>
    given({ models: [model(profile, 0, 12, 12, { wounds }), far], events }).say('m0');
  test('KC-17.17 red heals a wound and it may draw again; black, stop', () => {
    const s = troll(4, 'Ah 2h 3c').expectQuestion('regenerate/draw', 0, ['draw', 'stop']).say('draw');
    s.expectFact('healed', { model: 0, n: 1, wounds: 3, rule: 'KC-17.17' });
    s.say('draw').expectQuestion('regenerate/draw', 0).say('draw');
    expect(s.wounds(0)).toBe(2);
    s.expectQuestion('activation/act', 0);
  });
  test('KC-17.17 at the start of its activation, after Poison (KC-7.5)', () => {
    const models = [model('troll', 0, 12, 12, { effects: ['poison'] }), far];
    const s = given({ models, events: 'Ah' }).say('m0', 'draw');
    expect(s.wounds(0)).toBe(0);
    s.expectQuestion('activation/act', 0);
  });
  test('KC-17.18 only with a wound, and optional each time', () => {
    troll(0, 'Ah').expectQuestion('activation/act', 0).expectNoFact('testDrawn');
    // Whole again: nothing to draw for.
    troll(1, 'Ah').say('draw').expectQuestion('activation/act', 0);
    const s = troll(3, 'Ah').say('draw', 'stop').expectQuestion('activation/act', 0);
    expect(s.wounds(0)).toBe(2);
    expect(troll(3, 'Ah').say('stop').wounds(0)).toBe(3);
    troll(3, 'Ah', 'ogre').expectQuestion('activation/act', 0);
  });
});

describe('Reload', () => {
  test('KC-17.19 only ranged combat, also at an enemy in contact', () => {
    const s = duel('elf-archer', 'dorick').activate(0);
    s.refused(0, 'attack m1', 'KC-17.19', 'reloadOnlyShoots');
    expect([s.offered(0, 'attack'), s.offered(0, 'shoot').sort()]).toEqual([[], ['m1', 'm2', 'm3']]);
    duel('ogre', 'dorick').activate(0).refused(0, 'shoot m1', 'KC-12.2', 'needsReload');
  });
  test.each([
    ['runaway-carriage', 'strike carriage', 3.5, 'KC-24.12'],
    ['mr-cuddly', 'strike cuddly', 12 + 0.7874, 'KC-17.20'],
  ] as const)('KC-17.20 it cannot attack scenario targets: %s', (scenario, strike, edge, rule) => {
    const beside = (profile: ProfileId) => {
      const striker = model(profile, 0, edge + 0.5906, 12);
      return given({ scenario, models: [striker, far, model('klacka', 0, 2, 2)], hands: ['Ah Ad', ''] }).activate(0);
    };
    beside('elf-archer').refused(0, strike, rule, 'rangedOnly');
    beside('elf-fencer').allowed(0, strike);
  });
  test('KC-17.21 every other action stays open to it', () => {
    const s = given({
      scenario: 'hide-and-seek',
      models: [model('elf-archer', 0, 12, 9.4), far, model('human-lowlife', 0, 2, 2)],
      markers: [{ x: 12 - 0.9843, y: 9.4 }],
      terrain: 'house 10 10 14 14 3',
    }).activate(0);
    for (const act of ['draw cards', 'inspect k0', 'climb', 'walk and dash', 'walk']) s.allowed(0, act);
  });
  test('KC-17.22 one attack per activation', () => {
    const s = duel('elf-archer', 'dorick').activate(0).say('shoot m1', 'Ah', 'fold', 'none');
    expect(s.activation.actions).toBe(1);
    expect(s.offered(0, 'shoot')).toEqual([]);
    s.refused(0, 'shoot m1', 'KC-17.22', 'oneShotOnly');
    s.refused(0, 'shoot m3', 'KC-17.22', 'oneShotOnly');
    duel('elf-fencer', 'dorick').activate(0).say('attack m1', 'Ah', 'fold', 'none').allowed(0, 'attack m1');
  });
  test('KC-17.22 a shot that misses is one, and so is one at a friend', () => {
    const friend = model('human-lowlife', 0, 8, 4);
    for (const said of [
      ['shoot m1', 'Ah', '2c 2d'],
      ['shoot m4', 'Ah', 'none'],
    ]) {
      const s = duel('elf-archer', 'dorick', { others: [friend], hands: ['Ah Kd', '2c 2d 3h'] }).activate(0);
      s.say(...said);
      expect([s.question, s.activation.actions, s.offered(0, 'shoot')]).toEqual(['activation/act', 1, []]);
      s.refused(0, 'shoot m1', 'KC-17.22', 'oneShotOnly');
    }
  });
  test('KC-17.22 unless Frenzy is triggered', () => {
    const s = duel('goblin-sharpshooter', 'dorick', { hands: [BLACK, ''] }).activate(0);
    s.say('shoot m1', 'Ac Kc Qs Jc', 'frenzy').expectQuestion('frenzy/again', 0, ['attack', 'pass']).say('attack', 'As');
    s.expectFact('attackDeclared', { free: 'frenzy', how: 'ranged' });
    s.say('none').refused(0, 'shoot m1', 'KC-17.22', 'oneShotOnly');
  });
});

describe('Shake It Off', () => {
  test('KC-17.23 once activated it loses Stunned without spending an action', () => {
    const s = given({ models: [model('dwarf-miner', 0, 12, 12, { effects: ['stunned'] }), far] }).activate(0);
    s.expectFact('recovered', { model: 0, how: 'shake-it-off', rule: 'KC-17.23' });
    expect([s.effects(0), s.activation.actions]).toEqual([[], 2]);
    // Not before it is activated.
    const other = given({
      models: [model('dwarf-miner', 0, 12, 12, { effects: ['stunned'] }), far, model('human-lowlife', 0, 2, 2)],
    }).activate(2);
    expect(other.effects(0)).toEqual(['stunned']);
  });
  test('KC-17.24 at step 7: before an Antagonism Test that ends its activation', () => {
    const miner = model('dwarf-miner', 0, 12, 12, { effects: ['stunned'] });
    const s = given({ models: [miner, far, beside(miner, 'east', 'orc-ruffian', 0)], events: '2c' }).say('m0');
    s.expectFact('antagonised', { model: 0 });
    expect(s.effects(0)).toEqual([]);
  });
  test('KC-17.24 and again any time in its activation', () => {
    const s = duel('dwarf-miner', 'orc-bouncer', { hands: ['2c 3d 4h', BLACK] }).activate(0);
    s.say('attack m1', 'counter free', '2c', 'Ac As', 'none');
    s.expectFact('stunned', { model: 0 });
    expect([s.effects(0), s.activation.actions]).toEqual([[], 1]);
  });
  test('KC-17.24 it does not stand a Grounded model up', () => {
    const s = given({ models: [model('dwarf-miner', 0, 12, 12, { effects: ['grounded', 'stunned'] }), far] }).activate(0);
    expect(s.effects(0)).toEqual(['grounded']);
    s.expectQuestion('activation/act', 0, ['stand up', 'end']);
  });
});

test('KC-17.32 Solid: cannot be Grounded or Stunned', () => {
  const s = duel('ogre', 'golem').activate(0).say('attack m1', 'Ah Kh', 'fold', 'grounded');
  expect([s.effects(1), s.wounds(1)]).toEqual([[], 0]);
  expect(s.all('unaffected').map(({ effect, because, rule }) => [effect, because, rule])).toEqual([
    ['stunned', 'solid', 'KC-17.32'],
    ['grounded', 'solid', 'KC-17.32'],
  ]);
});

describe('Vicious', () => {
  const fencing = (cards: string, critical: string, theirs: EffectId[] = [], target: ProfileId = 'dorick') =>
    duel('elf-fencer', target, { theirs: { effects: theirs } })
      .activate(0)
      .say('attack m1', cards, 'fold', critical);
  test('KC-17.33 successful attacks that cause damage also Bite', () => {
    const s = fencing('Ah Ad', 'none');
    expect([s.wounds(1), s.effects(1)]).toEqual([1, ['bite']]);
    s.expectFact('effectGiven', { model: 1, effect: 'bite', by: 0, rule: 'KC-17.33' });
    expect(duel('elf-archer', 'dorick').activate(0).say('shoot m1', 'Ah Ad', 'fold', 'none').effects(1)).toEqual([]);
  });
  test('KC-17.34 at least one wound must be suffered', () => {
    expect(fencing('Ah', 'none').effects(1)).toEqual(['stunned']);
    expect(fencing('Ah Ad', 'none', ['block']).effects(1)).toEqual(['block']);
  });
  test('KC-17.34 it comes in addition to the chosen critical', () => {
    const s = fencing('Ah Ad', 'evade');
    expect([s.effects(0), s.effects(1)]).toEqual([['evade'], ['bite']]);
  });
});

describe('What Did You Say?', () => {
  test('KC-17.35 once per round it may counter attack without paying', () => {
    const s = duel('ogre', 'orc-bouncer', { hands: ['2c 2d 3c 3d', BLACK] })
      .activate(0)
      .say('attack m1');
    s.expectQuestion('attack/answer', 1, ['counter free', 'done']).say('counter free', '2c', 'fold');
    s.expectFact('counterDeclared', { model: 1, free: true, rule: 'KC-17.35' });
    s.expectNoFact('coinsSpent');
    // The second attack of the same round: no question is left to ask.
    s.say('attack m1').expectQuestion('attack/commit', 0).say('3c', 'fold');
    s.untilTurn(2);
    if (s.table.next === 1) s.say('m3', 'end');
    s.activate(0).say('attack m1').expectQuestion('attack/answer', 1, ['counter free', 'done']);
  });
  test('KC-17.35 each model for itself', () => {
    const second = beside(model('ogre', 0, 12, 12), 'west', 'orc-bouncer', 1);
    const s = duel('ogre', 'orc-bouncer', { hands: ['2c 2d 3c 3d', BLACK], others: [second] }).activate(0);
    s.say('attack m1', 'counter free', '2c', 'fold', 'attack m4').expectQuestion('attack/answer', 1, ['counter free', 'done']);
  });
  test('KC-17.35 others have to pay, and it may pay for another', () => {
    const s = duel('ogre', 'troll', { stash: [0, 1] })
      .activate(0)
      .say('attack m1', 'none');
    s.expectQuestion('attack/answer', 1, ['counter', 'like an orc', 'just do it', 'done']).refused(
      1,
      'counter free',
      'KC-17.35',
      'noFreeCounter',
    );
    const twice = duel('ogre', 'orc-bouncer', { hands: ['2c 2d 3c 3d', BLACK], stash: [0, 1] }).activate(0);
    twice.say('attack m1', 'none', 'counter free', 'done', '2c', 'fold', 'attack m1', 'none');
    twice.refused(1, 'counter free', 'KC-17.35', 'freeCounterUsed');
    twice.allowed(1, 'counter');
  });
});

test('KC-17.36 Leadership: one more card in the maximum hand while the Leader is in play', () => {
  const hand = (leader: { removedBy?: number }) => {
    const others = [model('klacka', 0, 2, 12, leader)];
    const s = duel('ogre', 'golem', { hands: ['Ah Ad 2c 3c 4c', ''], others }).activate(0);
    s.say('attack m1', 'Ah', 'none');
    return [handMaximum(s.table, 0), s.hand(0).length];
  };
  expect(hand({})).toEqual([6, 6]);
  expect(hand({ removedBy: 1 })).toEqual([5, 5]);
});
