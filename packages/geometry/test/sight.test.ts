/** Sight: cases worked out by hand, and every quick way against the plain reading of the rule. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Base,
  explainSight,
  type Piece,
  polygon,
  runsInside,
  SAMPLE_POINTS,
  type Scene,
  type Sight,
  sampleX,
  sampleY,
  sees,
  sight,
} from '../src/index.ts';
import { base, crookedTown, MARKET, numbers, piece, populate } from './town.ts';

const scene = (pieces: readonly Piece[], bases: readonly Base[]): Scene => ({ board: null, pieces, bases });

const A = base(0, 0, 0.5);
const B = base(7, 0, 0.5);

describe('sample points', () => {
  test('the centre, then every 11.25 degrees from due east', () => {
    const c = base(1, 2, 0.5);
    expect([sampleX(c, 0), sampleY(c, 0)]).toEqual([1, 2]);
    for (let k = 0; k < 32; k++) {
      const angle = (k * 11.25 * Math.PI) / 180;
      expect(sampleX(c, k + 1)).toBeCloseTo(1 + 0.5 * Math.cos(angle), 14);
      expect(sampleY(c, k + 1)).toBeCloseTo(2 + 0.5 * Math.sin(angle), 14);
    }
    // Due north exactly: no rounding leaves a base that far west.
    expect([sampleX(c, 9), sampleY(c, 9)]).toEqual([1, 2.5]);
  });
});

describe('sight by hand', () => {
  const cases: readonly [string, readonly Piece[], readonly Base[], Sight][] = [
    ['nothing between', [], [], 'clear'],
    ['a tall wall right across', [piece(3, -5, 4, 5, 3)], [], 'none'],
    ['a low wall right across', [piece(3, -5, 4, 5, 1)], [], 'obscured'],
    // All lines have y from -0.5 to 0.5: a wall from 0.5 up is only touched, one from 0.4995 is entered by half a thousandth.
    ['a wall along the outermost line', [piece(3, 0.5, 4, 9, 3)], [], 'clear'],
    // From the centre the topmost line is at y = 0.5 * 4/7 = 0.29 over the wall's far end: below 0.49.
    ['a wall that only the highest lines meet', [piece(3, 0.49, 4, 9, 3)], [], 'clear'],
    // From (0, -0.5) to (7, 0.5) y at x = 4 is -0.5 + 4/7 = 0.071: below 0.2.
    ['a wall the lowest viewpoint looks under', [piece(3, 0.2, 4, 9, 3)], [], 'clear'],
    // That line is above 0, and no viewpoint is low enough: y * 3/7 + 2/7 <= 0 needs y <= -0.67.
    ['a wall down to the middle', [piece(3, 0, 4, 9, 3)], [], 'obscured'],
    // Every line at y = -0.5 passes below.
    ['a wall down to the lowest line', [piece(3, -0.5, 4, 9, 3)], [], 'obscured'],
    // The lowest line runs 0.0005 inside: that is touching. At 0.002 it is not.
    ['a wall a hair lower', [piece(3, -0.5005, 4, 9, 3)], [], 'obscured'],
    ['a wall two hairs lower', [piece(3, -0.502, 4, 9, 3)], [], 'none'],
    // The outermost lines touch a base of the same size; every point of view has something hidden.
    ['a base of the same size between', [], [base(3.5, 0, 0.5)], 'obscured'],
    // All lines pass x = 3.5 at |y| <= 0.5, which is blocked within 0.5010 of its centre, not within 0.5.
    ['a base a hair larger', [], [base(3.5, 0, 0.501)], 'obscured'],
    ['a base two hairs larger', [], [base(3.5, 0, 0.502)], 'none'],
    ['a base that is no longer there', [], [base(3.5, 0, 0)], 'clear'],
    ['a wall behind the viewer', [piece(-3, -5, -0.5, 5, 3)], [], 'clear'],
    ['a wall behind the target', [piece(7.5, -5, 9, 5, 3)], [], 'clear'],
    // Two walls that leave a slit of 0.1 between them: something is seen through it, nowhere all.
    ['a slit', [piece(3, 0.05, 4, 9, 3), piece(3, -9, 4, -0.05, 3)], [], 'obscured'],
    // Two walls past each other: none alone closes the lane, both together do.
    ['two walls past each other', [piece(2, -0.1, 3, 9, 3), piece(4, -9, 5, 0.1, 3)], [], 'none'],
  ];
  test.each(cases)('%s', (_, pieces, bases, expected) => {
    const s = scene(pieces, [A, B, ...bases]);
    expect(sight(s, A, B)).toBe(expected);
    expect(sees(s, A, B)).toBe(expected !== 'none');
    expect(explainSight(s, A, B).sight).toBe(expected);
  });

  test('what is no higher than one of the two stands is ignored', () => {
    const wall = [piece(3, -5, 4, 5, 3)];
    const up = base(0, 0, 0.5, 3);
    expect(sight(scene(wall, []), up, B)).toBe('clear');
    expect(sight(scene(wall, []), B, up)).toBe('clear');
    expect(sight(scene(wall, []), base(0, 0, 0.5, 2.9), B)).toBe('none');
    // A base of 30 mm is 1.25 tall, one of 40 mm 2.0; on a top of 1 it reaches 2.25.
    const large = base(3.5, 0, 0.8);
    expect(sight(scene([], [large]), base(0, 0, 0.5, 1.25), B)).toBe('none');
    expect(sight(scene([], [large]), base(0, 0, 0.5, 2), B)).toBe('clear');
    expect(sight(scene([], [{ ...large, z: 1 }]), base(0, 0, 0.5, 2), B)).toBe('none');
  });

  test('clear from the larger to the smaller, obscured the other way', () => {
    // The wall hides the upper half of the large base from the small one; from its lower half all of the small one is seen.
    const wall = scene([piece(3, 0.3, 4, 9, 3)], []);
    const large = base(0, 0, 1);
    const small = base(7, 0, 0.2);
    expect(sight(wall, large, small)).toBe('clear');
    expect(sight(wall, small, large)).toBe('obscured');
  });

  test('the two themselves, an imagined copy and oneself', () => {
    const between = base(3.5, 0, 0.8);
    const s = scene([], [A, between, B]);
    expect(sight(s, A, B)).toBe('none');
    expect(sight(s, A, between)).toBe('clear');
    expect(sight(s, A, B, between)).toBe('clear');
    expect(sight(s, A, A)).toBe('clear');
    expect(explainSight(s, A, A)).toMatchObject({ sight: 'clear', open: 1089, inTheWay: [] });
    // Imagined beyond itself it would stand in its own way, unless its true self is passed over.
    const imagined = { ...between, x: -5 };
    expect(sight(s, imagined, B, A)).toBe('none');
    expect(sight(scene([], [between, B]), imagined, B, between)).toBe('clear');
  });

  test('what is in the way is named, most lines first', () => {
    const s = scene([piece(3, -5, 4, 5, 1), piece(5, 0.3, 5.5, 9, 3), piece(20, 0, 21, 1, 3)], [A, base(2, -0.6, 0.5), B]);
    const told = explainSight(s, A, B);
    expect(told.sight).toBe('obscured');
    expect(told.open + told.dimmed + told.blocked).toBe(1089);
    expect(told.open).toBe(0);
    expect(told.inTheWay[0]).toEqual({ what: 'piece', index: 0, blocks: false, lines: 1089 });
    expect(told.inTheWay.map(({ what, index, blocks }) => `${what} ${index} ${blocks}`).sort()).toEqual([
      'base 1 true',
      'piece 0 false',
      'piece 1 true',
    ]);
    expect(told.seen).not.toBeNull();
    expect(told.barred).not.toBeNull();
    expect(explainSight(scene([], [A, B]), A, B)).toMatchObject({ sight: 'clear', open: 1089, barred: null, inTheWay: [] });
    expect(explainSight(scene([piece(3, -5, 4, 5, 3)], []), A, B)).toMatchObject({ sight: 'none', blocked: 1089, seen: null });
  });

  test('a yard open to one side hides who is in it from behind only', () => {
    const p = (x: number, y: number) => ({ x, y });
    const yard = {
      shape: polygon([p(0, 0), p(6, 0), p(6, 6), p(5, 6), p(5, 1), p(1, 1), p(1, 6), p(0, 6)]),
      top: 3,
      opaque: true,
    };
    const inside = base(3, 2, 0.5);
    expect(sight(scene([yard], []), base(3, 12, 0.5), inside)).toBe('clear');
    expect(sight(scene([yard], []), base(3, -6, 0.5), inside)).toBe('none');
    expect(sight(scene([yard], []), base(-6, 2, 0.5), inside)).toBe('none');
    // Over the corner (1, 6) from (0.5, 12) the line is at x = 1 + 0.5 * 4/6 = 1.33 when y = 2: of a base from 1 to 2 the right part.
    expect(sight(scene([yard], []), base(0, 12, 0.5), base(1.5, 2, 0.5))).toBe('obscured');
    // Over it from (-2.5, 12) the line is at x = 1 + 3.5 * 4/6 = 3.33: nothing.
    expect(sight(scene([yard], []), base(-3, 12, 0.5), base(1.5, 2, 0.5))).toBe('none');
  });
});

/** The rule read plainly: all 1,089 lines against everything. */
function plainly(s: Scene, viewer: Base, target: Base): Sight {
  const stands = Math.max(viewer.z, target.z);
  const bases = s.bases.filter((b) => b !== viewer && b !== target && b.z + b.height > stands && b.r > 0);
  const pieces = s.pieces.filter((p) => p.top > stands);
  let seen = false;
  let clear = false;
  for (let v = 0; v < SAMPLE_POINTS; v++) {
    let free = 0;
    for (let t = 0; t < SAMPLE_POINTS; t++) {
      const [ax, ay] = [sampleX(viewer, v), sampleY(viewer, v)];
      const [dx, dy] = [sampleX(target, t) - ax, sampleY(target, t) - ay];
      const along = (b: Base): number => Math.min(1, Math.max(0, ((b.x - ax) * dx + (b.y - ay) * dy) / (dx * dx + dy * dy)));
      const blocked =
        bases.some((b) => Math.sqrt((ax + dx * along(b) - b.x) ** 2 + (ay + dy * along(b) - b.y) ** 2) < b.r - 0.001) ||
        pieces.some((p) => p.opaque && runsInside(p.shape, ax, ay, dx, dy, 0.001));
      if (blocked) continue;
      seen = true;
      if (!pieces.some((p) => !p.opaque && runsInside(p.shape, ax, ay, dx, dy, 0.001))) free++;
    }
    if (free === SAMPLE_POINTS) clear = true;
  }
  return clear ? 'clear' : seen ? 'obscured' : 'none';
}

