/** The book all chapters of the campaign write their procedures into, and the short names they use. */
import { type Play, Rules } from '@guildhall/kernel';
import type { KC } from '../../rulebook/ids.generated.ts';
import type { CampaignFact } from '../facts.ts';
import type { Table } from '../table.ts';

export const book = new Rules<Table, CampaignFact, KC>();
export type P = Play<Table, CampaignFact>;
export type { KC, Table };
