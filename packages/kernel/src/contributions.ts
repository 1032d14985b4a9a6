/** Contributions: what people add beside a game, such as strokes of a drawing, reactions or a text in better words. They never move it. */
import type { Game, Seat } from './flow/types.ts';
import { notPlain, type PlainRecord } from './plain.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What was added: plain data with a kind that the game knows. */
export type ContributionBody = PlainRecord & { kind: string };

/** Who adds something: the person of a seat, or an onlooker (null) by name. */
export interface Contributor {
  seat: Seat | null;
  name: string;
}

export interface Contribution<C extends ContributionBody = ContributionBody> extends Contributor {
  /** Its number in the match, from 1. */
  n: number;
  /** When, in milliseconds of the keeper's time. */
  at: number;
  /** How many lines the log had then, and how many answers were in force: where a replay shows it. */
  after: number;
  decisions: number;
  body: C;
}

/** What a game says about one kind of contributions. */
export interface ContributionKind<T = unknown> {
  /** The rule they come from. */
  rule: string;
  /** With the open question: gone with the next line of the log. With the match: as long as what they were added to is not undone. */
  lasts: 'question' | 'match';
  /** Whether those may add it who only look on. */
  onlookers: boolean;
  /** null if it may be added now, else why not. Copes with any plain body. `others`: all in force. */
  whyNot(g: Game<T>, by: Contributor, body: PlainRecord, others: readonly Contribution[]): Refusal | null;
}
export type ContributionKinds<T = unknown> = { readonly [kind: string]: ContributionKind<T> };

/** Where in a match something is added: the keeper's time, and how many moves, lines of the log and answers in force there are. */
interface Place {
  at: number;
  moves: number;
  after: number;
  decisions: number;
}

/** The contributions of one match. Those that are out of force stay in its record. */
export class Contributions<T = unknown> {
  /** As they were written. */
  readonly all: Contribution[] = [];
  /** As the rules that are loaded read them, without those they refuse. */
  readonly read: Contribution[] = [];
  private readonly staying: Contribution[] = [];
  private open: Contribution[] = [];
  /** Moves so far when the open question was asked. */
  private moves = 0;

  constructor(private readonly kinds: ContributionKinds<T> = {}) {}

  /** In force, oldest first: those that last, then those of the open question. */
  inForce(moves: number): readonly Contribution[] {
    this.turn(moves);
    return [...this.staying, ...this.open];
  }

  whyNot(g: Game<T>, by: Contributor, body: unknown, moves: number): Refusal | null {
    const wrong = notPlain(body);
    if (wrong) return refuse('GH-10', 'notPlain', { wrong });
    if (!isBody(body) || !Object.hasOwn(this.kinds, body.kind))
      return refuse('GH-10', 'noSuchContribution', { kinds: Object.keys(this.kinds) });
    const kind = this.kinds[body.kind];
    if (by.seat === null && !kind.onlookers) return refuse(kind.rule, 'notForOnlookers');
    return kind.whyNot(g, by, body, this.inForce(moves));
  }

  /** Adds what `whyNot` has let through. */
  add({ seat, name }: Contributor, body: ContributionBody, place: Place): Contribution {
    const { at, moves, after, decisions } = place;
    this.turn(moves);
    const added = { n: this.all.length + 1, at, seat, name, after, decisions, body };
    this.all.push(added);
    this.read.push(added);
    (this.kinds[body.kind].lasts === 'match' ? this.staying : this.open).push(added);
    return added;
  }

  /** Puts in what was added once, as it was written; in force in the form of today, or (null) not at all. */
  restore(written: Contribution, now: Contribution | null, moves: number): void {
    this.turn(moves);
    this.all.push(written);
    const kind = now && Object.hasOwn(this.kinds, now.body.kind) ? this.kinds[now.body.kind] : null;
    if (!now || !kind) return;
    this.read.push(now);
    (kind.lasts === 'match' ? this.staying : this.open).push(now);
  }

  /** All answers but so many are taken back, and what was added after them goes too. */
  undo(decisions: number): void {
    let kept = 0;
    for (const one of this.staying) if (one.decisions <= decisions) this.staying[kept++] = one;
    this.staying.length = kept;
  }

  /** Once the game has moved on the question has been answered, and what was added to it goes. */
  private turn(moves: number): void {
    if (moves === this.moves) return;
    this.moves = moves;
    this.open = [];
  }
}

function isBody(body: unknown): body is ContributionBody {
  return typeof body === 'object' && body !== null && 'kind' in body && typeof body.kind === 'string';
}
