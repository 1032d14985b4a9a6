/** Chapter 2a and 2b: the board, bases, levels and terrain as the rules of play use them. Plans of layouts are in data.test.ts. */
import { isRefusal } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { PROFILE_IDS, PROFILES, TERRAIN_KINDS } from '../data/index.ts';
import { kobolds } from '../index.ts';
import { canSee } from '../rules/scene.ts';
import { given, model, type Scene, start } from './kit.ts';

const far = model('ogre', 1, 20, 20);
/** By hand: 30 mm and 40 mm at 25.4 mm to the inch. */
const D30 = 1.1811;
const R30 = 0.5906;
const R40 = 0.7874;

describe('the board', () => {
  test('KC-2.1 KC-2.31 the board is 24" by 24", and there is no other', () => {
    expect(kobolds.meta.options.map(({ name }) => name)).toEqual(['gold', 'scenario', 'layout', 'doublePoints']);
    expect(isRefusal(kobolds.options({ board: 48 }, 2))).toBe(true);
    const s = given({ models: [model('goblin-scumbag', 0, 22, 22), far] })
      .activate(0)
      .say('walk');
    s.allowed(0, `${24 - R30} ${24 - R30}`).refused(0, '23.5 22', 'KC-2.7', 'leavesBoard');
    s.refused(0, '22 23.5', 'KC-2.7', 'leavesBoard');
  });
  test('KC-2.2 (0, 0) is south-west, x grows east and y north', () => {
    const s = start({ scenario: 1, layout: 'market-square' }).answer(0, 'klacka').answer(1, 'barry');
    s.say('south', 'first').expectQuestion('deployment/place', 0);
    s.allowed(0, '1 1').allowed(0, '23 1').refused(0, '1 23', 'KC-4.12', 'outsideZone');
    // Left and right are those of a player who sits at the south edge.
    const left = s.branch().say('left').table.models[0];
    const right = s.branch().say('right').table.models[0];
    expect(left.x).toBeLessThan(right.x);
    s.say('1 1').expectQuestion('deployment/place', 1).allowed(1, '1 23').refused(1, '1 1', 'KC-4.12', 'outsideZone');
    expect(s.branch().say('left').table.models[1].x).toBeGreaterThan(s.branch().say('right').table.models[1].x);
  });
  test('KC-2.2 KC-2.7 the four edges: South y 0, North y 24, West x 0, East x 24', () => {
    for (const [x, y, inside, beyond] of [
      [12, 2, `12 ${R30}`, '12 0.58'],
      [12, 22, `12 ${24 - R30}`, '12 23.42'],
      [2, 12, `${R30} 12`, '0.58 12'],
      [22, 12, `${24 - R30} 12`, '23.42 12'],
    ] as const) {
      const s = given({ models: [model('goblin-scumbag', 0, x, y), model('ogre', 1, 8, 8)] });
      s.activate(0).say('walk').refused(0, beyond, 'KC-2.7', 'leavesBoard');
      s.say(inside).expectFact('moved', { model: 0 });
    }
  });
  test('KC-2.7 nobody leaves the board by an edge that no scenario opens, nor is placed beyond it', () => {
    const s = given({ models: [model('goblin-scumbag', 0, 12, 22), far] })
      .activate(0)
      .say('walk');
    s.refused(0, 'off', 'KC-27.9', 'mayNotLeave');
    s.refused(0, '-1 22', 'KC-2.24', 'tooFar');
    for (const place of ['12 25', '12 26', '12 24']) expect(s.refused(0, place, 'KC-2.7').why).toBe('leavesBoard');
    expect(s.model(0)).toMatchObject({ x: 12, y: 22, place: 'play' });
    s.expectQuestion('move/destination', 0);
  });
});

describe('bases', () => {
  test('KC-2.3 bases of 30 mm, and of 40 mm where noted: the Big Guys', () => {
    for (const id of PROFILE_IDS) expect(PROFILES[id].base, id).toBe(PROFILES[id].category === 'big-guy' ? 40 : 30);
    const s = given({ models: [model('zombie', 0, 5, 5), model('troll', 0, 10, 5), model('barry', 1, 15, 5), far] });
    expect(s.table.models.slice(0, 4).map(({ r }) => r.toFixed(4))).toEqual(['0.5906', '0.7874', '0.5906', '0.7874']);
  });
  test('KC-2.4 exact conversion: two Trolls fit side by side 1.5748" apart, two Zombies 1.1811"', () => {
    const s = start({ scenario: 1, layout: 'market-square' }).answer(0, 'klacka; 2 troll; 2 zombie').answer(1, 'barry');
    s.say('south', 'first', 'm1', '5 2', '12 22', 'm2');
    s.refused(0, '6.57 2', 'KC-2.6', 'overlapsModel');
    s.say('6.5748 2', 'm3', '12 2', 'm4');
    s.refused(0, '13.17 2', 'KC-2.6', 'overlapsModel');
    s.allowed(0, '13.1811 2');
  });
  test('KC-2.5 a model stands at height 0, or at that of the top it stands on', () => {
    const s = given({
      models: [model('orc-ruffian', 0, 5, 8), model('zombie', 1, 9, 8, { on: 0 })],
      terrain: `house ${5 + R30} 5 ${11 + R30} 10 3`,
    });
    expect([s.model(0).z, s.model(1).z]).toEqual([0, 3]);
    s.activate(0).say('climb', `${5 + 2 * R30 + 0.001} 8`);
    expect(s.model(0)).toMatchObject({ z: 3, on: 0 });
    s.expectFact('climbed', { model: 0, how: 'up', piece: 0 });
  });
  const deploying = (): Scene =>
    start({ scenario: 1, layout: 'market-square' })
      .answer(0, 'klacka; zombie')
      .answer(1, 'barry')
      .say('south', 'first', 'm0', '12 2', '12 22');
  test('KC-2.6 bases may touch, and overlap by no more than 0.001"', () => {
    const s = deploying().expectQuestion('deployment/place', 0);
    s.allowed(0, `${12 + D30} 2`)
      .allowed(0, `${12 + D30 - 0.0009} 2`)
      .allowed(0, `${12 - D30} 2`);
    expect(s.refused(0, `${12 + D30 - 0.0012} 2`, 'KC-2.6', 'overlapsModel').about).toMatchObject({ m: 1, other: 0 });
    s.refused(0, '12 2', 'KC-2.6', 'overlapsModel');
    expect(s.model(1).place).toBe('reserve');
  });
  test('KC-2.6 nor do moves end in another base, friend or enemy', () => {
    const scumbag = model('goblin-scumbag', 0, 10, 12);
    for (const seat of [0, 1]) {
      const other = model('troll', seat, 13, 12);
      const s = given({ models: [scumbag, other, far] })
        .activate(0)
        .say('walk');
      const touch = 13 - R30 - R40;
      s.refused(0, `${touch + 0.002} 12`, 'KC-2.28', 'wayBlockedByModel');
      s.allowed(0, `${touch + 0.0008} 12`).say(`${touch} 12`);
      expect(s.model(0).x).toBeCloseTo(touch, 3);
    }
  });
});

