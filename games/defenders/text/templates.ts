/** Texts as readers see them: people's own as written, lines of the prompts in the reader's language. */
import { type Language, QuickRandom } from '@guildhall/kernel';
import type { Setting } from '../data/index.ts';
import { LEFT_OUT, TEMPLATE } from '../rules/texts.ts';
import { GAPS, type Gap, type Known, NAME_KINDS, type NameKind, type PromptKind, promptLines, suggestName } from './prompts.ts';

/** DF-29.6: what stands where a text is hidden. */
const HIDDEN: { readonly [language in Language]: string } = {
  en: '(left out at somebody’s wish, DF-29.6)',
  pl: '(pominięte na czyjąś prośbę, DF-29.6)',
};
const LINE = /^([a-z_.]+) (\d{1,3})$/;
const isNameKind = (kind: string): kind is NameKind => (NAME_KINDS as readonly string[]).includes(kind);

/** A line can be told only if all its gaps can be filled. */
const fits = (line: string, known: Known): boolean => GAPS.every((gap) => known[gap] !== undefined || !line.includes(`{${gap}}`));

/** None for the name of a prompt that does not exist: then somebody wrote it by hand. */
function linesOf(kind: string, setting: Setting, language: Language): readonly string[] {
  const lines: unknown = promptLines(kind as Exclude<PromptKind, NameKind>, setting, language);
  return Array.isArray(lines) ? lines : [];
}

/** What a reader sees of a text that was given. */
export function readerText(text: string, language: Language, known: Known = {}, setting: Setting = 'own'): string {
  if (!text.startsWith(TEMPLATE)) return text;
  if (text === LEFT_OUT) return HIDDEN[language];
  const found = LINE.exec(text.slice(TEMPLATE.length));
  if (!found) return text;
  const [, kind, number] = found;
  if (isNameKind(kind)) return suggestName(kind, setting, language, new QuickRandom(Number(number)));
  const lines = linesOf(kind, setting, language).filter((line) => fits(line, known));
  if (lines.length === 0) return text.slice(TEMPLATE.length);
  return lines[Number(number) % lines.length].replace(/\{(\w+)\}/g, (_, gap: Gap) => known[gap] ?? '');
}
