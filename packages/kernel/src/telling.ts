/** A match together with everything that was told on the way, so that anybody can be told what they have not heard yet. */
import { carryOut, type MatchStart } from './carry-out.ts';
import { type Fact, heardBy, type Sink, type Told } from './facts.ts';
import type { Game, Seat } from './flow/types.ts';
import type { GamePackage } from './game.ts';
import { Match } from './match.ts';
import type { Plain } from './plain.ts';
import type { PlayEntry } from './record.ts';
import type { Refusal } from './refusal.ts';

/** One decision in force of a match. */
export interface ToldStep<T = unknown, F extends Fact = Fact> {
  /** Which decision it is; the first step is the beginning and has the number of those settled before it, usually 0. */
  decision: number;
  /** null: the deal, or the position the match goes on from. */
  entry: PlayEntry | null;
  told: Told<F>[];
  /** The game after it; the same object all along. */
  game: Game<T>;
}

/** The decisions in force once more, one by one, each with what it made happen. */
export function* walk<T, A extends Plain, B, F extends Fact>(match: Match<T, A, B, F>): Generator<ToldStep<T, F>> {
  let told: Told<F>[] = [];
  const sink: Sink<F> = (one) => told.push(one);
  let decision = match.settled;
  const game = match.at(decision, sink);
  yield { decision, entry: null, told, game };
  for (const entry of match.line()) {
    told = [];
    carryOut(match.game, game, entry, sink);
    yield { decision: ++decision, entry, told, game };
  }
}

export class Telling<T = unknown, A extends Plain = Plain, B = unknown, F extends Fact = Fact> {
  /** Everything told by the beginning and the decisions in force. */
  readonly told: Told<F>[] = [];
  /** How much had been told after the beginning and after each decision in force. */
  private readonly ends: number[] = [];

  private constructor(readonly match: Match<T, A, B, F>) {}

  /** Deals a new match. The options must have passed `game.options`. */
  static deal<T, A extends Plain, B, F extends Fact>(game: GamePackage<T, A, B, F>, start: MatchStart): Telling<T, A, B, F> {
    const told: Told<F>[] = [];
    const telling = new Telling(Match.create(game, start, (one) => told.push(one)));
    telling.add(told);
    return telling;
  }

  /** Tells once more what a match that was loaded told on its way; `along` may look at each step as it passes. */
  static of<T, A extends Plain, B, F extends Fact>(
    match: Match<T, A, B, F>,
    along?: (step: ToldStep<T, F>) => void,
  ): Telling<T, A, B, F> {
    const telling = new Telling(match);
    for (const step of walk(match)) {
      telling.add(step.told);
      along?.(step);
    }
    return telling;
  }

  answer(seat: Seat, answer: unknown): Refusal | null {
    return this.take((sink) => this.match.answer(seat, answer, sink));
  }

  act(seat: Seat, act: unknown, answer: unknown): Refusal | null {
    return this.take((sink) => this.match.act(seat, act, answer, sink));
  }

  withdraw(seat: Seat): Refusal | null {
    return this.take(() => this.match.withdraw(seat));
  }

  /** What was told because of undone answers is forgotten. */
  undo(seat: Seat, agreed: readonly Seat[] = []): Refusal | null {
    const refusal = this.match.undo(seat, agreed);
    if (refusal) return refusal;
    const { decisions, settled } = this.match;
    this.ends.length = decisions - settled + 1;
    this.told.length = this.ends[decisions - settled];
    return null;
  }

  /** The beginning and the decisions in force, counted together. */
  get steps(): number {
    return this.ends.length;
  }

  /** What one step told; 0 is the beginning. */
  by(step: number): Told<F>[] {
    return this.told.slice(step === 0 ? 0 : this.ends[step - 1], this.ends[step]);
  }

  /** What a seat (null: a spectator) heard, leaving out so many tellings. */
  heard(seat: Seat | null, from = 0): F[] {
    return heardBy(this.told.slice(from), seat);
  }

  /** Whatever is refused has told nothing. */
  private take(move: (sink: Sink<F>) => Refusal | null): Refusal | null {
    const told: Told<F>[] = [];
    const refusal = move((one) => told.push(one));
    if (!refusal) this.add(told);
    return refusal;
  }

  private add(told: readonly Told<F>[]): void {
    for (const one of told) this.told.push(one);
    this.ends.push(this.told.length);
  }
}
