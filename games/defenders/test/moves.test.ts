/** Chapter 24: Defenders act, the moves. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, given, type Scene } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { exposed: true }, Keep: {}, Square: { card: '3c' }, Tower: {}, Ruin: { ruined: true } },
  connections: ['Gate Keep', 'Keep Square', 'Square Tower', 'Keep Ruin'],
  defenders: {
    Watch: { at: 'Gate' },
    Scouts: { card: '6h', at: 'Square', words: ['def.mobile'] },
    Mob: { card: '2h', at: 'Keep' },
    Ada: { card: 'Jh', at: 'Tower' },
  },
  deck: ['2h'],
};
const moving = (over: Partial<Arrangement> = {}): Scene => given({ ...CITY, ...over }).threatsAct();

describe('moves', () => {
  test('DF-24.1 each seat in Normal Order moves one defender of any class to a connected location, or declines', () => {
    const s = moving({ seats: 3, first: 1 });
    s.expectQuestion('moves/move', 1, [
      'Watch Keep',
      'Scouts Keep',
      'Scouts Tower',
      'Mob Gate',
      'Mob Square',
      'Ada Square',
      'pass',
    ]);
    s.refused(1, '{Watch} {Square}', 'DF-8.5', 'notConnected');
    s.refused(1, '{Watch} {Gate}', 'DF-24.1', 'alreadyThere');
    for (const nobody of ['D9 L0', 'D0 L9', 'D0']) s.refused(1, nobody, 'DF-24.1', 'notAnAnswer');
    s.answer(1, '{Mob} {Gate}');
    s.expectFact('defenderMoved', { rule: 'DF-24.1', seat: 1, unit: s.id('Mob'), from: 'L1', to: 'L0', way: 'move' });
    s.expectQuestion('moves/move', 2).answer(2, 'pass');
    s.expectFact('passed', { rule: 'DF-24.1', seat: 2 });
    s.expectQuestion('moves/move', 0).answer(0, '{Ada} {Square}');
    expect(['Watch', 'Scouts', 'Mob', 'Ada'].map((name) => s.where(name))).toEqual(['Gate', 'Square', 'Gate', 'Square']);
    s.expectQuestion('activation/unit', 1);
  });

  test('DF-24.1 every class moves; with one person every seat still has its move', () => {
    const cards = { Mob: '2h', Watch: '7h', Jack: 'Jh', Queen: 'Qh', King: 'Kh' } as const;
    const defenders = Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, { card, at: 'Gate' }]));
    const s = moving({ seats: 3, first: 1, options: { people: 'one' }, defenders });
    const all = ['Mob Keep', 'Watch Keep', 'Jack Keep', 'Queen Keep', 'King Keep', 'pass'];
    s.expectQuestion('moves/move', 1, all).answer(1, '{King} {Keep}');
    s.expectQuestion('moves/move', 2).answer(2, '{Queen} {Keep}');
    s.expectQuestion('moves/move', 0).answer(0, '{Jack} {Keep}').expectQuestion('activation/unit', 1);
    expect(Object.keys(cards).map((name) => s.where(name))).toEqual(['Gate', 'Gate', 'Keep', 'Keep', 'Keep']);
  });

  test('DF-24.1 only defenders in the city move', () => {
    const away = { Late: { card: '8h', at: 'reserve' }, Gone: { card: '9h', at: 'destroyed' } } as const;
    const s = moving({ defenders: { Mob: { card: '2h', at: 'Keep' }, ...away } });
    s.expectQuestion('moves/move', 0, ['Mob Gate', 'Mob Square', 'pass']);
    s.refused(0, '{Late} {Keep}', 'DF-24.1', 'notInCity');
    s.refused(0, '{Gone} {Keep}', 'DF-24.1', 'notInCity');
  });

  test('DF-24.2 DF-24.3 the second step is the mover’s, and a jack can be mobile as well as a regiment', () => {
    const fleet = { card: 'Jh', at: 'Tower', words: ['def.mobile'] } as const;
    const s = moving({ seats: 3, first: 1, defenders: { Mob: { card: '2h', at: 'Gate' }, Ada: fleet } }).answer(1, 'pass');
    s.answer(2, '{Ada} {Square}').expectQuestion('moves/again', 2, ['Ada Tower', 'Ada Keep', 'stop']);
    // The next one moves somebody who is not mobile, and is not asked again.
    s.answer(2, 'stop').answer(0, '{Mob} {Keep}').expectQuestion('activation/unit', 1);
    // Nor is who passes.
    const passed = moving({ defenders: { Mob: { card: '2h', at: 'Gate' }, Ada: fleet } }).answer(0, '{Ada} {Square}', 'stop');
    passed.answer(1, 'pass').expectQuestion('activation/unit', 0);
  });

  test('DF-24.2 DF-24.3 a mobile defender goes one or two steps, in the same player’s move', () => {
    const s = moving().answer(0, '{Scouts} {Keep}');
    s.expectQuestion('moves/again', 0, ['Scouts Gate', 'Scouts Square', 'stop']);
    s.refused(0, '{Watch} {Keep}', 'DF-24.3', 'notYoursToMove');
    const stopped = s.branch();
    s.answer(0, '{Scouts} {Gate}');
    // Two steps, and no third.
    expect(s.where('Scouts')).toBe('Gate');
    s.expectQuestion('moves/move', 1);
    stopped.answer(0, 'stop').expectQuestion('moves/move', 1);
    expect(stopped.where('Scouts')).toBe('Keep');
    // One that is not mobile is not asked again.
    moving().answer(0, '{Mob} {Gate}').expectQuestion('moves/move', 1);
  });

  test('DF-24.4 a defender moved by one player is not moved by another', () => {
    const s = moving().answer(0, '{Mob} {Gate}');
    s.refused(1, '{Mob} {Keep}', 'DF-24.4', 'alreadyMoved');
    expect(s.offered(1).filter((text) => text.startsWith('Mob'))).toEqual([]);
    // Nor by the one after the next.
    const three = moving({ seats: 3 }).answer(0, '{Mob} {Gate}').answer(1, '{Ada} {Square}');
    three.refused(2, '{Mob} {Keep}', 'DF-24.4', 'alreadyMoved');
    three.refused(2, '{Ada} {Tower}', 'DF-24.4', 'alreadyMoved');
    const mobile = moving().answer(0, '{Scouts} {Keep}', 'stop');
    mobile.refused(1, '{Scouts} {Square}', 'DF-24.4', 'alreadyMoved');
  });

  test('DF-24.5 every location entered must be enterable, at the second step too', () => {
    const s = moving();
    s.refused(0, '{Mob} {Ruin}', 'DF-23.1', 'notEnterable');
    s.answer(0, '{Scouts} {Keep}').refused(0, '{Scouts} {Ruin}', 'DF-23.1', 'notEnterable');
  });

  test('DF-24.6 DF-24.7 a second regiment may come in for the moment, a third never', () => {
    const defenders = {
      Watch: { at: 'Gate' },
      Guard: { at: 'Keep' },
      Host: { at: 'Square' },
      Line: { card: '8h', at: 'Square' },
      Mob: { card: '2h', at: 'Tower' },
    } as const;
    const s = moving({ defenders });
    s.refused(0, '{Guard} {Square}', 'DF-24.7', 'threeRegiments');
    expect(s.offered(0)).not.toContain('Guard Square');
    // Those that are no regiments go in and out as they like.
    expect(s.offered(0)).toContain('Mob Square');
    s.answer(0, '{Watch} {Keep}');
    expect([s.where('Watch'), s.where('Guard')]).toEqual(['Keep', 'Keep']);
    s.refused(1, '{Host} {Keep}', 'DF-24.7', 'threeRegiments');
  });

  test('DF-24.8 a mobile regiment does not pass through a location with two regiments', () => {
    const s = moving({
      defenders: {
        Scouts: { card: '6h', at: 'Keep', words: ['def.mobile'] },
        Host: { at: 'Square' },
        Line: { card: '8h', at: 'Square' },
        Riders: { card: '9h', at: 'Gate', words: ['def.mobile'] },
      },
    });
    s.refused(0, '{Scouts} {Square}', 'DF-24.7', 'threeRegiments');
    // Riders get as far as the Keep and cannot go on to the square.
    s.answer(0, '{Riders} {Keep}').expectQuestion('moves/again', 0, ['Riders Gate', 'stop']);
    s.refused(0, '{Riders} {Square}', 'DF-24.7', 'threeRegiments');
  });

  test('DF-24.9 when all have moved, further moves are made until no location exceeds its limit', () => {
    const defenders = { Watch: { at: 'Gate' }, Guard: { at: 'Keep' }, Line: { card: '8h', at: 'Tower' } } as const;
    const s = moving({ defenders }).answer(0, '{Watch} {Keep}');
    expect([s.where('Watch'), s.where('Guard')]).toEqual(['Keep', 'Keep']);
    s.answer(1, 'pass').expectQuestion('displacement/move', 0, ['Guard Gate', 'Guard Square']);
    s.answer(0, '{Guard} {Square}').expectQuestion('activation/unit', 0);
    // Nobody was bumped on.
    s.expectNoFact('chainMoved');
    expect(['Watch', 'Guard', 'Line'].map((name) => s.where(name))).toEqual(['Keep', 'Square', 'Tower']);
  });

  test('DF-24.9 wherever there are too many, in Normal Order', () => {
    const s = moving({
      seats: 3,
      first: 1,
      locations: { A: { exposed: true }, B: {}, C: {}, D: {}, E: {}, F: {} },
      connections: ['A B', 'B C', 'D E', 'E F'],
      defenders: { Ra: { at: 'A' }, Rb: { at: 'B' }, Rd: { at: 'D' }, Re: { at: 'E' } },
    });
    s.answer(1, '{Ra} {B}').answer(2, '{Rd} {E}').answer(0, 'pass');
    s.expectQuestion('displacement/move', 1, ['Rb A', 'Rb C', 'Re D', 'Re F']).answer(1, '{Re} {F}');
    s.expectQuestion('displacement/move', 2, ['Rb A', 'Rb C']).answer(2, '{Rb} {C}').expectQuestion('activation/unit', 1);
  });
});
