/** Chapter 21: the threats win. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, given, type Scene } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { exposed: true, card: 'Jc' }, Keep: {}, Square: { card: '3c' } },
  connections: ['Gate Keep', 'Gate Square'],
  defenders: { Watch: { at: 'Gate' }, Guard: { at: 'Keep' } },
  threats: { Orcs: { card: 'Ts' }, Rest: { card: 'Ks' } },
  deck: ['Qc'],
  dice: { attack: [1], battle: [1, 6] },
};
/** Up to the first question of the defeat that decides something. */
function defeated(over: Partial<Arrangement> = {}): Scene {
  const s = given({ ...CITY, ...over })
    .threatsAct()
    .quietly();
  s.expectFact('battleDecided', { result: 'threats' });
  return s;
}
const wheres = (s: Scene, ...names: string[]): string[] => names.map((name) => s.where(name));
/** Orcs of 10 against a city whose people are all stronger: nobody can be chosen. */
const QUEENS = { Ada: { card: 'Qh', at: 'Gate' }, Eve: { card: 'Qd', at: 'Gate' } } as const;

describe('kings and jacks', () => {
  test('DF-21.1 first every king there is destroyed', () => {
    const kings = {
      Old: { card: 'Kh', at: 'Gate' },
      Young: { card: 'Kd', at: 'Gate' },
      Far: { card: 'Kc', at: 'Keep' },
    } as const;
    const s = defeated({ defenders: { ...kings, Ada: { card: 'Jh', at: 'Gate' }, Watch: { at: 'Gate' } } });
    s.expectQuestion('defeat/protect', 0);
    expect(wheres(s, 'Old', 'Young', 'Far')).toEqual(['destroyed', 'destroyed', 'Keep']);
    expect(s.all('defenderDestroyed').map(({ rule, death }) => [rule, death])).toEqual([
      ['DF-21.1', 'king'],
      ['DF-21.1', 'king'],
    ]);
  });

  test('DF-21.2 each jack may make one other defender there immune, and it is told how', () => {
    const s = defeated({
      defenders: {
        Ada: { card: 'Jh', at: 'Gate' },
        Watch: { at: 'Gate' },
        Mob: { card: '3h', at: 'Gate' },
        Guard: { at: 'Keep' },
      },
    });
    s.expectQuestion('defeat/protect', 0, ['Watch', 'Mob', 'none']);
    s.refused(0, '{Guard}', 'DF-21.2', 'notInBattle');
    s.refused(0, 'D9', 'DF-21.2', 'notAnAnswer');
    const declined = s.branch();
    s.answer(0, '{Mob}').expectQuestion('defeat/safety', 0);
    s.refused(0, '', 'DF-29.3');
    s.answer(0, 'Through the drains.');
    s.expectFact('madeImmune', { rule: 'DF-21.2', seat: 0, jack: s.id('Ada'), unit: s.id('Mob') });
    s.expectFact('narrated', { rule: 'DF-21.2', what: 'safety', text: 'Through the drains.', about: ['D0', 'D2'] });
    // The watch is the only one the orcs can take.
    s.expectQuestion('defeat/describe', 0);
    expect(wheres(s, 'Watch', 'Mob', 'Ada')).toEqual(['destroyed', 'Gate', 'Gate']);
    declined.answer(0, 'none').expectQuestion('defeat/kill', 0, ['Orcs Watch', 'Orcs Mob']);
  });

  test('DF-21.3 one player per jack in Normal Order, the highest jack first', () => {
    const jacks = {
      Ada: { card: 'Jh', at: 'Gate' },
      Bo: { card: 'Jc', at: 'Gate' },
      Cy: { card: 'Jd', at: 'Gate', wounds: 1 },
    } as const;
    const s = defeated({ seats: 3, first: 2, defenders: { ...jacks, Watch: { at: 'Gate' } } });
    const asked = () => [s.actor, s.inWords(String(s.asked(s.actor)?.show.jack))];
    expect(asked()).toEqual([2, 'Bo']);
    s.answer(2, 'none');
    expect(asked()).toEqual([0, 'Ada']);
    s.answer(0, '{Watch}', { aloud: true });
    expect(asked()).toEqual([1, 'Cy']);
    s.answer(1, 'none');
    // The choices begin with the First Player again: only Cy, of 10, is in reach.
    s.expectQuestion('defeat/describe', 2);
    expect(s.where('Cy')).toBe('destroyed');
  });

  test('DF-21.2 what one jack protects stays immune when the next has chosen', () => {
    const s = defeated({
      defenders: {
        Ada: { card: 'Jh', at: 'Gate' },
        Bo: { card: 'Jc', at: 'Gate' },
        Watch: { at: 'Gate' },
        Mob: { card: '3h', at: 'Gate' },
        Guard: { at: 'Keep' },
      },
    });
    s.answer(0, '{Watch}', { aloud: true }).answer(1, '{Mob}', { aloud: true }).expectQuestion('defeat/flee', 0);
    expect(s.all('defenderDestroyed')).toEqual([]);
  });

  test('DF-21.4 not itself, but each other; a king is dead already', () => {
    const s = defeated({
      defenders: {
        Ada: { card: 'Jh', at: 'Gate' },
        Bo: { card: 'Jc', at: 'Gate' },
        Old: { card: 'Kh', at: 'Gate' },
        Far: { at: 'Keep' },
      },
    });
    s.refused(0, '{Bo}', 'DF-21.4', 'notItself');
    s.refused(0, '{Old}', 'DF-21.2', 'notInBattle');
    s.answer(0, '{Ada}', { aloud: true }).answer(1, '{Bo}', { aloud: true });
    expect(s.all('madeImmune').map(({ jack, unit }) => s.inWords(`${jack} ${unit}`))).toEqual(['Bo Ada', 'Ada Bo']);
  });
});

