/** Chapter 5: Combat Hands and their refilling, the Combat Decks, the Event Deck and what is drawn from it. */
import { PACK, type SuitCard } from '@guildhall/cards';
import { describe, expect, test } from 'vitest';
import type { P } from '../rules/book.ts';
import { drawCombat, drawEvent } from '../rules/cards.ts';
import { cardsDue } from '../rules/refill.ts';
import { beside, given, model, type Scene } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const klacka = model('klacka', 0, 3, 3);
const barry = model('barry', 1, 3, 21);
const far = model('ogre', 1, 20, 20);
const SIX = '2c 4d 6h 8s Tc Qd';

const allBut = (cards: string): string => PACK.filter((card) => !cards.split(' ').includes(card)).join(' ');

describe('the Combat Hand', () => {
  test('KC-5.1 the maximum is 5, and 6 while the Leader is in play', () => {
    const s = given({ models: [ruffian, klacka, far], hands: [SIX, '2c'] });
    expect(s.view(null).table.gangs.map(({ most }) => most)).toEqual([6, 5]);
    s.activate(0).say('draw cards', '2c 4d 6h');
    expect(s.hand(0)).toHaveLength(6);
    const alone = given({ models: [ruffian, far] })
      .activate(0)
      .say('draw cards', '2c 4d 6h');
    expect(alone.hand(0)).toHaveLength(5);
  });
  test('KC-5.2 cards used are replaced when the action is resolved, before anything else is decided', () => {
    const s = given({
      models: [ruffian, beside(ruffian, 'east', 'ogre', 1)],
      hands: ['Kc Ks 6h 8s Tc', '2c 4d 6h 8s Tc'],
      decks: ['3d 5d 7d', ''],
    });
    s.activate(0).say('attack m1', 'Kc Ks', 'fold').expectQuestion('attack/critical', 0);
    // The attack is not resolved yet: nothing has been drawn.
    s.expectNoFact('cardsDrawn');
    expect(s.hand(0)).toEqual(['6h', '8s', 'Tc']);
    s.say('none').expectQuestion('activation/act', 0);
    expect(s.hand(0)).toEqual(['6h', '8s', 'Tc', '3d', '5d']);
    s.expectFact('cardsDrawn', { rule: 'KC-5.2', seat: 0, n: 2 });
  });
  test('KC-5.3 on both sides of an attack: each draws what it used', () => {
    const s = given({
      models: [ruffian, beside(ruffian, 'east', 'ogre', 1)],
      hands: ['2c 4d 6h 8s Tc', 'Kc Ks Qh Js 9c'],
      decks: ['3d 5d 7d', '2h 3h 4h'],
    });
    s.activate(0).say('attack m1', '2c', 'Kc Ks');
    expect(s.hand(0)).toEqual(['4d', '6h', '8s', 'Tc', '3d']);
    expect(s.hand(1)).toEqual(['Qh', 'Js', '9c', '2h', '3h']);
    // Who folds has used nothing.
    s.say('attack m1', '4d', 'fold', ...(s.question === 'attack/critical' ? ['none'] : []));
    expect(s.all('cardsDrawn').map(({ seat, n }) => [seat, n])).toEqual(
      expect.arrayContaining([
        [0, 1],
        [1, 2],
      ]),
    );
    expect(s.hand(1)).toHaveLength(5);
  });
  test('KC-5.2 KC-5.4 cards still face up in an attack that goes on count as held, those of the defence too', () => {
    const keeper = model('egg-keeper', 0, 12, 12);
    const ogre = beside(keeper, 'east', 'ogre', 1);
    const s = given({
      models: [keeper, ogre, beside(ogre, 'east', 'human-lowlife', 1), far],
      hands: ['Ah Ad 2h 2d 9c 7c', 'Kh Kd 9s 8s 7s'],
    }).activate(0);
    // She beats the pair of the Ogre and lures it before anything is put away; its own gang defends against it.
    s.say('attack m1', 'Ah Ad 2h 2d', 'Kh Kd', 'strange-allure', 'm1', 'attack m2', '9c', '9s');
    s.expectFact('attackFailed', { attacker: 1, target: 2 });
    expect([s.hand(0).length, s.hand(1).length]).toEqual([2, 3]);
    s.say('end').expectQuestion('activation/act', 0);
    expect([s.hand(0).length, s.hand(1).length]).toEqual([6, 5]);
  });
  test('KC-5.4 up to the maximum and never above it, however many were used', () => {
    const less = given({ models: [ruffian, far], hands: ['2c 4d 6h', ''] })
      .activate(0)
      .say('draw cards', '2c');
    expect(less.hand(0)).toHaveLength(5);
    less.expectFact('cardsDrawn', { seat: 0, n: 3 });
    const more = given({ models: [ruffian, far], hands: [`${SIX} Kd`, ''] })
      .activate(0)
      .say('draw cards', '2c 4d 6h');
    expect(more.hand(0)).toHaveLength(5);
    more.expectFact('cardsDrawn', { seat: 0, n: 1 });
  });
  test('KC-5.5 with the Leader gone the maximum is 5; cards held stay, and later draws go up to 5 only', () => {
    const s = given({
      models: [ruffian, { ...klacka, wounds: 9, effects: ['poison'] }, model('zombie', 0, 6, 3), far],
      hands: [SIX, '2c 4d 6h 8s Tc'],
    });
    s.activate(1);
    expect(s.model(1).place).toBe('removed');
    expect(s.hand(0)).toEqual(SIX.split(' '));
    expect(s.view(0).table.gangs[0]).toMatchObject({ cards: 6, most: 5 });
    s.say('end').activate(0).say('draw cards', '2c');
    expect(s.hand(0)).toEqual(['4d', '6h', '8s', 'Tc', 'Qd']);
    s.say('draw cards', '4d 6h');
    expect(s.hand(0)).toHaveLength(5);
    s.expectFact('cardsDrawn', { seat: 0, n: 2 });
  });
  test('KC-5.16 Leadership is a ceiling: a new turn deals nobody a card', () => {
    const s = given({ models: [ruffian, klacka, far, barry], hands: ['2c 4d 6h', SIX] }).untilTurn(3);
    expect([s.hand(0).length, s.hand(1).length]).toEqual([3, 6]);
    s.expectNoFact('cardsDrawn');
  });
});

