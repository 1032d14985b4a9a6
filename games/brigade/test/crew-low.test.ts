/** Chapter 26, first part: the crew of the Commons and of the Merchant Markets, card by card. */
import { describe, expect, test } from 'vitest';
import { gaining } from './gaining.ts';
import { type Arrangement, at, given } from './kit.ts';

const ACTION = 'action phase/action';
const RESPOND = 'gain abilities/respond';

describe('Kularf One-Shoe', () => {
  const kularf = (more: Arrangement = {}) => given({ brigade: ['A2'], crew: [['kularf']], loyal: { B1: 0 }, ...more });

  test('BR-26.1 a move of the Brigade goes up to five spaces', () => {
    const s = kularf().answer(0, 'brigade F2');
    expect(s.brigade(0)).toBe('F2');
    s.expectFact('brigadeMoved', { seat: 0, points: 5, of: 5 });
    // Four are possible, and without him three.
    expect(kularf().offered(0, 'brigade')).toEqual(expect.arrayContaining(['B1', 'D2', 'E2', 'F2', 'F4']));
    const plain = given({ brigade: ['A2'], loyal: { B1: 0 } });
    expect(plain.offered(0, 'brigade')).not.toContain('E2');
    // Only the own Brigade, not another's.
    kularf({ active: 1, brigade: ['A2', 'F3'] }).refused(1, 'brigade B3', 'BR-10.2', 'tooFar');
  });

  test('BR-26.2 these are five movement points; all other rules of movement stay', () => {
    // A destroyed block costs two: with F2 flipped the way there costs six.
    expect(kularf({ fire: { F2: 'destroyed' } }).refused(0, 'brigade F2', 'BR-10.7', 'tooFar').about).toMatchObject({
      needs: 6,
      points: 5,
      terms: [
        { name: 'move', add: 3 },
        { name: 'kularf', rule: 'BR-26.2', add: 2 },
      ],
    });
    expect(kularf({ fire: { E2: 'destroyed' } }).offered(0, 'brigade')).toContain('E2');
    // A wall of fire stops him, other Brigades are in the way.
    const wall = kularf({ fire: { C1: 1, C2: 1, C3: 2, C4: 2, C5: 1, C6: 1 } });
    expect(wall.offered(0, 'brigade')).toContain('C2');
    wall.refused(0, 'brigade D2', 'BR-10.12', 'fireStopsYou');
    kularf({ brigade: ['A2', 'D2'] }).refused(0, 'brigade D2', 'BR-10.3', 'brigadeInTheWay');
  });
});

describe('Del Uge', () => {
  const FIRE = { D5: 4, E6: 1, E5: 'doomed', F5: 'destroyed' } as const;

  test('BR-26.3 each Commons block gained lowers the fire of another block by 2', () => {
    const s = gaining('A2', ['del-uge'], { fire: { ...FIRE } })
      .answer(0, 'D5')
      .expectQuestion(ACTION, 0);
    expect([s.fire('D5'), s.fire('E6'), s.fire('C3'), s.loyal('A2')]).toEqual([2, 1, 2, 0]);
    s.expectFact('abilityUsed', { rule: 'BR-26.3', seat: 0, card: 'del-uge' });
    // A Council block does not trigger it although the ability is active.
    const council = gaining('D2', ['del-uge'], { loyal: { B1: 0 }, fire: { ...FIRE } }).expectQuestion(ACTION, 0);
    expect([council.loyal('D2'), council.fire('D5'), council.fire('E6')]).toEqual([0, 4, 1]);
  });

  test('BR-26.4 one other block anywhere, down to 0 at least, without Renown', () => {
    const s = gaining('A2', ['del-uge'], { fire: { ...FIRE } }).expectQuestion('del uge/block', 0, [
      'C3',
      'D3',
      'C4',
      'D4',
      'D5',
      'E6',
    ]);
    s.refused(0, 'E5', 'BR-5.11', 'blockDoomed');
    s.refused(0, 'F5', 'BR-5.23', 'blockDestroyed');
    s.refused(0, 'B2', 'BR-26.4', 'notBurning');
    s.refused(0, 'A2', 'BR-26.4', 'notBurning');
    s.refused(0, 'A1', 'BR-2.14', 'notABlock');
    s.forget().answer(0, 'E6').expectQuestion(ACTION, 0);
    expect([s.fire('E6'), s.fire('D5')]).toEqual([0, 4]);
    expect([s.all('renownAwarded'), s.all('fireExtinguished')]).toEqual([[], []]);
    // The block gained is not "another", even if it burns again.
    const again = gaining('A2', ['del-uge', 'chops'], { loyal: { A4: 0 }, fire: { ...FIRE } });
    again.table.fire[at('A2')] = 2;
    again.answer(0, 'del-uge');
    expect(again.legal(0)).not.toContain('A2');
  });
});

