/** Laws of distance, of straight moves, of named places and of the reachable area, in towns at random. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Base,
  baseDistance,
  boxOf,
  circleGap,
  circleInPolygon,
  contains,
  convexHull,
  distance,
  fits,
  inContact,
  intoContact,
  newStop,
  type Piece,
  polygon,
  polygonGap,
  push,
  reaches,
  reachOutline,
  type Scene,
  shove,
  signedDistance,
  snap,
  sweep,
} from '../src/index.ts';
import { base, crookedTown, LARGE, MARKET, numbers, populate, SMALL } from './town.ts';

const coordinate = fc.double({ min: -30, max: 30, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const someBase = fc
  .tuple(coordinate, coordinate, fc.constantFrom(SMALL, LARGE), fc.constantFrom(0, 1, 3, 5))
  .map(([x, y, r, z]) => base(x, y, r, z));

const town = fc.tuple(fc.integer(), fc.boolean()).map(([seed, crooked]) => {
  const random = numbers(seed);
  return populate(crooked ? crookedTown(10, random) : MARKET, 16, random, !crooked);
});
const inTown = fc.record({
  s: town,
  who: fc.nat(),
  angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  length: fc.double({ min: 0, max: 9, noNaN: true }),
});

const stop = newStop();
const other = newStop();
const standsOn = (s: Scene, b: Base): Piece | null =>
  b.z > 0 ? (s.pieces.find((p) => p.top === b.z && circleInPolygon(b, p.shape)) ?? null) : null;

/** Where the mover would be after a part of the way. */
const after = (b: Base, x: number, y: number, part: number): Base => ({
  ...b,
  x: b.x + (x - b.x) * part,
  y: b.y + (y - b.y) * part,
});

describe('distance', () => {
  test('is the same both ways, never negative, nought to oneself', () => {
    fc.assert(
      fc.property(someBase, someBase, (a, b) => {
        expect(baseDistance(a, b)).toBe(baseDistance(b, a));
        expect(circleGap(a, b)).toBe(circleGap(b, a));
        expect(circleGap(a, b)).toBeGreaterThanOrEqual(0);
        expect(baseDistance(a, a)).toBe(0);
        expect(inContact(a, b)).toBe(inContact(b, a));
      }),
    );
  });

  test('points obey the triangle; bases do with the width of the one between', () => {
    fc.assert(
      fc.property(someBase, someBase, someBase, point, (a, b, c, q) => {
        expect(distance(a, b)).toBeLessThanOrEqual(distance(a, q) + distance(q, b) + 1e-9);
        expect(circleGap(a, c)).toBeLessThanOrEqual(circleGap(a, b) + 2 * b.r + circleGap(b, c) + 1e-9);
      }),
    );
  });

  test('polygons: the same both ways, and no nearer than the plainest bound', () => {
    fc.assert(
      fc.property(fc.integer(), point, point, (seed, p, q) => {
        const [a, b] = crookedTown(2, numbers(seed)).map((piece) => piece.shape);
        expect(polygonGap(a, b)).toBeCloseTo(polygonGap(b, a), 9);
        // The distance to a polygon changes by no more than one moves.
        expect(Math.abs(signedDistance(a, p.x, p.y) - signedDistance(a, q.x, q.y))).toBeLessThanOrEqual(distance(p, q) + 1e-9);
        // Inside a convex shape is behind all its edges.
        const beyond = Math.max(...a.d.map((d, i) => a.nx[i] * p.x + a.ny[i] * p.y - d));
        if (a.convex && Math.abs(beyond) > 1e-9) expect(contains(a, p.x, p.y)).toBe(beyond < 0);
      }),
    );
  });

  test('the hull holds all points, and its own hull is itself', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.integer({ min: -20, max: 20 }), y: fc.integer({ min: -20, max: 20 }) }), {
          minLength: 3,
          maxLength: 20,
        }),
        (points) => {
          const hull = convexHull(points);
          fc.pre(hull.length > 2);
          const shape = polygon(hull);
          expect(shape.convex).toBe(true);
          for (const p of points) expect(signedDistance(shape, p.x, p.y)).toBeLessThanOrEqual(1e-9);
          expect(convexHull(hull)).toEqual(hull);
          expect(shape.box).toEqual(boxOf(points));
        },
      ),
    );
  });
});

