/** Chapter 1: aim and terms, by what they imply in play. */
import { describe, expect, test } from 'vitest';
import { TERMS, text } from '../text/index.ts';
import { type Arrangement, given } from './kit.ts';

const GATE_AND_KEEP: Pick<Arrangement, 'locations' | 'connections'> = {
  locations: { Gate: { exposed: true }, Keep: {} },
  connections: ['Gate Keep'],
};

describe('the aim', () => {
  test('DF-1.1 nobody plays the enemy: who attacks and where is for the card and the dice', () => {
    const s = given({
      locations: { Gate: { exposed: true }, Door: { exposed: true }, Keep: {} },
      defenders: { Watch: { at: 'Keep' } },
      threats: { Horde: { card: '3s' }, Orcs: { card: '4s' } },
      deck: ['9c'],
      dice: { attack: [2], entry: [2, 1], join: [3] },
    });
    // From the scene straight to the first decision of the city: no answer lay between.
    s.threatsAct();
    expect(s.all('threatPlaced').map(({ threat, location }) => [s.inWords(threat), s.inWords(location)])).toEqual([
      ['Orcs', 'Door'],
      ['Horde', 'Gate'],
    ]);
    s.expectQuestion('battles/location', 0, ['Gate', 'Door']);
  });

  test('DF-1.2 all seats win or lose together', () => {
    const battle = (mine: number, theirs: number) =>
      given({
        seats: 3,
        locations: { Gate: { exposed: true } },
        defenders: { Watch: { card: '7h', at: 'Gate' } },
        threats: { Orcs: { card: '7s' } },
        deck: ['9c'],
        dice: { attack: [1], battle: [mine, theirs] },
      })
        .threatsAct()
        .quietly();
    expect(battle(6, 1).outcome).toMatchObject({ reason: 'no_threats', winners: [0, 1, 2] });
    expect(battle(1, 6).outcome).toMatchObject({ reason: 'no_defenders', winners: [] });
  });
});

describe('units', () => {
  test('DF-1.3 "unit" is the word for defenders and threats; what is not an individual is a group or a regiment', () => {
    for (const term of ['unit', 'defender', 'threat', 'group', 'regiment'] as const) {
      expect(TERMS).toContain(term);
      expect(text.en.names.terms[term].length).toBeGreaterThan(0);
    }
    const s = given({
      ...GATE_AND_KEEP,
      defenders: { Mob: { card: '5h' }, Watch: { card: '6h' }, Ada: { card: 'Jh' } },
      deck: ['9c'],
      dice: { attack: [1] },
    });
    s.threatsAct().expectQuestion('individuals/move', 0, ['Ada Keep', 'pass']);
    s.refused(0, '{Mob} {Keep}', 'DF-18.2', 'notIndividual');
    s.refused(0, '{Watch} {Keep}', 'DF-18.2', 'notIndividual');
  });

  test('DF-1.4 killed in battle, destroyed as a king, or for want of a way to flee: they leave the game for good', () => {
    const s = given({
      ...GATE_AND_KEEP,
      locations: { Gate: { exposed: true }, Keep: {} },
      defenders: {
        Guns: { card: 'Kh', at: 'Gate' },
        Mob: { card: '2h', at: 'Gate' },
        Watch: { card: '9h', at: 'Gate' },
        Guard: { card: '7h', at: 'Keep' },
      },
      threats: { Orcs: { card: '8s' }, Far: { card: 'Kd' } },
      deck: ['9c'],
      dice: { attack: [1], battle: [1, 6] },
    });
    // 11 and barracks 1 and a die 1 against 8 and 6.
    s.threatsAct().quietly('activation/unit');
    expect(['Guns', 'Mob', 'Watch', 'Guard'].map((name) => s.where(name))).toEqual([
      'destroyed',
      'destroyed',
      'destroyed',
      'Keep',
    ]);
    expect(s.all('defenderDestroyed').map(({ death }) => death)).toEqual(['king', 'battle', 'flight']);
    s.expectQuestion('activation/unit', 0, ['none', 'Guard']);
  });
});