describe('Selina Blackflow', () => {
  /** B2 burns at 4 under Brigade and Wagon with 4 water: four Renown. B1 is worth 2, A2 3, C2 4. */
  const selina = (more: Arrangement = {}) =>
    given({
      brigade: ['B2'],
      wagon: ['B2'],
      fire: { B2: 4 },
      crew: [['selina']],
      water: [{ warden: 2, wagon: 2, selina: 0 }],
      loyal: { C2: 1, A2: 1, E1: 0 },
      ...more,
    }).answer(0, 'extinguish 4');

  test('BR-26.5 Renown placed on a block loyal to another player brings 1 more', () => {
    const s = selina().answer(0, 'C2');
    expect(s.renown(0, 'C2')).toBe(2);
    s.expectFact('abilityUsed', { rule: 'BR-26.5', seat: 0, card: 'selina' });
    // Nobody's block brings none, and an ability that is not active neither.
    expect(s.answer(0, 'B1').renown(0, 'B1')).toBe(1);
    expect(
      selina({ loyal: { C2: 1 } })
        .answer(0, 'C2')
        .renown(0, 'C2'),
    ).toBe(1);
    // It is hers who places, not the owner's.
    const owner = given({ brigade: ['B2'], fire: { B2: 1 }, water: [{ warden: 1 }], crew: [[], ['selina']], loyal: { C2: 1 } });
    expect(owner.answer(0, 'extinguish 1', 'C2').renown(0, 'C2')).toBe(1);
  });

  test('BR-26.6 once per block and award, from the supply, only if needed; it may complete the theft', () => {
    // C2 needs five: four of the award and one of hers, and each block has its own.
    const once = selina().answer(0, 'C2', 'C2', 'A2');
    expect([once.renown(0, 'C2'), once.renown(0, 'A2'), once.asked(0)?.show]).toMatchObject([3, 2, { left: 1 }]);
    const won = selina().answer(0, 'C2', 'C2', 'C2', 'C2').expectQuestion(ACTION, 0);
    expect(won.loyal('C2')).toBe(0);
    // In another award it comes again.
    const next = selina().answer(0, 'C2', 'done');
    next.table.fire[at('B2')] = 1;
    next.table.wardenWater[0] = 1;
    next.answer(0, 'extinguish 1', 'C2');
    expect(next.renown(0, 'C2')).toBe(4);
    // Hers completes the theft of A2 (four needed); where one is enough, hers is not placed.
    const completes = selina({ renown: { A2: [2] } }).answer(0, 'A2', 'done');
    expect([completes.loyal('A2'), completes.all('renownPlaced').length]).toEqual([0, 2]);
    const enough = selina({ renown: { A2: [3] } }).answer(0, 'A2', 'done');
    expect([enough.loyal('A2'), enough.all('renownPlaced').length, enough.all('abilityUsed')]).toEqual([0, 1, []]);
    // Fifteen of sixteen are on the board: there is one to place and none to add.
    const short = selina({ renown: { C3: [4], D3: [4], C4: [4], D4: [3] } }).answer(0, 'C2');
    expect([short.renown(0, 'C2'), short.all('abilityUsed')]).toEqual([1, []]);
    short.expectQuestion(ACTION, 0);
  });
});

