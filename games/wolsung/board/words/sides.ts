/** What a side is called: the heroes, or whoever leads it. */
import type { Language } from '@guildhall/kernel';
import { NONE } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { shortName } from './named.ts';
import { wordsIn } from './words.ts';

export function namesOfSide(table: TableView, side: number, language: Language): string {
  // In a duel both sides are heroes.
  if (side === 0 && table.gm !== NONE) return wordsIn(language).heroesSide;
  const of = table.characters.filter((c) => c.side === side && c.kind !== 'ally');
  const [first] = of.filter(({ kind }) => kind !== 'extras').concat(of);
  return first ? shortName(first, language) : String(side + 1);
}
