/** Chapter 2c: distances, what "within" means, base contact, touching terrain, carriage and edges, closing up. */
import { describe, expect, test } from 'vitest';
import { engaged, gapBetween, touchesEdge, touchesTerrain, touching } from '../rules/scene.ts';
import { beside, given, model } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const far = model('ogre', 1, 20, 20);
/** By hand: 30 mm and 40 mm at 25.4 mm to the inch. */
const R30 = 0.5905512;
const R40 = 0.7874016;

describe('distances', () => {
  test('KC-2.14 from edge to edge on one level', () => {
    const s = given({ models: [model('zombie', 0, 4, 4), model('zombie', 0, 9, 4), model('troll', 1, 4, 9)] });
    expect(gapBetween(s.table, 0, 1)).toBeCloseTo(5 - 1.1811024, 6);
    expect(gapBetween(s.table, 0, 2)).toBeCloseTo(5 - R30 - R40, 6);
    // 3-4-5: the diagonal is not the sum of its sides.
    const t = given({ models: [model('zombie', 0, 4, 4), model('zombie', 1, 7, 8)] });
    expect(gapBetween(t.table, 0, 1)).toBeCloseTo(5 - 1.1811024, 6);
    expect(gapBetween(t.table, 1, 0)).toBeCloseTo(5 - 1.1811024, 6);
  });
  test('KC-2.14 straight through the air between levels', () => {
    // Horizontally 4" between the edges, 3" up: 5".
    const x = 12 + 4 + 2 * R30;
    const s = given({ models: [model('zombie', 0, 12, 8), model('zombie', 1, x, 8, { on: 0 })], terrain: 'house 15 6 20 10 3' });
    expect(gapBetween(s.table, 0, 1)).toBeCloseTo(5, 6);
    // One at the foot of the wall, one at its rim: nothing but the height is between them.
    const t = given({
      models: [model('zombie', 0, 15 - R30, 8), model('zombie', 1, 15 + R30, 8, { on: 0 })],
      terrain: 'house 15 6 20 10 3',
    });
    expect(gapBetween(t.table, 0, 1)).toBeCloseTo(3, 6);
  });
  test.each([
    [3.5, true],
    [3.5008, true],
    [3.5015, false],
  ])('KC-2.15 within a card\'s length: %s" apart', (gap, near) => {
    const s = given({ models: [ruffian, beside(ruffian, 'east', 'human-bruiser', 0, { gap }), far], events: 'Ah' });
    expect(s.activate(0).all('testDrawn')).toHaveLength(near ? 1 : 0);
  });
  test.each([
    [2.5, true],
    [2.5008, true],
    [2.5015, false],
  ])('KC-2.15 within a card\'s width: %s" from the Poison Cloud', (gap, near) => {
    const assassin = model('ratman-assassin', 0, 12, 12);
    const s = given({
      models: [assassin, beside(assassin, 'east', 'ogre', 1), beside(assassin, 'west', 'ogre', 1, { gap })],
      hands: ['Kc Ks 7c 7s', '2h'],
      stash: [1, 0],
    });
    s.activate(0).say('attack m1', 'just do it', 'Kc Ks 7c 7s', 'fold', 'poison-cloud');
    expect(s.effects(2)).toEqual(near ? ['poison'] : []);
  });
  test.each([
    [1.25, true],
    [1.2508, true],
    [1.2515, false],
  ])('KC-2.15 within half a card\'s width: %s" from the Swing', (gap, near) => {
    const boozer = model('dwarf-boozer', 0, 12, 12);
    const s = given({
      models: [boozer, beside(boozer, 'east', 'ogre', 1), beside(boozer, 'west', 'ogre', 1, { gap })],
      hands: ['Kh Kd Qh', '2h'],
    });
    s.activate(0).say('attack m1', 'Kh Kd Qh', 'fold', 'swing');
    expect(s.effects(2).includes('grounded')).toBe(near);
  });
  test("KC-2.16 whoever looks can measure everything, whoever's turn it is", () => {
    const s = given({ models: [ruffian, far, model('kobold-hunter', 1, 15, 15, { hidden: true })], next: 1 });
    for (const seat of [0, 1, null]) {
      const { models } = s.view(seat).table;
      for (const [a, b] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ]) {
        expect(gapBetween({ models }, a, b)).toBe(gapBetween(s.table, a, b));
      }
      expect(s.view(seat).table.terrain).toEqual(s.table.terrain);
    }
  });
});

