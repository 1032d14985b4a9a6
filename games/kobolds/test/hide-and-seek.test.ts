/** Chapter 23: Hide and Seek once it has begun: inspecting markers, traps, and treasure found, lost and collected. */
import { describe, expect, test } from 'vitest';
import { MARKER_RADIUS, RADIUS } from '../data/index.ts';
import { NONE } from '../table.ts';
import { type Arrangement, beside, given, model, type Scene } from './kit.ts';
import { expectNoReward, expectStated } from './optional.ts';

const done = { activated: true };
const lowlife = (x: number, y: number, more = {}) => model('human-lowlife', 0, x, y, more);
const scumbag = (x: number, y: number, more = {}) => model('goblin-scumbag', 1, x, y, { ...done, ...more });
const klacka = model('klacka', 1, 22, 22, done);
/** With two on each side a turn begins with the question whom to activate. */
const others = [lowlife(2, 2, done), scumbag(22, 2)];
const TREASURE = '2h 3c 4c 5c 6c 7c 3h 4h';
const TRAP = '3c 2h 4c 5c 6c 7c 3h 4h';
const marker = { x: 12, y: 10 };
const found = (...waiting: number[]) => ({ ...marker, state: 'found' as const, waiting });

/** m0 touches the marker k0 from the south; k1 is far away. */
const around = (more: Partial<Arrangement> = {}): Scene =>
  given({
    scenario: 'hide-and-seek',
    models: [lowlife(12, 9), klacka, ...others],
    markers: [marker, { x: 4, y: 10 }],
    treasureDeck: TREASURE,
    ...more,
  });

