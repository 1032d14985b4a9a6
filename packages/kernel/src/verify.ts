/** Proof that a finished match was honest: every answer legal, every shuffle and roll drawn from the sealed seed. */
import type { Fact } from './facts.ts';
import type { ChanceRecord } from './flow/play.ts';
import type { GamePackage, Outcome } from './game.ts';
import type { Plain } from './plain.ts';
import type { MatchRecord } from './record.ts';
import { replay } from './replay.ts';

/** What anyone needs to recompute every shuffle and roll of a finished match (docs/fairness.md). */
export interface Transcript {
  format: 'guildhall transcript 1';
  rules: string;
  commitment: string;
  seed: string;
  entropy: string[];
  draws: ChanceRecord[];
}

/** Recomputes the whole match: the seed against its commitment, all chance, every answer, the result. */
export function verify<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
): { outcome: Outcome | null; decisions: number; transcript: Transcript } | { problem: string } {
  const replayed = replay(game, record);
  if ('problem' in replayed) return replayed;
  if (record.start) return { problem: 'the match began from a position, so its seed cannot account for all of its chance' };
  const { match } = replayed;
  const draws: ChanceRecord[] = [];
  // The answers in force only: what was undone by consent was drawn again from the same streams.
  match.at(match.decisions, undefined, (draw) => draws.push(draw));
  const { rules, seed, entropy } = record;
  return {
    outcome: match.outcome(),
    decisions: match.decisions,
    transcript: { format: 'guildhall transcript 1', rules, commitment: record.commitment, seed, entropy: [...entropy], draws },
  };
}
