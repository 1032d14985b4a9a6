/** What somebody pasted, as the notation wants it: out of its link, on one line, without empty parts. */

/** A whole address holds the text after its hash. */
function fromLink(source: string): string {
  const [, hash] = /^\s*https?:\/\/[^\s#]*#(\S*)\s*$/.exec(source) ?? [];
  if (hash === undefined) return source;
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export const tidy = (source: string): string =>
  fromLink(source)
    .split(/[;\n]/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join('; ');
