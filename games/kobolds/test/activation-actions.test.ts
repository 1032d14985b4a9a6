/** Chapter 7: the Walk and the actions of an activation, which may be repeated, and what is free of them. */
import { describe, expect, test } from 'vitest';
import { RADIUS } from '../data/index.ts';
import { RED } from './duel.ts';
import { type Arrangement, beside, given, model, type Scene } from './kit.ts';

const r = RADIUS[30];
const ruffian = model('orc-ruffian', 0, 10, 12);
const far = model('ogre', 1, 20, 20);
const golem = model('golem', 1, 3, 20);
const plain = (): Scene => given({ models: [ruffian, far, golem] }).activate(0);

describe('the Walk', () => {
  test('KC-7.1 one Walk, free of actions', () => {
    const s = plain().say('walk', '10 10').expectNoFact('actionSpent');
    expect(s.activation).toMatchObject({ actions: 2, walk: false });
    s.refused(0, 'walk', 'KC-7.1', 'walkUsed');
    expect(s.legal(0)).not.toContain('walk');
  });
  test.each([
    ['before', ['walk', '10 10', 'draw cards', '2c', 'draw cards', '4d']],
    ['between', ['draw cards', '2c', 'walk', '10 10', 'draw cards', '4d']],
    ['after', ['draw cards', '2c', 'draw cards', '4d', 'walk', '10 10']],
  ] as const)('KC-7.3 it may come %s the actions', (_, answers) => {
    const s = plain().say(...answers);
    expect([s.model(0).x, s.model(0).y]).toEqual([10, 10]);
    expect(s.all('actionSpent').map(({ left }) => left)).toEqual([1, 0]);
    // With all of it done the activation is over.
    s.expectFact('activationEnded', { model: 0, unused: 0, cut: false });
    s.expectQuestion('action time/model', 1);
  });
});

describe('actions', () => {
  test('KC-7.2 up to two', () => {
    const s = plain().say('draw cards', '2c');
    expect(s.activation.actions).toBe(1);
    s.say('draw cards', '4d').refused(0, 'draw cards', 'KC-7.2', 'noActionsLeft');
    s.expectQuestion('activation/act', 0, ['walk', 'end']);
  });
  test('KC-7.4 none at all, and no Walk', () => {
    const s = plain().say('end').expectQuestion('action time/model', 1);
    s.expectFact('activationEnded', { model: 0, unused: 2, rule: 'KC-7.4' });
    expect([s.model(0).x, s.model(0).y]).toEqual([10, 12]);
  });
  test('KC-7.4 fewer, and no Walk', () => {
    plain().say('draw cards', '2c', 'end').expectFact('activationEnded', { model: 0, unused: 1 });
  });

  const next = beside(ruffian, 'east', 'ogre', 1);
  const archer = model('elf-archer', 0, 10, 12);
  const wizard = model('wizard', 0, 10, 12);
  const lowlife = model('human-lowlife', 0, 10, 12);
  const cases: [name: string, position: Partial<Arrangement>, answers: string[]][] = [
    ['Dash', {}, ['walk and dash', '10 10', '10 9']],
    ['Climb', { terrain: 'house 5.4094 10 9.4094 14 3' }, ['climb', 'up t0']],
    [
      'Interact: inspecting a marker',
      { scenario: 'hide-and-seek', markers: [{ x: 10, y: 12 }], treasureDeck: 'Ah 2c' },
      ['inspect k0'],
    ],
    ['Interact: taking the chest', { scenario: 'chuck-ball', chest: { x: 10, y: 11.2 } }, ['take chest']],
    [
      'Interact: putting the chest down',
      { scenario: 'chuck-ball', models: [lowlife, far], chest: { carrier: 0 } },
      ['put down chest', 'north'],
    ],
    ['Draw New Cards', {}, ['draw cards', '2c']],
    ['Attack in melee', { models: [ruffian, next, golem] }, ['attack m1', '2c', 'fold', 'none']],
    ['Attack at range', { models: [archer, far, golem] }, ['shoot m1', '2c', 'fold']],
    [
      'Attack on a scenario target',
      { scenario: 'runaway-carriage', models: [{ ...ruffian, x: 9 - r }, far], carriage: 9, hands: ['2c 2d 5h', ''] },
      ['strike carriage', '2c 2d'],
    ],
    ['Cast a Spell', { models: [wizard, far], events: 'Kd Qd Kh 5h' }, ['cast attack m1', 'stick', 'stick']],
    ['Stand Up', { models: [{ ...ruffian, effects: ['grounded'] }, far] }, ['stand up']],
    ['Recover from Stun', { models: [{ ...ruffian, effects: ['stunned'] }, far] }, ['recover']],
    ['Chuck', { scenario: 'chuck-ball', models: [lowlife, far], chest: { carrier: 0 }, events: '5h' }, ['chuck', 'north']],
    ['a failed break away attempt', { models: [ruffian, next, golem], events: '2c' }, ['walk']],
  ];
  test.each(cases)('KC-7.8 costs one: %s', (_name, position, answers) => {
    const s = given({ models: [ruffian, far, golem], ...position }).activate(0);
    expect(s.activation.actions).toBe(2);
    s.say(...answers).expectQuestion('activation/act', 0);
    expect(s.all('actionSpent')).toHaveLength(1);
    expect(s.activation).toMatchObject({ model: 0, actions: 1 });
  });
  test('KC-7.8 a Walk and ending are none', () => {
    plain().say('walk', '10 10', 'end').expectNoFact('actionSpent');
  });
});

