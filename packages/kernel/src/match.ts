/** A match: a game together with its sealed seed and the log of everything answered. The log is the match. */
import { commitment, isSeed, sealedChance } from './chance.ts';
import { type Contribution, type ContributionBody, Contributions, type Contributor } from './contributions.ts';
import type { Fact, Sink } from './facts.ts';
import type { ChanceRecord } from './flow/play.ts';
import type { Game, Seat } from './flow/types.ts';
import type { GamePackage, Options, Outcome } from './game.ts';
import { copyPlain, type Plain } from './plain.ts';
import {
  type AnswerEntry,
  digest,
  type Entry,
  MATCH_FORMAT,
  type MatchRecord,
  type UndoEntry,
  type WithdrawEntry,
} from './record.ts';
import { type Refusal, refuse } from './refusal.ts';

interface Checkpoint<T> {
  seat: Seat;
  before: Game<T>;
}

export interface MatchStart {
  seats: number;
  options: Options;
  seed: string;
  entropy?: readonly string[];
}

export class Match<T = unknown, A extends Plain = Plain, B = unknown, F extends Fact = Fact> {
  /** Every line, undone ones included. */
  readonly log: Entry[] = [];
  current: Game<T>;
  private readonly added: Contributions<T>;
  /** The lines still in force: the log with undone lines dropped. */
  private inForce: (AnswerEntry | WithdrawEntry)[] = [];
  /** For each line in force, how much had been disclosed before it. */
  private disclosedBefore: number[] = [];
  /** One per answer that its seat may still take back freely. */
  private checkpoints: Checkpoint<T>[] = [];

  private constructor(
    readonly game: GamePackage<T, A, B, F>,
    readonly start: MatchStart,
    readonly position: Game<T> | null,
    sink?: Sink<F>,
    onChance?: (record: ChanceRecord) => void,
  ) {
    this.added = new Contributions(game.contributions);
    this.current = position ? game.copy(position) : deal(game, start, sink, onChance);
  }

  /** Deals a new match. The options must have passed `game.options`. */
  static create<T, A extends Plain, B, F extends Fact>(
    game: GamePackage<T, A, B, F>,
    start: MatchStart,
    sink?: Sink<F>,
    onChance?: (record: ChanceRecord) => void,
  ): Match<T, A, B, F> {
    if (!isSeed(start.seed)) throw new TypeError('a seed is 64 hexadecimal digits in lower case');
    return new Match(game, start, null, sink, onChance);
  }

  /** Begins from a position that has passed `game.load`. */
  static from<T, A extends Plain, B, F extends Fact>(
    game: GamePackage<T, A, B, F>,
    position: Game<T>,
    seed: string,
  ): Match<T, A, B, F> {
    return new Match(game, { seats: game.seats(position), options: {}, seed }, position);
  }

  get decisions(): number {
    return this.inForce.length;
  }

  outcome(): Outcome | null {
    return this.game.outcome(this.current);
  }

  whyNot(seat: Seat, answer: unknown): Refusal | null {
    return this.game.whyNot(this.current, seat, answer);
  }

  /** Gives an answer. null: taken. A refusal: nothing has changed. */
  answer(seat: Seat, answer: unknown, sink?: Sink<F>, onChance?: (record: ChanceRecord) => void): Refusal | null {
    const { game, current } = this;
    const refusal = game.whyNot(current, seat, answer);
    if (refusal) return refusal;
    const question = game.question(current) as string;
    const before = game.copy(current);
    const given = copyPlain(answer as Plain) as A;
    try {
      game.apply(current, seat, given, sink, onChance);
    } catch (error) {
      // A mistake in the rules must not leave half a move behind.
      this.current = before;
      throw error;
    }
    this.note({ seat, question, answer: copyPlain(given) }, before.disclosed);
    const after = game.actors(current);
    const asked = after.length === 1 && after[0] === seat;
    if (asked && current.disclosed === before.disclosed && !game.takeBack?.isDone(before.table, current.table)) {
      this.checkpoints.push({ seat, before });
    } else this.checkpoints = [];
    return null;
  }

  /** Takes back a face-down answer. */
  withdraw(seat: Seat): Refusal | null {
    const question = this.game.question(this.current) ?? '';
    const refusal = this.game.withdraw(this.current, seat);
    if (!refusal) this.note({ seat, withdraw: question }, this.current.disclosed);
    return refusal;
  }

  whyNotContribute(by: Contributor, body: unknown): Refusal | null {
    return this.added.whyNot(this.current, by, body, this.log.length);
  }

  /** Adds something beside the game, which goes on as it was. What was added, or why it cannot be. */
  contribute(by: Contributor, body: unknown, at: number): Contribution | Refusal {
    const refusal = this.whyNotContribute(by, body);
    if (refusal) return refusal;
    return this.added.add(by, copyPlain(body as ContributionBody), at, this.log.length, this.inForce.length);
  }

