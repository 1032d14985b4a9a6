/** A rule as a hint: its whole sentence, without the references that only a reader of the rulebook can follow. */
import type { Language } from '@guildhall/kernel';

/** A table of the rulebook (D15, KC-D.10) or another rule (KC-12.5). */
const REFERENCE = String.raw`(?:[A-Z]{2}-)?D\.?\d+|[A-Z]{2}-\d+(?:\.\d+)*`;
/** In brackets, alone or with the small words between them. */
const IN_BRACKETS = new RegExp(String.raw`\s*\((?:${REFERENCE}|,|;|–|and|to|see|table|i|oraz|do|zob\.|tabela|\s)+\)`, 'g');
/** A table named in the sentence itself; spaces of a board have a single figure and stay. */
const TABLE = /\b(?:[A-Z]{2}-)?D\.?(\d\d)\b/g;
const CALLED: { readonly [language in Language]: string } = { en: 'table', pl: 'tab.' };

export const hintText = (rule: string, language: Language): string =>
  rule.replace(IN_BRACKETS, '').replace(TABLE, `${CALLED[language]} $1`).trim();
