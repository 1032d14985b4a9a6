/**
 * Links: a game of which some decisions are matches of another game, such as a campaign whose fights are played at tables of
 * their own. The game says how such a match is set up, and takes its report back as an answer; who keeps both sees to the rest.
 */
import type { Fact } from './facts.ts';
import type { Seat } from './flow/types.ts';
import type { MatchGiven } from './given.ts';
import type { Plain, PlainRecord } from './plain.ts';
import type { Random } from './random.ts';
import type { Language } from './text.ts';

/** A match that is waited for. */
export interface LinkedMatch {
  /** Its number among those of its round, and a name that no other match of the whole has: its chance is drawn by it. */
  readonly number: number;
  readonly name: string;
  /** By seat of the match, the seat here that plays it. */
  readonly players: readonly Seat[];
  readonly options: PlainRecord;
  readonly given: MatchGiven;
}

/** A fight of the present round, whether it can be played yet, is being played, or is over. */
export interface LinkedFight {
  readonly number: number;
  readonly name: string;
  readonly players: readonly Seat[];
  /** Its result is in the books. */
  readonly over: boolean;
}

/** What an answer says that brings a result. */
export interface LinkedResult {
  readonly number: number;
  /** Names the record that proves it; empty: it was entered by hand. */
  readonly proof: string;
  readonly report: Plain;
}

/** What simulations add up: how often something came true of how many times it could have, or an amount, which gives a mean. */
export type Figure = { readonly group: string; readonly name: string } & (
  | { readonly won: number; readonly of: number }
  | { readonly amount: number }
);

/** A match as a contest between the first side and the second: who won, and of what the first had more. */
export interface Contest {
  readonly won: boolean;
  readonly more: { readonly [name: string]: number };
}

/** A share or a mean over all seasons, with its 95% interval. */
export interface Shown {
  readonly name: string;
  readonly of: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What simulated seasons show, besides their results. */
export interface Figures<T> {
  /** The groups in the order in which people read them, and which of them is what `contest` comes to. */
  readonly groups: readonly string[];
  readonly ofContests: string;
  /** What a simulation deals, so that everything is seen, where players would choose: by seat, the answers to the first question. */
  opening(seats: number, random: Random): Plain[];
  /** Of one match and its report. */
  match(linked: LinkedMatch, report: Plain): Figure[];
  /** The same as a contest; null: nobody won it. */
  contest(linked: LinkedMatch, report: Plain): Contest | null;
  /** Of a whole season: all that was told, and how it ended. */
  season(facts: readonly Fact[], end: T): Figure[];
  /** What a group, and a name in it, is called. */
  say(language: Language, group: string, name: string | null): string;
  /** What follows from all figures, in sentences. */
  conclude(language: Language, shown: (group: string) => readonly Shown[]): string[];
}

export interface Links<T = unknown> {
  /** The id of the game whose matches these are. */
  readonly game: string;
  /** The rule by which results are taken. */
  readonly rule: string;
  /** Who leads it: sets deadlines and rules on mistakes, and the rule that says so. */
  readonly organiser: { readonly seat: Seat; readonly rule: string };
  /** The question that results answer. */
  readonly question: string;
  /** All fights of the present round; those that have not begun too. */
  round(t: T): LinkedFight[];
  /** The matches that have begun and of which nothing is known yet. */
  waiting(t: T): LinkedMatch[];
  /** A result as an answer, and the other way round; null: this is no result. */
  answer(result: LinkedResult): Plain;
  read(answer: Plain): LinkedResult | null;
  readonly figures: Figures<T>;
}
