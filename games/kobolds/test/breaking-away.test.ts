/** Chapter 9c: breaking away from enemies in base contact. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, beside, given, model, type Scene } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const ogre = beside(ruffian, 'east', 'ogre', 1);
const zombie = beside(ruffian, 'west', 'zombie', 1);
/** m0, a Ruffian, has the Ogre m1 at its side (and m2, a Zombie, at the other); the Event cards are these. */
const held = (events: string, more: Partial<Arrangement> = {}): Scene => given({ models: [ruffian, ogre], events, ...more });
const heldByTwo = (events: string): Scene => held(events, { models: [ruffian, ogre, zombie] });
const at = (s: Scene, m: number): [number, number] => [s.model(m).x, s.model(m).y];

describe('one enemy', () => {
  test('KC-9.21 the move is declared and the test taken before anybody says where to', () => {
    const s = held('Ah').activate(0).say('walk');
    s.expectFact('breakingAway', { rule: 'KC-9.21', model: 0, enemies: [1], tests: 1 });
    s.expectFact('testDrawn', { test: 'break-away', model: 0, card: 'Ah', red: true });
    s.expectQuestion('move/destination', 0);
    expect(at(s, 0)).toEqual([10, 12]);
  });
  test('KC-9.21 no test for a model that touches nobody, or only a friend', () => {
    const apart = held('2c', { models: [ruffian, beside(ruffian, 'east', 'ogre', 1, { gap: 0.06 })] })
      .activate(0)
      .say('walk');
    apart.expectQuestion('move/destination', 0).expectNoFact('testDrawn');
    const friend = held('2c', { models: [ruffian, beside(ruffian, 'east', 'zombie', 0), model('ogre', 1, 20, 20)] });
    friend.activate(0).say('walk').expectQuestion('move/destination', 0).expectNoFact('testDrawn');
    // Just within contact (KC-2.18) it is held.
    const near = held('2c', { models: [ruffian, beside(ruffian, 'east', 'ogre', 1, { gap: 0.04 })] })
      .activate(0)
      .say('walk');
    near.expectFact('heldInPlace', { by: 1 });
  });
  test('KC-9.22 red: it moves as normal', () => {
    const s = held('Td').activate(0).say('walk');
    s.refused(0, '10 8.3', 'KC-2.24', 'tooFar');
    s.say('10 8.4').expectFact('brokeAway', { rule: 'KC-9.22', model: 0 });
    expect(at(s, 0)).toEqual([10, 8.4]);
    expect(s.activation).toMatchObject({ actions: 2, walk: false });
  });
  test('KC-9.22 black: it stays', () => {
    const s = held('Ts').activate(0).say('walk').expectQuestion('activation/act', 0);
    s.expectFact('testDrawn', { rule: 'KC-9.22', card: 'Ts', red: false });
    s.expectNoFact('moved').expectNoFact('brokeAway');
    expect(at(s, 0)).toEqual([10, 12]);
  });
  test('KC-9.23 a failed test counts as an action', () => {
    const s = held('Ts').activate(0).say('walk');
    s.expectFact('actionSpent', { rule: 'KC-9.23', model: 0, left: 1 });
    s.expectFact('heldInPlace', { by: 1, cost: 'action', rule: 'KC-9.23' });
    expect(s.activation.actions).toBe(1);
  });
  test('KC-9.23 a test passed costs nothing', () => {
    expect(held('Td').activate(0).say('walk', 'stay').activation.actions).toBe(2);
  });
});

test('KC-9.22 it is the player of the model that draws, whichever that is', () => {
  const models = [model('golem', 0, 3, 3), { ...ruffian, seat: 1 }, { ...ogre, seat: 0 }];
  const s = given({ models, events: 'Ah', next: 1 }).activate(1).say('walk');
  s.expectFact('breakingAway', { seat: 1, model: 1, enemies: [2] });
  s.expectFact('testDrawn', { seat: 1 });
  s.expectFact('brokeAway', { seat: 1 });
  s.expectQuestion('move/destination', 1);
});

