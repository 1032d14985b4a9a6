/** Chapter 16c: effects on the attacker or its helpers. */
import { describe, expect, test } from 'vitest';
import type { EffectId } from '../data/index.ts';
import { BIT } from '../effects.ts';
import { attackLimit } from '../rules/limits.ts';
import { BLACK, duel, RED } from './duel.ts';
import { beside, given, model, radius } from './kit.ts';
import { attackTerms, defenceTerms } from './sums.ts';

const SMALL = radius('dorick');

describe('until the start of its next activation', () => {
  test.each([
    ['block', 'skeleton', 'Ac'],
    ['evade', 'ratman-slaver', 'Ac'],
    ['grab', 'orc-bouncer', 'Ac'],
  ] as const)(
    'KC-16.38 KC-16.42 KC-16.48 %s comes with the blow and ends when its next activation starts',
    (effect, profile, cards) => {
      const s = duel(profile, 'dorick', { hands: [BLACK, ''] })
        .activate(0)
        .say('attack m1', cards, effect);
      expect(s.effects(0)).toEqual([effect]);
      expect(s.effects(1)).toEqual(['stunned']);
      s.say('end');
      expect(s.effects(0)).toEqual([effect]);
      s.untilTurn(2);
      expect(s.effects(0)).toEqual([effect]);
      if (s.table.next === 1) s.say('m1', 'end');
      s.say('m0');
      expect(s.effects(0)).toEqual([]);
    },
  );

  const struck = (effects: EffectId[], cards: string) =>
    duel('ogre', 'dorick', { theirs: { effects } }).activate(0).say('attack m1', cards, 'fold', 'none');
  test('KC-16.38 Block: wounds caused by successful attacks are one fewer', () => {
    expect(struck([], 'Ah Ad').wounds(1)).toBe(1);
    const s = struck(['block'], 'Ah Ad');
    expect(s.wounds(1)).toBe(0);
    expect(s.expectFact('damageDone').terms).toContainEqual({ name: 'block', rule: 'KC-16.38', add: -1 });
    // Not those of Poison.
    const poisoned = given({
      models: [model('ogre', 0, 12, 12, { effects: ['poison'] }), model('dorick', 1, 2, 22)],
    }).activate(0);
    expect(poisoned.wounds(0)).toBe(1);
  });
  test('KC-16.42 Evade: enemies targeting it have Fight -1; friends have not', () => {
    const barry = model('barry', 1, 12, 12, { effects: ['evade'] });
    const s = given({
      models: [barry, beside(barry, 'west', 'ogre', 0), beside(barry, 'east', 'ogre', 1), model('klacka', 0, 2, 2)],
    });
    expect(attackTerms(s.table, 1, 0, 'melee', true, false)).toContainEqual({ name: 'evade', rule: 'KC-16.42', add: -1 });
    expect(attackLimit(s.table, 1, 0, 'melee', true, false)).toBe(3);
    expect(attackLimit(s.table, 2, 0, 'melee', true, false)).toBe(4);
    // Its own Fight is what it was.
    expect(attackLimit(s.table, 0, 1, 'melee', true, false)).toBe(4);
  });
  test('KC-16.43 Evade works against shots', () => {
    const s = given({
      models: [model('elf-archer', 0, 12, 5), model('dorick', 1, 12, 12, { effects: ['evade'] }), model('klacka', 0, 2, 2)],
      hands: [RED, '2c 4d'],
    }).activate(0);
    s.say('shoot m1');
    expect(s.refused(0, 'Ah Ad Kh', 'KC-12.4', 'overLimit').about).toMatchObject({ limit: 2 });
  });
  test('KC-16.43 and against counter attacks', () => {
    const s = duel('ratman-slaver', 'orc-bouncer', { hands: [BLACK, 'Ah Ad 2h 2d 3c'] }).activate(0);
    s.say('attack m1', 'done', 'Ac', 'fold', 'evade', 'attack m1', 'counter free', 'Kc');
    expect(s.refused(1, 'Ah Ad 2h 2d', 'KC-12.42', 'overLimit').about).toMatchObject({ limit: 3 });
    s.allowed(1, 'Ah Ad 2h');
  });
  test('KC-16.43 not against spells', () => {
    const s = given({
      models: [model('wizard', 0, 12, 10), model('golem', 1, 12, 13, { effects: ['evade'] }), model('human-lowlife', 0, 2, 2)],
      events: 'Kd 2d Kh 5h',
    }).activate(0);
    s.say('cast attack m1', 'stick', 'stick');
    expect(s.expectFact('spellHarmed').terms).toEqual([{ name: 'margin', rule: 'KC-20.22', add: 1 }]);
    expect(s.wounds(1)).toBe(1);
  });

  /** A Wizard casts on the Ogre beside it; the resistance is 12. */
  const support = (cards: string) =>
    given({
      models: [model('wizard', 0, 12, 10), model('ogre', 0, 8, 10), model('golem', 1, 12, 20), model('human-lowlife', 1, 2, 20)],
      events: `Kc 2c ${cards}`,
    }).activate(0);
  test('KC-16.39 Confidence: Fight +1 until the end of its next activation', () => {
    const s = support('Kh 5h').say('cast support m1', 'stick', 'end');
    expect(s.effects(1)).toEqual(['confidence']);
    expect(attackTerms(s.table, 1, 2, 'melee', false, false)).toEqual([
      { name: 'fight', rule: 'KC-12.4', add: 4 },
      { name: 'confidence', rule: 'KC-16.39', add: 1 },
    ]);
    // The Golem; then the Ogre, whose activation it is.
    s.say('m2', 'end').expectQuestion('activation/act', 0);
    expect(attackLimit(s.table, 1, 2, 'melee', true, false)).toBe(5);
    s.say('end');
    expect(s.effects(1)).toEqual([]);
    expect(attackLimit(s.table, 1, 2, 'melee', true, false)).toBe(4);
  });
  test('KC-16.44 Fog: Defend +1 until the start of its next activation', () => {
    const s = support('Kh 2h 3h').say('cast support m1', 'twist', 'stick', 'end');
    expect(s.effects(1)).toEqual(['confidence', 'fog']);
    expect(defenceTerms(s.table, 1, false)).toEqual([
      { name: 'defend', rule: 'KC-12.5', add: 3 },
      { name: 'fog', rule: 'KC-16.44', add: 1 },
    ]);
    s.say('m2', 'end').expectQuestion('activation/act', 0);
    expect(s.effects(1)).toEqual(['confidence']);
  });
  test('KC-16.48 Grab: enemies breaking away from it must pass two tests', () => {
    const walking = (effects: EffectId[], events: string) =>
      duel('orc-ruffian', 'dorick', { theirs: { effects }, events }).activate(0).say('walk');
    const held = walking(['grab'], 'Ah 2c');
    held.expectFact('breakingAway', { model: 0, enemies: [1], tests: 2 });
    held.expectFact('heldInPlace', { model: 0, by: 1 });
    walking(['grab'], 'Ah 2h').expectQuestion('move/destination', 0);
    // Without it one red card is enough.
    walking([], 'Ah 2c').expectFact('breakingAway', { tests: 1 });
    walking([], 'Ah 2c').expectQuestion('move/destination', 0);
  });
  test.each([
    ['east', 'Ah 2c', 1],
    ['west', 'Ah 2c', 2],
    ['west', 'Ah 2h 3c', 2],
  ] as const)('KC-16.48 two tests against that one, one against each other: Grab to the %s, %s', (side, events, by) => {
    const leaver = model('orc-ruffian', 0, 12, 12);
    const enemy = (at: 'east' | 'west') => beside(leaver, at, 'ogre', 1, { effects: at === side ? ['grab'] : [] });
    const s = given({ models: [leaver, enemy('east'), enemy('west'), model('human-lowlife', 0, 2, 2)], events }).activate(0);
    s.say('walk').expectFact('breakingAway', { model: 0, enemies: [1, 2], tests: 3 });
    s.expectFact('heldInPlace', { model: 0, by });
    expect(s.all('testDrawn')).toHaveLength(events.split(' ').length);
  });
  test('KC-16.49 Hard Head: attacks cannot stun it, until its next activation starts', () => {
    const s = duel('elf-archer', 'dorick', { theirs: { effects: ['hard-head'] } }).activate(0);
    s.say('shoot m1', 'Ah Kh Qd', 'fold', 'grounded');
    // Neither the blow nor being knocked down.
    expect(s.all('unaffected').map(({ effect, because, rule }) => [effect, because, rule])).toEqual([
      ['stunned', 'hardHead', 'KC-16.49'],
      ['stunned', 'hardHead', 'KC-16.49'],
    ]);
    expect(s.effects(1)).toEqual(['grounded', 'hard-head']);
    s.say('end').answer(1, 'm1');
    expect(s.effects(1)).toEqual(['grounded']);
  });
  test('KC-16.49 KC-16.8 nor can an attack that finds an empty pocket', () => {
    const s = duel('halfling-thief', 'dorick', { theirs: { effects: ['hard-head'] } }).activate(0);
    s.say('attack m1', 'Ah Ad', 'fold', 'pickpocket').expectFact('unaffected', { model: 1, because: 'hardHead' });
    expect([s.effects(1), s.wounds(1)]).toEqual([['hard-head'], 1]);
  });
  test('KC-16.49 what is no attack stuns it all the same, and wounds are wounds', () => {
    const bust = given({
      models: [model('wizard', 0, 12, 10), model('golem', 1, 12, 13), model('human-lowlife', 0, 2, 2)],
      events: 'Kd 2d Kh Th 2h',
    }).activate(0);
    bust.model(0).effects |= BIT['hard-head'];
    bust.say('cast attack m1', 'stick', 'twist');
    expect(bust.effects(0)).toEqual(['hard-head', 'stunned']);
    expect(struck(['hard-head'], 'Ah Ad').wounds(1)).toBe(1);
  });
});

