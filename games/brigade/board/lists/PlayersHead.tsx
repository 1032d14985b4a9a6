/** What stands in the rows of players: the quarters each holds, and the score. */
import type { Language } from '@guildhall/kernel';
import { wordsIn } from '../words/words.ts';

export function PlayersHead({ language }: { language: Language }) {
  const words = wordsIn(language);
  return (
    <span className="br-heads">
      <span>{words.quartersHeld}</span>
      <span>{words.score}</span>
    </span>
  );
}
