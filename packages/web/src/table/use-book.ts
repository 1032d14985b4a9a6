/** The rules that hold at a table of this game, in the language of the reader; fetched once they are wanted. */
import type { Rulebook } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { bookAtTable } from '../hall/books.ts';
import { usePreferences } from '../hall/preferences.ts';
import { type Opening, useOpening } from './use-opening.ts';

export function useBook({ meta, rulebook }: Pick<AnyGame, 'meta' | 'rulebook'>, wanted: boolean): Opening<Rulebook> {
  const { language } = usePreferences();
  return useOpening(wanted ? `${meta.id} ${language}` : '', () => bookAtTable(rulebook, language));
}
