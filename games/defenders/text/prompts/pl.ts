/** All Polish prompts: lines, and parts of names. */
import type { Prompts } from './index.ts';
import { lines } from './lines.pl.ts';
import { parts } from './names.pl.ts';

export const pl: Prompts = { ...lines, parts };
