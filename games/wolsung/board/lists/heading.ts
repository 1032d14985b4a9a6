/** Where the log begins a new part: with each scene, round and turn. */
import type { Fact, Language, Speaker } from '@guildhall/kernel';
import type { GameFact } from '../../facts.ts';
import { capital } from '../../text/capital.ts';
import { text } from '../../text/index.ts';
import { wordsIn } from '../words/words.ts';

export function heading(told: Fact, language: Language, say: Speaker): string | null {
  const fact = told as GameFact;
  if (fact.kind === 'turnBegan') return capital(fact.who[language]);
  if (fact.kind === 'roundBegan') return wordsIn(language).round(fact.round, 0);
  return fact.kind === 'sceneBegan' ? text[language].fact(fact, say) : null;
}
