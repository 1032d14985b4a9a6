/** Chapters 22 and 23: wounds and morale; locations lost, recaptured and repaired. */
import { describe, expect, test } from 'vitest';
import {
  DEFENDER_DESCRIPTOR_LIST,
  DEFENDER_TYPES,
  type DefenderDescriptorId,
  LOCATION_DESCRIPTOR_LIST,
  type LocationDescriptorId,
} from '../data/index.ts';
import type { Table } from '../table.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { exposed: true, card: 'Jc' }, Keep: {}, Square: { card: '3c' } },
  connections: ['Gate Keep', 'Keep Square'],
  defenders: { Watch: { at: 'Gate' }, Guard: { at: 'Keep' } },
  threats: { Orcs: { card: 'Ts' }, Rest: { card: 'Ks' } },
  deck: ['Qc'],
  dice: { attack: [1], battle: [1, 6] },
};
/** The Gate is lost: everybody there whom the orcs of 10 can reach may fall. */
const lost = (over: Partial<Arrangement> = {}): Scene =>
  given({ ...CITY, ...over })
    .threatsAct()
    .quietly();
const morale = (s: Scene): string[] => s.all('moraleChanged').map(({ cause, from, to }) => `${cause} ${from} ${to}`);

describe('wounds and morale', () => {
  test('DF-22.1 DF-22.2 each wound and each point of morale damage lowers the card value by 1', () => {
    const units = { Mob: { card: '5h', at: 'Gate', wounds: 1 }, Ada: { card: 'Qh', at: 'Gate', wounds: 3 } } as const;
    const s = given({ ...CITY, morale: 2, defenders: { ...units, Watch: { at: 'Keep' } }, deck: ['4d'] });
    expect(['Mob', 'Ada', 'Watch'].map((name) => s.value(name))).toEqual([2, 7, 5]);
    s.threatsAct();
    expect(['Mob', 'Ada', 'Watch'].map((name) => s.value(name))).toEqual([1, 6, 4]);
    // The enemy does not care.
    expect(s.table.threats.map(({ face }) => face)).toEqual([10, 13]);
  });

  test('DF-22.3 one counter of the city, for those who come later too', () => {
    const s = given({ ...CITY, morale: 3, reserve: ['9h'], deck: ['X1'] })
      .threatsAct()
      .quietly('reinforcements/name');
    s.answer(0, { name: 'Ninth', description: 'Late.', word: DEFENDER_TYPES.fantasy.middle[0] });
    expect([s.value('Ninth'), s.value('Watch')]).toEqual([6, 4]);
  });

  test('DF-22.4 the loss of a location costs a point for these words, and for no others', () => {
    const costly = (word: LocationDescriptorId): boolean =>
      lost({
        locations: { Gate: { exposed: true, card: 'Jc', words: [word] }, Keep: {} },
        connections: ['Gate Keep'],
        defenders: { Guard: { at: 'Keep' } },
      }).table.morale === 1;
    const words = ['newly_built', 'attractive', 'high_status', 'famous', 'important', 'highly_visible', 'good_reputation'];
    const loved = ['popular', 'loved', 'symbol_of_hope', 'thriving', 'busy', 'central', 'hub', 'vital'];
    const expected = [...words, ...loved].map((word) => `loc.${word}`).sort();
    expect(
      LOCATION_DESCRIPTOR_LIST.map(({ id }) => id)
        .filter(costly)
        .sort(),
    ).toEqual(expected);
  });

  test('DF-22.4 destruction costs it like occupation', () => {
    const locations = { Gate: { exposed: true, words: ['loc.vital'] }, Keep: {} } as const;
    const s = given({
      ...CITY,
      locations,
      connections: ['Gate Keep'],
      deck: ['Kd'],
      threats: { Giant: { card: 'Ks' } },
      dice: { activation: [1] },
    });
    s.threatsAct();
    expect(morale(s)).toEqual(['locationLost 0 1']);
  });

  test('DF-22.6 one point for a location, however many words, and none again until it is taken back', () => {
    const words: LocationDescriptorId[] = ['loc.famous', 'loc.loved', 'loc.vital'];
    expect(morale(lost({ locations: { Gate: { exposed: true, words }, Keep: {} }, connections: ['Gate Keep'] }))).toEqual([
      'locationLost 0 1',
    ]);
    // Its point is outstanding: the enemy had left, nobody had come back.
    const again = lost({
      locations: { Gate: { exposed: true, words, lost: true }, Keep: {} },
      connections: ['Gate Keep'],
      defenders: { Guard: { at: 'Keep' } },
      morale: 1,
    });
    expect([again.isHeld('Gate'), again.table.morale, morale(again)]).toEqual([true, 1, []]);
  });

  test('DF-22.6 each location has its own point, and gives it back by itself', () => {
    const s = given({
      ...CITY,
      locations: { Gate: { lost: true, words: ['loc.famous'] }, Keep: { words: ['loc.loved'] }, Square: { exposed: true } },
      connections: ['Gate Keep', 'Gate Square'],
      defenders: { Ada: { card: 'Qh', at: 'Square' } },
      threats: { Giant: { card: 'Ks' } },
      deck: ['Kd'],
      morale: 1,
      dice: { activation: [2] },
    });
    s.threatsAct().quietly('moves/move');
    expect([s.isRuined('Keep'), s.table.morale]).toEqual([true, 2]);
    s.answer(0, '{Ada} {Gate}');
    expect(morale(s)).toEqual(['locationLost 1 2', 'recaptured 2 1']);
    expect(s.view(1).table.locations.map(({ lost: outstanding }) => outstanding)).toEqual([false, true, false]);
  });

  test('DF-22.7 the death of a defender costs a point for these words, and for no others', () => {
    const costly = (word: DefenderDescriptorId): boolean => {
      const s = lost({ defenders: { Watch: { at: 'Gate', words: [word] }, Guard: { at: 'Keep' } } });
      expect(s.where('Watch')).toBe('destroyed');
      return s.table.morale === 1;
    };
    const words = ['young', 'attractive', 'high_status', 'famous', 'important', 'good_reputation', 'socially_connected'];
    const loved = ['popular', 'loved', 'symbol_of_hope', 'charismatic', 'tough', 'numerous', 'big', 'strong', 'violent'];
    const expected = [...words, ...loved, 'bloodthirsty'].map((word) => `def.${word}`).sort();
    expect(
      DEFENDER_DESCRIPTOR_LIST.map(({ id }) => id)
        .filter(costly)
        .sort(),
    ).toEqual(expected);
  });

  test('DF-22.7 a group that is loved costs as much as a regiment', () => {
    for (const card of ['4h', '9h'] as const) {
      const s = lost({ defenders: { Watch: { card, at: 'Gate', words: ['def.loved'] }, Guard: { at: 'Keep' } } });
      expect([card, s.where('Watch'), s.table.morale]).toEqual([card, 'destroyed', 1]);
    }
  });

  test('DF-22.8 mobile, feared, hated and corrupt cost nothing on death', () => {
    const words: DefenderDescriptorId[] = ['def.mobile', 'def.feared', 'def.hated', 'def.corrupt'];
    const s = lost({ defenders: { Watch: { at: 'Gate', words }, Guard: { at: 'Keep' } } });
    expect([s.where('Watch'), s.table.morale]).toEqual(['destroyed', 0]);
  });

  test('DF-22.9 one point for a unit, however many words', () => {
    const s = lost({
      defenders: { Watch: { at: 'Gate', words: ['def.loved', 'def.tough', 'def.big'] }, Guard: { at: 'Keep' } },
      dice: { attack: [1], battle: [1, 6] },
    });
    expect(morale(s)).toEqual(['defenderKilled 0 1']);
  });

  test('DF-22.10 it counts at once, between two choices of the same battle', () => {
    const s = lost({
      defenders: {
        Mob: { card: '3h', at: 'Gate', words: ['def.loved'] },
        Watch: { card: '6h', at: 'Gate' },
        Guard: { at: 'Keep' },
      },
      threats: { Horde: { card: '5s' }, Rabble: { card: '5d' }, Rest: { card: 'Ks' } },
      dice: { attack: [1], battle: [1, 6] },
    });
    s.expectQuestion('defeat/kill', 0, ['Horde Mob', 'Rabble Mob']);
    s.refused(0, '{Rabble} {Watch}', 'DF-21.5', 'tooStrong');
    s.answer(0, '{Horde} {Mob}', { aloud: true });
    // The watch is worth 5 now.
    expect(s.where('Watch')).toBe('destroyed');
  });

  test('DF-22.11 never below 0', () => {
    const at = (morale: number): Scene => {
      const defenders = { Ada: { card: 'Jh', at: 'Gate' }, Guard: { at: 'Keep' } } as const;
      const s = given({ ...CITY, defenders, morale, deck: ['2h'], dice: { ability: [6] } }).threatsAct();
      while (s.question === 'moves/move') s.answer(s.actor, 'pass');
      return s.answer(0, '{Ada} jack', { aloud: true });
    };
    expect([at(0), at(1), at(3)].map((s) => s.table.morale)).toEqual([0, 0, 2]);
  });

  test('DF-22.12 elimination, failed flight, a king caught and a rejected description count as being killed', () => {
    const words: DefenderDescriptorId[] = ['def.loved'];
    const king = lost({ defenders: { Old: { card: 'Kh', at: 'Gate', words }, Guard: { at: 'Keep' } } });
    expect([king.all('defenderDestroyed')[0].death, morale(king)]).toEqual(['king', ['defenderKilled 0 1']]);
    const flight = lost({
      connections: [],
      defenders: { Ada: { card: 'Qh', at: 'Gate', words }, Guard: { at: 'Keep' } },
      dice: { attack: [1], battle: [1, 1, 6] },
    });
    expect([flight.all('defenderDestroyed')[0].death, morale(flight)]).toEqual(['flight', ['defenderKilled 0 1']]);
    const conceded = given({ ...CITY, defenders: { Watch: { at: 'Gate', words }, Guard: { at: 'Keep' } } });
    conceded.threatsAct().quietly('battle/defence').answer(1, { concede: true });
    expect([conceded.all('defenderDestroyed')[0].death, morale(conceded)]).toEqual(['rejected', ['defenderKilled 0 1']]);
    const queen = lost({
      defenders: { Ada: { card: 'Jh', at: 'Gate', words }, Guard: { at: 'Keep' } },
      threats: { Witch: { card: 'Qs' } },
      deck: ['Jd'],
      dice: { activation: [6, 1] },
    });
    expect([queen.all('defenderDestroyed')[0].death, morale(queen)]).toEqual(['activation', ['defenderKilled 0 1']]);
    const buried = given({
      ...CITY,
      connections: [],
      defenders: { Watch: { at: 'Gate', words }, Guard: { at: 'Keep' } },
      threats: { Giant: { card: 'Ks' } },
      deck: ['Jd'],
      dice: { activation: [1] },
    }).threatsAct();
    expect([buried.all('defenderDestroyed')[0].death, morale(buried)]).toEqual(['ruin', ['defenderKilled 0 1']]);
  });

  test('DF-22.13 sabotage gives one point, an activated jack two', () => {
    expect(morale(given({ ...CITY, deck: ['6d'] }).threatsAct())).toEqual(['sabotage 0 1']);
    expect(morale(lost({ threats: { Spy: { card: 'Js' } }, deck: ['Jd'] }))).toEqual(['jack 0 2']);
  });

  test('DF-22.14 a unit sent to the reserve keeps its wounds and is not killed', () => {
    const s = given({
      ...CITY,
      connections: [],
      defenders: {
        Watch: { at: 'Gate', words: ['def.loved'], wounds: 1 },
        Ada: { card: 'Jh', at: 'Gate' },
        Guard: { at: 'Keep' },
      },
    });
    s.threatsAct().quietly('defeat/protect').answer(0, '{Watch}', { aloud: true }).quietly();
    expect([s.where('Watch'), s.wounds('Watch'), s.where('Ada')]).toEqual(['reserve', 2, 'destroyed']);
    expect(morale(s)).toEqual([]);
  });
});

