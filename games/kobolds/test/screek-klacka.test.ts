/** Chapter 18f and 18g: Screek Sewer Master, Klacka Orc Warboss, and how long the powers of Leaders last. */
import { describe, expect, test } from 'vitest';
import { handMaximum, hasGrab } from '../rules/reading.ts';
import { BLACK, duel } from './duel.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';

const HAND = `${BLACK} 3d`;
const DECK = '9h 9d 8h 8d 7h 7d 6h 6d';
const screek = (more: Parameters<typeof duel>[2] = {}): Scene =>
  duel('screek', 'dorick', { hands: [HAND, '2c 4d'], decks: [DECK, ''], ...more }).activate(0);

describe('Take a Chance', () => {
  test('KC-18.34 each draw may take one extra card, and one is then discarded', () => {
    const s = screek().say('attack m1', 'Ac Kc', 'fold', 'take-a-chance');
    s.expectFact('gangPowerBegan', { seat: 0, power: 'take-a-chance', rule: 'KC-18.34' });
    s.expectQuestion('take a chance/extra', 0, ['extra', 'no'])
      .say('extra')
      .expectQuestion('take a chance/discard', 0, ['9h', '9d', '8h']);
    s.say('9d');
    expect(s.hand(0)).toEqual(['As', 'Qs', 'Jc', '3d', '9h', '8h']);
    expect(s.table.gangs[0].discard).toEqual(['Ac', 'Kc', '9d']);
    s.expectFact('cardsDiscarded', { seat: 0, cards: ['9d'] });
    // In the next draw of the turn again.
    s.say('draw cards', '3d').expectQuestion('take a chance/extra', 0).say('no');
    expect(s.hand(0)).toHaveLength(6);
  });
  test('KC-18.34 for the rest of the turn', () => {
    const s = screek().say('attack m1', 'Ac Kc', 'fold', 'take-a-chance', 'no', 'end').untilTurn(2);
    expect(s.table.gangs[0].takeAChance).toBe(false);
    if (s.table.next === 1) s.say('m1', 'end');
    s.activate(0).say('draw cards', '3d').expectQuestion('activation/act', 0);
  });
  test('KC-18.34 the opponent has no such draw', () => {
    const s = screek().say('attack m1', 'Ac As', '2c', 'take-a-chance', 'no').expectQuestion('activation/act', 0);
    expect(s.hand(1)).toHaveLength(6);
  });
  test('KC-18.35 one extra card per draw, not per card', () => {
    const s = screek().say('attack m1', 'Ac Kc Qs Jc', 'fold', 'take-a-chance', 'extra');
    expect(s.legal(0)).toHaveLength(5);
  });
  test('KC-18.35 it starts with the refill of that very attack; the discard is among the cards of that draw', () => {
    const s = screek().say('attack m1', 'Ac Kc', 'fold', 'take-a-chance', 'extra');
    s.refused(0, 'As', 'KC-18.35', 'notDrawnNow');
    s.refused(0, '2c', 'KC-18.35', 'notInHand');
    s.refused(0, '9h 9d', 'KC-18.35', 'tooManyCards');
    // Not yet for an attack that did not trigger it.
    screek().say('attack m1', 'Ac Kc', 'fold', 'none').expectQuestion('activation/act', 0);
  });
});

test('KC-18.34 KC-19.5 a card taken from the discard pile is none drawn: only what is left to draw brings an extra one', () => {
  const drawing = (counted: string): Scene =>
    screek({ gangs: [{ takeAChance: true }, {}], stash: [2, 0], discards: ['2h 2d', ''] }).say('draw cards', '3d Jc', counted);
  drawing('2h 2d').expectQuestion('activation/act', 0).expectNoFact('extraCardTaken');
  drawing('2h').expectQuestion('take a chance/extra', 0).say('extra').expectQuestion('take a chance/discard', 0, ['9h', '9d']);
});

