/**
 * Chapter 29: special buildings. With the module E3 is the Frozen Exhibits, C5 the Distillery, C2 Old Tom Oak and D6 the
 * Aviary, where the Tax Office, the Caravan Yard, the Crooked Tenements and Ashworth Manor lay.
 */
import type { Fact } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { BLOCKS, SPECIAL_BUILDINGS } from '../data/index.ts';
import { bestSeats } from '../rules/ending.ts';
import { text } from '../text/index.ts';
import { gaining } from './gaining.ts';
import { type Arrangement, given, type Scene, start } from './kit.ts';

const ACTION = 'action phase/action';
const MODULE = { specialBuildings: true };
const fires = (s: Scene, ...spaces: string[]): number[] => spaces.map((space) => s.fire(space));

/** The turn of seat 0 ends with these blocks doomed; seat 1 draws a downpour. */
function flips(doomed: string[], more: Arrangement = {}): Scene {
  const fire = { ...more.fire, ...Object.fromEntries(doomed.map((space) => [space, 'doomed' as const])) };
  return given({ options: MODULE, events: ['sudden-downpour'], ...more, fire }).endTurn();
}

describe('the four buildings', () => {
  test('BR-29.1 BR-29.2 there are four, and the Distillery is one of them under its whole name', () => {
    expect(SPECIAL_BUILDINGS).toHaveLength(4);
    expect(SPECIAL_BUILDINGS.map(({ id }) => text.en.name(id))).toEqual([
      "Khomar MacStomac's Dwarven Distillery",
      "Falariel's Frozen Exhibits",
      'Old Tom Oak',
      'The Jewelled Aviary',
    ]);
  });

  test('BR-29.3 each replaces its tile in the module, so that quarters and values are unchanged', () => {
    const plain = start({}, 2).table;
    const module = start(MODULE, 2).table;
    expect([module.quarter, module.value]).toEqual([plain.quarter, plain.value]);
    const changed = plain.tile.flatMap((tile, s) => (tile === module.tile[s] ? [] : [[tile, module.tile[s]]]));
    expect(changed.sort()).toEqual([
      ['ashworth-manor', 'aviary'],
      ['caravan-yard', 'distillery'],
      ['crooked-tenements', 'old-tom-oak'],
      ['tax-office', 'frozen-exhibits'],
    ]);
    expect(plain.tile.filter((tile) => tile !== '')).toHaveLength(BLOCKS.length);
  });

  test('BR-29.4 their effects come when the tile is flipped, and not before or without the module', () => {
    // C5 goes from 4 to doomed in the Event phase and is flipped at its end.
    const s = given({ options: MODULE, fire: { C5: 4, B5: 1 }, events: ['wind-east'] });
    s.endTurn();
    expect(fires(s, 'C5', 'D5')).toEqual([6, 3]);
    s.expectFact('buildingTriggered', { rule: 'BR-29.4', space: 'C5', building: 'distillery' });
    const doomed = given({ options: MODULE, fire: { C5: 'doomed' } });
    expect(fires(doomed, 'B5', 'D5', 'C6')).toEqual([0, 0, 0]);
    const plain = given({ fire: { C5: 'doomed' }, events: ['sudden-downpour'] }).endTurn();
    expect(fires(plain, 'C5', 'B5', 'D5', 'C6')).toEqual([6, 0, 0, 0]);
    expect(plain.all('buildingTriggered')).toEqual([]);
    // Another block flipped triggers nothing.
    expect(flips(['B5']).all('buildingTriggered')).toEqual([]);
  });
});

