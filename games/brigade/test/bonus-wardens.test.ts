/** Chapter 27: the six bonus Fire Wardens. */
import { isRefusal } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { WARDENS, type WardenId } from '../data/index.ts';
import { brigade } from '../index.ts';
import { type Arrangement, dealt, given, type Scene, SEEDS } from './kit.ts';

const ACTION = 'action phase/action';
const BONUS = { advanced: true, bonusWardens: true };

/** Seat 0 has this warden and the pink board, seat 1 Blitz Haben and the white one. */
function led(by: WardenId, more: Arrangement = {}): Scene {
  return given({ options: BONUS, warden: [by, 'blitz', 'gloria'], colour: ['pink', 'white', 'orange'], ...more });
}

describe('the module', () => {
  test('BR-27.1 BR-27.2 the six are dealt among all ten, in advanced play only, with 2 water places each', () => {
    expect(WARDENS.filter(({ set }) => set === 'bonus').map(({ id }) => id)).toEqual([
      'bernhardt',
      'ester',
      'white-fang',
      'galeela',
      'aurath',
      'cindy',
    ]);
    const wardens = (options: { [name: string]: boolean }) =>
      new Set(SEEDS.flatMap((seed) => dealt(options, 2, seed).table.warden as string[]));
    expect([...wardens(BONUS)].sort()).toEqual(WARDENS.map(({ id }) => id as string).sort());
    expect([...wardens({ advanced: true })].sort()).toEqual(['blitz', 'frith', 'glint', 'gloria']);
    const refusal = brigade.options({ bonusWardens: true }, 2);
    expect(isRefusal(refusal) && [refusal.rule, refusal.why]).toEqual(['BR-27.2', 'bonusWardensNeedAdvanced']);
    for (const by of ['bernhardt', 'ester', 'white-fang', 'galeela', 'aurath', 'cindy'] as const) {
      const s = led(by, { water: [{ warden: 0, wagon: 2 }] });
      s.answer(0, 'refill A1');
      expect(s.table.wardenWater[0]).toBe(2);
    }
  });
});

describe('Bernhardt Blaze', () => {
  /** Blazing Tempest and Hail of Cinders both hit C2. */
  const blaze = (more: Arrangement = {}) =>
    led('bernhardt', { loyal: { C2: 0, B3: 1 }, events: ['blazing-tempest', 'hail-of-cinders'], brigade: ['A5', 'E1'], ...more });

  test("BR-27.3 until the player's next turn Event cards do not affect blocks loyal to the player", () => {
    const s = blaze().answer(0, 'warden').expectQuestion(ACTION, 0);
    s.expectFact('allegianceBegan', { rule: 'BR-27.3', seat: 0 });
    s.endTurn();
    // Blazing Tempest: A2, C2, B3, D4, E4, E6.
    expect(['A2', 'C2', 'B3', 'D4', 'E4', 'E6'].map((space) => s.fire(space))).toEqual([1, 0, 1, 3, 1, 1]);
    s.expectFact('protected', { space: 'C2', by: 'allegiance', seat: 0, cause: 'blazing-tempest' });
    expect(blaze().endTurn().fire('C2')).toBe(1);
  });

  test("BR-27.4 it costs one action and ends before the Event phase of the player's next turn", () => {
    const s = blaze().answer(0, 'warden');
    expect(s.table.actions).toBe(3);
    s.endTurn();
    expect(s.all('allegianceEnded')).toEqual([]);
    s.endTurn().expectQuestion(ACTION, 0);
    s.expectFact('allegianceEnded', { rule: 'BR-27.4', seat: 0 });
    // Hail of Cinders: C2, F3, B5.
    expect([s.fire('C2'), s.table.allegiance]).toEqual([1, -1]);
  });

  test('BR-27.19 no Event card raises the blocks loyal at that moment or brings Renown of event 5; they still spread fire', () => {
    const options = { ...BONUS, festivalEvents: true };
    const guarded = (events: string[], more: Arrangement = {}) =>
      blaze({ options, events, allegiance: 0, active: 0, ...more }).endTurn();
    // A gust goes out of C2 and not into it.
    const gust = guarded(['wind-east'], { fire: { B2: 1, C2: 2 } });
    expect([gust.fire('C2'), gust.fire('D2')]).toEqual([2, 1]);
    // Burning Man, in spite of the Brigade there; Arson and the others.
    const man = guarded(['burning-man'], { brigade: ['C2', 'E1'], wagon: ['A3', 'D5'] });
    man.expectQuestion('festival/block', 1, ['E1', 'A3', 'D5']).refused(1, 'C2', 'BR-27.19', 'guardedByAllegiance');
    const arson = guarded(['arson'], { loyal: { C2: 0, B3: 1, D1: 1 } });
    arson.expectQuestion('festival/block', 1, ['D1', 'B3']).refused(1, 'C2', 'BR-27.19', 'guardedByAllegiance');
    const dirty = guarded(['dirty-dealings']);
    expect([dirty.legal(1).includes('C2'), dirty.legal(1).includes('B3')]).toEqual([false, true]);
    // Event 5: seat 1 stands beside C2.
    const talk = guarded(['talk-of-the-town'], { brigade: ['A5', 'D2'] }).expectQuestion('award/place', 1, [
      'D1',
      'D2',
      'E2',
      'D3',
      'done',
    ]);
    talk.refused(1, 'C2', 'BR-27.19', 'guardedByAllegiance');
    const open = guarded(['talk-of-the-town'], { brigade: ['A5', 'D2'], allegiance: -1 });
    expect(open.legal(1)).toContain('C2');
    // A block stolen meanwhile is no longer guarded, one gained meanwhile is.
    const s = blaze().answer(0, 'warden');
    s.table.loyal[s.table.loyal.indexOf(0)] = 1;
    s.table.loyal[6] = 0;
    s.endTurn();
    expect([s.fire('C2'), s.fire('A2')]).toEqual([1, 0]);
  });
});

