/** A match together with everything that was told on the way, so that anybody can be told what they have not heard yet. */
import { carryOut, type MatchStart } from './carry-out.ts';
import { type Fact, heardBy, type Told } from './facts.ts';
import type { Game, Seat } from './flow/types.ts';
import type { GamePackage } from './game.ts';
import { Match } from './match.ts';
import type { Plain } from './plain.ts';
import type { PlayEntry } from './record.ts';
import type { Refusal } from './refusal.ts';

/** One line in force of a match. */
export interface ToldStep<T = unknown, F extends Fact = Fact> {
  /** null: the deal, or the position the match goes on from. */
  entry: PlayEntry | null;
  told: Told<F>[];
  /** The game after it; the same object all along. */
  game: Game<T>;
}

/** The lines in force once more, one by one, each with what it made happen. */
export function* walk<T, A extends Plain, B, F extends Fact>(match: Match<T, A, B, F>): Generator<ToldStep<T, F>> {
  const { game: rules } = match;
  let told: Told<F>[] = [];
  const sink = (one: Told<F>): void => void told.push(one);
  const game = match.at(match.settled, sink);
  yield { entry: null, told, game };
  for (const entry of match.line()) {
    told = [];
    carryOut(rules, game, entry, sink);
    yield { entry, told, game };
  }
}

export class Telling<T = unknown, A extends Plain = Plain, B = unknown, F extends Fact = Fact> {
  /** Everything told by the deal and the lines in force. */
  readonly told: Told<F>[] = [];
  /** How much had been told after the deal and after each line in force. */
  private readonly ends: number[] = [];

  private constructor(readonly match: Match<T, A, B, F>) {}

  /** Deals a new match. The options must have passed `game.options`. */
  static deal<T, A extends Plain, B, F extends Fact>(game: GamePackage<T, A, B, F>, start: MatchStart): Telling<T, A, B, F> {
    const told: Told<F>[] = [];
    const telling = new Telling(Match.create(game, start, (one) => told.push(one)));
    telling.add(told);
    return telling;
  }

  /** Tells once more what a match that was loaded told on its way. */
  static of<T, A extends Plain, B, F extends Fact>(match: Match<T, A, B, F>): Telling<T, A, B, F> {
    const telling = new Telling(match);
    for (const { told } of walk(match)) telling.add(told);
    return telling;
  }

  answer(seat: Seat, answer: unknown): Refusal | null {
    const told: Told<F>[] = [];
    const refusal = this.match.answer(seat, answer, (one) => told.push(one));
    if (!refusal) this.add(told);
    return refusal;
  }

  withdraw(seat: Seat): Refusal | null {
    const refusal = this.match.withdraw(seat);
    if (!refusal) this.add([]);
    return refusal;
  }

  /** What was told because of undone answers is forgotten. */
  undo(seat: Seat, agreed: readonly Seat[] = []): Refusal | null {
    const refusal = this.match.undo(seat, agreed);
    if (refusal) return refusal;
    const lines = this.match.decisions - this.match.settled;
    this.ends.length = lines + 1;
    this.told.length = this.ends[lines];
    return null;
  }

  /** What the nth line in force told; 0: the deal. */
  line(n: number): Told<F>[] {
    return this.told.slice(n === 0 ? 0 : this.ends[n - 1], this.ends[n]);
  }

  /** What a seat (null: a spectator) heard, from the nth telling on. */
  heard(seat: Seat | null, from = 0): F[] {
    return heardBy(this.told.slice(from), seat);
  }

  private add(told: readonly Told<F>[]): void {
    for (const one of told) this.told.push(one);
    this.ends.push(this.told.length);
  }
}
