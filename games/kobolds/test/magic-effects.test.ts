/** Chapter 20: what spells do by their margin and by the colours of the hand, and what they do to a Wizard who goes bust. */
import { describe, expect, test } from 'vitest';
import { ATTACK_CHART, type EffectId, SUPPORT_CHART } from '../data/index.ts';
import { NONE } from '../table.ts';
import { type Arrangement, given, model, type Scene } from './kit.ts';

const done = { activated: true };
const wizard = model('wizard', 0, 12, 10);
/** Ten wounds, so that no spell is the end of him. */
const dorick = model('dorick', 1, 12, 13, done);
const lowlife = model('human-lowlife', 0, 8, 10, done);
const barry = (wounds: number) => model('barry', 0, 8, 10, { ...done, wounds });

const casting = (events: string, more: Partial<Arrangement> = {}): Scene =>
  given({ models: [wizard, dorick, lowlife], events, ...more }).activate(0);
/** The defender has 12 (or what the cards say) and sticks; the Wizard draws these cards, sticks, and has no crystals. */
const attack = (cards: string, more: Partial<Arrangement> = {}, resist = 'Kd 2d'): Scene => {
  const s = casting(`${resist} ${cards}`, more).say('cast attack m1', 'stick');
  for (let card = cards.split(' ').length; card > 2; card--) s.say('twist');
  return s.question === 'spell/cast' ? s.say('stick') : s;
};
/** The resistance is 12 (or what the cards say). */
const support = (cards: string, more: Partial<Arrangement> = {}, resist = 'Kc 2c'): Scene => {
  const s = casting(`${resist} ${cards}`, more).say('cast support m2');
  for (let card = cards.split(' ').length; card > 2; card--) s.say('twist');
  return s.question === 'spell/cast' ? s.say('stick') : s;
};
const harmed = (s: Scene): string | number => {
  const { stun, wounds } = s.expectFact('spellHarmed');
  expect(s.wounds(1)).toBe(wounds);
  expect(s.effects(1).includes('stunned')).toBe(stun);
  return stun ? 'stun' : wounds;
};
const on = (
  m: 0 | 1,
  more: { effects?: EffectId[]; equipment?: Arrangement['models'][0]['equipment'] },
): Partial<Arrangement> => {
  const models = [wizard, dorick, lowlife];
  models[m] = { ...models[m], ...more };
  return { models };
};

