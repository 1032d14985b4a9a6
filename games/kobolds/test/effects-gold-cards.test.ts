/** Chapter 16a: effects on wounds, gold and cards. */
import { quickState } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { BLACK, duel, RED } from './duel.ts';
import { type Arrangement, beside, given, model, type Scene } from './kit.ts';

const done = { activated: true };
/** A Wizard casts on a friend (m1, against 12) with red cards alone, or at an enemy (m2, who sticks at 12) with black ones. */
const casting = (cards: string, more: Partial<Arrangement>, resist: string): Scene =>
  given({
    models: [model('wizard', 0, 12, 10), model('ogre', 0, 8, 10, done), model('golem', 1, 12, 13, done)],
    events: `${resist} ${cards}`,
    ...more,
  }).activate(0);
const support = (cards: string, more: Partial<Arrangement> = {}): Scene => {
  const s = casting(cards, more, 'Kc 2c').say('cast support m1');
  for (let n = cards.split(' ').length; n > 2; n--) s.say('twist');
  return s.say('stick');
};
const attack = (cards: string, more: Partial<Arrangement> = {}): Scene => {
  const s = casting(cards, more, 'Kd 2d').say('cast attack m2', 'stick');
  for (let n = cards.split(' ').length; n > 2; n--) s.say('twist');
  return s.say('stick');
};

describe('KC-16.1 Alchemy', () => {
  const FIVE_RED = 'Ah 2h 3h 4h 5h';
  test('KC-16.1 takes one coin from the Coffers into the own Stash', () => {
    const s = support(FIVE_RED, { coffers: 2, stash: [1, 4] });
    s.expectQuestion('teleport/place', 0).say('south middle');
    s.expectFact('coinsGained', { seat: 0, coins: 1, from: 'coffers', rule: 'KC-16.1', now: 2, coffers: 1 });
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([2, 4, 1]);
    s.expectQuestion('activation/act', 0);
  });
  test('KC-16.1 only if there is a coin', () => {
    const s = support(FIVE_RED, { coffers: 0, stash: [0, 4] }).say('south middle');
    s.expectNoFact('coinsGained').expectFact('spellEffectLost', { effect: 'alchemy', rule: 'KC-16.1' });
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([0, 4, 0]);
  });
});

describe('KC-16.4 Changing Tides', () => {
  const discards: [string, string] = ['3c 5d', '9c'];
  test('KC-16.4 the active player may shuffle the own discard pile into the own deck', () => {
    const s = support('Kh 5c', { discards });
    s.expectQuestion('changing tides/shuffle', 0, ['shuffle', 'leave']);
    const [{ deck }] = s.table.gangs;
    const before = deck.length;
    s.say('shuffle').expectFact('tidesChanged', { seat: 0, cards: before + 2, rule: 'KC-16.4' });
    expect(s.table.gangs[0].discard).toEqual([]);
    expect(s.table.gangs[0].deck).toHaveLength(before + 2);
    expect(s.table.gangs[0].deck).toEqual(expect.arrayContaining(['3c', '5d']));
    expect(s.table.gangs[1].discard).toEqual(['9c']);
  });
  test('KC-16.4 it is really shuffled, the cards of the deck among those of the pile', () => {
    const s = support('Kh 5c', { discards });
    const unmoved = s.branch().say('shuffle').table.gangs[0].deck;
    s.game.chance = { kind: 'quick', state: quickState(1) };
    const { deck } = s.say('shuffle').table.gangs[0];
    expect([...deck].sort()).toEqual([...unmoved].sort());
    expect(deck.filter((card, at) => card === unmoved[at]).length).toBeLessThan(10);
  });
  test('KC-16.4 or may leave it; and there is nothing to shuffle in an empty pile', () => {
    const s = support('Kh 5c', { discards }).say('leave');
    s.expectFact('tidesLeft', { seat: 0 });
    expect(s.table.gangs[0].discard).toEqual(['3c', '5d']);
    support('Kh 5c', { discards: ['', '9c'] })
      .expectQuestion('activation/act', 0)
      .expectNoFact('tidesChanged');
  });
});