describe('inspecting', () => {
  test('KC-23.10 a model touching a marker spends an action to draw a treasure card for it', () => {
    const s = around().activate(0);
    expect(s.offered(0, 'inspect')).toEqual(['k0']);
    expect(s.refused(0, 'inspect k1', 'KC-23.10', 'notTouchingMarker').about).toMatchObject({ m: 0, k: 1 });
    s.refused(0, 'inspect k2', 'KC-23.10', 'noSuchMarker');
    const known = s.game.disclosed;
    // The card is seen by all, and so it cannot be taken back freely.
    expect(s.say('inspect k0').game.disclosed).toBeGreaterThan(known);
    s.expectFact('actionSpent', { rule: 'KC-23.10', left: 1 });
    s.expectFact('markerInspected', { model: 0, marker: 0, card: '2h', free: false, rule: 'KC-23.10' });
    expect(s.table.treasureDeck).toHaveLength(7);
    expect(s.table.treasureDiscard).toEqual(['2h']);
    s.refused(0, 'inspect k0', 'KC-23.10', 'markerInspected');
    expect(s.table.markers[1].state).toBe('hidden');
    // Touching is a gap of 0.05 at most; lying under the base is touching too.
    const reach = RADIUS[30] + MARKER_RADIUS + 0.05;
    around({ models: [lowlife(12, 10 - reach + 0.001), klacka] })
      .activate(0)
      .allowed(0, 'inspect k0');
    const far = around({ models: [lowlife(12, 10 - reach - 0.001), klacka] }).activate(0);
    expect(far.refused(0, 'inspect k0', 'KC-23.10', 'notTouchingMarker').about.gap).toBeCloseTo(0.051, 6);
    around({ models: [lowlife(12, 10), klacka] })
      .activate(0)
      .allowed(0, 'inspect k0');
    // Not without an action, and not from the top of the house.
    const tired = around({ models: [lowlife(12, 9, { effects: ['stunned', 'concussion'] }), klacka] }).activate(0);
    tired.refused(0, 'inspect k0', 'KC-16.53', 'mustRecover');
    const house = 'house 10 10 14 14 3';
    const above = around({ terrain: house, models: [lowlife(12, 10.7, { on: 0 }), klacka] }).activate(0);
    above.refused(0, 'inspect k0', 'KC-2.20', 'onTopOfTerrain');
  });

  test('KC-23.11 black is a trap: two wounds, the marker is gone, the card discarded', () => {
    const s = around({ treasureDeck: TRAP, models: [lowlife(12, 9), klacka, lowlife(12, 11, done)] })
      .activate(0)
      .say('inspect k0');
    s.expectFact('trapSprung', { model: 0, marker: 0, wounds: 2, rule: 'KC-23.11' });
    expect([s.wounds(0), s.wounds(2)]).toEqual([2, 0]);
    expect(s.table.markers[0].state).toBe('trap');
    expect(s.table.treasureDiscard).toEqual(['3c']);
    expect(s.table.eventDiscard).toEqual([]);
    // There is nothing left to wait for or to walk to.
    s.say('walk').refused(0, 'contact k0', 'KC-2.28', 'noSuchPlace');
    s.say('stay', 'end').expectNoFact('treasureAwaited');
  });

  test('KC-23.12 a trap may be the end of a model, and is nobody else’s doing', () => {
    const s = around({ treasureDeck: TRAP, models: [lowlife(12, 9, { wounds: 1 }), klacka, lowlife(2, 2)] }).activate(0);
    s.say('inspect k0').expectFact('removed', { model: 0, by: NONE });
    expect(s.model(0)).toMatchObject({ place: 'removed', removedBy: NONE, wounds: 3 });
    s.expectFact('activationEnded', { model: 0, cut: true });
  });

  test('KC-23.13 red is treasure: the marker stays, and the finder collects it in its next activation if it remains', () => {
    const s = around().activate(0).say('inspect k0');
    s.expectFact('treasureFound', { model: 0, marker: 0, rule: 'KC-23.13' });
    expect(s.table.markers[0]).toMatchObject({ state: 'found', ...marker });
    expect([s.wounds(0), s.table.treasures]).toEqual([0, [0, 0]]);
    s.say('end').expectFact('treasureAwaited', { model: 0, marker: 0 });
    expect(s.table.treasures).toEqual([0, 0]);
    s.untilTurn(2).table.next = 0;
    s.activate(0).expectFact('treasureCollected', { seat: 0, model: 0, marker: 0, treasures: [1, 0] });
    expect(s.table.markers[0]).toMatchObject({ state: 'collected', waiting: [] });
    expect(s.table.treasures).toEqual([1, 0]);
  });

  test('KC-23.19 an enemy in contact does not keep a model from inspecting', () => {
    const s = around({ models: [lowlife(12, 9), scumbag(12, 11)] }).activate(0);
    s.say('inspect k0').expectFact('treasureFound', { model: 0 });
  });

  test('KC-23.23 Locksmiths inspect without an action and take no wounds from traps', () => {
    const thief = (more = {}) => model('halfling-thief', 0, 12, 9, more);
    const s = around({ treasureDeck: TRAP, models: [thief(), klacka], markers: [marker, { x: 12.5, y: 9.5 }] }).activate(0);
    s.say('inspect k0').expectFact('markerInspected', { card: '3c', free: true, rule: 'KC-23.23' });
    s.expectFact('trapSprung', { wounds: 0 });
    expect([s.wounds(0), s.activation.actions, s.table.markers[0].state]).toEqual([0, 2, 'trap']);
    s.say('inspect k1').expectFact('treasureFound', { marker: 1 });
    expect(s.activation.actions).toBe(2);
    // Even with its last action bound to recovery; but not flat on the ground.
    around({ models: [thief({ effects: ['stunned', 'concussion'] }), klacka] })
      .activate(0)
      .allowed(0, 'inspect k0');
    around({ models: [thief({ effects: ['grounded', 'stunned'] }), klacka] })
      .activate(0)
      .refused(0, 'inspect k0', 'KC-16.24', 'mustStandFirst');
    // Nor in terror (KC-16.36).
    const afraid = around({ models: [thief({ effects: ['terrify'] }), klacka, lowlife(2, 2)], events: '2c' }).activate(0);
    afraid.refused(0, 'inspect k0', 'KC-16.36', 'terrified');
    expect(afraid.offered(0, 'inspect')).toEqual([]);
  });
});

