/** Chapters 2c and 2d: how far and where models move. */
import { describe, expect, test } from 'vitest';
import { given, model, radius } from './kit.ts';

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
    s.allowed(0, `${10 - limit} 12`);
    expect(s.refused(0, `${10 - limit - 0.01} 12`, 'KC-2.24', 'tooFar').about).toMatchObject({
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
    expect(s.refused(0, '14 12', 'KC-2.28', 'wayBlockedByModel').about).toMatchObject({ other: 1 });
    expect(s.refused(0, '6 12', 'KC-2.28', 'wayBlockedByTerrain').about).toMatchObject({ t: 0 });
    s.refused(0, '10', 'KC-2.26', 'notAPoint');
    s.refused(0, '1 2 3', 'KC-2.26', 'notAPoint');
    s.refused(0, `${'9'.repeat(40)} 3`, 'KC-2.26', 'notAPoint');
    s.say('stay').expectFact('stayed', { model: 0 });
    s.say('end').say('end').say('m3', 'walk').refused(0, '0.3 12', 'KC-2.7', 'leavesBoard');
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
    expect(s.legal(0)).toEqual(expect.arrayContaining(['stay', 'contact m1', 'towards m1', 'away from m1', 'contact t0']));
    for (const answer of s.legal(0)) s.allowed(0, answer);
    s.refused(0, 'contact m7', 'KC-2.28', 'noSuchPlace');
    s.refused(0, 'off', 'KC-27.9', 'mayNotLeave');
    s.say('contact m1').expectFact('moved', { model: 0, move: 'walk' });
    expect(s.model(0).x).toBeCloseTo(14 - radius('goblin-scumbag') - radius('ogre'));
  });
});

test('KC-2.24 contact that is too far is refused with the figure, and KC-2.28 with what stands between', () => {
  const far = given({ models: [scumbag, model('ogre', 1, 20, 12)] })
    .activate(0)
    .say('walk');
  const { about } = far.refused(0, 'contact m1', 'KC-2.24', 'tooFar');
  expect(about.length).toBeCloseTo(10 - radius('goblin-scumbag') - radius('ogre'), 9);
  expect(about.limit).toBeCloseTo(4.6811, 4);
  const wall = given({ models: [scumbag, model('ogre', 1, 14, 12)], terrain: 'low-wall 11.5 11 12 13 1' })
    .activate(0)
    .say('walk');
  wall.refused(0, 'contact m1', 'KC-2.28', 'wayBlockedByTerrain');
});

describe('effects on a Walk', () => {
  test('Kneecap and Broken Bones forbid it (KC-16.28, KC-16.17)', () => {
    const s = given({ models: [{ ...scumbag, effects: ['kneecap'] }, far] }).activate(0);
    s.refused(0, 'walk and dash', 'KC-16.28', 'noDash');
    const b = given({ models: [{ ...scumbag, effects: ['broken-bones'] }, far] }).activate(0);
    b.refused(0, 'walk and dash', 'KC-16.17', 'noDash');
    b.say('walk').refused(0, '10 7.5', 'KC-2.24', 'tooFar');
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
});
