/** Chapter 19, second part: the totals of a battle, term by term, and who has the higher one. */
import { describe, expect, test } from 'vitest';
import type { DefenderDescriptorId } from '../data/index.ts';
import type { Term } from '../facts.ts';
import { type Arrangement, type DefenderWish, given, type LocationWish, type Scene, type ThreatWish } from './kit.ts';

/** A market adds nothing to its defence. */
const MARKET: LocationWish = { card: 'Jc', exposed: true };
type Units = { [name: string]: DefenderWish };

interface Fight {
  place?: LocationWish;
  defenders: Units;
  threats?: { [name: string]: ThreatWish };
  battle: number[];
  morale?: number;
  more?: Partial<Arrangement>;
}
/** All threats attack the Gate, by the joker; everybody else is far away. */
function fight({ place, defenders, threats, battle, morale = 0, more }: Fight): Scene {
  const here = Object.fromEntries(Object.entries(defenders).map(([name, wish]) => [name, { at: 'Gate', ...wish }]));
  return given({
    locations: { Gate: { ...MARKET, ...place }, Keep: { card: 'Qc' }, Far: {} },
    connections: ['Gate Keep', 'Keep Far'],
    defenders: { ...here, Distant: { card: 'Th', at: 'Far', words: ['def.tough'] } },
    threats: threats ?? { Rats: { card: 'As' } },
    deck: ['X1'],
    morale,
    dice: { battle },
    ...more,
  })
    .threatsAct()
    .quietly();
}
const total = (s: Scene, side: 'defendersTotal' | 'threatsTotal'): number => s.expectFact(side).total;
/** "value 7 Watch". */
const terms = (s: Scene, side: 'defendersTotal' | 'threatsTotal'): string[] =>
  s.expectFact(side).terms.map(({ name, add, of }) => s.inWords(`${name} ${add} ${of}`).trim());

describe('the defenders', () => {
  test('DF-19.11 DF-19.12 DF-19.19 card values of groups and regiments there, none of individuals, and a die', () => {
    const s = fight({
      defenders: { Watch: { card: '8h', wounds: 2 }, Mob: { card: '3h' }, Ada: { card: 'Jh' }, Old: { card: 'Kh' } },
      morale: 1,
      battle: [4, 1],
    });
    // 8 - 2 - 1 and 3 - 1 and a die of 4. Distant is elsewhere.
    expect(terms(s, 'defendersTotal')).toEqual(['value 5 Watch', 'value 2 Mob', 'die 4']);
    expect(total(s, 'defendersTotal')).toBe(11);
  });

  test('DF-19.13 +1 for tough, numerous, big, strong, violent and bloodthirsty, for no other word', () => {
    const adds = (word: DefenderDescriptorId): number => {
      const s = fight({ defenders: { Watch: { words: [word] } }, battle: [4, 1] });
      return total(s, 'defendersTotal') - 11;
    };
    const strong = ['def.tough', 'def.numerous', 'def.big', 'def.strong', 'def.violent', 'def.bloodthirsty'] as const;
    expect(strong.map(adds)).toEqual([1, 1, 1, 1, 1, 1]);
    expect((['def.mobile', 'def.famous', 'def.feared'] as const).map(adds)).toEqual([0, 0, 0]);
  });

  test('DF-19.14 DF-19.15 words add up, within one defender and over all of them, individuals too', () => {
    const defenders: Units = {
      Watch: { words: ['def.tough', 'def.big'] },
      Mob: { card: '2h', words: ['def.tough'] },
      Ada: { card: 'Jh', words: ['def.violent'] },
    };
    const s = fight({ defenders, battle: [1, 1] });
    expect(terms(s, 'defendersTotal')).toEqual([
      'value 7 Watch',
      'word 2 Watch',
      'value 2 Mob',
      'word 1 Mob',
      'word 1 Ada',
      'die 1',
    ]);
    expect(total(s, 'defendersTotal')).toBe(14);
  });

  test('DF-19.16 the place adds up to 3: military, well-constructed, underground', () => {
    const adds = (place: LocationWish): number =>
      total(fight({ place, defenders: { Watch: {} }, battle: [1, 1] }), 'defendersTotal') - 8;
    expect(adds({})).toBe(0);
    expect(adds({ card: '8c' })).toBe(1);
    expect(adds({ words: ['loc.well_constructed'] })).toBe(1);
    expect(adds({ words: ['loc.underground'] })).toBe(1);
    expect(adds({ words: ['loc.famous'] })).toBe(0);
    expect(adds({ card: '8c', words: ['loc.well_constructed', 'loc.underground'] })).toBe(3);
  });

  test('DF-19.17 DF-19.18 each queen rolls a d6 of her own', () => {
    const one = fight({ defenders: { Watch: {}, Ada: { card: 'Qh' } }, battle: [5, 2, 1] });
    expect(terms(one, 'defendersTotal')).toEqual(['value 7 Watch', 'ownDie 5 Ada', 'die 2']);
    const two = fight({ defenders: { Watch: {}, Ada: { card: 'Qh' }, Eve: { card: 'Qc' } }, battle: [5, 6, 2, 1] });
    expect(terms(two, 'defendersTotal')).toEqual(['value 7 Watch', 'ownDie 5 Ada', 'ownDie 6 Eve', 'die 2']);
    expect(total(two, 'defendersTotal')).toBe(20);
  });

  test('DF-19.27 wounds and morale never switch off a word', () => {
    const s = fight({ defenders: { Watch: { words: ['def.tough', 'def.strong'], wounds: 5 } }, morale: 4, battle: [3, 1] });
    expect(terms(s, 'defendersTotal')).toEqual(['word 2 Watch', 'die 3']);
  });
});