describe('straight moves', () => {
  test('never overlap anything on the way or at the end; what stops them would be run into', () => {
    const met: Record<string, number> = {};
    fc.assert(
      fc.property(inTown, ({ s, who, angle, length }) => {
        const mover = s.bases[who % s.bases.length];
        const on = standsOn(s, mover);
        const [x, y] = [mover.x + Math.cos(angle) * length, mover.y + Math.sin(angle) * length];
        const arrived = sweep(s, mover, x, y, stop, on);
        met[stop.kind] = (met[stop.kind] ?? 0) + 1;
        for (let i = 0; i <= 40; i++) {
          expect(fits(s, after(mover, x, y, (stop.part * i) / 40), other, on, mover, 0.001 + 1e-9)).toBe(true);
        }
        if (arrived) return;
        // Somewhere farther on the way the mover would overlap.
        const overlaps = Array.from({ length: 801 }, (_, i) => after(mover, x, y, stop.part + ((1 - stop.part) * i) / 800)).some(
          (b) => !fits(s, b, other, on, mover, 0.0009),
        );
        expect(overlaps).toBe(true);
      }),
      { numRuns: 400, seed: 21 },
    );
    for (const kind of ['free', 'base', 'piece', 'board', 'rim']) expect(met[kind]).toBeGreaterThan(0);
  });

  test('who arrives could have stopped on the way, and what stops is touched', () => {
    fc.assert(
      fc.property(inTown, fc.double({ min: 0, max: 1, noNaN: true }), ({ s, who, angle, length }, part) => {
        const mover = s.bases[who % s.bases.length];
        const on = standsOn(s, mover);
        push(s, mover, Math.cos(angle), Math.sin(angle), length, stop, on);
        const short = after(mover, stop.x, stop.y, part);
        expect(sweep(s, mover, short.x, short.y, other, on)).toBe(true);
        const end = { ...mover, x: stop.x, y: stop.y };
        if (stop.kind === 'base') expect(inContact(end, s.bases[stop.index], 0.001, 99)).toBe(true);
        if (stop.kind === 'piece')
          expect(Math.abs(signedDistance(s.pieces[stop.index].shape, end.x, end.y) - end.r)).toBeLessThan(0.0011);
      }),
      { numRuns: 400, seed: 22 },
    );
  });

  test('a shove ends on the line away from the attacker, within its length, overlapping nothing', () => {
    fc.assert(
      fc.property(inTown, fc.nat(), ({ s, who, length }, from) => {
        const target = s.bases[who % s.bases.length];
        const attacker = s.bases[from % s.bases.length];
        fc.pre(target !== attacker);
        const on = standsOn(s, target);
        shove(s, attacker, target, length, stop, on);
        const end = { ...target, x: stop.x, y: stop.y };
        expect(fits(s, end, other, on, target, 0.001 + 1e-9)).toBe(true);
        expect(distance(target, end)).toBeLessThanOrEqual(length + 1e-9);
        expect(distance(attacker, end)).toBeCloseTo(distance(attacker, target) + stop.length, 9);
      }),
      { numRuns: 300, seed: 23 },
    );
  });
});

describe('places', () => {
  test('into contact: touching, reachable, and as near as going straight where that is free', () => {
    let found = 0;
    fc.assert(
      fc.property(town, fc.nat(), fc.nat(), (s, who, whom) => {
        const mover = s.bases[who % s.bases.length];
        const target = s.bases[whom % s.bases.length];
        fc.pre(mover !== target);
        const on = standsOn(s, mover);
        const place = intoContact(s, mover, target, { limit: 4.6811, on });
        if (!place) {
          // Then going straight at it does not come into contact either.
          const reach = distance(mover, target) - mover.r - target.r;
          expect(reach <= 4.6811 && push(s, mover, target.x - mover.x, target.y - mover.y, reach, stop, on)).toBe(false);
          return;
        }
        found++;
        expect(reaches(s, mover, place.x, place.y, 4.6811, on)).toBe(true);
        expect(distance(place, target)).toBeCloseTo(mover.r + target.r, 9);
      }),
      { numRuns: 300, seed: 31 },
    );
    expect(found).toBeGreaterThan(20);
  });

  test('snapping moves by no more than the tolerances and never makes an overlap', () => {
    fc.assert(
      fc.property(inTown, ({ s, who, angle, length }) => {
        const mover = s.bases[who % s.bases.length];
        const on = standsOn(s, mover);
        push(s, mover, Math.cos(angle), Math.sin(angle), length, stop, on);
        const end = { ...mover, x: stop.x, y: stop.y };
        const set = snap(s, end, on, mover);
        expect(distance(set, end)).toBeLessThanOrEqual(0.1 + 1e-9);
        expect(fits(s, { ...end, ...set }, other, on, mover, 0.001 + 1e-9)).toBe(true);
      }),
      { numRuns: 300, seed: 32 },
    );
  });
});

describe('the reachable area', () => {
  test('its outline agrees with the move: inside is reached, clearly outside is not', () => {
    let [inside, outside] = [0, 0];
    fc.assert(
      fc.property(inTown, ({ s, who, angle, length }) => {
        const mover = s.bases[who % s.bases.length];
        const on = standsOn(s, mover);
        const limit = 4.6811;
        const outline = reachOutline(s, mover, limit, on, 256);
        const [x, y] = [mover.x + Math.cos(angle) * length, mover.y + Math.sin(angle) * length];
        // The drawn outline is a star around the mover: the point is inside if it is before the edge of its sector.
        const turned = (p: { x: number; y: number }): number => Math.atan2(p.y - mover.y, p.x - mover.x);
        for (const p of outline) expect(reaches(s, mover, p.x, p.y, limit, on)).toBe(true);
        const sector = outline
          .filter((p) => distance(p, mover) > 1e-6 && Math.cos(turned(p) - angle) > Math.cos(0.03))
          .map((p) => distance(p, mover));
        if (sector.length < 2) return;
        const reach = reaches(s, mover, x, y, limit, on);
        const blocked = outline.some((p) => distance(p, mover) <= 1e-6);
        if (!blocked && length < Math.min(...sector) - 0.3) {
          expect(reach).toBe(true);
          inside++;
        }
        if (length > Math.max(...sector) + 0.3) {
          expect(reach).toBe(false);
          outside++;
        }
      }),
      { numRuns: 300, seed: 41 },
    );
    expect(inside).toBeGreaterThan(20);
    expect(outside).toBeGreaterThan(20);
  });
});