describe('Check his Sleeves', () => {
  const four = 'Ac Kc Qs Jc';
  test('KC-18.36 KC-18.37 whoever had the first activation: seat 1, and both', () => {
    const ending = (mine: boolean): Scene => {
      const models = [model('dorick', 0, 2, 2), model('screek', 1, 22, 22, { activated: true })];
      const gangs: Arrangement['gangs'] = [{ sleeves: mine }, { sleeves: true }];
      return given({ models, gangs, hands: [`${HAND} 4d`, `${HAND} 4d`] })
        .activate(0)
        .say('end');
    };
    const s = ending(false).expectQuestion('sleeves/discard', 1).say('3d');
    expect([s.hand(0).length, s.hand(1).length]).toEqual([7, 6]);
    const both = ending(true).expectQuestion('sleeves/discard', 0).say('3d').expectQuestion('sleeves/discard', 1).say('Ac');
    expect([both.hand(0).length, both.hand(1).length]).toEqual([6, 6]);
    both.expectQuestion('initiative/order', 0);
  });
  test('KC-18.36 the maximum hand is one higher for the rest of the turn, and the extra card is discarded at its end', () => {
    const s = screek().say('attack m1', four, 'fold', 'check-his-sleeves');
    expect([handMaximum(s.table, 0), handMaximum(s.table, 1)]).toEqual([7, 6]);
    s.say('draw cards', '3d');
    expect(s.hand(0)).toHaveLength(7);
    while (s.question !== 'sleeves/discard') s.say(s.question === 'activation/act' ? 'end' : s.legal(1)[0]);
    s.expectQuestion('sleeves/discard', 0, s.hand(0)).say('As');
    expect([s.hand(0).length, handMaximum(s.table, 0)]).toEqual([6, 6]);
    s.expectFact('cardsDiscarded', { seat: 0, cards: ['As'], rule: 'KC-18.36' });
  });
  test('KC-18.37 the extra card comes with the refill of that very attack', () => {
    expect(screek().say('attack m1', four, 'fold', 'check-his-sleeves').hand(0)).toHaveLength(7);
    expect(screek().say('attack m1', four, 'fold', 'none').hand(0)).toHaveLength(6);
  });
  test('KC-18.37 the owner chooses what, from the whole hand', () => {
    const s = screek().say('attack m1', four, 'fold', 'check-his-sleeves');
    while (s.question !== 'sleeves/discard') s.say(s.question === 'activation/act' ? 'end' : s.legal(1)[0]);
    s.refused(0, '2c', 'KC-18.37', 'notInHand');
    s.allowed(0, '3d').allowed(0, 'As').allowed(0, '9h');
  });
  test('KC-18.37 never more than the one extra card: those held after losing the Leader stay', () => {
    const s = given({
      models: [
        model('screek', 0, 12, 12, { removedBy: 1 }),
        model('human-lowlife', 0, 2, 2),
        model('dorick', 1, 2, 22, { activated: true }),
      ],
      hands: [`${BLACK} 3d 4d`, '2c'],
      gangs: [{ sleeves: true }, {}],
    }).activate(1);
    s.say('end').expectQuestion('sleeves/discard', 0).say('3d');
    // Five would be the most now; six stay.
    expect(s.hand(0)).toHaveLength(6);
    s.expectQuestion('initiative/order', 0);
  });
  test('KC-18.37 nobody discards what is not there', () => {
    const s = given({
      models: [model('screek', 0, 12, 12), model('dorick', 1, 2, 22, { activated: true })],
      hands: [HAND, '2c'],
      gangs: [{ sleeves: true }, {}],
    }).activate(0);
    s.say('end').expectQuestion('initiative/order', 0);
    expect(s.hand(0)).toHaveLength(6);
  });
});

