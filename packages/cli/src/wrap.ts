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

/** Cells in as many columns as fit, filled row by row. */
export function columns(cells: readonly string[], width: number, indent = '  ', gap = 3): string[] {
  const widest = Math.max(0, ...cells.map((cell) => cell.length));
  const perRow = Math.max(1, Math.floor((width - indent.length + gap) / (widest + gap)));
  const rows: string[] = [];
  for (let i = 0; i < cells.length; i += perRow) {
    const row = cells.slice(i, i + perRow).map((cell) => cell.padEnd(widest + gap));
    rows.push(indent + row.join('').trimEnd());
  }
  return rows;
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