describe('Nery Cagehand', () => {
  const thief = (more: Arrangement) =>
    given({ brigade: ['B2'], wagon: ['B2'], fire: { B2: 4 }, crew: [[], ['nery']], ...more }).answer(0, 'extinguish 4');

  test('BR-26.7 stealing a block from the owner needs value plus 2', () => {
    const s = thief({ loyal: { B1: 1 } }).answer(0, 'B1', 'B1', 'B1');
    // Value 2: three would be enough without Nery.
    expect(s.legal(0)).toContain('B1');
    s.answer(0, 'B1');
    expect(s.loyal('B1')).toBe(0);
    expect(s.expectFact('loyaltyGained', { space: 'B1', from: 1, needed: 4 }).terms).toEqual([
      { name: 'value', rule: 'BR-17.10', add: 2 },
      { name: 'stealing', rule: 'BR-18.1', add: 1 },
      { name: 'nery', rule: 'BR-26.7', add: 1 },
    ]);
    // Without her ability (no Commons block of the owner, or a crew of somebody else) it is plus 1.
    const inactive = thief({ brigade: ['D2'], wagon: ['D2'], fire: { D2: 4 }, loyal: { E2: 1 } }).answer(
      0,
      'E2',
      'E2',
      'E2',
      'done',
    );
    expect(inactive.loyal('E2')).toBe(0);
    const mine = thief({ crew: [['nery']], loyal: { B1: 1, E1: 0 }, water: [{ nery: 0 }] }).answer(0, 'B1', 'B1', 'B1', 'done');
    expect(mine.loyal('B1')).toBe(0);
    // Blocks of nobody need their value, whoever has Nery.
    const free = thief({ loyal: { E1: 1 } }).answer(0, 'B1', 'B1', 'done');
    expect(free.loyal('B1')).toBe(0);
  });
});

describe('Morgana Magos', () => {
  test('BR-26.8 once per turn the Wagon moves without an action', () => {
    const morgana = () =>
      given({
        crew: [['morgana']],
        loyal: { B1: 0 },
        brigade: ['A1', 'E5'],
        wagon: ['A1', 'E2'],
        events: ['sudden-downpour', 'sudden-downpour'],
      });
    const s = morgana();
    const ways = s.offered(0, 'wagon').map((space) => `wagon ${space}`);
    s.answer(0, 'morgana').expectQuestion('morgana/wagon', 0, ways);
    s.refused(0, 'wagon E5', 'BR-11.1', 'brigadeInTheWay');
    s.answer(0, 'wagon D5').expectQuestion(ACTION, 0);
    expect([s.wagon(0), s.table.actions]).toEqual(['D5', 4]);
    s.expectFact('wagonMoved', { rule: 'BR-26.8', seat: 0, from: 'A1', to: 'D5' });
    s.refused(0, 'morgana', 'BR-26.8', 'usedThisTurn');
    expect(s.legal(0)).not.toContain('morgana');
    // The action itself remains, and the next turn has a new one.
    s.answer(0, 'wagon B2');
    expect(s.table.actions).toBe(3);
    s.endTurn().endTurn();
    expect(s.legal(0)).toContain('morgana');
    // With the actions used up it may still follow.
    const late = morgana();
    late.table.actions = 1;
    late.answer(0, 'upgrade crew').expectQuestion(ACTION, 0, ['morgana', 'end']);
  });
});

describe('Gness Smold', () => {
  const gness = (fire: Arrangement['fire'], more: Arrangement = {}) =>
    given({ brigade: ['A2'], crew: [['gness']], loyal: { A4: 0 }, fire, ...more });

  test('BR-26.9 a Move Brigade that ends on a burning block may raise its fire by 1', () => {
    const s = gness({ B2: 2 }).answer(0, 'brigade B2').expectQuestion('move brigade/smold', 0, ['raise', 'leave']);
    const left = s.branch().answer(0, 'leave').expectQuestion(ACTION, 0);
    expect([left.fire('B2'), left.all('abilityUsed')]).toEqual([2, []]);
    s.answer(0, 'raise').expectQuestion(ACTION, 0);
    expect([s.fire('B2'), s.table.actions]).toEqual([3, 3]);
    s.expectFact('fireRose', { rule: 'BR-26.9', space: 'B2', from: 2, to: 3, cause: 'gness' });
    // Each time: moving on to another fire asks again; an unlit block, a Wagon and a doomed block do not.
    s.answer(0, 'brigade C3').expectQuestion('move brigade/smold', 0);
    gness({ B2: 2 }).answer(0, 'brigade B1').expectQuestion(ACTION, 0);
    gness({ B2: 2 }).answer(0, 'wagon B2').expectQuestion(ACTION, 0);
    gness({ B2: 'doomed' }).answer(0, 'brigade B2').expectQuestion(ACTION, 0);
    gness({ B2: 2 }, { loyal: {} }).answer(0, 'brigade B2').expectQuestion(ACTION, 0);
  });

  test('BR-26.9 also with the last action of the turn', () => {
    const s = gness({ B2: 2 }, { actions: 1, events: ['sudden-downpour'] }).answer(0, 'brigade B2');
    s.expectQuestion('move brigade/smold', 0, ['raise', 'leave']).answer(0, 'raise').expectQuestion(ACTION, 1);
    expect(s.fire('B2')).toBe(3);
  });

  test('BR-26.10 from 4 this dooms the block, and meeples do not protect it', () => {
    const s = gness({ B2: 4 }, { wagon: ['A1', 'B2'], events: ['sudden-downpour'] }).answer(0, 'brigade B2', 'raise');
    expect(s.fire('B2')).toBe(5);
    s.expectFact('blockDoomed', { rule: 'BR-5.8', space: 'B2' });
    s.endTurn();
    expect([s.fire('B2'), s.brigade(0), s.wagon(1)]).toEqual([6, 'A1', 'F6']);
  });
});

