import { describe, expect, it } from 'vitest';
import { type Asked, type Form, type Phrases, spoken } from '../src/index.ts';

const PHRASES: Phrases = [
  ['idź', 'go'],
  ['idź na zachód', 'go west'],
  ['nie', 'no', 'pass'],
];
const asked = (options: Asked['options'], form: Form | null = null): Asked => ({
  name: 'x/y',
  rule: 'X-1',
  options,
  form,
  show: {},
  held: null,
});
const TEXT: Form = { kind: 'text', max: 100 };

describe('answers in another language', () => {
  it('are known whole and begun, with or without accents, in any letters', () => {
    expect(spoken('idź m3', asked(['go m3']), PHRASES)).toBe('go m3');
    expect(spoken('  IDZ   M3 ', asked(['go m3']), PHRASES)).toBe('go m3');
    expect(spoken('idz\u0301 m3', asked(['go m3']), PHRASES)).toBe('go m3');
    expect(spoken('idźże', asked(['go']), PHRASES)).toBe('idźże');
  });
  it('mean what the question offers, or else the longest phrase', () => {
    expect(spoken('nie', asked(['pass', 'go']), PHRASES)).toBe('pass');
    expect(spoken('nie', asked(['no']), PHRASES)).toBe('no');
    expect(spoken('nie', asked(['go']), PHRASES)).toBe('no');
    expect(spoken('idź na zachód', asked([]), PHRASES)).toBe('go west');
  });
  it('may be followed by words that are spelt otherwise', () => {
    expect(spoken('idź Dom', asked(['go house']), PHRASES, (rest) => (rest === 'Dom' ? 'house' : rest))).toBe('go house');
  });
  it('are left alone in a text, unless they are a whole answer', () => {
    expect(spoken('nie wiem', asked(['pass'], TEXT), PHRASES)).toBe('nie wiem');
    expect(spoken('nie', asked(['pass'], TEXT), PHRASES)).toBe('pass');
    expect(spoken('nie', asked(null, TEXT), PHRASES)).toBe('nie');
  });
});
