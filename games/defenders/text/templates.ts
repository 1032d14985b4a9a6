/** Texts as readers see them: people's own as written, lines of the prompts in the reader's language. */
import type { Language } from '@guildhall/kernel';
import { SETTINGS, type Setting } from '../data/index.ts';
import { LEFT_OUT, TEMPLATE } from '../rules/texts.ts';
import {
  filledWith,
  type Gap,
  type Known,
  NAME_KINDS,
  type NameKind,
  nameNumbered,
  promptLines,
  UNKNOWN,
} from './prompts/index.ts';

/** DF-29.6: what stands where a text is hidden. */
const HIDDEN: { readonly [language in Language]: string } = {
  en: '(left out at somebody’s wish, DF-29.6)',
  pl: '(pominięte na czyjąś prośbę, DF-29.6)',
};
const LINE = /^([a-z_.]+) (\d{1,3})$/;
const isNameKind = (kind: string): kind is NameKind => (NAME_KINDS as readonly string[]).includes(kind);

/** "threat_description.space": the prompts, and the setting they are told in, if they say it. */
function partsOf(prompt: string): [kind: string, setting: Setting | null] {
  const dot = prompt.lastIndexOf('.');
  const setting = SETTINGS.find((id) => id === prompt.slice(dot + 1)) ?? null;
  return dot < 0 || setting === null ? [prompt, null] : [prompt.slice(0, dot), setting];
}

/** The same number always gives the same line; a name that is not known is spoken of in general. */
export function filled(line: string, language: Language, known: Known): string {
  // What is spoken of in general may begin a sentence; a name is as it was given.
  const general = UNKNOWN[language];
  const begun = line.replace(/(?<=[.!?] )\{(\w+)\}/g, (hole, gap: Gap) =>
    known[gap] === undefined ? capital(general[gap]) : hole,
  );
  return capital(filledWith(begun, (gap) => known[gap] ?? general[gap]));
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a reader sees of a text that was given. */
export function readerText(text: string, language: Language, known: Known = {}, world: Setting = 'own'): string {
  if (!text.startsWith(TEMPLATE)) return text;
  if (text === LEFT_OUT) return HIDDEN[language];
  const found = LINE.exec(text.slice(TEMPLATE.length));
  if (!found) return text;
  const [kind, said] = partsOf(found[1]);
  const [setting, number] = [said ?? world, Number(found[2])];
  if (isNameKind(kind)) return nameNumbered(kind, setting, language, number);
  const lines = promptLines(kind, setting, language);
  // The name of prompts that do not exist: somebody wrote it by hand.
  if (lines.length === 0) return text;
  const line = lines[number % lines.length];
  return LOWER.has(kind) ? line : filled(line, language, known);
}
/** Parts of a sentence, which begin small. */
const LOWER: ReadonlySet<string> = new Set(['time', 'personality', 'preoccupation']);

/** A name as a reader sees it: people's own as given, one from the word lists in the reader's language. */
export const called = (name: string, language: Language): string => readerText(name, language);
