/** Chapter 19, crew abilities in general: when they are active, what they cost, and who decides when. */
import { describe, expect, test } from 'vitest';
import { CITY_QUARTERS, CREW } from '../data/index.ts';
import { given, type Scene } from './kit.ts';

const active = (s: Scene, seat: number): boolean[] => s.view(null).table.players[seat].crew.map((card) => card.active);
const points = (s: Scene): number => Number(s.expectFact('brigadeMoved').of);

/** Kularf One-Shoe (Commons) moves five spaces instead of three; F2 is five steps from A2. */
describe('active or not', () => {
  test("BR-19.1 an ability is active only with Loyalty on a block of the crew member's quarter", () => {
    const kularf = (loyal: { [space: string]: number }) => given({ brigade: ['A2'], crew: [['kularf']], loyal });
    const off = [kularf({}), kularf({ B1: 1 }), kularf({ D2: 0, D3: 0, A4: 0, D5: 0 })];
    for (const s of off) {
      expect(active(s, 0)).toEqual([false]);
      expect(s.refused(0, 'brigade F2', 'BR-10.2', 'tooFar').about).toMatchObject({ points: 3 });
      expect(points(s.answer(0, 'brigade D2'))).toBe(3);
    }
    const on = kularf({ B1: 0 });
    expect(active(on, 0)).toEqual([true]);
    expect(points(on.answer(0, 'brigade F2'))).toBe(5);
    // A loyal block that burns, or is doomed, is loyal still.
    for (const fire of [1, 4, 'doomed'] as const) {
      expect(active(given({ brigade: ['A2'], crew: [['kularf']], loyal: { B1: 0 }, fire: { B1: fire } }), 0)).toEqual([true]);
    }
    // An action of a crew member that is not active is refused by this rule.
    const leon = given({ brigade: ['B2'], wagon: ['D2'], fire: { D2: 1 }, crew: [['leon']], loyal: { B1: 0, E2: 1 } });
    expect(leon.refused(0, 'leon', 'BR-19.1', 'abilityInactive').about).toEqual({ card: 'leon', quarter: 'council' });
    given().refused(0, 'leon', 'BR-19.1', 'notYourCrew');
  });

  test('BR-19.2 it becomes active as soon as the Loyalty is gained', () => {
    const s = given({ brigade: ['A2'], fire: { A2: 1 }, renown: { A2: [2] }, crew: [['kularf']], water: [{ kularf: 0 }] });
    s.refused(0, 'brigade F2', 'BR-10.2', 'tooFar');
    s.answer(0, 'extinguish 1', 'A2');
    expect([s.loyal('A2'), active(s, 0)]).toEqual([0, [true]]);
    s.answer(0, 'brigade F2').expectQuestion('action phase/action', 0);
    expect(s.brigade(0)).toBe('F2');
  });

  test('BR-19.3 it becomes inactive at once when the last such Loyalty is lost', () => {
    const stolen = (loyal: { [space: string]: number }) =>
      given({
        active: 1,
        brigade: ['A4', 'B2'],
        fire: { B2: 1 },
        loyal,
        renown: { B1: [0, 2] },
        crew: [['kularf']],
      }).answer(1, 'extinguish 1');
    const last = stolen({ B1: 0 });
    expect(active(last, 0)).toEqual([true]);
    last.answer(1, 'B1');
    expect([last.loyal('B1'), active(last, 0)]).toEqual([1, [false]]);
    // One of two lost leaves the ability as it is.
    const two = stolen({ B1: 0, E1: 0 }).answer(1, 'B1');
    expect([two.loyal('B1'), active(two, 0)]).toEqual([1, [true]]);
    // Destruction works in the same way.
    const burnt = given({
      crew: [['kularf']],
      loyal: { B1: 0 },
      fire: { B1: 4 },
      events: ['scarlet-squall', 'bigger-barrels'],
      brigade: ['A2'],
    });
    burnt.endTurn();
    expect([burnt.fire('B1'), active(burnt, 0)]).toEqual([6, [false]]);
    burnt.endTurn().refused(0, 'brigade F2', 'BR-10.2', 'tooFar');
  });

  test('BR-19.4 an ability triggered by gaining a block works for the block that makes it active', () => {
    const s = given({
      brigade: ['A2'],
      fire: { A2: 1, D5: 3 },
      renown: { A2: [2] },
      crew: [['del-uge']],
      water: [{ 'del-uge': 0 }],
    });
    expect(active(s, 0)).toEqual([false]);
    s.answer(0, 'extinguish 1', 'A2').expectQuestion('del uge/block', 0, ['C3', 'D3', 'C4', 'D4', 'D5']);
    s.answer(0, 'D5');
    expect(s.fire('D5')).toBe(1);
    // A block of another quarter neither activates nor triggers it.
    const council = given({
      brigade: ['D2'],
      fire: { D2: 1, D5: 3 },
      renown: { D2: [1] },
      crew: [['del-uge']],
      water: [{ 'del-uge': 0 }],
    });
    council.answer(0, 'extinguish 1', 'D2').expectQuestion('action phase/action', 0);
    expect([council.loyal('D2'), council.fire('D5')]).toEqual([0, 3]);
    // Active already, it still answers Commons blocks only.
    const ready = given({
      brigade: ['D2'],
      fire: { D2: 1, D5: 3 },
      renown: { D2: [1] },
      crew: [['del-uge']],
      loyal: { B1: 0 },
      water: [{ 'del-uge': 0 }],
    });
    ready.answer(0, 'extinguish 1', 'D2').expectQuestion('action phase/action', 0);
    expect([active(ready, 0), ready.fire('D5')]).toEqual([[true], 3]);
  });

  test('BR-19.5 the water of a crew member is usable whether or not its ability is active', () => {
    for (const loyal of [{}, { B1: 0 }] as { [space: string]: number }[]) {
      const s = given({ brigade: ['B2'], fire: { B2: 4 }, crew: [['nery']], water: [{ warden: 0 }], loyal });
      expect(active(s, 0)).toEqual([Object.keys(loyal).length > 0]);
      expect(s.offered(0, 'extinguish')).toEqual(['1', '2', '3']);
      s.answer(0, 'extinguish 2');
      expect([s.fire('B2'), s.table.crewWater[0]]).toEqual([2, [1]]);
    }
  });

  test('BR-19.13 five crew cards for each city quarter and none for the University', () => {
    const base = CREW.filter(({ promotional }) => !promotional);
    expect(base).toHaveLength(20);
    for (const quarter of CITY_QUARTERS) expect(base.filter((card) => card.quarter === quarter)).toHaveLength(5);
    // University blocks therefore make nobody active.
    for (const { id } of base) expect(active(given({ crew: [[id]], loyal: { C3: 0, D3: 0 } }), 0)).toEqual([false]);
  });
});