describe('Dodge', () => {
  test('KC-16.40 the model may at once make a move without a break away test', () => {
    const s = duel('rat-brute', 'dorick', { hands: [BLACK, ''], events: '2c' })
      .activate(0)
      .say('attack m1', 'Ac', 'dodge-w');
    s.expectQuestion('move/destination', 0).allowed(0, 'stay');
    s.say('12 9').expectNoFact('testDrawn').expectNoFact('breakingAway');
    expect(s.model(0)).toMatchObject({ x: 12, y: 9 });
    // It was no Walk and no action.
    expect(s.activation).toMatchObject({ walk: true, actions: 1 });
    s.expectQuestion('activation/act', 0);
  });
  test.each([
    ['dodge-w', 'ratman-slaver', 'L', 'Ac Kc', 2.5],
    ['dodge-l', 'halfling-thief', 'W', 'Ah', 3.5],
  ] as const)('KC-16.41 %s measures that side whatever the Move (%s, %s)', (critical, profile, _move, cards, side) => {
    const s = duel(profile, 'dorick', { hands: [cards, ''] })
      .activate(0)
      .say('attack m1', cards, critical);
    s.allowed(0, `12 ${12 - side - 2 * SMALL + 0.001}`);
    expect(s.refused(0, `12 ${12 - side - 2 * SMALL - 0.01}`, 'KC-2.24').about.limit).toBeCloseTo(side + 2 * SMALL, 6);
  });
  test.each([
    ['dodge-w', 'ratman-slaver', 'Ac Kc', 3.5],
    ['dodge-l', 'halfling-thief', 'Ah', 3.5],
  ] as const)(
    'KC-34.12 with Fast Shoes %s may go the longer of the two distances, once (%s)',
    (critical, profile, cards, side) => {
      const s = duel(profile, 'dorick', { mine: { equipment: ['fast-shoes'] }, hands: [cards, ''] })
        .activate(0)
        .say('attack m1', cards, critical);
      s.allowed(0, `12 ${12 - side - 2 * SMALL + 0.001}`).allowed(0, `12 ${12 - 2.5 - 2 * SMALL}`);
      s.refused(0, `12 ${12 - side - 2 * SMALL - 0.01}`, 'KC-2.24');
      s.say(`12 ${12 - 2.5 - 2 * SMALL}`);
      expect(s.question).not.toBe('move/destination');
    },
  );
  test.each([
    ['goblin-scumbag', 3.5],
    ['human-lowlife', 2.5],
  ] as const)('KC-16.41 without a letter it uses its Move: %s', (profile, side) => {
    const s = duel(profile, 'dorick', { mine: { equipment: ['fast-shoes'] }, hands: ['2h', ''] })
      .activate(0)
      .say('attack m1', '2h');
    if (s.question === 'attack/critical') s.say('none');
    s.expectQuestion('move/destination', 0).allowed(0, `12 ${12 - side - 2 * SMALL + 0.001}`);
    s.refused(0, `12 ${12 - side - 2 * SMALL - 0.01}`, 'KC-2.24');
  });
});

