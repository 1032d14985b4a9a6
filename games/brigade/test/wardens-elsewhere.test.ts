/** Chapters 24, 25 and 27: wardens and boards together with crew, and at the edges of a turn. */
import { describe, expect, test } from 'vitest';
import type { WardenId } from '../data/index.ts';
import { gaining } from './gaining.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const ACTION = 'action phase/action';
const BONUS = { advanced: true, bonusWardens: true };

/** Seat 0 has this warden and the white board, seat 1 another and the pink one. */
function led(by: WardenId, more: Arrangement = {}): Scene {
  return given({ options: BONUS, warden: [by, by === 'blitz' ? 'gloria' : 'blitz'], colour: ['white', 'pink'], ...more });
}

describe('Cindy Bustion', () => {
  /** Seat 0 draws Scarlet Squall, which marks B1, B3, C3, E4, D5 and F5. */
  const cindy = (more: Arrangement) => led('cindy', { active: 1, events: ['scarlet-squall'], ...more }).answer(1, 'end');

  test('BR-27.18 a fireball that became Renown has not landed', () => {
    const s = cindy({ wagon: ['B1'], crew: [['veda']], loyal: { E6: 0 } }).answer(0, 'veda');
    s.expectQuestion('award/place', 0, ['B3', 'C3', 'E4', 'D5', 'F5', 'done']).refused(0, 'B1', 'BR-27.17', 'outOfReach');
  });
  test('BR-27.18 a redirected fireball has landed where it went, and not where it would have', () => {
    const s = cindy({ brigade: ['B3'], crew: [['esme']], loyal: { E6: 0 } }).answer(0, 'esme B2');
    s.expectQuestion('award/place', 0, ['B1', 'B2', 'C3', 'E4', 'D5', 'F5', 'done']);
    s.refused(0, 'B3', 'BR-27.17', 'outOfReach');
  });
  test("BR-27.18 nobody has Renown of a Firestorm in another's Event phase, whoever answers its fireballs", () => {
    const s = led('cindy', { brigade: ['B3'], crew: [['esme']], loyal: { E6: 0 }, events: ['scarlet-squall'] }).endTurn();
    s.answer(0, 'pass').expectQuestion(ACTION, 1);
    expect(s.all('renownAwarded')).toEqual([]);
  });
});

describe('Aurath Ether', () => {
  test('BR-27.16 the free move may follow the last action', () => {
    const s = led('aurath', { brigade: ['A1', 'E5'], actions: 1 }).answer(0, 'upgrade crew');
    s.expectQuestion(ACTION, 0, ['warden', 'end']).answer(0, 'warden', 'brigade C2').expectQuestion(ACTION, 1);
    expect(s.brigade(0)).toBe('C2');
  });
  test('BR-27.16 BR-10.9 it costs no action, so with one left it may end on a destroyed block', () => {
    const fire = { B1: 'destroyed', A2: 'destroyed', B2: 'destroyed' } as const;
    const s = led('aurath', { brigade: ['A1', 'E5'], fire, actions: 1 }).answer(0, 'warden');
    expect(s.offered(0, 'brigade')).toContain('B2');
    s.answer(0, 'brigade B2').expectQuestion(ACTION, 0).refused(0, 'end', 'BR-10.10', 'mustLeaveDestroyed');
    led('aurath', { brigade: ['A1', 'E5'], fire, actions: 0 })
      .answer(0, 'warden')
      .refused(0, 'brigade B2', 'BR-10.9', 'cannotEndOnDestroyed');
  });
});

describe('Galeela', () => {
  test('BR-27.14 of her own crew member, asleep and mimicked, she uses her water too', () => {
    const ash = (loyal: Arrangement['loyal']) =>
      led('galeela', {
        options: { ...BONUS, promoCrew: true },
        brigade: ['B2'],
        fire: { C2: 2 },
        crew: [['ash']],
        mimic: 'ash',
        ...(loyal ? { loyal } : {}),
      }).answer(0, 'ash', '1');
    const asleep = ash({});
    expect([asleep.fire('C2'), asleep.table.wardenWater[0], asleep.table.crewWater[0]]).toEqual([1, 1, [2]]);
    // Awake, Ash fights with his own.
    const awake = ash({ E1: 0 });
    expect([awake.table.wardenWater[0], awake.table.crewWater[0]]).toEqual([2, [1]]);
  });
});