describe('Chops Murphy', () => {
  const chops = (more: Arrangement = {}) => gaining('D2', ['chops'], { loyal: { A4: 0 }, ...more });

  test('BR-26.11 also one gained with the last action of the turn', () => {
    chops({ actions: 1 }).expectQuestion(RESPOND, 0, ['chops', 'pass']).answer(0, 'chops', 'D1').expectQuestion(ACTION, 1);
  });
  test('BR-26.11 each block gained may raise the fire of one adjacent block by 2', () => {
    const s = chops({ fire: { D3: 3 } }).expectQuestion(RESPOND, 0, ['chops', 'pass']);
    const passed = s.branch().answer(0, 'pass').expectQuestion(ACTION, 0);
    expect(['D1', 'C2', 'E2', 'D3'].map((space) => passed.fire(space))).toEqual([0, 0, 0, 3]);
    const lit = s.branch().answer(0, 'chops', 'D1').expectQuestion(ACTION, 0);
    expect(['D1', 'C2', 'E2', 'D3'].map((space) => lit.fire(space))).toEqual([2, 0, 0, 3]);
    expect(s.answer(0, 'chops', 'D3').fire('D3')).toBe(5);
    s.expectFact('fireRose', { rule: 'BR-26.11', space: 'D3', from: 3, to: 5, cause: 'chops' });
  });

  test('BR-26.12 adjacent to the block gained, whatever its quarter', () => {
    const s = chops({ fire: { C2: 'doomed', E2: 'destroyed' }, brigade: ['D1'] }).answer(0, 'chops');
    // Seat 1 stands on D1 and does not protect it; the Council block triggered although Chops is a Merchant.
    s.expectQuestion('chops murphy/block', 0, ['D1', 'D3']);
    s.refused(0, 'C1', 'BR-26.12', 'notAdjacent');
    s.refused(0, 'D4', 'BR-26.12', 'notAdjacent');
    s.refused(0, 'C2', 'BR-5.11', 'blockDoomed');
    s.refused(0, 'E2', 'BR-5.23', 'blockDestroyed');
    expect(s.answer(0, 'D1').fire('D1')).toBe(2);
    for (const space of ['A2', 'D5', 'C3'])
      gaining(space, ['chops'], { loyal: { A4: 0 } }).expectQuestion(RESPOND, 0, ['chops', 'pass']);
  });
});

describe('Pep Overclock', () => {
  test('BR-26.13 each Merchant Markets block gained gives a free Upgrade', () => {
    const s = gaining('A4', ['pep']).expectQuestion(RESPOND, 0, ['pep', 'pass']);
    s.answer(0, 'pep').expectQuestion('free upgrade/track', 0, ['crew', 'wagon', 'leadership']);
    s.answer(0, 'wagon').expectQuestion(ACTION, 0);
    expect([s.table.wagonTrack[0], s.table.actions, s.table.upgraded]).toEqual([1, 3, false]);
    s.expectFact('trackRaised', { rule: 'BR-26.13', seat: 0, track: 'wagon', cause: 'pep' });
    expect(s.legal(0)).toContain('upgrade wagon');
    expect(gaining('A4', ['pep']).answer(0, 'pass').table.wagonTrack[0]).toBe(0);
    gaining('D2', ['pep'], { loyal: { A5: 0 } }).expectQuestion(ACTION, 0);
    // Nothing to raise, nothing to offer.
    gaining('A4', ['pep'], { tracks: [{ crew: 6, wagon: 4, leadership: 6 }] }).expectQuestion(ACTION, 0);
  });
});

