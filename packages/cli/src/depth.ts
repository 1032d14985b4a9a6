/** Guards recursive code against JSON that is nested absurdly deep. */

/** Far deeper than any game. */
export const DEEPEST = 100;

/** Counts brackets outside strings; the text need not be sound JSON. */
export function tooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const c = json.charCodeAt(i);
    if (inString) {
      if (c === 92) i++;
      else if (c === 34) inString = false;
    } else if (c === 34) inString = true;
    else if (c === 91 || c === 123) {
      if (++depth > DEEPEST) return true;
    } else if (c === 93 || c === 125) depth--;
  }
  return false;
}