describe('Ester', () => {
  const ester = (more: Arrangement = {}) => led('ester', { brigade: ['B2'], fire: { B2: 4 }, ...more });

  test('BR-27.5 each Extinguish that leaves her without water gives her 1', () => {
    const s = ester().answer(0, 'extinguish 2').expectQuestion(ACTION, 0);
    expect([s.table.wardenWater[0], s.fire('B2'), s.table.actions]).toEqual([1, 2, 3]);
    s.expectFact('waterGained', { rule: 'BR-27.5', seat: 0, holder: 'warden', n: 1, now: 1 });
    // Each time, and after a fire put out as well.
    s.answer(0, 'extinguish 1').answer(0, 'extinguish 1', 'done').expectQuestion(ACTION, 0);
    expect([s.table.wardenWater[0], s.fire('B2')]).toEqual([1, 0]);
    // With a token left she gets none; other wardens never do.
    expect(ester().answer(0, 'extinguish 1').table.wardenWater[0]).toBe(1);
    expect(led('bernhardt', { brigade: ['B2'], fire: { B2: 4 } }).answer(0, 'extinguish 2').table.wardenWater[0]).toBe(0);
    const other = ester({ active: 1, brigade: ['A2', 'B2'], water: [{ warden: 0 }] }).answer(1, 'extinguish 2');
    expect(other.table.wardenWater).toEqual([0, 0]);
  });

  test('BR-27.6 it is her own card that counts, whether or not it paid', () => {
    const paid = ester({ crew: [['nery']], water: [{ warden: 0, nery: 3 }] }).answer(0, 'extinguish 2');
    expect([paid.table.wardenWater[0], paid.table.crewWater[0]]).toEqual([1, [1]]);
    // Her crew may be empty: as long as she has water herself nothing comes.
    const crew = ester({ crew: [['nery']], water: [{ warden: 2, nery: 1 }] }).answer(0, 'extinguish 1', 'warden 0');
    expect([crew.table.wardenWater[0], crew.table.crewWater[0]]).toEqual([2, [0]]);
  });
});

