/** Chapter 26, second part: the crew of the Council Quarters and of the Nobles Rise, card by card (Esme and Veda: fireballs). */
import { describe, expect, test } from 'vitest';
import { gaining } from './gaining.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const ACTION = 'action phase/action';
const RESPOND = 'gain abilities/respond';

describe('Mal Candor', () => {
  const mal = (more: Arrangement = {}) =>
    gaining('D2', ['mal'], { crewDeck: ['morgana', 'gness'], tracks: [{ crew: 4 }], ...more });

  test('BR-26.18 each Council Quarters block gained gives a free Recruit', () => {
    const s = mal().expectQuestion('recruit/keep', 0, ['morgana', 'gness', 'none']);
    s.answer(0, 'gness').expectQuestion('join/replace', 0, ['join', 'mal']);
    s.answer(0, 'join').expectQuestion(ACTION, 0);
    expect([s.table.crew[0], s.table.crewDiscard, s.table.actions]).toEqual([['mal', 'gness'], ['morgana'], 3]);
    // It is compulsory to draw, not to keep.
    const none = mal().answer(0, 'none').expectQuestion(ACTION, 0);
    expect([none.table.crew[0], none.table.crewDiscard]).toEqual([['mal'], ['morgana', 'gness']]);
    const merchant = gaining('A4', ['mal'], { loyal: { E2: 0 } }).expectQuestion(ACTION, 0);
    expect(merchant.all('crewDrawn')).toEqual([]);
  });
});

describe('Lumen', () => {
  const lumen = (space: string, fire: number, more: Arrangement = {}) =>
    given({
      brigade: [space],
      fire: { [space]: fire },
      crew: [['lumen']],
      loyal: { E2: 0 },
      water: [{ warden: 2, lumen: 0 }],
      ...more,
    });

  test('BR-26.19 a University block needs one water less, with full Renown', () => {
    const s = lumen('C3', 2);
    expect(s.offered(0, 'extinguish')).toEqual(['1']);
    s.answer(0, 'extinguish 1').expectQuestion('award/place', 0, ['C2', 'B3', 'C3', 'D3', 'C4', 'done']);
    expect([s.fire('C3'), s.table.wardenWater[0], s.asked(0)?.show]).toMatchObject([0, 1, { left: 2 }]);
    s.expectFact('fireExtinguished', { space: 'C3', levels: 2 });
    // Elsewhere, or without the ability, it needs all.
    const city = lumen('B2', 2);
    expect(city.offered(0, 'extinguish')).toEqual(['1', '2']);
    city.answer(0, 'extinguish 1').expectQuestion(ACTION, 0);
    expect([city.fire('B2'), city.all('renownAwarded')]).toEqual([1, []]);
    expect(lumen('C3', 2, { loyal: { B1: 0 } }).offered(0, 'extinguish')).toEqual(['1', '2']);
    expect(lumen('B2', 2, { wagon: ['C3'] }).offered(0, 'extinguish')).toEqual(['1', '2']);
  });

  test('BR-26.20 N-1 tokens extinguish it for N Renown, none at 1, and fewer work normally', () => {
    const one = lumen('D4', 1, { water: [{ warden: 0, lumen: 0 }] });
    expect(one.offered(0, 'extinguish')).toEqual(['0']);
    one.answer(0, 'extinguish 0').expectQuestion('award/place', 0);
    expect([one.fire('D4'), one.table.actions, one.asked(0)?.show]).toMatchObject([0, 3, { left: 1 }]);
    const four = () => lumen('C3', 4, { water: [{ warden: 2, lumen: 2 }] });
    expect(four().offered(0, 'extinguish')).toEqual(['1', '2', '3']);
    expect(four().refused(0, 'extinguish 4', 'BR-26.20', 'moreThanNeeded').about).toMatchObject({ wants: 4, needed: 3 });
    four().refused(0, 'extinguish 0', 'BR-12.3', 'atLeastOneToken');
    const put = four().answer(0, 'extinguish 3', 'warden 2');
    expect([put.fire('C3'), put.asked(0)?.show]).toMatchObject([0, { left: 4 }]);
    const less = four().answer(0, 'extinguish 2', 'warden 2').expectQuestion(ACTION, 0);
    expect([less.fire('C3'), less.all('renownAwarded')]).toEqual([2, []]);
    lumen('B2', 1).refused(0, 'extinguish 0', 'BR-12.3', 'atLeastOneToken');
  });
});