describe('what they do', () => {
  test('BR-29.5 Distillery: +2 on each adjacent block, not diagonally', () => {
    const s = flips(['C5'], { fire: { C4: 1, D6: 1 }, brigade: ['A1', 'B5'] });
    // Seat 1's Brigade on B5 protects from Event cards only.
    expect(fires(s, 'C4', 'B5', 'D5', 'C6')).toEqual([3, 2, 2, 2]);
    expect(fires(s, 'B4', 'D4', 'B6', 'D6', 'E5')).toEqual([0, 2, 0, 1, 0]);
    s.expectFact('fireRose', { rule: 'BR-29.5', space: 'B5', from: 0, to: 2, cause: 'distillery' });
  });

  test('BR-29.6 Frozen Exhibits: each surrounding block loses 1, and Brigades there are refilled', () => {
    const fire = { D2: 1, E2: 3, F2: 0, D3: 2, F3: 4, D4: 2, E4: 'destroyed', F4: 1, C3: 2, E5: 2 } as const;
    const s = flips(['E3'], {
      fire: { ...fire },
      seats: 3,
      brigade: ['F2', 'D4', 'C3'],
      wagon: ['F2', 'A2', 'A3'],
      crew: [['kularf']],
      water: [{ warden: 0, kularf: 0, wagon: 0 }, { warden: 1 }, { warden: 0 }],
      events: ['bigger-barrels'],
    });
    expect(fires(s, 'D2', 'E2', 'F2', 'D3', 'F3', 'D4', 'F4')).toEqual([0, 2, 0, 1, 3, 1, 0]);
    expect(fires(s, 'C3', 'E5', 'E4')).toEqual([2, 2, 6]);
    // Brigades, not Wagons, and only those around it.
    expect([s.table.wardenWater, s.table.crewWater[0], s.table.wagonWater[0]]).toEqual([[2, 2, 0], [2], 0]);
    // A Firehouse beside it is no block: who stands there is not refilled.
    const home = flips(['B2'], {
      tiles: { B2: 'frozen-exhibits' },
      brigade: ['A1', 'C3'],
      water: [{ warden: 0 }, { warden: 0 }],
      events: ['bigger-barrels'],
    });
    expect(home.table.wardenWater).toEqual([0, 2]);
    // It is a refill for Walder Ranier (BR-26.22), whose own Brigade loses nothing.
    const walder = flips(['E3'], {
      brigade: ['F2', 'D4'],
      crew: [[], ['walder']],
      loyal: { D1: 0, D2: 1 },
      water: [{ warden: 0 }, { warden: 0 }],
      events: ['bigger-barrels'],
    });
    walder.expectQuestion('walder/lose', 0, ['warden', 'wagon']).answer(0, 'warden').expectQuestion(ACTION, 1);
    expect(walder.table.wardenWater).toEqual([1, 2]);
  });

  test('BR-29.7 Old Tom Oak: the active player chooses a direction, three blocks that way get +1', () => {
    const s = flips(['C2']).expectQuestion('old tom oak/direction', 0, ['north', 'east', 'south', 'west']);
    s.answer(0, 'south').expectQuestion(ACTION, 1);
    expect(fires(s, 'C3', 'C4', 'C5', 'C6')).toEqual([3, 3, 1, 0]);
    expect(fires(s, 'C1', 'B2', 'D2')).toEqual([0, 0, 0]);
    s.expectFact('directionChosen', { rule: 'BR-29.7', seat: 0, direction: 'south' });
    // In an Event phase the player whose turn it is.
    const event = given({ options: MODULE, fire: { C2: 4, B2: 1 }, events: ['wind-east'] }).endTurn();
    event.expectQuestion('old tom oak/direction', 1);
  });

  test('BR-29.8 three cells in a straight line; what is off the grid, a Firehouse or destroyed is skipped without replacement', () => {
    const east = flips(['C2'], { fire: { D2: 'destroyed' }, brigade: ['E2'] }).answer(0, 'east');
    expect(fires(east, 'D2', 'E2', 'F2')).toEqual([6, 1, 1]);
    // The fourth cell does not take the place of one that is skipped.
    const fourth = flips(['B2'], { tiles: { B2: 'old-tom-oak' }, fire: { D2: 'destroyed' } }).answer(0, 'east');
    expect(fires(fourth, 'C2', 'D2', 'E2', 'F2')).toEqual([1, 6, 1, 0]);
    const west = flips(['C2']).answer(0, 'west');
    expect(fires(west, 'B2', 'A2')).toEqual([1, 1]);
    const north = flips(['C2']).answer(0, 'north');
    expect(fires(north, 'C1', 'C3', 'D1')).toEqual([1, 2, 0]);
    // The tree on B1: west of it lies a Firehouse and then nothing.
    const corner = flips(['B1'], { tiles: { B1: 'old-tom-oak' } })
      .expectQuestion('old tom oak/direction', 0, ['north', 'east', 'south', 'west'])
      .answer(0, 'west')
      .expectQuestion(ACTION, 1);
    expect([corner.all('fireRose'), fires(corner, 'A1', 'C1', 'F1')]).toEqual([[], [0, 0, 0]]);
    flips(['C2']).refused(0, 'C3', 'BR-29.7', 'notAnAnswer');
    // Doomed blocks take their place in the line too.
    const doomed = flips(['C2'], { fire: { D2: 4, E2: 4 } }).answer(0, 'east');
    expect(fires(doomed, 'D2', 'E2', 'F2')).toEqual([6, 6, 1]);
  });

  test('BR-29.9 Aviary: everybody places a Renown on it; who passes takes it off and has an extra action', () => {
    const s = flips(['D6'], { seats: 3, events: ['sudden-downpour'], renown: { D6: [2, 1] } });
    expect([s.table.aviary, s.fire('D6'), s.renown(0, 'D6')]).toEqual([[1, 1, 1], 6, 0]);
    expect(s.all('aviaryStocked').map(({ seat, space }) => [seat, space])).toEqual([
      [0, 'D6'],
      [1, 'D6'],
      [2, 'D6'],
    ]);
    const pass = () => given({ options: MODULE, fire: { D6: 'destroyed' }, aviary: [1, 1], brigade: ['C6'] });
    const through = pass().answer(0, 'brigade E6').expectQuestion('move brigade/route', 0);
    const round = through.legal(0).filter((route) => route !== 'C6-D6-E6');
    expect([through.legal(0).length, round.length]).toEqual([2, 1]);
    const beside = through.branch().answer(0, round[0]);
    expect([beside.table.aviary, beside.table.actions]).toEqual([[1, 1], 3]);
    through.answer(0, 'C6-D6-E6').expectQuestion(ACTION, 0);
    expect([through.table.aviary, through.table.actions]).toEqual([[0, 1], 4]);
    through.expectFact('aviaryVisited', { rule: 'BR-29.9', seat: 0, space: 'D6' });
    // The extra action may be what lets the last move end on a destroyed block.
    const last = given({
      options: MODULE,
      fire: { D6: 'destroyed', C6: 'destroyed' },
      aviary: [1, 1],
      brigade: ['C5'],
      actions: 1,
    });
    expect(last.offered(0, 'brigade')).toContain('D6');
    expect(last.offered(0, 'brigade')).not.toContain('C6');
    last.answer(0, 'brigade D6').expectQuestion(ACTION, 0);
    expect([last.table.actions, last.legal(0).includes('end')]).toEqual([1, false]);
    last.refused(0, 'upgrade crew', 'BR-10.10', 'mustLeaveDestroyed');
  });

  test('BR-29.10 that Renown wins nothing, cannot be moved or paid or counted, serves once, and costs as any destroyed block', () => {
    const aviary: Arrangement = { options: MODULE, fire: { D6: 'destroyed' }, aviary: [1, 1] };
    // Entering is enough; two points; the second time there is nothing.
    const s = given({ ...aviary, brigade: ['C6'] }).answer(0, 'brigade D6');
    expect([s.table.actions, s.expectFact('brigadeMoved').points, s.table.aviary]).toEqual([4, 2, [0, 1]]);
    s.answer(0, 'brigade C6').answer(0, 'brigade D6');
    expect(s.table.actions).toBe(2);
    // Leaving it is not passing it.
    const leaves = given({ ...aviary, brigade: ['D6'] }).answer(0, 'brigade C6');
    expect([leaves.table.actions, leaves.table.aviary]).toEqual([3, [1, 1]]);
    given({ ...aviary, brigade: ['B4'], fire: { D6: 'destroyed', C5: 'destroyed', D5: 1 } }).refused(
      0,
      'brigade D6',
      'BR-10.7',
      'tooFar',
    );
    // It is no cost for a warden, and no tie-breaker.
    const glint = given({ ...aviary, options: { ...MODULE, advanced: true }, warden: ['glint', 'blitz'] });
    glint.refused(0, 'warden', 'BR-23.9', 'noRenownOnBoard');
    const street = given({
      ...aviary,
      options: { ...MODULE, advanced: true },
      colour: ['white', 'pink'],
      brigade: ['D6'],
      water: [{ warden: 0 }],
    });
    street.refused(0, 'refill D6', 'BR-5.23', 'blockDestroyed');
    const tie = given({ ...aviary, aviary: [1, 0] }).table;
    expect(bestSeats(tie)).toEqual([0, 1]);
    // It lies there out of the supply: with sixteen elsewhere there is none to place.
    const poor = flips(['D6'], { renown: { C3: [4], D3: [4], C4: [4], D4: [4] } });
    expect(poor.table.aviary).toEqual([0, 1]);
    const fifteen = { C3: [4], D3: [4], C4: [4], D4: [3] };
    const empty = given({ ...aviary, brigade: ['B2'], fire: { D6: 'destroyed', B2: 1 }, renown: fifteen }).answer(
      0,
      'extinguish 1',
    );
    empty.expectQuestion(ACTION, 0).expectFact('renownForfeited', { rule: 'BR-22.6', seat: 0, n: 1 });
    // Ali Ahmar cannot move it: there is nothing else of seat 0 to move.
    const ali = gaining('A4', ['ali'], aviary).answer(0, 'renown').expectQuestion(ACTION, 0);
    expect(ali.table.aviary).toEqual([1, 1]);
  });

  test('BR-29.11 all flips first, then effects in the order the active player chooses, then new flips until nothing changes', () => {
    // The Distillery (C5) and the Tree (C2) flip together: both are flipped before either works.
    const both = () => flips(['C5', 'C2'], { fire: { D5: 4 }, loyal: { D5: 1 } });
    const s = both().expectQuestion('buildings/order', 0, ['distillery', 'old-tom-oak']);
    expect(fires(s, 'C5', 'C2', 'D5')).toEqual([6, 6, 4]);
    s.refused(0, 'frozen-exhibits', 'BR-29.4', 'notATarget');
    const tree = s.branch().answer(0, 'old-tom-oak').expectQuestion('old tom oak/direction', 0);
    tree.answer(0, 'east');
    expect(fires(tree, 'D2', 'D5')).toEqual([1, 6]);
    // After the Distillery D5 is doomed; it is flipped when the Tree has worked too, in the same step.
    s.answer(0, 'distillery').expectQuestion('old tom oak/direction', 0);
    expect(fires(s, 'D5')).toEqual([5]);
    s.answer(0, 'north').expectQuestion(ACTION, 1);
    expect([s.fire('D5'), s.loyal('D5')]).toEqual([6, -1]);
    const inThisStep = (scene: Scene, kind: string, details: object): boolean => {
      const told = scene.facts.findIndex(
        (fact: Fact) => fact.kind === kind && Object.entries(details).every(([k, v]) => fact[k] === v),
      );
      return told >= 0 && told < scene.facts.findIndex((fact) => fact.kind === 'turnBegan');
    };
    expect(inThisStep(s, 'blockDestroyed', { space: 'D5' })).toBe(true);
    // A building doomed by another works in its turn: the Distillery takes the Aviary, brought to its side, with it.
    const chain = flips(['C5'], { tiles: { C6: 'aviary' }, fire: { C6: 3 } });
    expect([chain.fire('C6'), chain.table.aviary]).toEqual([6, [1, 1]]);
    expect(chain.all('buildingTriggered').map(({ building }) => building)).toEqual(['distillery', 'aviary']);
    expect(inThisStep(chain, 'buildingTriggered', { building: 'aviary' })).toBe(true);
    expect(chain.table.active).toBe(1);
  });

  test('BR-29.11 BR-29.7 it is the active player who orders and points, not the first one', () => {
    const s = flips(['C5', 'C2'], { seats: 3, active: 1 }).expectQuestion('buildings/order', 1);
    s.answer(1, 'old-tom-oak').expectQuestion('old tom oak/direction', 1);
  });

  test('BR-29.6 several Brigades refilled lose their token to Walder in turn order', () => {
    const s = flips(['E3'], {
      seats: 3,
      active: 1,
      brigade: ['F2', 'D4', 'C6'],
      crew: [[], [], ['walder']],
      loyal: { A3: 2 },
      water: [{ warden: 0 }, { warden: 0 }],
      events: ['bigger-barrels'],
    });
    s.expectQuestion('walder/lose', 1).answer(1, 'wagon').expectQuestion('walder/lose', 0).answer(0, 'warden');
    expect([s.table.wardenWater, s.table.wagonWater]).toEqual([
      [1, 2, 2],
      [2, 1, 2],
    ]);
  });

  test('BR-29.10 it lies there until its owner comes: other flips leave it, and it pays for nothing', () => {
    const aviary: Arrangement = { options: { ...MODULE, advanced: true }, aviary: [1, 1] };
    const fire = { D6: 'destroyed', B4: 'doomed' } as const;
    const s = given({ ...aviary, fire, events: ['sudden-downpour'] }).endTurn();
    expect([s.fire('B4'), s.table.aviary]).toEqual([6, [1, 1]]);
    const glint = given({ ...aviary, fire: { D6: 'destroyed' }, warden: ['glint', 'blitz'], renown: { B1: [1], B2: [1] } });
    glint.answer(0, 'warden').expectQuestion('pay renown/block', 0, ['B1', 'B2']);
    glint.refused(0, 'D6', 'BR-23.9', 'noRenownThere');
  });

  test('BR-29.12 fires lowered by buildings give no Renown', () => {
    const s = flips(['E3'], { fire: { D2: 1, F3: 1 }, brigade: ['F2', 'D4'] }).expectQuestion(ACTION, 1);
    expect([...fires(s, 'D2', 'F3'), s.all('renownAwarded').length, s.all('fireExtinguished').length]).toEqual([0, 0, 0, 0]);
    expect(s.table.renown.flat().every((n) => n === 0)).toBe(true);
  });
});
