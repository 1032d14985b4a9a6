/** Where the log begins a new part: with each turn, and with each part of the preparation. */
import type { Fact, Language, Speaker } from '@guildhall/kernel';
import { namesIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

export function heading(fact: Fact, language: Language, say: Speaker): string | null {
  const words = wordsIn(language);
  const { phases } = namesIn(language);
  switch (fact.kind) {
    case 'turnBegan':
      return `${words.turn(Number(fact.turn))} · ${words.firstPlayer}: ${say.seat(Number(fact.first))}`;
    case 'rowDealt':
      return phases.city;
    case 'cityCreated':
      return phases.map;
    case 'threatDeckMade':
      return phases.first_threats;
    case 'gameEnded':
      return phases.epilogue;
    default:
      return null;
  }
}
