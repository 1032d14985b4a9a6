/** The words of a campaign, in every language of the hall. */
import type { Language } from '@guildhall/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { Words } from './words.ts';

export const text: { readonly [language in Language]: Words } = { en, pl };
