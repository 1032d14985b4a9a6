/** Chapter 16b and 16d: lying on the ground, being Stunned, and how models recover. */
import { describe, expect, test } from 'vitest';
import type { EffectId } from '../data/index.ts';
import { gangingUp } from '../rules/limits.ts';
import { BLACK, duel, RED } from './duel.ts';
import { beside, given, model, type Placed, type Scene } from './kit.ts';

const far = model('ogre', 1, 22, 12);
const DOWN: EffectId[] = ['grounded', 'stunned'];
const alone = (effects: EffectId[], more: Partial<Placed> = {}, events = ''): Scene =>
  given({
    models: [model('orc-ruffian', 0, 12, 12, { effects, ...more }), far, model('human-lowlife', 0, 2, 2)],
    events,
  }).activate(0);

describe('Grounded', () => {
  test('KC-16.23 the target is Stunned and knocked down', () => {
    // A pair wounds and does not stun by itself.
    const s = duel('ogre', 'dorick').activate(0).say('attack m1', 'Ah Ad', 'fold', 'grounded');
    expect(s.effects(1)).toEqual(DOWN);
    s.expectFact('effectGiven', { model: 1, effect: 'grounded', rule: 'KC-16.23' });
    s.expectFact('stunned', { model: 1, rule: 'KC-16.23' });
    expect(s.wounds(1)).toBe(1);
  });
  test('KC-16.24 it must spend an action to stand before any other action', () => {
    const s = alone(DOWN).expectQuestion('activation/act', 0, ['stand up', 'end']);
    s.refused(0, 'draw cards', 'KC-16.24', 'mustStandFirst');
    s.refused(0, 'recover', 'KC-16.24', 'mustStandFirst');
    s.say('stand up').expectFact('stoodUp', { model: 0 });
    expect(s.activation.actions).toBe(1);
    expect(s.effects(0)).not.toContain('grounded');
  });
  test('KC-16.25 standing up leaves the Stun: both actions, first standing, then recovering', () => {
    const s = alone(DOWN).say('stand up');
    expect(s.effects(0)).toEqual(['stunned']);
    s.refused(0, 'draw cards', 'KC-16.53', 'mustRecover');
    s.say('recover');
    expect([s.effects(0), s.activation.actions]).toEqual([[], 0]);
  });
  test('KC-16.26 it cannot Walk until it stands', () => {
    const s = alone(DOWN);
    s.refused(0, 'walk', 'KC-16.26', 'groundedCannotMove');
    s.refused(0, 'walk and dash', 'KC-16.26', 'groundedCannotMove');
    s.say('stand up').allowed(0, 'walk');
  });
  test('KC-16.26 nor Dodge: a critical won lying down is lost', () => {
    const s = duel('ogre', 'vampire', { hands: ['2c', BLACK], stash: [0, 1], theirs: { effects: DOWN } }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ac As Kc', 'dodge-l').expectNoFact('moved');
    s.expectFact('criticalLost', { critical: 'dodge-l', model: 1, rule: 'KC-16.26' });
    s.expectQuestion('activation/act', 0);
  });
  test('KC-16.26 nor any granted move: You go first!', () => {
    const grobblar = model('grobblar', 0, 12, 12);
    const s = given({
      models: [
        grobblar,
        beside(grobblar, 'north', 'goblin-scumbag', 0, { gap: 1, effects: DOWN }),
        beside(grobblar, 'south', 'goblin-scumbag', 0, { gap: 1 }),
        far,
      ],
    }).say('m0');
    s.expectQuestion('activation/ability', 0, ['you go first m2', 'pass']);
    s.refused(0, 'you go first m1', 'KC-16.26', 'groundedCannotMove');
  });
  test('KC-16.27 it defends normally', () => {
    const s = duel('ogre', 'human-bruiser', { theirs: { effects: DOWN } })
      .activate(0)
      .say('attack m1', 'Ah');
    s.expectQuestion('attack/defend', 1).allowed(1, '2c 4d 6h').refused(1, '2c 4d 6h 8s', 'KC-12.5', 'overLimit');
  });
  test('KC-16.27 holds enemies and counts for ganging up', () => {
    const dorick = model('dorick', 1, 12, 12);
    const s = given({
      models: [
        beside(dorick, 'west', 'ogre', 0),
        dorick,
        beside(dorick, 'east', 'ogre', 0, { effects: DOWN }),
        model('human-lowlife', 1, 2, 22),
      ],
      next: 1,
      events: '2c',
    });
    expect(gangingUp(s.table, 0, 1)).toBe(1);
    s.activate(1)
      .say('walk')
      .expectFact('breakingAway', { model: 1, enemies: [0, 2], tests: 2 });
  });
  test('KC-16.63 with one action only it stands and stays Stunned', () => {
    const s = alone([...DOWN, 'concussion']);
    s.expectQuestion('activation/act', 0, ['stand up', 'end']).say('stand up', 'end');
    expect(s.effects(0)).toEqual(['concussion', 'stunned']);
    s.expectNoFact('recovered');
  });
  test('KC-16.63 one that chooses to stay down keeps both effects', () => {
    const s = alone(DOWN).say('end').expectNoFact('recovered').expectNoFact('stoodUp');
    expect(s.effects(0)).toEqual(DOWN);
  });
});

describe('KC-16.64 no attack from the ground', () => {
  test('KC-16.64 not in its own activation', () => {
    const s = duel('ogre', 'dorick', { mine: { effects: ['grounded'] } }).activate(0);
    expect(s.offered(0, 'attack')).toEqual([]);
    s.refused(0, 'attack m1', 'KC-16.24', 'mustStandFirst');
    s.say('stand up').allowed(0, 'attack m1');
  });
  test.each([
    ['standing', [], 'always angry/attack'],
    ['on the ground', DOWN, 'activation/act'],
  ] as [string, EffectId[], 'activation/act' | 'always angry/attack'][])('KC-16.64 Always Angry: %s', (_, effects, question) => {
    const bruiser = model('human-bruiser', 0, 12, 12);
    const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);
    const s = given({
      models: [bruiser, lowlife, beside(lowlife, 'east', 'orc-ruffian', 1, { gap: 2, effects }), model('klacka', 0, 2, 2)],
      hands: [RED, '2c 4d'],
    }).activate(0);
    s.say('attack m1', 'Ah', 'fold', 'shove-w', 'full').expectQuestion(question, question === 'activation/act' ? 0 : 1);
  });
  test.each([
    ['standing', [], 'frenzy/again'],
    ['on the ground', DOWN, 'activation/act'],
  ] as [string, EffectId[], 'frenzy/again' | 'activation/act'][])('KC-16.64 Frenzy: %s', (_, effects, question) => {
    const s = duel('ogre', 'dwarf-berserker', { hands: ['2c', RED], stash: [0, 1], theirs: { effects } }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad', 'frenzy').expectQuestion(
      question,
      question === 'activation/act' ? 0 : 1,
    );
  });
  test.each([
    ['standing', [], 'furious/walk'],
    ['on the ground', DOWN, 'activation/act'],
  ] as [string, EffectId[], 'furious/walk' | 'activation/act'][])('KC-16.64 Furious: %s', (_, effects, question) => {
    const s = duel('ogre', 'kobold-gator', { hands: ['2c', RED], stash: [0, 1], theirs: { effects } }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad Kh Qd', 'furious').expectQuestion(
      question,
      question === 'activation/act' ? 0 : 1,
    );
    s.expectNoFact('moved');
  });
  test("KC-16.64 'Ave a go!", () => {
    const grobblar = model('grobblar', 0, 12, 12);
    const enemy = beside(grobblar, 'east', 'dorick', 1);
    const s = given({
      models: [grobblar, enemy, beside(enemy, 'east', 'goblin-scumbag', 0, { effects: DOWN }), model('human-lowlife', 1, 2, 22)],
      hands: [BLACK, ''],
    }).activate(0);
    s.say('attack m1', 'Ac Kc Qs', 'ave-a-go', 'm2').expectQuestion('activation/act', 0);
    s.expectFact('extraAttackLost', { model: 2, critical: 'ave-a-go' });
  });
});

