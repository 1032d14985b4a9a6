/** Where the commands read and write. Tests give their own; people and pipes get the process's streams. */
import { type Line, splitLines } from './lines.ts';

export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** The lines of a pipe, one by one. */
  lines(): AsyncIterable<Line>;
  /** Puts a prompt and reads one line; null when there is no more input. `complete` offers words for the tab key. */
  ask(prompt: string, complete?: readonly string[]): Promise<string | null>;
  /** A person sits at a keyboard. */
  readonly interactive: boolean;
  readonly colour: boolean;
  readonly width: number;
  close(): void;
}

const ESCAPE = String.fromCharCode(27);
const ANSI = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');

export function withoutColour(text: string): string {
  return text.replace(ANSI, '');
}

export const dim = (text: string): string => `${ESCAPE}[2m${text}${ESCAPE}[22m`;
export const bold = (text: string): string => `${ESCAPE}[1m${text}${ESCAPE}[22m`;

/** Reads prompts from lines, and shows what was read, so that the output of a pipe reads like a session. */
export class LineAsker {
  private readonly lines: AsyncIterator<Line>;

  constructor(
    lines: AsyncIterable<Line>,
    private readonly out: (text: string) => void,
  ) {
    this.lines = lines[Symbol.asyncIterator]();
  }

  async ask(prompt: string): Promise<string | null> {
    const { value, done } = await this.lines.next();
    if (done) return null;
    const line: Line = value;
    const text = line.tooLong ? '' : line.text;
    this.out(`${prompt}${text}\n`);
    return text;
  }
}

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const interactive = Boolean(stdin.isTTY && stdout.isTTY);
  const colour = Boolean(stdout.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb';
  const write = (text: string): void => void stdout.write(colour ? text : withoutColour(text));
  // Whoever reads our output may stop early (`| head`): that is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

  let piped: LineAsker | null = null;
  let typed: Keyboard | null = null;
  const lines = (): AsyncIterable<Line> => splitLines(stdin);
  return {
    out: write,
    err: (text) => void stderr.write(withoutColour(text)),
    lines,
    async ask(prompt, complete = []) {
      if (interactive) {
        typed ??= await keyboard();
        return typed.ask(prompt, complete);
      }
      piped ??= new LineAsker(lines(), write);
      return piped.ask(prompt);
    },
    interactive,
    colour,
    // Asked for anew each time: people change the size of their windows.
    get width() {
      return Math.max(60, Math.min(stdout.columns ?? 80, 110));
    },
    close() {
      typed?.close();
      if (piped) stdin.destroy();
    },
  };
}

interface Keyboard {
  ask(prompt: string, complete: readonly string[]): Promise<string | null>;
  close(): void;
}

/** Line editing, history and the tab key come from Node itself. */
async function keyboard(): Promise<Keyboard> {
  const { createInterface } = await import('node:readline');
  let words: readonly string[] = [];
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
    completer: (line: string) => [words.filter((word) => word.startsWith(line)), line],
  });
  let waiting: ((line: string | null) => void) | null = null;
  const early: string[] = [];
  let closed = false;
  const give = (line: string | null): void => {
    const take = waiting;
    waiting = null;
    if (take) take(line);
    else if (line !== null) early.push(line);
  };
  reader.on('line', give);
  reader.on('close', () => {
    closed = true;
    // The prompt still stands there, unanswered.
    if (waiting) process.stdout.write('\n');
    give(null);
  });
  return {
    ask(prompt, complete) {
      words = complete;
      const next = early.shift();
      if (next !== undefined) return Promise.resolve(next);
      if (closed) return Promise.resolve(null);
      reader.setPrompt(prompt);
      reader.prompt();
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    close: () => reader.close(),
  };
}
