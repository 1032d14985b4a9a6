/** Acts out of turn in the menu. */
import type { MayAlso } from '@guildhall/kernel';
import type { GameWords } from './words-of.ts';

/** What it is called in a list: the words of the only way to do it, or the whole sentence. */
export const nameOfAct = (act: MayAlso, words: GameWords): string =>
  act.form === null && act.options?.length === 1 ? words.actAnswer(act, act.options[0]) : words.act(act);
