/** Where the log begins a new part: with each round. */
import type { Fact, Language } from '@guildhall/kernel';
import { wordsIn } from '../words/words.ts';

export function heading(fact: Fact, language: Language): string | null {
  if (fact.kind !== 'scenarioDrawn' || fact.again === true || typeof fact.round !== 'number') return null;
  return wordsIn(language).round(fact.round);
}
