/** Straight moves, shoves and named places against figures worked out by hand. */
import { describe, expect, test } from 'vitest';
import {
  area,
  type Base,
  behind,
  beside,
  fits,
  freeAlong,
  intoContact,
  newStop,
  onEdge,
  onTop,
  type Piece,
  type Point,
  polygon,
  reaches,
  reachOutline,
  type Scene,
  shove,
  snap,
  sweep,
  towards,
} from '../src/index.ts';
import { BOARD, base, LARGE, piece, SMALL } from './town.ts';

const scene = (pieces: readonly Piece[], bases: readonly Base[], board: typeof BOARD | null = null): Scene => ({
  board,
  pieces,
  bases,
});
const stop = newStop();
const near = (p: Point | null, x: number, y: number): void => {
  expect(p?.x).toBeCloseTo(x, 9);
  expect(p?.y).toBeCloseTo(y, 9);
};

describe('a straight move', () => {
  const mover = base(0, 0, 0.5);
  test.each([
    // Radii 0.5 and 0.5: centres 1 apart.
    ['head on', base(5, 0, 0.5), 4],
    // 0.6 off the line: sqrt(1 - 0.36) = 0.8 before it.
    ['off the line', base(5, 0.6, 0.5), 4.2],
    ['grazing', base(5, 1, 0.5), 10],
    ['grazing by half a thousandth', base(5, 0.9995, 0.5), 10],
    // sqrt(1 - 0.996004) = 0.0632.
    ['two thousandths too near', base(5, 0.998, 0.5), 5 - Math.sqrt(1 - 0.998 ** 2)],
    ['beyond the end', base(11, 0, 0.5), 10],
    ['just before the end', base(10.9, 0, 0.5), 9.9],
    ['touching, behind', base(-1, 0, 0.5), 10],
    ['touching, beside', base(0, 1, 0.5), 10],
    ['touching, ahead', base(1, 0, 0.5), 0],
    ['touching, ahead to one side', base(0.8, 0.6, 0.5), 0],
    ['removed from play', base(5, 0, 0), 10],
  ])('against a base %s', (_, other, x) => {
    const arrived = sweep(scene([], [mover, other]), mover, 10, 0, stop);
    expect(stop.x).toBeCloseTo(x, 9);
    expect(stop.y).toBe(0);
    expect(arrived).toBe(x === 10);
    expect(stop.length).toBeCloseTo(x, 9);
    expect([stop.kind, stop.index]).toEqual(x === 10 ? ['free', -1] : ['base', 1]);
  });

  test.each([
    ['a wall', piece(3, -1, 4, 1, 3), 2.5],
    // Corner (3, 0.3): sqrt(0.25 - 0.09) = 0.4 before it.
    ['a corner', piece(3, 0.3, 4, 2, 3), 2.6],
    ['along a wall', piece(1, 0.5, 9, 2, 3), 10],
    ['along a wall, half a thousandth into it', piece(1, 0.4995, 9, 2, 3), 10],
    ['a post so thin that no corner is on the line', piece(5, -0.01, 5.01, 0.01, 3), 4.5 + (0.5 - Math.sqrt(0.25 - 0.0001))],
    ['a low wall is as solid', piece(3, -1, 4, 1, 1), 2.5],
    ['something no higher than the mover stands', piece(3, -1, 4, 1, 0), 10],
  ])('against %s', (name, thing, x) => {
    sweep(scene([thing], []), mover, 10, 0, stop);
    if (name.startsWith('a post')) expect(stop.x).toBeCloseTo(4.5, 3);
    else expect(stop.x).toBeCloseTo(x, 9);
    expect(stop.kind).toBe(x === 10 ? 'free' : 'piece');
  });

  test('a slanted wall: contact where the line is 0.5 away', () => {
    // The line y = x - 4 is reached at x = 4 - 0.5 * sqrt 2.
    const slope = polygon([
      { x: 2, y: -2 },
      { x: 8, y: -2 },
      { x: 8, y: 4 },
    ]);
    sweep(scene([{ shape: slope, top: 3, opaque: true }], []), mover, 10, 0, stop);
    expect(stop.x).toBeCloseTo(4 - Math.SQRT1_2, 9);
  });

  test('the first of several things stops it', () => {
    const s = scene([piece(7, -1, 8, 1, 3), piece(4, -1, 5, 1, 3)], [base(6, 0, 0.5), base(9, 0, 0.5)]);
    sweep(s, mover, 10, 0, stop);
    expect([stop.kind, stop.index, stop.x]).toEqual(['piece', 1, 3.5]);
  });

  test('the board, the rim of a top, no such place', () => {
    const s = scene([], [], BOARD);
    const inside = base(12, 12, 0.5);
    expect(sweep(s, inside, 12, 40, stop)).toBe(false);
    expect([stop.kind, stop.x, stop.y]).toEqual(['board', 12, 23.5]);
    expect(sweep(s, inside, 23.5, 12, stop)).toBe(true);
    expect(sweep(s, inside, 23.502, 12, stop)).toBe(false);
    const house = piece(10, 10, 14, 14, 3);
    const up = base(12, 12, 0.5, 3);
    expect(sweep(scene([house], [], BOARD), up, 20, 12, stop, house)).toBe(false);
    expect([stop.kind, stop.x]).toEqual(['rim', 13.5]);
    expect(sweep(s, inside, Number.NaN, 12, stop)).toBe(false);
    expect([stop.kind, stop.x, stop.y, stop.length]).toEqual(['nowhere', 12, 12, 0]);
    expect(sweep(s, inside, Infinity, 12, stop)).toBe(false);
    expect(stop.kind).toBe('nowhere');
  });

  test('who stands inside something goes nowhere; an imagined copy passes over its true self', () => {
    const house = piece(-2, -2, 2, 2, 3);
    expect(sweep(scene([house], []), mover, 10, 0, stop)).toBe(false);
    expect(stop.length).toBe(0);
    const s = scene([], [mover]);
    const copy = { ...mover, x: -5 };
    expect(sweep(s, copy, 5, 0, stop)).toBe(false);
    expect(sweep(s, copy, 5, 0, stop, null, mover)).toBe(true);
  });

  test('fits: what is in the way, and nothing within the tolerance', () => {
    const s = scene([piece(3, 3, 6, 6, 3)], [base(10, 10, 0.5)], BOARD);
    const at = (x: number, y: number): string => {
      fits(s, base(x, y, 0.5), stop);
      return `${stop.kind} ${stop.index}`;
    };
    expect(at(0.5, 0.5)).toBe('free -1');
    expect(at(0.498, 0.5)).toBe('board -1');
    expect(at(10.9995, 10)).toBe('free -1');
    expect(at(10.99, 10)).toBe('base 0');
    expect(at(4, 4)).toBe('piece 0');
    expect(at(2.5, 4)).toBe('free -1');
    expect(at(Number.NaN, 4)).toBe('nowhere -1');
  });
});

