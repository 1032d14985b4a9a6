/** Distances, overlaps and polygons against figures worked out by hand. */
import { describe, expect, test } from 'vitest';
import {
  area,
  baseDistance,
  circleGap,
  circleInBox,
  circleInPolygon,
  circlePolygonGap,
  contains,
  convexHull,
  inContact,
  inflate,
  lengthInside,
  overlapCirclePolygon,
  overlapCircles,
  type Point,
  pointSegment,
  pointsOf,
  polygon,
  polygonFault,
  polygonGap,
  rectangle,
  runsInside,
  segmentSegment,
  signedDistance,
  touchedEdges,
  touchesOutline,
  within,
} from '../src/index.ts';
import { BOARD, base, LARGE, SMALL } from './town.ts';

const p = (x: number, y: number): Point => ({ x, y });
const L_SHAPE = polygon([p(0, 0), p(4, 0), p(4, 2), p(2, 2), p(2, 4), p(0, 4)]);

describe('distances', () => {
  test.each([
    // Foot of the perpendicular at (2, 0): 3 above it.
    [p(2, 3), p(0, 0), p(4, 0), 3],
    // Before the start: 3-4-5 triangle.
    [p(-3, 4), p(0, 0), p(4, 0), 5],
    // Past the end: (7, 4) to (4, 0) is 3 and 4 again.
    [p(7, 4), p(0, 0), p(4, 0), 5],
    // A segment of no length is a point: 5-12-13.
    [p(5, 12), p(0, 0), p(0, 0), 13],
    // Slanted 45 degrees through the origin: (0, 2) is 2 / sqrt 2 away.
    [p(0, 2), p(-5, -5), p(5, 5), Math.SQRT2],
  ])('point %o, segment %o to %o: %d', (q, a, b, d) => {
    expect(pointSegment(q, a, b)).toBeCloseTo(d, 12);
  });

  test('between segments: crossing 0, parallel, corner to corner', () => {
    expect(segmentSegment(p(0, 0), p(2, 2), p(0, 2), p(2, 0))).toBe(0);
    expect(segmentSegment(p(0, 0), p(4, 0), p(1, 3), p(9, 3))).toBe(3);
    // (1, 0) to (4, 4): 3 and 4.
    expect(segmentSegment(p(0, 0), p(1, 0), p(4, 4), p(4, 9))).toBe(5);
  });

  test('bases are measured edge to edge, with the difference of elevation as the third side', () => {
    // Centres 5 apart, both radii 1: 3. Elevations differ by 4: sqrt(9 + 16) = 5.
    expect(circleGap({ x: 0, y: 0, r: 1 }, { x: 3, y: 4, r: 1 })).toBe(3);
    expect(baseDistance(base(0, 0, 1), base(3, 4, 1, 4))).toBe(5);
    // Overlapping on the plan: only the elevation counts.
    expect(baseDistance(base(0, 0, 1), base(1, 0, 1, 4))).toBe(4);
    // 30 mm bases at 4.6811: 4.6811 - 1.1811 = 3.5, a card's length.
    expect(baseDistance(base(0, 0), base(4.6811, 0))).toBeCloseTo(3.5, 4);
  });

  test('equality counts, and a thousandth more does', () => {
    expect(within(3.5, 3.5)).toBe(true);
    expect(within(3.501, 3.5)).toBe(true);
    expect(within(3.5011, 3.5)).toBe(false);
    expect(within(Number.NaN, 3.5)).toBe(false);
  });

  test('circle and polygon: beside an edge, at a corner, inside', () => {
    const square = rectangle(0, 0, 4, 4);
    expect(circlePolygonGap({ x: 7, y: 2, r: 1 }, square)).toBe(2);
    // From the corner (4, 4) to (7, 8): 5, less the radius.
    expect(circlePolygonGap({ x: 7, y: 8, r: 1 }, square)).toBe(4);
    expect(signedDistance(square, 1, 2)).toBe(-1);
    expect(signedDistance(square, 4, 2)).toBeCloseTo(0, 12);
    expect(polygonGap(square, rectangle(7, 8, 9, 9))).toBe(5);
    expect(polygonGap(square, rectangle(1, 1, 2, 2))).toBe(0);
    expect(polygonGap(square, rectangle(4, 0, 5, 1))).toBe(0);
  });
});

