/** Chapter 26, fourth part: abilities away from the plain case: in other awards, other moves, beside other blocks. */
import { describe, expect, test } from 'vitest';
import { gaining } from './gaining.ts';
import { type Arrangement, given } from './kit.ts';

const ACTION = 'action phase/action';

describe('Selina Blackflow', () => {
  test('BR-26.5 BR-26.6 she adds her one in every award: of event 5, of Veda, of Immora, of Ali', () => {
    // C2 and B1 belong to seat 1, and so does F5.
    const event = given({
      brigade: ['B2', 'E5'],
      crew: [['selina']],
      loyal: { E1: 0, C2: 1 },
      events: ['talk-of-the-town'],
    }).endTurn();
    event.answer(1, 'done').answer(0, 'C2').expectQuestion(ACTION, 1);
    expect(event.renown(0, 'C2')).toBe(2);
    const veda = given({
      brigade: ['B1', 'E5'],
      crew: [['selina', 'veda']],
      loyal: { E1: 0, D5: 0, B1: 1 },
      events: ['scarlet-squall'],
    }).endTurn();
    expect(veda.answer(0, 'veda').renown(0, 'B1')).toBe(2);
    const immora = gaining('D5', ['selina', 'immora'], { loyal: { E1: 0, F5: 1 } }).answer(0, 'immora', 'F5');
    expect(immora.expectQuestion(ACTION, 0).renown(0, 'F5')).toBe(2);
    const ali = gaining('A4', ['selina', 'ali'], { loyal: { E1: 0, F5: 1 }, renown: { B6: [1] } }).answer(0, 'renown', 'F5');
    expect([ali.renown(0, 'F5'), ali.renown(0, 'B6')]).toEqual([2, 0]);
  });
});

describe('Gness Smold', () => {
  const BONUS = { advanced: true, bonusWardens: true };

  test("BR-26.9 a free Move Brigade counts: Aurath's and the one of Fresh Mounts", () => {
    const aurath = given({
      options: BONUS,
      warden: ['aurath', 'blitz'],
      colour: ['white', 'pink'],
      brigade: ['A2'],
      fire: { B2: 2 },
      crew: [['gness']],
      loyal: { A4: 0 },
    }).answer(0, 'warden', 'brigade B2');
    aurath.expectQuestion('move brigade/smold', 0).answer(0, 'raise').expectQuestion(ACTION, 0);
    expect(aurath.fire('B2')).toBe(3);
    const mounts = given({
      options: BONUS,
      warden: ['blitz', 'gloria'],
      colour: ['black', 'pink'],
      brigade: ['D5'],
      fire: { E5: 1 },
      crew: [['gness']],
      loyal: { A4: 0 },
      events: ['sudden-downpour'],
    }).endTurn();
    mounts.answer(0, 'brigade E5').expectQuestion('move brigade/smold', 0).answer(0, 'raise').expectQuestion(ACTION, 1);
    expect(mounts.fire('E5')).toBe(2);
  });
});

describe('Brother Ben', () => {
  test.each([
    ['crew', 6],
    ['wagon', 4],
    ['leadership', 6],
  ] as const)('BR-26.25 the end of the track %s brings the extra turn', (track, end) => {
    const ben = (space: number) =>
      given({ crew: [['ben']], loyal: { E2: 0 }, tracks: [{ crew: 2, [track]: space }] }).answer(0, `upgrade ${track}`);
    expect(ben(end - 1).table.extraTurns).toEqual([1, 0]);
    expect(ben(end - 2).table.extraTurns).toEqual([0, 0]);
  });

  test('BR-26.26 two tracks completed in one turn bring two extra turns', () => {
    const s = given({
      options: { advanced: true },
      warden: ['glint', 'blitz'],
      colour: ['white', 'pink'],
      crew: [['ben']],
      loyal: { E2: 0 },
      tracks: [{ crew: 2, wagon: 3, leadership: 5 }],
      renown: { D1: [1] },
      events: ['sudden-downpour', 'sudden-downpour', 'wind-east'],
    });
    s.answer(0, 'upgrade wagon', 'warden', 'leadership');
    expect(s.table.extraTurns).toEqual([2, 0]);
    s.endTurn().expectQuestion(ACTION, 0).endTurn().expectQuestion(ACTION, 0).endTurn().expectQuestion(ACTION, 1);
    expect(s.table.extraTurns).toEqual([0, 0]);
  });
});

