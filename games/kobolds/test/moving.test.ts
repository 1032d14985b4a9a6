/** Chapters 2c, 2d, 9a and 9c: how far and where models move, Dash, and breaking away. */
import { describe, expect, test } from 'vitest';
import { beside, given, model, radius } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const scumbag = model('goblin-scumbag', 0, 10, 12);
const far = model('ogre', 1, 20, 20);

describe('one move', () => {
  test.each([
    ['orc-ruffian', 'W', 3.6811],
    ['goblin-scumbag', 'L', 4.6811],
    ['troll', 'W', 4.0748],
    ['rat-brute', 'L', 5.0748],
  ] as const)('of %s shifts its centre by at most card side and base (KC-2.24)', (profile, side, limit) => {
    const s = given({ models: [model(profile, 0, 10, 12), far] })
      .activate(0)
      .say('walk');
    s.allowed(`${10 - limit} 12`);
    expect(s.refused(`${10 - limit - 0.01} 12`, 'KC-2.24', 'tooFar').about).toMatchObject({
      side,
      limit: expect.closeTo(limit, 4),
    });
    s.say(`10 ${12 - limit}`);
    expect(s.expectFact('moved').terms.reduce((sum, { add }) => sum + add, 0)).toBeCloseTo(limit, 4);
  });

  test('may not pass through bases, terrain or the edge (KC-2.28, KC-2.7)', () => {
    const s = given({
      models: [scumbag, model('zombie', 0, 12, 12), far, model('goblin-scumbag', 0, 1, 12)],
      terrain: 'house 6 11 8.5 13 3',
    });
    s.activate(0).say('walk');
    expect(s.refused('14 12', 'KC-2.28', 'wayBlockedByModel').about).toMatchObject({ other: 1 });
    expect(s.refused('6 12', 'KC-2.28', 'wayBlockedByTerrain').about).toMatchObject({ t: 0 });
    s.refused('10', 'KC-2.26', 'notAPoint');
    s.refused('1 2 3', 'KC-2.26', 'notAPoint');
    s.refused(`${'9'.repeat(40)} 3`, 'KC-2.26', 'notAPoint');
    s.say('stay').expectFact('stayed', { model: 0 });
    s.say('end').say('end').say('m3', 'walk').refused('0.3 12', 'KC-2.7', 'leavesBoard');
  });

  test('ending within contact tolerance sets the bases tangent (KC-2.22)', () => {
    const s = given({ models: [scumbag, model('ogre', 1, 14, 12)] })
      .activate(0)
      .say('walk');
    const reach = radius('goblin-scumbag') + radius('ogre');
    s.say(`${14 - reach - 0.03} 12`);
    s.expectFact('closedUp', { model: 0 });
    expect(s.model(0).x).toBeCloseTo(14 - reach, 9);
  });

  test('places have names', () => {
    const s = given({ models: [scumbag, model('ogre', 1, 14, 12)], terrain: 'house 6 14 9 17 3' })
      .activate(0)
      .say('walk');
    expect(s.legal()).toEqual(expect.arrayContaining(['stay', 'contact m1', 'towards m1', 'away from m1', 'contact t0']));
    for (const answer of s.legal()) s.allowed(answer);
    s.refused('contact m7', 'KC-2.28', 'noSuchPlace');
    s.refused('off', 'KC-27.9', 'mayNotLeave');
    s.say('contact m1').expectFact('moved', { model: 0, move: 'walk' });
    expect(s.model(0).x).toBeCloseTo(14 - radius('goblin-scumbag') - radius('ogre'));
  });
});

