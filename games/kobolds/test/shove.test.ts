/** Chapter 16b: Shove, and what stops whoever is pushed. */
import { describe, expect, test } from 'vitest';
import { BLACK, duel } from './duel.ts';
import { beside, given, model, radius, type Scene } from './kit.ts';

const SMALL = radius('dorick');
/** A Bruiser (shove-w) or a Bouncer (shove-l) has stunned m1 and is about to push it east. */
const shoving = (how: 'shove-w' | 'shove-l', more: Parameters<typeof duel>[2] = {}): Scene => {
  const s =
    how === 'shove-w'
      ? duel('human-bruiser', 'dorick', more)
      : duel('orc-bouncer', 'dorick', { ...more, hands: [BLACK, '2c 4d 6h'] });
  const cards = how === 'shove-w' ? 'Ah' : 'Ac Kc';
  return s.activate(0).say('attack m1', cards, 'fold', how);
};
const START = 12 + 2 * SMALL;

describe('Shove', () => {
  test.each([
    ['shove-w', 2.5],
    ['shove-l', 3.5],
  ] as const)('KC-16.32 %s: directly away from the attacker, up to the card side', (how, side) => {
    const s = shoving(how).say('full');
    expect(s.model(1).x).toBeCloseTo(START + side + 2 * SMALL, 6);
    expect(s.model(1).y).toBeCloseTo(12, 6);
    expect(s.model(0)).toMatchObject({ x: 12, y: 12 });
    const fact = s.expectFact('shoved', { model: 1, by: 0, rule: 'KC-16.32', stop: '' });
    expect(fact.limit).toBeCloseTo(side + 2 * SMALL, 6);
  });
  test('KC-16.33 along the line of the centres, whatever its direction', () => {
    const bruiser = model('human-bruiser', 0, 12, 12);
    const target = beside(bruiser, 'north-west', 'ogre', 1);
    const s = given({ models: [bruiser, target, model('dorick', 1, 2, 2)], hands: ['Ah', ''] }).activate(0);
    s.say('attack m1', 'Ah', 'shove-w', '2');
    expect(s.model(1).x).toBeCloseTo(target.x - Math.SQRT2, 6);
    expect(s.model(1).y).toBeCloseTo(target.y + Math.SQRT2, 6);
  });
  test('KC-16.33 the attacking player chooses any distance from 0 to card side + D', () => {
    const s = shoving('shove-w').expectQuestion('shove/distance', 0);
    const most = 2.5 + 2 * SMALL;
    s.allowed(0, '0').allowed(0, '0.001').allowed(0, '1.5').allowed(0, most.toFixed(4)).allowed(0, 'full');
    const { about } = s.refused(0, (most + 0.01).toFixed(4), 'KC-16.33', 'pushTooFar');
    expect(about.most).toBeCloseTo(most, 6);
    for (const strange of ['-1', 'NaN', '1e999', '1 2', '', 'far']) s.refused(0, strange, 'KC-16.33', 'notALength');
    const half = s.branch().say('1.5');
    expect(half.model(1).x).toBeCloseTo(START + 1.5, 6);
    s.say('0');
    expect(s.model(1).x).toBeCloseTo(START, 9);
    s.expectQuestion('activation/act', 0);
  });
  test('KC-16.33 D is that of the model pushed', () => {
    const s = duel('human-bruiser', 'ogre').activate(0).say('attack m1', 'Ah', 'fold', 'shove-w', 'full');
    expect(s.model(1).x).toBeCloseTo(12 + SMALL + radius('ogre') + 2.5 + 2 * radius('ogre'), 6);
  });
});

