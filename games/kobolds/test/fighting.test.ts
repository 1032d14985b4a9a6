/** Fights from declaration to refill, and what criticals, Leaders and gold make of them, one inside another included. */
import { describe, expect, test } from 'vitest';
import { beside, given, model } from './kit.ts';
import { attackTerms } from './sums.ts';

const names = (terms: readonly { name: string; add: number }[]): string =>
  terms.map(({ name, add }) => `${name} ${add}`).join(', ');
const klacka = model('klacka', 0, 2, 2);
const dorick = model('dorick', 1, 2, 22);

describe('gold', () => {
  test("KC-18.38: Screek's discount and his second card", () => {
    const bouncer = model('orc-bouncer', 0, 12, 12);
    const s = given({
      models: [bouncer, beside(bouncer, 'east', 'screek', 1), klacka],
      stash: [0, 5],
      events: '2c 3c',
    }).activate(0);
    s.say('attack m1').expectQuestion('bribe/offer', 1, ['guaranteed discount', 'cheapskate', 'none']);
    expect(s.refused(1, 'guaranteed', 'KC-19.15', 'bribeTooDear').about).toEqual({ cost: 6, stash: 5 });
    s.say('cheapskate').expectQuestion('bribe/once more', 1).say('draw');
    s.expectFact('bribeFailed');
    expect(s.activation.bribeFailed).toBe(true);
    s.expectQuestion('attack/answer', 1);
  });

  test('KC-17.35, KC-7.12: a free counter attack removes the active model, whose activation is over', () => {
    const lowlife = model('human-lowlife', 0, 12, 12);
    const s = given({
      models: [lowlife, beside(lowlife, 'east', 'orc-bouncer', 1), klacka, dorick],
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad Ac As 2s 3s'],
    }).activate(0);
    s.say('attack m1', 'counter free', '2c', 'Ah Ad Ac As', 'none');
    expect(s.model(0).place).toBe('removed');
    s.expectFact('activationCut', { model: 0 });
    s.expectQuestion('action time/model', 1);
  });
});

test('KC-16.34, KC-17.2, KC-19.20: shoved against an Always Angry model, whose attack alone can be bought off', () => {
  const bruiser = model('human-bruiser', 0, 12, 12);
  const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);
  const s = given({
    models: [bruiser, lowlife, beside(lowlife, 'east', 'orc-ruffian', 1, { gap: 2 }), klacka, dorick],
    hands: ['Ah Ad Ac 2c 3c 4c', 'Kh Kd 9s 8s 7s 6s'],
    stash: [3, 0],
  }).activate(0);
  s.say('attack m1', 'no', 'Ah', 'fold', 'shove-w');
  expect(s.refused(0, '2.5', 'KC-16.34', 'pushTooFar').about).toMatchObject({ stop: 'model', stopBy: 2 });
  s.refused(0, 'NaN', 'KC-16.33', 'notALength');
  s.say('full');
  expect(s.model(1).x).toBeCloseTo(lowlife.x + 2, 6);
  s.say('deck').expectQuestion('always angry/attack', 1, ['m2', 'pass']).say('m2');
  s.expectQuestion('bribe/offer', 0).say('guaranteed');
  s.expectFact('bribed', { model: 2, attackOnly: true });
  s.expectQuestion('activation/act', 0);
});

