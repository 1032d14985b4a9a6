/** Chapter 25: what the Firehouse boards of the advanced side give. */
import { describe, expect, test } from 'vitest';
import type { Colour } from '../data/index.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const ACTION = 'action phase/action';
const FRESH = 'fresh mounts/move';

/** Seat 0 has the board of this colour, and a warden (Blitz Haben) who does nothing by himself. */
function housed(colour: Colour, more: Arrangement = {}): Scene {
  const other = colour === 'pink' ? 'white' : 'pink';
  return given({ options: { advanced: true }, warden: ['blitz', 'gloria'], colour: [colour, other], ...more });
}

describe('white: Street Smarts', () => {
  const poor: Arrangement = { brigade: ['B2'], wagon: ['E1'], renown: { B2: [2, 1] }, water: [{ warden: 0, wagon: 0 }] };

  test('BR-25.1 the Refill action may be taken on any block by removing 1 Renown from it', () => {
    const s = housed('white', poor).answer(0, 'refill B2').expectQuestion(ACTION, 0);
    expect([s.renown(0, 'B2'), s.renown(1, 'B2'), s.table.wardenWater[0], s.table.wagonWater[0]]).toEqual([1, 1, 2, 0]);
    s.expectFact('renownRemoved', { rule: 'BR-25.1', seat: 0, space: 'B2', n: 1 });
    // Any block: also one that burns.
    const burning = housed('white', { ...poor, fire: { B2: 3 } }).answer(0, 'refill B2');
    expect([burning.renown(0, 'B2'), burning.table.wardenWater[0], burning.fire('B2')]).toEqual([1, 2, 3]);
    // No other board, and not the basic side.
    housed('orange', poor).refused(0, 'refill B2', 'BR-13.1', 'notARefillPlace');
    given({ ...poor, colour: ['white', 'pink'] }).refused(0, 'refill B2', 'BR-13.1', 'notARefillPlace');
    // Where Refill is possible anyhow nothing is removed.
    const home = housed('white', { ...poor, brigade: ['A1'] }).answer(0, 'refill A1');
    expect([home.table.wardenWater[0], home.all('renownRemoved')]).toEqual([2, []]);
  });

  test('BR-25.2 it is the block of the own Brigade or Wagon, the own Renown, and still one action', () => {
    const s = housed('white', poor);
    expect(s.offered(0, 'refill')).toEqual(['B2']);
    expect(s.answer(0, 'refill B2').table.actions).toBe(3);
    // Renown under the Wagon fills the Wagon alone.
    const wagon = housed('white', { ...poor, renown: { E1: [1], B2: [0, 1] } });
    expect(wagon.offered(0, 'refill')).toEqual(['E1']);
    wagon.refused(0, 'refill B2', 'BR-13.1', 'notARefillPlace');
    wagon.answer(0, 'refill E1');
    expect([wagon.renown(0, 'E1'), wagon.table.wardenWater[0], wagon.table.wagonWater[0]]).toEqual([0, 0, 2]);
    // Renown on a block without the own meeples does not help, nor does any where nothing is empty.
    const beside = housed('white', { ...poor, renown: { B1: [1] } });
    expect(beside.offered(0, 'refill')).toEqual([]);
    beside.refused(0, 'refill B1', 'BR-13.1', 'noMeepleThere');
    housed('white', { ...poor, water: [{ warden: 2, wagon: 0 }] }).refused(0, 'refill B2', 'BR-13.8', 'alreadyFull');
    // A block loyal to another player will do.
    expect(housed('white', { ...poor, renown: { B2: [2] }, loyal: { B2: 1 } }).offered(0, 'refill')).toEqual(['B2']);
  });
});

