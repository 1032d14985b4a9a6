/** The board's own words, by language. */
import type { Language } from '@guildhall/kernel';
import { type BoardWords, en } from './en.ts';
import { pl } from './pl.ts';

export type { BoardWords } from './en.ts';

const WORDS: { readonly [language in Language]: BoardWords } = { en, pl };
export const wordsIn = (language: Language): BoardWords => WORDS[language];