describe('the Combat Deck', () => {
  const thin = (deck: string): Scene =>
    given({
      models: [ruffian, far],
      hands: ['2c 4d 6h 8s Tc', '2c 4d 6h 8s Tc'],
      decks: [deck, '3h 3d'],
      decksOnly: true,
    }).activate(0);
  test('KC-5.6 used up, it is made anew from the own discard pile', () => {
    const s = thin('');
    expect(s.table.gangs[0].discard).toHaveLength(47);
    s.say('draw cards', '2c');
    s.expectFact('combatDeckShuffled', { rule: 'KC-5.6', seat: 0, cards: 48 });
    expect(s.table.gangs[0]).toMatchObject({ discard: [] });
    expect(s.table.gangs[0].deck).toHaveLength(47);
    // The other's deck and pile are no part of it.
    expect(s.table.gangs[1].deck).toHaveLength(2);
    expect(s.table.gangs[1].discard).toHaveLength(45);
  });
  test('KC-5.6 a deck whose last card has just been drawn is not made anew before it is needed', () => {
    const s = thin('5h').say('draw cards', '2c');
    s.expectNoFact('combatDeckShuffled');
    expect(s.table.gangs[0]).toMatchObject({ deck: [] });
    expect(s.hand(0)).toContain('5h');
  });
  test('KC-5.7 running out in the middle of a draw, the rest comes from the new deck', () => {
    const s = thin('5h').say('draw cards', '2c 4d 6h');
    expect(s.hand(0).slice(0, 3)).toEqual(['8s', 'Tc', '5h']);
    expect(s.hand(0)).toHaveLength(5);
    // By then the pile held the 46 cards there and the three just discarded; 5h is in the hand already.
    s.expectFact('combatDeckShuffled', { seat: 0, cards: 49 });
    expect(s.table.gangs[0].deck).toHaveLength(47);
  });
  test('KC-5.8 cards just used are part of the new deck', () => {
    const s = thin('').say('draw cards', '2c 4d 6h');
    s.expectFact('combatDeckShuffled', { seat: 0, cards: 50 });
    // Shuffles change nothing here: the last discarded lie on top.
    expect(s.hand(0)).toEqual(['8s', 'Tc', '6h', '4d', '2c']);
  });
  test('KC-5.8 in an attack too: both hands are discarded before anybody draws', () => {
    const s = given({
      models: [ruffian, beside(ruffian, 'east', 'ogre', 1)],
      hands: ['2c 4d 6h 8s Tc', 'Kc Ks Qh Js 9c'],
      decksOnly: true,
    });
    s.activate(0).say('attack m1', '2c', 'Kc Ks');
    s.expectFact('combatDeckShuffled', { seat: 0, cards: 48 });
    s.expectFact('combatDeckShuffled', { seat: 1, cards: 49 });
  });
  test('KC-5.9 with deck and pile empty a draw simply stops', () => {
    const s = given({ models: [ruffian, far] });
    const { table } = s;
    const shuffled: number[] = [];
    const p = { t: table, disclose() {}, shuffle: (_: string, cards: SuitCard[]) => shuffled.push(cards.length) } as unknown as P;
    table.gangs[0].deck = ['3c'];
    table.gangs[0].discard = ['5c'];
    expect(drawCombat(p, 0, 4)).toBe(2);
    expect(table.gangs[0].hand.slice(-2)).toEqual(['3c', '5c']);
    expect(drawCombat(p, 0, 4)).toBe(0);
    expect(shuffled).toEqual([1]);
    expect(cardsDue(table, 0, [])).toBe(0);
  });
});

