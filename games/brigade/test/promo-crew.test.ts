/** Chapter 28: the promotional crew, Ash and Sir Precious. */
import { describe, expect, test } from 'vitest';
import { gaining } from './gaining.ts';
import { type Arrangement, given, start } from './kit.ts';

const ACTION = 'action phase/action';
const PROMO = { promoCrew: true };

test('BR-28.1 the deck has 20 cards, with the module 22', () => {
  const deck = (options: { [name: string]: boolean }) => start(options, 2).table.crewDeck;
  expect([deck({}).length, deck({}).includes('ash'), deck({}).includes('precious')]).toEqual([20, false, false]);
  expect([deck(PROMO).length, deck(PROMO).includes('ash'), deck(PROMO).includes('precious')]).toEqual([22, true, true]);
});

describe('Ash', () => {
  const ash = (more: Arrangement = {}) =>
    given({
      options: PROMO,
      brigade: ['B2'],
      wagon: ['B2'],
      fire: { B2: 1, C2: 2, B3: 3, A2: 'doomed', B1: 'destroyed', C1: 1 },
      crew: [['ash']],
      loyal: { E1: 0 },
      events: ['sudden-downpour', 'sudden-downpour'],
      ...more,
    });

  test('BR-28.2 once per turn he uses his own water on a fire adjacent to the Brigade', () => {
    const s = ash().answer(0, 'ash').expectQuestion('ash/block', 0, ['C2', 'B3']);
    s.refused(0, 'C1', 'BR-28.3', 'notAdjacent');
    // The fire under the Brigade itself is no adjacent one.
    s.refused(0, 'B2', 'BR-28.3', 'notAdjacent');
    s.refused(0, 'A2', 'BR-5.11', 'blockDoomed');
    s.refused(0, 'B1', 'BR-5.23', 'blockDestroyed');
    s.answer(0, 'B3').expectQuestion('ash/tokens', 0, ['1', '2']).answer(0, '1').expectQuestion(ACTION, 0);
    expect([s.fire('B3'), s.fire('C2'), s.table.crewWater[0]]).toEqual([2, 2, [1]]);
    s.refused(0, 'ash', 'BR-28.2', 'usedThisTurn');
    expect(s.legal(0)).not.toContain('ash');
    s.endTurn().endTurn();
    expect(s.legal(0)).toContain('ash');
    ash({ loyal: {} }).refused(0, 'ash', 'BR-19.1', 'abilityInactive');
  });

  test("BR-28.3 it costs one action and tokens of Ash's card only; reaching 0 gives Renown round that block", () => {
    const s = ash().answer(0, 'ash', 'C2').expectQuestion('ash/tokens', 0, ['1', '2']);
    s.refused(0, '3', 'BR-12.3', 'moreThanNeeded');
    s.refused(0, '0', 'BR-12.3', 'atLeastOneToken');
    s.answer(0, '2').expectQuestion('award/place', 0, ['C1', 'B2', 'C2', 'D2', 'C3', 'done']);
    expect([s.table.actions, s.table.wardenWater[0], s.table.wagonWater[0], s.table.crewWater[0]]).toEqual([3, 2, 2, [0]]);
    s.expectFact('renownAwarded', { rule: 'BR-28.3', n: 2, cause: 'ash' });
    s.answer(0, 'D2', 'C3').expectQuestion(ACTION, 0);
    expect([s.renown(0, 'D2'), s.renown(0, 'C3'), s.fire('C2')]).toEqual([1, 1, 0]);
    // Lowered only: no Renown. Three would put B3 out, but he has two.
    const low = ash().answer(0, 'ash', 'B3');
    low.refused(0, '3', 'BR-28.3', 'notEnoughWater');
    low.answer(0, '2').expectQuestion(ACTION, 0);
    expect([low.fire('B3'), low.all('renownAwarded')]).toEqual([1, []]);
    // Warden and Wagon do not help him.
    ash({ water: [{ warden: 2, wagon: 2, ash: 0 }] }).refused(0, 'ash', 'BR-28.3', 'holderEmpty');
    ash({ brigade: ['E5'] }).refused(0, 'ash', 'BR-28.3', 'noFireAdjacent');
    ash({ actions: 0 }).refused(0, 'ash', 'BR-6.4', 'noActionsLeft');
  });
});