describe('attack spells', () => {
  test.each([
    [1, 'Kh 3h', 'stun'],
    [2, 'Kh 4h', 'stun'],
    [3, 'Kh 5h', 1],
    [4, 'Kh 6h', 1],
    [5, 'Kh 7h', 2],
    [6, 'Kh 8h', 2],
    [7, 'Kh 9h', 3],
    [8, 'Kh Qh', 3],
  ])('KC-20.22 a margin of %i: %s', (margin, cards, harm) => {
    const s = attack(cards);
    expect(harmed(s)).toBe(harm);
    s.expectFact('spellHarmed', { margin, rule: 'KC-20.22' });
    expect([s.wounds(0), s.wounds(2)]).toEqual([0, 0]);
    s.expectQuestion('activation/act', 0);
  });

  test('KC-20.13 KC-20.23 a perfect 21 causes one more', () => {
    const s = attack('Kh 9h 2h');
    expect(harmed(s)).toBe(4);
    expect(s.expectFact('spellHarmed').terms).toContainEqual({ name: 'perfect', rule: 'KC-20.23', add: 1 });
    // KC-20.13: one of two cards causes no more than that.
    expect(harmed(attack('Kh Ah'))).toBe(4);
    // Only a success: against another 21 nothing happens.
    attack('Kh 9h 2h', {}, 'Ad Kd').expectNoFact('spellHarmed');
  });

  test('KC-20.24 KC-14.4 all increases less all reductions', () => {
    const caster = model('wizard', 0, 12, 10, { effects: ['curse'], equipment: ['magical-staff'] });
    const target = model('dorick', 1, 12, 13, { ...done, effects: ['block', 'stunned'], equipment: ['magic-armour'] });
    // 21 against 12.
    const s = attack('Kc 9c 2h', { models: [caster, target, lowlife], gangs: [{ warCry: true }, {}] });
    const terms = s.expectFact('spellHarmed').terms.map(({ name, add }) => `${name} ${add}`);
    expect(terms.join(', ')).toBe(
      'margin 3, perfect 1, stunned 1, warCry 1, magicalStaff 1, block -1, cursed -1, magicArmour -1',
    );
    expect(s.wounds(1)).toBe(4);
  });
  test('KC-20.24 modifiers work as for attacks: 21 by one or two wounds instead of stunning', () => {
    expect(harmed(attack('Kh 9h 2h', {}, 'Kd Qd'))).toBe(1);
    expect(harmed(attack('Kh 9h 2h', {}, 'Kd 9d'))).toBe(1);
    const stunned = attack('Kh 3h', on(1, { effects: ['stunned'] }));
    stunned.expectFact('spellHarmed', { stun: false, wounds: 1 });
    expect(stunned.wounds(1)).toBe(1);
    // One wound less one is none and no stun; a stun less one is still a stun.
    expect(harmed(attack('Kh 5h', on(1, { effects: ['block'] })))).toBe(0);
    expect(harmed(attack('Kh 3h', on(1, { effects: ['block'] })))).toBe('stun');
    expect(harmed(attack('Kh 7h', on(0, { effects: ['curse'] })))).toBe(1);
    expect(harmed(attack('Kh 7h', on(0, { equipment: ['magical-staff'] })))).toBe(3);
    expect(harmed(attack('Kh 7h', on(1, { equipment: ['magic-armour'] })))).toBe(1);
    expect(harmed(attack('Kh 7h', on(1, { equipment: ['wooden-shield'] })))).toBe(2);
    const warCry = { warCry: true };
    expect(harmed(attack('Kh 7h', { gangs: [warCry, {}] }))).toBe(3);
    expect(harmed(attack('Kh 7h', { gangs: [{}, warCry] }))).toBe(2);
  });

  test.each([
    [0, 'Kh 5h', []],
    [1, 'Ks 5h', ['confuse']],
    [2, 'Ks 5c', ['confuse', 'curse']],
    [3, '2s 3c 5h Kc', ['confuse', 'curse', 'terrify']],
  ] as [number, string, ('confuse' | 'curse' | 'terrify')[]][])(
    'KC-20.25 %i black cards bring that many effects, all of them',
    (cards, hand, effects) => {
      const s = attack(hand);
      expect(s.effects(1).filter((id) => id !== 'stunned')).toEqual(effects);
      expect([s.effects(0), s.effects(2)]).toEqual([[], []]);
      if (cards === 0) s.expectNoFact('spellEffects');
      else s.expectFact('spellEffects', { cards, effects, rule: 'KC-20.25', target: 1 });
    },
  );

  test('KC-20.26 KC-20.28 five black cards bring the whole chart in its order, and nobody chooses', () => {
    const s = attack('2c 3c 2s 3s 6c');
    s.expectQuestion('activation/act', 0);
    const told = s.facts.filter(({ kind }) => kind === 'effectGiven' || kind === 'cardsDiscarded');
    expect(told.map((fact) => (fact.kind === 'effectGiven' ? fact.effect : fact.rule))).toEqual([
      'confuse',
      'curse',
      'terrify',
      'KC-16.10',
      'concussion',
    ]);
    expect(ATTACK_CHART.map(({ id }) => id)).toEqual(['confuse', 'curse', 'terrify', 'winds-of-fate', 'concussion']);
    // Winds of Fate: the whole hand is another, up to the maximum of five and the Leader's one.
    expect(s.table.gangs[1].discard).toEqual(['2c', '4d', '6h', '8s', 'Tc']);
    expect(s.hand(1)).toHaveLength(6);
    expect(s.hand(0)).toEqual(['2c', '4d', '6h', '8s', 'Tc']);
    // Four of them, and there is no Concussion.
    expect(attack('2c 3c 2s 7s').effects(1)).toEqual(['confuse', 'curse', 'stunned', 'terrify']);
  });

  test('KC-20.27 a sixth black card adds nothing', () => {
    const s = attack('2c 3c 2s 3s Ac As', {}, '2d 3d');
    s.expectFact('spellEffects', { cards: 6, effects: ATTACK_CHART.map(({ id }) => id) });
    s.expectQuestion('activation/act', 0);
    expect(s.all('effectGiven')).toHaveLength(4);
  });

  test('KC-20.27 effects come after the damage, and only Winds of Fate for a target that is gone', () => {
    const kinds = attack('2c 3c 2s 8s').facts.map(({ kind }) => kind);
    expect(kinds.indexOf('wounded')).toBeGreaterThan(0);
    expect(kinds.indexOf('effectGiven')).toBeGreaterThan(kinds.indexOf('wounded'));
    const weak = model('goblin-scumbag', 1, 12, 13, { ...done, wounds: 1 });
    const s = attack('2c 3c 2s 3s 6c', { models: [wizard, weak, lowlife, model('klacka', 1, 2, 22, done)] }, '2d 3d');
    expect(s.model(1)).toMatchObject({ place: 'removed', removedBy: 0 });
    s.expectNoFact('effectGiven');
    expect(s.all('spellEffectLost').map(({ effect, rule }) => [effect, rule])).toEqual(
      ['confuse', 'curse', 'terrify', 'concussion'].map((effect) => [effect, 'KC-20.27']),
    );
    expect(s.table.gangs[1].discard).toHaveLength(5);
    expect(s.hand(1)).toHaveLength(6);
  });
});