  /** What was added and is in force, oldest first. */
  contributions(): readonly Contribution[] {
    return this.added.inForce(this.log.length);
  }

  /** null if this seat may take back its last answer without asking anybody. */
  whyNotUndo(seat: Seat): Refusal | null {
    const last = this.checkpoints.at(-1);
    if (last?.seat === seat) return null;
    return this.whyNever(seat) ?? refuse('GH-7', 'undoNeedsConsent', { seat });
  }

  /** Why this seat's last answer cannot be taken back even with the consent of all, or null. */
  private whyNever(seat: Seat): Refusal | null {
    const last = this.lastAnswerOf(seat);
    if (last < 0) return refuse('GH-7', 'nothingToUndo', { seat });
    const { takeBack } = this.game;
    if (!takeBack || this.disclosedBefore[last] === this.current.disclosed) return null;
    return refuse(takeBack.rule, 'alreadyRevealed', { seat });
  }

  /** Takes back the seat's last answer and all that followed: freely, or with the consent of all other seats. */
  undo(seat: Seat, agreed: readonly Seat[] = []): Refusal | null {
    const free = this.checkpoints.at(-1);
    if (free?.seat === seat) {
      this.checkpoints.pop();
      this.current = free.before;
      this.keep({ seat, undo: this.inForce.length - 1, agreed: [] });
      return null;
    }
    const never = this.whyNever(seat);
    if (never) return never;
    const last = this.lastAnswerOf(seat);
    const missing: Seat[] = [];
    for (let s = 0; s < this.start.seats; s++) if (s !== seat && !agreed.includes(s)) missing.push(s);
    if (missing.length > 0) return refuse('GH-8', 'consentMissing', { seat, missing });
    this.rewind(last);
    this.keep({ seat, undo: last, agreed: [...agreed].sort((a, b) => a - b) });
    return null;
  }

  /** The whole match as plain data. It contains the seed: for the keeper of the match, or for all once it is over. */
  record(): MatchRecord {
    // Everything keeps its place, so that equal matches are equal files.
    const shared = this.sharedRecord(digest(this.current));
    const { log, contributions } = shared;
    return {
      ...shared,
      log: copyPlain(log as unknown as Plain) as unknown as Entry[],
      ...(contributions && { contributions: copyPlain(contributions as unknown as Plain) as unknown as Contribution[] }),
    };
  }

  /** The record under this digest, with the match's own log in it instead of a copy: to be read at once, not to be kept. */
  sharedRecord(digest: string): MatchRecord {
    const { game, start } = this;
    return {
      format: MATCH_FORMAT,
      game: game.meta.id,
      rules: this.current.rules,
      options: { ...start.options },
      seats: start.seats,
      commitment: commitment(start.seed),
      seed: start.seed,
      entropy: [...(start.entropy ?? [])],
      start: this.position ? (JSON.parse(JSON.stringify(this.position)) as Game<unknown>) : null,
      log: this.log,
      ...(this.added.all.length > 0 && { contributions: this.added.all }),
      digest,
    };
  }

  /** The game as it was after the first n answers in force; facts of the way there go to the sink. */
  at(n: number, sink?: Sink<F>, onChance?: (record: ChanceRecord) => void): Game<T> {
    const { game } = this;
    const g = this.position ? game.copy(this.position) : deal(game, this.start, sink, onChance);
    for (const entry of this.inForce.slice(0, n)) {
      if ('answer' in entry) game.apply(g, entry.seat, copyPlain(entry.answer) as A, sink, onChance);
      else game.withdraw(g, entry.seat);
    }
    return g;
  }

  /** The answers in force, for showing the course of the match. */
  line(): readonly (AnswerEntry | WithdrawEntry)[] {
    return this.inForce;
  }

  private note(entry: AnswerEntry | WithdrawEntry, disclosedBefore: number): void {
    this.log.push(entry);
    this.inForce.push(entry);
    this.disclosedBefore.push(disclosedBefore);
  }

  private keep(entry: UndoEntry): void {
    this.log.push(entry);
    this.inForce.length = entry.undo;
    this.disclosedBefore.length = entry.undo;
    this.added.undo(entry.undo);
  }

  private rewind(n: number): void {
    this.current = this.at(n);
    this.checkpoints = [];
  }

  private lastAnswerOf(seat: Seat): number {
    return this.inForce.findLastIndex((entry) => entry.seat === seat && 'answer' in entry);
  }
}

function deal<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  start: MatchStart,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): Game<T> {
  return game.setup(start.options, start.seats, sealedChance(start.seed, start.entropy), sink, onChance);
}
