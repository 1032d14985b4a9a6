/** Rulebooks by the name in their address, in the language of the reader: a game's, or that of the table itself. */
import { type Language, openRulebook, type Rulebook, type Rulebooks } from '@guildhall/kernel';
import { rulebook as tableBooks } from '@guildhall/kernel/rules-of-the-table';
import { loadGame } from '@guildhall/registry';

/** The address of the rules that hold in every game. */
export const TABLE_BOOK = 'table';

export async function loadBook(id: string, language: Language): Promise<Rulebook> {
  return openRulebook(id === TABLE_BOOK ? tableBooks : (await loadGame(id)).rulebook, language);
}

/** A game's rules and after them those of the table, all in one language. */
export async function bookAtTable(books: Rulebooks, language: Language): Promise<Rulebook> {
  const book = await openRulebook(books, language);
  const table = await openRulebook(tableBooks, book.language);
  return { ...book, rules: [...book.rules, ...table.rules] };
}
