/** Notoriety as a bar: which rounds brought the points that a gang has now. */
import type { Chapter } from '../ledger/lines.ts';

export interface Piece {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** What was lost again is taken from what was gained last. */
export function piecesOf(chapters: readonly Chapter[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { round, sum, leaves } of chapters) {
    if (sum > 0) {
      pieces.push({ round, from: leaves - sum, to: leaves });
      continue;
    }
    for (let last = pieces.at(-1); last && last.to > leaves; last = pieces.at(-1)) {
      pieces.pop();
      if (last.from < leaves) pieces.push({ ...last, to: leaves });
    }
  }
  return pieces;
}
