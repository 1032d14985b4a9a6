/** Why a number of a ledger is what it is: the facts behind it, each with its line and its rule. */
import type { Fact, Seat } from '@guildhall/kernel';
import { heardBy } from '@guildhall/kernel';
import type { Ledger } from './ledger.ts';

/** One fact of the ledger, and the decision that made it happen (0: the deal). */
export interface Line {
  readonly decision: number;
  readonly fact: Fact;
}

/** All that a seat (null: anybody) was told so far about this seat, in order. */
export function linesAbout({ telling }: Ledger, about: Seat, viewer: Seat | null): Line[] {
  const lines: Line[] = [];
  for (let step = 0; step < telling.steps; step++) {
    for (const fact of heardBy(telling.by(step), viewer)) if (concerns(fact, about)) lines.push({ decision: step, fact });
  }
  return lines;
}

/** A fact names whom it concerns as `seat`, `by`, `from` or `to`. */
const concerns = (fact: Fact, seat: Seat): boolean =>
  fact.seat === seat || fact.by === seat || fact.from === seat || fact.to === seat;