describe('White Fang', () => {
  const fang = (more: Arrangement = {}) =>
    led('white-fang', {
      brigade: ['B2'],
      wagon: ['E5'],
      crew: [['kularf', 'del-uge'], ['nery']],
      water: [{ warden: 0, wagon: 1 }, { warden: 0 }],
      events: ['bigger-barrels', 'bigger-barrels'],
      ...more,
    });

  test('BR-27.7 Dusk turns the card, refills the water and discards all crew', () => {
    const s = fang().answer(0, 'warden').expectQuestion(ACTION, 0);
    expect([s.table.werewolf, s.table.crew, s.table.crewDiscard]).toEqual([true, [[], ['nery']], ['kularf', 'del-uge']]);
    expect(s.table.wardenWater).toEqual([2, 0]);
    s.expectFact('werewolfTurned', { rule: 'BR-27.7', seat: 0, werewolf: true });
  });

  test('BR-27.8 Dusk refills warden and Wagon wherever they stand', () => {
    const s = fang({ tracks: [{ wagon: 2, crew: 4 }] }).answer(0, 'warden');
    expect([s.table.wardenWater[0], s.table.wagonWater[0], s.table.wardenWater[1]]).toEqual([2, 4, 0]);
    expect([s.brigade(0), s.wagon(0)]).toEqual(['B2', 'E5']);
  });

  test('BR-27.9 as a werewolf no Refill action; Dawn turns the card back', () => {
    const s = fang({ brigade: ['A1'], crew: [], water: [{ warden: 0, wagon: 0 }], werewolf: true, wagon: ['A1'] });
    s.refused(0, 'refill A1', 'BR-27.9', 'werewolfCannotRefill');
    expect(s.offered(0, 'refill')).toEqual([]);
    s.answer(0, 'warden');
    expect([s.table.werewolf, s.table.wardenWater[0], s.table.wagonWater[0]]).toEqual([false, 0, 0]);
    s.expectFact('werewolfTurned', { rule: 'BR-27.9', werewolf: false });
    expect(s.offered(0, 'refill')).toEqual(['A1']);
    // Only the action: a downpour fills a werewolf too, and the other players refill as ever.
    const rain = fang({ werewolf: true, events: ['sudden-downpour'], crew: [], water: [{ warden: 0 }, { warden: 0 }] }).endTurn();
    expect(rain.table.wardenWater).toEqual([2, 2]);
    expect(fang({ werewolf: true, active: 1, crew: [], water: [{}, { warden: 0 }] }).offered(1, 'refill')).toEqual(['F6']);
    // Dawn discards nobody.
    const dawn = fang({ werewolf: true }).answer(0, 'warden');
    expect([dawn.table.crew[0], dawn.table.wardenWater[0]]).toEqual([['kularf', 'del-uge'], 0]);
  });

  test('BR-27.10 Dusk and Dawn cost one action each, and only one of them per turn', () => {
    const s = fang().answer(0, 'warden');
    expect(s.table.actions).toBe(3);
    s.refused(0, 'warden', 'BR-23.6', 'wardenUsedThisTurn');
    s.endTurn().endTurn();
    s.answer(0, 'warden');
    expect([s.table.werewolf, s.table.actions]).toEqual([false, 3]);
    s.refused(0, 'warden', 'BR-23.6', 'wardenUsedThisTurn');
  });

  test('BR-27.11 starts as a human, and may recruit as a werewolf', () => {
    const human = SEEDS.map((seed) => dealt(BONUS, 2, seed)).find(({ table }) => table.warden.includes('white-fang'));
    expect(human?.table.werewolf).toBe(false);
    const s = fang({ crewDeck: ['morgana', 'gness'] })
      .answer(0, 'warden', 'recruit', 'morgana')
      .expectQuestion(ACTION, 0);
    expect([s.table.werewolf, s.table.crew[0]]).toEqual([true, ['morgana']]);
  });
});