describe('Walder Ranier', () => {
  const walder = (more: Arrangement = {}) => given({ crew: [[], ['walder']], loyal: { E2: 1 }, ...more });

  test('BR-26.21 another player who refills loses 1 water afterwards', () => {
    const s = walder({ water: [{ warden: 0, wagon: 1 }] }).answer(0, 'refill A1');
    expect([s.table.wardenWater[0], s.table.wagonWater[0]]).toEqual([2, 2]);
    s.expectQuestion('walder/lose', 0, ['warden', 'wagon']).answer(0, 'wagon').expectQuestion(ACTION, 0);
    expect([s.table.wardenWater[0], s.table.wagonWater[0]]).toEqual([2, 1]);
    s.expectFact('waterLost', { rule: 'BR-26.21', seat: 0, holder: 'wagon', n: 1, cause: 'walder' });
    // Not the owner, and not while he is inactive.
    const own = walder({ active: 1, water: [{}, { warden: 0, walder: 0 }] })
      .answer(1, 'refill F6')
      .expectQuestion(ACTION, 1);
    expect([own.table.wardenWater[1], own.table.crewWater[1]]).toEqual([2, [2]]);
    const off = walder({ loyal: { B1: 1 }, water: [{ warden: 0 }] })
      .answer(0, 'refill A1')
      .expectQuestion(ACTION, 0);
    expect(off.table.wardenWater[0]).toBe(2);
  });

  test('BR-26.22 every refill counts, but not single tokens; the victim chooses', () => {
    // Special event 6: the owner loses nothing, the other chooses, the Wagon included.
    const event = walder({ brigade: ['B2'], water: [{ warden: 1 }, { warden: 1 }], events: ['sudden-downpour'] }).endTurn();
    event.expectQuestion('walder/lose', 0, ['warden', 'wagon']).answer(0, 'warden').expectQuestion(ACTION, 1);
    expect(event.table.wardenWater).toEqual([1, 2]);
    // Where everything is full nothing is refilled, so nothing is lost.
    expect(
      walder({ events: ['sudden-downpour'] })
        .endTurn()
        .expectQuestion(ACTION, 1).table.wardenWater[0],
    ).toBe(2);
    // Dusk.
    const options = { advanced: true, bonusWardens: true };
    const boards: Arrangement = { options, colour: ['white', 'pink'] };
    const dusk = walder({ ...boards, warden: ['white-fang', 'blitz'], brigade: ['B2'], water: [{ warden: 0 }] }).answer(
      0,
      'warden',
    );
    dusk.expectQuestion('walder/lose', 0, ['warden', 'wagon']).answer(0, 'warden');
    expect(dusk.table.wardenWater[0]).toBe(1);
    dusk.refused(0, 'refill B2', 'BR-27.9');
    // An empty holder cannot lose any.
    const one = walder({ brigade: ['A1'], wagon: ['E1'], water: [{ warden: 1, wagon: 0 }] }).answer(0, 'refill A1');
    one.expectQuestion(ACTION, 0);
    expect([one.table.wardenWater[0], one.table.wagonWater[0]]).toEqual([1, 0]);
    // Single tokens: Ester, Ali Ahmar, theft.
    const ester = walder({ ...boards, warden: ['ester', 'blitz'], brigade: ['B2'], fire: { B2: 3 } }).answer(0, 'extinguish 2');
    expect(ester.expectQuestion(ACTION, 0).table.wardenWater[0]).toBe(1);
    const ali = gaining('A4', ['ali'], { crew: [['walder']], loyal: { E2: 1 } }).answer(0, 'water', 'warden', 'warden');
    expect(ali.expectQuestion(ACTION, 0).table.wardenWater[0]).toBe(2);
    const theft = walder({
      ...boards,
      warden: ['aurath', 'blitz'],
      brigade: ['A1', 'B2'],
      fire: { B1: 'destroyed', A2: 'destroyed' },
      water: [{ warden: 1 }],
    }).answer(0, 'warden', 'brigade C3', '1 warden');
    expect(theft.expectQuestion(ACTION, 0).table.wardenWater).toEqual([2, 1]);
  });
});

describe('Leon Bertrand', () => {
  const leon = (more: Arrangement = {}) =>
    given({
      brigade: ['B2'],
      wagon: ['D5'],
      fire: { D5: 1, E5: 1 },
      crew: [['leon']],
      loyal: { E2: 0 },
      events: ['sudden-downpour', 'sudden-downpour'],
      ...more,
    });

  test('BR-26.23 once per turn the Wagon by itself puts out a fire of 1, with Renown', () => {
    const s = leon().answer(0, 'leon').expectQuestion('award/place', 0, ['D4', 'C5', 'D5', 'E5', 'D6', 'done']);
    s.answer(0, 'D6').expectQuestion(ACTION, 0);
    expect([s.fire('D5'), s.renown(0, 'D6'), s.brigade(0)]).toEqual([0, 1, 'B2']);
    s.expectFact('fireExtinguished', { rule: 'BR-26.23', seat: 0, space: 'D5', levels: 1 });
    s.answer(0, 'wagon E5').refused(0, 'leon', 'BR-26.23', 'usedThisTurn');
    s.endTurn().endTurn();
    expect(s.legal(0)).toContain('leon');
  });

  test("BR-26.24 it costs one action and 1 water of the Wagon, on the Wagon's block at exactly 1", () => {
    const s = leon().answer(0, 'leon', 'done');
    expect([s.table.actions, s.table.wagonWater[0], s.table.wardenWater[0], s.table.crewWater[0]]).toEqual([3, 1, 2, [1]]);
    leon({ fire: { D5: 2, E5: 1 } }).refused(0, 'leon', 'BR-26.24', 'wagonNotAtFireOfOne');
    leon({ fire: { B2: 1 } }).refused(0, 'leon', 'BR-26.24', 'wagonNotAtFireOfOne');
    leon({ water: [{ wagon: 0 }] }).refused(0, 'leon', 'BR-26.24', 'wagonEmpty');
    leon({ actions: 0 }).refused(0, 'leon', 'BR-6.4', 'noActionsLeft');
    for (const more of [{ fire: { D5: 2 } }, { water: [{ wagon: 0 }] }]) expect(leon(more).legal(0)).not.toContain('leon');
  });
});