describe('base contact', () => {
  const apart = (gap: number) => given({ models: [ruffian, beside(ruffian, 'east', 'human-lowlife', 1, { gap })] }).activate(0);
  test('KC-2.17 models whose bases touch are in contact and can fight', () => {
    apart(0).allowed(0, 'attack m1');
    expect(touching(apart(0).table, 1, 0)).toBe(true);
  });
  test('KC-2.18 up to 0.05" still is contact; more is not, and the gap is told', () => {
    apart(0.0499).allowed(0, 'attack m1');
    const s = apart(0.0501);
    expect(s.refused(0, 'attack m1', 'KC-12.1', 'notInContact').about).toMatchObject({
      most: 0.05,
      gap: expect.closeTo(0.0501, 5),
    });
    expect(engaged(s.table, 0, 1)).toBe(false);
  });
  test.each([
    [0.5, true],
    [0.51, false],
  ])('KC-2.18 elevations %s" apart', (rise, contact) => {
    const s = given({
      models: [model('orc-ruffian', 0, 8 - R30, 8, { on: 0 }), model('human-lowlife', 1, 8 + R30, 8, { on: 1 })],
      terrain: `house 4 6 8 10 3; house 8 6 12 10 ${3 + rise}`,
    }).activate(0);
    if (contact) s.allowed(0, 'attack m1');
    else
      expect(s.refused(0, 'attack m1', 'KC-12.1', 'differentLevels').about).toMatchObject({
        most: 0.5,
        rise: expect.closeTo(0.51),
      });
  });
  test('KC-2.21 enemies in contact are engaged, whoever moved, without any action', () => {
    const s = given({ models: [model('goblin-scumbag', 0, 10, 12), model('zombie', 1, 14, 12)], events: '2c' });
    s.activate(0).say('walk', 'contact m1', 'end');
    // The Zombie has done nothing, and must break away.
    s.expectQuestion('activation/act', 1)
      .say('walk')
      .expectFact('breakingAway', { model: 1, enemies: [0] });
    expect(s.activations[0]?.model).toBe(1);
  });
  test('KC-2.21 friends in contact are not, nor is a hidden Sneaky Beggar', () => {
    const s = given({
      models: [ruffian, beside(ruffian, 'east', 'zombie', 0), beside(ruffian, 'west', 'kobold-hunter', 1, { hidden: true })],
    });
    expect([engaged(s.table, 0, 1), engaged(s.table, 0, 2), touching(s.table, 0, 1), touching(s.table, 0, 2)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    s.activate(0).say('walk', '10 9').expectNoFact('breakingAway');
    const revealed = given({ models: [ruffian, beside(ruffian, 'west', 'kobold-hunter', 1)] });
    expect(engaged(revealed.table, 0, 1)).toBe(true);
  });
});

describe('touching', () => {
  const HOUSE = 'house 10 6 14 10 3';
  test.each([
    [0, true],
    [0.0499, true],
    [0.0501, false],
  ])('KC-2.19 terrain beside which a model stands: %s" away', (gap, touches) => {
    const s = given({ models: [model('orc-ruffian', 0, 10 - R30 - gap, 8), far], terrain: HOUSE }).activate(0);
    if (touches) s.allowed(0, 'climb');
    else s.refused(0, 'climb', 'KC-9.10', 'touchesNothing');
  });
  test.each([
    [0.0499, true],
    [0.0501, false],
  ])('KC-2.19 the edge of the top it stands on: %s" away', (gap, touches) => {
    const s = given({ models: [model('orc-ruffian', 0, 10 + R30 + gap, 8, { on: 0 }), far], terrain: HOUSE }).activate(0);
    expect(s.whyNot(0, 'climb') === null).toBe(touches);
  });
  test('KC-2.19 a piece below the top it stands on, however near, it is not beside', () => {
    const s = given({
      models: [model('orc-ruffian', 0, 10 + R30, 8, { on: 0 }), far],
      terrain: `${HOUSE}; house 7 6 10 10 1.5; tower 10 10 14 14 5`,
    });
    expect([0, 1, 2].map((piece) => touchesTerrain(s.table, 0, piece))).toEqual([true, false, false]);
    s.activate(0).say('climb').refused(0, 'up t1', 'KC-9.10', 'touchesNot');
    const corner = given({
      models: [model('orc-ruffian', 0, 12, 10 - R30, { on: 0 }), far],
      terrain: `${HOUSE}; tower 10 10 14 14 5`,
    });
    expect([0, 1].map((piece) => touchesTerrain(corner.table, 0, piece))).toEqual([true, true]);
  });
  test.each([
    [0.0499, true],
    [0.0501, false],
  ])('KC-2.19 the carriage, %s" away', (gap, touches) => {
    const s = given({
      scenario: 'runaway-carriage',
      carriage: 6,
      models: [model('orc-ruffian', 0, 7, 10.75 - R30 - gap), far],
      hands: ['Kh Kd', '2c'],
    }).activate(0);
    if (touches) s.allowed(0, 'strike carriage');
    else expect(s.refused(0, 'strike carriage', 'KC-24.9', 'notTouchingTarget').about.gap).toBeCloseTo(gap, 4);
  });
  test('KC-2.19 the edges of the board, on the ground or above it', () => {
    const s = given({
      models: [
        model('zombie', 0, 12, R30 + 0.0499),
        model('zombie', 0, 15, R30 + 0.0501),
        model('troll', 1, 12, 24 - R40 - 0.0499),
        model('zombie', 1, 24 - R30 - 0.0499, 12),
      ],
    });
    const edges = (m: number) => [touchesEdge(s.table, m), touchesEdge(s.table, m, 'south'), touchesEdge(s.table, m, 'north')];
    expect(edges(0)).toEqual([true, true, false]);
    expect(edges(1)).toEqual([false, false, false]);
    expect(edges(2)).toEqual([true, false, true]);
    expect(edges(3)).toEqual([true, false, false]);
  });
  const MARKER = 0.3937008;
  test.each([
    [R30 + MARKER + 0.0499, undefined, true],
    [R30 + MARKER + 0.0501, undefined, false],
    [0, undefined, true],
    [0, 0, false],
  ])('KC-2.20 a marker %s" from the centre (on a top: %s)', (distance, on, touches) => {
    const s = given({
      scenario: 'hide-and-seek',
      models: [model('orc-ruffian', 0, 12, 12, { on }), far],
      markers: [{ x: 12 + distance, y: 12 }],
      terrain: on === undefined ? undefined : 'house 10 10 14 14 3',
    }).activate(0);
    expect(s.whyNot(0, 'inspect k0') === null).toBe(touches);
  });
  test('KC-2.20 markers stop neither moves nor sight', () => {
    const s = given({
      scenario: 'hide-and-seek',
      models: [model('elf-archer', 0, 10, 12), model('zombie', 1, 18, 12)],
      markers: [
        { x: 12, y: 12 },
        { x: 15, y: 12 },
      ],
    }).activate(0);
    s.allowed(0, 'shoot m1')
      .say('walk', '12 12')
      .expectFact('moved', { to: [12, 12] });
  });
});

describe('closing up', () => {
  test('KC-2.22 a move that ends within 0.05" of a base is set against it; farther off it is not', () => {
    const end = (gap: number) => {
      const s = given({ models: [model('goblin-scumbag', 0, 10, 12), model('ogre', 1, 14, 12)] });
      return s.activate(0).say('walk', `${14 - R30 - R40 - gap} 12`);
    };
    const near = end(0.04);
    expect(gapBetween(near.table, 0, 1)).toBeCloseTo(0, 9);
    near.expectFact('closedUp', { rule: 'KC-2.22', model: 0 });
    expect(near.model(1)).toMatchObject({ x: 14, y: 12 });
    expect(gapBetween(end(0.06).expectNoFact('closedUp').table, 0, 1)).toBeCloseTo(0.06, 6);
  });
  test('KC-2.22 a Dash as well as a Walk', () => {
    const s = given({ models: [model('goblin-scumbag', 0, 8, 12), model('ogre', 1, 14, 12)] }).activate(0);
    s.say('walk and dash', '9 12', `${14 - R30 - R40 - 0.04} 12`).expectFact('closedUp', { model: 0 });
    expect(gapBetween(s.table, 0, 1)).toBeCloseTo(0, 9);
  });
  test('KC-2.22 it is not told of a base that stands tangent already, but for rounding', () => {
    const scumbag = model('goblin-scumbag', 0, 10, 12);
    const s = given({ models: [scumbag, { ...beside(scumbag, 'north-east', 'zombie', 0, { gap: 1e-7 }) }] });
    s.activate(0).say('walk', '10 12').expectFact('moved');
    s.expectNoFact('closedUp');
    expect(gapBetween(s.table, 0, 1)).toBeCloseTo(0, 9);
  });
  test('KC-2.22 friends too; and not where that would make something overlap', () => {
    const friend = given({ models: [model('goblin-scumbag', 0, 10, 12), model('zombie', 0, 13, 12)] });
    friend
      .activate(0)
      .say('walk', `${13 - 2 * R30 - 0.03} 12`)
      .expectFact('closedUp', { model: 0 });
    // Tight against a wall on the east, the enemy to the south-east 0.03" off: closing up may not push into the wall.
    const wall = given({
      models: [model('goblin-scumbag', 0, 10, 14), model('zombie', 1, 13 - R30, 12 - 2 * R30 - 0.03)],
      terrain: 'house 13 8 16 16 3',
    });
    wall.activate(0).say('walk', `${13 - R30} 12`);
    expect(wall.model(0).x).toBeLessThanOrEqual(13 - R30 + 0.001);
    expect(gapBetween(wall.table, 0, 1)).toBeCloseTo(0, 6);
    // Wedged between two that are 0.04" too far apart for both: it touches one and overlaps neither.
    const left = model('zombie', 1, 10, 8);
    const right = model('zombie', 1, 10 + 4 * R30 + 0.04, 8);
    const both = given({ models: [model('goblin-scumbag', 0, 10 + 2 * R30 + 0.02, 11), left, right] });
    both.activate(0).say('walk', `${10 + 2 * R30 + 0.02} 8`);
    const gaps = [gapBetween(both.table, 0, 1), gapBetween(both.table, 0, 2)];
    expect(Math.min(...gaps)).toBeCloseTo(0, 6);
    expect(both.model(0).x).toBeGreaterThan(left.x + 2 * R30 - 0.001);
    expect(both.model(0).x).toBeLessThan(right.x - 2 * R30 + 0.001);
  });
});
