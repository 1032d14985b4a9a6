/** DF-26.3 to DF-26.9: which abilities a defender has. */
import type { Ability } from '../data/index.ts';
import type { Defender } from '../table.ts';

/** Trades are kept by every class (DF-6.10); jacks and kings have an ability of their own, queens none (DF-26.9). */
export function abilitiesOf({ trades, class: own }: Defender): Ability[] {
  return own === 'jack' || own === 'king' ? [...trades, own] : [...trades];
}