describe('Brother Ben', () => {
  const ben = (more: Arrangement = {}) =>
    given({
      crew: [['ben']],
      loyal: { E2: 0 },
      tracks: [{ wagon: 3, crew: 4 }],
      events: ['sudden-downpour', 'sudden-downpour', 'volunteers', 'volunteers'],
      ...more,
    });

  test('BR-26.25 who fully upgrades a track takes one extra turn', () => {
    const s = ben().answer(0, 'upgrade wagon');
    s.expectFact('extraTurnWon', { rule: 'BR-26.25', seat: 0 });
    s.forget().endTurn().expectQuestion(ACTION, 0);
    s.expectFact('turnBegan', { seat: 0, extra: true });
    s.endTurn().expectQuestion(ACTION, 1);
    // One space short of the end is not enough, nor an ability that is not active.
    expect(
      ben({ tracks: [{ wagon: 2 }] })
        .answer(0, 'upgrade wagon')
        .endTurn().table.active,
    ).toBe(1);
    expect(
      ben({ loyal: { B1: 0 } })
        .answer(0, 'upgrade wagon')
        .endTurn().table.active,
    ).toBe(1);
    // Another player's track does not help.
    const other = ben({ active: 1, tracks: [{}, { wagon: 3 }] }).answer(1, 'upgrade wagon');
    expect(other.table.extraTurns).toEqual([0, 0]);
  });

  test('BR-26.26 after the current or the next own turn, with an Event phase, once per track', () => {
    const own = ben().answer(0, 'upgrade wagon').forget().endTurn();
    own.expectFact('eventDrawn', { seat: 0, card: 'sudden-downpour' });
    expect(own.table.actions).toBe(4);
    // In the turn of seat 1 every Wagon track goes up: seat 0 plays its next turn and then one more.
    const s = ben({ events: ['bigger-barrels', 'sudden-downpour', 'sudden-downpour', 'bigger-barrels'] })
      .endTurn()
      .expectQuestion(ACTION, 1);
    expect([s.table.wagonTrack[0], s.table.extraTurns]).toEqual([4, [1, 0]]);
    s.endTurn().expectQuestion(ACTION, 0);
    s.forget().endTurn().expectQuestion(ACTION, 0);
    s.expectFact('turnBegan', { seat: 0, extra: true });
    // At its end the track cannot be completed a second time.
    s.endTurn().expectQuestion(ACTION, 1);
    s.expectFact('trackAtEnd', { seat: 0, track: 'wagon' });
    expect(s.table.extraTurns).toEqual([0, 0]);
  });
});

describe('Immora', () => {
  const immora = (more: Arrangement = {}) => gaining('D5', ['immora'], more);

  test('BR-26.27 each Nobles Rise block gained gives 1 Renown on another', () => {
    const s = immora().expectQuestion(RESPOND, 0, ['immora', 'pass']).answer(0, 'immora', 'C6').expectQuestion(ACTION, 0);
    expect([s.loyal('D5'), s.renown(0, 'C6')]).toEqual([0, 1]);
    s.expectFact('renownAwarded', { rule: 'BR-26.27', seat: 0, n: 1, cause: 'immora' });
    const passed = immora().answer(0, 'pass').expectQuestion(ACTION, 0);
    expect(passed.table.renown[0].every((n) => n === 0)).toBe(true);
    gaining('D2', ['immora'], { loyal: { E5: 0 } }).expectQuestion(ACTION, 0);
    // A block won so is a Nobles block gained too.
    const chain = immora({ renown: { E5: [1] } })
      .answer(0, 'immora', 'E5')
      .expectQuestion(RESPOND, 0, ['immora', 'pass']);
    chain.answer(0, 'immora').expectQuestion('award/place', 0, ['F5', 'B6', 'C6', 'D6', 'E6']);
  });

  test('BR-26.28 one such block, chosen by the owner', () => {
    const s = immora({ loyal: { E5: 0, F5: 1 }, fire: { B6: 'destroyed' } }).answer(0, 'immora');
    s.expectQuestion('award/place', 0, ['F5', 'C6', 'D6', 'E6']);
    s.refused(0, 'D5', 'BR-17.6', 'loyalToYou');
    s.refused(0, 'D4', 'BR-26.27', 'outOfReach');
    s.refused(0, 'B6', 'BR-17.6', 'blockDestroyed');
    s.answer(0, 'F5').expectQuestion(ACTION, 0);
    expect(['F5', 'C6', 'D6', 'E6'].map((space) => s.renown(0, space))).toEqual([1, 0, 0, 0]);
  });
});

