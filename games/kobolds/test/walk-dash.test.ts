/** Chapter 9a: Walk and Dash. */
import { describe, expect, test } from 'vitest';
import type { ProfileId } from '../data/index.ts';
import { type Arrangement, beside, given, model, type Scene } from './kit.ts';

const SMALL = 30 / 25.4;
const LARGE = 40 / 25.4;
const far = model('ogre', 1, 20, 20);
const walker = (profile: ProfileId, more: Partial<Arrangement> = {}): Scene =>
  given({ models: [model(profile, 0, 10, 12), far], ...more }).activate(0);
const at = (s: Scene): [number, number] => [s.model(0).x, s.model(0).y];

describe('Walk', () => {
  test.each([
    ['orc-ruffian', 2.5 + SMALL],
    ['goblin-scumbag', 3.5 + SMALL],
    ['ogre', 2.5 + LARGE],
    ['rat-brute', 3.5 + LARGE],
  ] as const)('KC-9.1 %s walks up to its Move', (profile, limit) => {
    const s = walker(profile).say('walk').expectQuestion('move/destination', 0);
    s.allowed(0, `${10 - limit} 12`)
      .allowed(0, '9 12')
      .allowed(0, 'stay');
    const { about } = s.refused(0, `${10 - limit - 0.002} 12`, 'KC-2.24', 'tooFar');
    expect(about.limit).toBeCloseTo(limit, 9);
    s.say(`10 ${12 - limit}`).expectFact('moved', { rule: 'KC-9.1', move: 'walk', model: 0, from: [10, 12], touching: [] });
    expect(s.model(0).y).toBeCloseTo(12 - limit, 9);
    expect(s.model(1)).toMatchObject({ x: 20, y: 20 });
  });
  test('KC-9.1 a move tells whom it ends in contact with, friend and enemy', () => {
    const friend = model('zombie', 0, 10, 9);
    const s = given({ models: [model('orc-ruffian', 0, 10, 12), beside(friend, 'east', 'ogre', 1, { gap: 0.2 }), friend] });
    s.activate(0).say('walk', 'contact m2');
    expect(s.expectFact('moved').touching).toEqual([2]);
  });
});

