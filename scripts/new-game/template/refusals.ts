/** Why an answer is refused: every key of a sentence, and what the sentence needs to know. */
import { type Plain, type PlainRecord, type Refusal, refuse } from '@guildhall/kernel';
import type { NG } from './rulebook/ids.generated.ts';

export type Refusals = {
  notInHand: { answer: Plain };
};
export type Why = keyof Refusals;

/** Says no with a rule. The compiler sees to it that the sentence gets what it needs. */
export const no = <K extends Why>(rule: NG, why: K, about: Refusals[K] & PlainRecord): Refusal<NG> => refuse(rule, why, about);