describe('Ebenezer', () => {
  /** Column B is flipped, column C burns. */
  const columns = (of: [string, number | 'destroyed'][]) =>
    Object.fromEntries(of.flatMap(([column, fire]) => [1, 2, 3, 4, 5, 6].map((row) => [`${column}${row}`, fire] as const)));
  const FIRE = columns([
    ['B', 'destroyed'],
    ['C', 1],
  ]);
  const ebenezer = (more: Arrangement = {}) =>
    given({ brigade: ['A2'], fire: { ...FIRE }, evacuation: 1, crew: [['ebenezer']], loyal: { D5: 0 }, ...more });

  test('BR-26.31 the Brigade moves over burnt and burning blocks without penalty', () => {
    const s = ebenezer().answer(0, 'brigade D2').expectQuestion(ACTION, 0);
    expect(s.brigade(0)).toBe('D2');
    s.expectFact('brigadeMoved', { seat: 0, points: 3, of: 3 });
    const plain = ebenezer({ loyal: { B1: 1 }, fire: { ...FIRE, B1: 0 } });
    expect(plain.offered(0, 'brigade')).not.toContain('D2');
  });

  test('BR-26.32 destroyed blocks cost 1 and fires do not stop; the turn still may not end on a destroyed block', () => {
    // Two flipped blocks and a third space: three points. Without him already the second is too far.
    const fire = { ...columns([['B', 'destroyed']]), C1: 'destroyed', C2: 'destroyed', C3: 'destroyed' } as const;
    expect(ebenezer({ fire }).offered(0, 'brigade')).toContain('D2');
    given({ brigade: ['A2'], fire, evacuation: 1 }).refused(0, 'brigade C2', 'BR-10.7', 'tooFar');
    // Three fires in a row.
    const fires = columns([
      ['B', 1],
      ['C', 1],
    ]);
    expect(ebenezer({ fire: fires }).offered(0, 'brigade')).toContain('D2');
    given({ brigade: ['A2'], fire: fires }).refused(0, 'brigade D2', 'BR-10.12', 'fireStopsYou');
    // BR-10.8 is a ban and no penalty.
    const last = ebenezer({ actions: 1 });
    last.refused(0, 'brigade B2', 'BR-10.9', 'cannotEndOnDestroyed');
    expect(last.offered(0, 'brigade')).toContain('C2');
    expect(ebenezer({ actions: 2 }).offered(0, 'brigade')).toContain('B2');
  });
});

describe('Zilda Garrett', () => {
  const zilda = (more: Arrangement = {}): Scene =>
    gaining('D5', ['zilda'], { seats: 3, crew: [['nery'], ['kularf', 'del-uge']], ...more });

  test('BR-26.35 each Nobles Rise block gained may cost another player a crew member the owner chooses', () => {
    const s = zilda().expectQuestion(RESPOND, 0, ['zilda', 'pass']).answer(0, 'zilda');
    s.expectQuestion('zilda garrett/crew', 0, ['nery', 'kularf', 'del-uge']);
    s.refused(0, 'zilda', 'BR-26.35', 'ownCrew');
    s.refused(0, 'mal', 'BR-26.35', 'nobodysCrew');
    s.answer(0, 'kularf').expectQuestion(ACTION, 0);
    expect([s.table.crew, s.table.crewWater[2], s.table.crewDiscard]).toEqual([
      [['zilda'], ['nery'], ['del-uge']],
      [2],
      ['kularf'],
    ]);
    s.expectFact('crewDiscarded', { rule: 'BR-26.35', seat: 2, card: 'kularf', cause: 'zilda' });
    const passed = zilda().answer(0, 'pass').expectQuestion(ACTION, 0);
    expect(passed.table.crew).toEqual([['zilda'], ['nery'], ['kularf', 'del-uge']]);
    zilda({ crew: [] }).expectQuestion(ACTION, 0);
    gaining('D2', ['zilda'], { loyal: { E5: 0 }, crew: [['nery']] }).expectQuestion(ACTION, 0);
  });
});
