/** Chapter 26, third part: Esme Morrow and Veda Moonbright, who answer fireballs. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, given } from './kit.ts';

const ACTION = 'action phase/action';
const FIREBALL = 'fireball/respond';

/**
 * Scarlet Squall drops fireballs on B1, B3, C3, E4, D5 and F5, in this order; seat 1 draws it. Esme and Veda belong to the
 * Nobles Rise.
 */
describe('Esme Morrow', () => {
  const esme = (more: Arrangement = {}) =>
    given({ brigade: ['B3'], crew: [['esme']], loyal: { E6: 0 }, events: ['scarlet-squall'], ...more }).endTurn();

  test("BR-26.16 a fireball on the Brigade's space may be redirected to an adjacent block", () => {
    const s = esme({ fire: { A3: 'destroyed', C3: 1 } }).expectQuestion(FIREBALL, 0, ['esme B2', 'esme C3', 'esme B4', 'pass']);
    s.refused(0, 'esme A3', 'BR-5.23', 'blockDestroyed');
    s.refused(0, 'esme C2', 'BR-26.16', 'notAdjacent');
    s.answer(0, 'esme B2').expectQuestion(ACTION, 1);
    expect([s.fire('B2'), s.fire('B3'), s.fire('B1'), s.fire('E4')]).toEqual([1, 0, 1, 1]);
    s.expectFact('fireballRedirected', { rule: 'BR-26.16', seat: 0, from: 'B3', to: 'B2' });
    const passed = esme().answer(0, 'pass').expectQuestion(ACTION, 1);
    expect([passed.fire('B2'), passed.fire('B3')]).toEqual([0, 0]);
    passed.expectFact('protected', { space: 'B3', by: 'brigade', seat: 0 });
    // Not the Wagon, not a gust, not while inactive; a Firehouse is no block.
    esme({ brigade: ['B2'], wagon: ['B3'] }).expectQuestion(ACTION, 1);
    esme({ fire: { B2: 1 }, events: ['wind-south'] }).expectQuestion(ACTION, 1);
    esme({ loyal: { B1: 0 } }).expectQuestion(ACTION, 1);
    const home = esme({ brigade: ['B1'] }).expectQuestion(FIREBALL, 0, ['esme C1', 'esme B2', 'pass']);
    home.refused(0, 'esme A1', 'BR-2.14', 'notABlock');
  });

  test('BR-26.17 the redirected fireball works normally there, protection included', () => {
    const guarded = esme({ wagon: ['A1', 'B2'] }).answer(0, 'esme B2');
    expect([guarded.fire('B2'), guarded.fire('B3')]).toEqual([0, 0]);
    guarded.expectFact('protected', { space: 'B2', by: 'wagon', seat: 1 });
    // C3 burns at 2 and is then hit by its own fireball too.
    expect(esme().answer(0, 'esme C3').fire('C3')).toBe(4);
    const doomed = esme({ fire: { B4: 4 } }).answer(0, 'esme B4');
    expect(doomed.fire('B4')).toBe(6);
  });
});

