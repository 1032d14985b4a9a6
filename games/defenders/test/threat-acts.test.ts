/** Chapter 16, second part: an activated Jack, Queen or King threat. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, given, type Scene } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { exposed: true }, Keep: {}, Square: { card: '3c' } },
  connections: ['Gate Keep', 'Keep Square'],
  defenders: { Watch: { at: 'Gate' }, Mob: { card: '2h', at: 'Keep' } },
  deck: ['Jd'],
};
const STROKES = [{ style: 'solid', ink: 'red', width: 2, points: [1, 1, 9, 9] }];

describe('who is activated', () => {
  test('DF-16.17 DF-16.18 one Face Card threat with equal chances, and it acts by its own rank', () => {
    const threats = {
      Orcs: { card: 'Ts' },
      Spy: { card: 'Js' },
      Giant: { card: 'Ks', at: 'Square' },
      Rats: { card: '2s' },
    } as const;
    const outcomes = [1, 2].map((die) => {
      const s = given({ ...CITY, threats, deck: ['Qd'], dice: { activation: [die, 1] } }).threatsAct();
      s.expectFact('threatActivated', { rule: 'DF-16.18', of: 2, die, threat: s.id(die === 1 ? 'Spy' : 'Giant') });
      return s;
    });
    outcomes[0].expectQuestion('threat acts/describe', 0);
    // The king, drawn by a queen of diamonds from inside the city, destroys.
    expect(outcomes[1].isRuined('Gate')).toBe(true);
    for (const card of ['Jd', 'Qd', 'Kd'] as const) {
      given({ ...CITY, threats: { Spy: { card: 'Js' } }, deck: [card] })
        .threatsAct()
        .expectQuestion('threat acts/describe', 0);
    }
  });

  test('DF-16.18 the destroyed are not among them', () => {
    const threats = {
      Gone: { card: 'Qs', at: 'destroyed' },
      Spy: { card: 'Js' },
      Witch: { card: 'Ks', at: 'destroyed' },
    } as const;
    const s = given({ ...CITY, threats }).threatsAct();
    s.expectFact('threatActivated', { of: 1, threat: s.id('Spy') });
  });

  test('DF-16.19 without a Face Card threat nothing happens', () => {
    const s = given({ ...CITY, threats: { Orcs: { card: 'Ts' } } }).threatsAct();
    s.expectFact('nothingActivated', { rule: 'DF-16.19' });
    expect([s.table.morale, s.table.ruined, s.table.wounds]).toEqual([0, 0, [0, 0]]);
    s.expectQuestion('moves/move', 0);
  });
});

describe('a Jack', () => {
  test('DF-16.20 is described by the First Player and costs two points of morale', () => {
    const s = given({ ...CITY, first: 1, morale: 1, threats: { Spy: { card: 'Js' } } }).threatsAct();
    s.expectQuestion('threat acts/describe', 1);
    s.refused(1, '', 'DF-29.3');
    expect(s.table.morale).toBe(1);
    s.answer(1, 'She opens the granary to the rain.');
    s.expectFact('narrated', { rule: 'DF-16.20', what: 'infiltration', seat: 1, text: 'She opens the granary to the rain.' });
    s.expectFact('moraleChanged', { rule: 'DF-16.20', cause: 'jack', from: 1, to: 3 });
    expect([s.table.morale, s.base('Spy')]).toEqual([3, 'outside']);
    s.expectQuestion('moves/move', 1);
  });
});

describe('a Queen', () => {
  const facing = (...activation: number[]): Scene =>
    given({
      ...CITY,
      seats: 3,
      first: 2,
      defenders: {
        Watch: { at: 'Gate' },
        Ada: { card: 'Jh', at: 'Gate' },
        Old: { card: 'Kh', at: 'Keep', wounds: 9 },
        Away: { card: 'Qh', at: 'reserve' },
      },
      threats: { Witch: { card: 'Qs', at: 'Square' } },
      dice: { activation },
    }).threatsAct();

  test('DF-16.21 DF-16.22 against a Face Card defender at random, a d6 each: equal or higher eliminates', () => {
    // Two Face Cards in the city, whatever they are worth now; the second is drawn.
    const equal = facing(2, 6, 6);
    equal.expectFact('targetDrawn', { rule: 'DF-16.21', of: 2, die: 2, target: equal.id('Old') });
    equal.quietly('threat acts/fate');
    equal.expectFact('duel', { rule: 'DF-16.21', threatDie: 6, unitDie: 6 });
    expect([equal.where('Old'), equal.where('Ada')]).toEqual(['destroyed', 'Gate']);
    const higher = facing(1, 3, 2).quietly('threat acts/fate');
    expect([higher.where('Old'), higher.where('Ada')]).toEqual(['Keep', 'destroyed']);
    const lower = facing(1, 2, 3).quietly('moves/move');
    expect(lower.where('Ada')).toBe('Gate');
    // No roll of 7 on a d6.
    expect(() => facing(1, 7, 1).quietly()).toThrow('from 0 to 5');
    expect(() => facing(1, 1, 7).quietly()).toThrow('from 0 to 5');
  });

  test('DF-16.23 driven off, she is not harmed and stays where she was', () => {
    const s = facing(1, 1, 6).quietly('moves/move');
    s.expectFact('threatDrivenOff', { rule: 'DF-16.23', threat: s.id('Witch'), unit: s.id('Ada') });
    expect([s.base('Witch'), s.isHeld('Square'), s.all('threatDestroyed')]).toEqual(['Square', true, []]);
  });

  test('DF-16.24 has no effect without a Face Card defender in the city', () => {
    const s = given({
      ...CITY,
      defenders: { Watch: { at: 'Gate' }, Away: { card: 'Kh', at: 'reserve' } },
      threats: { Witch: { card: 'Qs' } },
    }).threatsAct();
    s.expectFact('noTarget', { rule: 'DF-16.24' });
    expect([s.where('Away'), s.where('Watch')]).toEqual(['reserve', 'Gate']);
    s.expectQuestion('moves/move', 0);
  });

  test('DF-16.25 DF-16.26 the First Player tells the attempt, the next seat the defence, which nobody can reject', () => {
    const s = facing(1, 1, 6);
    s.expectQuestion('threat acts/attempt', 2);
    s.refused(2, { concede: true }, 'DF-29.3');
    s.answer(2, 'A cup of wine.');
    s.expectQuestion('threat acts/defend', 0);
    s.refused(0, { concede: true }, 'DF-29.3');
    expect(s.all('duel')).toEqual([]);
    s.answer(0, 'The dog drank it.');
    expect(
      s
        .all('narrated')
        .map(({ what, seat, text }) => [what, seat, text])
        .slice(-2),
    ).toEqual([
      ['attempt', 2, 'A cup of wine.'],
      ['defence', 0, 'The dog drank it.'],
    ]);
    // On to the moves: no challenge, no vote.
    s.expectQuestion('moves/move', 2);
  });

  test('DF-16.27 the fate of the eliminated is told, and need not be death', () => {
    const s = facing(1, 6, 1).quietly('threat acts/fate');
    s.expectQuestion('threat acts/fate', 2).answer(2, 'Carried off in a sack.');
    s.expectFact('narrated', {
      rule: 'DF-16.27',
      what: 'fate',
      text: 'Carried off in a sack.',
      about: [s.id('Witch'), s.id('Ada')],
    });
    expect(s.where('Ada')).toBe('destroyed');
    s.expectQuestion('moves/move', 2);
  });
});

describe('a King', () => {
  const GIANT = { Giant: { card: 'Ks' } } as const;

  test('DF-16.28 DF-16.29 destroys one of the enterable locations with equal chances', () => {
    const s = given({
      ...CITY,
      locations: { Gate: { exposed: true }, Old: { ruined: true }, Lost: {}, Keep: {}, Tower: {} },
      connections: ['Gate Keep', 'Keep Tower'],
      threats: { ...GIANT, Orcs: { card: '8s', at: 'Lost' } },
      dice: { activation: [3] },
    }).threatsAct();
    s.expectFact('targetDrawn', { rule: 'DF-16.29', of: 3, die: 3, target: s.id('Tower') });
    s.expectFact('locationRuined', { rule: 'DF-16.28', location: s.id('Tower'), threat: s.id('Giant') });
    expect(['Gate', 'Old', 'Lost', 'Keep', 'Tower'].filter((name) => s.isRuined(name))).toEqual(['Old', 'Tower']);
    s.expectQuestion('threat acts/ruin', 0);
  });

  test('DF-16.29 without an enterable location nothing happens', () => {
    const s = given({ ...CITY, connections: [], defenders: { Watch: { at: 'Gate' } }, threats: GIANT });
    // The last of the Gate's people look down from its ruin.
    s.arrange((t) => {
      t.ruined = 0b111;
      t.entries = [0];
    });
    s.threatsAct().expectFact('noTarget', { rule: 'DF-16.29', threat: s.id('Giant') });
    expect([s.where('Watch'), s.wounds('Watch'), s.table.morale]).toEqual(['Gate', 0, 0]);
    s.expectQuestion('activation/unit', 0);
  });

  test('DF-16.30 every defender inside has one wound, of whatever class', () => {
    const defenders = {
      Mob: { card: '2h', at: 'Gate' },
      Watch: { at: 'Gate' },
      Jack: { card: 'Jh', at: 'Gate' },
      Queen: { card: 'Qh', at: 'Gate' },
      King: { card: 'Kh', at: 'Gate' },
    } as const;
    const s = given({ ...CITY, defenders, threats: GIANT, dice: { activation: [1] } }).threatsAct();
    expect(s.table.wounds).toEqual([1, 1, 1, 1, 1]);
  });

  test('DF-16.33 DF-7.21 the First Player describes and draws the ruin', () => {
    const defenders = { Mob: { card: '2h', at: 'Keep' } } as const;
    const s = given({ ...CITY, seats: 3, first: 2, defenders, threats: GIANT, dice: { activation: [1] } });
    s.threatsAct().quietly('threat acts/ruin').expectQuestion('threat acts/ruin', 2);
    s.answer(2, { aloud: true, strokes: STROKES });
    s.expectFact('ruinDrawn', { rule: 'DF-7.21', seat: 2, location: 'L0' });
    expect([s.table.sketch.damage[0].seat, s.table.authors.at(-1)]).toEqual([2, 2]);
    // It is drawn beside what was drawn before.
    const [drawn] = s.table.sketch.damage;
    const again = given({ ...CITY, defenders, threats: GIANT, dice: { activation: [1] } }).arrange((t) => {
      t.sketch = { ...t.sketch, damage: [{ ...drawn, location: 2 }] };
    });
    again.threatsAct().quietly('threat acts/ruin').answer(0, { aloud: true, strokes: STROKES });
    expect(again.table.sketch.damage.map(({ location }) => location)).toEqual([2, 0]);
  });

  test('DF-16.30 DF-16.31 those inside are wounded and moved on, bumping others rather than dying', () => {
    const s = given({
      ...CITY,
      defenders: {
        Watch: { at: 'Gate', wounds: 1 },
        Ada: { card: 'Qh', at: 'Gate' },
        Guard: { at: 'Keep' },
        Mob: { card: '2h', at: 'Keep' },
      },
      threats: GIANT,
      dice: { activation: [1] },
    }).threatsAct();
    expect([s.wounds('Watch'), s.wounds('Ada'), s.wounds('Guard'), s.wounds('Mob')]).toEqual([2, 1, 0, 0]);
    s.expectQuestion('displacement/move', 0, ['Watch Keep Square', 'Ada Keep']);
    s.answer(0, '{Watch} {Keep} {Square}');
    expect(['Watch', 'Ada', 'Guard', 'Mob'].map((name) => s.where(name))).toEqual(['Keep', 'Keep', 'Square', 'Keep']);
    expect(s.all('defenderDestroyed')).toEqual([]);
  });

  test('DF-16.32 DF-16.33 ruin, morale, wounds, displacement, entry points, and then the ruin is described and drawn', () => {
    const s = given({
      ...CITY,
      locations: { Gate: { exposed: true, words: ['loc.famous'] }, Keep: {}, Square: { card: '3c' } },
      threats: GIANT,
      dice: { activation: [1] },
    }).threatsAct();
    const told = s.facts
      .map(({ kind }) => kind)
      .filter((kind) => ['locationRuined', 'moraleChanged', 'wounded', 'defenderMoved', 'entryPoints'].includes(kind));
    expect(told).toEqual(['locationRuined', 'moraleChanged', 'wounded', 'defenderMoved', 'entryPoints']);
    // 7 less a wound and a point of morale.
    s.expectFact('wounded', { value: 5 });
    expect(s.entries).toEqual(['Keep']);
    s.quietly('threat acts/ruin').expectQuestion('threat acts/ruin', 0);
    s.refused(0, { strokes: STROKES }, 'DF-29.3', 'fieldMissing');
    s.refused(0, { text: 'It falls.', strokes: [] }, 'DF-7.21', 'noDamageDrawn');
    s.refused(0, { text: 'It falls.' }, 'DF-8.2', 'notAShape');
    s.refused(0, { text: 'It falls.', strokes: STROKES, more: 1 }, 'DF-7.21', 'strangeField');
    s.refused(0, 'It falls.', 'DF-7.21', 'notAShape');
    s.answer(0, { text: 'It falls.', strokes: STROKES });
    s.expectFact('narrated', { rule: 'DF-16.33', what: 'ruin', seat: 0, text: 'It falls.' });
    expect(s.table.sketch.damage).toMatchObject([{ location: 0, seat: 0, hidden: false, strokes: STROKES }]);
    s.expectQuestion('moves/move', 0);
  });
});
