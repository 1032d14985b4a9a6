import { describe, expect, it } from 'vitest';
import { lineOfFault, readOverlay, withLine } from '../src/index.ts';

const TEXT = `{
  "cards": {
    "bucket": { "cost": 1, "words": { "en": "a \\"deep\\" }one{", "pl": "" } },
    "rope": {
      "cost": -1,
      "effect": [
        { "do": "coins", "n": 1 },
        { "do": "rich", "least": 1,
          "yes": [{ "do": "fly" }] }
      ]
    }
  },
  "rules": null
}`;

describe('lines', () => {
  it.each([
    ['overlay.cards["rope"].cost should be a whole number', 5],
    ['overlay.cards["rope"].effect[0].n should be', 7],
    ['overlay.cards["rope"].effect[1].yes[0].do is "fly"', 9],
    ['overlay.cards["bucket"].words.pl should be', 3],
    ['overlay.rules does not belong there', 13],
    // What is missing is looked for where it should be.
    ['overlay.cards["rope"].effect[0].m is missing', 7],
    ['overlay.cards["lantern"] names no card', 2],
    ['an overlay should be an object', 1],
  ])('%s: line %i', (problem, line) => {
    expect(withLine(TEXT, problem)).toBe(`line ${line}: ${problem}`);
  });

  it('a text that is JSON is read', () => {
    expect(readOverlay(TEXT)).toEqual({ overlay: JSON.parse(TEXT) });
  });

  it.each([
    ['{\n  "cards": {,\n}', 'line 2: this is no JSON'],
    ['{\n  "cards": {\n', 'line 3: this is no JSON'],
    ['', 'line 1: this is no JSON'],
    ['x'.repeat(1_000_001), 'the overlay has 1000001 signs, more than 1000000'],
  ])('one that is not, is refused with its line', (text, problem) => {
    const read = readOverlay(text);
    expect('problem' in read && read.problem).toContain(problem);
  });

  it.each([
    ['a comma too many', '{\n  "a": 1,\n}\n', 3],
    ['in a list', '[\n  1,\n  2,\n]\n', 4],
    ['a comma too few', '{\n  "a": 1\n  "b": 2\n}\n', 3],
    ['a name without quotes', '{\n  a: 1\n}\n', 2],
    ['a word there is not', '{\n  "a": true,\n  "b": yes\n}\n', 3],
    ['a word with more behind it', '{\n  "a": nullo\n}\n', 2],
    ['a number with a point and nothing', '{\n\n  "a": 1.\n}\n', 3],
    ['single quotes', "{\n  'a': 1\n}\n", 2],
    ['a text that goes on in the next line', '{\n  "a": "x\n  y"\n}\n', 2],
    ['the wrong bracket', '{\n  "a": [1\n}\n', 3],
    ['no colon', '{\n  "a" 1\n}\n', 2],
    ['a remark', '{\n  // remark\n  "a": 1\n}\n', 2],
    ['more after the end', '{}\n\n{}\n', 3],
    ['a list that is closed twice', '[]\n]\n', 2],
    ['an end too early', '{\n  "a": {\n', 3],
  ])('of what is no JSON the line is known: %s', (_what, text, line) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(lineOfFault(text)).toBe(line);
  });
});
