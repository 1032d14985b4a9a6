/** Chapter 9b: climbing up, down and over. */
import { describe, expect, test } from 'vitest';
import { beside, given, model, radius } from './kit.ts';

const r = radius('orc-ruffian');
const far = model('ogre', 1, 20, 20);
const HOUSE = 'house 4 4 8 8 3';
const atHouse = model('orc-ruffian', 0, 8 + r, 6);

describe('up', () => {
  test('from beside it, for one action, by at most the base and half an inch (KC-9.10, KC-9.11, KC-9.16)', () => {
    const s = given({ models: [atHouse, far], terrain: HOUSE })
      .activate(0)
      .say('climb')
      .expectAsked('climb/place', 0, ['up t0']);
    expect(s.refused('6 6', 'KC-9.16', 'climbTooFar').about).toMatchObject({ limit: expect.closeTo(2 * r + 0.5) });
    s.refused('7.9 6', 'KC-9.10', 'nowhereToClimb');
    s.say('up t0');
    expect(s.model(0)).toMatchObject({ z: 3, on: 0, y: 6 });
    expect(s.activation.actions).toBe(1);
    // KC-9.15: it has not walked yet.
    s.say('walk').refused('10 6', 'KC-2.28', 'leavesTop');
  });
  test('not higher than two cards (KC-9.13)', () => {
    const s = given({ models: [atHouse, far], terrain: 'tower 4 4 8 8 5.5' }).activate(0);
    s.refused('climb', 'KC-9.16', 'nowhereToClimb');
    given({ models: [{ ...atHouse, profile: 'goblin-scumbag' }, far], terrain: 'tower 4 4 8 8 5.5' })
      .activate(0)
      .allowed('climb');
  });
  test('only onto tops that hold a square of 3 inches (KC-2.9)', () => {
    given({ models: [atHouse, far], terrain: 'shed 5.5 5 8 7.5 2' })
      .activate(0)
      .refused('climb', 'KC-9.16', 'nowhereToClimb');
  });
  test('not without touching the piece (KC-9.10), nor for Big Guys (KC-9.14), nor with Broken Bones (KC-16.17)', () => {
    given({ models: [model('orc-ruffian', 0, 10, 6), far], terrain: HOUSE })
      .activate(0)
      .refused('climb', 'KC-9.10', 'touchesNothing');
    const troll = model('troll', 0, 8 + radius('troll'), 6);
    given({ models: [troll, far], terrain: HOUSE })
      .activate(0)
      .refused('climb', 'KC-9.14', 'bigGuysCannotClimb');
    const broken = { ...atHouse, effects: ['broken-bones' as const] };
    given({ models: [broken, far], terrain: HOUSE })
      .activate(0)
      .refused('climb', 'KC-16.17', 'brokenBonesCannotClimb');
  });
  test('an engaged model breaks away first (KC-9.19)', () => {
    const s = given({ models: [atHouse, beside(atHouse, 'east', 'ogre', 1)], terrain: HOUSE, events: '2c Ah' }).activate(0);
    s.say('climb').expectFact('heldInPlace', { cost: 'action' });
    s.say('climb').expectAsked('climb/place', 0).say('up t0');
    s.expectFact('brokeAway');
  });
});

describe('down and over', () => {
  test('down beyond the edge it touches (KC-9.17)', () => {
    const s = given({ models: [model('orc-ruffian', 0, 8 - r, 6, { on: 0 }), far], terrain: HOUSE })
      .activate(0)
      .say('climb');
    s.expectAsked('climb/place', 0, ['down']).say('down');
    expect(s.model(0)).toMatchObject({ z: 0, on: -1 });
    expect(s.model(0).x).toBeCloseTo(8 + r);
  });
  test('not from the middle of a top', () => {
    const s = given({ models: [model('orc-ruffian', 0, 6, 6, { on: 0 }), far], terrain: HOUSE }).activate(0);
    s.refused('climb', 'KC-9.10', 'touchesNothing');
  });
  test('over a Low piece to another side of it (KC-9.18)', () => {
    const s = given({ models: [model('orc-ruffian', 0, 10 - r, 6), far], terrain: 'low-wall 10 4 10.5 8 1' })
      .activate(0)
      .say('climb');
    s.expectAsked('climb/place', 0, ['over t0']);
    s.refused(`${10 - r} 6.5`, 'KC-9.18', 'sameSide');
    s.say('over t0').expectFact('climbed', { how: 'over', piece: 0, rule: 'KC-9.18' });
    expect(s.model(0).x).toBeCloseTo(10.5 + r);
  });
});
