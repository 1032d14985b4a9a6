/** Chapter 8: what meeples protect from, and what not. */
import { describe, expect, it } from 'vitest';
import { given } from './kit.ts';

const NO_FIRE = { C3: 0, D3: 0, C4: 0, D4: 0 };
/** Scarlet Squall marks B1, B3, C3, E4, D5 and F5. Seat 1 draws it. */
const storm = { events: ['scarlet-squall'] };

describe('protection', () => {
  it('BR-8.1 BR-8.4 no Event card raises the fire under a Brigade or a Wagon, whosever they are', () => {
    const s = given({ ...storm, brigade: ['B1', 'E4'], wagon: ['B3', 'D5'], fire: { B1: 2, D5: 4 } }).endTurn();
    expect(['B1', 'E4', 'B3', 'D5', 'C3', 'F5'].map((space) => s.fire(space))).toEqual([2, 0, 0, 4, 3, 1]);
    expect(s.all('protected').map(({ space, by, seat, rule }) => [space, by, seat, rule])).toEqual([
      ['B1', 'brigade', 0, 'BR-8.3'],
      ['B3', 'wagon', 0, 'BR-8.1'],
      ['E4', 'brigade', 1, 'BR-8.3'],
      ['D5', 'wagon', 1, 'BR-8.1'],
    ]);
    // A gust is stopped as well: B1 burns and blows onto C1, where a Wagon stands, and onto no other.
    const gust = given({ fire: { ...NO_FIRE, B1: 1, B2: 1 }, wagon: [null, 'C1'], events: ['wind-east'] }).endTurn();
    expect([gust.fire('C1'), gust.fire('C2')]).toEqual([0, 1]);
  });
  it('BR-8.2 an empty Wagon without a Brigade protects', () => {
    const s = given({ ...storm, wagon: ['B1'], water: [{ wagon: 0 }] }).endTurn();
    expect([s.fire('B1'), s.fire('B3')]).toEqual([0, 1]);
  });
  it('BR-8.3 a Brigade alone protects, with or without water', () => {
    const s = given({ ...storm, brigade: ['B1'], water: [{ warden: 0 }] }).endTurn();
    expect([s.fire('B1'), s.fire('B3')]).toEqual([0, 1]);
  });
  it('BR-8.5 from catching fire as well as from growing', () => {
    const s = given({ ...storm, wagon: ['B1', 'E4'], fire: { E4: 3 } }).endTurn();
    expect([s.fire('B1'), s.fire('E4')]).toEqual([0, 3]);
  });
  it('BR-8.6 a protected burning block still spreads', () => {
    const s = given({ fire: { ...NO_FIRE, B1: 1 }, brigade: ['B1'], events: ['wind-east'] }).endTurn();
    expect([s.fire('B1'), s.fire('C1')]).toEqual([1, 1]);
    s.expectFact('fireRose', { space: 'C1', source: 'B1' });
    // Under a Wagon as well, whosever it is.
    for (const wagon of [['B1'], [null, 'B1']]) {
      const parked = given({ fire: { ...NO_FIRE, B1: 2 }, wagon, events: ['wind-east'] }).endTurn();
      expect([parked.fire('B1'), parked.fire('C1')]).toEqual([2, 1]);
    }
  });
  it('BR-8.7 crew and special buildings raise a fire in spite of meeples', () => {
    const smold = given({ brigade: ['B1'], fire: { C2: 1 }, crew: [['gness']], loyal: { A4: 0 }, wagon: ['C2'] });
    expect(smold.answer(0, 'brigade C2', 'raise').fire('C2')).toBe(2);

    const chops = given({
      brigade: ['B1'],
      wagon: [null, 'C1'],
      fire: { B1: 1 },
      renown: { B1: [1] },
      crew: [['chops']],
      loyal: { A4: 0 },
      water: [{ chops: 0 }],
    });
    chops.answer(0, 'extinguish 1', 'B1').expectQuestion('gain abilities/respond', 0, ['chops', 'pass']);
    expect(chops.answer(0, 'chops', 'C1').fire('C1')).toBe(2);

    const distillery = given({
      options: { specialBuildings: true },
      tiles: { B2: 'distillery' },
      fire: { B2: 'doomed' },
      brigade: ['C2'],
      wagon: [null, 'A2'],
      events: ['sudden-downpour'],
    });
    distillery.endTurn();
    expect([distillery.fire('C2'), distillery.fire('A2')]).toEqual([2, 2]);
  });
  it('BR-8.8 it lowers nothing and saves no doomed block', () => {
    const s = given({ ...storm, brigade: ['B1'], wagon: ['C2'], fire: { B1: 3, C2: 'doomed' } }).endTurn();
    expect([s.fire('B1'), s.fire('C2')]).toEqual([3, 6]);
    expect(s.wagon(0)).toBe('A1');
    s.expectFact('protected', { space: 'B1' });
  });
});