describe('Dash', () => {
  test('KC-9.2 costs one action and moves up to the Move again', () => {
    const limit = 2.5 + SMALL;
    const s = walker('orc-ruffian')
      .say('walk and dash', `10 ${12 - limit}`)
      .expectQuestion('move/destination', 0);
    expect(s.asked(0)?.show).toMatchObject({ move: 'dash', side: 'W' });
    s.refused(0, `10 ${12 - 2 * limit - 0.002}`, 'KC-2.24', 'tooFar');
    s.say(`10 ${12 - 2 * limit}`).expectFact('moved', { rule: 'KC-9.2', move: 'dash' });
    expect(s.model(0).y).toBeCloseTo(12 - 2 * limit, 9);
    expect(s.all('actionSpent')).toHaveLength(1);
    expect(s.activation).toMatchObject({ actions: 1, walk: false });
  });
  test('KC-9.3 Walk-Fight-Dash is illegal', () => {
    const s = walker('orc-ruffian').say('walk', '10 10', 'draw cards', '2c');
    s.refused(0, 'walk and dash', 'KC-9.4', 'dashUndeclared');
    expect(s.legal(0)).not.toContain('walk and dash');
  });
  test('KC-9.3 nor may it come right after a Walk that was declared alone (KC-9.4)', () => {
    walker('orc-ruffian').say('walk', '10 10').refused(0, 'walk and dash', 'KC-9.4', 'dashUndeclared');
  });
  test('KC-9.4 a Dash alone is refused by it, before the Walk and after; KC-9.9 a second one', () => {
    const s = walker('orc-ruffian');
    s.refused(0, 'dash', 'KC-9.4', 'dashUndeclared');
    s.say('walk', '10 10').refused(0, 'dash', 'KC-9.4', 'dashUndeclared');
    const dashed = walker('orc-ruffian').say('walk and dash', '10 10', '10 9');
    dashed.refused(0, 'dash', 'KC-9.9', 'oneDashOnly');
    dashed.refused(0, 'walk and dash', 'KC-9.9', 'oneDashOnly');
    expect(walker('orc-ruffian').legal(0)).not.toContain('dash');
  });
  test('KC-9.3 Walk-Dash-Fight is legal', () => {
    const s = walker('orc-ruffian', { models: [model('orc-ruffian', 0, 10, 12), model('ogre', 1, 10, 6.5)] });
    s.say('walk and dash', '10 10', 'contact m1').allowed(0, 'attack m1').say('attack m1').expectQuestion('attack/commit', 0);
  });
  test('KC-9.3 Fight-Walk-Dash is legal', () => {
    const ruffian = model('orc-ruffian', 0, 10, 12);
    const s = given({ models: [ruffian, beside(ruffian, 'east', 'ogre', 1)], hands: ['2c', '4c 5d'], events: 'Ah' }).activate(0);
    s.say('attack m1', '2c', '4c').say('walk and dash', '10 9', '10 7').expectFact('moved', { move: 'dash' });
    expect(at(s)).toEqual([10, 7]);
  });
  test('KC-9.4 it is declared before the Walk starts: nothing but a destination is asked between them', () => {
    const s = walker('goblin-scumbag').say('walk and dash');
    s.expectFact('dashDeclared', { rule: 'KC-9.4', model: 0 });
    s.expectNoFact('moved').say('10 10').expectQuestion('move/destination', 0);
    s.refused(0, 'draw cards', 'KC-2.26', 'notAPoint');
    const plain = walker('goblin-scumbag').say('walk', '10 10').expectQuestion('activation/act', 0);
    plain.expectNoFact('dashDeclared');
  });
  test('KC-9.5 the two legs may go in different directions, each a straight line', () => {
    // The wall is in the way of the straight line from start to end, not of the two legs around it.
    const s = walker('goblin-scumbag', { terrain: 'low-wall 11.2 11 11.7 16 1' });
    s.say('walk and dash').refused(0, '13 12', 'KC-2.28', 'wayBlockedByTerrain');
    s.say('10 10').refused(0, '13 13', 'KC-2.28', 'wayBlockedByTerrain');
    s.say('13 10');
    expect(s.all('moved').map(({ from, to }) => [from, to])).toEqual([
      [
        [10, 12],
        [10, 10],
      ],
      [
        [10, 10],
        [13, 10],
      ],
    ]);
  });
  test('KC-9.6 not performed nor paid for if the break away failed: that costs its own action only', () => {
    const ruffian = model('orc-ruffian', 0, 10, 12);
    const s = given({ models: [ruffian, beside(ruffian, 'east', 'ogre', 1)], events: '2c' }).activate(0);
    s.say('walk and dash').expectQuestion('activation/act', 0).expectFact('dashLost', { rule: 'KC-9.6' });
    expect(s.all('actionSpent')).toEqual([expect.objectContaining({ rule: 'KC-9.23', left: 1 })]);
    // The Walk is still to come, and a Dash may be declared with it anew.
    s.allowed(0, 'walk').allowed(0, 'walk and dash');
  });
  test('KC-9.6 nor if the Walk has removed the model', () => {
    const bitten = model('orc-ruffian', 0, 10, 12, { effects: ['bite'], wounds: 3 });
    const s = given({ models: [bitten, far, model('golem', 1, 3, 20), model('zombie', 0, 3, 3)] }).activate(0);
    s.say('walk and dash', '10 11').expectQuestion('action time/model', 1);
    expect(s.model(0).place).toBe('removed');
    s.expectNoFact('actionSpent').expectNoFact('moved', { move: 'dash' });
  });
  test('KC-9.7 the action is spent once the Walk is made, even if the model moves no further', () => {
    const s = walker('goblin-scumbag').say('walk and dash');
    expect(s.activation.actions).toBe(2);
    s.say('10 10').expectFact('actionSpent', { rule: 'KC-9.7', left: 1 });
    s.say('stay').expectFact('stayed', { move: 'dash', model: 0 });
    expect(at(s)).toEqual([10, 10]);
    expect(s.activation.actions).toBe(1);
  });
  test('KC-9.8 a Walk may have length 0: a model may Dash without walking', () => {
    const s = walker('goblin-scumbag').say('walk and dash', 'stay').expectQuestion('move/destination', 0);
    s.say('10 8').expectFact('moved', { move: 'dash' });
    expect(at(s)).toEqual([10, 8]);
    expect(s.activation).toMatchObject({ actions: 1, walk: false });
    walker('goblin-scumbag').say('walk').allowed(0, '10 12');
  });
  test('KC-9.9 at most one Dash in an activation', () => {
    const s = walker('goblin-scumbag').say('walk and dash', '10 10', '10 9');
    expect(s.activation.actions).toBe(1);
    s.refused(0, 'walk and dash', 'KC-9.9', 'oneDashOnly');
    s.refused(0, 'walk', 'KC-7.1', 'walkUsed');
    expect(s.legal(0)).toEqual(['draw cards', 'end']);
  });
  test('KC-9.9 without an action left there is none', () => {
    const s = walker('orc-ruffian').say('draw cards', '2c', 'draw cards', '4d');
    s.refused(0, 'walk and dash', 'KC-7.2', 'noActionsLeft');
    s.allowed(0, 'walk');
  });
});
