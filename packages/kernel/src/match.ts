/** A match: a game together with its sealed seed and the log of everything answered. The log is the match. */
import { carryOut, deal, type MatchStart } from './carry-out.ts';
import { commitment, isSeed } from './chance.ts';
import { type Contribution, type ContributionBody, Contributions, type Contributor } from './contributions.ts';
import type { Fact, Sink } from './facts.ts';
import type { ChanceRecord } from './flow/play.ts';
import { isAct } from './flow/rules.ts';
import type { Game, Seat } from './flow/types.ts';
import type { GamePackage, Outcome, StandingOrders } from './game.ts';
import { recordedGiven } from './given.ts';
import { Lines } from './lines.ts';
import { Milestones } from './milestones.ts';
import { type Parts, whole } from './parts.ts';
import { copyPlain, type Plain } from './plain.ts';
import {
  digest,
  type Entry,
  MATCH_FORMAT,
  type MatchRecord,
  type Obstacle,
  type OrderEntry,
  type Past,
  type PlayEntry,
  type RecordHead,
  type RulesEntry,
  type UndoEntry,
} from './record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type { RoleSpec } from './roles.ts';
import { OrderBook } from './standing-orders.ts';
import { type Reading, readingOf, rulesName } from './versions.ts';

/** A game as JSON has it. */
const plainCopy = (g: Game<unknown>): Game<unknown> => JSON.parse(JSON.stringify(g)) as Game<unknown>;

/** What a seat may take back freely: after how many answers, and the game as it was then, if it was kept. */
interface Checkpoint<T> {
  seat: Seat;
  decisions: number;
  before: Game<T> | null;
}

const isAlone = (asked: readonly Seat[], seat: Seat): boolean => asked.length === 1 && asked[0] === seat;

const NOTHING_BEFORE: Past = { log: [], contributions: [] };

export class Match<T = unknown, A extends Plain = Plain, B = unknown, F extends Fact = Fact> {
  private readonly lines = new Lines();
  current: Game<T>;
  /** By which rules the next line of the log is written, and how such lines are read by those that are loaded. */
  rules: string;
  private reading: Reading;
  /** For each change of rules, by its place in the log: does the game rest as it was saved by the rules before? */
  readonly compared = new Map<number, boolean>();
  private readonly added: Contributions<T>;
  /** One per answer that its seat may still take back freely. */
  private checkpoints: Checkpoint<T>[] = [];
  private readonly milestones: Milestones<T>;
  private readonly standing = new OrderBook();

  private constructor(
    readonly game: GamePackage<T, A, B, F>,
    readonly start: MatchStart,
    /** What the answers in force are played from; null: the deal. */
    readonly position: Game<T> | null,
    private readonly head: RecordHead,
    past: Past,
    sink?: Sink<F>,
    onChance?: (record: ChanceRecord) => void,
  ) {
    this.rules = head.rules;
    this.reading = this.readingOf(head.rules);
    this.added = new Contributions(game.contributions);
    this.milestones = new Milestones((g) => game.copy(g));
    this.remember(past);
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
    const head = { rules: rulesName(game.meta), options: start.options, start: null, ...recordedGiven(start.given) };
    return new Match(game, start, null, head, NOTHING_BEFORE, sink, onChance);
  }

  /** Begins from a position that has passed `game.load`. */
  static from<T, A extends Plain, B, F extends Fact>(
    game: GamePackage<T, A, B, F>,
    position: Game<T>,
    seed: string,
  ): Match<T, A, B, F> {
    const head = { rules: rulesName(game.meta), options: {}, start: plainCopy(position) };
    return new Match(game, { seats: game.seats(position), options: {}, seed }, position, head, NOTHING_BEFORE);
  }

  /** Begins as a record does that may have been written by earlier rules; its further lines are given to `repeat`. */
  static of<T, A extends Plain, B, F extends Fact>(
    game: GamePackage<T, A, B, F>,
    start: MatchStart,
    position: Game<T> | null,
    head: RecordHead,
    past: Past = NOTHING_BEFORE,
    sink?: Sink<F>,
    onChance?: (record: ChanceRecord) => void,
  ): Match<T, A, B, F> {
    return new Match(game, start, position, head, past, sink, onChance);
  }

