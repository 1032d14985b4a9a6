/** Chapter 26: one defender is activated. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, given, type Scene } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { exposed: true }, Keep: {}, Ruin: { ruined: true }, Debris: { ruined: true }, Lost: {} },
  connections: ['Gate Keep'],
  defenders: {
    Smiths: { card: '3h', at: 'Keep', trade: 'engineers' },
    Sisters: { card: '4h', at: 'Keep', trade: 'healers', wounds: 1 },
    Watch: { at: 'Gate' },
    Jack: { card: 'Jh', at: 'Keep' },
    Queen: { card: 'Qh', at: 'Keep' },
    King: { card: 'Kh', at: 'Keep' },
    Away: { card: '8h', at: 'reserve', wounds: 2 },
  },
  threats: { Orcs: { card: '9s', at: 'Lost' }, Giant: { card: 'Ks' } },
  deck: ['2h'],
};
function acting(over: Partial<Arrangement> = {}): Scene {
  const s = given({ ...CITY, ...over }).threatsAct();
  while (s.question === 'moves/move') s.answer(s.actor, 'pass');
  return s;
}
const rolled = (ability: number[], answer: string, over: Partial<Arrangement> = {}): Scene =>
  acting({ dice: { ability }, ...over }).answer(0, answer, { aloud: true });

describe('the choice', () => {
  test('DF-26.1 DF-26.10 the First Player activates one defender in the city, also one that moved, after the moves', () => {
    const s = given({ ...CITY, first: 1, dice: { ability: [4] }, morale: 1 }).threatsAct();
    s.expectQuestion('moves/move', 1).answer(1, '{Jack} {Gate}').answer(0, 'pass');
    s.expectQuestion('activation/unit', 1);
    s.refused(0, '{Jack} jack', 'GH-3', 'notAsked');
    s.refused(1, '{Away}', 'DF-26.1', 'notInCity');
    s.answer(1, '{Jack} jack', { aloud: true });
    s.expectFact('activated', { rule: 'DF-26.1', seat: 1, unit: s.id('Jack'), ability: 'jack' });
    // One only: the turn is over.
    expect([s.table.turn, s.table.morale]).toEqual([3, 0]);
    s.expectQuestion('reflection/frame', 0);
  });

  test('DF-26.2 DF-26.9 one without an ability, or none, has no effect', () => {
    const s = acting();
    s.expectQuestion('activation/unit', 0, [
      'none',
      'Smiths engineers Ruin',
      'Smiths engineers Debris',
      'Sisters healers',
      'Watch',
      'Jack jack',
      'Queen',
      'King king Orcs',
      'King king Giant',
    ]);
    s.refused(0, '{Queen} king {Orcs}', 'DF-26.9', 'noAbility');
    s.refused(0, '{Watch} healers', 'DF-26.9', 'noAbility');
    s.refused(0, '{Smiths} healers', 'DF-26.9', 'noSuchAbility');
    const before = JSON.stringify([s.table.where, s.table.wounds, s.table.base, s.table.ruined, s.table.morale]);
    for (const answer of ['none', '{Queen}', '{Watch}']) {
      const t = s.branch().answer(0, answer).quietly('reflection/frame');
      expect(JSON.stringify([t.table.where, t.table.wounds, t.table.base, t.table.ruined, t.table.morale])).toBe(before);
    }
  });

  test('DF-26.11 of two abilities the First Player chooses which one is applied', () => {
    const also = [{ card: '2c', trade: 'healers' }] as const;
    const both = {
      Smiths: { card: '3h', at: 'Keep', trade: 'engineers', also: [...also] },
      Hurt: { at: 'Gate', wounds: 1 },
    } as const;
    acting({ defenders: both }).expectQuestion('activation/unit', 0, [
      'none',
      'Smiths engineers Ruin',
      'Smiths engineers Debris',
      'Smiths healers',
      'Hurt',
    ]);
    const king = { King: { card: 'Kh', at: 'Keep', also: [...also] }, Hurt: { at: 'Gate', wounds: 1 } } as const;
    const s = acting({ defenders: king, dice: { ability: [4] } });
    s.expectQuestion('activation/unit', 0, ['none', 'King healers', 'King king Orcs', 'King king Giant', 'Hurt']);
    s.answer(0, '{King} healers', { aloud: true });
    expect([s.wounds('Hurt'), s.all('duel')]).toEqual([0, []]);
  });

  test('DF-26.8 DF-26.11 what is applied, and to what, must be said', () => {
    const s = acting({ threats: { ...CITY.threats, Gone: { card: '7s', at: 'destroyed' } } });
    s.refused(0, '{Jack}', 'DF-26.11', 'abilityNeedsTarget');
    s.refused(0, 'D7', 'DF-26.1', 'notAnAnswer');
    s.refused(0, '{King} king {Gone}', 'DF-26.7', 'noTarget');
  });

  test('DF-26.12 the First Player says what the unit does', () => {
    const s = acting({ dice: { ability: [1] } })
      .answer(0, '{Jack} jack')
      .expectQuestion('activation/line', 0);
    s.refused(0, '', 'DF-29.3');
    expect(s.all('abilityRolled')).toEqual([]);
    s.answer(0, 'He sings on the walls.');
    s.expectFact('narrated', {
      rule: 'DF-26.12',
      what: 'activation',
      seat: 0,
      text: 'He sings on the walls.',
      about: [s.id('Jack')],
    });
    // Of one that has no ability too; of none there is nothing to say.
    acting().answer(0, '{Watch}').expectQuestion('activation/line', 0);
    acting().answer(0, 'none').expectQuestion('reflection/frame', 1);
  });
});

describe('abilities', () => {
  test('DF-26.3 engineers repair a ruin on 4 or more', () => {
    const made = rolled([4], '{Smiths} engineers {Ruin}');
    made.expectFact('abilityRolled', { rule: 'DF-26.3', die: 4, needs: 4, success: true, of: made.id('Ruin') });
    expect([made.isRuined('Ruin'), made.isRuined('Debris')]).toEqual([false, true]);
    const failed = rolled([3], '{Smiths} engineers {Ruin}');
    expect([failed.isRuined('Ruin'), failed.all('repaired')]).toEqual([true, []]);
    acting().refused(0, '{Smiths} engineers {Gate}', 'DF-26.3', 'notRuined');
    acting().refused(0, '{Smiths} engineers', 'DF-26.3', 'abilityNeedsTarget');
  });

  test('DF-26.3 DF-7.21 the damage that was drawn is seen no more where it was repaired', () => {
    const strokes = [{ style: 'solid' as const, ink: 'red' as const, width: 2, points: [1, 1, 9, 9] }];
    const s = acting({ dice: { ability: [4] } }).arrange((t) => {
      const damage = [2, 3].map((location) => ({ location, seat: 0, strokes, hidden: false }));
      t.sketch = { ...t.sketch, damage };
    });
    s.answer(0, '{Smiths} engineers {Ruin}', { aloud: true });
    expect(s.table.sketch.damage.map(({ location, hidden }) => [location, hidden])).toEqual([
      [2, true],
      [3, false],
    ]);
  });

  test('DF-26.3 what is repaired can be entered again', () => {
    const s = rolled([6], '{Smiths} engineers {Ruin}', { connections: ['Gate Keep', 'Keep Ruin'], deck: ['2h', '3h'] });
    s.quietly('reflection/frame').threatsAct();
    expect(s.offered(s.actor)).toContain('King Ruin');
  });

  test('DF-26.4 DF-26.6 healers: a die for each wounded defender in the city, themselves included, one wound each', () => {
    const defenders = {
      ...CITY.defenders,
      Watch: { at: 'Gate', wounds: 3 },
      Jack: { card: 'Jh', at: 'Gate', wounds: 1 },
    } as const;
    const s = rolled([4, 6, 3], '{Sisters} healers', { defenders });
    expect(s.all('abilityRolled').map(({ of, die, success }) => s.inWords(`${of} ${die} ${success}`))).toEqual([
      'Sisters 4 true',
      'Watch 6 true',
      'Jack 3 false',
    ]);
    // The one in the reserve is not in the city.
    expect(['Sisters', 'Watch', 'Jack', 'Away', 'King'].map((name) => s.wounds(name))).toEqual([0, 2, 1, 2, 0]);
    s.expectFact('healed', { rule: 'DF-26.4', unit: s.id('Watch'), wounds: 2 });
  });

  test('DF-26.6 engineers serve the whole city: the ruin is not even connected', () => {
    const s = rolled([5], '{Smiths} engineers {Debris}');
    expect([s.where('Smiths'), s.isRuined('Debris'), s.table.connections.length]).toEqual(['Keep', false, 1]);
  });

  test('DF-26.5 a jack lowers morale damage by 1 on 4 or more', () => {
    expect([3, 4, 6].map((die) => rolled([die], '{Jack} jack', { morale: 2 }).table.morale)).toEqual([2, 1, 1]);
  });

  test('DF-26.7 a king’s tie or better destroys the threat', () => {
    const duel = (king: number, threat: number): string => rolled([king, threat], '{King} king {Giant}').base('Giant');
    expect([duel(3, 3), duel(4, 3), duel(3, 4)]).toEqual(['destroyed', 'destroyed', 'outside']);
    const s = rolled([1, 1], '{King} king {Giant}');
    s.expectFact('threatDestroyed', { rule: 'DF-26.7', by: s.id('King'), death: 'ability' });
    expect(s.base('Orcs')).toBe('Lost');
    acting().refused(0, '{King} king', 'DF-26.7', 'abilityNeedsTarget');
  });

  test('DF-26.8 any threat, outside or inside; wounds and morale do not modify the rolls', () => {
    const defenders = { ...CITY.defenders, King: { card: 'Kh', at: 'Keep', wounds: 9 } } as const;
    const s = rolled([2, 2], '{King} king {Orcs}', { defenders, morale: 4 });
    s.expectFact('duel', { rule: 'DF-26.7', unitDie: 2, threatDie: 2 });
    expect([s.base('Orcs'), s.isHeld('Lost')]).toEqual(['destroyed', false]);
  });

  test('DF-26.8 a destroyed threat cannot be chosen', () => {
    const s = acting({ threats: { ...CITY.threats, Gone: { card: '7s', at: 'destroyed' } } });
    expect(s.offered(0).filter((text) => text.startsWith('King'))).toEqual(['King king Orcs', 'King king Giant']);
  });

  test('DF-26.4 healers have nothing to do where only the fallen and the reserve are wounded', () => {
    const defenders = {
      Sisters: { card: '4h', at: 'Keep', trade: 'healers' },
      Away: { card: '8h', at: 'reserve', wounds: 2 },
      Fallen: { card: '9h', at: 'destroyed', wounds: 2 },
    } as const;
    const s = acting({ defenders }).expectQuestion('activation/unit', 0, ['none', 'Sisters']);
    s.refused(0, '{Sisters} healers', 'DF-26.4', 'noTarget');
    s.refused(0, '{Fallen}', 'DF-26.1', 'notInCity');
  });

  test('DF-26.4 a die only for the wounded in the city', () => {
    const fallen = { Fallen: { card: '9h', at: 'destroyed', wounds: 2 } } as const;
    const s = rolled([1], '{Sisters} healers', { defenders: { ...CITY.defenders, ...fallen } });
    expect(s.all('abilityRolled').map(({ of }) => s.inWords(of))).toEqual(['Sisters']);
  });

  test('DF-26.1 DF-28.8 its dice are thrown by the First Player, whoever that is', () => {
    const s = acting({ seats: 3, first: 2, dice: { ability: [4] } }).answer(2, '{Jack} jack', { aloud: true });
    s.expectFact('abilityRolled', { rule: 'DF-26.5', seat: 2, unit: s.id('Jack'), die: 4 });
    const king = acting({ seats: 3, first: 2, dice: { ability: [1, 6] } }).answer(2, '{King} king {Giant}', { aloud: true });
    king.expectFact('duel', { seat: 2, unitSeat: 2, unitDie: 1, threatDie: 6 });
  });

  test('DF-26.10 nobody else activates: the other seat is not asked', () => {
    const s = acting({ seats: 3 }).answer(0, 'none');
    s.expectQuestion('reflection/frame', 1);
  });
});
