/** Chapter 13: what a hand of one to five cards is worth (KC-13.1 to KC-13.8). */
import { rankOf } from '@guildhall/cards';
import { describe, expect, test } from 'vitest';
import { beside, given, model, type Scene } from './kit.ts';

const klacka = model('klacka', 0, 12, 12);
/** Fog over Barry: both sides may play five cards. */
const barry = beside(klacka, 'east', 'barry', 1, { effects: ['fog'] });

const fight = (attack: string, defence: string): Scene =>
  given({ models: [klacka, barry], hands: [attack, defence === 'fold' ? '' : defence] })
    .activate(0)
    .say('attack m1', attack, ...(defence === 'fold' ? [] : [defence]));
/** What the hand is worth in an attack, and the same cards in a defence. */
function worth(cards: string): number {
  const { attackRank } = fight(cards, 'fold').expectFact('handsRevealed');
  expect(fight('2c', cards).expectFact('handsRevealed').defenceRank, cards).toBe(attackRank);
  return attackRank;
}

test.each([
  [10, 'Royal Flush', 'Th Jh Qh Kh Ah'],
  [9, 'Straight Flush', '5s 6s 7s 8s 9s'],
  [8, 'Four of a Kind', '9h 9d 9c 9s 2d'],
  [7, 'Full House', '8h 8d 8s Kd Kh'],
  [6, 'Flush', '3d 6d 9d Jd Kd'],
  [5, 'Straight', '4h 5c 6d 7s 8s'],
  [4, 'Three of a Kind', 'Jh Jd Js 3c 7d'],
  [3, 'Two Pair', '6h 6s Qd Qs 3c'],
  [2, 'Pair', '7c 7d 3h Ks 9s'],
  [1, 'High Card', '3c 5d 8h Js Ad'],
])('KC-13.1 %i is a %s', (rank, _name, cards) => {
  expect(worth(cards)).toBe(rank);
  // In whatever order they are played.
  expect(worth(cards.split(' ').reverse().join(' '))).toBe(rank);
});

describe('fewer than five cards', () => {
  test('KC-13.2 flushes, straights and full houses need all five', () => {
    for (const five of ['Th Jh Qh Kh Ah', '5s 6s 7s 8s 9s', '3d 6d 9d Jd Kd', '4h 5c 6d 7s 8s', '8h 8d 8s Kd Kh']) {
      const ranks = five.split(' ').map((_, left) => worth(five.split(' ').toSpliced(left, 1).join(' ')));
      // Without one of them it is a High Card; the Full House is Two Pair or Three of a Kind.
      expect(ranks).toEqual(five.startsWith('8h') ? [3, 3, 3, 4, 4] : [1, 1, 1, 1, 1]);
      expect(worth(five)).toBeGreaterThan(4);
    }
  });

  test('KC-13.3 they make what they contain', () => {
    expect(worth('Ah')).toBe(1);
    expect(['Ah Ks', 'Ah As'].map(worth)).toEqual([1, 2]);
    expect(['Ah Ks Qh', 'Ah As Qh', 'Ah As Ad'].map(worth)).toEqual([1, 2, 4]);
    expect(['Ah Ks Qh 9s', 'Ah As Qh 9s', 'Ah As Qh Qs', 'Ah As Ad Qs', 'Ah As Ad Ac'].map(worth)).toEqual([1, 2, 3, 4, 8]);
  });

  test('KC-13.3 three or four cards in suit or in sequence are a High Card', () => {
    expect(['2h 5h 9h', '2h 5h 9h Kh', '4h 5c 6d', '4h 5c 6d 7s', 'Jh Qh Kh Ah'].map(worth)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('which of two hands is better', () => {
  test('KC-13.4 the rank number alone: neither values nor suits break a tie', () => {
    for (const [attack, defence] of [
      ['Ah', '2s'],
      ['Ah As', '2d 2c'],
      ['Kd Kh Qd Qh', '3s 3c 2d 2c'],
      ['As Ks 9s 8s 7s', '2d 3d 4d 5d 7d'],
      ['Ah Ks Qd Js Tc', '2d 3c 4h 5s 6d'],
    ]) {
      for (const [mine, yours] of [
        [attack, defence],
        [defence, attack],
      ]) {
        const s = fight(mine, yours).expectNoFact('attackHit');
        s.expectFact('attackFailed', { margin: 0 });
        expect([s.wounds(0), s.wounds(1), s.effects(1)]).toEqual([0, 0, ['fog']]);
      }
    }
    // A pair of twos is better than an ace.
    fight('2d 2h', 'Ah').expectFact('attackHit', { margin: 1 });
  });

  test('KC-13.5 a hand counts as the highest rank it satisfies', () => {
    // Flush and straight at once; a pair and three; two pairs within four of a kind.
    expect(['5s 6s 7s 8s 9s', '8h 8d 8s Kd Kh', '9h 9d 9c 9s', 'Th Jh Qh Kh Ah'].map(worth)).toEqual([9, 7, 8, 10]);
  });
});

describe('aces', () => {
  test('KC-13.6 an Ace is high or low in a straight, which does not run round the corner', () => {
    expect(['Th Js Qd Kc Ad', 'Ah 2s 3d 4c 5d'].map(worth)).toEqual([5, 5]);
    expect(['Qh Ks Ad 2s 3d', 'Jh Qs Kd As 2d', 'Kh As 2d 3s 4d'].map(worth)).toEqual([1, 1, 1]);
  });

  test('KC-13.7 ace to five in one suit is a Straight Flush and no Royal Flush', () => {
    expect(worth('Ah 2h 3h 4h 5h')).toBe(9);
    expect(worth('9d Td Jd Qd Kd')).toBe(9);
    // Nor is any flush with an ace one.
    expect(worth('Ah 2h 3h 4h 6h')).toBe(6);
  });
});

test('KC-13.8 five of a kind cannot occur: each player has one pack without jokers, and plays no card twice', () => {
  const s = given({ models: [klacka, barry], hands: ['Ah Ad Ac As 2c', '2c 4d 6h 8s Tc'] })
    .activate(0)
    .say('attack m1');
  for (const { hand, deck, discard } of s.table.gangs) {
    const cards = [...hand, ...deck, ...discard];
    expect([cards.length, new Set(cards).size]).toEqual([52, 52]);
    const alike = new Map<string, number>();
    for (const card of cards) alike.set(rankOf(card), (alike.get(rankOf(card)) ?? 0) + 1);
    expect([...alike.values()]).toEqual(Array.from({ length: 13 }, () => 4));
  }
  s.refused(0, 'Ah Ad Ac As Ah', 'KC-12.4', 'cardTwice');
  s.refused(0, 'Ah Ad Ac As *', 'KC-12.4', 'notCards');
});
