/** Chapter 3: card values and order. The values themselves are checked against the printed table in data.test.ts. */
import { describe, expect, test } from 'vitest';
import { compareDefenders } from '../rules/reading.ts';
import { type Arrangement, given } from './kit.ts';

const AT_THE_GATE: Pick<Arrangement, 'locations' | 'connections'> = {
  locations: { Gate: { card: 'Kc', exposed: true }, Keep: {} },
  connections: ['Gate Keep'],
};

describe('equal is equal in number', () => {
  test('DF-3.3 all threats of the same number attack on a 3, whatever their suits', () => {
    const s = given({
      ...AT_THE_GATE,
      defenders: { Ann: { card: '2h', at: 'Gate' } },
      threats: { A: { card: '7s' }, B: { card: '7d' }, C: { card: '8s' }, D: { card: '6s' } },
      deck: ['7c'],
      dice: { attack: [3] },
    });
    expect(
      s
        .threatsAct()
        .expectFact('attackRolled', { side: 'equal' })
        .threats.map((id) => s.inWords(id)),
    ).toEqual(['B', 'A']);
  });

  test('DF-3.3 a defender takes a threat of the same number although its suit is lower', () => {
    const s = given({
      ...AT_THE_GATE,
      defenders: { Watch: { card: '7s', at: 'Gate' }, Ada: { card: 'Qs', at: 'Gate' } },
      threats: { Even: { card: '7c' }, Odd: { card: '6d' } },
      deck: ['9c'],
      dice: { attack: [1], join: [6], battle: [6, 6, 1] },
    });
    // 7 + 6 + 6 against 7 + 6 + 1.
    s.threatsAct().quietly('repulse/kill').expectQuestion('repulse/kill', 0, ['Watch Even', 'Watch Odd', 'Ada Even', 'Ada Odd']);
  });
});

describe('values', () => {
  test('DF-3.4 DF-3.5 face value stays, card value falls with wounds and morale', () => {
    const s = given({
      ...AT_THE_GATE,
      defenders: {
        Watch: { card: '9h', at: 'Gate', wounds: 2 },
        Guard: { card: '9d', at: 'Keep' },
        Mob: { card: '2h', wounds: 1 },
      },
      morale: 1,
      threats: { Orcs: { card: '8s' } },
      deck: ['9c'],
      dice: { attack: [1], battle: [3, 3] },
    });
    expect(['Watch', 'Guard', 'Mob'].map((name) => s.value(name))).toEqual([6, 8, 0]);
    expect(s.table.defenders.map(({ face }) => face)).toEqual([9, 9, 2]);
    // The Gate has 6 and a die 3: the battle speaks of card value. The mob adds nothing.
    s.threatsAct().quietly('defeat/kill');
    const total = s.expectFact('defendersTotal');
    expect(total.terms.filter(({ name }) => name === 'value').map(({ add }) => add)).toEqual([6]);
  });

  test('DF-3.5 never below 0', () => {
    const s = given({ ...AT_THE_GATE, defenders: { Mob: { card: '2h', wounds: 2 } }, morale: 3 });
    expect(s.value('Mob')).toBe(0);
  });

  test('DF-3.6 a card value of 0 destroys nobody', () => {
    const s = given({ ...AT_THE_GATE, defenders: { Mob: { card: '2h', at: 'Keep', wounds: 1 } }, deck: ['4d'] });
    // Sabotage: the second point.
    s.threatsAct();
    expect([s.value('Mob'), s.where('Mob')]).toEqual([0, 'Keep']);
    s.expectQuestion('moves/move', 0, ['Mob Gate', 'pass']);
    // Nor does a wound that takes the last point.
    const struck = given({
      ...AT_THE_GATE,
      defenders: { Mob: { card: 'Ah', at: 'Gate' }, Ann: { card: '3h', at: 'Keep' } },
      threats: { Giant: { card: 'Ks' } },
      deck: ['Kd'],
      dice: { activation: [1] },
    });
    struck.threatsAct().quietly('activation/unit');
    expect([struck.value('Mob'), struck.wounds('Mob'), struck.where('Mob')]).toEqual([0, 1, 'Keep']);
    expect(struck.all('defenderDestroyed')).toEqual([]);
  });

  test('DF-3.7 threats have the value of their card, whatever the morale', () => {
    const s = given({
      ...AT_THE_GATE,
      defenders: { Watch: { card: 'Th', at: 'Gate' } },
      morale: 4,
      threats: { Orcs: { card: '8s' } },
      deck: ['9c'],
      dice: { attack: [1], battle: [1, 1] },
    });
    s.threatsAct().quietly();
    expect([s.expectFact('threatsTotal').total, s.expectFact('defendersTotal').total]).toEqual([9, 7]);
  });

  test('DF-3.9 class follows the face value: a wounded jack is an individual, a worn regiment takes up room', () => {
    const s = given({
      locations: { Gate: { card: 'Kc', exposed: true }, Keep: {} },
      connections: ['Gate Keep'],
      defenders: {
        Ada: { card: 'Jh', at: 'Gate', wounds: 1 },
        Watch: { card: '6h', at: 'Keep', wounds: 1 },
        Guard: { card: '9h', at: 'Gate' },
      },
      threats: { Orcs: { card: '8s' } },
      deck: ['9c'],
      dice: { attack: [1], battle: [1, 6] },
    });
    expect([s.value('Ada'), s.value('Watch')]).toEqual([10, 5]);
    s.threatsAct().expectQuestion('individuals/move', 0, ['Ada Keep', 'pass']);
    // 9 + 1 against 8 + 6: there is no room for the Guard in the Keep.
    s.quietly('defeat/protect').answer(0, 'none').quietly('activation/unit');
    expect([s.where('Guard'), s.where('Ada')]).toEqual(['destroyed', 'Keep']);
  });
});

