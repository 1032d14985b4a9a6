/** Chapter 28: Chuck Ball: the Chuck, and where a chest comes to rest. */
import { describe, expect, test } from 'vitest';
import { MARKER_RADIUS, RADIUS } from '../data/index.ts';
import { NONE } from '../table.ts';
import { type Arrangement, given, model, type Placed, type Scene } from './kit.ts';

const r = RADIUS[30];
const touch = r + MARKER_RADIUS;
/** How far the centre of the chest comes from that of the carrier. */
const thrown = touch + 2.5 + 2 * MARKER_RADIUS;
const done = { activated: true };
const lowlife = (x: number, y: number, more = {}) => model('human-lowlife', 0, x, y, more);
const klacka = model('klacka', 1, 22, 22, done);
const far = lowlife(2, 2, done);

const carrying = (x: number, y: number, more: Partial<Arrangement> = {}, others: Placed[] = []): Scene =>
  given({
    scenario: 'chuck-ball',
    models: [lowlife(x, y), klacka, far, ...others],
    chest: { carrier: 0 },
    events: '5h',
    ...more,
  }).activate(0);
const chucked = (x: number, y: number, direction: string, more: Partial<Arrangement> = {}, others: Placed[] = []) =>
  carrying(x, y, more, others).say('chuck', direction).table.chest;
const at = (x: number, y: number) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6), carrier: NONE, dropped: NONE });

describe('the Chuck', () => {
  test('KC-28.11 a carrier chucks the chest by one action and the colour of an Event card', () => {
    const s = carrying(12, 8).say('chuck');
    s.expectFact('actionSpent', { left: 1, rule: 'KC-28.11' });
    s.expectFact('testDrawn', { test: 'chuck', card: '5h', red: true });
    expect(s.table.eventDiscard).toEqual(['5h']);
    s.say('north').expectQuestion('activation/act', 0).expectFact('chestLetGo', { how: 'chucked', rule: 'KC-28.11' });
    // It may be done with both actions, if somebody has it again: here nobody has.
    s.refused(0, 'chuck', 'KC-28.16', 'notCarrying');
  });

  test('KC-28.12 red: the active player says where to, a card’s width measured like a move', () => {
    const s = carrying(12, 8).say('chuck').expectQuestion('chuck/direction', 0);
    s.refused(0, '12 8', 'KC-28.12', 'noDirection');
    s.refused(0, 'upwards', 'KC-28.12', 'notAPoint');
    s.say('north').expectFact('directionChosen', { seat: 0, rule: 'KC-28.12' });
    expect(s.table.chest).toEqual(at(12, 8 + thrown));
    expect(s.expectFact('chestCameToRest').length).toBeCloseTo(2.5 + 2 * MARKER_RADIUS, 6);
    // Any direction, by a point to aim at.
    expect(chucked(12, 8, '15 12')).toEqual(at(12 + 0.6 * thrown, 8 + 0.8 * thrown));
    expect(chucked(12, 8, 'south-west')).toEqual(at(12 - Math.SQRT1_2 * thrown, 8 - Math.SQRT1_2 * thrown));
  });

  test('KC-28.13 black: the other player does', () => {
    const s = carrying(12, 8, { events: '5s' }).say('chuck').expectQuestion('chuck/direction', 1).say('south');
    s.expectFact('directionChosen', { seat: 1, rule: 'KC-28.13' });
    expect(s.table.chest).toEqual(at(12, 8 - thrown));
    s.expectQuestion('activation/act', 0);
  });

  test('KC-28.14 it cannot go off the board: it stops at the edge', () => {
    expect(chucked(12, 2, 'south')).toEqual(at(12, MARKER_RADIUS));
    expect(chucked(22, 12, 'east')).toEqual(at(24 - MARKER_RADIUS, 12));
    // Short of the edge it goes its whole way.
    expect(chucked(12, thrown + MARKER_RADIUS + 0.01, 'south')).toEqual(at(12, MARKER_RADIUS + 0.01));
  });

  test('KC-28.15 it flies over models and Low terrain, and stops at Tall terrain', () => {
    const north = 8 + thrown;
    const inTheWay = [model('zombie', 1, 12, 10, done), model('zombie', 0, 12.9, 11.4, done)];
    expect(chucked(12, 8, 'north', {}, inTheWay)).toEqual(at(12, north));
    expect(chucked(12, 8, 'north', { terrain: 'low-wall 9 9.5 15 10.5 1' })).toEqual(at(12, north));
    expect(chucked(12, 8, 'north', { terrain: 'shed 9 10.5 15 11 1.1' })).toEqual(at(12, 10.5 - MARKER_RADIUS));
    // Grazing is not hitting.
    expect(chucked(12, 8, 'north', { terrain: 'shed 9 9.2 11.6 11 2' })).toEqual(at(12, north));
    expect(chucked(12, 8, 'north', { terrain: 'shed 9 9.2 11.7 11 2' })?.y).toBeLessThan(9.2);
  });

  test('KC-28.16 only the model in control may chuck, not one that merely touches the chest', () => {
    const beside = given({ scenario: 'chuck-ball', models: [lowlife(12, 12 - touch), klacka, far], events: '5h' }).activate(0);
    expect(beside.refused(0, 'chuck', 'KC-28.16', 'notCarrying').about).toEqual({ m: 0 });
    expect(beside.legal(0)).not.toContain('chuck');
    beside.say('take chest').allowed(0, 'chuck');
    given({ models: [far, klacka].map((one) => ({ ...one, activated: false })) })
      .activate(0)
      .refused(0, 'chuck', 'KC-10.1', 'notThisScenario');
  });
});

