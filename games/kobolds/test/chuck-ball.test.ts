/** Chapter 28: Chuck Ball: who has the chest, what a carrier can and cannot do, and how it is lost and won. */
import { describe, expect, test } from 'vitest';
import { MARKER_RADIUS, RADIUS } from '../data/index.ts';
import { NONE } from '../table.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene, start } from './kit.ts';
import { expectNoReward, expectStated } from './optional.ts';

const r = RADIUS[30];
const touch = r + MARKER_RADIUS;
const done = { activated: true };
const lowlife = (x: number, y: number, more = {}) => model('human-lowlife', 0, x, y, more);
const klacka = model('klacka', 1, 22, 22, done);
const far = lowlife(2, 2, done);

/** m0 of seat 0, from the South, is active; m1 is Klacka, m2 a friend who has acted. */
const playing = (mover: Placed, more: Partial<Arrangement> = {}): Scene =>
  given({ scenario: 'chuck-ball', models: [mover, klacka, far], ...more }).activate(0);
const carrying = (mover: Placed, more: Partial<Arrangement> = {}): Scene => playing(mover, { chest: { carrier: 0 }, ...more });

describe('winning', () => {
  test('KC-28.1 a treasure chest lies in the centre of the board', () => {
    const s = start({ scenario: 7, layout: 'market-square' }).answer(0, 'klacka; zombie').answer(1, 'klacka; zombie');
    s.say('south', 'first').expectQuestion('deployment/model', 0).expectFact('chestPlaced', { x: 12, y: 12, rule: 'KC-28.1' });
    expect(s.table.chest).toMatchObject({ x: 12, y: 12, carrier: NONE });
    // A marker: it is in nobody's way.
    playing(lowlife(12, 10)).say('walk').allowed(0, '12 13');
  });

  test('KC-28.2 a carrier moved off the board over the own starting edge wins', () => {
    const s = carrying(lowlife(12, 2)).say('walk', 'off');
    s.expectFact('chestCarriedOff', { seat: 0, model: 0, rule: 'KC-28.2' });
    expect(s.outcome).toMatchObject({ reason: 'chestOut', rule: 'KC-28.2', winners: [0] });
    expect(s.model(0).place).toBe('gone');
    // Over no other edge, and nobody without the chest.
    carrying(lowlife(12, 22)).say('walk').refused(0, 'off', 'KC-27.9', 'mayNotLeave');
    carrying(lowlife(12, 22)).say('walk').refused(0, '12 23.8', 'KC-2.7', 'leavesBoard');
    carrying(lowlife(22, 12)).say('walk').refused(0, '23.8 12', 'KC-2.7', 'leavesBoard');
    playing(lowlife(12, 2)).say('walk').refused(0, 'off', 'KC-27.9', 'mayNotLeave');
    // The other player's own edge is the North.
    const models = [far, model('zombie', 1, 12, 22), klacka];
    const north = given({ scenario: 'chuck-ball', models, chest: { carrier: 1 }, next: 1 })
      .activate(1)
      .say('walk', 'off');
    expect(north.outcome).toMatchObject({ reason: 'chestOut', winners: [1] });
  });

  test('KC-28.3 leaving takes any part of the base over the edge, by a Walk or a Dodge', () => {
    const reach = 2.5 + 2 * r;
    carrying(lowlife(12, r + reach + 0.01))
      .say('walk')
      .refused(0, 'off', 'KC-27.9', 'mayNotLeave');
    const near = carrying(lowlife(12, r + reach - 0.01))
      .say('walk')
      .say(`12 ${r - 0.005}`);
    expect(near.outcome).toMatchObject({ reason: 'chestOut', winners: [0] });
    near.expectFact('leftBoard', { model: 0, rule: 'KC-28.3' });
    expect(carrying(lowlife(12, 2)).say('walk', `12 ${r}`).outcome).toBeNull();
    // A counter attack with a Dodge, in the middle of the enemy's activation.
    const slaver = model('ratman-slaver', 0, 12, 2.5, done);
    const enemy = beside(slaver, 'north', 'human-lowlife', 1);
    const dodge = given({
      scenario: 'chuck-ball',
      models: [slaver, enemy, far, klacka],
      chest: { carrier: 0 },
      next: 1,
      stash: [1, 0],
      hands: ['Kc Ks', '2h'],
    });
    dodge.activate(1).say('attack m0', 'none', 'counter');
    while (dodge.question === 'attack/answer') dodge.say('done');
    dodge.say('2h', 'Kc Ks', 'dodge-w').expectQuestion('move/destination', 0).say('off');
    expect(dodge.outcome).toMatchObject({ reason: 'chestOut', winners: [0] });
  });

  test('KC-28.20 no winner after six turns: a draw, whoever has the chest', () => {
    const end = (turn: number) => carrying(lowlife(12, 2), { turn }).say('end').outcome;
    expect(end(5)).toBeNull();
    expect(end(6)).toMatchObject({ reason: 'turnLimit', rule: 'KC-28.20', winners: [] });
  });

  test('KC-28.21 the reward is for a campaign; the facts say who carried the chest off', () => {
    expectStated('KC-28.21', 'Optional', '10 gold', 'two bonus pieces of equipment');
    const s = carrying(lowlife(12, 2), { stash: [1, 1] }).say('walk');
    expectNoReward(() => s.say('off'), s).expectFact('chestCarriedOff', { seat: 0, model: 0 });
  });
});