describe('terrain', () => {
  test('KC-2.9 a piece is solid, and a top that holds no 3" square cannot be stood on', () => {
    const climb = (terrain: string) => given({ models: [model('orc-ruffian', 0, 5, 8), far], terrain }).activate(0);
    const x0 = 5 + R30;
    climb(`house ${x0} 6 ${x0 + 3} 9 3`)
      .say('climb')
      .allowed(0, 'up t0');
    climb(`house ${x0} 6 ${x0 + 2.9} 12 3`).refused(0, 'climb', 'KC-9.16', 'nowhereToClimb');
    const s = climb(`house ${x0 + 1} 6 ${x0 + 4} 9 3`).say('walk');
    expect(s.refused(0, '8 8', 'KC-2.28', 'wayBlockedByTerrain').about).toMatchObject({ t: 0 });
  });
  test('KC-2.9 the base must fit wholly inside a top that is large enough', () => {
    // A long triangle with room for the square at its broad end only.
    const s = given({
      models: [model('orc-ruffian', 0, 7.4, 5.4), far],
      terrain: 'house 2 : 6 6 18 6 18 20',
    });
    s.activate(0).say('climb').allowed(0, '7.9 6.7');
    expect(s.whyNot(0, '7 6.65')).not.toBeNull();
  });
  test('KC-2.10 1.0" is Low and hinders sight, more is Tall and stops it', () => {
    const seen = (height: number) =>
      given({ models: [model('elf-archer', 0, 12, 6), model('zombie', 1, 12, 14)], terrain: `crates 6 9.5 18 10.5 ${height}` });
    expect(canSee(seen(1).table, 0, 1)).toBe(true);
    expect(canSee(seen(1.01).table, 0, 1)).toBe(false);
    seen(1).activate(0).allowed(0, 'shoot m1');
    seen(1.01).activate(0).refused(0, 'shoot m1', 'KC-12.2', 'cannotSee');
  });
  test.each(TERRAIN_KINDS)('KC-2.11 whatever it is called, a piece is terrain: %s', (kind) => {
    const s = given({
      models: [model('orc-ruffian', 0, 8 - R30, 8), model('zombie', 1, 16, 8)],
      terrain: `${kind} 8 6 11 10 3`,
    }).activate(0);
    expect(canSee(s.table, 0, 1)).toBe(false);
    s.branch().say('walk').refused(0, '10 8', 'KC-2.28', 'wayBlockedByTerrain');
    s.say('climb').allowed(0, 'up t0');
  });
  test('KC-2.12 on the ground a base may touch a polygon, not overlap it', () => {
    const s = given({ models: [model('goblin-scumbag', 0, 10, 12), far], terrain: 'house 6 11 9 14 3; low-wall 11 8 14 9 1' });
    s.activate(0).say('walk');
    s.refused(0, `${9 + R30 - 0.002} 12`, 'KC-2.28', 'wayBlockedByTerrain');
    s.allowed(0, `${9 + R30} 12`).allowed(0, `${9 + R30 - 0.0008} 12`);
    // Low pieces are as solid as Tall ones.
    s.refused(0, '12 9', 'KC-2.28', 'wayBlockedByTerrain');
  });
  test('KC-2.12 on a top a base may come to the edge, not over it', () => {
    const s = given({ models: [model('goblin-scumbag', 0, 8, 8, { on: 0 }), far], terrain: 'house 6 6 10 10 3' });
    s.activate(0).say('walk');
    expect(s.refused(0, `${6 + R30 - 0.002} 8`, 'KC-2.28', 'leavesTop').about).toEqual({ m: 0, t: 0 });
    s.refused(0, '4 8', 'KC-2.28', 'leavesTop');
    s.say(`${6 + R30} 8`);
    expect(s.model(0)).toMatchObject({ z: 3, on: 0 });
  });
  test('KC-2.12 models on a top and beside it do not overlap: they stand at different heights', () => {
    const above = model('zombie', 1, 6 + R30, 8, { on: 0 });
    const s = given({ models: [model('goblin-scumbag', 0, 4, 8), above], terrain: 'house 6 6 10 10 3' });
    s.activate(0).say('walk', `${6 - R30} 8`);
    expect(s.model(0).x).toBeCloseTo(6 - R30, 4);
  });
});