describe('what stops it', () => {
  test.each([
    ['a friend of it', 1],
    ['an enemy of it', 0],
  ])('KC-16.34 pushed into a model it stops there: %s', (_, seat) => {
    const s = shoving('shove-w', { others: [model('golem', seat, START + SMALL + 1 + radius('golem'), 12)] });
    expect(s.refused(0, '1.1', 'KC-16.34', 'pushTooFar').about).toMatchObject({ stop: 'model', stopBy: 4 });
    s.say('full').expectFact('shoved', { stop: 'model', stopBy: 4, rule: 'KC-16.34' });
    expect(s.model(1).x).toBeCloseTo(START + 1, 6);
    expect(s.model(4)).toMatchObject({ x: START + SMALL + 1 + radius('golem'), y: 12 });
  });
  test.each([
    ['an obstacle', 'low-wall 14.8 10 15.3 14 1'],
    ['a building', 'house 14.8 10 18.8 14 3'],
  ])('KC-16.34 or into %s', (_, terrain) => {
    const s = shoving('shove-w', { terrain });
    expect(s.refused(0, '1.1', 'KC-16.34', 'pushTooFar').about).toMatchObject({ stop: 'terrain', stopBy: 0 });
    s.say('full').expectFact('shoved', { stop: 'terrain', rule: 'KC-16.34' });
    expect(s.model(1).x).toBeCloseTo(14.8 - SMALL, 3);
  });
  test('KC-2.22 KC-16.33 stopped short within touch of a model it is set right against it', () => {
    const golem = model('golem', 1, START + SMALL + 1.03 + radius('golem'), 12);
    const s = shoving('shove-w', { others: [golem] }).say('1');
    expect(s.model(1).x).toBeCloseTo(START + 1.03, 6);
    const apart = shoving('shove-w', { others: [{ ...golem, x: golem.x + 0.03 }] }).say('1');
    expect(apart.model(1).x).toBeCloseTo(START + 1, 6);
  });
  test('KC-16.34 with no room at all nobody is asked how far, and it stays where it is', () => {
    const s = shoving('shove-w', { others: [model('golem', 1, START + SMALL + radius('golem'), 12)] });
    s.expectQuestion('activation/act', 0).expectFact('shoved', { length: 0, stop: 'model', stopBy: 4, rule: 'KC-16.34' });
    expect(s.model(1)).toMatchObject({ x: START, y: 12 });
    // A hundredth of an inch is room enough to choose.
    const little = shoving('shove-w', { others: [model('golem', 1, START + SMALL + radius('golem') + 0.01, 12)] });
    little.expectQuestion('shove/distance', 0);
  });
  test('KC-16.35 at the edge of the board', () => {
    const bruiser = model('human-bruiser', 0, 12, 1 + 3 * SMALL);
    const models = [bruiser, beside(bruiser, 'south', 'dorick', 1), model('ogre', 1, 2, 22)];
    const s = given({ models, hands: ['Ah', ''] })
      .activate(0)
      .say('attack m1', 'Ah', 'shove-w');
    expect(s.refused(0, '1.1', 'KC-16.35', 'pushTooFar').about).toMatchObject({ stop: 'board' });
    s.say('full').expectFact('shoved', { stop: 'board', rule: 'KC-16.35' });
    expect(s.model(1).y).toBeCloseTo(SMALL, 6);
    expect(s.model(1).place).toBe('play');
  });
  test('KC-16.35 at the edge of the top it stands on', () => {
    const bruiser = model('human-bruiser', 0, 11, 12, { on: 0 });
    const s = given({
      models: [bruiser, beside(bruiser, 'east', 'dorick', 1), model('ogre', 1, 2, 22)],
      terrain: 'house 10 10 14 14 3',
      hands: ['Ah', ''],
    }).activate(0);
    s.say('attack m1', 'Ah', 'shove-w').refused(0, '3.5', 'KC-16.35', 'pushTooFar');
    s.say('full').expectFact('shoved', { stop: 'top', rule: 'KC-16.35' });
    expect(s.model(1)).toMatchObject({ on: 0, z: 3 });
    expect(s.model(1).x).toBeLessThan(14 + 1e-6);
  });
  test('KC-16.35 against the carriage', () => {
    const bruiser = model('human-bruiser', 0, 8, 12);
    const pushed = beside(bruiser, 'east', 'dorick', 1);
    const s = given({
      scenario: 'runaway-carriage',
      models: [bruiser, pushed, model('ogre', 1, 2, 22)],
      carriage: pushed.x + SMALL + 1,
      hands: ['Ah', ''],
    }).activate(0);
    s.say('attack m1', 'Ah', 'shove-w').refused(0, '1.1', 'KC-16.35', 'pushTooFar');
    s.say('full').expectFact('shoved', { stop: 'carriage', rule: 'KC-16.35' });
    expect(s.model(1).x).toBeCloseTo(pushed.x + 1, 3);
  });
  test('KC-16.35 against Mr. Cuddly', () => {
    const bruiser = model('human-bruiser', 0, 8, 12);
    const pushed = beside(bruiser, 'east', 'dorick', 1);
    const s = given({
      scenario: 'mr-cuddly',
      models: [bruiser, pushed, model('ogre', 1, 2, 22)],
      cuddly: { x: pushed.x + SMALL + 1 + radius('mr-cuddly'), y: 12 },
      hands: ['Ah', ''],
    }).activate(0);
    s.say('attack m1', 'Ah', 'shove-w').refused(0, '1.1', 'KC-16.35', 'pushTooFar');
    s.say('full').expectFact('shoved', { stop: 'model', rule: 'KC-16.35' });
    expect(s.model(1).x).toBeCloseTo(pushed.x + 1, 6);
    // As the target of the scenario he is nobody's, and so nobody is angry (KC-17.2).
    s.expectNoFact('angered').expectQuestion('activation/act', 0);
  });
});
