/** Chapter 32: cooperative and solo play. */
import { describe, expect, it } from 'vitest';
import { type Arrangement, dealt, given, type Scene, SEEDS, start } from './kit.ts';

const NO_FIRE = { C3: 0, D3: 0, C4: 0, D4: 0 };
const TOGETHER = { cooperative: true, level: 'easy' };
const destroyed = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'destroyed' as const]));

/** Seat 0 wins the block of its Brigade, worth 2 (C1) or 3 (D1). */
const winning = (space: 'C1' | 'D1', wanted: Arrangement): Scene =>
  given({
    brigade: [space],
    renown: { [space]: [space === 'C1' ? 1 : 2] },
    ...wanted,
    fire: { [space]: 1, ...wanted.fire },
  }).answer(0, 'extinguish 1', space);

describe('playing together', () => {
  it.each([
    [1, ['A1']],
    [2, ['A1', 'F6']],
    [3, ['A1', 'F1', 'F6']],
    [4, ['A1', 'F1', 'F6', 'A6']],
  ])('BR-32.2 %i can play, at %o', (seats, corners) => {
    const s = start(TOGETHER, seats).chooseColours();
    expect(s.view(null).table.players.map(({ firehouse }) => firehouse)).toEqual(corners);
    s.expectQuestion('action phase/action', 0);
    expect(s.table).toMatchObject({ actions: 4, turn: 1 });
    const fire = s.table.fire.slice();
    if (seats > 1) expect(fire).toEqual(start({}, seats).chooseColours().table.fire); // all other rules stand
    s.endTurn();
    s.expectFact('turnBegan', { seat: 1 % seats, turn: 2 });
  });
  it('BR-32.3 five blocks of a quarter, three of the University or one of each win nothing', () => {
    const five = winning('C1', { options: TOGETHER, loyal: { B1: 0, D1: 0, E1: 0, A2: 0 } });
    expect(five.loyal('C1')).toBe(0);
    five.expectQuestion('action phase/action', 0);
    winning('C1', { options: TOGETHER, loyal: { D2: 0, A4: 0, D5: 0, C3: 0 } }).expectQuestion('action phase/action', 0);
    const faculty = given({ options: TOGETHER, brigade: ['C3'], fire: { C3: 1 }, renown: { C3: [4] }, loyal: { D3: 0, C4: 0 } });
    faculty.answer(0, 'extinguish 1', 'C3').expectQuestion('action phase/action', 0);
    // In the competitive game the same wins.
    expect(winning('C1', { loyal: { B1: 0, D1: 0, E1: 0, A2: 0 } }).outcome?.reason).toBe('quarterLoyalty');
  });
  it('BR-32.4 blocks loyal to a partner take no Renown from others', () => {
    const wanted: Arrangement = { brigade: ['B1'], fire: { B1: 1 }, loyal: { B2: 1 } };
    const s = given({ ...wanted, options: TOGETHER }).answer(0, 'extinguish 1');
    s.expectQuestion('award/place', 0, ['B1', 'C1', 'done']);
    expect(s.refused(0, 'B2', 'BR-32.4', 'loyalToPartner').about).toEqual({ space: 'B2', seat: 1 });
    given(wanted).answer(0, 'extinguish 1').expectQuestion('award/place', 0, ['B1', 'C1', 'B2', 'done']);
  });
  it('BR-32.5 everybody refills on any loyal block, but not on a partner\u2019s Firehouse', () => {
    const wanted: Arrangement = { brigade: ['B2'], wagon: ['C2'], loyal: { B2: 1 }, water: [{ warden: 0, wagon: 0 }] };
    const s = given({ ...wanted, options: TOGETHER });
    s.refused(0, 'refill C2', 'BR-13.1', 'notARefillPlace'); // loyal to nobody
    expect(s.answer(0, 'refill B2').table.wardenWater[0]).toBe(2);
    given(wanted).refused(0, 'refill B2', 'BR-13.5', 'notARefillPlace');
    const wagon = given({ ...wanted, loyal: { C2: 1 }, options: TOGETHER }).answer(0, 'refill C2');
    expect([wagon.table.wardenWater[0], wagon.table.wagonWater[0]]).toEqual([0, 2]);
    given({ ...wanted, brigade: ['F6'], options: TOGETHER }).refused(0, 'refill F6', 'BR-13.5', 'notARefillPlace');
  });
});

