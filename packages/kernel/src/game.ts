/** The package interface: what server, bots, clients, terminal and tests know of a game. */
import type { Chance } from './chance.ts';
import type { Contribution, ContributionKinds } from './contributions.ts';
import type { Fact, Sink } from './facts.ts';
import type { ChanceRecord } from './flow/play.ts';
import type { Form, Frame, Game, Seat } from './flow/types.ts';
import type { GivenSpec, MatchGiven } from './given.ts';
import type { Links } from './links.ts';
import type { Plain, PlainRecord } from './plain.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { RoleSpec } from './roles.ts';
import type { Rulebooks } from './rulebook.ts';
import type { Schema } from './schema.ts';
import type { GameText, Language, Speaker } from './text.ts';
import type { EarlierVersion } from './versions.ts';

/** One thing the host may set before a game. */
export interface OptionSpec {
  name: string;
  /** The rule it comes from. */
  rule: string;
  values: readonly (string | number | boolean)[];
  default: string | number | boolean;
  /** Does it change anything under the other options? Set-up leaves out what does not. Without it: always. */
  matters?(options: Options, seats: number): boolean;
}
export type Options = { [name: string]: string | number | boolean };

/** What holds at the table beside the game when people pause, go away, come back or leave: for each custom the rule that says so. */
export interface Customs {
  /** Any person may pause the game. */
  readonly pause?: string;
  /** With all persons gone or away the game waits for the first who returns. */
  readonly suspend?: string;
  /** At least one seat is held by a person. */
  readonly person?: string;
  /** Who is away, and who may say so. */
  readonly away?: string;
  /** Whoever returns takes the seat back from the next question on. */
  readonly back?: string;
  /** A seat can be handed to another person. */
  readonly hand?: string;
  /** Who is host when the host leaves or is away. */
  readonly host?: string;
}

export interface Meta {
  id: string;
  /** Version of the rules; every match names it. */
  version: string;
  seats: { min: number; max: number };
  options: readonly OptionSpec[];
  /** No game takes more decisions than this. */
  longest: number;
  /** The roles of a game whose seats differ, such as game master and hero. */
  roles?: readonly RoleSpec[];
  /** Customs of the table that this game has rules of its own on. */
  customs?: Customs;
  /** How somebody begins who knows nothing of the game yet. Without it: by its usual options. */
  first?: FirstTable;
  /** The grid of options over which balance is measured, by the number of seats, written as `guildhall balance --grid` takes it. */
  grid?: { readonly [seats: number]: string };
}

/** A table for a first game: less to choose, and what is easy to understand. */
export interface FirstTable {
  options: { readonly [name: string]: Plain };
  /** What is answered for everybody at the start, by question and seat. */
  answers?: { readonly [question: string]: readonly Plain[] };
}

export interface Outcome {
  winners: Seat[];
  /** Key of the reason in the text catalogues, with the rule that ended the game. */
  reason: string;
  rule: string;
  /** By seat; empty where the game has no score. */
  scores: number[];
}

/**
 * A stricter rule on taking back. An answer since which something hidden became known is never taken back; one that is
 * done (`isDone`) is taken back only if the others agree.
 */
export interface TakeBack<T> {
  rule: string;
  /** Did this answer do something on the table that the others have seen, such as moving a piece? */
  isDone(before: T, after: T): boolean;
}

/** A question as the asked seat sees it. */
export interface Asked {
  /** "procedure/question". */
  name: string;
  rule: string;
  /** The legal answers; for an open question those that have a name (null: none has), and `form` says what else is wanted. */
  options: Plain[] | null;
  form: Form | null;
  show: PlainRecord;
  /** The seat's own face-down answer, if it has given one. */
  held: Plain;
}

/** Something a seat may do now without being asked, such as conceding. Clients show it in a menu of its own. */
export type MayAlso = Omit<Asked, 'held'>;

/** A seat's standing orders: at these windows ("fireball/respond") it passes, unless one of the named exceptions holds. */
export type StandingOrders = { readonly [window: string]: readonly string[] };

/** A window that standing orders can be given for: the rule that opens it, and the exceptions there are. */
export interface OrderSpec {
  readonly rule: string;
  readonly unless: readonly string[];
}

