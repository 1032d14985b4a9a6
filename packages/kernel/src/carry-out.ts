/** The deal of a match, and its lines carried out once more, where they are known to hold. */
import { sealedChance } from './chance.ts';
import type { Fact, Sink } from './facts.ts';
import type { ChanceRecord } from './flow/play.ts';
import { isAct } from './flow/rules.ts';
import type { Game } from './flow/types.ts';
import type { GamePackage, Options } from './game.ts';
import type { MatchGiven } from './given.ts';
import { copyPlain, type Plain } from './plain.ts';
import type { PlayEntry } from './record.ts';

export interface MatchStart {
  seats: number;
  options: Options;
  seed: string;
  entropy?: readonly string[];
  /** What was handed in; it must have passed `game.handedIn`. Without it nothing was. */
  given?: MatchGiven;
}

export function deal<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  { options, seats, seed, entropy, given }: MatchStart,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): Game<T> {
  return game.setup(options, seats, sealedChance(seed, entropy), sink, onChance, given);
}

/** Carries out a line that is known to hold, in place. */
export function carryOut<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  g: Game<T>,
  entry: PlayEntry,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): void {
  if ('withdraw' in entry) game.withdraw(g, entry.seat);
  else if (isAct(entry.question)) game.act(g, entry.seat, entry.question, copyPlain(entry.answer), sink, onChance);
  else game.apply(g, entry.seat, copyPlain(entry.answer) as A, sink, onChance);
}