describe('Winds of Fate', () => {
  const FOUR_BLACK = '2c 3c 2s 7s';
  test('KC-16.10 the opponent discards the whole hand at once and draws a new one; the caster does not', () => {
    const s = attack(FOUR_BLACK, { hands: ['2c 4d 6h', '3c 5d 7h'], decks: ['', 'Qh Qd Qc Jh Jd'] });
    s.expectFact('cardsDiscarded', { seat: 1, cards: ['3c', '5d', '7h'], rule: 'KC-16.10' });
    expect(s.table.gangs[1].discard).toEqual(['3c', '5d', '7h']);
    expect(s.hand(1)).toEqual(['Qh', 'Qd', 'Qc', 'Jh', 'Jd']);
    expect(s.hand(0)).toEqual(['2c', '4d', '6h']);
    s.expectQuestion('activation/act', 0);
    // Three black cards are not enough.
    expect(attack('2c 3c 9s', { hands: ['', '3c 5d 7h'] }).hand(1)).toEqual(['3c', '5d', '7h']);
  });
  test('KC-16.11 up to the current maximum: five, one more with a Leader in play, one more under Check his Sleeves', () => {
    const wizard = model('wizard', 0, 12, 10);
    const golem = model('golem', 1, 12, 13, done);
    const size = (more: Partial<Arrangement>) => attack(FOUR_BLACK, more).hand(1).length;
    const withLeader = [wizard, model('ogre', 0, 8, 10, done), golem, model('dorick', 1, 2, 22, done)];
    expect(size({})).toBe(5);
    expect(size({ models: withLeader })).toBe(6);
    expect(size({ models: withLeader, gangs: [{}, { sleeves: true }] })).toBe(7);
    const fallen = [...withLeader.slice(0, 3), model('dorick', 1, 2, 22, { removedBy: 0 })];
    expect(size({ models: fallen })).toBe(5);
  });
});

describe('Bash and Big Bash', () => {
  test('KC-16.2 Bash: one more, for this attack only', () => {
    const s = duel('orc-ruffian', 'dorick', { hands: [BLACK, '2c 4d'] }).activate(0);
    s.say('attack m1', 'Ac As', 'fold', 'bash');
    expect(s.expectFact('damageDone', { wounds: 2 }).terms).toEqual([
      { name: 'margin', rule: 'KC-14.2', add: 1 },
      { name: 'bash', rule: 'KC-16.2', add: 1 },
    ]);
    s.forget().say('attack m1', 'Kc', 'fold', 'none');
    s.expectFact('damageDone', { stun: true, wounds: 0 });
    expect(s.wounds(1)).toBe(2);
  });
  test('KC-16.3 Big Bash: two more, for this attack only', () => {
    const s = duel('ogre', 'dorick').activate(0).say('attack m1', 'Ah Ad Kh', 'fold', 'big-bash');
    expect(s.expectFact('damageDone', { wounds: 3 }).terms).toContainEqual({ name: 'bigBash', rule: 'KC-16.3', add: 2 });
    s.forget().say('attack m1', 'Qd', 'fold', 'none').expectFact('damageDone', { stun: true, wounds: 0 });
    expect(s.wounds(1)).toBe(3);
    const plain = duel('ogre', 'dorick').activate(0).say('attack m1', 'Ah Ad Kh', 'fold', 'none');
    expect(plain.wounds(1)).toBe(1);
  });
});

