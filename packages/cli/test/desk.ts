/** A terminal for tests: what is typed is given beforehand, what is written is kept. */
import { parseRulebook } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { court } from '../../kernel/test/court.ts';
import type { Hall } from '../src/context.ts';
import { type Line, splitLines } from '../src/lines.ts';
import { main } from '../src/main.ts';
import { LineAsker, type Terminal, withoutColour } from '../src/terminal.ts';

/** A hall with the kernel's toy game alone, which has hidden hands, secret answers and a question for a text. */
export const TOY: Hall = {
  list: () => ['court'],
  load: async () => court as unknown as AnyGame,
};

/** The same with a rulebook in Polish. */
export const POLISH: Hall = {
  ...TOY,
  load: async () => {
    const pl = parseRulebook('# Dwór\n## 1. Początek\n- **CT-1** [house] Król śpi na żółtej łące.', 'pl');
    const rulebook = { ...court.rulebook, in: { ...court.rulebook.in, pl: async () => pl } };
    return { ...court, rulebook } as unknown as AnyGame;
  },
};

export interface Ran {
  code: number;
  out: string;
  err: string;
}

async function* chunks(input: string): AsyncGenerator<string> {
  yield input;
}

export async function run(argv: readonly string[], input: string | readonly string[] = '', hall?: Hall): Promise<Ran> {
  const ran: Ran = { code: -1, out: '', err: '' };
  const text = typeof input === 'string' ? input : `${input.join('\n')}\n`;
  const out = (words: string): void => {
    ran.out += withoutColour(words);
  };
  const lines = (): AsyncIterable<Line> => splitLines(chunks(text));
  const asker = new LineAsker(lines(), out);
  const terminal: Terminal = {
    out,
    err: (words) => {
      ran.err += words;
    },
    lines,
    ask: (prompt) => asker.ask(prompt),
    interactive: false,
    colour: false,
    width: 80,
    close: () => {},
  };
  ran.code = await main(argv, terminal, hall);
  return ran;
}

/** The replies of the protocol to these requests. */
export async function talk(requests: readonly unknown[], hall?: Hall, flags: readonly string[] = []): Promise<Reply[]> {
  const input = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  const { out } = await run(['protocol', ...flags], input, hall);
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Reply);
}

/** What a test may look at in a reply. */
export interface Reply {
  ok: boolean;
  error?: string;
  id?: unknown;
  [key: string]: unknown;
}