describe('a shove', () => {
  // L and a base of 30 mm: 3.5 + 1.1811 = 4.6811 of the centre.
  const far = 3.5 + 2 * SMALL;
  const attacker = base(5, 5);
  // Touching, in the direction (0.6, 0.8).
  const target = base(5 + 0.6 * 2 * SMALL, 5 + 0.8 * 2 * SMALL);

  test('goes straight away from the attacker, the card and the base together', () => {
    expect(shove(scene([], [attacker, target], BOARD), attacker, target, far, stop)).toBe(true);
    near(stop, target.x + 0.6 * far, target.y + 0.8 * far);
    expect(stop.length).toBeCloseTo(4.6811, 4);
  });

  test('stops at a wall, a base, the board, the rim', () => {
    const wall = piece(0, 8, 24, 9, 3);
    shove(scene([wall], [attacker, target], BOARD), attacker, target, far, stop);
    // y = 8 - radius; x as much farther as 0.6 is to 0.8.
    near(stop, target.x + (0.6 / 0.8) * (8 - SMALL - target.y), 8 - SMALL);
    const other = base(target.x + 0.6 * 3, target.y + 0.8 * 3);
    shove(scene([], [attacker, target, other], BOARD), attacker, target, far, stop);
    expect([stop.kind, stop.index]).toEqual(['base', 2]);
    expect(stop.length).toBeCloseTo(3 - 2 * SMALL, 9);
    const low = base(20, 1);
    const lower = base(20, 1 + 2 * SMALL);
    shove(scene([], [low, lower], BOARD), lower, low, far, stop);
    expect([stop.kind, stop.y]).toEqual(['board', SMALL]);
  });

  test('from the very same place there is no direction', () => {
    expect(shove(scene([], [], BOARD), attacker, { ...attacker }, far, stop)).toBe(false);
    expect(stop.kind).toBe('nowhere');
    near(stop, 5, 5);
  });
});

