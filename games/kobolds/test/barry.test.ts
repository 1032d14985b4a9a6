/** Chapter 18a: Barry the Elf. */
import { describe, expect, test } from 'vitest';
import { duel, RED } from './duel.ts';
import { beside, given, model, type Placed } from './kit.ts';

const barry = model('barry', 0, 12, 12);
const near = (seat: number, gap: number, direction: 'north' | 'south' | 'west', more: Partial<Placed> = {}): Placed =>
  beside(barry, direction, 'human-lowlife', seat, { gap, ...more });
const striking = (others: Placed[], critical: string, cards = 'Ah Kh Qd Jh', mine: Partial<Placed> = {}) =>
  duel('barry', 'dorick', { others, mine }).activate(0).say('attack m1', cards, 'fold', critical);

describe('My Name is...', () => {
  test('KC-18.1 every model within a card length takes one wound', () => {
    const s = striking([near(1, 3.5, 'north'), near(1, 3.51, 'south')], 'my-name-is');
    // Stunned by the blow: the wound is none of its damage.
    expect([s.wounds(1), s.wounds(4), s.wounds(5)]).toEqual([1, 1, 0]);
    s.expectFact('wounded', { model: 4, n: 1, by: 0, byModel: 0, rule: 'KC-18.1' });
    expect([s.wounds(2), s.wounds(3)]).toEqual([0, 0]);
    s.expectQuestion('activation/act', 0);
  });
  test('KC-18.1 it is Critical Four', () => {
    duel('barry', 'dorick')
      .activate(0)
      .say('attack m1', 'Ah Kh Qd', 'fold')
      .refused(0, 'my-name-is', 'KC-15.3', 'criticalNotOpen');
  });
  test('KC-18.2 friends and enemies alike, not Barry himself', () => {
    const s = striking([near(0, 1, 'north'), near(1, 1, 'south')], 'my-name-is');
    expect([s.wounds(0), s.wounds(4), s.wounds(5)]).toEqual([0, 1, 1]);
    // What the own side does is nobody's (KC-14.14).
    s.expectFact('wounded', { model: 4, by: -1 });
  });
  test('KC-18.2 KC-1.16 nor Mr. Cuddly as a target of the scenario, who is neither', () => {
    const { x, y } = near(1, 1, 'north');
    const s = duel('barry', 'dorick', { scenario: 'mr-cuddly', cuddly: { x, y: y + 0.2 } }).activate(0);
    s.say('attack m1', 'Ah Kh Qd Jh', 'fold', 'my-name-is').expectFact('wounded', { model: 1, rule: 'KC-18.1' });
    expect(s.all('wounded').map(({ model: m }) => m)).toEqual([1]);
    expect([s.wounds(s.table.cuddly), s.table.targetWounds]).toEqual([0, 0]);
  });
  test('KC-18.2 all at once: those at zero are taken off together', () => {
    const s = striking([near(0, 1, 'north', { wounds: 2 }), near(1, 1, 'south', { wounds: 2 })], 'my-name-is');
    const kinds = s.facts.flatMap((fact) =>
      fact.kind === 'wounded' || fact.kind === 'removed' ? [`${fact.kind} ${fact.model}`] : [],
    );
    expect(kinds).toEqual(['wounded 1', 'wounded 4', 'wounded 5', 'removed 4', 'removed 5']);
  });
});

describe("We're in this Together", () => {
  const around = (wounds = 0) => [
    near(0, 3.5, 'north', { wounds }),
    near(0, 3.51, 'south', { wounds }),
    near(1, 1, 'west', { wounds }),
  ];
  test.each(['block', 'evade'] as const)('KC-18.3 %s applies to Barry and all friends within a card length', (critical) => {
    const s = striking(around(), critical, 'Ah Kh');
    expect([0, 4, 5, 6, 2].map((m) => s.effects(m))).toEqual([[critical], [critical], [], [], []]);
    s.expectFact('effectGiven', { model: 4, effect: critical, rule: 'KC-18.3' });
  });
  test('KC-18.3 Heal heals them all instead of the one pick', () => {
    const s = striking(around(2), 'heal', 'Ah Kh Qd', { wounds: 3 }).expectQuestion('activation/act', 0);
    expect([0, 4, 5, 6].map((m) => s.wounds(m))).toEqual([2, 1, 2, 2]);
  });
  test('KC-18.3 triggered by Barry: by anybody else it is not shared', () => {
    const fencer = duel('elf-fencer', 'dorick', { others: [near(0, 1, 'north', {}), { ...barry, y: 9.5 }] }).activate(0);
    fencer.say('attack m1', 'Ah', 'fold', 'evade');
    expect([fencer.effects(0), fencer.effects(4), fencer.effects(5)]).toEqual([['evade'], [], []]);
  });
});

describe('Medicine Man', () => {
  const hurt = model('ogre', 0, 12, 20, { wounds: 3 });
  const swig = (models: Placed[], next = 0) => {
    const s = given({ models, stash: [1, 1], next }).activate(0);
    return s.say('swig heal').wounds(0);
  };
  test('KC-18.4 potions used on wounds heal two while Barry is in play', () => {
    expect(swig([hurt, model('golem', 1, 2, 2), barry])).toBe(1);
    expect(swig([hurt, model('golem', 1, 2, 2), { ...barry, removedBy: 1 }])).toBe(2);
    expect(swig([hurt, model('golem', 1, 2, 2), model('klacka', 0, 12, 2)])).toBe(2);
  });
  test('KC-18.4 never below no wounds', () => {
    expect(swig([{ ...hurt, wounds: 1 }, model('golem', 1, 2, 2), barry])).toBe(0);
  });
  test('KC-18.5 the potions are those bought by Barry’s player', () => {
    expect(swig([{ ...hurt, seat: 1 }, model('golem', 0, 2, 2), barry], 1)).toBe(2);
  });
  test('KC-18.5 not other healing', () => {
    const s = given({ models: [model('troll', 0, 12, 20, { wounds: 3 }), model('golem', 1, 2, 2), barry], events: 'Ah' }).say(
      'm0',
      'draw',
    );
    expect(s.wounds(0)).toBe(2);
    const vampire = duel('vampire', 'dorick', { hands: ['Ac As', ''], others: [{ ...barry, x: 4, wounds: 4 }] }).activate(0);
    vampire.say('attack m1', 'Ac As', 'heal', 'm4');
    expect(vampire.wounds(4)).toBe(3);
  });
  test('KC-18.5 a potion that the Egg Keeper’s player buys for a lured model of Barry’s heals one', () => {
    const keeper = model('egg-keeper', 0, 12, 12);
    const s = given({
      models: [keeper, beside(keeper, 'east', 'ogre', 1, { wounds: 3 }), model('barry', 1, 2, 22)],
      hands: [RED, '2c'],
      stash: [1, 0],
    }).activate(0);
    s.say('attack m1', 'no', 'Ah Kh Qd Jh', 'fold', 'strange-allure', 'm1', 'swig heal');
    expect(s.wounds(1)).toBe(2);
  });
});