describe('what abilities give and cost', () => {
  test('BR-19.6 reducing a fire gives no Renown, even down to 0', () => {
    const s = given({
      brigade: ['A2'],
      fire: { A2: 1, D5: 2 },
      renown: { A2: [2] },
      crew: [['del-uge']],
      water: [{ 'del-uge': 0 }],
    });
    s.answer(0, 'extinguish 1', 'A2').forget();
    s.answer(0, 'D5').expectQuestion('action phase/action', 0);
    expect(s.fire('D5')).toBe(0);
    s.expectFact('fireFell', { rule: 'BR-26.4', space: 'D5', from: 2, to: 0, cause: 'del-uge' });
    expect([s.all('renownAwarded'), s.all('fireExtinguished')]).toEqual([[], []]);
    expect(s.table.renown[0].every((n) => n === 0)).toBe(true);
  });

  /** Leon Bertrand (Council) lets the Wagon alone put out a fire of 1. */
  const leon = () => given({ brigade: ['B2'], wagon: ['E5'], fire: { E5: 1 }, crew: [['leon']], loyal: { E2: 0 } });

  test('BR-19.7 BR-19.8 extinguishing gives Renown, placed around the block that was extinguished', () => {
    const s = leon().answer(0, 'leon');
    s.expectFact('fireExtinguished', { seat: 0, space: 'E5', levels: 1, cause: 'leon' });
    s.expectFact('renownAwarded', { seat: 0, n: 1, cause: 'leon' });
    s.expectQuestion('award/place', 0, ['E5', 'E4', 'D5', 'F5', 'E6', 'done']);
    s.refused(0, 'B2', 'BR-26.23', 'outOfReach');
    s.refused(0, 'D4', 'BR-26.23', 'outOfReach');
    s.answer(0, 'D5').expectQuestion('action phase/action', 0);
    expect([s.renown(0, 'D5'), s.fire('E5')]).toEqual([1, 0]);
    // Ash fights a fire beside the Brigade, and the Renown goes round that fire.
    const ash = given({ options: { promoCrew: true }, brigade: ['B2'], fire: { C2: 2 }, crew: [['ash']], loyal: { E1: 0 } });
    ash.answer(0, 'ash', '2').expectQuestion('award/place', 0, ['C2', 'C1', 'B2', 'D2', 'C3', 'done']);
    ash.expectFact('renownAwarded', { n: 2, cause: 'ash' });
    // Lowered only, it gives none.
    const low = given({ options: { promoCrew: true }, brigade: ['B2'], fire: { C2: 3 }, crew: [['ash']], loyal: { E1: 0 } });
    low.answer(0, 'ash', '2').expectQuestion('action phase/action', 0);
    expect([low.fire('C2'), low.all('renownAwarded')]).toEqual([1, []]);
  });

  test('BR-19.9 an ability used as an action costs one unless it is called free', () => {
    expect(leon().answer(0, 'leon', 'done').table.actions).toBe(3);
    const none = leon();
    none.table.actions = 0;
    none.refused(0, 'leon', 'BR-6.4', 'noActionsLeft');
    // Morgana Magos (Commons) moves the Wagon without using an action.
    const morgana = given({ crew: [['morgana']], loyal: { B1: 0 }, actions: 1 });
    morgana.answer(0, 'morgana', 'wagon D5').expectQuestion('action phase/action', 0);
    expect([morgana.wagon(0), morgana.table.actions]).toEqual(['D5', 1]);
  });

  test('BR-19.10 "crew" in a text about movement or position means the Brigade', () => {
    // Ash helps beside the Brigade, not beside the Wagon.
    const ash = (fire: { [space: string]: number }) =>
      given({ options: { promoCrew: true }, brigade: ['B2'], wagon: ['E5'], fire, crew: [['ash']], loyal: { E1: 0 } });
    expect(ash({ E4: 1, E6: 1 }).legal(0)).not.toContain('ash');
    ash({ E4: 1 }).refused(0, 'ash', 'BR-28.3', 'noFireAdjacent');
    expect(ash({ B1: 1 }).legal(0)).toContain('ash');
    // Esme turns fireballs away from the Brigade's block (B3 here), not from the Wagon's (B1).
    const esme = given({
      brigade: ['B3'],
      wagon: ['B1'],
      crew: [['esme']],
      loyal: { D5: 0 },
      events: ['scarlet-squall'],
    }).endTurn();
    esme.expectQuestion('fireball/respond', 0, ['esme B2', 'esme A3', 'esme C3', 'esme B4', 'pass']);
    expect(esme.all('fireballLanded').map(({ space }) => space)).toEqual(['B1']);
    // Aurath passes another crew by passing its Brigade, and robs its cards.
    const aurath = given({
      options: { advanced: true, bonusWardens: true },
      warden: ['aurath', 'blitz'],
      colour: ['white', 'pink'],
      brigade: ['A1', 'B2'],
      fire: { B1: 'destroyed', A2: 'destroyed' },
      crew: [[], ['nery']],
      water: [{ warden: 1 }],
    });
    aurath.answer(0, 'warden', 'brigade D3').expectQuestion('move brigade/rob', 0, ['1 warden', '1 nery', 'none']);
  });

  test('BR-19.11 an ability on "any other block" concerns one block of the player\'s choice', () => {
    const del = given({
      brigade: ['A2'],
      fire: { A2: 1, D5: 3, E6: 3 },
      renown: { A2: [2] },
      crew: [['del-uge']],
      water: [{ 'del-uge': 0 }],
    });
    del.answer(0, 'extinguish 1', 'A2', 'E6').expectQuestion('action phase/action', 0);
    expect(['C3', 'D3', 'C4', 'D4', 'D5', 'E6'].map((space) => del.fire(space))).toEqual([2, 2, 2, 2, 3, 1]);
    const immora = given({ brigade: ['D5'], fire: { D5: 1 }, renown: { D5: [1] }, crew: [['immora']], water: [{ immora: 0 }] });
    immora.answer(0, 'extinguish 1', 'D5', 'immora');
    immora.expectQuestion('award/place', 0, ['E5', 'F5', 'B6', 'C6', 'D6', 'E6']);
    immora.answer(0, 'F5').expectQuestion('action phase/action', 0);
    expect(['D5', 'E5', 'F5', 'B6', 'C6', 'D6', 'E6'].map((space) => immora.renown(0, space))).toEqual([0, 0, 1, 0, 0, 0, 0]);
  });
});

