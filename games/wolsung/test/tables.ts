/** The tables of the rulebook as printed, so that the data can be held against them. */
import { readFileSync } from 'node:fs';
import type { Language } from '@guildhall/kernel';
import type { Words } from '../data/index.ts';

const book = (language: Language): string => readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8');

const section = (name: string, language: Language): string => {
  const found = new RegExp(`^## ${name}\\..*?(?=^## |$(?![^]))`, 'ms').exec(book(language));
  if (!found) throw new Error(`the rulebook has no ${name}`);
  return found[0];
};

/** The rows of the n-th table of a section, as lists of cells, without the head. */
export function rows(name: string, language: Language, n = 0): string[][] {
  const tables: string[][][] = [];
  let open = false;
  for (const line of section(name, language).split('\n')) {
    if (!line.startsWith('|')) open = false;
    else {
      if (!open) tables.push([]);
      open = true;
      tables[tables.length - 1].push(
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim().replaceAll('*', '')),
      );
    }
  }
  return tables[n].slice(2);
}

/** The line of a section that begins so. */
export const line = (name: string, language: Language, start: string): string => {
  const found = section(name, language)
    .split('\n')
    .find((text) => text.startsWith(start));
  if (found === undefined) throw new Error(`${name} has no line "${start}"`);
  return found;
};

/** The id whose name that is. */
export function idOf<K extends string>(names: { readonly [id in K]: Words }, name: string, language: Language): K {
  const found = (Object.keys(names) as K[]).find((id) => names[id][language] === name);
  if (found === undefined) throw new Error(`nothing is called "${name}"`);
  return found;
}

export const ids = <K extends string>(names: { readonly [id in K]: Words }, cell: string, language: Language): K[] =>
  cell === '–' || cell === '' ? [] : cell.split(', ').map((name) => idOf(names, name, language));
