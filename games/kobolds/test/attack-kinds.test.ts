/** Chapter 12, first part: who can attack whom, and how many cards may be played (KC-12.1 to KC-12.9). */
import { describe, expect, test } from 'vitest';
import { attackLimit } from '../rules/limits.ts';
import { beside, given, model, radius } from './kit.ts';
import { attackTerms } from './sums.ts';

const names = (terms: readonly { name: string; add: number }[]): string =>
  terms.map(({ name, add }) => `${name} ${add}`).join(', ');
const klacka = model('klacka', 0, 2, 2);
const dorick = model('dorick', 1, 2, 22);
const bruiser = model('human-bruiser', 0, 12, 12);
const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);

describe('whom a model may attack', () => {
  test('KC-12.1 a Melee Attack needs base contact: a gap of 0.05 inches is contact, a wider one is not', () => {
    const near = given({ models: [bruiser, beside(bruiser, 'east', 'human-lowlife', 1, { gap: 0.049 }), dorick] }).activate(0);
    expect(near.offered(0, 'attack')).toEqual(['m1']);
    const apart = given({ models: [bruiser, beside(bruiser, 'east', 'human-lowlife', 1, { gap: 0.06 }), dorick] }).activate(0);
    expect(apart.offered(0, 'attack')).toEqual([]);
    const { about } = apart.refused(0, 'attack m1', 'KC-12.1', 'notInContact');
    expect(about).toMatchObject({ m: 0, target: 1, most: 0.05 });
    expect(about.gap).toBeCloseTo(0.06, 9);
    apart.refused(0, 'attack m0', 'KC-12.1', 'cannotAttackItself');
    apart.refused(0, 'attack m99', 'KC-12.10', 'noSuchModel');
    apart.expectQuestion('activation/act', 0);
  });

  test('KC-12.1 no contact from the top of a house down to the street', () => {
    const r = radius('human-bruiser');
    const onTop = model('human-bruiser', 0, 12 - r, 10, { on: 0 });
    const below = model('human-lowlife', 1, 12 + r, 10);
    const high = given({ terrain: 'house 8 8 12 12 0.6', models: [onTop, below] }).activate(0);
    expect(high.refused(0, 'attack m1', 'KC-12.1', 'differentLevels').about).toMatchObject({ rise: 0.6, most: 0.5 });
    const low = given({ terrain: 'house 8 8 12 12 0.5', models: [onTop, below] }).activate(0);
    expect(low.offered(0, 'attack')).toEqual(['m1']);
  });

  test('KC-12.2 a Ranged Attack needs Reload and sight, and nothing else', () => {
    const archer = model('elf-archer', 0, 12, 2);
    const targets = [model('human-lowlife', 1, 12, 22), model('human-lowlife', 1, 20, 22)];
    // The house hides the first of them; a corner of the board to the other is not too far.
    const s = given({ terrain: 'house 9 10 15 13 3', models: [archer, ...targets, bruiserAt(20, 20.5)] }).activate(0);
    expect(s.offered(0, 'shoot').sort()).toEqual(['m2', 'm3']);
    expect(s.refused(0, 'shoot m1', 'KC-12.2', 'cannotSee').about).toMatchObject({ m: 0, target: 1, piece: 0, model: -1 });
    const melee = given({ models: [bruiser, lowlife, dorick] }).activate(0);
    melee.refused(0, 'shoot m1', 'KC-12.2', 'needsReload');
    expect(melee.offered(0, 'shoot')).toEqual([]);
  });

  const bruiserAt = (x: number, y: number) => model('human-bruiser', 0, x, y);

  test('KC-12.3 only the active model attacks, though a friend stands by another enemy', () => {
    const friend = model('human-bruiser', 0, 18, 12);
    const s = given({ models: [bruiser, lowlife, friend, beside(friend, 'east', 'human-lowlife', 1), dorick] });
    s.refused(0, 'attack m1', 'KC-6.7');
    s.activate(0);
    expect(s.offered(0, 'attack')).toEqual(['m1']);
    s.refused(0, 'attack m3', 'KC-12.1', 'notInContact');
    s.say('attack m1').expectFact('attackDeclared', { attacker: 0, target: 1, seat: 0, how: 'melee', free: '' });
  });
});

