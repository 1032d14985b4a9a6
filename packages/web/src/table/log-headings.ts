/** Where the log begins a new part: as the board says, else with every round and turn. */
import type { Fact, Language, Speaker } from '@guildhall/kernel';
import type { GameBoard } from '@guildhall/table';

/** Facts by which most games begin a round or a turn; a board that knows better says so. */
const USUAL = /^(?:round|turn)Began$/;

export function headingOf(
  board: Pick<GameBoard, 'heading'>,
  fact: Fact,
  language: Language,
  say: Speaker,
  sentence: () => string,
): string | null {
  if (board.heading) return board.heading(fact, language, say);
  return USUAL.test(fact.kind) ? sentence() : null;
}