describe('Compromising position', () => {
  /** A Bouncer (6 coins) attacks Screek m1, or whoever is there. */
  const bribing = (
    stash: number,
    events = '',
    leader: Partial<Placed> = {},
    attacker: Placed['profile'] = 'orc-bouncer',
    more: Partial<Arrangement> = {},
  ) => {
    const own = model(attacker, 0, 12, 12);
    return given({
      models: [own, beside(own, 'east', 'ogre', 1), model('screek', 1, 2, 22, leader), model('human-lowlife', 0, 2, 2)],
      stash: [0, stash],
      events,
      ...more,
    })
      .activate(0)
      .say('attack m1');
  };
  test('KC-18.38 a Guaranteed Bribe costs one coin less', () => {
    const s = bribing(5).expectQuestion('bribe/offer', 1, ['guaranteed discount', 'cheapskate', 'none']);
    s.refused(1, 'guaranteed', 'KC-19.15', 'bribeTooDear');
    s.say('guaranteed discount').expectFact('bribeOffered', { how: 'discount', coins: 5, rule: 'KC-18.38' });
    expect([s.stash(1), s.table.coffers]).toEqual([0, 5]);
    s.expectFact('bribed', { model: 0 });
    bribing(4).expectQuestion('bribe/offer', 1, ['cheapskate', 'none']);
  });
  test('KC-18.38 after a failed Cheapskate bribe one more card may be drawn', () => {
    const s = bribing(1, '2c 2h').say('cheapskate').expectQuestion('bribe/once more', 1, ['draw', 'leave']);
    const left = s.branch().say('leave');
    left.expectFact('bribeFailed', { model: 0 });
    s.say('draw').expectFact('bribed', { model: 0 });
    expect([s.stash(1), s.table.coffers]).toEqual([0, 1]);
    bribing(1, '2c 3c').say('cheapskate', 'draw').expectFact('bribeFailed', { model: 0 });
    // Red at once, and there is nothing to draw again for.
    bribing(1, '2h').say('cheapskate').expectFact('bribed', { model: 0 });
  });
  test('KC-19.17 the activation is over however the bribe succeeded', () => {
    const ended = (s: Scene) => {
      s.expectFact('bribed', { rule: 'KC-19.17', model: 0, attackOnly: false });
      s.expectFact('activationEnded', { rule: 'KC-7.12', model: 0, cut: true });
      s.expectQuestion('action time/model', 1).refused(1, 'm0', 'KC-6.7', 'notYourModel');
    };
    ended(bribing(5).say('guaranteed discount'));
    ended(bribing(1, '2h').say('cheapskate'));
    ended(bribing(1, '2c 2h').say('cheapskate', 'draw'));
    // What failed twice ends nothing.
    const failed = bribing(1, '2c 3c').say('cheapskate', 'draw').expectQuestion('attack/commit', 0);
    failed.expectNoFact('activationEnded');
  });
  test('KC-18.38 KC-18.39 one of the two uses per turn', () => {
    bribing(9, '2c').say('cheapskate').expectQuestion('bribe/once more', 1);
    const used: Partial<Arrangement> = { gangs: [{}, { compromised: true }] };
    const spent = bribing(9, '2c', {}, 'orc-bouncer', used).expectQuestion('bribe/offer', 1, [
      'guaranteed',
      'cheapskate',
      'none',
    ]);
    spent.refused(1, 'guaranteed discount', 'KC-18.39', 'discountUsed');
    spent.say('cheapskate').expectNoFact('bribeDrawnAgain').expectQuestion('attack/answer', 1);
    expect(bribing(9).say('guaranteed discount').table.gangs[1].compromised).toBe(true);
    expect(bribing(9, '2c 3c').say('cheapskate', 'draw').table.gangs[1].compromised).toBe(true);
    expect(bribing(9, '2c').say('cheapskate', 'leave').table.gangs[1].compromised).toBe(false);
    expect(bribing(9).say('guaranteed discount').untilTurn(2).table.gangs[1].compromised).toBe(false);
  });
  test('KC-18.39 for every bribe of Screek’s player, whoever is attacked, but only while Screek is in play', () => {
    // It was the Ogre who was attacked above.
    bribing(5).allowed(1, 'guaranteed discount');
    bribing(5, '', { removedBy: 0 }).refused(1, 'guaranteed discount', 'KC-18.38', 'noDiscount');
    bribing(1, '2c', { removedBy: 0 }).say('cheapskate').expectFact('bribeFailed', { model: 0 });
  });
  test('KC-18.39 the reduced cost may be 0', () => {
    const s = bribing(0, '', {}, 'human-lowlife')
      .expectQuestion('bribe/offer', 1, ['guaranteed discount', 'none'])
      .say('guaranteed discount');
    s.expectFact('bribed', { model: 0 });
    s.expectNoFact('coinsSpent');
    expect([s.stash(1), s.table.coffers]).toEqual([0, 0]);
  });
});