describe('places by name', () => {
  const mover = base(5, 5);
  const way = { limit: 4.6811 };

  test('into contact: the nearest point of the target, where nothing is in the way', () => {
    const target = base(9, 5, LARGE);
    near(intoContact(scene([], [mover, target], BOARD), mover, target, way), 9 - SMALL - LARGE, 5);
    // 6 away: 6 - 1.1811 = 4.8189 is too far for 4.6811.
    expect(intoContact(scene([], [mover], BOARD), mover, base(11, 5), way)).toBeNull();
    near(intoContact(scene([], [mover], BOARD), mover, base(11, 5), { limit: null }), 11 - 2 * SMALL, 5);
  });

  test('into contact past something: somewhere else around the target', () => {
    const target = base(8.5, 5);
    const other = base(6.6, 4);
    const s = scene([], [mover, target, other], BOARD);
    expect(reaches(s, mover, 8.5 - 2 * SMALL, 5, 4.6811)).toBe(false);
    const found = intoContact(s, mover, target, way);
    expect(found).not.toBeNull();
    if (!found) return;
    expect(reaches(s, mover, found.x, found.y, 4.6811)).toBe(true);
    expect(Math.hypot(found.x - 8.5, found.y - 5)).toBeCloseTo(2 * SMALL, 9);
  });

  test('towards: as far as the limit, the goal or the first thing allows', () => {
    const s = scene([], [mover, base(5, 12)], BOARD);
    expect(towards(s, mover, { x: 15, y: 5 }, 4, stop)).toBe(true);
    near(stop, 9, 5);
    expect(towards(s, mover, { x: 7, y: 5 }, 4, stop)).toBe(true);
    near(stop, 7, 5);
    expect(towards(s, mover, { x: 5, y: 12 }, 9, stop)).toBe(false);
    near(stop, 5, 12 - 2 * SMALL);
  });

  test('behind a base and behind a wall, as seen from somebody', () => {
    const cover = base(5, 8);
    near(behind(scene([], [mover, cover], BOARD), mover, cover, { x: 5, y: 0 }, { limit: null }), 5, 8 + 2 * SMALL);
    const wall = piece(3, 7, 7, 8, 1);
    // Seen from due north the mover's own side is behind: against y = 7, below the middle of the wall.
    near(behind(scene([wall], [mover], BOARD), mover, wall.shape, { x: 5, y: 20 }, way), 5, 7 - SMALL);
    // Seen from due south the far side is, and no straight move of that length goes there.
    expect(behind(scene([wall], [mover], BOARD), mover, wall.shape, { x: 5, y: 0 }, way)).toBeNull();
  });

  test('beside a piece, on top of it, on an edge of the board', () => {
    const house = piece(7, 3, 10, 6, 3);
    const s = scene([house], [mover], BOARD);
    near(beside(s, mover, house.shape, way), 7 - SMALL, 5);
    // From touching the west wall the nearest place on top is one base farther east.
    const climber = base(7 - SMALL, 4.5);
    near(onTop(scene([house], [climber], BOARD), climber, house, 2 * SMALL + 0.5), 7 + SMALL, 4.5);
    // Somebody stands there: on a longer house one base farther along the edge, sqrt(2) * 1.1811 = 1.6703 away.
    const there = base(7 + SMALL, 4.5, SMALL, 3);
    const long = piece(7, 3, 10, 7, 3);
    near(onTop(scene([long], [climber, there], BOARD), climber, long, 2 * SMALL + 0.5), 7 + SMALL, 4.5 + 2 * SMALL);
    expect(onTop(scene([house], [climber, there], BOARD), climber, house, 2 * SMALL + 0.5)).toBeNull();
    expect(onTop(s, climber, house, 1)).toBeNull();
    expect(onEdge(BOARD, 'south', 3, 0.5)).toEqual({ x: 3, y: 0.5 });
    expect(onEdge(BOARD, 'north', 3, 0.5)).toEqual({ x: 3, y: 23.5 });
    expect(onEdge(BOARD, 'west', 3, 0.5)).toEqual({ x: 0.5, y: 3 });
    expect(onEdge(BOARD, 'east', 3, 0.5)).toEqual({ x: 23.5, y: 3 });
  });

  test('the free place nearest along a line', () => {
    const carriage = piece(0, 10.75, 6, 13.25, 2);
    const under = base(3, 11.5);
    // South: 11.5 - 10.75 + radius; north would be 13.25 - 11.5 + radius.
    near(freeAlong(scene([carriage], [under], BOARD), under, 0, 1, 24), 3, 10.75 - SMALL);
    near(freeAlong(scene([carriage], [under], BOARD), under, 0, 1, 24, true), 3, 13.25 + SMALL);
    // Somebody stands south of it: north is nearer than round him.
    const south = base(3, 10.75 - SMALL);
    near(freeAlong(scene([carriage], [under, south], BOARD), under, 0, 1, 24), 3, 13.25 + SMALL);
    expect(freeAlong(scene([carriage], [under], BOARD), under, 0, 1, 1)).toBeNull();
    near(freeAlong(scene([], [under], BOARD), under, 0, 1, 1), 3, 11.5);
  });

  test('snapping to contact within 0.05', () => {
    const other = base(0, 0, 0.5);
    near(snap(scene([], [other]), base(1.03, 0, 0.5)), 1, 0);
    near(snap(scene([], [other]), base(0.9995, 0, 0.5)), 1, 0);
    near(snap(scene([], [other]), base(1.06, 0, 0.5)), 1.06, 0);
    near(snap(scene([], [{ ...other, z: 3 }]), base(1.03, 0, 0.5)), 1.03, 0);
    // Between two at (0, 0) and (1.2, 0): against both at (0.6, 0.8).
    near(snap(scene([], [other, base(1.2, 0, 0.5)]), base(0.61, 0.82, 0.5)), 0.6, 0.8);
    // Set against the base it would be 0.03 inside the wall: it stays.
    near(snap(scene([piece(-2, -2, 0.5, 2, 3)], [base(0.9, 1.03, 0.5)]), base(1, 0, 0.5)), 1, 0);
  });
});

describe('the reachable area', () => {
  test('in the open it is a disc', () => {
    const s = scene([], []);
    const mover = base(12, 12);
    // 128 sides: 2 pi / 128 between them; area = 64 * r^2 * sin(2 pi / 128).
    expect(area(polygon(reachOutline(s, mover, 4)))).toBeCloseTo(64 * 16 * Math.sin((2 * Math.PI) / 128), 9);
    expect(reaches(s, mover, 16, 12, 4)).toBe(true);
    expect(reaches(s, mover, 16.0009, 12, 4)).toBe(true);
    expect(reaches(s, mover, 16.002, 12, 4)).toBe(false);
    expect(reaches(s, mover, Number.NaN, 12, 4)).toBe(false);
  });

  test('a wall cuts off what is behind it', () => {
    const s = scene([piece(13, 0, 14, 24, 3)], [], BOARD);
    const mover = base(12, 12, 0.5);
    for (const p of reachOutline(s, mover, 4)) expect(p.x).toBeLessThanOrEqual(12.5 + 1e-9);
    expect(reaches(s, mover, 12.5, 14, 4)).toBe(true);
    expect(reaches(s, mover, 15, 12, 4)).toBe(false);
  });
});
