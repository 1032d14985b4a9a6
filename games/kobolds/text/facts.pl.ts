/** What happened. */
import type { FactWords } from './teller.ts';

export const facts = {} as FactWords;
