/** Facts: what happened, told by the rules with the rule that made it so. Words are made from them elsewhere. */

import type { Seat } from './flow/types.ts';
import type { Plain } from './plain.ts';

/** Each game has a closed union of facts; all carry a kind and the rule they follow from. */
export interface Fact {
  kind: string;
  rule: string;
  [detail: string]: Plain;
}

/** One telling: everybody's, or a secret one with another form (or none) for those who may not know. */
export interface Told<F extends Fact = Fact> {
  fact: F;
  /** null: everybody may know. */
  to: Seat[] | null;
  /** What the others hear of a secret fact. */
  others: F | null;
}

export type Sink<F extends Fact = Fact> = (told: Told<F>) => void;

/** What one seat (or a spectator, null) hears. */
export function heardBy<F extends Fact>(told: readonly Told<F>[], seat: Seat | null): F[] {
  const heard: F[] = [];
  for (const { fact, to, others } of told) {
    if (to === null || (seat !== null && to.includes(seat))) heard.push(fact);
    else if (others !== null) heard.push(others);
  }
  return heard;
}