describe('several enemies', () => {
  test('KC-9.24 a test for each; all must be red', () => {
    const s = heldByTwo('Ah 2d').activate(0).say('walk').expectQuestion('move/destination', 0);
    s.expectFact('breakingAway', { enemies: [1, 2], tests: 2 });
    expect(s.all('testDrawn').map(({ card }) => card)).toEqual(['Ah', '2d']);
  });
  test('KC-9.24 failing the last keeps it in place', () => {
    const s = heldByTwo('Ah 2c').activate(0).say('walk').expectQuestion('activation/act', 0);
    expect(s.all('testDrawn')).toHaveLength(2);
    s.expectFact('heldInPlace', { by: 2, cost: 'action' });
    expect(at(s, 0)).toEqual([10, 12]);
  });
  test('KC-9.25 the first black card ends the testing, and one failed attempt costs one action', () => {
    const s = heldByTwo('2c 3c').activate(0).say('walk');
    expect(s.all('testDrawn').map(({ card }) => card)).toEqual(['2c']);
    expect(s.all('actionSpent')).toHaveLength(1);
    expect(s.activation.actions).toBe(1);
    s.expectFact('heldInPlace', { by: 1 });
  });
  test('KC-9.25 so does a second attempt that fails later', () => {
    const s = heldByTwo('2c Ah 3c').activate(0).say('walk', 'walk');
    expect(s.all('actionSpent').map(({ left }) => left)).toEqual([1, 0]);
  });
});

describe('what a failure leaves', () => {
  test('KC-9.26 the Walk is still to come, and may be attempted again', () => {
    const s = held('2c Ah').activate(0).say('walk');
    expect(s.activation).toMatchObject({ actions: 1, walk: true });
    s.say('walk').expectQuestion('move/destination', 0).say('10 10');
    expect(at(s, 0)).toEqual([10, 10]);
    expect(s.activation).toMatchObject({ actions: 1, walk: false });
  });
  test('KC-9.26 or after something else was done', () => {
    const s = held('2c Ah').activate(0).say('walk', 'draw cards', '2c', 'walk').expectQuestion('move/destination', 0);
    expect(s.activation.actions).toBe(0);
  });
  test('KC-9.27 with no action left it may still try, and failing uses up the Walk', () => {
    const s = held('2c', { models: [ruffian, ogre, model('zombie', 0, 3, 3)], hands: ['2c 4d 6h 8s Tc', ''] });
    s.activate(0)
      .say('draw cards', '2c', 'draw cards', '4d')
      .allowed(0, 'walk')
      .refused(0, 'walk and dash', 'KC-7.2', 'noActionsLeft');
    s.say('walk').expectFact('heldInPlace', { cost: 'walk', rule: 'KC-9.27' });
    // Nothing is left to do, so that the activation is over by itself.
    s.expectFact('activationEnded', { model: 0, unused: 0 });
    expect(s.all('actionSpent')).toHaveLength(2);
  });
  test('KC-9.27 red with no action left: it walks', () => {
    const s = held('Ah').activate(0).say('draw cards', '2c', 'draw cards', '4d', 'walk', '10 10');
    expect(at(s, 0)).toEqual([10, 10]);
  });
  test('KC-9.33 the action reserved for recovery is not lost: the Walk is', () => {
    const s = held('2c', { models: [{ ...ruffian, effects: ['stunned', 'concussion'] }, ogre] }).activate(0);
    expect(s.activation.actions).toBe(1);
    s.say('walk').expectFact('heldInPlace', { cost: 'walk', rule: 'KC-9.33' });
    s.refused(0, 'walk', 'KC-7.1', 'walkUsed');
    expect(s.activation.actions).toBe(1);
    s.say('recover');
    expect(s.effects(0)).not.toContain('stunned');
  });
  test('KC-9.33 with two actions the first may be lost, the second not', () => {
    const s = held('2c 3c', { models: [{ ...ruffian, effects: ['stunned'] }, ogre] })
      .activate(0)
      .say('walk');
    s.expectFact('heldInPlace', { cost: 'action' });
    s.say('walk').expectFact('heldInPlace', { cost: 'walk', rule: 'KC-9.33' });
    s.say('end').expectFact('recovered', { how: 'end' });
  });
});

