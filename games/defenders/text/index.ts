/** All words of Defenders, in every language of the hall. */
import type { Language } from '@guildhall/kernel';
import { en } from './en.ts';
import type { DefendersText } from './make.ts';
import { pl } from './pl.ts';

export { type DefendersText, reactionsIn } from './make.ts';
export { type Names, TERMS, type Term as Vocabulary, type Words } from './names.ts';
export { inWords, knownFrom } from './reading.ts';
export { called, readerText } from './templates.ts';

export const text: { readonly [language in Language]: DefendersText } = { en, pl };