describe('Leaders', () => {
  test('KC-18.10, KC-18.46: a lured model strikes its own gang for the Egg Keeper', () => {
    const keeper = model('egg-keeper', 0, 12, 12);
    const ogre = beside(keeper, 'east', 'ogre', 1);
    const s = given({
      models: [keeper, ogre, beside(ogre, 'east', 'human-lowlife', 1), dorick],
      hands: ['Ah Ad 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
    });
    s.activate(0).say('attack m1', 'Ah Ad 2h 3d', 'Kh', 'strange-allure', 'm1').expectQuestion('lured/act', 0);
    expect(s.view(1).table.lured).toBe(1);
    // The Egg Keeper is active: a friend just now, but no target (KC-12.37).
    s.refused(0, 'attack m0', 'KC-12.37', 'friendIsActive');
    // Played from what is left of her hand; nobody may bribe the Ogre, whose owner defends.
    s.say('attack m2').expectQuestion('attack/commit', 0);
    s.refused(0, 'Ah', 'KC-12.4', 'notInHand');
    s.say('Kc Ks').expectQuestion('attack/defend', 1).say('fold');
    expect(s.hand(0)).toHaveLength(2);
    expect(s.wounds(2)).toBe(1);
    s.say('end');
    expect(s.model(1).activated).toBe(true);
    expect(s.table.lured).toBe(-1);
    expect(s.hand(0)).toHaveLength(6);
    s.expectQuestion('activation/act', 0);
  });

  test('KC-18.46: what its own gang does to a lured model is nobody’s doing', () => {
    const keeper = model('egg-keeper', 0, 12, 12);
    const lowlife = beside(keeper, 'east', 'human-lowlife', 1, { wounds: 1 });
    const s = given({
      models: [keeper, lowlife, beside(lowlife, 'east', 'orc-bouncer', 1), dorick],
      hands: ['Ah Ad 2h 3d Kc Qs', 'Kh Kd Ks 8s 7s 6s'],
    });
    s.activate(0).say('attack m1', 'Ah Ad 2h 3d', 'Ks', 'strange-allure', 'm1', 'attack m2');
    s.say('counter free', 'Kc', 'Kh Kd 8s', 'none');
    // A pair against a high card, and Stunned: one wound. The next brings it down.
    expect(s.wounds(1)).toBe(2);
    s.expectFact('wounded', { model: 1, by: -1, byModel: 2 });
  });

  test('KC-18.20, KC-18.27: the Goblin shield takes a wound, and the Body Snatcher raises who fell', () => {
    const snatcher = model('body-snatcher', 0, 12, 12);
    const grobblar = beside(snatcher, 'east', 'grobblar', 1);
    const scumbag = beside(grobblar, 'east', 'goblin-scumbag', 1, { wounds: 1 });
    const s = given({
      models: [snatcher, grobblar, scumbag, model('zombie', 0, 2, 2)],
      hands: ['Ah Ad Ac 2d 3d 4c', 'Kh Qd 9s 8s 7s 6s'],
      events: '5h',
    }).activate(0);
    // Margin 3, two wounds; with the Scumbag at zero the second has nowhere else to go.
    s.say('attack m1', 'Ah Ad Ac', 'Kh').expectQuestion('goblin shield/wound', 1, ['m1', 'm2']).say('m2');
    expect([s.wounds(1), s.wounds(2)]).toEqual([1, 2]);
    s.expectQuestion('extra life/draw', 0).say('draw');
    expect(s.model(4)).toMatchObject({ seat: 0, profile: 'zombie', raised: true, activated: true, x: scumbag.x });
    expect(s.model(2)).toMatchObject({ place: 'removed', removedBy: 0 });
  });

  test('KC-18.1, KC-14.16: a Leader removed by My Name is... is gone before the refill', () => {
    const barry = model('barry', 0, 12, 12);
    const s = given({
      models: [
        barry,
        beside(barry, 'east', 'human-lowlife', 1),
        beside(barry, 'north', 'dorick', 1, { gap: 2, wounds: 9 }),
        beside(barry, 'west', 'human-lowlife', 0, { gap: 1 }),
      ],
      hands: ['Ah Ad 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
    }).activate(0);
    s.say('attack m1', 'Ah Ad 2h 3d', 'Kh', 'my-name-is');
    s.expectFact('removed', { model: 2, by: 0 });
    s.expectFact('wounded', { model: 3, by: -1 });
    // Six cards less one: five are the most without a Leader (KC-5.5).
    expect(s.hand(1)).toHaveLength(5);
    expect(s.wounds(1)).toBe(1);
  });

  test("KC-18.18: 'Ave a go! sends a friend, who strikes at once with what is left of the hand", () => {
    const grobblar = model('grobblar', 0, 12, 12);
    const enemy = beside(grobblar, 'east', 'dorick', 1);
    const s = given({
      models: [grobblar, enemy, model('goblin-scumbag', 0, 12, 9), model('human-lowlife', 1, 2, 22)],
      hands: ['Ac As 2c 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
    }).activate(0);
    s.say('attack m1', 'Ac As 2c', 'Kh', 'ave-a-go', 'm2', 'walk', `${enemy.x} ${enemy.y - 1.2}`);
    s.say('attack', 'Kc Ks', 'fold', 'bite');
    // A pair against nothing is one wound; Grobblar has stunned him before, and so it is two.
    expect(s.wounds(1)).toBe(2);
    expect(s.hand(0)).toHaveLength(6);
    s.expectQuestion('activation/act', 0);
  });

  test('KC-18.34 to KC-18.37: Take a Chance, and the sleeves at the end of the turn', () => {
    const screek = model('screek', 0, 12, 12);
    const s = given({
      models: [screek, beside(screek, 'east', 'dorick', 1)],
      hands: ['Ac As 2c 3s Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
      decks: ['4d 5d 6d 7d 8d 9d', ''],
    });
    s.say('m0', 'attack m1', 'Ac As 2c 3s', 'Kh', 'check-his-sleeves');
    expect(s.hand(0)).toHaveLength(7);
    s.say('attack m1', 'Kc Ks', 'fold', 'take-a-chance', 'extra').expectQuestion('take a chance/discard', 0);
    expect(s.legal(0)).toHaveLength(3);
    s.refused(0, '4d', 'KC-18.35', 'notDrawnNow');
    s.say(s.legal(0)[0]);
    expect(s.hand(0)).toHaveLength(7);
    while (s.question === 'activation/act') s.say('end');
    s.expectQuestion('sleeves/discard', 0).say('4d');
    expect(s.hand(0)).toHaveLength(6);
  });
});

describe('other criticals', () => {
  const thief = model('halfling-thief', 0, 12, 12);
  const robbery = (stash: number) =>
    given({
      models: [thief, beside(thief, 'east', 'barry', 1), klacka],
      hands: ['Ah Ad 2c 3c 4c 5s', 'Kh Qd 9s 8s 7s 6s'],
      stash: [0, stash],
    }).activate(0);

  test('KC-16.7: Pickpocket moves a coin from Stash to Stash', () => {
    const s = robbery(2).say('attack m1', 'none', 'done', 'Ah Ad', 'Kh', 'pickpocket');
    expect([s.stash(0), s.stash(1)]).toEqual([1, 1]);
  });

  test('KC-16.8, KC-14.13: Pickpocket finds nothing, and the victim the blow has Stunned is wounded', () => {
    const s = robbery(0).say('attack m1', 'Ah Ad', 'Kh', 'pickpocket');
    expect(s.wounds(1)).toBe(1);
  });
});

test('KC-7.7, KC-15.10: bitten anew in the activation it is bitten for, a model still pays for its Walk', () => {
  const lowlife = model('human-lowlife', 0, 12, 12, { effects: ['bite'] });
  const s = given({
    models: [lowlife, beside(lowlife, 'east', 'troll', 1), klacka, dorick],
    hands: ['2c 3d 4h 5s 7c 9d', 'Ac As 3h 4d 2s 3s'],
    stash: [0, 1],
    events: 'Ah',
  }).activate(0);
  s.say('attack m1', 'none', 'counter', '2c', 'Ac As', 'bite');
  expect(s.effects(0)).toContain('bite');
  s.say('walk', 'away from m1');
  expect(s.wounds(0)).toBe(1);
  s.say('end');
  expect(s.effects(0)).toContain('bite');
});

describe('one thing inside another', () => {
  test('KC-18.7: an Egg Keeper who strikes back antagonises the active model, whose activation is over', () => {
    const bruiser = model('human-bruiser', 0, 12, 12);
    const s = given({
      models: [bruiser, beside(bruiser, 'east', 'egg-keeper', 1), klacka, model('human-lowlife', 1, 2, 22)],
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad 3c 4c 2s 3s'],
      stash: [0, 1],
      events: '2c',
    }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad', 'antagonise').expectQuestion('egg keeper/target', 1, [
      'm0',
      'm2',
      'none',
    ]);
    s.say('m0');
    s.expectFact('activationCut', { model: 0, rule: 'KC-18.7' });
    s.expectQuestion('action time/model', 1);
  });

  test('KC-16.46, KC-12.51: a Gator that strikes back is Furious: it walks and attacks somebody else', () => {
    const bruiser = model('human-bruiser', 0, 12, 12);
    const gator = beside(bruiser, 'east', 'kobold-gator', 1);
    const s = given({
      models: [bruiser, gator, beside(gator, 'east', 'human-lowlife', 0, { gap: 2 }), klacka, dorick],
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad 3h 4d Kh Kd'],
      stash: [0, 1],
      events: 'Ah',
    }).activate(0);
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad 3h 4d', 'furious').expectQuestion('furious/walk', 1);
    // It is engaged with the Bruiser and breaks away with a red card.
    s.say('walk', 'contact m2').expectQuestion('furious/attack', 1, ['attack m2', 'pass']);
    s.say('attack m2', 'Kh Kd', 'fold', 'none').expectQuestion('activation/act', 0);
    expect(s.wounds(2)).toBe(1);
    expect(s.model(1).once).not.toBe(0);
  });

  test('KC-18.11: an Egg Keeper lured by another attacks for her, criticals and all, and then goes back', () => {
    const keeper = model('egg-keeper', 0, 12, 12);
    const rival = beside(keeper, 'east', 'egg-keeper', 1);
    const s = given({
      models: [keeper, rival, beside(rival, 'east', 'human-lowlife', 1), beside(rival, 'north', 'human-bruiser', 1)],
      hands: ['Ah Ad 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
      gangs: [{ sleeves: true }, {}],
    });
    s.hand(0).push('Kd');
    s.table.gangs[0].deck.splice(s.table.gangs[0].deck.indexOf('Kd'), 1);
    s.activate(0).say('attack m1', 'Ah Ad 2h 3d', 'Kh', 'strange-allure', 'm1').expectQuestion('lured/act', 0);
    s.say('attack m3', 'Kd', 'fold').expectQuestion('attack/critical', 0, ['antagonise', 'none']).say('none');
    s.expectQuestion('lured/act', 0).say('end');
    expect(s.activations).toHaveLength(1);
    expect([s.model(1).activated, s.model(3).activated]).toEqual([true, false]);
  });

  test('KC-18.10: who is lured back in the middle of it acts for the own gang again', () => {
    const keeper = model('egg-keeper', 0, 12, 12);
    const bruiser = beside(keeper, 'east', 'human-bruiser', 1);
    const s = given({
      models: [keeper, bruiser, beside(bruiser, 'east', 'egg-keeper', 1), model('human-lowlife', 0, 2, 2)],
      hands: ['Ah Ad 2h 3d Kc Qs', 'Kh Kd 9h 8d 7s 6s'],
      stash: [0, 1],
    });
    s.activate(0).say('attack m1', 'done', 'Ah Ad 2h 3d', 'fold', 'strange-allure', 'm1', 'attack m2');
    s.say('counter', 'Kc', 'Kh Kd 9h 8d', 'strange-allure').expectQuestion('egg keeper/target', 1, ['m0', 'm1', 'm3', 'none']);
    s.say('m1').expectQuestion('lured/act', 1);
    expect(s.offered(1, 'attack')).toEqual(['m0', 'm2']);
    s.say('end').expectQuestion('lured/act', 0).say('end').expectQuestion('activation/act', 0);
    expect(s.table.lured).toBe(-1);
    expect(s.activations).toHaveLength(1);
  });

  test('KC-18.20, KC-14.14: a blow among friends, and the shield turns it on the one who struck', () => {
    const scumbag = model('goblin-scumbag', 0, 12, 12, { wounds: 1 });
    const s = given({
      models: [scumbag, beside(scumbag, 'east', 'grobblar', 0), model('human-lowlife', 0, 2, 2), dorick],
      hands: ['Ah Ad 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
    }).activate(0);
    s.say('attack m1', 'Kc Ks', 'none').expectQuestion('goblin shield/wound', 0, ['m0', 'm1']).say('m0');
    s.expectFact('removed', { model: 0, by: -1 });
    expect(s.hand(0)).toHaveLength(6);
    expect(s.activation).toMatchObject({ model: 3, seat: 1 });
  });
});

test('KC-34.10, KC-34.12, KC-34.20: blade, hammer and shoes work with every hit', () => {
  const bruiser = model('human-bruiser', 0, 12, 12, { equipment: ['hammer', 'fast-shoes'] });
  const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);
  const s = given({
    models: [bruiser, lowlife, klacka, dorick],
    hands: ['Ac As 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
  }).activate(0);
  s.say('attack m1', 'Ac', 'fold').expectQuestion('move/destination', 0).say('stay');
  expect(s.effects(1)).toEqual(['grounded', 'stunned']);
});

test('KC-18.31, KC-18.32: Dead Good; KC-19.5: Counting Cards from the own discard pile', () => {
  const snatcher = model('body-snatcher', 0, 12, 12);
  const s = given({
    models: [snatcher, beside(snatcher, 'west', 'zombie', 0, { gap: 3 }), beside(snatcher, 'east', 'barry', 1)],
    hands: ['Ac As 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
    stash: [1, 0],
  });
  s.say('m0').expectQuestion('activation/ability', 0, ['dead good m1', 'pass']).say('dead good m1');
  expect(s.model(1).activated).toBe(true);
  expect(s.activation.actions).toBe(3);
  expect(names(attackTerms(s.table, 0, 2, 'melee', true, false))).toBe('fight 4, deadGood 1');
  s.say('attack m2', 'Ac', 'Kh').expectQuestion('refill/count cards', 0);
  s.refused(0, 'Ah', 'KC-19.7', 'notInDiscard');
  s.refused(0, 'Ac Ac', 'KC-19.7', 'cardTwice');
  s.say('Ac');
  s.expectFact('cardsCounted', { seat: 0, cards: ['Ac'] });
  expect(s.hand(0)).toContain('Ac');
  expect(s.stash(0)).toBe(0);
});
