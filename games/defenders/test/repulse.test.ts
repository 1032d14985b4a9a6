/** Chapter 20: the defenders win. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, given, type Scene } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { exposed: true }, Keep: {}, Square: { card: '3c' }, Cave: { card: '3d' } },
  connections: ['Gate Keep', 'Keep Square'],
  defenders: {
    Watch: { card: '9h', at: 'Gate' },
    Mob: { card: '4h', at: 'Gate' },
    Ada: { card: 'Jh', at: 'Gate' },
    Guard: { card: 'Th', at: 'Keep' },
  },
  threats: { Orcs: { card: '9s' }, Horde: { card: '4s' }, Rats: { card: 'As' }, Riders: { card: 'Ts', at: 'Cave' } },
  deck: ['Jc'],
  dice: { attack: [1], battle: [6, 1] },
};
/** 9 + 4 + a barracks + 6 against what attacks: the totals are of no interest here but for who wins. */
function repulsed(over: Partial<Arrangement> = {}): Scene {
  const s = given({ ...CITY, ...over })
    .threatsAct()
    .quietly();
  s.expectFact('battleDecided', { result: 'defenders' });
  return s;
}
const SMALL = { threats: { Orcs: { card: '9s' }, Horde: { card: '4s' }, Rats: { card: 'As' }, Rest: { card: 'Ks' } } } as const;

describe('kills', () => {
  test('DF-20.1 DF-20.3 in Normal Order a defender with no kill takes a threat of equal or lower card value', () => {
    const s = repulsed({ ...SMALL, first: 1, defenders: { ...CITY.defenders, Watch: { card: '9h', at: 'Gate', wounds: 1 } } });
    s.expectQuestion('repulse/kill', 1, [
      'Watch Horde',
      'Watch Rats',
      'Mob Horde',
      'Mob Rats',
      'Ada Orcs',
      'Ada Horde',
      'Ada Rats',
    ]);
    // A wound too many: 8 against 9. Who is not there takes no part.
    expect(s.refused(1, '{Watch} {Orcs}', 'DF-20.1', 'tooStrong').about).toMatchObject({ value: 8, otherValue: 9 });
    s.refused(1, '{Guard} {Orcs}', 'DF-20.1', 'notInBattle');
    s.refused(1, '{Ada} {Rest}', 'DF-20.1', 'notInBattle');
    for (const nobody of ['D9 T0', 'D0 T9', 'D4 T0', 'D0 T4', 'D0']) s.refused(1, nobody, 'DF-20.1', 'notAnAnswer');
    s.answer(1, '{Watch} {Rats}');
    s.expectFact('threatDestroyed', { rule: 'DF-20.1', threat: s.id('Rats'), by: s.id('Watch'), death: 'battle' });
    s.quietly('repulse/kill').expectQuestion('repulse/kill', 0, ['Mob Horde', 'Ada Orcs', 'Ada Horde']);
    s.refused(0, '{Watch} {Horde}', 'DF-20.3', 'hadItsKill');
    expect(['Orcs', 'Horde', 'Rats', 'Rest'].map((name) => s.base(name))).toEqual(['outside', 'outside', 'destroyed', 'outside']);
  });

  test('DF-20.2 every class can be selected', () => {
    const defenders = { Mob: { card: '5h', at: 'Gate' }, Watch: { card: 'Th', at: 'Gate' } } as const;
    const more = {
      Jack: { card: 'Jh', at: 'Gate' },
      Queen: { card: 'Qh', at: 'Gate' },
      King: { card: 'Kh', at: 'Gate' },
    } as const;
    const threats = { Rats: { card: '2s' }, Mice: { card: '2d' }, Rest: { card: 'Ks' } } as const;
    const s = repulsed({ defenders: { ...defenders, ...more }, threats, dice: { attack: [1], battle: [6, 6, 1] } });
    const chosen = s.offered(s.actor).map((text) => text.split(' ')[0]);
    expect([...new Set(chosen)].sort()).toEqual(['Jack', 'King', 'Mob', 'Queen', 'Watch']);
  });

  test('DF-20.4 it stops when each has had its kill, or when what is left is too strong for the others', () => {
    // One defender, two threats that it could take.
    const one = repulsed({
      defenders: { Watch: { card: 'Th', at: 'Gate' }, Guard: { at: 'Keep' } },
      threats: { Horde: { card: '4s' }, Rats: { card: 'As' }, Rest: { card: 'Ks' } },
    });
    one.answer(0, '{Watch} {Rats}').quietly('moves/move');
    expect([one.base('Rats'), one.base('Horde')]).toEqual(['destroyed', 'outside']);
    // Ada is used up on the rats: 9 is too strong for the mob of 4 and the watch of 8.
    const two = repulsed({ ...SMALL, defenders: { ...CITY.defenders, Watch: { card: '8h', at: 'Gate' } } });
    two.answer(0, '{Ada} {Rats}').quietly('repulse/kill').answer(1, '{Mob} {Horde}').quietly('moves/move');
    expect(['Orcs', 'Horde', 'Rats'].map((name) => two.base(name))).toEqual(['outside', 'destroyed', 'destroyed']);
  });

  test('DF-20.4 it goes on while the strongest left is no more than equal to a threat', () => {
    const s = repulsed({
      defenders: { Watch: { card: '9h', at: 'Gate' }, Guard: { at: 'Keep' } },
      threats: { Orcs: { card: '9s' }, Rest: { card: 'Ks' } },
    });
    s.expectFact('threatDestroyed', { rule: 'DF-20.1', threat: s.id('Orcs'), by: s.id('Watch'), death: 'battle' });
    expect(s.base('Orcs')).toBe('destroyed');
  });

  test('DF-20.5 who has a legal pair must take one, be it wasteful', () => {
    const s = repulsed(SMALL);
    s.refused(0, 'pass', 'DF-20.5', 'mustChoosePair');
    s.refused(0, 'none', 'DF-20.5', 'mustChoosePair');
    s.answer(0, '{Ada} {Rats}');
    expect(s.base('Rats')).toBe('destroyed');
  });

  test('DF-20.6 the player who chose describes how the threat is vanquished', () => {
    const s = repulsed({ ...SMALL, seats: 3 })
      .answer(0, '{Ada} {Rats}')
      .quietly('repulse/kill');
    s.expectQuestion('repulse/kill', 1).answer(1, '{Mob} {Horde}');
    s.expectQuestion('repulse/describe', 1);
    s.refused(1, '', 'DF-29.3');
    s.answer(1, 'With pitchforks.');
    s.expectFact('narrated', { rule: 'DF-20.6', what: 'vanquished', seat: 1, text: 'With pitchforks.', about: ['D1', 'T1'] });
  });
});

