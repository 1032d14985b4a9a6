import type { Form } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { type Item, meaning, menuLines, readAnswer } from '../src/play/menu.ts';
import { withoutColour } from '../src/terminal.ts';

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
    ['somewhere', 'somewhere'],
  ])('is a point: %s', (line, answer) => expect(readAnswer(line, POINT)).toBe(answer));

  it.each([
    ['Kh Td', 'Kh Td'],
    ['kh, TD 3S', 'Kh Td 3s'],
    ['kh 9z', 'Kh 9z'],
  ])('is several things of a list: %s', (line, answer) => expect(readAnswer(line, CARDS)).toBe(answer));

  it('is a text where a text or a form of its own is asked for, even if it looks like a number', () => {
    expect(readAnswer('12', WORDS)).toBe('12');
    expect(readAnswer('true', WORDS)).toBe('true');
    expect(readAnswer('2.5', OWN)).toBe('2.5');
    expect(readAnswer('{"a":1}', OWN)).toEqual({ a: 1 });
    expect(readAnswer('"12"', WORDS)).toBe('12');
  });

  it('is JSON where all answers are listed', () => {
    expect(readAnswer('12', null)).toBe(12);
    expect(readAnswer('[1', null)).toBe('[1');
  });

  it('is a number of the menu first, and a literal number after "answer"', () => {
    const items: Item[] = [
      { answer: '0', words: 'not at all' },
      { answer: 'full', words: 'as far as it goes' },
    ];
    expect(meaning('1', items, OWN)).toEqual({ kind: 'item', item: items[0] });
    expect(meaning('1', items, OWN, true)).toEqual({ kind: 'other', answer: '1' });
    expect(meaning('3', items, OWN)).toEqual({ kind: 'noNumber' });
    expect(meaning('As far as it goes', items, OWN)).toEqual({ kind: 'item', item: items[1] });
  });
});

describe('the menu', () => {
  it('breaks phrases that are wider than the terminal', () => {
    const [line] = menuLines([{ answer: 'x', words: 'word '.repeat(20).trim() }], 40);
    for (const part of line.split('\n')) expect(withoutColour(part).length).toBeLessThanOrEqual(40);
    expect(line).toMatch(/^ {2}1 {2}word/);
    expect(line.split('\n')[1]).toMatch(/^ {5}word/);
  });
});
