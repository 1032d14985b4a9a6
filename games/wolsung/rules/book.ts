/** The book all chapters write their procedures into, and the short names they use. */
import { type Play, Rules } from '@guildhall/kernel';
import type { GameFact } from '../facts.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import type { Table } from '../table.ts';

export const book = new Rules<Table, GameFact, WS>();
export type P = Play<Table, GameFact>;
