/** Chapter 11, Move Wagon: straight to any space that is free for it. */
import { describe, expect, test } from 'vitest';
import { SPACE_NAMES } from '../spaces.ts';
import { given } from './kit.ts';

const allBut = (...closed: string[]): string[] => SPACE_NAMES.filter((space) => !closed.includes(space));

describe('Move Wagon', () => {
  test('BR-11.1 the Wagon goes to any space that is not destroyed and holds nothing of another player', () => {
    const s = given({ brigade: ['C1', 'D2'], wagon: ['A1', 'E5'], fire: { B5: 'destroyed' } });
    expect(s.offered(0, 'wagon')).toEqual(allBut('A1', 'F1', 'A6', 'D2', 'E5', 'B5'));
    expect(s.refused(0, 'wagon D2', 'BR-11.1', 'brigadeInTheWay').about).toEqual({ space: 'D2', seat: 1 });
    expect(s.refused(0, 'wagon E5', 'BR-11.1', 'wagonInTheWay').about).toEqual({ space: 'E5', seat: 1 });
    expect(s.refused(0, 'wagon B5', 'BR-11.1', 'wagonNotOnDestroyed').about).toEqual({ space: 'B5' });
    s.refused(0, 'wagon F1', 'BR-2.13', 'noSuchSpace');
    s.answer(0, 'wagon F5');
    s.expectFact('wagonMoved', { rule: 'BR-11.1', seat: 0, from: 'A1', to: 'F5', cause: 'action' });
    expect([s.wagon(0), s.wagon(1), s.brigade(0), s.brigade(1), s.table.actions]).toEqual(['F5', 'E5', 'C1', 'D2', 3]);
    s.expectQuestion('action phase/action', 0);
  });

  test('BR-11.2 it may go to the own Brigade', () => {
    const s = given({ brigade: ['C2'] });
    s.answer(0, 'wagon C2');
    expect([s.wagon(0), s.brigade(0)]).toEqual(['C2', 'C2']);
    given({ brigade: ['C2'], fire: { C2: 'destroyed' } }).refused(0, 'wagon C2', 'BR-11.1', 'wagonNotOnDestroyed');
  });

  test("BR-11.3 but not if another player's Wagon stands there", () => {
    const s = given({ brigade: ['C2'], wagon: ['A1', 'C2'] });
    expect(s.offered(0, 'wagon')).not.toContain('C2');
    expect(s.refused(0, 'wagon C2', 'BR-11.3', 'wagonInTheWay').about).toEqual({ space: 'C2', seat: 1 });
  });

  test('BR-11.4 burning and destroyed blocks on the way do not matter', () => {
    const s = given({ fire: { B1: 'destroyed', A2: 'destroyed', B2: 4, E5: 'destroyed', E4: 3, F4: 'doomed' } });
    expect(s.offered(0, 'wagon')).toContain('F5');
    s.answer(0, 'wagon F5');
    expect([s.wagon(0), s.table.actions]).toEqual(['F5', 3]);
  });

  test('BR-11.5 it may stop on a burning block, which goes on burning', () => {
    const s = given({ fire: { B2: 4, B1: 'doomed' } });
    expect(s.offered(0, 'wagon')).toEqual(expect.arrayContaining(['B1', 'B2', 'C3']));
    s.answer(0, 'wagon B2');
    expect([s.wagon(0), s.fire('B2')]).toEqual(['B2', 4]);
  });

  test('BR-11.6 Firehouses count as spaces', () => {
    const away = given({ brigade: ['C2', 'E5'], wagon: ['B1', 'E4'] });
    expect(away.offered(0, 'wagon')).toEqual(expect.arrayContaining(['A1', 'F6']));
    away.answer(0, 'wagon F6');
    expect(away.wagon(0)).toBe('F6');
    given({ wagon: ['B1', 'E4'] }).refused(0, 'wagon F6', 'BR-11.1', 'brigadeInTheWay');
    given({ wagon: ['B1'], brigade: ['C2', 'E5'] }).refused(0, 'wagon F6', 'BR-11.1', 'wagonInTheWay');
  });

  test('BR-11.7 the destination differs from the present space', () => {
    const s = given({ wagon: ['D5'] });
    expect(s.offered(0, 'wagon')).not.toContain('D5');
    expect(s.refused(0, 'wagon D5', 'BR-11.7', 'alreadyThere').about).toEqual({ space: 'D5' });
  });

  test('BR-11.8 the Wagon keeps its water', () => {
    const s = given({ tracks: [{ wagon: 3 }], water: [{ wagon: 4, warden: 1 }, { wagon: 1 }] });
    s.answer(0, 'wagon D5').answer(0, 'wagon A1');
    expect([s.table.wagonWater, s.table.wardenWater]).toEqual([
      [4, 1],
      [1, 2],
    ]);
  });
});
