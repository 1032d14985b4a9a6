/** Chapter 25: excess and displacement, bumping chains. */
import { describe, expect, test } from 'vitest';
import { CAUSES } from '../rules/displacement.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

/** A row of small places, A to E; a regiment in each but the last. */
const ROW: Arrangement = {
  locations: { A: { exposed: true }, B: {}, C: {}, D: {}, E: {} },
  connections: ['A B', 'B C', 'C D', 'D E'],
  defenders: { Ra: { at: 'A' }, Rb: { at: 'B' }, Rc: { at: 'C' }, Rd: { at: 'D' } },
  deck: ['2h'],
};
const moving = (over: Partial<Arrangement> = {}): Scene => given({ ...ROW, ...over }).threatsAct();
/** A king destroys the place of this number, counted from 1. */
const ruined = (die: number, over: Partial<Arrangement> = {}): Scene =>
  given({ ...ROW, threats: { Giant: { card: 'Ks' } }, deck: ['Kd'], dice: { activation: [die] }, ...over }).threatsAct();
const wheres = (s: Scene, ...names: string[]): string[] => names.map((name) => s.where(name));

describe('who leaves', () => {
  test('DF-25.1 there are four cases', () => {
    expect(CAUSES).toEqual(['moves', 'reinforcements', 'ruin', 'immune']);
    const causes: string[] = [];
    const note = (s: Scene): void => void causes.push(String(s.asked(s.actor)?.show.cause));
    // A hub with two ways out, so that there is always something to ask.
    const hub: Partial<Arrangement> = {
      locations: { A: { exposed: true }, B: {}, C: {}, D: {} },
      connections: ['A B', 'A C', 'B D'],
    };
    const two = { Ra: { at: 'A' }, Rd: { at: 'D' } } as const;
    note(
      moving({ ...hub, defenders: { Ra: { at: 'A' }, Rb: { at: 'B' } } })
        .answer(0, '{Rb} {A}')
        .answer(1, 'pass'),
    );
    const late = { ...two, Late: { card: '8h', at: 'reserve' } } as const;
    note(
      given({ ...ROW, ...hub, defenders: late, threats: { Orcs: { card: '9s' } }, deck: ['X1'], dice: { battle: [6, 1] } })
        .threatsAct()
        .quietly('displacement/move'),
    );
    note(ruined(1, { ...hub, defenders: two }));
    const immune = given({
      ...ROW,
      ...hub,
      locations: { ...hub.locations, E: {}, F: {} },
      connections: ['A B', 'A C', 'B E', 'C F'],
      defenders: { Ra: { at: 'A' }, Rb: { at: 'B' }, Rc: { at: 'C' }, Ada: { card: 'Jh', at: 'A' } },
      threats: { Orcs: { card: 'Ts' }, Rest: { card: 'Ks' } },
      deck: ['Qc'],
      dice: { attack: [1], battle: [1, 6] },
    });
    immune
      .threatsAct()
      .quietly('defeat/protect')
      .answer(0, '{Ra}', { aloud: true })
      .quietly('defeat/flee')
      .answer(0, '{Ada} {B}');
    note(immune);
    expect(causes).toEqual([...CAUSES]);
  });

  test('DF-25.2 groups and individuals are never excess', () => {
    const crowd = { Mob: { card: '2h', at: 'B' }, Cooks: { card: '3h', at: 'B' }, Ada: { card: 'Jh', at: 'B' } } as const;
    const s = moving({ defenders: { Ra: { at: 'A' }, Rb: { at: 'B' }, ...crowd, Bo: { card: 'Qh', at: 'A' } } });
    s.answer(0, '{Bo} {B}').answer(1, 'pass').expectQuestion('activation/unit', 0);
    expect(wheres(s, 'Rb', 'Mob', 'Cooks', 'Ada', 'Bo')).toEqual(['B', 'B', 'B', 'B', 'B']);
  });

  test('DF-25.3 the original occupant leaves, not the one that came', () => {
    const s = moving({ defenders: { Ra: { at: 'A' }, Rb: { at: 'B' } } })
      .answer(0, '{Ra} {B}')
      .answer(1, 'pass');
    s.expectQuestion('displacement/move', 0, ['Rb A', 'Rb C']);
    s.refused(0, '{Ra} {A}', 'DF-25.3', 'notYoursToMove');
  });

  test('DF-25.4 if all came this turn, the one that came first; of several originals the player picks', () => {
    const all = moving({ defenders: { Ra: { at: 'A' }, Rc: { at: 'C' } }, seats: 2 })
      .answer(0, '{Rc} {B}')
      .answer(1, '{Ra} {B}');
    all.expectQuestion('displacement/move', 0, ['Rc A', 'Rc C']);
    // Two originals of a square and one reinforcement more than it holds.
    const s = given({
      ...ROW,
      locations: { A: { exposed: true, card: '3c' }, B: {}, C: {} },
      connections: ['A B', 'B C'],
      defenders: { One: { at: 'A' }, Two: { at: 'A' }, Late: { card: '8h', at: 'reserve' }, Last: { card: '9h', at: 'reserve' } },
      threats: { Orcs: { card: 'Ts' }, Rest: { card: 'Ks' } },
      deck: ['X1'],
      dice: { battle: [6, 1, 1] },
    });
    s.threatsAct().quietly().answer(0, '{Late} {A}').quietly('displacement/move');
    s.expectQuestion('displacement/move', 0, ['One B', 'Two B']);
    s.answer(0, '{Two} {B}');
    // Then the other original, by a chain, until capacity is met: those who came stay.
    expect(wheres(s, 'One', 'Two', 'Late', 'Last')).toEqual(['B', 'C', 'A', 'A']);
  });
});