describe('Mog the Heavy', () => {
  const mog = (more: Arrangement = {}) => given({ seats: 3, crew: [['mog']], loyal: { A4: 0 }, ...more });

  test('BR-26.14 also with the last action of the turn', () => {
    const s = mog({ brigade: ['B2', 'D2', 'F5'], actions: 1 })
      .answer(0, 'brigade D2')
      .expectQuestion('move brigade/push', 0);
    s.answer(0, 'D3').expectQuestion(ACTION, 1);
    expect([s.brigade(0), s.brigade(1)]).toEqual(['D2', 'D3']);
  });
  test('BR-26.14 the Brigade may end its move on another, which is moved to an adjacent space of choice', () => {
    const s = mog({ brigade: ['B2', 'D2', 'F5'] }).answer(0, 'brigade D2');
    s.expectQuestion('move brigade/push', 0, ['D1', 'C2', 'E2', 'D3']);
    expect(s.asked(0)?.show).toEqual({ seat: 1, space: 'D2' });
    s.answer(0, 'D3').expectQuestion(ACTION, 0);
    expect([s.brigade(0), s.brigade(1), s.brigade(2), s.table.actions]).toEqual(['D2', 'D3', 'F5', 3]);
    s.expectFact('brigadePushed', { rule: 'BR-26.14', seat: 1, by: 0, from: 'D2', to: 'D3' });
    mog({ brigade: ['B2', 'D2', 'F5'], loyal: {} }).refused(0, 'brigade D2', 'BR-10.3', 'brigadeInTheWay');
  });

  test('BR-26.15 every Brigade there, to a free undestroyed space sharing an edge, or not at all; none is passed', () => {
    const s = mog({
      brigade: ['B2', 'D2', 'E2'],
      wagon: ['A1', 'D2', 'D1'],
      fire: { C2: 'destroyed' },
    }).answer(0, 'brigade D2');
    s.expectQuestion('move brigade/push', 0, ['D1', 'D3']);
    s.refused(0, 'C2', 'BR-26.15', 'blockDestroyed');
    s.refused(0, 'E2', 'BR-26.15', 'brigadeInTheWay');
    s.refused(0, 'C1', 'BR-26.15', 'notAdjacent');
    s.answer(0, 'D1');
    expect([s.brigade(1), s.wagon(1), s.wagon(2)]).toEqual(['D1', 'D2', 'D1']);
    // The space the mover has left is free again; with another Brigade on it there is none.
    const swap = mog({ brigade: ['A1', 'B1', 'F6'], fire: { C1: 'destroyed', B2: 'destroyed' } }).answer(0, 'brigade B1');
    expect([swap.brigade(0), swap.brigade(1)]).toEqual(['B1', 'A1']);
    const stuck = mog({ brigade: ['A2', 'B1', 'A1'], fire: { C1: 'destroyed', B2: 'destroyed' } });
    stuck.refused(0, 'brigade B1', 'BR-26.15', 'nowhereToPush');
    // Two in one Firehouse need a space each.
    const two = mog({ brigade: ['D5', 'F6', 'F6'] })
      .answer(0, 'brigade F6')
      .expectQuestion('move brigade/push', 0, ['F5', 'E6']);
    two.answer(0, 'E6').expectQuestion(ACTION, 0);
    expect([two.brigade(0), two.brigade(1), two.brigade(2)]).toEqual(['F6', 'E6', 'F5']);
    mog({ brigade: ['D5', 'F6', 'F6'], fire: { E6: 'destroyed' } }).refused(0, 'brigade F6', 'BR-26.15', 'nowhereToPush');
    // Through Brigades there is still no way: C3 is two steps over B2 and four round it.
    const through = mog({ brigade: ['A1', 'B2', 'F6'], fire: { B1: 'destroyed', A2: 'destroyed' } });
    through.refused(0, 'brigade C3', 'BR-10.3', 'noWayThere');
    expect(through.offered(0, 'brigade')).toContain('B2');
  });
});