  /** The rules it began by. */
  get began(): string {
    return this.head.rules;
  }

  /** The role of each seat; empty where all are alike, or where nobody knows: in a match that began from a position. */
  roles(): readonly RoleSpec[] {
    const { game, head, start } = this;
    const options = game.options(this.readingOf(head.rules).options(head.options), start.seats);
    return head.start || isRefusal(options) ? [] : game.roles(options, start.seats);
  }

  /** Every line, undone ones included. */
  get log(): readonly Entry[] {
    return this.lines.all;
  }

  get decisions(): number {
    return this.lines.decisions;
  }

  /** How many answers in force lie before the position the match goes on from: nobody can show them or take them back. */
  get settled(): number {
    return this.lines.settled;
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

  private play(entry: PlayEntry, move: (g: Game<T>) => void): void {
    const { game, current, decisions } = this;
    const { seat } = entry;
    const { disclosed } = current;
    // Where others are asked too hardly anything can be taken back freely: what it was before is then found out if need be.
    const before = game.takeBack || isAlone(game.actors(current), seat) ? game.copy(current) : null;
    try {
      move(current);
    } catch (error) {
      // A mistake in the rules must not leave half a move behind.
      this.current = before ?? this.at(decisions);
      throw error;
    }
    this.lines.play(entry, disclosed);
    this.milestones.pass(this.decisions, current);
    const isFree = isAlone(game.actors(current), seat) && current.disclosed === disclosed;
    if (isFree && !(before && game.takeBack?.isDone(before.table, current.table)))
      this.checkpoints.push({ seat, decisions, before });
    else this.checkpoints = [];
  }

  whyNotOrder(seat: Seat, window: unknown, unless: unknown): Refusal | null {
    return this.standing.whyNot(this.game, this.start.seats, seat, window, unless);
  }

  /** Gives a standing order, "pass at this window unless ...", or takes it back (null). A refusal: nothing has changed. */
  order(seat: Seat, window: unknown, unless: unknown): Refusal | null {
    const refusal = this.whyNotOrder(seat, window, unless);
    if (refusal) return refusal;
    const entry: OrderEntry = { seat, order: window as string, unless: unless === null ? null : [...(unless as string[])] };
    this.standing.keep(entry);
    this.lines.aside(entry);
    return null;
  }

  /** A seat's standing orders: for its own eyes. */
  orders(seat: Seat): StandingOrders {
    return this.standing.of(seat);
  }

  /** The answer that somebody's standing order gives to the open question: whoever keeps the match then answers so. */
  dueByOrder(): { seat: Seat; answer: A } | null {
    return this.standing.due(this.game, this.current);
  }

  /** Takes back a face-down answer. */
  withdraw(seat: Seat): Refusal | null {
    const question = this.game.question(this.current) ?? '';
    const refusal = this.game.withdraw(this.current, seat);
    if (!refusal) this.lines.play({ seat, withdraw: question }, this.current.disclosed);
    return refusal;
  }

  /** Carries out a line of a record, read in the words of the rules that wrote it. null, or why it does not hold. */
  repeat(entry: Entry, sink?: Sink<F>, onChance?: (record: ChanceRecord) => void): Obstacle | null {
    if ('rules' in entry) {
      this.adopt(entry);
      return null;
    }
    const { seat } = entry;
    if ('undo' in entry) {
      const of = this.decisions;
      const refusal = this.undo(seat, entry.agreed);
      if (refusal) return { why: 'undo', seat, refusal };
      const left = this.decisions;
      return left === entry.undo ? null : { why: 'undoLeaves', seat, left, of, wanted: entry.undo };
    }
    if ('order' in entry) {
      const refusal = this.order(seat, this.reading.question(entry.order), entry.unless);
      if (refusal) return { why: 'order', seat, refusal };
    } else if ('withdraw' in entry) {
      const refusal = this.withdraw(seat);
      if (refusal) return { why: 'withdraw', seat, refusal };
    } else {
      const question = this.reading.question(entry.question, entry.answer);
      const open = this.game.question(this.current);
      const act = isAct(question);
      if (!act && question !== open) return { why: 'question', seat, question, open };
      const answer = this.reading.answer(entry.question, entry.answer);
      const refusal = act ? this.act(seat, question, answer, sink, onChance) : this.answer(seat, answer, sink, onChance);
      if (refusal) return { why: act ? 'act' : 'answer', seat, question, answer, refusal };
    }
    // The log keeps the words of the rules that wrote it.
    if (this.rules !== this.current.rules) this.lines.rewriteLast(copyPlain(entry as never));
    return null;
  }

  /** From here on by other rules; what the log says so far stays as it was written. */
  adopt(entry: RulesEntry): void {
    const { current, rules, lines } = this;
    if (entry.digest !== null) this.compared.set(lines.all.length, digest({ ...current, rules }) === entry.digest);
    this.reading = this.readingOf(entry.rules);
    this.rules = entry.rules;
    lines.aside(entry);
  }

  /**
   * Adds again what stands in a record. null, or why it is refused. What earlier rules allowed is never refused, since it
   * moves nothing: it then stays in the record and is not in force. `judged`: these very rules have let it through before,
   * and are not asked again, for each is held against all others.
   */
  addAgain({ seat, name, at, body }: Contribution, judged = false): Refusal | null {
    const now = this.reading.contribution(body);
    const same = this.rules === this.current.rules;
    const refusal = judged && same ? null : this.whyNotContribute({ seat, name }, now);
    if (refusal && same) return refusal;
    const { length } = this.log;
    const added = { n: this.added.all.length + 1, at, seat, name, after: length, decisions: this.decisions };
    this.added.restore(
      { ...added, body: copyPlain(body) },
      refusal ? null : { ...added, body: copyPlain(now) },
      this.lines.moves,
    );
    return null;
  }

  whyNotContribute(by: Contributor, body: unknown): Refusal | null {
    return this.added.whyNot(this.current, by, body, this.lines.moves);
  }

  /** Adds something beside the game, which goes on as it was. What was added, or why it cannot be. */
  contribute(by: Contributor, body: unknown, at: number): Contribution | Refusal {
    const refusal = this.whyNotContribute(by, body);
    return refusal ?? this.takeIn(by, body as ContributionBody, at);
  }

  /** Adds what was judged before it was stored. */
  takeIn(by: Contributor, body: ContributionBody, at: number): Contribution {
    const place = { at, moves: this.lines.moves, after: this.log.length, decisions: this.decisions };
    return this.added.add(by, copyPlain(body), place);
  }

  /** What was added and is in force, oldest first. */
  contributions(): readonly Contribution[] {
    return this.added.inForce(this.lines.moves);
  }

  /** Everything that was ever added, whether in force or not, oldest first. */
  everAdded(): readonly Contribution[] {
    return this.added.read;
  }

  /** null if this seat may take back its last answer without asking anybody. */
  whyNotUndo(seat: Seat): Refusal | null {
    const last = this.checkpoints.at(-1);
    if (last?.seat === seat) return null;
    return this.whyNever(seat) ?? refuse('GH-7', 'undoNeedsConsent', { seat });
  }

  /** Why this seat's last answer cannot be taken back even with the consent of all, or null. */
  private whyNever(seat: Seat): Refusal | null {
    const last = this.lines.lastAnswerOf(seat);
    if (last < 0) return refuse('GH-7', 'nothingToUndo', { seat });
    const { takeBack } = this.game;
    if (!takeBack || this.lines.disclosedBefore(last) === this.current.disclosed) return null;
    return refuse(takeBack.rule, 'alreadyRevealed', { seat });
  }

  /** Takes back the seat's last answer and all that followed: freely, or with the consent of all other seats. */
  undo(seat: Seat, agreed: readonly Seat[] = []): Refusal | null {
    const free = this.checkpoints.at(-1);
    if (free?.seat === seat) {
      this.checkpoints.pop();
      this.current = free.before ?? this.at(free.decisions);
      this.keep({ seat, undo: this.decisions - 1, agreed: [] });
      return null;
    }
    const never = this.whyNever(seat);
    if (never) return never;
    const last = this.settled + this.lines.lastAnswerOf(seat);
    const missing: Seat[] = [];
    for (let s = 0; s < this.start.seats; s++) if (s !== seat && !agreed.includes(s)) missing.push(s);
    if (missing.length > 0) return refuse('GH-8', 'consentMissing', { seat, missing });
    this.current = this.at(last);
    this.checkpoints = [];
    this.keep({ seat, undo: last, agreed: [...agreed].sort((a, b) => a - b) });
    return null;
  }

  /** The whole match as plain data. It contains the seed: for the keeper of the match, or for all once it is over. */
  record(): MatchRecord {
    // Everything keeps its place, so that equal matches are equal files.
    const shared = this.sharedRecord(digest(this.current));
    const report = this.game.report(this.current);
    const { log, contributions } = shared;
    return {
      ...shared,
      log: copyPlain(log as unknown as Plain) as unknown as Entry[],
      ...(contributions && { contributions: copyPlain(contributions as unknown as Plain) as unknown as Contribution[] }),
      ...(report !== null && { report: copyPlain(report) }),
      ...(!this.outcome() && { snapshot: { line: log.length, game: plainCopy(this.current) } }),
    };
  }

  /** The record under this digest, with the match's own log in it instead of a copy: to be read at once, not to be kept. */
  sharedRecord(digest: string | null): MatchRecord {
    const { game, start, head } = this;
    return {
      format: MATCH_FORMAT,
      game: game.meta.id,
      rules: head.rules,
      options: { ...head.options },
      seats: start.seats,
      commitment: commitment(start.seed),
      seed: start.seed,
      entropy: [...(start.entropy ?? [])],
      start: head.start && plainCopy(head.start),
      ...(head.given && { given: copyPlain(head.given) }),
      log: this.lines.all,
      ...(this.added.all.length > 0 && { contributions: this.added.all }),
      digest,
    };
  }

  /** The game as it was after the first n answers in force, from `settled` on; facts of the way there go to the sink. */
  at(n: number, sink?: Sink<F>, onChance?: (record: ChanceRecord) => void): Game<T> {
    return whole(this.going(n, sink, onChance));
  }

  /** The same in parts. */
  *going(n: number, sink?: Sink<F>, onChance?: (record: ChanceRecord) => void): Parts<Game<T>> {
    const { game } = this;
    // Whoever listens hears all of the way.
    const from = sink || onChance ? null : this.milestones.before(n);
    const g = from?.game ?? (this.position ? game.copy(this.position) : deal(game, this.start, sink, onChance));
    const [first, last] = [(from?.decisions ?? this.settled) - this.settled, n - this.settled];
    for (const entry of this.lines.inForce.slice(first, last)) {
      carryOut(game, g, entry, sink, onChance);
      yield;
    }
    return g;
  }

  /** The answers in force that can be played again, for showing the course of the match. */
  line(): readonly PlayEntry[] {
    return this.lines.inForce;
  }

  private keep(entry: UndoEntry): void {
    this.lines.undo(entry);
    this.added.undo(entry.undo);
    this.milestones.back(entry.undo);
  }

  private readingOf(rules: string): Reading {
    const reading = readingOf(this.game, rules);
    if (!reading) throw new RangeError(`${rulesName(this.game.meta)} cannot go on from ${rules}`);
    return reading;
  }

  /** Takes over lines and contributions that are not played again. */
  private remember({ log, contributions }: Past): void {
    const { lines, added, standing } = this;
    let next = 0;
    for (let line = 0; line <= log.length; line++) {
      for (; contributions[next]?.after === line; next++) {
        const one = contributions[next];
        added.restore(one, { ...one, body: this.reading.contribution(one.body) }, lines.moves);
      }
      const entry = log[line];
      if (!entry) break;
      lines.settle(entry);
      if ('rules' in entry) {
        this.rules = entry.rules;
        this.reading = this.readingOf(entry.rules);
      } else if ('order' in entry) standing.keep(entry);
      else if ('undo' in entry) added.undo(entry.undo);
    }
  }
}