test('DF-25.3 DF-25.4 who came in an earlier turn is an original', () => {
  const s = moving({
    locations: { A: { exposed: true, card: '3c' }, B: {}, C: {} },
    connections: ['A B', 'B C'],
    defenders: { One: { at: 'A' }, Two: { at: 'B' }, Late: { card: '8h', at: 'reserve' } },
    threats: { Orcs: { card: 'Ts' }, Rest: { card: '9s' } },
    deck: ['Ad', 'X1'],
    dice: { battle: [6, 1] },
  });
  s.answer(0, '{Two} {A}').answer(1, 'pass').endTurn().threatsAct();
  s.quietly('displacement/move').expectQuestion('displacement/move', 1, ['One B', 'Two B']);
});

describe('where to', () => {
  test('DF-25.5 to a connected location with room, if there is one', () => {
    const s = moving({ defenders: { Ra: { at: 'A' }, Rb: { at: 'B' }, Rd: { at: 'D' } } })
      .answer(0, '{Ra} {B}')
      .answer(1, 'pass');
    s.expectQuestion('displacement/move', 0, ['Rb A', 'Rb C']);
    s.refused(0, '{Rb} {D}', 'DF-25.5', 'notConnected');
    s.refused(0, 'D9 L1', 'DF-25.9', 'notAnAnswer');
    s.refused(0, '{Rb} {C} {D}', 'DF-25.6', 'noSuchPath');
  });

  test('DF-25.6 DF-25.10 else along the shortest path to room, each bumping the next, as one event', () => {
    const s = ruined(1);
    s.expectFact('chainMoved', { rule: 'DF-25.6', unit: s.id('Ra'), path: ['B', 'C', 'D', 'E'].map((name) => s.id(name)) });
    expect(wheres(s, 'Ra', 'Rb', 'Rc', 'Rd')).toEqual(['B', 'C', 'D', 'E']);
    expect(s.all('defenderMoved').map(({ unit, way }) => s.inWords(`${unit} ${way}`))).toEqual([
      'Ra displacement',
      'Rb bumped',
      'Rc bumped',
      'Rd bumped',
    ]);
    // It has used up nobody's move.
    s.quietly('moves/move').expectQuestion('moves/move', 0);
    expect(s.offered(0)).toContain('Rd D');
  });

  test('DF-25.7 paths run through enterable locations only, though the one that is left need not be', () => {
    // The short way to E is barred by a ruin.
    const s = ruined(1, {
      locations: { A: { exposed: true }, B: {}, X: { ruined: true }, C: {}, E: {} },
      connections: ['A B', 'B X', 'X E', 'B C', 'C E', 'A X'],
      defenders: { Ra: { at: 'A' }, Rb: { at: 'B' }, Rc: { at: 'C' } },
    });
    s.expectFact('chainMoved', { path: ['B', 'C', 'E'].map((name) => s.id(name)) });
    // Nor through what the enemy holds.
    const held = ruined(1, {
      locations: { A: { exposed: true }, B: {}, X: {}, C: {}, E: {} },
      connections: ['A B', 'B X', 'X E', 'B C', 'C E'],
      defenders: { Ra: { at: 'A' }, Rb: { at: 'B' }, Rc: { at: 'C' } },
      threats: { Giant: { card: 'Ks' }, Holders: { card: '8s', at: 'X' } },
    });
    held.expectFact('chainMoved', { path: ['B', 'C', 'E'].map((name) => held.id(name)) });
    const asked = ruined(1, {
      locations: { A: { exposed: true }, B: {}, X: { ruined: true }, C: {} },
      connections: ['A B', 'A X', 'A C'],
      defenders: { Ra: { at: 'A' } },
    });
    asked.refused(0, '{Ra} {X}', 'DF-25.7', 'notEnterable');
  });

  test('DF-25.8 the player picks between paths, and who of two is bumped', () => {
    const s = ruined(1, {
      locations: { A: { exposed: true }, B: { card: '3c' }, C: {}, E: {}, F: {} },
      connections: ['A B', 'A C', 'B E', 'C F'],
      defenders: { Ra: { at: 'A' }, Rb: { at: 'B' }, Rb2: { at: 'B' }, Rc: { at: 'C' }, Mob: { card: '2h', at: 'B' } },
    });
    s.expectQuestion('displacement/move', 0, ['Ra B E', 'Ra C F']);
    s.answer(0, '{Ra} {B} {E}').expectQuestion('displacement/bump', 0, ['Rb', 'Rb2']);
    s.refused(0, '{Rc}', 'DF-25.8', 'cannotBump');
    s.refused(0, '{Mob}', 'DF-25.8', 'cannotBump');
    s.refused(0, 'D9', 'DF-25.8', 'notAnAnswer');
    s.answer(0, '{Rb2}');
    expect(wheres(s, 'Ra', 'Rb', 'Rb2', 'Rc')).toEqual(['B', 'B', 'E', 'C']);
  });

  test('DF-25.8 whoever displaces picks who is bumped', () => {
    const s = ruined(1, {
      seats: 3,
      first: 1,
      locations: { A: { exposed: true, card: '3c' }, B: { card: '3d' }, D: {}, E: {} },
      connections: ['A B', 'A D', 'B E'],
      defenders: { One: { at: 'A' }, Two: { at: 'A' }, Rb: { at: 'B' }, Rb2: { at: 'B' } },
    });
    s.expectQuestion('displacement/move', 1, ['One D', 'Two D']).answer(1, '{One} {D}');
    s.expectQuestion('displacement/bump', 2, ['Rb', 'Rb2']).answer(2, '{Rb}');
    expect(wheres(s, 'One', 'Two', 'Rb', 'Rb2')).toEqual(['D', 'B', 'E', 'B']);
  });

  test('DF-25.9 in Normal Order, one unit each going round, picked among those with a legal place', () => {
    const s = ruined(1, {
      seats: 3,
      first: 1,
      locations: { A: { exposed: true, card: '3c' }, B: {}, C: {} },
      connections: ['A B', 'A C'],
      defenders: { One: { at: 'A' }, Two: { at: 'A' }, Mob: { card: '2h', at: 'A' }, Rc: { at: 'C' } },
    });
    s.expectQuestion('displacement/move', 1, ['One B', 'Two B', 'Mob B', 'Mob C']);
    s.answer(1, '{Two} {B}');
    // One finds no room any more.
    s.expectQuestion('displacement/move', 2, ['Mob B', 'Mob C']);
    s.refused(2, '{One} {B}', 'DF-25.5', 'noRoom');
    s.answer(2, '{Mob} {C}');
    expect(wheres(s, 'One', 'Two', 'Mob')).toEqual(['destroyed', 'B', 'C']);
  });

  test('DF-25.11 the location which the mover came from can be the one with room', () => {
    const s = moving({ defenders: { Ra: { at: 'A' }, Rb: { at: 'B' }, Rc: { at: 'C' } } })
      .answer(0, '{Ra} {B}')
      .answer(1, 'pass');
    expect(wheres(s, 'Ra', 'Rb', 'Rc')).toEqual(['B', 'A', 'C']);
  });

  test('DF-25.12 displaced groups and individuals go to any connected enterable location', () => {
    const s = ruined(1, {
      connections: ['A B', 'A C'],
      defenders: { Ada: { card: 'Jh', at: 'A' }, Mob: { card: '2h', at: 'A' }, Rb: { at: 'B' }, Rc: { at: 'C' } },
    });
    s.expectQuestion('displacement/move', 0, ['Ada B', 'Ada C', 'Mob B', 'Mob C']);
    s.refused(0, '{Ada} {D}', 'DF-25.5', 'notConnected');
    const held = ruined(1, {
      locations: { A: { exposed: true }, B: {}, C: {}, D: {}, E: { ruined: true } },
      connections: ['A B', 'A C', 'A D', 'A E'],
      defenders: { Ada: { card: 'Jh', at: 'A' }, Rb: { at: 'B' } },
      threats: { Giant: { card: 'Ks' }, Holders: { card: '8s', at: 'D' } },
    });
    held.expectQuestion('displacement/move', 0, ['Ada B', 'Ada C']);
    expect(held.refused(0, '{Ada} {D}', 'DF-25.7', 'notEnterable').about).toMatchObject({ why: 'held' });
    expect(held.refused(0, '{Ada} {E}', 'DF-25.7', 'notEnterable').about).toMatchObject({ why: 'ruined' });
  });

  test('DF-25.13 those of a destroyed location who find no place are destroyed', () => {
    const s = ruined(1, { connections: ['B C'], defenders: { Ra: { at: 'A' }, Ada: { card: 'Jh', at: 'A' }, Rb: { at: 'B' } } });
    expect(wheres(s, 'Ra', 'Ada', 'Rb')).toEqual(['destroyed', 'destroyed', 'B']);
    expect(s.all('defenderDestroyed').map(({ rule, death }) => [rule, death])).toEqual([
      ['DF-25.13', 'ruin'],
      ['DF-25.13', 'ruin'],
    ]);
  });

  test('DF-25.14 excess without room within reach stays, and is looked at again at the end of Defenders act', () => {
    const s = given({
      ...ROW,
      locations: { A: { exposed: true }, B: {}, C: {} },
      connections: ['A B'],
      defenders: { Ra: { at: 'A' }, Rb: { at: 'B' }, Late: { card: '8h', at: 'reserve' } },
      threats: { Orcs: { card: 'Ts' }, Rest: { card: 'Ks' } },
      deck: ['X1', '3h', '4h'],
      dice: { battle: [6, 1, 1] },
    });
    s.threatsAct().quietly();
    s.expectFact('excessRemains', { rule: 'DF-25.14', location: 'L0', regiments: 2, capacity: 1 });
    expect(wheres(s, 'Ra', 'Late', 'Rb')).toEqual(['A', 'A', 'B']);
    s.endTurn();
    // Looked at once more, in vain; and nobody is destroyed.
    expect(s.all('excessRemains')).toHaveLength(2);
    expect([s.all('defenderDestroyed'), s.table.turn]).toEqual([[], 3]);
    // Once more in a turn in which nobody has come or gone.
    s.threatsAct().forget().endTurn();
    expect([s.all('defenderMoved'), s.all('excessRemains').length, s.table.turn]).toEqual([[], 1, 4]);
  });
});
