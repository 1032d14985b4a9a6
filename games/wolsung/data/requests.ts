/** Polite requests (D15): what complying costs. */
import type { RequestId } from './ids.ts';

type Request = {
  /** How long it binds the target. */
  readonly lasts: 'next_round' | 'end_of_next_round' | 'use_an_item' | 'agreed';
  /** Dice it loses in the next round. */
  readonly dice: number;
  /** WS-16.42: only where a human GM judges it. */
  readonly hosted: boolean;
};

export const REQUESTS: { readonly [request in RequestId]: Request } = {
  floor: { lasts: 'next_round', dice: 0, hosted: false },
  attend: { lasts: 'end_of_next_round', dice: 0, hosted: false },
  put_away: { lasts: 'use_an_item', dice: 0, hosted: false },
  sit: { lasts: 'next_round', dice: 1, hosted: false },
  free: { lasts: 'agreed', dice: 0, hosted: true },
};
