/** Chapter 18, Stealing: a block loyal to another player costs one Renown more, every time anew. */
import { expect, test } from 'vitest';
import { at, given, type Scene } from './kit.ts';

const score = (s: Scene, seat: number): number => s.view(null).table.players[seat].score;
const left = (s: Scene, seat: number): number => s.view(null).table.players[seat].renownLeft;

/** Seat 0 is about to put out a fire of 2 on B2, beside B1 (value 2), which is loyal to seat 1. */
const theft = (renown: number, more: { seats?: number; others?: number[] } = {}): Scene =>
  given({
    seats: more.seats ?? 2,
    brigade: ['B2'],
    fire: { B2: 2 },
    loyal: { B1: 1 },
    renown: { B1: [renown, ...(more.others ?? [])] },
    events: ['bigger-barrels', 'bigger-barrels'],
  }).answer(0, 'extinguish 2');

test("BR-18.1 another player's block is won with its value plus 1", () => {
  const s = theft(1).answer(0, 'B1');
  // Two, its value, are not enough.
  expect([s.renown(0, 'B1'), s.loyal('B1')]).toEqual([2, 1]);
  s.answer(0, 'B1').expectQuestion('action phase/action', 0);
  expect([s.renown(0, 'B1'), s.loyal('B1')]).toEqual([0, 0]);
  s.expectFact('loyaltyGained', {
    seat: 0,
    space: 'B1',
    needed: 3,
    terms: [
      { name: 'value', rule: 'BR-17.10', add: 2 },
      { name: 'stealing', rule: 'BR-18.1', add: 1 },
    ],
  });
  // Unowned, the same block costs its value only.
  const free = given({ brigade: ['B2'], fire: { B2: 2 } }).answer(0, 'extinguish 2', 'B1', 'B1');
  expect(free.loyal('B1')).toBe(0);
});

test('BR-18.2 the surcharge never accumulates', () => {
  const s = theft(2).answer(0, 'B1', 'done');
  expect(s.loyal('B1')).toBe(0);
  // Stolen once, it costs the next thief three again: not two, not four.
  for (const [seat, needed] of s.view(null).table.spaces[at('B1')].needed.entries()) {
    expect(needed).toBe(seat === 0 ? 0 : 3);
  }
  s.table.brigade[1] = at('C1');
  s.table.fire[at('C1')] = 3;
  s.table.wagon[1] = at('C1');
  s.answer(0, 'brigade A2', 'end').answer(1, 'extinguish 3', 'warden 2', 'B1', 'B1');
  expect([s.loyal('B1'), s.renown(1, 'B1')]).toEqual([0, 2]);
  s.answer(1, 'B1').expectQuestion('action phase/action', 1);
  expect(s.loyal('B1')).toBe(1);
});

test("BR-18.3 the thief's marker replaces the old one", () => {
  const s = theft(2).answer(0, 'B1', 'done');
  s.expectFact('loyaltyGained', { rule: 'BR-18.3', seat: 0, space: 'B1', from: 1 });
  expect(s.loyal('B1')).toBe(0);
  const { players } = s.view(null).table;
  expect(players.map(({ loyalBlocks }) => loyalBlocks)).toEqual([1, 0]);
});

test('BR-18.4 the former owner may steal the block back for its value plus 1', () => {
  const s = theft(2).answer(0, 'B1', 'done');
  s.table.brigade[1] = at('C1');
  s.table.fire[at('C1')] = 2;
  s.table.renown[1][at('B1')] = 1;
  s.answer(0, 'end').answer(1, 'extinguish 2', 'B1');
  expect([s.loyal('B1'), s.renown(1, 'B1')]).toEqual([0, 2]);
  s.forget().answer(1, 'B1');
  s.expectFact('loyaltyGained', { rule: 'BR-18.3', seat: 1, space: 'B1', from: 0, needed: 3 });
  expect(s.view(null).table.players.map(({ loyalBlocks }) => loyalBlocks)).toEqual([0, 1]);
});

test('BR-18.5 a stolen block scores its printed value', () => {
  const s = theft(2);
  expect([score(s, 0), score(s, 1)]).toEqual([0, 2]);
  s.answer(0, 'B1', 'done');
  expect([score(s, 0), score(s, 1)]).toEqual([2, 0]);
});

test('BR-18.6 every theft starts from Renown placed after the last one', () => {
  const s = theft(2, { seats: 3, others: [0, 2] });
  expect(left(s, 2)).toBe(14);
  s.answer(0, 'B1', 'done');
  // Seat 2 was one token short; now it begins at nothing.
  expect([0, 1, 2].map((seat) => s.renown(seat, 'B1'))).toEqual([0, 0, 0]);
  expect(left(s, 2)).toBe(16);
});

test('BR-18.7 stealing counts as gaining for abilities and victories', () => {
  // Immora answers the gain of a Nobles block: D5 (value 2) is stolen, E5 gets Renown.
  const ability = given({
    brigade: ['D5'],
    fire: { D5: 1 },
    loyal: { D5: 1 },
    renown: { D5: [2] },
    crew: [['immora']],
    water: [{ immora: 0 }],
  });
  ability.answer(0, 'extinguish 1', 'D5').expectQuestion('gain abilities/respond', 0, ['immora', 'pass']);
  ability.answer(0, 'immora', 'E5');
  expect([ability.loyal('D5'), ability.renown(0, 'E5')]).toEqual([0, 1]);

  const victory = given({
    brigade: ['B2'],
    fire: { B2: 1 },
    loyal: { B1: 1, C1: 0, D1: 0, E1: 0, A2: 0 },
    renown: { B1: [2] },
  });
  victory.answer(0, 'extinguish 1', 'B1');
  victory.expectFact('gameEnded', { reason: 'quarterLoyalty', winners: [0] });
  expect(victory.question).toBeNull();
});

test('BR-18.8 a threshold that falls has no effect until at least one more Renown is placed', () => {
  // Nery Cagehand makes D2 (value 2, loyal to seat 1) cost four; her only Commons block B1 is about to be destroyed.
  const s = given({
    brigade: ['D2', 'F6'],
    loyal: { D2: 1, B1: 1 },
    renown: { D2: [3] },
    crew: [[], ['nery']],
    fire: { B1: 4, D2: 1 },
    events: ['scarlet-squall', 'bigger-barrels'],
  });
  const needed = (): number => s.view(null).table.spaces[at('D2')].needed[0];
  expect(needed()).toBe(4);
  s.endTurn();
  expect([s.fire('B1'), needed(), s.renown(0, 'D2'), s.loyal('D2')]).toEqual([6, 3, 3, 1]);
  s.endTurn().expectQuestion('action phase/action', 0);
  expect(s.loyal('D2')).toBe(1);
  s.answer(0, 'extinguish 1').expectQuestion('award/place', 0);
  expect([s.loyal('D2'), s.legal(0).includes('D2')]).toEqual([1, true]);
  // Placed elsewhere it changes nothing; placed there it wins.
  expect(s.branch().answer(0, 'C2').loyal('D2')).toBe(1);
  s.answer(0, 'D2').expectQuestion('action phase/action', 0);
  expect([s.loyal('D2'), s.renown(0, 'D2')]).toEqual([0, 0]);
});