describe('Ester', () => {
  test('BR-27.5 the mist comes after the Extinguish action only, not after Leon Bertrand or Ash', () => {
    const dry: Arrangement = {
      options: { ...BONUS, promoCrew: true },
      brigade: ['B2'],
      wagon: ['D5'],
      fire: { D5: 1, C2: 3 },
      crew: [['leon', 'ash']],
      loyal: { E2: 0, E1: 0 },
      water: [{ warden: 0, leon: 0 }],
    };
    expect(led('ester', dry).answer(0, 'leon', 'done').table.wardenWater[0]).toBe(0);
    expect(led('ester', dry).answer(0, 'ash', '2').table.wardenWater[0]).toBe(0);
  });
});

describe('the mimic token', () => {
  test('BR-27.14 it goes with its card, whatever takes that out of play: Zilda, or Dusk', () => {
    const crew: Arrangement = {
      options: BONUS,
      seats: 3,
      warden: ['white-fang', 'galeela', 'blitz'],
      colour: ['white', 'pink', 'orange'],
      mimic: 'kularf',
    };
    const dusk = given({ ...crew, crew: [['nery', 'kularf']] }).answer(0, 'warden');
    expect([dusk.table.mimic, dusk.table.crewDiscard]).toEqual(['', ['nery', 'kularf']]);
    dusk.expectFact('mimicRemoved', { rule: 'BR-27.14', card: 'kularf' });
    const zilda = (card: string) =>
      gaining('D5', ['zilda'], { ...crew, crew: [[], ['kularf', 'nery']] }).answer(0, 'zilda', card).table.mimic;
    expect([zilda('kularf'), zilda('nery')]).toEqual(['', 'kularf']);
  });
});

describe('Blitz Haben', () => {
  test('BR-24.5 whichever of the two blocks is named first, both change', () => {
    const s = led('blitz', { fire: { A2: 0, B2: 3, A3: 1 } }).answer(0, 'warden', 'A2', 'B2');
    expect([s.fire('A2'), s.fire('B2')]).toEqual([3, 0]);
    const two = led('blitz', { fire: { A2: 1, B2: 4 } }).answer(0, 'warden', 'A2', 'B2');
    expect([two.fire('A2'), two.fire('B2')]).toEqual([4, 1]);
  });
});

describe('Gloria Ignis', () => {
  test('BR-24.1 BR-24.3 she may send the Wagon where nothing burns: one fire in the city is under a Brigade', () => {
    const s = led('gloria', { brigade: ['B2'], fire: { C3: 0, D3: 0, C4: 0, D4: 0, B2: 2 } }).answer(0, 'warden', 'wagon E4');
    expect([s.wagon(0), s.fire('B2'), s.table.wagonWater[0], s.table.actions]).toEqual(['E4', 2, 2, 3]);
  });
});

