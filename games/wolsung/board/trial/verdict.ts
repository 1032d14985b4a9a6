/** How a test stands, in words. */
import type { View } from '@guildhall/kernel';
import type { TableView } from '../../view.ts';
import { whoIs } from '../foresight/imagined.ts';
import { type Forecast, openTest } from '../foresight/mending.ts';
import { percentOf } from '../words/named.ts';
import type { BoardWords } from '../words/words.ts';

export const percentWords = (chance: number, words: BoardWords): string => words.percent(percentOf(chance));

/** "succeeds by 2", "3 short", or the chance where dice have to fall yet. */
export function verdictOf({ chance, result, needs }: Forecast, words: BoardWords): string {
  if (result === null) return words.chance(percentWords(chance, words));
  return result >= needs ? words.reaches(result - needs) : words.short(needs - result);
}
/** Whether that is good for the one who looks: a test of others should fail. */
export function isGood({ chance, result, needs }: Forecast, view: View<TableView>): boolean {
  const succeeds = result === null ? chance >= 0.5 : result >= needs;
  return succeeds === isFriend(view);
}

/** Whether the open test is one of the own side; for those who look on, of the heroes'. */
function isFriend(view: View<TableView>): boolean {
  const { table, seat } = view;
  const own = table.characters.find(({ owner }) => owner === seat)?.side ?? 0;
  const test = openTest(view);
  return test === null || whoIs(table, test.actor)?.side === own;
}