describe('Stunned', () => {
  test('KC-16.52 it must spend one action in its next activation to remove the effect', () => {
    const s = alone(['stunned']).say('recover');
    s.expectFact('recovered', { model: 0, how: 'action' });
    expect([s.effects(0), s.activation.actions]).toEqual([[], 1]);
    s.refused(0, 'recover', 'KC-10.6', 'notStunned');
  });
  test('KC-16.53 at any moment, but the last available action is for nothing else', () => {
    const s = alone(['stunned']).allowed(0, 'draw cards').allowed(0, 'recover').say('draw cards', '2c');
    s.refused(0, 'draw cards', 'KC-16.53', 'mustRecover');
    s.refused(0, 'walk and dash', 'KC-16.53', 'mustRecover');
    s.expectQuestion('activation/act', 0, ['walk', 'recover', 'end']);
  });
  test('KC-16.53 an unspent one is used for it automatically at the end', () => {
    const s = alone(['stunned']).say('end');
    s.expectFact('recovered', { model: 0, how: 'end', rule: 'KC-16.53' });
    expect(s.effects(0)).toEqual([]);
    s.expectFact('actionSpent', { model: 0, rule: 'KC-16.53', left: 1 });
  });
  test('KC-16.53 stunned during its own activation it is under no such duty in it, but may recover', () => {
    const s = duel('orc-ruffian', 'orc-bouncer', { hands: ['2c 3d 4h', BLACK] }).activate(0);
    s.say('attack m1', 'counter free', '2c', 'Ac As', 'none');
    expect([s.effects(0), s.activation.actions]).toEqual([['stunned'], 1]);
    s.allowed(0, 'recover').allowed(0, 'draw cards').allowed(0, 'attack m1');
    const idle = s.branch().say('end');
    expect(idle.effects(0)).toEqual(['stunned']);
    s.say('recover');
    expect(s.effects(0)).toEqual([]);
  });
  test('KC-16.53 nor once it was cured in it, by whatever, and is stunned anew', () => {
    const s = duel('orc-ruffian', 'orc-bouncer', { hands: ['2c 3d 4h', BLACK], mine: { effects: ['stunned'] }, stash: [1, 0] });
    s.activate(0).say('swig effects', 'attack m1', 'counter free', '2c', 'Ac As', 'none');
    expect([s.effects(0), s.activation.actions]).toEqual([['stunned'], 1]);
    s.allowed(0, 'draw cards').say('end');
    expect(s.effects(0)).toEqual(['stunned']);
  });
  test('KC-16.54 successful attacks against it cause +1 wound', () => {
    const s = duel('ogre', 'dorick', { theirs: { effects: ['stunned'] } })
      .activate(0)
      .say('attack m1', 'Ah Ad', 'fold', 'none');
    expect(s.wounds(1)).toBe(2);
    expect(s.expectFact('damageDone').terms).toContainEqual({ name: 'stunned', rule: 'KC-16.54', add: 1 });
  });
  test('KC-16.55 a model that could spend no action stays Stunned: Terrify', () => {
    const s = alone(['stunned', 'terrify'], {}, '2c').expectQuestion('activation/act', 0, ['walk', 'end']).say('end');
    expect(s.effects(0)).toEqual(['stunned']);
  });
  test('KC-16.55 and a failed Antagonism Test', () => {
    const ruffian = model('orc-ruffian', 0, 12, 12, { effects: ['stunned'] });
    const s = given({ models: [ruffian, far, beside(ruffian, 'east', 'human-bruiser', 0)], events: '2c' }).say('m0');
    s.expectFact('antagonised', { model: 0 });
    expect(s.effects(0)).toEqual(['stunned']);
  });
  test('KC-16.56 another stun from an attack is a wound', () => {
    const s = duel('ogre', 'dorick', { theirs: { effects: ['stunned'] } })
      .activate(0)
      .say('attack m1', 'Ah', 'fold', 'none');
    expect([s.wounds(1), s.effects(1)]).toEqual([1, ['stunned']]);
  });
  test('KC-16.56 a stun from Grounded or Swing adds nothing', () => {
    for (const critical of ['grounded', 'swing']) {
      const s = duel('dwarf-boozer', 'dorick', { theirs: { effects: ['stunned'] } }).activate(0);
      s.say('attack m1', 'Ah Ad Kh', 'fold', critical);
      // The pair and the +1 for a Stunned target, and no more.
      expect([s.wounds(1), s.effects(1)]).toEqual([2, DOWN]);
    }
  });
  test('KC-16.56 nor one from wizard damage', () => {
    const s = given({
      models: [model('wizard', 0, 12, 10, { effects: ['stunned'] }), model('golem', 1, 12, 13), model('human-lowlife', 0, 2, 2)],
      events: 'Kd 2d Kh Th 2h',
    }).activate(0);
    s.say('cast attack m1', 'stick', 'twist').expectFact('wizardHarmed', { stun: true, total: 22 });
    expect([s.wounds(0), s.effects(0)]).toEqual([0, ['stunned']]);
  });
  test('KC-16.57 the +1 applies to attack spells', () => {
    const cast = (effects: EffectId[]) =>
      given({
        models: [model('wizard', 0, 12, 10), model('dorick', 1, 12, 13, { effects }), model('human-lowlife', 0, 2, 2)],
        events: 'Kd 2d Kh 5h',
      })
        .activate(0)
        .say('cast attack m1', 'stick', 'stick');
    expect(cast([]).wounds(1)).toBe(1);
    const s = cast(['stunned']);
    expect(s.wounds(1)).toBe(2);
    expect(s.expectFact('spellHarmed').terms).toContainEqual({ name: 'stunned', rule: 'KC-16.57', add: 1 });
  });
});