describe('overlap and contact', () => {
  test('touching is no overlap, nor is a thousandth', () => {
    const a = { x: 0, y: 0, r: 0.5 };
    for (const [x, overlaps] of [
      [1, false],
      [0.9995, false],
      [0.9989, true],
      [0, true],
    ] as const) {
      expect(overlapCircles(a, { x, y: 0, r: 0.5 })).toBe(overlaps);
    }
    const wall = rectangle(1, -5, 2, 5);
    for (const [x, overlaps] of [
      [0.5, false],
      [0.5009, false],
      [0.502, true],
      [1.5, true],
      [2.5, false],
    ] as const) {
      expect(overlapCirclePolygon({ x, y: 0, r: 0.5 }, wall)).toBe(overlaps);
    }
    // At the corner (1, 5): (0.7, 5.4) is 0.5 from it (3-4-5), (0.71, 5.4) is sqrt(0.0841 + 0.16) = 0.4941.
    expect(overlapCirclePolygon({ x: 0.7, y: 5.4, r: 0.5 }, wall)).toBe(false);
    expect(overlapCirclePolygon({ x: 0.71, y: 5.4, r: 0.5 }, wall)).toBe(true);
  });

  test('a base stays on its board and on its top', () => {
    expect(circleInBox(base(SMALL, 12), BOARD)).toBe(true);
    expect(circleInBox(base(SMALL - 0.002, 12), BOARD)).toBe(false);
    expect(circleInBox(base(24 - LARGE, 12, LARGE), BOARD)).toBe(true);
    expect(circleInBox(base(Number.NaN, 12), BOARD)).toBe(false);
    const top = rectangle(0, 0, 3, 3);
    expect(circleInPolygon(base(1.5, SMALL), top)).toBe(true);
    expect(circleInPolygon(base(1.5, SMALL - 0.0005), top)).toBe(true);
    expect(circleInPolygon(base(1.5, SMALL - 0.002), top)).toBe(false);
    expect(circleInPolygon(base(1.5, -5), top)).toBe(false);
    // In the notch of an L, near the reflex corner (2, 2): (1.6, 1.7) is 0.5 from it.
    expect(circleInPolygon({ x: 1.6, y: 1.7, r: 0.5 }, L_SHAPE)).toBe(true);
    expect(circleInPolygon({ x: 1.7, y: 1.7, r: 0.5 }, L_SHAPE)).toBe(false);
  });

  test('contact: a gap of 0.05 and a rise of 0.5', () => {
    const a = base(0, 0, 0.5);
    expect(inContact(a, base(1.05, 0, 0.5))).toBe(true);
    expect(inContact(a, base(1.0501, 0, 0.5))).toBe(false);
    expect(inContact(a, base(1, 0, 0.5, 0.5))).toBe(true);
    expect(inContact(a, base(1, 0, 0.5, 0.6))).toBe(false);
    expect(touchesOutline(base(-0.55, 1, 0.5), rectangle(0, 0, 3, 3))).toBe(true);
    expect(touchesOutline(base(-0.56, 1, 0.5), rectangle(0, 0, 3, 3))).toBe(false);
    // From on top: 0.54 from the west edge, and in the corner from both edges.
    expect(touchesOutline(base(0.54, 1.5, 0.5), rectangle(0, 0, 3, 3))).toBe(true);
    expect(touchesOutline(base(1.5, 1.5, 0.5), rectangle(0, 0, 3, 3))).toBe(false);
    expect(touchedEdges(base(0.5, 0.5, 0.5), rectangle(0, 0, 3, 3))).toEqual([0, 3]);
    expect(touchedEdges(base(1.5, -0.5, 0.5), rectangle(0, 0, 3, 3))).toEqual([0]);
  });
});

