/** The book all chapters write their procedures into, and the short names they use. */
import { type Play, Rules } from '@guildhall/kernel';
import type { DefendersFact } from '../facts.ts';
import type { DF } from '../rulebook/ids.generated.ts';
import type { Table } from '../table.ts';

export const book = new Rules<Table, DefendersFact, DF>();
export type P = Play<Table, DefendersFact>;
export type { DefendersFact, DF, Table };
