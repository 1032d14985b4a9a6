/** A match: a game together with its sealed seed and the log of everything answered. The log is the match. */
import { commitment, isSeed, sealedChance } from './chance.ts';
import { type Contribution, type ContributionBody, Contributions, type Contributor } from './contributions.ts';
import type { Fact, Sink } from './facts.ts';
import type { ChanceRecord } from './flow/play.ts';
import { isAct } from './flow/rules.ts';
import type { Game, Seat } from './flow/types.ts';
import type { GamePackage, Options, Outcome, StandingOrders } from './game.ts';
import { copyPlain, type Plain } from './plain.ts';
import { digest, type Entry, MATCH_FORMAT, type MatchRecord, type PlayEntry, type UndoEntry } from './record.ts';
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
  private inForce: PlayEntry[] = [];
  /** For each line in force, how much had been disclosed before it. */
  private disclosedBefore: number[] = [];
  /** One per answer that its seat may still take back freely. */
  private checkpoints: Checkpoint<T>[] = [];
  /** Standing orders by seat, and how many lines of the log gave or took back some. */
  private readonly standing: { [window: string]: readonly string[] }[] = [];
  private orderLines = 0;

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
    const { game } = this;
    const refusal = game.whyNot(this.current, seat, answer);
    if (refusal) return refusal;
    const question = game.question(this.current) as string;
    const given = copyPlain(answer as Plain) as A;
    this.play({ seat, question, answer: copyPlain(given) }, (g) => game.apply(g, seat, given, sink, onChance));
    return null;
  }

  whyNotAct(seat: Seat, act: unknown, answer: unknown): Refusal | null {
    return this.game.whyNotAct(this.current, seat, act, answer);
  }

  /** Does something out of turn. null: done. A refusal: nothing has changed. */
  act(seat: Seat, act: unknown, answer: unknown, sink?: Sink<F>, onChance?: (record: ChanceRecord) => void): Refusal | null {
    const { game } = this;
    const refusal = game.whyNotAct(this.current, seat, act, answer);
    if (refusal) return refusal;
    const [name, given] = [act as string, copyPlain(answer as Plain)];
    this.play({ seat, question: name, answer: copyPlain(given) }, (g) => game.act(g, seat, name, given, sink, onChance));
    return null;
  }

  private play(entry: PlayEntry, carryOut: (g: Game<T>) => void): void {
    const { game, current } = this;
    const { seat } = entry;
    const before = game.copy(current);
    try {
      carryOut(current);
    } catch (error) {
      // A mistake in the rules must not leave half a move behind.
      this.current = before;
      throw error;
    }
    this.note(entry, before.disclosed);
    const after = game.actors(current);
    const asked = after.length === 1 && after[0] === seat;
    if (asked && current.disclosed === before.disclosed && !game.takeBack?.isDone(before.table, current.table)) {
      this.checkpoints.push({ seat, before });
    } else this.checkpoints = [];
  }

  /** Carries out one line of a log once more. */
  repeat(entry: Entry, sink?: Sink<F>, onChance?: (record: ChanceRecord) => void): Refusal | null {
    if ('order' in entry) return this.order(entry.seat, entry.order, entry.unless);
    if ('undo' in entry) return this.undo(entry.seat, entry.agreed);
    if ('withdraw' in entry) return this.withdraw(entry.seat);
    const { seat, question, answer } = entry;
    return isAct(question) ? this.act(seat, question, answer, sink, onChance) : this.answer(seat, answer, sink, onChance);
  }

  whyNotOrder(seat: Seat, window: unknown, unless: unknown): Refusal | null {
    const { seats } = this.start;
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return refuse('GH-2', 'noSuchSeat', { seat: String(seat), seats });
    return this.game.whyNotOrder(window, unless);
  }

  /** Gives a standing order, "pass at this window unless ...", or takes it back (null). A refusal: nothing has changed. */
  order(seat: Seat, window: unknown, unless: unknown): Refusal | null {
    const refusal = this.whyNotOrder(seat, window, unless);
    if (refusal) return refusal;
    const { [window as string]: _former, ...others } = this.standing[seat] ?? {};
    const exceptions = unless === null ? null : [...(unless as string[])];
    this.standing[seat] = exceptions ? { ...others, [window as string]: exceptions } : others;
    this.log.push({ seat, order: window as string, unless: exceptions && [...exceptions] });
    this.orderLines++;
    return null;
  }

  /** A seat's standing orders: for its own eyes. */
  orders(seat: Seat): StandingOrders {
    return this.standing[seat] ?? {};
  }

  /** The answer that somebody's standing order gives to the open question: whoever keeps the match then answers so. */
  dueByOrder(): { seat: Seat; answer: A } | null {
    for (const seat of this.game.actors(this.current)) {
      const answer = this.game.byOrder(this.current, seat, this.orders(seat));
      if (answer !== null) return { seat, answer };
    }
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
    return this.added.whyNot(this.current, by, body, this.moves);
  }

  /** Adds something beside the game, which goes on as it was. What was added, or why it cannot be. */
  contribute(by: Contributor, body: unknown, at: number): Contribution | Refusal {
    const refusal = this.whyNotContribute(by, body);
    if (refusal) return refusal;
    const place = { at, moves: this.moves, after: this.log.length, decisions: this.inForce.length };
    return this.added.add(by, copyPlain(body as ContributionBody), place);
  }

  /** What was added and is in force, oldest first. */
  contributions(): readonly Contribution[] {
    return this.added.inForce(this.moves);
  }

  /** Lines of the log that others may know of: a standing order must not show in what becomes of contributions. */
  private get moves(): number {
    return this.log.length - this.orderLines;
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
      if ('withdraw' in entry) game.withdraw(g, entry.seat);
      else if (isAct(entry.question)) game.act(g, entry.seat, entry.question, copyPlain(entry.answer), sink, onChance);
      else game.apply(g, entry.seat, copyPlain(entry.answer) as A, sink, onChance);
    }
    return g;
  }

  /** The answers in force, for showing the course of the match. */
  line(): readonly PlayEntry[] {
    return this.inForce;
  }

  private note(entry: PlayEntry, disclosedBefore: number): void {
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
