/** Chapter 10, Move Brigade: where one move leads, what stops it, and what destroyed blocks cost. */
import { describe, expect, test } from 'vitest';
import { at, given } from './kit.ts';

/** The University is out, and one fire far away keeps the game going. */
const CALM = { C3: 0, D3: 0, C4: 0, D4: 0, F5: 1 };
const sorted = (list: string[]): string[] => [...list].sort();

describe('steps', () => {
  test('BR-10.1 warden and crew move together, and the Wagon stays', () => {
    const s = given({ brigade: ['B2'], fire: { C2: 4 }, crew: [['nery']], water: [{ warden: 2, nery: 3 }] });
    s.answer(0, 'brigade C2');
    expect([s.brigade(0), s.wagon(0), s.brigade(1)]).toEqual(['C2', 'A1', 'F6']);
    // Two tokens of the warden and three of the crew member are at hand, none of the Wagon.
    expect(s.offered(0, 'extinguish')).toEqual(['1', '2', '3', '4']);
    s.answer(0, 'extinguish 4', 'warden 2').expectQuestion('award/place', 0);
    expect([s.table.wardenWater[0], s.table.crewWater[0], s.table.wagonWater[0]]).toEqual([0, [1], 2]);
  });

  test('BR-10.2 one action gives three points, and each step to one of the eight neighbours costs one', () => {
    const s = given({ brigade: ['A5'], fire: CALM });
    const within3 = ['A2', 'B2', 'C2', 'D2', 'A3', 'B3', 'C3', 'D3', 'A4', 'B4', 'C4', 'D4', 'B5', 'C5', 'D5', 'B6', 'C6', 'D6'];
    expect(sorted(s.offered(0, 'brigade'))).toEqual(sorted(within3));
    const { about } = s.refused(0, 'brigade E5', 'BR-10.2', 'tooFar');
    expect(about).toMatchObject({ needs: 4, points: 3, terms: [{ name: 'move', rule: 'BR-10.2', add: 3 }] });
    s.refused(0, 'brigade A1', 'BR-10.2', 'tooFar');
    s.answer(0, 'brigade D2');
    s.expectFact('brigadeMoved', { rule: 'BR-10.2', seat: 0, path: ['A5', 'B4', 'C3', 'D2'], points: 3, of: 3 });
    expect([s.brigade(0), s.wagon(0), s.table.actions]).toEqual(['D2', 'A1', 3]);
    s.expectQuestion('action phase/action', 0);
  });

  test('BR-10.3 a Brigade may not enter or pass a space with another Brigade', () => {
    const s = given({ seats: 3, brigade: ['A1', 'B2', 'B1'] });
    // Only A2 leads out; fires at C3 and C4 may still be entered last.
    expect(sorted(s.offered(0, 'brigade'))).toEqual(['A2', 'A3', 'A4', 'B3', 'B4', 'C2', 'C3', 'C4']);
    expect(s.refused(0, 'brigade B2', 'BR-10.3', 'brigadeInTheWay').about).toMatchObject({ space: 'B2', seat: 1 });
    expect(s.refused(0, 'brigade B1', 'BR-10.3', 'brigadeInTheWay').about).toMatchObject({ space: 'B1', seat: 2 });
    expect(s.refused(0, 'brigade D2', 'BR-10.3', 'noWayThere').about).toMatchObject({ space: 'D2' });
  });

  test('BR-10.4 Wagons of any player may be passed and shared', () => {
    const s = given({ seats: 3, brigade: ['A1', 'B1', 'A2'], wagon: ['C2', 'B2', 'D2'] });
    // The only way out leads over the Wagon on B2.
    expect(sorted(s.offered(0, 'brigade'))).toEqual(['A3', 'A4', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3', 'C4', 'D1', 'D2', 'D3']);
    s.answer(0, 'brigade D2');
    s.expectFact('brigadeMoved', { path: ['A1', 'B2', 'C2', 'D2'], points: 3 });
    expect([s.brigade(0), s.wagon(0), s.wagon(1), s.wagon(2)]).toEqual(['D2', 'C2', 'B2', 'D2']);
  });

  test('BR-10.5 a diagonal step between two other Brigades is legal', () => {
    const s = given({ seats: 3, brigade: ['A1', 'B1', 'A2'] });
    s.answer(0, 'brigade B2');
    s.expectFact('brigadeMoved', { path: ['A1', 'B2'], points: 1 });
    expect([s.brigade(0), s.brigade(1), s.brigade(2)]).toEqual(['B2', 'B1', 'A2']);
  });

  test('BR-10.15 a move ends on another space than it began on', () => {
    const s = given({ brigade: ['B2'] });
    expect(s.offered(0, 'brigade')).not.toContain('B2');
    expect(s.refused(0, 'brigade B2', 'BR-10.15', 'alreadyThere').about).toEqual({ space: 'B2' });
    s.answer(0, 'brigade B1').answer(0, 'brigade B2');
    expect(s.brigade(0)).toBe('B2');
  });

  test('BR-10.16 any Firehouse may be entered if no other Brigade is there', () => {
    const s = given({ brigade: ['E5', 'D1'], wagon: ['C1', 'F6'] });
    s.answer(0, 'brigade F6');
    expect([s.brigade(0), s.wagon(1)]).toEqual(['F6', 'F6']);

    const atHome = given({ brigade: ['E5', 'F6'] });
    atHome.refused(0, 'brigade F6', 'BR-10.3', 'brigadeInTheWay');
    const own = given({ brigade: ['B1', 'E5'] });
    expect(own.offered(0, 'brigade')).toContain('A1');
    // A corner without Firehouse is no space at all.
    given({ brigade: ['E2'] }).refused(0, 'brigade F1', 'BR-2.13', 'noSuchSpace');
  });
});

describe('fire on the way', () => {
  test('BR-10.12 a Brigade that enters a burning block must end its move there', () => {
    for (const fire of [1, 4, 'doomed'] as const) {
      const s = given({ fire: { B1: fire, A2: fire, B2: fire } });
      expect(sorted(s.offered(0, 'brigade'))).toEqual(['A2', 'B1', 'B2']);
      expect(s.refused(0, 'brigade C2', 'BR-10.12', 'fireStopsYou').about).toEqual({ space: 'C2' });
    }
    // With one unlit neighbour the way is open again, and leads round the fires.
    const s = given({ fire: { B1: 1, A2: 1, B2: 0 } });
    s.answer(0, 'brigade C1');
    s.expectFact('brigadeMoved', { path: ['A1', 'B2', 'C1'] });
  });

  test.each([
    ['A1', ['A2', 'B1', 'B2']],
    ['F1', ['E1', 'E2', 'F2']],
    ['A6', ['A5', 'B5', 'B6']],
    ['F6', ['E5', 'E6', 'F5']],
  ])('BR-10.12 fires all round stop a Brigade in the corner %s, whichever corner it is', (corner, ring) => {
    const fire = Object.fromEntries(ring.map((space) => [space, 2]));
    const s = given({ seats: 4, brigade: [corner, 'C1', 'D1', 'D6'], fire });
    expect(sorted(s.offered(0, 'brigade'))).toEqual(ring);
  });

  test('BR-10.13 a later Move Brigade leaves the burning block normally', () => {
    const s = given({ fire: { B2: 2 } });
    s.answer(0, 'brigade B2');
    expect(s.offered(0, 'brigade')).toContain('E2');
    s.answer(0, 'brigade E2');
    s.expectFact('brigadeMoved', { path: ['B2', 'C2', 'D2', 'E2'], points: 3 });
    expect([s.fire('B2'), s.table.actions]).toEqual([2, 2]);
  });

  test('BR-10.14 a fire where the move starts does not hinder leaving', () => {
    const burning = given({ brigade: ['B2'], fire: { B2: 4 } });
    const unlit = given({ brigade: ['B2'] });
    expect(burning.offered(0, 'brigade')).toContain('E2');
    expect(sorted(burning.offered(0, 'brigade'))).toEqual(sorted(unlit.offered(0, 'brigade')));
  });
});

describe('destroyed blocks', () => {
  const RUINS = { A2: 'destroyed', B1: 'destroyed', B2: 'destroyed' } as const;

  test('BR-10.6 entering a destroyed block costs two points', () => {
    const s = given({ fire: RUINS });
    // Two points for the ruins round the Firehouse, the third for one step beyond.
    expect(sorted(s.offered(0, 'brigade'))).toEqual(['A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3']);
    expect(s.refused(0, 'brigade D2', 'BR-10.6', 'tooFar').about).toMatchObject({ space: 'D2', needs: 4, points: 3 });
    s.answer(0, 'brigade C3');
    s.expectFact('brigadeMoved', { path: ['A1', 'B2', 'C3'], points: 3 });
    // Round a ruin the way costs no more than usual.
    const round = given({ fire: { B2: 'destroyed' } });
    round.answer(0, 'brigade C2');
    round.expectFact('brigadeMoved', { path: ['A1', 'B1', 'C2'], points: 2 });
  });

  test('BR-10.7 a destroyed block cannot be entered with one point left', () => {
    const s = given({ brigade: ['A2'], fire: { C2: 'destroyed', D1: 'destroyed' } });
    // C2 is two steps away (1 + 2), D1 three (1 + 1 + 2).
    expect(s.offered(0, 'brigade')).toContain('C2');
    expect(s.refused(0, 'brigade D1', 'BR-10.7', 'tooFar').about).toMatchObject({ space: 'D1', needs: 4, points: 3 });
    s.answer(0, 'brigade C2');
    s.expectFact('brigadeMoved', { points: 3 });
  });

  test('BR-10.8 BR-10.9 a move may end on a destroyed block only if an action remains to leave it', () => {
    const last = given({ fire: RUINS, actions: 1 });
    expect(sorted(last.offered(0, 'brigade'))).toEqual(['A3', 'B3', 'C1', 'C2', 'C3']);
    expect(last.refused(0, 'brigade B2', 'BR-10.9', 'cannotEndOnDestroyed').about).toEqual({ space: 'B2' });

    const s = given({ fire: RUINS, actions: 2 });
    s.answer(0, 'brigade B2');
    expect([s.brigade(0), s.table.actions]).toEqual(['B2', 1]);
    s.refused(0, 'end', 'BR-10.10', 'mustLeaveDestroyed');
    s.expectQuestion('action phase/action', 0);
  });

  test('BR-10.10 the turn is not ended on a destroyed block, and the last action must leave it', () => {
    const two = given({ brigade: ['B2'], fire: RUINS, actions: 2 });
    expect(two.legal(0)).toEqual(expect.arrayContaining(['upgrade crew', 'wagon C1', 'brigade B1', 'brigade A1']));
    expect(two.refused(0, 'end', 'BR-10.10', 'mustLeaveDestroyed').about).toEqual({ space: 'B2' });

    const s = given({ brigade: ['B2'], fire: RUINS, actions: 1, events: ['bigger-barrels'] });
    expect(s.legal(0).filter((answer) => !answer.startsWith('brigade '))).toEqual([]);
    expect(s.offered(0, 'brigade')).toEqual(expect.arrayContaining(['A1', 'C2', 'E2']));
    s.refused(0, 'brigade B1', 'BR-10.9', 'cannotEndOnDestroyed');
    for (const other of ['upgrade crew', 'wagon C1', 'end']) s.refused(0, other, 'BR-10.10', 'mustLeaveDestroyed');
    s.answer(0, 'brigade C2').expectQuestion('action phase/action', 1);
    expect(s.brigade(0)).toBe('C2');
    expect(s.all('brigadeReturned')).toEqual([]);
  });

  /** Three Brigades and seven ruins: within three points of B1 no undestroyed space is open. */
  const BOXED = {
    seats: 4,
    brigade: ['B1', 'A1', 'B2', 'C2'],
    fire: {
      B1: 'destroyed',
      C1: 'destroyed',
      A2: 'destroyed',
      D1: 'destroyed',
      D2: 'destroyed',
      A3: 'destroyed',
      B3: 'destroyed',
    },
    events: ['bigger-barrels'],
  } as const;
  const boxed = (actions: number) =>
    given({ ...BOXED, brigade: [...BOXED.brigade], events: [...BOXED.events], actions, tracks: [{ wagon: 1 }] });

  test('BR-10.11 a Brigade that stands on a destroyed block when the turn ends returns to its Firehouse', () => {
    const away = boxed(1);
    away.table.wagon[0] = at('E4');
    away.answer(0, 'end');
    // The Wagon stays where it is.
    expect([away.brigade(0), away.wagon(0)]).toEqual(['A1', 'E4']);
    const s = boxed(1).answer(0, 'end');
    s.expectFact('brigadeReturned', { rule: 'BR-10.11', seat: 0, from: 'B1', to: 'A1' });
    // The return ignores the Brigade that stands there, and nobody else moves.
    expect([0, 1, 2, 3].map((seat) => s.brigade(seat))).toEqual(['A1', 'A1', 'B2', 'C2']);
    expect([s.table.wardenWater[0], s.table.wagonWater[0]]).toEqual([2, 2]);
    s.expectQuestion('action phase/action', 1);
  });

  test('BR-10.18 with no way off in the last action, any action may be taken or the turn ended', () => {
    const s = boxed(1);
    expect(s.offered(0, 'brigade')).toEqual([]);
    s.refused(0, 'brigade C1', 'BR-10.9', 'cannotEndOnDestroyed');
    expect(s.legal(0)).toEqual(expect.arrayContaining(['end', 'upgrade crew', 'wagon E1']));
    s.answer(0, 'upgrade crew').expectFact('brigadeReturned', { rule: 'BR-10.11', seat: 0 });

    // With two actions a move to another ruin is legal, so the turn may not be ended yet.
    const two = boxed(2);
    expect(sorted(two.offered(0, 'brigade'))).toEqual(['A2', 'C1']);
    two.refused(0, 'end', 'BR-10.10', 'mustLeaveDestroyed');
  });

  test('BR-10.18 where only a push by Mog leads off a destroyed block, it has to be made', () => {
    // From C1 three points lead to ruins only, and to the two Brigades; beside those there is room on A1 and A2.
    const ruins = ['C1', 'C2', 'D1', 'D2', 'B3', 'C3', 'D3', 'E1', 'E2', 'E3'];
    const fire = Object.fromEntries(ruins.map((space) => [space, 'destroyed' as const]));
    const beside = { seats: 3, brigade: ['C1', 'B1', 'B2'], fire, loyal: { A4: 0 }, evacuation: 1, actions: 1 };
    const mog = given({ ...beside, crew: [['mog']] });
    expect(sorted(mog.offered(0, 'brigade'))).toEqual(['B1', 'B2']);
    mog.refused(0, 'end', 'BR-10.10', 'mustLeaveDestroyed');
    mog.refused(0, 'upgrade crew', 'BR-10.10', 'mustLeaveDestroyed');
    const alone = given(beside);
    expect(alone.offered(0, 'brigade')).toEqual([]);
    alone.allowed(0, 'upgrade crew');
    alone.answer(0, 'end').expectFact('brigadeReturned', { rule: 'BR-10.11', seat: 0, from: 'C1' });
  });
});

describe('routes', () => {
  test('BR-10.17 the player chooses between routes only if they differ in their effects', () => {
    const plain = given({ brigade: ['C6'], fire: { D6: 'destroyed' } });
    plain.answer(0, 'brigade E6').expectQuestion('action phase/action', 0);
    plain.expectFact('brigadeMoved', { path: ['C6', 'D5', 'E6'], points: 2 });

    // The Aviary on D6 gives an extra action to those who pass.
    const aviary = { options: { specialBuildings: true }, fire: { D6: 'destroyed' }, aviary: [1, 1] } as const;
    const s = given({ ...aviary, aviary: [1, 1], brigade: ['C6'] });
    expect(s.table.tile[33]).toBe('aviary');
    s.answer(0, 'brigade E6').expectQuestion('move brigade/route', 0, ['C6-D5-E6', 'C6-D6-E6']);
    s.refused(0, 'C6-C5-E6', 'BR-10.17', 'noSuchRoute');
    const round = s.branch().answer(0, 'C6-D5-E6');
    expect([round.table.actions, round.table.aviary]).toEqual([3, [1, 1]]);
    round.expectFact('brigadeMoved', { path: ['C6', 'D5', 'E6'], points: 2 });
    s.answer(0, 'C6-D6-E6');
    expect([s.table.actions, s.table.aviary, s.brigade(0)]).toEqual([4, [0, 1], 'E6']);
    s.expectQuestion('action phase/action', 0);
  });

  test("BR-10.17 Aurath's free move asks for the route over the Aviary too", () => {
    const s = given({
      options: { advanced: true, bonusWardens: true, specialBuildings: true },
      warden: ['aurath', 'blitz'],
      colour: ['pink', 'white'],
      fire: { D6: 'destroyed' },
      aviary: [1, 1],
      brigade: ['C6', 'A4'],
    });
    s.answer(0, 'warden', 'brigade E6').expectQuestion('move brigade/route', 0, ['C6-D5-E6', 'C6-D6-E6']);
    const round = s.branch().answer(0, 'C6-D5-E6');
    expect([round.table.actions, round.table.aviary]).toEqual([4, [1, 1]]);
    s.answer(0, 'C6-D6-E6').expectQuestion('action phase/action', 0);
    expect([s.table.actions, s.table.aviary, s.brigade(0)]).toEqual([5, [0, 1], 'E6']);
  });

  test.each([
    // From C6 the points are enough to enter the Aviary, to leave it and to enter it again.
    ['ebenezer', 'D5'],
    ['kularf', 'B2'],
  ])('BR-10.17 a move that ends on the Aviary has its effect by every route, and %s is asked for none', (crew, loyal) => {
    const s = given({
      options: { specialBuildings: true },
      fire: { D6: 'destroyed' },
      aviary: [1, 1],
      brigade: ['C6'],
      crew: [[crew]],
      loyal: { [loyal]: 0 },
    });
    s.answer(0, 'brigade D6').expectQuestion('action phase/action', 0);
    expect(s.expectFact('brigadeMoved').path).toEqual(['C6', 'D6']);
    expect([s.table.actions, s.table.aviary, s.brigade(0)]).toEqual([4, [0, 1], 'D6']);
  });
});