describe('where it rests (KC-28.23)', () => {
  const put = (x: number, y: number, direction: string, terrain?: string) =>
    carrying(x, y, { terrain }).say('put down chest', direction).table.chest;

  test('KC-28.23 wholly on the board: back along its line from an edge the carrier touches', () => {
    expect(chucked(12, r, 'south')).toEqual(at(12, MARKER_RADIUS));
    expect(put(12, r, 'south')).toEqual(at(12, MARKER_RADIUS));
    expect(put(r, 12, 'west')).toEqual(at(MARKER_RADIUS, 12));
    expect(put(r, 24 - r, 'north-west')).toEqual(at(MARKER_RADIUS, 24 - MARKER_RADIUS));
    // A hair's breadth of room is enough.
    expect(put(12, touch + MARKER_RADIUS + 0.01, 'south')).toEqual(at(12, MARKER_RADIUS + 0.01));
  });

  test('KC-28.23 clear of terrain, Low as well as Tall', () => {
    for (const kind of ['low-wall 9 9 15 10 1', 'house 9 9 15 13 3']) {
      expect(put(12, 9 - r, 'north', kind)).toEqual(at(12, 9 - MARKER_RADIUS));
      // Beside it there is room.
      expect(put(12, 9 - r, 'south', kind)).toEqual(at(12, 9 - r - touch));
    }
    // Chucked onto a low wall it lies before it.
    const s = carrying(12, 8, { terrain: 'low-wall 9 12 15 12.7 1' }).say('chuck', 'north');
    expect(s.table.chest).toEqual(at(12, 12 - MARKER_RADIUS));
    expect(s.expectFact('chestCameToRest', { rule: 'KC-28.23' }).wish[1]).toBeCloseTo(8 + thrown, 6);
  });

  test('KC-28.23 where a 30 mm base could touch it: not in the depth of a slit', () => {
    const slit = 'house 8 14 11.55 21 3; house 12.45 14 16 21 3';
    const chest = chucked(12, 12.5, 'north', { terrain: slit });
    // The mouth lets a base in up to 13.6175; from there it reaches 1.0343.
    const mouth = 14 - Math.sqrt(r ** 2 - 0.45 ** 2);
    const deepest = mouth + touch + 0.05;
    expect(chest?.x).toBe(12);
    expect(chest?.y).toBeLessThanOrEqual(deepest + 0.001);
    expect(chest?.y).toBeGreaterThan(deepest - 0.06);
  });

  test('KC-28.23 failing that, on the nearest such spot', () => {
    // Against a house there is not a spot on the line, which begins within the wall.
    expect(chucked(12, 9 - r, 'north', { terrain: 'house 9 9 15 13 3' })).toEqual(at(12, 9 - MARKER_RADIUS));
    // Low terrain from first to last: it would lie at 12.68, and beyond the stall is nearer than before or beside it.
    expect(chucked(12, 9 - r, 'north', { terrain: 'crates 9 9 15 14 1' })).toEqual(at(12, 14 + MARKER_RADIUS));
  });

  test('KC-28.6 KC-28.23 where a carrier falls there is always room', () => {
    const dying = lowlife(12, 9 - r, { wounds: 2, effects: ['poison'] });
    const models = [dying, klacka, far];
    const s = given({ scenario: 'chuck-ball', models, chest: { carrier: 0 }, terrain: 'house 9 9 15 13 3' }).activate(0);
    expect(s.table.chest).toEqual(at(12, 9 - r));
  });
});