describe('black: Fresh Mounts', () => {
  const events = ['sudden-downpour', 'sudden-downpour'];

  test('BR-25.3 a turn that ends on a Nobles Rise block gives a free move', () => {
    const s = housed('black', { brigade: ['D5'], events }).endTurn();
    s.expectQuestion(FRESH, 0);
    expect(s.legal(0)).toContain('done');
    s.answer(0, 'brigade B3').expectQuestion(ACTION, 1);
    expect(s.brigade(0)).toBe('B3');
    s.expectFact('brigadeMoved', { rule: 'BR-25.3', seat: 0, path: ['D5', 'C5', 'B4', 'B3'], points: 3 });
    // It may be declined.
    const stays = housed('black', { brigade: ['D5'], events })
      .endTurn()
      .answer(0, 'done')
      .expectQuestion(ACTION, 1);
    expect(stays.brigade(0)).toBe('D5');
    // Also after the last action; not on another quarter, a Firehouse or with another board, nor for the other player.
    housed('black', { brigade: ['C5'], actions: 1, events })
      .answer(0, 'brigade D5')
      .expectQuestion(FRESH, 0);
    housed('black', { brigade: ['C5'], events })
      .endTurn()
      .expectQuestion(ACTION, 1);
    housed('black', { events }).endTurn().expectQuestion(ACTION, 1);
    housed('pink', { brigade: ['D5'], events })
      .endTurn()
      .expectQuestion(ACTION, 1);
    housed('black', { brigade: ['D5', 'E5'], active: 1, events })
      .answer(1, 'end')
      .expectQuestion(ACTION, 0);
    given({ brigade: ['D5'], colour: ['black', 'pink'], events })
      .endTurn()
      .expectQuestion(ACTION, 1);
  });

  test('BR-25.4 one Move Brigade with its rules, once, that may not end on a destroyed block', () => {
    const fire = { D6: 'destroyed', E4: 2, E5: 0 } as const;
    const s = housed('black', { brigade: ['D5', 'C5'], fire, events }).endTurn();
    s.refused(0, 'brigade D6', 'BR-25.4', 'cannotEndOnDestroyed');
    s.refused(0, 'brigade D5', 'BR-10.15', 'alreadyThere');
    s.refused(0, 'brigade C5', 'BR-10.3', 'brigadeInTheWay');
    s.refused(0, 'brigade D1', 'BR-10.2', 'tooFar');
    s.refused(0, 'wagon B1', 'BR-25.3', 'notAnAnswer');
    // From Nobles to Nobles, and still there is no second one; the turn is over before the block flips.
    s.answer(0, 'brigade E5').expectQuestion(ACTION, 1);
    expect([s.brigade(0), s.table.active]).toEqual(['E5', 1]);
    // Step 7 comes before doomed blocks are flipped, so it leaves one in time.
    const doomed = housed('black', { brigade: ['D5'], fire: { D5: 'doomed' }, events })
      .endTurn()
      .expectQuestion(FRESH, 0);
    doomed.answer(0, 'brigade E5');
    expect([doomed.brigade(0), doomed.fire('D5')]).toEqual(['E5', 6]);
  });

  test('BR-25.5 the wagon bonus may go with it, and an extra action gained by it is lost', () => {
    const rich: Arrangement = { brigade: ['D5'], tracks: [{ wagon: 4 }], events };
    const after = housed('black', rich).endTurn().answer(0, 'brigade E5').expectQuestion('move brigade/wagon', 0);
    after.answer(0, 'wagon B2').expectQuestion(ACTION, 1);
    expect(after.wagon(0)).toBe('B2');
    const before = housed('black', rich).endTurn().answer(0, 'wagon first', 'wagon B2');
    before.expectQuestion('move brigade/brigade', 0).answer(0, 'brigade E5').expectQuestion(ACTION, 1);
    expect([before.wagon(0), before.brigade(0)]).toEqual(['B2', 'E5']);
    // Used already in this turn, it is gone.
    const used = housed('black', { ...rich, used: ['wagonBonusUsed'] }).endTurn();
    used.refused(0, 'wagon first', 'BR-25.5', 'blueBonusUsed');
    used.answer(0, 'brigade E5').expectQuestion(ACTION, 1);
    housed('black', { brigade: ['D5'], events })
      .endTurn()
      .refused(0, 'wagon first', 'BR-16.18', 'blueBonusNotReached');
    // Nothing else follows: the Aviary's action does not come back to the Action phase.
    const aviary = housed('black', {
      options: { advanced: true, specialBuildings: true },
      brigade: ['C6'],
      fire: { D6: 'destroyed' },
      aviary: [1, 1],
      events,
    }).endTurn();
    aviary.answer(0, 'brigade E6', 'C6-D6-E6').expectQuestion(ACTION, 1);
    expect([aviary.table.aviary, aviary.brigade(0)]).toEqual([[0, 1], 'E6']);
    expect(aviary.all('actionsChanged').filter(({ terms }) => terms[0].name === 'aviary')).toEqual([]);
  });
});

