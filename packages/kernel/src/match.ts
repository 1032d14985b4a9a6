/** A match: a game together with its sealed seed and the log of everything answered. The log is the match. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitment, isSeed, sealedChance } from './chance.ts';
import { type Contribution, type ContributionBody, Contributions, type Contributor } from './contributions.ts';
import type { Fact, Sink } from './facts.ts';
import type { ChanceRecord } from './flow/play.ts';
import type { Game, Seat } from './flow/types.ts';
import type { GamePackage, Options, Outcome } from './game.ts';
import { canonical, copyPlain, firstDifference, type Plain, samePlain } from './plain.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { tableRefusal } from './text-table.ts';

export const MATCH_FORMAT = 'guildhall match 1';

/** One line of the log. `undo` keeps that many answers and drops the rest; `withdraw` takes a face-down answer back. */
export type Entry = AnswerEntry | WithdrawEntry | UndoEntry;
export interface AnswerEntry {
  seat: Seat;
  question: string;
  answer: Plain;
}
export interface WithdrawEntry {
  seat: Seat;
  withdraw: string;
}
export interface UndoEntry {
  seat: Seat;
  undo: number;
  /** Seats that consented; empty for a free undo. */
  agreed: Seat[];
}

/** A match as one file. */
export interface MatchRecord {
  format: typeof MATCH_FORMAT;
  game: string;
  /** Game and version of its rules: "brigade@1.0.0". */
  rules: string;
  options: Options;
  seats: number;
  /** Hash of the seed, published before the first draw. */
  commitment: string;
  seed: string;
  /** What the seats added after the commitment, by seat. */
  entropy: string[];
  /** The position it began from, if it was not dealt from the seed. */
  start: Game<unknown> | null;
  log: Entry[];
  /** What people added beside the game, if anything. */
  contributions?: Contribution[];
  /** SHA-256 of the resting game after the last line of the log. */
  digest: string;
}

/** The hash of a resting game, the same for equal games. */
export function digest(g: Game<unknown>): string {
  return bytesToHex(sha256(utf8ToBytes(canonical({ rules: g.rules, table: g.table, stack: g.stack, chance: g.chance }))));
}

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
    const kept = this.asKept(digest(this.current));
    const { log, contributions } = kept;
    return {
      ...kept,
      log: copyPlain(log as unknown as Plain) as unknown as Entry[],
      ...(contributions && { contributions: copyPlain(contributions as unknown as Plain) as unknown as Contribution[] }),
    };
  }

  /** The record with the match's own log in it: to be looked at, not to be kept. */
  asKept(resting: string): MatchRecord {
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
      digest: resting,
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

/** Replays a record with these rules. Every answer is checked again, and that they lead to the game that was saved. */
export function replay<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): { match: Match<T, A, B, F> } | { problem: string } {
  const followed = follow(game, record, sink, onChance);
  if ('problem' in followed) return followed;
  const problem = problemWithEnd(followed.match.current, record);
  return problem ? { problem } : followed;
}

/** What is wrong with the game that a record's log has led to, or null. */
export function problemWithEnd(end: Game<unknown>, record: MatchRecord): string | null {
  const now = digest(end);
  if (now === record.digest) return null;
  return `the log replays to another game than was saved (digest ${now.slice(0, 12)}, the file says ${record.digest.slice(0, 12)})`;
}

/** Goes through the log of a record: the first answer that does not fit is named. Whether the end is right, `problemWithEnd` says. */
export function follow<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): { match: Match<T, A, B, F> } | { problem: string } {
  const wrong = problemWithRecord(game, record);
  if (wrong) return { problem: wrong };
  const { seats, seed, entropy, log, contributions = [] } = record;
  let match: Match<T, A, B, F>;
  if (record.start) {
    const loaded = game.load(record.start);
    if ('problem' in loaded) return { problem: `the starting position is impossible: ${loaded.problem}` };
    match = Match.from(game, loaded.game, seed);
  } else {
    const options = game.options(record.options, seats);
    if (isRefusal(options)) return { problem: `its options are refused: ${inWords(game, options)}` };
    match = Match.create(game, { seats, options, seed, entropy }, sink, onChance);
  }
  let next = 0;
  for (let i = 0; i <= log.length; i++) {
    for (; next < contributions.length && contributions[next].after === i; next++) {
      const { body, at, seat, name } = contributions[next];
      const added = match.contribute({ seat, name }, body, at);
      if (isRefusal(added)) return { problem: `contribution ${next + 1} does not replay: ${inWords(game, added)}` };
    }
    if (i === log.length) break;
    const bad = replayEntry(match, log[i], sink, onChance);
    if (bad) return { problem: `line ${i + 1} of the log does not replay: ${bad}` };
  }
  // What the log does not depend on must be as it was written too.
  const altered = firstDifference(frameOf(record), frameOf(match.asKept(record.digest)));
  return altered ? { problem: `the match was altered: ${altered}` } : { match };
}

/** A record without what was answered and added, which replaying has taken over as it stands. */
const frameOf = ({ log, contributions, ...rest }: MatchRecord) => ({
  ...rest,
  start: null,
  log: log.map((entry) => ('answer' in entry ? { ...entry, answer: null } : entry)),
  contributions: contributions?.map((one) => ({ ...one, body: {} })) ?? [],
});

/** A refusal as the English catalogues put it, with its rule. */
function inWords<T, A extends Plain, B, F extends Fact>(game: GamePackage<T, A, B, F>, refusal: Refusal): string {
  const { en } = game.text;
  const say = { seat: en.seat };
  return `${(tableRefusal('en', refusal, say) ?? en.refusal(refusal, say)).replace(/\.$/, '')} [${refusal.rule}]`;
}

