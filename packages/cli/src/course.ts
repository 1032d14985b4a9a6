/** A match together with everything that was told on the way, so that anybody can be told what they have not heard yet. */
import {
  carryOut,
  heardBy,
  Match,
  type MatchStart,
  type Plain,
  type PlainRecord,
  type PlayEntry,
  type Refusal,
  type Seat,
  type Told,
} from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';

/** A match of any game. */
export type AnyMatch = Match<unknown, Plain, PlainRecord>;

export interface Step {
  /** null: the setup. */
  entry: PlayEntry | null;
  told: Told[];
  game: AnyMatch['current'];
}

/** The answers in force, one by one, each with what it made happen. The game is the same object all along. */
export function* walk(match: AnyMatch): Generator<Step> {
  const { game } = match;
  let told: Told[] = [];
  const g = match.at(match.settled, (t) => told.push(t));
  yield { entry: null, told, game: g };
  for (const entry of match.line()) {
    told = [];
    carryOut(game, g, entry, (t) => told.push(t));
    yield { entry, told, game: g };
  }
}

export class Course {
  readonly told: Told[] = [];
  /** How much had been told after the setup (or the position it goes on from) and after each answer in force. */
  private readonly marks: number[] = [];

  private constructor(readonly match: AnyMatch) {}

  static deal(game: AnyGame, start: MatchStart): Course {
    const told: Told[] = [];
    const course = new Course(Match.create(game, start, (t) => told.push(t)));
    course.told.push(...told);
    course.marks.push(told.length);
    return course;
  }

  /** Goes on with a match that was loaded. */
  static of(match: AnyMatch): Course {
    const course = new Course(match);
    for (const { told } of walk(match)) {
      course.told.push(...told);
      course.marks.push(course.told.length);
    }
    return course;
  }

  answer(seat: Seat, answer: unknown): Refusal | null {
    const fresh: Told[] = [];
    const refusal = this.match.answer(seat, answer, (t) => fresh.push(t));
    if (refusal) return refusal;
    this.told.push(...fresh);
    this.marks.push(this.told.length);
    return null;
  }

  act(seat: Seat, act: unknown, answer: unknown): Refusal | null {
    const fresh: Told[] = [];
    const refusal = this.match.act(seat, act, answer, (t) => fresh.push(t));
    if (refusal) return refusal;
    this.told.push(...fresh);
    this.marks.push(this.told.length);
    return null;
  }

  withdraw(seat: Seat): Refusal | null {
    const refusal = this.match.withdraw(seat);
    if (!refusal) this.marks.push(this.told.length);
    return refusal;
  }

  /** What was told because of undone answers is forgotten. */
  undo(seat: Seat, agreed: readonly Seat[]): Refusal | null {
    const refusal = this.match.undo(seat, agreed);
    if (refusal) return refusal;
    const answers = this.match.decisions - this.match.settled;
    this.marks.length = answers + 1;
    this.told.length = this.marks[answers];
    return null;
  }

  heard(seat: Seat | null, from: number): ReturnType<typeof heardBy> {
    return heardBy(this.told.slice(from), seat);
  }
}