describe('repeated', () => {
  test('KC-7.9 Draw New Cards', () => {
    plain().say('draw cards', '2c').allowed(0, 'draw cards').say('draw cards', '4d');
  });
  test('KC-7.9 Interact', () => {
    const markers = [
      { x: 10, y: 11.1 },
      { x: 10, y: 12.9 },
    ];
    const s = given({
      scenario: 'hide-and-seek',
      models: [{ ...ruffian, profile: 'human-bruiser' }, far],
      markers,
      treasureDeck: 'Ah 3h',
    });
    s.activate(0).say('inspect k0').say('inspect k1');
    expect(s.all('markerInspected')).toHaveLength(2);
  });
  test('KC-7.9 not the Dash (KC-9.9)', () => {
    const s = plain().say('walk and dash', '10 11', '10 10');
    expect(s.activation.actions).toBe(1);
    s.refused(0, 'walk and dash', 'KC-9.9', 'oneDashOnly');
  });
  test('KC-7.9 not Cast a Spell (KC-20.3)', () => {
    const s = given({ models: [model('wizard', 0, 10, 12), far], events: 'Kd Qd Kh 5h' }).activate(0);
    s.say('cast attack m1', 'stick', 'stick').refused(0, 'cast attack m1', 'KC-20.3', 'castAlready');
    expect(s.activation.actions).toBe(1);
  });
  test('KC-7.9 not a ranged Attack (KC-17.22)', () => {
    const s = given({ models: [model('elf-archer', 0, 10, 12), far, golem] }).activate(0);
    s.say('shoot m1', '2c', 'fold').refused(0, 'shoot m1', 'KC-17.22', 'oneShotOnly');
    s.refused(0, 'shoot m2', 'KC-17.22', 'oneShotOnly');
    expect(s.activation.actions).toBe(1);
  });
  test('KC-7.10 several Melee Attacks, one action each, on the same target or another', () => {
    const models = [ruffian, beside(ruffian, 'east', 'ogre', 1), beside(ruffian, 'west', 'golem', 1)];
    const s = given({ models, hands: ['2c 4d 6h 8s Tc', ''] })
      .activate(0)
      .say('attack m1', '2c', 'none');
    expect(s.offered(0, 'attack')).toEqual(['m1', 'm2']);
    const other = s.branch();
    s.say('attack m1', '8s', 'none');
    expect(s.all('attackDeclared').map(({ target }) => target)).toEqual([1, 1]);
    expect(s.all('actionSpent').map(({ left }) => left)).toEqual([1, 0]);
    s.refused(0, 'attack m1', 'KC-7.2', 'noActionsLeft');
    other.say('attack m2', '8s', 'none').expectFact('attackDeclared', { target: 2 });
  });
  test('KC-7.10 only as long as it is in base contact with the target', () => {
    const bruiser = model('human-bruiser', 0, 10, 12);
    const s = given({ models: [bruiser, beside(bruiser, 'east', 'ogre', 1), golem], hands: ['Ah 4d', ''] }).activate(0);
    s.say('attack m1', 'Ah', 'shove-w', '1');
    expect(s.activation.actions).toBe(1);
    s.refused(0, 'attack m1', 'KC-12.1', 'notInContact');
  });
});

