/** Text for terminals whose width colours do not change. Colours only repeat what the signs say. */

const ESCAPE = String.fromCharCode(27);
export const paint = (codes: string, text: string): string =>
  text === '' || codes === '' ? text : `${ESCAPE}[${codes}m${text}${ESCAPE}[0m`;

export const DIM = '2';
export const BOLD = '1';
export const REVERSE = '7';

/** Lines never get longer than this. */
export const LINE = 78;

/** Puts parts on as few lines as they need; a part that is too long is broken between words. */
export function fold(parts: readonly string[], gap: string, indent = '', width = LINE): string[] {
  const lines: string[] = [];
  const room = width - indent.length;
  const add = (part: string, between: string): void => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + between.length + part.length <= room) lines[lines.length - 1] = last + between + part;
    else lines.push(part);
  };
  for (const part of parts) {
    const last = lines.at(-1);
    const fits = part.length <= room || (last !== undefined && last.length + gap.length + part.length <= room);
    if (fits) add(part, gap);
    else for (const [i, word] of part.split(' ').entries()) add(word.slice(0, room), i === 0 ? gap : ' ');
  }
  return lines.map((line) => (indent + line).trimEnd());
}

/** The same with all lines but the first set in a little more. */
export const hang = (parts: readonly string[], gap: string, indent = '', more = '  '): string[] =>
  fold(parts, gap, indent + more).map((line, i) => (i === 0 ? line.slice(more.length) : line));

/** Breaks a sentence into lines; those after the first stand further in by `more`. */
export const sentence = (text: string, indent = '', more = ''): string[] => hang(text.split(' '), ' ', indent, more);