describe('how many cards', () => {
  const hands: [string, string] = ['Ah Ad 2c 3c 4c 5s', 'Kh Qd 9s 8s 7s 6s'];

  test('KC-12.4 the attacker plays up to its Fight, as effects have changed it', () => {
    const s = given({ models: [bruiser, lowlife, klacka, dorick], hands })
      .activate(0)
      .say('attack m1');
    expect(s.refused(0, 'Ah Ad 2c 3c', 'KC-12.4', 'overLimit').about).toMatchObject({ cards: 4, limit: 3 });
    s.refused(0, 'Kh', 'KC-12.4', 'notInHand');
    s.refused(0, 'Ah Ah', 'KC-12.4', 'cardTwice');
    s.refused(0, 'fold', 'KC-12.4', 'notCards');
    s.allowed(0, 'Ah Ad 2c');
    const blind = given({ models: [{ ...bruiser, effects: ['blind'] }, lowlife, klacka, dorick], hands });
    blind.activate(0).say('attack m1').allowed(0, 'Ah Ad');
    expect(names(blind.expectFact('limitSet', { limit: 'attack', n: 2, rule: 'KC-12.4' }).terms)).toBe('fight 3, blind -1');
    blind.refused(0, 'Ah Ad 2c', 'KC-12.4', 'overLimit');
  });

  test('KC-12.5 the defender plays up to the Defend of the target, as effects have changed it', () => {
    const s = given({ models: [bruiser, lowlife, klacka, dorick], hands })
      .activate(0)
      .say('attack m1', 'Ah');
    expect(s.refused(1, 'Kh Qd 9s', 'KC-12.5', 'overLimit').about).toMatchObject({ cards: 3, limit: 2 });
    s.refused(1, 'Ah', 'KC-12.5', 'notInHand');
    s.allowed(1, 'Kh Qd');
    const fog = given({ models: [bruiser, { ...lowlife, effects: ['fog'] }, klacka, dorick], hands });
    fog.activate(0).say('attack m1', 'Ah').allowed(1, 'Kh Qd 9s').refused(1, 'Kh Qd 9s 8s', 'KC-12.5', 'overLimit');
    expect(names(fog.expectFact('limitSet', { limit: 'defence', n: 3, rule: 'KC-12.5' }).terms)).toBe('defend 2, fog 1');
    const confused = given({ models: [bruiser, { ...lowlife, effects: ['confuse'] }, klacka, dorick], hands });
    confused.activate(0).say('attack m1', 'Ah').allowed(1, 'Kh').refused(1, 'Kh Qd', 'KC-12.5', 'overLimit');
  });

  test('KC-12.6 all modifiers first, then at most five: one taken away from seven still leaves five', () => {
    const barry = model('barry', 1, 12, 12, { effects: ['evade'] });
    const s = given({
      models: [
        barry,
        beside(barry, 'west', 'klacka', 0),
        beside(barry, 'east', 'orc-ruffian', 0),
        beside(barry, 'north', 'orc-ruffian', 0),
      ],
      hands: ['2c 3c 4c 5c 6d 9h', 'Kh Qd 9s 8s 7s 6s'],
    }).activate(1);
    s.say('attack m0').allowed(0, '2c 3c 4c 5c 6d').refused(0, '2c 3c 4c 5c 6d 9h', 'KC-12.4', 'overLimit');
    const { terms } = s.expectFact('limitSet', { limit: 'attack', n: 5 });
    expect(names(terms)).toBe('fight 5, evade -1, gangingUp 2, atMostFive -1');
    expect(terms.at(-1)?.rule).toBe('KC-12.6');
  });

  test('KC-12.6 nor is a limit below nothing, from where one card more would still be none', () => {
    const bowman = model('halfling-bowman', 0, 12, 3, { effects: ['blind'] });
    const evasive = model('human-lowlife', 1, 12, 20, { effects: ['evade'] });
    // The low wall makes it a tricky shot: 2 - 1 - 1 - 1.
    const s = given({ models: [bowman, evasive], terrain: 'low-wall 10 10 14 10.5 1', stash: [5, 0] }).activate(0);
    expect(attackLimit(s.table, 0, 1, 'ranged', true, false)).toBe(0);
    expect(attackLimit(s.table, 0, 1, 'ranged', true, true)).toBe(0);
    expect(names(attackTerms(s.table, 0, 1, 'ranged', true, false))).toBe(
      'fight 2, blind -1, evade -1, trickyShot -1, atLeastZero 1',
    );
    expect(s.offered(0, 'shoot')).toEqual([]);
    s.refused(0, 'shoot m1', 'KC-12.7', 'limitIsZero');
    s.refused(0, 'shoot m1 just do it', 'KC-12.7', 'justDoItNotEnough');
  });

  describe('KC-12.7 a limit of 0', () => {
    const poor = model('human-lowlife', 0, 12, 12, { effects: ['blind'] });
    const evasive = beside(poor, 'east', 'human-lowlife', 1, { effects: ['evade'] });
    const scene = (stash: [number, number], events = '') =>
      given({ models: [poor, evasive, klacka, dorick], stash, events, hands }).activate(0);

    test('KC-12.7 no attack without a coin, and with one only together with Just do it!', () => {
      const none = scene([0, 0]);
      expect(none.offered(0, 'attack')).toEqual([]);
      expect(names(none.refused(0, 'attack m1', 'KC-12.7', 'limitIsZero').about.terms as [])).toBe('fight 2, blind -1, evade -1');
      expect(none.refused(0, 'attack m1 just do it', 'KC-19.3', 'noCoins').about).toEqual({ cost: 1, stash: 0 });
      const one = scene([1, 0]);
      expect(one.offered(0, 'attack')).toEqual(['m1 just do it']);
      one.refused(0, 'attack m1', 'KC-12.7', 'limitIsZero');
      one.say('attack m1 just do it');
      expect([one.stash(0), one.table.coffers]).toEqual([0, 1]);
      // It is not offered a second time, and one card may be played.
      one.expectQuestion('attack/commit', 0).allowed(0, 'Ah').refused(0, 'Ah Ad', 'KC-12.4', 'overLimit');
    });

    test('KC-12.7 a limit of 0 that is all the target’s and the shot’s doing is one, too', () => {
      const bowman = model('halfling-bowman', 0, 12, 3);
      const target = model('human-lowlife', 1, 12, 20, { effects: ['evade'] });
      const shot = (stash: number) =>
        given({ models: [bowman, target], terrain: 'low-wall 10 10 14 10.5 1', stash: [stash, 0] }).activate(0);
      expect(shot(0).offered(0, 'shoot')).toEqual([]);
      shot(0).refused(0, 'shoot m1', 'KC-12.7', 'limitIsZero');
      expect(shot(1).offered(0, 'shoot')).toEqual(['m1 just do it']);
    });

    test('KC-12.7 KC-18.11 a lured model pays from the Stash of whoever lures it', () => {
      const lure = (stash: [number, number]) => {
        const keeper = model('egg-keeper', 0, 12, 12);
        const weak = beside(keeper, 'east', 'human-lowlife', 1, { effects: ['blind'] });
        const s = given({
          models: [keeper, weak, beside(weak, 'east', 'human-lowlife', 1, { effects: ['evade'] }), dorick],
          hands: ['Ah Ad 2h 3d Kc Ks', '9s 8s 7s 6s'],
          stash,
        }).activate(0);
        s.say('attack m1');
        for (const [question, answer] of [
          ['bribe/offer', 'none'],
          ['attack/just do it', 'no'],
          ['attack/answer', 'done'],
        ])
          if (s.question === question) s.say(answer);
        s.say('Ah 2h 3d Ad', 'fold', 'strange-allure', 'm1');
        return s.expectQuestion('lured/act', 0);
      };
      expect(lure([0, 1]).offered(0, 'attack')).toEqual([]);
      expect(lure([1, 0]).offered(0, 'attack')).toEqual(['m2 just do it']);
    });

    test('KC-12.7 who has a limit anyway does not pay with the declaration', () => {
      const s = given({ models: [bruiser, lowlife, klacka, dorick], stash: [1, 0] }).activate(0);
      expect(s.offered(0, 'attack')).toEqual(['m1']);
      expect(s.refused(0, 'attack m1 just do it', 'KC-12.7', 'limitIsEnough').about.limit).toBe(3);
    });

    test('KC-12.7 the coin stays spent when the attack is bribed, and when it misses', () => {
      const bribed = scene([1, 1], 'Ah').say('attack m1 just do it', 'cheapskate');
      bribed.expectFact('bribed', { model: 0 });
      expect([bribed.stash(0), bribed.stash(1), bribed.table.coffers]).toEqual([0, 0, 2]);
      const missed = scene([1, 0]).say('attack m1 just do it', 'Ah', 'Kh');
      missed.expectFact('attackFailed', { margin: 0 });
      expect([missed.stash(0), missed.table.coffers]).toEqual([0, 1]);
    });

    test('KC-12.7 a defender who may play no card can only fold: nobody is asked', () => {
      // The only limit of 0 a defender can have is that of a friend; an empty hand comes to the same.
      const friend = beside(bruiser, 'west', 'human-lowlife', 0);
      const s = given({ models: [bruiser, lowlife, friend, klacka, dorick], hands })
        .activate(0)
        .say('attack m2', 'Ah Ad');
      s.expectFact('handsRevealed', { defence: [], defenceRank: 0 });
      const empty = given({ models: [bruiser, lowlife, klacka, dorick], hands: ['Ah Ad 2c 3c 4c 5s', ''] }).activate(0);
      empty.say('attack m1', '2c').expectFact('handsRevealed', { defence: [], folded: true });
      empty.expectQuestion('activation/act', 0);
    });
  });

  test('KC-12.8 the attacker plays at least one card, and so does a defender who does not fold', () => {
    const s = given({ models: [bruiser, lowlife, klacka, dorick], hands })
      .activate(0)
      .say('attack m1');
    s.refused(0, '', 'KC-12.8', 'playAtLeastOne');
    s.say('Ah').expectQuestion('attack/defend', 1);
    s.refused(1, '', 'KC-12.8', 'playAtLeastOne');
    s.allowed(1, 'fold').allowed(1, '9s');
    const empty = given({ models: [bruiser, lowlife, klacka, dorick], hands: ['', hands[1]] }).activate(0);
    expect(empty.offered(0, 'attack')).toEqual([]);
    empty.refused(0, 'attack m1', 'KC-12.8', 'emptyHand');
  });

  test('KC-12.9 cards that do not make the rank may be played besides, and count for criticals', () => {
    const s = given({ models: [bruiser, lowlife, klacka, dorick], hands: ['Ac As 2h 3h 4c 5s', hands[1]] }).activate(0);
    s.say('attack m1', 'Ac As 2h', 'fold').expectFact('handsRevealed', { attackRank: 2, attack: ['Ac', 'As', '2h'] });
    s.expectQuestion('attack/critical', 0, ['shove-w', 'none']);
    const bare = given({ models: [bruiser, lowlife, klacka, dorick], hands: ['Ac As 2h 3h 4c 5s', hands[1]] }).activate(0);
    bare.say('attack m1', 'Ac As', 'fold').expectFact('handsRevealed', { attackRank: 2 });
    bare.expectQuestion('activation/act', 0);
  });

  test('KC-12.9 offered are each rank with the fewest cards, and with the most of the own colour', () => {
    const models = [bruiser, lowlife, klacka, dorick];
    const s = given({ models, hands: ['Ah Ad Ac 2c 3c 4c', hands[1]] })
      .activate(0)
      .say('attack m1');
    expect(s.legal(0)).toEqual(['Ah Ad Ac', 'Ah Ad', 'Ah']);
    const black = given({ models, hands: ['Ac As 2h 3h 4c 5s', hands[1]] })
      .activate(0)
      .say('attack m1');
    expect(black.legal(0)).toEqual(['Ac As', 'Ac As 2h', '2h', '2h 3h']);
  });
});