describe('Sir Precious', () => {
  const drawn = (crewDeck: string[], more: Arrangement = {}) =>
    given({ options: PROMO, seats: 3, tracks: [{ crew: 2 }], crewDeck, ...more }).answer(0, 'recruit');
  /** Seat 0 holds him. */
  const held = (more: Arrangement = {}) =>
    given({ options: PROMO, precious: 0, events: ['sudden-downpour', 'sudden-downpour', 'volunteers', 'volunteers'], ...more });

  test('BR-28.4 when drawn he is given to another player and a new card is drawn', () => {
    for (const deck of [
      ['precious', 'kularf', 'del-uge'],
      ['kularf', 'precious', 'del-uge'],
    ]) {
      const s = drawn(deck).expectQuestion('recruit/precious', 0, ['seat 1', 'seat 2']);
      s.refused(0, 'seat 0', 'BR-28.4', 'giveToAnother');
      s.answer(0, 'seat 2').expectQuestion('recruit/keep', 0, ['kularf', 'del-uge', 'none']);
      expect([s.table.precious, s.table.crewDeck.includes('precious')]).toEqual([2, false]);
      s.expectFact('preciousGiven', { rule: 'BR-28.4', seat: 0, to: 2 });
      s.answer(0, 'del-uge').expectQuestion(ACTION, 0);
      expect([s.table.crew, s.table.crewDiscard]).toEqual([[['del-uge'], [], []], ['kularf']]);
    }
    drawn(['kularf', 'del-uge', 'precious']).expectQuestion('recruit/keep', 0, ['kularf', 'del-uge', 'none']);
  });

  test('BR-28.5 the drawer chooses the recipient, before choosing what to keep', () => {
    const s = drawn(['kularf', 'precious', 'del-uge']);
    // Kularf One-Shoe is already in hand and cannot be kept yet.
    s.refused(0, 'kularf', 'BR-28.4', 'notAnAnswer');
    expect([s.actor, s.view(0).table.drawn?.cards]).toEqual([0, ['kularf']]);
    expect(s.branch().answer(0, 'seat 1').table.precious).toBe(1);
    // A free Recruit of another player is that player's choice.
    const free = given({
      options: PROMO,
      tracks: [{}, { crew: 2 }],
      crewDeck: ['precious', 'kularf', 'del-uge'],
      events: ['volunteers'],
    }).endTurn();
    free.answer(1, 'recruit');
    expect([free.question, free.table.precious]).toEqual(['recruit/keep', 0]);
  });

  test('BR-28.6 his holder loses one action at the start of each own turn', () => {
    const s = held({ active: 1 }).answer(1, 'end').expectQuestion(ACTION, 0);
    expect(s.table.actions).toBe(3);
    expect(s.all('actionsChanged').map(({ seat, to, terms }) => [seat, to, terms.map(({ name, add }) => [name, add])])).toEqual([
      [
        0,
        3,
        [
          ['leadership', 4],
          ['precious', -1],
        ],
      ],
    ]);
    expect(s.endTurn().table.actions).toBe(4);
    expect(s.endTurn().table.actions).toBe(3);
    expect(held({ active: 1, tracks: [{ leadership: 3 }] }).answer(1, 'end').table.actions).toBe(4);
    // An extra turn is an own turn as well.
    const extra = held({ extraTurns: [1] }).endTurn();
    expect([extra.table.active, extra.table.actions]).toEqual([0, 3]);
  });

  test('BR-28.7 the holder may discard him on the own Firehouse', () => {
    const s = held({ brigade: ['B2'] });
    s.refused(0, 'discard precious', 'BR-28.8', 'notAtFirehouse');
    s.answer(0, 'brigade A1');
    expect(s.legal(0)).toContain('discard precious');
    s.answer(0, 'discard precious').expectQuestion(ACTION, 0);
    expect([s.table.precious, s.table.crewDiscard]).toEqual([-1, ['precious']]);
    s.expectFact('preciousDiscarded', { rule: 'BR-28.7', seat: 0 });
    s.refused(0, 'discard precious', 'BR-28.7', 'noPrecious');
    // He may be kept; another's Firehouse will not do, and others cannot get rid of him.
    expect(held().endTurn().table.precious).toBe(0);
    expect(held({ brigade: ['F6', 'E5'] }).legal(0)).not.toContain('discard precious');
    held({ active: 1 }).refused(1, 'discard precious', 'BR-28.7', 'noPrecious');
  });

  test('BR-28.8 at any moment of the own turn there, without cost, and the action lost does not come back', () => {
    const s = held({ active: 1 }).answer(1, 'end').answer(0, 'discard precious');
    expect(s.table.actions).toBe(3);
    // The next turn is whole again.
    s.endTurn().endTurn();
    expect(s.table.actions).toBe(4);
    // Even after the last action.
    const late = held({ brigade: ['B2'], actions: 1 }).answer(0, 'brigade A1');
    late.expectQuestion(ACTION, 0, ['discard precious', 'end']).answer(0, 'discard precious');
    expect([late.table.precious, late.table.active]).toEqual([-1, 1]);
  });

  test('BR-28.9 he is no crew', () => {
    // Room for one: he takes none of it.
    const s = held({ tracks: [{ crew: 2 }], crewDeck: ['kularf', 'del-uge'] })
      .answer(0, 'recruit', 'kularf')
      .expectQuestion(ACTION, 0);
    expect([s.table.crew[0], s.table.precious]).toEqual([['kularf'], 0]);
    // Dusk discards all crew, and not him.
    const dusk = held({
      options: { ...PROMO, advanced: true, bonusWardens: true },
      warden: ['white-fang', 'blitz'],
      crew: [['kularf']],
    });
    dusk.answer(0, 'warden');
    expect([dusk.table.crew[0], dusk.table.precious, dusk.table.crewDiscard]).toEqual([[], 0, ['kularf']]);
  });

  test('BR-28.10 he has no water, and cannot be replaced, stolen, mimicked or discarded by Zilda', () => {
    const water = held({ water: [{ warden: 0, wagon: 0 }] }).answer(0, 'refill A1');
    expect(water.expectFact('refilled').holders).toEqual(['warden', 'wagon']);
    const full = held({ crew: [['selina', 'morgana']], crewDeck: ['kularf', 'del-uge'] }).answer(0, 'recruit', 'kularf');
    full.expectQuestion('join/replace', 0, ['selina', 'morgana']).refused(0, 'precious', 'BR-14.4', 'notYourCrew');

    const options = { ...PROMO, advanced: true, bonusWardens: true };
    const other: Arrangement = { options, precious: 1, colour: ['white', 'pink'] };
    const crew = { crew: [[], ['kularf', 'del-uge']], tracks: [{ crew: 2 }], renown: { E1: [1] } };
    const frith = given({ ...other, ...crew, warden: ['frith', 'blitz'] }).answer(0, 'warden');
    frith.expectQuestion('of the people/crew', 0, ['kularf', 'del-uge']).refused(0, 'precious', 'BR-28.10', 'nobodysCrew');
    given({ ...other, warden: ['frith', 'blitz'], tracks: [{ crew: 2 }], renown: { E1: [1] } }).refused(
      0,
      'warden',
      'BR-24.8',
      'noCrewToTake',
    );
    const galeela = given({ ...other, ...crew, warden: ['galeela', 'blitz'] }).answer(0, 'warden');
    galeela.expectQuestion('mimic/crew', 0, ['kularf', 'del-uge']).refused(0, 'precious', 'BR-28.10', 'nobodysCrew');
    given({ ...other, warden: ['galeela', 'blitz'] }).refused(0, 'warden', 'BR-27.12', 'nothingForWarden');
    gaining('D5', ['zilda'], { options: PROMO, precious: 1 }).expectQuestion(ACTION, 0);
    const zilda = gaining('D5', ['zilda'], { options: PROMO, precious: 1, crew: [['kularf', 'del-uge']] }).answer(0, 'zilda');
    zilda.expectQuestion('zilda garrett/crew', 0, ['kularf', 'del-uge']).refused(0, 'precious', 'BR-28.10', 'nobodysCrew');
  });
});