describe('the threats', () => {
  const WATCH: Units = { Watch: { card: 'Th' } };

  test('DF-19.20 DF-19.23 DF-19.24 values of rabble, hordes and regiments, none of Face Cards, and a die', () => {
    const threats = { Rats: { card: 'As' }, Horde: { card: '4s' }, Orcs: { card: '9s' }, Spy: { card: 'Js' } } as const;
    const s = fight({ defenders: WATCH, threats, battle: [1, 3, 5] });
    expect(terms(s, 'threatsTotal')).toEqual(['value 1 Rats', 'value 4 Horde', 'value 9 Orcs', 'ownDie 3 Spy', 'die 5']);
    expect(total(s, 'threatsTotal')).toBe(22);
  });

  test('DF-19.24 the last die is rolled even where all threats are worth nothing', () => {
    const s = fight({ defenders: { ...WATCH, Ada: { card: 'Jh' } }, threats: { Spy: { card: 'Js' } }, battle: [6, 4] });
    expect(terms(s, 'threatsTotal')).toEqual(['cancelled 0 Spy', 'die 4']);
    expect(total(s, 'threatsTotal')).toBe(4);
  });

  test('DF-19.21 a jack threat rolls none against a jack defender, a king threat none against a king', () => {
    const threats = { Spy: { card: 'Js' }, Witch: { card: 'Qs' }, Giant: { card: 'Ks' } } as const;
    const against = (defenders: Units, battle: number[]): string[] =>
      terms(fight({ defenders: { ...WATCH, ...defenders }, threats, battle }), 'threatsTotal');
    expect(against({}, [6, 1, 2, 3, 4])).toEqual(['ownDie 1 Spy', 'ownDie 2 Witch', 'ownDie 3 Giant', 'die 4']);
    expect(against({ Ada: { card: 'Jh' } }, [6, 2, 3, 4])).toEqual([
      'cancelled 0 Spy',
      'ownDie 2 Witch',
      'ownDie 3 Giant',
      'die 4',
    ]);
    expect(against({ Old: { card: 'Kh' } }, [6, 1, 2, 4])).toEqual([
      'ownDie 1 Spy',
      'ownDie 2 Witch',
      'cancelled 0 Giant',
      'die 4',
    ]);
  });

  test('DF-19.17 DF-19.21 only individuals at the place: others cancel nothing and roll nothing', () => {
    const threats = { Spy: { card: 'Js' }, Giant: { card: 'Ks' } } as const;
    const far = { Ada: { card: 'Jh', at: 'Far' }, Old: { card: 'Kh', at: 'Far' }, Eve: { card: 'Qh', at: 'Far' } } as const;
    const s = fight({ defenders: { ...WATCH, ...far }, threats, battle: [6, 1, 2, 3] });
    expect(terms(s, 'defendersTotal')).toEqual(['value 10 Watch', 'die 6']);
    expect(terms(s, 'threatsTotal')).toEqual(['ownDie 1 Spy', 'ownDie 2 Giant', 'die 3']);
  });

  test('DF-19.22 those that attack another place roll nothing here', () => {
    const s = given({
      locations: { Gate: MARKET, Far: { card: 'Qc', exposed: true } },
      defenders: { Watch: { card: 'Th', at: 'Gate' }, Guard: { at: 'Far' } },
      threats: { Giant: { card: 'Ks' }, Rats: { card: 'As' } },
      deck: ['X1'],
      dice: { entry: [1, 2], join: [1], battle: [6, 5] },
    });
    s.threatsAct().answer(0, '{Far}').quietly('repulse/describe');
    expect(terms(s, 'threatsTotal')).toEqual(['value 1 Rats', 'die 5']);
  });

  test('DF-19.22 each rolls its own die; one jack cancels all jacks; queens are never cancelled', () => {
    const threats = { Spy: { card: 'Js' }, Thief: { card: 'Jd' }, Witch: { card: 'Qs' }, Hag: { card: 'Qd' } } as const;
    const s = fight({ defenders: WATCH, threats, battle: [6, 1, 2, 3, 4, 5] });
    expect(terms(s, 'threatsTotal')).toEqual(['ownDie 1 Spy', 'ownDie 2 Thief', 'ownDie 3 Witch', 'ownDie 4 Hag', 'die 5']);
    // A queen defender rolls her own die first and takes none away.
    const faced = fight({ defenders: { ...WATCH, Ada: { card: 'Jh' }, Eve: { card: 'Qh' } }, threats, battle: [6, 6, 3, 4, 5] });
    expect(terms(faced, 'threatsTotal')).toEqual([
      'cancelled 0 Spy',
      'cancelled 0 Thief',
      'ownDie 3 Witch',
      'ownDie 4 Hag',
      'die 5',
    ]);
  });
});

