/** Chapter 25: Mr. Cuddly. */
import { describe, expect, test } from 'vitest';
import { PROFILES, RADIUS, VALUE_OF_CATEGORY } from '../data/index.ts';
import { allegianceOf } from '../rules/criticals.ts';
import { NEUTRAL, NONE } from '../table.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene, start } from './kit.ts';
import { expectNoReward, expectStated } from './optional.ts';

const done = { activated: true };
const dorick = model('dorick', 0, 6, 1);
const klacka = model('klacka', 1, 18, 23, done);
const here = model('mr-cuddly', NEUTRAL, 12, 12);
const R = RADIUS[40];
const corner = { north: 24 - R, south: R, west: R, east: 24 - R };

/** m0 is Dorick, m1 Klacka, the first of the others m2; the last model is Mr. Cuddly. */
const arranged = (others: Placed[], more: Partial<Arrangement> = {}): Scene =>
  given({ scenario: 'mr-cuddly', models: [dorick, klacka, ...others], ...more });
const endTurn = (others: Placed[], more: Partial<Arrangement> = {}): Scene => arranged(others, more).activate(0).say('end');
const cuddly = (s: Scene) => s.model(s.table.cuddly);
/** One who touches him. */
const toucher = beside(here, 'west', 'human-lowlife', 0, done);

describe('who he is', () => {
  test('KC-25.1 KC-25.2 he stands on a 40 mm base in the centre of the board, and is nobody’s', () => {
    const s = start({ scenario: 4, layout: 'market-square' }).answer(0, 'klacka; zombie').answer(1, 'klacka; zombie');
    s.say('south', 'first').expectQuestion('deployment/model', 0);
    expect(cuddly(s)).toMatchObject({ x: 12, y: 12, r: R, seat: NEUTRAL, place: 'play' });
    s.expectFact('targetPlaced', { target: 'cuddly', x: 12, y: 12, rule: 'KC-25.2' });
  });

  test('KC-25.15 adopted he is of his Leader’s allegiance, with the printed profile', () => {
    expect(PROFILES['mr-cuddly']).toMatchObject({
      cost: null,
      move: 'L',
      fight: 5,
      defend: 2,
      wounds: 6,
      base: 40,
      criticals: ['grab', 'bite', null, null],
      abilities: ['always-angry'],
    });
    const black = given({ models: [model('klacka', 0, 2, 2), model('mr-cuddly', 0, 6, 6), model('barry', 1, 20, 20)] });
    expect(allegianceOf(black.table, 1)).toBe('black');
    const red = given({ models: [model('barry', 0, 2, 2), model('mr-cuddly', 0, 6, 6), model('klacka', 1, 20, 20)] });
    expect(allegianceOf(red.table, 1)).toBe('red');
    // As the target of the scenario he has none.
    expect(allegianceOf(arranged([]).table, 2)).toBeNull();
  });

  test('KC-25.16 as a member he is a Big Guy of value 5, who cannot be hired or given a Guaranteed Bribe', () => {
    expect(PROFILES['mr-cuddly'].category).toBe('big-guy');
    expect(VALUE_OF_CATEGORY['big-guy']).toBe(5);
    const removed = model('mr-cuddly', 1, 0, 0, { removedBy: 0 });
    const brawl = given({ models: [dorick, klacka, removed], turn: 6 })
      .activate(0)
      .say('end');
    expect(brawl.outcome?.scores).toEqual([5, 0]);
    const member = model('mr-cuddly', 0, 10, 10);
    const enemy = beside(member, 'east', 'human-bruiser', 1, done);
    const s = given({ models: [member, enemy], stash: [0, 10], hands: ['Kh Kd', '2c'] })
      .activate(0)
      .say('attack m1');
    s.expectQuestion('bribe/offer', 1, ['cheapskate', 'none']);
    s.refused(1, 'guaranteed', 'KC-19.19', 'noFixedPrice');
    start().refused(0, 'klacka; mr-cuddly', 'KC-3.17', 'gangPart');
  });
});