describe('afterwards', () => {
  test('DF-20.7 the remaining threats return where they were, the defenders stay', () => {
    const s = repulsed({
      defenders: { Watch: { card: '9h', at: 'Gate', words: ['def.tough', 'def.big', 'def.strong'] }, Guard: { at: 'Keep' } },
      threats: { Riders: { card: 'Ts', at: 'Cave' }, Rest: { card: 'Ks' } },
    });
    expect([s.base('Riders'), s.isHeld('Cave'), s.table.target]).toEqual(['Cave', true, [-1, -1]]);
    s.expectFact('threatReturned', { rule: 'DF-20.7', threat: s.id('Riders'), to: s.id('Cave') });
    expect([s.where('Watch'), s.wounds('Watch')]).toEqual(['Gate', 0]);
    s.expectQuestion('moves/move', 0);
  });

  test('DF-20.8 only there: what is too much elsewhere waits for its own battle', () => {
    const s = given({
      locations: { Gate: { exposed: true }, Keep: { exposed: true }, Yard: {}, Barn: {} },
      connections: ['Gate Yard', 'Keep Barn'],
      defenders: {
        Watch: { at: 'Gate' },
        Guard: { at: 'Keep' },
        Late: { card: '8h', at: 'reserve' },
        Last: { card: '9h', at: 'reserve' },
      },
      threats: { Orcs: { card: 'Ts' }, More: { card: 'Td' } },
      deck: ['X1'],
      dice: { entry: [1, 2], join: [1], battle: [6, 1, 6, 1] },
    });
    s.threatsAct()
      .answer(0, '{Late} {Gate}')
      .answer(1, '{Last} {Keep}')
      .answer(0, '{Gate}', { aloud: true })
      .quietly('battle/attack');
    expect(['Watch', 'Late', 'Guard', 'Last'].map((name) => s.where(name))).toEqual(['Yard', 'Gate', 'Keep', 'Keep']);
    s.answer(0, { aloud: true }).quietly('moves/move');
    expect(s.where('Guard')).toBe('Barn');
  });

  test('DF-20.8 regiments above capacity are moved to nearby locations', () => {
    const s = given({
      ...CITY,
      defenders: {
        Watch: { at: 'Gate' },
        Late: { card: '8h', at: 'reserve' },
        Guard: { at: 'Keep' },
        Ada: { card: 'Jh', at: 'Gate' },
      },
      threats: { Rats: { card: 'As' }, Rest: { card: 'Ks' } },
      deck: ['X1'],
      dice: { battle: [6, 1, 1] },
    });
    s.threatsAct().quietly('repulse/kill').answer(0, '{Watch} {Rats}').quietly('moves/move');
    // The Keep is full: the watch bumps its guard on into the square. Individuals stay.
    s.expectFact('chainMoved', { unit: s.id('Watch'), path: [s.id('Keep'), s.id('Square')] });
    expect(['Watch', 'Late', 'Guard', 'Ada'].map((name) => s.where(name))).toEqual(['Keep', 'Gate', 'Square', 'Gate']);
  });
});
