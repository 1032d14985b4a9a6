/** Chapter 17, Renown and Loyalty: where Renown may lie, and how a block is won and kept. */
import { describe, expect, test } from 'vitest';
import { at, given, type Scene } from './kit.ts';

const player = (s: Scene, seat: number) => s.view(seat).table.players[seat];
/** A Brigade on B2 (value 4) that is about to put out a fire of 2; round it B1 (2), A2 (3), C2 (4) and B3 (3). */
const ON_B2 = { brigade: ['B2'], fire: { B2: 2 } };

describe('placing', () => {
  test('BR-17.1 on the block of the Brigade and those sharing an edge with it', () => {
    const s = given(ON_B2).answer(0, 'extinguish 2');
    s.expectQuestion('award/place', 0, ['B2', 'B1', 'A2', 'C2', 'B3', 'done']);
    for (const space of ['C1', 'A3', 'C3', 'D2', 'E5']) {
      expect(s.refused(0, space, 'BR-17.1', 'outOfReach').about).toEqual({ space });
    }
    // The diagonal Firehouse is no block, nor is one that shares an edge.
    s.refused(0, 'A1', 'BR-2.14', 'notABlock');
    const edge = given({ brigade: ['B1'], fire: { B1: 1 } }).answer(0, 'extinguish 1');
    edge.expectQuestion('award/place', 0, ['B1', 'C1', 'B2', 'done']);
    edge.refused(0, 'A1', 'BR-2.14', 'notABlock');
  });

  test('BR-17.2 divided in any way', () => {
    const three = () => given({ ...ON_B2, wagon: ['B2'], fire: { B2: 3 } }).answer(0, 'extinguish 3', 'warden 2');
    const split = three().answer(0, 'C2', 'B3', 'C2').expectQuestion('action phase/action', 0);
    expect(['B2', 'B1', 'A2', 'C2', 'B3'].map((space) => split.renown(0, space))).toEqual([0, 0, 0, 2, 1]);
    const heap = three().answer(0, 'B2', 'B2', 'B2');
    expect(heap.renown(0, 'B2')).toBe(3);
    expect(heap.table.renown[1].every((n) => n === 0)).toBe(true);
  });

  test('BR-17.3 BR-17.4 the block itself counts although its fire is out, and no block need burn', () => {
    const s = given({ ...ON_B2, fire: { B2: 2, A2: 3 } }).answer(0, 'extinguish 2');
    expect([s.fire('B2'), s.fire('C2'), s.fire('A2')]).toEqual([0, 0, 3]);
    for (const space of ['B2', 'C2', 'A2']) {
      const there = s.branch().answer(0, space);
      expect(there.renown(0, space)).toBe(1);
    }
  });

  test('BR-17.5 placing is optional, and what is not placed is lost', () => {
    const s = given(ON_B2).answer(0, 'extinguish 2', 'B1', 'done').expectQuestion('action phase/action', 0);
    s.expectFact('renownForfeited', { rule: 'BR-17.5', seat: 0, n: 1 });
    expect([s.renown(0, 'B1'), player(s, 0).renownLeft]).toEqual([1, 15]);
    const none = given(ON_B2).answer(0, 'extinguish 2', 'done');
    none.expectFact('renownForfeited', { rule: 'BR-17.5', seat: 0, n: 2 });
    expect(player(none, 0).renownLeft).toBe(16);
    // Where no block is eligible nothing is asked.
    const own = given({ ...ON_B2, loyal: { B2: 0, B1: 0, A2: 0, C2: 0 }, fire: { B2: 2, B3: 'destroyed' } });
    own.answer(0, 'extinguish 2').expectQuestion('action phase/action', 0);
    own.expectFact('renownForfeited', { rule: 'BR-17.5', seat: 0, n: 2 });
  });

  test('BR-17.6 eligible are blocks neither destroyed nor loyal to the placing player', () => {
    const s = given({
      ...ON_B2,
      fire: { B2: 2, B1: 'destroyed', B3: 'doomed' },
      loyal: { A2: 0, C2: 1 },
    }).answer(0, 'extinguish 2');
    s.expectQuestion('award/place', 0, ['B2', 'C2', 'B3', 'done']);
    expect(s.refused(0, 'B1', 'BR-17.6', 'blockDestroyed').about).toEqual({ space: 'B1' });
    expect(s.refused(0, 'A2', 'BR-17.6', 'loyalToYou').about).toEqual({ space: 'A2' });
  });

  test('BR-17.7 no more than still needed to win the block', () => {
    const s = given({ ...ON_B2, renown: { B1: [1] } }).answer(0, 'extinguish 2', 'B1');
    // Its value is 2: the second token is the last.
    s.expectQuestion('award/place', 0, ['B2', 'A2', 'C2', 'B3', 'done']);
    expect(s.refused(0, 'B1', 'BR-17.7', 'enoughRenown').about).toMatchObject({ space: 'B1', needed: 2 });
    const fresh = given(ON_B2).answer(0, 'extinguish 2', 'B1');
    expect(fresh.legal(0)).toContain('B1');
  });

  test('BR-17.8 Renown of several players lies side by side', () => {
    const s = given({ ...ON_B2, seats: 3, renown: { B2: [0, 1, 2] } }).answer(0, 'extinguish 2', 'B2', 'B2');
    expect([s.renown(0, 'B2'), s.renown(1, 'B2'), s.renown(2, 'B2'), s.loyal('B2')]).toEqual([2, 1, 2, -1]);
  });

  test('BR-17.19 an award is all the Renown of one action at one moment', () => {
    // Selina adds one Renown per award on a block loyal to another (BR-26.6).
    const s = given({
      brigade: ['B2'],
      wagon: ['B2'],
      fire: { B2: 2 },
      crew: [['selina']],
      loyal: { C1: 0, C2: 1 },
      water: [{ selina: 0 }],
    });
    s.answer(0, 'extinguish 2', 'warden 2');
    s.expectFact('renownAwarded', { seat: 0, n: 2 });
    s.answer(0, 'C2', 'C2').expectQuestion('action phase/action', 0);
    expect(s.renown(0, 'C2')).toBe(3);
    // A second action is a second award.
    s.table.fire[at('B2')] = 1;
    s.forget().answer(0, 'extinguish 1', 'C2');
    s.expectFact('renownAwarded', { n: 1 });
    expect([s.renown(0, 'C2'), s.loyal('C2')]).toEqual([0, 0]);
  });
});

