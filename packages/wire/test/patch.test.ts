/** Patches of views: whatever the two values are, the one becomes the other, and what does not fit is noticed. */
import type { Plain } from '@guildhall/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Comparison } from '../src/compare.ts';
import { MisfitPatch, type Patch, patched } from '../src/patch.ts';
import { fingerprint, printed } from '../src/print.ts';

const plain = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 2, 0.5, '', 'a', 'ą'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '1'), tie('value'), { noNullPrototype: true }),
  ) as fc.Arbitrary<Plain>,
})).value;

const patchOf = (before: Plain, after: Plain): Patch | null => new Comparison().patch(before, after);
/** As it comes over the wire. */
const sent = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch));

describe('a patch', () => {
  test('makes any value out of any other, and changes neither', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
        const patch = patchOf(before, after);
        expect(patch === null ? before : patched(before, sent(patch))).toEqual(after);
        expect([JSON.stringify(before), JSON.stringify(after)]).toEqual([was, is]);
      }),
      { numRuns: 3000 },
    );
  });

  test('is null between equal values, whatever the order of their keys', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(patchOf(value, structuredClone(value))).toBeNull();
      }),
    );
    expect(patchOf({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeNull();
  });

  test('tells what every object has from what one has of its own', () => {
    for (const key of ['constructor', 'toString', 'hasOwnProperty']) {
      expect(patchOf({ a: 1, [key]: 1 }, { a: 1 })).toEqual(['o', {}, [key]]);
      expect(patchOf({ a: 1 }, { a: 1, [key]: 1 })).toEqual(['o', { [key]: ['r', 1] }, []]);
    }
  });

  test('says only what changed', () => {
    const before = { hand: ['Ah', 'Kd', '3c'], fire: [0, 0, 2, 0], seat: { name: 'Ann', water: 3 }, old: true };
    const after = { hand: ['Ah', '3c'], fire: [0, 0, 3, 0], seat: { name: 'Ann', water: 1 }, fresh: null };
    expect(patchOf(before, after)).toEqual([
      'o',
      {
        hand: ['l', 1, 1, [], {}],
        fire: ['l', 0, 0, [], { 2: ['r', 3] }],
        seat: ['o', { water: ['r', 1] }, []],
        fresh: ['r', null],
      },
      ['old'],
    ]);
  });

  test('says it the shorter way: a stretch of a list that is another, or an object of which nothing stays', () => {
    const answers = ['brigade A1', 'wagon A1', 'wagon B1', 'wagon D1', 'end', 'crew', 'pass'];
    const others = ['brigade A1', 'wagon B1', 'wagon C1', 'wagon D1', 'end', 'crew', 'pass'];
    expect(patchOf(answers, others)).toEqual(['l', 1, 2, ['wagon B1', 'wagon C1'], {}]);
    expect(patchOf([1, 2, 3, 4, 5, 6, 7], [1, 0, 3, 0, 5, 6, 7])).toEqual(['l', 1, 3, [0, 3, 0], {}]);
    expect(patchOf([1, 2, 3, 4, 5, 6, 7], [0, 2, 3, 4, 5, 6, 0])).toEqual(['l', 0, 0, [], { 0: ['r', 0], 6: ['r', 0] }]);
    const waiting = { waitingFor: [{ seat: 0, question: 'turn/act' }], turn: 3 };
    const next = { waitingFor: [{ seat: 1, question: 'fight/cards' }], turn: 3 };
    expect(patchOf(waiting, next)).toEqual(['o', { waitingFor: ['r', next.waitingFor] }, []]);
  });

  test('shares what did not change, so that a page need not draw it again', () => {
    const before = { board: { cells: [1, 2, 3] }, hand: ['Ah'] };
    const patch = patchOf(before, { board: { cells: [1, 2, 3] }, hand: [] });
    expect((patched(before, patch as Patch) as typeof before).board).toBe(before.board);
  });

  test('is found once for what several people see alike, and from then on they share it', () => {
    const table = (fire: number, hand: string[], city?: Plain): Plain => {
      const common = city ?? { name: 'Ember', cells: [{ fire }, { fire: 0 }] };
      return { table: { city: common, hand } };
    };
    const cityOf = (view: Plain): Plain => (view as { table: { city: Plain } }).table.city;
    let before = [table(0, ['Ah']), table(0, ['Kd'])];
    // At first they were sent views of their own.
    expect(cityOf(before[0])).not.toBe(cityOf(before[1]));
    for (const fire of [0, 1, 1, 2]) {
      const first = table(fire, ['Ah']);
      const after = [first, table(fire, ['Kd'], cityOf(first))];
      const comparison = new Comparison(true);
      const now = after.map((view, seat) => {
        const patch = comparison.patch(before[seat], view);
        expect(patch).toEqual(patchOf(before[seat], view));
        expect(comparison.now).toEqual(view);
        return comparison.now;
      });
      expect(cityOf(now[0])).toBe(cityOf(now[1]));
      before = now;
    }
  });

  test.each([
    ['an object where a list is', [1], ['o', { a: ['r', 1] }, []]],
    ['a list where an object is', { a: 1 }, ['l', 0, 0, [1], {}]],
    ['more than a list has', [1], ['l', 0, 2, [], {}]],
    ['a place that a list has not', [1], ['l', 0, 0, [], { 4: ['r', 1] }]],
    ['a prototype', {}, ['o', JSON.parse('{"__proto__":["r",{"a":1}]}'), []]],
    ['an unknown kind', {}, ['x', 1]],
  ] as [string, Plain, Patch][])('that changes %s is refused', (_what, before, patch) => {
    expect(() => patched(before, patch)).toThrow(MisfitPatch);
  });
});

