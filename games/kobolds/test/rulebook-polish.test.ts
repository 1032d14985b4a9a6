/** The Polish rulebook says the same as the English one: rule by rule, number by number, and in the words of the game's texts. */
import { readFileSync } from 'node:fs';
import { parseRulebook, type Rule } from '@guildhall/kernel/rulebook';
import { describe, expect, it } from 'vitest';
import { en as boardEnglish } from '../board/words/en.ts';
import { pl as boardPolish } from '../board/words/pl.ts';
import { names as english } from '../text/names.en.ts';
import { names as polish } from '../text/names.pl.ts';

const read = (file: string): string => readFileSync(new URL(`../rulebook/${file}`, import.meta.url), 'utf8');
const printed = { en: read('en.md'), pl: read('pl.md') };
const book = { en: parseRulebook(printed.en), pl: parseRulebook(printed.pl) };
const glossary = read('glossary.md');

/** All whole numbers of a text, in order of size: "2.5" and "2,5" have the same, and the order of words is free. */
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);

/** Everything behind the last rule: the tables D1 to D21, without empty lines. */
const tablesOf = (text: string): string[] =>
  text
    .slice(text.indexOf('\n## D1. '))
    .split('\n')
    .filter((line) => line !== '');

const GROUPS = ['profiles', 'criticals', 'effects', 'spellEffects', 'abilities', 'gold', 'equipment', 'scenarios'] as const;

/** What the game calls a thing: English name and Polish name. */
const NAMES = new Map<string, string>(
  GROUPS.flatMap((group) => {
    const inPolish: { [id: string]: { name: string } } = polish[group];
    return Object.entries(english[group]).map(([id, { name }]): [string, string] => [name, inPolish[id].name]);
  }),
);

describe('rules', () => {
  const form = ({ id, tag, note, mark, chapter, part }: Rule) => [id, tag, note, mark, chapter.split('.')[0], part !== null];

  it('are the same ids in the same order, with the same tags, chapters and parts', () => {
    expect(book.pl.rules.map(form)).toEqual(book.en.rules.map(form));
  });
  it('have the same numbers, those of other rules included', () => {
    const numbers = ({ rules }: typeof book.en) => rules.map(({ id, text }) => `${id}: ${numbersIn(text).join(' ')}`);
    expect(numbers(book.pl)).toEqual(numbers(book.en));
  });
  it('are another text in Polish', () => {
    const texts = new Set(book.en.rules.map(({ text }) => text));
    expect(book.pl.rules.filter(({ text }) => texts.has(text))).toEqual([]);
  });
  it('write fractions with a comma', () => {
    const fraction = /(?<!KC-\d*)\b\d+\.\d/;
    expect(book.pl.rules.filter(({ text }) => fraction.test(text)).map(({ id }) => id)).toEqual([]);
  });
});

describe('tables', () => {
  const lines = { en: tablesOf(printed.en), pl: tablesOf(printed.pl) };

  it('have the same lines with the same cells and numbers', () => {
    const form = (line: string) => [line.split('|').length, ...numbersIn(line)];
    expect(lines.pl.map(form)).toEqual(lines.en.map(form));
  });
  it('name everything as the game does', () => {
    const wrong: string[] = [];
    let named = 0;
    for (const [at, line] of lines.en.entries()) {
      if (!line.startsWith('|')) continue;
      const cells = lines.pl[at].split('|');
      for (const [column, cell] of line.split('|').entries()) {
        for (const part of cell.trim().split(/[;,] |^\d /)) {
          const name = NAMES.get(part);
          if (name === undefined) continue;
          named++;
          if (!cells[column].includes(name)) wrong.push(`${part}: ${cells[column].trim()}, not ${name}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(named).toBeGreaterThan(200);
  });
});

describe('glossary', () => {
  it('has every term and name of the game with its Polish word', () => {
    const terms = Object.entries(english.terms).map(([id, term]) => [term, polish.terms[id as keyof typeof polish.terms]]);
    const missing = [...terms, ...NAMES].filter(([term, word]) => !glossary.includes(`\n| ${term} | ${word} |`));
    expect(missing).toEqual([]);
  });
  it('calls suits and allegiances by different words', () => {
    expect(polish.terms.allegiance).toBe('Barwa');
    expect(book.pl.rules.filter(({ text }) => /kolor/i.test(text)).map(({ id }) => id)).toEqual([
      'KC-5.13',
      'KC-13.1',
      'KC-13.2',
      'KC-13.3',
      'KC-13.4',
      'KC-13.7',
      'KC-25.7',
      'KC-25.8',
      'KC-34.3',
    ]);
  });
  it.each([
    ['en', boardEnglish, english],
    ['pl', boardPolish, polish],
  ] as const)('the board speaks as the texts do (%s)', (_language, words, { terms }) => {
    expect(words.spell).toEqual({ attack: terms.attackSpell, support: terms.supportSpell });
    expect(words.bust).toBe(terms.bust.toLowerCase());
    expect([words.move.walk, words.move.dash, words.walk]).toEqual([terms.walk, terms.dash, terms.walk]);
    expect(words.move['you-go-first'].toLowerCase()).toContain(terms.dash.toLowerCase());
    expect([words.initiative, words.coffers]).toEqual([terms.initiative, terms.coffers]);
  });
});