describe('choices and timing', () => {
  test('BR-19.12 "may" abilities can be declined, the others are compulsory if possible', () => {
    // Chops Murphy (Merchant) may raise a fire beside the block gained.
    const chops = given({ brigade: ['A4'], fire: { A4: 1 }, renown: { A4: [1] }, crew: [['chops']], water: [{ chops: 0 }] });
    chops.answer(0, 'extinguish 1', 'A4').expectQuestion('gain abilities/respond', 0, ['chops', 'pass']);
    chops.answer(0, 'pass').expectQuestion('action phase/action', 0);
    expect([chops.fire('A3'), chops.fire('A5'), chops.fire('B4')]).toEqual([0, 0, 0]);

    // Del Uge must lower some fire, alone or beside Chops.
    const del = given({ brigade: ['A2'], fire: { A2: 1 }, renown: { A2: [2] }, crew: [['del-uge']], water: [{ 'del-uge': 0 }] });
    del.answer(0, 'extinguish 1', 'A2').expectQuestion('del uge/block', 0, ['C3', 'D3', 'C4', 'D4']);
    const both = given({
      brigade: ['A2'],
      fire: { A2: 1 },
      renown: { A2: [2] },
      crew: [['del-uge', 'chops']],
      loyal: { A4: 0 },
      water: [{ 'del-uge': 0, chops: 0 }],
    });
    both.answer(0, 'extinguish 1', 'A2').expectQuestion('gain abilities/respond', 0, ['del-uge', 'chops']);
    both.refused(0, 'pass', 'BR-19.12', 'mustChoose');
    // Where nothing else burns he has nothing to do.
    const calm = { C3: 0, D3: 0, C4: 0, D4: 0 };
    const idle = given({
      brigade: ['A2'],
      fire: { ...calm, A2: 1, E5: 'doomed' },
      renown: { A2: [2] },
      crew: [['del-uge']],
      water: [{ 'del-uge': 0 }],
    });
    idle.answer(0, 'extinguish 1', 'A2').expectQuestion('action phase/action', 0);
    expect(idle.all('abilityUsed')).toEqual([]);
  });

  test("BR-19.14 triggers work on anybody's turn, actions and once-per-turn abilities in the owner's Action phase", () => {
    // In the Event phase of seat 1 everybody places a Renown; seat 0 gains D5 by it, and Immora answers.
    const s = given({
      brigade: ['D5', 'E1'],
      renown: { D5: [1] },
      crew: [['immora', 'morgana', 'leon']],
      loyal: { B1: 0, D2: 0 },
      wagon: ['E2'],
      fire: { E2: 1 },
      events: ['talk-of-the-town', 'sudden-downpour'],
    });
    expect(s.legal(0)).toEqual(expect.arrayContaining(['morgana', 'leon']));
    s.endTurn().expectQuestion('award/place', 1);
    for (const answer of ['morgana', 'leon']) s.refused(0, answer, 'GH-3');
    s.answer(1, 'done').answer(0, 'D5').expectQuestion('gain abilities/respond', 0, ['immora', 'pass']);
    s.answer(0, 'immora', 'E5').expectQuestion('action phase/action', 1);
    expect([s.renown(0, 'E5'), s.table.active]).toEqual([1, 1]);
    // Now it is the turn of seat 1: seat 0 can do nothing, and seat 1 has no such crew.
    expect(s.legal(0)).toEqual([]);
    for (const answer of ['morgana', 'leon']) {
      s.refused(0, answer, 'GH-3');
      s.refused(1, answer, 'BR-19.1', 'notYourCrew');
    }
    s.endTurn().expectQuestion('action phase/action', 0);
    expect(s.legal(0)).toEqual(expect.arrayContaining(['morgana', 'leon']));
  });

  test('BR-19.15 several players decide in turn order from the active one, and each orders the own abilities', () => {
    // A fireball on B1 concerns Esme (seat 0, Brigade) and Veda (seat 1, Wagon there).
    const both = (first: number) =>
      given({
        active: first,
        brigade: ['B1', 'E1'],
        wagon: ['A1', 'B1'],
        crew: [['esme'], ['veda']],
        loyal: { D5: 0, E5: 1 },
        events: ['scarlet-squall'],
      }).answer(first, 'end');
    // The turn that begins decides.
    const one = both(0).expectQuestion('fireball/respond', 1, ['veda', 'pass']);
    one.answer(1, 'pass').expectQuestion('fireball/respond', 0, ['esme C1', 'esme B2', 'pass']);
    const zero = both(1).expectQuestion('fireball/respond', 0, ['esme C1', 'esme B2', 'pass']);
    zero.answer(0, 'pass').expectQuestion('fireball/respond', 1, ['veda', 'pass']);
    // One player with both chooses between them.
    const own = given({
      active: 1,
      brigade: ['B1', 'E1'],
      crew: [['esme', 'veda']],
      loyal: { D5: 0 },
      events: ['scarlet-squall'],
    }).answer(1, 'end');
    own.expectQuestion('fireball/respond', 0, ['esme C1', 'esme B2', 'veda', 'pass']);
    // The order of abilities that answer a gain is the owner's too.
    const gain = given({
      brigade: ['A2'],
      fire: { A2: 1 },
      renown: { A2: [2] },
      crew: [['del-uge', 'chops']],
      loyal: { A4: 0 },
      water: [{ 'del-uge': 0, chops: 0 }],
    }).answer(0, 'extinguish 1', 'A2');
    for (const [first, then] of [
      ['del-uge', 'gain abilities/respond'],
      ['chops', 'chops murphy/block'],
    ] as const) {
      const branch = gain.branch().answer(0, first);
      if (first === 'del-uge') branch.expectQuestion('del uge/block', 0).answer(0, 'C3');
      branch.expectQuestion(then, 0);
    }
  });
});
