/** The words of the game in both languages. */
import { en } from './en.ts';
import { pl } from './pl.ts';

export const text = { en, pl };
