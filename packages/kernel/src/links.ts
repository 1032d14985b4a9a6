/**
 * Links: a game of which some decisions are matches of another game, such as a campaign whose fights are played at tables of
 * their own. The game says how such a match is set up, and takes its report back as an answer; who keeps both sees to the rest.
 */
import type { Seat } from './flow/types.ts';
import type { MatchGiven } from './given.ts';
import type { Plain, PlainRecord } from './plain.ts';

/** A match that is waited for. */
export interface LinkedMatch {
  /** Its number among those of its round. */
  readonly number: number;
  /** By seat of the match, the seat here that plays it. */
  readonly players: readonly Seat[];
  readonly options: PlainRecord;
  readonly given: MatchGiven;
}

/** What an answer says that brings a result. */
export interface LinkedResult {
  readonly number: number;
  /** Names the record that proves it; empty: it was entered by hand. */
  readonly proof: string;
  readonly report: Plain;
}

export interface Links<T = unknown> {
  /** The id of the game whose matches these are. */
  readonly game: string;
  /** The rule by which results are taken. */
  readonly rule: string;
  /** The question that results answer. */
  readonly question: string;
  /** The matches that have begun and of which nothing is known yet. */
  waiting(t: T): LinkedMatch[];
  /** A result as an answer, and the other way round; null: this is no result. */
  answer(result: LinkedResult): Plain;
  read(answer: Plain): LinkedResult | null;
}
