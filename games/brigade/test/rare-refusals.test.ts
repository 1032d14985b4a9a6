/** Reasons that are seldom given: each answer here is refused by its own rule. */
import { describe, test } from 'vitest';
import { gaining } from './gaining.ts';
import { type Arrangement, given, spacesWhere } from './kit.ts';

const BONUS = { advanced: true, bonusWardens: true };
const CORNERS = ['A1', 'F1', 'A6', 'F6'];
/** Everything is flipped, and only the Firehouses are left. */
const RUINS = Object.fromEntries(
  spacesWhere(() => true).flatMap((space) => (CORNERS.includes(space) ? [] : [[space, 'destroyed' as const]])),
);
const led: Arrangement = { options: BONUS, colour: ['pink', 'white'] };

describe('water', () => {
  test('BR-26.30 a full card takes no more of the water Ali brings', () => {
    const s = gaining('A4', ['ali', 'nery']).answer(0, 'water', 'ali');
    s.expectQuestion('ali ahmar/holder', 0, ['warden', 'nery']).refused(0, 'ali', 'BR-26.30', 'holderFull');
  });
  test('BR-27.16 nor of what Aurath has stolen', () => {
    const s = given({
      ...led,
      warden: ['aurath', 'blitz'],
      brigade: ['A1', 'B2'],
      fire: { B1: 'destroyed', A2: 'destroyed' },
      crew: [['kularf', 'nery']],
      water: [{ warden: 2, kularf: 1, nery: 1 }],
    }).answer(0, 'warden', 'brigade C3', '1 warden');
    s.expectQuestion('move brigade/keep stolen', 0, ['kularf', 'nery']).refused(0, 'warden', 'BR-27.16', 'holderFull');
  });
});

describe('Walder Ranier', () => {
  test('BR-26.22 takes nothing from a card or a Wagon that is empty', () => {
    const s = given({
      crew: [['nery'], ['walder']],
      loyal: { E2: 1 },
      wagon: ['E1'],
      water: [{ warden: 0, nery: 0, wagon: 0 }],
    }).answer(0, 'refill A1');
    s.expectQuestion('walder/lose', 0, ['warden', 'nery']).refused(0, 'wagon', 'BR-26.22', 'holderEmpty');
  });
});

describe('abilities', () => {
  test('BR-19.1 a gain is answered with the own crew only', () => {
    const s = gaining('A4', ['pep', 'chops'], { crew: [['ali']] }).expectQuestion('gain abilities/respond', 0);
    s.refused(0, 'ali', 'BR-19.1', 'notYourCrew');
  });
});

describe('Immora', () => {
  test('BR-19.12 whoever has chosen to use her must place the Renown', () => {
    gaining('D5', ['immora']).answer(0, 'immora').refused(0, 'done', 'BR-19.12', 'mustChoose');
  });
});

describe('Mog the Heavy', () => {
  test('BR-2.13 BR-26.15 pushes nobody into an empty corner', () => {
    const s = given({ brigade: ['D2', 'E1'], crew: [['mog']], loyal: { A4: 0 } }).answer(0, 'brigade E1');
    s.expectQuestion('move brigade/push', 0, ['D1', 'E2']).refused(0, 'F1', 'BR-2.13', 'noSuchSpace');
  });
});

describe('the Aviary', () => {
  test('BR-10.10 its extra action does not excuse from leaving a destroyed block with the last one', () => {
    const s = given({
      options: { specialBuildings: true },
      brigade: ['C6'],
      fire: { C6: 'destroyed', D6: 'destroyed' },
      aviary: [1, 1],
      actions: 1,
    });
    s.refused(0, 'brigade D6', 'BR-10.10', 'mustLeaveDestroyed');
  });
});

describe('the Wagon', () => {
  test('BR-16.18 its free move goes with a move of the Brigade, where there is one', () => {
    const boxed = given({
      seats: 4,
      brigade: ['B1', 'A1', 'B2', 'C2'],
      fire: Object.fromEntries(['B1', 'C1', 'A2', 'D1', 'D2', 'A3', 'B3'].map((space) => [space, 'destroyed' as const])),
      actions: 1,
      tracks: [{ wagon: 4 }],
    });
    boxed.refused(0, 'wagon first', 'BR-16.18', 'noBrigadeMove');
  });
  test('BR-11.1 where every other space is destroyed or taken there is no move for it', () => {
    const home: Arrangement = { fire: RUINS, evacuation: 1, brigade: ['A1', 'F6'], wagon: ['A1', 'F6'] };
    given({ ...home, tracks: [{ wagon: 4 }] }).refused(0, 'wagon first', 'BR-11.1', 'nowhereForWagon');
    const mimic = given({ ...home, ...led, warden: ['galeela', 'blitz'], crew: [['morgana']], mimic: 'morgana' });
    mimic.refused(0, 'morgana', 'BR-11.1', 'nowhereForWagon');
  });
});