describe('chance', () => {
  /** Shuffles by their streams; what is shuffled is turned over, so that it is seen to be used. */
  const noting = (s: Scene) => {
    const shuffled: [string, number][] = [];
    const shuffle = (stream: string, cards: SuitCard[]) => {
      shuffled.push([stream, cards.length]);
      return cards.reverse();
    };
    return { shuffled, p: { t: s.table, disclose() {}, shuffle } as unknown as P };
  };
  test('KC-5.6 each Combat Deck is shuffled anew by a chance of its own', () => {
    for (const seat of [0, 1]) {
      const s = given({ models: [ruffian, far] });
      const { shuffled, p } = noting(s);
      s.table.gangs[seat].deck = [];
      s.table.gangs[seat].discard = ['3c', '5c'];
      drawCombat(p, seat, 1);
      expect(shuffled).toEqual([[`combat deck ${seat}`, 2]]);
      expect(s.hand(seat).at(-1)).toBe('3c');
    }
  });
  test('KC-5.11 the new Event Deck is shuffled, and not just turned over', () => {
    const s = given({ models: [ruffian, far] });
    const { shuffled, p } = noting(s);
    s.table.eventDeck = [];
    s.table.eventDiscard = ['3c', '5c', '7c'];
    expect(drawEvent(p)).toBe('3c');
    expect(shuffled).toEqual([['event deck', 3]]);
    expect(s.table.eventDiscard).toEqual(['3c']);
  });
});