describe('Ali Ahmar', () => {
  const ali = (more: Arrangement = {}) => gaining('A4', ['ali'], more);

  test('BR-26.29 each Merchant Markets block gained: water, moving Renown, or a lower fire beside it', () => {
    const s = ali({ fire: { A5: 2 }, renown: { F5: [1] } });
    s.expectQuestion('ali ahmar/choose', 0, ['water', 'renown', 'reduce']);
    const water = s.branch().answer(0, 'water', 'warden', 'warden').expectQuestion(ACTION, 0);
    expect([water.table.wardenWater[0], water.fire('A5'), water.renown(0, 'F5')]).toEqual([2, 2, 1]);
    const renown = s.branch().answer(0, 'renown').answer(0, 'B1').expectQuestion(ACTION, 0);
    expect([renown.table.wardenWater[0], renown.fire('A5'), renown.renown(0, 'F5'), renown.renown(0, 'B1')]).toEqual([
      0, 2, 0, 1,
    ]);
    const reduce = s.branch().answer(0, 'reduce').expectQuestion(ACTION, 0);
    expect([reduce.table.wardenWater[0], reduce.fire('A5'), reduce.renown(0, 'F5')]).toEqual([0, 1, 1]);
    gaining('D2', ['ali'], { loyal: { A5: 0 } }).expectQuestion(ACTION, 0);
  });

  test('BR-26.30 water up to capacity as the owner divides it; Renown from any block to any eligible one; adjacency to the gain', () => {
    const s = ali().answer(0, 'water').expectQuestion('ali ahmar/holder', 0, ['warden', 'ali']);
    s.refused(0, 'wagon', 'BR-26.30', 'notAnAnswer');
    s.answer(0, 'ali');
    // Ali Ahmar has one place: the second token can only go to the warden.
    s.expectQuestion(ACTION, 0);
    expect([s.table.wardenWater[0], s.table.crewWater[0], s.table.wagonWater[0]]).toEqual([1, [1], 2]);
    const full = ali();
    full.table.wardenWater[0] = 2;
    full.answer(0, 'water').expectQuestion(ACTION, 0);
    expect([full.table.wardenWater[0], full.table.crewWater[0]]).toEqual([2, [1]]);

    const move = ali({ renown: { F5: [2, 1], B1: [1], E1: [0, 1] }, loyal: { B2: 0 }, fire: { C5: 'destroyed' } }).answer(
      0,
      'renown',
    );
    move.expectQuestion('ali ahmar/from', 0, ['B1', 'F5']).refused(0, 'E1', 'BR-26.30', 'noRenownThere');
    move.answer(0, 'F5');
    expect(move.legal(0)).toHaveLength(32 - 4);
    for (const space of ['A4', 'B2', 'C5', 'F5']) expect(move.legal(0)).not.toContain(space);
    // It counts as placed: B1 is worth 2 and is won by it.
    move.answer(0, 'B1').expectQuestion(ACTION, 0);
    expect([move.loyal('B1'), move.renown(0, 'F5'), move.renown(1, 'F5')]).toEqual([0, 1, 1]);

    const reduce = ali({ fire: { A5: 2, B4: 1, D2: 3, B3: 2 } })
      .answer(0, 'reduce')
      .expectQuestion('ali ahmar/block', 0, ['B4', 'A5']);
    reduce.refused(0, 'D2', 'BR-26.30', 'notAdjacent');
    reduce.refused(0, 'B3', 'BR-26.30', 'notAdjacent');
    reduce.refused(0, 'A3', 'BR-26.30', 'notBurning');
    reduce.forget().answer(0, 'B4').expectQuestion(ACTION, 0);
    expect([reduce.fire('B4'), reduce.fire('A5'), reduce.all('renownAwarded')]).toEqual([0, 2, []]);
    // An option that changes nothing may be chosen.
    for (const choice of ['renown', 'reduce']) {
      const idle = ali().answer(0, choice).expectQuestion(ACTION, 0);
      expect([idle.table.wardenWater[0], idle.fire('C3'), idle.table.actions]).toEqual([0, 2, 3]);
    }
  });
});
