/** How facts stand in the log: what only moves equipment about is bookkeeping. */
import type { LogDress } from '@guildhall/table';
import type { TableView } from '../../table.ts';

const ASIDE = new Set(['equipped', 'laidBy', 'stashBack', 'pieceTested', 'booksOpened', 'returned']);

export const log: LogDress<TableView> = {
  place: (fact) => (ASIDE.has(fact.kind) ? 'aside' : undefined),
};
