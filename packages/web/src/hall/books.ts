/** Rulebooks by the name in their address: a game's, or that of the table itself. */
import type { Rulebook } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';

/** The address of the rules that hold in every game. */
export const TABLE_BOOK = 'table';

export async function loadBook(id: string): Promise<Rulebook> {
  if (id === TABLE_BOOK) return (await import('@guildhall/kernel/rules-of-the-table')).rulebook;
  return (await loadGame(id)).rulebook();
}
