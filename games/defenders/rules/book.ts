/** The book all chapters write their procedures into, and the short names they use. */
import { type Frame, type Play, Rules, type VarsOf } from '@guildhall/kernel';
import type { DefendersFact } from '../facts.ts';
import type { DF } from '../rulebook/ids.generated.ts';
import type { Table } from '../table.ts';

export const book = new Rules<Table, DefendersFact, DF>();
export type P = Play<Table, DefendersFact>;
/** The variables of a procedure, and a frame of it: `FrameOf<typeof battle>`. */
export type VarsIn<Procedure extends { readonly kinds: unknown }> = VarsOf<Procedure['kinds']>;
export type FrameOf<Procedure extends { readonly kinds: unknown }> = Frame<VarsIn<Procedure>>;
export type { DefendersFact, DF, Table };