describe('pink: Civic Duty', () => {
  const fighting: Arrangement = { brigade: ['B2'], fire: { B2: 2, D5: 1 }, water: [{ warden: 2 }] };

  test('BR-25.6 after a successful Extinguish action Renown may be placed diagonally too', () => {
    const s = housed('pink', fighting).answer(0, 'extinguish 2');
    s.answer(0, 'C3', 'A3').expectQuestion(ACTION, 0);
    expect([s.renown(0, 'C3'), s.renown(0, 'A3')]).toEqual([1, 1]);
    housed('orange', fighting).answer(0, 'extinguish 2').refused(0, 'C3', 'BR-17.1', 'outOfReach');
    // A fire only lowered gives nothing, and special event 5 is no Extinguish.
    housed('pink', fighting).answer(0, 'extinguish 1').expectQuestion(ACTION, 0);
    const event = housed('pink', { brigade: ['B2', 'E5'], active: 1, events: ['talk-of-the-town'] }).answer(1, 'end');
    event.expectQuestion('award/place', 0, ['B1', 'A2', 'B2', 'C2', 'B3', 'done']);
  });

  test('BR-25.6 also after an Extinguish that took the last action', () => {
    const s = housed('pink', { ...fighting, actions: 1 }).answer(0, 'extinguish 2');
    expect([s.table.actions, s.question]).toEqual([0, 'award/place']);
    s.answer(0, 'C3', 'A3');
    expect([s.renown(0, 'C3'), s.renown(0, 'A3')]).toEqual([1, 1]);
  });

  test('BR-25.7 that is the block and its eight neighbours', () => {
    const around = ['B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3'];
    // A1, the ninth cell, is a Firehouse.
    housed('pink', fighting)
      .answer(0, 'extinguish 2')
      .expectQuestion('award/place', 0, [...around, 'done']);
    const s = housed('pink', { ...fighting, brigade: ['D5'], loyal: { C4: 0 }, fire: { D5: 2, E6: 'destroyed' } });
    s.answer(0, 'extinguish 2').expectQuestion('award/place', 0, ['D4', 'E4', 'C5', 'D5', 'E5', 'C6', 'D6', 'done']);
  });
});

describe('orange: Insurance', () => {
  /** Seat 0 gains D2, a Council block of value 2. */
  const gains = (colour: Colour, more: Arrangement = {}) =>
    housed(colour, { brigade: ['D2'], fire: { D2: 1 }, renown: { D2: [1] }, ...more }).answer(0, 'extinguish 1', 'D2');
  const MARKETS = ['A4', 'B4', 'E4', 'F4', 'A5', 'B5', 'C5'];

  test('BR-25.8 each block gained allows 1 Renown on another Merchant Markets block', () => {
    const s = gains('orange').expectQuestion('gain abilities/respond', 0, ['insurance', 'pass']);
    s.answer(0, 'insurance').expectQuestion('award/place', 0, MARKETS);
    s.answer(0, 'F4').expectQuestion(ACTION, 0);
    expect(MARKETS.map((space) => s.renown(0, space))).toEqual([0, 0, 0, 1, 0, 0, 0]);
    const passed = gains('orange').answer(0, 'pass').expectQuestion(ACTION, 0);
    expect(MARKETS.every((space) => passed.renown(0, space) === 0)).toBe(true);
    gains('black').expectQuestion(ACTION, 0);
    // Other players' blocks give nothing.
    const other = housed('orange', { active: 1, brigade: ['A1', 'D2'], fire: { D2: 1 }, renown: { D2: [0, 1] } });
    other.answer(1, 'extinguish 1', 'D2').expectQuestion(ACTION, 1);
    expect(other.loyal('D2')).toBe(1);
  });

  test('BR-25.9 any quarter triggers it, for one Merchant block other than the one gained, and again for a block won so', () => {
    const s = gains('orange', { renown: { D2: [1], A4: [1] }, fire: { D2: 1, B4: 'destroyed' }, loyal: { E4: 0, F4: 1 } });
    s.answer(0, 'insurance').expectQuestion('award/place', 0, ['A4', 'F4', 'A5', 'B5', 'C5']);
    s.refused(0, 'D5', 'BR-25.8', 'outOfReach');
    s.answer(0, 'A4').expectQuestion('gain abilities/respond', 0, ['insurance', 'pass']);
    expect([s.loyal('A4'), s.asked(0)?.show]).toMatchObject([0, { space: 'A4' }]);
    s.answer(0, 'insurance').expectQuestion('award/place', 0, ['F4', 'A5', 'B5', 'C5']);
    s.answer(0, 'C5').expectQuestion(ACTION, 0);
    expect([s.renown(0, 'C5'), s.renown(0, 'F4'), s.renown(0, 'A5')]).toEqual([1, 0, 0]);
    // A stolen block counts as gained; without a Merchant block left nothing is offered.
    const stolen = housed('orange', { brigade: ['B2'], fire: { B2: 1 }, loyal: { B1: 1 }, renown: { B1: [2] } });
    stolen.answer(0, 'extinguish 1', 'B1').expectQuestion('gain abilities/respond', 0, ['insurance', 'pass']);
    const gone = Object.fromEntries(MARKETS.map((space) => [space, 'destroyed'] as const));
    gains('orange', { fire: { D2: 1, ...gone } }).expectQuestion(ACTION, 0);
  });
});
