/** Chapter 12, Extinguish: whose water fights which fire, and what Renown that brings. */
import { describe, expect, test } from 'vitest';
import { at, given } from './kit.ts';

describe('fighting a fire', () => {
  test('BR-12.1 the Brigade fights the fire on its own block only', () => {
    const s = given({ brigade: ['B2'], fire: { B2: 2, B1: 3, C2: 1 } });
    s.answer(0, 'extinguish 1');
    expect([s.fire('B2'), s.fire('B1'), s.fire('C2')]).toEqual([1, 3, 1]);
    s.expectFact('fireFell', { rule: 'BR-12.2', space: 'B2', from: 2, to: 1 });
    const beside = given({ brigade: ['B2'], fire: { B1: 3 } });
    expect(beside.offered(0, 'extinguish')).toEqual([]);
    beside.refused(0, 'extinguish 1', 'BR-12.9', 'notBurning');
  });

  test("BR-12.2 tokens of the Brigade and of the own Wagon on the block lower the fire by one each, nobody else's", () => {
    const withWagons = (wagon: [string, string]) =>
      given({ brigade: ['B2'], wagon, fire: { B2: 4 }, crew: [['selina']], water: [{ warden: 1, selina: 1, wagon: 2 }] });
    const together = withWagons(['B2', 'F6']);
    expect(together.offered(0, 'extinguish')).toEqual(['1', '2', '3', '4']);
    const apart = withWagons(['A1', 'B2']);
    expect(apart.offered(0, 'extinguish')).toEqual(['1', '2']);
    expect(apart.refused(0, 'extinguish 3', 'BR-12.2', 'notEnoughWater').about).toEqual({ wants: 3, has: 2 });
    apart.answer(0, 'extinguish 2');
    expect([apart.fire('B2'), apart.table.actions]).toEqual([2, 3]);
    expect([apart.table.wardenWater, apart.table.crewWater[0], apart.table.wagonWater]).toEqual([[0, 2], [0], [2, 2]]);
    apart.refused(0, 'extinguish 1', 'BR-12.2', 'notEnoughWater');
    together.answer(0, 'extinguish 4');
    expect([together.fire('B2'), together.table.wardenWater[0], together.table.wagonWater[0]]).toEqual([0, 0, 0]);
  });

  test('BR-12.3 at least one token is spent, and never more than needed', () => {
    const s = given({ brigade: ['B2'], wagon: ['B2'], fire: { B2: 2 } });
    expect(s.offered(0, 'extinguish')).toEqual(['1', '2']);
    s.refused(0, 'extinguish 0', 'BR-12.3', 'atLeastOneToken');
    expect(s.refused(0, 'extinguish 3', 'BR-12.3', 'moreThanNeeded').about).toMatchObject({
      wants: 3,
      needed: 2,
      terms: [{ name: 'intensity', rule: 'BR-12.3', add: 2 }],
    });
  });

  test('BR-12.4 a Wagon alone cannot extinguish', () => {
    const s = given({ brigade: ['B2'], wagon: ['D2'], fire: { D2: 1 } });
    expect(s.offered(0, 'extinguish')).toEqual([]);
    s.refused(0, 'extinguish 1', 'BR-12.9', 'notBurning');
    expect(s.legal(0)).not.toContain('leon');
    // Beside it the Brigade may use its water.
    s.answer(0, 'brigade D2');
    expect(s.offered(0, 'extinguish')).toEqual(['1']);
  });

  test('BR-12.8 the player chooses which cards and how much of the Wagon pay, and the water is gone', () => {
    // Asked even where the warden alone could pay: the Wagon may be spared, or the warden.
    const spared = given({ brigade: ['B2'], wagon: ['B2'], fire: { B2: 3 } }).answer(0, 'extinguish 1');
    spared.expectQuestion('pay water/holder', 0, ['warden 0', 'warden 1']).answer(0, 'warden 0');
    expect([spared.table.wardenWater[0], spared.table.wagonWater[0]]).toEqual([2, 1]);
    const s = given({ brigade: ['B2'], wagon: ['B2'], fire: { B2: 4 }, crew: [['nery']] });
    s.answer(0, 'extinguish 3').expectQuestion('pay water/holder', 0, ['warden 0', 'warden 1', 'warden 2']);
    expect(s.asked(0)?.show).toEqual({ holder: 'warden', left: 3 });
    expect(s.refused(0, 'warden 3', 'BR-12.8', 'holderGives').about).toMatchObject({ wants: 3, least: 0, most: 2 });
    s.answer(0, 'warden 1').expectQuestion('pay water/holder', 0, ['nery 0', 'nery 1', 'nery 2']);
    s.answer(0, 'nery 1').expectQuestion('action phase/action', 0);
    // The Wagon paid the rest.
    expect([s.table.wardenWater, s.table.crewWater[0], s.table.wagonWater]).toEqual([[1, 2], [2], [1, 2]]);
    expect(s.all('waterSpent').map(({ holder, n, left }) => [holder, n, left])).toEqual([
      ['warden', 1, 1],
      ['nery', 1, 2],
      ['wagon', 1, 1],
    ]);
    expect(s.fire('B2')).toBe(1);
    // What the later holders cannot give, the first must.
    const low = given({ brigade: ['B2'], wagon: ['B2'], fire: { B2: 4 }, water: [{ warden: 2, wagon: 2 }] });
    low.answer(0, 'extinguish 3').expectQuestion('pay water/holder', 0, ['warden 1', 'warden 2']);
    expect(low.refused(0, 'warden 0', 'BR-12.8', 'holderGives').about).toMatchObject({ wants: 0, least: 1, most: 2 });
  });

  test('BR-12.9 unlit, doomed and destroyed blocks cannot be extinguished', () => {
    const on = (fire: number | 'doomed' | 'destroyed') => given({ brigade: ['B2'], wagon: ['A1'], fire: { B2: fire } });
    expect(on(0).refused(0, 'extinguish 1', 'BR-12.9', 'notBurning').about).toEqual({ space: 'B2' });
    expect(on('doomed').refused(0, 'extinguish 1', 'BR-12.9', 'blockDoomed').about).toEqual({ space: 'B2' });
    expect(on('destroyed').refused(0, 'extinguish 1', 'BR-12.9', 'blockDestroyed').about).toEqual({ space: 'B2' });
    for (const fire of [0, 'doomed', 'destroyed'] as const) expect(on(fire).offered(0, 'extinguish')).toEqual([]);
    for (const fire of [1, 4]) expect(on(fire).offered(0, 'extinguish')).toContain('1');
    given().refused(0, 'extinguish 1', 'BR-2.14', 'notABlock');
  });

  test("BR-12.10 another player's Loyalty or Wagon on the block does not hinder", () => {
    const s = given({ brigade: ['B2'], wagon: ['A1', 'B2'], loyal: { B2: 1 }, fire: { B2: 2 } });
    expect(s.offered(0, 'extinguish')).toEqual(['1', '2']);
    s.answer(0, 'extinguish 2').expectQuestion('award/place', 0);
    s.expectFact('renownAwarded', { seat: 0, n: 2 });
    expect([s.fire('B2'), s.loyal('B2'), s.wagon(1)]).toEqual([0, 1, 'B2']);
  });

  test('BR-12.12 at 0 the block is unlit and may catch fire again', () => {
    const s = given({ brigade: ['B3'], fire: { B3: 1 }, events: ['scarlet-squall'] });
    s.answer(0, 'extinguish 1', 'done', 'brigade A2');
    expect(s.fire('B3')).toBe(0);
    s.endTurn();
    // Scarlet Squall marks B3.
    s.expectFact('fireRose', { space: 'B3', from: 0, to: 1, cause: 'scarlet-squall' });
    expect(s.fire('B3')).toBe(1);
    s.expectQuestion('action phase/action', 1);
  });

  test('BR-12.12 BR-5.4 whose block it is and what Renown lies there keeps no fire away', () => {
    for (const tokens of [{ loyal: { B3: 0 } }, { loyal: { B3: 1 } }, { renown: { B3: [1, 1] } }]) {
      const s = given({ brigade: ['B3'], fire: { B3: 1 }, events: ['scarlet-squall'], ...tokens });
      s.answer(0, 'extinguish 1', 'done', 'brigade A2');
      expect(s.fire('B3')).toBe(0);
      s.endTurn();
      s.expectFact('fireRose', { space: 'B3', from: 0, to: 1, cause: 'scarlet-squall' });
      const burning = given({ fire: { B3: 2 }, events: ['scarlet-squall'], ...tokens }).endTurn();
      burning.expectFact('fireRose', { space: 'B3', from: 2, to: 3, cause: 'scarlet-squall' });
    }
  });
});

