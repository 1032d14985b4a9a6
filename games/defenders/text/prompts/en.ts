/** All English prompts: lines, and parts of names. */
import type { Prompts } from './index.ts';
import { lines } from './lines.en.ts';
import { parts } from './names.en.ts';

export const en: Prompts = { ...lines, parts };