describe('Galeela', () => {
  const galeela = (more: Arrangement = {}) =>
    led('galeela', {
      brigade: ['A2'],
      crew: [['mog'], ['kularf', 'gness']],
      events: ['sudden-downpour', 'sudden-downpour'],
      ...more,
    });

  test('BR-27.12 the mimic token gives her the ability of a crew card in play, without a loyal block', () => {
    const s = galeela().answer(0, 'warden').expectQuestion('mimic/crew', 0, ['mog', 'kularf', 'gness']);
    s.refused(0, 'esme', 'BR-27.12', 'nobodysCrew');
    s.answer(0, 'kularf').expectQuestion(ACTION, 0);
    expect([s.table.actions, s.table.mimic, s.table.crew[1]]).toEqual([3, 'kularf', ['kularf', 'gness']]);
    s.expectFact('mimicPlaced', { rule: 'BR-27.12', seat: 0, card: 'kularf' });
    expect(s.answer(0, 'brigade F2').brigade(0)).toBe('F2');
    // The owner of the card gains nothing by it.
    s.endTurn();
    expect(s.offered(1, 'brigade')).not.toContain('B6');
    // Without any crew in play there is nothing to mimic.
    galeela({ crew: [] }).refused(0, 'warden', 'BR-27.12', 'nothingForWarden');
  });

  test('BR-27.13 there is only one mimic token', () => {
    const s = galeela({ mimic: 'kularf', fire: { B2: 1 } });
    expect(s.offered(0, 'brigade')).toContain('F2');
    s.answer(0, 'warden', 'gness');
    expect(s.table.mimic).toBe('gness');
    expect(s.offered(0, 'brigade')).not.toContain('F2');
    s.answer(0, 'brigade B2').expectQuestion('move brigade/smold', 0);
  });

  test("BR-27.14 using it again moves the token, it goes with its card, and own water is Galeela's", () => {
    const s = galeela({ mimic: 'kularf' }).answer(0, 'warden').expectQuestion('mimic/crew', 0, ['mog', 'gness']);
    s.refused(0, 'kularf', 'BR-27.14', 'alreadyMimicked');
    // Seat 1 replaces the card: it leaves play.
    const gone = galeela({ mimic: 'kularf', active: 1, crewDeck: ['del-uge', 'selina'] }).answer(
      1,
      'recruit',
      'del-uge',
      'kularf',
    );
    expect([gone.table.mimic, gone.table.crew[1]]).toEqual(['', ['gness', 'del-uge']]);
    gone.expectFact('mimicRemoved', { rule: 'BR-27.14', card: 'kularf' });
    const other = galeela({ mimic: 'kularf', active: 1, crewDeck: ['del-uge', 'selina'] }).answer(
      1,
      'recruit',
      'del-uge',
      'gness',
    );
    expect(other.table.mimic).toBe('kularf');
    // Taken into another crew the card stays in play, and so does the token.
    const taken = galeela({
      seats: 3,
      warden: ['galeela', 'frith', 'gloria'],
      active: 1,
      mimic: 'mog',
      renown: { E6: [0, 1] },
      tracks: [{}, { crew: 6 }],
    }).answer(1, 'warden');
    taken.answer(1, 'join');
    expect([taken.table.mimic, taken.table.crew]).toEqual(['mog', [[], ['kularf', 'gness', 'mog'], []]]);
    // Ash puts out fire with his own water: with Galeela's, if she mimics him.
    const ash = given({
      options: { ...BONUS, promoCrew: true },
      warden: ['galeela', 'blitz'],
      colour: ['pink', 'white'],
      brigade: ['B2'],
      fire: { C2: 2 },
      crew: [[], ['ash']],
      mimic: 'ash',
    }).answer(0, 'ash', '1');
    expect([ash.fire('C2'), ash.table.wardenWater[0], ash.table.crewWater[1]]).toEqual([1, 1, [2]]);
  });
});

