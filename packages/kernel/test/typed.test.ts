import { describe, expect, it } from 'vitest';
import { readTyped } from '../src/hall.ts';
import type { Form } from '../src/index.ts';

const POINT: Form = { kind: 'point', min: [0, 0], max: [24, 24] };
const CARDS: Form = { kind: 'several', of: ['Kh', 'Td', '3s'], min: 1, max: 3 };
const OWN: Form = { kind: 'other', of: 'length' };
const WORDS: Form = { kind: 'text', max: 20 };

describe('what is typed', () => {
  it.each([
    ['12.5 8', '12.5 8'],
    ['  12.5   8 ', '12.5 8'],
    ['12.5, 8', '12.5 8'],
    ['(12.5, 8)', '12.5 8'],
    ['12,5 8,25', '12.5 8.25'],
    ['(12,5; 8)', '12.5 8'],
    ['10,3', '10 3'],
    ['12.5;8', '12.5 8'],
    ['.5 -.25', '0.5 -0.25'],
    ['somewhere', 'somewhere'],
  ])('is a point: %s', (line, answer) => expect(readTyped(line, POINT)).toBe(answer));

  it.each([
    ['Kh Td', 'Kh Td'],
    ['kh, TD 3S', 'Kh Td 3s'],
    ['kh 9z', 'Kh 9z'],
  ])('is several things of a list: %s', (line, answer) => expect(readTyped(line, CARDS)).toBe(answer));

  it('is a text where a text or a form of its own is asked for, even if it looks like a number', () => {
    expect(readTyped('12', WORDS)).toBe('12');
    expect(readTyped('true', WORDS)).toBe('true');
    expect(readTyped('2.5', OWN)).toBe('2.5');
    expect(readTyped('{"a":1}', OWN)).toEqual({ a: 1 });
    expect(readTyped('"12"', WORDS)).toBe('12');
  });

  it('is JSON where all answers are listed', () => {
    expect(readTyped('12', null)).toBe(12);
    expect(readTyped('[1', null)).toBe('[1');
  });
});