describe('Frenzy', () => {
  const berserk = () => duel('dwarf-berserker', 'dorick', { decks: ['9h 9d 8h 8d', ''] });
  test('KC-16.45 another attack on the same target without spending an action', () => {
    const other = beside(model('dwarf-berserker', 0, 12, 12), 'west', 'golem', 1);
    const s = duel('dwarf-berserker', 'dorick', { others: [other] }).activate(0);
    s.say('attack m1', 'Ah Kh', 'fold', 'frenzy').expectQuestion('frenzy/again', 0, ['attack', 'pass']);
    // After the refill (KC-12.25).
    expect(s.hand(0)).toHaveLength(5);
    expect(s.activation.actions).toBe(1);
    s.refused(0, 'attack m4', 'KC-16.45', 'wrongTarget');
    s.say('attack', 'Ad Qd', 'fold');
    expect(s.activation.actions).toBe(1);
    s.expectFact('attackDeclared', { attacker: 0, target: 1, free: 'frenzy' });
    expect(s.wounds(1)).toBe(1);
  });
  test('KC-16.45 once per activation', () => {
    const s = berserk().activate(0).say('attack m1', 'Ah Kh', 'fold', 'frenzy', 'attack', 'Ad Qd 9h 9d', 'fold');
    // Four red cards: Furious, but Frenzy no more.
    s.expectQuestion('attack/critical', 0, ['furious', 'none']).refused(0, 'frenzy', 'KC-15.9', 'criticalUsed');
  });
  test('KC-16.45 it may be passed, and is lost with its target', () => {
    const s = berserk().activate(0).say('attack m1', 'Ah Kh', 'fold', 'frenzy', 'pass');
    s.expectFact('extraAttackLost', { critical: 'frenzy', rule: 'KC-15.11' });
    s.expectQuestion('activation/act', 0);
    const dead = duel('dwarf-berserker', 'human-lowlife', { theirs: { wounds: 2 } }).activate(0);
    dead.say('attack m1', 'Ah Ad', 'fold', 'frenzy').expectQuestion('activation/act', 0);
    dead.expectFact('extraAttackLost', { critical: 'frenzy', rule: 'KC-16.45' });
  });
});