describe('support spells', () => {
  test.each([
    [1, 'Ks 3s', 1],
    [2, 'Ks 4s', 1],
    [3, 'Ks 5s', 2],
    [4, 'Ks 6s', 2],
    [5, 'Ks 7s', 3],
    [6, 'Ks 8s', 3],
    [7, 'Ks 9s', 4],
    [8, 'Ks Qs', 4],
  ])('KC-20.34 a margin of %i with %s heals %i', (margin, cards, healing) => {
    const s = support(cards, { models: [wizard, dorick, barry(8)] });
    s.expectFact('spellHealed', { margin, healing, rule: 'KC-20.34' });
    expect(s.wounds(2)).toBe(8 - healing);
    s.expectQuestion('activation/act', 0);
  });

  test('KC-20.35 a perfect 21 heals one more', () => {
    const s = support('Ks 9s 2s', { models: [wizard, dorick, barry(8)] });
    expect(s.expectFact('spellHealed', { healing: 5 }).terms).toContainEqual({ name: 'perfect', rule: 'KC-20.35', add: 1 });
    expect(s.wounds(2)).toBe(3);
    expect(support('Ks 9s 2s', { models: [wizard, dorick, barry(8)] }, 'Kc Qc').wounds(2)).toBe(6);
  });

  test('KC-20.36 KC-20.37 so many red cards, so many effects of the support chart, in its order', () => {
    expect(SUPPORT_CHART.map(({ id }) => id)).toEqual(['changing-tides', 'confidence', 'fog', 'teleport', 'alchemy']);
    const discards: [string, string] = ['Ah', ''];
    const one = support('Kh 5s', { discards });
    one.expectFact('spellEffects', { cards: 1, effects: ['changing-tides'], rule: 'KC-20.36', target: 2 });
    one.expectQuestion('changing tides/shuffle', 0, ['shuffle', 'leave']);
    const two = support('Kh 5h', { discards }).say('leave');
    expect(two.effects(2)).toEqual(['confidence']);
    const three = support('2h 3h 5s Kh', { discards }).say('leave');
    expect(three.effects(2)).toEqual(['confidence', 'fog']);
    three.expectQuestion('activation/act', 0);
    const four = support('2h 3h 5h 9h', { discards, coffers: 2 }).say('leave').expectQuestion('teleport/place', 0);
    four.say('south middle');
    expect([four.stash(0), four.table.coffers]).toEqual([0, 2]);
    expect(four.model(2)).toMatchObject({ x: 12, y: expect.closeTo(15 / 25.4, 6) });
    const five = support('2h 3h 5h 6h 2d', { discards, coffers: 2 });
    expect(five.effects(2)).toEqual([]);
    five.say('shuffle');
    expect(five.effects(2)).toEqual(['confidence', 'fog']);
    expect(five.table.gangs[0].discard).toEqual([]);
    expect(five.table.gangs[0].deck).toContain('Ah');
    expect(five.stash(0)).toBe(0);
    five.say('west middle').expectQuestion('activation/act', 0);
    expect([five.stash(0), five.table.coffers]).toEqual([1, 1]);
    expect([five.effects(0), five.effects(1)]).toEqual([[], []]);
  });

  test('KC-20.38 cards of the resistance bring no effects', () => {
    const s = support('Ks 5s', {}, 'Kh 2h');
    s.expectFact('spellSucceeded', { margin: 3 });
    s.expectNoFact('spellEffects').expectQuestion('activation/act', 0);
    // Nor do those of the defender, though they be black.
    expect(attack('Kh 5h', {}, 'Ks 2s').effects(1)).toEqual([]);
  });

  test('KC-20.39 an unwounded model may be the target; what is too much healing is lost', () => {
    const s = support('Kh 9h');
    s.expectFact('spellHealed', { healing: 4 });
    s.expectFact('healed', { model: 2, n: 0, wounds: 0 });
    expect(s.effects(2)).toEqual(['confidence']);
    expect(support('Ks 9s', { models: [wizard, dorick, { ...lowlife, wounds: 1 }] }).wounds(2)).toBe(0);
  });
});