describe('treasure', () => {
  test('KC-23.14 if the finder is removed first, the treasure is up for grabs', () => {
    const dying = lowlife(12, 9, { wounds: 2, effects: ['poison'] });
    // Poison comes after collecting (KC-7.5), so an enemy at the marker holds it up.
    const s = around({ models: [dying, scumbag(12, 11), lowlife(2, 2)], markers: [found(0)] }).activate(0);
    s.expectFact('treasureUpForGrabs', { model: 0, marker: 0, rule: 'KC-23.14' });
    expect(s.table.markers[0]).toMatchObject({ state: 'found', waiting: [] });
    expect(s.table.treasures).toEqual([0, 0]);
  });

  test('KC-23.15 the same if it loses contact: by its own Walk, a shove, a Climb, a Teleport', () => {
    const walked = around({ markers: [found(0)], models: [lowlife(12, 9), scumbag(12, 11)] }).activate(0);
    walked.say('walk', '12 7').expectFact('treasureUpForGrabs', { model: 0, marker: 0, rule: 'KC-23.15' });
    expect(walked.table.markers[0].waiting).toEqual([]);
    // Moving on within touch is not losing it.
    const kept = around({ markers: [found(0)], models: [lowlife(12, 9), scumbag(12, 11)] }).activate(0);
    kept.say('walk', '12.1 9').expectNoFact('treasureUpForGrabs');
    expect(kept.table.markers[0].waiting).toEqual([0]);
    const bruiser = beside(lowlife(12, 9), 'north', 'human-bruiser', 1);
    const hands: [string, string] = ['2c 4d', 'Kh Kd 2c'];
    const shoved = around({ markers: [{ ...found(0), x: 12.9 }], models: [lowlife(12, 9, done), bruiser], next: 1, hands });
    shoved.activate(1).say('attack m0', 'Kh Kd', 'fold', 'shove-w', 'full');
    shoved.expectFact('treasureUpForGrabs', { model: 0, rule: 'KC-23.15' });
    const climbed = around({
      markers: [{ ...found(0), x: 12 - RADIUS[30] - MARKER_RADIUS, y: 9.4 }],
      models: [lowlife(12, 9.4), scumbag(12 - RADIUS[30] - 2 * MARKER_RADIUS, 8.5)],
      terrain: 'house 10 10 14 14 3',
    }).activate(0);
    climbed.say('climb', 'up t0').expectFact('treasureUpForGrabs', { model: 0, marker: 0, rule: 'KC-23.15' });
    expect(climbed.table.markers[0].waiting).toEqual([]);
    const wizard = model('wizard', 0, 12, 5);
    const sent = around({ markers: [found(1)], models: [wizard, lowlife(12, 9, done), klacka], events: '2c 3c 2d 3d 4d 5d' });
    sent.activate(0).say('cast support m1', 'twist', 'twist', 'stick', 'south middle');
    sent.expectFact('treasureUpForGrabs', { model: 1, rule: 'KC-23.15' });
  });

  test('KC-23.16 whoever moves into contact and stays until its next activation collects it, friend or enemy', () => {
    const s = around({ markers: [found()], models: [lowlife(12, 6.5), klacka, ...others] });
    s.activate(0).say('walk', 'contact k0', 'end').expectFact('treasureAwaited', { model: 0, rule: 'KC-23.16' });
    expect(s.table.markers[0].waiting).toEqual([0]);
    s.expectNoFact('treasureCollected').untilTurn(2).table.next = 0;
    s.activate(0).expectFact('treasureCollected', { seat: 0, model: 0 });
    const enemy = around({ markers: [found()], models: [lowlife(4, 4, done), model('zombie', 1, 12, 12.5), ...others], next: 1 });
    enemy.activate(1).say('walk', 'contact k0', 'end').untilTurn(2).table.next = 1;
    enemy.activate(1).expectFact('treasureCollected', { seat: 1, model: 1, treasures: [0, 1] });
    // However that activation ended: here a black friend beside it ends it at once.
    const cut = around({ markers: [found()], models: [lowlife(12, 9), klacka, model('zombie', 0, 12, 7, done)], events: '2c' });
    cut.say('m0').expectFact('activationEnded', { model: 0, cut: true });
    cut.expectFact('treasureAwaited', { model: 0, marker: 0 });
    // One that came and went collects nothing.
    const gone = around({ markers: [found()], models: [lowlife(12, 9), klacka] });
    gone.activate(0).say('walk', '12 6', 'end').expectNoFact('treasureAwaited');
  });

  test('KC-23.17 KC-23.18 not while an enemy touches it: then it is tried again in the next activation', () => {
    const models = [lowlife(12, 9), scumbag(12, 11), ...others];
    const s = around({ markers: [found(0)], models }).activate(0);
    s.expectFact('treasureContested', { model: 0, marker: 0, by: 1, rule: 'KC-23.17' });
    expect(s.table.treasures).toEqual([0, 0]);
    s.say('end');
    // The enemy goes away; the one who stayed collects.
    s.untilTurn(2).table.next = 1;
    s.activate(1).say('walk', '12 14', 'end');
    s.activate(0).expectFact('treasureCollected', { model: 0 });
    // A friend there is no hindrance, nor an enemy who is near without touching.
    const friend = around({ markers: [found(0)], models: [lowlife(12, 9), lowlife(12, 11, done), klacka] }).activate(0);
    friend.expectFact('treasureCollected', { model: 0 });
    const near = around({ markers: [found(0)], models: [lowlife(12, 9), scumbag(12, 11.05)] }).activate(0);
    near.expectFact('treasureCollected', { model: 0 });
  });

  test('KC-23.18 collecting is automatic and free, at the start of an activation, by unbroken contact since the last', () => {
    const s = around({ markers: [found(0), { x: 4, y: 10 }] }).activate(0);
    s.expectFact('treasureCollected', { model: 0, rule: 'KC-23.18' });
    expect(s.activation).toMatchObject({ actions: 2, walk: true });
    // Whatever else befalls it: terrified, it collects all the same.
    const afraid = around({
      markers: [found(0)],
      models: [lowlife(12, 9, { effects: ['terrify'] }), klacka, lowlife(2, 2)],
      events: '2c',
    });
    afraid.activate(0).expectFact('terrified', { model: 0 });
    expect(afraid.table.treasures).toEqual([1, 0]);
    // Before the wound of its Poison (KC-7.5): the treasure is safe though the model is not.
    const last = around({
      markers: [found(0)],
      models: [lowlife(12, 9, { wounds: 2, effects: ['poison'] }), klacka, lowlife(2, 2)],
    });
    last.activate(0);
    expect([last.table.treasures, last.model(0).place]).toEqual([[1, 0], 'removed']);
    // It touches the treasure, but was not there when its last activation ended.
    const fresh = around({ markers: [found()], models: [lowlife(12, 9), klacka] }).activate(0);
    fresh.expectNoFact('treasureCollected').say('end');
    expect(fresh.table.markers[0].waiting).toEqual([0]);
    // Away and back again is not unbroken.
    const back = around({ markers: [found(0)], models: [lowlife(12, 9), scumbag(12, 11)] }).activate(0);
    back.say('walk and dash', '12 7', '12 9').expectFact('treasureUpForGrabs');
    expect(back.table.markers[0].waiting).toEqual([]);
  });
});