describe('striking him', () => {
  const striker = (profile: Placed['profile'], more = {}) => beside(here, 'south', profile, 0, more);
  const striking = (profile: Placed['profile'], more: Partial<Arrangement> = {}, state = {}): Scene =>
    given({ scenario: 'mr-cuddly', models: [striker(profile, state), klacka], hands: ['7c 7d 7h 5h 5s', ''], ...more }).activate(
      0,
    );

  test('KC-25.3 a model in contact plays a pair for one damage: only pairs, no criticals, no shots', () => {
    const s = striking('human-bruiser');
    expect(s.offered(0, 'strike')).toEqual(['cuddly']);
    s.refused(0, 'attack m3', 'KC-25.3', 'onlyStrikesHurtIt');
    s.say('strike cuddly').expectQuestion('strike/pair', 0, ['7c 7d', '7c 7h', '7d 7h', '5h 5s']);
    s.refused(0, '7c 5h', 'KC-24.10', 'notAPair');
    s.say('5h 5s').expectFact('targetStruck', { target: 'cuddly', wounds: 1, of: 10, rule: 'KC-25.3' });
    expect([s.table.targetWounds, cuddly(s).wounds]).toEqual([1, 0]);
    s.expectNoFact('criticalTriggered').expectQuestion('activation/act', 0);
    const near = given({
      scenario: 'mr-cuddly',
      models: [beside(here, 'south', 'human-bruiser', 0, { gap: 0.06 }), klacka],
      hands: ['7c 7d', ''],
    }).activate(0);
    expect(near.refused(0, 'strike cuddly', 'KC-25.3', 'notTouchingTarget').about.gap).toBeCloseTo(0.06, 6);
    const archer = striking('elf-archer');
    archer.refused(0, 'shoot m3', 'KC-25.3', 'onlyStrikesHurtIt');
    archer.refused(0, 'strike cuddly', 'KC-17.20', 'rangedOnly');
    expect([archer.offered(0, 'shoot'), archer.offered(0, 'strike')]).toEqual([['m1'], []]);
  });

  test('KC-25.4 two cards and a limit of 2, an action, no spells, Just do it!: as for the carriage', () => {
    const s = striking('human-bruiser', { gangs: [{ warCry: true }, {}] }, { equipment: ['wicked-blade'] });
    s.say('strike cuddly').refused(0, '7c 7d 7h', 'KC-24.11', 'tooManyCards');
    s.say('7c 7d').expectFact('actionSpent', { left: 1 });
    expect(s.table.targetWounds).toBe(1);
    const blind = striking('human-lowlife', { stash: [1, 0] }, { effects: ['blind'] });
    expect(blind.refused(0, 'strike cuddly', 'KC-24.11', 'limitTooLow').about).toMatchObject({ limit: 1, least: 2 });
    blind.say('strike cuddly just do it', '7c 7d').expectFact('coinsSpent', { rule: 'KC-24.22', coins: 1 });
    expect(blind.table.targetWounds).toBe(1);
    const wizard = striking('wizard');
    wizard.refused(0, 'cast attack m3', 'KC-24.13', 'neutralTarget');
    wizard.refused(0, 'cast support m3', 'KC-24.13', 'neutralTarget');
    wizard.refused(0, 'strike cuddly', 'KC-12.48', 'noFight');
    expect([wizard.offered(0, 'cast attack'), wizard.offered(0, 'cast support')]).toEqual([['m1'], ['m0']]);
  });

  test('KC-25.5 he has ten wounds, and whoever takes the last wins at once', () => {
    const s = striking('human-bruiser', { targetWounds: 8 }).say('strike cuddly', '7c 7d');
    expect([s.table.targetWounds, s.outcome]).toEqual([9, null]);
    s.say('strike cuddly', '5h 5s').expectFact('targetDestroyed', { seat: 0, model: 0, target: 'cuddly', rule: 'KC-25.5' });
    expect(s.outcome).toMatchObject({ reason: 'destroyed', rule: 'KC-25.5', winners: [0] });
  });

  test('KC-25.14 killing or adopting him is for a campaign; the facts name the last attacker', () => {
    expectStated('KC-25.14', 'Optional', '+10 Ruthlessness', 'adopts him');
    const s = striking('human-bruiser', { targetWounds: 9, coffers: 12 });
    expectNoReward(() => s.say('strike cuddly', '7c 7d'), s);
    s.expectFact('targetDestroyed', { seat: 0, model: 0, target: 'cuddly' });
  });
});