describe('Furious', () => {
  const gator = model('kobold-gator', 0, 12, 12);
  const prey = model('ogre', 1, 12, 8);
  const furious = (events: string, before: string[] = []) =>
    duel('kobold-gator', 'dorick', { others: [prey], events, decks: ['9h 9d 8h 8d 7h 7d', ''] })
      .activate(0)
      .say(...before, 'attack m1', 'Ah Kh Qd Jh', 'fold', 'furious');

  test('KC-16.46 a Walk and another attack without spending actions; once per activation', () => {
    const s = furious('2h').expectQuestion('furious/walk', 0, ['walk', 'stay']);
    s.say('walk', 'contact m4').expectQuestion('furious/attack', 0, ['attack m4', 'pass']);
    expect(s.model(0).y).toBeCloseTo(8 + radius('ogre') + radius(gator.profile), 5);
    s.say('attack m4', 'Ad 9h 9d 8h', 'fold').expectQuestion('attack/critical', 0, ['bite', 'none']);
    s.refused(0, 'furious', 'KC-15.9', 'criticalUsed');
    s.say('none');
    expect(s.wounds(4)).toBe(1);
    // One action for the first attack; the Walk of the activation is still to come.
    expect(s.activation).toMatchObject({ actions: 1, walk: true });
    s.expectQuestion('activation/act', 0);
  });
  test('KC-16.46 KC-16.47 the Walk is as long as its Move', () => {
    const s = furious('2h').say('walk');
    const most = 2.5 + 2 * radius('kobold-gator');
    s.allowed(0, `${12 - most + 0.001} 12`);
    expect(s.refused(0, `${12 - most - 0.01} 12`, 'KC-2.24').about.limit).toBeCloseTo(most, 6);
  });
  test('KC-16.47 the Walk is optional, and the attack is on any legal target', () => {
    const s = furious('2h').say('stay').expectNoFact('testDrawn').expectQuestion('furious/attack', 0, ['attack m1', 'pass']);
    s.refused(0, 'attack m4', 'KC-12.1', 'notInContact');
    s.say('pass').expectFact('extraAttackLost', { critical: 'furious', rule: 'KC-15.11' });
  });
  test('KC-16.47 break away rules apply: a failed test costs an action if one is left, and the attack still comes', () => {
    const s = furious('2c').say('walk');
    s.expectFact('heldInPlace', { model: 0, cost: 'action' });
    expect(s.activation).toMatchObject({ actions: 0, walk: true });
    s.expectQuestion('furious/attack', 0, ['attack m1', 'pass']);
  });
  test('KC-16.47 with none left it costs nothing more than the Furious Walk', () => {
    const s = duel('kobold-gator', 'dorick', { mine: { effects: ['nasty-sprain'] }, events: '2c' }).activate(0);
    s.say('attack m1', 'Ah Kh Qd Jh', 'fold', 'furious', 'walk').expectFact('heldInPlace', { model: 0, cost: 'move' });
    expect(s.activation).toMatchObject({ actions: 0, walk: true });
    s.expectQuestion('furious/attack', 0);
  });
});