describe('the Event Deck', () => {
  const antagonised = (more: Parameters<typeof given>[0]) => given(more).activate(0);
  test('KC-5.10 cards come from the top, are shown to all and lie on the open discard pile', () => {
    const s = antagonised({ models: [ruffian, beside(ruffian, 'east', 'human-bruiser', 0), far], events: 'Ah 5c' });
    s.expectFact('testDrawn', { card: 'Ah' });
    expect(s.told.filter(({ fact }) => fact.kind === 'testDrawn').map(({ to }) => to)).toEqual([null]);
    for (const seat of [0, 1, null]) {
      expect(s.view(seat).table.eventDiscard).toEqual(['Ah']);
      expect(s.view(seat).table.eventDeck).toBe(51);
    }
    expect(s.table.eventDeck.at(-1)).toBe('5c');
  });
  test('KC-5.11 used up, the discard pile is shuffled into a new one', () => {
    const held = given({
      models: [ruffian, beside(ruffian, 'east', 'ogre', 1), beside(ruffian, 'west', 'zombie', 1)],
      events: '2h',
      eventDiscard: `${allBut('2h Ad')} Ad`,
    });
    held.activate(0).say('walk');
    // Two tests: the last card of the old deck, which is then shuffled in with the rest.
    expect(held.all('testDrawn').map(({ card }) => card)).toEqual(['2h', '2h']);
    held.expectFact('eventDeckShuffled', { rule: 'KC-5.11', cards: 52 });
    expect(held.table.eventDeck).toHaveLength(51);
    expect(held.table.eventDiscard).toEqual(['2h']);
  });
  test('KC-5.12 cards of a comparison in progress are not shuffled in', () => {
    const s = given({ models: [ruffian, far], events: '3c', eventDiscard: `${allBut('3c 9d')} 9d` });
    s.activate(0).say('end', 'end');
    s.expectFact('cardsCompared', { cards: ['3c', '9d'], winner: 1 });
    s.expectFact('eventDeckShuffled', { cards: 51 });
    expect(s.table.eventDiscard).toEqual(['3c', '9d']);
    expect(s.table.eventDeck).not.toContain('3c');
    expect(s.table.eventTable).toEqual([]);
  });
  test('KC-5.12 nor are those of a blackjack hand', () => {
    const wizard = model('wizard', 0, 10, 12);
    const s = given({
      models: [wizard, beside(wizard, 'east', 'ogre', 1)],
      events: '2c 3c',
      eventDiscard: `${allBut('2c 3c 2d 2h')} 2d 2h`,
    });
    s.activate(0).say('cast attack m1').expectQuestion('spell/defend', 1);
    s.expectNoFact('eventDeckShuffled');
    expect(s.table.eventTable).toEqual(['2c', '3c']);
    s.say('twist').expectFact('eventDeckShuffled', { cards: 50 });
    expect(s.table.eventTable).toEqual(['2c', '3c', '2h']);
    for (const card of ['2c', '3c', '2h']) expect(s.table.eventDeck).not.toContain(card);
  });
});

describe('draws', () => {
  const initiative = (events: string, next = 0): Scene => {
    const s = given({ models: [ruffian, far], events, next });
    return s.activate(next).say('end', 'end');
  };
  test.each([
    ['Ah 2c', 1],
    ['2c Ah', 0],
    ['Th 9c', 0],
    ['Ts Jc', 1],
    ['Jc Qd', 1],
    ['Kc Qs', 0],
    ['Kc As', 0],
    ['2s 3h', 1],
  ])('KC-5.13 the Ace is lowest, the King highest: %s', (events, winner) => {
    initiative(events).expectFact('cardsCompared', { cards: events.split(' ') as SuitCard[], winner });
  });
  test('KC-5.13 suits do not matter: equal ranks are a tie', () => {
    for (const pair of ['Ks Kc', 'Ah As', '7d 7h']) {
      const s = initiative(`${pair} 4c 9d`);
      s.expectFact('cardsCompared', { cards: pair.split(' ') as SuitCard[], winner: -1 });
      s.expectFact('cardsCompared', { cards: ['4c', '9d'], winner: 1 });
    }
  });
  test('KC-5.15 seat A draws first, then seat B, whoever went first before', () => {
    for (const next of [0, 1]) initiative('5c Jd', next).expectFact('cardsCompared', { cards: ['5c', 'Jd'], winner: 1 });
  });
  test('KC-5.14 red is good for the tested player: Antagonism, breaking away, Terrify, Regenerate', () => {
    for (const red of [true, false]) {
      const events = red ? '2d' : '2s';
      const angry = given({ models: [ruffian, beside(ruffian, 'east', 'human-bruiser', 0), far], events }).activate(0);
      expect(angry.all('antagonised')).toHaveLength(red ? 0 : 1);
      const held = given({ models: [ruffian, beside(ruffian, 'east', 'ogre', 1)], events })
        .activate(0)
        .say('walk');
      expect(held.question).toBe(red ? 'move/destination' : 'activation/act');
      const scared = given({ models: [{ ...ruffian, effects: ['terrify'] }, far], events }).activate(0);
      expect(scared.activation.actions).toBe(red ? 2 : 0);
      const hurt = given({ models: [model('troll', 0, 10, 12, { wounds: 2 }), far], events })
        .activate(0)
        .say('draw');
      expect(hurt.wounds(0)).toBe(red ? 1 : 2);
      for (const s of [angry, held, scared, hurt]) expect(s.all('testDrawn')).toMatchObject([{ red, card: events }]);
    }
  });
});