/** What one seat (null: a spectator) may know. Built up from nothing; never contains the stack. */
export interface View<B = PlainRecord> {
  game: string;
  seat: Seat | null;
  /** The game's own part. */
  table: B;
  /** Open procedures from the outermost in, for the breadcrumb. */
  where: string[];
  asked: Asked | null;
  /** What the seat may do besides, whoever is asked. */
  mayAlso: MayAlso[];
  /** Who must still answer, and which question. */
  waitingFor: { seat: Seat; question: string }[];
  outcome: Outcome | null;
  /** What the world outside learns of the finished game; null: it is not over, or there is nothing to learn. */
  report: Plain;
}

/** Names of what play should reach: cards, units, effects. */
export interface Content<T, F extends Fact> {
  all: readonly string[];
  /** What a fact shows was reached. */
  seen(fact: F): readonly string[];
  /** What took part, as a table shows where a match begins and where it ends: for what no fact tells of. */
  shown?(t: T): readonly string[];
}

/**
 * A game package. T is the table, A the answers, B the game's part of the view, F its facts.
 * Games are handled by reference and mutated in place; `copy` where a copy is needed.
 */
export interface GamePackage<T = unknown, A extends Plain = Plain, B = PlainRecord, F extends Fact = Fact> {
  readonly meta: Meta;
  readonly text: { readonly [language in Language]: GameText };
  readonly rulebook: Rulebooks;
  /** Earlier versions of the rules from which a match can go on, oldest first. */
  readonly versions: readonly EarlierVersion[];

