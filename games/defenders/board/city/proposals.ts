/** What was proposed for the world, and what became of it (DF-4.8, DF-29.8). */
import type { Fact } from '@guildhall/kernel';
import type { DefendersFact } from '../../facts.ts';

export interface Proposals {
  /** The proposal people answer now, such as "setting steampunk"; null: there is none. */
  open: { proposal: string; by: number } | null;
  /** By proposal: the votes it was refused with. */
  refused: ReadonlyMap<string, { yes: number; no: number }>;
}
export function proposalsIn(facts: readonly Fact[]): Proposals {
  let open: Proposals['open'] = null;
  const refused = new Map<string, { yes: number; no: number }>();
  for (const fact of facts as readonly DefendersFact[]) {
    if (fact.kind === 'proposed') open = { proposal: fact.proposal, by: fact.seat };
    else if (fact.kind === 'amended') open = { proposal: fact.proposal, by: fact.seat };
    else if (fact.kind === 'withdrawn') open = null;
    else if (fact.kind === 'agreementReached') {
      open = null;
      if (!fact.passed) refused.set(fact.proposal, { yes: fact.yes, no: fact.no });
    }
  }
  return { open, refused };
}
