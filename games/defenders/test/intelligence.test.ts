/** Chapter 16, first part: intelligence, sabotage, surprise attacks. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, type DefenderWish, given, type Scene, type ThreatWish } from './kit.ts';

const EXPOSED = { exposed: true };
/** Three ways in, A, B and C, and the Keep behind them. */
const CITY: Arrangement = {
  locations: { A: EXPOSED, B: EXPOSED, C: EXPOSED, Keep: {} },
  connections: ['A Keep', 'B Keep', 'C Keep'],
  defenders: {},
  intelligence: true,
  deck: ['Kc'],
};
const FAR: DefenderWish = { card: 'Ah', at: 'Keep' };

/** All attackers are below a king; the first of them goes where intelligence sends it. */
function attacked(defenders: { [name: string]: DefenderWish }, threats: { [name: string]: ThreatWish }, dice = {}): Scene {
  return given({ ...CITY, defenders: { ...defenders, Far: FAR }, threats, dice: { attack: [1], ...dice } }).threatsAct();
}
const targetOf = (s: Scene, threat: string): string => {
  const { location } = s.all('threatPlaced').find((fact) => fact.threat === s.id(threat)) ?? { location: '' };
  return s.inWords(location);
};
const BIG = { Big: { card: '9s' } } as const;

describe('intelligence', () => {
  test('DF-16.1 comes with ace, 2 and 3 of diamonds and waits for the next attack', () => {
    for (const card of ['Ad', '2d', '3d', '4d'] as const) {
      const s = given({ ...CITY, intelligence: false, defenders: { Far: FAR }, deck: [card] }).threatsAct();
      expect([card, s.table.intelligence]).toEqual([card, card !== '4d']);
      expect([s.all('threatPlaced'), s.table.morale]).toEqual([[], card === '4d' ? 1 : 0]);
      s.expectQuestion('moves/move', 0);
    }
  });

  test('DF-16.2 DF-16.9 the most powerful attacker is not rolled for, the others are', () => {
    const defenders = { Watch: { card: '7h', at: 'A' }, Mob: { card: '2h', at: 'B' } } as const;
    const s = attacked(defenders, { Small: { card: '3s' }, ...BIG }, { join: [3], entry: [3] });
    s.expectFact('intelligenceUsed', { rule: 'DF-16.2', threat: s.id('Big'), location: 'L0', strongest: 'D0', value: 7 });
    expect(s.all('threatPlaced').map(({ threat, location }) => s.inWords(`${threat} ${location}`))).toEqual(['Big A', 'Small C']);
    s.expectFact('joinRolled', { threat: s.id('Small'), joins: false });
    s.expectFact('entryRolled', { threat: s.id('Small'), die: 3 });
    const joined = attacked(defenders, { Small: { card: '3s' }, ...BIG }, { join: [4] });
    expect([targetOf(joined, 'Small'), joined.all('entryRolled')]).toEqual(['A', []]);
  });

  test('DF-16.3 it goes for the strongest of the weaker locations', () => {
    // Equal is not lower: C is no candidate.
    const s = attacked({ Watch: { card: '7h', at: 'A' }, Mob: { card: '2h', at: 'B' }, Host: { card: '9c', at: 'C' } }, BIG);
    expect(targetOf(s, 'Big')).toBe('A');
    const t = attacked({ Watch: { card: '7h', at: 'A' }, Mob: { card: '2h', at: 'B' }, Host: { card: '8c', at: 'C' } }, BIG);
    expect(targetOf(t, 'Big')).toBe('C');
  });

  test('DF-16.4 if none is weaker, for the weakest strongest defender', () => {
    const defenders = {
      Watch: { card: '7h', at: 'A' },
      Cooks: { card: 'Ac', at: 'A' },
      Mob: { card: '5h', at: 'B' },
      Host: { card: '9c', at: 'C' },
    } as const;
    expect(targetOf(attacked(defenders, { Small: { card: '3s' } }), 'Small')).toBe('B');
  });

  test('DF-16.5 only entry points count', () => {
    // The Keep holds 8, which would be the strongest below 9.
    const s = attacked(
      {
        Watch: { card: '7h', at: 'A' },
        Mob: { card: '2h', at: 'B' },
        Cooks: { card: '2c', at: 'C' },
        Inner: { card: '8h', at: 'Keep' },
      },
      BIG,
    );
    expect(targetOf(s, 'Big')).toBe('A');
  });

  test('DF-16.6 without defenders a location is weaker than any threat, but defended ones are preferred', () => {
    const weak = { Mob: { card: '2h', at: 'A' }, Cooks: { card: 'Ac', at: 'C' } } as const;
    expect(targetOf(attacked(weak, BIG), 'Big')).toBe('A');
    // An ace finds nobody weaker but the empty B.
    const strong = { Watch: { card: '7h', at: 'A' }, Host: { card: '9c', at: 'C' } } as const;
    const s = attacked(strong, { Rats: { card: 'As' } });
    s.expectFact('intelligenceUsed', { location: 'L1', strongest: '', value: -1 });
    // A defender of card value 0 still counts for more than nobody.
    const spent = { Mob: { card: '2h', at: 'A', wounds: 2 }, Host: { card: '9c', at: 'C' } } as const;
    expect(targetOf(attacked(spent, { Rats: { card: 'As' } }), 'Rats')).toBe('A');
  });

  test('DF-16.7 individuals count, at their card value; ties go by suit', () => {
    const queen = {
      Ada: { card: 'Qh', at: 'B', wounds: 4 },
      Watch: { card: '7h', at: 'A' },
      Mob: { card: '2h', at: 'C' },
    } as const;
    const weakened = attacked(queen, BIG);
    expect(targetOf(weakened, 'Big')).toBe('B');
    weakened.expectFact('intelligenceUsed', { strongest: weakened.id('Ada'), value: 8 });
    // Clubs before hearts: the highest is wanted among the weaker, the lowest among the others.
    const tie = { Watch: { card: '7h', at: 'A' }, Host: { card: '7c', at: 'B' }, Mob: { card: '2h', at: 'C' } } as const;
    expect(targetOf(attacked(tie, BIG), 'Big')).toBe('B');
    const high = { ...tie, Mob: { card: '9h', at: 'C' } } as const;
    expect(targetOf(attacked(high, { Small: { card: '3s' } }), 'Small')).toBe('A');
  });

  test('DF-16.8 between undefended locations the First Player chooses', () => {
    const s = attacked({ Watch: { card: '9h', at: 'A' } }, BIG);
    s.expectQuestion('attack/target', 0, ['B', 'C']);
    s.refused(0, '{A}', 'DF-16.3', 'notACandidate');
    s.refused(0, '{Keep}', 'DF-16.3', 'notACandidate');
    s.answer(0, '{C}');
    expect(targetOf(s, 'Big')).toBe('C');
    s.expectQuestion('battle/attack', 0);
    const defenders = { Watch: { card: '9h', at: 'A' }, Far: FAR } as const;
    const later = given({ ...CITY, seats: 3, first: 2, defenders, threats: BIG, dice: { attack: [1] } }).threatsAct();
    later.expectQuestion('attack/target', 2, ['B', 'C']);
  });

  test('DF-16.10 does not accumulate', () => {
    const defenders = { Watch: { card: '7h', at: 'A' }, Far: FAR } as const;
    const dice = { attack: [6, 6], entry: [1], battle: [6, 1] };
    const s = given({ ...CITY, defenders, threats: { Big: { card: '9s' } }, deck: ['3d', '4c', '5c'], dice });
    s.threatsAct().expectFact('intelligenceGained', { rule: 'DF-16.10', already: true });
    expect(s.table.intelligence).toBe(true);
    s.endTurn().threatsAct();
    s.expectFact('intelligenceUsed', { location: 'L0' });
    expect(s.table.intelligence).toBe(false);
    // The next attack is rolled for.
    s.quietly('moves/move').endTurn().threatsAct();
    s.expectFact('entryRolled', { die: 1 });
    expect(s.all('intelligenceUsed')).toHaveLength(1);
  });

  test('DF-16.11 every attack uses it up; a club without attackers does not', () => {
    const at = (card: 'Kc' | '9d' | 'X1' | 'Ac'): Scene => {
      const defenders = { Watch: { card: '7h', at: 'A' }, Far: FAR } as const;
      return given({ ...CITY, defenders, threats: BIG, deck: [card], dice: { attack: [1], entry: [1] } }).threatsAct();
    };
    for (const card of ['Kc', '9d', 'X1'] as const) {
      const s = at(card);
      expect([card, s.table.intelligence, s.all('intelligenceUsed').length]).toEqual([card, false, 1]);
    }
    // Nothing is below an ace.
    const s = at('Ac');
    s.expectFact('noAttack');
    expect(s.table.intelligence).toBe(true);
  });
});

