/** The book all chapters write their procedures into, and the short names they use. */
import { type Play, Rules } from '@guildhall/kernel';
import type { KoboldsFact } from '../facts.ts';
import type { KC } from '../rulebook/ids.generated.ts';
import type { Table } from '../table.ts';

export const book = new Rules<Table, KoboldsFact, KC>();
export type P = Play<Table, KoboldsFact>;
export type { KC, KoboldsFact, Table };
