/** The words of the terminal, per language. */
import { LANGUAGES, type Language } from '@guildhall/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';

export type Text = typeof en;

export const TEXT: { readonly [language in Language]: Text } = { en, pl };

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

/** The language of the machine, if it is one of ours. */
export function usualLanguage(env: { [name: string]: string | undefined }): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return locale.startsWith('pl') ? 'pl' : 'en';
}
