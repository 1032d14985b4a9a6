/** All words of The Brigade, in every language of the hall. */
import type { Language } from '@guildhall/kernel';
import { en } from './en.ts';
import type { BrigadeText } from './make.ts';
import { pl } from './pl.ts';

export type { BrigadeText } from './make.ts';
export type { CardWords, Names, WardenWords } from './names.ts';
export { TERMS, type Term as Vocabulary } from './names.ts';

export const text: { readonly [language in Language]: BrigadeText } = { en, pl };