describe('Veda Moonbright', () => {
  const veda = (more: Arrangement = {}) =>
    given({ brigade: ['C2'], wagon: ['B1'], crew: [['veda']], loyal: { E6: 0 }, events: ['scarlet-squall'], ...more }).endTurn();

  test("BR-26.33 a fireball on the owner's Brigade or Wagon becomes a Renown of the owner there", () => {
    const s = veda().expectQuestion(FIREBALL, 0, ['veda', 'pass']).answer(0, 'veda').expectQuestion(ACTION, 1);
    expect([s.renown(0, 'B1'), s.fire('B1'), s.fire('B3')]).toEqual([1, 0, 1]);
    s.expectFact('fireballTurnedToRenown', { rule: 'BR-26.33', seat: 0, space: 'B1' });
    expect(s.all('fireballLanded').map(({ space }) => space)).toEqual(['B3', 'C3', 'E4', 'D5', 'F5']);
    const brigade = veda({ brigade: ['D5'], wagon: ['A1'] })
      .answer(0, 'veda')
      .expectQuestion(ACTION, 1);
    expect([brigade.renown(0, 'D5'), brigade.fire('D5')]).toEqual([1, 0]);
    // A block may be won by it, in another player's turn.
    expect(
      veda({ renown: { B1: [1] } })
        .answer(0, 'veda')
        .loyal('B1'),
    ).toBe(0);
    veda({ wagon: ['A1'] }).expectQuestion(ACTION, 1);
    veda({ loyal: { B2: 0 } }).expectQuestion(ACTION, 1);
  });

  test('BR-26.34 only on an eligible block, one per fireball, declined at will, and harmless in any case', () => {
    const passed = veda().answer(0, 'pass').expectQuestion(ACTION, 1);
    expect([passed.renown(0, 'B1'), passed.fire('B1')]).toEqual([0, 0]);
    const own = veda({ loyal: { E6: 0, B1: 0 } }).expectQuestion(ACTION, 1);
    expect([own.renown(0, 'B1'), own.fire('B1')]).toEqual([0, 0]);
    // Sixteen on the board: none left to place.
    veda({ renown: { C3: [4], D3: [4], C4: [4], D4: [4] } }).expectQuestion(ACTION, 1);
    const two = veda({ brigade: ['B3'] })
      .answer(0, 'veda')
      .expectQuestion(FIREBALL, 0, ['veda', 'pass']);
    expect([two.renown(0, 'B1'), two.renown(0, 'B3')]).toEqual([1, 0]);
    two.answer(0, 'veda').expectQuestion(ACTION, 1);
    expect([two.renown(0, 'B1'), two.renown(0, 'B3')]).toEqual([1, 1]);
    // Both meeples on one block are one place.
    const both = veda({ brigade: ['B1'] })
      .answer(0, 'veda')
      .expectQuestion(ACTION, 1);
    expect(both.renown(0, 'B1')).toBe(1);
    // On another player's block it helps to steal.
    expect(
      veda({ loyal: { E6: 0, B1: 1 } })
        .answer(0, 'veda')
        .renown(0, 'B1'),
    ).toBe(1);
  });

  test('BR-26.36 competing reactions are decided in turn order from the active player, and only the first is used', () => {
    // Seat 1 (active) has a Wagon and Veda on B3, seat 0 its Brigade and Esme.
    const both = () =>
      given({
        brigade: ['B3', 'E1'],
        wagon: ['A1', 'B3'],
        crew: [['esme'], ['veda']],
        loyal: { E6: 0, D6: 1 },
        events: ['scarlet-squall'],
      }).endTurn();
    const first = both().expectQuestion(FIREBALL, 1, ['veda', 'pass']).answer(1, 'veda').expectQuestion(ACTION, 1);
    expect([first.renown(1, 'B3'), first.all('fireballRedirected')]).toEqual([1, []]);
    const second = both().answer(1, 'pass').expectQuestion(FIREBALL, 0).answer(0, 'esme B2').expectQuestion(ACTION, 1);
    expect([second.renown(1, 'B3'), second.fire('B2')]).toEqual([0, 1]);
    // Two who have Veda's ability, Galeela by her token: the one who answers is the one named, and before the Renown lies there.
    const mimic = given({
      options: { advanced: true, bonusWardens: true },
      warden: ['gloria', 'galeela'],
      colour: ['white', 'pink'],
      brigade: ['B3', 'E1'],
      wagon: ['A1', 'B3'],
      crew: [['veda']],
      loyal: { E6: 0 },
      mimic: 'veda',
      events: ['scarlet-squall'],
    }).endTurn();
    mimic.forget().answer(1, 'pass').answer(0, 'veda').expectQuestion(ACTION, 1);
    expect([mimic.renown(0, 'B3'), mimic.renown(1, 'B3')]).toEqual([1, 0]);
    mimic.expectFact('abilityUsed', { seat: 0, card: 'veda' });
    mimic.expectFact('fireballTurnedToRenown', { seat: 0, space: 'B3' });
    const kinds = mimic.facts.map(({ kind }) => kind);
    expect(kinds.indexOf('fireballTurnedToRenown')).toBeLessThan(kinds.indexOf('renownPlaced'));
    // A fireball redirected to Veda's Wagon has had its reaction.
    const away = given({
      brigade: ['B3', 'E1'],
      wagon: ['A1', 'B2'],
      crew: [['esme'], ['veda']],
      loyal: { E6: 0, D6: 1 },
      events: ['scarlet-squall'],
    });
    away.endTurn().answer(0, 'esme B2').expectQuestion(ACTION, 1);
    expect([away.renown(1, 'B2'), away.fire('B2')]).toEqual([0, 0]);
  });
});
