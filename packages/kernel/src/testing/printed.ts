/** The tables printed in a rulebook, to hold a game's data and names against them. */
import { readFileSync } from 'node:fs';

const HEADING = /^(#+) (.*)$/;

/**
 * The tables under a heading such as "D16" or "Special buildings", as rows of cells, without heads. A heading deeper than that one
 * belongs to it.
 */
export function printedTables(rulebook: URL, heading: string): string[][][] {
  const found: string[][][] = [];
  let depth = 0;
  let last = '';
  for (const line of readFileSync(rulebook, 'utf8').split('\n')) {
    const [, marks, words] = HEADING.exec(line) ?? [];
    if (depth === 0) {
      if (words === heading || words?.startsWith(`${heading}. `)) depth = marks.length;
      continue;
    }
    if (marks !== undefined && marks.length <= depth) return found;
    if (line.startsWith('|---')) found.push([]);
    else if (line.startsWith('|') && last.startsWith('|')) {
      const cells = line.slice(1, -1).split('|');
      found[found.length - 1].push(cells.map((cell) => cell.trim()));
    }
    last = line;
  }
  if (depth === 0) throw new Error(`the rulebook has no heading "${heading}"`);
  return found;
}