describe('sight everywhere', () => {
  const town = fc.tuple(fc.integer(), fc.boolean()).map(([seed, crooked]) => {
    const random = numbers(seed);
    return populate(crooked ? crookedTown(12, random) : MARKET, 20, random, !crooked);
  });

  test('agrees with the plain reading of the rule', () => {
    const met: Record<Sight, number> = { clear: 0, obscured: 0, none: 0 };
    fc.assert(
      fc.property(town, fc.nat(), fc.nat(), (s, i, j) => {
        const [a, b] = [s.bases[i % s.bases.length], s.bases[j % s.bases.length]];
        if (a === b) return;
        const found = sight(s, a, b);
        met[found]++;
        expect(found).toBe(plainly(s, a, b));
      }),
      { numRuns: 150, seed: 11 },
    );
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(10);
  });

  test('is mutual, and quick and full answers agree', () => {
    fc.assert(
      fc.property(town, (s) => {
        for (const a of s.bases) {
          for (const b of s.bases) {
            const there = sight(s, a, b);
            expect(sight(s, b, a) === 'none').toBe(there === 'none');
            expect(sees(s, a, b)).toBe(there !== 'none');
            expect(sees(s, b, a)).toBe(there !== 'none');
          }
        }
      }),
      { numRuns: 40, seed: 12 },
    );
  });

  test('in a crowd, where several together hide somebody, every line counted says the same', () => {
    const met = { seen: 0, hidden: 0 };
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = numbers(seed);
        // Close together, some of them overlapping: sight must not depend on everybody keeping apart.
        const bases = Array.from({ length: 14 }, () => base(random() * 7, random() * 7, 0.2 + random() * 0.7));
        const s = scene([piece(2, 2, 3.5, 2.4, 3), ...crookedTown(2, random)], bases);
        for (const a of bases) {
          for (const b of bases) {
            if (a === b) continue;
            const isSeen = explainSight(s, a, b).blocked < SAMPLE_POINTS * SAMPLE_POINTS;
            met[isSeen ? 'seen' : 'hidden']++;
            expect(sees(s, a, b)).toBe(isSeen);
          }
        }
      }),
      { numRuns: 10, seed: 14 },
    );
    expect(met.seen).toBeGreaterThan(200);
    expect(met.hidden).toBeGreaterThan(200);
  });

  test('another base in the way never makes sight better', () => {
    const rank: readonly Sight[] = ['none', 'obscured', 'clear'];
    fc.assert(
      fc.property(town, (s) => {
        const fewer = { ...s, bases: s.bases.slice(0, 10) };
        for (const a of fewer.bases) {
          for (const b of fewer.bases) {
            expect(rank.indexOf(sight(s, a, b))).toBeLessThanOrEqual(rank.indexOf(sight(fewer, a, b)));
          }
        }
      }),
      { numRuns: 40, seed: 13 },
    );
  });
});
