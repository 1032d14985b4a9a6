/** Chapter 17: who attacks, and where. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, given, type Scene } from './kit.ts';

const EXPOSED = { exposed: true };
const CITY: Arrangement = {
  locations: { A: EXPOSED, B: EXPOSED, C: EXPOSED, Lost: {} },
  connections: ['A B', 'B C', 'C Lost'],
  defenders: { Watch: { at: 'A' }, Guard: { at: 'B' }, Host: { at: 'C' } },
};
const THREATS = {
  Low: { card: '3s' },
  Same: { card: '7s' },
  Inside: { card: '7h', at: 'Lost' },
  High: { card: '9s' },
} as const;
const ONE_GATE: Arrangement = { ...CITY, locations: { A: EXPOSED, B: {}, C: {}, Lost: {} }, connections: ['A B', 'B C'] };
const placed = (s: Scene): string[] => s.all('threatPlaced').map(({ threat, location }) => s.inWords(`${threat} ${location}`));

describe('who attacks', () => {
  const attackers = (die: number): string[] => {
    const s = given({ ...ONE_GATE, threats: { ...THREATS, Inside: { card: '7h' } }, deck: ['7c'], dice: { attack: [die] } });
    s.threatsAct().expectFact('attackRolled', { rule: 'DF-17.1', seat: 0, die, value: 7 });
    return placed(s).map((text) => text.split(' ')[0]);
  };

  test('DF-17.1 1 and 2 below the club, 3 and 4 equal, 5 and 6 above', () => {
    expect([1, 2, 3, 4, 5, 6].map(attackers)).toEqual([
      ['Low'],
      ['Low'],
      ['Inside', 'Same'],
      ['Inside', 'Same'],
      ['High'],
      ['High'],
    ]);
  });

  test('DF-17.2 if no threat matches there is no attack: nobody moves, nobody fights', () => {
    const defenders = { ...CITY.defenders, Ada: { card: 'Qh', at: 'B' } } as const;
    const s = given({ ...CITY, defenders, threats: { Low: { card: '3s' } }, deck: ['5c'], dice: { attack: [3] } }).threatsAct();
    s.expectFact('noAttack', { rule: 'DF-17.2', value: 5, side: 'equal' });
    expect(placed(s)).toEqual([]);
    s.expectQuestion('moves/move', 0);
  });

  test('DF-17.3 threats in enemy-held locations attack like those outside', () => {
    const s = given({ ...CITY, threats: THREATS, deck: ['7c'], dice: { attack: [4], entry: [2], join: [6] } }).threatsAct();
    expect(placed(s)).toEqual(['Inside B', 'Same B']);
  });
});

describe('where', () => {
  test('DF-17.4 the first goes to an entry point rolled by the First Player', () => {
    for (const [die, name] of [
      [1, 'A'],
      [2, 'B'],
      [3, 'C'],
    ] as const) {
      const s = given({ ...CITY, first: 1, threats: THREATS, deck: ['7c'], dice: { attack: [5], entry: [die] } }).threatsAct();
      s.expectFact('entryRolled', { rule: 'DF-9.6', seat: 1, sides: 4, die, again: false });
      expect(placed(s)).toEqual([`High ${name}`]);
    }
  });

  test('DF-17.5 further ones join the one before on 4 to 6 and are rolled for on 1 to 3', () => {
    const threats = { A9: { card: '9s' }, A8: { card: '8s' }, A6: { card: '6s' } } as const;
    const go = (dice: Arrangement['dice']): string[] =>
      placed(given({ ...CITY, threats, deck: ['Kc'], dice: { attack: [1], ...dice } }).threatsAct());
    expect(go({ entry: [1, 3], join: [3, 4] })).toEqual(['A9 A', 'A8 C', 'A6 C']);
    expect(go({ entry: [1, 2], join: [6, 1] })).toEqual(['A9 A', 'A8 A', 'A6 B']);
    // The same one may come up again.
    expect(go({ entry: [2, 2, 2], join: [2, 3] })).toEqual(['A9 B', 'A8 B', 'A6 B']);
  });

  test('DF-17.5 DF-28.8 the First Player rolls for each of them', () => {
    const threats = { A9: { card: '9s' }, A8: { card: '8s' }, A6: { card: '6s' } } as const;
    const dice = { attack: [1], entry: [1, 3], join: [3, 4] };
    const s = given({ ...CITY, seats: 3, first: 2, threats, deck: ['Kc'], dice }).threatsAct();
    expect(s.all('joinRolled').map(({ seat, die, joins }) => [seat, die, joins])).toEqual([
      [2, 3, false],
      [2, 4, true],
    ]);
    expect(s.all('entryRolled').map(({ seat }) => seat)).toEqual([2, 2]);
  });

  test('DF-17.6 on the joker all threats attack, placed by the same rolls', () => {
    const s = given({ ...CITY, threats: THREATS, deck: ['X1'], dice: { entry: [1, 3], join: [5, 1, 4] } }).threatsAct();
    expect(placed(s)).toEqual(['High A', 'Inside A', 'Same C', 'Low C']);
  });

  test('DF-17.7 in descending order of value, then by suit', () => {
    const threats = { P: { card: '7s' }, Q: { card: 'Ts' }, R: { card: '7c' }, S: { card: '7d' } } as const;
    const s = given({ ...ONE_GATE, threats, deck: ['Kc'], dice: { attack: [1] } }).threatsAct();
    expect(placed(s)).toEqual(['Q A', 'R A', 'S A', 'P A']);
  });

  test('DF-17.8 with a single entry point nothing is rolled', () => {
    const s = given({ ...ONE_GATE, threats: { X: { card: '9s' }, Y: { card: '3s' } }, deck: ['Kc'], dice: { attack: [1] } });
    s.threatsAct();
    expect([placed(s), s.all('entryRolled'), s.all('joinRolled')]).toEqual([['X A', 'Y A'], [], []]);
  });

  test('DF-17.9 each location under attack is fought over separately, by all its attackers together', () => {
    const threats = { A9: { card: '9s' }, A8: { card: '8s' }, A6: { card: '6s' } } as const;
    const dice = { attack: [1], entry: [3, 1], join: [6, 1], battle: [1, 1] };
    const s = given({ ...CITY, threats, deck: ['Kc'], dice }).threatsAct();
    s.expectQuestion('battles/location', 0, ['A', 'C']);
    s.answer(0, '{C}');
    s.expectFact('battleBegan', { rule: 'DF-19.1', location: s.id('C'), threats: ['T0', 'T1'], defenders: [s.id('Host')] });
    s.quietly('defeat/kill');
    // 9 and 8 and a die of 1.
    s.expectFact('threatsTotal', { total: 18 });
  });

  test('DF-17.10 an attacker remembers where it was', () => {
    const dice = { attack: [4], entry: [1, 1], join: [1], battle: [6, 1] };
    const s = given({ ...CITY, threats: THREATS, deck: ['7c'], dice });
    s.threatsAct();
    expect([s.base('Inside'), s.base('Same')]).toEqual(['Lost', 'outside']);
    expect(s.all('threatPlaced').map(({ from }) => s.inWords(from))).toEqual(['Lost', '']);
    expect(s.isHeld('Lost')).toBe(true);
  });
});