describe('winning and losing together', () => {
  /** Loyal blocks worth 21, 33 and 45, with one of the University. */
  const WORTH_21 = { C3: 1, B2: 0, C2: 1, E3: 0, F3: 1 };
  const WORTH_33 = { ...WORTH_21, D3: 0, B5: 1, F5: 0 };
  const WORTH_45 = { ...WORTH_33, C4: 1, D6: 0, A2: 1 };

  it.each([
    ['easy', 24, WORTH_21],
    ['normal', 36, WORTH_33],
    ['hard', 48, WORTH_45],
  ])('BR-32.6 %s: all win as soon as the loyal blocks are worth %i', (level, target, loyal) => {
    const options = { cooperative: true, level };
    const s = winning('D1', { options, loyal });
    expect(s.outcome).toEqual({ reason: 'coopTarget', rule: 'BR-32.6', winners: [0, 1], scores: [target, target] });
    const short = winning('C1', { options, loyal }); // one less
    expect(short.view(0).table).toMatchObject({ commonScore: target - 1, target });
    short.expectQuestion('action phase/action', 0);
  });
  it('BR-32.6 one of them must be a University block', () => {
    const loyal = { B2: 0, C2: 1, E3: 0, F3: 1, B5: 0, C5: 1 }; // 24 already
    winning('D1', { options: TOGETHER, loyal }).expectQuestion('action phase/action', 0);
    expect(winning('D1', { options: TOGETHER, loyal: { ...loyal, D4: 1 } }).outcome?.reason).toBe('coopTarget');
  });
  it('BR-32.7 All\u2019s Well wins with half the target, otherwise the game goes on', () => {
    const lastFire = (loyal: Arrangement['loyal'], level = 'easy'): Scene =>
      given({ options: { cooperative: true, level }, brigade: ['B1'], fire: { ...NO_FIRE, B1: 1 }, ...(loyal ? { loyal } : {}) });
    const half = lastFire({ B2: 0, C2: 1, E3: 1 }).answer(0, 'extinguish 1', 'done'); // 12 of 24
    expect(half.outcome).toEqual({ reason: 'coopAllsWell', rule: 'BR-32.7', winners: [0, 1], scores: [12, 12] });
    const less = lastFire({ B2: 0, C2: 1, D1: 1 }).answer(0, 'extinguish 1', 'done'); // 11
    less.expectQuestion('action phase/action', 0);
    less.endTurn();
    expect(less.outcome).toBeNull();
    lastFire({ B2: 0, C2: 1, E3: 1 }, 'normal').answer(0, 'extinguish 1', 'done').expectQuestion('action phase/action', 0);
  });
  it('BR-32.8 all lose at once when evacuation begins', () => {
    const seven = destroyed('C1', 'D1', 'E1', 'A2', 'B2', 'D2', 'E2');
    const s = given({ options: TOGETHER, fire: { ...seven, C2: 'doomed' } }).endTurn();
    expect(s.outcome).toMatchObject({ reason: 'coopEvacuation', rule: 'BR-32.8', winners: [] });
    expect([s.question, s.all('turnBegan')]).toEqual([null, []]);
    given({ options: TOGETHER, fire: seven, events: ['sudden-downpour'] })
      .endTurn()
      .expectQuestion('action phase/action', 1);
    // Three University blocks are as bad.
    const faculty = given({ options: TOGETHER, fire: { ...destroyed('C3', 'D3'), C4: 'doomed' } }).endTurn();
    expect(faculty.outcome).toMatchObject({ reason: 'coopEvacuation', winners: [] });
    // Also if no fire is left and half the target is reached: evacuation is examined first.
    const both = given({
      options: TOGETHER,
      fire: { ...NO_FIRE, ...seven, C2: 'doomed' },
      loyal: { E3: 0, F3: 0, B5: 0 },
    }).endTurn();
    expect(both.outcome?.reason).toBe('coopEvacuation');
  });
});

