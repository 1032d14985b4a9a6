/** Fights from declaration to refill, and what criticals, Leaders and gold make of them, one inside another included. */
import { describe, expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import { attackLimit, attackTerms, defenceTerms } from '../rules/limits.ts';
import { beside, given, model } from './kit.ts';

const names = (terms: readonly { name: string; add: number }[]): string =>
  terms.map(({ name, add }) => `${name} ${add}`).join(', ');
const klacka = model('klacka', 0, 2, 2);
const dorick = model('dorick', 1, 2, 22);

describe('an attack, step by step', () => {
  const bruiser = model('human-bruiser', 0, 12, 12);
  const fight = () =>
    given({
      models: [bruiser, beside(bruiser, 'east', 'human-lowlife', 1), klacka, dorick],
      hands: ['Ah Ad Ac 2c 3c 4c', 'Kh Qd 9s 8s 7s 6s'],
      decks: ['5c 6c 7c', '5d 6d'],
    }).activate(0);

  test('KC-12.10 to KC-12.24: commit, defend, reveal, damage, discard, refill', () => {
    const s = fight().say('attack m1', 'Ah Ad 2c', 'Kh');
    s.expectFact('handsRevealed', { attackRank: 2, defenceRank: 1, folded: false });
    s.expectAsked('attack/critical', 0, ['shove-w', 'kneecap', 'none']).say('kneecap');
    expect(s.wounds(1)).toBe(0);
    expect(s.effects(1)).toEqual(['kneecap', 'stunned']);
    expect(s.hand(0)).toEqual(['Ac', '3c', '4c', '5c', '6c', '7c']);
    expect(s.table.gangs[0].discard).toEqual(['Ah', 'Ad', '2c']);
    expect(s.hand(1)).toEqual(['Qd', '9s', '8s', '7s', '6s', '5d']);
    expect(s.table.fights).toEqual([]);
    expect(s.activation.actions).toBe(1);
  });

  test('KC-12.14, KC-38.4: nobody else sees which cards are committed, nor how many', () => {
    const [few, many] = ['Ah', 'Ah Ad 2c'].map((cards) => fight().say('attack m1', cards));
    for (const seat of [1, null]) expect(kobolds.view(few.game, seat)).toEqual(kobolds.view(many.game, seat));
    expect(few.facts).toEqual(many.facts);
    expect(few.expectFact('attackCommitted')).toEqual({ kind: 'attackCommitted', rule: 'KC-12.14', seat: 0 });
  });

  test('KC-12.18, KC-12.19: a fold is rank 0', () => {
    const s = fight().say('attack m1', 'Ac Ad Ah', 'fold', 'none');
    s.expectFact('damageDone', { margin: 4, wounds: 3, stun: false });
    s.expectFact('removed', { model: 1, by: 0 });
    expect(s.model(1)).toMatchObject({ place: 'removed', removedBy: 0, r: 0 });
  });

  test('refusals name the rule and the figures', () => {
    const s = fight();
    expect(s.refused('attack m3', 'KC-12.1', 'notInContact').about.gap).toBeCloseTo(12.96, 1);
    s.refused('shoot m1', 'KC-12.2', 'needsReload');
    expect(s.refused('attack m1 just do it', 'KC-12.7', 'limitIsEnough').about.limit).toBe(3);
    s.refused('attack m0', 'KC-12.1', 'cannotAttackItself');
    s.refused('attack m99', 'KC-12.10', 'noSuchModel');
    s.say('attack m1');
    expect(s.refused('Ah Ad Ac 2c', 'KC-12.4', 'overLimit').about).toMatchObject({ cards: 4, limit: 3, terms: [{ add: 3 }] });
    s.refused('Ah Ah', 'KC-12.4', 'cardTwice');
    s.refused('Kh', 'KC-12.4', 'notInHand');
    s.refused('', 'KC-12.8', 'playAtLeastOne');
    s.refused('fold', 'KC-12.4', 'notCards');
  });

  test('suggestions: each rank with the fewest cards, and with the most of the own colour', () => {
    expect(fight().say('attack m1').legal()).toEqual(['Ah Ad Ac', 'Ah Ad', 'Ah']);
  });
});

test('limits term by term: ganging up, Evade, Just do it!, and never above five (KC-12.6)', () => {
  const barry = model('barry', 1, 12, 12, { effects: ['evade', 'fog'] });
  const s = given({
    models: [
      barry,
      beside(barry, 'west', 'klacka', 0),
      beside(barry, 'east', 'human-bruiser', 0),
      beside(barry, 'north', 'human-bruiser', 0),
      beside(barry, 'south', 'kobold-hunter', 0, { hidden: true }),
    ],
  });
  expect(names(attackTerms(s.table, 1, 0, 'melee', true, false))).toBe('fight 5, evade -1, gangingUp 2, atMostFive -1');
  expect(attackLimit(s.table, 1, 0, 'melee', true, false)).toBe(5);
  expect(names(attackTerms(s.table, 2, 0, 'melee', false, true))).toBe('fight 3, evade -1, justDoIt 1');
  expect(names(defenceTerms(s.table, 0, true))).toBe('defend 4, fog 1, justDoIt 1, atMostFive -1');
});

describe('gold', () => {
  test('KC-12.7: at a limit of 0 the attack is declared with Just do it!, and the coin stays spent', () => {
    const lowlife = model('human-lowlife', 0, 12, 12, { effects: ['blind'] });
    const s = given({
      models: [lowlife, beside(lowlife, 'east', 'human-lowlife', 1, { effects: ['evade'] }), klacka, dorick],
      stash: [1, 1],
      events: 'Ah',
    }).activate(0);
    expect(s.offered('attack')).toEqual(['m1 just do it']);
    s.refused('attack m1', 'KC-12.7', 'limitIsZero');
    s.say('attack m1 just do it').expectAsked('bribe/offer', 1, ['guaranteed', 'cheapskate', 'none']).say('cheapskate');
    // Red: bribed, and the activation is over (KC-19.17).
    s.expectFact('bribed', { model: 0, attackOnly: false });
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([0, 0, 2]);
    s.expectAsked('action time/model', 1);
  });

  test("KC-18.38: Screek's discount and his second card", () => {
    const bouncer = model('orc-bouncer', 0, 12, 12);
    const s = given({
      models: [bouncer, beside(bouncer, 'east', 'screek', 1), klacka],
      stash: [0, 5],
      events: '2c 3c',
    }).activate(0);
    s.say('attack m1').expectAsked('bribe/offer', 1, ['guaranteed discount', 'cheapskate', 'none']);
    expect(s.refused('guaranteed', 'KC-19.15', 'bribeTooDear').about).toEqual({ cost: 6, stash: 5 });
    s.say('cheapskate').expectAsked('bribe/once more', 1).say('draw');
    s.expectFact('bribeFailed');
    expect(s.activation.bribeFailed).toBe(true);
    s.expectAsked('attack/answer', 1);
  });

  test('KC-12.42, KC-12.51: a counter attack with Frenzy in the middle of the activation of the other', () => {
    const bruiser = model('human-bruiser', 0, 12, 12);
    const s = given({
      models: [bruiser, beside(bruiser, 'east', 'dwarf-berserker', 1), klacka, dorick],
      hands: ['2c 3d 4h 5s 7c 9d', 'Ah Ad Kh Kd 2s 3s'],
      stash: [0, 2],
    }).activate(0);
    s.say('attack m1', 'none', 'counter').expectAsked('attack/answer', 1, ['like an orc', 'just do it', 'done']);
    s.refused('counter', 'KC-19.4', 'boughtAlready');
    s.say('done', '2c', 'Ah Ad Kh').expectAsked('attack/critical', 1, ['frenzy', 'none']);
    // Frenzy can be triggered once in this activation, whoever's it is (KC-15.12); nobody may bribe the one who strikes back.
    s.say('frenzy', 'deck').expectAsked('frenzy/again', 1).say('attack', 'no', 'Kd 3s', 'fold', 'deck');
    s.expectAsked('activation/act', 0);
    expect(s.wounds(0)).toBe(1);
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
    s.expectAsked('action time/model', 1);
  });
});

test('KC-12.30 to KC-12.34: a black card, and the defender says whom the shot hits', () => {
  const barry = model('barry', 1, 12, 12);
  const s = given({
    models: [
      barry,
      model('elf-archer', 0, 12, 3),
      beside(barry, 'east', 'human-lowlife', 0),
      beside(barry, 'west', 'human-lowlife', 0, { effects: ['stunned'] }),
    ],
    events: '2c',
  }).activate(1);
  s.say('shoot m0').expectAsked('attack/misdirected', 1, ['m2', 'm3']).say('m3');
  // The own side's doing is nobody's (KC-14.14).
  s.expectFact('wounded', { model: 3, by: -1 });
  s.refused('shoot m0', 'KC-17.22', 'oneShotOnly');
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
  expect(s.refused('2.5', 'KC-16.34', 'pushTooFar').about).toMatchObject({ stop: 'model', stopBy: 2 });
  s.refused('NaN', 'KC-16.33', 'notALength');
  s.say('full');
  expect(s.model(1).x).toBeCloseTo(lowlife.x + 2, 6);
  s.say('deck').expectAsked('always angry/attack', 1, ['m2', 'pass']).say('m2');
  s.expectAsked('bribe/offer', 0).say('guaranteed');
  s.expectFact('bribed', { model: 2, attackOnly: true });
  s.expectAsked('activation/act', 0);
});

describe('Leaders', () => {
  test('KC-18.10, KC-18.46: a lured model strikes its own gang for the Egg Keeper', () => {
    const keeper = model('egg-keeper', 0, 12, 12);
    const ogre = beside(keeper, 'east', 'ogre', 1);
    const s = given({
      models: [keeper, ogre, beside(ogre, 'east', 'human-lowlife', 1), dorick],
      hands: ['Ah Ad 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
    });
    s.activate(0).say('attack m1', 'Ah Ad 2h 3d', 'Kh', 'strange-allure', 'm1').expectAsked('lured/act', 0);
    expect(s.view(1).lured).toBe(1);
    // The Egg Keeper is active: a friend just now, but no target (KC-12.37).
    s.refused('attack m0', 'KC-12.37', 'friendIsActive');
    // Played from what is left of her hand; nobody may bribe the Ogre, whose owner defends.
    s.say('attack m2').expectAsked('attack/commit', 0);
    s.refused('Ah', 'KC-12.4', 'notInHand');
    s.say('Kc Ks').expectAsked('attack/defend', 1).say('fold');
    expect(s.hand(0)).toHaveLength(2);
    expect(s.wounds(2)).toBe(1);
    s.say('end');
    expect(s.model(1).activated).toBe(true);
    expect(s.table.lured).toBe(-1);
    expect(s.hand(0)).toHaveLength(6);
    s.expectAsked('activation/act', 0);
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
    s.say('attack m1', 'Ah Ad Ac', 'Kh').expectAsked('goblin shield/wound', 1, ['m1', 'm2']).say('m2');
    expect([s.wounds(1), s.wounds(2)]).toEqual([1, 2]);
    s.expectAsked('extra life/draw', 0).say('draw');
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
    s.expectAsked('activation/act', 0);
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
    s.say('attack m1', 'Kc Ks', 'fold', 'take-a-chance', 'extra').expectAsked('take a chance/discard', 0);
    expect(s.legal()).toHaveLength(3);
    s.refused('4d', 'KC-18.35', 'notDrawnNow');
    s.say(s.legal()[0]);
    expect(s.hand(0)).toHaveLength(7);
    while (s.question === 'activation/act') s.say('end');
    s.expectAsked('sleeves/discard', 0).say('4d');
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

  test('KC-14.4 to KC-14.7: damage term by term', () => {
    const gator = model('kobold-gator', 0, 12, 12, { effects: ['curse'], equipment: ['wicked-blade'] });
    const s = given({
      models: [gator, beside(gator, 'east', 'barry', 1, { effects: ['bite', 'block'], equipment: ['wooden-shield'] }), klacka],
      hands: ['Ac As 2c 3c 4c 5s', 'Kh Qd 9s 8s 7s 6s'],
      gangs: [{ warCry: true }, {}],
    }).activate(0);
    s.say('attack m1', 'Ac As', 'fold');
    const { terms, wounds } = s.expectFact('damageDone', { margin: 2 });
    expect(names(terms)).toBe('margin 1, bloodLust 1, warCry 1, wickedBlade 1, block -1, woodenShield -1, cursed -1');
    expect(wounds).toBe(1);
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
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad', 'antagonise').expectAsked('egg keeper/target', 1, ['m0', 'm2', 'none']);
    s.say('m0');
    s.expectFact('activationCut', { model: 0, rule: 'KC-18.7' });
    s.expectAsked('action time/model', 1);
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
    s.say('attack m1', 'none', 'counter', '2c', 'Ah Ad 3h 4d', 'furious').expectAsked('furious/walk', 1);
    // It is engaged with the Bruiser and breaks away with a red card.
    s.say('walk', 'contact m2').expectAsked('furious/attack', 1, ['attack m2', 'pass']);
    s.say('attack m2', 'Kh Kd', 'fold', 'none').expectAsked('activation/act', 0);
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
    s.activate(0).say('attack m1', 'Ah Ad 2h 3d', 'Kh', 'strange-allure', 'm1').expectAsked('lured/act', 0);
    s.say('attack m3', 'Kd', 'fold').expectAsked('attack/critical', 0, ['antagonise', 'none']).say('none');
    s.expectAsked('lured/act', 0).say('end');
    expect(s.table.activations).toHaveLength(1);
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
    s.say('counter', 'Kc', 'Kh Kd 9h 8d', 'strange-allure').expectAsked('egg keeper/target', 1, ['m0', 'm1', 'm3', 'none']);
    s.say('m1').expectAsked('lured/act', 1);
    expect(s.offered('attack')).toEqual(['m0', 'm2']);
    s.say('end').expectAsked('lured/act', 0).say('end').expectAsked('activation/act', 0);
    expect(s.table.lured).toBe(-1);
    expect(s.table.activations).toHaveLength(1);
  });

  test('KC-18.20, KC-14.14: a blow among friends, and the shield turns it on the one who struck', () => {
    const scumbag = model('goblin-scumbag', 0, 12, 12, { wounds: 1 });
    const s = given({
      models: [scumbag, beside(scumbag, 'east', 'grobblar', 0), model('human-lowlife', 0, 2, 2), dorick],
      hands: ['Ah Ad 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
    }).activate(0);
    s.say('attack m1', 'Kc Ks', 'none').expectAsked('goblin shield/wound', 0, ['m0', 'm1']).say('m0');
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
  s.say('attack m1', 'Ac', 'fold').expectAsked('move/destination', 0).say('stay');
  expect(s.effects(1)).toEqual(['grounded', 'stunned']);
});

test('KC-18.31, KC-18.32: Dead Good; KC-19.5: Counting Cards from the own discard pile', () => {
  const snatcher = model('body-snatcher', 0, 12, 12);
  const s = given({
    models: [snatcher, beside(snatcher, 'west', 'zombie', 0, { gap: 3 }), beside(snatcher, 'east', 'barry', 1)],
    hands: ['Ac As 2h 3d Kc Ks', 'Kh Qd 9s 8s 7s 6s'],
    stash: [1, 0],
  });
  s.say('m0').expectAsked('activation/ability', 0, ['dead good m1', 'pass']).say('dead good m1');
  expect(s.model(1).activated).toBe(true);
  expect(s.activation.actions).toBe(3);
  expect(names(attackTerms(s.table, 0, 2, 'melee', true, false))).toBe('fight 4, deadGood 1');
  s.say('attack m2', 'Ac', 'Kh').expectAsked('refill/count cards', 0);
  s.refused('Ah', 'KC-19.7', 'notInDiscard');
  s.refused('Ac Ac', 'KC-19.7', 'cardTwice');
  s.say('Ac');
  s.expectFact('cardsCounted', { seat: 0, cards: ['Ac'] });
  expect(s.hand(0)).toContain('Ac');
  expect(s.stash(0)).toBe(0);
});
