/** Rulebooks as data, the files made from them and the report on them. */
import { describe, expect, it } from 'vitest';
import { idsIn, report, strangers } from '../../../scripts/rule-report.ts';
import {
  bookFile,
  differences,
  faults,
  idsFile,
  languagesOf,
  prefixOf,
  ROOT,
  readRulebook,
  rulebookFolders,
  stale,
} from '../../../scripts/rulebook.ts';
import { NOTES, RULES } from '../rulebook/ids.generated.ts';
import { folded, LANGUAGES, onlyInEnglish, openRulebook, parseRulebook, type Rulebooks } from '../src/index.ts';

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
  it.each(rulebookFolders(ROOT))('%s: say what the rulebook says, in each language', async (folder) => {
    const { rulebook } = (await import(`${ROOT}${folder}/rulebook/rulebook.generated.ts`)) as { rulebook: Rulebooks };
    expect(Object.keys(rulebook.in)).toEqual(languagesOf(ROOT, folder));
    for (const language of languagesOf(ROOT, folder)) {
      const book = readRulebook(ROOT, folder, language);
      expect(await openRulebook(rulebook, language)).toEqual(book);
      expect(rulebook.ids).toEqual(book.rules.map(({ id }) => id));
    }
  });
  it('keep every character of a rule', () => {
    const line = (odd: string): string => `- **XX-1** [doc] ${odd} {ask}`;
    const book = parseRulebook(`# A\n${line(['`tick`', '$', '{money}', '\\'].join(''))}`, 'pl');
    expect(bookFile(book, 'kernel')).toContain(`${line(['\\`tick\\`', '\\$', '{money}', '\\\\'].join(''))}\`,\n  'pl',`);
  });
  it('list every rule of the table', () => {
    expect(RULES).toEqual(readRulebook(ROOT, 'packages/kernel').rules.map(({ id }) => id));
    expect(NOTES).toEqual([]);
  });
  it('type the ids by the prefix of the rulebook', () => {
    const book = parseRulebook(BOOK);
    expect(prefixOf(book)).toBe('XX');
    expect(idsFile(book, 'kernel')).toContain("export const NOTES: readonly XX[] = ['XX-1.2'];");
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

describe('a rulebook in another language', () => {
  const english = parseRulebook(BOOK);
  const POLISH = `# Gra
## 1. Pierwszy
- **XX-1.1** [doc] Raz, zob. XX-2.1.
- **XX-1.2** [public] [note] Dwa.
## 2. Drugi
### Część
- **XX-2.1** [house] Trzy.
`;
  const polish = (change: (text: string) => string) => differences(english, parseRulebook(change(POLISH), 'pl'));

  it('has the same rules, and says so where it has not', () => {
    expect(polish((text) => text)).toEqual([]);
    expect(polish((text) => text.replace(/- \*\*XX-1\.2.*\n/, ''))).toEqual(['XX-1.2 is missing']);
    expect(polish((text) => `${text}- **XX-9.9** [doc] Nic.`)).toEqual(['XX-9.9 is no rule of the English rulebook']);
    expect(() => polish((text) => `${text}- **XX-1.1** [doc] Raz.`)).toThrow('two rules are numbered XX-1.1');
  });
  it('has them in the same order, with the same tags, in the same chapters, citing the same rules', () => {
    const lines = POLISH.trim().split('\n');
    const swapped = [...lines.slice(0, 2), lines[3], lines[2], ...lines.slice(4)].join('\n');
    expect(differences(english, parseRulebook(swapped, 'pl'))).toEqual(['XX-1.2 stands where XX-1.1 should']);
    expect(polish((text) => text.replace('[house]', '[doc]'))).toEqual(['XX-2.1: tag: doc, in English house']);
    expect(polish((text) => text.replace(' [note]', ''))).toEqual(['XX-1.2: tag: public, in English public note']);
    expect(polish((text) => text.replace('Trzy.', 'Trzy. {ask}'))).toEqual(['XX-2.1: tag: house ask, in English house']);
    expect(polish((text) => text.replace('## 2.', '## 3.'))).toEqual(['XX-2.1: chapter: 3, in English 2']);
    expect(polish((text) => text.replace('### Część\n', ''))).toEqual(['XX-2.1: part of the chapter: none, in English one']);
    expect(polish((text) => text.replace(', zob. XX-2.1', ''))).toEqual(['XX-1.1: rules cited: none, in English XX-2.1']);
  });
  it('is opened for those who read it, and English for the others', async () => {
    const both = { ids: ['XX-1.1'], in: { en: async () => english, pl: async () => parseRulebook(POLISH, 'pl') } };
    expect((await openRulebook(both, 'pl')).title).toBe('Gra');
    expect((await openRulebook(both, 'en')).title).toBe('A game');
    const one = onlyInEnglish(english);
    expect(one.ids).toEqual(['XX-1.1', 'XX-1.2', 'XX-2.1']);
    expect(await openRulebook(one, 'pl')).toMatchObject({ title: 'A game', language: 'en' });
  });
  it('is searched without the marks of letters', () => {
    expect(folded('Żółty PŁOMIEŃ, ślad')).toBe('zolty plomien, slad');
  });

  /** Rules whose digits differ between the languages, and why that is right. */
  const OTHER_DIGITS: { [id: string]: string } = {};
  const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
  const translated = rulebookFolders(ROOT).flatMap((folder) =>
    languagesOf(ROOT, folder).flatMap((language) => (language === 'en' ? [] : [[folder, language] as const])),
  );
  it.each(translated)('%s: the numbers in %s are those in English', (folder, language) => {
    const there = new Map(readRulebook(ROOT, folder).rules.map(({ id, text }) => [id, numbers(text)]));
    const wrong = readRulebook(ROOT, folder, language)
      .rules.filter(({ id, text }) => !(id in OTHER_DIGITS) && numbers(text).join() !== there.get(id)?.join())
      .map(({ id, text }) => `${id}: ${numbers(text)}, in English ${there.get(id)}`);
    expect(wrong).toEqual([]);
  });
  it('exists for the rules of the table', () => {
    expect(languagesOf(ROOT, 'packages/kernel')).toEqual(LANGUAGES);
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