describe('crew and wardens among partners', () => {
  it('BR-32.9 Walder takes no water from partners', () => {
    const walder: Arrangement = { crew: [[], ['walder']], loyal: { D2: 1 }, water: [{ warden: 0 }] };
    given({ ...walder, options: TOGETHER })
      .answer(0, 'refill A1')
      .expectQuestion('action phase/action', 0);
    given(walder).answer(0, 'refill A1').expectQuestion('walder/lose', 0);
  });
  it('BR-32.9 Zilda makes no partner discard', () => {
    const zilda: Arrangement = {
      brigade: ['D5'],
      fire: { D5: 1 },
      renown: { D5: [1] },
      crew: [['zilda'], ['kularf']],
      water: [{ zilda: 0 }],
    };
    given({ ...zilda, options: TOGETHER })
      .answer(0, 'extinguish 1', 'D5')
      .expectQuestion('action phase/action', 0);
    given(zilda).answer(0, 'extinguish 1', 'D5').expectQuestion('gain abilities/respond', 0, ['zilda', 'pass']);
  });
  it('BR-32.9 Selina and Nery have nothing to do, since partners\u2019 blocks take no Renown', () => {
    const s = given({
      options: TOGETHER,
      brigade: ['B1'],
      fire: { B1: 1 },
      loyal: { B2: 1, C1: 0 },
      crew: [['selina'], ['nery']],
      water: [{ selina: 0 }],
    });
    s.answer(0, 'extinguish 1').refused(0, 'B2', 'BR-32.4', 'loyalToPartner');
    s.answer(0, 'B1');
    expect([s.renown(0, 'B1'), s.all('abilityUsed')]).toEqual([1, []]);
  });
  it('BR-32.9 Aurath steals no water from partners', () => {
    // Fires all round leave one way: through B2, where the partner's Brigade stands, to C3.
    const aurath: Arrangement = {
      options: { advanced: true, bonusWardens: true },
      warden: ['aurath'],
      brigade: ['A1', 'B2'],
      fire: { ...NO_FIRE, B1: 1, A2: 1 },
      water: [{ warden: 0 }],
    };
    given(aurath).answer(0, 'warden', 'brigade C3').expectQuestion('move brigade/rob', 0);
    const s = given({ ...aurath, options: { ...aurath.options, ...TOGETHER } }).answer(0, 'warden', 'brigade C3');
    s.expectQuestion('action phase/action', 0);
    expect(s.table.wardenWater).toEqual([0, 2]);
  });
  it('BR-32.9 Frith takes a partner\u2019s crew member only if that partner agrees', () => {
    const frith: Arrangement = { warden: ['frith'], crew: [[], ['kularf']], tracks: [{ crew: 2 }], renown: { B2: [1] } };
    const ask = (): Scene => given({ ...frith, options: { ...TOGETHER, advanced: true } }).answer(0, 'warden');
    const agreed = ask().expectQuestion('of the people/agree', 1, ['agree', 'refuse']);
    agreed.answer(1, 'agree');
    expect([agreed.table.crew, agreed.renown(0, 'B2'), agreed.table.actions]).toEqual([[['kularf'], []], 0, 3]);
    const refused = ask().answer(1, 'refuse');
    expect([refused.table.crew, refused.renown(0, 'B2')]).toEqual([[[], ['kularf']], 1]);
    refused.expectFact('consentGiven', { seat: 1, to: 0, card: 'kularf', agreed: false });
    // It has cost nothing, but she has asked for this turn.
    expect(refused.table.actions).toBe(4);
    refused.refused(0, 'warden', 'BR-23.6', 'wardenUsedThisTurn');
    // Of several partners the one whose crew it is.
    const third = given({ ...frith, seats: 3, crew: [[], ['nery'], ['kularf']], options: { ...TOGETHER, advanced: true } });
    third.answer(0, 'warden', 'kularf').expectQuestion('of the people/agree', 2).answer(2, 'agree');
    expect(third.table.crew).toEqual([['kularf'], ['nery'], []]);
    // Opponents are not asked.
    const taken = given({ ...frith, options: { advanced: true } }).answer(0, 'warden');
    expect(taken.table.crew).toEqual([['kularf'], []]);
  });
  it('BR-32.9 Sir Precious is not used; the others may be recruited for their water', () => {
    const deck = (given: { [name: string]: boolean | string }) => start({ promoCrew: true, ...given }).table.crewDeck;
    expect(deck(TOGETHER)).not.toContain('precious');
    expect(deck(TOGETHER)).toEqual(expect.arrayContaining(['selina', 'nery', 'walder', 'zilda', 'ash']));
    expect(deck({})).toContain('precious');
    const s = given({ options: TOGETHER, tracks: [{ crew: 2 }], crewDeck: ['zilda', 'walder'] }).answer(0, 'recruit', 'zilda');
    expect([s.table.crew[0], s.table.crewWater[0]]).toEqual([['zilda'], [2]]);
  });
  it('BR-32.10 alone there is no Frith, no Bernhardt and no Walder', () => {
    const wardens = (seats: number) =>
      new Set(SEEDS.flatMap((seed) => dealt({ ...TOGETHER, advanced: true, bonusWardens: true }, seats, seed).table.warden));
    expect([...wardens(1)].sort()).toEqual(['aurath', 'blitz', 'cindy', 'ester', 'galeela', 'glint', 'gloria', 'white-fang']);
    expect(wardens(2).size).toBe(10);
    expect(start(TOGETHER, 1).table.crewDeck).not.toContain('walder');
    expect(start(TOGETHER, 1).table.crewDeck).toHaveLength(19);
    expect(start(TOGETHER, 2).table.crewDeck).toContain('walder');
  });
});