describe('the choices', () => {
  const CROWD: Partial<Arrangement> = {
    defenders: {
      Watch: { at: 'Gate' },
      Mob: { card: '3h', at: 'Gate' },
      Ada: { card: 'Qh', at: 'Gate', wounds: 2 },
      Eve: { card: 'Qd', at: 'Gate' },
      Guard: { at: 'Keep' },
    },
    threats: { Orcs: { card: 'Ts' }, Horde: { card: '4s' }, Rest: { card: 'Ks' } },
    dice: { attack: [1], battle: [1, 1, 1, 6] },
  };

  test('DF-21.5 in Normal Order a threat takes a defender of equal or lower card value', () => {
    const s = defeated({ ...CROWD, first: 1 });
    // Ada of 12 has two wounds; Eve of 12 is out of reach.
    s.expectQuestion('defeat/kill', 1, ['Orcs Watch', 'Orcs Mob', 'Orcs Ada', 'Horde Mob']);
    s.refused(1, '{Orcs} {Eve}', 'DF-21.5', 'tooStrong');
    const proud = defeated({ ...CROWD, defenders: { ...CROWD.defenders, Eve: { card: 'Kd', at: 'Keep' } }, morale: 1 });
    // 7 and a point of morale.
    expect(proud.refused(0, '{Horde} {Watch}', 'DF-21.5', 'tooStrong').about).toMatchObject({ value: 4, otherValue: 6 });
    s.refused(1, '{Horde} {Watch}', 'DF-21.5', 'tooStrong');
    s.refused(1, '{Orcs} {Guard}', 'DF-21.5', 'notInBattle');
    s.refused(1, '{Rest} {Mob}', 'DF-21.5', 'notInBattle');
    for (const nobody of ['T9 D0', 'T0 D9', 'T3 D0', 'T0 D5', 'T0']) s.refused(1, nobody, 'DF-21.5', 'notAnAnswer');
    s.answer(1, '{Orcs} {Watch}');
    s.expectFact('defenderDestroyed', { rule: 'DF-21.5', unit: s.id('Watch'), by: s.id('Orcs'), death: 'battle' });
    // The only pair left falls to the next seat.
    s.answer(1, { aloud: true }).expectQuestion('defeat/describe', 0);
    expect(wheres(s, 'Mob', 'Ada')).toEqual(['destroyed', 'Gate']);
  });

  test('DF-21.6 until every threat has had its kill or no pair is left; the immune cannot be chosen', () => {
    const s = defeated(CROWD);
    s.refused(0, 'pass', 'DF-21.6', 'mustChoosePair');
    s.answer(0, '{Orcs} {Mob}', { aloud: true });
    // The horde of 4 reaches nobody any more: on to the flight.
    s.expectQuestion('defeat/flee', 0);
    expect(s.all('defenderDestroyed')).toHaveLength(1);
    const kept = defeated({ ...CROWD, defenders: { ...CROWD.defenders, Bo: { card: 'Jc', at: 'Gate' } } });
    kept.answer(0, '{Ada}', { aloud: true });
    kept.refused(0, '{Orcs} {Ada}', 'DF-21.6', 'isImmune');
    kept.expectQuestion('defeat/kill', 0, ['Orcs Watch', 'Orcs Mob', 'Horde Mob']);
    const twice = defeated({ ...CROWD, threats: { Orcs: { card: 'Ts' }, Horde: { card: '9s' }, Rest: { card: 'Ks' } } });
    twice.answer(0, '{Orcs} {Ada}', { aloud: true });
    twice.refused(1, '{Orcs} {Mob}', 'DF-21.5', 'hadItsKill');
  });

  test('DF-21.6 it ends where a threat could reach nobody but the immune', () => {
    const s = defeated({ defenders: { Ada: { card: 'Jh', at: 'Gate' }, Watch: { at: 'Gate' }, Guard: { at: 'Keep' } } });
    s.answer(0, '{Watch}', { aloud: true }).expectQuestion('defeat/flee', 0);
    expect([s.all('defenderDestroyed'), s.wounds('Watch')]).toEqual([[], 1]);
  });

  test('DF-21.6 each threat once, however many of them there are', () => {
    const crowd = { A: { card: 'Ah' }, B: { card: '2h' }, C: { card: '3h' }, D: { card: '4h' }, E: { card: '5h' } } as const;
    const here = Object.fromEntries(Object.entries(crowd).map(([name, wish]) => [name, { ...wish, at: 'Gate' }]));
    const s = defeated({
      defenders: { ...here, Guard: { at: 'Keep' } },
      threats: { Orcs: { card: 'Ts' }, Wolves: { card: '9s' }, Riders: { card: '8s' }, Rest: { card: 'Ks' } },
    });
    s.answer(0, '{Orcs} {A}', { aloud: true }).answer(1, '{Wolves} {B}', { aloud: true });
    s.expectQuestion('defeat/kill', 0, ['Riders C', 'Riders D', 'Riders E']);
    s.refused(0, '{Orcs} {C}', 'DF-21.5', 'hadItsKill');
    s.answer(0, '{Riders} {C}', { aloud: true }).expectQuestion('defeat/flee', 0);
    expect(s.all('defenderDestroyed')).toHaveLength(3);
  });

  test('DF-21.7 the player who chose tells the last heroics', () => {
    const s = defeated({ ...CROWD, first: 1 }).answer(1, '{Orcs} {Watch}');
    s.expectQuestion('defeat/describe', 1);
    s.refused(1, '', 'DF-29.3');
    s.answer(1, 'They held the stairs.');
    s.expectFact('narrated', { rule: 'DF-21.7', what: 'lastStand', seat: 1, text: 'They held the stairs.', about: ['D0', 'T0'] });
  });
});

