/** The answers of a question as a numbered menu, and what a typed line means in it. */
import type { Plain } from '@guildhall/kernel';
import { dim } from '../terminal.ts';
import { columns } from '../wrap.ts';

/** More answers than this are set in groups and columns. */
const LONG = 9;

export interface Item {
  answer: Plain;
  words: string;
}

/** How an answer is typed. */
export function typed(answer: Plain): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}

/** Answers that begin with the same word stand together ("brigade C3", "brigade D4"). */
function groupOf(answer: Plain): string {
  return typed(answer).split(' ')[0];
}

/** The items in the order they are numbered. */
export function arrange(items: readonly Item[]): Item[] {
  if (items.length <= LONG) return [...items];
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groupOf(item.answer);
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups.values()].flat();
}

export function menuLines(items: readonly Item[], width: number): string[] {
  const digits = String(items.length).length;
  const number = (i: number): string => String(i + 1).padStart(digits);
  const full = (item: Item, i: number): string => `  ${number(i)}  ${item.words}  ${dim(`(${typed(item.answer)})`)}`;
  if (items.length <= LONG) return items.map(full);
  const lines: string[] = [];
  for (let from = 0; from < items.length; ) {
    const group = groupOf(items[from].answer);
    let to = from;
    while (to < items.length && groupOf(items[to].answer) === group) to++;
    if (to - from === 1) lines.push(full(items[from], from));
    else {
      // The first of a group shows how such an answer is typed; the others follow its pattern.
      const cells = items.slice(from, to).map((item, i) => `${number(from + i)}  ${item.words}`);
      const rows = columns(cells, width);
      rows[rows.length - 1] += `  ${dim(`(${typed(items[from].answer)}${to - from > 1 ? ', …' : ''})`)}`;
      lines.push(...rows);
    }
    from = to;
  }
  return lines;
}

const tidy = (line: string): string => line.trim().replace(/\s+/g, ' ');

export type Meaning = { kind: 'item'; item: Item } | { kind: 'noNumber' } | { kind: 'other'; answer: Plain };

/**
 * What a typed line means as an answer: a number of the menu, an answer of it, or something else that may be refused.
 * Where answers are numbers themselves, the number of the menu is meant, unless the line is to be taken literally.
 */
export function meaning(line: string, items: readonly Item[], literal = false): Meaning {
  const text = tidy(line);
  if (!literal && /^\d{1,6}$/.test(text) && items.length > 0) {
    const item = items[Number(text) - 1];
    return item ? { kind: 'item', item } : { kind: 'noNumber' };
  }
  const exact = items.find((item) => typed(item.answer) === text);
  if (exact) return { kind: 'item', item: exact };
  const lower = text.toLowerCase();
  const alike = items.filter((item) => typed(item.answer).toLowerCase() === lower || item.words.toLowerCase() === lower);
  if (alike.length === 1) return { kind: 'item', item: alike[0] };
  return { kind: 'other', answer: readAnswer(line.trim()) };
}

/** JSON where it is JSON, else the text itself. */
export function readAnswer(text: string): Plain {
  if (!/^[[{"\d-]|^(true|false|null)$/.test(text)) return text;
  try {
    return JSON.parse(text) as Plain;
  } catch {
    return text;
  }
}