describe('what is granted outside its own activation', () => {
  const grobblar = model('grobblar', 0, 12, 12);
  const dorick = beside(grobblar, 'east', 'dorick', 1);
  /** Grobblar has just sent the archer m2. */
  const sent = (): Scene =>
    given({
      models: [grobblar, dorick, model('elf-archer', 0, 12, 16.5), golem],
      hands: ['Ac As 2c 3d Kc Ks', '4d 6h'],
      events: 'Ah Ad 2h 3h 4h',
    })
      .activate(0)
      .say('attack m1', 'Ac As 2c', '4d', 'ave-a-go', 'm2', 'stay', 'shoot');

  test("KC-7.11 'Ave a go!: neither activation nor action of it, nor its one shot", () => {
    const s = sent();
    s.expectFact('attackDeclared', { attacker: 2, how: 'ranged', free: 'ave-a-go' });
    s.say('Kc', 'fold').expectQuestion('activation/act', 0);
    expect(s.activation).toMatchObject({ model: 0, actions: 1, shot: false });
    expect(s.model(2).activated).toBe(false);
    s.say('end', 'm3', 'end').expectQuestion('activation/act', 0);
    expect(s.activation).toMatchObject({ model: 2, actions: 2, walk: true, shot: false });
    s.allowed(0, 'shoot m1');
  });
  test('KC-7.11 You go first!: a Scumbag has its Dash, activated or not, and stays what it was', () => {
    for (const activated of [false, true]) {
      const models = [grobblar, model('goblin-scumbag', 0, 12, 8, { activated }), far, golem];
      const s = given({ models }).say('m0', 'you go first m1', '12 6').expectQuestion('activation/act', 0);
      s.expectFact('moved', { model: 1, move: 'you-go-first' });
      s.expectNoFact('actionSpent');
      expect(s.model(1)).toMatchObject({ y: 6, activated });
      expect(s.activation).toMatchObject({ model: 0, actions: 2, walk: true });
    }
  });
  test('KC-7.11 Always Angry', () => {
    const bruiser = model('human-bruiser', 0, 10, 12);
    const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);
    const angry = beside(lowlife, 'east', 'orc-ruffian', 1, { gap: 1 });
    const s = given({ models: [bruiser, lowlife, angry, model('zombie', 0, 3, 3)], hands: [RED, '2c 4d 6h'], events: 'Ah' });
    s.activate(0).say('attack m1', 'Ah', 'fold', 'shove-w', 'full', 'm2', '2c', 'none').expectQuestion('activation/act', 0);
    s.expectFact('attackDeclared', { attacker: 2, free: 'always-angry' });
    expect(s.model(2).activated).toBe(false);
    s.say('end', 'm2').expectQuestion('activation/act', 1);
    expect(s.activation).toMatchObject({ model: 2, actions: 2, walk: true });
  });
  test('KC-7.11 only Strange Allure leaves an unactivated model marked as activated (KC-18.10)', () => {
    const keeper = model('egg-keeper', 0, 12, 12);
    const archer = beside(keeper, 'east', 'elf-archer', 1);
    const s = given({ models: [keeper, archer, model('ogre', 1, 12, 20)], hands: [RED, '2c 4d 6h'] }).activate(0);
    s.say('attack m1', 'Ah Kh Qd Jh', 'fold', 'strange-allure', 'm1').expectQuestion('lured/act', 0);
    expect(s.model(1).activated).toBe(false);
    s.say('shoot m2', 'Ad', 'fold', 'none').expectQuestion('lured/act', 0, ['walk', 'end']).say('end');
    expect(s.model(1).activated).toBe(true);
    s.expectQuestion('activation/act', 0);
    expect(s.activation).toMatchObject({ model: 0, actions: 1 });
  });
});