describe('flight', () => {
  test('DF-21.8 DF-21.15 those left are wounded and flee, one per player going round', () => {
    const defenders = { ...QUEENS, Old: { card: 'Jh', at: 'Gate', wounds: 0 }, Guard: { at: 'Keep' } } as const;
    const s = defeated({ defenders, first: 1, dice: { attack: [1], battle: [1, 1, 1, 6] } });
    s.expectQuestion('defeat/protect', 1).answer(1, '{Ada}', { aloud: true });
    // Orcs of 10 reach nobody. The immune one is wounded like the others.
    expect(['Ada', 'Eve', 'Old', 'Guard'].map((name) => s.wounds(name))).toEqual([1, 1, 1, 0]);
    s.expectFact('wounded', { rule: 'DF-21.8', unit: s.id('Ada'), wounds: 1, value: 11 });
    s.expectQuestion('defeat/flee', 1);
    s.refused(1, '{Guard} {Gate}', 'DF-21.15', 'notInBattle');
    for (const nobody of ['D9 L1', 'D0 L9', 'D0']) s.refused(1, nobody, 'DF-21.15', 'notAnAnswer');
    s.answer(1, '{Eve} {Square}').expectQuestion('defeat/flee', 0);
    s.answer(0, '{Ada} {Keep}').expectQuestion('defeat/flee', 1);
    s.answer(1, '{Old} {Keep}');
    expect(wheres(s, 'Ada', 'Eve', 'Old', 'Guard')).toEqual(['Keep', 'Square', 'Keep', 'Keep']);
  });

  /** Regiments of 10 that the horde cannot reach, driven from the Gate. */
  const REGIMENTS: Partial<Arrangement> = {
    locations: { Gate: { exposed: true, card: '4c' }, Keep: {}, Tower: {} },
    connections: ['Gate Keep', 'Keep Tower'],
    defenders: { Watch: { card: '6h', at: 'Gate' }, Host: { card: '6d', at: 'Gate' }, Far: { at: 'Tower' } },
    threats: { Horde: { card: '5s' }, Mob: { card: '5d' }, Rabble: { card: '4s' }, Rest: { card: 'Ks' } },
    dice: { attack: [1], battle: [1, 6] },
  };

  test('DF-21.9 DF-21.18 a regiment flees only where there is room, without bumping; else it is destroyed', () => {
    const s = defeated({
      ...REGIMENTS,
      defenders: { Watch: { card: '9h', at: 'Gate' }, Far: { at: 'Keep' }, Ada: { card: 'Qh', at: 'Tower' } },
    });
    // The Keep holds its one regiment; beyond it the Tower has room.
    s.expectFact('defenderDestroyed', { rule: 'DF-21.9', unit: s.id('Watch'), death: 'flight' });
    expect(wheres(s, 'Watch', 'Far', 'Ada')).toEqual(['destroyed', 'Keep', 'Tower']);
    expect([s.all('chainMoved'), s.isHeld('Gate')]).toEqual([[], true]);
  });

  test('DF-21.9 others may flee where a regiment finds no room', () => {
    const defenders = { Watch: { card: '9h', at: 'Gate' }, Ada: { card: 'Qh', at: 'Gate' }, Guard: { at: 'Keep' } } as const;
    const s = defeated({
      defenders,
      threats: { Rats: { card: '8s' }, Spy: { card: '8d' }, Rest: { card: 'Ks' } },
      connections: ['Gate Keep', 'Gate Square'],
      locations: { Gate: { exposed: true, card: 'Jc' }, Keep: {}, Square: {} },
      dice: { attack: [1], battle: [1, 1, 6] },
    });
    s.expectQuestion('defeat/flee', 0, ['Watch Square', 'Ada Keep', 'Ada Square']);
    s.refused(0, '{Watch} {Keep}', 'DF-21.9', 'noRoom');
  });

  test('DF-21.10 if several could only flee to one place, as many survive as it has room for', () => {
    const s = defeated(REGIMENTS);
    s.expectQuestion('defeat/flee', 0, ['Watch Keep', 'Host Keep']);
    s.answer(0, '{Host} {Keep}');
    expect(wheres(s, 'Watch', 'Host')).toEqual(['destroyed', 'Keep']);
    // A broad area has room for both.
    const wide = defeated({ ...REGIMENTS, locations: { Gate: { exposed: true, card: '4c' }, Keep: { card: '3c' }, Tower: {} } });
    wide.answer(0, '{Host} {Keep}');
    expect(wheres(wide, 'Watch', 'Host')).toEqual(['Keep', 'Keep']);
  });

  test('DF-21.11 an immune regiment without escape bumps its way, and if that is impossible it goes to the reserve', () => {
    const defenders = { Watch: { card: '6h', at: 'Gate' }, Ada: { card: 'Jh', at: 'Gate' }, Guard: { at: 'Keep' } } as const;
    const s = defeated({ ...REGIMENTS, defenders, dice: { attack: [1], battle: [1, 6] } });
    s.answer(0, '{Watch}', { aloud: true }).quietly();
    expect(wheres(s, 'Watch', 'Guard', 'Ada')).toEqual(['Keep', 'Tower', 'Keep']);
    s.expectFact('chainMoved', { unit: s.id('Watch') });
    const full = defeated({ ...REGIMENTS, defenders: { ...defenders, Far: { at: 'Tower' } } });
    full.answer(0, '{Watch}', { aloud: true }).quietly();
    expect([full.where('Watch'), full.wounds('Watch'), full.table.reserve]).toEqual(['reserve', 1, [full.id('Watch')]]);
    expect(full.view(0).table.highlighted).toEqual(['defeat']);
    full.expectFact('sentToReserve', { rule: 'DF-21.11', unit: full.id('Watch') });
  });

  test('DF-21.11 the immune one alone bumps its way, whoever else is left without escape', () => {
    const s = defeated({
      ...REGIMENTS,
      defenders: {
        Host: { card: '6d', at: 'Gate' },
        Watch: { card: '6h', at: 'Gate' },
        Ada: { card: 'Jh', at: 'Gate' },
        Guard: { at: 'Keep' },
      },
    });
    s.answer(0, '{Watch}', { aloud: true }).quietly();
    expect(wheres(s, 'Host', 'Watch', 'Guard', 'Ada')).toEqual(['destroyed', 'Keep', 'Tower', 'Keep']);
  });

  test('DF-21.11 an immune group without escape goes to the reserve too', () => {
    const defenders = { Mob: { card: '3h', at: 'Gate' }, Ada: { card: 'Jh', at: 'Gate' }, Guard: { at: 'Keep' } } as const;
    const s = defeated({ defenders, connections: [] }).answer(0, '{Mob}', { aloud: true }).quietly();
    expect([s.where('Mob'), s.wounds('Mob'), s.where('Ada')]).toEqual(['reserve', 1, 'destroyed']);
  });

  test('DF-21.11 DF-21.15 the immune are displaced by the next player, going on round', () => {
    const defenders = { Watch: { at: 'Gate' }, Ada: { card: 'Jh', at: 'Gate' }, B: { at: 'Keep' }, C: { at: 'Tower' } } as const;
    const s = defeated({
      seats: 3,
      first: 1,
      locations: { Gate: { exposed: true, card: 'Jc' }, Keep: {}, Tower: {}, Yard: {}, Barn: {} },
      connections: ['Gate Keep', 'Gate Tower', 'Keep Yard', 'Tower Barn'],
      defenders,
    });
    s.answer(1, '{Watch}', { aloud: true }).expectQuestion('defeat/flee', 1).answer(1, '{Ada} {Keep}');
    s.expectQuestion('displacement/move', 2, ['Watch Keep Yard', 'Watch Tower Barn']);
  });

  test('DF-21.16 groups and individuals flee to any connected enterable location, with none they are destroyed', () => {
    const defenders = { Ada: { card: 'Qh', at: 'Gate' }, Mob: { card: '5h', at: 'Gate' }, Guard: { at: 'Keep' } } as const;
    const threats = { Horde: { card: '4s' }, Rabble: { card: '4d' }, Rest: { card: 'Ks' } } as const;
    const locations = { Gate: { exposed: true, card: 'Jc' }, Keep: {}, Ruin: { ruined: true }, Cave: {} } as const;
    const base = { defenders, threats, locations, dice: { attack: [1], battle: [1, 1, 6] } };
    const s = defeated({ ...base, connections: ['Gate Keep', 'Gate Ruin'] });
    // The Keep is full of regiments, which is nothing to them.
    s.expectQuestion('defeat/flee', 0, ['Ada Keep', 'Mob Keep']);
    s.refused(0, '{Ada} {Ruin}', 'DF-21.16', 'notEnterable');
    s.refused(0, '{Ada} {Cave}', 'DF-21.8', 'notConnected');
    const held = { ...threats, Holders: { card: 'Ts', at: 'Cave' } } as const;
    const shut = defeated({ ...base, threats: held, deck: ['8c'], connections: ['Gate Keep', 'Gate Cave'] });
    shut.expectQuestion('defeat/flee', 0, ['Ada Keep', 'Mob Keep']);
    shut.refused(0, '{Ada} {Cave}', 'DF-21.16', 'notEnterable');
    const trapped = defeated({ ...base, connections: ['Gate Ruin'] });
    expect(wheres(trapped, 'Ada', 'Mob')).toEqual(['destroyed', 'destroyed']);
    expect(trapped.all('defenderDestroyed').map(({ rule }) => rule)).toEqual(['DF-21.16', 'DF-21.16']);
  });

  test('DF-21.17 also into a location whose battle is still to come, and then they fight there', () => {
    const s = given({
      ...CITY,
      locations: { Gate: { exposed: true, card: 'Jc' }, Keep: { exposed: true, card: 'Qc' } },
      connections: ['Gate Keep'],
      defenders: { Mob: { card: '5h', at: 'Gate' }, Guard: { card: 'Th', at: 'Keep' } },
      threats: { Horde: { card: '4s' }, Rats: { card: '2s' }, Rest: { card: 'Ks' } },
      dice: { attack: [1], entry: [1, 2], join: [1], battle: [1, 6, 2, 1] },
    });
    s.threatsAct().quietly('battles/location').answer(0, '{Gate}').quietly();
    expect(s.where('Mob')).toBe('Keep');
    // 10 and 5 less a wound and a die of 2.
    expect(s.all('defendersTotal').map(({ total }) => total)).toEqual([6, 16]);
  });

  test('DF-21.17 excess too is moved into a location whose battle is still to come', () => {
    const s = given({
      ...CITY,
      locations: { Gate: { exposed: true, card: 'Jc' }, Keep: { exposed: true, card: '3c' } },
      connections: ['Gate Keep'],
      defenders: { Watch: { at: 'Gate' }, Guard: { card: 'Th', at: 'Keep' }, Late: { card: '8h', at: 'reserve' } },
      threats: { Horde: { card: '4s' }, Rats: { card: '2s' } },
      deck: ['X1'],
      dice: { entry: [1, 2], join: [1], battle: [6, 1, 3, 1] },
    });
    s.threatsAct().answer(0, '{Late} {Gate}', '{Gate}').quietly('repulse/kill').answer(0, '{Late} {Horde}').quietly();
    expect(s.where('Watch')).toBe('Keep');
    // 7, 8 and a die of 6; then 10, 7 and a die of 3.
    expect(s.all('defendersTotal').map(({ total }) => total)).toEqual([21, 20]);
  });
});