describe('Walk and Dash', () => {
  test('the Dash is declared first and paid once the Walk is made (KC-9.4, KC-9.7)', () => {
    const s = given({ models: [scumbag, far] })
      .activate(0)
      .say('walk and dash', '10 8');
    expect(s.activation).toMatchObject({ actions: 1, walk: false, dashed: true });
    s.expectAsked('move/destination', 0).say('stay');
    s.expectFact('actionSpent', { rule: 'KC-9.7', left: 1 });
    s.refused('walk and dash', 'KC-7.1', 'walkUsed');
  });
  test('Kneecap and Broken Bones forbid it (KC-16.28, KC-16.17)', () => {
    const s = given({ models: [{ ...scumbag, effects: ['kneecap'] }, far] }).activate(0);
    s.refused('walk and dash', 'KC-16.28', 'noDash');
    const b = given({ models: [{ ...scumbag, effects: ['broken-bones'] }, far] }).activate(0);
    b.refused('walk and dash', 'KC-16.17', 'noDash');
    b.say('walk').refused('10 7.5', 'KC-2.24', 'tooFar');
  });
  test('a Bite wounds once, with the first Walk or Dash (KC-16.13)', () => {
    const s = given({ models: [{ ...ruffian, effects: ['bite'] }, far] })
      .activate(0)
      .say('walk and dash', '10 11', '10 10');
    expect(s.wounds(0)).toBe(1);
    s.expectFact('wounded', { model: 0, rule: 'KC-16.12' });
    s.say('end');
    expect(s.effects(0)).toEqual([]);
  });
  test('a model removed by its Walk does not Dash (KC-9.6)', () => {
    const s = given({ models: [{ ...ruffian, effects: ['bite'], wounds: 3 }, far, model('zombie', 0, 3, 3)] });
    s.activate(0).say('walk and dash', '10 11');
    expect(s.model(0).place).toBe('removed');
    s.expectNoFact('actionSpent');
  });
});

describe('breaking away', () => {
  const held = (events: string, effects: 'grab'[] = []) =>
    given({ models: [ruffian, beside(ruffian, 'east', 'ogre', 1, { effects }), beside(ruffian, 'west', 'zombie', 1)], events });

  test('one test for each enemy; all red and it goes (KC-9.24)', () => {
    const s = held('Ah 2d').activate(0).say('walk', '10 9');
    expect(s.all('testDrawn')).toHaveLength(2);
    s.expectFact('breakingAway', { enemies: [1, 2], tests: 2 });
    expect(s.activation.actions).toBe(2);
  });
  test('the first black card ends it and costs one action, not the Walk (KC-9.25, KC-9.26)', () => {
    const s = held('2c Ah').activate(0).say('walk').expectAsked('activation/act', 0);
    expect(s.all('testDrawn')).toHaveLength(1);
    expect(s.activation).toMatchObject({ actions: 1, walk: true });
    s.expectFact('heldInPlace', { by: 1, cost: 'action' });
  });
  test('without an action left it uses up the Walk (KC-9.27)', () => {
    const s = held('2c 2s 3s').activate(0).say('walk', 'walk', 'walk');
    s.expectFact('heldInPlace', { cost: 'walk', rule: 'KC-9.27' });
  });
  test('the action kept for recovery is not lost to it (KC-9.33)', () => {
    const s = given({
      models: [{ ...ruffian, effects: ['stunned', 'concussion'] }, beside(ruffian, 'east', 'ogre', 1)],
      events: '2c',
    });
    s.activate(0).say('walk');
    s.expectFact('heldInPlace', { cost: 'walk' });
    s.say('end').expectFact('recovered', { how: 'end' });
    expect(s.effects(0)).not.toContain('stunned');
  });
  test('Grab takes two tests (KC-16.48)', () => {
    const s = held('Ah 2d 3d', ['grab']).activate(0).say('walk', '10 9');
    expect(s.all('testDrawn')).toHaveLength(3);
  });
  test('Graceful models and those in contact with hidden ones need none (KC-17.12, KC-17.31)', () => {
    const fencer = model('elf-fencer', 0, 10, 12);
    given({ models: [fencer, beside(fencer, 'east', 'ogre', 1)] })
      .activate(0)
      .say('walk', '10 9')
      .expectNoFact('testDrawn');
    const s = given({ models: [ruffian, beside(ruffian, 'east', 'kobold-hunter', 1, { hidden: true })] });
    s.activate(0).say('walk', '10 9').expectNoFact('testDrawn');
  });
  test('a Dash from contact needs it too and a failure costs nothing more (KC-9.32)', () => {
    const s = given({ models: [scumbag, model('ogre', 1, 14, 12)], events: '2c' });
    s.activate(0).say('walk and dash', 'contact m1').expectAsked('breaking away/try', 0, ['try', 'stay']).say('try');
    s.expectFact('heldInPlace', { cost: 'dash', rule: 'KC-9.32' });
    expect(s.activation.actions).toBe(1);
  });
});
