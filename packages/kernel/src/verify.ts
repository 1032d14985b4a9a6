/** Proof that a match was honest: every answer legal, every shuffle and roll drawn from the sealed seed. */
import type { Fact } from './facts.ts';
import type { ChanceRecord } from './flow/play.ts';
import type { GamePackage, Outcome } from './game.ts';
import type { Match } from './match.ts';
import { type Parts, whole } from './parts.ts';
import type { Plain } from './plain.ts';
import type { MatchRecord, RulesEntry } from './record.ts';
import { type Frozen, replaying } from './replay.ts';

/** What anyone needs to recompute every shuffle and roll of a finished match (docs/fairness.md). */
export interface Transcript {
  format: 'guildhall transcript 1';
  rules: string;
  commitment: string;
  seed: string;
  entropy: string[];
  draws: ChanceRecord[];
}

/** Lines of the log that were played by one version of the rules, and what is proven of them. */
export interface Stretch {
  rules: string;
  /** Its first and last line, from 1. */
  from: number;
  to: number;
  /**
   * recomputed: by the very rules they were played by. replayed: by later ones, and every answer is still legal.
   * kept: not at all; the match goes on from the position stored after them.
   */
  proof: 'recomputed' | 'replayed' | 'kept';
  /** Replayed: whether they lead to the game that was saved by the rules of that time; null: none was saved. */
  end: 'same' | 'differs' | null;
}

export interface Verified {
  outcome: Outcome | null;
  /** What the world outside learns of it; null: it is not over, or there is nothing to learn. */
  report: Plain;
  decisions: number;
  stretches: Stretch[];
  /** All chance, drawn once more from the seed; null: the match began or went on from a position, for which no seed accounts. */
  transcript: Transcript | null;
}

/** Recomputes the whole match: the seed against its commitment, all chance, every answer, the result. */
export function verify<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
): Verified | { problem: string; frozen?: Frozen } {
  return whole(verifying(game, record));
}

/** The same in parts. */
export function* verifying<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
): Parts<Verified | { problem: string; frozen?: Frozen }> {
  const replayed = yield* replaying(game, record);
  if ('problem' in replayed) {
    const { problem, frozen } = replayed;
    return frozen ? { problem, frozen } : { problem };
  }
  const { match } = replayed;
  const { decisions } = match;
  const transcript = match.position ? null : yield* transcriptOf(match, record);
  return { outcome: match.outcome(), report: game.report(match.current), decisions, stretches: stretchesOf(match), transcript };
}

function* transcriptOf<T, A extends Plain, B, F extends Fact>(
  match: Match<T, A, B, F>,
  { commitment, seed, entropy }: MatchRecord,
): Parts<Transcript> {
  const draws: ChanceRecord[] = [];
  // The answers in force only: what was undone by consent was drawn again from the same streams.
  yield* match.going(match.decisions, undefined, (draw) => draws.push(draw));
  return { format: 'guildhall transcript 1', rules: match.current.rules, commitment, seed, entropy: [...entropy], draws };
}

/** By which rules the lines of a match were played, in order, and what replaying them has proven. */
export function stretchesOf<T, A extends Plain, B, F extends Fact>(match: Match<T, A, B, F>): Stretch[] {
  const { log, compared } = match;
  const now = match.current.rules;
  const taken =
    (log.findLast((entry) => 'rules' in entry && entry.from !== undefined) as RulesEntry | undefined)?.from?.line ?? 0;
  const stretches: Stretch[] = [];
  const add = (rules: string, from: number, to: number, proof: Stretch['proof'], end: Stretch['end']): void => {
    if (from <= to) stretches.push({ rules, from, to, proof, end });
  };
  let rules = match.began;
  let from = 1;
  for (let line = 1; line <= log.length + 1; line++) {
    const entry = log[line - 1];
    if (entry && !('rules' in entry)) continue;
    const same = compared.get(line - 1);
    const end = rules === now || same === undefined ? null : same ? 'same' : 'differs';
    add(rules, from, Math.min(taken, line - 1), 'kept', null);
    add(rules, Math.max(from, taken + 1), line - 1, rules === now ? 'recomputed' : 'replayed', end);
    if (entry) rules = entry.rules;
    from = line + 1;
  }
  return stretches;
}
