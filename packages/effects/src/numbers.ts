/** Numbers that branches are labelled with: "6", "2-3". */

/** No die has more faces than this. */
const HIGHEST = 100;

/** The numbers that a label names, or null if it is no such label. */
export function numbersIn(label: string): number[] | null {
  const match = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(label);
  if (!match) return null;
  const first = Number(match[1]);
  const last = match[2] === undefined ? first : Number(match[2]);
  if (last < first || last > HIGHEST) return null;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
