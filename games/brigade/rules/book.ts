/** The book all chapters write their procedures into, and the short names they use. */
import { type Play, Rules } from '@guildhall/kernel';
import type { BrigadeFact } from '../facts.ts';
import type { BR } from '../rulebook/ids.generated.ts';
import type { Table } from '../table.ts';

export const book = new Rules<Table, BrigadeFact, BR>();
export type P = Play<Table, BrigadeFact>;
export type { BR, BrigadeFact, Table };
