/**
 * The setting of a table as text. A match that was brought in may be as long as a file: each line of its log, and each thing that
 * was added, stands on a line of its own, so that it can be read in parts. It is JSON all the same.
 */
import type { Parts } from '@guildhall/kernel/hall';
import type { Setting } from './events.ts';

type Imported = NonNullable<Setting['imported']>;

const LOG = '"log":[';
const ADDED = '],"contributions":[';
const END = ']}';

const linesOf = (list: readonly unknown[]): string => list.map((one) => JSON.stringify(one)).join(',\n');

/** What the setting says of a match that was brought in. */
export function importedText({ log, contributions, ...head }: Imported): string {
  const added = contributions ? `\n${ADDED}\n${linesOf(contributions)}` : '';
  return `${JSON.stringify(head).slice(0, -1)},${LOG}\n${linesOf(log)}${added}\n${END}`;
}

/** `imported`: its text, where the setting itself leaves it out. */
export function settingText({ imported, ...rest }: Setting, printed: string | null = imported && importedText(imported)): string {
  return `${JSON.stringify(rest).slice(0, -1)},"imported":${printed}}`;
}

/** Where the parts of a text end that are no lines of the log and nothing that was added. */
const isFrame = (line: string): boolean => line.startsWith(']') || line.endsWith(LOG);

/** The setting without what was played and added; enough for whoever only wants to know how the table was set up. */
export function frameOfSetting(text: string): Setting {
  if (!text.includes('\n')) return JSON.parse(text) as Setting;
  return JSON.parse(text.split('\n').filter(isFrame).join('')) as Setting;
}

/** All of it, in parts. */
export function* settingReading(text: string): Parts<Setting> {
  const setting = frameOfSetting(text);
  const { imported } = setting;
  if (!imported || !text.includes('\n')) return setting;
  let into: unknown[] = imported.log;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    if (isFrame(line)) into = line === ADDED ? (imported.contributions ?? []) : into;
    else into.push(JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line));
    yield;
  }
  return setting;
}