describe('Teleport', () => {
  test('KC-16.58 KC-16.59 the caster puts the target on a free spot on the ground against any edge', () => {
    const zombie = model('zombie', 1, 5, 15 / 25.4, done);
    const s = support('2h 3h 5h 9h', { models: [wizard, dorick, lowlife, zombie] }).expectQuestion('teleport/place', 0);
    expect(s.refused(0, '12 12', 'KC-16.58', 'notAtEdge').about.gap).toBeCloseTo(12 - 15 / 25.4, 6);
    expect(s.refused(0, '5.5 0.6', 'KC-16.59', 'overlapsModel').about).toMatchObject({ other: 3 });
    s.refused(0, 'stay', 'KC-16.59', 'notAPoint');
    expect(s.legal(0)).toEqual(expect.arrayContaining(['south middle', 'north middle', 'west middle', 'north-east corner']));
    // A hair off is set right against the edge.
    s.say('23.4 9').expectFact('teleported', { model: 2, seat: 0, rule: 'KC-16.58' });
    expect(s.model(2)).toMatchObject({ x: 24 - 15 / 25.4, y: 9, z: 0 });
    const walled = support('2h 3h 5h 9h', { terrain: 'house 10 0 14 4 3' });
    expect(walled.refused(0, '12 0.6', 'KC-16.59', 'overlapsTerrain').about).toMatchObject({ t: 0 });
  });
});

