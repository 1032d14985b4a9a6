/**
 * A ledger: a match of a campaign's own package, together with the records of the matches that its results come from. Whatever
 * is entered goes through the package; a record counts only if it verifies and is of the very fight that is waited for.
 */
import {
  isRefusal,
  type LinkedMatch,
  type LinkedResult,
  type Plain,
  type PlainRecord,
  type Refusal,
  refuse,
  type Seat,
} from '@guildhall/kernel';
import { Match, type MatchRecord, type MatchStart, type TableRefusal, Telling } from '@guildhall/kernel/hall';
import { type CampaignKind, proofOf, provenBy, refuseResult, seedOfFight, setUpOf } from './fight.ts';
import type { FileRefusal } from './refusals.ts';

export type LedgerTelling = Telling<unknown, Plain, PlainRecord>;

/** Until when something must be done: the question it is about, and the moment as text ("2026-11-20T18:00:00Z"). */
export interface Deadline {
  readonly question: string;
  readonly until: string;
}

/** A ruling of the organiser: what a seat did last, and all since, was taken back, and why. */
export interface Ruling {
  /** The line of the log that takes it back, from 1. */
  readonly line: number;
  readonly seat: Seat;
  readonly reason: string;
}

/** Reasons are read by everybody. */
const MOST_REASON = 300;

export class Ledger {
  private constructor(
    readonly kind: CampaignKind,
    readonly telling: LedgerTelling,
    /** By what names them in the ledger. */
    readonly records: Map<string, MatchRecord>,
  ) {}

  /** Set by the organiser; null: there is no hurry. */
  deadline: Deadline | null = null;
  readonly rulings: Ruling[] = [];

  /** A new campaign. The options must have passed the package's `options`. */
  static create(kind: CampaignKind, start: MatchStart): Ledger {
    return new Ledger(kind, Telling.deal(kind.ledger, start) as LedgerTelling, new Map());
  }

  /** A ledger that was replayed, with the records that belong to it. */
  static of(kind: CampaignKind, match: Match<unknown, Plain, PlainRecord>, records: readonly MatchRecord[]): Ledger {
    return new Ledger(kind, Telling.of(match), new Map(records.map((record) => [proofOf(record), record])));
  }

  get match(): Match<unknown, Plain, PlainRecord> {
    return this.telling.match;
  }

  /** The fights that have begun and of which no result is known. */
  waiting(): LinkedMatch[] {
    return this.kind.links.waiting(this.match.current.table);
  }

  /** Someone answers what is asked. `now`: the time as text, where there are deadlines. */
  answer(seat: Seat, answer: unknown, now?: string): Refusal | null {
    return this.tooLate(this.kind.ledger.question(this.match.current), now) ?? this.telling.answer(seat, answer);
  }

  /** Someone does something out of turn. */
  act(seat: Seat, act: string, answer: unknown, now?: string): Refusal | null {
    return this.tooLate(this.kind.ledger.question(this.match.current), now) ?? this.telling.act(seat, act, answer);
  }

  private tooLate(question: string | null, now: string | undefined): Refusal | null {
    const { deadline } = this;
    if (!deadline || now === undefined || question !== deadline.question || now <= deadline.until) return null;
    return refuse(this.kind.links.organiser.rule, 'tooLate' satisfies TableRefusal, { until: deadline.until });
  }

  /** The organiser takes back what a seat did last and all that followed, without asking anybody but with a reason. */
  correct(seat: Seat, reason: string): Refusal | null {
    const words = reason.trim();
    if (words === '' || words.length > MOST_REASON)
      return refuse(this.kind.links.organiser.rule, 'reasonWanted' satisfies FileRefusal, { most: MOST_REASON });
    const seats = this.kind.ledger.seats(this.match.current);
    const others = Array.from({ length: seats }, (_, one) => one).filter((one) => one !== seat);
    const refusal = this.telling.undo(seat, others);
    if (refusal) return refusal;
    this.rulings.push({ line: this.match.log.length, seat, reason: words });
    // Matches whose results are no longer in the books are nobody's business any more.
    const inForce = new Set(this.results().map(({ proof }) => proof));
    for (const proof of [...this.records.keys()]) if (!inForce.has(proof)) this.records.delete(proof);
    return null;
  }

  /** The results in the books. */
  results(): LinkedResult[] {
    const { links } = this.kind;
    return this.match.line().flatMap((entry) => {
      const result = 'question' in entry && entry.question === links.question ? links.read(entry.answer) : null;
      return result ? [result] : [];
    });
  }

  /** The match of a fight. However often it is begun, it is dealt the same: nobody plays on until the cards are better. */
  begin(number: number): Match<unknown, Plain, PlainRecord> | Refusal {
    const { game } = this.kind;
    const linked = this.waiting().find((one) => one.number === number);
    if (!linked) return this.no('noSuchMatch', { number: number + 1 });
    const setUp = setUpOf(game, linked);
    const seed = seedOfFight(this.match.start.seed, linked);
    return isRefusal(setUp) ? setUp : Match.create(game, { seats: linked.players.length, seed, ...setUp });
  }

  /** Takes the record of a finished match as the result of a fight, and keeps it. */
  file(number: number, record: MatchRecord): Refusal | null {
    const { links } = this.kind;
    const linked = this.waiting().find((one) => one.number === number);
    if (!linked) return this.no('noSuchMatch', { number: number + 1 });
    const proof = proofOf(record);
    if (this.records.has(proof)) return this.no('filedAlready');
    const proven = this.provenBy(linked, record);
    if (isRefusal(proven)) return proven;
    const refusal = this.enterResult(links.answer({ number, proof, report: proven.report }));
    if (!refusal) this.records.set(proof, record);
    return refusal;
  }

  /** Takes a result that somebody says: it is marked so for ever. */
  enter(number: number, report: Plain): Refusal | null {
    return this.enterResult(this.kind.links.answer({ number, proof: '', report }));
  }

  private enterResult(answer: Plain): Refusal | null {
    const [organiser] = this.kind.ledger.actors(this.match.current);
    return this.telling.answer(organiser, answer);
  }

  /** The report that a record proves of this fight, or why it proves nothing. */
  provenBy(linked: LinkedMatch, record: MatchRecord): { report: Plain } | Refusal {
    return provenBy(this.kind, this.match.start.seed, linked, record);
  }

  private no(why: FileRefusal, about: PlainRecord = {}): Refusal {
    return refuseResult(this.kind, why, about);
  }
}
