/** WS-4.10: a bad file is refused with the rule and the line. */
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../data/index.ts';
import { exportHero, importHero, lineOf, linesOf } from '../heroes/index.ts';

/** The lines, and what is said to be wrong there. */
function refusals(text: string): [line: number, rule: string, why: string][] {
  const read = importHero(text);
  return 'problems' in read ? read.problems.map((problem) => [lineOf(text, problem), problem.rule, problem.why]) : [];
}
const FILE = exportHero(SAMPLES.H2);
const lineWith = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

describe('lines of a hero file', () => {
  it('WS-4.10: a good file has none to name', () => {
    expect(refusals(FILE)).toEqual([]);
    expect(linesOf(FILE).broken).toBe(0);
  });

  it.each([
    ['an impossible number', '"wits": 1', '"wits": 9', 'WS-3.28', 'notWhole'],
    ['markup', '"id": "H2"', '"id": "<script>"', 'WS-3.28', 'markup'],
    ['a race that there is not', '"race": "human"', '"race": "dragon"', 'WS-3.28', 'unknownId'],
    ['a number for a text', '"grade": "ordinary"', '"grade": 7', 'WS-3.28', 'unknownId'],
  ])('WS-4.10: %s is refused where it stands', (_what, good, bad, rule, why) => {
    expect(FILE).toContain(good);
    const text = FILE.replace(good, bad);
    expect(refusals(text)).toContainEqual([lineWith(text, bad), rule, why]);
  });

  it('WS-4.1, WS-4.2: what is not legal is refused where its field begins', () => {
    const levels = FILE.replace('"wits": 1', '"wits": 3');
    expect(refusals(levels)).toEqual([[lineWith(levels, '"levels"'), 'WS-4.1', 'tooManyPoints']]);
    const untrained = FILE.replace(/("trained": \[)\s*"\w+",/, '$1');
    expect(refusals(untrained)).toContainEqual([lineWith(untrained, '"trained"'), 'WS-4.2', 'trainedLeft']);
  });

  it('WS-4.10: what is no JSON is refused at its line', () => {
    const lines = FILE.split('\n');
    const broken = [...lines.slice(0, 5), '  oops', ...lines.slice(5)].join('\n');
    expect(refusals(broken)).toEqual([[6, 'WS-4.10', 'notJson']]);
    expect(refusals('')).toEqual([[1, 'WS-4.10', 'notJson']]);
    expect(refusals('{\n "format": "wolsung-hero/1",\n "id": "a" "b"\n}')).toEqual([[3, 'WS-4.10', 'notJson']]);
  });

  it('WS-3.28: what is missing is missed where the thing begins that should have it', () => {
    const text = '{\n "format": "wolsung-hero/1",\n "levels": {\n  "brawn": 1\n }\n}';
    expect(refusals(text)).toContainEqual([3, 'WS-3.28', 'missingField']);
    expect(refusals(text)).toContainEqual([1, 'WS-3.28', 'missingField']);
  });

  it('copes with what is nested without end', () => {
    expect(linesOf('['.repeat(5000)).broken).toBe(1);
  });
});