describe('places', () => {
  test('DF-1.5 the loss of a broad area costs morale by the same words as that of a building', () => {
    for (const card of ['3c', '9c'] as const) {
      const s = given({
        locations: { Gate: { card, words: ['loc.famous'], exposed: true }, Keep: {} },
        defenders: { Ann: { card: '2h', at: 'Keep' } },
        threats: { Orcs: { card: '8s' } },
        deck: ['Tc'],
        dice: { attack: [1] },
      });
      s.threatsAct().quietly('activation/unit');
      expect([s.isHeld('Gate'), s.table.morale]).toEqual([true, 1]);
    }
  });

  test('DF-1.6 moves go along connections, not to what merely lies near', () => {
    const s = given({
      locations: { Gate: { exposed: true }, Near: {}, Far: {} },
      connections: ['Gate Far'],
      defenders: { Watch: { card: '2h', at: 'Gate' } },
      deck: ['2h'],
    });
    const at = (x: number) => ({ seat: 0, footprint: { kind: 'small' as const, x, y: 100 }, strokes: [], inside: null });
    s.table.sketch = { ...s.table.sketch, drawings: [at(100), at(110), at(900)] };
    s.threatsAct().expectQuestion('moves/move', 0, ['Watch Far', 'pass']);
    s.refused(0, '{Watch} {Near}', 'DF-8.5', 'notConnected');
  });

  test('DF-1.7 a destroyed location is ruined until it is repaired', () => {
    const s = given({
      locations: { Gate: { exposed: true }, Keep: {} },
      connections: ['Gate Keep'],
      defenders: { Sappers: { card: '3h', trade: 'engineers', at: 'Keep' } },
      threats: { Giant: { card: 'Ks' } },
      deck: ['Kd'],
      dice: { activation: [1, 1], ability: [6] },
    });
    s.threatsAct().quietly('activation/unit');
    expect(s.isRuined('Gate')).toBe(true);
    s.answer(0, '{Sappers} engineers {Gate}').quietly('reflection/frame');
    expect(s.isRuined('Gate')).toBe(false);
  });

  test('DF-1.8 a place is enemy-held while a threat is based there, and to the end of the attack in which it leaves', () => {
    const s = given({
      locations: { Gate: { exposed: true }, Keep: {}, Yard: {} },
      connections: ['Gate Keep', 'Gate Yard'],
      defenders: { Watch: { card: 'Th', at: 'Keep' }, Guard: { card: '9h', at: 'Yard' } },
      threats: { Orcs: { card: '2s', at: 'Gate' }, Horde: { card: '2d' }, Far: { card: 'Kd' } },
      deck: ['9c'],
      dice: { attack: [1], entry: [1, 2], join: [1], battle: [6, 1, 6, 1] },
    });
    // The Horde attacks the Keep; the Orcs leave the Gate for the Yard and fall there.
    s.threatsAct().quietly('battles/location').answer(0, '{Yard}', { aloud: true }).quietly('repulse/describe');
    s.quietly('battle/attack');
    expect([s.base('Orcs'), s.battle, s.isHeld('Gate')]).toEqual(['destroyed', 1, true]);
    s.quietly('moves/move');
    expect(s.isHeld('Gate')).toBe(false);
    s.expectFact('noLongerHeld', { location: 'L0' });
  });

  test('DF-1.9 ruined and enemy-held locations cannot be entered', () => {
    const s = given({
      locations: { Gate: {}, Ruin: { ruined: true }, Lost: {}, Free: { exposed: true } },
      connections: ['Gate Ruin', 'Gate Lost', 'Gate Free'],
      defenders: { Ada: { card: 'Jh', at: 'Gate' } },
      threats: { Orcs: { card: '8s', at: 'Lost' } },
      deck: ['2h'],
    });
    s.threatsAct().expectQuestion('moves/move', 0, ['Ada Free', 'pass']);
    s.refused(0, '{Ada} {Ruin}', 'DF-23.1', 'notEnterable');
    s.refused(0, '{Ada} {Lost}', 'DF-23.2', 'notEnterable');
  });

  test('DF-1.10 room is for regiments alone: a place has it while it holds fewer than its capacity', () => {
    const s = given({
      locations: { Gate: { exposed: true }, Small: {}, Crowd: {}, Field: { card: '3c' }, Full: { card: '4c' } },
      connections: ['Gate Small', 'Gate Crowd', 'Gate Field', 'Gate Full'],
      defenders: {
        Watch: { card: '9h', at: 'Gate' },
        One: { card: '7h', at: 'Small' },
        Mob: { card: '2h', at: 'Crowd' },
        Ada: { card: 'Qh', at: 'Crowd' },
        Two: { card: '7d', at: 'Field' },
        Three: { card: '7c', at: 'Full' },
        Four: { card: '8c', at: 'Full' },
      },
      threats: { Orcs: { card: '8s' } },
      deck: ['9c'],
      dice: { attack: [1], battle: [1, 6] },
    });
    // 9 + 1 + 1 against 8 + 6: the Watch of 9 is too strong for the Orcs and flees.
    s.threatsAct().quietly('defeat/flee').expectQuestion('defeat/flee', 0, ['Watch Crowd', 'Watch Field']);
    s.refused(0, '{Watch} {Small}', 'DF-21.9', 'noRoom');
    s.refused(0, '{Watch} {Full}', 'DF-21.9', 'noRoom');
  });

  test('DF-1.11 cards on their way and defenders that wait are one reserve', () => {
    const s = given({
      locations: { Gate: { exposed: true } },
      defenders: { Watch: { at: 'Gate' }, Late: { card: '8h', at: 'reserve' } },
      threats: { Orcs: { card: '8s' } },
      deck: ['4h', 'X1'],
    });
    s.threatsAct();
    expect(s.table.reserve).toEqual(['D1', '4h']);
    s.answer(0, 'none').threatsAct().quietly('reinforcements/assign');
    s.expectQuestion('reinforcements/assign', 1, ['4h Gate', 'Late Gate']);
  });
});

describe('players', () => {
  test('DF-1.12 DF-1.13 the First Player chooses the battle and describes the attack, the next seat clockwise the defence', () => {
    for (const [first, left] of [
      [1, 2],
      [2, 0],
    ]) {
      const s = given({
        seats: 3,
        first,
        locations: { Gate: { exposed: true }, Door: { exposed: true } },
        defenders: { Watch: { at: 'Gate' }, Guard: { at: 'Door' } },
        threats: { Horde: { card: '3s' }, Orcs: { card: '4s' } },
        deck: ['9c'],
        dice: { attack: [2], entry: [2, 1], join: [3] },
      });
      s.threatsAct().quietly('battles/location').expectQuestion('battles/location', first, ['Gate', 'Door']);
      s.answer(first, '{Gate}').expectQuestion('battle/attack', first);
      s.answer(first, { aloud: true }).expectQuestion('battle/defence', left);
    }
  });
});
