/** What a layout is asked before play. */
import { describe, expect, test } from 'vitest';
import { closedBy, holdsSquare, overlapPolygons, type Point, polygon, rectangle } from '../src/index.ts';
import { BOARD, LARGE, MARKET } from './town.ts';

const p = (x: number, y: number): Point => ({ x, y });

describe('overlap of polygons', () => {
  const square = rectangle(0, 0, 4, 4);
  test.each([
    ['apart', rectangle(5, 0, 6, 1), false],
    ['sharing an edge', rectangle(4, 0, 6, 4), false],
    ['half a thousandth inside', rectangle(3.9995, 0, 6, 4), false],
    ['two thousandths inside', rectangle(3.997, 0, 6, 4), true],
    ['the same', rectangle(0, 0, 4, 4), true],
    ['wholly inside', rectangle(1, 1, 2, 2), true],
    ['a cross, no corner inside the other', rectangle(-1, 1, 5, 2), true],
    ['in the notch of an L around it', polygon([p(-2, -2), p(8, -2), p(8, 0), p(0, 0), p(0, 8), p(-2, 8)]), false],
    ['an L that reaches in', polygon([p(-2, -2), p(8, -2), p(8, 0.1), p(0, 0.1), p(0, 8), p(-2, 8)]), true],
  ])('%s', (_, other, overlaps) => {
    expect(overlapPolygons(square, other)).toBe(overlaps);
    expect(overlapPolygons(other, square)).toBe(overlaps);
  });
});

test('a top that holds a square of 3', () => {
  expect(holdsSquare(rectangle(0, 0, 3, 3), 3)).toBe(true);
  expect(holdsSquare(rectangle(0, 0, 3, 2.99), 3)).toBe(false);
  expect(holdsSquare(rectangle(0, 0, 9, 2.9), 3)).toBe(false);
  // On its tip: side 3 along the edges.
  const h = 3 * Math.SQRT1_2;
  expect(holdsSquare(polygon([p(h, 0), p(0, h), p(-h, 0), p(0, -h)]), 3)).toBe(true);
  expect(holdsSquare(polygon([p(2.1, 0), p(0, 2.1), p(-2.1, 0), p(0, -2.1)]), 3)).toBe(false);
  // A right triangle with legs of 6 holds a square of 3 in its corner, one with 5.9 does not.
  expect(holdsSquare(polygon([p(0, 0), p(6, 0), p(0, 6)]), 3)).toBe(true);
  expect(holdsSquare(polygon([p(0, 0), p(5.9, 0), p(0, 5.9)]), 3)).toBe(false);
  // An L of arms 2 wide does not, although it is 6 across; one of arms 3 wide does.
  expect(holdsSquare(polygon([p(0, 0), p(6, 0), p(6, 2), p(2, 2), p(2, 6), p(0, 6)]), 3)).toBe(false);
  expect(holdsSquare(polygon([p(0, 0), p(6, 0), p(6, 3), p(3, 3), p(3, 6), p(0, 6)]), 3)).toBe(true);
});

test('getting through with a base of 40 mm, 1.5748 across', () => {
  const shapes = MARKET.map(({ shape }) => shape);
  expect(closedBy(shapes, BOARD, LARGE)).toBeNull();
  const west = rectangle(0, 10, 10, 11);
  expect(closedBy([west, rectangle(11.58, 10, 24, 11)], BOARD, LARGE)).toBeNull();
  expect(closedBy([west, rectangle(11.57, 10, 24, 11)], BOARD, LARGE)).toEqual([0, 1]);
  // A third piece bridges a wide gap; another one elsewhere has no part in it.
  const bridge = rectangle(11, 12, 13, 13);
  expect(closedBy([rectangle(2, 18, 4, 20), rectangle(14, 10, 24, 11), bridge, west], BOARD, LARGE)).toEqual([3, 2, 1]);
  // A wall that leaves 1.5 to the board's edge is as closed as one that touches it.
  expect(closedBy([rectangle(1.5, 10, 22.5, 11)], BOARD, LARGE)).toEqual([0]);
  expect(closedBy([rectangle(1.58, 10, 22.5, 11)], BOARD, LARGE)).toBeNull();
});