describe('control', () => {
  test('KC-28.4 a model in contact takes the chest by one action', () => {
    const s = playing(lowlife(12, 12 - touch)).say('take chest');
    s.expectFact('chestTaken', { seat: 0, model: 0, rule: 'KC-28.4' });
    s.expectFact('actionSpent', { left: 1, rule: 'KC-28.4' });
    expect(s.table.chest?.carrier).toBe(0);
    s.refused(0, 'take chest', 'KC-28.4', 'chestCarried');
    playing(lowlife(12, 12 - touch - 0.049)).allowed(0, 'take chest');
    const near = playing(lowlife(12, 12 - touch - 0.06));
    expect(near.refused(0, 'take chest', 'KC-28.4', 'notTouchingChest').about.gap).toBeCloseTo(0.06, 6);
    expect(near.legal(0)).not.toContain('take chest');
    // Nobody takes it out of another's hands, nor from a roof.
    const carried = beside(lowlife(12, 11), 'east', 'zombie', 1, done);
    given({ scenario: 'chuck-ball', models: [lowlife(12, 11), carried], chest: { carrier: 1 } })
      .activate(0)
      .refused(0, 'take chest', 'KC-28.4', 'chestCarried');
    const roof = { ...lowlife(12, 12.6), on: 0 };
    playing(roof, { terrain: 'house 10 12 14 16 3', chest: { x: 12, y: 11.6 } }).refused(
      0,
      'take chest',
      'KC-2.20',
      'onTopOfTerrain',
    );
  });

  test('KC-28.22 a Stunned model cannot take it, until it has recovered', () => {
    const s = playing(lowlife(12, 12 - touch, { effects: ['stunned'] }));
    s.refused(0, 'take chest', 'KC-28.22', 'stunnedCannotCarry');
    expect(s.legal(0)).not.toContain('take chest');
    s.say('recover').allowed(0, 'take chest');
  });

  test('KC-28.5 KC-28.6 a removed carrier drops it where its centre was, free for anyone', () => {
    const dying = lowlife(8, 8, { wounds: 2, effects: ['poison'] });
    const enemy = beside(dying, 'north', 'zombie', 1, done);
    const s = given({ scenario: 'chuck-ball', models: [dying, klacka, far, enemy], chest: { carrier: 0 } }).activate(0);
    s.expectFact('chestLetGo', { model: 0, how: 'removed', rule: 'KC-28.5' });
    expect(s.table.chest).toEqual({ x: 8, y: 8, carrier: NONE, dropped: NONE });
    s.untilTurn(2).table.next = 1;
    s.activate(3).say('walk', 'contact chest', 'take chest');
    expect(s.table.chest?.carrier).toBe(3);
  });

  test('KC-28.5 KC-28.6 a Stunned carrier drops it touching the base, where the opponent says', () => {
    const carrier = lowlife(8, 8, done);
    const enemy = beside(carrier, 'north', 'human-bruiser', 1);
    const attacked = (): Scene =>
      given({
        scenario: 'chuck-ball',
        models: [carrier, enemy, far, klacka],
        chest: { carrier: 0 },
        next: 1,
        hands: ['2c', 'Kh 3h'],
      })
        .activate(1)
        .say('attack m0', 'Kh', 'fold');
    const s = attacked();
    if (s.question === 'attack/critical') s.say('none');
    expect(s.effects(0)).toEqual(['stunned']);
    s.expectQuestion('chest/drop', 1);
    s.refused(1, '8 8', 'KC-28.6', 'noDirection');
    s.refused(1, 'up', 'KC-28.6', 'notAPoint');
    s.say('east');
    s.expectFact('chestLetGo', { model: 0, how: 'stunned', rule: 'KC-28.5' });
    expect(s.table.chest).toMatchObject({
      x: expect.closeTo(8 + touch, 6),
      y: expect.closeTo(8, 6),
      carrier: NONE,
      dropped: NONE,
    });
    s.expectQuestion('activation/act', 1);
    // Any direction will do: towards a point.
    const any = attacked();
    if (any.question === 'attack/critical') any.say('none');
    any.say('11 12');
    expect(any.table.chest).toMatchObject({ x: expect.closeTo(8 + 0.6 * touch, 6), y: expect.closeTo(8 + 0.8 * touch, 6) });
  });

  test('KC-28.5 KC-28.6 by whatever it was Stunned, and whosever it is: here its own spell that failed', () => {
    const wizard = model('wizard', 1, 12, 10);
    const models = [{ ...far, activated: false }, wizard, lowlife(12, 13, done), klacka];
    const events = '2d 3d Kh Qh 2c';
    const s = given({ scenario: 'chuck-ball', models, chest: { carrier: 1 }, next: 1, events }).activate(1);
    s.say('cast support m1', 'twist').expectFact('wizardHarmed', { total: 22, stun: true });
    s.expectFact('chestLetGo', { model: 1, how: 'stunned', rule: 'KC-28.5' });
    s.expectQuestion('chest/drop', 0).say('west');
    expect(s.table.chest).toMatchObject({ x: expect.closeTo(12 - touch, 6), y: expect.closeTo(10, 6), carrier: NONE });
    s.expectQuestion('activation/act', 1);
  });

  test('KC-28.17 a carrier puts it down by an action, on whatever side', () => {
    const s = carrying(lowlife(12, 8)).say('put down chest').expectQuestion('chest/drop', 0).say('west');
    s.expectFact('actionSpent', { left: 1, rule: 'KC-28.17' });
    s.expectFact('chestLetGo', { how: 'put down', rule: 'KC-28.17' });
    expect(s.table.chest).toMatchObject({ x: expect.closeTo(12 - touch, 6), y: 8, carrier: NONE });
    s.allowed(0, 'take chest');
    playing(lowlife(12, 12 - touch)).refused(0, 'put down chest', 'KC-28.17', 'notCarrying');
  });

  test('KC-28.18 a chest put down or landing beside a model is nobody’s until one spends the action', () => {
    const catcher = lowlife(12, 8 + touch + 2.5 + 2 * MARKER_RADIUS, done);
    const s = carrying(lowlife(12, 8), { models: [lowlife(12, 8), klacka, catcher], events: '5h' }).say('chuck', 'north');
    // It comes to lie under the base of the friend, who has not got it for that.
    expect(s.table.chest).toMatchObject({ x: 12, y: expect.closeTo(catcher.y, 6), carrier: NONE });
    s.expectFact('chestCameToRest', { rule: 'KC-28.18' });
    s.say('end').untilTurn(2).table.next = 0;
    s.activate(2).refused(0, 'chuck', 'KC-28.16', 'notCarrying');
    s.say('take chest');
    expect(s.table.chest?.carrier).toBe(2);
    const beside0 = beside(lowlife(12, 8), 'west', 'zombie', 1, { ...done, gap: 2 * MARKER_RADIUS });
    const down = carrying(lowlife(12, 8), { models: [lowlife(12, 8), beside0, far] }).say('put down chest', 'west');
    expect(down.table.chest?.carrier).toBe(NONE);
  });

  test('KC-28.19 a carrier that is Shoved or Teleported keeps it', () => {
    const carrier = lowlife(12, 8, done);
    const troll = beside(carrier, 'north', 'troll', 1);
    const shoved = given({
      scenario: 'chuck-ball',
      models: [{ ...carrier, profile: 'golem', y: 8 }, { ...troll, y: 8 + 2 * RADIUS[40] }, far, klacka],
      chest: { carrier: 0 },
      next: 1,
      hands: ['2c', 'Kc Ks 3h'],
    });
    shoved.activate(1).say('attack m0', 'Kc Ks', 'fold', 'shove-l', 'full');
    expect(shoved.model(0).y).toBeLessThan(4);
    expect(shoved.table.chest?.carrier).toBe(0);
    const wizard = model('wizard', 0, 12, 5);
    const sent = given({
      scenario: 'chuck-ball',
      models: [carrier, klacka, wizard],
      chest: { carrier: 0 },
      events: '2c 3c 2d 3d 4d 5d',
    }).activate(2);
    sent.say('cast support m0', 'twist', 'twist', 'stick', 'south middle');
    expect(sent.model(0)).toMatchObject({ x: 12, y: expect.closeTo(r, 6), place: 'play' });
    expect([sent.table.chest?.carrier, sent.outcome]).toEqual([0, null]);
  });
});