describe('winning', () => {
  test('BR-17.10 own Renown equal to the value wins the block', () => {
    const s = given({ ...ON_B2, renown: { B3: [1, 2] } }).answer(0, 'extinguish 2', 'B3');
    // 2 of 3, and the two of the other player do not count.
    expect([s.renown(0, 'B3'), s.loyal('B3')]).toEqual([2, -1]);
    s.answer(0, 'B3').expectQuestion('action phase/action', 0);
    s.expectFact('loyaltyGained', {
      rule: 'BR-17.10',
      seat: 0,
      space: 'B3',
      from: -1,
      needed: 3,
      terms: [{ name: 'value', rule: 'BR-17.10', add: 3 }],
    });
    expect(s.loyal('B3')).toBe(0);
  });

  test('BR-17.11 BR-17.12 all Renown there goes back to its owners and the Loyalty is placed', () => {
    const s = given({ ...ON_B2, seats: 3, renown: { B3: [1, 2, 1], D5: [1, 1, 0] } });
    expect([0, 1, 2].map((seat) => player(s, seat).renownLeft)).toEqual([14, 13, 15]);
    s.answer(0, 'extinguish 2', 'B3', 'B3');
    expect([0, 1, 2].map((seat) => s.renown(seat, 'B3'))).toEqual([0, 0, 0]);
    expect(s.loyal('B3')).toBe(0);
    expect(s.all('renownRemoved').map(({ rule, seat, space, n }) => [rule, seat, space, n])).toEqual([
      ['BR-17.11', 0, 'B3', 3],
      ['BR-17.11', 1, 'B3', 2],
      ['BR-17.11', 2, 'B3', 1],
    ]);
    // What lies elsewhere stays.
    expect([0, 1, 2].map((seat) => player(s, seat).renownLeft)).toEqual([15, 15, 16]);
    expect([s.renown(0, 'D5'), s.renown(1, 'D5')]).toEqual([1, 1]);
  });

  test('BR-17.13 all Renown is distributed first, then won blocks are resolved in the chosen order', () => {
    const s = given({ ...ON_B2, renown: { B1: [1], B3: [2] } }).answer(0, 'extinguish 2', 'B1');
    s.expectQuestion('award/place', 0);
    expect([s.loyal('B1'), s.renown(0, 'B1')]).toEqual([-1, 2]);
    s.answer(0, 'B3').expectQuestion('award/win', 0, ['B1', 'B3']);
    expect(s.refused(0, 'B2', 'BR-17.13', 'notWon').about).toEqual({ space: 'B2' });
    s.answer(0, 'B3').expectQuestion('action phase/action', 0);
    expect(s.all('loyaltyGained').map(({ space }) => space)).toEqual(['B3', 'B1']);
    expect([s.loyal('B1'), s.loyal('B3')]).toEqual([0, 0]);
  });

  test('BR-17.14 per block: Renown off, Loyalty on, victory checked, abilities in the chosen order, then the next block', () => {
    // Del Uge (Commons blocks) and Chops Murphy (any block) both answer the gain of B1.
    const s = given({
      ...ON_B2,
      fire: { B2: 2, D5: 3 },
      renown: { B1: [1], B3: [2] },
      crew: [['del-uge', 'chops']],
      loyal: { A4: 0, E1: 0 },
      water: [{ 'del-uge': 0, chops: 0 }],
    });
    s.answer(0, 'extinguish 2', 'B1', 'B3', 'B1').expectQuestion('gain abilities/respond', 0, ['del-uge', 'chops']);
    expect([s.loyal('B1'), s.renown(0, 'B1'), s.loyal('B3')]).toEqual([0, 0, -1]);
    const other = s.branch().answer(0, 'del-uge').expectQuestion('del uge/block', 0);
    other.answer(0, 'D5').expectQuestion('gain abilities/respond', 0, ['chops', 'pass']);
    s.answer(0, 'chops').expectQuestion('chops murphy/block', 0, ['C1', 'B2']);
    s.answer(0, 'C1').expectQuestion('del uge/block', 0);
    expect(s.loyal('B3')).toBe(-1);
    s.answer(0, 'D5');
    // Then B3, a Council block, to which Chops alone answers.
    s.expectQuestion('gain abilities/respond', 0, ['chops', 'pass']);
    expect([s.loyal('B3'), s.fire('C1'), s.fire('D5')]).toEqual([0, 2, 1]);
    const order = s.facts.map((fact) => (fact.kind === 'abilityUsed' ? fact.card : fact.kind));
    expect(order.filter((kind) => /^(chops|del-uge|renownRemoved|loyaltyGained)$/.test(kind))).toEqual([
      'renownRemoved',
      'loyaltyGained',
      'chops',
      'del-uge',
      'renownRemoved',
      'loyaltyGained',
    ]);
    // A victory ends the game before any ability and before the next block.
    const victory = given({
      ...ON_B2,
      renown: { B1: [1], B3: [2] },
      crew: [['del-uge']],
      loyal: { C1: 0, D1: 0, E1: 0, A2: 0 },
      water: [{ 'del-uge': 0 }],
    });
    victory.answer(0, 'extinguish 2', 'B1', 'B3', 'B1');
    expect([victory.question, victory.loyal('B3')]).toEqual([null, -1]);
    victory.expectFact('gameEnded', { reason: 'quarterLoyalty', winners: [0] });
    expect(victory.all('abilityUsed')).toEqual([]);
  });
});

