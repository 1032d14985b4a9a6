/** Rulebooks as data, the files made from them and the report on them. */
import { describe, expect, it } from 'vitest';
import { idsIn, report, strangers } from '../../../scripts/rule-report.ts';
import { faults, idsFile, prefixOf, ROOT, readRulebook, rulebookFolders, stale } from '../../../scripts/rulebook.ts';
import { NOTES, RULES } from '../rulebook/ids.generated.ts';
import { parseRulebook } from '../src/index.ts';

const BOOK = `# A game

## 1. First
- **XX-1.1** [doc] One, see XX-2.1.
- **XX-1.2** [public] [note] Two.

## 2. Second
### Part
- **XX-2.1** [house] Three.
- **bold** is no rule
`;

describe('parsing', () => {
  it('reads rules with tag, note, chapter and part', () => {
    const { title, rules } = parseRulebook(BOOK);
    expect(title).toBe('A game');
    expect(rules).toEqual([
      { id: 'XX-1.1', tag: 'doc', note: false, chapter: '1. First', part: null, text: 'One, see XX-2.1.' },
      { id: 'XX-1.2', tag: 'public', note: true, chapter: '1. First', part: null, text: 'Two.' },
      { id: 'XX-2.1', tag: 'house', note: false, chapter: '2. Second', part: 'Part', text: 'Three.' },
    ]);
  });
  it('reads what people add to a rule from the mark at its end', () => {
    const { rules } = parseRulebook(
      '- **XX-1** [doc] Asks at each {ask} point. {honour}\n- **XX-2** [doc] [note] Plain {judge} here.',
    );
    expect(rules.map(({ text, mark }) => ({ text, mark }))).toEqual([
      { text: 'Asks at each {ask} point.', mark: 'honour' },
      { text: 'Plain {judge} here.', mark: undefined },
    ]);
    expect(rules[1]).not.toHaveProperty('mark');
    expect(() => parseRulebook('- **XX-1** [doc] One. {guess}')).toThrow('XX-1 has a mark that does not exist: {guess}');
  });
  it('refuses two rules with one number and lines that only look like rules', () => {
    expect(() => parseRulebook('- **XX-1** [doc] One.\n- **XX-1** [doc] Two.')).toThrow('two rules are numbered XX-1');
    expect(() => parseRulebook('- **XX-1** No tag.')).toThrow('not a rule line');
  });
});

describe('generated files', () => {
  it('are fresh', () => {
    expect(stale(ROOT).map(({ path }) => path)).toEqual([]);
  });
  it('list every rule of the table', () => {
    expect(RULES).toEqual(readRulebook(ROOT, 'packages/kernel').rules.map(({ id }) => id));
    expect(NOTES).toEqual([]);
  });
  it('type the ids by the prefix of the rulebook', () => {
    const book = parseRulebook(BOOK);
    expect(prefixOf(book)).toBe('XX');
    expect(idsFile(book)).toContain("export const NOTES: readonly XX[] = ['XX-1.2'];");
    expect(() => prefixOf(parseRulebook('- **XX-1** [doc] One.\n- **YY-1** [doc] Two.'))).toThrow('one prefix');
  });
  it.each(rulebookFolders(ROOT))('%s: notes are rare and every rule cited exists', (folder) => {
    expect(faults(readRulebook(ROOT, folder))).toEqual([]);
  });
  it('faults are found', () => {
    expect(faults(parseRulebook(BOOK))).toEqual(['1 of 3 rules are notes']);
    expect(faults(parseRulebook('- **XX-1** [doc] See XX-9.'))).toEqual(['XX-1 cites XX-9, which does not exist']);
  });
});

describe('the report', () => {
  const { rules } = parseRulebook(BOOK);
  const files = [
    { path: 'games/x/rules.ts', text: "const a = 1;\nfact({ rule: 'XX-1.1' });\n// XX-1.1 to XX-2.1\n" },
    { path: 'games/x/test/a.test.ts', text: "it('XX-2.1 does three', () => {});\nexpect(rule).toBe('XX-1.1');\n" },
  ];
  it('knows where a rule is cited and which tests name it', () => {
    const [first, second, third] = report(rules, files, { 'XX-1.1': 7 });
    expect(first).toMatchObject({ cited: ['games/x/rules.ts:2', 'games/x/rules.ts:3'], tests: [], reached: 7 });
    expect(second).toMatchObject({ note: true, cited: ['games/x/rules.ts:3'], reached: 0 });
    expect(third.tests).toEqual(['games/x/test/a.test.ts:1 XX-2.1 does three']);
  });
  it('finds citations of rules that do not exist', () => {
    const wrong = { path: 'games/x/test/b.test.ts', text: "it('XX-1.1 is', f);\nit('XX-9.9 is not', f);\n" };
    expect(strangers(rules, files)).toEqual([]);
    expect(strangers(rules, [wrong])).toEqual(['games/x/test/b.test.ts:2 XX-9.9']);
  });
  it('takes a range for all rules between', () => {
    const order = rules.map(({ id }) => id);
    expect(idsIn('see XX-1.1 to XX-2.1', order)).toEqual(order);
    expect(idsIn('XX-1.1, XX-2.1 and YY-1', order)).toEqual(['XX-1.1', 'XX-2.1']);
    expect(idsIn('XX-1.10', order)).toEqual([]);
  });
});
