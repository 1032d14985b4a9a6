import { describe, expect, it } from 'vitest';
import { readOverlay, withLine } from '../src/index.ts';

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
});