describe('which moves', () => {
  test('KC-9.28 the Walk, even into contact with the same enemy or another', () => {
    const far = beside(ruffian, 'south', 'zombie', 1, { gap: 1 });
    const s = held('2c', { models: [ruffian, ogre, far] })
      .activate(0)
      .say('walk');
    s.expectFact('heldInPlace', { by: 1 });
    const red = held('2h', { models: [ruffian, ogre, far] })
      .activate(0)
      .say('walk', 'contact m2');
    expect(red.all('testDrawn')).toHaveLength(1);
    expect(red.expectFact('moved').touching).toEqual([2]);
  });
  test('KC-9.28 the Walk of a declared Dash', () => {
    held('2c').activate(0).say('walk and dash').expectFact('heldInPlace', { cost: 'action' });
  });
  test('KC-9.28 the Dash, when it starts engaged though the Walk did not', () => {
    const away = given({ models: [ruffian, model('ogre', 1, 13, 12)], events: '2c' });
    away.activate(0).say('walk and dash').expectQuestion('move/destination', 0).say('contact m1');
    away.expectQuestion('breaking away/try', 0, ['try', 'stay']).say('try').expectFact('heldInPlace', { by: 1 });
  });
  test('KC-9.28 the Climb', () => {
    const models = [ruffian, beside(ruffian, 'east', 'golem', 1, { y: 11.5, x: 11.3 })];
    const s = held('2c', { models, terrain: 'house 8 12.5906 12 16 3' }).activate(0).say('climb');
    s.expectFact('heldInPlace', { by: 1, cost: 'action' });
  });
  test('KC-9.29 Graceful models need no test', () => {
    const fencer = { ...ruffian, profile: 'elf-fencer' as const };
    const s = held('2c', { models: [fencer, ogre] }).activate(0);
    s.say('walk', '10 9').expectNoFact('testDrawn').expectNoFact('breakingAway');
    expect(at(s, 0)).toEqual([10, 9]);
  });
  test('KC-9.29 nor does their Climb', () => {
    const fencer = { ...ruffian, profile: 'elf-fencer' as const };
    const models = [fencer, beside(ruffian, 'east', 'golem', 1, { y: 11.5, x: 11.3 })];
    const s = held('2c', { models, terrain: 'house 8 12.5906 12 16 3' }).activate(0).say('climb');
    s.expectNoFact('testDrawn').expectQuestion('climb/place', 0);
  });
  test('KC-9.29 KC-9.32 nor does their Dash, after a Walk into contact', () => {
    const fencer = { ...ruffian, profile: 'elf-fencer' as const };
    const s = given({ models: [fencer, model('ogre', 1, 13, 12)], events: '2c' }).activate(0);
    s.say('walk and dash', 'contact m1').expectQuestion('move/destination', 0).say('10 10');
    s.expectNoFact('testDrawn').expectFact('moved', { move: 'dash' });
  });
  test('KC-9.29 nor does a Dodge', () => {
    const slaver = model('ratman-slaver', 0, 10, 12);
    const models = [slaver, beside(slaver, 'east', 'ogre', 1), beside(slaver, 'west', 'golem', 1)];
    const s = given({ models, hands: ['Ac Ks 2c', ''], events: '2c' }).activate(0);
    s.say('attack m1', 'Ac Ks', 'dodge-w').expectQuestion('move/destination', 0).say('10 9');
    s.expectFact('moved', { move: 'dodge' });
    s.expectNoFact('testDrawn');
    expect(at(s, 0)).toEqual([10, 9]);
  });
  test('KC-9.29 nor one that is Shoved', () => {
    const bruiser = model('human-bruiser', 0, 10, 12);
    const pushed = beside(bruiser, 'east', 'human-lowlife', 1);
    const other = beside(pushed, 'south', 'barry', 0);
    const s = given({ models: [bruiser, pushed, other, model('ogre', 1, 3, 3)], hands: ['Ah', ''], events: '2c' }).activate(0);
    s.say('attack m1', 'Ah', 'shove-w', 'full').expectNoFact('testDrawn');
    expect(s.expectFact('shoved').length).toBeGreaterThan(2.4);
  });
  test('KC-9.29 nor one that is Teleported', () => {
    const friend = model('ogre', 0, 12, 10, { activated: true });
    const models = [model('wizard', 0, 16, 10), friend, beside(friend, 'west', 'golem', 1)];
    // A support spell with four red cards against a resistance of 12.
    const s = given({ models, events: 'Kc 2c Ah 2h 3h Td 2s' }).activate(0);
    s.say('cast support m1', 'twist', 'twist', 'stick', '20 0.7875');
    s.expectFact('teleported', { model: 1 });
    s.expectNoFact('testDrawn').expectNoFact('breakingAway');
    expect(s.model(1).x).toBe(20);
  });
  test('KC-9.30 neutral targets never hold a model: the carriage', () => {
    const beyond = model('orc-ruffian', 0, 9 - 15 / 25.4, 12);
    const s = given({ scenario: 'runaway-carriage', models: [beyond, model('ogre', 1, 3, 22)], carriage: 9, events: '2c' });
    s.activate(0).say('walk', '6 12').expectNoFact('testDrawn');
    expect(s.model(0).x).toBe(6);
  });
  test('KC-9.30 nor does Mr. Cuddly', () => {
    const cuddly = beside(ruffian, 'east', 'mr-cuddly', 1);
    const s = given({ scenario: 'mr-cuddly', models: [ruffian, model('ogre', 1, 3, 22)], cuddly, events: '2c' });
    s.activate(0).say('walk', '10 9').expectNoFact('testDrawn');
    expect(s.model(0).y).toBe(9);
  });
  test.each(['stunned', 'grounded'] as const)('KC-9.31 a %s enemy still holds it', (effect) => {
    const s = held('2c', { models: [ruffian, { ...ogre, effects: [effect] }] }).activate(0);
    s.say('walk').expectFact('heldInPlace', { by: 1 });
    expect(at(s, 0)).toEqual([10, 12]);
  });
  test('KC-9.31 a hidden Sneaky Beggar alone does not (KC-17.31)', () => {
    const s = held('2c', { models: [ruffian, beside(ruffian, 'east', 'kobold-hunter', 1, { hidden: true })] });
    s.activate(0).say('walk', '10 9').expectNoFact('testDrawn');
  });
});

describe('the Dash after a Walk into contact', () => {
  const closing = (events: string): Scene =>
    given({ models: [ruffian, model('ogre', 1, 13, 12)], events })
      .activate(0)
      .say('walk and dash', 'contact m1');

  test('KC-9.32 failing costs the action of that Dash and no other', () => {
    const s = closing('2c').say('try').expectQuestion('activation/act', 0);
    s.expectFact('heldInPlace', { cost: 'dash', rule: 'KC-9.32', by: 1 });
    expect(s.all('actionSpent')).toEqual([expect.objectContaining({ rule: 'KC-9.7', left: 1 })]);
    expect(s.activation).toMatchObject({ actions: 1, walk: false });
  });
  test('KC-9.32 red: it dashes on', () => {
    const s = closing('2h').say('try').expectQuestion('move/destination', 0).say('10 10');
    s.expectFact('moved', { move: 'dash' });
    expect(at(s, 0)).toEqual([10, 10]);
  });
  test('KC-9.32 staying takes no test; the action is spent all the same (KC-9.7)', () => {
    const s = closing('2c').say('stay').expectQuestion('activation/act', 0).expectNoFact('testDrawn');
    expect(s.activation.actions).toBe(1);
  });
});
