/** Plain data, options, plurals. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonical,
  choicesThatMatter,
  copyPlain,
  firstDifference,
  notPlain,
  type Options,
  optionsThatMatter,
  type Plain,
  plural,
  samePlain,
} from '../src/index.ts';

describe('plain data', () => {
  const plain = fc.jsonValue() as fc.Arbitrary<Plain>;

  test('a copy is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const copy = copyPlain(value);
        const apart = typeof value !== 'object' || value === null || copy !== value;
        return samePlain(copy, value) && apart && canonical(copy) === canonical(value) && firstDifference(copy, value) === null;
      }),
    );
  });

  test('equality is that of sorted JSON', () => {
    fc.assert(fc.property(plain, plain, (a, b) => samePlain(a, b) === (canonical(a) === canonical(b))));
  });

  test('canonical text is JSON with sorted keys, also of keys that look like numbers', () => {
    const written = (value: Plain): string => {
      if (typeof value !== 'object' || value === null) return JSON.stringify(value);
      if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
      const keys = Object.keys(value).sort();
      return `{${keys.map((key) => `${JSON.stringify(key)}:${written(value[key])}`).join(',')}}`;
    };
    fc.assert(fc.property(plain, (value) => canonical(value) === written(value)));
    expect(canonical({ b: [{ 9: 1, 10: 2, a: 3 }], a: { d: 1, c: 2 } })).toBe('{"a":{"c":2,"d":1},"b":[{"10":2,"9":1,"a":3}]}');
    expect(canonical(JSON.parse('{"b":1,"__proto__":{"x":1},"a":2}'))).toBe('{"__proto__":{"x":1},"a":2,"b":1}');
  });

  test('rows of numbers are written as JSON writes them', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })), (row) => canonical(row) === JSON.stringify(row)),
    );
    expect(canonical([-0, 1e21, 1e-7, 0.1])).toBe('[0,1e+21,1e-7,0.1]');
  });

  test('the first difference is named', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 against 3');
  });

  test('what is not plain is named', () => {
    expect(notPlain({ a: { b: undefined } })).toBe('a.b is undefined');
    expect(notPlain([1, Number.NaN])).toBe('[1] is NaN');
    expect(notPlain({ when: new Date(0) })).toBe('when is a class instance');
    expect(notPlain({ f: () => 1 })).toBe('f is function');
    expect(notPlain({ a: [null, 'x', true, 1] })).toBeNull();
  });

  test('what contains itself or is nested too deeply is not plain', () => {
    const self: { [key: string]: unknown } = {};
    self.me = self;
    expect(notPlain(self)).toMatch(/^me\.me\.me.*… is nested more than 200 deep$/);
    const list: unknown[] = [];
    list.push(list);
    expect(notPlain(list)).toMatch(/^\[0\]\[0\].*… is nested more than 200 deep$/);
    const nested = (depth: number): Plain => {
      let value: Plain = 1;
      for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { in: value };
      return value;
    };
    expect(notPlain(nested(200))).toBeNull();
    expect(notPlain(nested(201))).toMatch(/nested/);
    expect(notPlain(nested(100_000))).toMatch(/nested/);
    expect(notPlain({ given: [self] }, 'report')).toMatch(/^report\.given\[0\]\.me/);
  });
});

test('what makes no difference under the other options is not asked, and what was chosen of it before is left out', () => {
  const yesOrNo = [false, true];
  const meta = {
    options: [
      { name: 'teams', rule: 'X-1', values: yesOrNo, default: false, matters: (_: Options, seats: number) => seats > 2 },
      { name: 'secret', rule: 'X-2', values: yesOrNo, default: false, matters: ({ teams }: Options) => teams === true },
      { name: 'rounds', rule: 'X-3', values: [3, 5], default: 3 },
    ],
  };
  const shown = (chosen: Options, seats: number) => optionsThatMatter(meta, chosen, seats).map(({ name }) => name);
  expect(shown({}, 2)).toEqual(['rounds']);
  expect(shown({}, 3)).toEqual(['teams', 'rounds']);
  expect(shown({ teams: true }, 3)).toEqual(['teams', 'secret', 'rounds']);
  expect(choicesThatMatter(meta, { teams: true, rounds: 5 }, 2)).toEqual({ rounds: 5 });
  expect(choicesThatMatter(meta, { teams: false, secret: true }, 3)).toEqual({ teams: false });
});

test('plurals', () => {
  const forms = { one: 'żeton', few: 'żetony', many: 'żetonów', other: 'żetonu' };
  expect([1, 2, 5, 12, 22].map((n) => plural('pl', n, forms))).toEqual([
    '1 żeton',
    '2 żetony',
    '5 żetonów',
    '12 żetonów',
    '22 żetony',
  ]);
  expect([1, 2].map((n) => plural('en', n, { one: 'token', other: 'tokens' }))).toEqual(['1 token', '2 tokens']);
});