describe('what lasts', () => {
  test('BR-17.9 Renown stays until the block is won or destroyed', () => {
    const s = given({
      renown: { B1: [1, 1], D2: [1, 1] },
      fire: { B1: 4, D2: 4 },
      brigade: ['A2', 'E5'],
      events: ['bigger-barrels', 'scarlet-squall', 'bigger-barrels'],
    });
    s.endTurn().expectQuestion('action phase/action', 1);
    expect([s.renown(0, 'B1'), s.renown(1, 'B1'), s.renown(0, 'D2')]).toEqual([1, 1, 1]);
    // Scarlet Squall hits B1, not D2.
    s.endTurn().expectQuestion('action phase/action', 0);
    expect([s.fire('B1'), s.renown(0, 'B1'), s.renown(1, 'B1')]).toEqual([6, 0, 0]);
    expect([s.renown(0, 'D2'), s.renown(1, 'D2')]).toEqual([1, 1]);
    s.endTurn();
    expect([s.renown(0, 'D2'), s.renown(1, 'D2')]).toEqual([1, 1]);
  });

  test('BR-17.15 a loyal block counts its value and is a place to refill for its owner', () => {
    const s = given({ ...ON_B2, renown: { B2: [2] } }).answer(0, 'extinguish 2');
    expect([player(s, 0).score, player(s, 1).score]).toEqual([0, 0]);
    s.answer(0, 'B2', 'B2');
    expect([player(s, 0).score, player(s, 1).score]).toEqual([4, 0]);
    expect(s.offered(0, 'refill')).toEqual(['B2']);
  });
  test('BR-17.15 its owner refills there while it burns, too', () => {
    const burning = { brigade: ['B2', 'B5'], fire: { B2: 3, B5: 3 }, loyal: { B2: 0, B5: 0 }, water: [{ warden: 0 }] };
    const s = given({ ...burning, wagon: ['A1'] });
    expect(s.offered(0, 'refill')).toContain('B2');
    expect(s.answer(0, 'refill B2').table.wardenWater[0]).toBe(2);
    given({ ...burning, brigade: ['B5', 'B2'], loyal: { B5: 1 } }).refused(0, 'refill B5', 'BR-13.5', 'notARefillPlace');
  });

  test('BR-17.16 Loyalty lasts until the block is stolen or destroyed', () => {
    const s = given({
      loyal: { B1: 0, C1: 0, D2: 0 },
      fire: { B1: 4, C1: 1 },
      brigade: ['A2', 'C1'],
      events: ['scarlet-squall', 'bigger-barrels'],
    });
    s.endTurn();
    // Destroyed: lost. Burning, extinguished by another, left alone: kept.
    expect([s.loyal('B1'), s.loyal('C1'), s.loyal('D2')]).toEqual([-1, 0, 0]);
    s.expectFact('loyaltyLost', { seat: 0, space: 'B1' });
    s.answer(1, 'extinguish 1', 'C1').endTurn();
    expect([s.loyal('C1'), s.renown(1, 'C1'), s.loyal('D2')]).toEqual([0, 1, 0]);
  });

  test('BR-17.17 a fire lowered but not put out gives nothing, whoever lowered it before', () => {
    const s = given({ brigade: ['B2', 'C1'], fire: { B2: 3 }, events: ['bigger-barrels'] });
    s.answer(0, 'extinguish 2', 'brigade A2').endTurn();
    expect([s.all('renownAwarded'), player(s, 0).renownLeft]).toEqual([[], 16]);
    s.answer(1, 'brigade B2', 'extinguish 1');
    s.expectFact('renownAwarded', { seat: 1, n: 1 });
    s.answer(1, 'B2').expectQuestion('action phase/action', 1);
    expect([s.renown(0, 'B2'), s.renown(1, 'B2')]).toEqual([0, 1]);
  });

  test('BR-17.18 loyal blocks burn like others and may be extinguished by anybody', () => {
    const s = given({ loyal: { B1: 0, B3: 1 }, fire: { B1: 1 }, brigade: ['A2', 'C1'], events: ['scarlet-squall'] });
    s.endTurn();
    expect([s.fire('B1'), s.fire('B3')]).toEqual([2, 1]);
    // A gust reaches them too, the drawer's own and those of others.
    const gust = given({ loyal: { C2: 1, C5: 0 }, fire: { B2: 1, B5: 1, C5: 1 }, events: ['wind-east'] }).endTurn();
    expect([gust.fire('C2'), gust.fire('C5'), gust.loyal('C2'), gust.loyal('C5')]).toEqual([1, 2, 1, 0]);
    s.answer(1, 'brigade B1', 'extinguish 2').expectQuestion('award/place', 1, ['B1', 'C1', 'B2', 'done']);
    expect([s.fire('B1'), s.loyal('B1')]).toEqual([0, 0]);
  });
});