describe('lost and regained', () => {
  const LOST: Arrangement = {
    locations: {
      Gate: { exposed: true, words: ['loc.famous'], lost: true },
      Keep: {},
      Ruin: { ruined: true, lost: true, words: ['loc.loved'] },
    },
    connections: ['Gate Keep', 'Keep Ruin'],
    defenders: { Watch: { at: 'Keep' }, Smiths: { card: '3h', at: 'Keep', trade: 'engineers' } },
    threats: { Orcs: { card: 'Ts', at: 'Gate' }, Rest: { card: 'Ks' } },
    morale: 2,
    deck: ['2h', '3h'],
  };

  test('DF-23.1 DF-23.2 defenders enter neither a ruin nor an enemy-held location', () => {
    const s = given(LOST).threatsAct();
    // Nowhere to go: nobody is asked to move.
    s.expectQuestion('activation/unit', 0);
    const free = given({
      ...LOST,
      locations: { ...LOST.locations, Side: {} },
      connections: ['Gate Keep', 'Keep Ruin', 'Keep Side'],
    }).threatsAct();
    free.expectQuestion('moves/move', 0, ['Watch Side', 'Smiths Side', 'pass']);
    expect(free.refused(0, '{Watch} {Ruin}', 'DF-23.1', 'notEnterable').about).toMatchObject({ why: 'ruined' });
    expect(free.refused(0, '{Watch} {Gate}', 'DF-23.2', 'notEnterable').about).toMatchObject({ why: 'held' });
  });

  test('DF-22.5 DF-23.4 a location is recaptured by the first defender who enters it, and gives back its point', () => {
    const s = given({ ...LOST, threats: { Rest: { card: 'Ks' } } }).threatsAct();
    expect(s.table.morale).toBe(2);
    s.answer(0, '{Watch} {Gate}');
    s.expectFact('recaptured', { rule: 'DF-23.4', location: 'L0', unit: s.id('Watch') });
    s.expectFact('moraleChanged', { rule: 'DF-22.5', cause: 'recaptured', from: 2, to: 1 });
    s.answer(1, '{Smiths} {Gate}');
    // Once only.
    expect([s.table.morale, s.all('recaptured').length]).toEqual([1, 1]);
  });

  test('DF-22.5 DF-23.4 by whatever way somebody comes: a step before the battle, a displacement', () => {
    const defenders = { Ada: { card: 'Qh', at: 'Keep' }, Mob: { card: '2h', at: 'Tower' } } as const;
    const base: Arrangement = {
      ...LOST,
      locations: { ...LOST.locations, Tower: { exposed: true } },
      connections: ['Gate Keep', 'Gate Tower'],
      defenders,
    };
    const step = given({ ...base, threats: { Orcs: { card: 'Ts' } }, deck: ['Kc'], dice: { attack: [1], entry: [2] } });
    step.threatsAct().answer(0, '{Ada} {Gate}');
    const pushed = given({ ...base, threats: { Giant: { card: 'Ks' } }, deck: ['Kd'], dice: { activation: [2] } }).threatsAct();
    for (const [s, unit] of [
      [step, 'Ada'],
      [pushed, 'Ada'],
    ] as const) {
      expect(s.where(unit)).toBe('Gate');
      s.expectFact('recaptured', { rule: 'DF-23.4', location: 'L0', unit: s.id(unit) });
      expect(s.table.morale).toBe(1);
    }
  });

  test('DF-23.3 it ceases to be held when no threat is based there any more', () => {
    // A king kills the last holder.
    const s = given({
      ...LOST,
      defenders: { Watch: { at: 'Keep' }, Old: { card: 'Kh', at: 'Keep' } },
      dice: { ability: [4, 4] },
    }).threatsAct();
    s.answer(0, '{Old} king {Orcs}').answer(0, { aloud: true });
    s.expectFact('noLongerHeld', { rule: 'DF-23.3', location: 'L0' });
    // The point is not taken back before somebody enters.
    expect([s.isHeld('Gate'), s.table.morale, s.all('recaptured')]).toEqual([false, 2, []]);
    s.quietly('reflection/frame').threatsAct().answer(1, '{Watch} {Gate}').expectFact('recaptured', { location: 'L0' });
    expect(s.table.morale).toBe(1);
    const two = given({
      ...LOST,
      defenders: { Watch: { at: 'Keep' }, Old: { card: 'Kh', at: 'Keep' } },
      threats: { Orcs: { card: 'Ts', at: 'Gate' }, More: { card: '9s', at: 'Gate' } },
      dice: { ability: [4, 4] },
    }).threatsAct();
    two.answer(0, '{Old} king {Orcs}').answer(0, { aloud: true });
    expect(two.isHeld('Gate')).toBe(true);
    // What others hold elsewhere they go on holding.
    const elsewhere = given({
      ...LOST,
      locations: { ...LOST.locations, Side: {}, Barn: {} },
      defenders: { Watch: { at: 'Keep' }, Old: { card: 'Kh', at: 'Keep' } },
      threats: { Orcs: { card: 'Ts', at: 'Gate' }, More: { card: '9s', at: 'Side' }, Wolves: { card: '8s', at: 'Barn' } },
      dice: { ability: [4, 4] },
    }).threatsAct();
    elsewhere.answer(0, '{Old} king {Orcs}', { aloud: true });
    expect(['Gate', 'Side', 'Barn'].map((name) => elsewhere.isHeld(name))).toEqual([false, true, true]);
  });

  test('DF-23.3 in an attack it counts from the end of the attack', () => {
    const s = given({
      locations: { Gate: { exposed: true }, Keep: { card: 'Qc' }, Tower: { card: 'Kc', exposed: true } },
      connections: ['Gate Keep', 'Keep Tower'],
      defenders: { Guard: { at: 'Keep' }, Ada: { card: 'Qh', at: 'Tower' } },
      threats: { Orcs: { card: 'Ts', at: 'Gate' }, Horde: { card: '5s' }, Rest: { card: 'Ks' } },
      deck: ['Qc'],
      dice: { attack: [1], entry: [1, 2], join: [1], battle: [1, 6, 6, 1, 1] },
    });
    s.threatsAct().quietly('battles/location').answer(0, '{Keep}');
    s.quietly('entry points/confirm');
    // The orcs have won the Keep and stay there; the Gate is still theirs while the attack goes on.
    expect([s.base('Orcs'), s.isHeld('Keep'), s.isHeld('Gate'), s.all('noLongerHeld')]).toEqual(['Keep', true, true, []]);
    s.quietly();
    s.expectFact('noLongerHeld', { location: s.id('Gate') });
    expect(s.isHeld('Gate')).toBe(false);
  });

  test('DF-23.5 a repaired location stands at once and gives back its point at once', () => {
    const s = given({ ...LOST, dice: { ability: [4] } }).threatsAct();
    s.answer(0, '{Smiths} engineers {Ruin}', { aloud: true });
    s.expectFact('moraleChanged', { rule: 'DF-23.5', cause: 'repaired', from: 2, to: 1 });
    expect([s.isRuined('Ruin'), s.table.morale]).toEqual([false, 1]);
  });

  test('DF-9.15 what the table said of it as a way in ends with a repair, and when it is held no more', () => {
    const places = (t: Table): void => {
      t.keptOut = 0b101;
    };
    const repaired = given({ ...LOST, dice: { ability: [4] } })
      .threatsAct()
      .arrange(places);
    repaired.answer(0, '{Smiths} engineers {Ruin}', { aloud: true });
    expect(repaired.table.keptOut).toBe(0b001);
    const defenders = { Watch: { at: 'Keep' }, Old: { card: 'Kh', at: 'Keep' } } as const;
    const freed = given({ ...LOST, defenders, dice: { ability: [4, 4] } })
      .threatsAct()
      .arrange(places);
    freed.answer(0, '{Old} king {Orcs}', { aloud: true });
    expect(freed.table.keptOut).toBe(0b100);
  });

  test('DF-23.6 threats that return to a location after a repulse hold it as before', () => {
    const s = given({
      ...LOST,
      deck: ['Qc'],
      dice: { attack: [1], battle: [6, 1] },
      defenders: { Watch: { card: '9h', at: 'Keep' }, Smiths: { card: '3h', at: 'Keep' } },
    });
    s.threatsAct().quietly();
    s.expectFact('battleDecided', { result: 'defenders' });
    expect([s.base('Orcs'), s.isHeld('Gate'), s.table.morale]).toEqual(['Gate', true, 2]);
  });
});
