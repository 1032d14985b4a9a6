/** The game in words. */
import { en } from './en.ts';
import { pl } from './pl.ts';

export const text = { en, pl };