describe('polygons', () => {
  test('area, corners and inside', () => {
    // 4 by 2 and 2 by 2.
    expect(area(L_SHAPE)).toBe(12);
    expect(L_SHAPE.convex).toBe(false);
    expect(contains(L_SHAPE, 1, 3)).toBe(true);
    expect(contains(L_SHAPE, 3, 3)).toBe(false);
    expect(contains(L_SHAPE, 3, 1)).toBe(true);
    expect(L_SHAPE.box).toEqual({ x0: 0, y0: 0, x1: 4, y1: 4 });
    // Clockwise corners, a repeated one and one in the middle of an edge make the same square.
    const square = polygon([p(0, 2), p(2, 2), p(2, 0), p(1, 0), p(0, 0), p(0, 0)]);
    expect(area(square)).toBe(4);
    expect(square.xs.length).toBe(4);
    expect(square.convex).toBe(true);
    // Plain data: it survives being written down.
    expect(JSON.parse(JSON.stringify(square))).toEqual(square);
  });

  test.each([
    ['few-corners', [p(0, 0), p(1, 1)]],
    ['not-numbers', [p(0, 0), p(1, Number.NaN), p(1, 0)]],
    ['not-numbers', [p(0, 0), p(1, Infinity), p(1, 0)]],
    ['flat', [p(0, 0), p(1, 1), p(2, 2)]],
    ['crosses-itself', [p(0, 0), p(2, 2), p(2, 0), p(0, 2)]],
    ['crosses-itself', [p(0, 0), p(4, 0), p(4, 4), p(2, 0), p(0, 4)]],
    [null, [p(0, 0), p(4, 0), p(4, 4), p(2, 1), p(0, 4)]],
  ])('fault %s', (fault, points) => {
    expect(polygonFault(points)).toBe(fault);
    if (fault) expect(() => polygon(points)).toThrow(fault);
  });

  test('convex hull leaves out what is inside or on an edge', () => {
    expect(convexHull([p(0, 0), p(2, 2), p(1, 1), p(2, 0), p(0, 2), p(1, 0)])).toEqual([p(0, 0), p(2, 0), p(2, 2), p(0, 2)]);
  });

  test('length over a polygon, and running inside it', () => {
    const square = rectangle(0, 0, 4, 4);
    // In at (0, 1), out at (4, 4): 4 and 3, so 5.
    expect(lengthInside(square, p(-4, -2), p(8, 7))).toBeCloseTo(5, 12);
    // Over the L at y = 3 it is 2 long; along y = 1 it is 4.
    expect(lengthInside(L_SHAPE, p(-1, 3), p(9, 3))).toBeCloseTo(2, 12);
    expect(lengthInside(L_SHAPE, p(-1, 1), p(9, 1))).toBeCloseTo(4, 12);
    expect(lengthInside(square, p(-1, 5), p(9, 5))).toBe(0);
    // The line y = 1.9995 runs along the notch of the L within the tolerance there, but not through the upright.
    expect(runsInside(L_SHAPE, 2.2, 1.9995, 5, 0, 0.001)).toBe(false);
    expect(runsInside(L_SHAPE, 2.2, 1.99, 5, 0, 0.001)).toBe(true);
    expect(runsInside(L_SHAPE, -1, 1.9995, 9, 0, 0.001)).toBe(true);
    // Grazing the tip of the corner (4, 0): a line at 45 degrees through (4, 0.001) reaches 0.0007 deep.
    expect(runsInside(L_SHAPE, 3, -0.999, 2, 2, 0.001)).toBe(false);
    expect(runsInside(L_SHAPE, 3, -0.99, 2, 2, 0.001)).toBe(true);
  });

  test('grown for drawing, every point is that far from the outline', () => {
    const square = rectangle(0, 0, 4, 4);
    for (const q of inflate(square, 0.5)) expect(signedDistance(square, q.x, q.y)).toBeCloseTo(0.5, 12);
    // 16 + 4 sides of 4 by 0.5 + a round corner in four quarters (six-sided quarters make it a little less than pi/4).
    expect(area(polygon(inflate(square, 0.5)))).toBeGreaterThan(24.77);
    expect(area(polygon(inflate(square, 0.5)))).toBeLessThan(24 + Math.PI / 4);
    expect(pointsOf(square)).toHaveLength(4);
  });
});