describe('Aurath Ether', () => {
  /** Behind B1 and A2, both flipped, only B2 is cheap to pass; seat 1's Brigade stands on it. */
  const aurath = (more: Arrangement = {}) =>
    led('aurath', {
      brigade: ['A1', 'B2'],
      fire: { B1: 'destroyed', A2: 'destroyed' },
      crew: [[], ['nery']],
      water: [{ warden: 1 }],
      ...more,
    });

  test('BR-27.15 a free Move Brigade through other Brigades and Wagons, stealing 1 water', () => {
    const s = aurath();
    s.refused(0, 'brigade C3', 'BR-10.3', 'noWayThere');
    s.answer(0, 'warden').expectQuestion('move brigade/brigade', 0);
    s.answer(0, 'brigade C3').expectQuestion('move brigade/rob', 0, ['1 warden', '1 nery', 'none']);
    s.answer(0, '1 nery').expectQuestion(ACTION, 0);
    expect([s.brigade(0), s.brigade(1), s.table.wardenWater, s.table.crewWater[1]]).toEqual(['C3', 'B2', [2, 2], [2]]);
    s.expectFact('waterStolen', { rule: 'BR-27.16', seat: 0, holder: 'warden', from: 1, fromHolder: 'nery' });
    // A Wagon is passed in the same way.
    const wagon = aurath({ brigade: ['A1', 'E5'], wagon: ['A1', 'B2'] }).answer(0, 'warden', 'brigade C3');
    wagon.expectQuestion('move brigade/rob', 0, ['1 wagon', 'none']).answer(0, '1 wagon');
    expect([wagon.table.wagonWater, wagon.table.wardenWater[0]]).toEqual([[2, 1], 2]);
  });

  test('BR-27.16 no action, once per turn; at most 1 water from one passed, with room for it; the end space must be legal', () => {
    const s = aurath().answer(0, 'warden', 'brigade C3', 'none').expectQuestion(ACTION, 0);
    expect([s.table.actions, s.table.wardenWater, s.table.crewWater[1]]).toEqual([4, [1, 2], [3]]);
    s.refused(0, 'warden', 'BR-23.6', 'wardenUsedThisTurn');
    expect(aurath({ actions: 0 }).legal(0)).toEqual(['warden', 'end']);
    // The end of the way is not passed, nor is its beginning; nobody stops on a Brigade.
    const end = aurath({ brigade: ['A1', 'E5'], wagon: ['A1', 'B2'] }).answer(0, 'warden', 'brigade B2', 'A1-B2');
    end.expectQuestion(ACTION, 0);
    expect([end.brigade(0), end.table.wardenWater[0]]).toEqual(['B2', 1]);
    const start = aurath({ brigade: ['B2', 'E5'], wagon: ['A1', 'B2'] })
      .answer(0, 'warden', 'brigade C2')
      .expectQuestion(ACTION, 0);
    expect(start.all('waterStolen')).toEqual([]);
    aurath().answer(0, 'warden').refused(0, 'brigade B2', 'BR-10.3', 'brigadeInTheWay');
    // A full Brigade takes nothing; an empty one passed has nothing to give.
    const full = aurath({ water: [{ warden: 2 }] })
      .answer(0, 'warden', 'brigade C3')
      .expectQuestion(ACTION, 0);
    expect(full.all('waterStolen')).toEqual([]);
    aurath({ water: [{ warden: 1 }, { warden: 0, nery: 0 }] })
      .answer(0, 'warden', 'brigade C3')
      .expectQuestion(ACTION, 0);
    // Two passed, one robbed, and her player says which own card gets it.
    const two = given({
      options: BONUS,
      seats: 3,
      warden: ['aurath', 'blitz', 'gloria'],
      colour: ['pink', 'white', 'orange'],
      brigade: ['A1', 'B2', 'C2'],
      wagon: ['A1', 'F1', 'F6'],
      fire: { B1: 'destroyed', A2: 'destroyed', C1: 'destroyed', B3: 'destroyed', C3: 2 },
      crew: [['kularf']],
      water: [{ warden: 1, kularf: 1 }],
    }).answer(0, 'warden', 'brigade D2');
    two.expectQuestion('move brigade/rob', 0, ['1 warden', '2 warden', 'none']).answer(0, '2 warden');
    two.expectQuestion('move brigade/keep stolen', 0, ['warden', 'kularf']).answer(0, 'kularf').expectQuestion(ACTION, 0);
    expect([two.table.wardenWater, two.table.crewWater[0]]).toEqual([[1, 2, 1], [2]]);
    // Pushing a Brigade onto a space she has passed does not make it one of those passed.
    const pushed = given({
      options: BONUS,
      seats: 3,
      warden: ['aurath', 'blitz', 'gloria'],
      colour: ['pink', 'white', 'orange'],
      brigade: ['A1', 'E5', 'B3'],
      wagon: ['A1', 'B2', 'F6'],
      crew: [['mog']],
      loyal: { A4: 0 },
      water: [{ warden: 1, mog: 2 }],
    }).answer(0, 'warden', 'brigade B3', 'A1-B2-B3');
    pushed.expectQuestion('move brigade/rob', 0, ['1 wagon', 'none']).answer(0, 'none');
    pushed.expectQuestion('move brigade/push', 0, ['B2', 'A3', 'C3', 'B4']).answer(0, 'B2').expectQuestion(ACTION, 0);
    expect([pushed.brigade(2), pushed.table.wardenWater]).toEqual(['B2', [1, 2, 2]]);
    // She must leave a destroyed block as long as her free move can (BR-10.10).
    const ashes = aurath({ brigade: ['B1', 'E5'], actions: 0 });
    expect(ashes.legal(0)).toEqual(['warden']);
    ashes.refused(0, 'end', 'BR-10.10', 'mustLeaveDestroyed');
    ashes.answer(0, 'warden').refused(0, 'brigade A2', 'BR-10.9', 'cannotEndOnDestroyed');
    // Other rules of movement stay: a fire ends the move, so a Brigade in it cannot be passed.
    const burning = aurath({ fire: { B1: 'destroyed', A2: 'destroyed', B2: 1 } }).answer(0, 'warden');
    expect(burning.offered(0, 'brigade')).not.toContain('C3');
  });
});

