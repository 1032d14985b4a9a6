/** Lines that fit the terminal. */
import { withoutColour } from './terminal.ts';

/** Breaks at spaces, keeping those at the beginning; following lines are indented. Colours take no room. */
export function wrap(text: string, width: number, indent = ''): string {
  const body = text.trimStart();
  const lines: string[] = [];
  let line = text.slice(0, text.length - body.length);
  let empty = true;
  for (const word of body.split(' ')) {
    if (!empty && withoutColour(`${line} ${word}`).length > width) {
      lines.push(line);
      line = indent + word;
    } else line = empty ? line + word : `${line} ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines.join('\n');
}

/** Cells in as many columns as fit, filled row by row. One that is longer than half a line takes several columns. */
export function columns(cells: readonly string[], width: number, indent = '  ', gap = 3): string[] {
  const room = width - indent.length + gap;
  const usual = cells.filter((cell) => cell.length + gap <= room / 2);
  const column = Math.max(0, ...(usual.length > 0 ? usual : cells).map((cell) => cell.length)) + gap;
  const perRow = Math.max(1, Math.floor(room / column));
  const rows: string[] = [];
  let row = '';
  let taken = 0;
  for (const cell of cells) {
    const takes = Math.min(perRow, Math.ceil((cell.length + gap) / column));
    if (taken > 0 && taken + takes > perRow) {
      rows.push(row);
      row = '';
      taken = 0;
    }
    row += cell.padEnd(takes * column);
    taken += takes;
  }
  if (taken > 0) rows.push(row);
  return rows.map((line) => (indent + line).trimEnd());
}

/** Rows of a small table; numbers and percentages stand on the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (isNumber(cell) ? String(cell).padStart(widths[i]) : String(cell).padEnd(widths[i])))
      .join('   ')
      .trimEnd(),
  );
}

function isNumber(cell: string | number): boolean {
  return typeof cell === 'number' || /^[\d.,]+%$/.test(cell);
}
