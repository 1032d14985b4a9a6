/** What the game tells people and cannot check: the rules marked {honour}, in the order of the rulebook. */
import type { DF } from '../rulebook/ids.generated.ts';

export const ADVICE_LIST = [
  { id: 'roles', rule: 'DF-13.7' },
  { id: 'generous', rule: 'DF-13.18' },
  { id: 'no_conferring', rule: 'DF-14.1' },
  { id: 'cheating', rule: 'DF-14.3' },
  { id: 'heart_and_soul', rule: 'DF-19.3' },
  { id: 'lame', rule: 'DF-19.4' },
] as const satisfies readonly { id: string; rule: DF }[];
export type AdviceId = (typeof ADVICE_LIST)[number]['id'];
export const ADVICE_IDS: readonly AdviceId[] = ADVICE_LIST.map(({ id }) => id);