describe('Cindy Bustion', () => {
  /** Seat 0 draws Scarlet Squall: B1, B3, C3, E4, D5, F5. */
  const cindy = (more: Arrangement = {}) =>
    led('cindy', { active: 1, events: ['scarlet-squall', 'crimson-cloudburst'], ...more }).answer(1, 'end');
  const HIT = ['B1', 'B3', 'C3', 'E4', 'D5', 'F5'];

  test('BR-27.17 a Firestorm she draws gives 1 Renown on a block hit', () => {
    const s = cindy().expectQuestion('award/place', 0, [...HIT, 'done']);
    s.answer(0, 'E4').expectQuestion(ACTION, 0);
    expect(HIT.map((space) => s.renown(0, space))).toEqual([0, 0, 0, 1, 0, 0]);
    s.expectFact('renownAwarded', { rule: 'BR-27.17', seat: 0, n: 1, cause: 'cindy' });
    expect(
      cindy()
        .answer(0, 'done')
        .table.renown[0].every((n) => n === 0),
    ).toBe(true);
    cindy({ events: ['wind-north'] }).expectQuestion(ACTION, 0);
    cindy({ events: ['sudden-downpour'] }).expectQuestion(ACTION, 0);
  });

  test('BR-27.18 in her own Event phase, after the last fireball and before flips, on one eligible block, protected or not', () => {
    const s = cindy({ brigade: ['E4', 'A2'], loyal: { B1: 0 }, fire: { B3: 'destroyed', C3: 4 } });
    s.expectQuestion('award/place', 0, ['C3', 'E4', 'D5', 'F5', 'done']);
    s.refused(0, 'A2', 'BR-27.17', 'outOfReach');
    // The last fireball has landed; C3 is doomed and not yet flipped.
    expect([s.fire('F5'), s.fire('C3'), s.fire('E4')]).toEqual([1, 5, 0]);
    s.answer(0, 'E4').expectQuestion(ACTION, 0);
    expect([s.renown(0, 'E4'), s.fire('C3')]).toEqual([1, 6]);
    // In the Event phase of another player there is nothing for her.
    const other = led('cindy', { events: ['scarlet-squall'] })
      .endTurn()
      .expectQuestion(ACTION, 1);
    expect(other.all('renownAwarded')).toEqual([]);
  });

  test('BR-27.20 the starter events trigger no warden', () => {
    const first = SEEDS.map((seed) => dealt(BONUS, 2, seed)).filter(({ table }) => table.warden[table.first] === 'cindy');
    expect(first.length).toBeGreaterThan(10);
    for (const s of first) {
      expect(s.all('eventDrawn').map(({ starter }) => starter)).toEqual([true, true, true]);
      expect([s.question, s.view(0).table.phase, s.all('renownAwarded')]).toEqual([ACTION, 'action', []]);
    }
  });
});
