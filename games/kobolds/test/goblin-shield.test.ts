/** Chapter 18d: Grobblar's Goblin shield. */
import { describe, expect, test } from 'vitest';
import { duel } from './duel.ts';
import { beside, given, model, type Placed, type Scene } from './kit.ts';

const THREE = 'Ah Ad Ac Kh Qd';
const grobblar = beside(model('ogre', 0, 12, 12), 'east', 'grobblar', 1);
const friend = (gap: number, direction: 'north' | 'south' | 'east', more: Partial<Placed> = {}): Placed =>
  beside(grobblar, direction, 'goblin-scumbag', 1, { gap, ...more });
/** The Ogre m0 hits Grobblar m1 with three of a kind: three wounds. */
const hit = (others: Placed[], cards = 'Ah Ad Ac', critical = 'none'): Scene =>
  duel('ogre', 'grobblar', { others, hands: [THREE, '2c 4d'] })
    .activate(0)
    .say('attack m1', cards, 'fold', critical);

describe('Goblin shield', () => {
  test('KC-18.20 her player may share the wounds between her and friends within a card length', () => {
    const s = hit([friend(3.5, 'north'), friend(3.51, 'south'), beside(grobblar, 'east', 'golem', 0, { gap: 1 })]);
    s.expectQuestion('goblin shield/wound', 1, ['m1', 'm4']);
    expect(s.refused(1, 'm5', 'KC-18.20', 'tooFarFrom').about).toMatchObject({ m: 1, target: 5, most: 3.5 });
    s.refused(1, 'm6', 'KC-18.20', 'notAFriend');
    s.refused(1, 'm99', 'KC-18.20', 'noSuchModel');
    s.say('m4').expectFact('woundShared', { seat: 1, model: 4, by: 1, left: 2, rule: 'KC-18.20' });
    s.say('m1', 'm1').expectQuestion('activation/act', 0);
    expect([s.wounds(1), s.wounds(4), s.wounds(5)]).toEqual([2, 1, 0]);
  });
  test('KC-18.20 or may not', () => {
    const s = hit([friend(1, 'north')]).say('m1', 'm1', 'm1');
    expect([s.wounds(1), s.wounds(4)]).toEqual([3, 0]);
  });
  test('KC-18.20 without anybody near there is nothing to ask; nobody else has such a shield', () => {
    expect(hit([]).expectQuestion('activation/act', 0).wounds(1)).toBe(3);
    const other = duel('ogre', 'barry', { others: [friend(1, 'north')], hands: [THREE, '2c'] }).activate(0);
    expect(other.say('attack m1', 'Ah Ad Ac', 'fold', 'none').wounds(1)).toBe(3);
  });
  test('KC-18.21 any split, her own share possibly 0, no friend more than the wounds left to it', () => {
    const s = hit([friend(1, 'north'), friend(1, 'south', { wounds: 1 })]).say('m5');
    s.expectQuestion('goblin shield/wound', 1, ['m1', 'm4']).refused(1, 'm5', 'KC-18.21', 'noWoundsLeft');
    s.say('m4', 'm4');
    expect(s.wounds(1)).toBe(0);
    s.expectFact('removed', { model: 4, by: 0 });
    s.expectFact('removed', { model: 5, by: 0 });
  });
  test('KC-18.21 it is the final wounds that are shared', () => {
    const blocked = duel('ogre', 'grobblar', {
      others: [friend(1, 'north', { wounds: 0 })],
      hands: [THREE, '2c'],
      theirs: { effects: ['block'] },
    }).activate(0);
    blocked.say('attack m1', 'Ah Ad Ac', 'fold', 'none', 'm4', 'm4').expectQuestion('activation/act', 0);
    expect([blocked.wounds(1), blocked.model(4).place]).toEqual([0, 'removed']);
  });
  test('KC-18.21 attack spells included', () => {
    const keeper = model('grobblar', 1, 12, 13);
    const s = given({
      models: [model('wizard', 0, 12, 10), keeper, beside(keeper, 'north', 'goblin-scumbag', 1), model('human-lowlife', 0, 2, 2)],
      events: 'Kd 2d Kh 7h',
    }).activate(0);
    s.say('cast attack m1', 'stick', 'stick').expectQuestion('goblin shield/wound', 1, ['m1', 'm2']).say('m2', 'm1');
    expect([s.wounds(1), s.wounds(2)]).toEqual([1, 1]);
  });
  test('KC-18.21 counter attacks included', () => {
    const queen = model('grobblar', 0, 12, 12);
    const s = given({
      models: [
        queen,
        beside(queen, 'east', 'orc-bouncer', 1),
        beside(queen, 'west', 'goblin-scumbag', 0, { gap: 1 }),
        model('dorick', 1, 2, 22),
      ],
      hands: ['2c', 'Ac Ad Ah'],
    }).activate(0);
    s.say('attack m1', 'counter free', '2c', 'Ac Ad Ah', 'none')
      .expectQuestion('goblin shield/wound', 0, ['m0', 'm2'])
      .say('m2', 'm0');
    expect([s.wounds(0), s.wounds(2)]).toEqual([1, 1]);
  });
  test('KC-18.21 stuns stay with her', () => {
    const s = hit([friend(1, 'north')], 'Ah').expectQuestion('activation/act', 0);
    expect([s.effects(1), s.effects(4), s.wounds(4)]).toEqual([['stunned'], [], 0]);
  });
  test('KC-18.21 and so do critical effects, whoever took the wounds', () => {
    const s = hit([friend(1, 'north')], 'Ah Ad', 'grounded').say('m4');
    expect([s.wounds(1), s.wounds(4)]).toEqual([0, 1]);
    expect([s.effects(1), s.effects(4)]).toEqual([['grounded', 'stunned'], []]);
  });
});