describe('the outcome', () => {
  const THREATS = { Orcs: { card: '8s' }, Giant: { card: 'Ks', at: 'Cave' } } as const;
  const CAVE: Partial<Arrangement> = {
    locations: { Gate: MARKET, Keep: { card: 'Qc' }, Far: {}, Cave: { card: '3d' } },
    connections: ['Gate Keep', 'Keep Far'],
  };
  /** 7 and a die against 8, a die and a die. */
  const result = (battle: number[]): Scene => fight({ defenders: { Watch: {} }, threats: THREATS, battle, more: CAVE });

  test('DF-19.25 the higher total wins, by one point on either side', () => {
    // 7 + 6 against 8 + 2 + 2, and against 8 + 3 + 3.
    const [won, lost] = [result([6, 2, 2]), result([6, 3, 3])];
    won.expectFact('battleDecided', { rule: 'DF-19.25', result: 'defenders' });
    lost.expectFact('battleDecided', { rule: 'DF-19.25', result: 'threats' });
    won.expectQuestion('moves/move', 0);
    lost.expectQuestion('defeat/kill', 0, ['Orcs Watch', 'Giant Watch']);
  });

  test('DF-19.26 equal totals: nobody is hurt, the threats go back, the defenders stay', () => {
    const s = result([6, 3, 2]);
    s.expectFact('battleDecided', { rule: 'DF-19.26', result: 'standoff' });
    expect([s.where('Watch'), s.wounds('Watch'), s.base('Orcs'), s.base('Giant')]).toEqual(['Gate', 0, 'outside', 'Cave']);
    expect([s.table.target, s.all('threatDestroyed'), s.isHeld('Gate'), s.table.morale]).toEqual([[-1, -1], [], false, 0]);
    s.expectQuestion('moves/move', 0);
  });

  test('DF-19.26 excess regiments are moved after a stand-off', () => {
    // 7 and 6 and a die of 1 against 8, 3 and 3.
    const s = fight({
      defenders: { Watch: {}, Late: { card: '6h', at: 'reserve' } },
      threats: THREATS,
      battle: [1, 3, 3],
      more: CAVE,
    });
    s.expectFact('battleDecided', { result: 'standoff' });
    // The original occupant leaves, to the only place next door.
    expect([s.where('Watch'), s.where('Late')]).toEqual(['Keep', 'Gate']);
  });
});

test('DF-19.11 DF-19.20 before the dice everybody sees what each side has and how many dice it will roll', () => {
  const s = given({
    locations: { Gate: { exposed: true, card: '8c' }, Keep: {} },
    defenders: {
      Ada: { card: 'Qh', at: 'Gate' },
      Watch: { card: '8h', at: 'Gate' },
      Jack: { card: 'Jh', at: 'Gate' },
      Eve: { card: 'Qd', at: 'Gate' },
    },
    threats: { Orcs: { card: '9s' }, Spy: { card: 'Js' }, Giant: { card: 'Ks' } },
    deck: ['X1'],
    dice: { battle: [5, 3, 2, 6, 1] },
  });
  expect(s.view(1).table.strengths).toBeNull();
  s.threatsAct().quietly('battle/defence');
  expect(s.asked(1)?.show).toMatchObject({ location: 'L0', threats: ['T0', 'T1', 'T2'], defenders: ['D0', 'D1', 'D2', 'D3'] });
  s.expectFact('battleBegan', { location: 'L0', threats: ['T0', 'T1', 'T2'], defenders: ['D0', 'D1', 'D2', 'D3'] });
  const { defenders, threats } = s.view(1).table.strengths ?? {};
  const named = (of: Term[] = []): string[] => of.map(({ name, add, of }) => s.inWords(`${name} ${add} ${of}`));
  expect([defenders?.total, defenders?.dice, named(defenders?.terms)]).toEqual([9, 3, ['value 8 Watch', 'military 1 Gate']]);
  // The spy is cancelled by the jack.
  expect([threats?.total, threats?.dice, named(threats?.terms)]).toEqual([9, 2, ['value 9 Orcs']]);
  s.quietly();
  expect([total(s, 'defendersTotal'), total(s, 'threatsTotal')]).toEqual([9 + 5 + 3 + 2, 9 + 6 + 1]);
});
