/** Splits a stream of bytes into lines without ever holding more than one line's limit. */

/** No line may be longer, line end not counted. */
export const LONGEST_LINE = 1024 * 1024;

export type Line = { text: string; tooLong: false } | { text: null; tooLong: true };

export async function* splitLines(chunks: AsyncIterable<Uint8Array | string>, limit = LONGEST_LINE): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let length = 0;
  let tooLong = false;
  const line = (): Line => {
    const made: Line = tooLong
      ? { text: null, tooLong: true }
      : { text: Buffer.concat(parts).toString('utf8').replace(/\r$/, ''), tooLong: false };
    parts = [];
    length = 0;
    tooLong = false;
    return made;
  };
  const keep = (part: Buffer): void => {
    length += part.length;
    if (length > limit) {
      tooLong = true;
      parts = [];
    } else if (part.length > 0) parts.push(part);
  };
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk as Uint8Array);
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      keep(bytes.subarray(from, end));
      yield line();
      from = end + 1;
    }
    keep(bytes.subarray(from));
  }
  if (length > 0) yield line();
}
