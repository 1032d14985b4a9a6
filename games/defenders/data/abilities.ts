/** What an activated defender can do (D12). Trades and classes give abilities; everything else has none (DF-26.9). */
import type { DF } from '../rulebook/ids.generated.ts';

export const ABILITIES = ['engineers', 'healers', 'jack', 'king'] as const;
export type Ability = (typeof ABILITIES)[number];

export interface AbilityRow {
  /** What the First Player chooses. */
  readonly target: 'ruin' | 'threat' | null;
  /** Least roll of a d6 that succeeds; null: against the threat's d6, equal or higher (DF-26.7). */
  readonly from: number | null;
  readonly rule: DF;
}
export const ABILITY: { readonly [ability in Ability]: AbilityRow } = {
  engineers: { target: 'ruin', from: 4, rule: 'DF-26.3' },
  healers: { target: null, from: 4, rule: 'DF-26.4' },
  jack: { target: null, from: 4, rule: 'DF-26.5' },
  king: { target: 'threat', from: null, rule: 'DF-26.7' },
};
