/** Overlays as people write them: JSON text. What is wrong with one is said with its line. */

/** A step on the way to a fault: the name of a field, or a place in a list. */
type Step = string | number;

/** Reads JSON that is known to be well-formed, only to find where something stands. */
class Scanner {
  private at = 0;
  constructor(private readonly text: string) {}

  /** Where the value at the end of the way begins; of a way that leads nowhere, the last thing that is there. */
  find(way: readonly Step[]): number {
    this.skipSpace();
    const start = this.at;
    const [step, ...rest] = way;
    if (step === undefined || !this.enter(step)) return start;
    return this.find(rest);
  }

  /** Goes to a field or an entry; false if there is none. */
  private enter(step: Step): boolean {
    const open = this.text[this.at];
    if (open !== (typeof step === 'number' ? '[' : '{')) return false;
    this.at++;
    for (let i = 0; ; i++) {
      this.skipSpace();
      if (this.text[this.at] === '}' || this.text[this.at] === ']') return false;
      if (typeof step === 'number') {
        if (i === step) return true;
      } else {
        const key = this.readText();
        this.skipSpace();
        this.at++; // the colon
        if (key === step) return true;
      }
      this.skipValue();
      this.skipSpace();
      if (this.text[this.at] !== ',') return false;
      this.at++;
    }
  }

  private skipSpace(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }

  private readText(): string {
    const from = this.at;
    for (this.at++; this.text[this.at] !== '"'; this.at++) if (this.text[this.at] === '\\') this.at++;
    this.at++;
    return JSON.parse(this.text.slice(from, this.at)) as string;
  }

  private skipValue(): void {
    let depth = 0;
    do {
      this.skipSpace();
      const sign = this.text[this.at];
      if (sign === '"') this.readText();
      else {
        if (sign === '{' || sign === '[') depth++;
        else if (sign === '}' || sign === ']') depth--;
        this.at++;
        // Numbers and words end where something else begins.
        if (/[\w.+-]/.test(sign)) while (/[\w.+-]/.test(this.text[this.at] ?? '')) this.at++;
      }
    } while (depth > 0);
  }
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** 'overlay.cards["rope"].cost should be ...' leads to cards, rope, cost; so does "given" of a match, which may hold one. */
function wayIn(problem: string): Step[] {
  const way = /^(?:overlay|given)((?:\.\w+|\["[^"]*"\]|\[\d+\])*)/.exec(problem)?.[1] ?? '';
  return [...way.matchAll(/\.(\w+)|\["([^"]*)"\]|\[(\d+)\]/g)].map(([, field, name, index]) =>
    index === undefined ? (field ?? name) : Number(index),
  );
}

/** Longer texts are no overlays. */
const MOST_SIGNS = 1_000_000;

/** An overlay from its text, or why it cannot be read, with the line. */
export function readOverlay(text: string): { overlay: unknown } | { problem: string } {
  if (text.length > MOST_SIGNS) return { problem: `the overlay has ${text.length} signs, more than ${MOST_SIGNS}` };
  try {
    return { overlay: JSON.parse(text) as unknown };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problem: `line ${lineOfFault(text)}: this is no JSON (${message})` };
  }
}

/** A sign, a text, or a number or word of JSON, with the space before it. */
const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/uy;

/** The line of a text that is no JSON where the first thing stands that cannot stand there. */
export function lineOfFault(text: string): number {
  const open: string[] = [];
  // What may come: a value, a key, the sign between them, what separates or ends; "first" is where a list or object may end at once.
  let may: 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'next' = 'value';
  TOKEN.lastIndex = 0;
  for (;;) {
    const from = TOKEN.lastIndex + (/^\s*/.exec(text.slice(TOKEN.lastIndex))?.[0].length ?? 0);
    const token = TOKEN.exec(text);
    if (!token) return lineAt(text, Math.min(from, text.length));
    const [, sign, words] = token;
    const inside = open[open.length - 1];
    const isValue = may === 'value' || may === 'first value';
    const isEnd = sign !== undefined && sign === (inside === '{' ? '}' : ']') && (may === 'next' || may.startsWith('first'));
    if (isEnd && inside !== undefined) {
      open.pop();
      may = 'next';
    } else if (isValue && (sign === '{' || sign === '[')) {
      open.push(sign);
      may = sign === '{' ? 'first key' : 'first value';
    } else if (isValue && sign === undefined) may = 'next';
    else if ((may === 'key' || may === 'first key') && words !== undefined) may = 'colon';
    else if (may === 'colon' && sign === ':') may = 'value';
    else if (may === 'next' && sign === ',' && inside !== undefined) may = inside === '{' ? 'key' : 'value';
    else return lineAt(text, from);
  }
}

/** What `withOverlay` has said of an overlay, or the kernel of what is given, with the line of its text where the fault stands. */
export function withLine(text: string, problem: string): string {
  return `line ${lineAt(text, new Scanner(text).find(wayIn(problem)))}: ${problem}`;
}