describe('Wizard damage', () => {
  const bust = (last: string, more: Partial<Arrangement> = {}) => attack(`Ks Qs ${last}`, more);

  test.each([
    [22, '2c', 'stun'],
    [23, '3c', 'stun'],
    [24, '4c', 1],
    [25, '5c', 1],
    [26, '6c', 2],
    [27, '7c', 2],
    [28, '8c', 3],
    [30, 'Jc', 3],
  ])('KC-20.40 a bust of %i with %s does the Wizard: %s', (total, last, harm) => {
    const s = bust(last);
    const { stun, wounds } = s.expectFact('wizardHarmed', { total, rule: 'KC-20.40' });
    expect(stun ? 'stun' : wounds).toBe(harm);
    expect([s.wounds(0), s.effects(0)]).toEqual(stun ? [0, ['stunned']] : [harm, []]);
    expect(s.wounds(1)).toBe(0);
  });

  test('KC-20.41 no spell effects on a bust', () => {
    const s = bust('2c');
    s.expectNoFact('spellEffects').expectNoFact('effectGiven');
    expect(s.effects(1)).toEqual([]);
    const kind = support('Kh Qh 2h', { discards: ['Ah', ''] });
    kind.expectNoFact('spellEffects');
    expect(kind.effects(2)).toEqual([]);
    kind.expectQuestion('activation/act', 0);
  });

  test('KC-20.42 each crystal lowers a bust total by one', () => {
    const s = bust('6c', { crystals: [3, 0] }).expectQuestion('spell/crystals', 0, ['0', '1', '2', '3']);
    s.say('2').expectFact('crystalsUsed', { n: 2, from: 26, to: 24, left: 1, rule: 'KC-20.42' });
    // 24 is still bust, but only one wound.
    s.expectFact('wizardHarmed', { total: 24, wounds: 1 });
    expect(s.wounds(0)).toBe(1);
  });

  test('KC-20.43 lowered to 21 it is a perfect 21, with all its effects', () => {
    const s = bust('3c', { crystals: [2, 0] }).say('2');
    s.expectFact('spellSucceeded', { total: 21, margin: 9, rule: 'KC-20.43' });
    s.expectNoFact('wizardHarmed');
    expect(s.wounds(1)).toBe(4);
    expect(s.effects(1)).toEqual(['confuse', 'curse', 'terrify']);
    const kind = support('Kh Qs 2s', { models: [wizard, dorick, barry(8)], crystals: [1, 0] }).say('1');
    kind.expectFact('spellHealed', { healing: 5 });
  });

  test('KC-20.44 the rescued 21 must still beat the number: it does not beat 21', () => {
    const s = attack('Ks Qs 2c', { crystals: [1, 0] }, 'Ad Kd').say('1');
    s.expectFact('spellResisted', { total: 21, number: 21, rule: 'KC-20.44' });
    expect([s.wounds(0), s.wounds(1), s.effects(0), s.effects(1)]).toEqual([0, 0, [], []]);
    expect(s.table.gangs[0].crystals).toBe(0);
    attack('Ks Qs 2c', { crystals: [1, 0] }, 'Kd Qd')
      .say('1')
      .expectFact('spellSucceeded', { margin: 1 });
  });

  test('KC-20.45 crystals are chosen after a bust, any number held, and never below 21', () => {
    const s = bust('3c', { crystals: [5, 0] }).expectQuestion('spell/crystals', 0, ['0', '1', '2']);
    expect(s.refused(0, '3', 'KC-20.45', 'tooManyCrystals').about).toEqual({ n: 3, held: 5, most: 2 });
    const few = bust('6c', { crystals: [2, 5] }).expectQuestion('spell/crystals', 0, ['0', '1', '2']);
    expect(few.refused(0, '3', 'KC-20.45', 'tooManyCrystals').about).toEqual({ n: 3, held: 2, most: 2 });
    few.say('0').expectFact('wizardHarmed', { total: 26, wounds: 2 });
    few.expectNoFact('crystalsUsed');
    expect(few.table.gangs.map(({ crystals }) => crystals)).toEqual([2, 5]);
    // No bust, no crystals; and the bust of a defender is not saved by any.
    attack('Kh 3h', { crystals: [5, 5] }).expectQuestion('activation/act', 0);
    casting('Kd 5d 7d 2h 3h', { crystals: [5, 5] })
      .say('cast attack m1', 'twist')
      .expectQuestion('spell/cast', 0);
  });

  test('KC-20.46 used crystals are gone, the others are kept', () => {
    const s = bust('3c', { crystals: [3, 1] }).say('1');
    expect(s.table.gangs.map(({ crystals }) => crystals)).toEqual([2, 1]);
    s.say('end').untilTurn(2);
    expect(s.table.gangs.map(({ crystals }) => crystals)).toEqual([2, 1]);
    // What is left when the game is over is told to whoever keeps the books.
    s.act(0, 'anytime/concede', 'concede');
    expect(s.view(null).table.gangs.map(({ crystals }) => crystals)).toEqual([2, 1]);
  });

  test('KC-20.47 Wizard damage is no attack: nothing changes it but a Magical Staff', () => {
    expect(bust('4c', on(0, { effects: ['stunned'] })).wounds(0)).toBe(1);
    expect(bust('4c', on(0, { effects: ['block'] })).wounds(0)).toBe(1);
    expect(bust('4c', on(0, { effects: ['curse'] })).wounds(0)).toBe(1);
    expect(bust('4c', on(0, { equipment: ['magic-armour'] })).wounds(0)).toBe(1);
    expect(bust('4c', { gangs: [{ warCry: true }, { warCry: true }] }).wounds(0)).toBe(1);
    // A Stunned Wizard is not wounded by another stun.
    expect(bust('2c', on(0, { effects: ['stunned'] })).wounds(0)).toBe(0);
    const staff = bust('4c', on(0, { equipment: ['magical-staff'] }));
    expect(staff.wounds(0)).toBe(2);
    const stun = bust('2c', on(0, { equipment: ['magical-staff'] }));
    expect([stun.wounds(0), stun.effects(0)]).toEqual([1, []]);
    stun.expectFact('wizardHarmed', { stun: false, wounds: 1 });
    // Nobody has removed the Wizard whose own spell was the end of it.
    const last = bust('4c', { models: [{ ...wizard, wounds: 5 }, dorick, lowlife] });
    expect(last.model(0)).toMatchObject({ place: 'removed', removedBy: NONE });
  });

  test('KC-20.48 all cards of a spell go to the Event discard pile, and not before it is resolved', () => {
    const s = casting('Kd 2d Kh 3h', { eventDiscard: '9c' }).say('cast attack m1', 'stick');
    expect([s.table.eventTable, s.table.eventDiscard]).toEqual([['Kd', '2d', 'Kh', '3h'], ['9c']]);
    s.say('stick');
    expect([s.table.eventTable, s.table.eventDiscard]).toEqual([[], ['9c', 'Kd', '2d', 'Kh', '3h']]);
    expect(s.spell).toBeNull();
    expect(support('Ks 3s').table.eventDiscard).toEqual(['Kc', '2c', 'Ks', '3s']);
    expect(bust('2c').table.eventDiscard).toEqual(['Kd', '2d', 'Ks', 'Qs', '2c']);
  });
});
