/** All words of Kobolds & Cobblestones, in every language of the hall. */
import type { Language } from '@guildhall/kernel';
import { en } from './en.ts';
import type { KoboldsText } from './make.ts';
import { pl } from './pl.ts';

export type { KoboldsText } from './make.ts';
export { type Names, TERMS, type Term as Vocabulary, type TestWords, type Words } from './names.ts';

export const text: { readonly [language in Language]: KoboldsText } = { en, pl };
