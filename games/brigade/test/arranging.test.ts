/** The kit of these tests: positions are arranged as they are described, and impossible ones are refused. */
import { describe, expect, it } from 'vitest';
import { given, start } from './kit.ts';

describe('the kit', () => {
  it('begins with the first Action phase of seat 0 and the city in the order of the tables', () => {
    const s = start().chooseColours().forget();
    s.expectQuestion('action phase/action', 0);
    expect(s.table.tile[1]).toBe('yentls-coop');
    expect(s.table.tile[34]).toBe('duchess-palace');
    expect(s.table.actions).toBe(4);
  });

  it('arranges a position, plays it and collects facts', () => {
    const s = given({ brigade: ['C2'], fire: { C2: 2 }, water: [{ warden: 2 }] });
    s.answer(0, 'extinguish 2').expectQuestion('award/place', 0, ['C2', 'C1', 'B2', 'D2', 'C3', 'done']);
    s.answer(0, 'C2', 'D2');
    expect([s.renown(0, 'C2'), s.renown(0, 'D2'), s.fire('C2')]).toEqual([1, 1, 0]);
    s.expectFact('fireExtinguished', { space: 'C2', levels: 2 });
    expect(s.all('renownPlaced')).toHaveLength(2);
    s.expectQuestion('action phase/action', 0);
    expect(s.table.actions).toBe(3);
  });

  it('tells which rule refuses what', () => {
    // Round the Brigade on D2 and the burning University: D1, E2, F3, F4, F5, F6.
    const s = given({ seats: 2, brigade: ['C2', 'D2'], actions: 1, used: ['upgraded'] });
    expect(s.refused(0, 'brigade F6', 'BR-10.2', 'tooFar').about).toMatchObject({ space: 'F6', needs: 6, points: 3 });
    s.refused(0, 'brigade D2', 'BR-10.3', 'brigadeInTheWay');
    s.refused(0, 'brigade C2', 'BR-10.15', 'alreadyThere');
    s.refused(0, 'brigade F1', 'BR-2.13', 'noSuchSpace');
    s.refused(0, 'upgrade crew', 'BR-9.4', 'upgradedThisTurn');
    s.refused(0, 'extinguish 1', 'BR-12.9', 'notBurning');
    s.refused(0, 'sing', 'BR-6.4', 'notAnAnswer');
    s.refused(0, 7, 'BR-6.4', 'notAnAnswer');
    s.refused(1, 'end', 'GH-3');
  });

  it('puts cards on top of the decks', () => {
    const s = given({ events: ['wind-east', 'sudden-downpour'], crewDeck: ['morgana', 'mog'], tracks: [{ crew: 2 }] });
    s.answer(0, 'recruit').expectQuestion('recruit/keep', 0, ['morgana', 'mog', 'none']);
    s.answer(0, 'mog').endTurn();
    s.expectFact('eventDrawn', { card: 'wind-east' });
    s.expectQuestion('action phase/action', 1);
  });

  it('refuses positions that cannot be', () => {
    expect(() => given({ loyal: { A1: 0 } })).toThrow(/loyal: A1/);
    expect(() => given({ water: [{ wagon: 5 }] })).toThrow(/wagonWater/);
  });
});