describe('Klacka', () => {
  const klacka = (more: Parameters<typeof duel>[2] = {}) =>
    duel('klacka', 'dorick', { hands: [HAND, '2c 4d'], ...more }).activate(0);
  test("KC-18.40 Dead 'ard: all friendly Stunned models recover at once without spending an action", () => {
    const others = [
      model('ogre', 0, 2, 12, { effects: ['stunned', 'blind'] }),
      model('ogre', 0, 22, 2, { effects: ['grounded', 'stunned'] }),
      model('ogre', 1, 22, 12, { effects: ['stunned'] }),
    ];
    const s = klacka({ mine: { effects: ['stunned'] }, others }).say('attack m1', 'Ac', 'fold', 'dead-ard');
    s.expectFact('stunsShakenOff', { seat: 0, models: [0, 4, 5], rule: 'KC-18.40' });
    expect([0, 4, 5, 6, 1].map((m) => s.effects(m))).toEqual([[], ['blind'], ['grounded'], ['stunned'], ['stunned']]);
    // Klacka's second action is free again (KC-16.53).
    expect(s.activation.actions).toBe(1);
    s.allowed(0, 'draw cards');
  });
  test('KC-18.41 War Cry: all friendly models have +1 damage until the end of the turn', () => {
    const ogre = model('ogre', 0, 12, 20);
    const others = [ogre, beside(ogre, 'east', 'barry', 1)];
    const s = klacka({ others, hands: [`${BLACK} 3d`, ''], decks: ['9h 9d 8h 8d 7h 7d', ''] }).say(
      'attack m1',
      'Ac Kc Qs',
      'war-cry',
    );
    s.expectFact('gangPowerBegan', { seat: 0, power: 'war-cry', rule: 'KC-18.41' });
    s.say('end', 'm3', 'end', 'm4', 'attack m5', '9h 9d', 'none');
    expect(s.expectFact('damageDone', { winner: 4, wounds: 2 }).terms).toContainEqual({
      name: 'warCry',
      rule: 'KC-18.41',
      add: 1,
    });
    s.untilTurn(2);
    expect(s.table.gangs[0].warCry).toBe(false);
  });
  test('KC-18.41 the enemy’s damage is not changed', () => {
    const s = duel('ogre', 'klacka', { gangs: [{}, { warCry: true }] })
      .activate(0)
      .say('attack m1', 'Ah Ad', 'fold', 'none');
    expect(s.wounds(1)).toBe(1);
  });
  test('KC-18.42 it counts from the next attack on, not for the one that triggered it', () => {
    const s = klacka({ decks: ['9h 9d', ''] }).say('attack m1', 'Ac As Kc Qs', 'fold', 'war-cry');
    expect(s.wounds(1)).toBe(1);
    s.forget().say('attack m1', '9h 9d', 'fold');
    s.expectFact('damageDone', { wounds: 2 });
  });
  test('KC-18.42 it includes spells', () => {
    const cast = (warCry: boolean) =>
      given({
        models: [model('wizard', 0, 12, 10), model('golem', 1, 12, 13), model('human-lowlife', 0, 2, 2)],
        gangs: [{ warCry }, {}],
        events: 'Kd 2d Kh 5h',
      })
        .activate(0)
        .say('cast attack m1', 'stick', 'stick')
        .wounds(1);
    expect([cast(false), cast(true)]).toEqual([1, 2]);
  });
  test('KC-18.43 Not so fast: Klacka always has Grab', () => {
    const s = duel('ogre', 'klacka', { events: 'Ah 2c' }).activate(0).say('walk');
    s.expectFact('breakingAway', { model: 0, enemies: [1], tests: 2 });
    s.expectFact('heldInPlace', { model: 0, by: 1 });
    // Also in and after Klacka's own activation, when the effect Grab would have ended.
    expect(hasGrab(klacka().table, 0)).toBe(true);
    expect(hasGrab(klacka().table, 1)).toBe(false);
  });
  test('KC-18.43 Not so fast: also while Klacka is Stunned or Grounded', () => {
    for (const effect of ['stunned', 'grounded'] as const) {
      const { table } = given({ models: [model('klacka', 0, 12, 12, { effects: [effect] }), model('ogre', 1, 2, 22)] });
      expect(hasGrab(table, 0)).toBe(true);
    }
  });
});

describe('KC-18.44 powers of Leaders', () => {
  test('KC-18.44 Leadership, Medicine Man, Compromising position and Not so fast work only while the Leader is in play', () => {
    const gone = given({
      models: [
        model('ogre', 0, 12, 12, { wounds: 3 }),
        model('barry', 0, 2, 2, { removedBy: 1 }),
        model('klacka', 1, 2, 22, { removedBy: 0 }),
        model('ogre', 1, 22, 22),
      ],
      stash: [1, 0],
    }).activate(0);
    expect([handMaximum(gone.table, 0), handMaximum(gone.table, 1)]).toEqual([5, 5]);
    expect(hasGrab(gone.table, 2)).toBe(false);
    gone.say('swig heal');
    expect(gone.wounds(0)).toBe(2);
    const ruffian = model('orc-ruffian', 0, 12, 12);
    const bribe = given({
      models: [
        ruffian,
        beside(ruffian, 'east', 'ogre', 1),
        model('screek', 1, 2, 22, { removedBy: 0 }),
        model('human-lowlife', 0, 2, 2),
      ],
      stash: [0, 2],
    }).activate(0);
    bribe.say('attack m1').expectQuestion('bribe/offer', 1, ['cheapskate', 'none']);
  });
  test('KC-18.44 War Cry, Take a Chance and Check his Sleeves, once triggered, run to the end of the turn regardless', () => {
    const gang = { warCry: true, takeAChance: true, sleeves: true };
    const others = [model('klacka', 0, 2, 12, { removedBy: 1 })];
    const s = duel('ogre', 'golem', { others, gangs: [gang, {}] })
      .activate(0)
      .say('attack m1', 'Ah Ad', 'fold', 'none');
    expect(s.wounds(1)).toBe(2);
    expect(handMaximum(s.table, 0)).toBe(6);
    s.expectQuestion('take a chance/extra', 0);
  });
});