describe('Bernhardt Blaze', () => {
  test('BR-27.19 of Renown only that of event 5 is kept away: a fireball of Veda becomes Renown on a guarded block', () => {
    const s = led('bernhardt', {
      seats: 2,
      brigade: ['A1', 'B1'],
      loyal: { B1: 0, E6: 1 },
      crew: [[], ['veda']],
      allegiance: 0,
      events: ['scarlet-squall'],
    }).endTurn();
    expect(s.expectQuestion('fireball/respond', 1).answer(1, 'veda').renown(1, 'B1')).toBe(1);
  });

  test('BR-27.3 BR-8.7 it keeps Event cards away, and neither crew nor the Renown of others', () => {
    // C2 is a guarded block of seat 0; seat 1 puts out B2 beside it and gains that, with Chops Murphy awake.
    const s = led('bernhardt', {
      active: 1,
      allegiance: 0,
      brigade: ['A1', 'B2'],
      fire: { B2: 2, B3: 1 },
      loyal: { C2: 0, B3: 0, A4: 1 },
      renown: { B2: [0, 3] },
      crew: [[], ['chops', 'gness']],
      water: [{}, { warden: 2, chops: 0, gness: 0 }],
    }).answer(1, 'extinguish 2', 'C2', 'B2');
    expect([s.renown(1, 'C2'), s.loyal('B2')]).toEqual([1, 1]);
    s.answer(1, 'chops', 'C2').answer(1, 'brigade B3', 'raise').expectQuestion(ACTION, 1);
    expect([s.fire('C2'), s.fire('B3')]).toEqual([2, 2]);
  });
  test('BR-27.19 it may be declared before any block is loyal, and guards the first one gained', () => {
    const s = led('bernhardt', { brigade: ['B1'], fire: { B1: 1 }, renown: { B1: [1] }, events: ['scarlet-squall'] });
    s.answer(0, 'warden', 'extinguish 1', 'B1', 'brigade A2').endTurn();
    expect([s.fire('B1'), s.fire('B3')]).toEqual([0, 1]);
  });
  test('BR-26.17 BR-27.19 a fireball may be sent onto a guarded block, where it is lost', () => {
    const s = led('bernhardt', {
      brigade: ['A1', 'B3'],
      loyal: { B2: 0, E6: 1 },
      crew: [[], ['esme']],
      allegiance: 0,
      events: ['scarlet-squall'],
    }).endTurn();
    s.answer(1, 'esme B2').expectQuestion(ACTION, 1);
    expect([s.fire('B2'), s.fire('B3')]).toEqual([0, 0]);
    s.expectFact('protected', { space: 'B2', by: 'allegiance', seat: 0 });
  });
});

describe('boards', () => {
  const housed = (colour: 'pink' | 'black', more: Arrangement) => led('blitz', { colour: [colour, 'white'], ...more });

  test('BR-25.6 Civic Duty is for the Extinguish action: not for Leon Bertrand, nor for Ash', () => {
    const leon = housed('pink', { wagon: ['D5'], fire: { D5: 1 }, crew: [['leon']], loyal: { E2: 0 } }).answer(0, 'leon');
    leon.expectQuestion('award/place', 0, ['D4', 'C5', 'D5', 'E5', 'D6', 'done']);
    const options = { ...BONUS, promoCrew: true };
    const ash = housed('pink', { options, brigade: ['B2'], fire: { C2: 1 }, crew: [['ash']], loyal: { E1: 0 } }).answer(0, 'ash');
    ash.expectQuestion('award/place', 0, ['C1', 'B2', 'C2', 'D2', 'C3', 'done']);
  });
  test('BR-25.3 BR-20.12 a last turn ends with Fresh Mounts like any other', () => {
    const s = housed('black', { brigade: ['D5'], evacuation: 1 })
      .endTurn()
      .expectQuestion('fresh mounts/move', 0);
    expect(s.answer(0, 'done').outcome?.reason).toBe('evacuation');
  });
  test('BR-25.3 BR-5.23 a Nobles Rise block that is destroyed gives no Fresh Mounts: the Brigade just goes home', () => {
    // Nothing undestroyed is in reach of C6, so the turn may end there (BR-10.18).
    const ruins = ['A4', 'B4', 'C4', 'D4', 'E4', 'A5', 'B5', 'C5', 'D5', 'E5', 'B6', 'C6', 'D6', 'E6'];
    const fire = Object.fromEntries(ruins.map((space) => [space, 'destroyed' as const]));
    const s = housed('black', { brigade: ['C6'], fire, evacuation: 1, actions: 1, events: ['sudden-downpour'] });
    s.answer(0, 'end');
    s.expectFact('brigadeReturned', { rule: 'BR-10.11', seat: 0, from: 'C6' });
    expect(s.all('brigadeMoved')).toEqual([]);
  });
});