describe('the end', () => {
  test('KC-23.20 it lasts until round six is over, or until no treasure is left', () => {
    const late = around({ turn: 6, treasures: [1, 0] })
      .activate(0)
      .say('end');
    expect(late.outcome).toMatchObject({ reason: 'treasure', rule: 'KC-23.22', winners: [0] });
    expect(
      around({ turn: 5, treasures: [1, 0] })
        .activate(0)
        .say('end').outcome,
    ).toBeNull();
    // All three are found, two collected: the third is still to be had.
    const two = around({ markers: [found()], treasures: [1, 1] }).activate(0);
    expect(two.outcome).toBeNull();
    const second = around({ markers: [found(0)], treasures: [1, 0] }).activate(0);
    expect([second.outcome, second.table.treasures]).toEqual([null, [2, 0]]);
  });

  test('KC-23.21 the third treasure collected ends the game at once', () => {
    const s = around({ markers: [found(0)], treasures: [1, 1] }).activate(0);
    expect(s.outcome).toMatchObject({ reason: 'treasure', rule: 'KC-23.21', winners: [0], scores: [2, 1] });
    expect(s.question).toBeNull();
    expect(s.table.turn).toBe(1);
  });

  test('KC-23.22 more collected treasure wins; equal numbers, none included, are a draw', () => {
    const end = (treasures: [number, number]) => around({ turn: 6, treasures }).activate(0).say('end').outcome;
    expect(end([1, 0])).toMatchObject({ winners: [0], scores: [1, 0] });
    expect(end([0, 2])).toMatchObject({ winners: [1], scores: [0, 2] });
    expect(end([1, 1])).toMatchObject({ reason: 'equal', rule: 'KC-23.22', winners: [] });
    expect(end([0, 0])).toMatchObject({ reason: 'equal', rule: 'KC-23.22', winners: [] });
    // One found and not collected is nobody's.
    const waiting = around({ turn: 6, markers: [found()] })
      .activate(0)
      .say('end');
    expect(waiting.outcome).toMatchObject({ winners: [], scores: [0, 0] });
  });

  test('KC-23.24 KC-23.25 the worth of treasure is for a campaign; the facts say who collected each', () => {
    expectStated('KC-23.24', 'Optional', '5 gold', 'one bonus piece of equipment');
    expectStated('KC-23.25', 'Optional', 'for each treasure', 'separately');
    const s = around({ markers: [found(0)], treasures: [1, 1], stash: [1, 1] });
    expectNoReward(() => s.activate(0), s);
    s.expectFact('treasureCollected', { seat: 0, model: 0, marker: 0, treasures: [2, 1] });
  });
});
