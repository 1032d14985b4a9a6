/** Why not. */
import type { RefusalWords } from './teller.ts';

export const refusals = {} as RefusalWords;