describe('order', () => {
  test('DF-3.10 card value first, then suit, then face value, then who was there before', () => {
    const s = given({
      ...AT_THE_GATE,
      defenders: {
        Late: { card: '4h' },
        Later: { card: '4h' },
        Worn: { card: '5h', wounds: 1 },
        Club: { card: '4c' },
        Spade: { card: '5s' },
        Ace: { card: 'Ac' },
      },
    });
    const order = s.table.defenders.map((_, d) => d).sort((a, b) => compareDefenders(s.table, a, b));
    expect(order.map((d) => s.table.defenders[d].name)).toEqual(['Spade', 'Club', 'Worn', 'Late', 'Later', 'Ace']);
  });

  test('DF-3.2 DF-3.11 a threat has no descriptor, but its suit still orders threats of one value', () => {
    const s = given({
      ...AT_THE_GATE,
      defenders: { Ann: { card: '2h', at: 'Gate' } },
      threats: { S: { card: '7s' }, H: { card: '7h' }, D: { card: '7d' }, C: { card: '7c' }, K: { card: '8s' } },
      deck: ['9c'],
      dice: { attack: [1], join: [6, 6, 6, 6] },
    });
    s.threatsAct();
    expect(s.all('threatPlaced').map(({ threat }) => s.inWords(threat))).toEqual(['K', 'C', 'D', 'H', 'S']);
    expect(s.table.threats.every((threat) => !('words' in threat))).toBe(true);
  });

  test('DF-3.8 face cards are jacks, queens and kings: only these are activated', () => {
    const s = given({
      ...AT_THE_GATE,
      defenders: { Ann: { card: '2h', at: 'Gate' } },
      threats: { Ten: { card: 'Ts' }, Ace: { card: 'As' } },
      deck: ['Jd', 'Qd'],
    });
    s.threatsAct().expectFact('nothingActivated');
    const jack = given({
      ...AT_THE_GATE,
      defenders: { Ann: { card: '2h', at: 'Gate' } },
      threats: { Ten: { card: 'Ts' }, Ghost: { card: 'Js' } },
      deck: ['Qd'],
    });
    jack.threatsAct().expectFact('threatActivated', { threat: 'T1', of: 1 });
  });

  test('DF-3.12 the joker has no value: all threats attack', () => {
    const s = given({
      ...AT_THE_GATE,
      defenders: { Ann: { card: '2h', at: 'Gate' } },
      threats: { Ace: { card: 'As' }, King: { card: 'Ks' } },
      deck: ['X1'],
      dice: { join: [6] },
    });
    s.threatsAct();
    expect([s.all('threatPlaced').length, s.all('attackRolled').length]).toEqual([2, 0]);
  });
});