function replayEntry<T, A extends Plain, B, F extends Fact>(
  match: Match<T, A, B, F>,
  entry: Entry,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): string | null {
  if ('undo' in entry) {
    const before = match.decisions;
    const refusal = match.undo(entry.seat, entry.agreed);
    if (refusal) return `seat ${entry.seat} may not undo: ${inWords(match.game, refusal)}`;
    return match.decisions === entry.undo
      ? null
      : `the undo of seat ${entry.seat} leaves ${match.decisions} of ${before} answers, not ${entry.undo}`;
  }
  const question = match.game.question(match.current);
  if ('withdraw' in entry) {
    const refusal = match.withdraw(entry.seat);
    return refusal ? `seat ${entry.seat} has no face-down answer to take back [${refusal.rule}]` : null;
  }
  if (question !== entry.question)
    return `it answers "${entry.question}", but the open question is ${question === null ? 'none' : `"${question}"`}`;
  const refusal = match.answer(entry.seat, entry.answer, sink, onChance);
  return refusal
    ? `seat ${entry.seat} may not answer ${JSON.stringify(entry.answer)} to "${entry.question}": ${inWords(match.game, refusal)}`
    : null;
}

function problemWithRecord(game: { meta: { id: string; version: string } }, record: MatchRecord): string | null {
  const name = `${game.meta.id}@${game.meta.version}`;
  if (record.game !== game.meta.id) return `this is a match of "${record.game}", not of "${game.meta.id}"`;
  if (record.rules !== name) return `the match was played by ${record.rules}; these are ${name}`;
  if (record.commitment !== commitment(record.seed)) return 'the seed does not fit its commitment: one of them was altered';
  return null;
}

const RECORD_KEYS = ['format', 'game', 'rules', 'options', 'seats', 'commitment', 'seed', 'entropy', 'start', 'log', 'digest'];

/** Reads the text of a match file. The result is well-formed, but not yet replayed. */
export function readMatch(text: string): { record: MatchRecord } | { problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'the file is not JSON: it may be truncated or no match at all' };
  }
  const problem = problemWithShape(data);
  return problem ? { problem } : { record: data as MatchRecord };
}

function problemWithShape(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'a match file holds one JSON object';
  const record = data as Record<string, unknown>;
  if (record.format !== MATCH_FORMAT) return `the file does not say "format": "${MATCH_FORMAT}"`;
  for (const key of RECORD_KEYS) if (!Object.hasOwn(record, key)) return `"${key}" is missing from the match`;
  for (const key of Object.keys(record))
    if (key !== 'contributions' && !RECORD_KEYS.includes(key)) return `"${key}" is not part of a match`;
  if (typeof record.game !== 'string' || typeof record.rules !== 'string') return '"game" and "rules" should be texts';
  if (!isSeed(record.seed)) return '"seed" should be 64 hexadecimal digits';
  if (!isSeed(record.commitment)) return '"commitment" should be 64 hexadecimal digits';
  if (!isSeed(record.digest)) return '"digest" should be 64 hexadecimal digits';
  if (!Number.isInteger(record.seats)) return '"seats" should be a whole number';
  if (typeof record.options !== 'object' || record.options === null || Array.isArray(record.options))
    return '"options" should be an object';
  if (!Array.isArray(record.entropy) || !record.entropy.every((e) => typeof e === 'string'))
    return '"entropy" should be a list of texts';
  if (record.entropy.length > 0 && record.entropy.length !== record.seats)
    return '"entropy" should have one entry per seat or none';
  if (record.start !== null && typeof record.start !== 'object') return '"start" should be null or a position';
  if (!Array.isArray(record.log)) return '"log" should be a list';
  for (let i = 0; i < record.log.length; i++) {
    const bad = problemWithEntry(record.log[i]);
    if (bad) return `line ${i + 1} of the log ${bad}`;
  }
  return problemWithContributions(record.contributions, record.seats as number);
}

function problemWithContributions(list: unknown, seats: number): string | null {
  if (list === undefined) return null;
  if (!Array.isArray(list) || list.length === 0) return '"contributions" should be a list with something in it';
  const bad = list.findIndex((one) => !isContribution(one, seats));
  return bad < 0 ? null : `contribution ${bad + 1} is none`;
}

const CONTRIBUTION_KEYS = ['after', 'at', 'body', 'decisions', 'n', 'name', 'seat'];

function isContribution(data: unknown, seats: number): boolean {
  if (typeof data !== 'object' || data === null || !samePlain(Object.keys(data).sort(), CONTRIBUTION_KEYS)) return false;
  const { n, at, after, decisions, seat, name, body } = data as Record<string, unknown>;
  const whole = [n, after, decisions].every(Number.isInteger);
  const seated = seat === null || (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats);
  return whole && seated && Number.isFinite(at) && typeof name === 'string' && typeof body === 'object' && body !== null;
}

function problemWithEntry(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return 'is not an entry';
  const { seat, question, answer, undo, agreed, withdraw } = entry as Record<string, unknown>;
  if (!Number.isInteger(seat)) return 'names no seat';
  const keys = Object.keys(entry).sort();
  if (samePlain(keys, ['answer', 'question', 'seat']))
    return typeof question === 'string' && answer !== undefined ? null : 'has no answer';
  if (samePlain(keys, ['seat', 'withdraw'])) return typeof withdraw === 'string' ? null : 'withdraws nothing';
  if (samePlain(keys, ['agreed', 'seat', 'undo'])) {
    return Number.isInteger(undo) && Array.isArray(agreed) && agreed.every(Number.isInteger) ? null : 'is no undo';
  }
  return 'is neither an answer, a withdrawal nor an undo';
}

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
