/** How a test stands, in words. */
import type { Forecast } from '../foresight/mending.ts';
import { percentOf } from '../words/named.ts';
import type { BoardWords } from '../words/words.ts';

export const percentWords = (chance: number, words: BoardWords): string => words.percent(percentOf(chance));

/** "succeeds by 2", "3 short", or the chance where dice have to fall yet. */
export function verdictOf({ chance, result, needs }: Forecast, words: BoardWords): string {
  if (result === null) return words.chance(percentWords(chance, words));
  return result >= needs ? words.reaches(result - needs) : words.short(needs - result);
}
export const isGood = ({ chance, result, needs }: Forecast): boolean => (result === null ? chance >= 0.5 : result >= needs);