describe('carriers', () => {
  test('KC-28.7 a carrier cannot Dash, Fight or Climb', () => {
    const wall = 'house 10 8 14 12 3';
    const carrier = lowlife(12, 8 - r);
    const enemy = beside(carrier, 'west', 'zombie', 1, done);
    const more = { models: [carrier, enemy, far], terrain: wall, stash: [2, 0] as [number, number] };
    const free = playing(carrier, { ...more, chest: { x: 2, y: 20 } });
    for (const act of ['walk and dash', 'attack m1', 'climb']) free.allowed(0, act);
    const s = carrying(carrier, more);
    s.refused(0, 'walk and dash', 'KC-28.7', 'carrierCannotDash');
    s.refused(0, 'attack m1', 'KC-28.7', 'carrierCannotFight');
    s.refused(0, 'climb', 'KC-28.7', 'carrierCannotClimb');
    for (const act of ['walk and dash', 'attack m1', 'climb']) expect(s.legal(0)).not.toContain(act);
    s.allowed(0, 'walk');
    // Not by You go first! either.
    const grobblar = model('grobblar', 0, 12, 4);
    const scumbag = model('goblin-scumbag', 0, 12, 6, done);
    const first = given({ scenario: 'chuck-ball', models: [grobblar, klacka, scumbag], chest: { carrier: 2 } });
    first.answer(0, 'm0');
    expect(first.question).not.toBe('activation/ability');
  });

  test('KC-28.8 its Move is W, unless it has Graceful', () => {
    const side = (profile: Placed['profile'], carrier: boolean) => {
      const s = playing(model(profile, 0, 12, 8), { chest: carrier ? { carrier: 0 } : { x: 2, y: 20 } }).say('walk');
      return s.asked(0)?.show as { side: string; limit: number };
    };
    expect(side('goblin-scumbag', false)).toMatchObject({ side: 'L', limit: expect.closeTo(3.5 + 2 * r, 6) });
    expect(side('goblin-scumbag', true)).toMatchObject({ side: 'W', limit: expect.closeTo(2.5 + 2 * r, 6) });
    expect(side('human-lowlife', true).side).toBe('W');
    expect(side('elf-fencer', true).side).toBe('L');
  });

  test('KC-28.9 Graceful lifts only that: no Dash, no Fight, no Climb', () => {
    const fencer = model('elf-fencer', 0, 12, 8 - r);
    const enemy = beside(fencer, 'west', 'zombie', 1, done);
    const s = carrying(fencer, { models: [fencer, enemy, far], terrain: 'house 10 8 14 12 3' });
    s.refused(0, 'walk and dash', 'KC-28.7', 'carrierCannotDash');
    s.refused(0, 'attack m1', 'KC-28.7', 'carrierCannotFight');
    s.refused(0, 'climb', 'KC-28.7', 'carrierCannotClimb');
  });

  test('KC-28.10 a carrier may defend, counter attack and cast', () => {
    const carrier = lowlife(8, 8, done);
    const enemy = beside(carrier, 'north', 'human-lowlife', 1);
    const attacked = () =>
      given({
        scenario: 'chuck-ball',
        models: [carrier, enemy, far, klacka],
        chest: { carrier: 0 },
        next: 1,
        stash: [1, 0],
        hands: ['Kc Ks', 'Kh'],
      })
        .activate(1)
        .say('attack m0', 'none');
    const defends = attacked().say('done', 'Kh', 'Kc Ks');
    expect([defends.wounds(0), defends.effects(0), defends.table.chest?.carrier]).toEqual([0, [], 0]);
    const counters = attacked().say('counter');
    while (counters.question === 'attack/answer') counters.say('done');
    counters.say('Kh', 'Kc Ks');
    // A pair against a high card: the attacker is stunned, and the chest stays.
    expect(counters.effects(1)).toEqual(['stunned']);
    expect(counters.table.chest?.carrier).toBe(0);
    const wizard = model('wizard', 0, 12, 10);
    const cast = carrying(wizard, { models: [wizard, model('dorick', 1, 12, 14, done), far], events: 'Kd 2d Kh 5h' });
    cast.say('cast attack m1', 'stick', 'stick').expectFact('spellHarmed', { wounds: 1 });
    expect(cast.table.chest?.carrier).toBe(0);
  });
});