describe('Renown for a fire that is out', () => {
  test('BR-12.5 one Renown for each level removed in the action that puts it out', () => {
    for (const fire of [1, 2, 3, 4]) {
      const s = given({ brigade: ['B2'], wagon: ['B2'], fire: { B2: fire } });
      s.answer(0, `extinguish ${fire}`);
      if (s.question === 'pay water/holder') s.answer(0, 'warden 1');
      s.expectFact('fireExtinguished', { rule: 'BR-12.5', seat: 0, space: 'B2', levels: fire });
      s.expectFact('renownAwarded', { rule: 'BR-12.5', seat: 0, n: fire, cause: 'extinguish' });
      s.expectQuestion('award/place', 0);
      expect(s.asked(0)?.show).toMatchObject({ left: fire });
    }
  });

  test('BR-12.6 no Renown at all while the fire burns on', () => {
    const s = given({ brigade: ['B2'], fire: { B2: 3 } });
    s.answer(0, 'extinguish 2').expectQuestion('action phase/action', 0);
    expect(s.fire('B2')).toBe(1);
    expect([s.all('renownAwarded'), s.all('fireExtinguished')]).toEqual([[], []]);
    // The same when the payment had to be chosen.
    const chosen = given({ brigade: ['B2'], wagon: ['B2'], fire: { B2: 4 } });
    chosen.answer(0, 'extinguish 3', 'warden 2').expectQuestion('action phase/action', 0);
    expect(chosen.all('renownAwarded')).toEqual([]);
  });

  test('BR-12.7 levels removed by earlier actions do not count', () => {
    const s = given({ brigade: ['B2'], wagon: ['B2'], fire: { B2: 4 } });
    s.answer(0, 'extinguish 3', 'warden 2', 'extinguish 1');
    s.expectFact('renownAwarded', { n: 1, terms: [{ name: 'levelsRemoved', rule: 'BR-12.5', add: 1 }] });
    expect(s.asked(0)?.show).toMatchObject({ left: 1 });
    s.answer(0, 'B2').expectQuestion('action phase/action', 0);
    expect([s.renown(0, 'B2'), s.table.actions]).toEqual([1, 2]);
  });

  test('BR-12.11 the Renown is placed at once and cannot be stored', () => {
    const s = given({ brigade: ['B2'], fire: { B2: 2 } });
    s.answer(0, 'extinguish 2').expectQuestion('award/place', 0, ['B2', 'B1', 'A2', 'C2', 'B3', 'done']);
    for (const action of ['brigade B1', 'upgrade crew', 'end']) s.refused(0, action, 'BR-17.1', 'notAnAnswer');
    s.answer(0, 'B2', 'done').expectQuestion('action phase/action', 0);
    s.refused(0, 'B2', 'BR-6.4', 'notAnAnswer');
    // A later award is counted by its own levels.
    s.table.fire[at('B2')] = 1;
    s.table.wardenWater[0] = 1;
    s.answer(0, 'extinguish 1');
    expect(s.asked(0)?.show).toMatchObject({ left: 1 });
  });
});
