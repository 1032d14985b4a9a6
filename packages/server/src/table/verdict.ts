/** What comes of a command: an event, or why not. */
import type { Refusal, Seat } from '@guildhall/kernel';
import type { Reason } from '@guildhall/wire';
import type { TableEvent } from './events.ts';

export interface Denial {
  reason: Reason;
  detail: string;
  refusal: Refusal | null;
  index: number | null;
}
export type Verdict = { event: TableEvent } | { refused: Denial };

/** Who is connected; asked only where it matters. */
export interface Presence {
  here(): ReadonlySet<Seat>;
  /** From when on the person of a seat counts as absent, having been without a connection for so long; null: is here. */
  absentAt(seat: Seat): number | null;
  /** Since when people can come at all: nobody is missed before. */
  openSince(): number;
}

export const no = (reason: Reason, detail: string, refusal: Refusal | null = null, index: number | null = null) => ({
  refused: { reason, detail, refusal, index },
});
