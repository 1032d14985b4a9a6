/** Names on tiles: broken into lines by an estimate of their width, since SVG does not break text. */

const NARROW = /[iljtfrI'’.,!() ł-]/;
const WIDE = /[mwMWOQGDŻ&]/;

/** Width in em, near enough for the page's typeface at its weight. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += NARROW.test(letter) ? 0.31 : WIDE.test(letter) ? 0.8 : 0.56;
  return sum;
}

export interface Lettering {
  lines: readonly string[];
  size: number;
}

function broken(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  let best: string[] = [words.join(' ')];
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut <= words.length - (count - 1); cut++) {
    const lines = [words.slice(0, cut).join(' '), ...broken(words.slice(cut), count - 1)];
    const widest = Math.max(...lines.map(widthOf));
    if (widest < least) {
      least = widest;
      best = lines;
    }
  }
  return best;
}

/** The fewest lines that hold the name at full size; more lines before smaller letters. */
export function lettering(name: string, width: number, size: number, most = 3): Lettering {
  const words = name.split(' ');
  let lines: string[] = [name];
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    lines = broken(words, count);
    const widest = Math.max(...lines.map(widthOf)) * size;
    if (widest <= width || (count === 2 && widest <= width * 1.16)) break;
  }
  const widest = Math.max(...lines.map(widthOf)) * size;
  return { lines, size: widest > width ? Math.max(9.5, Math.floor(((size * width) / widest) * 10) / 10) : size };
}
