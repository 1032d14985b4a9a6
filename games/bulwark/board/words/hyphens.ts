/** Where long words may be broken, for the narrowest cards: browsers know the syllables of few languages. */

/** Shorter words stand whole. */
const LONG = 10;
/** A hyphen that shows only where a line ends. */
export const SOFT_HYPHEN = '\u00ad';

const isVowel = (letter: string): boolean => /[aeiouyąęó]/i.test(letter);
/** Two letters for one sound. */
const TOGETHER = /^(?:sz|cz|rz|dz|dż|dź|ch|th|sh|ck)$/i;

/** Between two consonants, or before one that a vowel follows. */
function mayBreak(word: string, at: number): boolean {
  const [before, after, next = ''] = word.slice(at - 1, at + 2);
  if (isVowel(after) || TOGETHER.test(before + after)) return false;
  return isVowel(before) ? isVowel(next) || TOGETHER.test(after + next) : true;
}

/** The name with a soft hyphen in each long word, as near to its middle as may be. */
export const breakable = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    const places = Array.from({ length: word.length - 5 }, (_, i) => i + 3).filter((at) => mayBreak(word, at));
    const off = (at: number): number => Math.abs(at - word.length / 2);
    const best = places.reduce<number | null>((found, at) => (found !== null && off(found) < off(at) ? found : at), null);
    return best === null ? word : word.slice(0, best) + SOFT_HYPHEN + word.slice(best);
  });