describe('a fingerprint', () => {
  test('is the same for equal values and another one otherwise', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const same = patchOf(a, b) === null;
        expect(fingerprint(a) === fingerprint(b)).toBe(same);
      }),
      { numRuns: 3000 },
    );
    expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }));
    expect(fingerprint({ a: 1, b: 2 })).not.toBe(fingerprint({ a: 2, b: 1 }));
    // Parts that are large are remembered; what comes of a patch counts anew.
    const board = { cells: Array.from({ length: 40 }, (_, i) => ({ i, fire: 0 })), hand: ['Ah'] };
    const { kept } = printed(board, null);
    for (let i = 0; i < 40; i++) {
      const other = { ...board, cells: board.cells.map((cell) => (cell.i === i ? { i, fire: 1 } : cell)) };
      const came = patched(board, patchOf(board, other) as Patch);
      expect(printed(came, kept).print).toBe(fingerprint(structuredClone(other)));
      expect(printed(came, kept).print).not.toBe(fingerprint(board));
    }
    expect(fingerprint([0.25])).not.toBe(fingerprint([0.5]));
  });

  test('is found once for what several people see alike, and is the same as found alone', () => {
    const city = (fire: number): Plain => ({ cells: Array.from({ length: 40 }, (_, i) => ({ i, fire })) });
    const views = (fire: number): Plain[] => {
      const table = city(fire);
      return [0, 1].map((seat) => ({ seat, table, hand: Array.from({ length: 20 }, (_, i) => seat + i) }));
    };
    let lasts = views(0).map((view) => printed(view, null).kept);
    for (const fire of [1, 1, 2]) {
      const alike = new Map();
      const found = views(fire).map((view, seat) => printed(view, lasts[seat], alike));
      expect(found.map(({ print }) => print)).toEqual(views(fire).map(fingerprint));
      lasts = found.map(({ kept }) => kept);
      const [first, second] = lasts.map((last) => last?.parts.find((part) => part !== null && part.size > 60));
      expect(first).toBeDefined();
      expect(first).toBe(second);
    }
  });
});