  /** The given options completed with defaults, or why they cannot be. */
  options(given: PlainRecord, seats: number): Options | Refusal;
  /** What is taken when the game is set up, beyond options; null: nothing. */
  readonly given: GivenSpec | null;
  /** What was handed in (null: nothing) completed, or why the game cannot be dealt from it. Copes with any value. */
  handedIn(handed: unknown, options: Options, seats: number): MatchGiven | Refusal;
  /** The role of each seat; empty where all seats are alike. */
  roles(options: Options, seats: number): readonly RoleSpec[];
  /** Deals. The options must have passed `options`, and what is given `handedIn`; without it nothing is. */
  setup(
    options: Options,
    seats: number,
    chance: Chance,
    sink?: Sink<F>,
    onChance?: (record: ChanceRecord) => void,
    given?: MatchGiven,
  ): Game<T>;
  seats(g: Game<T>): number;
  /** Seats that owe an answer; empty when the game is over. Do not change the list. */
  actors(g: Game<T>): readonly Seat[];
  /** "procedure/question", or null when the game is over. */
  question(g: Game<T>): string | null;
  /** Are there acceptable answers to the open question that `legal` does not list? */
  isOpen(g: Game<T>): boolean;
  /** Legal answers of an actor (of an open question those that have a name); `into` is emptied and reused if given. */
  legal(g: Game<T>, seat: Seat, into?: A[]): A[];
  /** A random acceptable answer of an actor; also for open questions. */
  sample(g: Game<T>, seat: Seat, random: Random): A;
  /** null if this seat may give this answer now, else why not. Copes with any value. */
  whyNot(g: Game<T>, seat: Seat, answer: unknown): Refusal | null;
  /** Carries out a legal answer in place. Callers that do not know it is legal ask `whyNot` first. */
  apply(g: Game<T>, seat: Seat, answer: A, sink?: Sink<F>, onChance?: (record: ChanceRecord) => void): void;
  /**
   * The same for judging alternatives at one moment of the game: stops as soon as fewer than `depth` procedures are open.
   * True: it has stopped there, in the middle of things; such a game can be evaluated, but not gone on with.
   */
  applyWithin(g: Game<T>, seat: Seat, answer: A, depth: number): boolean;
  /** Acts out of turn that a seat may do now, by name ("anytime/concede"). */
  acts(g: Game<T>, seat: Seat): readonly string[];
  /** What may be said in an act out of turn, where that has a name. */
  legalActs(g: Game<T>, seat: Seat, act: string): Plain[];
  /** Something acceptable to be said in an act out of turn that the seat may do. */
  sampleAct(g: Game<T>, seat: Seat, act: string, random: Random): Plain;
  /** null if this seat may do this out of turn now, else why not. Copes with any value. */
  whyNotAct(g: Game<T>, seat: Seat, act: unknown, answer: unknown): Refusal | null;
  /** Carries out an act out of turn in place. Callers that do not know it is allowed ask `whyNotAct` first. */
  act(g: Game<T>, seat: Seat, act: string, answer: Plain, sink?: Sink<F>, onChance?: (record: ChanceRecord) => void): void;
  /** The windows for which standing orders can be given, by the question they ask. */
  readonly orders: { readonly [window: string]: OrderSpec };
  whyNotOrder(window: unknown, unless: unknown): Refusal | null;
  /** The answer that a seat's standing orders give to the open question, or null. */
  byOrder(g: Game<T>, seat: Seat, orders: StandingOrders): A | null;
  /** Takes back a face-down answer. null, or why not. */
  withdraw(g: Game<T>, seat: Seat): Refusal | null;
  copy(g: Game<T>): Game<T>;
  /** What a seat or a spectator may see. `other`: what somebody else sees of this very game; what both see alike is then shared. */
  view(g: Game<T>, seat: Seat | null, other?: View<B>): View<B>;
  /** A game that this seat cannot tell from the true one: all it cannot know is drawn anew. */
  imagine(g: Game<T>, seat: Seat | null, random: Random): Game<T>;
  outcome(g: Game<T>): Outcome | null;
  /** What the world outside learns of a finished game; null: it is not over, or there is nothing to learn. */
  report(g: Game<T>): Plain;
  /** What is wrong with a report by its closed schema, or null. Copes with any value; null is no report. */
  problemWithReport(report: unknown): string | null;
  score(g: Game<T>, seat: Seat): number;
  /** Takes a game from anywhere, one of an earlier version too: a checked copy, or what is wrong with it. */
  load(data: unknown): { game: Game<T> } | { problem: string };
  /** What the game's part of a view is made of. */
  readonly viewSchema: Schema;
  /** What is wrong with a view by the closed schema, or null. */
  problemWithView(view: unknown): string | null;
  /** What is wrong with the table by the game's invariants (components conserved and so on), or null. */
  problemWithTable(g: Game<T>): string | null;
  /** Every question there is, for the report of what play never reached. */
  questions(): string[];
  readonly content: Content<T, F>;
  readonly bots: BotKnowledge<T, A>;
  /** The view as text for a terminal: at most 80 columns, ANSI colours that may be stripped without losing anything. */
  draw?(view: View<B>, language: Language): string;
  /** What one plays for, in about three sentences, each with its rule; what stands between asterisks is stressed. */
  aim?(view: View<B>, language: Language): readonly AimSentence[];
  /** A line somebody has typed at this question, spelt as answers are: "10♥" is "Th". Without it: as it was typed. What stands on the table may be named by what `view` shows of it. */
  read?(typed: string, asked: Asked, view?: View<B>): string;
  /** The other way round: an answer as it may be typed in a language; null: only by its words. Without it: as it is. */
  typed?(answer: string, language: Language): string | null;
  /** What can be looked up by name in a terminal: units, places, cards, whether they are on the table or not yet. */
  sights?(view: View<B>, language: Language): readonly Sight[];
  /** How an answer of several parts is asked for in a terminal, part by part; null: the open question has no such answer. */
  guide?(view: View<B>, language: Language): Guide | null;
  /** The story of a match as people keep it, in Markdown, pictures inside; fetched when somebody wants it. */
  story?(
    view: View<B>,
    facts: readonly Fact[],
    language: Language,
    say: Speaker,
    added?: readonly Contribution[],
  ): Promise<string>;
  /** A rule on taking back that is stricter than the table's own; without it: GH-7 and GH-8. */
  readonly takeBack?: TakeBack<T>;
  /** Whether people may talk now, by what a spectator sees, and the rule that closes talk at times. Without it: always. */
  readonly chat?: { readonly rule: string; open(view: View<B>): boolean };
  /** By seat, which of the hall's signs it plays by; without it each seat has its own. */
  signs?(table: B): readonly number[];
  /** What people may add beside the game, by kind. */
  readonly contributions?: ContributionKinds<T>;
  /** Of a campaign: how its fights become matches of another game, and come back. */
  readonly links?: Links<T>;
}

/** A sentence of what one plays for. */
export interface AimSentence {
  readonly text: string;
  readonly rule: string;
}