describe('sabotage', () => {
  test('DF-16.12 4, 5 and 6 cost one point of morale', () => {
    for (const card of ['3d', '4d', '5d', '6d'] as const) {
      const s = given({ ...CITY, defenders: { Far: FAR }, morale: 1, deck: [card] }).threatsAct();
      expect([card, s.table.morale]).toEqual([card, card === '3d' ? 1 : 2]);
      if (card !== '3d') s.expectFact('moraleChanged', { rule: 'DF-16.12', cause: 'sabotage', from: 1, to: 2 });
    }
  });
});

describe('a surprise attack', () => {
  const surprised = (card: '7d' | '9d' | 'Td', threats: { [name: string]: ThreatWish }, first = 0): Scene =>
    given({
      ...CITY,
      first,
      locations: { A: EXPOSED, Keep: {}, Lost: {} },
      connections: ['A Keep'],
      intelligence: false,
      defenders: { Ada: { card: 'Qh', at: 'Keep' }, Watch: { at: 'A' } },
      threats,
      deck: [card],
    }).threatsAct();
  const attackers = (s: Scene): string[] => s.all('threatPlaced').map(({ threat }) => s.inWords(threat));

  test('DF-16.13 all threats of the value attack, without the attack roll', () => {
    const s = surprised('7d', { One: { card: '7s' }, Two: { card: '7h' }, Other: { card: '8s' }, Low: { card: '6s' } });
    s.expectFact('surpriseAttack', { rule: 'DF-16.13', value: 7, nearest: 7 });
    expect([attackers(s), s.all('attackRolled')]).toEqual([['Two', 'One'], []]);
    expect(attackers(surprised('Td', { Ten: { card: 'Ts' }, Jack: { card: 'Js' } }))).toEqual(['Ten']);
  });

  test('DF-16.14 without such a threat, all of the nearest value', () => {
    const s = surprised('9d', { Low: { card: '6s' }, One: { card: 'Js' }, Two: { card: 'Jh' }, High: { card: 'Ks' } });
    s.expectFact('surpriseAttack', { rule: 'DF-16.14', value: 9, nearest: 11 });
    expect(attackers(s)).toEqual(['Two', 'One']);
  });

  test('DF-16.15 of two values equally near the First Player chooses', () => {
    const s = surprised('9d', { Low: { card: '8s' }, High: { card: 'Ts' }, Far: { card: '2s' } });
    s.expectQuestion('surprise/value', 0, ['value 8', 'value 10']);
    s.refused(0, 'value 2', 'DF-16.14', 'notNearest');
    s.answer(0, 'value 8');
    expect(attackers(s)).toEqual(['Low']);
    const other = surprised('9d', { Low: { card: '8s' }, High: { card: 'Ts' }, Far: { card: '2s' } }, 1);
    other.expectQuestion('surprise/value', 1).answer(1, 'value 10');
    expect(attackers(other)).toEqual(['High']);
  });

  test('DF-16.13 DF-16.14 threats inside the city count, the destroyed do not', () => {
    const inside = surprised('9d', { Held: { card: '8s', at: 'Lost' }, High: { card: 'Js' } });
    expect(attackers(inside)).toEqual(['Held']);
    const both = surprised('9d', { Held: { card: '8s', at: 'Lost' }, Also: { card: '8d' }, High: { card: 'Js' } });
    expect(attackers(both)).toEqual(['Also', 'Held']);
    const gone = surprised('9d', {
      Gone: { card: '9s', at: 'destroyed' },
      Low: { card: '8s' },
      Dead: { card: '8d', at: 'destroyed' },
    });
    gone.expectFact('surpriseAttack', { rule: 'DF-16.14', value: 9, nearest: 8 });
    expect(attackers(gone)).toEqual(['Low']);
  });

  test('DF-16.16 individuals do not move', () => {
    surprised('7d', { One: { card: '7s' } }).expectQuestion('battle/attack', 0);
    const club = given({
      locations: { A: EXPOSED, Keep: {} },
      connections: ['A Keep'],
      defenders: { Ada: { card: 'Qh', at: 'Keep' }, Watch: { at: 'A' } },
      threats: { One: { card: '7s' } },
      deck: ['8c'],
      dice: { attack: [1] },
    });
    club.threatsAct().expectQuestion('individuals/move', 0);
  });
});