test('KC-16.47 KC-16.53 nor does it cost the last action of one that has to recover', () => {
  const s = duel('kobold-gator', 'dorick', { mine: { effects: ['stunned'] }, events: '2c' }).activate(0);
  s.say('attack m1', 'Ah Kh Qd Jh', 'fold', 'furious', 'walk').expectFact('heldInPlace', { model: 0, cost: 'move' });
  expect(s.activation).toMatchObject({ actions: 1, walk: true });
  s.say('pass', 'end');
  expect(s.effects(0)).toEqual([]);
});

describe('all enemies near', () => {
  const east = (profile: 'ogre' | 'tribal-kobold' | 'golem', seat: number, gap: number, direction: 'north' | 'south' | 'west') =>
    beside(model('dwarf-boozer', 0, 12, 12), direction, profile, seat, { gap });
  test('KC-16.50 Poison Cloud: enemies within a card width when it is triggered are Poisoned; once per activation', () => {
    const cloud = (gap: number) => [
      east('ogre', 1, gap, 'north'),
      east('tribal-kobold', 1, 1, 'south'),
      east('ogre', 0, 0, 'west'),
    ];
    const play = (gap: number) =>
      duel('ratman-assassin', 'dorick', {
        hands: [BLACK, ''],
        stash: [2, 0],
        others: cloud(gap),
        decks: ['9c 9s 8c 8s', ''],
        events: '2h',
      })
        .activate(0)
        .say('attack m1', 'just do it', 'Ac Kc Qs Jc', 'poison-cloud');
    const s = play(2.5).say('deck');
    expect(s.all('effectGiven').map(({ model: m, effect, rule }) => [m, effect, rule])).toEqual([
      [1, 'poison', 'KC-16.50'],
      [4, 'poison', 'KC-16.50'],
    ]);
    s.expectFact('unaffected', { model: 5, effect: 'poison', because: 'immune', rule: 'KC-17.11' });
    expect([s.effects(0), s.effects(6), s.effects(3)]).toEqual([[], [], []]);
    s.say('attack m1', 'just do it', '9c 9s 8c 8s').refused(0, 'poison-cloud', 'KC-15.9', 'criticalUsed');
    expect(play(2.51).effects(4)).toEqual([]);
  });
  test('KC-16.51 Swing: enemies within half a card width are Grounded; once per activation', () => {
    const around = (gap: number) => [east('ogre', 1, gap, 'north'), east('golem', 1, 1, 'south'), east('ogre', 0, 0, 'west')];
    const play = (gap: number) =>
      duel('dwarf-boozer', 'dorick', { others: around(gap), decks: ['9h 9d 8h 8d', ''] })
        .activate(0)
        .say('attack m1', 'Ah Ad Kh', 'fold', 'swing');
    const s = play(1.25);
    expect([s.effects(1), s.effects(4)]).toEqual([
      ['grounded', 'stunned'],
      ['grounded', 'stunned'],
    ]);
    s.expectFact('effectGiven', { model: 4, effect: 'grounded', rule: 'KC-16.51' });
    s.expectFact('unaffected', { model: 5, effect: 'grounded', because: 'solid' });
    expect([s.effects(0), s.effects(6), s.effects(3)]).toEqual([[], [], []]);
    s.say('attack m1', '9h 9d 8h', 'fold').refused(0, 'swing', 'KC-15.9', 'criticalUsed');
    expect(play(1.26).effects(4)).toEqual([]);
  });
});