describe('the place', () => {
  const FAMOUS: Partial<Arrangement> = {
    locations: { Gate: { exposed: true, card: 'Jc', words: ['loc.famous'] }, Keep: {}, Square: { card: '3c' } },
    defenders: { Watch: { card: '6h', at: 'Gate' }, Guard: { at: 'Keep' }, Far: { card: 'Ah', at: 'Square' } },
    threats: { Horde: { card: '5s' }, Mob: { card: '5d' }, Rest: { card: 'Ks' } },
  };

  test('DF-21.12 DF-21.13 DF-21.14 the threats stay and hold it; morale; new entry points', () => {
    const s = defeated(FAMOUS);
    expect([s.base('Horde'), s.base('Mob'), s.base('Rest'), s.isHeld('Gate')]).toEqual(['Gate', 'Gate', 'outside', true]);
    s.expectFact('locationTaken', { rule: 'DF-21.12', location: 'L0', threats: ['T0', 'T1'] });
    s.expectFact('moraleChanged', { rule: 'DF-22.4', cause: 'locationLost', from: 0, to: 1 });
    expect(s.entries).toEqual(['Keep', 'Square']);
    s.expectFact('entryPoints', { entries: ['L1', 'L2'] });
    s.expectFact('entryPointsConfirmed', { seat: 0 });
  });

  test('DF-21.19 the loss of a famous place does not weaken its defenders before the choices, the death of a famous king does', () => {
    // The watch of 6 is out of reach of 5 until the city has lost the place.
    const s = defeated(FAMOUS);
    expect([s.where('Watch'), s.all('defenderDestroyed')]).toEqual(['Square', []]);
    const kinds = s.facts
      .map(({ kind }) => kind)
      .filter((kind) => ['wounded', 'defenderMoved', 'locationTaken', 'entryPoints'].includes(kind));
    expect(kinds).toEqual(['wounded', 'defenderMoved', 'locationTaken', 'entryPoints']);
    const king = defeated({
      ...FAMOUS,
      defenders: { ...FAMOUS.defenders, Old: { card: 'Kh', at: 'Gate', words: ['def.famous'] } },
    });
    king.expectQuestion('defeat/kill', 0, ['Horde Watch', 'Mob Watch']);
    expect([king.where('Old'), king.value('Watch')]).toEqual(['destroyed', 5]);
  });
});
