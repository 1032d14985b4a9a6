/** An answer of several parts, asked for one after another, so that nobody writes its structure by hand. */
import { folded, type Guide, type GuidePart, type Plain } from '@guildhall/kernel';
import type { Terminal } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { wrap } from '../wrap.ts';
import { readCommand } from './commands.ts';

export type Given = { [part: string]: Plain };

/** A value as it is read: by the words it has among the choices. */
function shown(value: Plain, choices: GuidePart['choices'] = []): string {
  const named = choices.find((choice) => JSON.stringify(choice.value) === JSON.stringify(value));
  return named?.words ?? (typeof value === 'string' ? value : JSON.stringify(value));
}
/** "undo" and "help" are no names: whoever types a command alone means the command. */
const isCommand = (line: string): boolean => readCommand(line)?.rest === '';

function meant(line: string, { choices = [], only }: GuidePart): Plain | undefined {
  const text = line.trim();
  const number = /^\d{1,3}$/.test(text) ? choices[Number(text) - 1] : undefined;
  const wanted = folded(text);
  const named = number ?? choices.find(({ words }) => folded(words) === wanted);
  // "market" is meant by "Type: market", if there is but one.
  const alike = named ? [named] : choices.filter(({ words }) => folded(words.slice(words.indexOf(': ') + 2)) === wanted);
  if (alike.length === 1) return alike[0].value;
  return only ? undefined : text;
}

/** Asks for one part; null: there is no more input, or whoever types has thought better of it. */
async function askPart(part: GuidePart, before: Plain | undefined, terminal: Terminal, { play }: Text): Promise<Plain | null> {
  const { choices = [], many, wrong } = part;
  // What will not do is not offered again.
  const kept = typeof before === 'string' && wrong?.(before) ? undefined : before;
  const usual = kept ?? part.otherwise;
  const empty = usual === undefined || many ? '' : ` ${play.guide.usual(shown(usual, choices) || play.guide.nothing)}`;
  const say = (sentence: string): void => void terminal.out(`${wrap(sentence, terminal.width, '  ')}\n`);
  say(`${part.ask}${empty}`);
  choices.forEach(({ words }, i) => void terminal.out(`${wrap(`  ${i + 1}  ${words}`, terminal.width, '     ')}\n`));
  const lines: Plain[] = [];
  for (;;) {
    const line = await terminal.ask(many ? play.guide.line(lines.length + 1) : play.prompt);
    if (line === null || play.guide.cancel.includes(line.trim().toLowerCase())) return null;
    if (line.trim() === '') {
      if (many) return lines.length === 0 && usual !== undefined ? usual : lines;
      if (usual !== undefined) return usual;
      say(play.guide.wanted);
      continue;
    }
    if (isCommand(line)) {
      say(play.guide.noCommand(line.trim()));
      continue;
    }
    // The spaces before a drawn line are part of it.
    const value = many && choices.length === 0 ? line.trimEnd() : meant(line, part);
    const fault = typeof value === 'string' ? wrong?.(value) : null;
    if (value === undefined) say(play.guide.oneOf(choices.length));
    else if (fault) say(fault);
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
