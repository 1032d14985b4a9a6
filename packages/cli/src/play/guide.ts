/** An answer of several parts, asked for one after another, so that nobody writes its structure by hand. */
import type { Guide, GuidePart, Plain } from '@guildhall/kernel';
import type { Terminal } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { wrap } from '../wrap.ts';

export type Given = { [part: string]: Plain };

const shown = (value: Plain): string => (typeof value === 'string' ? value : JSON.stringify(value));

function meant(line: string, { choices = [], only }: GuidePart): Plain | undefined {
  const text = line.trim();
  const number = /^\d{1,3}$/.test(text) ? choices[Number(text) - 1] : undefined;
  const named = number ?? choices.find(({ words }) => words.toLowerCase() === text.toLowerCase());
  if (named) return named.value;
  return only ? undefined : text;
}

/** Asks for one part; null: there is no more input, or whoever types has thought better of it. */
async function askPart(part: GuidePart, before: Plain | undefined, terminal: Terminal, { play }: Text): Promise<Plain | null> {
  const { choices = [], many } = part;
  const usual = before ?? part.otherwise;
  const empty = usual === undefined || many ? '' : ` ${play.guide.usual(shown(usual) || play.guide.nothing)}`;
  terminal.out(`${wrap(`${part.ask}${empty}`, terminal.width, '  ')}\n`);
  choices.forEach(({ words }, i) => void terminal.out(`${wrap(`  ${i + 1}  ${words}`, terminal.width, '     ')}\n`));
  const lines: Plain[] = [];
  for (;;) {
    const line = await terminal.ask(many ? play.guide.line(lines.length + 1) : play.prompt);
    if (line === null || play.guide.cancel.includes(line.trim().toLowerCase())) return null;
    if (line.trim() === '') {
      if (many) return lines.length === 0 && usual !== undefined ? usual : lines;
      if (usual !== undefined) return usual;
      continue;
    }
    // The spaces before a drawn line are part of it.
    const value = many && choices.length === 0 ? line.trimEnd() : meant(line, part);
    if (value === undefined) terminal.out(`${play.guide.oneOf(choices.length)}\n`);
    else if (many) lines.push(value);
    else return value;
  }
}

/** All parts; `before` are those of an earlier try, which an empty line keeps. */
export async function askGuide(guide: Guide, before: Given, terminal: Terminal, text: Text): Promise<Given | null> {
  const given: Given = {};
  terminal.out(`${text.play.guide.how}\n`);
  for (const part of guide.parts) {
    const value = await askPart(part, before[part.name], terminal, text);
    if (value === null) return null;
    given[part.name] = value;
  }
  return given;
}
