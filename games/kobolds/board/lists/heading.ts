/** Where the log of a game begins a new part: with each turn and each activation. */
import type { Fact, Language, Speaker } from '@guildhall/kernel';
import { wordsIn } from '../words/words.ts';

export function heading(fact: Fact, language: Language, say: Speaker): string | null {
  if (fact.kind !== 'turnBegan' || typeof fact.turn !== 'number') return null;
  const words = wordsIn(language);
  const first = typeof fact.first === 'number' && fact.first >= 0 ? ` · ${words.first}: ${say.seat(fact.first)}` : '';
  return `${words.turn} ${fact.turn}${first}`;
}
