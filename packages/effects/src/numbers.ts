/** Numbers that branches are labelled with: "6", "2-3", "1,3,5". */

/** No die has more faces than this. */
const HIGHEST = 100;

/** The numbers that a label names, or null if it is no such label. */
export function numbersIn(label: string): number[] | null {
  const found: number[] = [];
  for (const part of label.split(',')) {
    const match = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part);
    if (!match) return null;
    const first = Number(match[1]);
    const last = match[2] === undefined ? first : Number(match[2]);
    if (last < first || last > HIGHEST) return null;
    for (let n = first; n <= last; n++) found.push(n);
  }
  return found;
}