/** Something that can be looked up. */
export interface Sight {
  /** What it goes by: the name people read first, then others, such as its id. */
  readonly names: readonly string[];
  /** Found by its name, but not listed: there are too many of its kind. */
  readonly unlisted?: boolean;
  /** What there is to know of it. */
  lines(): readonly string[];
}

/** One part of an answer, asked for by itself. */
export interface GuidePart {
  readonly name: string;
  /** What is asked, in the reader's language. */
  readonly ask: string;
  /** Values that have words and are chosen by number. */
  readonly choices?: readonly { readonly value: Plain; readonly words: string }[];
  /** Only one of the choices will do. */
  readonly only?: boolean;
  /** Line after line, until an empty one: a drawing, or a list of which each line is one thing. */
  readonly many?: boolean;
  /** What an empty line stands for; without it something must be typed. */
  readonly otherwise?: Plain;
  /** Why a line will not do, in the reader's language, as far as it can be told before the rest is known; null: it will. */
  readonly wrong?: (line: string) => string | null;
}
/** The parts of an answer in the order they are asked, and the answer they make. */
export interface Guide {
  readonly parts: readonly GuidePart[];
  answer(given: { readonly [part: string]: Plain }): Plain;
}

/** What bots know of a game beyond its rules. Kept in the game's folder. */
export interface BotKnowledge<T = unknown, A extends Plain = Plain> {
  /** How good the game stands for a seat, from 0 (lost) to 1 (won). May read only imagined games. */
  evaluate(g: Game<T>, seat: Seat): number;
  /** A quick urge toward an answer for greedy and playouts; higher is likelier. Optional. */
  urge?(g: Game<T>, seat: Seat, answer: A): number;
  /** What every bot answers where the rules leave it no say of its own (it has no vote, proposes nothing); null: it decides. */
  manners?(g: Game<T>, seat: Seat): A | null;
  /** What a bot does out of turn before it answers, such as spending its money; null: nothing more. Asked again after each act. */
  unasked?(g: Game<T>, seat: Seat): { readonly act: string; readonly answer: Plain } | null;
  /** An answer that looks foolish to anybody at the table, such as hitting a friend: not thought about while there are others. */
  shuns?(g: Game<T>, seat: Seat, answer: A): boolean;
  /** For the search bot, in games where whole turns must be played to see which answer is better. */
  readonly foresight?: Foresight;
  /** To how many answers thinking is narrowed where a question has more: those with the strongest urges. */
  readonly narrow?: { readonly [question: string]: number };
  /**
   * The same where no question begins a turn: this one is played to its end with care, so many more by urge. `begun` counts turns.
   * Answers to the questions in `atOnce` are judged as soon as what they do is done: what comes after would only hide it.
   */
  readonly playout?: { readonly turns: number; begun(g: Game<T>): number; readonly atOnce?: readonly string[] };
  /** Questions whose answers are worth the same whatever is hidden: greedy tries them in one imagined game alone. */
  readonly certain?: readonly string[];
  /** How its levels are spaced, measured so that each beats the one below in 65 to 85 of 100 games. */
  readonly ladder?: Ladder;
}

export interface Foresight {
  /** The question that begins a turn. */
  readonly turn: string;
  /** How many turns after this one the answers to a question are followed. */
  readonly turns: { readonly [question: string]: number };
  /** The same for all other questions; without it those are judged as soon as what they do is done. */
  readonly others?: number;
  /** Only so many answers are followed: those that stand best at first sight. Without it all are. */
  readonly field?: number;
}

/** The levels between a bot that answers at random and one that always thinks. */
export type LearnerLevel = 'novice' | 'apprentice' | 'journeyman' | 'veteran';

export interface Ladder {
  /** In how many of a hundred decisions a learner answers without thinking. */
  readonly slips: { readonly [level in LearnerLevel]: number };
  /** So much the expert tries before it decides. */
  readonly expert: number;
  /** Levels that were not found to be surely stronger than the one below by as much as a level should be: they are not offered. */
  readonly unproven?: readonly (LearnerLevel | 'expert' | 'search')[];
  /** With whom those sit down who have chosen no level; greedy bots, if nothing is said. */
  readonly usual?: LearnerLevel;
}

export type { Frame };