describe('Ali Ahmar', () => {
  test('BR-26.30 the water is for the Brigade, however much room the Wagon has, and may be chosen where there is none', () => {
    const dry = given({
      brigade: ['A4'],
      fire: { A4: 1 },
      crew: [['ali']],
      renown: { A4: [1] },
      water: [{ warden: 1, wagon: 0, ali: 0 }],
    }).answer(0, 'extinguish 1', 'A4', 'water');
    dry.expectQuestion('ali ahmar/holder', 0, ['warden', 'ali']).answer(0, 'warden', 'warden').expectQuestion(ACTION, 0);
    expect([dry.table.wardenWater[0], dry.table.crewWater[0], dry.table.wagonWater[0]]).toEqual([2, [0], 0]);
    // Won in another's turn, with every place of the Brigade full.
    const full = given({
      brigade: ['A4', 'E1'],
      renown: { A4: [1] },
      crew: [['ali']],
      water: [{ wagon: 0 }],
      events: ['talk-of-the-town'],
    }).endTurn();
    full.answer(1, 'done').answer(0, 'A4').expectQuestion('ali ahmar/choose', 0, ['water', 'renown', 'reduce']);
    full.answer(0, 'water').expectQuestion(ACTION, 1);
    expect([full.table.wardenWater[0], full.table.crewWater[0], full.table.wagonWater[0]]).toEqual([2, [1], 0]);
  });

  test('BR-26.30 the lower fire is beside the block gained, wherever the Brigade stands', () => {
    // The Brigade is on A3 and gains A4: B4 and A5 are beside that, A2 and B3 beside the Brigade only.
    const s = given({
      brigade: ['A3'],
      fire: { A3: 1, A2: 1, B3: 1, B4: 2, A5: 2 },
      crew: [['ali']],
      renown: { A4: [1] },
      water: [{ warden: 1, ali: 0 }],
    }).answer(0, 'extinguish 1', 'A4', 'reduce');
    s.expectQuestion('ali ahmar/block', 0, ['B4', 'A5']).refused(0, 'A2', 'BR-26.30', 'notAdjacent');
    expect(s.answer(0, 'A5').fire('A5')).toBe(1);
  });
});

describe('Mal Candor', () => {
  test('BR-17.14 BR-19.3 who is replaced by the crew member Mal brings answers the gain no more', () => {
    const gained = () => gaining('D2', ['mal', 'chops'], { loyal: { A4: 0 }, crewDeck: ['kularf', 'del-uge'] });
    const s = gained().expectQuestion('gain abilities/respond', 0, ['chops', 'mal']).answer(0, 'mal', 'kularf');
    s.branch().answer(0, 'mal').expectQuestion('gain abilities/respond', 0, ['chops', 'pass']);
    s.answer(0, 'chops').expectQuestion(ACTION, 0);
    expect([s.table.crew[0], s.all('abilityUsed').filter(({ card }) => card === 'chops')]).toEqual([['mal', 'kularf'], []]);
  });
});

describe('Mog the Heavy', () => {
  test("BR-26.15 BR-2.14 a Firehouse is a space to push to, the mover's own or another's", () => {
    const home = given({ brigade: ['C2', 'B1'], wagon: ['C2', 'F6'], crew: [['mog']], loyal: { A4: 0 } }).answer(0, 'brigade B1');
    expect(home.expectQuestion('move brigade/push', 0, ['A1', 'C1', 'B2']).answer(0, 'A1').brigade(1)).toBe('A1');
    const theirs = given({ brigade: ['D6', 'E6'], crew: [['mog']], loyal: { A4: 0 } }).answer(0, 'brigade E6');
    expect(theirs.expectQuestion('move brigade/push', 0, ['E5', 'D6', 'F6']).answer(0, 'F6').brigade(1)).toBe('F6');
  });
});

describe('Walder Ranier', () => {
  test('BR-26.21 each who has his ability takes a token: the owner and Galeela, who mimics him', () => {
    const walders = (more: Arrangement) =>
      given({
        options: { advanced: true, bonusWardens: true },
        seats: 3,
        warden: ['blitz', 'galeela', 'gloria'],
        colour: ['pink', 'white', 'orange'],
        crew: [[], [], ['walder']],
        loyal: { E2: 2 },
        water: [{ warden: 0 }],
        ...more,
      }).answer(0, 'refill A1');
    const two = walders({ mimic: 'walder' }).answer(0, 'warden').expectQuestion('walder/lose', 0).answer(0, 'wagon');
    two.expectQuestion(ACTION, 0);
    expect([two.table.wardenWater[0], two.table.wagonWater[0]]).toEqual([1, 1]);
    walders({}).answer(0, 'warden').expectQuestion(ACTION, 0);
  });
});