describe('Heal', () => {
  const others = [
    model('ogre', 0, 22, 2, { wounds: 2 }),
    model('troll', 0, 0, 0, { removedBy: 1 }),
    model('klacka', 0, 2, 12, { wounds: 0 }),
  ];
  const healing = (mine = { wounds: 2 }) =>
    duel('vampire', 'dorick', { hands: [BLACK, '2c 4d'], mine, theirs: { wounds: 3 }, others })
      .activate(0)
      .say('attack m1', 'Ac As', 'fold', 'heal');

  test('KC-16.5 a friendly model heals one wound', () => {
    const s = healing().say('m4');
    s.expectFact('healed', { model: 4, n: 1, wounds: 1, rule: 'KC-16.5' });
    expect([s.wounds(0), s.wounds(1), s.wounds(4)]).toEqual([2, 4, 1]);
    s.expectQuestion('activation/act', 0);
  });
  test('KC-16.6 any one friend in play, at any distance, the attacker included', () => {
    const s = healing().expectQuestion('heal/friend', 0, ['m0', 'm2', 'm4', 'm6']);
    s.refused(0, 'm1', 'KC-16.6', 'notAFriend');
    s.refused(0, 'm5', 'KC-14.11', 'notInPlay');
    s.refused(0, 'm99', 'KC-16.6', 'noSuchModel');
    s.say('m0');
    expect([s.wounds(0), s.wounds(4)]).toEqual([1, 2]);
  });
});

describe('Pickpocket', () => {
  test('KC-16.7 a coin goes from the opponent’s Stash to the attacking player’s', () => {
    const s = duel('halfling-thief', 'dorick', { stash: [1, 3], coffers: 5 }).activate(0);
    s.say('attack m1', 'none', 'no', 'done', 'Ah Ad', 'fold', 'pickpocket');
    s.expectFact('coinsGained', { seat: 0, coins: 1, from: 'opponent', rule: 'KC-16.7' });
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([2, 2, 5]);
    // With a coin to be had nobody is stunned by it.
    expect(s.effects(1)).toEqual([]);
    expect(s.wounds(1)).toBe(1);
  });
  test('KC-16.7 the last coin, too', () => {
    const s = duel('halfling-thief', 'dorick', { stash: [0, 1], coffers: 5 }).activate(0);
    s.say('attack m1', 'none', 'done', 'Ah Ad', 'fold', 'pickpocket');
    s.expectFact('coinsGained', { seat: 0, coins: 1, from: 'opponent', rule: 'KC-16.7' });
    s.expectNoFact('pickpocketFoundNothing').expectQuestion('refill/count cards', 0);
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([1, 0, 5]);
    expect([s.effects(1), s.wounds(1)]).toEqual([[], 1]);
  });
  test('KC-16.8 without a coin the target is Stunned', () => {
    const s = duel('halfling-thief', 'dorick').activate(0).say('attack m1', 'Ah Ad', 'fold', 'pickpocket');
    s.expectFact('stunned', { model: 1, rule: 'KC-16.8' });
    expect(s.effects(1)).toEqual(['stunned']);
    expect([s.wounds(1), s.stash(0)]).toEqual([1, 0]);
  });
  test('KC-16.8 or, if it is Stunned already, suffers one wound', () => {
    const s = duel('halfling-thief', 'dorick', { theirs: { effects: ['stunned'] } }).activate(0);
    s.say('attack m1', 'Ah Ad', 'fold', 'pickpocket');
    // One by the pair, one because he is Stunned (KC-16.54), one for his empty pocket.
    s.expectFact('wounded', { model: 1, n: 1, rule: 'KC-16.8', wounds: 3 });
    expect(s.wounds(1)).toBe(3);
  });
  test('KC-16.9 cannot be chosen in an attack on a friend', () => {
    const thief = model('halfling-thief', 0, 12, 12);
    const s = given({
      models: [thief, beside(thief, 'east', 'ogre', 0), model('dorick', 1, 2, 22)],
      hands: [RED, ''],
      stash: [0, 3],
    }).activate(0);
    s.say('attack m1', 'none', 'Ah Ad').expectQuestion('attack/critical', 0, ['dodge-l', 'none']);
    s.refused(0, 'pickpocket', 'KC-16.9', 'notOnFriends');
    s.say('none');
    expect(s.stash(1)).toBe(3);
  });
});
