/** Where the log begins a new part: with each turn. */
import type { Fact, Language, Speaker } from '@guildhall/kernel';
import type { GameFact } from '../../facts.ts';
import { text } from '../../text/index.ts';

export function heading(told: Fact, language: Language, say: Speaker): string | null {
  const fact = told as GameFact;
  if (fact.kind === 'turnBegan') return say.seat(fact.seat);
  return fact.kind === 'roundBegan' ? text[language].fact(fact, say) : null;
}
