/** How lists of the parts of names are written down: words parted by commas. */

/** One of the first with one of the second makes a name. */
export interface Parts {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Parts with a space between them. */
export function parts(first: string, second: string): Parts {
  return { first: first.split(', '), second: second.split(', ').map((word) => ` ${word}`) };
}

/** Parts that are written as one word. */
export function joined(first: string, second: string): Parts {
  return { first: first.split(', '), second: second.split(', ') };
}