describe('his runs', () => {
  test('KC-25.6 only if somebody of either gang touches him, the player with the Initiative draws for him', () => {
    const alone = endTurn([beside(here, 'west', 'human-lowlife', 0, { ...done, gap: 0.06 })], { events: 'Kh' });
    alone.expectNoFact('cuddlyRoused');
    expect([cuddly(alone).x, cuddly(alone).y, alone.table.cuddlyMoves]).toEqual([12, 12, 0]);
    for (const [seat, initiative] of [
      [0, 1],
      [1, 0],
    ]) {
      const s = endTurn([beside(here, 'west', 'zombie', seat, done)], { events: 'Kh', initiative });
      s.expectFact('cuddlyRoused', { seat: initiative, card: 'Kh', touching: [2] });
      expect(s.table.cuddlyMoves).toBe(1);
      expect(s.table.eventDiscard[0]).toBe('Kh');
    }
  });

  test.each([
    ['5h', corner.west, corner.north, 'north-west'],
    ['5d', corner.east, corner.north, 'north-east'],
    ['5c', corner.east, corner.south, 'south-east'],
    ['5s', corner.west, corner.south, 'south-west'],
  ] as const)('KC-25.7 KC-25.9 by %s he runs to the corner of the suit, touching both edges', (card, x, y, name) => {
    const s = endTurn([toucher], { events: card });
    expect(cuddly(s)).toMatchObject({ x, y });
    s.expectFact('cuddlyRan', { corner: name, from: [12, 12], to: [x, y], moves: 1, of: 5, rule: 'KC-25.9' });
    expect(s.effects(2)).toEqual(card === '5h' || card === '5d' ? [] : ['stunned']);
    expect(s.wounds(2)).toBe(0);
  });

  test('KC-25.8 black: first he stuns all in contact, or wounds those Stunned already; then he runs', () => {
    const others = [
      toucher,
      beside(here, 'east', 'human-lowlife', 0, { ...done, effects: ['stunned'] }),
      beside(here, 'north', 'goblin-scumbag', 1, { ...done, effects: ['stunned'], wounds: 1 }),
      beside(here, 'south', 'zombie', 1, done),
      model('human-lowlife', 0, 6, 6, { ...done, effects: ['stunned'] }),
      model('zombie', 1, 18, 6, done),
    ];
    const s = endTurn(others, { events: '5s' });
    expect([2, 3, 5, 6, 7].map((m) => [s.effects(m), s.wounds(m)])).toEqual([
      [['stunned'], 0],
      [['stunned'], 1],
      [['stunned'], 0],
      [['stunned'], 0],
      [[], 0],
    ]);
    // Nobody's doing: the Scumbag is just gone.
    expect(s.model(4)).toMatchObject({ place: 'removed', removedBy: NONE });
    const kinds = s.facts.map(({ kind }) => kind);
    expect(kinds.indexOf('removed')).toBeLessThan(kinds.indexOf('cuddlyRan'));
    expect(cuddly(s)).toMatchObject({ x: corner.west, y: corner.south });
    // He is no attack: a Hard Head (KC-16.49) is no help, but whoever is Solid (KC-17.32) stands.
    const hard = beside(here, 'west', 'human-lowlife', 0, { ...done, effects: ['hard-head'] });
    const tough = endTurn([hard, beside(here, 'east', 'golem', 1, done)], { events: '5s' });
    expect([tough.effects(2), tough.effects(3)]).toEqual([['hard-head', 'stunned'], []]);
    // Red hurts nobody.
    const red = endTurn(others, { events: '5d' });
    expect(red.model(4).place).toBe('play');
    expect([2, 3, 5].map((m) => red.wounds(m))).toEqual([0, 0, 0]);
  });

  test('KC-25.10 to the nearest free spot where the corner is taken; where he is already he stays, and it counts', () => {
    const guard = model('ogre', 1, corner.east, corner.south, done);
    const taken = endTurn([toucher, guard], { events: '5c' });
    const { x, y } = cuddly(taken);
    // Along the edge, right beside the one who stands there.
    expect(Math.hypot(x - corner.east, y - corner.south)).toBeCloseTo(2 * R, 6);
    expect(Math.min(Math.abs(x - corner.east), Math.abs(y - corner.south))).toBeCloseTo(0, 6);
    taken.expectFact('cuddlyRan', { rule: 'KC-25.10', moves: 1 });
    const at = { x: corner.west, y: corner.north };
    const there = beside({ ...here, ...at }, 'east', 'human-lowlife', 0, done);
    const stays = endTurn([there], { events: '5h', cuddly: at, cuddlyMoves: 2 });
    expect(cuddly(stays)).toMatchObject(at);
    expect(stays.table.cuddlyMoves).toBe(3);
  });

  test('KC-25.11 KC-25.12 with his fifth move he escapes, and the game is drawn right then', () => {
    const fourth = endTurn([toucher], { events: '5h', cuddlyMoves: 3, targetWounds: 9 });
    expect([fourth.table.cuddlyMoves, fourth.outcome]).toEqual([4, null]);
    const fifth = endTurn([toucher], { events: '5h', cuddlyMoves: 4, targetWounds: 9, turn: 7 });
    fifth.expectFact('cuddlyEscaped', { moves: 5, rule: 'KC-25.11' });
    expect(fifth.outcome).toMatchObject({ reason: 'escaped', rule: 'KC-25.11', winners: [] });
    expect(cuddly(fifth)).toMatchObject({ x: corner.west, y: corner.north });
    expect([fifth.question, fifth.table.turn]).toEqual([null, 7]);
  });

  test('KC-25.13 after turn 12 it is a draw, and not before', () => {
    expect(endTurn([], { turn: 6 }).outcome).toBeNull();
    expect(endTurn([], { turn: 11 }).outcome).toBeNull();
    expect(endTurn([], { turn: 12, targetWounds: 9 }).outcome).toMatchObject({
      reason: 'turnLimit',
      rule: 'KC-25.13',
      winners: [],
    });
  });
});
